"""A finished play, or a finished game at a table, with all its evidence, for whoever wants to check it (B3, C5)."""

from collections.abc import Sequence

from ventuno.house.big21 import evidence
from ventuno.house.big21.evidence import Export
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.journal import BEGINNING, Line
from ventuno.house.refusals import NO_PLAY, NOT_OVER
from ventuno.house.tables import evidence as table_evidence
from ventuno.house.tables.evidence import TableExport
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import PREFIX
from ventuno.rules.refusals import Refused
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.plays import PlayStore
from ventuno.store.store import Store


async def export(store: Store, play: str) -> Export:
    """Only when the play is over: until then nobody may see its seed."""
    kept, house = await _finished(store.plays, play), await store.books.house()
    if house is None or of_table(play):
        raise Refused(NO_PLAY())
    lines, before = await _lines(store.books, kept)
    return evidence.export(kept, house.law(kept.law), lines, before)


async def export_game(store: Store, game: str) -> TableExport:
    """A game at a table, only when it is over."""
    if not of_table(game):
        raise Refused(NO_PLAY())
    kept = await _finished(store.plays, game)
    assert isinstance(kept, GameRecord)
    return table_evidence.export(kept, *await _lines(store.books, kept))


def of_table(play: str) -> bool:
    """Whether it is the number of a game at a table."""
    return play.startswith(PREFIX)


async def _finished(plays: PlayStore, play: str) -> PlayRecord:
    kept = await plays.find(play)
    if kept is None or kept.started_at is None:
        raise Refused(NO_PLAY())
    if kept.ended_at is None:
        raise Refused(NOT_OVER())
    return kept


async def _lines(books: BookStore, kept: PlayRecord) -> tuple[Sequence[Line], str]:
    """The journal from the first line about the play to the last, and the hash before."""
    about = await books.lines_of_play(kept.id)
    first, last = about[0].number, about[-1].number
    lines = await books.lines(kept.owner, after=first - 1, most=last - first + 1)
    before = await books.lines(kept.owner, after=first - 2, most=1) if first > 1 else ()
    return lines, before[0].hash if before else BEGINNING
