"""Counting move sequences: a number that two engines can only share if they agree on every rule.

Sequences are counted without symmetry, each Risk stake as a move of its own. To be quick, states from which the same
sequences follow are counted together: the order of stacks does not matter to what can follow, nor which ten a ten is.
"""

from collections import Counter
from dataclasses import replace

from ventuno.rules.big21.moves import Deal, Move, Offer, Risk, Risks
from ventuno.rules.big21.play import apply, moves
from ventuno.rules.big21.state import Play
from ventuno.rules.cards import Rank

_TENS = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING)


def perft(start: Play, depth: int) -> int:
    """The number of sequences of exactly `depth` moves from `start`."""
    layer = Counter({start: 1})
    for _ in range(depth - 1):
        following: Counter[Play] = Counter()
        for play, ways in layer.items():
            for move, times in _distinct(moves(play)):
                following[_canonical(apply(play, move)[0])] += ways * times
        layer = following
    if depth == 0:
        return 1
    return sum(ways * times for play, ways in layer.items() for _, times in _distinct(moves(play)))


def _distinct(offers: tuple[Offer, ...]) -> list[tuple[Move, int]]:
    """The moves on offer, equivalent ones once, with their number."""
    moves: list[tuple[Move, int]] = []
    for offer in offers:
        if isinstance(offer, Risks):
            moves += [(Risk(stake), 1) for stake in offer.stakes_centimes]
        elif not (isinstance(offer, Deal) and offer.rank in _TENS[1:]):
            moves.append((offer, len(_TENS) if isinstance(offer, Deal) and offer.rank is Rank.TEN else 1))
    return moves


def _canonical(play: Play) -> Play:
    stacks = tuple(sorted(play.game.stacks, key=lambda stack: (stack.points, stack.soft)))
    return play if stacks == play.game.stacks else replace(play, game=replace(play.game, stacks=stacks))
