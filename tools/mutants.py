"""Mutation testing of the rules: changes each line in turn and asks whether a test notices.

Fails when fewer than nine in ten mutants are killed, or when one survives in a function that docs/mutants.md does not
explain. Mutants are numbered anew when a function changes, so the page explains by function, with the change.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
MUTMUT = Path(sys.executable).with_name("mutmut")
KILLED_MIN = 0.90
SURVIVED = re.compile(r"^\s*(ventuno\S+?)\.(?:x_|xǁ)(\S+)__mutmut_\d+: (survived|no tests)$")


def survivors(results: str) -> list[str]:
    """`rules.law._line_of` for each mutant that no test noticed."""
    found = [match for line in results.splitlines() if (match := SURVIVED.match(line))]
    return [f"{match[1].removeprefix('ventuno.')}.{match[2].replace('ǁ', '.')}" for match in found]


def main() -> int:
    subprocess.run([MUTMUT, "run"], cwd=ROOT, check=True)
    results = subprocess.run([MUTMUT, "results"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    subprocess.run([MUTMUT, "export-cicd-stats"], cwd=ROOT, check=True, capture_output=True)
    counts = json.loads((ROOT / "mutants/mutmut-cicd-stats.json").read_text())
    share = (counts["killed"] + counts["timeout"]) / counts["total"]
    alive = survivors(results)
    page = (ROOT / "docs/mutants.md").read_text("utf-8")
    unexplained = sorted({name for name in alive if f"`{name}`" not in page})
    print(f"{counts['total']} mutants, {share:.1%} killed, {len(alive)} survive, in {len(set(alive))} functions")
    for name in unexplained:
        print(f"{name}: survives and is not explained in docs/mutants.md; see `mutmut results`, `mutmut show`")
    return 0 if share >= KILLED_MIN and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
