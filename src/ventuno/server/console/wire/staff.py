"""What passes between the server and the console about the staff: sessions, roles, credentials."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.office.staff import Role
from ventuno.server.accounts.wire import AddPasskeyBody, CodeAppOffer, PasskeyAsked, PasskeyBody, Password
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Body, Wire

StaffName = Annotated[str, Meta(min_length=1, max_length=32)]
Code = Annotated[str, Meta(min_length=1, max_length=16, examples=["123456"])]
PowerName = Literal[  # see `Power`
    "read_players",
    "list_players",
    "read_house",
    "read_access",
    "write_messages",
    "reset_access",
    "protect",
    "block",
    "identify",
    "erase",
    "adjust",
    "decide_disputes",
    "rates",
    "terms",
    "games",
    "tables",
    "checks",
    "staff",
]


class ConsoleLogInBody(Body, frozen=True):
    """With a second factor: the code of an app, or a passkey."""

    name: StaffName
    password: Password
    code: Code | None = None
    passkey: PasskeyBody | None = None


class SecondFactorBody(Body, frozen=True):
    code: Code | None = None
    passkey: PasskeyBody | None = None


class Fresh(Wire, frozen=True):
    until: datetime  # until then no other code is needed


class ChangeStaffPasswordBody(Body, frozen=True):
    current: Password
    new: Password


class StaffPasskeyShown(Wire, frozen=True):
    name: str
    added_at: datetime
    used_at: datetime | None


class OwnStaffFactors(Wire, frozen=True):
    app: bool
    passkeys: list[StaffPasskeyShown]
    passkeys_at: str | None  # where passkeys are good; none: nobody has said how the house is reached


class ConsoleMe(Wire, frozen=True):
    now: datetime
    name: str
    role: Role
    powers: list[PowerName]
    csrf: str  # to be sent with every change, as X-CSRF-Token
    started_at: datetime
    expires_at: datetime  # if nothing is asked for until then
    fresh_until: datetime  # until then no other code of the second factor is needed


class LoggedOut(Wire, frozen=True):
    now: datetime


class StaffMember(Wire, frozen=True):
    name: str
    role: Role
    since: datetime


class StaffList(Wire, frozen=True):
    staff: list[StaffMember]
    proposal: int | None = None  # requirement 42: nothing was changed yet, but proposed under this number


class AppointStaffBody(Body, frozen=True):
    name: StaffName
    role: Role
    reason: WhyText


class ChangeStaffRoleBody(Body, frozen=True):
    role: Role
    reason: WhyText


class StaffLink(Wire, frozen=True):
    """For the person alone: shown this once, and never again."""

    name: str
    role: Role
    token: str  # of the page `console/enrol`, behind the #
    expires_at: datetime
    needs_code: bool  # the one who has proposed it has a code that belongs to it


class StaffInvited(Wire, frozen=True):
    """A link, or a proposal that somebody else has to approve, with the code for the person."""

    link: StaffLink | None
    proposal: int | None
    code: str | None


EnrolmentToken = Annotated[str, Meta(min_length=1, max_length=64)]


class LookAtEnrolmentBody(Body, frozen=True):
    token: EnrolmentToken


class EnrolmentOffered(Wire, frozen=True):
    """Whose link it is, and what can be chosen. The secret of the app counts once a code of it has come back."""

    name: str
    role: Role
    needs_code: bool
    app: CodeAppOffer
    passkey: PasskeyAsked | None


class FirstCodeBody(Body, frozen=True):
    """The first code of an app, and the token of its offer."""

    token: EnrolmentToken
    code: Code


class EnrolBody(Body, frozen=True):
    """A password, and an app, a passkey or both."""

    token: EnrolmentToken
    password: Password
    code: Annotated[str, Meta(max_length=40)] = ""
    app: FirstCodeBody | None = None
    passkey: AddPasskeyBody | None = None


class Enrolled(Wire, frozen=True):
    name: str
    role: Role
