"""Bots and what they think with: only what their seat sees, the same for the same seed, and worth playing against."""

from collections.abc import Iterator
from functools import partial
from itertools import product
from random import Random

import numpy as np
import pytest

from ventuno.maths.big21.graph import ACE, TEN, VALUES, Array
from ventuno.maths.challenge import bots, quick_answers
from ventuno.maths.challenge.bots import Level
from ventuno.maths.challenge.equilibrium import best_response, deviation, regret, tree, two_players
from ventuno.maths.challenge.equilibrium.two_players import Strategies
from ventuno.maths.challenge.hands import COUNTS, value_of
from ventuno.maths.challenge.visible import SeatView, seat_view
from ventuno.rules.cards import DECK, Rank
from ventuno.rules.challenge import Bet, ChallengeGame, Community, DealHands, Decision, GamePhase, apply, start, view

BET = Bet(500, black_centimes=100)


def dealt(players: int, chance: Random) -> ChallengeGame:
    cards = chance.sample(DECK, 2 * players + 2)
    game, _ = apply(start((BET,) * players, button=1), DealHands(tuple(cards[:-2])))
    return apply(game, Community(*cards[-2:]))[0]


def positions(players: int, seed: int) -> Iterator[ChallengeGame]:
    """A game, each time somebody has to decide."""
    chance = Random(seed)
    game = dealt(players, chance)
    while game.turn is not None:
        yield game
        game, _ = apply(game, chance.choice((Decision.PAY, Decision.STAY)))


def hidden_changed(game: ChallengeGame, chance: Random) -> ChallengeGame:
    """The same to the player to decide: every card it does not see is another one."""
    assert game.turn is not None
    assert game.community is not None
    mine = game.order.index(game.turn)
    known = [hand[0] for hand in game.hands] + [game.hands[mine][1], *game.turned]
    rest = [card for card in DECK if card not in known]
    chance.shuffle(rest)
    hands = tuple((hand[0], hand[1] if seat == mine else rest.pop()) for seat, hand in enumerate(game.hands))
    first = game.community.first if game.turned else rest.pop()
    return ChallengeGame(game.bets, game.button, hands, Community(first, rest.pop()), game.first, game.second)


@pytest.mark.parametrize("players", [2, 3, 7])
@pytest.mark.parametrize("level", list(Level))
def test_a_bot_decides_by_what_it_sees_alone(level: Level, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ITERATIONS", 200)
    chance = Random(players)
    for seed in range(3):
        for game in positions(players, seed):
            other = hidden_changed(game, chance)
            here, there = seat_view(view(game, game.turn)), seat_view(view(other, game.turn))
            assert bots.decide(level, here, seed) is bots.decide(level, there, seed)
            assert bots.human_seconds(level, here, seed) == bots.human_seconds(level, there, seed)


def test_a_position_is_what_the_view_shows() -> None:
    for game in positions(4, seed=2):
        found = seat_view(view(game, game.turn))
        assert found.players == 4
        assert found.place == game.order.index(game.turn or 0)
        assert found.open_cards == tuple(hand[0].rank for hand in game.hands)
        assert found.hidden_card is game.hands[found.place][1].rank
        assert (found.first, found.second) == (game.first, game.second)
        assert (found.card_1 is not None) == (game.phase is GamePhase.CARD_2)
        assert found.cards_paid == tuple(game.cards_paid(box) for box in game.order)
        assert found.antes_centimes == (500,) * 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_of_a_subgame_has_one_number(players: int) -> None:
    ranks = {value_of(rank): rank for rank in Rank}
    numbers = []
    for seat, hidden in product(range(players), ranks.values()):
        common = {"place": seat, "antes_centimes": (1,) * players, "open_cards": (Rank.TWO,) * players}
        before = product((False, True), repeat=seat)
        numbers += [SeatView(**common, hidden_card=hidden, first=first).where() for first in before]  # type: ignore[arg-type]
        for first, card in product(product((False, True), repeat=players), ranks.values()):
            for second in product((False, True), repeat=sum(first[:seat]) if first[seat] else 0):
                if first[seat]:
                    position = SeatView(**common, hidden_card=hidden, first=first, card_1=card, second=second)  # type: ignore[arg-type]
                    numbers.append(position.where())
    assert sorted(numbers) == list(range(tree.place_count(players)))


def test_two_players_have_530_places() -> None:
    assert tree.place_count(2) == 530


def by_place(plan: Strategies) -> Array:
    """A strategy of two players in the order of `tree`."""
    pays = np.zeros(tree.place_count(2))
    for hidden in range(VALUES):
        pays[tree.first_place(0, hidden, 0)] = plan.button1[hidden]
        for paid in range(2):
            pays[tree.first_place(1, hidden, paid)] = plan.other1[paid, hidden]
        for card in range(VALUES):
            seconds = tree.second_offsets(2)
            for paid in range(2):
                place = tree.second_place(seconds, 0, hidden, card, np.array([1, paid]))
                pays[place] = plan.button2[paid, card, hidden]
            for cards in range(3):
                place = tree.second_place(seconds, 1, hidden, card, np.array([cards, 1]))
                pays[place] = plan.other2[cards, card, hidden]
    return pays


def test_bounds_of_the_best_deviation_hold_the_exact_one() -> None:
    """Against strategies drawn at random, where the exact best answers are known."""
    chance = np.random.default_rng(3)
    plan = Strategies(*(chance.random(shape) for shape in ((10,), (2, 10, 10), (2, 10), (3, 10, 10))))
    subgame = two_players.Subgame(3, TEN, 1.0, plan, 0, COUNTS)
    value, answers = best_response.figures([subgame]).value_button, best_response.best_answers(subgame)
    for seat, exact in enumerate((answers[0] - value, answers[1] + value)):
        found = deviation.gain(np.array([3, TEN]), np.ones(2), by_place(plan), seat, seed=5, deals=60_000)
        assert found.lower - 4 * found.lower_se < exact < found.upper + 4 * found.lower_se
        assert found.upper - found.lower < 0.01


def test_sampling_comes_near_the_equilibrium_of_two() -> None:
    open_cards = np.array([4, TEN])
    pays, _ = regret.learn(open_cards, np.ones(2), np.uint64(1), 20_000)
    pays[pays < 0] = 0.0
    gains = [deviation.gain(open_cards, np.ones(2), pays, seat, seed=2, deals=30_000) for seat in range(2)]
    assert max(gain.lower for gain in gains) < 0.01
    at_random = [
        deviation.gain(open_cards, np.ones(2), np.full(len(pays), 0.5), seat, seed=2, deals=30_000) for seat in range(2)
    ]
    assert min(gain.lower for gain in at_random) > 0.1


def test_same_seed_same_advice() -> None:
    position = SeatView(2, (500, 500, 1000), (Rank.FIVE, Rank.KING, Rank.TWO), Rank.NINE, (True, False))
    advice = regret.advise(position, 8, 2_000)
    assert advice is not None
    assert 0.0 <= advice <= 1.0
    assert advice == regret.advise(position, 8, 2_000)


def test_the_table_answers_alike_one_by_one_and_everywhere() -> None:
    for players in (2, 4, 7):
        for game in positions(players, seed=players):
            position = seat_view(view(game, game.turn))
            open_cards = np.array([value_of(rank) for rank in position.open_cards])
            assert quick_answers.chance(position) == quick_answers.strategies_by_place(open_cards)[position.where()]


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.SOLID])
def test_a_level_is_the_same_one_by_one_and_everywhere(level: Level) -> None:
    for game in positions(5, seed=4):
        position = seat_view(view(game, game.turn))
        open_cards = np.array([value_of(rank) for rank in position.open_cards])
        assert bots.strategies_by_place(level, open_cards, 1)[position.where()] == bots.chance(level, position, 1)


