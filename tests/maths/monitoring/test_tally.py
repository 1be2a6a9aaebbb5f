"""Tallies: every draw and decision against the readable valuer and judge, sums that add up, and refusals."""

from collections.abc import Iterator
from math import log
from random import Random

import numpy as np
import pytest

from tests.maths.big21.test_review import THREE, chance_of, drawn, random_play, written
from ventuno.maths.big21.review import MoveMaker, PlayValuer
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution
from ventuno.maths.monitoring import tally_sums as at
from ventuno.maths.monitoring.likelihood import fit_skill
from ventuno.maths.monitoring.skill import MoveValuer, collected, fit
from ventuno.maths.monitoring.tally import DrawKind, PlayCounter, Tally, TallyVersionMismatch, total
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.simulator import recorded
from ventuno.rules.big21 import (
    RULE_SETS,
    Choice,
    Clock,
    Deal,
    Grant,
    Hidden,
    Move,
    Open,
    Phase,
    Play,
    Risk,
    Risks,
    Turn,
    apply,
    moves,
    notation,
    start,
    turn,
)
from ventuno.rules.big21.events import PlayEnd
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = laws.load("optimal-88")
RULES = RULE_SETS["2024-10-23"]
EXACT = 1e-9
PLAYERS = ("blind", "greedy", "perfect", "skill:0.3", "skill:2")
_TABLES: dict[tuple[str, int], DecisionTables] = {}
KINDS = {Deal: 0, Grant: 1, Open: 2, Hidden: 3}


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, lambda _: None, threads=2)


@pytest.fixture(scope="module")
def valuer(solution: Solution) -> PlayValuer:
    return PlayValuer(LAW, solution)


@pytest.fixture(scope="module")
def judge(solution: Solution) -> MoveValuer:
    return MoveValuer(LAW, solution)


@pytest.fixture(scope="module")
def counter(solution: Solution) -> PlayCounter:
    return PlayCounter(LAW, solution)


def seated(solution: Solution, player: str, stake: int = 100) -> DecisionTables:
    if (player, stake) not in _TABLES:
        solved = SolutionSource(lambda: solution.graph, lambda: solution)
        _TABLES[player, stake] = decision_tables(
            parse_player(player), SimulationSetup(LAW, stake, Scope.PLAY), solved, threads=2
        )
    return _TABLES[player, stake]


def texts(solution: Solution, player: str, games: range, stake: int = 100) -> list[str]:
    ready = seated(solution, player, stake)
    return [notation.write(notation.Header(RULES, stake), recorded(ready, 7, game).moves) for game in games]


def states(text: str) -> Iterator[tuple[Play, Move]]:
    header, made = notation.read(text)
    play = start(header.rules, header.stake_centimes)
    for move in made:
        yield play, move
        play, _ = apply(play, move)


def outcome_of(move: object) -> int:
    match move:
        case Deal() | Open() | Hidden():
            return move.rank.height
        case Grant():
            return move.cards - 2
        case _:
            raise AssertionError(move)


def slowly(text: str, valuer: PlayValuer, judge: MoveValuer) -> Tally:
    """The same sums by the rules, the valuer and the judge, one formula a line."""
    sums = np.zeros(at.SIZE)
    for play, move in states(text):
        if turn(play) is Turn.CHANCE and move is not Clock.EXPIRE:
            _draw_slowly(sums, play, move, valuer)
    for judged in valuer.review(text).moves:
        if judged.by is MoveMaker.CLOCK:
            sums[at.EXPIRED] += 1
            sums[at.CLOCK] += judged.change
        elif judged.decision:
            assert judged.given_away is not None
            sums[at.DECISIONS] += 1
            sums[at.GIVEN] += judged.given_away
    for worths, chosen in judge.decisions(text):
        behind = np.array(worths) - max(worths)
        sums[at.MODELLED] += 1
        for place, skill in enumerate(at.SKILLS):
            sums[at.LIKELIHOOD + place] += skill * behind[chosen] - log(np.exp(skill * behind).sum())
    _settle_slowly(sums, text)
    return Tally(sums)


