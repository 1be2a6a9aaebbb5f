"""Advice: the value of each move, against the slow solver on the rules, and which positions can occur."""

from dataclasses import replace

import pytest

from ventuno.maths.big21 import graph
from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances, solve
from ventuno.rules.big21 import Choice, Place
from ventuno.rules.big21 import game as games
from ventuno.rules.big21.rulesets import RULES_2024_10_23
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.law import Law
from ventuno.rules.stack import Stack

LAW = Law("lopsided", (3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9), (2, 7, 1, 8, 2), (1,) * 13)


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve(graph.build(), LAW, Scope.MAIN, threads=2)


@pytest.fixture(scope="module")
def advisor(solution: Solution) -> Advisor:
    return Advisor(solution)


def position(stacks: str, card: Rank | None, left: int, bought: int = 0, *, three: bool = False) -> Position:
    read = [Stack(int(text.removeprefix("S")), text.startswith("S")) for text in stacks.split(",")]
    return Position(tuple(read), card, left, bought, three)


def worth_before_card(advisor: Advisor, where: Position) -> float:
    """The value before a card is shown, put together from the advice on each card."""
    deal = chances(LAW.deal)
    assert where.card is None
    if where.left == 0:
        return max(advisor.moves(where).values())
    shown = [Position(where.stacks, rank, where.left - 1, where.bought, where.three_reached) for rank in RANKS]
    return sum(
        float(deal[rank.height]) * max(advisor.moves(at).values()) for rank, at in zip(RANKS, shown, strict=True)
    )


@pytest.mark.parametrize(
    "where",
    [
        position("0,9,S21,14,20", Rank.SEVEN, 3, 1),
        position("0,0,0,0,0", Rank.ACE, 7),
        position("S21,S21,10,S12,3", Rank.TWO, 4),
        position("S21,11,10,0,3", Rank.KING, 1),
        position("S21,21,S21,5,3", Rank.TWO, 2, 2),
        position("21,20,20,20,20", Rank.ACE, 0, 3, three=True),
        position("S11,S11,S11,S11,20", Rank.KING, 0, 3),
    ],
)
def test_each_move_is_worth_what_follows_it_under_the_rules(
    advisor: Advisor, solution: Solution, where: Position
) -> None:
    """The rules make the move; the expectation over chance's next outcome is put together by hand."""
    assert advisor.possible(where)
    game = replace(
        games.start(RULES_2024_10_23),
        stacks=where.stacks,
        to_come=where.left,
        card=where.card,
        bought=where.bought,
        three_reached=where.three,
    )
    worth = advisor.moves(where)
    assert list(worth) == list(games.moves(game))
    for move, value in worth.items():
        after, _ = games.apply(game, move)
        if after.end is not None:
            expected = 0.0 if after.end.value == "bust" else float(solution.ends[after.complete])
        elif after.grant_due:
            free = chances(LAW.free_cards)
            expected = sum(
                float(free[index])
                * worth_before_card(advisor, Position(after.stacks, None, after.to_come + cards, after.bought))
                for index, cards in enumerate(RULES_2024_10_23.free_cards)
            )
        else:
            expected = worth_before_card(
                advisor, Position(after.stacks, None, after.to_come, after.bought, after.three_reached)
            )
        assert value == pytest.approx(expected, rel=1e-12)


def test_with_no_card_left_the_choice_is_to_buy_or_to_end(advisor: Advisor, solution: Solution) -> None:
    where = position("21,21,20,20,20", None, 0, 1)
    worth = advisor.moves(where)
    assert list(worth) == [Choice.BUY, Choice.END]
    bought = Position(where.stacks, None, 1, 2)
    assert worth[Choice.BUY] == pytest.approx(worth_before_card(advisor, bought) - 1.0, rel=1e-12)
    assert worth[Choice.END] == float(solution.ends[2])


def test_equal_stacks_are_worth_the_same_and_order_does_not_matter(advisor: Advisor) -> None:
    one = advisor.moves(position("0,9,9,S14,20", Rank.TWO, 3))
    other = advisor.moves(position("20,9,S14,9,0", Rank.TWO, 3))
    assert one[Place(1)] == one[Place(2)] == other[Place(1)] == other[Place(3)]
    assert sorted(one.values()) == sorted(other.values())


@pytest.mark.parametrize(
    "where",
    [
        pytest.param(position("1,0,0,0,0", Rank.TWO, 3), id="a hard 1"),
        pytest.param(position("S22,0,0,0,0", Rank.TWO, 3), id="soft 22"),
        pytest.param(position("S10,0,0,0,0", Rank.TWO, 3), id="soft 10"),
        pytest.param(position("22,0,0,0,0", Rank.TWO, 3), id="bust"),
        pytest.param(position("0,0,0,0,0,0", Rank.TWO, 3), id="six stacks"),
        pytest.param(position("0,0,0,0", Rank.TWO, 3), id="four stacks"),
        pytest.param(position("21,21,21,21,21", Rank.TWO, 3), id="the game is over"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, 3, 4), id="four bought"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, 3, -1), id="minus one bought"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, -1), id="minus one to come"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, 8), id="nine opening cards"),
        pytest.param(position("2,0,0,0,0", Rank.TWO, 7), id="eight cards after one was placed"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, 1, 1), id="two to come after a purchase"),
        pytest.param(position("0,0,0,0,0", Rank.TWO, 3, three=True), id="three complete, then empty"),
        pytest.param(position("S21,S21,0,0,0", Rank.TWO, 10), id="more than six free cards"),
    ],
)
def test_positions_that_cannot_occur(advisor: Advisor, where: Position) -> None:
    assert not advisor.possible(where)


@pytest.mark.parametrize(
    "where",
    [
        position("0,0,0,0,0", Rank.TWO, 7),
        position("0,0,0,0,0", Rank.TWO, 0, 1),
        position("S21,S21,0,0,0", Rank.TWO, 9),
        position("12,S21,S21,0,0", Rank.TWO, 0, three=True),
    ],
)
def test_positions_at_the_edge_of_what_can_occur(advisor: Advisor, where: Position) -> None:
    assert advisor.possible(where)
