"""Arrays on disk: whole or not at all, and any changed byte is noticed."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ventuno.store.solved import arrays
from ventuno.store.solved.arrays import Damaged

ARRAYS: dict[str, NDArray[Any]] = {
    "values": np.arange(5000, dtype=np.float64),
    "small": np.array([[1, 2], [3, 4]], np.int8),
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sub" / "arrays.bin"
    arrays.write(path, {"law": "uniform"}, ARRAYS)
    return path


def test_what_was_written_is_read(file: Path) -> None:
    about, found = arrays.read(file)
    assert about == {"law": "uniform"}
    assert found.keys() == ARRAYS.keys()
    for name, array in ARRAYS.items():
        assert found[name].dtype == array.dtype
        assert np.array_equal(found[name], array)
    assert [path.name for path in file.parent.iterdir()] == ["arrays.bin"]


def test_what_a_file_is_about_is_known_without_its_arrays(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:1000])
    assert arrays.about(file) == {"law": "uniform"}
    file.write_bytes(file.read_bytes().replace(b"uniform", b"Uniform"))
    with pytest.raises(Damaged):
        arrays.about(file)


def test_changing_what_was_read_leaves_the_file_alone(file: Path) -> None:
    before = file.read_bytes()
    arrays.read(file)[1]["values"][0] = 7.0
    assert file.read_bytes() == before


@pytest.mark.parametrize("at", [0, 5, 100, 4096, 5000, 43_000, -1])
def test_a_changed_byte_is_noticed(file: Path, at: int) -> None:
    data = bytearray(file.read_bytes())
    data[at] ^= 1
    file.write_bytes(data)
    with pytest.raises(Damaged):
        arrays.read(file)


@pytest.mark.parametrize("size", [0, 3, 200, 4096, 10_000])
def test_a_shortened_file_is_noticed(file: Path, size: int) -> None:
    file.write_bytes(file.read_bytes()[:size])
    with pytest.raises(Damaged):
        arrays.read(file)


def test_another_format_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "other.bin"
    path.write_text('{"magic": "something else"}\n')
    with pytest.raises(Damaged, match="another format"):
        arrays.read(path)
