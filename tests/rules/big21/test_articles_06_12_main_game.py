"""Art. 6-12: the main game, paragraph by paragraph."""

import pytest

from tests.rules.big21.script import (
    after,
    begun,
    cards,
    complete,
    events_after,
    last_events,
    offers,
    played,
    refusal_of,
    totals,
    won,
)
from ventuno.rules.big21 import Deal, Phase, moves
from ventuno.rules.big21.events import (
    AcesDevalued,
    CardBought,
    CardDiscarded,
    CardPlaced,
    CardShown,
    CardSold,
    Event,
    FreeCardsEarned,
    FreeCardsGranted,
    GameEnd,
    GameEnded,
    NoFreeCards,
    NoFreeCardsReason,
    PlayEnd,
    PlayEnded,
    PrizeWon,
    StackCleared,
    StackCompleted,
)
from ventuno.rules.cards import RANK_BY_SYMBOL, RANKS, Rank
from ventuno.rules.stack import EMPTY, Stack

WITH_CARD = ["place 1", "place 2", "place 3", "place 4", "place 5", "discard", "end"]
NO_CARD_LEFT = cards("5- " * 8)
BOUGHT_OUT = f"{NO_CARD_LEFT}; buy; {cards('5-')}; buy; {cards('5-')}; buy; deal 5"
ONE_SOFT_21_TO_CLEAR = f"{complete(2)}; deal"  # S21 S21, six cards still to come


# Art. 6: the aim


@pytest.mark.parametrize(("stacks", "tenths"), list(enumerate([0, 0, 11, 50, 100])))
def test_art_6_1_the_more_complete_stacks_the_better(stacks: int, tenths: int) -> None:
    play = played(complete(stacks))
    assert (play.game.complete, play.prize_tenths) == (stacks, tenths)


def test_art_6_2_more_than_21_on_a_stack_ends_the_play_at_once() -> None:
    script = cards("K1 Q1 21")
    assert last_events(script) == (
        CardPlaced(0, Rank.TWO, Stack(22)),
        GameEnded(GameEnd.BUST, 0, 0),
        PlayEnded(PlayEnd.BUST, 0),
    )
    play = played(script)
    assert (play.phase, play.end, offers(play)) == (Phase.OVER, PlayEnd.BUST, [])


def test_art_6_2_bust_loses_the_complete_stacks_too() -> None:
    script = f"{complete(3)}; {cards('K4 Q4 K4')}"
    assert last_events(script) == (
        CardPlaced(3, Rank.KING, Stack(30)),
        GameEnded(GameEnd.BUST, 3, 0),
        PlayEnded(PlayEnd.BUST, 0),
    )
    assert played(script).prize_centimes == 0


# Art. 7: the cards


def test_art_7_1_one_card_at_a_time() -> None:
    play = played("deal 7")
    assert last_events("deal 7") == (CardShown(Rank.SEVEN, 7),)
    assert (play.game.card, play.game.to_come) == (Rank.SEVEN, 7)
    assert refusal_of(play, "deal 8").code == "nothing_to_draw"


def test_art_7_1_place_on_any_of_five_stacks_or_discard() -> None:
    assert offers(played("deal 7")) == WITH_CARD


@pytest.mark.parametrize("stack", range(5))
def test_art_7_1_placed_card(stack: int) -> None:
    script = f"deal 7; place {stack + 1}"
    assert last_events(script) == (CardPlaced(stack, Rank.SEVEN, Stack(7)),)
    assert played(script).game.stacks == (*(EMPTY,) * stack, Stack(7), *(EMPTY,) * (4 - stack))


def test_art_7_1_discarded_card_is_not_replaced() -> None:
    assert last_events("deal 7; discard") == (CardDiscarded(Rank.SEVEN),)
    play = played("deal 7; discard")
    assert (totals(play), play.game.card, play.game.to_come) == ("0 0 0 0 0", None, 7)
    assert offers(played(NO_CARD_LEFT)) == ["buy", "end"]


