"""The simulator of Black Jack Challenge against the rules, arithmetic by hand, and itself."""

from collections import Counter
from collections.abc import Callable
from itertools import product
from math import sqrt
from random import Random
from threading import Event

import numpy as np
import pytest

from ventuno.maths.big21.graph import Array
from ventuno.maths.challenge import bots
from ventuno.maths.challenge.bots import Level
from ventuno.maths.challenge.equilibrium import best_response
from ventuno.maths.challenge.simulation import game as sim_game
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions, parse_players
from ventuno.maths.challenge.simulation.simulator import play, recorded, simulate
from ventuno.maths.challenge.simulation.totals import SeatTotals, TableTotals, estimates
from ventuno.maths.challenge.visible import seat_view
from ventuno.maths.dossier.challenge import own_total_subgames
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.random_numbers import TAPE_LENGTH, rewind
from ventuno.rules.cards import DECK, RANKS, Rank
from ventuno.rules.challenge import (
    Bet,
    ChallengeGame,
    Community,
    DealHands,
    Decision,
    Draw,
    GamePhase,
    GameTurn,
    Move,
    War,
    apply,
    moves,
    start,
    turn,
    view,
)
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.rules.stack import EMPTY, Stack

ANTE = 100
BET = Bet(ANTE, red_centimes=10)  # a bonus bet there must be (C4); the figures leave it out
SEATS = range(2, 8)
MIXED = "house13,always,never,always,house13,never,always"


def seated(players: str, seats: int) -> tuple[SimulatedSeat, ...]:
    names = players.split(",")
    return parse_players(",".join(names[:seats]), seats)


# The rules as the oracle


def decide(player: SimulatedSeat, has: Stack) -> Decision:
    """The players once more, in words of the rules."""
    pays = {
        SimulatedSeat.NEVER: False,
        SimulatedSeat.ALWAYS: True,
        SimulatedSeat.HOUSE13: has.points <= (17 if has.soft else 13),
    }
    return Decision.PAY if pays[player] else Decision.STAY


def decision(game: ChallengeGame, players: tuple[SimulatedSeat, ...]) -> Decision:
    """What the player whose turn it is does, from its own view alone."""
    assert game.turn is not None
    place = game.order.index(game.turn)
    total = view(game, game.turn).boxes[place].total
    assert total is not None
    return decide(players[place], total)


def table(seats: int, chance: Random) -> ChallengeGame:
    """A game with its button and empty boxes anywhere."""
    boxes = sorted(chance.sample(range(1, 8), seats))
    return start(tuple(BET if box in boxes else None for box in range(1, 8)), chance.choice(boxes))


