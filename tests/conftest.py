"""What all tests share: caches of solved laws in the build folder, not in the home of whoever runs them."""

import os
from pathlib import Path

os.environ["VENTUNO_CACHE"] = str(Path(__file__).parents[1] / "build" / "test-cache")
