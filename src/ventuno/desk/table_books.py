"""How a request at a table becomes a transaction, and that only once (requirement 28).

Bets and decisions concern one book, the table's. Chips that come from an account or go back to it concern two, and both
change together or not at all.
"""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ventuno.desk.case import not_before
from ventuno.desk.requests import BringChips, Decide, PlaceBet, Request, SitDown, StandUp, TableChanged, VoidGame
from ventuno.house import player, table, wire
from ventuno.house.croupier import Sitting
from ventuno.house.happenings import ChipsBrought, ChipsReturned, Game
from ventuno.house.journal import Line
from ventuno.house.limits import newly_near
from ventuno.house.refusals import BAD_KEY, KEY_CONFLICT, NO_ACCOUNT, NOT_FOUNDED
from ventuno.house.staff import Power, authorise, is_staff
from ventuno.house.table import PREFIX, Phase, Table
from ventuno.house.table_happenings import ToTable
from ventuno.house.table_refusals import NO_TABLE, TABLE_CLOSED
from ventuno.house.terms import House
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision, Question, Records, Store

KEY_MAX = 128
CLOCK = "clock"


class Visit:
    """A player and a table, and what happens to both at once."""

    def __init__(self, records: Records, at: datetime, actor: str) -> None:
        if records.player is None:
            raise Refused(NO_ACCOUNT())
        self.player, self.table, self.house = records.player, _open(records.table), _house(records)
        self.at = not_before(not_before(at, self.player.last_at), self.table.last_at)
        self._actor = actor
        self._lines: list[Line] = []
        self._table_lines: list[Line] = []

    def to_player(self, what: ChipsBrought | ChipsReturned) -> None:
        before = self.player
        self.player, line = player.record(before, what, self.at, self._actor)
        self._lines.append(line)
        days = before.days_at(self.at), self.player.days_at(self.at)
        for message in newly_near(self.player.limits, *days, self.at):
            self.player, line = player.record(self.player, message, self.at, self._actor)
            self._lines.append(line)

    def to_table(self, what: ToTable) -> None:
        self.table, line = table.record(self.table, what, self.at, self._actor)
        self._table_lines.append(line)

    def decision(self, answer: TableChanged, request: Request[TableChanged]) -> Decision:
        made = decision(answer, request, book=self.player if self._lines else None, lines=tuple(self._lines))
        if not self._table_lines:
            return made
        return replace(made, table=self.table, table_lines=tuple(self._table_lines))


class Books:
    def __init__(self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self._clock = clock
        self._entropy = entropy

    def now(self) -> datetime:
        return self._clock().astimezone(UTC)

    async def at_table(
        self,
        request: PlaceBet | Decide | VoidGame,
        who: str,
        key: str,
        happen: Callable[[Sitting], None],
        *,
        actor: str | None = None,
    ) -> TableChanged:
        def decide(records: Records) -> Decision:
            if kept := answered(records, request):
                return kept
            if is_staff(actor):
                authorise(_house(records).staff, actor or "", Power.ACT)
            if isinstance(request, PlaceBet) and (refusal := _house(records).closed_for(Game.CHALLENGE)):
                raise Refused(refusal)
            sitting = self._sitting(records, actor or f"player:{who}")
            happen(sitting)
            answer = TableChanged(table=sitting.table.id, sequence=sitting.table.entries)
            return _of_sitting(sitting, answer, request)

        return await self.ask(Question(_named(request.table), f"{who} {checked(key)}", decide))

    async def between(
        self,
        request: SitDown | BringChips | StandUp,
        name: str,
        key: str,
        happen: Callable[[Visit], None],
        actor: str,
    ) -> TableChanged:
        """The player's book and the table's."""

        def decide(records: Records) -> Decision:
            if kept := answered(records, request):
                return kept
            visit = Visit(records, self.now(), actor)
            happen(visit)
            answer = TableChanged(table=visit.table.id, sequence=visit.table.entries)
            return visit.decision(answer, request)

        key = f"@{actor} {key}" if actor == CLOCK else f"{PREFIX}{checked(key)}"
        return await self.ask(Question(name, key, decide, table=_named(request.table)))

    async def by_clock(self, name: str, happen: Callable[[Sitting], object]) -> bool:
        """Whether anything came of it. Nobody waits for an answer, so none is kept."""

        def decide(records: Records) -> Decision:
            assert records.table is not None
            sitting = self._sitting(records, CLOCK)
            happen(sitting)
            return _of_sitting(sitting)

        return (await self.store.ask(Question(name, "", decide))).writes

    async def ask(self, question: Question) -> TableChanged:
        made = await self.store.ask(question)
        return made.value if isinstance(made.value, TableChanged) else wire.decode(made.answer, TableChanged)

    def _sitting(self, records: Records, actor: str) -> Sitting:
        at_table = _open(records.table)
        at = not_before(self.now(), at_table.last_at)
        known = 0 if records.house is None else records.house.entries
        return Sitting(at_table, records.play, at, actor, self._entropy, known)


def _house(records: Records) -> House:
    if records.house is None:
        raise Refused(NOT_FOUNDED())
    return records.house


def checked(key: str) -> str:
    if not 0 < len(key) <= KEY_MAX or not key.isascii() or not key.isprintable():
        raise Refused(BAD_KEY(most=KEY_MAX))
    return key


def answered(records: Records, request: Request[TableChanged]) -> Decision | None:
    """Requirement 28."""
    if records.answered is None:
        return None
    if records.answered.request != _hash(request):
        raise Refused(KEY_CONFLICT())
    return Decision(answer=records.answered.answer)


def decision(answer: TableChanged, request: Request[TableChanged], **written: Any) -> Decision:  # noqa: ANN401
    return Decision(answer=wire.encode(answer), value=answer, request=_hash(request), **written)


def _of_sitting(
    sitting: Sitting, answer: TableChanged | None = None, request: Request[TableChanged] | None = None
) -> Decision:
    """Everything that happened, to be written together."""
    return Decision(
        answer="" if answer is None else wire.encode(answer),
        value=answer,
        request=None if request is None else _hash(request),
        book=sitting.table if sitting.lines else None,
        lines=tuple(sitting.lines),
        offered=sitting.offered,
        moved=sitting.kept if sitting.touched else None,
        added=sitting.added,
    )


def _hash(request: Request[TableChanged]) -> str:
    return hashlib.sha256(wire.encode(request).encode(errors="replace")).hexdigest()


def _named(name: str) -> str:
    if not name.startswith(PREFIX) or not name.isascii() or not name.isprintable():
        raise Refused(NO_TABLE())
    return name


def _open(at: Table | None) -> Table:
    if at is None:
        raise Refused(NO_TABLE())
    if at.phase is Phase.CLOSED:
        raise Refused(TABLE_CLOSED())
    return at
