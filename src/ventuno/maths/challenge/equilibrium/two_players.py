"""Two players, equal antes: an equilibrium of the whole game, one subgame for each pair of open cards.

Must not: measure its own quality. `best_response` does that, with code of its own.

All open cards lie before anybody decides (C5), and only values matter (`values`): 100 subgames, each decided by the two
hidden cards and the two community cards, with the exact probabilities of a deck of 52 that lacks what is out.

**Decisions**, as probabilities of paying. The button (C6) decides on card 1 knowing its hidden card `h`; the other
knowing its own `g` and what the button did. Then card 1 is turned (`c`), and those who paid decide on card 2 in turn:

    button1[h]         other1[a, g]       a: 0 the button stayed, 1 it paid
    button2[o, c, h]                      o: 0 the other stayed, 1 it paid
    other2[s, c, g]                       s: 0 the button stayed at once, 1 it paid and then stayed, 2 it paid twice

Hands that cannot occur have their places all the same; 530 information sets in each subgame.

**Stakes.** `stakes(a, b)[k, m, c, h, g]` is what the button wins, in antes, when it pays for k cards and the other for
m, times the probability of c, h and g, summed over card 2. The winner's net is what the other has paid, 1 + m; a war is
half the pot less what was paid, (m - k) / 2.

**Method.** Predictive regret matching plus, in turns, with averages weighted by the square of the iteration (Farina,
Kroer, Sandholm: "Faster game solving via predictive Blackwell approachability", 2021). It stops when neither player can
gain more than `accuracy` in all; a thousand iterations or a few reach 10^-7.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

import numpy as np
from numba import njit

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge.hands import COUNTS, NEXT, SCORE, hand_kind

ACCURACY = 1e-7  # antes
ITERATIONS_MAX = 200_000
_CHECK_FIRST, _CHECK_GROWTH = 64, 1.3
_PAYMENTS = 3  # 0, 1 or 2 community cards


@dataclass(frozen=True, eq=False, slots=True)
class Strategies:
    """What both players do in a subgame: probabilities of paying."""

    button1: Array
    button2: Array
    other1: Array
    other2: Array


@dataclass(frozen=True, eq=False, slots=True)
class Subgame:
    """Solved: the values of the open cards, how likely they are, and the strategies."""

    button: int
    other: int
    chance: float
    strategies: Strategies
    iterations: int
    deck: Array  # cards of each value


def solve(*, threads: int = 1, accuracy: float = ACCURACY) -> tuple[Subgame, ...]:
    """The whole game."""
    pairs = [(a, b) for a in range(VALUES) for b in range(VALUES)]
    with ThreadPoolExecutor(threads) as pool:
        return tuple(pool.map(lambda pair: solve_subgame(*pair, accuracy=accuracy), pairs))


def solve_subgame(button: int, other: int, *, accuracy: float = ACCURACY, deck: Array = COUNTS) -> Subgame:
    cards, left = int(deck.sum()), int(deck[other]) - (button == other)
    chance = int(deck[button]) * left / (cards * (cards - 1))
    strategies = Strategies(*(np.full(shape, 0.5) for shape in ((10,), (2, 10, 10), (2, 10), (3, 10, 10))))
    found = partial(_iterate, stakes(button, other, deck), ITERATIONS_MAX, accuracy)
    iterations = found(strategies.button1, strategies.button2, strategies.other1, strategies.other2)
    return Subgame(button, other, chance, strategies, iterations, deck)


@njit(nogil=True, cache=True)
def stakes(button: int, other: int, deck: Array) -> Array:
    """What the button wins; `deck` counts the cards of each value before the two open ones are taken out."""
    won = np.zeros((_PAYMENTS, _PAYMENTS, VALUES, VALUES, VALUES))
    left = deck.copy()
    left[button] -= 1
    left[other] -= 1
    cards = float(left.sum())
    ways = cards * (cards - 1) * (cards - 2) * (cards - 3)
    mine, theirs = np.zeros(_PAYMENTS, np.int64), np.zeros(_PAYMENTS, np.int64)
    for h in range(VALUES):
        ways_h = max(left[h], 0)
        left[h] -= 1
        for g in range(VALUES):
            ways_g = ways_h * max(left[g], 0)
            left[g] -= 1
            for c in range(VALUES):
                ways_c = ways_g * max(left[c], 0)
                left[c] -= 1
                for d in range(VALUES):
                    chance = ways_c * max(left[d], 0) / ways
                    if chance > 0.0:
                        _scores(mine, button, h, c, d)
                        _scores(theirs, other, g, c, d)
                        for k in range(_PAYMENTS):
                            for m in range(_PAYMENTS):
                                won[k, m, c, h, g] += chance * _net(mine[k], theirs[m], k, m)
                left[c] += 1
            left[g] += 1
        left[h] += 1
    return won


@njit(nogil=True, cache=True)
def _scores(scores: Array, open_card: int, hidden: int, first: int, second: int) -> None:
    """Without community cards, with the first, with both."""
    kind = hand_kind(open_card, hidden)
    scores[0] = SCORE[kind]
    scores[1] = SCORE[NEXT[kind, first]]
    scores[2] = SCORE[NEXT[NEXT[kind, first], second]]


@njit(nogil=True, cache=True, forceinline=True)
def _net(mine: int, theirs: int, k: int, m: int) -> float:
    if mine == theirs:
        return (m - k) / 2  # C9, C10
    return 1.0 + m if mine > theirs else -1.0 - k  # C8


@njit(nogil=True, cache=True)
def _iterate(
    won: Array, iterations: int, accuracy: float, button1: Array, button2: Array, other1: Array, other2: Array
) -> int:
    """Fill in the average strategies; returns how many iterations it took."""
    lost = _seen_by_other(won)
    x1, x2, y1, y2 = button1.copy(), button2.copy(), other1.copy(), other2.copy()
    regret_x1, regret_x2 = np.zeros((10, 2)), np.zeros((2, 10, 10, 2))
    regret_y1, regret_y2 = np.zeros((2, 10, 2)), np.zeros((3, 10, 10, 2))
    stay_x, worth_x = np.zeros(10), np.zeros((2, 10, 10, 2))
    stay_y, worth_y = np.zeros((2, 10)), np.zeros((3, 10, 10, 2))
    sum_x1, sum_x2, sum_y1, sum_y2 = np.zeros(10), np.zeros((2, 10, 10)), np.zeros((2, 10)), np.zeros((3, 10, 10))
    check = _CHECK_FIRST
    for iteration in range(1, iterations + 1):
        _button_worth(won, y1, y2, stay_x, worth_x)
        _button_learns(stay_x, worth_x, regret_x1, regret_x2, x1, x2)
        _other_worth(lost, x1, x2, stay_y, worth_y)
        _other_learns(stay_y, worth_y, regret_y1, regret_y2, y1, y2)
        _add_up(float(iteration) ** 2, x1, x2, y1, y2, sum_x1, sum_x2, sum_y1, sum_y2)
        if iteration in (check, iterations):
            check = int(check * _CHECK_GROWTH)
            total = iteration * (iteration + 1) * (2 * iteration + 1) / 6  # of the weights
            _average(total, sum_x1, sum_x2, sum_y1, sum_y2, button1, button2, other1, other2)
            _button_worth(won, other1, other2, stay_x, worth_x)
            _other_worth(lost, button1, button2, stay_y, worth_y)
            if _best(stay_x, worth_x, stay_y, worth_y) < accuracy:
                return iteration
    return iterations


@njit(nogil=True, cache=True)
def _seen_by_other(won: Array) -> Array:
    """What the other wins: [k, m, c, g, h]."""
    lost = np.empty_like(won)
    for k in range(_PAYMENTS):
        for m in range(_PAYMENTS):
            for c in range(won.shape[2]):
                for h in range(won.shape[3]):
                    for g in range(won.shape[4]):
                        lost[k, m, c, g, h] = -won[k, m, c, h, g]
    return lost


@njit(nogil=True, cache=True)
def _button_learns(stay: Array, worth: Array, regret1: Array, regret2: Array, x1: Array, x2: Array) -> None:
    for h in range(len(x1)):
        pay = 0.0
        for o in range(2):
            for c in range(x2.shape[1]):
                x2[o, c, h], each = _match(regret2[o, c, h], worth[o, c, h, 0], worth[o, c, h, 1], x2[o, c, h])
                pay += each
        x1[h], _ = _match(regret1[h], stay[h], pay, x1[h])


@njit(nogil=True, cache=True)
def _other_learns(stay: Array, worth: Array, regret1: Array, regret2: Array, y1: Array, y2: Array) -> None:
    for a in range(2):
        for g in range(y1.shape[1]):
            pay = 0.0
            for s in range(a, 1 + 2 * a):  # what can follow: 0 after a stay, 1 and 2 after a payment
                for c in range(y2.shape[1]):
                    y2[s, c, g], each = _match(regret2[s, c, g], worth[s, c, g, 0], worth[s, c, g, 1], y2[s, c, g])
                    pay += each
            y1[a, g], _ = _match(regret1[a, g], stay[a, g], pay, y1[a, g])


@njit(nogil=True, cache=True)
def _match(regret: Array, stay: float, pay: float, chance: float) -> tuple[float, float]:
    """One decision: how it is made next, and what it was worth as it was made."""
    worth = stay + chance * (pay - stay)
    regret[0] = max(regret[0] + stay - worth, 0.0)
    regret[1] = max(regret[1] + pay - worth, 0.0)
    to_stay, to_pay = max(regret[0] + stay - worth, 0.0), max(regret[1] + pay - worth, 0.0)
    if to_stay + to_pay > 0.0:
        chance = to_pay / (to_stay + to_pay)
    return chance, worth


@njit(nogil=True, cache=True)
def _add_up(
    weight: float,
    x1: Array,
    x2: Array,
    y1: Array,
    y2: Array,
    sum_x1: Array,
    sum_x2: Array,
    sum_y1: Array,
    sum_y2: Array,
) -> None:
    """Averages are of whole plans: each decision is weighted by how likely the player's own decision leads to it."""
    for h in range(len(x1)):
        sum_x1[h] += weight * x1[h]
        for a in range(2):
            sum_y1[a, h] += weight * y1[a, h]
    for c in range(x2.shape[1]):
        for h in range(len(x1)):
            for o in range(2):
                sum_x2[o, c, h] += weight * x1[h] * x2[o, c, h]
            for s in range(3):
                sum_y2[s, c, h] += weight * y1[min(s, 1), h] * y2[s, c, h]


