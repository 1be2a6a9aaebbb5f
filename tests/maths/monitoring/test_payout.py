"""What the monitor says: quiet about a right generator, loud about a wrong one; payouts against limits; steering."""

from dataclasses import replace
from math import comb, erfc, fsum, sqrt
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.calibration import nearest_law, population, proposal
from ventuno.maths.calibration.mixture import SkillMixture, of_skill
from ventuno.maths.calibration.weights import shares_of, weights_of
from ventuno.maths.monitoring import tally_sums as at
from ventuno.maths.monitoring.chance import Check, CheckSubject, check_chance, chi_square_beyond, holm, normal
from ventuno.maths.monitoring.payout import (
    NOT_PROMISED,
    NOT_SOLVED,
    PayoutLimits,
    control_chart,
    measured_deviation,
    payout_report,
    skill_report,
)
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve, SkillPayout, skill_payout
from ventuno.maths.monitoring.power import (
    Fault,
    information,
    plays_needed,
    power,
    power_curve,
    simulate_detection,
    threshold,
)
from ventuno.maths.monitoring.tally import DrawKind, PlayCounter, Tally, total
from ventuno.maths.monitoring.verdict import Verdict, two_sided, verdict_of
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.simulator import simulate
from ventuno.maths.simulation.totals import estimates
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = laws.load("optimal-88")
ACE = Fault(DrawKind.DEAL, "A", 0.8)
LOOKED_AT = 97
DOCS = Path(__file__).parents[3] / "docs" / "payout-control.md"
_TABLES: dict[str, DecisionTables] = {}

# About what `optimal-88` promises; only the exact test needs more.
CURVE = PayoutCurve(
    tuple(
        SkillPayout(skill, payout, purchases, 2.0, 0.1, 0.1)
        for skill, payout, purchases in (
            (0.0, 0.0002, 0.125), (2.0, 0.298, 0.166), (5.0, 0.611, 0.264), (20.0, 0.815, 0.415), (1000.0, 0.871, 0.541)
        )
    )
)  # fmt: skip


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, lambda _: None, threads=2)


@pytest.fixture(scope="module")
def counter(solution: Solution) -> PlayCounter:
    return PlayCounter(LAW, solution)


@pytest.fixture(scope="module")
def played(solution: Solution, counter: PlayCounter) -> Tally:
    """20,000 plays of skill 20."""
    return counter.simulated(seated(solution, "skill:20"), 3, 0, 20_000)


def seated(solution: Solution, player: str) -> DecisionTables:
    if player not in _TABLES:
        where = SolutionSource(lambda: solution.graph, lambda: solution)
        _TABLES[player] = decision_tables(parse_player(player), SimulationSetup(LAW, 100, Scope.PLAY), where, threads=2)
    return _TABLES[player]


# The tests of chance


@pytest.mark.parametrize("player", ["blind", "skill:0.3", "skill:2", "perfect"])
def test_req_14_a_right_generator_is_quiet_for_good_and_bad_players_alike(
    solution: Solution, counter: PlayCounter, player: str
) -> None:
    """Of 30 sets 1.5 may warn and 0.1 alert; 7 or more would warn once in a thousand, 2 alert once in 300."""
    for caught in simulate_detection(counter, seated(solution, player), 1, 30, [300, 1000]):
        assert caught.alerts <= 1
        assert caught.warnings + caught.alerts < 7


@pytest.mark.parametrize("player", ["skill:2", "perfect"])
def test_req_14_an_ace_too_rare_is_caught_whoever_plays(solution: Solution, counter: PlayCounter, player: str) -> None:
    """A fifth too rare. The number of plays for 99 % is predicted from plays under the right law; 5 sets are caught."""
    right = seated(solution, player)
    plays = plays_needed(0.99, information(counter.simulated(right, 2, 0, 5000), ACE).count, LOOKED_AT)
    assert 5000 < plays < 12_000
    (caught,) = simulate_detection(counter, ACE.tables(right, LAW), 4, 5, [plays], ACE)
    assert caught.alerts >= 4
    assert caught.right == caught.alerts


