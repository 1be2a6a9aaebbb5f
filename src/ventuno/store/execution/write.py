"""Write the changes of a command: all of them, or nothing.

The changes become a list of parts. The first part is the guard: it changes the book, if the book still has the version
that the command was decided on. The other parts happen only if the guard did. `store/dialects.py` says how each
database makes sure of that.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache

from ventuno.house.accounts.events import (
    Deposited,
    DisputeDecided,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
    Withdrawn,
)
from ventuno.house.accounts.people import CorrectedPerson, Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.contact import questions, stored_words
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.office.events import GuestAnswered
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.house.protection.cases import CaseState
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, MeasureTaken
from ventuno.house.tables.state import Table
from ventuno.store.commands import Changes, Command
from ventuno.store.dialects import Part
from ventuno.store.execution import access, erasure, factors, notices
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import FAR_FUTURE, microseconds, microseconds_or_none

_READER_KINDS = {"opened", "messages_read"}  # entries that change the register of readers

_CHECKS = {"identity_check_begun", "identity_checked"}  # likewise of accounts that are held

_QUESTIONS = {"question_asked", "question_continued", "question_answered", "dispute_decided"}  # likewise of questions

_CASES = {"case_opened", "case_extended", "case_taken", "measure_taken", "case_closed"}  # likewise of cases

_PAYMENTS = {"deposited", "withdrawn"}  # likewise of payments

# ----- guards

RAISE_VERSION = "UPDATE books SET version = version + 1 WHERE id = $1 AND version = $2"

ADD_BOOK = "INSERT INTO books (id, version, text, entries, head, play) VALUES ($1, 1, $2, $3, $4, $5)"

CHANGE_BOOK = """
    UPDATE books SET version = version + 1, text = $3, entries = $4, head = $5, play = $6
    WHERE id = $1 AND version = $2
"""

ADD_TABLE = """
    INSERT INTO books (id, version, text, entries, head, play, due_us, open_table)
    VALUES ($1, 1, $2, $3, $4, $5, $6, $7)
"""

CHANGE_TABLE = """
    UPDATE books
    SET version = version + 1, text = $3, entries = $4, head = $5, play = $6, due_us = $7, open_table = $8
    WHERE id = $1 AND version = $2
"""

# ----- what is written together with the book

ADD_LINE = """
    INSERT INTO entries (book, number, kind, play, hash, text) SELECT $1, $2, $3, $4, $5, $6 WHERE true {guard}
"""

OFFER_PLAY = """
    INSERT INTO plays (id, player, number, server_seed, commitment, client_seed, rules, law, stake, sequence, text)
    SELECT $1, $2, $3, $4, $5, '', '', '', 0, 0, '' WHERE true {guard}
"""

ADD_BETTOR = "INSERT INTO bettors (play, player, box, dealt_us) SELECT $1, $2, $3, $4 WHERE true {guard}"

KEEP_READER = """
    INSERT INTO readers (player, opened_us, read_us) SELECT $1, $2, $3 WHERE true {guard}
    ON CONFLICT (player) DO UPDATE SET read_us = excluded.read_us
"""

ADD_QUESTION = """
    INSERT INTO questions (player, number, dispute, subject, about, state, asked_us, changed_us)
    SELECT $1, $2, $3, $4, $5, $6, $7, $7 WHERE true {guard}
"""

ADD_WRITING = "INSERT INTO writings (player, entry, salt, text) SELECT $1, $2, $3, $4 WHERE true {guard}"

ADD_PAYMENT = "INSERT INTO payments (reference, book, entry) SELECT $1, $2, $3 WHERE true {guard}"

CHANGE_QUESTION = "UPDATE questions SET state = $3, changed_us = $4 WHERE player = $1 AND number = $2 {guard}"

ADD_CASE = """
    INSERT INTO cases (player, number, state, signs, opened_us, changed_us)
    SELECT $1, $2, $3, $4, $5, $5 WHERE true {guard}