@njit(nogil=True, cache=True)
def _average(
    total: float,
    sum_x1: Array,
    sum_x2: Array,
    sum_y1: Array,
    sum_y2: Array,
    button1: Array,
    button2: Array,
    other1: Array,
    other2: Array,
) -> None:
    """Decisions that the player's own never led to stay as they are."""
    for h in range(len(sum_x1)):
        button1[h] = sum_x1[h] / total
        for a in range(2):
            other1[a, h] = sum_y1[a, h] / total
        for c in range(sum_x2.shape[1]):
            for o in range(2):
                if sum_x1[h] > 0.0:
                    button2[o, c, h] = sum_x2[o, c, h] / sum_x1[h]
            for s in range(3):
                if sum_y1[min(s, 1), h] > 0.0:
                    other2[s, c, h] = sum_y2[s, c, h] / sum_y1[min(s, 1), h]


@njit(nogil=True, cache=True)
def _button_worth(won: Array, y1: Array, y2: Array, stay: Array, worth: Array) -> None:
    """What staying at once, and each decision on card 2, are worth to the button, times the chance to be there."""
    for h in range(VALUES):
        stay[h] = 0.0
        for c in range(VALUES):
            alone_stay, alone_pay, both_stay, both_pay, out = 0.0, 0.0, 0.0, 0.0, 0.0
            for g in range(VALUES):
                paid, after_stay, after_pay = y1[1, g], y2[1, c, g], y2[2, c, g]
                alone_stay += (1 - paid) * won[1, 0, c, h, g]
                alone_pay += (1 - paid) * won[2, 0, c, h, g]
                both_stay += paid * (after_stay * won[1, 2, c, h, g] + (1 - after_stay) * won[1, 1, c, h, g])
                both_pay += paid * (after_pay * won[2, 2, c, h, g] + (1 - after_pay) * won[2, 1, c, h, g])
                paid, again = y1[0, g], y2[0, c, g]
                out += (1 - paid) * won[0, 0, c, h, g]
                out += paid * (again * won[0, 2, c, h, g] + (1 - again) * won[0, 1, c, h, g])
            worth[0, c, h, 0], worth[0, c, h, 1] = alone_stay, alone_pay
            worth[1, c, h, 0], worth[1, c, h, 1] = both_stay, both_pay
            stay[h] += out


