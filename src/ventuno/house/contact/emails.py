"""Notices by e-mail: which lines of a journal are told, to whom, and how an address is confirmed (requirement 47).

An address is personal data, so it is kept apart from the journal. A notice says that something has happened, and never
what: whoever reads somebody else's mail learns nothing about play or money.
"""

import hashlib
import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

import msgspec

from ventuno.house.access.recovery import MISREAD
from ventuno.house.accounts.events import EmailChanged, EmailStep, NoticeKind
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Entry
from ventuno.house.refusals import BAD_EMAIL
from ventuno.rules.refusals import Refused

CODE_BYTES: Final = 5
CODE_LASTS: Final = timedelta(hours=24)
ADDRESS_CHARACTERS_MAX: Final = 254
GIVEN: Final = "email_given"  # in the outbox: the mail with the code
KINDS: Final[Mapping[str, NoticeKind]] = {
    **dict.fromkeys(("question_answered", "dispute_decided", "message_written"), NoticeKind.ANSWERS),
    **dict.fromkeys(("rules_published", "law_published", "online_terms_published"), NoticeKind.ANNOUNCEMENTS),
    "table_rules_published": NoticeKind.ANNOUNCEMENTS,
    **dict.fromkeys(("password_changed", "recovery_code_used", "reset_link_made"), NoticeKind.SECURITY),
    **dict.fromkeys(("code_app_turned_on", "code_app_turned_off", "factors_turned_off"), NoticeKind.SECURITY),
    **dict.fromkeys(("passkey_added", "passkey_removed"), NoticeKind.SECURITY),
    **dict.fromkeys(("near_limit", "email_changed"), NoticeKind.SECURITY),
}
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)


class KeptEmail(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a player's address."""

    player: str
    address: str | None  # confirmed
    pending: str | None
    code_hash: str | None
    made: int | None  # the entry about the code
    notices: tuple[NoticeKind, ...]


class NewEmail(msgspec.Struct, frozen=True, kw_only=True):
    """An address that is to be confirmed; an earlier code is void. The confirmed address stays until then."""

    player: str
    address: str
    code: str  # only in the mail, and nowhere once it is handed over
    made: int

    @property
    def code_hash(self) -> str:
        return code_hash(self.player, self.code)


class ConfirmedEmail(msgspec.Struct, frozen=True, kw_only=True):
    player: str


class WantedNotices(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    notices: tuple[NoticeKind, ...]


class NoEmail(msgspec.Struct, frozen=True, kw_only=True):
    player: str


EmailChange = NewEmail | ConfirmedEmail | WantedNotices | NoEmail


def checked(text: str) -> str:
    """Refused if it is no address."""
    address = text.strip()
    local = address.partition("@")[0]
    if len(address) > ADDRESS_CHARACTERS_MAX or len(local) > 64 or not _ADDRESS.fullmatch(address):
        raise Refused(BAD_EMAIL())
    return address


def code_hash(player: str, code: str) -> str:
    """The same however the code was typed."""
    plain = code.upper().translate(MISREAD)
    return hashlib.sha256(f"email code\n{player}\n{plain}".encode(errors="replace")).hexdigest()


def is_open(player: Player, kept: KeptEmail, code: str, at: datetime) -> bool:
    """Whether it is the newest code, was not used, and is not too old."""
    found = player.email
    newest = found is not None and found.made == kept.made and at < found.expires_at
    return newest and kept.code_hash == code_hash(player.id, code)


def fits(before: Player, entry: Entry) -> bool:
    """The audit: whether each confirmation has its code on record, given in time."""
    match entry.what:
        case EmailChanged(step=EmailStep.GIVEN, until=until):
            return entry.actor == f"player:{before.id}" and until == entry.at + CODE_LASTS
        case EmailChanged(step=EmailStep.REMOVED):
            return entry.what.until is None
        case EmailChanged(step=EmailStep.CONFIRMED):
            return entry.what.until is None and before.email is not None and entry.at < before.email.expires_at
        case _:
            return True