def _draw_slowly(sums: np.ndarray, play: Play, move: Move, valuer: PlayValuer) -> None:
    outcomes = moves(play)
    kind = KINDS[type(outcomes[0])]
    worths = np.array([valuer.worth(apply(play, outcome)[0]) for outcome in outcomes])  # type: ignore[arg-type]
    chances = np.array([chance_of(outcome) for outcome in outcomes])
    apart = worths - chances @ worths
    met = np.zeros(len(outcomes))
    met[outcome_of(move)] = 1
    sums[at.LUCK + kind] += met @ apart
    sums[at.LUCK_2 + kind] += chances @ apart**2
    sums[at.LUCK_3 + kind] += chances @ apart**3
    spread = chances * (1 - chances)
    for part, added in {
        at.COUNT: met,
        at.CHANCE: chances,
        at.CHANCE_2: spread,
        at.VALUE: (met - chances) * apart,
        at.VALUE_2: spread * apart**2,
        at.VALUE_3: spread * (1 - 2 * chances) * apart**3,
        at.APART: apart,
    }.items():
        first = part + at.FIRST_OF[kind]
        sums[first : first + len(outcomes)] += added


def _settle_slowly(sums: np.ndarray, text: str) -> None:
    play = notation.replay(text)
    stake, costs = play.stake_centimes, play.stake_centimes + play.cards_cost_centimes
    prizes = play.realised_centimes + play.prize_centimes
    sums[at.PLAYS], sums[at.WON], sums[at.RISK_PLAYS] = 1, prizes > costs, "\nrisk" in text
    bought = costs - stake
    sums[at.UNIT_BOUGHT : at.UNIT_CROSS + 1] = (
        bought / stake, prizes / stake, (costs / stake) ** 2, (prizes / stake) ** 2, prizes * costs / stake**2
    )  # fmt: skip
    sums[at.STAKES : at.CROSS + 1] = stake, stake**2, bought, prizes, costs**2, prizes**2, prizes * costs


def assert_counted(tally: Tally, expected: Tally) -> None:
    """Everything but the bins, which have a test of their own: rounding may move what lies on an edge."""
    here, there = tally.sums.copy(), expected.sums.copy()
    assert here[at.BINS : at.LIKELIHOOD].sum() == tally.decisions
    here[at.BINS : at.LIKELIHOOD] = there[at.BINS : at.LIKELIHOOD] = 0.0
    np.testing.assert_allclose(here, there, rtol=EXACT, atol=EXACT)


@pytest.mark.parametrize("player", PLAYERS)
def test_req_14_every_draw_of_recorded_plays_is_worth_what_the_valuer_says(
    solution: Solution, valuer: PlayValuer, judge: MoveValuer, counter: PlayCounter, player: str
) -> None:
    for text in texts(solution, player, range(6)):
        assert_counted(counter.count(text), slowly(text, valuer, judge))


def test_req_14_so_are_plays_with_high_low_risk_purchases_and_the_clock(
    valuer: PlayValuer, judge: MoveValuer, counter: PlayCounter
) -> None:
    seen: set[object] = set()
    for seed in (*range(30), 110, 264):
        path = list(random_play(seed, valuer))
        seen |= {play.phase for play, _ in path} | {type(move) for _, move in path} | {move for _, move in path}
        text = written(path)
        assert_counted(counter.count(text), slowly(text, valuer, judge))
    assert seen >= {*Phase, Deal, Grant, Open, Hidden, Risk, Choice.BUY, Choice.DISCARD, Choice.END, Clock.EXPIRE}


def test_art_2_5_a_play_at_the_cap_is_counted_to_its_end(valuer: PlayValuer, counter: PlayCounter) -> None:
    """Always lucky, and always as much as may be staked on Risk: from CHF 3 that leads to CHF 5,000, with no choice."""
    text = at_the_cap(valuer)
    assert notation.replay(text).end is PlayEnd.CAP
    tally = counter.count(text)
    assert tally.in_centimes.prizes == 5_000_00
    assert tally.risk_plays == 1
    review = valuer.review(text)
    assert tally.luck - tally.given_away == pytest.approx(review.net - review.expected, abs=1e-6)


