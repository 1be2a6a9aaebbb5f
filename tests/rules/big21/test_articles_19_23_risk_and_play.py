"""Art. 19-23: Risk, and how the whole play ends."""

from dataclasses import replace

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
from ventuno.rules.big21 import Phase, Play
from ventuno.rules.big21.events import (
    CardBought,
    CardPlaced,
    CardSold,
    FreeCardsEarned,
    GameEnd,
    GameEnded,
    HighLowEnded,
    LadderEnd,
    PlayEnd,
    PlayEnded,
    PredictionWrong,
    PrizeWon,
    Realised,
    RiskStarted,
    StackCompleted,
)
from ventuno.rules.big21.risk import RiskLimit, stake_limits
from ventuno.rules.cards import Rank
from ventuno.rules.stack import Stack

NO_CARD_LEFT = cards("5- " * 8)
IN_RISK = f"{won(3)}; risk 4"  # stake 2: of a prize of 10.00, 4.00 staked again and 6.00 realised


@pytest.mark.parametrize(("staked", "centimes"), [("0.10", 10), ("4", 400), ("9.90", 990), ("10", 1000)])
def test_art_19_1_part_of_the_prize_or_all_of_it_is_staked(staked: str, centimes: int) -> None:
    script = f"{won(3)}; risk {staked}"
    assert last_events(script) == (Realised(1000 - centimes), RiskStarted(centimes))
    play = played(script)
    assert (play.phase, play.game_stake_centimes, play.stake_centimes) == (Phase.RISK, centimes, 200)


def test_art_19_1_what_high_low_made_of_it_can_be_staked() -> None:
    script = f"{won(3)}; highlow; open 2; higher; hidden 3; open 9; end; risk 14"
    assert last_events(script) == (Realised(0), RiskStarted(1400))


def test_art_19_2_the_rest_is_realised() -> None:
    play = played(IN_RISK)
    assert (play.realised_centimes, play.realised_left_centimes, play.prize_centimes) == (600, 600, 0)


def test_art_19_2_realised_winnings_add_up_and_survive_a_bust() -> None:
    script = f"{IN_RISK}; {won(3)}; risk 5; {cards('K1 K1 K1')}"
    assert last_events(script)[-1] == PlayEnded(PlayEnd.BUST, 2100)  # 6.00, then 15.00 of the 20.00
    assert played(script).realised_centimes == 2100


def test_art_19_2_realised_winnings_buy_cards_first() -> None:
    play = played(f"{IN_RISK}; {NO_CARD_LEFT}")
    sales = [(400, 400, 0), (400, 200, 200), (400, 0, 400)]
    for number, sale in enumerate(sales, start=1):
        assert events_after(play, "buy") == (CardBought(number), CardSold(*sale))
        play = after(play, f"buy; {cards('5-')}")
    assert (play.realised_centimes, play.spent_centimes, play.realised_left_centimes) == (600, 600, 0)
    assert (play.cards_cost_centimes, play.paid_out_centimes) == (1200, 0)


def test_art_19_2_realised_winnings_cannot_be_staked_again() -> None:
    play = played(f"{won(3)}; risk 0.10; {won(3)}")
    assert (play.realised_centimes, play.prize_centimes) == (990, 50)
    assert offers(play) == ["highlow", "risk 0.10..0.10", "end"]


@pytest.mark.parametrize("stacks", [3, 4, 5])
@pytest.mark.parametrize("before", ["", f"{won(3)}; risk 1; "], ids=["main", "risk"])
def test_art_20_after_five_times_the_stake_or_more(before: str, stacks: int) -> None:
    play = played(before + won(stacks), stake=1)
    assert play.prize_tenths >= 50
    assert offers(play)[-2].startswith("risk 0.10..")
    assert after(play, "risk 0.10").phase is Phase.RISK


