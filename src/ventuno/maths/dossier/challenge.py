"""The numbers of the dossier's chapter on Black Jack Challenge: bonus bets, tables of two to seven, the game of two.

Must not: read, write, print, or put anything into words. Amounts are antes, or units staked on a bonus bet; shares are
fractions of one. Everything depends on the number of games and the seed alone, not on threads.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import sqrt

import numpy as np

from ventuno.maths.big21.graph import VALUES, Array
from ventuno.maths.challenge import bonus
from ventuno.maths.challenge.equilibrium.best_response import ResponseFigures, best_answers
from ventuno.maths.challenge.equilibrium.two_players import Strategies, Subgame
from ventuno.maths.challenge.hands import COUNTS, value_of
from ventuno.maths.challenge.simulation import simulator
from ventuno.maths.challenge.simulation.bots import situation
from ventuno.maths.challenge.simulation.game import SEATS_MAX, SEATS_MIN
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions, plain_chances
from ventuno.maths.challenge.simulation.totals import TableEstimates, estimates
from ventuno.rules.cards import RANKS
from ventuno.rules.challenge import table_rules
from ventuno.rules.challenge.bets import Bet
from ventuno.rules.stack import EMPTY, Stack

BETS = {"red": bonus.RED, "black": bonus.BLACK, "both": bonus.BOTH}
OUTSIDERS = (SimulatedSeat.ALWAYS, SimulatedSeat.NEVER, SimulatedSeat.BEGINNER, SimulatedSeat.SOLID)
OUTSIDER_SEATS = (SEATS_MIN, SEATS_MAX)
_RANK_OF = {value_of(rank): rank for rank in reversed(RANKS)}  # a ten for all that count 10


@dataclass(frozen=True, slots=True)
class BonusBet:
    """Exact, as fractions, of one unit staked in all."""

    bet: str
    expectation: str
    hit: str  # the bank pays anything
    ahead: str  # more comes back than was staked
    variance: str
    net: float  # the expectation once more
    deviation: float


@dataclass(frozen=True, slots=True)
class TableFigures:
    """Seats that all decide alike, from the button."""

    seats: int
    games: int
    found: TableEstimates
    deviation: list[float]  # of one game's net, by seat


@dataclass(frozen=True, slots=True)
class OutsiderFigures:
    """One player of another kind, at the button, among house13."""

    player: str
    seats: int
    net: float
    net_se: float


@dataclass(frozen=True, slots=True)
class PaymentRates:
    """How often each pays for card 1 in the equilibrium, by its total (rows) and the other's open card (columns)."""

    totals: list[str]
    cards: list[str]
    button: list[list[float]]
    after_stay: list[list[float]]  # the other, when the button stayed
    after_payment: list[list[float]]


def bonus_bets() -> list[BonusBet]:
    return [_bonus_bet(name, bet) for name, bet in BETS.items()]


def _bonus_bet(name: str, bet: Bet) -> BonusBet:
    found = bonus.figures(bet)
    return BonusBet(
        name,
        expectation=str(found.expectation),
        hit=str(found.hit),
        ahead=str(found.ahead),
        variance=str(found.variance),
        net=float(found.expectation),
        deviation=sqrt(found.variance),
    )


def bonus_chances() -> dict[str, Fraction]:
    return {each.value: chance for each, chance in table_rules.chances().items()}


def table(seats: int, games: int, seed: int, *, workers: int) -> TableFigures:
    totals = simulator.simulate(decisions((SimulatedSeat.HOUSE13,) * seats), seed, games, workers=workers)
    found = estimates(totals)
    return TableFigures(seats, games, found, [_error(error) * sqrt(games) for error in found.net_se])


def outsider_figures(player: SimulatedSeat, seats: int, games: int, seed: int, *, workers: int) -> OutsiderFigures:
    sitting = (player, *(SimulatedSeat.HOUSE13,) * (seats - 1))
    found = estimates(simulator.simulate(decisions(sitting), seed, games, workers=workers))
    return OutsiderFigures(player, seats, found.net[0], _error(found.net_se[0]))


def _error(error: float | None) -> float:
    assert error is not None
    return error


def house13_gives_away() -> tuple[float, float]:
    """What best answers win from house13 a game, exactly, for two: sitting at the button, and opposite."""
    found = np.zeros(2)
    for subgame in own_total_subgames(SimulatedSeat.HOUSE13, SimulatedSeat.HOUSE13):
        found += subgame.chance * np.array(best_answers(subgame))
    button, other = found.tolist()
    return button, other


