"""`ventuno admin`: who works for the house. It needs no log-in: whoever runs it has the database in hand."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import typer

from ventuno.cli.terminal.approval import link_facts, recorded, waits
from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.desk.desk import Desk
from ventuno.desk.office.staff import Invited, StaffDesk
from ventuno.desk.requests import Appoint, ChangeRole, Dismiss, RenewCredentials
from ventuno.house.factors import totp
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.staff import Role
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy

T = TypeVar("T")
NameArgument = Annotated[str, typer.Argument(help="Lower-case letters, digits, dot, hyphen, underscore.")]
ReasonOption = Annotated[str, typer.Option(help="Why; it is on record.")]
RoleOption = Annotated[Role, typer.Option(help="support: players and messages; operator: everything; auditor: reads.")]

app = typer.Typer(help="Who works for the house.", no_args_is_help=True)


@app.callback()
def about() -> None:
    """Who works for the house."""


@app.command("create")
def create(
    name: NameArgument,
    *,
    role: RoleOption = Role.OPERATOR,
    reason: ReasonOption = "appointed on the command line",
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Appoint somebody: prints a link by which they choose password and second factor themselves.

    The first of a house enrols here: asks for a password (or reads it from standard input), and shows the second factor
    once.
    """
    house, request = asyncio.run(_at(database, _founded)), Appoint(name=name, role=role, reason=reason)
    if not house.staff:
        password = _password()
        secret = asyncio.run(_at(database, lambda staff, _: staff.appoint_first(request, password, actor=actor())))
        _show_secret(name, role, secret, as_json=json)
        return
    invited = asyncio.run(_at(database, lambda staff, _: staff.appoint(request, actor=actor())))
    _show_invitation(name, role, invited, as_json=json)


@app.command("renew")
def renew(
    name: NameArgument,
    *,
    reason: ReasonOption,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """A new link for somebody who has lost the password or the second factor. What they had opens nothing any more."""
    request = RenewCredentials(name=name, reason=reason)

    async def renewed(staff: StaffDesk, desk: Desk) -> tuple[Invited, Role]:
        invited = await staff.renew(request, actor=actor())
        return invited, (await _founded(staff, desk)).staff[name].role

    invited, role = asyncio.run(_at(database, renewed))
    _show_invitation(name, role, invited, as_json=json)


@app.command("role")
def role(
    name: NameArgument,
    role: Annotated[Role, typer.Argument(help="The new one.")],
    *,
    reason: ReasonOption,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Give somebody another role."""
    request = ChangeRole(name=name, role=role, reason=reason)
    done = asyncio.run(_at(database, lambda _, desk: desk.run(request, key=entropy(8).hex(), actor=actor())))
    _say({"name": name, "role": role.value, **recorded(done)}, as_json=json)


@app.command("dismiss")
def dismiss(
    name: NameArgument,
    *,
    reason: ReasonOption,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Somebody no longer works here: logged out at once, and everything they did stays on record."""
    asyncio.run(_at(database, lambda staff, _: staff.dismiss(Dismiss(name=name, reason=reason), actor=actor())))
    _say({"name": name, "role": None}, as_json=json)


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Who works here, in which role, since when."""
    members = asyncio.run(_at(database, _founded)).staff
    found = {name: (each.role.value, each.since.isoformat()) for name, each in sorted(members.items())}
    if json:
        print_json({"staff": {name: {"role": role, "since": since} for name, (role, since) in found.items()}})
    else:
        print_facts({name: f"{role}, since {since}" for name, (role, since) in found.items()})


def _password() -> str:
    """Ask for the password twice without showing it, or read one line if the input is piped."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    return str(typer.prompt("Password", hide_input=True, confirmation_prompt=True, err=True))


def _show_secret(name: str, role: Role, secret: bytes, *, as_json: bool) -> None:
    tell("put this into an authenticator app now: it is not shown again")
    facts = {"secret": totp.written(secret), "address": totp.address(secret, name)}
    _say({"name": name, "role": role.value, **facts}, as_json=as_json)


def _show_invitation(name: str, role: Role, invited: Invited, *, as_json: bool) -> None:
    facts: dict[str, object] = {"name": name, "role": role.value}
    if invited.link is None:
        tell(f"{waits(invited.proposal)}; give the code to {name} alone: it is not shown again")
        _say({**facts, "proposal": invited.proposal, "code": invited.code}, as_json=as_json)
    else:
        tell(f"give this link to {name} alone: it is not shown again")
        _say({**facts, **link_facts(invited.link)}, as_json=as_json)


def _say(facts: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print_json(facts)
    else:
        print_facts(facts)


async def _founded(_staff: StaffDesk, desk: Desk) -> HouseState:
    """The state of the house. Refused if there is none, before a password is asked for."""
    if (house := await desk.store.books.house()) is None:
        raise Refused(NOT_FOUNDED())
    return house


async def _at(database: str | None, ask: Callable[[StaffDesk, Desk], Awaitable[T]]) -> T:
    store = await databases.open_store(database or databases.default())
    try:
        desk = Desk(store, databases.now, entropy)
        return await ask(StaffDesk(desk, databases.now, entropy), desk)
    finally:
        await store.close()
