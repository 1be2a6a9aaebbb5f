"""Buying cards at the desk: B8, B9, B15; Art. 10.2, 19.2; requirements 24, 26, 35. Every purchase is judged."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.kit import OPERATOR, House
from tests.live import LiveTable
from ventuno.desk.requests import Block, BlockMyself, CloseGames, Deposit, Exclude, PlayMoved, SetLimit
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import LOSS_LIMITS, GameKind, LimitKind
from ventuno.house.big21 import purchase
from ventuno.house.big21.purchase import Obstacle, WayOut
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.rules.big21 import Choice, moves, sale
from ventuno.rules.refusals import Refusal, Refused

LOSS_1, LOSS_7, LOSS_30, DEPOSIT_30 = LimitKind


def out_of_cards(house: House, player: str, at: PlayMoved) -> PlayMoved:
    while house.state(at.play).game.card is not None:
        at = house.move(player, at, "discard")
    return at


def in_risk(house: House, player: str, *, risk: str = "10.00") -> PlayMoved:
    """A Risk game without a card left. CHF 100 were won with a stake of CHF 5; what is not risked is realised."""
    at = house.win(player, house.start(player, "5"), stacks=5)
    return out_of_cards(house, player, house.move(player, at, f"risk {risk}"))


def refused(house: House, player: str, at: PlayMoved, move: str = "buy") -> Refusal:
    with pytest.raises(Refused) as caught:
        house.move(player, at, move)
    return caught.value.refusal


def obstacle(house: House, player: str, at: PlayMoved) -> Obstacle | None:
    """What the player is told before a purchase."""
    state = house.run(house.store.books.house())
    assert state is not None
    return purchase.obstacle(house.player(player), state, sale(house.state(at.play)), house.clock.at)


def told(house: House, player: str, at: PlayMoved) -> tuple[str, WayOut]:
    """The same reason is told beforehand and when the purchase is asked for all the same."""
    found = obstacle(house, player, at)
    assert found is not None
    assert found.refusal == refused(house, player, at)
    return found.refusal.code, found.way_out


def loss(house: House, player: str) -> Money:
    """As the account page shows it, and as limits are checked."""
    return limits.used(house.player(player).days, LOSS_1, house.clock.at.date())


# ----- what counts (B15)


def test_b15_realised_winnings_lower_the_net_loss_at_once_and_a_card_bought_with_them_raises_it_again(
    generous_house: House,
) -> None:
    house = generous_house
    player = house.ready(deposit="20")
    at = house.win(player, house.start(player, "5"), stacks=5)
    assert loss(house, player) == Money(500)
    at = out_of_cards(house, player, house.move(player, at, "risk 10.00"))
    assert loss(house, player) == Money(500 - 9000)
    at = house.move(player, at, "buy")
    assert loss(house, player) == Money(500 - 9000 + 1000)
    at = house.finish(player, house.move(player, at, "discard"))
    assert loss(house, player) == Money(500 - 9000 + 1000)  # what was realised is not counted a second time
    assert house.player(player).balance == Money(20_00 - 500 + 9000 - 1000)


def test_b15_a_card_paid_in_part_by_the_balance_counts_with_its_whole_price(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "1"), stacks=3)  # CHF 5, which may be staked whole
    at = out_of_cards(house, player, house.move(player, at, "risk 3.00"))
    assert loss(house, player) == Money(100 - 200)
    at = house.move(player, at, "buy")
    assert loss(house, player) == Money(100 - 200 + 300)
    account = house.player(player)
    assert (account.has(LedgerAccount.REALISED), account.balance) == (NOTHING, Money(98_00))
    house.finish(player, house.move(player, at, "discard"))
    assert loss(house, player) == Money(200)


def test_b15_the_sum_at_the_end_is_what_was_paid_less_what_was_won(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "5"), stacks=5)
    at = house.win(player, house.move(player, at, "risk 25.00"), stacks=3)
    at = house.finish(player, at)
    assert loss(house, player) == Money(500 - 7500 - 12500) == Money(100_00) - at.balance


def test_b15_winnings_count_on_the_day_they_are_realised(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    house.clock.at = datetime(2026, 3, 3, 22, 50, tzinfo=UTC)  # ten minutes to midnight in Zurich
    at = house.win(player, house.start(player, "5"), stacks=5)
    at = house.move(player, at, "risk 10.00")
    house.clock.forward(minutes=20)
    at = house.win(player, at, stacks=3)
    house.finish(player, at)
    assert [day.loss for day in house.player(player).days] == [Money(500 - 9000), Money(-5000)]


# ----- every purchase is judged (B8)


def test_b8_realised_winnings_buy_no_card_while_the_deposit_limit_is_used_up(generous_house: House) -> None:
    house = generous_house
    player = house.ready(deposit="20")
    at = in_risk(house, player)
    house.do(SetLimit(limit=DEPOSIT_30, amount="20"), player)
    assert told(house, player, at) == ("deposit_limit_reached", WayOut.END)
    house.do(SetLimit(limit=DEPOSIT_30, amount="20.01"), player)  # 72 hours from now
    assert told(house, player, at) == ("deposit_limit_reached", WayOut.END)


@pytest.mark.parametrize("kind", LOSS_LIMITS)
def test_b8_realised_winnings_buy_no_card_that_would_exceed_a_net_loss_limit(
    generous_house: House, kind: LimitKind
) -> None:
    house = generous_house
    player = house.ready()
    at = in_risk(house, player, risk="25.00")
    for _ in range(2):
        at = house.move(player, house.move(player, at, "buy"), "discard")
    assert house.player(player).has(LedgerAccount.REALISED) == Money(25_00)
    house.do(SetLimit(limit=kind, amount="4.99"), player)  # 5 staked - 75 realised + 3 x 25 would be 5
    assert told(house, player, at) == ("loss_limit_reached", WayOut.END)
    house.clock.forward(hours=1)
    assert house.finish(player, at).over


def test_b8_a_net_loss_limit_that_would_just_be_reached_allows_the_purchase(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    house.clock.at = datetime(2026, 3, 3, 22, 50, tzinfo=UTC)
    at = in_risk(house, player)
    house.clock.forward(minutes=20)
    house.do(SetLimit(limit=LOSS_1, amount="10"), player)
    at = house.move(player, at, "buy")
    at = house.move(player, at, "discard")
    refusal = refused(house, player, at)  # now it is used up
    assert (refusal.code, refusal.facts["left"]) == ("loss_limit_reached", NOTHING)


def test_req_26_a_player_who_is_blocked_buys_no_card_with_realised_winnings_either(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = in_risk(house, player)
    house.do(BlockMyself(game=GameKind.BIG21, days=1), player)
    assert told(house, player, at) == ("self_blocked", WayOut.END)
    assert house.finish(player, at).over  # what runs may be finished


def test_req_26_an_excluded_player_buys_no_card_with_realised_winnings_either(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = in_risk(house, player)
    house.do(Exclude(reason="by order"), player, actor=OPERATOR)
    assert told(house, player, at) == ("excluded", WayOut.END)


def test_req_35_a_closed_game_sells_no_card_for_realised_winnings_either(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = in_risk(house, player)
    house.operate(CloseGames(game=GameKind.BIG21, reason="maintenance"))
    assert told(house, player, at) == ("game_closed", WayOut.END)


# ----- the game stays open, and the player is told the way out (B9)


def test_b9_with_no_card_left_and_no_means_the_game_stays_open_until_the_player_pays_in(house: House) -> None:
    player = house.ready(deposit="8")
    at = out_of_cards(house, player, house.start(player, "5"))
    assert told(house, player, at) == ("balance_too_low", WayOut.DEPOSIT)
    found = obstacle(house, player, at)
    assert found is not None
    assert (found.missing, found.possible_from) == (Money(200), None)
    assert moves(house.state(at.play)) == (Choice.BUY, Choice.END)  # the rules know no balance
    house.do(Deposit(amount="2"), player)
    assert obstacle(house, player, at) is None
    house.move(player, at, "buy")


def test_b9_the_game_stays_open_until_the_four_hours_are_over(house: House) -> None:
    player = house.ready(deposit="5")
    at = out_of_cards(house, player, house.start(player, "5"))
    house.clock.forward(hours=4, seconds=-1)
    assert told(house, player, at) == ("balance_too_low", WayOut.DEPOSIT)
    house.clock.forward(seconds=1)
    assert refused(house, player, at, "end").code == "expired"


def test_b9_to_pay_in_is_no_way_out_if_that_would_use_up_the_deposit_limit(house: House) -> None:
    player = house.ready(deposit="5")
    house.do(SetLimit(limit=DEPOSIT_30, amount="10"), player)
    at = out_of_cards(house, player, house.start(player, "5"))
    assert told(house, player, at) == ("balance_too_low", WayOut.END)
    house.do(SetLimit(limit=DEPOSIT_30, amount="10.01"), player)
    assert told(house, player, at) == ("balance_too_low", WayOut.END)  # the higher limit is 72 hours away
    house.do(Deposit(amount="5"), player)
    assert told(house, player, at) == ("deposit_limit_reached", WayOut.END)


def test_b9_a_limit_is_named_before_the_balance_since_paying_in_would_not_help(house: House) -> None:
    player = house.ready(deposit="5", limit="9")
    at = out_of_cards(house, player, house.start(player, "5"))
    assert told(house, player, at) == ("loss_limit_reached", WayOut.END)


@pytest.mark.parametrize(
    ("minutes", "way_out"),
    [
        (4 * 60 - 1, WayOut.WAIT),
        (4 * 60, WayOut.END),  # at midnight the play is over
    ],
)
def test_b9_waiting_is_a_way_out_if_the_limit_has_room_before_the_play_is_over(
    house: House, minutes: int, way_out: WayOut
) -> None:
    midnight = datetime(2026, 3, 3, 23, tzinfo=UTC)
    house.clock.at = midnight - timedelta(minutes=minutes)
    player = house.ready()
    house.do(SetLimit(limit=LOSS_1, amount="5"), player)
    at = out_of_cards(house, player, house.start(player, "5"))
    assert told(house, player, at) == ("loss_limit_reached", way_out)
    found = obstacle(house, player, at)
    assert found is not None
    assert found.possible_from == (midnight if way_out is WayOut.WAIT else None)
    if way_out is WayOut.WAIT:
        house.clock.at = midnight
        house.move(player, at, "buy")


def test_b9_waiting_for_one_limit_is_no_way_out_if_another_stays(house: House) -> None:
    house.clock.at = datetime(2026, 3, 3, 22, tzinfo=UTC)
    player = house.ready()
    house.do(SetLimit(limit=LOSS_1, amount="5"), player)
    house.do(SetLimit(limit=LOSS_7, amount="9"), player)
    at = out_of_cards(house, player, house.start(player, "5"))
    assert told(house, player, at) == ("loss_limit_reached", WayOut.END)


@pytest.mark.parametrize(
    ("limit", "hour", "way_out", "later"),
    [
        ("32.90", 12, WayOut.TABLE, False),  # 27.90 in chips and the stake of 5: the chips alone forbid the card
        ("5", 21, WayOut.TABLE, True),  # midnight would give the stake back, but with the chips there is still no room
        ("33", 21, WayOut.TABLE, False),  # at midnight there will be room for the card too, but standing up is sooner
        ("9", 12, WayOut.END, False),  # without the chips midnight would help, but then the play is over
    ],
)
def test_b9_to_stand_up_is_the_way_out_where_chips_at_a_table_forbid_the_card(
    house: House, limit: str, hour: int, way_out: WayOut, *, later: bool
) -> None:
    house.clock.at = datetime(2026, 3, 3, hour, tzinfo=UTC)
    table, player = LiveTable(house), house.ready(limit="900")
    at = out_of_cards(house, player, house.start(player, "5"))
    table.sit(1, player=player, chips="27.90")
    house.do(SetLimit(limit=LOSS_1, amount=limit), player)
    assert told(house, player, at) == ("loss_limit_reached", way_out)
    found, midnight = obstacle(house, player, at), datetime(2026, 3, 3, 23, tzinfo=UTC)
    assert found is not None
    assert found.refusal.facts["chips"] == Money(27_90)
    assert found.possible_from == (midnight if later else None)
    if way_out is WayOut.TABLE:
        table.stand(1)
        house.clock.at = midnight if later else house.clock.at
        house.move(player, at, "buy")


def test_b9_chips_at_a_table_are_money_that_may_come_back(house: House) -> None:
    table, player = LiveTable(house), house.ready(deposit="60")
    at = out_of_cards(house, player, house.start(player, "5"))
    table.sit(1, player=player, chips="51")
    assert told(house, player, at) == ("balance_too_low", WayOut.DEPOSIT)
    house.do(SetLimit(limit=DEPOSIT_30, amount="61"), player)
    assert told(house, player, at) == ("balance_too_low", WayOut.TABLE)
    table.stand(1)
    house.move(player, at, "buy")


@pytest.mark.parametrize(("hours", "way_out"), [(3, WayOut.WAIT), (5, WayOut.END)])
def test_b9_waiting_is_a_way_out_of_a_block_that_ends_before_the_play(
    house: House, hours: int, way_out: WayOut
) -> None:
    player = house.ready()
    at = out_of_cards(house, player, house.start(player, "5"))
    until = house.clock.at + timedelta(hours=hours)
    house.do(Block(game=GameKind.BIG21, reason="a question", until=until), player, actor=OPERATOR)
    assert told(house, player, at) == ("blocked_until", way_out)
    found = obstacle(house, player, at)
    assert found is not None
    assert found.possible_from == (until if way_out is WayOut.WAIT else None)