@pytest.mark.parametrize("done", ["place 3", "discard"])
def test_art_7_1_next_card_only_after_the_last_one_was_placed_or_discarded(done: str) -> None:
    play = played(f"deal 7; {done}")
    assert moves(play) == tuple(map(Deal, RANKS))
    assert last_events(f"deal 7; {done}; deal 9") == (CardShown(Rank.NINE, 6),)


@pytest.mark.parametrize(
    ("symbol", "points"),
    [*((str(pips), pips) for pips in range(2, 11)), ("J", 10), ("Q", 10), ("K", 10)],
)
def test_art_7_2_value_of_a_card(symbol: str, points: int) -> None:
    assert RANK_BY_SYMBOL[symbol].points == points
    assert played(f"deal {symbol}; place 2").game.stacks[1] == Stack(points, soft=False)


@pytest.mark.parametrize(
    ("placed", "total"),
    [("A1", "S11"), ("A1 91", "S20"), ("K1 A1", "S21"), ("K1 Q1 A1", "21"), ("A1 51 K1", "16")],
)
def test_art_7_2_an_ace_is_11_or_1(placed: str, total: str) -> None:
    assert totals(played(cards(placed))) == f"{total} 0 0 0 0"


def test_art_7_2_thirteen_ranks_are_in_the_game() -> None:
    assert offers(begun()) == [
        f"deal {rank}" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    ]


@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_art_7_2_each_card_may_come_up_several_times(rank: Rank) -> None:
    play = played("; ".join([f"deal {rank}; discard"] * 7))
    assert Deal(rank) in moves(play)
    assert after(play, f"deal {rank}").game.card is rank


@pytest.mark.parametrize(
    ("before", "card", "total", "devalued"),
    [
        ("A", "K", "S21", 0),
        ("A 5", "5", "S21", 0),
        ("A 5", "6", "12", 1),
        ("A 9", "A", "S21", 1),
        ("A", "A", "S12", 1),
        ("A A", "A", "S13", 1),
        ("A 5 K", "2", "18", 0),
        ("K", "A", "S21", 0),
        ("K 2", "A", "13", 1),
        ("A K", "A", "12", 2),
        ("A K", "K", "21", 1),
        ("A A 9", "2", "13", 1),
        ("A 5 K", "A", "17", 1),
    ],
)
def test_art_7_3_an_ace_counts_1_as_soon_as_11_is_too_much(before: str, card: str, total: str, devalued: int) -> None:
    script = "; ".join([*(f"deal {rank}; place 4" for rank in before.split()), f"deal {card}; place 4"])
    assert totals(played(script)) == f"0 0 0 {total} 0"
    assert [event for event in last_events(script) if isinstance(event, AcesDevalued)] == [
        AcesDevalued(3, devalued) for _ in range(min(devalued, 1))
    ]


def test_art_7_3_only_aces_of_the_stack_concerned() -> None:
    assert last_events(cards("A1 A2 51 71"))[1:] == (AcesDevalued(0, 1),)
    assert totals(played(cards("A1 A2 51 71"))) == "13 S11 0 0 0"


# Art. 8: the prize plan


@pytest.mark.parametrize("stake", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("stacks", "percent"),
    [(0, 0), (1, 0), (2, 110), (3, 500), (4, 1000), (5, 2000)],
    ids=["none", "one", "two 1.1", "three 5", "four 10", "five 20"],
)
def test_art_8_prize_plan(stacks: int, percent: int, stake: int) -> None:
    play = played(won(stacks), stake)
    assert (play.game.complete, play.prize_centimes) == (stacks, stake * percent)
    assert PrizeWon(stake * percent) in last_events(won(stacks), stake)


# Art. 9: the start


def test_art_9_eight_cards() -> None:
    play = begun()
    assert (play.game.to_come, play.game.card) == (8, None)
    for to_come in range(7, -1, -1):
        assert events_after(play, "deal 5") == (CardShown(Rank.FIVE, to_come),)
        play = after(play, "deal 5; discard")
    assert refusal_of(play, "deal 5").code == "nothing_to_draw"


# Art. 10: further cards


