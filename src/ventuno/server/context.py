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

from ventuno.desk.desk import Desk
from ventuno.desk.factors.entrance import Entrance
from ventuno.desk.factors.passkeys import RelyingParty
from ventuno.desk.idempotency import KEY_CHARACTERS_MAX
from ventuno.desk.office.drafts import DraftDesk
from ventuno.desk.office.staff import StaffDesk
from ventuno.house.accounts.player import Player
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_ACCOUNT, NOT_FOUNDED, NOT_YOUR_OFFICE
from ventuno.jobs.daily_check.schedule import DailyCheckSchedule
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.server import relying_party
from ventuno.server.accounts import views, wire
from ventuno.server.big21.coach import Coach
from ventuno.server.big21.view_cache import ViewCache
from ventuno.server.console import reading
from ventuno.server.console.monitor_cache import MonitorCache
from ventuno.server.console.sessions import FRESH_FOR, LoggedInStaff, StaffSessions
from ventuno.server.http import cookies
from ventuno.server.http.middleware import SAFE, RequestMetrics
from ventuno.server.http.problems import language_of
from ventuno.server.refusals import (
    FRESH_CODE_NEEDED,
    NOT_AT_CONSOLE,
    NOT_LOGGED_IN,
    PASSKEYS_OFF,
    UNKNOWN_LAW,
    WRONG_TOKEN,
)
from ventuno.server.sessions import PlayerSession, PlayerSessions, neighbourhood
from ventuno.server.settings import Settings
from ventuno.server.tables.live import LiveTables
from ventuno.store.public_log.folder import LogFolder
from ventuno.store.store import Store

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
class Context:
    settings: Settings
    store: Store
    desk: Desk
    clock: Callable[[], datetime]
    entropy: Callable[[int], bytes]
    sessions: PlayerSessions
    view_cache: ViewCache
    coach: Coach
    request_metrics: RequestMetrics
    live_tables: LiveTables
    practice_secret: bytes
    entrance: Entrance
    staff: StaffDesk
    console: StaffSessions
    monitor_cache: MonitorCache
    public_log: LogFolder
    daily_check: DailyCheckSchedule
    drafts: DraftDesk

    @property
    def cookie(self) -> str:
        """The cookie's name. With `__Host-` a browser accepts it only over HTTPS and only for this host."""
        return "__Host-ventuno" if self.settings.https else "ventuno"

    @property
    def console_cookie(self) -> str:
        return f"{self.cookie}-console"

    def session_cookie(self, name: str, token: str, *, seconds: int) -> Cookie:
        return cookies.session_cookie(name, token, seconds=seconds, https=self.settings.https)

    async def house(self) -> HouseState:
        house = await self.store.books.house()
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

    async def player(self, session: PlayerSession) -> Player:
        player = await self.store.books.player(session.player)
        if player is None:
            raise Refused(NO_ACCOUNT())
        return player

    async def account(self, session: PlayerSession) -> wire.Account:
        house, at = await self.house(), self.clock()
        years = self.settings.retention_years
        return await views.account(self.store, await self.player(session), at, house, years=years)

    async def me(self, session: PlayerSession | None) -> wire.Me:
        at = self.clock()
        if session is None:
            return wire.Me(now=at, account=None, session=None, csrf=None)
        if self.sessions.is_idle(session):
            return wire.Me(now=at, account=None, session=None, csrf=session.csrf, password_needed=True)
        player = await self.player(session)
        line = session_line(session, at, result=player.result + await self._at_tables(player))
        return wire.Me(
            now=at,
            account=await self.account(session),
            session=line,
            csrf=session.csrf,
            last_log_in=session.session.before_at,
        )

    async def _at_tables(self, player: Player) -> Money:
        """What the player's chips at tables are worth now. Chips staked in a running game count as paid."""
        result = NOTHING
        for name, brought in player.seats.items():
            found = await self.store.tables.find(name)
            box = None if found is None else found[0].box_of(player.id)
            if found is not None and box is not None:
                result += found[0].chips(box) - brought
        return result


def session_line(session: PlayerSession, at: datetime, *, result: Money) -> wire.SessionLine:
    """Requirement 29."""
    since = result - session.session.result_before
    return wire.SessionLine(started_at=session.session.started_at, result=str(since), now=at)


# ----- what handlers ask for by name

InContext = NamedDependency[Context]
InLanguage = NamedDependency[Language]  # the reader's
OfPlayer = NamedDependency[PlayerSession]
Present = NamedDependency[PlayerSession]  # the same, whether or not the password has to be given again
Anyone = NamedDependency[PlayerSession | None]
OfStaff = NamedDependency[LoggedInStaff]


def provide_language(request: Asking) -> Language:
    return language_of(request.headers.get("accept-language"))


def provide_context(state: State) -> Context:
    context: Context = state.context
    return context


async def provide_guest(request: Asking, context: InContext) -> PlayerSession | None:
    """The visitor, logged in or not. Reading what anybody may read is no sign that a player is still there."""
    session = await context.sessions.of(request.cookies.get(context.cookie))
    return None if session is None or context.sessions.is_idle(session) else session


async def provide_present(request: Asking, context: InContext) -> PlayerSession:
    """A logged-in player, also one who has to give the password again."""
    session = await context.sessions.of(request.cookies.get(context.cookie))
    if session is None:
        raise Refused(NOT_LOGGED_IN())
    if request.method not in SAFE and not session.sent_by(request.headers.get("x-csrf-token", "")):
        raise Refused(WRONG_TOKEN())
    return session


async def provide_session(request: Asking, context: InContext) -> PlayerSession:
    """A logged-in player. A request that changes something must come from a page of ours."""
    session = await provide_present(request, context)
    await context.sessions.used(session)
    return session


async def guard_console(asked: Connection, handler: BaseRouteHandler) -> None:
    """Refused unless the role of the member of staff has the power that the handler names. Every handler names one."""
    power: Power | None = handler.opt["power"]
    if power is None:  # open to everybody: the log-in
        return
    context: Context = asked.app.state.context
    staff = await context.console.of(asked.cookies.get(context.console_cookie))
    if staff is None:
        raise Refused(NOT_AT_CONSOLE())
    if asked.scope.get("method") not in SAFE and not staff.sent_by(asked.headers.get("x-csrf-token", "")):
        raise Refused(WRONG_TOKEN())
    if power not in staff.role.powers:
        raise Refused(NOT_YOUR_OFFICE(role=staff.role.value))
    at = context.clock()
    if handler.opt.get("fresh") and not staff.is_fresh(at):
        raise Refused(FRESH_CODE_NEEDED(minutes=FRESH_FOR.seconds // 60))
    if (what := handler.opt.get("reads")) is not None:
        await reading.note_named(context.store, staff.actor, at, what, asked.path_params)
    asked.scope["user"] = staff


def provide_staff(request: Asking) -> LoggedInStaff:
    """The member of staff whom the guard has let in."""
    staff: LoggedInStaff = request.user
    return staff


def party_of(request: Asking, context: Context) -> RelyingParty:
    """Where passkeys are good."""
    found = relying_party.relying_party_of(context.settings, port_of(request))
    if found is None:
        raise Refused(PASSKEYS_OFF())
    return found


def port_of(request: Asking) -> int | None:
    """The port that this server listens on."""
    server = request.scope.get("server")
    return None if server is None else server[1]


def address_of(request: Asking) -> str:
    """The address for which attempts are counted."""
    return neighbourhood(request.client.host if request.client else "")
