"""Art. 13-18: High/Low, paragraph by paragraph."""

from itertools import pairwise

import pytest

from tests.rules.big21.script import after, events_after, last_events, offers, played, refusal_of, won
from ventuno.rules.big21 import Open, Phase, moves
from ventuno.rules.big21.events import (
    HiddenCardShown,
    HighLowEnded,
    HighLowStarted,
    LadderEnd,
    OpenCardShown,
    PlayEnd,
    PlayEnded,
    PredictionNotCounted,
    PredictionRight,
    PredictionWrong,
    PrizeWon,
)
from ventuno.rules.cards import RANK_BY_SYMBOL, RANKS, Rank

IN_HIGH_LOW = f"{won(3)}; highlow"  # at five times the stake of CHF 2
RIGHT = "open 2; higher; hidden 3"
WRONG = "open 2; lower; hidden 3"


def test_art_13_high_low_raises_the_prize_of_the_main_game() -> None:
    assert last_events(IN_HIGH_LOW) == (HighLowStarted(50),)
    before, climbed = played(IN_HIGH_LOW), played(f"{IN_HIGH_LOW}; {RIGHT}")
    assert (before.prize_centimes, climbed.prize_centimes) == (1000, 1400)


def test_art_13_high_low_raises_the_prize_of_a_risk_game() -> None:
    in_risk = f"{won(3)}; risk 4; {won(4)}; highlow"
    assert last_events(in_risk) == (HighLowStarted(100),)
    play = played(f"{in_risk}; {RIGHT}")
    assert (play.prize_centimes, play.realised_centimes) == (5600, 600)


@pytest.mark.parametrize("stacks", [3, 4])
@pytest.mark.parametrize("before", ["", f"{won(3)}; risk 1; "], ids=["main", "risk"])
def test_art_14_1_after_three_or_four_complete_stacks(before: str, stacks: int) -> None:
    play = played(before + won(stacks))
    assert offers(play)[0] == "highlow"
    assert after(play, "highlow").phase is Phase.HIGH_LOW


@pytest.mark.parametrize("before", ["", f"{won(3)}; risk 1; "], ids=["main", "risk"])
def test_art_14_1_not_after_five(before: str) -> None:
    play = played(before + won(5), stake=1)
    assert "highlow" not in offers(play)
    refusal = refusal_of(play, "highlow")
    assert (refusal.code, refusal.article) == ("high_low_not_open", "Art. 14.1")


@pytest.mark.parametrize("stacks", [0, 1, 2])
def test_art_14_1_not_after_fewer(stacks: int) -> None:
    assert refusal_of(played(won(stacks)), "highlow").code == "play_over"


@pytest.mark.parametrize("stacks", [3, 4])
def test_art_14_2_skipped_straight_to_risk(stacks: int) -> None:
    play = played(f"{won(stacks)}; risk 5")
    assert (play.phase, play.ladder, play.game_stake_centimes) == (Phase.RISK, None, 500)


@pytest.mark.parametrize(
    ("open_card", "guess", "hidden", "right"),
    [
        ("7", "higher", "8", True),
        ("7", "higher", "6", False),
        ("7", "lower", "6", True),
        ("7", "lower", "8", False),
        ("2", "higher", "A", True),
        ("2", "lower", "A", False),
        ("A", "lower", "2", True),
        ("A", "higher", "2", False),
    ],
)
def test_art_15_1_higher_or_lower(open_card: str, guess: str, hidden: str, *, right: bool) -> None:
    play = played(f"{IN_HIGH_LOW}; open {open_card}; {guess}; hidden {hidden}")
    assert (play.phase, play.prize_tenths) == ((Phase.HIGH_LOW, 70) if right else (Phase.OVER, 0))


def test_art_15_1_open_card_then_prediction_then_hidden_card() -> None:
    play = played(IN_HIGH_LOW)
    assert offers(play) == [f"open {rank}" for rank in RANKS]
    assert events_after(play, "open 9") == (OpenCardShown(Rank.NINE),)
    play = after(play, "open 9")
    assert offers(play) == ["higher", "lower", "end"]
    assert events_after(play, "lower") == ()
    play = after(play, "lower")
    assert offers(play) == [f"hidden {rank}" for rank in RANKS]
    assert events_after(play, "hidden 4")[0] == HiddenCardShown(Rank.FOUR)


def test_art_15_2_right_prediction() -> None:
    assert last_events(f"{IN_HIGH_LOW}; {RIGHT}") == (
        HiddenCardShown(Rank.THREE),
        PredictionRight(70),
        PrizeWon(1400),
    )