def test_req_14_the_wrong_outcome_is_named_with_its_direction(solution: Solution, counter: PlayCounter) -> None:
    rare = check_chance(counter.simulated(ACE.tables(seated(solution, "perfect"), LAW), 1, 0, 12_000))
    first = rare.checks[0]
    assert (rare.verdict, first.kind, first.outcome, first.about) == (
        Verdict.ALERT,
        DrawKind.DEAL,
        "A",
        CheckSubject.COUNT,
    )
    assert first.statistic < -4.0
    often = Fault(DrawKind.HIDDEN, "A", 2.0)
    found = check_chance(counter.simulated(often.tables(seated(solution, "perfect"), LAW), 1, 0, 12_000))
    loud = {(check.kind, check.outcome) for check in found.checks if check.verdict is Verdict.ALERT and check.outcome}
    assert (DrawKind.HIDDEN, "A") in loud
    assert (DrawKind.OPEN, "A") in loud  # one table of the law
    assert all(kind in (DrawKind.OPEN, DrawKind.HIDDEN) for kind, _ in loud)


def test_req_14_all_tests_are_looked_at_once_there_are_plays_enough(played: Tally) -> None:
    """One for all draws; for each kind its luck, its chi-square and two for each outcome: 1 + 4 * 2 + 2 * 44."""
    found = check_chance(played)
    assert found.possible == len(found.checks) == LOOKED_AT == 1 + 8 + 88
    assert found.verdict is Verdict.QUIET
    assert found.z == pytest.approx(played.luck / played.luck_deviation)
    assert [check.p for check in found.checks] == sorted(check.p for check in found.checks)


def test_req_14_counts_are_judged_with_the_skewness_of_their_draws(played: Tally) -> None:
    dealt = played.draws(DrawKind.DEAL)
    p, variance = LAW.deal[-1] / sum(LAW.deal), float(dealt.variance[-1])
    z = (dealt.count[-1] - dealt.number * p) / sqrt(variance)
    found = {(check.about, check.kind, check.outcome): check for check in check_chance(played).checks}
    aces = found[CheckSubject.COUNT, DrawKind.DEAL, "A"]
    assert aces.statistic == pytest.approx(z)
    assert aces.p == pytest.approx(two_sided(normal(z, (1 - 2 * p) / sqrt(variance))))
    assert aces.p != pytest.approx(two_sided(z))


def test_req_14_every_kind_and_outcome_has_its_sums_and_deviations(played: Tally) -> None:
    """Those that the tests look at; what outcomes bring adds up to the luck of their kind, and that to all luck."""
    found = check_chance(played)
    tested = {(check.about, check.kind, check.outcome): check.statistic for check in found.checks}
    assert [kind.kind for kind in found.kinds] == list(DrawKind)
    assert sum(kind.draws for kind in found.kinds) == found.draws
    assert fsum(kind.luck for kind in found.kinds) == pytest.approx(found.luck)
    assert sqrt(fsum(kind.deviation**2 for kind in found.kinds)) == pytest.approx(found.deviation)
    for kind in found.kinds:
        assert kind.z == tested[CheckSubject.LUCK, kind.kind, None]
        assert tuple(each.name for each in kind.outcomes) == kind.kind.outcomes
        assert sum(each.count for each in kind.outcomes) == kind.draws
        assert fsum(each.expected for each in kind.outcomes) == pytest.approx(kind.draws)
        assert fsum(each.value for each in kind.outcomes) == pytest.approx(kind.luck)
        for each in kind.outcomes:
            assert each.count_z == tested[CheckSubject.COUNT, kind.kind, each.name]
            assert each.value_z == tested[CheckSubject.VALUE, kind.kind, each.name]


