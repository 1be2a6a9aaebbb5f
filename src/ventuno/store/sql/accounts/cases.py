"""The register of cases of player protection, and how far each journal was looked at (requirement 46).

The players' books hold every word of the cases. The register is written together with them in one transaction. How far
a journal was looked at belongs to no book: if it is lost, the daily look only reads more.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.protection.cases import CaseLine, CaseState
from ventuno.house.protection.events import Judgement, Sign
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, instant_or_none, microseconds

_COLUMNS = "player, number, state, signs, handler, judgement, opened_us, changed_us"


class CaseRow(NamedTuple):
    player: str
    number: int
    state: str
    signs: str
    handler: str | None
    judgement: str | None
    opened_us: int
    changed_us: int

    def line(self) -> CaseLine:
        return CaseLine(
            player=self.player,
            number=self.number,
            state=CaseState(self.state),
            signs=tuple(map(Sign, self.signs.split())),
            handler=self.handler,
            judgement=None if self.judgement is None else Judgement(self.judgement),
            opened_at=instant(self.opened_us),
            changed_at=instant(self.changed_us),
        )


class UnseenRow(NamedTuple):
    player: str
    entries: int


class LastLookRow(NamedTuple):
    at_us: int | None


FIND_CASE = Select(CaseRow._make, f"SELECT {_COLUMNS} FROM cases WHERE player = $1 AND number = $2")

LIST_CASES_IN_STATE = Select(
    CaseRow._make,
    f"SELECT {_COLUMNS} FROM cases WHERE state = $1 ORDER BY opened_us, player, number LIMIT $2 OFFSET $3",
)

LIST_CASES_OPENED = Select(
    CaseRow._make,
    f"SELECT {_COLUMNS} FROM cases WHERE opened_us >= $1 AND opened_us < $2 ORDER BY opened_us, player, number",
)

LIST_UNSEEN = Select(
    UnseenRow._make,
    """
    SELECT p.player, b.entries FROM people p JOIN books b ON b.id = p.player
        LEFT JOIN looked_at l ON l.player = p.player
    WHERE p.player > $1 AND (l.player IS NULL OR l.entries < b.entries OR l.criteria <> $2)
    ORDER BY p.player LIMIT $3
    """,
)

KEEP_LOOK = Write(
    """
    INSERT INTO looked_at (player, entries, criteria, at_us) VALUES ($1, $2, $3, $4)
    ON CONFLICT (player) DO UPDATE
    SET entries = excluded.entries, criteria = excluded.criteria, at_us = excluded.at_us
    """
)

FIND_LAST_LOOK = Select(LastLookRow._make, "SELECT max(at_us) AS at_us FROM looked_at")


class CaseStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def find(self, player: str, number: int) -> CaseLine | None:
        row = await self._executor.find(FIND_CASE(player, number))
        return None if row is None else row.line()

    async def in_state(self, state: CaseState, *, most: int = 50, skip: int = 0) -> Sequence[CaseLine]:
        """The oldest first."""
        return [row.line() for row in await self._executor.fetch(LIST_CASES_IN_STATE(state.value, most, skip))]

    async def opened(self, since: datetime, until: datetime) -> Sequence[CaseLine]:
        """Those opened from then on, and before that."""
        query = LIST_CASES_OPENED(microseconds(since), microseconds(until))
        return [row.line() for row in await self._executor.fetch(query)]

    async def unseen(self, criteria: str, *, after: str = "", most: int = 100) -> Sequence[tuple[str, int]]:
        """Players after that one with entries that these criteria have not seen, and how many entries they have."""
        return [(row.player, row.entries) for row in await self._executor.fetch(LIST_UNSEEN(after, criteria, most))]

    async def keep_look(self, player: str, entries: int, criteria: str, at: datetime) -> None:
        await self._executor.write(KEEP_LOOK(player, entries, criteria, microseconds(at)))

    async def last_look(self) -> datetime | None:
        (row,) = await self._executor.fetch(FIND_LAST_LOOK())
        return instant_or_none(row.at_us)