@njit(nogil=True, cache=True)
def _other_worth(lost: Array, x1: Array, x2: Array, stay: Array, worth: Array) -> None:
    for g in range(VALUES):
        stay[0, g], stay[1, g] = 0.0, 0.0
        for c in range(VALUES):
            out_stay, out_pay, once_stay, once_pay, twice_stay, twice_pay = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
            stay_out, stay_in = 0.0, 0.0
            for h in range(VALUES):
                out, paid, again, again_alone = 1 - x1[h], x1[h], x2[1, c, h], x2[0, c, h]
                once, twice = paid * (1 - again), paid * again
                out_stay += out * lost[0, 1, c, g, h]
                out_pay += out * lost[0, 2, c, g, h]
                once_stay += once * lost[1, 1, c, g, h]
                once_pay += once * lost[1, 2, c, g, h]
                twice_stay += twice * lost[2, 1, c, g, h]
                twice_pay += twice * lost[2, 2, c, g, h]
                stay_out += out * lost[0, 0, c, g, h]
                stay_in += paid * (again_alone * lost[2, 0, c, g, h] + (1 - again_alone) * lost[1, 0, c, g, h])
            worth[0, c, g, 0], worth[0, c, g, 1] = out_stay, out_pay
            worth[1, c, g, 0], worth[1, c, g, 1] = once_stay, once_pay
            worth[2, c, g, 0], worth[2, c, g, 1] = twice_stay, twice_pay
            stay[0, g] += stay_out
            stay[1, g] += stay_in


@njit(nogil=True, cache=True)
def _best(stay_x: Array, worth_x: Array, stay_y: Array, worth_y: Array) -> float:
    """What both would have together if each answered the other's average best: zero only in equilibrium."""
    both = 0.0
    for h in range(VALUES):
        pay, pay_a, pay_b = 0.0, 0.0, 0.0
        for c in range(VALUES):
            pay += max(worth_x[0, c, h, 0], worth_x[0, c, h, 1]) + max(worth_x[1, c, h, 0], worth_x[1, c, h, 1])
            pay_a += max(worth_y[0, c, h, 0], worth_y[0, c, h, 1])
            pay_b += max(worth_y[1, c, h, 0], worth_y[1, c, h, 1]) + max(worth_y[2, c, h, 0], worth_y[2, c, h, 1])
        both += max(stay_x[h], pay) + max(stay_y[0, h], pay_a) + max(stay_y[1, h], pay_b)
    return both
