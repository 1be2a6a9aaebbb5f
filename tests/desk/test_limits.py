"""Limits: B18, Art. 4.2, 10.2; requirements 23-26."""

from datetime import UTC, date, datetime, timedelta

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.requests import (
    BlockMyself,
    Deposit,
    Exclude,
    OfferPlay,
    PlayMoved,
    Readmit,
    SetLimit,
    StartPlay,
)
from ventuno.house.accounts.events import LOSS_LIMITS, GameKind, LimitKind
from ventuno.house.ledger.calendar import bounds
from ventuno.house.ledger.money import Money
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused

LOSS_1, LOSS_7, LOSS_30, DEPOSIT_30 = LimitKind


def lose(house: House, player: str, stake: str = "5") -> None:
    """A play ended at once pays nothing."""
    house.finish(player, house.start(player, stake))


def start_refused(house: House, player: str, stake: str = "5") -> Refusal:
    offered = house.do(OfferPlay(), player)
    with pytest.raises(Refused) as refused:
        house.do(StartPlay(play=offered.play, stake=stake, client_seed="x"), player)
    return refused.value.refusal


def to_last_card(house: House, player: str, stake: str) -> PlayMoved:
    at = house.start(player, stake)
    while house.state(at.play).game.card is not None:
        at = house.move(player, at, "discard")
    return at


def test_b18_all_three_loss_limits_are_set_before_the_first_play(house: House) -> None:
    player = house.opened()
    house.accept(player)
    house.do(Deposit(amount="10"), player)
    for kind in LOSS_LIMITS:
        assert start_refused(house, player).code == "limits_not_set"
        house.do(SetLimit(limit=kind, amount="10"), player)
    lose(house, player)


@pytest.mark.parametrize("kind", LOSS_LIMITS)
def test_b18_a_loss_limit_is_at_most_900_francs_and_cannot_be_removed(house: House, kind: LimitKind) -> None:
    player = house.opened()
    for amount, code in [
        ("900.01", "limit_too_high"),
        (None, "limit_needed"),
        ("0", "bad_amount"),
        ("-1", "bad_amount"),
    ]:
        with pytest.raises(Refused) as refused:
            house.do(SetLimit(limit=kind, amount=amount), player)
        assert refused.value.refusal.code == code
    house.do(SetLimit(limit=kind, amount="900"), player)


def test_b18_what_could_break_a_limit_is_refused_with_its_name_what_is_left_and_until_when(house: House) -> None:
    player = house.ready(limit="12")
    lose(house, player)
    lose(house, player)
    refusal = start_refused(house, player, "3")
    assert refusal.code == "loss_limit_reached"
    assert (
        refusal.said_in(Language.EN)
        == "The 30-day net-loss limit of CHF 12.00 leaves CHF 2.00; more from 02.04.2026 00:00."
    )
    lose(house, player, "2")
    assert house.player(player).balance == Money(88_00)


@pytest.mark.parametrize(("kind", "days"), [(LOSS_1, 1), (LOSS_7, 7), (LOSS_30, 30)])
def test_b18_a_loss_counts_for_as_many_days_as_the_limit_says(house: House, kind: LimitKind, days: int) -> None:
    player = house.ready()
    house.do(SetLimit(limit=kind, amount="5"), player)
    lose(house, player)
    refusal = start_refused(house, player, "1")
    assert (refusal.facts["days"], str(refusal.facts["left"])) == (days, "0.00")
    _, midnight = bounds(date(2026, 3, 3) + timedelta(days=days - 1))
    house.clock.at = midnight - timedelta(seconds=1)
    assert start_refused(house, player, "1").code == "loss_limit_reached"
    house.clock.at = midnight
    lose(house, player, "1")


def test_b18_the_strictest_limit_speaks(house: House) -> None:
    player = house.ready(limit="20")
    house.do(SetLimit(limit=LOSS_7, amount="4"), player)
    refusal = start_refused(house, player)
    assert (refusal.facts["days"], refusal.facts["left"]) == (7, Money(400))
    assert refusal.said_in(Language.EN) == "The 7-day net-loss limit of CHF 4.00 leaves only CHF 4.00."


