"""Counting sequences of moves: two implementations of the rules that agree on every rule find the same number.

Every sequence counts, and each Risk stake is a move of its own. To be quick, states from which the same sequences
follow are counted together: neither the order of the stacks nor the rank of a ten changes what can follow.
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
    """Legal moves, with those that lead to the same counted as one move and its number."""
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
