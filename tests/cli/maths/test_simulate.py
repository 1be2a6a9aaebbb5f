"""`ventuno simulate` and `ventuno skill fit`: the contract with scripts."""

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import VENTUNO, refusal, report, ventuno
from ventuno.cli import run

PLAY = "big21 rules=2024-10-23 stake=2\ndeal K\nplace 1\ndeal A\ndiscard\n"


def test_simulate_prints_the_promised_fields_and_the_same_figures_for_any_number_of_workers() -> None:
    asked = ("simulate", "big21", "--games", "200000", "--law", "uniform", "--player", "blind", "--seed", "7")
    one, two = report(*asked, "--workers", "1"), report(*asked, "--workers", "2")
    promised = {
        "games",
        "payout",
        "payout_se",
        "net",
        "distribution",
        "purchases",
        "free_card_awards",
        "games_per_second",
    }
    assert promised < one.keys()
    assert (one["games"], one["player"], one["seed"], one["stake"]) == (200_000, "blind", 7, "1.00")
    assert sum(one["distribution"]) + one["bust"] == pytest.approx(1.0)
    assert len(one["distribution"]) == 6
    for facts in (one, two):
        del facts["games_per_second"], facts["workers"]
    assert one == two


def test_simulate_without_json_is_a_readable_table() -> None:
    done = ventuno("simulate", "--games", "100", "--law", "uniform", "--player", "greedy", "--scope", "main")
    assert done.returncode == 0
    assert "payout_se" in done.stdout
    assert "Preparing greedy" in done.stderr


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("--games", "0"), "usage"),
        (("--games", "1000000000001"), "usage"),
        (("--games", "1", "--workers", "0"), "usage"),
        (("--games", "1", "--workers", "1025"), "usage"),
        (("--games", "1", "--seed", "-1"), "usage"),
        (("--games", "1", "--player", "lucky"), "player_unknown"),
        (("--games", "1", "--player", "skill:nan"), "player_unknown"),
        (("--games", "1", "--player", "skill:-0.1"), "player_unknown"),
        (("--games", "1", "--law", "nowhere"), "law_unknown"),
        (("--games", "1", "--stake", "6"), "stake_not_offered"),
        (("challenge", "--games", "1", "--seats", "8"), "simulate_seats"),
        (("--games", "10001", "--save", "somewhere"), "simulate_too_many_to_save"),
        (("--games", "1", "--save", "/"), "directory_not_empty"),
        (("--games", "1", "--law", "uniform", "--player", "blind", "--cluster", "127.0.0.1:1"), "cluster_unreachable"),
        (("--games", "1", "--law", "uniform", "--player", "blind", "--cluster", "nonsense"), "cluster_unreachable"),
    ],
)
def test_simulate_refuses_what_cannot_be(options: tuple[str, ...], code: str) -> None:
    assert refusal("simulate", *options)[0] == code