"""

EXTEND_CASE = "UPDATE cases SET signs = $3, changed_us = $4 WHERE player = $1 AND number = $2 {guard}"

TAKE_CASE = "UPDATE cases SET state = $3, handler = $4, changed_us = $5 WHERE player = $1 AND number = $2 {guard}"

CLOSE_CASE = "UPDATE cases SET state = $3, judgement = $4, changed_us = $5 WHERE player = $1 AND number = $2 {guard}"

ADD_PROPOSAL_WORDS = """
    INSERT INTO proposal_words (entry, salt, text, until_us) SELECT $1, $2, $3, $4 WHERE true {guard}
"""

ANSWER_GUEST = "UPDATE guest_questions SET entry = $2, answered_us = $3 WHERE id = $1 {guard}"

HOLD_ACCOUNT = """
    INSERT INTO held (player, since_us) SELECT $1, $2 WHERE true {guard}
    ON CONFLICT (player) DO NOTHING
"""

RELEASE_ACCOUNT = "DELETE FROM held WHERE player = $1 {guard}"

ADD_PERSON = """
    INSERT INTO people (player, login, identity, name, birth, password, canton, salt)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE true {guard}
"""

ADD_WORD = "INSERT INTO words (word, player) SELECT $1, $2 WHERE true {guard}"

CORRECT_PERSON = "UPDATE people SET name = $2, canton = $3, salt = $4 WHERE player = $1 {guard}"

MOVE_PERSON = """
    UPDATE people SET name = $2, canton = $3, salt = $4, birth = $5, identity = $6 WHERE player = $1 {guard}
"""

KEEP_WORD = """
    INSERT INTO words (word, player) SELECT $1, $2 WHERE true {guard}
    ON CONFLICT (word, player) DO NOTHING
"""

KEEP_ANSWER = "INSERT INTO answers (book, key, request, answer, at_us) SELECT $1, $2, $3, $4, $5 WHERE true {guard}"


def parts(command: Command, version: int | None, changes: Changes, at: datetime, keys: KeyRing) -> list[Part]:
    """Everything that is written for the command, except what belongs to its second book."""
    book, moved, offered = changes.book, changes.moved, changes.offered
    name = book.id if isinstance(book, Player) else command.book
    made = [_guard(name, version, book)]
    if changes.lines:  # most moves have none
        made += _lines(name, changes.lines)
        if isinstance(book, Player):
            made += _registers(book, changes, command.key)
        made += [(ADD_WRITING, [each.player, each.entry, each.salt, each.text]) for each in changes.writings]
        made += notices.of_lines(name, changes.lines, microseconds(at))
        made += [_answered_guest(line) for line in changes.lines if line.kind == "guest_answered"]
    if changes.email is not None:
        made += notices.of_email(changes.email, microseconds(at), keys)
    if offered is not None:
        made.append(_offer(offered))
    if moved is not None:
        made.append(_move(moved, changes.added))
        if isinstance(book, Table) and _begins(moved, changes.added):
            made += _bettors(book, moved)
    if changes.person is not None:
        made += _person(changes.person)
        if changes.held:
            made.append((HOLD_ACCOUNT, [changes.person.player, microseconds(at)]))
    if changes.corrected is not None:
        made += _correction(changes.corrected)
    if changes.password is not None:
        made += access.of_password(changes.password)
    if changes.access:
        made += access.of_recovery(changes.access)
    if changes.factor is not None:
        made += factors.of_factor(changes.factor, keys)
    if changes.request is not None:
        answered_us = FAR_FUTURE if changes.lasting else microseconds(at)
        made.append((KEEP_ANSWER, [command.book, command.key, changes.request, changes.answer, answered_us]))
    return made


def table_parts(version: int | None, changes: Changes) -> list[Part]:
    """Everything that is written to the second book, the table's. It has a guard of its own."""
    assert changes.table is not None
    return [_guard(changes.table.id, version, changes.table), *_lines(changes.table.id, changes.table_lines)]


