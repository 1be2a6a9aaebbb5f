"""Who works for the house, and what each may do.

Who they are and which role they have is in the house's journal. So the right to do something is judged in the same
transaction as the thing itself. Passwords and second factors are not in the journal but in a table of their own.
"""

import re
from collections.abc import Mapping
from datetime import datetime
from enum import Enum, StrEnum, auto

import msgspec

from ventuno.house.refusals import BAD_STAFF_NAME, NOT_YOUR_OFFICE
from ventuno.rules.refusals import Refused

CONSOLE = "console"  # anybody who can open the database, on the command line
PROTECTION = "house:protection"  # the server itself, for the daily look: it may open and extend cases, nothing else
RETENTION = "house:retention"  # the server itself: it may erase people whose time is over, nothing else
ROUND = "house:round"  # the server itself, for the daily check: it may record the check and raise alerts, nothing else
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{1,31}", re.ASCII)


class Power(Enum):
    READ_PLAYERS = auto()
    READ_HOUSE = auto()  # payout, reports, audits, staff
    WRITE_MESSAGES = auto()
    RESET_ACCESS = auto()  # let a player in whose identity was checked
    PROTECT = auto()  # trained staff: cases of player protection, and measures
    ACT = auto()  # on money, players, rules, laws, tables, staff


class Role(StrEnum):
    SUPPORT = "support"
    OPERATOR = "operator"
    AUDITOR = "auditor"

    @property
    def powers(self) -> frozenset[Power]:
        return _POWERS[self]


_POWERS = {
    Role.SUPPORT: frozenset({Power.READ_PLAYERS, Power.WRITE_MESSAGES, Power.RESET_ACCESS}),
    Role.OPERATOR: frozenset(Power),
    Role.AUDITOR: frozenset({Power.READ_PLAYERS, Power.READ_HOUSE}),
}


class Member(msgspec.Struct, frozen=True):
    role: Role
    since: datetime


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody of the staff proves who they are. Kept apart from the journal."""

    name: str
    password: str  # argon2id's own notation
    secret: str  # of the second factor, in hexadecimal
    used_step: int = 0  # the step of the last code that was used

    def __repr__(self) -> str:
        """Without secrets: what is printed is read by people."""
        return f"Credentials({self.name!r})"


def may_be_called(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise Refused(BAD_STAFF_NAME())


def is_staff(actor: str | None) -> bool:
    """Whether the actor is written as one of the staff: `operator:anna`, `console:anna`."""
    office, _, name = (actor or "").partition(":")
    return bool(name) and office in {CONSOLE, *Role}


def authorise(staff: Mapping[str, Member], actor: str, power: Power) -> None:
    """Refused if the actor does not work here now, or not in that role, or if the role does not have the power."""
    office, _, name = actor.partition(":")
    if office == CONSOLE:
        return
    member = staff.get(name)
    if member is None or member.role != office or power not in member.role.powers:
        raise Refused(NOT_YOUR_OFFICE(role=office))
