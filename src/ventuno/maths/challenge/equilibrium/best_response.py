"""How good strategies of two players are: exact best answers to them, and what comes of them at the table.

It shares no code with `two_players` on purpose, and is slower: totals are those of the rules, probabilities are counted
out anew, and a best answer is a maximum over sums of whole outcomes, not an iteration. Must not: change a strategy.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce

import numpy as np

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge.equilibrium.two_players import Strategies, Subgame
from ventuno.maths.challenge.hands import value_of
from ventuno.rules.cards import RANKS
from ventuno.rules.stack import EMPTY

_RANK_OF = {value_of(rank): rank for rank in RANKS}
_CARDS = 3  # hands of two, three and four cards: 0, 1, 2 payments

# Every course of decisions: what each paid in all, and who decided what. A decision is the name of the strategy, its
# place in it (none for button1), and whether it is to pay.
Course = tuple[tuple[str, int | None, bool], ...]
_PATHS: tuple[tuple[int, int, Course], ...] = (
    (0, 0, (("button1", None, False), ("other1", 0, False))),
    (0, 1, (("button1", None, False), ("other1", 0, True), ("other2", 0, False))),
    (0, 2, (("button1", None, False), ("other1", 0, True), ("other2", 0, True))),
    (1, 0, (("button1", None, True), ("other1", 1, False), ("button2", 0, False))),
    (2, 0, (("button1", None, True), ("other1", 1, False), ("button2", 0, True))),
    (1, 1, (("button1", None, True), ("other1", 1, True), ("button2", 1, False), ("other2", 1, False))),
    (1, 2, (("button1", None, True), ("other1", 1, True), ("button2", 1, False), ("other2", 1, True))),
    (2, 1, (("button1", None, True), ("other1", 1, True), ("button2", 1, True), ("other2", 2, False))),
    (2, 2, (("button1", None, True), ("other1", 1, True), ("button2", 1, True), ("other2", 2, True))),
)


@dataclass(frozen=True, slots=True)
class ResponseFigures:
    """In antes, bonus bets left out."""

    value_button: float
    value_other: float
    exploitability: float  # what the two gain by best answers, added up
    war: float  # share of games
    all_bust: float  # among them
    mean_pot: float


def figures(subgames: Iterable[Subgame]) -> ResponseFigures:
    """Of the whole game: each pair of open cards with its probability."""
    totals = np.zeros(5)
    for subgame in subgames:
        totals += subgame.chance * np.array(_measure(subgame))
    value, gain, war, all_bust, pot = totals.tolist()
    return ResponseFigures(value, -value, gain, war, all_bust, pot)


def best_answers(subgame: Subgame) -> tuple[float, float]:
    """The most the button can win against the other's strategy, and the other against the button's."""
    outcomes = _outcomes(subgame)
    worth = {who: _sums(who, subgame.strategies, outcomes) for who in ("button", "other")}
    button, other = worth["button"], worth["other"]
    # [c, h] for decisions on card 2, summed over c for those on card 1
    alone = np.maximum(button[1, 0], button[2, 0])
    both = np.maximum(button[1, 1] + button[1, 2], button[2, 1] + button[2, 2])
    stay = button[0, 0] + button[0, 1] + button[0, 2]
    best_button = np.maximum(stay.sum(0), (alone + both).sum(0)).sum()
    after_stay = np.maximum(other[0, 0].sum(0), np.maximum(other[0, 1], other[0, 2]).sum(0))
    answer = np.maximum(other[1, 1], other[1, 2]) + np.maximum(other[2, 1], other[2, 2])
    after_pay = np.maximum((other[1, 0] + other[2, 0]).sum(0), answer.sum(0))
    return float(best_button), float((after_stay + after_pay).sum())


def _measure(subgame: Subgame) -> tuple[float, float, float, float, float]:
    joint, button, other = _outcomes(subgame)
    value = war = all_bust = pot = 0.0
    for k, m, path in _PATHS:
        course = joint * reduce(np.multiply, (_factor(subgame.strategies, *step) for step in path))
        even = button[k] == other[m]
        value += float((course * _net(button[k], other[m], k, m)).sum())
        war += float((course * even).sum())
        all_bust += float((course * (even & (button[k] == 0))).sum())
        pot += float(course.sum()) * (2 + k + m)
    gain = sum(best_answers(subgame))
    return value, gain, war, all_bust, pot


def _sums(
    who: str, strategies: Strategies, outcomes: tuple[Array, Sequence[Array], Sequence[Array]]
) -> dict[tuple[int, int], Array]:
    """What each course is worth to a player, by card 1 and its own hidden card, if all its own decisions lead there."""
    joint, button, other = outcomes
    sums = {}
    for k, m, path in _PATHS:
        theirs = [_factor(strategies, *step) for step in path if not step[0].startswith(who)]
        course = joint * reduce(np.multiply, theirs) * _net(button[k], other[m], k, m)
        sums[k, m] = course.sum((1, 3)).T if who == "button" else -course.sum((0, 3)).T
    return sums


def _factor(strategies: Strategies, name: str, place: int | None, pay: bool) -> Array:
    """The probability of a decision, over [h, g, c, d]."""
    chances: Array = getattr(strategies, name)
    chances = chances if place is None else chances[place]
    chances = chances if pay else 1 - chances
    by_hidden = chances.T if chances.ndim == 2 else chances[:, None]
    return by_hidden[:, None, :, None] if name.startswith("button") else by_hidden[None, :, :, None]


def _net(mine: Array, theirs: Array, k: int, m: int) -> Array:
    """C8-C10, to the button."""
    pot = 2 + k + m
    share = np.where(mine > theirs, 1.0, np.where(mine == theirs, 0.5, 0.0))
    return share * pot - (1 + k)


def _outcomes(subgame: Subgame) -> tuple[Array, Sequence[Array], Sequence[Array]]:
    """Over [h, g, c, d]: the probability of hidden cards, card 1 and card 2; both players' scores by cards paid."""
    same = np.eye(VALUES, dtype=np.int64)
    left = subgame.deck - same[subgame.button] - same[subgame.other]
    h, g, c, d = np.ix_(*[range(VALUES)] * 4)
    ways = (
        left[h].clip(0)
        * (left[g] - same[h, g]).clip(0)
        * (left[c] - same[h, c] - same[g, c]).clip(0)
        * (left[d] - same[h, d] - same[g, d] - same[c, d]).clip(0)
    )
    hands = [_scores(subgame.button, cards) for cards in range(_CARDS)]
    others = [_scores(subgame.other, cards) for cards in range(_CARDS)]
    return (
        ways / ways.sum(),
        [scores[:, None, :, :] for scores in hands],
        [scores[None, :, :, :] for scores in others],
    )


@cache
def _scores(open_card: int, community: int) -> Array:
    """By hidden card, card 1 and card 2; 0 for bust."""
    scores = np.zeros((VALUES, VALUES, VALUES), np.int64)
    for place in np.ndindex(scores.shape):
        hand = reduce(lambda hand, value: hand.add(_RANK_OF[value])[0], (open_card, *place[: 1 + community]), EMPTY)
        scores[place] = 0 if hand.bust else hand.points
    return scores
