"""Counting move sequences: a number that two engines can only share if they agree on every rule.

Sequences are counted without symmetry, each Risk stake as a move of its own. To be quick, states from which the same
sequences follow are counted together: the order of stacks does not matter to what can follow, nor which ten a ten is.
"""

from collections import Counter
from dataclasses import replace
from operator import attrgetter

from ventuno.rules.big21.moves import Deal, Move, Place, Risk, Risks
from ventuno.rules.big21.play import apply, moves
from ventuno.rules.big21.state import Play
from ventuno.rules.cards import Rank
from ventuno.rules.stack import Stack

_TENS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)
_A_TEN = Deal(Rank.TEN)
_ORDER = attrgetter("points", "soft")


def perft(start: Play, depth: int) -> int:
    """The number of sequences of exactly `depth` moves from `start`."""
    if depth == 0:
        return 1
    layer = Counter({start: 1})
    for _ in range(depth - 1):
        following: Counter[Play] = Counter()
        for play, ways in layer.items():
            for move, times in _distinct(play).items():
                following[_canonical(apply(play, move)[0])] += ways * times
        layer = following
    return sum(ways * sum(_distinct(play).values()) for play, ways in layer.items())


def _distinct(play: Play) -> Counter[Move]:
    """One legal move of each kind that leads to the same, with how many there are of it."""
    found: Counter[Move] = Counter()
    placed: dict[Stack, Move] = {}
    for offer in moves(play):
        match offer:
            case Risks():
                found.update(map(Risk, offer.stakes_centimes))
            case Deal() if offer.rank in _TENS:
                found[_A_TEN] += 1
            case Place():
                found[placed.setdefault(play.game.stacks[offer.stack], offer)] += 1
            case _:
                found[offer] += 1
    return found


def _canonical(play: Play) -> Play:
    stacks = tuple(sorted(play.game.stacks, key=_ORDER))
    return play if stacks == play.game.stacks else replace(play, game=replace(play.game, stacks=stacks))