def test_art_10_1_the_second_complete_stack_earns_free_cards() -> None:
    script = cards("A1 K1 A2 K2")
    assert last_events(script) == (
        CardPlaced(1, Rank.KING, Stack(21, soft=True)),
        StackCompleted(1, 2),
        FreeCardsEarned(),
    )
    assert offers(played(script)) == ["grant 2", "grant 3", "grant 4", "grant 5", "grant 6"]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_art_10_1_two_to_six_free_cards(number: int) -> None:
    script = f"{cards('A1 K1 A2 K2')}; grant {number}"
    assert last_events(script) == (FreeCardsGranted(number, 4 + number),)
    assert played(script).game.to_come == 4 + number


@pytest.mark.parametrize("number", [0, 1, 7, 12])
def test_art_10_1_no_other_number_of_free_cards(number: int) -> None:
    refusal = refusal_of(played(cards("A1 K1 A2 K2")), f"grant {number}")
    assert (refusal.code, refusal.article) == ("no_such_number_of_free_cards", "Art. 10.1")


@pytest.mark.parametrize("stacks", [1, 3, 4])
def test_art_10_1_only_the_second_one_does(stacks: int) -> None:
    script = complete(stacks)
    assert last_events(script) == (
        CardPlaced(stacks - 1, Rank.KING, Stack(21, soft=True)),
        StackCompleted(stacks - 1, stacks),
    )


def test_art_10_1_free_cards_earned_with_the_very_last_card() -> None:
    script = f"{cards('A1 K1 5- 5- 5- 5- A2')}; deal K; place 2"
    assert last_events(script)[-1] == FreeCardsEarned()
    assert played(f"{script}; grant 2").game.to_come == 2


def test_art_10_2_up_to_three_cards_are_bought() -> None:
    script = NO_CARD_LEFT
    for number in (1, 2, 3):
        script += "; buy"
        assert last_events(script, stake=3) == (CardBought(number), CardSold(300, 0, 300))
        play = played(script, stake=3)
        assert (play.game.bought, play.game.to_come, play.cards_cost_centimes) == (number, 1, number * 300)
        script += f"; {cards('5-')}"
    assert played(script).phase is Phase.OVER


@pytest.mark.parametrize("stake", [1, 2, 3, 4, 5])
def test_art_10_2_each_costs_as_much_as_the_stake_and_is_not_added_to_it(stake: int) -> None:
    script = f"{cards('A1 K1 A2 K2')}; grant 2; {cards('5- 5- 5- 5- A3 5-')}; buy"
    assert last_events(script, stake) == (CardBought(1), CardSold(stake * 100, 0, stake * 100))
    play = played(f"{script}; {cards('K3')}; end", stake)
    assert (play.stake_centimes, play.game_stake_centimes) == (stake * 100, stake * 100)
    assert (play.prize_centimes, play.cards_cost_centimes) == (stake * 500, stake * 100)


# Art. 11: clearing one of two complete stacks


@pytest.mark.parametrize(
    ("card", "total"),
    [("2", 13), ("3", 14), ("4", 15), ("5", 16), ("6", 17), ("7", 18), ("8", 19), ("9", 20), ("A", 12)],
)
def test_art_11_1_a_stack_with_an_ace_at_11_is_cleared_by_a_further_card(card: str, total: int) -> None:
    script = f"{ONE_SOFT_21_TO_CLEAR} {card}; place 2"
    assert last_events(script) == (
        CardPlaced(1, RANK_BY_SYMBOL[card], Stack(total)),
        AcesDevalued(1, 2 if card == "A" else 1),
        StackCleared(1, 1),
    )
    assert totals(played(script)) == f"S21 {total} 0 0 0"


def test_art_11_1_free_cards_again_when_a_second_stack_is_complete_again() -> None:
    script = f"{complete(2)}; {cards('82 22')}"
    assert last_events(script) == (
        CardPlaced(1, Rank.TWO, Stack(21)),
        StackCompleted(1, 2),
        FreeCardsEarned(),
    )
    assert last_events(f"{script}; grant 6") == (FreeCardsGranted(6, 10),)


