"""P5: a house that somebody founds opens with the law for how people really play, whichever way it is founded."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.site import Site
from ventuno.cli import run
from ventuno.store import databases, laws


def _founded_by_hand(place: Path) -> None:
    assert run(["database", "create", "--database", str(place)]) == 0


def _founded_by_serving(place: Path) -> None:
    assert run(["serve", "--database", str(place)]) == 0


@pytest.mark.parametrize("founded", [_founded_by_hand, _founded_by_serving])
def test_p5_a_new_house_opens_with_players_88(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, founded: Callable[[Path], None]
) -> None:
    place = tmp_path / "house.sqlite"
    monkeypatch.setattr("ventuno.server.process.serve", lambda *_: None)  # only what comes before a port is opened
    founded(place)
    with Site(place, law=None, at=databases.now()) as site:
        law = site.browser().get("/house").json()["law"]
    assert law["name"] == "players-88"
    assert law["hash"] == laws.load("players-88").hash
    assert law["payout"]["players_payout"] == pytest.approx(0.88, abs=1e-6)
    assert {"players-88", "optimal-88", "aces-88", "uniform"} <= set(laws.shipped())
