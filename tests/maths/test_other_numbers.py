"""Rule sets with other numbers (B1): solver, players, review and tallies against the readable rules and each other."""

from math import fsum

import numpy as np
import pytest

from tests.maths.big21.test_review import net, random_play, written
from tests.maths.monitoring.test_tally import LAW, assert_counted, slowly
from tests.maths.reference import Reference
from tests.maths.simulation.test_simulator import told_by_rules
from ventuno.maths.big21 import payout
from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.review import PlayValuer
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.big21.solver import solve, start_value
from ventuno.maths.calibration.population import population
from ventuno.maths.calibration.weights import shares_of, weights_of
from ventuno.maths.monitoring.skill import MoveValuer
from ventuno.maths.monitoring.tally import PlayCounter
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.simulator import recorded, simulate
from ventuno.maths.simulation.totals import estimates
from ventuno.rules.big21 import Choice, Hidden, Open, Phase, Risk, highlow, ruleset_text, start
from ventuno.rules.big21.events import PlayEnd
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULES_2024_10_23, RuleSet, solved_hash
from ventuno.rules.cards import RANKS
from ventuno.rules.law import Law
from ventuno.rules.stack import EMPTY
from ventuno.store import laws
from ventuno.store.solved import files, solutions

OTHER = ruleset_text.parse("""
name = "2027-01-01"
opening_cards = 7
purchases_max = 2
prize_tenths = [0, 2, 13, 40, 90, 160]
ladder_tenths = [40, 60, 90, 120, 160]
risk_prize_tenths_min = 30
risk_share = 3
risk_stake_max_centimes = 5000
risk_whole_prize_centimes = [300, 1000]
winnings_max_centimes = 20000
""")
# Little but aces and tens, and many free cards: even blind players win and play Risk.
EASY = Law("easy", (1,) * 8 + (10**5,) * 4 + (4 * 10**5,), (1, 1, 1, 1, 10**6), (1,) * 13)


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, lambda _: None, OTHER.game_numbers, threads=2)


def seated(solution: Solution, player: str, law: Law = LAW, rules: RuleSet = OTHER) -> DecisionTables:
    solved = SolutionSource(lambda: solution.graph, lambda: solution)
    return decision_tables(parse_player(player), SimulationSetup(law, 200, Scope.PLAY, rules), solved, threads=2)


def test_the_ladder_is_worth_what_its_rules_say_step_by_step() -> None:
    """Every open and hidden card through the readable rules, again and again until nothing changes."""
    shares = chances(LAW.high_low)
    steps = OTHER.ladder_tenths
    values = {step: step / 10 for step in steps}
    for _ in range(200):
        for step in steps[:-1]:
            values[step] = fsum(
                share * max(step / 10, *(_guessed(step, open_card, guess, shares, values) for guess in _GUESSES))
                for open_card, share in zip(RANKS, shares, strict=True)
            )
    assert ladder(shares, OTHER.game_numbers).values == pytest.approx([values[step] for step in steps[:-1]], rel=1e-12)


_GUESSES = (Choice.HIGHER, Choice.LOWER)


def _guessed(step: int, open_card: object, guess: Choice, shares: np.ndarray, values: dict[int, float]) -> float:
    begun, _ = highlow.start(OTHER, step)
    guessed, _ = highlow.apply(highlow.apply(begun, Open(open_card))[0], guess)  # type: ignore[arg-type]
    ended = (highlow.apply(guessed, Hidden(rank))[0] for rank in RANKS)
    return fsum(share * values.get(each.prize_tenths, 0.0) for share, each in zip(shares, ended, strict=True))


