"""`make soak`: the simulation and the crash tests, again and again with new seeds, until the time is over or one fails.

A round that fails names its seed; `--seed` begins with that one.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITES = ("tests/simulation", "tests/crash")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first round")
    parser.add_argument("--commands", type=int, default=200_000, help="of each simulation")
    parser.add_argument("--kills", type=int, default=500, help="of each crash test")
    asked = parser.parse_args()
    ends, seed = time.monotonic() + asked.minutes * 60, asked.seed
    while True:
        print(f"seed {seed}, {max(0, ends - time.monotonic()) / 60:.0f} minutes left", flush=True)
        sizes = {"VENTUNO_SIM_COMMANDS": asked.commands, "VENTUNO_CRASH_KILLS": asked.kills}
        seeds = {"VENTUNO_SIM_SEED": seed, "VENTUNO_CRASH_SEED": seed}
        settings = {name: str(value) for name, value in (sizes | seeds).items()}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "--numprocesses", "auto", *SUITES]
        done = subprocess.run(command, check=False, cwd=ROOT, env={**os.environ, **settings})
        if done.returncode != 0:
            print(f"failed with seed {seed}: make soak ARGS='--seed {seed}'", flush=True)
            return done.returncode
        seed += 1
        if time.monotonic() > ends:
            return 0


if __name__ == "__main__":
    sys.exit(main())
