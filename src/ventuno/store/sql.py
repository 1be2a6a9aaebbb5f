"""What both databases share: the statements, and how rows become values.

Parameters are `$1`, `$2`, … for both. A write is a list of parts; the first is the guard that changes the book, the
others happen only if it did (`{guard}`: PostgreSQL runs all parts as one statement, SQLite one after the other).
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from typing import Any

from ventuno.house import wire
from ventuno.house.journal import Line
from ventuno.house.money import Money
from ventuno.house.people import Person
from ventuno.house.player import Player
from ventuno.house.plays import Kept
from ventuno.house.sessions import Session
from ventuno.house.table import OF_THE_HOUSE, PREFIX, Phase, Table
from ventuno.house.terms import BOOK as HOUSE
from ventuno.house.terms import House
from ventuno.store.protocol import Answered, Decision, Question, Records, Seal

Row = Sequence[Any]
Part = tuple[str, list[object]]  # a statement and its arguments

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)

_PLAY = (
    "p.id, p.player, p.server_seed, p.commitment, p.client_seed, p.rules, p.law, p.stake, "
    "p.started_us, p.expires_us, p.ended_us, p.sequence, p.text"
)
_LINE = "number, text, hash, kind, play"
_READING = {"opened", "messages_read"}  # what the register of readers is about

LOAD = (
    "SELECT h.version, b.version, b.text, a.request, a.answer, "  # noqa: S608  # our own words only
    f"{_PLAY} FROM books h LEFT JOIN books b ON b.id = $1 LEFT JOIN plays p ON p.id = b.play "
    f"LEFT JOIN answers a ON a.book = $1 AND a.key = $2 WHERE h.id = '{HOUSE}'"
)
ANSWERED = "SELECT request, answer FROM answers WHERE book = $1 AND key = $2"
SEEK_PERSON = "SELECT login, identity FROM people WHERE login = $1 OR identity = $2"
BOOK = "SELECT id, text, entries, head, play FROM books WHERE id = $1"
BOOK_WITH_READER = (
    "SELECT b.id, b.text, b.entries, b.head, b.play, r.opened_us, r.read_us "
    "FROM books b LEFT JOIN readers r ON r.player = b.id WHERE b.id = $1"
)
TABLE = f"SELECT b.text, {_PLAY} FROM books b LEFT JOIN plays p ON p.id = b.play WHERE b.id = $1"  # noqa: S608
TABLE_VERSION = "SELECT version, text FROM books WHERE id = $1"
TABLES = "SELECT text FROM books WHERE open_table IS NOT NULL ORDER BY open_table, id LIMIT $1"
OPENED_BY = "SELECT count(*) FROM books WHERE open_table IS NOT NULL AND text LIKE $1"  # seldom asked: no column
DUE_TABLES = "SELECT id FROM books WHERE due_us <= $1 ORDER BY due_us LIMIT $2"
NAMES_MAX = 100  # asked for at once: always as many, so that it is always the same statement
ENTRIES = f"SELECT id, entries FROM books WHERE id IN ({', '.join(f'${n}' for n in range(1, NAMES_MAX + 1))})"  # noqa: S608
BOOKS = "SELECT id FROM books WHERE id > $1 ORDER BY id LIMIT $2"
PERSON = "SELECT player, login, name, birth, password FROM people WHERE login = $1"
PERSON_OF = "SELECT player, login, name, birth, password FROM people WHERE player = $1"
PEOPLE = "SELECT player, login, name, birth, password FROM people WHERE login > $1 ORDER BY login LIMIT $2"
ADD_WORD = "INSERT INTO words (word, player) SELECT $1, $2 WHERE true {guard}"
PLAY = f"SELECT {_PLAY} FROM plays p WHERE id = $1"  # noqa: S608
PLAYS = f"SELECT {_PLAY} FROM plays p WHERE player = $1 AND number < $2 ORDER BY number DESC LIMIT $3"  # noqa: S608
BET = "SELECT box, dealt_us FROM bettors WHERE play = $1 AND player = $2"
GAMES = (
    f"SELECT b.box, {_PLAY} FROM bettors b JOIN plays p ON p.id = b.play "  # noqa: S608
    "WHERE b.player = $1 AND (b.dealt_us, b.play) < ($2, $3) AND p.ended_us IS NOT NULL "
    "ORDER BY b.dealt_us DESC, b.play DESC LIMIT $4"
)
ALL_PLAYS = f"SELECT {_PLAY} FROM plays p WHERE player = $1 ORDER BY number"  # noqa: S608
BETTORS = "SELECT b.play, b.player, b.box FROM plays p JOIN bettors b ON b.play = p.id WHERE p.player = $1"
LINES = f"SELECT {_LINE} FROM entries WHERE book = $1 AND number > $2 ORDER BY number LIMIT $3"  # noqa: S608
LINES_OF_PLAY = f"SELECT {_LINE} FROM entries WHERE play = $1 ORDER BY number"  # noqa: S608
RUNNING = "FROM plays p WHERE ended_us IS NULL AND expires_us IS NOT NULL"
OVERDUE = f"SELECT {_PLAY} {RUNNING} AND expires_us <= $1 ORDER BY expires_us LIMIT $2"
UNFINISHED = f"SELECT {_PLAY} {RUNNING} AND id > $1 ORDER BY id LIMIT $2"
HOLDING = (  # with the books that hold their money
    f"SELECT {_PLAY}, b.text FROM plays p JOIN books b ON b.id = p.player "  # noqa: S608
    "WHERE p.ended_us IS NULL AND p.expires_us IS NOT NULL AND (p.expires_us, p.id) > ($1, $2) "
    "ORDER BY p.expires_us, p.id LIMIT $3"
)
HELD = (
    "SELECT b.text FROM plays p JOIN books b ON b.id = p.player WHERE p.ended_us IS NULL AND p.expires_us IS NOT NULL"
)
TO_SEAL = "SELECT id, entries, head FROM books WHERE entries > sealed ORDER BY id LIMIT $1"
SEALED = "UPDATE books SET sealed = $2 WHERE id = $1"
LAST_SEAL = "SELECT number, hash FROM seals ORDER BY number DESC LIMIT 1"
ADD_SEAL = "INSERT INTO seals (number, hash, text) VALUES ($1, $2, $3)"
SEALS = "SELECT text, hash FROM seals WHERE number > $1 ORDER BY number LIMIT $2"
FORGET_ANSWERS = (
    "DELETE FROM answers WHERE (book, key) IN (SELECT book, key FROM answers WHERE at_us < $1 LIMIT $2) RETURNING 1"
)
KEEP_SESSION = (
    "INSERT INTO sessions (token_hash, player, started_us, expires_us, result_before) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (token_hash) DO NOTHING"  # nobody takes over another's session
)
SESSION = "SELECT token_hash, player, started_us, expires_us, result_before FROM sessions WHERE token_hash = $1"
END_SESSION = "DELETE FROM sessions WHERE token_hash = $1"
FORGET_SESSIONS = (
    "DELETE FROM sessions WHERE token_hash IN (SELECT token_hash FROM sessions WHERE expires_us < $1 LIMIT $2) "
    "RETURNING 1"
)
NOTE_ATTEMPT = (
    "INSERT INTO attempts (who, at_us, times) VALUES ($1, $2, 1) "
    "ON CONFLICT (who, at_us) DO UPDATE SET times = attempts.times + 1"
)
COUNT_ATTEMPTS = "SELECT CAST(sum(times) AS BIGINT) FROM attempts WHERE who = $1 AND at_us >= $2"
FORGET_ATTEMPTS = "DELETE FROM attempts WHERE who = $1"
FORGET_OLD_ATTEMPTS = (
    "DELETE FROM attempts WHERE (who, at_us) IN (SELECT who, at_us FROM attempts WHERE at_us < $1 LIMIT $2) RETURNING 1"
)
KEEP_SECRET = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"  # noqa: S105
SECRET = "SELECT value FROM secrets WHERE name = $1"  # noqa: S105

FAR = 2**62  # later than any instant
LAST_LETTER = "\U0010ffff"
BOOKS_PER_SEAL_MAX = 1000  # nobody should have to wait for a seal
FORGOTTEN_MAX = 1000  # nor until something is forgotten
SCHEMA = "SELECT schema FROM ventuno"


NUMBER_MAX = 2**62  # no book has as many lines


def newest_rare_lines(kinds: int) -> str:
    """Of that many kinds, none of them about plays and payments: those have no index."""
    marks = ", ".join(f"${number}" for number in range(4, 4 + kinds))
    return (
        f"SELECT {_LINE} FROM entries WHERE book = $1 AND play IS NULL AND kind NOT IN ('deposited', 'withdrawn') "  # noqa: S608
        f"AND number < $3 AND kind IN ({marks}) ORDER BY number DESC LIMIT $2"
    )


def people(others: int) -> str:
    """Those with a word from $1 to before $2, by the first such word, after ($3, $4); and with that many others."""
    word = "SELECT 1 FROM words v WHERE v.player = w.player AND v.word >="
    also = (f"AND EXISTS ({word} ${place} AND v.word < ${place + 1}) " for place in range(6, 6 + 2 * others, 2))
    return (
        "SELECT p.player, p.login, p.name, p.birth, p.password FROM words w JOIN people p ON p.player = w.player "  # noqa: S608
        "WHERE w.word >= $1 AND w.word < $2 AND (w.word, w.player) > ($3, $4) "
        f"AND NOT EXISTS ({word} $1 AND v.word < w.word) "
        f"{''.join(also)}ORDER BY w.word, w.player LIMIT $5"
    )


def beginning(word: str) -> tuple[str, str]:
    """What begins with that word: from the first to before the second."""
    return word, f"{word}{LAST_LETTER}"


def records(row: Row | None, house: House | None, question: Question, people: Sequence[Row]) -> Records:
    if row is None:
        return Records(None, None, None, None)
    of_table = question.book.startswith(PREFIX)
    known = row[2] is not None and question.book != HOUSE
    return Records(
        house=house,
        player=_player(row[2]) if known and not of_table else None,
        table=wire.decode(row[2], Table) if known and of_table else None,
        play=None if row[5] is None else kept(row[5:]),
        answered=None if row[3] is None else Answered(row[3], row[4]),
        login_taken=bool(people) and any(login == question.login for (login, _) in people),
        person_known=bool(people) and any(identity == question.identity for (_, identity) in people),
    )


@lru_cache(maxsize=10_000)
def _player(text: str) -> Player:
    """Most moves leave the account as it is: no need to read it anew."""
    return wire.decode(text, Player)


def parts(question: Question, version: int | None, decision: Decision, at: datetime) -> list[Part]:
    """The statements that write a decision. The first one, the guard, must change a row, or nothing is to happen."""
    book, moved, offered, person = decision.book, decision.moved, decision.offered, decision.person
    identity = question.book if not isinstance(book, Player) else book.id
    made = [_guard(identity, version, book), *_lines(identity, decision.lines)]
    if isinstance(book, Player) and any(line.kind in _READING for line in decision.lines):
        made.append(_reader(book))
    if offered is not None:
        sql = (
            "INSERT INTO plays (id, player, number, server_seed, commitment, client_seed, rules, law, stake, sequence, "
            "text) SELECT $1, $2, $3, $4, $5, '', '', '', 0, 0, '' WHERE true {guard}"
        )
        number = int(offered.id.rpartition("-")[2])
        made.append((sql, [offered.id, offered.player, number, offered.server_seed, offered.commitment]))
    if moved is not None:
        made.append(_moved(moved, decision.added))
        if isinstance(book, Table) and _begins(moved, decision.added):
            made += _bettors(book, moved)
    if person is not None:
        sql = (
            "INSERT INTO people (player, login, identity, name, birth, password) "
            "SELECT $1, $2, $3, $4, $5, $6 WHERE true {guard}"
        )
        birth = person.birth.isoformat()
        made.append((sql, [person.player, person.login, person.identity, person.name, birth, person.password]))
        made += ((ADD_WORD, [word, person.player]) for word in person.words)
    if decision.request is not None:
        sql = "INSERT INTO answers (book, key, request, answer, at_us) SELECT $1, $2, $3, $4, $5 WHERE true {guard}"
        made.append(
            (
                sql,
                [
                    question.book,
                    question.key,
                    decision.request,
                    decision.answer,
                    FAR if decision.lasting else microseconds(at),
                ],
            )
        )
    return made


def table_parts(version: int | None, decision: Decision) -> list[Part]:
    """The statements that write the other book of a decision; the first is a guard like the one of `parts`."""
    assert decision.table is not None
    return [_guard(decision.table.id, version, decision.table), *_lines(decision.table.id, decision.table_lines)]


def _lines(book: str, lines: Sequence[Line]) -> list[Part]:
    sql = "INSERT INTO entries (book, number, kind, play, hash, text) SELECT $1, $2, $3, $4, $5, $6 WHERE true {guard}"
    return [(sql, [book, line.number, line.kind, line.play, line.hash, line.text]) for line in lines]


def _bettors(table: Table, game: Kept) -> list[Part]:
    """Of a game that is dealt: whoever has bet."""
    sql = "INSERT INTO bettors (play, player, box, dealt_us) SELECT $1, $2, $3, $4 WHERE true {guard}"
    dealt = _microseconds(game.started_at)
    return [(sql, [game.id, seat.player, seat.box, dealt]) for seat in table.seated if seat.bet is not None]


def _reader(player: Player) -> Part:
    sql = (
        "INSERT INTO readers (player, opened_us, read_us) SELECT $1, $2, $3 WHERE true {guard} "
        "ON CONFLICT (player) DO UPDATE SET read_us = excluded.read_us"
    )
    read = 0 if player.read_until is None else microseconds(player.read_until)
    return sql, [player.id, microseconds(player.opened_at), read]


def _guard(identity: str, version: int | None, book: Player | House | Table | None) -> Part:
    if book is None:
        return "UPDATE books SET version = version + 1 WHERE id = $1 AND version = $2", [identity, version]
    if isinstance(book, Table):
        return _table_guard(identity, version, book)
    current = book.current if isinstance(book, Player) else None
    values = [wire.encode(book), book.entries, book.head, None if current is None else current.play]
    if version is None:
        sql = "INSERT INTO books (id, version, text, entries, head, play) VALUES ($1, 1, $2, $3, $4, $5)"
        return sql, [identity, *values]
    sql = (
        "UPDATE books SET version = version + 1, text = $3, entries = $4, head = $5, play = $6 "
        "WHERE id = $1 AND version = $2"
    )
    return sql, [identity, version, *values]


def _table_guard(identity: str, version: int | None, book: Table) -> Part:
    """The same, with the time when its clock runs out, and where it is listed while it is open."""
    due = None if book.due_at is None else microseconds(book.due_at)
    values = [wire.encode(book), book.entries, book.head, book.game, due, _listed(book)]
    if version is None:
        sql = (
            "INSERT INTO books (id, version, text, entries, head, play, due_us, open_table) "
            "VALUES ($1, 1, $2, $3, $4, $5, $6, $7)"
        )
        return sql, [identity, *values]
    sql = (
        "UPDATE books SET version = version + 1, text = $3, entries = $4, head = $5, play = $6, due_us = $7, "
        "open_table = $8 WHERE id = $1 AND version = $2"
    )
    return sql, [identity, version, *values]


def _listed(table: Table) -> int | None:
    """The house's own come first, those that are full last."""
    if table.phase is Phase.CLOSED:
        return None
    if table.opened_by == OF_THE_HOUSE:
        return 0
    return 1 if len(table.seated) < table.terms.boxes else 2