def test_req_14_what_is_too_little_to_be_judged_is_counted_all_the_same(counter: PlayCounter) -> None:
    found = check_chance(total([counter.count("big21 rules=2024-10-23 stake=1\ndeal A\nend\n")] * 20))
    dealt, _, _, hidden = found.kinds
    p, aces = LAW.deal[-1] / sum(LAW.deal), dealt.outcomes[-1]
    assert (dealt.draws, aces.name, aces.count) == (20, "A", 20)
    assert aces.expected == pytest.approx(20 * p)
    assert aces.count_z == pytest.approx(20 * (1 - p) / sqrt(20 * p * (1 - p)))
    assert (hidden.draws, hidden.luck, hidden.deviation, hidden.z) == (0, 0.0, 0.0, None)
    assert {(each.count, each.expected, each.count_z, each.value_z) for each in hidden.outcomes} == {
        (0, 0.0, None, None)
    }


def test_req_14_few_plays_are_not_judged_by_what_they_cannot_show(counter: PlayCounter) -> None:
    text = "big21 rules=2024-10-23 stake=1\ndeal A\nend\n"
    found = check_chance(total([counter.count(text)] * 20))
    assert (found.checks, found.verdict, found.possible) == ((), Verdict.QUIET, LOOKED_AT)
    assert found.draws == 20


def test_luck_in_the_sums_makes_the_panel_speak(played: Tally) -> None:
    """Added by hand, in deviations of the luck of free cards."""
    for deviations, verdict in ((0.0, Verdict.QUIET), (4.0, Verdict.WARN), (6.0, Verdict.ALERT)):
        sums = played.sums.copy()
        sums[at.LUCK + 1] = deviations * sqrt(sums[at.LUCK_2 + 1])
        found = check_chance(Tally(sums))
        assert found.verdict is verdict
        if deviations:
            first = found.checks[0]
            assert (first.about, first.kind) == (CheckSubject.LUCK, DrawKind.FREE_CARDS)
            assert first.statistic == pytest.approx(deviations)


def test_holm_by_hand() -> None:
    base = Check(CheckSubject.COUNT, DrawKind.DEAL, "A", 0.0, None, 1.0, 1.0, Verdict.QUIET)
    found = holm([replace(base, p=p) for p in (0.02, 0.0004, 0.01, 0.9)])
    assert [check.adjusted for check in found] == pytest.approx([0.0016, 0.03, 0.04, 0.9])
    assert [check.verdict for check in found] == [Verdict.ALERT, Verdict.WARN, Verdict.WARN, Verdict.QUIET]
    again = holm([replace(base, p=p) for p in (0.03, 0.02, 0.02)])
    assert [check.adjusted for check in again] == pytest.approx([0.06, 0.06, 0.06])  # never below the one before


def test_req_13_warning_from_1_96_and_alert_from_3_deviations() -> None:
    for z, verdict in ((1.95, "quiet"), (-1.97, "warn"), (2.99, "warn"), (3.01, "alert"), (-9.0, "alert")):
        assert verdict_of(two_sided(z)) == verdict


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [(21.02607, 12, 0.05), (32.90949, 12, 0.001), (9.487729, 4, 0.05), (0.0, 4, 1.0), (2.0, 2, 0.36787944)],
)
def test_chi_square_has_its_tabulated_points(statistic: float, freedom: int, p: float) -> None:
    assert chi_square_beyond(statistic, freedom) == pytest.approx(p, rel=1e-5)


def test_rare_outcomes_are_judged_by_their_skewed_distribution() -> None:
    """60 or more, and 28 or fewer, of 2,700 draws with chance 1/65, against the binomial's tails (half of the last)."""
    n, p = 2700, 1 / 65
    chances = [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(200)]
    variance = n * p * (1 - p)
    for hits, tail in ((60, fsum(chances[60:])), (28, fsum(chances[:29]))):
        exact = tail - chances[hits] / 2
        z, skewness = (hits - n * p) / sqrt(variance), (1 - 2 * p) / sqrt(variance)
        plain, corrected = erfc(abs(z) / sqrt(2)) / 2, two_sided(normal(z, skewness)) / 2
        assert abs(corrected / exact - 1) < 0.1 < abs(plain / exact - 1)
    assert normal(1.5, 0.0) == 1.5
    assert normal(-100.0, 0.2) < -10.0


