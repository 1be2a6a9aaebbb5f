"""The simulator against the rules, the solver and NumPy's generator, and against itself."""

from collections.abc import Callable
from itertools import accumulate
from math import sqrt
from threading import Event

import numpy as np
import pytest

from ventuno.maths.big21 import graph as packed
from ventuno.maths.big21 import payout, solver
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances, solve
from ventuno.maths.big21.visits import follow_best_play
from ventuno.maths.simulation import plays, random_numbers
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.players import (
    SimulatedPlayer,
    SimulationSetup,
    SolutionSource,
    decision_tables,
    parse_player,
)
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.simulator import _moves, play, recorded, simulate
from ventuno.maths.simulation.totals import Totals, estimates
from ventuno.rules.big21 import RULE_SETS, Choice, Deal, Grant, Place, Play, apply, moves, start
from ventuno.rules.big21.events import FreeCardsEarned, GameEnd, HighLowStarted, PlayEnd
from ventuno.rules.big21.game import Game
from ventuno.rules.law import UNIFORM, Law
from ventuno.rules.refusals import Refused
from ventuno.rules.stack import Stack

RULES = RULE_SETS["2024-10-23"]
SKEWED = Law(
    "skewed",
    deal=(3, 4, 5, 6, 7, 8, 9, 10, 2, 2, 1, 1, 12),
    free_cards=(5, 4, 3, 2, 1),
    high_low=(9, 1, 1, 2, 3, 1, 4, 1, 1, 2, 1, 1, 8),
)
PLAYERS = ["blind", "greedy", "perfect", "skill:0", "skill:1.5", "skill:40"]
_SOLUTIONS: dict[tuple[str, Scope], Solution] = {}
_TABLES: dict[tuple[str, str, int, Scope], DecisionTables] = {}


@pytest.fixture(scope="module")
def graph() -> Graph:
    return packed.build()


def solution(graph: Graph, law: Law, scope: Scope) -> Solution:
    if (law.name, scope) not in _SOLUTIONS:
        _SOLUTIONS[law.name, scope] = solve(graph, law, scope, threads=2)
    return _SOLUTIONS[law.name, scope]


def seated(
    graph: Graph, player: str, law: Law = UNIFORM, stake: int = 100, scope: Scope = Scope.PLAY
) -> DecisionTables:
    key = player, law.name, stake, scope
    if key not in _TABLES:
        solved = SolutionSource(lambda: graph, lambda: solution(graph, law, scope))
        _TABLES[key] = decision_tables(parse_player(player), SimulationSetup(law, stake, scope), solved, threads=2)
    return _TABLES[key]


# The generator


@pytest.mark.parametrize(("seed", "game", "stream"), [(0, 0, 0), (123, 7, 2), (2**64 - 1, 10**12 - 1, 3)])
def test_words_are_those_of_numpys_philox(seed: int, game: int, stream: int) -> None:
    """Counter (block, stream, game, 0) from block 0 on, key (seed, 0); NumPy counts up before it draws."""
    tape = np.zeros(random_numbers.TAPE_LENGTH, np.uint64)
    random_numbers.rewind(tape, np.uint64(seed), np.uint64(game))
    words = [int(random_numbers.word(tape, stream)) for _ in range(41)]
    before = (stream << 64) + (game << 128) - 1
    theirs = np.random.Philox(key=seed, counter=before % 2**256)
    assert words == theirs.random_raw(41).tolist()


def test_streams_of_a_game_do_not_disturb_each_other() -> None:
    tape = np.zeros(random_numbers.TAPE_LENGTH, np.uint64)
    random_numbers.rewind(tape, np.uint64(5), np.uint64(6))
    alone = [int(random_numbers.word(tape, random_numbers.DEAL)) for _ in range(20)]
    random_numbers.rewind(tape, np.uint64(5), np.uint64(6))
    mixed = []
    for _ in range(20):
        mixed.append(int(random_numbers.word(tape, random_numbers.DEAL)))
        random_numbers.word(tape, random_numbers.DECISION)
        random_numbers.word(tape, random_numbers.FREE_CARDS)
    assert mixed == alone


