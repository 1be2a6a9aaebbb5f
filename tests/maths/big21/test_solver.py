"""The packed graph and solver against the slow reference, special laws worked by hand, and themselves."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.maths.reference import Reference, small_rules
from ventuno.maths.big21 import graph as packed
from ventuno.maths.big21.graph import Graph, build
from ventuno.maths.big21.simd import LANES
from ventuno.maths.big21.solver import solve, start_value
from ventuno.maths.big21.visits import follow_best_play
from ventuno.rules.big21.events import GameEnd
from ventuno.rules.big21.game import Game
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULES_2024_10_23
from ventuno.rules.stack import Stack

UNIFORM = np.array([1.0] * 8 + [4.0, 1.0]) / 13
FREE = np.ones(5) / 5
PRIZES = PUBLISHED_NUMBERS.prizes
ENDS = np.array(PRIZES)
Floats = NDArray[np.float64]


def law(seed: int, dealt: list[int] | None = None) -> tuple[Floats, Floats]:
    """A lopsided law; `dealt` restricts it to some points 2..11."""
    random = np.random.default_rng(seed)
    deal = random.uniform(0.2, 1.0, 10)
    if dealt is not None:
        deal[[points - 2 not in [d - 2 for d in dealt] for points in range(2, 12)]] = 0.0
    free = random.uniform(0.2, 1.0, 5)
    return deal / deal.sum(), free / free.sum()


@pytest.fixture(scope="module")
def full() -> Graph:
    return build()


@pytest.mark.parametrize(
    ("stacks", "opening", "purchases"), [(2, 3, 0), (2, 4, 3), (2, 6, 1), (3, 1, 0), (3, 2, 1), (3, 4, 0)]
)
def test_small_games_equal_the_reference(stacks: int, opening: int, purchases: int) -> None:
    """Every card value, few stacks and cards: the value of the game agrees with the rules."""
    deal, free = law(stacks + opening)
    ends = np.array([0.0, 0.3, 1.1, 5.0, 10.0, 20.0])[: stacks + 1]
    graph = build(stacks, opening, purchases)
    fast = start_value(graph, solve(graph, deal, free, ends, 0.4))
    slow = Reference(small_rules(stacks, opening, purchases), deal, free).solve(ends, 0.4)
    assert fast == pytest.approx(slow, rel=1e-13)


@pytest.mark.parametrize("dealt", [[4, 7, 10]])
def test_whole_game_with_few_card_values_equals_the_reference(full: Graph, dealt: list[int]) -> None:
    """Five stacks, eight cards, three purchases, free cards: only some cards are ever dealt, so the slow one ends."""
    deal, free = law(sum(dealt), dealt)
    slow = Reference(RULES_2024_10_23, deal, free)
    assert start_value(full, solve(full, deal, free, ENDS, 0.3)) == pytest.approx(slow.solve(ENDS, 0.3), rel=1e-12)


def test_every_state_of_a_small_game_equals_the_reference() -> None:
    """Not only the start: each reachable state of a game with three stacks."""
    deal, free = law(7)
    ends = np.array([0.0, 0.0, 1.1, 5.0])
    graph = build(3, 3, 1)
    values = solve(graph, deal, free, ends, 0.3)
    rules = small_rules(3, 3, 1)
    slow = Reference(rules, deal, free).values(ends, 0.3)
    positions = np.empty((len(graph.block_at), 3), np.int8)
    packed._enumerate(positions)
    seen = 0
    for block, rank in enumerate(graph.rank):
        if graph.complete[block] == 3:
            continue
        kinds = positions[rank]
        stacks = [Stack(int(packed.LOW[k] + 10 * packed.SOFT[k]), bool(packed.SOFT[k])) for k in kinds]
        three = bool(graph.block_at[rank, 1] == block)
        for p in range(LANES):
            for n in range(graph.n_max[block, p] + 1):
                game = Game(
                    rules, tuple(sorted(stacks, key=lambda stack: (stack.points, stack.soft))), n, None, 1 - p, three
                )
                over = replace(game, end=GameEnd.OUT_OF_CARDS) if n == p == 0 else game
                assert values[LANES * (graph.start[block] + n) + p] == pytest.approx(slow(over), rel=1e-12)
                seen += 1
    assert seen == graph.states


def test_reachable_states_of_a_small_game_are_those_a_search_finds() -> None:
    """n_max, block by block, from a plain search over all moves; also that every n below it is reached."""
    graph = build(3, 4, 2)
    start: tuple[tuple[int, ...], int, int, bool] = ((0,) * 3, 4, 2, False)
    found, todo = {start}, [start]
    while todo:
        kinds, n, p, three = todo.pop()
        complete = sum(packed.COMPLETE[k] for k in kinds)
        after: list[tuple[tuple[int, ...], int, int, bool]] = []
        if complete == 3:
            continue
        if n == 0:
            after = [(kinds, 1, p - 1, three)] if p else []
        else:
            after = [(kinds, n - 1, p, three)]
            for place in range(3):
                for value in range(10):
                    kind = packed.STEP[kinds[place], value]
                    if kind >= 0:
                        to = tuple(sorted((*kinds[:place], int(kind), *kinds[place + 1 :])))
                        now = sum(packed.COMPLETE[k] for k in to)
                        award = complete == 1 and now == 2 and not three
                        for free in range(2, 7) if award else [0]:
                            after.append((to, n - 1 + free, p, bool(three or now >= 3)))
        for state in after:
            if state not in found:
                found.add(state)
                todo.append(state)
    live = {s for s in found if sum(packed.COMPLETE[k] for k in s[0]) < 3}
    assert len(live) == graph.states
    for kinds, n, p, three in live:
        assert n <= graph.n_max[graph.block_at[packed.rank_of(list(kinds)), int(three)], p]


def test_size_of_the_game(full: Graph) -> None:
    """The figures the documentation states."""
    assert (full.states, full.transitions, full.n_max.max()) == (10_363_067, 268_255_645, 27)


def test_every_placement_leads_to_a_later_block_and_stays_in_its_row(full: Graph) -> None:
    """What the order without iteration and the kernels' unchecked reads rest on."""
    block_of = np.repeat(np.arange(len(full.rank)), full.length + full.award_length)
    source = np.repeat(np.arange(len(full.rank)), np.diff(full.edge_start))
    target = block_of[full.edges]
    assert (target > source).all()
    award = full.edges != full.start[target]
    assert (full.edges == full.start[target] + award * full.length[target]).all()
    room = np.where(award, full.award_length[target], full.length[target])
    assert (room >= full.length[source] - 1).all()
    assert (full.award_length[full.award_length > 0] + 6 <= full.length[full.award_length > 0]).all()


