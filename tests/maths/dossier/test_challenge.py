"""The numbers of the dossier's chapter on Black Jack Challenge, by hand and against the simulator."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from ventuno.maths.challenge.equilibrium import best_response
from ventuno.maths.challenge.equilibrium.two_players import Strategies, Subgame
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions
from ventuno.maths.challenge.simulation.simulator import simulate
from ventuno.maths.challenge.simulation.totals import estimates
from ventuno.maths.dossier import challenge


def test_c1_both_bonus_bets_expect_the_same() -> None:
    """And half on each as well, with less variance than the red one alone."""
    red, black, both = challenge.bonus_bets()
    assert {bet.expectation for bet in (red, black, both)} == {"-11/102"}
    assert red.hit == red.ahead == str(Fraction(25, 102))
    assert red.deviation == pytest.approx(sqrt(Fraction(red.variance)))
    assert both.deviation < red.deviation


def test_tables_are_what_simulate_says() -> None:
    table = challenge.table(3, 5000, 7, workers=1)
    found = estimates(simulate(decisions((SimulatedSeat.HOUSE13,) * 3), 7, 5000))
    assert table.found == found
    assert table.deviation == [pytest.approx(sqrt(5000) * error) for error in found.net_se if error is not None]
    lone = challenge.outsider_figures(SimulatedSeat.NEVER, 2, 5000, 7, workers=1)
    assert (lone.player, lone.seats) == ("never", 2)
    assert lone.net == estimates(simulate(decisions((SimulatedSeat.NEVER, SimulatedSeat.HOUSE13)), 7, 5000)).net[0]


def test_plain_players_alike_win_nothing_from_each_other() -> None:
    subgames = challenge.own_total_subgames(SimulatedSeat.HOUSE13, SimulatedSeat.HOUSE13)
    assert sum(subgame.chance for subgame in subgames) == pytest.approx(1.0)
    assert best_response.figures(subgames).value_button == pytest.approx(0.0, abs=1e-12)


def test_house13_gives_away_more_to_who_answers_best_than_to_who_never_pays() -> None:
    never = best_response.figures(challenge.own_total_subgames(SimulatedSeat.NEVER, SimulatedSeat.HOUSE13)).value_button
    button, other = challenge.house13_gives_away()
    assert never < 0.0 < button < other  # the one who decides second knows more


def test_paying_by_hand() -> None:
    """Hands of a total are weighted as they occur: 4 is two twos; 5 is a two and a three, either of them open."""
    chance = np.random.default_rng(3)

    def subgame(known: Subgame) -> Subgame:
        shapes = ((10,), (2, 10, 10), (2, 10), (3, 10, 10))
        strategies = Strategies(*(chance.random(shape) for shape in shapes))
        return Subgame(known.button, known.other, known.chance, strategies, 0, known.deck)

    subgames = {
        (known.button, known.other): subgame(known)
        for known in challenge.own_total_subgames(SimulatedSeat.NEVER, SimulatedSeat.NEVER)
    }
    shown = challenge.payment_rates(tuple(subgames.values()))
    assert (shown.totals[:2], shown.totals[-1]) == (["4", "5"], "S16")
    assert shown.cards == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    nine = shown.cards.index("9")
    assert shown.button[0][nine] == pytest.approx(subgames[0, nine].strategies.button1[0])
    two_open, three_open = subgames[0, nine].strategies.button1[1], subgames[1, nine].strategies.button1[0]
    assert shown.button[1][nine] == pytest.approx((two_open + three_open) / 2)
    assert shown.after_payment[0][nine] == pytest.approx(subgames[nine, 0].strategies.other1[1, 0])
    assert shown.after_stay[0][nine] == pytest.approx(subgames[nine, 0].strategies.other1[0, 0])