@pytest.mark.parametrize("weights", [(1,) * 13, (1, 2, 3, 4, 5), (10**9,) * 13, (1, 10**9, 1), (4, 4), (1,)])
def test_b2_a_die_gives_each_unit_of_weight_the_same_number_of_words(weights: tuple[int, ...]) -> None:
    """Exactly: ranges end where whole multiples of floor(2^64 / sum) do; the guide never skips the right outcome."""
    die = random_numbers.dice(weights)[0].tolist()
    each = 2**64 // sum(weights)
    assert [last + 1 for last in die[: len(weights)]] == [reached * each for reached in accumulate(weights)]
    for bits, first in enumerate(die[16:]):
        word = bits << 56
        assert first == sum(last < word for last in die[: len(weights)])


def test_rolls_follow_the_weights() -> None:
    """Chi-square with 12 degrees of freedom; above 32.9 once in a thousand. The seed is fixed."""
    dies = random_numbers.dice(SKEWED.deal, SKEWED.free_cards, SKEWED.high_low)
    tape = np.zeros(random_numbers.TAPE_LENGTH, np.uint64)
    random_numbers.rewind(tape, np.uint64(1), np.uint64(0))
    counts = np.bincount([random_numbers.roll(tape, random_numbers.DEAL, dies) for _ in range(70_000)], minlength=13)
    expected = 70_000 * chances(SKEWED.deal)
    assert ((counts - expected) ** 2 / expected).sum() < 32.9


@pytest.mark.parametrize("count", [1, 2, 3, 7, 250])
def test_blind_decisions_are_even(count: int) -> None:
    tape = np.zeros(random_numbers.TAPE_LENGTH, np.uint64)
    random_numbers.rewind(tape, np.uint64(2), np.uint64(0))
    drawn = np.bincount([random_numbers.below(tape, count) for _ in range(200 * count)], minlength=count)
    assert len(drawn) == count
    assert ((drawn - 200) ** 2 / 200).sum() < count + 5 * sqrt(2 * count)


# The rules


def told_by_rules(play: Play, made: tuple[object, ...]) -> tuple[Play, Totals]:
    """A play folded through the rules, and what it came to by their events."""
    awards = ladders = risks = bought = 0
    main: Play | None = None
    for move in made:
        play, events = apply(play, move)  # type: ignore[arg-type]
        awards += sum(isinstance(event, FreeCardsEarned) for event in events) if main is None else 0
        ladders += sum(isinstance(event, HighLowStarted) for event in events)
        risks += type(move).__name__ == "Risk"
        bought += main is None and move is Choice.BUY
        if main is None and play.game.end is not None:
            main = play
    assert main is not None
    prizes = play.realised_centimes + play.prize_centimes
    costs = play.stake_centimes + play.cards_cost_centimes
    ended = "stopped" if play.end is None else play.end.value
    bust = main.end is PlayEnd.BUST
    return play, Totals(
        games=1, prizes=prizes, costs=costs, prizes_squared=prizes**2, costs_squared=costs**2,
        prizes_times_costs=prizes * costs, won=int(prizes > costs), ladders=ladders, risk_plays=int(risks > 0),
        risk_games=risks, bought=bought, awards=awards,
        **{f"ended_{ended}": 1, "bust" if bust else f"complete_{main.game.complete}": 1},
    )  # fmt: skip


@pytest.mark.parametrize("law", [UNIFORM, SKEWED], ids=lambda law: law.name)
@pytest.mark.parametrize("player", PLAYERS)
def test_every_move_is_legal_and_every_figure_is_that_of_the_rules(graph: Graph, player: str, law: Law) -> None:
    """Move by move through `apply`, which refuses what is illegal; the play must be over exactly when the notes are."""
    ready = seated(graph, player, law, 500)
    for game in range(1000):
        one = recorded(ready, 3, game)
        after, expected = told_by_rules(start(RULES, 500), one.moves)
        assert after.end is not None
        assert one.totals == expected