def opened_by(player: str) -> str:
    """What the text of a table has in it that they have opened; a name that anybody chose has no bare quotes."""
    return f'%"opened_by":"{player}"%'


def if_unchanged(guard: Part, head: str, house_head: str) -> Part:
    """The guard, if the journals of book and house end as remembered: a version is a number, a hash is content."""
    statement, arguments = guard
    number = len(arguments)
    unchanged = f" AND head = ${number + 1} AND (SELECT head FROM books WHERE id = '{HOUSE}') = ${number + 2}"  # noqa: S608
    return statement + unchanged, [*arguments, head, house_head]


def _moved(play: Kept, added: str) -> Part:
    """Only what changes: at the start nearly everything, with a move the text, at the end the time of it."""
    changes: dict[str, object] = {"sequence": play.sequence}
    if _begins(play, added):
        changes |= {
            "client_seed": play.client_seed,
            "rules": play.rules,
            "law": play.law,
            "stake": play.stake.centimes,
            "started_us": _microseconds(play.started_at),
            "expires_us": None if play.expires_at is None else microseconds(play.expires_at),
        }
    if play.ended_at is not None:
        changes["ended_us"] = _microseconds(play.ended_at)
    columns = ", ".join(f"{name} = ${number}" for number, name in enumerate(changes, start=3))
    sql = f"UPDATE plays SET text = text || $2, {columns} WHERE id = $1 {{guard}}"  # noqa: S608  # our own words only
    return sql, [play.id, added, *changes.values()]


