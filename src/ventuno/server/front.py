"""Everything a handler needs, in one place: made when the server starts, closed when it stops."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.handlers.base import BaseRouteHandler
from litestar.params import HeaderParameter

from ventuno.desk import KEY_CHARACTERS_MAX, Desk
from ventuno.desk.drafts import Drafts
from ventuno.desk.staff import Staff
from ventuno.house.money import NOTHING, Money
from ventuno.house.player import Player
from ventuno.house.refusals import NO_ACCOUNT, NOT_FOUNDED, NOT_YOUR_OFFICE
from ventuno.house.staff import Power
from ventuno.house.terms import House
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.server import accounts, wire
from ventuno.server.backroom import Backroom
from ventuno.server.coach import Coach
from ventuno.server.console_visits import ConsoleVisits, Officer
from ventuno.server.gate import SAFE, Measures
from ventuno.server.hall import Hall
from ventuno.server.refusals import NOT_AT_CONSOLE, NOT_LOGGED_IN, UNKNOWN_LAW, WRONG_TOKEN
from ventuno.server.screens import Screens
from ventuno.server.settings import Settings
from ventuno.server.visits import Visit, Visits, neighbourhood
from ventuno.server.watch import Watch
from ventuno.store.protocol import Store

Asking = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]
Key = Annotated[
    str,
    HeaderParameter(
        name="Idempotency-Key",
        min_length=1,
        max_length=KEY_CHARACTERS_MAX,
        description="The same key with the same content gives the first answer again.",
    ),
]


@dataclass(frozen=True, slots=True)
class Front:
    settings: Settings
    store: Store
    desk: Desk
    clock: Callable[[], datetime]
    entropy: Callable[[int], bytes]
    visits: Visits
    screens: Screens
    coach: Coach
    measures: Measures
    hall: Hall
    practice_secret: bytes
    staff: Staff
    console: ConsoleVisits
    watch: Watch
    backroom: Backroom
    drafts: Drafts

    @property
    def cookie(self) -> str:
        """`__Host-`: a browser takes it over HTTPS only, for this host only."""
        return "__Host-ventuno" if self.settings.https else "ventuno"

    @property
    def console_cookie(self) -> str:
        return f"{self.cookie}-console"

    def session_cookie(self, name: str, token: str, *, seconds: int) -> Cookie:
        """For this site and no script."""
        return Cookie(
            key=name,
            value=token,
            max_age=seconds,
            path="/",
            httponly=True,
            samesite="strict",
            secure=self.settings.https,
        )

    async def house(self) -> House:
        house = await self.store.house()
        if house is None:
            raise Refused(NOT_FOUNDED())
        return house

    async def law(self, law_hash: str | None) -> Law:
        """The law of that hash, or the one in force."""
        house = await self.house()
        try:
            return house.law(law_hash or house.law_hash_at(self.clock()))
        except StopIteration:
            raise Refused(UNKNOWN_LAW()) from None

    async def player(self, visit: Visit) -> Player:
        player = await self.store.player(visit.player)
        if player is None:
            raise Refused(NO_ACCOUNT())
        return player

    async def account(self, visit: Visit) -> wire.Account:
        house, at = await self.house(), self.clock()
        return await accounts.account(self.store, await self.player(visit), at, house.rules_at(at))

    async def me(self, visit: Visit | None) -> wire.Me:
        at = self.clock()
        if visit is None:
            return wire.Me(now=at, account=None, session=None, csrf=None)
        player = await self.player(visit)
        line = session_line(visit, at, result=player.result + await self._at_tables(player))
        return wire.Me(now=at, account=await self.account(visit), session=line, csrf=visit.csrf)

    async def _at_tables(self, player: Player) -> Money:
        """What the chips at tables have become; those in a running game count as paid."""
        result = NOTHING
        for name, brought in player.seats.items():
            found = await self.store.table(name)
            box = None if found is None else found[0].box_of(player.id)
            if found is not None and box is not None:
                result += found[0].chips(box) - brought
        return result


def session_line(visit: Visit, at: datetime, *, result: Money) -> wire.SessionLine:
    """Requirement 29."""
    since = result - visit.session.result_before
    return wire.SessionLine(started_at=visit.session.started_at, result=str(since), now=at)


# ----- what handlers ask for by name

AtFront = NamedDependency[Front]
Visitor = NamedDependency[Visit]
Anyone = NamedDependency[Visit | None]
OfStaff = NamedDependency[Officer]


def provide_front(state: State) -> Front:
    front: Front = state.front
    return front


async def provide_guest(request: Asking, front: AtFront) -> Visit | None:
    """Whoever it is."""
    return await front.visits.of(request.cookies.get(front.cookie))


async def provide_visit(request: Asking, front: AtFront) -> Visit:
    """A logged-in player; for whatever changes something, on a page of ours."""
    visit = await provide_guest(request, front)
    if visit is None:
        raise Refused(NOT_LOGGED_IN())
    if request.method not in SAFE and not visit.sent_by(request.headers.get("x-csrf-token", "")):
        raise Refused(WRONG_TOKEN())
    return visit


async def guard_console(asked: Connection, handler: BaseRouteHandler) -> None:
    """Somebody of the staff whose role has the power that the handler names. A handler that names none is a mistake."""
    power: Power | None = handler.opt["power"]
    if power is None:  # for everybody: to log in
        return
    front: Front = asked.app.state.front
    officer = await front.console.of(asked.cookies.get(front.console_cookie))
    if officer is None:
        raise Refused(NOT_AT_CONSOLE())
    if asked.scope.get("method") not in SAFE and not officer.sent_by(asked.headers.get("x-csrf-token", "")):
        raise Refused(WRONG_TOKEN())
    if power not in officer.role.powers:
        raise Refused(NOT_YOUR_OFFICE(role=officer.role.value))
    asked.scope["user"] = officer


def provide_staff(request: Asking) -> Officer:
    """Who was let in by the guard."""
    officer: Officer = request.user
    return officer


def address_of(request: Asking) -> str:
    """As attempts are counted."""
    return neighbourhood(request.client.host if request.client else "")