def games_with(ready: DecisionTables, wanted: Callable[[Totals], bool], first: int, last: int) -> list[int]:
    """The games whose totals are wanted, found by halving."""
    if not wanted(play(ready, 11, first, last)):
        return []
    if last - first == 1:
        return [first]
    middle = (first + last) // 2
    return games_with(ready, wanted, first, middle) + games_with(ready, wanted, middle, last)


@pytest.mark.parametrize(("wanted", "batches"), [
    (lambda totals: totals.risk_games > 0, 2), (lambda totals: totals.risk_games > totals.risk_plays, 40),
    (lambda totals: totals.ended_wrong_guess > 0, 2)], ids=["one", "several", "wrong guess"])  # fmt: skip
def test_art_19_1_risk_games_of_blind_players(graph: Graph, wanted: Callable[[Totals], bool], batches: int) -> None:
    """Aces and tens only, nearly, and many free cards: blind players then win often enough to play Risk."""
    easy = Law("easy", (1,) * 8 + (10**5,) * 4 + (4 * 10**5,), (1, 1, 1, 1, 10**6), (1,) * 13)
    ready = seated(graph, "blind", easy, 500)
    found = [game for batch in range(batches) for game in games_with(ready, wanted, batch * BATCH, (batch + 1) * BATCH)]
    assert len(found) > 20
    for game in found[:300]:
        one = recorded(ready, 11, game)
        assert wanted(one.totals)
        assert one.totals == told_by_rules(start(RULES, 500), one.moves)[1]


def test_art_2_5_high_low_stops_at_the_cap(graph: Graph) -> None:
    """A Risk game at CHF 200 with CHF 1,000 realised: at twenty times its stake the play has won all it can."""
    del graph
    dies = random_numbers.dice(UNIFORM.deal, UNIFORM.free_cards, UNIFORM.high_low)
    limits = plays.limits_of(RULES)
    tape, guesses = np.zeros(random_numbers.TAPE_LENGTH, np.uint64), np.zeros((4, 13, 2))
    guesses[:, :6, 0], guesses[:, :, 1] = 1.0, 1.0
    four = Game(RULES, (Stack(21),) * 4 + (Stack(20),), 0, three_reached=True, end=GameEnd.PLAYER)
    before, _ = apply(Play(RULES, 500, four, 200_00, risk=True, realised_centimes=1000_00), Choice.HIGH_LOW)
    caps = 0
    for game in range(200):
        record = np.zeros(1000, np.int64)
        random_numbers.rewind(tape, np.uint64(1), np.uint64(game))
        tenths, ending = plays._climb(
            tape, dies, plays.STRATEGY, guesses, limits, np.array(RULES.ladder_tenths), 2, 200_00, 1000_00, record
        )
        after = before
        for move in _moves(record[1 : int(record[0]) + 1].tolist()):
            after, _ = apply(after, move)
        assert after.prize_tenths == tenths
        assert after.end is (PlayEnd.CAP if ending == plays.AT_CAP else PlayEnd.WRONG_GUESS)
        caps += ending == plays.AT_CAP
    assert 20 < caps < 180


def test_art_21_1_risk_stakes_on_offer_are_those_of_the_rules() -> None:
    """Prizes and realised winnings over the whole range, against B13 and B14 word for word."""
    limits = plays.limits_of(RULES)
    for prize in (500, 700, 2490, 2500, 2510, 10_000, 79_990, 80_000, 400_000, 499_990):
        for realised in (0, 12_340, 480_000, 499_000):
            if realised + prize >= 500_000:
                continue
            least_bad = next(
                stake
                for stake in range(10, 10**7, 10)
                if stake > (prize if 500 <= prize <= 2500 else prize / 4)
                or stake > 20_000
                or realised + (prize - stake) + 20 * stake > 500_000
            )
            assert plays.risk_stakes(limits, prize, realised) == least_bad // 10 - 1