def _begins(play: Kept, added: str) -> bool:
    return added == play.text


def _microseconds(at: datetime | None) -> int:
    assert at is not None
    return microseconds(at)


def microseconds(at: datetime) -> int:
    return (at - _EPOCH) // _MICROSECOND


def instant(microseconds_since: int | None) -> datetime | None:
    return None if microseconds_since is None else since_epoch(microseconds_since)


def since_epoch(microseconds_since: int) -> datetime:
    return _EPOCH + timedelta(microseconds=microseconds_since)


def kept(row: Row) -> Kept:
    return Kept(
        id=row[0],
        player=row[1],
        server_seed=row[2],
        commitment=row[3],
        client_seed=row[4],
        rules=row[5],
        law=row[6],
        stake=Money(row[7]),
        started_at=instant(row[8]),
        expires_at=instant(row[9]),
        ended_at=instant(row[10]),
        sequence=row[11],
        text=row[12],
    )


def table(row: Row) -> tuple[Table, Kept | None]:
    return wire.decode(row[0], Table), None if row[1] is None else kept(row[1:])


def line(row: Row) -> Line:
    return Line(*row)


def person(row: Row) -> Person:
    return Person(player=row[0], login=row[1], name=row[2], birth=date.fromisoformat(row[3]), password=row[4])


def session_values(session: Session) -> list[object]:
    started, expires = microseconds(session.started_at), microseconds(session.expires_at)
    return [session.token_hash, session.player, started, expires, session.result_before.centimes]


def session(row: Row) -> Session:
    return Session(
        token_hash=row[0],
        player=row[1],
        started_at=since_epoch(row[2]),
        expires_at=since_epoch(row[3]),
        result_before=Money(row[4]),
    )


def seal(row: Row) -> tuple[Seal, str]:
    return wire.decode(row[0], Seal), row[1]
