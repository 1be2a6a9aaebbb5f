"""`ventuno monitor` and `ventuno recount`, as whoever watches the house calls them."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import report as printed
from tests.kit import House
from ventuno.cli import run
from ventuno.desk.requests import PublishLaw
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve, SkillPayout
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.store import databases, laws
from ventuno.store.solved import files, payout_curves, solutions

pytestmark = pytest.mark.usefixtures("same_day")

# About what the uniform law promises; what it promises exactly takes minutes to compute.
CURVE = PayoutCurve(
    tuple(
        SkillPayout(skill, payout, 0.3, 3.0, 0.2, 0.2)
        for skill, payout in ((0.0, 0.01), (2.0, 0.8), (20.0, 2.0), (1000.0, 2.5))
    )
)


@pytest.fixture(scope="module", autouse=True)
def cached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A cache of its own, in which the uniform law is solved and no other."""
    solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2)
    folder = tmp_path_factory.mktemp("cache")
    for path in (files.graph_path(), files.solution_path(UNIFORM, Scope.PLAY)):
        (folder / path.name).symlink_to(path)
    before = os.environ["VENTUNO_CACHE"]
    os.environ["VENTUNO_CACHE"] = str(folder)
    payout_curves.keep(CURVE, UNIFORM, lambda _: None)
    yield folder
    os.environ["VENTUNO_CACHE"] = before


class Command:
    """As `tests.cli.commands`, but in this process: compiled code is loaded once."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self._capture = capture

    def report(self, *arguments: str) -> dict[str, Any]:
        assert run([*arguments, "--json"]) == 0
        found: dict[str, Any] = json.loads(self._capture.readouterr().out)
        return found

    def refusal(self, *arguments: str) -> tuple[str, str]:
        assert run([*arguments, "--json"]) == 2
        said = self._capture.readouterr()
        error = json.loads(said.out)["error"]
        assert said.err == f"{error['message']} ({error['article']})\n"
        return error["code"], error["article"]

    def said(self, *arguments: str) -> tuple[str, str]:
        assert run([*arguments]) == 0
        captured = self._capture.readouterr()
        return captured.out, captured.err


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


def house_at(where: Path | str, plays: int = 3) -> None:
    """With some plays of today; the command has the clock on the wall."""
    with House(where, at=databases.now()) as house:
        player = house.ready()
        for _ in range(plays):
            house.finish(player, house.move(player, house.start(player, "2"), "place 1"))
        house.start(player)


def test_req_13_and_14_the_payout_and_chance_of_what_was_played(where: Path | str, command: Command) -> None:
    house_at(where)
    at = ("--database", str(where))
    found = command.report("monitor", *at)
    assert found["law"] == {"name": "uniform", "hash": UNIFORM.hash}
    assert (found["plays"], found["days"]) == (3, 30)
    assert found["counted"]["plays"] == 3
    assert found["counted"]["waiting"] == []
    recent = found["last_days"]
    assert {**recent, "since": None} == {**found["since_change"], "since": None}
    assert recent["plays"] == 3
    assert list(recent["stakes"]) == ["2.00"]
    assert list(recent["channels"]) == ["other"]
    payout = recent["payout"]
    assert payout == recent["stakes"]["2.00"]["payout"] == recent["channels"]["other"]["payout"]
    assert payout["actual"] == 0.0
    low, high = payout["limits"]["warn"]
    assert payout["expected"] < high < payout["limits"]["alert"][1]
    assert low >= 0.0
    assert payout["z"] == pytest.approx(-payout["expected"] / (payout["sigma"] / 3**0.5))
    assert payout["verdict"] in {"quiet", "warn", "alert"}
    assert recent["luck"]["checks"] == []  # far too few plays
    kinds = {kind["kind"]: kind for kind in recent["luck"]["kinds"]}
    assert list(kinds) == ["deal", "free_cards", "open", "hidden"]
    assert sum(kind["draws"] for kind in kinds.values()) == recent["luck"]["draws"]
    assert sum(each["count"] for each in kinds["deal"]["outcomes"]) == kinds["deal"]["draws"] > 0
    assert recent["luck"]["verdict"] == "quiet"
    assert recent["skill"]["decisions"] >= 6
    assert recent["skill"]["payout_by_skill"] == [[each.skill, each.payout] for each in CURVE.points]
    (day,) = recent["chart"]
    assert day["alone"] == day["so_far"]
    assert day["alone"]["plays"] == 3
    again = command.report("monitor", "--law", UNIFORM.hash[:12], "--days", "1", *at)
    assert again["counted"] == {"books": 0, "entries": 0, "plays": 0, "waiting": []}
    assert again["last_days"]["payout"] == payout
    assert command.report("recount", *at)["plays"] == 3
    assert printed("monitor", *at)["since_change"] == found["since_change"]


def test_a_person_reads_a_table(tmp_path: Path, command: Command) -> None:
    house_at(tmp_path / "house.sqlite")
    shown, told = command.said("monitor", "--database", str(tmp_path / "house.sqlite"))
    assert "Counted: " in told
    for word in ("uniform", "CHF 2.00", "other", "verdict", "luck", "skill"):
        assert word in shown


def test_what_cannot_be_said_is_refused(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "house.sqlite"
    at = ("--database", str(file))
    assert command.refusal("monitor", *at)[0] == "store_missing"
    with House(file, at=databases.now()) as house:
        changes = dict.fromkeys(Language, "x")
        house.operate(PublishLaw(law=str(laws.load("aces-88")), changes=changes, reason="r"))
    assert command.refusal("monitor", *at) == ("control_no_plays", "Art. 3.2")
    assert command.refusal("monitor", "--law", "aces-88", *at)[0] == "law_never_published"  # not yet
    assert command.refusal("monitor", "--law", "optimal-88", *at)[0] == "law_never_published"
    assert command.refusal("monitor", "--days", "0", *at)[0] == "usage"


def test_a_law_that_was_never_solved_is_refused_and_nothing_is_counted(tmp_path: Path, command: Command) -> None:
    file = tmp_path / "house.sqlite"
    with House(file, law=laws.load("aces-88"), at=databases.now()) as house:
        house.ready()
        assert command.refusal("monitor", "--database", str(file)) == ("control_law_not_solved", "Art. 3.2")
        assert house.run(house.store.counts.flows()) == []
