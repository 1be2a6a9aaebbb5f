"""Art. 2.5 and 21 to the centime: Risk stakes just below, at and just above CHF 5, 25, 200 and 5,000 (B13, B14)."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.big21.script import (
    NEAR_THE_CAP,
    after,
    begun,
    cards,
    complete,
    events_after,
    offers,
    played,
    refusal_of,
    won,
)
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import Phase, Play, view
from ventuno.rules.big21.events import PlayEnd, PlayEnded, PrizeWon, Realised, RiskStarted
from ventuno.rules.big21.risk import RiskLimit, offered_stakes, stake_limits

RIGHT = "open 2; higher; hidden 3"
STOP = "open 8; end"
# With a stake of CHF 5: 1505.90 won so far, of it 1244.00 as the prize. (5000 - 1505.90) / 19 is 183.90 exactly.
EXACTLY_TO_THE_CAP = f"{won(5)}; risk 24.90; {won(4)}; risk 62.20; {won(5)}"


def _most(play: Play) -> str | None:
    """The highest Risk stake on offer, having tried it and the next one."""
    offered = [offer for offer in offers(play) if offer.startswith("risk")]
    if not offered:
        return None
    most = offered[0].removeprefix("risk 0.10..")
    centimes = int(most.replace(".", ""))
    assert after(play, f"risk {most}").game_stake_centimes == centimes
    assert refusal_of(play, f"risk {francs(centimes + 10)}").code.startswith("risk_over_")
    return most


def _with_prize(game_stake: int, *, stacks: int = 3, realised: int = 0) -> Play:
    """After a Risk game at that stake, in centimes, for amounts that take many games to reach."""
    return replace(played(won(stacks)), game_stake_centimes=game_stake, realised_centimes=realised, risk=True)


@pytest.mark.parametrize(
    ("script", "stake", "prize", "most", "limit"),
    [
        (f"{won(3)}; risk 0.10; {won(3)}", 1, 50, "0.10", RiskLimit.QUARTER),
        (f"{won(3)}; risk 0.90; {won(3)}", 1, 450, "1.10", RiskLimit.QUARTER),
        (f"{won(3)}; risk 0.70; {won(3)}; highlow; {RIGHT}; {STOP}", 1, 490, "1.20", RiskLimit.QUARTER),
        (won(3), 1, 500, "5.00", RiskLimit.WHOLE_PRIZE),
        (f"{won(3)}; risk 1.00; {won(3)}", 1, 500, "5.00", RiskLimit.WHOLE_PRIZE),
        (f"{won(3)}; risk 1.10; {won(3)}", 1, 550, "5.50", RiskLimit.WHOLE_PRIZE),
    ],
    ids=["far below", "4.50", "4.90", "5.00 of the main game", "5.00 of a Risk game", "5.50"],
)
def test_around_5_francs(script: str, stake: int, prize: int, most: str, limit: RiskLimit) -> None:
    play = played(script, stake)
    assert (play.prize_centimes, _most(play), view(play).risk_limit) == (prize, most, limit)


@pytest.mark.parametrize(
    ("script", "stake", "prize", "most", "limit"),
    [
        (f"{won(3)}; risk 4.90; {won(3)}", 2, 2450, "24.50", RiskLimit.WHOLE_PRIZE),
        (won(3), 5, 2500, "25.00", RiskLimit.WHOLE_PRIZE),
        (f"{won(3)}; risk 5.00; {won(3)}", 2, 2500, "25.00", RiskLimit.WHOLE_PRIZE),
        (f"{won(3)}; risk 3.60; {won(3)}; highlow; {RIGHT}; {STOP}", 2, 2520, "6.30", RiskLimit.QUARTER),
        (f"{won(3)}; risk 5.10; {won(3)}", 2, 2550, "6.30", RiskLimit.QUARTER),
        (won(4), 3, 3000, "7.50", RiskLimit.QUARTER),
    ],
    ids=["24.50", "25.00 of the main game", "25.00 of a Risk game", "25.20", "25.50", "30.00"],
)
def test_around_25_francs(script: str, stake: int, prize: int, most: str, limit: RiskLimit) -> None:
    play = played(script, stake)
    assert (play.prize_centimes, _most(play), view(play).risk_limit) == (prize, most, limit)


@pytest.mark.parametrize(
    ("game_stake", "prize", "most", "limit"),
    [
        (159_80, 799_00, "199.70", RiskLimit.QUARTER),
        (159_90, 799_50, "199.80", RiskLimit.QUARTER),
        (160_00, 800_00, "200.00", RiskLimit.QUARTER),
        (160_10, 800_50, "200.00", RiskLimit.STAKE_MAX),
        (200_00, 1000_00, "200.00", RiskLimit.STAKE_MAX),
    ],
    ids=["799.00", "799.50", "800.00", "800.50", "1000.00"],
)
def test_around_200_francs(game_stake: int, prize: int, most: str, limit: RiskLimit) -> None:
    play = _with_prize(game_stake)
    assert (play.prize_centimes, _most(play), view(play).risk_limit) == (prize, most, limit)


def test_200_francs_in_a_real_play() -> None:
    play = played(f"{won(5)}; risk 10; {won(5)}; risk 40; {won(5)}")
    assert (play.prize_centimes, _most(play), view(play).risk_limit) == (800_00, "200.00", RiskLimit.QUARTER)
    assert events_after(play, "risk 200") == (Realised(600_00), RiskStarted(200_00))
    assert refusal_of(play, "risk 200.10").code == "risk_over_quarter"


@pytest.mark.parametrize(
    ("realised", "most", "limit"),
    [
        (197_90, "200.00", RiskLimit.STAKE_MAX),
        (198_10, "200.00", RiskLimit.STAKE_MAX),
        (200_00, "200.00", RiskLimit.STAKE_MAX),
        (200_10, "199.90", RiskLimit.WINNINGS_MAX),
        (201_90, "199.90", RiskLimit.WINNINGS_MAX),
        (202_00, "199.80", RiskLimit.WINNINGS_MAX),
        (3998_10, "0.10", RiskLimit.WINNINGS_MAX),
        (3998_20, None, None),
        (3999_90, None, None),
    ],
)
def test_around_5000_francs(realised: int, most: str | None, limit: RiskLimit | None) -> None:
    """With a prize of 1000.00 and 200.00 realised, 200.00 staked can win exactly 5000.00."""
    play = _with_prize(200_00, realised=realised)
    assert (_most(play), view(play).risk_limit) == (most, limit)


def test_risk_is_not_offered_when_no_stake_fits_under_the_cap() -> None:
    play = played(f"{NEAR_THE_CAP}; risk 107.80; {won(5)}", stake=5)
    assert (play.phase, play.realised_centimes + play.prize_centimes) == (Phase.CHOICE, 4998_20)
    assert (offers(play), list(offered_stakes(play)), view(play).risk_limit) == (["end"], [], None)
    refusal = refusal_of(play, "risk 0.10")
    assert (refusal.code, refusal.facts) == ("risk_over_winnings_max", {"most": "0.00"})
    assert events_after(play, "end") == (PlayEnded(PlayEnd.STOPPED, 4998_20),)


def test_b14_just_below_the_cap_the_play_goes_on() -> None:
    play = played(NEAR_THE_CAP, stake=5)
    assert (_most(play), view(play).risk_limit) == ("107.80", RiskLimit.WINNINGS_MAX)
    assert after(play, f"risk 107.80; {won(5)}").phase is Phase.CHOICE


def test_b14_the_cap_is_reached_exactly_by_five_stacks() -> None:
    play = played(EXACTLY_TO_THE_CAP, stake=5)
    assert (play.realised_centimes, play.prize_centimes) == (261_90, 1244_00)
    assert (_most(play), view(play).risk_limit) == ("183.90", RiskLimit.WINNINGS_MAX)
    last = f"risk 183.90; {won(5)}"
    assert events_after(play, last)[-2:] == (PrizeWon(3678_00), PlayEnded(PlayEnd.CAP, 5000_00))
    over = after(play, last)
    assert (over.phase, over.end, over.paid_out_centimes, offers(over)) == (Phase.OVER, PlayEnd.CAP, 5000_00, [])


def test_b14_the_cap_is_reached_exactly_at_the_top_of_high_low() -> None:
    play = played(f"{EXACTLY_TO_THE_CAP}; risk 183.90; {won(3)}; highlow; {RIGHT}; {RIGHT}; {RIGHT}", stake=5)
    assert (play.phase, play.realised_centimes + play.prize_centimes) == (Phase.HIGH_LOW, 3896_60)
    assert events_after(play, RIGHT)[-2:] == (PrizeWon(3678_00), PlayEnded(PlayEnd.CAP, 5000_00))
    assert after(play, RIGHT).end is PlayEnd.CAP


def test_one_step_less_does_not_reach_it() -> None:
    play = played(f"{EXACTLY_TO_THE_CAP}; risk 183.80; {won(5)}", stake=5)
    assert (play.phase, play.realised_centimes + play.prize_centimes) == (Phase.CHOICE, 4998_10)
    assert _most(play) == "0.10"


def test_b14_purchases_do_not_lower_what_counts_towards_the_cap() -> None:
    script = f"{EXACTLY_TO_THE_CAP}; risk 183.90; {complete(4)}; {cards('A5 5-')}; buy; {cards('K5')}"
    play = played(script, stake=5)
    assert (play.realised_centimes, play.spent_centimes, play.prize_centimes) == (1322_00, 183_90, 3678_00)
    assert (play.end, play.paid_out_centimes) == (PlayEnd.CAP, 4816_10)


def test_b14_realised_winnings_count_before_the_cards_bought_with_them() -> None:
    """The same Risk game is won with and without a bought card: the next stake on offer is the same."""
    bought = played(f"{EXACTLY_TO_THE_CAP}; risk 100.00; {complete(4)}; {cards('A5 5-')}; buy; {cards('K5')}", stake=5)
    without = played(f"{EXACTLY_TO_THE_CAP}; risk 100.00; {won(5)}", stake=5)
    assert (bought.spent_centimes, without.spent_centimes) == (100_00, 0)
    assert stake_limits(bought) == stake_limits(without)
    assert stake_limits(bought)[RiskLimit.WINNINGS_MAX] == (5000_00 - bought.realised_centimes - 2000_00) // 19


def test_no_risk_below_five_times_the_stake() -> None:
    assert list(offered_stakes(played(won(2)))) == list(offered_stakes(begun())) == []


def test_every_limit_is_known() -> None:
    assert stake_limits(_with_prize(200_00, realised=200_00)) == {
        RiskLimit.QUARTER: 250_00,
        RiskLimit.STAKE_MAX: 200_00,
        RiskLimit.WINNINGS_MAX: 200_00,
    }
    assert stake_limits(played(won(3))) == {
        RiskLimit.WHOLE_PRIZE: 10_00,
        RiskLimit.STAKE_MAX: 200_00,
        RiskLimit.WINNINGS_MAX: 262_63,
    }


def _allowed(stake: int, prize: int, realised: int) -> bool:
    """B13 and B14, word by word."""
    share = prize if 5_00 <= prize <= 25_00 else Fraction(prize, 4)
    return (
        stake > 0
        and stake % 10 == 0
        and stake <= share
        and stake <= 200_00
        and realised + (prize - stake) + 20 * stake <= 5000_00
    )


@given(stacks=st.sampled_from([3, 4, 5]), game_stake=st.integers(1, 2000), data=st.data())
def test_the_stakes_on_offer_are_those_of_b13_and_b14(stacks: int, game_stake: int, data: st.DataObject) -> None:
    prize = {3: 5, 4: 10, 5: 20}[stacks] * game_stake * 10
    realised = data.draw(st.integers(0, max(0, 5000_00 - prize - 1)))
    play = _with_prize(game_stake * 10, stacks=stacks, realised=realised)
    assert play.prize_centimes == prize
    offered = offered_stakes(play)
    most = offered[-1] if offered else 0
    tried = data.draw(st.integers(-20, 201_00))
    for stake in (tried, most - 10, most - 1, most, most + 1, most + 10):
        assert (stake in offered) is _allowed(stake, prize, realised)