def test_art_11_1_free_cards_again_by_another_stack() -> None:
    script = f"{complete(2)}; {cards('81 A3 Q3')}"
    assert last_events(script)[1:] == (StackCompleted(2, 2), FreeCardsEarned())
    assert totals(played(script)) == "19 S21 S21 0 0"


def test_art_11_1_a_stack_without_such_an_ace_cannot_be_cleared() -> None:
    script = f"{cards('K1 Q1 A1 A2 K2')}; grant 2; deal 2; place 1"
    assert last_events(script)[-2:] == (GameEnded(GameEnd.BUST, 1, 0), PlayEnded(PlayEnd.BUST, 0))


@pytest.mark.parametrize("ten", ["10", "J", "Q", "K"])
def test_art_11_2_ten_on_soft_21(ten: str) -> None:
    script = f"{ONE_SOFT_21_TO_CLEAR} {ten}; place 2"
    assert last_events(script) == (
        CardPlaced(1, RANK_BY_SYMBOL[ten], Stack(21)),
        AcesDevalued(1, 1),
        NoFreeCards(NoFreeCardsReason.TEN_ON_SOFT_21),
    )
    play = played(script)
    assert (totals(play), play.game.complete, play.game.to_come) == ("S21 21 0 0 0", 2, 5)
    assert moves(play) == tuple(map(Deal, RANKS))


@pytest.mark.parametrize("stacks", [1, 3, 4])
def test_art_11_2_ten_on_soft_21_says_nothing_where_no_free_cards_were_in_question(stacks: int) -> None:
    script = f"{complete(stacks)}; deal Q; place 1"
    assert last_events(script) == (CardPlaced(0, Rank.QUEEN, Stack(21)), AcesDevalued(0, 1))
    assert played(script).game.complete == stacks


def test_art_11_2_ten_on_soft_21_with_the_last_card_of_all() -> None:
    script = (
        f"{complete(2)}; {cards('5- 5- 5- 5- 5- 5-')}; buy; {cards('5-')}; buy; {cards('5-')}; buy; deal K; place 1"
    )
    assert last_events(script) == (
        CardPlaced(0, Rank.KING, Stack(21)),
        AcesDevalued(0, 1),
        NoFreeCards(NoFreeCardsReason.TEN_ON_SOFT_21),
        GameEnded(GameEnd.OUT_OF_CARDS, 2, 11),
        PrizeWon(220),
        PlayEnded(PlayEnd.TOO_FEW, 220),
    )


def test_art_11_2_no_free_cards_once_three_were_complete_at_once() -> None:
    cleared_to_one = f"{cards('A1 K1 A2 K2')}; grant 6; {cards('A3 K3 92 83')}"
    assert totals(played(cleared_to_one)) == "S21 20 19 0 0"
    back_to_two = f"{cleared_to_one}; deal 2; place 3"
    assert last_events(back_to_two) == (
        CardPlaced(2, Rank.TWO, Stack(21)),
        StackCompleted(2, 2),
        NoFreeCards(NoFreeCardsReason.THREE_REACHED),
    )
    play = played(back_to_two)
    assert (play.game.complete, play.game.to_come, play.game.three_reached) == (2, 5, True)


def test_art_11_2_three_reached_is_remembered_until_the_game_ends() -> None:
    assert played(complete(2)).game.three_reached is False
    script = f"{complete(3)}; deal 9"
    for further in ("place 1", "deal A; discard", "deal 5; place 4", "deal 9; discard", "buy", "deal 2; end"):
        script += f"; {further}"
        assert played(script).game.three_reached is True


def test_art_11_3_a_cleared_stack_no_longer_counts_as_complete() -> None:
    script = f"{complete(3)}; deal 5; place 3"
    assert last_events(script)[-1] == StackCleared(2, 2)
    play = played(script)
    assert (play.game.complete, play.prize_tenths) == (2, 11)
    again = f"{script}; deal 5; place 3"
    assert last_events(again)[-1] == StackCompleted(2, 3)
    assert played(again).prize_tenths == 50


# Art. 12: the end of the main game


