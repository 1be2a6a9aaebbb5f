"""The text of a play as the notes that `luck_count` walks.

What every text of the house looks like is looked up line by line; whatever is spelt otherwise is read by the notation.
Must not: know what is legal. A move that no note stands for becomes one that is legal nowhere.
"""

from functools import lru_cache

from ventuno.maths import games as notes
from ventuno.maths.luck_count import NOTE_EXPIRED, NOTE_START
from ventuno.maths.plays import RISK_GRID
from ventuno.rules.big21 import Choice, Clock, Deal, Grant, Hidden, Move, Open, Place, Risk, notation
from ventuno.rules.cards import RANKS
from ventuno.rules.refusals import Refused

_WORDS: dict[Move, int] = {
    Choice.DISCARD: notes.NOTE_DISCARD,
    Choice.BUY: notes.NOTE_BUY,
    Choice.END: notes.NOTE_END,
    Choice.HIGH_LOW: notes.NOTE_HIGH_LOW,
    Choice.HIGHER: notes.NOTE_HIGHER,
    Choice.LOWER: notes.NOTE_LOWER,
    Clock.EXPIRE: NOTE_EXPIRED,
}
_NEVER = -1  # legal nowhere


def _note(move: Move) -> int:
    match move:
        case Deal():
            return notes.NOTE_DEAL + move.rank.height
        case Open():
            return notes.NOTE_OPEN + move.rank.height
        case Hidden():
            return notes.NOTE_HIDDEN + move.rank.height
        case Grant():
            return notes.NOTE_GRANT + move.cards if move.cards < notes.NOTE_PLACE - notes.NOTE_GRANT else _NEVER
        case Place():
            return notes.NOTE_PLACE + move.stack if 0 <= move.stack < notes.NOTE_KIND - notes.NOTE_PLACE else _NEVER
        case Risk():
            steps, rest = divmod(move.stake_centimes, RISK_GRID)
            return _NEVER if rest else notes.NOTE_RISK + steps
        case _:
            return _WORDS[move]


_LINES = {
    notation.write_move(move): _note(move)
    for move in (
        *_WORDS,
        *map(Place, range(5)),
        *map(Grant, range(2, 7)),
        *(draw(rank) for draw in (Deal, Open, Hidden) for rank in RANKS),
    )
}


@lru_cache(maxsize=64)
def _begun(header: str) -> int:
    return NOTE_START + notation.read_header(header).stake_centimes // 100


def notes_of(text: str) -> list[int]:
    """A play as notes, its stake first; refused where it cannot be read."""
    header, *lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    try:
        return [_begun(header), *map(_LINES.__getitem__, lines)]
    except (KeyError, Refused):
        opened, moves = notation.read(text)
        return [NOTE_START + opened.stake_centimes // 100, *map(_note, moves)]
