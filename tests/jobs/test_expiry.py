"""Four hours: Art. 23, B16, requirement 16."""

from datetime import timedelta

import pytest

from tests.kit import House
from ventuno.desk.requests import (
    ChooseLanguage,
    Deposit,
    ExpirePlay,
    OfferPlay,
    PlayMoved,
    SetLimit,
    StartPlay,
    Withdraw,
)
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger.money import Money
from ventuno.jobs import expiry
from ventuno.jobs.audit import audit
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused


def standing(house: House, player: str) -> PlayMoved:
    """A play with CHF 5 to its name, between games."""
    return house.win(player, house.start(player, "1"), stacks=3)


def swept(house: House) -> int:
    return house.run(end_overdue_plays(house.desk, house.clock.at))


def ended(house: House, play: str) -> timedelta:
    kept = house.run(house.store.plays.find(play))
    assert kept is not None
    assert kept.started_at is not None
    assert kept.ended_at is not None
    return kept.ended_at - kept.started_at


def test_b16_the_sweeper_ends_what_is_overdue_and_nothing_else(generous_house: House) -> None:
    house = generous_house
    one = house.ready("one")
    at = standing(house, one)
    house.clock.forward(hours=1)
    other = house.ready("other")
    house.start(other)
    house.clock.forward(hours=3, microseconds=-1)
    assert swept(house) == 0
    house.clock.forward(microseconds=1)
    assert swept(house) == 1
    assert swept(house) == 0
    assert house.player(one).balance == Money(99_00 + 5_00)
    assert house.player(other).balance == Money(99_00)
    assert ended(house, at.play) == timedelta(hours=4)


def test_b16_after_days_of_downtime_the_play_has_ended_at_four_hours(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = standing(house, player)
    house.clock.forward(days=40)
    house.restart()
    assert swept(house) == 1
    assert ended(house, at.play) == timedelta(hours=4)
    assert house.player(player).balance == Money(104_00)
    assert house.run(audit(house.store)).problem is None


def test_b16_a_move_in_an_overdue_play_is_refused_and_the_play_is_paid(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = standing(house, player)
    house.clock.forward(hours=4)
    with pytest.raises(Refused, match=r"paid out CHF 5\.00") as refused:
        house.move(player, at, "highlow")
    assert refused.value.refusal.code == "expired"
    assert house.player(player).balance == Money(104_00)
    assert ended(house, at.play) == timedelta(hours=4)
    with pytest.raises(Refused, match="over"):
        house.move(player, at, "highlow")


def test_b16_whatever_the_player_asks_for_finds_the_play_ended(generous_house: House) -> None:
    house = generous_house
    player = house.ready(deposit="1")
    standing(house, player)
    house.clock.forward(hours=5)
    assert house.do(Withdraw(amount="5"), player).balance == Money(0)  # the prize is there to be withdrawn


def test_b16_a_request_that_is_refused_still_ends_the_play(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    standing(house, player)
    house.clock.forward(hours=5)
    with pytest.raises(Refused) as refused:
        house.do(Deposit(amount="-1"), player)
    assert refused.value.refusal.code == "bad_amount"
    with pytest.raises(Refused):
        house.do(SetLimit(limit=LimitKind.LOSS_1, amount="901"), player)
    assert house.player(player).current is None
    assert house.player(player).balance == Money(104_00)


def test_b16_a_new_play_can_follow_at_once(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    first = standing(house, player)
    house.clock.forward(hours=4)
    offered = house.do(OfferPlay(), player)
    assert offered.play != first.play
    house.do(StartPlay(play=offered.play, stake="1", client_seed="x"), player)
    assert house.player(player).balance == Money(103_00)
    assert house.run(audit(house.store)).problem is None


def test_b16_anyone_may_notice_but_not_before_the_time(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = standing(house, player)
    with pytest.raises(Refused) as refused:
        house.do(ExpirePlay(play=at.play), player)
    assert refused.value.refusal.code == "not_expired"
    house.clock.forward(hours=4)
    assert house.do(ExpirePlay(play=at.play), player, key="expire").over
    assert house.do(ExpirePlay(play=at.play), player, key="expire").balance == Money(104_00)
    with pytest.raises(Refused) as refused:
        house.do(ExpirePlay(play=at.play), player)
    assert refused.value.refusal.code == "play_over"


def test_b16_the_prize_counts_for_the_day_on_which_the_play_ended(generous_house: House) -> None:
    """Started at 22:00 in Zurich, over at 02:00 of the next day, noticed two days later."""
    house = generous_house
    house.clock.at = house.clock.at.replace(hour=21)
    player = house.ready()
    standing(house, player)
    house.clock.forward(days=2)
    swept(house)
    days = {day.date.day: day.loss for day in house.player(player).days}
    assert days == {3: Money(100), 4: Money(-500)}


@pytest.mark.parametrize("phase", ["main", "choice", "highlow", "risk"])
def test_b16_what_stands_is_paid_in_every_phase(generous_house: House, phase: str) -> None:
    house = generous_house
    player = house.ready()
    at = house.start(player, "5") if phase == "main" else house.win(player, house.start(player, "5"), stacks=3)
    if phase == "highlow":
        house.move(player, at, "highlow")
    if phase == "risk":
        house.move(player, at, "risk 20.00")
    house.clock.forward(hours=4)
    assert swept(house) == 1
    paid = {"main": 0, "choice": 25_00, "highlow": 25_00, "risk": 5_00}[phase]
    assert house.player(player).balance == Money(95_00 + paid)
    assert house.run(audit(house.store)).problem is None


def test_b16_no_player_can_keep_the_sweeper_from_ending_a_play(
    generous_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by using a key it might use, nor by a refusal that it meets on the way to others."""
    house = generous_house
    monkeypatch.setattr(expiry, "PLAYS_AT_ONCE", 1)
    one, other = house.ready("one"), house.ready("other")
    at = house.start(one)
    house.do(ChooseLanguage(language=Language.FR), one, key=f"expire {at.play}")
    house.start(other)
    house.clock.forward(hours=4)
    assert swept(house) == 2


def test_two_sweepers_pay_once(generous_house: House) -> None:
    house = generous_house
    players = [house.ready(f"user{number}") for number in range(5)]
    for player in players:
        standing(house, player)
    house.clock.forward(hours=4)
    counts = house.together(*(end_overdue_plays(house.desk, house.clock.at) for _ in range(4)))
    assert all(isinstance(count, int) for count in counts)
    assert [house.player(player).balance for player in players] == [Money(104_00)] * 5
    assert house.run(audit(house.store)).problem is None


def test_requirement_17_the_register_lists_unfinished_plays_and_the_money_they_hold(generous_house: House) -> None:
    house = generous_house
    players = [house.ready(f"user{number}") for number in range(3)]
    running = [house.start(player, "2").play for player in players[:2]]
    house.do(OfferPlay(), players[2])
    register = house.run(house.store.plays.running())
    assert {kept.id for kept in register} == set(running)
    assert {kept.stake for kept in register} == {Money(200)}
