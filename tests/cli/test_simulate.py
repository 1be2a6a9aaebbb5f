"""`ventuno simulate` and `ventuno skill fit`: the contract with scripts."""

import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands import VENTUNO, refusal, report, ventuno

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
        (("challenge", "--games", "1"), "simulate_challenge_later"),
        (("--games", "10001", "--save", "somewhere"), "simulate_too_many_to_save"),
        (("--games", "1", "--save", "/"), "directory_not_empty"),
        (("--games", "1", "--law", "uniform", "--player", "blind", "--cluster", "127.0.0.1:1"), "cluster_unreachable"),
        (("--games", "1", "--law", "uniform", "--player", "blind", "--cluster", "nonsense"), "cluster_unreachable"),
    ],
)
def test_simulate_refuses_what_cannot_be(options: tuple[str, ...], code: str) -> None:
    assert refusal("simulate", *options)[0] == code


def test_ctrl_c_shows_what_is_there_so_far() -> None:
    """Exit 130, and the report is that of as many games as were played."""
    asked = ("simulate", "--law", "uniform", "--player", "blind", "--games")
    running = subprocess.Popen(
        [VENTUNO, *asked, "1000000000000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stderr is not None
    while "/s" not in running.stderr.readline():  # until games are being played
        assert running.poll() is None
    running.send_signal(signal.SIGINT)
    output, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    facts = dict(
        line.split(maxsplit=1) for line in output.splitlines() if line.startswith(("games ", "payout ", "int"))
    )
    assert facts["interrupted"].strip() == "True"
    again = report(*asked, facts["games"].strip())
    assert f"{again['payout']:.6f}" == facts["payout"].strip()


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