def own_total_subgames(button: SimulatedSeat, other: SimulatedSeat) -> tuple[Subgame, ...]:
    """The game of two by players who look at nothing but their own total, for each pair of open cards."""
    cards, subgames = int(COUNTS.sum()), []
    for first, second in product(range(VALUES), repeat=2):
        chance = int(COUNTS[first]) * (int(COUNTS[second]) - (first == second)) / (cards * (cards - 1))
        mine, theirs = _both(first, button), _both(second, other)
        strategies = Strategies(
            button1=mine[0],
            button2=np.stack([mine[1]] * 2),
            other1=np.stack([theirs[0]] * 2),
            other2=np.stack([theirs[1]] * 3),
        )
        subgames.append(Subgame(first, second, chance, strategies, 0, COUNTS))
    return tuple(subgames)


def _both(open_card: int, player: SimulatedSeat) -> tuple[Array, Array]:
    """Whether it pays for card 1 by hidden card, and for card 2 by card 1 and hidden card."""
    pays = plain_chances(player)
    first, second = np.zeros(VALUES), np.zeros((VALUES, VALUES))
    for hidden in range(VALUES):
        first[hidden] = pays[situation(_stack(open_card, hidden))]
        for card in range(VALUES):
            second[card, hidden] = pays[situation(_stack(open_card, hidden, card))]
    return first, second


def _stack(*values: int) -> Stack:
    total = EMPTY
    for value in values:
        total, _ = total.add(_RANK_OF[value])
    return total


def payment_rates(subgames: Sequence[Subgame]) -> PaymentRates:
    totals = [*(Stack(points) for points in range(4, 16)), *(Stack(points, soft=True) for points in range(12, 17))]
    own: list[Callable[[Subgame], tuple[int, int, Array]]] = [
        lambda subgame: (subgame.button, subgame.other, subgame.strategies.button1),
        lambda subgame: (subgame.other, subgame.button, subgame.strategies.other1[0]),
        lambda subgame: (subgame.other, subgame.button, subgame.strategies.other1[1]),
    ]
    panels = [_panel(subgames, totals, of) for of in own]
    return PaymentRates([str(total) for total in totals], [_RANK_OF[value].symbol for value in range(VALUES)], *panels)


def _panel(
    subgames: Sequence[Subgame], totals: Sequence[Stack], of: Callable[[Subgame], tuple[int, int, Array]]
) -> list[list[float]]:
    """Hands of the same total are taken together, as often as they occur."""
    paid, occurs = np.zeros((len(totals), VALUES)), np.zeros((len(totals), VALUES))
    for subgame in subgames:
        mine, theirs, pays = of(subgame)
        left = subgame.deck.copy()
        left[mine] -= 1
        left[theirs] -= 1
        for hidden in range(VALUES):
            total, chance = _stack(mine, hidden), subgame.chance * max(int(left[hidden]), 0)
            if total in totals:
                row = totals.index(total)
                paid[row, theirs] += chance * pays[hidden]
                occurs[row, theirs] += chance
    shares: list[list[float]] = (paid / occurs).tolist()
    return shares


@dataclass(frozen=True, slots=True)
class ChallengeChapter:
    """Everything the chapter says."""

    seed: int
    bonus_bets: list[BonusBet]
    bonus_chances: dict[str, str]
    tables: list[TableFigures]
    lone: list[OutsiderFigures]
    two: ResponseFigures  # the equilibrium of two players
    house13_loses: list[float]  # against best answers, for two: when it is the other, when it is the button
    paying: PaymentRates


def chapter(
    subgames: Sequence[Subgame], two: ResponseFigures, games: int, seed: int, *, workers: int
) -> ChallengeChapter:
    return ChallengeChapter(
        seed=seed,
        bonus_bets=bonus_bets(),
        bonus_chances={name: str(chance) for name, chance in bonus_chances().items()},
        tables=[table(seats, games, seed, workers=workers) for seats in range(SEATS_MIN, SEATS_MAX + 1)],
        lone=[
            outsider_figures(player, seats, games, seed, workers=workers)
            for player in OUTSIDERS
            for seats in OUTSIDER_SEATS
        ],
        two=two,
        house13_loses=list(house13_gives_away()),
        paying=payment_rates(subgames),
    )