def test_any_number_of_threads_gives_the_same_bits(full: Graph) -> None:
    deal, free = law(3)
    one = solve(full, deal, free, ENDS, 0.9)
    for threads in (2, 3):
        assert np.array_equal(one, solve(full, deal, free, ENDS, 0.9, threads=threads))


def test_only_tens_by_hand(full: Graph) -> None:
    """Tens make 20 at most: nothing is ever complete."""
    deal = np.zeros(10)
    deal[packed.TEN] = 1.0
    assert start_value(full, solve(full, deal, FREE, ENDS, 1.0)) == 0.0


def test_only_sevens_by_hand(full: Graph) -> None:
    """Three sevens make 21. Eight complete two stacks with two to spare; k free cards leave 2 + k: a third stack.

    7 of them are on hand at k = 5: four stacks with one left. Each later stack needs three: with m = 2 + k cards,
    m // 3 more stacks for nothing; up to three bought cards take it further where more stacks are worth their price.
    """
    deal = np.zeros(10)
    deal[5] = 1.0
    price = 1.0
    expected = 0.0
    for k in range(2, 7):
        options = [PRIZES[2 + min(3, (2 + k + b) // 3)] - b * price for b in range(4)]
        expected += max(options) / 5
    assert start_value(full, solve(full, deal, FREE, ENDS, price)) == pytest.approx(expected, rel=1e-14)


def test_nothing_to_win_is_worth_nothing(full: Graph) -> None:
    values = solve(full, UNIFORM, FREE, np.zeros(6), 1.0)
    assert start_value(full, values) == 0.0


@pytest.mark.parametrize("price", [0.88, 1.0])
def test_flow_adds_up(full: Graph, price: float) -> None:
    """All games end, and prizes less purchases are the value the solver found."""
    deal, free = law(5)
    values = solve(full, deal, free, ENDS, price, threads=2)
    played = follow_best_play(full, values, deal, free, ENDS, price)
    assert played.complete.sum() == pytest.approx(1.0, abs=1e-12)
    assert played.complete @ ENDS - price * played.purchases == pytest.approx(start_value(full, values), rel=1e-12)
    assert played.shown <= 8 + played.purchases + 6 * played.awards


def test_gradients_equal_finite_differences(full: Graph) -> None:
    """Moving probability from the whole law to one outcome, both ways.

    The value has a kink wherever best play changes, and with millions of decisions there is one nearly everywhere:
    within 1e-6 the slope jumps by up to 2e-3. So the step is tiny, and rounding (1e-15 / 1e-8) sets the tolerance.
    """
    deal, free = law(11)
    played = follow_best_play(full, solve(full, deal, free, ENDS, 1.0, threads=2), deal, free, ENDS, 1.0)

    def value(by_value: Floats | float, by_award: Floats | float) -> float:
        changed, awards = deal + by_value, free + by_award
        return start_value(full, solve(full, changed / changed.sum(), awards / awards.sum(), ENDS, 1.0, threads=2))

    step = 1e-8
    for place in (0, 5, packed.TEN, packed.ACE):
        moved = np.eye(10)[place] * step
        slope = (value(moved, 0.0) - value(-moved, 0.0)) / (2 * step)
        assert slope == pytest.approx(played.deal_gradient[place], abs=1e-5)
    for place in (0, 4):
        moved = np.eye(5)[place] * step
        slope = (value(0.0, moved) - value(0.0, -moved)) / (2 * step)
        assert slope == pytest.approx(played.free_gradient[place], abs=1e-5)