def summed(game: ChallengeGame) -> TableTotals:
    """What a finished game came to, as the rules say it."""
    assert game.phase is GamePhase.OVER
    seats = []
    for box in game.order:
        bonus = game.bonus_centimes(box) - game.bet(box).bonus_centimes
        net, rest = divmod(game.net_centimes(box) - bonus, ANTE)
        assert rest == 0
        paid = game.cards_paid(box)
        seats.append(SeatTotals(net, net * net, int(game.total(box).bust), int(paid >= 1), int(paid >= 2)))
    return TableTotals(tuple(seats), 1, game.pot_centimes // ANTE, int(len(game.wars) > 0), int(game.all_bust))


@pytest.mark.parametrize("players", ["house13", "always", MIXED])
@pytest.mark.parametrize("seats", SEATS)
def test_c5_to_c10_every_game_is_what_the_rules_make_of_it(seats: int, players: str) -> None:
    """Card by card and decision by decision: nothing else was legal, and the outcome is the same."""
    sitting, chance = seated(players, seats), Random(seats)
    pays = decisions(sitting)
    for number in range(120):
        simulated, game = recorded(pays, 4, number), table(seats, chance)
        for move in simulated.moves:
            if isinstance(move, Decision):
                assert move is decision(game, sitting)
            game, _ = apply(game, move)
        assert summed(game) == simulated.totals


@pytest.mark.parametrize("players", ["solid", "beginner,solid,beginner,solid,beginner,solid,beginner"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_bots_decide_as_they_do_at_the_table(seats: int, players: str) -> None:
    """Each decision by the chance that the bot itself gives for what its seat sees; drawn, so on average."""
    sitting, surplus, variance = seated(players, seats), 0.0, 0.0
    pays = decisions(sitting)
    for number in range(100):
        simulated, game = recorded(pays, 4, number), start((BET,) * seats, 1)
        for move in simulated.moves:
            if isinstance(move, Decision):
                assert game.turn is not None
                level = Level(sitting[game.turn - 1].value)
                chance = bots.chance(level, seat_view(view(game, game.turn)), 0)
                assert chance > 0.0 or move is Decision.STAY
                assert chance < 1.0 or move is Decision.PAY
                surplus += (move is Decision.PAY) - chance
                variance += chance * (1 - chance)
            game, _ = apply(game, move)
        assert summed(game) == simulated.totals
    assert abs(surplus) < 5 * sqrt(variance)


def slowly(seats: int, players: str, games: int) -> TableTotals:
    """Games by the rules alone, with decks shuffled by Python."""
    sitting, chance = seated(players, seats), Random(8)
    totals = TableTotals((SeatTotals(),) * seats)
    for _ in range(games):
        game = table(seats, chance)
        while turn(game) is not GameTurn.NOBODY:
            game, _ = apply(game, decision(game, sitting) if turn(game) is GameTurn.PLAYER else drawn(game, chance))
        totals += summed(game)
    return totals


def drawn(game: ChallengeGame, chance: Random) -> Move:
    match moves(game)[0]:
        case Draw.DEAL:
            return DealHands(tuple(chance.sample(game.stock, 2 * len(game.order))))
        case Draw.COMMUNITY:
            return Community(*chance.sample(game.stock, 2))
        case _:
            burnt, *cards = chance.sample(game.stock, 1 + len(game.contenders))
            return War(burnt, tuple(cards))


@pytest.mark.parametrize(("seats", "players"), [(3, "house13"), (4, MIXED)])
def test_figures_are_those_of_the_rules_played_slowly(seats: int, players: str) -> None:
    games = 1500
    slow = estimates(slowly(seats, players, games))
    fast = estimates(simulate(decisions(seated(players, seats)), 2, 200_000))
    for seat in range(seats):
        error = slow.net_se[seat]
        assert error is not None
        assert abs(slow.net[seat] - fast.net[seat]) < 5 * error
        for ours, theirs in ((slow.bust, fast.bust), (slow.paid1, fast.paid1), (slow.paid2, fast.paid2)):
            assert_share(ours[seat], theirs[seat], games)
    assert_share(slow.war, fast.war, games)
    assert_share(slow.all_bust, fast.all_bust, games)
    assert slow.mean_pot == pytest.approx(fast.mean_pot, abs=5 * seats / sqrt(games))


def assert_share(measured: float, true: float, games: int) -> None:
    """Within five standard errors; where hardly anything is expected, next to nothing."""
    assert abs(measured - true) < 5 * sqrt(true * (1 - true) / games) + 3 / games


# Arithmetic by hand


def total(*ranks: Rank) -> Stack:
    has = EMPTY
    for rank in ranks:
        has, _ = has.add(rank)
    return has


def chance_of(cards: int, happens: Callable[..., bool]) -> float:
    """The exact probability of something about that many cards of a deck, by their ranks in order."""
    found = 0
    for ranks in product(RANKS, repeat=cards):
        if happens(*ranks):
            ways, left = 1, Counter(dict.fromkeys(RANKS, 4))
            for rank in ranks:
                ways *= left[rank]
                left[rank] -= 1
            found += ways
    possible = 1
    for place in range(cards):
        possible *= len(DECK) - place
    return found / possible


def pays13(has: Stack) -> bool:
    return decide(SimulatedSeat.HOUSE13, has) is Decision.PAY


def test_house13_buys_and_busts_as_often_as_counting_says() -> None:
    """For card 2 it must have paid for card 1; it goes bust by either card."""

    def paid2(a: Rank, b: Rank, c: Rank) -> bool:
        return pays13(total(a, b)) and pays13(total(a, b, c))

    def bust(a: Rank, b: Rank, c: Rank, d: Rank) -> bool:
        if not pays13(total(a, b)):
            return False
        return total(a, b, c).bust or (pays13(total(a, b, c)) and total(a, b, c, d).bust)

    games = 400_000
    found = estimates(simulate(decisions(seated("house13", 5)), 3, games, workers=2))
    expected = chance_of(2, lambda a, b: pays13(total(a, b))), chance_of(3, paid2), chance_of(4, bust)
    for seat in range(5):
        for share, exact in zip((found.paid1[seat], found.paid2[seat], found.bust[seat]), expected, strict=True):
            assert_share(share, exact, games)


def test_c8_without_payments_seats_are_alike_and_ties_are_as_frequent_as_counting_says() -> None:
    games = 400_000
    equal = chance_of(4, lambda a, b, c, d: total(a, b).points == total(c, d).points)
    two = estimates(simulate(decisions(seated("never", 2)), 3, games, workers=2))
    assert_share(two.war, equal, games)
    for seats in SEATS:
        found = estimates(simulate(decisions(seated("never", seats)), 3, games, workers=2))
        assert (found.mean_pot, found.all_bust, set(found.bust), set(found.paid1)) == (seats, 0.0, {0.0}, {0.0})
        for net, error in zip(found.net, found.net_se, strict=True):
            assert error is not None
            assert error == pytest.approx(sqrt((seats - 1) / games), rel=0.02)
            assert abs(net) < 5 * error


@pytest.mark.parametrize("players", ["house13", "house13,never", "always,house13", "never,always"])
def test_two_seats_fare_as_the_exact_figures_say(players: str) -> None:
    """Those of the equilibrium's own yardstick, which knows nothing of decks and shuffling."""
    games = 500_000
    button, other = seated(players, 2)
    exact = best_response.figures(own_total_subgames(button, other))
    found = estimates(simulate(decisions((button, other)), 6, games, workers=2))
    assert found.net_se[0] is not None
    assert abs(found.net[0] - exact.value_button) < 5 * found.net_se[0]
    assert_share(found.war, exact.war, games)
    assert_share(found.all_bust, exact.all_bust, games)
    assert found.mean_pot == pytest.approx(exact.mean_pot, abs=5 * 1.2 / sqrt(games))


@pytest.mark.parametrize("players", ["house13", "always", MIXED])
def test_c8_what_some_win_others_lose(players: str) -> None:
    """And the pot holds every ante and payment."""
    for seats in SEATS:
        totals = simulate(decisions(seated(players, seats)), 5, 20_000)
        assert sum(seat.net for seat in totals.seats) == 0
        assert totals.pot == seats * totals.games + sum(seat.paid1 + seat.paid2 for seat in totals.seats)


def test_c6_who_always_pays_has_four_cards() -> None:
    """All bust goes to war (C10), which is counted with the ties."""
    found = estimates(simulate(decisions(seated("always", 2)), 3, 200_000))
    assert (found.paid1, found.paid2, found.mean_pot) == ([1.0, 1.0], [1.0, 1.0], 6.0)
    assert_share(found.bust[0], chance_of(4, lambda *ranks: total(*ranks).bust), 200_000)
    assert 0.3 < found.all_bust < found.war


# The deck


def tape_of(seed: int, game: int) -> Array:
    tape = np.zeros(TAPE_LENGTH, np.uint64)
    rewind(tape, np.uint64(seed), np.uint64(game))
    return tape


def test_c5_every_card_is_equally_likely_in_every_place() -> None:
    games, places = 5200, 52
    seen = np.zeros((places, places), np.int64)
    for game in range(games):
        tape, deck = tape_of(1, game), np.arange(places, dtype=np.uint8)
        for place in range(places):
            sim_game._draw(tape, deck, place)
        assert len(set(deck.tolist())) == places
        seen[np.arange(places), deck] += 1
    chi_squared = ((seen - games / places) ** 2 / (games / places)).sum()
    freedom = (places - 1) ** 2
    assert abs(chi_squared - freedom) < 5 * sqrt(2 * freedom)


def test_the_cards_of_a_game_do_not_depend_on_who_plays() -> None:
    one, other = (recorded(decisions(seated(name, 6)), 9, 77).moves[:2] for name in ("never", "always"))
    assert one == other
    assert one != recorded(decisions(seated("never", 6)), 9, 78).moves[:2]


@pytest.mark.parametrize("left", [3, 4, 9, 11])
def test_c11_the_cards_of_earlier_rounds_come_back_when_the_deck_cannot_supply_the_next(left: int) -> None:
    """Two go to war over cards of which all but one are equal: until the ace is turned, and not burnt, nobody wins."""
    dealt, aces, longest = 52 - left, 0, 0
    for game in range(300):
        tape, record, deck = tape_of(2, game), np.zeros(1 << 14, np.int64), np.zeros(52, np.uint8)
        deck[dealt:] = [13 * place for place in range(left - 1)] + [12]
        winner = sim_game._war(tape, deck, dealt, 7, 0b0100100, record)
        notes = record[1 : int(record[0]) + 1].reshape(-1, 4).tolist()
        assert {among for among, *_ in notes} == {sim_game.CODE_WAR + 2}
        whole = left // 3
        for first in range(0, len(notes), whole):
            cards = [card for _, *round_ in notes[first : first + whole] for card in round_]
            assert len(set(cards)) == len(cards)
        *_, (_, _, third, sixth) = notes
        assert winner == (0b0000100 if third == 12 else 0b0100000)
        assert 12 in (third, sixth)
        longest, aces = max(longest, len(notes)), aces + (third == 12)
    assert longest > left // 3
    assert_share(aces / 300, 0.5, 300)


# Sharing out


def test_any_number_of_workers_gives_the_same_figures() -> None:
    pays, games = decisions(parse_players("house13,solid,never,beginner,always,solid,solid", 7)), 3 * BATCH + 77
    one = simulate(pays, 8, games)
    assert simulate(pays, 8, games, workers=3) == one
    assert one.games == games


def test_a_game_does_not_depend_on_its_batch() -> None:
    pays = decisions(seated("house13", 7))
    whole = play(pays, 8, 1000, 1300)
    assert play(pays, 8, 1000, 1001) + play(pays, 8, 1001, 1200) + play(pays, 8, 1200, 1300) == whole
    assert play(pays, 9, 1000, 1300) != whole


def test_a_stop_leaves_the_first_games() -> None:
    pays, stop = decisions(seated("house13", 2)), Event()
    cut = simulate(pays, 8, 10**12, workers=2, on_progress=lambda _: stop.set(), stop=stop)
    assert BATCH <= cut.games <= 3 * BATCH
    assert cut == simulate(pays, 8, cut.games)


def test_estimates_by_hand() -> None:
    """Two games: one seat wins 3 and loses 1. Mean 1, variance 8, error sqrt(8 / 2)."""
    totals = TableTotals((SeatTotals(2, 10, 1, 2, 1), SeatTotals(-2, 10, 0, 0, 0)), 2, pot=9, war=1, all_bust=0)
    found = estimates(totals)
    assert (found.net, found.net_se, found.mean_pot, found.war) == ([1.0, -1.0], [2.0, 2.0], 4.5, 0.5)
    assert (found.bust, found.paid1, found.paid2) == ([0.5, 0.0], [1.0, 0.0], [0.5, 0.0])
    assert estimates(TableTotals((SeatTotals(1, 1), SeatTotals(-1, 1)), 1)).net_se == [None, None]


# Players


@pytest.mark.parametrize(
    ("players", "seats", "code"),
    [
        ("house13", 1, "simulate_seats"),
        ("house13", 8, "simulate_seats"),
        ("house14", 2, "challenge_player_unknown"),
        ("strong", 2, "challenge_player_unknown"),
        ("", 2, "challenge_player_unknown"),
        ("house13,", 2, "challenge_player_unknown"),
        ("House13", 2, "challenge_player_unknown"),
        ("never,never", 3, "simulate_players"),
        ("never,never,never,never", 3, "simulate_players"),
    ],
)
def test_c3_players_and_seats_that_cannot_be_are_refused(players: str, seats: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_players(players, seats)
    refusal = refused.value.refusal
    assert refusal.code == code
    assert len({refusal.said_in(language) for language in Language}) == len(Language)


def test_players_sit_from_the_button() -> None:
    assert parse_players("never,always", 2) == (SimulatedSeat.NEVER, SimulatedSeat.ALWAYS)
    assert parse_players("always", 4) == (SimulatedSeat.ALWAYS,) * 4
    found = estimates(play(decisions(parse_players("never,always,house13", 3)), 1, 0, 1000))
    assert found.paid1[:2] == [0.0, 1.0]
    assert 0.3 < found.paid1[2] < 0.6
