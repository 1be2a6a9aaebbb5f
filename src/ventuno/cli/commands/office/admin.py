"""`ventuno admin`: who works for the house. It needs no log-in: whoever runs it has the database in hand."""

import sys
from typing import Annotated

import typer

from ventuno.cli.terminal.approval import link_facts, recorded, waits
from ventuno.cli.terminal.at_desk import at_desk
from ventuno.cli.terminal.options import DatabaseOption, actor
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, print_result, tell
from ventuno.desk.desk import Desk
from ventuno.desk.office.staff import Invited, StaffDesk
from ventuno.desk.requests import Appoint, ChangeRole, Dismiss, RenewCredentials
from ventuno.house.factors import totp
from ventuno.house.office.staff import Role
from ventuno.jobs.database import founded
from ventuno.rules.language import Language
from ventuno.store import databases
from ventuno.store.entropy import entropy

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
    request = Appoint(name=name, role=role, reason=reason)
    if not at_desk(database, lambda desk: founded(desk.store.books)).staff:
        password = _password()
        secret = at_desk(database, lambda desk: _staff(desk).appoint_first(request, password, actor=actor()))
        _show_secret(name, role, secret, as_json=json)
        return
    invited = at_desk(database, lambda desk: _staff(desk).appoint(request, actor=actor()))
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

    async def renewed(desk: Desk) -> tuple[Invited, Role]:
        invited = await _staff(desk).renew(request, actor=actor())
        return invited, (await founded(desk.store.books)).staff[name].role

    invited, role = at_desk(database, renewed)
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
    done = at_desk(database, lambda desk: desk.run(request, key=entropy(8).hex(), actor=actor()))
    print_result({"name": name, "role": role.value, **recorded(done)}, as_json=json)


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
    at_desk(database, lambda desk: _staff(desk).dismiss(Dismiss(name=name, reason=reason), actor=actor()))
    print_result({"name": name, "role": None}, as_json=json)


@app.command("list")
def listed(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Who works here, in which role, since when."""
    members = at_desk(database, lambda desk: founded(desk.store.books)).staff
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
    print_result({"name": name, "role": role.value, **facts}, as_json=as_json)


def _show_invitation(name: str, role: Role, invited: Invited, *, as_json: bool) -> None:
    facts: dict[str, object] = {"name": name, "role": role.value}
    if invited.link is None:
        tell(f"{waits(invited.proposal)}; give the code to {name} alone: it is not shown again")
        print_result({**facts, "proposal": invited.proposal, "code": invited.code}, as_json=as_json)
    else:
        tell(f"give this link to {name} alone: it is not shown again")
        print_result({**facts, **link_facts(invited.link)}, as_json=as_json)


def _staff(desk: Desk) -> StaffDesk:
    return StaffDesk(desk, databases.now, entropy)
