"""What passes between the server and the console about the staff: sessions, roles, credentials."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.office.staff import Role
from ventuno.server.accounts.wire import Password
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Body, QrCode, Wire

StaffName = Annotated[str, Meta(min_length=1, max_length=32)]
Code = Annotated[str, Meta(min_length=1, max_length=16, examples=["123456"])]
PowerName = Literal["read_players", "read_house", "write_messages", "reset_access", "protect", "act"]


class ConsoleLogInBody(Body, frozen=True):
    name: StaffName
    password: Password
    code: Code  # of the second factor


class ConsoleMe(Wire, frozen=True):
    now: datetime
    name: str
    role: Role
    powers: list[PowerName]
    csrf: str  # to be sent with every change, as X-CSRF-Token
    started_at: datetime
    expires_at: datetime  # if nothing is asked for until then


class LoggedOut(Wire, frozen=True):
    now: datetime


class StaffMember(Wire, frozen=True):
    name: str
    role: Role
    since: datetime


class StaffList(Wire, frozen=True):
    staff: list[StaffMember]


class AppointStaffBody(Body, frozen=True):
    name: StaffName
    role: Role
    password: Password
    reason: WhyText


class ChangeStaffRoleBody(Body, frozen=True):
    role: Role
    reason: WhyText


class RenewStaffBody(Body, frozen=True):
    password: Password
    reason: WhyText


class NewCredentials(Wire, frozen=True):
    """The secret of somebody's second factor: shown this once, and never again."""

    name: str
    role: Role
    secret: str  # as people type it into their app
    address: str  # as apps read it
    qr: QrCode  # of the address