def test_a_table_of_strong_bots_gives_away_less_than_one_of_beginners(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ITERATIONS", 3_000)
    lower = {
        level: deviation.survey(partial(bots.strategies_by_place, level), 3, draws=3, deals=5_000, seed=6).lower
        for level in Level
    }
    assert lower[Level.STRONG] < lower[Level.SOLID] < lower[Level.BEGINNER]


def test_making_the_table_is_reproducible() -> None:
    assert quick_answers.make(seed=1, draws=1, iterations=30) == quick_answers.make(seed=1, draws=1, iterations=30)


def test_the_table_gives_away_little() -> None:
    """On open cards drawn at random; the figures of docs/challenge-mathematics.md come from larger samples."""
    chance, deck = np.random.default_rng(11), np.repeat(np.arange(VALUES), COUNTS)
    for players in (2, 4):
        gains = []
        for _ in range(4):
            open_cards = chance.permutation(deck)[:players]
            pays = quick_answers.strategies_by_place(open_cards)
            gains += [
                deviation.gain(open_cards, np.ones(players), pays, seat, seed=4, deals=8_000).lower
                for seat in range(players)
            ]
        assert np.mean(gains) < 0.1


@pytest.mark.parametrize("level", list(Level))
def test_nobody_pays_once_bust(level: Level) -> None:
    position = SeatView(0, (1, 1), (Rank.KING, Rank.TWO), Rank.SIX, (True, True), Rank.NINE)
    assert {bots.decide(level, position, seed) for seed in range(5)} == {Decision.STAY}


def test_good_bots_keep_21() -> None:
    position = SeatView(0, (1, 1, 1), (Rank.KING, Rank.TWO, Rank.NINE), Rank.ACE)
    assert bots.chance(Level.SOLID, position, 1) < 0.15
    assert bots.chance(Level.STRONG, position, 1) < 0.05


def test_the_strong_bot_plays_the_equilibrium_of_two() -> None:
    plan = two_players.solve_subgame(ACE, TEN, accuracy=bots.ACCURACY).strategies
    common = {"antes_centimes": (5, 5), "open_cards": (Rank.ACE, Rank.KING)}
    button = SeatView(0, **common, hidden_card=Rank.SIX)  # type: ignore[arg-type]
    other = SeatView(1, **common, hidden_card=Rank.SIX, first=(True, True), card_1=Rank.TWO, second=(False,))  # type: ignore[arg-type]
    assert bots.chance(Level.STRONG, button, 1) == plan.button1[4]
    assert bots.chance(Level.STRONG, other, 1) == plan.other2[1, 0, 4]


def test_bots_take_human_time() -> None:
    position = SeatView(0, (1, 1), (Rank.KING, Rank.TWO), Rank.FIVE)
    for level in Level:
        times = [bots.human_seconds(level, position, seed) for seed in range(50)]
        assert min(times) >= bots.SECONDS_LEAST
        assert max(times) <= bots.SECONDS_MOST
        assert len(set(times)) > 25
