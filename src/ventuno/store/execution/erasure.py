"""Requirement 45: what is deleted of a person, together with the journal's line that says so. And who may be next.

Nothing of the journal is touched: its lines name nobody. `tests/store/test_erasure.py` lists every table that knows a
player, and says of each whether its rows go or stay.
"""

from typing import Final

from ventuno.house.accounts.events import AccountClosed, ErasureAsked, PersonErased
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.store.dialects import Part
from ventuno.store.times import microseconds

KINDS: Final = {"account_closed", "erasure_asked", "person_erased"}

# The rows of these tables go, in this order: `people` is last, because others refer to it.
OF_PERSON: Final = (
    *("words", "sessions", "recovery_codes", "reset_links", "log_ins", "held"),
    *("code_apps", "passkeys", "ceremonies", "writings", "emails", "outbox", "closings"),
    "people",
)

ADD_CLOSING = "INSERT INTO closings (player, closed_us) SELECT $1, $2 WHERE true {guard}"

KEEP_ASKED = "UPDATE closings SET asked_us = $2 WHERE player = $1 {guard}"

# Before `people`: the key of an opening begins with the login.
DROP_OPENING = """
    DELETE FROM answers WHERE book = '' AND EXISTS (
        SELECT 1 FROM people p WHERE p.player = $1 AND p.login || ' ' = substr(answers.key, 1, length(p.login) + 1)
    ) {guard}
"""

DROP_ANSWERS = "DELETE FROM answers WHERE book = $1 AND key <> $2 {guard}"

BLANK_QUESTIONS = "UPDATE questions SET subject = '' WHERE player = $1 {guard}"


def of_line(player: str, line: Line, key: str) -> list[Part]:
    """`key` is that of the request: its own answer stays."""
    entry = codec.decode(line.text, Entry)
    at_us = microseconds(entry.at)
    match entry.what:
        case AccountClosed():
            return [(ADD_CLOSING, [player, at_us])]
        case ErasureAsked():
            return [(KEEP_ASKED, [player, at_us])]
        case PersonErased():
            rows: list[Part] = [(f"DELETE FROM {table} WHERE player = $1 {{guard}}", [player]) for table in OF_PERSON]
            return [
                (DROP_OPENING, [player]),
                (DROP_ANSWERS, [player, key]),
                (BLANK_QUESTIONS, [player]),
                *rows,
            ]
        case _:
            raise AssertionError(entry.what)