# Power


def test_req_14_power_by_hand() -> None:
    """One test alone alerts at 3 deviations: with a mean of 3 in half of all cases; 97 tests need 4.2."""
    assert threshold(1) == pytest.approx(3.0)
    assert two_sided(threshold(LOOKED_AT)) * LOOKED_AT == pytest.approx(two_sided(3.0))
    assert power(900, 0.01, 1) == pytest.approx(0.5, abs=1e-6)
    assert plays_needed(0.5, 0.01, 1) == 900
    for probability in (0.5, 0.9, 0.99):
        plays = plays_needed(probability, 1e-4, LOOKED_AT)
        assert power(plays, 1e-4, LOOKED_AT) == pytest.approx(probability, abs=1e-4)


def test_req_14_counting_is_the_best_test_of_a_rare_ace(played: Tally) -> None:
    """2 % too rare: p (1 - p) (0.02 / (1 - 0.02 p))^2 a draw, by count; the others know less."""
    known = information(played, Fault(DrawKind.DEAL, "A", 0.98))
    p, draws = LAW.deal[-1] / sum(LAW.deal), played.draws(DrawKind.DEAL).number / played.plays
    assert known.count == pytest.approx(draws * p * (1 - p) * (0.02 / (1 - 0.02 * p)) ** 2)
    assert known.best == known.count > known.value > known.luck > 0.0
    curve = power_curve(known, LOOKED_AT, (1000, 500_000, 1_000_000))
    assert curve[0].count < 0.003
    assert curve[1].count > 0.8
    assert curve[2].count > 0.99 > curve[2].luck
    assert 500_000 < plays_needed(0.9, known.count, LOOKED_AT) < 600_000


def test_req_14_the_documented_power_is_what_is_computed(solution: Solution, counter: PlayCounter) -> None:
    """A row of each table, to its last digit. How many cards skill 20 sees is simulated."""
    tally = counter.simulated(seated(solution, "skill:20"), 5, 0, 100_000)
    known = information(tally, Fault(DrawKind.DEAL, "A", 0.98))
    plays = [int(cell.replace(",", "")) for cell in documented("Plays")]
    for point, cell in zip(power_curve(known, LOOKED_AT, plays), documented("skill 20"), strict=True):
        said = cell.removesuffix(" %")
        assert 100 * point.count == pytest.approx(float(said), abs=0.5 / 10 ** len(said.partition(".")[2]))
    chances = [float(cell.removesuffix(" %")) / 100 for cell in documented("Plays needed to alert with")]
    for probability, cell in zip(chances, documented("skill 20 (8.9)"), strict=True):
        needed = plays_needed(probability, known.count, LOOKED_AT)
        assert needed == pytest.approx(int(cell.replace(",", "")), rel=0, abs=500)


def documented(row: str) -> list[str]:
    """The other cells of the first row that begins with that, in the documentation."""
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    (line, *_) = (line for line in lines if line.startswith(f"| {row} |"))
    return [cell.strip() for cell in line.split("|")[2:-1]]


def test_a_fault_changes_one_share_and_nothing_else() -> None:
    wrong, right = shares_of(weights_of(ACE.law(LAW))), shares_of(weights_of(LAW))
    assert wrong[12] / wrong[0] == pytest.approx(0.8 * right[12] / right[0])
    assert wrong[:12] / right[:12] == pytest.approx(np.full(12, wrong[0] / right[0]))
    assert wrong[13:] == pytest.approx(right[13:])


def test_plays_without_such_draws_know_nothing_of_a_fault(counter: PlayCounter) -> None:
    tally = counter.count("big21 rules=2024-10-23 stake=1\ndeal A\nend\n")
    assert information(tally, Fault(DrawKind.HIDDEN, "A", 0.5)).best == 0.0


# The payout