def at_the_cap(valuer: PlayValuer) -> str:
    random, play, made = Random(1), start(RULES, 300), list[Move]()
    while turn(play) is not Turn.NOBODY:
        if turn(play) is Turn.CHANCE:
            move = drawn(random, play, 1.0)
        else:
            risks = [offer for offer in moves(play) if isinstance(offer, Risks)]
            move = Choice.HIGH_LOW if Choice.HIGH_LOW in moves(play) else valuer.advise(play)[0].move
            if risks and move is Choice.END:
                move = Risk(risks[0].stakes_centimes[-1])
        made.append(move)
        play, _ = apply(play, move)
    return notation.write(notation.Header(RULES, 300), made)


def test_req_14_luck_and_play_explain_the_result(solution: Solution, counter: PlayCounter) -> None:
    """net = expected + luck - given away, over many plays of any player."""
    for player in PLAYERS:
        tally = counter.simulated(seated(solution, player), 3, 0, 2000)
        money = tally.in_stakes
        expected = tally.plays * (solution.figures.best_net - 1.0)
        assert money.prizes - money.costs == pytest.approx(expected + tally.luck - tally.given_away, abs=1e-6)
        assert tally.given_away >= -EXACT


def test_value_given_away_falls_into_its_bin(counter: PlayCounter, valuer: PlayValuer) -> None:
    text = "big21 rules=2024-10-23 stake=1\ndeal K\nplace 1\ndeal A\nplace 2\ndeal 5\nend\n"
    given = [judged.given_away for judged in valuer.review(text).moves if judged.decision]
    assert given[0] == pytest.approx(0.0, abs=1e-12)
    assert given[1] is not None
    assert given[2] is not None
    bins = counter.count(text).given_away_bins
    expected = [int(np.searchsorted(at.GIVEN_EDGES, each)) for each in (0.0, given[1], given[2])]
    assert bins.tolist() == [expected.count(place) for place in range(len(bins))]
    assert at.GIVEN_EDGES[expected[1] - 1] < given[1] <= at.GIVEN_EDGES[expected[1]]


def test_tallies_add_up_in_any_order_and_survive_as_bytes(solution: Solution, counter: PlayCounter) -> None:
    some = [*texts(solution, "perfect", range(40)), *texts(solution, "blind", range(40), 200)]
    each = [counter.count(text) for text in some]
    together = counter.count_all(some)
    np.testing.assert_allclose(total(each).sums, together.sums, rtol=1e-12, atol=EXACT)
    np.testing.assert_allclose(total(reversed(each)).sums, together.sums, rtol=1e-12, atol=EXACT)
    assert Tally.from_bytes(together.to_bytes()).sums.tolist() == together.sums.tolist()
    for wrong in (b"", together.to_bytes()[:-8], b"tally-00" + together.to_bytes()[8:]):
        with pytest.raises(TallyVersionMismatch):
            Tally.from_bytes(wrong)


def test_simulated_plays_are_counted_as_their_texts_are(solution: Solution, counter: PlayCounter) -> None:
    """Also when a play needs more room than was made for it, and over more plays than are walked at once."""
    for player in ("blind", "perfect", "skill:2"):
        straight = counter.simulated(seated(solution, player), 7, 0, 1100)
        np.testing.assert_allclose(
            straight.sums, counter.count_all(texts(solution, player, range(1100))).sums, rtol=1e-11, atol=EXACT
        )


def test_parts_of_a_tally(counter: PlayCounter) -> None:
    tally = counter.count("big21 rules=2024-10-23 stake=2\n" + "deal 5\ndiscard\n" * 8 + "buy\ndeal K\ndiscard\nend\n")
    assert (tally.plays, tally.won, tally.risk_plays, tally.expired, tally.decisions) == (1, 0, 0, 0, 11)
    assert (tally.in_centimes.stakes, tally.in_centimes.purchases, tally.in_centimes.payout) == (200.0, 200.0, 0.0)
    assert (tally.in_stakes.stakes, tally.in_stakes.purchases, tally.stakes_squared) == (1.0, 1.0, 40_000.0)
    dealt = tally.draws(DrawKind.DEAL)
    assert (dealt.number, dealt.count.tolist()) == (9, [0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1, 0])
    assert dealt.expected.sum() == pytest.approx(9.0)
    assert [tally.draws(kind).number for kind in DrawKind] == [9, 0, 0, 0]
    assert Tally().in_stakes.payout is None


