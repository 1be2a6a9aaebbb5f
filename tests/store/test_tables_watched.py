"""A watcher of tables is told of every change, and can ask which journals have grown."""

import asyncio

from tests.kit import House
from ventuno.desk.requests import OpenTable, SitDown
from ventuno.house.ledger.money import Money
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import OF_THE_HOUSE
from ventuno.rules.language import Language
from ventuno.store.commands import TableChange
from ventuno.store.sql.tables import NAMES_AT_ONCE

TERMS = TableTerms(
    name="Aare",
    language=Language.DE,
    pace=Pace.CALM,
    boxes=7,
    ante_min=Money(5_00),
    ante_max=Money(5_00),
    bonus_min=Money(1_00),
    bonus_max=Money(5_00),
)


async def opened(house: House) -> str:
    return (await house.tables.open(OpenTable(terms=TERMS), player=OF_THE_HOUSE, key=house.key())).table


def test_a_change_is_told_with_the_table_and_what_was_written(house: House) -> None:
    player = house.ready()
    told: list[tuple[str, TableChange | None]] = []

    async def sat() -> str:
        house.store.watch_tables(lambda name, change: told.append((name, change)))
        while not told:  # until somebody listens
            await opened(house)
            await asyncio.sleep(0.05)
        table = await opened(house)
        sit = SitDown(table=table, box=1, chips="50", name="Guest")
        await house.tables.sit(sit, player=player, key="sit")
        last = await opened(house)
        async with asyncio.timeout(60):
            while told[-1][0] != last:  # noqa: ASYNC110  # news come in order
                await asyncio.sleep(0.05)
        return table

    table = house.run(sat())
    changes = [change for name, change in told if name == table]
    assert len(changes) == 2
    for number, change in enumerate(changes, start=1):
        if change is not None:  # otherwise it is to be read
            assert [line.number for line in change.lines] == [change.table.entries] == [number]


def test_how_long_journals_are_is_asked_for_any_number_of_tables(house: House) -> None:
    async def asked() -> None:
        tables = [await opened(house) for _ in range(3)]
        many = [*tables, *(f"t-{number}" for number in range(NAMES_AT_ONCE))]
        assert await house.store.tables.journal_lengths(many) == dict.fromkeys(tables, 1)
        assert await house.store.tables.journal_lengths(tables[:1]) == {tables[0]: 1}
        assert await house.store.tables.journal_lengths([]) == {}

    house.run(asked())
