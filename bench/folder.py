"""Where benchmarks keep their databases: in the build folder, because `/tmp` may be in memory."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BUILD = Path(__file__).parents[1] / "build"


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder that is gone afterwards."""
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        yield Path(name)
