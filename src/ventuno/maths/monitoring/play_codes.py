"""The text of a play as the notes that `tally_kernel` walks.

The house spells every move in one way, so its lines are looked up in a table. The notation reads any other spelling.
Must not: know what is legal. A move that no note stands for becomes one that is legal nowhere.
"""

from functools import lru_cache

from ventuno.maths.monitoring.tally_kernel import CODE_EXPIRED, CODE_START
from ventuno.maths.simulation import games as notes
from ventuno.maths.simulation.plays import RISK_GRID
from ventuno.rules.big21 import Choice, Clock, Deal, Grant, Hidden, Move, Open, Place, Risk, notation
from ventuno.rules.cards import RANKS
from ventuno.rules.refusals import Refused

_WORDS: dict[Move, int] = {
    Choice.DISCARD: notes.CODE_DISCARD,
    Choice.BUY: notes.CODE_BUY,
    Choice.END: notes.CODE_END,
    Choice.HIGH_LOW: notes.CODE_HIGH_LOW,
    Choice.HIGHER: notes.CODE_HIGHER,
    Choice.LOWER: notes.CODE_LOWER,
    Clock.EXPIRE: CODE_EXPIRED,
}
_NEVER = -1  # legal nowhere


def _note(move: Move) -> int:
    match move:
        case Deal():
            return notes.CODE_DEAL + move.rank.height
        case Open():
            return notes.CODE_OPEN + move.rank.height
        case Hidden():
            return notes.CODE_HIDDEN + move.rank.height
        case Grant():
            return notes.CODE_GRANT + move.cards if move.cards < notes.CODE_PLACE - notes.CODE_GRANT else _NEVER
        case Place():
            return notes.CODE_PLACE + move.stack if 0 <= move.stack < notes.CODE_KIND - notes.CODE_PLACE else _NEVER
        case Risk():
            steps, rest = divmod(move.stake_centimes, RISK_GRID)
            return _NEVER if rest else notes.CODE_RISK + steps
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
    return CODE_START + notation.read_header(header).stake_centimes // 100


def codes_of(text: str) -> list[int]:
    """A play as notes, its stake first; refused where it cannot be read."""
    header, *lines = text.split("\n")
    if lines and not lines[-1]:
        lines.pop()
    try:
        return [_begun(header), *map(_LINES.__getitem__, lines)]
    except (KeyError, Refused):
        opened, moves = notation.read(text)
        return [CODE_START + opened.stake_centimes // 100, *map(_note, moves)]