def house_parts(version: int | None, changes: Changes) -> list[Part]:
    """Everything that is written to the house's book where it is the second one. It has a guard of its own."""
    assert changes.house is not None
    made = [_guard(HOUSE, version, changes.house), *_lines(HOUSE, changes.house_lines)]
    if changes.words is not None:
        said = changes.words
        made.append((ADD_PROPOSAL_WORDS, [said.entry, said.salt, said.text, microseconds(said.until)]))
    return made


def if_unchanged(guard: Part, head: str, house_head: str) -> Part:
    """The guard with a second condition: the journals of the book and of the house still end with these hashes.

    It is for books that were remembered and not loaded. A version is only a number; a hash stands for the content.
    """
    sql, arguments = guard
    number = len(arguments)
    unchanged = f" AND head = ${number + 1} AND (SELECT head FROM books WHERE id = '{HOUSE}') = ${number + 2}"
    return sql + unchanged, [*arguments, head, house_head]


def _guard(name: str, version: int | None, book: Player | HouseState | Table | None) -> Part:
    if book is None:
        return RAISE_VERSION, [name, version]
    if isinstance(book, Table):
        add, change = ADD_TABLE, CHANGE_TABLE
        due_us = microseconds_or_none(book.due_at)
        values = [codec.encode(book), book.entries, book.head, book.game, due_us, book.listed]
    else:
        add, change = ADD_BOOK, CHANGE_BOOK
        current = book.current if isinstance(book, Player) else None
        values = [codec.encode(book), book.entries, book.head, None if current is None else current.play]
    return (add, [name, *values]) if version is None else (change, [name, version, *values])


def _lines(book: str, lines: Sequence[Line]) -> list[Part]:
    return [(ADD_LINE, [book, line.number, line.kind, line.play, line.hash, line.text]) for line in lines]


def _registers(player: Player, changes: Changes, key: str) -> list[Part]:
    """What the new lines of a player's journal change in the registers beside it."""
    made: list[Part] = []
    if any(line.kind in _READER_KINDS for line in changes.lines):
        made.append(_reader(player))
    made += [_payment(player.id, line) for line in changes.lines if line.kind in _PAYMENTS]
    said = {each.entry: each.text for each in changes.writings}
    made += [_question(player.id, line, said) for line in changes.lines if line.kind in _QUESTIONS]
    made += [_case(player, line) for line in changes.lines if line.kind in _CASES]
    checks = [line for line in changes.lines if line.kind in _CHECKS]
    if checks:
        made.append(_check(player.id, checks[-1]))  # PostgreSQL does parts of one statement in any order
    for line in changes.lines:
        if line.kind in erasure.KINDS:
            made += erasure.of_line(player.id, line, key)
    return made


def _reader(player: Player) -> Part:
    read_us = 0 if player.read_until is None else microseconds(player.read_until)
    return KEEP_READER, [player.id, microseconds(player.opened_at), read_us]


def _payment(player: str, line: Line) -> Part:
    """A payment happens once, also if the answer to its key is gone: its reference is kept once, for ever."""
    what = codec.decode(line.text, Entry).what
    assert isinstance(what, Deposited | Withdrawn)
    return ADD_PAYMENT, [what.reference, player, line.number]


def _question(player: str, line: Line, said: Mapping[int, str]) -> Part:
    """Requirement 47: where a question stands after this line."""
    entry = stored_words.joined(codec.decode(line.text, Entry), said)
    at_us, state = microseconds(entry.at), questions.state_after(entry.what)
    match entry.what:
        case QuestionAsked(number=number, dispute=dispute, subject=subject, about=about):
            return ADD_QUESTION, [player, number, int(dispute), subject, about, state.value, at_us]
        case QuestionContinued(number=number) | QuestionAnswered(number=number) | DisputeDecided(number=number):
            return CHANGE_QUESTION, [player, number, state.value, at_us]
        case _:
            raise AssertionError(entry.what)


