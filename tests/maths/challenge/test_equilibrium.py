"""The equilibrium of two players, against play by play through the rules themselves."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import permutations

import numpy as np
import pytest

from ventuno.maths.big21.graph import ACE, TEN, VALUES
from ventuno.maths.challenge.equilibrium import best_response, two_players
from ventuno.maths.challenge.equilibrium.two_players import Strategies, Subgame
from ventuno.maths.challenge.hands import COUNTS, value_of
from ventuno.rules.cards import CARD_BY_SYMBOL, DECK, Card
from ventuno.rules.challenge import Bet, ChallengeGame, Community, DealHands, Decision, GamePhase, apply, start

BET = Bet(100, red_centimes=100)
OPEN = CARD_BY_SYMBOL["5c"], CARD_BY_SYMBOL["10d"]
REST = tuple(CARD_BY_SYMBOL[symbol] for symbol in ("6c", "8c", "10c", "Kh", "As"))
SMALL = np.bincount([value_of(card.rank) for card in (*OPEN, *REST)], minlength=VALUES)
Chooser = Callable[[ChallengeGame], float]  # the probability of paying


def games() -> Iterator[ChallengeGame]:
    """Every deal of the small deck, each as likely."""
    for hidden, other, first, second in permutations(REST, 4):
        game, _ = apply(start((BET, BET), button=1), DealHands((OPEN[0], hidden, OPEN[1], other)))
        yield apply(game, Community(first, second))[0]


def net(game: ChallengeGame, box: int) -> float:
    """In antes. C9, C10: a war is as good for one as for the other."""
    won = game.pot_centimes / len(game.contenders) if box in game.contenders else 0.0
    return (won - game.paid_centimes(box)) / BET.ante_centimes


def probability(game: ChallengeGame, strategies: Strategies) -> float:
    """What the strategies do at this point, read off the game without any of their arrays' algebra."""
    assert game.turn is not None
    hidden = value_of(game.hand(game.turn)[1].rank)
    if game.phase is GamePhase.CARD_1:
        return float(strategies.button1[hidden] if game.turn == 1 else strategies.other1[int(game.first[0]), hidden])
    assert game.community is not None
    card = value_of(game.community.first.rank)
    if game.turn == 1:
        return float(strategies.button2[int(game.first[1]), card, hidden])
    return float(strategies.other2[game.cards_paid(1), card, hidden])


def expected(game: ChallengeGame, strategies: Strategies) -> float:
    """The button's net by walking every branch."""
    if game.turn is None:
        return net(game, 1)
    pays = probability(game, strategies)
    branches = ((Decision.PAY, pays), (Decision.STAY, 1 - pays))
    return sum(chance * expected(apply(game, move)[0], strategies) for move, chance in branches)


def seen(game: ChallengeGame, card_1: Card | None) -> tuple[object, ...]:
    """What the player to decide knows; open cards are the same throughout."""
    assert game.turn is not None
    return game.turn, value_of(game.hand(game.turn)[1].rank), game.first, game.second, card_1 and value_of(card_1.rank)


def best(box: int, strategies: Strategies) -> float:
    """The most one player can get: decide each information set by the sum over all games in it, the last ones first."""
    plan: dict[tuple[object, ...], Decision] = {}

    def walk(game: ChallengeGame, reach: float, sums: dict[tuple[object, ...], list[float]], phase: GamePhase) -> float:
        if game.turn is None:
            return reach * net(game, box)
        moves = (Decision.PAY, Decision.STAY)
        if game.turn != box:
            pays = probability(game, strategies)
            chances = pays, 1 - pays
            return sum(
                walk(apply(game, move)[0], reach * chance, sums, phase)
                for move, chance in zip(moves, chances, strict=True)
                if chance
            )
        known = seen(game, game.community.first if game.community and game.phase is GamePhase.CARD_2 else None)
        if known in plan:
            return walk(apply(game, plan[known])[0], reach, sums, phase)
        values = [walk(apply(game, move)[0], reach, sums, phase) for move in moves]
        if game.phase is phase:
            sums[known][0] += values[0]
            sums[known][1] += values[1]
        return max(values)

    dealt = list(games())
    for phase in (GamePhase.CARD_2, GamePhase.CARD_1):
        sums: dict[tuple[object, ...], list[float]] = defaultdict(lambda: [0.0, 0.0])
        for game in dealt:
            walk(game, 1.0, sums, phase)
        for known, (pay, stay) in sums.items():
            plan[known] = Decision.PAY if pay > stay else Decision.STAY
    return sum(walk(game, 1.0, defaultdict(lambda: [0.0, 0.0]), GamePhase.CARD_1) for game in dealt) / len(dealt)