def test_b18_prizes_count_against_losses(generous_house: House) -> None:
    house = generous_house
    player = house.ready(limit="6")
    at = house.win(player, house.start(player, "5"), stacks=3)
    at = house.finish(player, at)
    assert house.player(player).balance == Money(100_00 - 500 + 2500)
    lose(house, player)  # a net gain of 15 so far: plenty of room
    lose(house, player)
    assert house.player(player).days[-1].loss == Money(-1000)


def test_b18_lowering_holds_at_once_and_raising_after_72_hours(house: House) -> None:
    player = house.ready(limit="10")
    asked_at = house.clock.at
    assert house.do(SetLimit(limit=LOSS_1, amount="4"), player).at == asked_at
    assert start_refused(house, player).facts["left"] == Money(400)
    assert house.do(SetLimit(limit=LOSS_1, amount="9"), player).at == asked_at + timedelta(hours=72)
    assert start_refused(house, player).facts["more_from"] == "06.03.2026 13:00"
    house.clock.forward(hours=71, minutes=59)
    assert start_refused(house, player).code == "loss_limit_reached"
    house.clock.forward(minutes=1)
    lose(house, player)


def test_b18_lowering_cancels_a_raise_that_waits(house: House) -> None:
    player = house.ready(limit="10")
    house.do(SetLimit(limit=LOSS_1, amount="100"), player)
    house.do(SetLimit(limit=LOSS_1, amount="3"), player)
    house.clock.forward(days=4)
    assert start_refused(house, player).facts["left"] == Money(300)


def test_b18_the_deposit_limit_runs_over_thirty_days_and_may_be_lifted_after_72_hours(house: House) -> None:
    player = house.opened()
    house.do(SetLimit(limit=DEPOSIT_30, amount="50"), player)
    house.do(Deposit(amount="30"), player)
    house.clock.forward(days=10)
    house.do(Deposit(amount="20"), player)
    with pytest.raises(Refused) as refused:
        house.do(Deposit(amount="0.01"), player)
    facts = refused.value.refusal.facts
    assert (refused.value.refusal.code, facts["left"], facts["more_from"]) == (
        "deposit_limit_reached",
        Money(0),
        "02.04.2026 00:00",
    )
    house.clock.at = datetime(2026, 4, 1, 22, tzinfo=UTC)
    house.do(Deposit(amount="30"), player)
    house.do(SetLimit(limit=DEPOSIT_30, amount=None), player)
    with pytest.raises(Refused):
        house.do(Deposit(amount="1"), player)
    house.clock.forward(hours=72)
    house.do(Deposit(amount="5000"), player)


def test_b18_near_a_limit_there_is_one_message(house: House) -> None:
    player = house.ready()
    house.do(SetLimit(limit=LOSS_1, amount="10"), player)

    def messages() -> list[str]:
        return [line.text for line in house.run(house.store.books.lines(player)) if line.kind == "near_limit"]

    lose(house, player)
    lose(house, player, "2")
    assert messages() == []
    lose(house, player, "1")
    assert len(messages()) == 1
    assert '"limit":"loss_1_day"' in messages()[0]
    lose(house, player, "1")
    assert len(messages()) == 1


@pytest.mark.parametrize(("day", "hours"), [(date(2026, 3, 29), 23), (date(2026, 10, 25), 25), (date(2026, 7, 1), 24)])
def test_art_4_2_play_101_of_a_day_is_refused_also_on_days_of_23_and_25_hours(
    house: House, day: date, hours: int
) -> None:
    player = house.ready(deposit="900")
    begins, _ = bounds(day)
    for number in range(100):
        house.clock.at = begins + timedelta(hours=hours * number / 100)
        lose(house, player, "1")
    house.clock.at = begins + timedelta(hours=hours) - timedelta(microseconds=1)
    refusal = start_refused(house, player, "1")
    assert refusal.code == "daily_plays_reached"
    assert refusal.article == "Art. 4.2"
    house.clock.forward(microseconds=1)
    lose(house, player, "1")


