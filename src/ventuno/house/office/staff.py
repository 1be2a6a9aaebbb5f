"""Who works for the house, and what each may do.

Who they are and which role they have is in the house's journal. So the right to do something is judged in the same
transaction as the thing itself. Passwords and second factors are not in the journal but in a table of their own.
"""

import hashlib
import re
from collections.abc import Mapping
from datetime import datetime
from enum import Enum, StrEnum, auto

import msgspec

from ventuno.house.refusals import BAD_STAFF_NAME, NOT_YOUR_OFFICE
from ventuno.rules.refusals import Refused

CONSOLE = "console"  # anybody who can open the database, on the command line
SETTINGS = "house:settings"  # the server itself, when it starts: it may record whether four eyes are needed
PROTECTION = "house:protection"  # the server itself, for the daily look: it may open and extend cases, nothing else
RETENTION = "house:retention"  # the server itself: it may erase people whose time is over, nothing else
ROUND = "house:round"  # the server itself, for the daily check: it may record the check and raise alerts, nothing else
PUBLIC_LOG = (
    "house:log"  # the server itself: it may raise an alert about the public log and close all games, nothing else
)
_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{1,31}", re.ASCII)


class Power(Enum):
    """One power for each thing that can be done. docs/console.md has the table of roles and powers."""

    READ_PLAYERS = auto()  # somebody who was found: the file, what was played, questions
    LIST_PLAYERS = auto()  # page through everybody
    READ_HOUSE = auto()  # payout, reports, audits, staff
    READ_ACCESS = auto()  # who has read personal data
    WRITE_MESSAGES = auto()
    RESET_ACCESS = auto()  # let a player in whose identity was checked
    PROTECT = auto()  # trained staff: cases of player protection, and measures
    BLOCK = auto()  # block and exclude players, and let them play again
    IDENTIFY = auto()  # decide whose account it is
    ERASE = auto()  # personal data whose time is over
    ADJUST = auto()  # correct what an account holds
    DECIDE_DISPUTES = auto()  # and pay with the decision
    RATES = auto()
    TERMS = auto()  # rules, laws, documents, and drafts of them
    GAMES = auto()  # close and reopen games
    TABLES = auto()  # void a game at a table
    CHECKS = auto()  # ask for daily checks, answer their alerts
    STAFF = auto()  # appoint, change, renew, dismiss


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
    Role.AUDITOR: frozenset({Power.READ_PLAYERS, Power.LIST_PLAYERS, Power.READ_HOUSE, Power.READ_ACCESS}),
}


class Member(msgspec.Struct, frozen=True):
    role: Role
    since: datetime


class EnrolmentLink(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever has it chooses a password and a second factor for that name, once. Only hashes are kept."""

    name: str
    token_hash: str
    code_hash: str  # of a code that only the proposer has; empty: none is needed
    made: int  # the entry of the house's journal that says so
    expires_at: datetime


class StaffPasskey(msgspec.Struct, frozen=True, kw_only=True):
    credential: str  # the authenticator's name for it, in base64url
    name: str
    public_key: bytes
    sign_count: int  # as the authenticator counts; 0: it does not count
    label: str  # as its owner calls it
    added_at: datetime
    used_at: datetime | None = None


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody of the staff proves who they are. Kept apart from the journal."""

    name: str
    password: str  # argon2id's own notation
    secret: str  # of the app, in hexadecimal; without an app it only tells these credentials from others
    used_step: int = 0  # the step of the last code that was used
    app: bool = True  # whether codes of an app are taken
    stored: str = ""  # the secret as it is stored: it tells these credentials from newer ones

    @property
    def hash(self) -> str:
        """What the journal has of them. The secret is random, and the password is a slow hash: neither can be tried."""
        said = ["ventuno credentials", self.name, self.password, self.secret, str(int(self.app))]
        return hashlib.sha256("\n".join(said).encode()).hexdigest()

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


def person_of(actor: str) -> str:
    """Who it is, whatever the role: the same name at the console and at the terminal is the same person."""
    return actor.partition(":")[2]


def authorise(staff: Mapping[str, Member], actor: str, power: Power) -> None:
    """Refused if the actor does not work here now, or not in that role, or if the role does not have the power."""
    office, _, name = actor.partition(":")
    if office == CONSOLE:
        return
    member = staff.get(name)
    if member is None or member.role != office or power not in member.role.powers:
        raise Refused(NOT_YOUR_OFFICE(role=office))