@pytest.mark.parametrize("stacks", [0, 1, 2])
@pytest.mark.parametrize("before", ["", f"{won(3)}; risk 1; "], ids=["main", "risk"])
def test_art_20_not_after_less(before: str, stacks: int) -> None:
    assert refusal_of(played(before + won(stacks)), "risk 0.10").code == "play_over"


@pytest.mark.parametrize("script", ["deal 5", NO_CARD_LEFT, f"{won(3)}; highlow; open 5"])
def test_art_20_not_before_the_game_has_ended(script: str) -> None:
    refusal = refusal_of(played(script), "risk 0.10")
    assert (refusal.code, refusal.article) == ("risk_not_open", "Art. 20")


def test_art_21_1_a_quarter_of_the_prize() -> None:
    play = played(won(5))  # 40.00
    assert offers(play) == ["risk 0.10..10.00", "end"]
    refusal = refusal_of(play, "risk 10.10")
    assert (refusal.code, refusal.article, refusal.facts) == ("risk_over_quarter", "Art. 21.1", {"most": "10.00"})


def _with_prize(centimes: int, realised: int = 0) -> Play:
    """After five complete stacks, at a stake that makes the prize so large."""
    assert centimes % 20 == 0
    return replace(played(won(5)), game_stake_centimes=centimes // 20, realised_centimes=realised, risk=True)


def test_art_21_1_never_more_than_200_francs() -> None:
    play = _with_prize(1000_00)
    assert stake_limits(play)[RiskLimit.STAKE_MAX] == 200_00
    assert offers(play) == ["risk 0.10..200.00", "end"]
    refusal = refusal_of(play, "risk 200.10")
    assert (refusal.code, refusal.article, refusal.facts) == ("risk_over_stake_max", "Art. 21.1", {"most": "200.00"})


@pytest.mark.parametrize(
    ("stake", "stacks", "most"),
    [
        (1, 3, "5.00"),
        (1, 4, "10.00"),
        (1, 5, "20.00"),
        (2, 4, "20.00"),
        (5, 3, "25.00"),
        (3, 4, "7.50"),
        (2, 5, "10.00"),
    ],
)
def test_art_21_2_from_5_to_25_francs_the_whole_prize(stake: int, stacks: int, most: str) -> None:
    assert offers(played(won(stacks), stake))[-2] == f"risk 0.10..{most}"


def test_art_22_the_rules_of_the_main_game_apply() -> None:
    assert played(IN_RISK).game == begun().game
    second = f"{IN_RISK}; {cards('A1 K1 A2 K2')}"
    assert last_events(second) == (
        CardPlaced(1, Rank.KING, Stack(21, soft=True)),
        StackCompleted(1, 2),
        FreeCardsEarned(),
    )
    assert totals(played(second)) == "S21 S21 0 0 0"


def test_art_22_three_reached_and_purchases_start_afresh() -> None:
    bought = f"{complete(3)}; {cards('5- 5- 5- 5-')}; buy; {cards('5-')}; buy; {cards('5-')}; buy; {cards('5-')}"
    before, play = played(bought), played(f"{bought}; risk 1")
    assert (before.game.bought, before.game.three_reached, before.phase) == (3, True, Phase.CHOICE)
    assert (play.game.bought, play.game.three_reached, play.game.to_come) == (0, False, 8)


@pytest.mark.parametrize(("stacks", "prize"), [(2, 440), (3, 2000), (4, 4000), (5, 8000)])
def test_art_22_the_amount_staked_is_the_basis_of_the_prize_plan(stacks: int, prize: int) -> None:
    assert PrizeWon(prize) in last_events(f"{IN_RISK}; {won(stacks)}")
    assert played(f"{IN_RISK}; {won(stacks)}").prize_centimes == prize


def test_art_22_the_amount_staked_is_the_price_of_a_card() -> None:
    script = f"{IN_RISK}; {NO_CARD_LEFT}; buy"
    assert last_events(script) == (CardBought(1), CardSold(400, 400, 0))
    assert played(script).cards_cost_centimes == 400


def test_art_22_the_amount_staked_is_the_basis_of_high_low() -> None:
    script = f"{IN_RISK}; {won(3)}; highlow; open 2; higher; hidden 3"
    assert last_events(script)[-1] == PrizeWon(2800)


def test_art_23_the_player_ends_the_play() -> None:
    assert last_events(f"{won(3)}; end") == (PlayEnded(PlayEnd.STOPPED, 1000),)
    assert last_events(f"{won(3)}; highlow; open 2; end; end") == (PlayEnded(PlayEnd.STOPPED, 1000),)
    assert last_events(f"{IN_RISK}; {won(3)}; end") == (PlayEnded(PlayEnd.STOPPED, 2600),)


@pytest.mark.parametrize(("stacks", "tenths"), [(0, 0), (1, 0), (2, 11)])
@pytest.mark.parametrize(("before", "stake", "kept"), [("", 200, 0), (f"{IN_RISK}; ", 400, 600)], ids=["main", "risk"])
def test_art_23_none_one_or_two_complete_stacks(before: str, stake: int, kept: int, stacks: int, tenths: int) -> None:
    prize = stake * tenths // 10
    assert last_events(before + won(stacks)) == (
        GameEnded(GameEnd.PLAYER, stacks, tenths),
        PrizeWon(prize),
        PlayEnded(PlayEnd.TOO_FEW, kept + prize),
    )


@pytest.mark.parametrize(("before", "kept"), [("", 0), (f"{IN_RISK}; ", 600)], ids=["main", "risk"])
def test_art_23_a_stack_exceeds_21(before: str, kept: int) -> None:
    assert last_events(before + complete(3) + "; " + cards("K4 K4 K4"))[-2:] == (
        GameEnded(GameEnd.BUST, 3, 0),
        PlayEnded(PlayEnd.BUST, kept),
    )


@pytest.mark.parametrize(("before", "kept"), [("", 0), (f"{IN_RISK}; ", 600)], ids=["main", "risk"])
def test_art_23_wrong_prediction(before: str, kept: int) -> None:
    assert last_events(f"{before}{won(3)}; highlow; open A; higher; hidden K")[1:] == (
        PredictionWrong(50),
        HighLowEnded(LadderEnd.WRONG_GUESS, 0),
        PlayEnded(PlayEnd.WRONG_GUESS, kept),
    )


def test_art_23_5000_francs_reached() -> None:
    play = _with_prize(1200_00, realised=0)  # 1200 - 200 + 20 * 200 = 5000
    assert events_after(play, f"risk 200; {won(5)}")[-2:] == (PrizeWon(4000_00), PlayEnded(PlayEnd.CAP, 5000_00))
    over = after(play, f"risk 200; {won(5)}")
    assert (over.phase, over.end, over.realised_centimes, over.prize_centimes) == (
        Phase.OVER,
        PlayEnd.CAP,
        1000_00,
        4000_00,
    )


def test_art_23_four_hours() -> None:
    assert begun().rules.hours_max == 4


@pytest.mark.parametrize(
    ("script", "paid_out"),
    [
        ("", 0),
        (f"{complete(2)}; deal 5", 220),
        (f"{complete(4)}; deal 5", 2000),
        (won(3), 1000),
        (f"{won(3)}; highlow; open 2; higher; hidden 3", 1400),
        (f"{IN_RISK}; {complete(2)}", 600 + 440),
    ],
    ids=["before the first card", "two stacks", "four stacks", "between games", "High/Low", "Risk"],
)
def test_art_23_after_four_hours_what_stands_is_paid(script: str, paid_out: int) -> None:
    play = played(script)
    assert events_after(play, "expire") == (PlayEnded(PlayEnd.EXPIRED, paid_out),)
    over = after(play, "expire")
    assert (over.phase, over.end, over.paid_out_centimes) == (Phase.OVER, PlayEnd.EXPIRED, paid_out)
    assert over.game.card is None