def test_art_10_2_a_purchase_is_refused_when_the_net_loss_limit_would_be_broken(house: House) -> None:
    player = house.ready(limit="9")
    at = to_last_card(house, player, "5")
    with pytest.raises(Refused) as refused:
        house.move(player, at, "buy")
    assert refused.value.refusal.code == "loss_limit_reached"
    assert refused.value.refusal.facts["left"] == Money(400)
    assert house.finish(player, at).over


def test_art_10_2_a_purchase_is_refused_when_the_balance_does_not_suffice(house: House) -> None:
    player = house.ready(deposit="9")
    at = to_last_card(house, player, "5")
    with pytest.raises(Refused) as refused:
        house.move(player, at, "buy")
    assert refused.value.refusal.code == "balance_too_low"
    house.do(Deposit(amount="1"), player)
    assert house.player(player).balance == Money(500)
    house.move(player, at, "buy")
    assert house.player(player).balance == Money(0)


def test_art_10_2_a_purchase_is_refused_while_the_deposit_limit_is_used_up(house: House) -> None:
    player = house.ready(deposit="50")
    house.do(SetLimit(limit=DEPOSIT_30, amount="60"), player)
    at = to_last_card(house, player, "1")
    at = house.move(player, at, "buy")
    house.do(Deposit(amount="10"), player)
    at = house.move(player, at, "discard")
    with pytest.raises(Refused) as refused:
        house.move(player, at, "buy")
    assert refused.value.refusal.code == "deposit_limit_reached"


def test_requirement_26_a_block_lasts_as_long_as_asked_for_and_cannot_be_shortened(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    house.do(BlockMyself(game=GameKind.BIG21, days=30), player)
    house.do(BlockMyself(game=None, days=1), player)
    at = house.move(player, at, "discard")  # what runs may be finished
    house.finish(player, at)
    house.clock.forward(days=30, seconds=-1)
    assert start_refused(house, player).code == "self_blocked"
    house.clock.forward(seconds=1)
    lose(house, player)


def test_requirement_26_a_blocked_player_buys_no_cards(house: House) -> None:
    player = house.ready()
    at = to_last_card(house, player, "1")
    house.do(BlockMyself(game=None, days=1), player)
    with pytest.raises(Refused) as refused:
        house.move(player, at, "buy")
    assert refused.value.refusal.code == "self_blocked"


def test_requirement_26_a_block_for_the_other_game_is_none_for_this_one(house: House) -> None:
    player = house.ready()
    house.do(BlockMyself(game=GameKind.CHALLENGE, days=180), player)
    lose(house, player)


@pytest.mark.parametrize("days", [0, -1, 181, 10**9])
def test_requirement_26_a_block_lasts_1_to_180_days(house: House, days: int) -> None:
    player = house.opened()
    with pytest.raises(Refused) as refused:
        house.do(BlockMyself(game=None, days=days), player)
    assert refused.value.refusal.code == "bad_block"


def test_requirement_26_exclusion_blocks_play_until_it_is_lifted(house: House) -> None:
    player = house.ready()
    house.do(Exclude(reason="Spielsucht"), player, actor=OPERATOR)
    house.clock.forward(days=1000)
    assert start_refused(house, player).code == "excluded"
    house.do(Readmit(reason="Gutachten"), player, actor=OPERATOR)
    lose(house, player)


@pytest.mark.parametrize("actor", [None, "player:x", "clock", "operator"])
def test_only_operators_exclude(house: House, actor: str | None) -> None:
    player = house.ready()
    with pytest.raises(Refused) as refused:
        house.do(Exclude(reason="?"), player, actor=actor)
    assert refused.value.refusal.code == "operators_only"