@pytest.mark.parametrize("price", [0.3, 1.0])
def test_a_whole_game_with_few_card_values_equals_the_readable_rules(solution: Solution, price: float) -> None:
    """Seven opening cards, two purchases and other prizes, solved slowly on the rules themselves."""
    deal, free = np.zeros(10), chances(LAW.free_cards)
    deal[[2, 5, 8]] = 0.3, 0.4, 0.3  # fours, sevens, tens
    ends = payout.ends_of("play", chances(LAW.high_low), OTHER.game_numbers)
    fast = start_value(solution.graph, solve(solution.graph, deal, free, ends, price))
    assert fast == pytest.approx(Reference(OTHER, deal, free).solve(ends, price), rel=1e-12)


def test_the_published_numbers_keep_their_names_and_figures() -> None:
    """What was solved before stays valid, to the last bit that the shipped record has."""
    assert solved_hash(LAW.hash, RULES_2024_10_23.game_numbers) == LAW.hash
    assert solved_hash(LAW.hash, OTHER.game_numbers) != LAW.hash
    assert files.solution_path(LAW, Scope.PLAY).name == f"solution-{files.VERSION}-play-{LAW.hash[:32]}.bin"
    assert files.graph_path(RULES_2024_10_23.game_numbers).name == f"graph-{files.VERSION}.bin"
    published = solutions.load(LAW, Scope.PLAY, lambda _: None, PUBLISHED_NUMBERS, threads=2)
    assert published.figures.highest_payout == laws.figures()[LAW.hash].highest_payout


@pytest.mark.parametrize(("player", "law"), [("blind", EASY), ("perfect", LAW), ("skill:3", LAW)])
def test_simulated_plays_are_those_of_the_rules(solution: Solution, player: str, law: Law) -> None:
    ready = seated(solution, player, law)
    risked = 0
    for game in range(1500):
        one = recorded(ready, 3, game)
        after, expected = told_by_rules(start(OTHER, 200), one.moves)
        assert after.end is not None
        assert one.totals == expected
        risked += expected.risk_games
    assert (risked > 0) == (player == "blind")


def test_simulated_players_receive_what_is_computed(solution: Solution) -> None:
    """The best player and one who errs, within four standard errors."""
    best = estimates(simulate(seated(solution, "perfect"), 5, 10 * BATCH, workers=2), 200)
    exact = population(solution.graph, shares_of(weights_of(LAW)), 3.0, OTHER.game_numbers, threads=2)
    erring = estimates(simulate(seated(solution, "skill:3"), 5, 10 * BATCH, workers=2), 200)
    assert best.payout_se is not None
    assert erring.payout_se is not None
    assert abs(best.payout - solution.figures.highest_payout) < 4 * best.payout_se
    assert abs(erring.payout - exact.payout) < 4 * erring.payout_se


def test_reviews_add_up_and_tallies_count_what_they_say(solution: Solution) -> None:
    """With High/Low, Risk, purchases and the cap in them."""
    valuer, judge, counter = PlayValuer(LAW, solution), MoveValuer(LAW, solution), PlayCounter(LAW, solution, OTHER)
    seen: set[object] = set()
    for seed in range(60):
        path = list(random_play(seed, valuer, OTHER))
        found = valuer.review(written(path))
        assert found.net == pytest.approx(net(path[-1][0]), abs=1e-9)
        assert found.net == pytest.approx(found.expected + found.luck - found.given_away, abs=1e-9)
        assert_counted(counter.count(written(path)), slowly(written(path), valuer, judge))
        seen |= {play.phase for play, _ in path} | {type(move) for _, move in path} | {move for _, move in path}
        seen |= {path[-1][0].end}
    assert seen >= {*Phase, Risk, Choice.BUY, Choice.HIGH_LOW, PlayEnd.CAP}


def test_only_positions_of_these_rules_are_possible(solution: Solution) -> None:
    advisor, empty = Advisor(solution), (EMPTY,) * 5
    assert advisor.possible(Position(empty, RANKS[0], 6, 0))
    assert not advisor.possible(Position(empty, RANKS[0], 7, 0))
    assert advisor.possible(Position(empty, None, 0, 2))
    assert not advisor.possible(Position(empty, None, 0, 3))
    assert list(advisor.moves(Position(empty, None, 0, 2))) == [Choice.END]
