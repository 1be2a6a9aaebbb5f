"""`ventuno challenge`: the contract with laboratories."""

import pytest

from tests.cli.commands import refusal, report, ventuno


def test_solve_prints_exactly_the_promised_fields() -> None:
    found = report("challenge", "solve")
    assert list(found) == [
        "value_button",
        "value_other",
        "exploitability",
        "war",
        "all_bust",
        "mean_pot",
        "seconds",
    ]
    assert found["value_button"] + found["value_other"] == 0.0
    assert found["exploitability"] < 1e-6
    assert found["value_button"] == pytest.approx(-0.01468434, abs=1e-7)


def test_a_person_gets_a_table() -> None:
    done = ventuno("challenge", "solve")
    assert done.returncode == 0
    assert "value_button    -0.014684\n" in done.stdout
    assert done.stderr == "Solving 100 pairs of open cards…\n"


def test_what_is_not_there_is_refused() -> None:
    assert refusal("challenge", "solve", "--players", "3") == ("usage", "ventuno --help")
