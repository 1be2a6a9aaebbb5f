"""Notices by e-mail: rows of the outbox, written together with the journal's line, and changes of an address."""

from collections.abc import Sequence

from ventuno.house.accounts.events import NoticeKind
from ventuno.house.contact import emails
from ventuno.house.contact.emails import ConfirmedEmail, EmailChange, NewEmail, NoEmail, WantedNotices
from ventuno.house.journal import Line
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.store import kept_secrets
from ventuno.store.dialects import Part
from ventuno.store.keys.ring import KeyRing

_COLUMNS = {kind: kind.value for kind in NoticeKind}

# A closed account gets no announcements. Answers to its questions it gets.
ANNOUNCE = """
    INSERT INTO outbox (id, player, address, kind, at_us)
    SELECT CAST($1 AS TEXT) || e.player, e.player, e.address, $2, $3 FROM emails e
    WHERE e.announcements = 1 AND e.address IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM closings c WHERE c.player = e.player) {guard}
"""

ADD_CODE_MAIL = """
    INSERT INTO outbox (id, player, address, kind, code, at_us) SELECT $1, $2, $3, $4, $5, $6 WHERE true {guard}
"""

KEEP_PENDING = """
    INSERT INTO emails (player, pending, code_hash, made, answers, announcements, security)
    SELECT $1, $2, $3, $4, 1, 1, 1 WHERE true {guard}
    ON CONFLICT (player) DO UPDATE
    SET pending = excluded.pending, code_hash = excluded.code_hash, made = excluded.made
"""

CONFIRM = """
    UPDATE emails SET address = pending, pending = NULL, code_hash = NULL, made = NULL
    WHERE player = $1 AND pending IS NOT NULL {guard}
"""

CHOOSE = "UPDATE emails SET answers = $2, announcements = $3, security = $4 WHERE player = $1 {guard}"

DROP_EMAIL = "DELETE FROM emails WHERE player = $1 {guard}"


def of_lines(book: str, lines: Sequence[Line], at_us: int) -> list[Part]:
    """Before any change of the address in the same command: the old one is told of it."""
    return [_row(book, line, at_us) for line in lines if line.kind in emails.KINDS]


def of_email(change: EmailChange, at_us: int, keys: KeyRing) -> list[Part]:
    player = change.player
    match change:
        case NewEmail():
            name = f"{player}-{change.made}-code"
            code = kept_secrets.kept(keys, kept_secrets.EMAIL_CODE, change.code.encode(), owner=name)
            return [
                (KEEP_PENDING, [player, change.address, change.code_hash, change.made]),
                (ADD_CODE_MAIL, [name, player, change.address, emails.GIVEN, code, at_us]),
            ]
        case ConfirmedEmail():
            return [(CONFIRM, [player])]
        case WantedNotices():
            return [(CHOOSE, [player, *(int(kind in change.notices) for kind in NoticeKind)])]
        case NoEmail():
            return [(DROP_EMAIL, [player])]


def _row(book: str, line: Line, at_us: int) -> Part:
    if book == HOUSE:
        return ANNOUNCE, [f"{HOUSE}-{line.number}-", line.kind, at_us]
    return _tell(_COLUMNS[emails.KINDS[line.kind]]), [f"{book}-{line.number}", book, line.kind, at_us]


def _tell(column: str) -> str:
    return f"""
        INSERT INTO outbox (id, player, address, kind, at_us)
        SELECT $1, e.player, e.address, $3, $4 FROM emails e
        WHERE e.player = $2 AND e.address IS NOT NULL AND e.{column} = 1 {{guard}}
    """
