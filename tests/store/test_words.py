"""People are found by their words, and unfinished plays with their money: without reading everything there is."""

import asyncio
import sqlite3
from datetime import date
from pathlib import Path

import pytest

from tests.kit import House
from tests.store.test_stores import _filled_with_schema, execute, older
from ventuno.house.accounts.people import Person, words_of
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.store import databases
from ventuno.store.sql.accounts.people import PersonRow, search_people
from ventuno.store.sql.plays import LIST_RUNNING_PLAYS_WITH_ACCOUNTS


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Anna-Maria O’Neil", ["anna", "maria", "o", "neil"]),
        ("Zoë  Müller", ["zoe", "muller"]),
        ("Strauß", ["strauss"]),
        ("berta.k_1-2", ["berta", "k_1", "2"]),
        ("%'; --", []),
        ("\x00\ud800", []),
    ],
)
def test_words_are_compared_however_they_were_typed(text: str, words: list[str]) -> None:
    assert words_of(text) == words


def test_whoever_was_there_before_is_found_by_the_same_words(where: Path | str) -> None:
    older(where, 5)
    asyncio.run(_filled_with_schema(where, 5))
    asyncio.run(databases.migrate(str(where)))
    rows = execute(where, "SELECT player, login, name, birth, password, canton, salt FROM people")
    people = [PersonRow._make(row).person() for row in rows]
    assert len(people) >= 3
    kept = sorted((word, player) for word, player in execute(where, "SELECT word, player FROM words"))
    assert kept == sorted((word, person.player) for person in people for word in person.words)


def test_people_are_found_by_every_word_that_is_given(house: House) -> None:
    players = {login: house.opened(login) for login in ("anna", "annabelle", "berta.k")}

    def found(*words: str, after: str | None = None, most: int = 50) -> list[str]:
        return [person.login for person in house.run(house.store.people.search(words, after=after, most=most))]

    assert found() == sorted(found("anna")) == sorted(found("a")) == ["anna", "annabelle", "berta.k"]
    assert found("annab") == found("anna", "annab") == ["annabelle"]
    assert found("k", "bert") == ["berta.k"]
    assert found(players["berta.k"]) == ["berta.k"]
    assert found("anna", "b") == ["berta.k"]
    for words in ((), ("anna",), ("a",), ("anna", "an")):  # one a page
        pages, last = list[str](), None
        while some := house.run(house.store.people.search(words, after=last, most=1)):
            pages, last = [*pages, some[0].login], some[0].player
        assert pages == found(*words)
        assert len(pages) == 3
    assert found("annc") == found("\x00") == found("anna", after="\x00") == found(after="nobody") == []


def test_req_17_unfinished_plays_come_with_the_accounts_that_hold_their_money(house: House) -> None:
    players = [house.ready(login) for login in ("anna", "berta", "carla")]
    plays = []
    for player in players:
        plays.append(house.start(player, "2"))
        house.clock.forward(seconds=1)
    house.finish(players[1], plays[1])
    found = house.run(house.store.plays.running_with_accounts())
    assert [(kept.id, player.id, player.has(LedgerAccount.HELD)) for kept, player in found] == [
        (plays[0].play, players[0], Money(200)),
        (plays[2].play, players[2], Money(200)),
    ]
    assert house.run(house.store.plays.running_with_accounts(after=plays[0].play)) == found[1:]
    assert house.run(house.store.plays.running_with_accounts(most=1)) == found[:1]
    assert house.run(house.store.plays.running_with_accounts(after="none")) == []


def test_no_search_reads_everything(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite"):
        pass
    database = sqlite3.connect(tmp_path / "house.sqlite")

    def plan(statement: str, *given: object) -> str:
        rows = database.execute(f"EXPLAIN QUERY PLAN {statement}", {str(n): each for n, each in enumerate(given, 1)})
        return " ".join(row[3] for row in rows)

    people = plan(search_people(1).sql, "a", "b", "", "", 50, "c", "d")
    assert "SEARCH w USING PRIMARY KEY (" in people
    assert people.count("SEARCH v USING COVERING INDEX words_of_player (player=? AND word>? AND word<?)") == 2
    assert "TEMP B-TREE" not in people  # it stops when the page is full
    assert "plays_running" in plan(LIST_RUNNING_PLAYS_WITH_ACCOUNTS.sql, -1, "", 100)
    database.close()


def test_a_person_shows_no_password_by_their_words() -> None:
    person = Person(player="p1", login="anna", name="Anna Muster", birth=date(1990, 5, 17), password="$argon2id$x")  # noqa: S106
    assert person.words == ["anna", "muster", "p1"]
