"""What the clock asks for at the tables: whatever is due, and that those leave who are to.

Any server process may look after any table, because whatever is due happens once, to whoever comes first.
"""

from collections.abc import Awaitable
from contextlib import suppress
from typing import Protocol

from ventuno.desk.requests import StandUp, TableChanged
from ventuno.desk.table_books import CLOCK, Books
from ventuno.house import croupier
from ventuno.house.happenings import Game
from ventuno.house.table import Phase, Table
from ventuno.house.table_happenings import Why
from ventuno.rules.refusals import Refused


class Stand(Protocol):
    """As `Tables.stand`."""

    def __call__(
        self, request: StandUp, *, player: str, key: str, why: Why, actor: str | None
    ) -> Awaitable[TableChanged]: ...


async def tick(books: Books, name: str, stand: Stand) -> bool:
    """Whatever is due at this table; whether anything was."""
    found = await books.store.table(name)
    if found is None or found[0].due_at is None or books.now() < found[0].due_at:
        return False
    if found[0].phase in {Phase.OVER, Phase.WAITING}:
        await _clear(books, found[0], stand)
    return await books.by_clock(name, croupier.tick)


async def _clear(books: Books, at: Table, stand: Stand) -> None:
    """Between games: who asked to leave, was away too long, or may not play any more, goes."""
    for seat in at.seated:
        why = seat.leaving or await _barred(books, seat.player)
        if why is not None:
            key = f"leave {at.entries} {seat.box}"
            with suppress(Refused):  # gone meanwhile, or the table is closed
                await stand(StandUp(table=at.id), player=seat.player, key=key, why=why, actor=CLOCK)


async def _barred(books: Books, name: str) -> Why | None:
    """Requirements 26 and 35: a block or an exclusion, or a closed house, ends the seat after the game."""
    house, found = await books.store.house(), await books.store.player(name)
    if house is not None and house.closed_for(Game.CHALLENGE):
        return Why.CLOSED
    return Why.BLOCKED if found is None or found.barred_from(Game.CHALLENGE, books.now()) else None