@pytest.fixture(scope="module")
def small() -> Subgame:
    return two_players.solve_subgame(value_of(OPEN[0].rank), value_of(OPEN[1].rank), deck=SMALL)


def test_small_deck_solved_is_an_equilibrium_under_the_rules(small: Subgame) -> None:
    """Best answers found by brute force through the rules leave no more than the accuracy asked for."""
    deals = list(games())
    value = sum(expected(game, small.strategies) for game in deals) / len(deals)
    button, other = best(1, small.strategies), best(2, small.strategies)
    assert button + other == pytest.approx(0.0, abs=2e-7)
    assert -other - 1e-9 <= value <= button + 1e-9
    assert abs(value) > 0.01, "a game worth nothing would prove little"


def test_best_answers_agree_with_brute_force_for_any_strategies(small: Subgame) -> None:
    chance = np.random.default_rng(7)
    random = Strategies(*(chance.random(shape) for shape in ((10,), (2, 10, 10), (2, 10), (3, 10, 10))))
    answers = best_response.best_answers(replace(small, strategies=random))
    assert answers == pytest.approx((best(1, random), best(2, random)), abs=1e-12)
    found = best_response.figures([replace(small, strategies=random, chance=1.0)])
    deals = list(games())
    assert found.value_button == pytest.approx(sum(expected(game, random) for game in deals) / len(deals), abs=1e-12)
    assert found.exploitability == pytest.approx(sum(answers), abs=1e-12)


def test_stakes_are_those_of_whole_decks() -> None:
    """Chances of hidden cards and card 1 in a full deck: nobody pays, so the button wins or loses one ante."""
    won = two_players.stakes(ACE, TEN, COUNTS)
    ahead = 15 / 50  # a ten makes 21: ahead unless the other's hidden card is an ace
    assert won[0, 0, :, TEN, :].sum() == pytest.approx(ahead * (1 - 3 / 49), abs=1e-15)
    assert won.shape == (3, 3, VALUES, VALUES, VALUES)


@pytest.fixture(scope="module")
def whole() -> tuple[Subgame, ...]:
    return two_players.solve(threads=2, accuracy=1e-6)


def test_the_whole_game(whole: tuple[Subgame, ...]) -> None:
    found = best_response.figures(whole)
    assert found.value_button + found.value_other == 0.0
    assert 0.0 <= found.exploitability < 1e-6
    assert found.value_button == pytest.approx(-0.0146843, abs=1e-6)
    assert found.all_bust < found.war < 0.2
    assert 2.0 < found.mean_pot < 6.0


def test_open_cards_come_with_their_chances(whole: tuple[Subgame, ...]) -> None:
    chances = {(subgame.button, subgame.other): subgame.chance for subgame in whole}
    values = [value_of(card.rank) for card in DECK]
    assert sum(chances.values()) == pytest.approx(1.0, abs=1e-12)
    assert chances[ACE, ACE] == pytest.approx(4 * 3 / (52 * 51))
    assert chances[TEN, ACE] == pytest.approx(16 * 4 / (52 * 51))
    assert len(chances) == len(set(values)) ** 2


def test_strategies_are_probabilities(whole: tuple[Subgame, ...]) -> None:
    for subgame in whole:
        plan = subgame.strategies
        for chances in (plan.button1, plan.button2, plan.other1, plan.other2):
            assert chances.min() >= 0.0
            assert chances.max() <= 1.0 + 1e-12


def test_nobody_pays_with_21(whole: tuple[Subgame, ...]) -> None:
    plan = next(game for game in whole if (game.button, game.other) == (ACE, TEN)).strategies
    assert plan.button1[TEN] == pytest.approx(0.0, abs=1e-6)
    assert plan.other1[:, ACE] == pytest.approx(0.0, abs=1e-6)
