"""Bots at three levels. A bot sees what its seat sees (`SeatView`) and has a seed for its chance: nothing else enters.

beginner    pays by its own total alone, a little too bravely, and errs now and then
solid       follows the shipped table
strong      thinks about the position at hand: two players, equal antes: the equilibrium; else `regret`

Must not: look at a game, keep anything between decisions that another seat could notice, or take time itself;
`human_seconds` says how long a person would have taken, and whoever plays the bot waits that long.
"""

from enum import Enum
from functools import lru_cache

import numpy as np

from ventuno.maths.big21.graph import SOFT, Array
from ventuno.maths.challenge import quick_answers
from ventuno.maths.challenge.equilibrium import regret
from ventuno.maths.challenge.equilibrium.tree import first_offset, second_offset
from ventuno.maths.challenge.equilibrium.two_players import Strategies, solve_subgame
from ventuno.maths.challenge.hands import BUSTED, NEXT, SCORE, hand_kind, value_of
from ventuno.maths.challenge.visible import SeatView
from ventuno.rules.challenge.moves import Decision

BRAVE, BRAVE_SOFT = 14, 17  # the beginner pays up to these totals
SLIP = 0.12  # how often it does the opposite
ITERATIONS = 30_000  # a second or less of thought, also among seven
ACCURACY = 1e-4  # antes: far below what anybody notices, and done in no time
SECONDS_LEAST, SECONDS_MOST = 0.8, 9.0


class Level(Enum):
    BEGINNER = "beginner"
    SOLID = "solid"
    STRONG = "strong"


_TEMPO = {Level.BEGINNER: 1.3, Level.SOLID: 1.0, Level.STRONG: 1.1}


def decide(level: Level, position: SeatView, seed: int) -> Decision:
    """The same level, position and seed give the same decision."""
    drawn = np.random.default_rng((seed, 0)).random()
    return Decision.PAY if drawn < chance(level, position, seed) else Decision.STAY


def chance(level: Level, position: SeatView, seed: int) -> float:
    """The probability of paying."""
    if _kind(position) == BUSTED:
        return 0.0  # C7: a card more does not help
    match level:
        case Level.BEGINNER:
            return 1 - SLIP if _brave(_kind(position)) else SLIP
        case Level.SOLID:
            return quick_answers.chance(position)
        case Level.STRONG:
            return _strong(position, seed)


def strategies_by_place(level: Level, open_cards: Array, seed: int) -> Array:
    """What a table full of such bots does, by place: for `deviation.survey`. Equal antes; strong ones always think."""
    rows = quick_answers.strategies_by_place(open_cards)
    match level:
        case Level.BEGINNER:
            pays = [0.0 if kind == BUSTED else 1 - SLIP if _brave(kind) else SLIP for kind in range(BUSTED + 1)]
            return np.array(pays)[quick_answers.hand_kinds(open_cards)]
        case Level.SOLID:
            return np.where(quick_answers.hand_kinds(open_cards) == BUSTED, 0.0, rows)
        case Level.STRONG:
            return _thought(open_cards, seed, rows)


def _thought(open_cards: Array, seed: int, otherwise: Array) -> Array:
    """Each seat thinks once, with a seed of its own."""
    players = len(open_cards)
    pays = otherwise.copy()
    for seat in range(players):
        found, _ = regret.learn(open_cards, np.ones(players), np.uint64(seed + seat), ITERATIONS)
        for part in (
            slice(first_offset(seat), first_offset(seat + 1)),
            slice(second_offset(players, seat), second_offset(players, seat + 1)),
        ):
            pays[part] = np.where(found[part] >= 0.0, found[part], otherwise[part])
    return pays


def human_seconds(level: Level, position: SeatView, seed: int) -> float:
    """How long a person of that level would think: longer when it is close, and never alike."""
    roughly = quick_answers.chance(position)
    doubt = 4 * roughly * (1 - roughly)
    drawn = float(np.random.default_rng((seed, 1)).lognormal(0.0, 0.35))
    return min(max(_TEMPO[level] * (1.1 + 2.2 * doubt) * drawn, SECONDS_LEAST), SECONDS_MOST)


def _strong(position: SeatView, seed: int) -> float:
    if position.players == 2 and len(set(position.antes_centimes)) == 1:
        return _equilibrium(position)
    advice = regret.advise(position, seed, ITERATIONS)
    return quick_answers.chance(position) if advice is None else advice


def _equilibrium(position: SeatView) -> float:
    plan = _solved(value_of(position.open_cards[0]), value_of(position.open_cards[1]))
    hidden = value_of(position.hidden_card)
    if position.card_1 is None:
        pays = plan.button1[hidden] if position.place == 0 else plan.other1[int(position.first[0]), hidden]
    elif position.place == 0:
        pays = plan.button2[int(position.first[1]), value_of(position.card_1), hidden]
    else:
        pays = plan.other2[position.cards_paid[0], value_of(position.card_1), hidden]
    return float(pays)


@lru_cache(maxsize=128)
def _solved(button: int, other: int) -> Strategies:
    return solve_subgame(button, other, accuracy=ACCURACY).strategies


def _kind(position: SeatView) -> int:
    """The player's own hand, with what it has paid for and seen."""
    kind = hand_kind(value_of(position.open_cards[position.place]), value_of(position.hidden_card))
    return kind if position.card_1 is None else int(NEXT[kind, value_of(position.card_1)])


def _brave(kind: int) -> bool:
    return bool(SCORE[kind] <= (BRAVE_SOFT if SOFT[kind] else BRAVE))