def test_art_12_1_all_cards_played_and_none_left_to_buy() -> None:
    assert played(BOUGHT_OUT).phase is Phase.MAIN
    assert last_events(f"{BOUGHT_OUT}; discard") == (
        CardDiscarded(Rank.FIVE),
        GameEnded(GameEnd.OUT_OF_CARDS, 0, 0),
        PrizeWon(0),
        PlayEnded(PlayEnd.TOO_FEW, 0),
    )
    assert last_events(f"{BOUGHT_OUT}; place 5")[:2] == (
        CardPlaced(4, Rank.FIVE, Stack(5)),
        GameEnded(GameEnd.OUT_OF_CARDS, 0, 0),
    )


@pytest.mark.parametrize("last", ["K", "2"], ids=["completing", "clearing"])
def test_art_12_1_the_last_card_counts(last: str) -> None:
    four_to_come = f"{complete(3)}; {cards('A4 5- 5- 5-')}; buy; {cards('5-')}; buy; {cards('5-')}; buy"
    script = f"{four_to_come}; deal {last}; place {4 if last == 'K' else 1}"
    ended = GameEnded(GameEnd.OUT_OF_CARDS, *((4, 100) if last == "K" else (2, 11)))
    assert ended in last_events(script)


def test_art_12_1_highest_prize_reached() -> None:
    assert last_events(complete(5)) == (
        CardPlaced(4, Rank.KING, Stack(21, soft=True)),
        StackCompleted(4, 5),
        GameEnded(GameEnd.ALL_COMPLETE, 5, 200),
        PrizeWon(4000),
    )


@pytest.mark.parametrize("script", ["deal 5; end", f"{NO_CARD_LEFT}; end", f"{NO_CARD_LEFT}; buy; deal 5; end"])
def test_art_12_1_the_player_ends_it(script: str) -> None:
    assert last_events(script) == (
        GameEnded(GameEnd.PLAYER, 0, 0),
        PrizeWon(0),
        PlayEnded(PlayEnd.TOO_FEW, 0),
    )
    assert played(script).game.card is None


def test_art_12_1_a_stack_exceeds_21() -> None:
    assert played(cards("K1 K1 K1")).game.end is GameEnd.BUST


@pytest.mark.parametrize(("stacks", "prize"), [(0, 0), (1, 0), (2, 220)])
def test_art_12_2_none_one_or_two_complete_the_play_ends(stacks: int, prize: int) -> None:
    expected: tuple[Event, ...] = (
        GameEnded(GameEnd.PLAYER, stacks, prize // 20),
        PrizeWon(prize),
        PlayEnded(PlayEnd.TOO_FEW, prize),
    )
    assert last_events(won(stacks)) == expected
    assert offers(played(won(stacks))) == []


@pytest.mark.parametrize(("stacks", "prize", "stakes"), [(3, 1000, "0.10..10.00"), (4, 2000, "0.10..20.00")])
def test_art_12_2_three_or_four_complete_high_low_or_risk(stacks: int, prize: int, stakes: str) -> None:
    assert last_events(won(stacks)) == (GameEnded(GameEnd.PLAYER, stacks, prize // 20), PrizeWon(prize))
    play = played(won(stacks))
    assert (play.phase, offers(play)) == (Phase.CHOICE, ["highlow", f"risk {stakes}", "end"])


def test_art_12_2_five_complete_risk() -> None:
    play = played(won(5), stake=1)
    assert (play.phase, offers(play)) == (Phase.CHOICE, ["risk 0.10..20.00", "end"])


@pytest.mark.parametrize("stacks", [0, 1, 2, 3, 4])
def test_art_12_2_more_than_21_as_in_art_6_2(stacks: int) -> None:
    script = f"{complete(stacks)}; {cards('2-') if stacks < 4 else 'deal Q; place 1'}"
    fatal = f"{cards('K5 K5')}; deal 2; place 5" if stacks < 4 else "deal 2; place 1"
    assert last_events(f"{script}; {fatal}")[-1] == PlayEnded(PlayEnd.BUST, 0)
