"""Plays at the desk: seeds, moves, sequence numbers, settlement."""

import hashlib

import pytest

from tests.kit import House
from ventuno.desk import exports
from ventuno.desk.requests import Deposit, Move, OfferPlay, StartPlay
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.rules.refusals import Refused


def kinds(house: House, play: str) -> list[str]:
    return [line.kind for line in house.run(house.store.books.lines_of_play(play))]


def test_b3_the_server_commits_to_its_seed_before_the_stake(house: House) -> None:
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    assert kinds(house, offered.play) == ["seed_committed"]
    started = house.do(StartPlay(play=offered.play, stake="1", client_seed="mine"), player)
    assert kinds(house, offered.play) == ["seed_committed", "play_started"]
    house.finish(player, started)
    exported = house.run(exports.export(house.store, offered.play))
    assert hashlib.sha256(bytes.fromhex(exported.server_seed)).hexdigest() == offered.commitment


def test_b3_asking_again_offers_the_same_seed(house: House) -> None:
    """Or one could look for a seed one likes."""
    player = house.ready()
    first = house.do(OfferPlay(), player)
    house.restart()
    assert house.do(OfferPlay(), player) == first


def test_b3_the_seed_is_revealed_when_the_play_is_over_and_not_before(house: House) -> None:
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    for play in (offered.play, "nobody-1", "x", ""):
        with pytest.raises(Refused, match="no such play"):
            house.run(exports.export(house.store, play))
    at = house.do(StartPlay(play=offered.play, stake="1", client_seed="x"), player)
    with pytest.raises(Refused, match="still running"):
        house.run(exports.export(house.store, offered.play))
    house.finish(player, at)
    assert house.run(exports.export(house.store, offered.play)).play == offered.play


def test_no_answer_holds_a_seed_or_a_card_to_come(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    kept = house.run(house.store.plays.find(at.play))
    assert kept is not None
    while not at.over:
        assert kept.server_seed not in codec.encode(at)
        assert at.lines.count("deal ") <= 1
        at = house.move(player, at, "discard" if house.state(at.play).game.card else "end")


@pytest.mark.parametrize("seed", ["", "x" * 65, "a\x00b", "a\nb"])
def test_a_client_seed_is_short_and_printable(house: House, seed: str) -> None:
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    assert house.refused(StartPlay(play=offered.play, stake="1", client_seed=seed), player).code == "bad_client_seed"
    house.do(StartPlay(play=offered.play, stake="1", client_seed="Grüezi ♥"), player)


@pytest.mark.parametrize("stake", ["0", "6", "1.50", "-1", "five", "", "1e0", "100000000"])
def test_art_4_1_a_stake_that_is_not_offered_is_refused(house: House, stake: str) -> None:
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    code = house.refused(StartPlay(play=offered.play, stake=stake, client_seed="x"), player).code
    assert code in {"stake_not_offered", "bad_amount"}
    assert house.player(player).balance == Money(100_00)


def test_a_stake_needs_the_money(house: House) -> None:
    player = house.ready(deposit="4.99")
    offered = house.do(OfferPlay(), player)
    assert house.refused(StartPlay(play=offered.play, stake="5", client_seed="x"), player).code == "balance_too_low"


def test_one_play_at_a_time(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    assert house.refused(OfferPlay(), player).code == "play_running"
    assert house.refused(StartPlay(play=at.play, stake="1", client_seed="x"), player).code == "play_running"


def test_a_stale_or_repeated_move_is_told_so_and_changes_nothing(house: House) -> None:
    player = house.ready()
    first = house.start(player)
    second = house.move(player, first, "place 1")
    before = house.run(house.store.plays.find(first.play))
    for sequence in (first.sequence, second.sequence + 1, 0, -1, 10**18):
        assert house.refused(Move(play=first.play, sequence=sequence, move="place 1"), player).code == "stale"
    assert house.run(house.store.plays.find(first.play)) == before


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("deal K", "not_your_move"),
        ("grant 6", "not_your_move"),
        ("hidden A", "not_your_move"),
        ("expire", "not_your_move"),
        ("place 6", "no_such_stack"),
        ("buy", "cards_left"),
        ("jump", "notation_unknown_move"),
        ("", "notation_unknown_move"),
        ("place 1\ndeal A", "notation_unknown_move"),
    ],
)
def test_a_move_that_is_none_is_refused(house: House, move: str, code: str) -> None:
    player = house.ready()
    at = house.start(player)
    before = house.run(house.store.plays.find(at.play))
    assert house.refused(Move(play=at.play, sequence=at.sequence, move=move), player).code == code
    assert house.run(house.store.plays.find(at.play)) == before


