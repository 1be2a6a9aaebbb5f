"""`make bench [ARGS=solver]`: every benchmark, or those named; each prints ratios against something of the same run."""

import sys
from importlib import import_module

NAMES = ("rules", "solver", "simulation", "calibration", "house", "server", "move", "tables", "console")

if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        import_module(f"bench.{name}").main()
