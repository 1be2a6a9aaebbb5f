"""Live tables: their clocks, and tables whose croupier fails, without a server around them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta

import msgspec
import pytest

from tests.kit import Clock
from ventuno.house.ledger.money import Money
from ventuno.house.tables import state as table_house
from ventuno.house.tables.events import Pace, TableOpened, TableTerms
from ventuno.house.tables.refusals import NO_TABLE
from ventuno.house.tables.state import Table
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.tables import live


class Desk:
    """Tables of which some fail, and one of which something is due."""

    def __init__(self, clock: Clock, *names: str, due: str = "") -> None:
        self.store = self.tables = self
        self.clock = clock
        self.names = names
        self.overdue = due
        self.ticked = list[str]()
        self.at_once = self.most_at_once = 0
        self.found: Table | None = None

    def watch_tables(self, _: object) -> None:
        pass

    async def due(self, _: datetime, *, most: int) -> list[str]:
        return [*self.names[:most]]

    async def journal_lengths(self, _: object) -> dict[str, int]:
        return {}

    async def news(self, _: str, __: int) -> tuple[Table, None, tuple[()]]:
        if self.found is None:
            raise Refused(NO_TABLE())
        return self.found, None, ()

    async def rules(self) -> TableRules:
        return LEAFLET

    async def tick(self, name: str) -> bool:
        self.ticked.append(name)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        if name.startswith("t-bad"):
            raise OSError(name) if name == "t-bad0" else Refused(NO_TABLE())
        return name == self.overdue and self.found is not None and self.clock.at >= (self.found.due_at or self.clock.at)

    def hall(self) -> live.LiveTables:
        return live.LiveTables(self, self.clock)  # type: ignore[arg-type]


def a_table(clock: Clock, seconds: float) -> Table:
    terms = TableTerms(
        name="Aare",
        language=Language.DE,
        pace=Pace.BRISK,
        boxes=7,
        ante_min=Money(5_00),
        ante_max=Money(5_00),
        bonus_min=Money(1_00),
        bonus_max=Money(5_00),
    )
    opened, _ = table_house.record(None, TableOpened(table="t-1", by="p", terms=terms), clock.at, "p")
    return msgspec.structs.replace(opened, due_at=clock.at + timedelta(seconds=seconds))


async def until(wanted: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not wanted():  # noqa: ASYNC110  # nothing tells us
            await asyncio.sleep(0.001)


def test_an_alarm_that_was_early_is_set_again() -> None:
    """Event loops are a little ahead of the clock at times; nothing else may come for a long while."""

    async def early() -> None:
        clock = Clock()
        desk = Desk(clock, due="t-1")
        desk.found, at = a_table(clock, 0.01), desk.hall()
        assert await at.enter("t-1", live.Viewer(None, None))
        await until(lambda: len(desk.ticked) >= 2 and not desk.at_once)  # the clock stands still: nothing is due
        clock.forward(seconds=1)
        before = len(desk.ticked)
        await until(lambda: len(desk.ticked) > before)
        await asyncio.sleep(0.05)
        assert len(desk.ticked) == before + 1  # then it was done
        await at.close()

    asyncio.run(early())


def test_a_table_that_cannot_be_loaded_keeps_no_viewer() -> None:
    async def refused() -> None:
        desk = Desk(Clock())
        at = desk.hall()
        with pytest.raises(Refused):
            await at.enter("t-1", live.Viewer(None, None))
        assert at._live == {}

    asyncio.run(refused())


def test_tables_that_fail_keep_no_other_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "AGAIN_SECONDS", 600.0)
    monkeypatch.setattr(live, "AGAIN_SECONDS_MAX", 600.0)

    async def swept() -> None:
        names = [f"t-bad{number}" for number in range(40)]
        desk = Desk(Clock(), *names, "t-good")
        at = desk.hall()
        for sweeps in (1, 2, 3):
            await at._poll_once()
            assert Counter(desk.ticked) == dict.fromkeys(names, 1) | {"t-good": sweeps}
        assert 1 < desk.most_at_once <= live.POLLED_AT_ONCE
        monkeypatch.setattr(live, "POLLED_MOST", 1)
        await at._poll_once()  # those that fail take nobody's place
        assert desk.ticked.count("t-good") == 4

    asyncio.run(swept())


def test_a_failing_table_rests_longer_each_time_and_not_for_ever() -> None:
    failing, at, rests = live.Failing(), 100.0, list[float]()
    for _ in range(6):
        failing.failed(at)
        rest = 0.5
        while failing.rests(at + rest):
            rest += 0.5
        rests.append(rest)
        at += rest
    assert rests == [1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