def test_req_13_the_promise_is_exact_and_plays_keep_it(solution: Solution, played: Tally) -> None:
    """Skill 20: its payout from the exact pass, its deviation as other simulated plays have it."""
    promised = skill_payout(LAW, solution, 20.0, plays=20_000, threads=2)
    assert promised.payout == pytest.approx(0.815227, abs=1e-6)
    others = simulate(seated(solution, "skill:20"), 99, 20_000)
    error = estimates(others, 100).payout_se
    assert error is not None
    assert promised.deviation == pytest.approx(error * sqrt(20_000), rel=0.06)
    assert promised.deviation == pytest.approx(measured_deviation(played.in_stakes) or 0.0, rel=0.06)
    assert promised.won_chance == pytest.approx(played.won / played.plays, abs=0.02)
    found = payout_report(played, CURVE, solution.figures.highest_payout, promised)
    assert found.verdict is Verdict.QUIET
    assert found.z == pytest.approx((found.actual - promised.payout) / promised.deviation * sqrt(20_000))
    assert found.highest == pytest.approx(0.88, abs=1e-4)
    assert found.actual == pytest.approx(found.actual_centimes)


def test_req_13_a_payout_off_its_promise_is_noticed(played: Tally) -> None:
    """The same plays against promises that are further and further off."""
    actual = played.in_stakes.payout
    assert actual is not None
    for off, verdict in ((0.0, Verdict.QUIET), (2.5, Verdict.WARN), (-2.5, Verdict.WARN), (3.5, Verdict.ALERT)):
        promised = SkillPayout(20.0, actual - off * 2.0 / sqrt(played.plays), 0.4, 2.0, 0.1, 0.1)
        found = payout_report(played, CURVE, 0.88, promised)
        assert found.verdict is verdict
        assert found.z == pytest.approx(off)
        half = 3.0 * 2.0 / sqrt(played.plays)
        assert (found.alert.low, found.alert.high) == pytest.approx((promised.payout - half, promised.payout + half))
        assert found.alert.low < found.warn.low < promised.payout < found.warn.high < found.alert.high


def test_req_13_the_expectation_follows_the_skill_that_was_played_with(
    solution: Solution, counter: PlayCounter
) -> None:
    """Bad players receive little, and that is as expected: no alarm."""
    poor = payout_report(counter.simulated(seated(solution, "skill:2"), 3, 0, 4000), CURVE, 0.88)
    assert poor.expected == pytest.approx(0.298, abs=0.02)
    assert poor.expected_between.low < poor.expected < poor.expected_between.high
    assert poor.verdict is not Verdict.ALERT


def test_req_13_a_control_chart_day_by_day(counter: PlayCounter, solution: Solution) -> None:
    parts = [counter.simulated(seated(solution, "skill:20"), 3, first, first + 500) for first in (0, 500, 1000)]
    promised = SkillPayout(20.0, 0.815, 0.4, 2.0, 0.1, 0.1)
    points = control_chart([("1", parts[0]), ("2", Tally()), ("3", parts[1]), ("4", parts[2])], promised)
    assert [point.alone.plays for point in points] == [500, 0, 500, 500]
    assert [point.so_far.plays for point in points] == [500, 500, 1000, 1500]
    empty = points[1].alone
    assert (empty.payout, empty.z, empty.luck_z, empty.warn, empty.verdict) == (None, None, None, None, Verdict.QUIET)
    assert points[1].so_far == points[0].so_far == points[0].alone
    last, together = points[3].so_far, total(parts)
    assert last.payout == pytest.approx(together.in_stakes.payout)
    assert last.luck_z == pytest.approx(together.luck / together.luck_deviation)
    assert last.warn is not None
    assert last.warn.high - 0.815 == pytest.approx(1.96 * 2.0 / sqrt(1500))
    first = points[0].alone.alert
    assert first is not None
    assert first.high - first.low == pytest.approx(6.0 * 2.0 / sqrt(500))
    (wide,) = control_chart([("1", parts[0])], replace(promised, deviation=40.0))
    assert wide.alone.alert == PayoutLimits(0.0, 0.815 + 3.0 * 40.0 / sqrt(500))  # no payout is negative