def test_nobody_moves_in_anothers_play(house: House) -> None:
    mine, yours = house.ready("mine"), house.ready("yours")
    at = house.start(mine)
    house.start(yours)
    for play in (at.play, f"{mine}-2", "x", "", f"{yours}-9", f"{yours}-0", f"{yours}-²", f"{yours}-{'9' * 5000}"):
        assert house.refused(Move(play=play, sequence=at.sequence, move="place 1"), yours).code == "no_play"
    house.move(mine, at, "place 1")


def test_a_play_that_is_over_takes_no_moves(house: House) -> None:
    player = house.ready()
    at = house.finish(player, house.start(player))
    assert house.refused(Move(play=at.play, sequence=at.sequence, move="place 1"), player).code == "play_over"
    offered = house.do(OfferPlay(), player)
    assert house.refused(Move(play=offered.play, sequence=0, move="place 1"), player).code == "not_started"


def test_a_stake_is_held_while_the_play_runs_and_the_houses_afterwards(house: House) -> None:
    player = house.ready()
    at = house.start(player, "3")
    account = house.player(player)
    assert (account.balance, account.has(LedgerAccount.HELD)) == (Money(97_00), Money(300))
    house.finish(player, at)
    account = house.player(player)
    assert (account.balance, account.has(LedgerAccount.HELD), account.has(LedgerAccount.HOUSE)) == (
        Money(97_00),
        NOTHING,
        Money(300),
    )


def test_art_8_a_prize_is_paid_when_the_play_ends(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "2"), stacks=3)
    assert house.player(player).balance == Money(98_00)
    at = house.finish(player, at)
    assert at.balance == Money(98_00 + 10_00)
    assert house.player(player).has(LedgerAccount.HOUSE) == Money(-800)


def test_art_17_high_low_pays_its_top(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.climb(player, house.win(player, house.start(player, "1"), stacks=3))
    assert house.finish(player, at).balance == Money(99_00 + 20_00)


def test_b15_realised_winnings_pay_for_cards_first_and_the_two_cancel_out_in_the_limits(generous_house: House) -> None:
    house = generous_house
    player = house.ready(deposit="20", limit="5")
    at = house.win(player, house.start(player, "5"), stacks=5)  # CHF 100: at most 25 may be risked
    assert house.player(player).days[-1].loss == Money(500)  # the limit is used up
    at = house.move(player, at, "risk 25.00")
    assert house.player(player).has(LedgerAccount.REALISED) == Money(75_00)
    assert house.player(player).days[-1].loss == Money(500 - 75_00)
    while house.state(at.play).game.card is not None:
        at = house.move(player, at, "discard")
    for left in (50_00, 25_00, 0):
        at = house.move(player, at, "buy")
        account = house.player(player)
        assert (account.has(LedgerAccount.REALISED), account.balance) == (Money(left), Money(15_00))
        assert account.days[-1].loss == Money(500 - left)
        at = house.move(player, at, "discard")
    assert at.over
    assert at.balance == Money(15_00)
    assert kinds(house, at.play)[2:] == ["winnings_realised", *["card_bought"] * 3, "play_paid"]


def test_b15_what_realised_winnings_do_not_cover_comes_from_the_balance(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "1"), stacks=3)  # CHF 5, which may be staked whole
    at = house.move(player, at, "risk 3.00")
    while house.state(at.play).game.card is not None:
        at = house.move(player, at, "discard")
    at = house.move(player, at, "buy")
    account = house.player(player)
    assert (account.has(LedgerAccount.REALISED), account.balance) == (NOTHING, Money(98_00))  # 2.00 realised and 1.00
    assert account.days[-1].loss == Money(200)
    assert total(account.balances.values()) == NOTHING


def test_b15_realised_winnings_survive_a_lost_risk_game(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "5"), stacks=3)
    at = house.move(player, at, "risk 10.00")
    at = house.finish(player, at)
    assert at.balance == Money(95_00 + 15_00)


def test_money_arrives_in_the_same_answer_as_the_move(generous_house: House) -> None:
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player), stacks=5)
    house.do(Deposit(amount="1"), player)
    assert house.finish(player, at).balance == house.player(player).balance


def test_requirement_5_after_a_restart_the_card_is_the_same_card(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    while not at.over:
        before = house.run(house.store.plays.find(at.play))
        house.restart()
        assert house.run(house.store.plays.find(at.play)) == before
        at = house.move(player, at, "discard" if house.state(at.play).game.card else "end")
