"""What the server keeps between requests, on both databases: sessions, attempts to log in, secrets."""

import asyncio
import hashlib
from collections import Counter
from contextlib import suppress
from datetime import datetime, timedelta

import pytest

from tests.kit import NOON, House, open_store
from ventuno.desk.requests import Deposit
from ventuno.house.access.sessions import Session
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.jobs import maintenance
from ventuno.jobs.audit import audit
from ventuno.rules.refusals import Refused
from ventuno.store.sql.accounts import attempts
from ventuno.store.sql.accounts import sessions as sql_sessions

MINUTE = timedelta(minutes=1)


def session_of(
    player: str,
    cookie: str = "cookie",
    *,
    started_at: datetime = NOON,
    expires_at: datetime = NOON + 60 * MINUTE,
    result_before: Money = NOTHING,
) -> Session:
    token_hash = hashlib.sha256(cookie.encode()).hexdigest()
    return Session(
        token_hash=token_hash,
        player=player,
        started_at=started_at,
        expires_at=expires_at,
        result_before=result_before,
    )


def test_a_person_is_found_by_player(house: House) -> None:
    anna, bob = house.opened("anna"), house.opened("bob")
    assert house.run(house.store.people.of_player(anna)) == house.run(house.store.people.by_login("anna"))
    assert house.run(house.store.people.of_player(bob)) == house.run(house.store.people.by_login("bob"))


@pytest.mark.parametrize("name", ["", "nobody", "house", "anna", "a\0b", "x" * 1000, "'"])
def test_who_and_what_is_not_there_is_not_found(house: House, name: str) -> None:
    house.opened("anna")
    assert house.run(house.store.people.of_player(name)) is None
    assert house.run(house.store.sessions.find(name)) is None


@pytest.mark.parametrize("centimes", [0, 1234, -1234, 10**15])
def test_a_session_is_there_until_it_is_ended_also_after_a_restart(house: House, centimes: int) -> None:
    player = house.opened()
    session = session_of(
        player, started_at=NOON + timedelta(microseconds=1), expires_at=NOON + MINUTE, result_before=Money(centimes)
    )
    other = session_of(player, cookie="other")
    house.run(house.store.sessions.keep(session))
    house.run(house.store.sessions.keep(other))
    house.restart()
    house.clock.forward(hours=1)
    assert house.run(house.store.sessions.find(session.token_hash)) == session  # over, and still to be found
    house.run(house.store.sessions.end(session.token_hash))
    house.run(house.store.sessions.end(session.token_hash))
    assert house.run(house.store.sessions.find(session.token_hash)) is None
    assert house.run(house.store.sessions.find(other.token_hash)) == other


def test_a_session_that_is_kept_cannot_be_replaced(house: House) -> None:
    anna, bob = house.opened("anna"), house.opened("bob")
    session = session_of(anna)
    for each in (session, session, session_of(bob)):
        house.run(house.store.sessions.keep(each))
    assert house.run(house.store.sessions.find(session.token_hash)) == session


def test_a_session_of_nobody_is_refused_and_does_no_harm_to_what_is_written_with_it(house: House) -> None:
    player = house.ready()
    session = session_of(player)
    results = house.together(
        house.desk.do(Deposit(amount="1"), player=player, key="first"),
        house.store.sessions.keep(session_of("nobody", cookie="nobody")),
        house.store.sessions.keep(session),
        house.desk.do(Deposit(amount="1"), player=player, key="second"),
    )
    assert [isinstance(result, Refused) for result in results] == [False, True, False, False]
    assert house.player(player).balance == Money(102_00)
    assert house.run(house.store.sessions.find(session.token_hash)) == session


def test_sessions_that_are_over_are_forgotten_some_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_sessions, "FORGOTTEN_AT_ONCE_MAX", 2)
    player = house.opened()
    sessions = [session_of(player, cookie=f"{number}", expires_at=NOON + number * MINUTE) for number in range(5)]
    for session in sessions:
        house.run(house.store.sessions.keep(session))
    forgotten = [house.run(house.store.sessions.forget(NOON + 3 * MINUTE)) for _ in range(3)]
    assert forgotten == [2, 1, 0]
    left = [session for session in sessions if house.run(house.store.sessions.find(session.token_hash)) is not None]
    assert left == sessions[3:]