@pytest.mark.parametrize("guess", ["higher", "lower"])
@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_art_15_3_equal_ranks_are_not_counted(rank: Rank, guess: str) -> None:
    before, script = played(IN_HIGH_LOW), f"open {rank}; {guess}; hidden {rank}"
    assert events_after(before, script) == (HiddenCardShown(rank), PredictionNotCounted())
    assert after(before, script) == before


def test_art_15_4_wrong_prediction() -> None:
    script = f"{IN_HIGH_LOW}; {WRONG}"
    assert last_events(script) == (
        HiddenCardShown(Rank.THREE),
        PredictionWrong(50),
        HighLowEnded(LadderEnd.WRONG_GUESS, 0),
        PlayEnded(PlayEnd.WRONG_GUESS, 0),
    )
    play = played(script)
    assert (play.phase, play.prize_centimes, play.paid_out_centimes) == (Phase.OVER, 0, 0)


def test_art_15_4_loses_the_prize_as_it_stood_and_nothing_else() -> None:
    script = f"{won(3)}; risk 4; {won(3)}; highlow; {RIGHT}; {WRONG}"
    assert last_events(script)[1:] == (
        PredictionWrong(70),
        HighLowEnded(LadderEnd.WRONG_GUESS, 0),
        PlayEnded(PlayEnd.WRONG_GUESS, 600),  # what had been realised before
    )


ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(ORDER)))
def test_art_16_order_of_the_ranks(lower: str, higher: str) -> None:
    assert RANK_BY_SYMBOL[lower].height + 1 == RANK_BY_SYMBOL[higher].height
    assert played(f"{IN_HIGH_LOW}; open {lower}; higher; hidden {higher}").prize_tenths == 70
    assert played(f"{IN_HIGH_LOW}; open {higher}; lower; hidden {lower}").prize_tenths == 70


def test_art_16_each_card_may_come_up_several_times() -> None:
    play = after(played(IN_HIGH_LOW), "open K; lower; hidden 2; open K; lower; hidden 2")
    assert moves(play) == tuple(map(Open, RANKS))


@pytest.mark.parametrize(
    ("stacks", "rounds", "tenths"),
    [(3, 0, 50), (3, 1, 70), (3, 2, 100), (3, 3, 140), (3, 4, 200), (4, 0, 100), (4, 1, 140), (4, 2, 200)],
)
def test_art_17_prize_plan(stacks: int, rounds: int, tenths: int) -> None:
    play = played("; ".join([won(stacks), "highlow", *[RIGHT] * rounds]), stake=3)
    assert (play.prize_tenths, play.prize_centimes) == (tenths, tenths * 30)


def test_art_18_1_ended_at_20_times_the_stake() -> None:
    script = "; ".join([won(3), "highlow", *[RIGHT] * 4])
    assert last_events(script, stake=1) == (
        HiddenCardShown(Rank.THREE),
        PredictionRight(200),
        HighLowEnded(LadderEnd.TOP, 200),
        PrizeWon(2000),
    )
    play = played(script, stake=1)
    assert (play.phase, offers(play)) == (Phase.CHOICE, ["risk 0.10..20.00", "end"])


@pytest.mark.parametrize(("rounds", "tenths"), [(0, 50), (1, 70), (2, 100), (3, 140)])
def test_art_18_1_ended_by_the_player(rounds: int, tenths: int) -> None:
    script = "; ".join([won(3), "highlow", *[RIGHT] * rounds, "open 8", "end"])
    assert last_events(script, stake=1) == (HighLowEnded(LadderEnd.PLAYER, tenths),)
    play = played(script, stake=1)
    assert play.phase is Phase.CHOICE
    assert offers(play) == [f"risk 0.10..{tenths // 10}.00", "end"]


def test_art_18_1_not_begun_again_for_the_same_game() -> None:
    refusal = refusal_of(played(f"{IN_HIGH_LOW}; open 8; end"), "highlow")
    assert (refusal.code, refusal.article) == ("high_low_played", "Art. 18.1")


def test_art_18_1_repeated_after_the_next_game() -> None:
    assert offers(played(f"{IN_HIGH_LOW}; open 8; end; risk 1; {won(3)}"))[0] == "highlow"


@pytest.mark.parametrize(("rounds", "lost"), [(0, 50), (1, 70), (2, 100), (3, 140)])
def test_art_18_2_ended_by_a_wrong_prediction(rounds: int, lost: int) -> None:
    script = "; ".join([won(3), "highlow", *[RIGHT] * rounds, WRONG])
    assert last_events(script)[1:] == (
        PredictionWrong(lost),
        HighLowEnded(LadderEnd.WRONG_GUESS, 0),
        PlayEnded(PlayEnd.WRONG_GUESS, 0),
    )
    assert offers(played(script)) == []
