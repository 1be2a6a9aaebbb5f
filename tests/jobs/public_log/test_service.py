"""The public log of an open house: how far it is behind, and what a failure means for the house."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.jobs.public_log.kit import codes, lived, log, publisher, service
from tests.kit import House
from ventuno.desk.requests import AnswerAlert, OfferPlay, ReopenGames, ReportLog
from ventuno.house.accounts.events import GameKind
from ventuno.house.office.events import Finding
from ventuno.house.office.house_state import HouseState
from ventuno.jobs.audit import audit
from ventuno.jobs.public_log import service as services
from ventuno.rules.refusals import Refused


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "log"


def state(house: House) -> HouseState:
    found = house.run(house.store.books.house())
    assert found is not None
    return found


def refused_to_start(house: House, player: str) -> str:
    with pytest.raises(Refused) as caught:
        house.start(player)
    return caught.value.refusal.code


def alerts(house: House) -> list[str]:
    return [each.about["code"] for each in state(house).alerts]


def test_whatever_was_answered_is_published_with_the_next_turn(house: House, folder: Path) -> None:
    """A turn every five seconds: so never more than ten seconds behind, if a turn takes less than the other five."""
    assert services.INTERVAL * 2 <= services.BEHIND_MAX
    running, player = service(house, folder), house.ready()
    for _ in range(3):
        lived(house, player, 1)
        house.run(running.turn())
        assert log(folder)[1].seals == house.run(house.store.leaves.state()).last_seal
        unsealed = house.run(house.store.seals.add(house.clock.at))
        assert unsealed == 0


def test_every_turn_waits_no_longer_than_the_interval(
    house: House, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    house.ready()
    with pytest.raises(asyncio.CancelledError):
        house.run(service(house, folder).run_forever())
    assert slept == [services.INTERVAL.total_seconds()] * 3
    assert log(folder)[1].seals == 1


def test_a_log_that_is_lost_is_an_alert_and_the_house_goes_on(house: House, folder: Path) -> None:
    running, player = service(house, folder), house.ready()
    house.run(running.turn())
    shutil.rmtree(folder)
    for _ in range(3):
        lived(house, player, 1)
        house.run(running.turn())
    assert alerts(house) == ["log_short"]
    assert not state(house).closed
    house.do(OfferPlay(), player)
    house.run(publisher(house, folder).publish(again=True))
    house.run(running.turn())
    assert log(folder)[1].seals == house.run(house.store.leaves.state()).last_seal
    assert house.run(audit(house.store)).problem is None


def test_a_contradiction_closes_all_games_and_keeps_them_closed(house: House, folder: Path, tmp_path: Path) -> None:
    running, player = service(house, folder), house.ready()
    house.run(running.turn())
    shutil.move(folder, tmp_path / "away")
    with House(tmp_path / "another.sqlite", seed="another", at=house.clock.at.replace(year=2027)) as another:
        another.run(publisher(another, folder).turn())
    house.run(running.turn())
    assert alerts(house) == ["log_foreign"]
    assert set(state(house).closed) == set(GameKind)
    assert refused_to_start(house, player) == "game_closed"
    house.run(running.turn())
    assert len(state(house).alerts) == 1  # once
    assert house.run(audit(house.store)).problem is None
    assert codes(house, folder) == ["log_foreign"]

    # Somebody opens the games although nothing was mended: the next process closes them again.
    house.operate(ReopenGames(game=None, reason="no idea"))
    house.run(service(house, folder).turn())
    assert set(state(house).closed) == set(GameKind)

    # Mended: the log is back at its place.
    shutil.rmtree(folder)
    shutil.move(tmp_path / "away", folder)
    house.operate(ReopenGames(game=None, reason="the folder was mixed up"))
    house.operate(AnswerAlert(alert=state(house).alerts[0].alert, done="put back"))
    house.run(running.turn())
    assert not state(house).closed
    house.start(player)
    assert codes(house, folder) == []


def test_only_the_server_itself_reports_about_the_log(house: House) -> None:
    found = Finding(code="log_ahead", place="public log")
    for actor in ("console:olga", "house:round", "player:x"):
        with pytest.raises(Refused) as caught:
            house.run(
                house.desk.run(ReportLog(found=found, close=True, reason="because"), key=house.key(), actor=actor)
            )
        assert caught.value.refusal.code == "operators_only"