def _case(player: Player, line: Line) -> Part:
    """Requirement 46: where a case stands after this line."""
    entry = codec.decode(line.text, Entry)
    what, at_us = entry.what, microseconds(entry.at)
    match what:
        case CaseOpened():
            signs = " ".join(sorted(each.sign for each in what.findings))
            return ADD_CASE, [player.id, what.number, CaseState.OPEN.value, signs, at_us]
        case CaseExtended():
            assert player.case is not None
            return EXTEND_CASE, [player.id, what.number, " ".join(sorted(player.case.signs)), at_us]
        case CaseTaken() | MeasureTaken():
            return TAKE_CASE, [player.id, what.number, CaseState.TAKEN.value, entry.actor, at_us]
        case CaseClosed():
            return CLOSE_CASE, [player.id, what.number, CaseState.CLOSED.value, what.judgement.value, at_us]
        case _:
            raise AssertionError(what)


def _check(player: str, line: Line) -> Part:
    """Requirement 22: the register of the accounts that are held until somebody decides."""
    if line.kind == "identity_check_begun":
        return HOLD_ACCOUNT, [player, microseconds(codec.decode(line.text, Entry).at)]
    return RELEASE_ACCOUNT, [player]


def _answered_guest(line: Line) -> Part:
    """Requirement 47: the question of a guest, and the entry that says how it was answered."""
    entry = codec.decode(line.text, Entry)
    assert isinstance(entry.what, GuestAnswered)
    return ANSWER_GUEST, [entry.what.question, line.number, microseconds(entry.at)]


def _offer(play: PlayRecord) -> Part:
    number = int(play.id.rpartition("-")[2])
    assert isinstance(play.seed_reference, str)  # the seed itself is stored when the play is over
    return OFFER_PLAY, [play.id, play.owner, number, play.seed_reference, play.commitment]


def _move(play: PlayRecord, added: str) -> Part:
    """Only the columns that change: at the start nearly all, with a move the text, at the end also the time."""
    columns: dict[str, object] = {"sequence": play.sequence}
    if _begins(play, added):
        columns |= {
            "client_seed": play.client_seed,
            "rules": play.rules,
            "law": play.law,
            "stake": play.stake.centimes,
            "started_us": _started_us(play),
            "expires_us": microseconds_or_none(play.expires_at),
        }
    if play.ended_at is not None:
        columns["ended_us"] = microseconds(play.ended_at)
        columns["server_seed"] = play.server_seed  # public from now on
    return _change_play(tuple(columns)), [play.id, added, *columns.values()]


@cache
def _change_play(columns: tuple[str, ...]) -> str:
    assignments = ", ".join(f"{name} = ${number}" for number, name in enumerate(columns, start=3))
    return f"UPDATE plays SET text = text || $2, {assignments} WHERE id = $1 {{guard}}"


def _begins(play: PlayRecord, added: str) -> bool:
    return bool(added) and added == play.text


def _bettors(table: Table, game: PlayRecord) -> list[Part]:
    """Everybody who has a bet in a game that is being dealt."""
    dealt_us = _started_us(game)
    return [(ADD_BETTOR, [game.id, seat.player, seat.box, dealt_us]) for seat in table.seated if seat.bet is not None]


def _started_us(play: PlayRecord) -> int:
    assert play.started_at is not None
    return microseconds(play.started_at)


def _person(person: Person) -> list[Part]:
    values: list[object] = [person.player, person.login, person.place, person.name, person.birth.isoformat()]
    values += [person.password, person.canton, person.salt]
    words: list[Part] = [(ADD_WORD, [word, person.player]) for word in person.words]
    return [(ADD_PERSON, values), *words]


def _correction(corrected: CorrectedPerson) -> list[Part]:
    """Words that stay are left alone: PostgreSQL does parts of one statement in any order."""
    person = corrected.person
    values: list[object] = [person.player, person.name, person.canton, person.salt]
    places = ", ".join(f"${number}" for number in range(2, len(person.words) + 2))
    drop = f"DELETE FROM words WHERE player = $1 AND word NOT IN ({places}) {{guard}}"
    words: list[Part] = [(KEEP_WORD, [word, person.player]) for word in person.words]
    move: Part = (MOVE_PERSON, [*values, person.birth.isoformat(), person.place])
    return [move if corrected.moved else (CORRECT_PERSON, values), (drop, [person.player, *person.words]), *words]
