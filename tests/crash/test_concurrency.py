"""Many clients on one account, at two servers: each request counts once, no limit is overshot, no update lost."""

import asyncio
from collections import Counter
from datetime import date

from tests.crash.servers import ACCEPTED, CLIENTS, Servers, outcomes
from tests.kit import OPERATOR, House, spelled
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    AccountOpened,
    Deposit,
    Move,
    OfferPlay,
    OpenAccount,
    PlayMoved,
    PostRate,
    SetLimit,
    StartPlay,
    Withdraw,
)
from ventuno.house.accounts.events import LimitKind
from ventuno.house.accounts.limits import used
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.refusals import (
    BALANCE_TOO_LOW,
    DEPOSIT_LIMIT_REACHED,
    KEY_CONFLICT,
    LOGIN_TAKEN,
    LOSS_LIMIT_REACHED,
    PLAY_RUNNING,
    STALE,
)
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

# ----- keys


def test_one_request_asked_fifty_times_happens_once(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    answers = servers.all_at_once(player, [("same", Deposit(amount="10"))] * CLIENTS)
    assert answers == [answers[0]] * CLIENTS
    assert servers.house.player(player).balance == Money(110_00)
    assert servers.sound()


def test_fifty_requests_with_one_key_are_one_and_conflicts(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    results = servers.all_at_once(player, [("same", Deposit(amount=str(n))) for n in range(1, CLIENTS + 1)])
    assert outcomes(results) == {ACCEPTED: 1, KEY_CONFLICT.code: CLIENTS - 1}
    assert len(servers.journal(player, "deposited")) == 2
    assert servers.sound()


# ----- money


def test_fifty_deposits_are_all_there(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    before = servers.house.player(player).entries
    answers = servers.all_at_once(player, [(f"key {n}", Deposit(amount="1")) for n in range(CLIENTS)])
    assert sorted(each.entry for each in answers) == list(range(before + 1, before + CLIENTS + 1))
    assert sorted(each.balance for each in answers) == [Money(10_000 + 100 * n) for n in range(1, CLIENTS + 1)]
    assert servers.house.player(player).balance == Money(150_00)
    assert servers.sound()


def test_withdrawals_never_take_more_than_there_is(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    results = servers.all_at_once(player, [(f"key {n}", Withdraw(amount="7")) for n in range(CLIENTS)])
    assert outcomes(results) == {ACCEPTED: 14, BALANCE_TOO_LOW.code: CLIENTS - 14}
    assert servers.house.player(player).balance == Money(2_00)
    assert servers.sound()


def test_deposits_stop_exactly_at_the_limit(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    servers.house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="405"), player)
    results = servers.all_at_once(player, [(f"key {n}", Deposit(amount="10")) for n in range(CLIENTS)])
    assert outcomes(results) == {ACCEPTED: 30, DEPOSIT_LIMIT_REACHED.code: CLIENTS - 30}
    assert servers.house.player(player).balance == Money(400_00)
    assert servers.sound()


def test_the_house_may_change_under_its_customers(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    sells = (f"0.{91 + n % 9}" for n in range(CLIENTS))
    rates = [PostRate(currency=Currency.EUR, buys="0.90", sells=each, reason="as in town") for each in sells]
    asked = [
        asking
        for n, rate in enumerate(rates)
        for asking in (
            servers.desk(n).run(rate, key=f"rate {n}", actor=OPERATOR),
            servers.desk(n).do(Deposit(amount="1"), player=player, key=f"key {n}"),
        )
    ]
    assert outcomes(servers.together(*asked)) == {ACCEPTED: 2 * CLIENTS}
    assert servers.house.player(player).balance == Money(150_00)
    assert len(servers.journal(HOUSE, "rates_posted")) == CLIENTS
    assert servers.sound()


# ----- plays


def test_simultaneous_offers_are_one_play(servers: Servers) -> None:
    player = servers.house.ready()
    answers = servers.all_at_once(player, [(f"key {n}", OfferPlay()) for n in range(CLIENTS)])
    assert answers == [answers[0]] * CLIENTS
    assert servers.house.player(player).plays == 1
    assert servers.sound()


def test_a_play_is_started_once(servers: Servers) -> None:
    player = servers.house.ready(deposit="100")
    play = servers.house.do(OfferPlay(), player).play
    starts = [(f"key {n}", StartPlay(play=play, stake="5", client_seed=f"seed {n}")) for n in range(CLIENTS)]
    assert outcomes(servers.all_at_once(player, starts)) == {ACCEPTED: 1, PLAY_RUNNING.code: CLIENTS - 1}
    assert servers.house.player(player).balance == Money(95_00)
    assert servers.sound()


def test_only_one_of_several_moves_with_one_sequence_number_is_made(servers: Servers) -> None:
    player = servers.house.ready()
    at = servers.house.start(player)
    asked = [(f"key {n}", Move(play=at.play, sequence=at.sequence, move=f"place {n % 5 + 1}")) for n in range(CLIENTS)]
    results = servers.all_at_once(player, asked)
    assert outcomes(results) == {ACCEPTED: 1, STALE.code: CLIENTS - 1}
    (moved,) = (each for each in results if isinstance(each, PlayMoved))
    kept = servers.house.run(servers.house.store.plays.find(at.play))
    assert kept is not None
    assert kept.text.endswith(at.lines + moved.lines)
    assert kept.sequence == moved.sequence
    assert servers.sound()


def test_plays_stop_exactly_at_the_loss_limit(servers: Servers) -> None:
    """Each client plays and loses, one play after the other, until told that there is nothing left to lose."""
    player = servers.house.ready(deposit="100", limit="7")

    async def lose(client: int) -> int:
        desk, started = servers.desk(client), 0
        for number in range(100_000):
            key = f"{client} {number}"
            try:
                offered = await desk.do(OfferPlay(), player=player, key=f"offer {key}")
                start = StartPlay(play=offered.play, stake="1", client_seed="x")
                at = await desk.do(start, player=player, key=f"start {key}")
                started += 1
                await desk.do(Move(play=at.play, sequence=at.sequence, move="end"), player=player, key=f"end {key}")
            except Refused as refused:
                if refused.refusal.code == LOSS_LIMIT_REACHED.code:
                    return started
                await asyncio.sleep(0.001)  # somebody else's play is running, or has just begun
        raise AssertionError("the limit never came")

    assert sum(servers.together(*(lose(client) for client in range(10)))) == 7
    assert loss(servers.house, player) == Money(7_00)
    assert len(servers.journal(player, "play_started")) == 7
    assert servers.sound()


def test_cards_are_sold_exactly_up_to_the_loss_limit(servers: Servers) -> None:
    """Two of the three cards that Art. 10.2 allows fit into the limit."""
    player = servers.house.ready(deposit="100", limit="3")
    at = servers.house.start(player, stake="1")
    for _ in range(8):
        at = servers.house.move(player, at, "discard")

    async def buy(desk: Desk, client: int, at: PlayMoved) -> PlayMoved:
        return await desk.do(Move(play=at.play, sequence=at.sequence, move="buy"), player=player, key=f"buy {client}")

    for sold in (1, 2):
        results = servers.together(*(buy(servers.desk(n), 100 * sold + n, at) for n in range(CLIENTS)))
        assert outcomes(results) == {ACCEPTED: 1, STALE.code: CLIENTS - 1}
        at = next(each for each in results if isinstance(each, PlayMoved))
        at = servers.house.move(player, at, "discard")
    results = servers.together(*(buy(servers.desk(n), 300 + n, at) for n in range(CLIENTS)))
    assert outcomes(results) == {LOSS_LIMIT_REACHED.code: CLIENTS}
    assert loss(servers.house, player) == Money(3_00)
    assert len(servers.journal(player, "card_bought")) == 2
    assert servers.sound()


def test_two_sweepers_end_each_play_once(servers: Servers) -> None:
    players = [servers.house.ready(f"player-{number}", deposit="10") for number in range(8)]
    for player in players:
        servers.house.start(player, stake="5")
    servers.house.clock.forward(hours=5)
    at = servers.house.clock()
    swept = servers.together(*(end_overdue_plays(desk, at) for desk in servers.desks * 3))
    assert sum(swept) >= len(players)  # one that comes second is told the first one's answer
    for player in players:
        assert servers.house.player(player).current is None
        assert len(servers.journal(player, "play_paid")) == 1
    assert servers.sound()


# ----- people


def account(login: str, name: str) -> OpenAccount:
    return OpenAccount(login=login, name=name, birth=date(1990, 5, 17), canton="ZH", language=Language.IT)


def test_b19_a_person_has_one_account_that_is_not_held(servers: Servers) -> None:
    results = servers.together(
        *(
            servers.desk(n).open_account(account(f"anna-{n}", "Anna Rossi"), "correct horse", key=f"key {n}")
            for n in range(10)
        )
    )
    assert outcomes(results) == {ACCEPTED: 10}
    players = [result.player for result in results if isinstance(result, AccountOpened)]
    held = Counter(servers.house.run(servers.house.store.people.is_held(player)) for player in players)
    assert held == {False: 1, True: 9}
    assert servers.sound()


def test_a_login_belongs_to_one_person(servers: Servers) -> None:
    results = servers.together(
        *(
            servers.desk(n).open_account(account("anna", f"Anna {spelled(str(n))}"), "correct horse", key=f"key {n}")
            for n in range(10)
        )
    )
    assert outcomes(results) == {ACCEPTED: 1, LOGIN_TAKEN.code: 9}
    assert len(servers.house.run(servers.house.store.books.names())) == 2


def test_an_account_asked_for_ten_times_with_one_key_is_one(servers: Servers) -> None:
    asked = account("anna", "Anna Rossi")
    results = servers.together(*(servers.desk(n).open_account(asked, "correct horse", key="same") for n in range(10)))
    assert isinstance(results[0], AccountOpened)
    assert results == [results[0]] * 10
    assert len(servers.house.run(servers.house.store.books.names())) == 2


def loss(house: House, player: str) -> Money:
    return used(house.player(player).days, LimitKind.LOSS_1, house.clock().date())