def here(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:  # noqa: ANN401  # whatever JSON holds
    """The report or refusal of a command in this process, for importing takes longer than playing."""
    code = run([*arguments, "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert code == (2 if "error" in printed else 0)
    return printed


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (("challenge", "--seats", "1"), "simulate_seats"),
        (("challenge", "--seats", "two"), "usage"),
        (("challenge", "--games", "0"), "usage"),
        (("challenge", "--seats", "3", "--player", "never,always"), "simulate_players"),
        (("challenge", "--player", "perfect"), "challenge_player_unknown"),
        (("challenge", "--law", "uniform"), "simulate_option_of_other_game"),
        (("challenge", "--stake", "1"), "simulate_option_of_other_game"),
        (("challenge", "--scope", "main"), "simulate_option_of_other_game"),
        (("challenge", "--save", "somewhere"), "simulate_option_of_other_game"),
        (("challenge", "--cluster", "local"), "simulate_option_of_other_game"),
        (("big21", "--seats", "3"), "simulate_option_of_other_game"),
    ],
)
def test_simulate_challenge_refuses_what_cannot_be(
    options: tuple[str, ...], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert here(capsys, "simulate", "--games", "1", *options)["error"]["code"] == code


def test_simulate_challenge_prints_the_promised_fields_and_the_same_figures_for_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ("simulate", "challenge", "--seats", "3", "--player", "house13,never,always", "--games", "200000")
    one, two = (here(capsys, *asked, "--workers", workers) for workers in ("1", "2"))
    by_seat = ("net", "net_se", "bust", "paid1", "paid2")
    assert {*by_seat, "war", "all_bust", "mean_pot", "games", "games_per_second", "workers"} < one.keys()
    assert [len(one[name]) for name in by_seat] == [3] * 5
    assert (one["games"], one["player"], one["seed"]) == (200_000, "house13,never,always", 21)
    assert one["interrupted"] is False
    assert sum(one["net"]) == pytest.approx(0.0, abs=1e-9)
    assert one["mean_pot"] == pytest.approx(3 + sum(one["paid1"]) + sum(one["paid2"]))
    assert (one["paid1"][1:], one["bust"][1]) == ([0.0, 1.0], 0.0)
    for facts in (one, two):
        del facts["games_per_second"], facts["workers"]
    assert one == two


def test_simulate_challenge_without_json_is_a_readable_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "challenge", "--games", "100", "--seats", "3", "--player", "never,always,never"]) == 0
    printed = capsys.readouterr()
    lines = [line.split() for line in printed.out.splitlines()]
    assert [line[:2] for line in lines[1:4]] == [["button", "never"], ["2", "always"], ["3", "never"]]
    assert lines[2][-2:] == ["1.000000", "1.000000"]
    assert ["mean_pot", "5.000000"] in lines
    assert "Preparing the table" in printed.err


@pytest.mark.parametrize(
    ("asked", "figure"),
    [
        (("simulate", "--law", "uniform", "--player", "blind", "--games"), "payout"),
        (("simulate", "challenge", "--seats", "2", "--games"), "mean_pot"),
    ],
)
def test_ctrl_c_shows_what_is_there_so_far(asked: tuple[str, ...], figure: str) -> None:
    """Exit 130, and the report is that of as many games as were played."""
    running = subprocess.Popen(
        [VENTUNO, *asked, "1000000000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stderr is not None
    while "/s" not in running.stderr.readline():  # until games are being played
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    output, _ = running.communicate(timeout=600)
    assert running.returncode == 130
    facts = dict(
        line.split(maxsplit=1) for line in output.splitlines() if line.startswith(("games ", f"{figure} ", "int"))
    )
    assert facts["interrupted"].strip() == "True"
    again = report(*asked, facts["games"].strip())
    assert f"{again[figure]:.6f}" == facts[figure].strip()


def test_saved_plays_replay_and_give_back_the_skill(tmp_path: Path) -> None:
    plays = tmp_path / "plays"
    simulated = report(
        "simulate", "--games", "150", "--law", "uniform", "--player", "skill:4", "--stake", "2", "--save", str(plays)
    )
    files = sorted(map(str, plays.iterdir()))
    assert len(files) == 150
    states = [report("replay", file) for file in files[:3]]
    assert {state["phase"] for state in states} == {"over"}
    assert simulated["stake"] == "2.00"
    found = report("skill", "fit", *files, "--law", "uniform")
    assert (found["plays"], found["law"], found["confidence"]) == (150, "uniform", 0.95)
    assert found["interval"][0] < 4 < found["interval"][1]
    assert found["decisions"] > 1000


def test_skill_fit_refuses_what_is_not_a_play(tmp_path: Path) -> None:
    assert refusal("skill", "fit", "-", "--law", "uniform", typed="poker\n")[0] == "notation_bad_header"
    assert refusal("skill", "fit", "-", "--law", "uniform", typed=PLAY.splitlines()[0])[0] == "skill_no_decisions"
    assert refusal("skill", "fit", str(tmp_path / "none.txt"), "--law", "uniform")[0] == "file_unreadable"