def test_a_curve_meets_its_points_and_what_lies_between() -> None:
    for point in CURVE.points:
        assert CURVE.at(point.skill).payout == pytest.approx(point.payout)
    between = CURVE.at(10.0)
    assert 0.611 < between.payout < 0.815
    assert between.skill == 10.0
    assert between.deviation == pytest.approx(2.0)


def test_p5_what_players_give_away(played: Tally) -> None:
    found = skill_report(played, CURVE)
    low, high = found.fit.interval
    assert low <= 20.0 <= high
    assert fsum(found.given_away_shares) == pytest.approx(1.0)
    assert len(found.given_away_shares) == len(found.given_away_upto) + 1
    assert found.given_away == pytest.approx(played.given_away / played.decisions)
    assert found.payout_by_skill[0] == (0.0, 0.0002)


# Refusals


def test_nothing_to_check_is_refused_in_four_languages() -> None:
    for judge in (
        lambda: check_chance(Tally()),
        lambda: payout_report(Tally(), CURVE, 0.88),
        lambda: skill_report(Tally(), CURVE),
        lambda: control_chart([("1", Tally())], CURVE.points[0]),
        lambda: control_chart([], CURVE.points[0]),
    ):
        with pytest.raises(Refused) as refused:
            judge()
        assert refused.value.refusal.code == "control_no_plays"
        assert len({refused.value.refusal.said_in(language) for language in Language}) == 4


def test_a_law_that_nothing_is_known_of_is_refused_with_the_command_that_helps() -> None:
    for reason, command in ((NOT_SOLVED, "ventuno solve --law aces-88"), (NOT_PROMISED, "ventuno round")):
        told = {reason(law="aces-88").said_in(language) for language in Language}
        assert len(told) == 4
        assert all(command in sentence for sentence in told)


# Steering


def test_p5_the_proposed_law_stands_beside_the_running_one(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search, which takes minutes, is replaced by one that has found the shipped law; the figures are real."""
    shares = shares_of(weights_of(LAW))
    passes = []

    def search(*asked: object) -> population.FittedLaw:
        assert asked[1:] == (0.8, 0.9, of_skill(20.0), (), None, PUBLISHED_NUMBERS)
        best = SimpleNamespace(point=SimpleNamespace(shares=shares))
        return population.FittedLaw(best, 0.88, 1)  # type: ignore[arg-type]

    def receive(
        _: object, shares: np.ndarray, who: SkillMixture | float, numbers: GameNumbers, *, threads: int
    ) -> population.Population:
        assert numbers == PUBLISHED_NUMBERS
        skill = who.parts[0][0] if isinstance(who, SkillMixture) else who
        passes.append((float(shares[12]), skill, threads))
        return population.Population(np.array([0.4, 0.3, 0.1, 0.06, 0.03, 0.01]), 0.1, 0.25, skill / 20)

    monkeypatch.setattr(population, "fit", search)
    monkeypatch.setattr(population, "population", receive)
    monkeypatch.setattr(population, "mixed_population", receive)
    running = laws.load("aces-88")
    found = proposal.propose(solution.graph, running, 20.0, 0.8, 0.9, "proposed", threads=2)
    assert found.proposed.law.name == "proposed"
    assert found.proposed.law.deal == pytest.approx(LAW.deal, abs=10)
    assert found.running.law is running
    assert found.proposed.highest_payout == pytest.approx(0.88, abs=1e-6)
    assert found.running.highest_payout == pytest.approx(0.88, abs=1e-4)
    assert found.proposed.divergence == pytest.approx(fsum(shares * np.log(shares / nearest_law.UNIFORM)), abs=1e-6)
    assert found.proposed.divergence < found.running.divergence
    assert found.proposed.shares["deal.A"] == pytest.approx(LAW.deal[-1] / sum(LAW.deal), rel=1e-3)
    assert (found.proposed.population_payout, found.proposed.blind_payout) == (0.8, 0.0)
    assert found.proposed.hit_rate == pytest.approx(0.2)
    assert [skill for _, skill, _ in passes] == [20.0, 0.0, 20.0, 0.0]