def test_scope_main_is_the_main_game_of_the_same_plays(graph: Graph) -> None:
    whole, main = (seated(graph, "blind", scope=scope) for scope in (Scope.PLAY, Scope.MAIN))
    together, alone = play(whole, 5, 0, BATCH), play(main, 5, 0, BATCH)
    assert (together.complete, together.bust, together.awards, together.bought) == (
        alone.complete, alone.bust, alone.awards, alone.bought)  # fmt: skip
    assert alone.ladders == alone.risk_games == 0
    for game in range(200):
        assert recorded(whole, 5, game).moves[: len(recorded(main, 5, game).moves)] == recorded(main, 5, game).moves


def test_b3_cards_do_not_depend_on_who_plays(graph: Graph) -> None:
    """Card k of a game is the same card for every player."""
    for game in range(50):
        dealt = [[m for m in recorded(seated(graph, p), 9, game).moves if isinstance(m, Deal)] for p in PLAYERS]
        for other in dealt[1:]:
            common = min(len(dealt[0]), len(other))
            assert dealt[0][:common] == other[:common]


# The players


def test_greedy_does_what_it_says(graph: Graph) -> None:
    """By the readable rules: 21 if possible, else the highest total below, never on a complete stack, else discard."""
    ready = seated(graph, "greedy", SKEWED)
    for game in range(500):
        state = start(RULES, 100)
        for move in recorded(ready, 4, game).moves:
            if state.game.card is not None and state.game.end is None:
                card = state.game.card
                after = [
                    stack.add(card)[0].points if not stack.complete and not stack.add(card)[0].bust else 0
                    for stack in state.game.stacks
                ]
                if max(after):
                    assert isinstance(move, Place)
                    assert after[move.stack] == max(after)
                else:
                    assert move is Choice.DISCARD
            state, _ = apply(state, move)
        assert state.cards_cost_centimes == 0
        assert state.ladder is None


@pytest.mark.parametrize("law", [UNIFORM, SKEWED], ids=lambda law: law.name)
@pytest.mark.parametrize("scope", list(Scope))
def test_p2_perfect_play_pays_the_highest_payout(graph: Graph, law: Law, scope: Scope) -> None:
    """Within four standard errors, and so do purchases, awards and every share of the distribution."""
    totals = simulate(seated(graph, "perfect", law, scope=scope), 1, 600_000, workers=2)
    found = estimates(totals, 100)
    solved = solution(graph, law, scope)
    rho = solved.figures.highest_payout
    assert found.payout_se is not None
    assert abs(found.payout - rho) < 4 * found.payout_se
    assert found.payout_se < 0.01
    deal, free = payout.card_values(chances(law.deal)), chances(law.free_cards)
    values = solver.solve(graph, deal, free, solved.ends, rho, threads=2)
    played = follow_best_play(graph, values, deal, free, solved.ends, rho)
    shares = np.array(totals.complete) / totals.games
    errors = np.sqrt(played.complete * (1 - played.complete) / totals.games)
    assert (np.abs(shares - played.complete) < 4 * errors + 1e-9).all()
    assert totals.bought / totals.games == pytest.approx(played.purchases, abs=4 * 1.2 / sqrt(totals.games))
    assert totals.awards / totals.games == pytest.approx(played.awards, abs=4 / sqrt(totals.games))


def test_skill_0_is_blind_in_the_main_game(graph: Graph) -> None:
    """The same law over moves: shares of the distribution agree within four standard errors of their difference."""
    games = 400_000
    blind = simulate(seated(graph, "blind", SKEWED, scope=Scope.MAIN), 1, games, workers=2)
    none = simulate(seated(graph, "skill:0", SKEWED, scope=Scope.MAIN), 2, games, workers=2)
    for one, other in zip((*blind.complete, blind.bust), (*none.complete, none.bust), strict=True):
        assert abs(one - other) <= 4 * sqrt(one + other) + 4


def test_skill_rises_to_best_net(graph: Graph) -> None:
    """The more skill the more net result, up to that of best play, which buys whenever it pays."""
    nets = [estimates(simulate(seated(graph, f"skill:{x}"), 1, 60_000, workers=2), 100) for x in (0, 1, 5, 1000)]
    assert nets[0].net < nets[1].net < nets[2].net < nets[3].net
    best = solution(graph, UNIFORM, Scope.PLAY).figures.best_net - 1.0
    assert nets[3].net_se is not None
    assert abs(nets[3].net - best) < 4 * nets[3].net_se