def test_attempts_are_counted_by_who_made_them_since_a_time(house: House) -> None:
    def attempt(who: str, minute: int, since: int = 0) -> int:
        return house.run(house.store.attempts.add(who, NOON + minute * MINUTE, NOON + since * MINUTE))

    assert [attempt("anna", minute) for minute in range(4)] == [1, 2, 3, 4]
    assert attempt("bob", 3) == 1
    assert attempt("anna", 4, since=3) == 2  # what happens at that very time counts
    assert attempt("anna", 4, since=4) == 2  # so do two of the same instant
    house.restart()
    assert attempt("anna", 5) == 7
    house.run(house.store.attempts.forget("anna"))
    assert attempt("anna", 5) == 1
    assert attempt("bob", 5) == 2


@pytest.mark.parametrize("instants", [1, 50])
def test_of_fifty_attempts_at_once_none_is_missed_whichever_process_they_come_to(house: House, instants: int) -> None:
    elsewhere = house.run(open_store(house.where, house.clock))
    stores = (house.store, elsewhere)
    counts = house.together(
        *(
            stores[number % 2].attempts.add(who, NOON + timedelta(microseconds=number % instants), NOON)
            for number in range(50)
            for who in ("anna", "bob")
        )
    )
    assert Counter(counts) == dict.fromkeys(range(1, 51), 2)
    house.run(elsewhere.close())


def test_old_attempts_are_forgotten_some_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts, "FORGOTTEN_AT_ONCE_MAX", 2)
    for minute in range(5):
        house.run(house.store.attempts.add("anna", NOON + minute * MINUTE, NOON))
    forgotten = [house.run(house.store.attempts.forget_old(NOON + 3 * MINUTE)) for _ in range(3)]
    assert forgotten == [2, 1, 0]
    assert house.run(house.store.attempts.add("anna", NOON + 5 * MINUTE, NOON)) == 3


def test_a_secret_stays_as_it_was_first_given(house: House) -> None:
    first = bytes(range(256))
    assert house.run(house.store.secrets.get("cookies", first)) == first
    assert house.run(house.store.secrets.get("cookies", b"another")) == first
    assert house.run(house.store.secrets.get("forms", b"another")) == b"another"
    house.restart()
    assert house.run(house.store.secrets.get("cookies", b"later")) == first


def test_whoever_asks_for_a_secret_at_the_same_time_gets_the_same_one(house: House) -> None:
    elsewhere = house.run(open_store(house.where, house.clock))
    stores = (house.store, elsewhere)
    fresh = [bytes([number]) * 32 for number in range(50)]
    given = house.together(*(stores[number % 2].secrets.get("cookies", each) for number, each in enumerate(fresh)))
    assert len(set(given)) == 1
    assert given[0] in fresh
    assert house.run(elsewhere.secrets.get("cookies", b"later")) == given[0]
    house.run(elsewhere.close())


def test_what_the_server_keeps_is_in_no_book(house: House) -> None:
    player = house.ready()
    before = house.run(house.store.books.whole(player))
    house.run(house.store.sessions.keep(session_of(player)))
    house.run(house.store.attempts.add("anna", NOON, NOON))
    house.run(house.store.secrets.get("cookies", b"secret"))
    assert house.run(house.store.books.whole(player)) == before
    assert house.run(audit(house.store)).problem is None


def test_the_sweeper_forgets_sessions_that_are_over_and_attempts_older_than_a_day(house: House) -> None:
    player, now = house.opened(), NOON + timedelta(days=2)
    over, running = session_of(player), session_of(player, cookie="running", expires_at=now)
    house.run(house.store.sessions.keep(over))
    house.run(house.store.sessions.keep(running))
    for at in (now - timedelta(days=1, microseconds=1), now - timedelta(days=1)):
        house.run(house.store.attempts.add("anna", at, NOON))
    house.run(maintenance.forget(house.store, now))
    assert house.run(house.store.sessions.find(over.token_hash)) is None
    assert house.run(house.store.sessions.find(running.token_hash)) == running
    assert house.run(house.store.attempts.add("anna", now, NOON)) == 2


def test_an_open_house_forgets_by_itself(house: House) -> None:
    over = session_of(house.opened())
    house.run(house.store.sessions.keep(over))
    house.clock.forward(days=1)

    async def swept() -> None:
        sweeping = asyncio.create_task(maintenance.maintain_forever(house.desk, house.clock))
        async with asyncio.timeout(30):
            while await house.store.sessions.find(over.token_hash) is not None:  # noqa: ASYNC110  # nobody tells
                await asyncio.sleep(0.01)
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping

    house.run(swept())
