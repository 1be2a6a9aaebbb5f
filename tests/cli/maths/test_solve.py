"""`ventuno solve` and `ventuno advise`: the contract with laboratories."""

import os
from pathlib import Path

import pytest

from tests.cli.commands import refusal, report, ventuno

POSITION = ("--stacks", "0,9,S21,14,20", "--card", "7", "--left", "3", "--bought", "1", "--law", "uniform")


def test_solve_prints_exactly_the_promised_fields() -> None:
    figures = report("solve", "--law", "uniform", "--scope", "play")
    assert list(figures) == [
        "law",
        "scope",
        "highest_payout",
        "best_net",
        "best_net_purchases",
        "high_low",
        "states",
        "seconds",
    ]
    assert (figures["law"], figures["scope"], figures["states"]) == ("uniform", "play", 10_363_067)
    assert figures["highest_payout"] == pytest.approx(1.8493884296, abs=1e-9)
    assert figures["best_net"] == pytest.approx(2.6744709693, abs=1e-9)
    assert figures["best_net_purchases"] == pytest.approx(1.6656453078, abs=1e-9)
    assert figures["high_low"] == pytest.approx([7.467060614, 9.707178799, 12.570412907, 16.086956522], abs=1e-8)


def test_the_main_game_alone_is_worth_less() -> None:
    assert report("solve", "--law", "uniform", "--scope", "main")["best_net"] == pytest.approx(1.6694199637, abs=1e-9)


def test_a_person_gets_a_table() -> None:
    done = ventuno("solve", "--law", "uniform", "--scope", "main")
    assert done.returncode == 0
    assert "best_net            1.669" in done.stdout
    assert "Solving uniform…" in done.stderr


def test_advise_values_every_legal_move() -> None:
    advice = report("advise", *POSITION)
    assert list(advice) == ["values", "best"]
    assert list(advice["values"]) == [*(f"place {stack}" for stack in range(1, 6)), "discard", "end"]
    assert advice["best"] == max(advice["values"], key=lambda move: advice["values"][move]) == "place 4"
    assert advice["values"]["place 5"] == 0.0
    assert advice["values"]["end"] == 0.0


def test_advise_without_a_card_says_whether_to_buy() -> None:
    advice = report("advise", "--stacks", "21,21,20,20,20", "--left", "0", "--bought", "1", "--law", "uniform")
    assert list(advice["values"]) == ["buy", "end"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("--stacks", "0,1,0,0,0"), "advise_impossible_position"),
        (("--stacks", "S22,0,0,0,0"), "advise_impossible_position"),
        (("--stacks", "0,0,0,0,0,0"), "advise_bad_stacks"),
        (("--stacks", "0,0,0,0,x"), "advise_bad_stacks"),
        (("--stacks", "0,0,0,0,-3"), "advise_bad_stacks"),
        (("--card", "1"), "advise_bad_card"),
        (("--card", "Kh"), "advise_bad_card"),
        (("--bought", "4"), "advise_impossible_position"),
        (("--bought", "-1"), "advise_impossible_position"),
        (("--left", "28"), "advise_impossible_position"),
        (("--left", "-1"), "advise_impossible_position"),
        (("--left", "99999999999999999999"), "advise_impossible_position"),
        (("--law", "nonesuch"), "law_unknown"),
        (("--scope", "all"), "usage"),
    ],
)
def test_advise_refuses_what_cannot_be(change: tuple[str, str], code: str) -> None:
    assert refusal("advise", *POSITION, *change)[0] == code


def test_a_damaged_solution_is_rebuilt_and_the_answer_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = Path(os.environ["VENTUNO_CACHE"])
    right = report("advise", *POSITION)
    for file in shared.glob("*.bin"):
        (tmp_path / file.name).write_bytes(file.read_bytes()[:-7])
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path))
    done = ventuno("advise", *POSITION, "--json")
    assert done.stderr.count("making it anew") == 2
    assert report("advise", *POSITION) == right