def test_comments_blanks_and_other_spellings_are_read(counter: PlayCounter) -> None:
    plain = "big21 rules=2024-10-23 stake=1\ndeal 10\nplace 1\ndeal A\nend\n"
    other = "# a play\n\nbig21  stake=1 rules=2024-10-23\n deal T # ten\nplace  1\ndeal A\n\nend"
    assert counter.count(other).sums.tolist() == counter.count(plain).sums.tolist()


BEGUN = "big21 rules=2024-10-23 stake=1\n"
WON = BEGUN + THREE.replace("; ", "\n") + "\ndeal 2\nend\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (BEGUN + "place 1\n", 2),
        (BEGUN + "grant 2\n", 2),
        (BEGUN + "open 7\n", 2),
        (BEGUN + "deal K\ndeal K\n", 3),
        (BEGUN + "deal K\nplace 6\n", 3),
        (BEGUN + "deal K\nplace 40\n", 3),
        (BEGUN + "deal K\nbuy\n", 3),
        (BEGUN + "deal K\nend\nend\n", 4),
        (BEGUN + "deal K\nend\nexpire\n", 4),
        (WON + "deal K\n", 17),
        (WON + "hidden 7\n", 17),
        (WON + "highlow\nhigher\n", 18),
        (WON + "highlow\nopen 7\nbuy\n", 19),
        (WON + "highlow\nopen 7\nhigher\nend\n", 20),
        (WON + "highlow\nopen 7\nend\nhighlow\n", 20),
        (WON + "risk 5.10\n", 17),
        (WON + "risk 0.05\n", 17),
        (WON + "risk 0\n", 17),
        (BEGUN + "deal Z\n", 2),
        ("big21 rules=2024-10-23 stake=7\n", 1),
    ],
)
def test_a_move_that_is_not_legal_names_its_line(counter: PlayCounter, text: str, line: int) -> None:
    for count in (counter.count, lambda one: counter.count_all([WON + "end\n", one])):
        with pytest.raises(Refused) as refused:
            count(text)
        assert refused.value.line == line


@pytest.mark.parametrize("text", [BEGUN, BEGUN + "deal K\n", WON, WON + "highlow\nopen 7\nhigher\n"])
def test_a_play_that_is_not_over_is_not_counted(counter: PlayCounter, text: str) -> None:
    for some in ([text], [WON + "end\n", text], [text, WON + "end\n"]):
        with pytest.raises(Refused) as refused:
            counter.count_all(some)
        assert refused.value.refusal.code == "luck_play_unfinished"


@pytest.mark.parametrize(("player", "plays"), [("blind", 3), ("skill:0.3", 150), ("skill:2", 5), ("skill:2", 150),
                                               ("skill:60", 150), ("perfect", 3)])  # fmt: skip
def test_p5_the_skill_of_a_tally_is_that_of_its_decisions(
    solution: Solution, judge: MoveValuer, counter: PlayCounter, player: str, plays: int
) -> None:
    some = texts(solution, player, range(plays))
    slow = fit(collected(decision for text in some for decision in judge.decisions(text)))
    quick = fit_skill(counter.count_all(some))
    assert quick.decisions == slow.decisions
    assert (quick.skill, *quick.interval) == pytest.approx((slow.skill, *slow.interval), rel=3e-4, abs=1e-4)
    assert quick.log_likelihood == pytest.approx(slow.log_likelihood, abs=2e-3)
    assert quick.log_likelihood_blind == pytest.approx(slow.log_likelihood_blind, rel=1e-9)


def test_p5_no_decision_no_skill(counter: PlayCounter) -> None:
    with pytest.raises(Refused) as refused:
        fit_skill(counter.count(BEGUN + "expire\n"))
    assert refused.value.refusal.code == "skill_no_decisions"