@pytest.mark.parametrize("player", ["blind", "greedy", "perfect", "skill:0", "skill:2.5", "skill:1e2"])
def test_players_are_spelled_as_they_are_read(player: str) -> None:
    assert parse_player(str(parse_player(player))) == parse_player(player)


@pytest.mark.parametrize(
    "player",
    [
        "",
        "Blind",
        "skill",
        "skill:",
        "skill:-1",
        "skill:nan",
        "skill:inf",
        "skill:1001",
        "skill:x",
        "blind:1",
        "skill:٣",
    ],
)
def test_unknown_players_are_refused(player: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_player(player)
    assert refused.value.refusal.code == "player_unknown"


def test_a_player_is_a_value() -> None:
    assert parse_player("skill:2") == parse_player("skill:2.0")
    assert isinstance(parse_player("blind"), SimulatedPlayer)


# Sharing out


@pytest.mark.parametrize("player", ["blind", "perfect", "skill:3"])
def test_any_number_of_workers_gives_the_same_figures(graph: Graph, player: str) -> None:
    games = 3 * BATCH + 77
    one = simulate(seated(graph, player), 8, games)
    for workers in (2, 5):
        assert simulate(seated(graph, player), 8, games, workers=workers) == one
    assert one.games == games
    assert sum(one.complete) + one.bust == games


def test_a_game_does_not_depend_on_its_batch(graph: Graph) -> None:
    ready = seated(graph, "perfect")
    whole = play(ready, 8, 1000, 1300)
    assert play(ready, 8, 1000, 1001) + play(ready, 8, 1001, 1200) + play(ready, 8, 1200, 1300) == whole
    assert play(ready, 8, 1000, 1300) != play(ready, 9, 1000, 1300)


def test_a_stop_leaves_the_first_games(graph: Graph) -> None:
    """What Ctrl-C shows are the figures of fewer games, not of a mixture."""
    ready, stop, heard = seated(graph, "blind"), Event(), []

    def told(totals: Totals) -> None:
        heard.append(totals.games)
        if len(heard) == 3:
            stop.set()

    cut = simulate(ready, 8, 10**12, workers=2, on_progress=told, stop=stop)
    assert 3 * BATCH <= cut.games <= 5 * BATCH
    assert cut == simulate(ready, 8, cut.games, workers=2)
    assert heard[-1] == cut.games


def test_estimates_by_hand() -> None:
    """Two plays: prizes 0 and 300 for costs 100 and 200. R = 1, e = -100 and 100, se = sqrt(2 * 100^2 / 2) / 150."""
    totals = Totals(
        games=2, prizes=300, costs=300, prizes_squared=90_000, costs_squared=50_000, prizes_times_costs=60_000
    )
    found = estimates(totals, 100)
    assert found.payout == 1.0
    assert found.payout_se == pytest.approx(100 / 150)
    assert found.net == 0.0
    assert found.deviation == pytest.approx(sqrt(2))
    assert estimates(Totals(games=1, prizes=110, costs=100), 100).payout_se is None


def test_standard_errors_are_those_of_repeated_simulations(graph: Graph) -> None:
    """Forty simulations of 4,000 plays: their payouts scatter as one of them says."""
    ready = seated(graph, "perfect")
    runs = [estimates(play(ready, seed, 0, 4000), 100) for seed in range(40)]
    scatter = np.std([run.payout for run in runs], ddof=1)
    assert runs[0].payout_se == pytest.approx(scatter, rel=0.35)


def test_grants_are_recorded_as_the_rules_know_them(graph: Graph) -> None:
    seen = {
        m.cards
        for game in range(300)
        for m in recorded(seated(graph, "perfect"), 1, game).moves
        if isinstance(m, Grant)
    }
    assert seen == {2, 3, 4, 5, 6}
    assert moves(start(RULES, 100))
