"""`ventuno admin`, as whoever runs the house calls it."""

import asyncio
import base64
from pathlib import Path

from tests.cli.commands import refusal, report, ventuno
from tests.enrolled import by_code, by_token
from ventuno.desk.desk import Desk
from ventuno.desk.office.staff import StaffDesk
from ventuno.house.factors import totp
from ventuno.house.office.staff import Role
from ventuno.store import databases
from ventuno.store.entropy import entropy

PASSWORD = "correct horse\n"  # noqa: S105


def answer(*arguments: str, given: str = "") -> dict[str, object]:
    found: dict[str, object] = report("admin", *arguments, typed=given)
    return found


def error(*arguments: str, given: str = "") -> str:
    return refusal("admin", *arguments, typed=given)[0]


async def logged_in(place: str, name: str, password: str, secret: bytes) -> Role:
    store = await databases.open_store(place)
    try:
        code = totp.code(secret, totp.step_at(databases.now()))
        staff = StaffDesk(Desk(store, databases.now, entropy), databases.now, entropy)
        return (await staff.log_in(name, password, by_code(code)))[0]
    finally:
        await store.close()


async def enrolled_at(place: str, link: str) -> bytes:
    """Requirement 44: whoever has the link chooses a password and an app."""
    store = await databases.open_store(place)
    try:
        staff = StaffDesk(Desk(store, databases.now, entropy), databases.now, entropy)
        return await by_token(staff, link.partition("#")[2], "nine blue bicycles", clock=databases.now)
    finally:
        await store.close()


def secret_of(created: dict[str, object]) -> bytes:
    """As an app reads it."""
    text = str(created["secret"])
    return base64.b32decode(text + "=" * (-len(text) % 8))


def test_the_first_operator_and_those_after(where: Path | str) -> None:
    place = str(where)
    at = ("--database", place)
    assert ventuno("database", "create", *at).returncode == 0
    created = answer("create", "olga", *at, given=PASSWORD)
    assert (created["name"], created["role"]) == ("olga", "operator")
    assert str(created["address"]).startswith("otpauth://totp/ventuno:olga?secret=")
    assert asyncio.run(logged_in(place, "olga", "correct horse", secret_of(created))) is Role.OPERATOR
    invited = answer("create", "sven", "--role", "support", *at)
    assert invited.keys() == {"name", "role", "link", "expires_at", "needs_code"}
    assert str(invited["link"]).startswith("http://localhost:8021/en/console/enrol#")
    why = ("--reason", "asked for it", *at)
    assert answer("role", "sven", "auditor", *why)["role"] == "auditor"
    renewed = answer("renew", "sven", *why)
    assert renewed["role"] == "auditor"
    assert renewed["link"] != invited["link"]
    secret = asyncio.run(enrolled_at(place, str(renewed["link"])))
    assert asyncio.run(logged_in(place, "sven", "nine blue bicycles", secret)) is Role.AUDITOR
    assert answer("dismiss", "sven", *why) == {"name": "sven", "role": None}
    listed = answer("list", *at)["staff"]
    assert isinstance(listed, dict)
    assert {name: each["role"] for name, each in listed.items()} == {"olga": "operator"}
    assert ventuno("audit", *at).returncode == 0


def test_what_is_wrong_is_said_and_changes_nothing(tmp_path: Path) -> None:
    at = ("--database", str(tmp_path / "house.sqlite"))
    why = ("--reason", "r", *at)
    assert error("create", "olga", *at, given=PASSWORD) == "store_missing"
    assert ventuno("database", "create", *at).returncode == 0
    assert error("create", "olga", *at, given="short\n") == "bad_password"
    assert error("create", "Olga", *at, given=PASSWORD) == "bad_staff_name"
    assert error("dismiss", "olga", *why) == "no_staff"
    answer("create", "olga", *at, given=PASSWORD)
    assert error("create", "olga", *at) == "staff_known"
    assert error("dismiss", "olga", *why) == "last_operator"
    assert error("role", "olga", "support", *why) == "last_operator"
    assert error("role", "olga", "king", *why) == "usage"


def test_a_person_reads_what_to_do_with_the_secret(tmp_path: Path) -> None:
    at = ("--database", str(tmp_path / "house.sqlite"))
    assert ventuno("database", "create", *at).returncode == 0
    done = ventuno("admin", "create", "olga", *at, typed=PASSWORD)
    assert "authenticator app" in done.stderr
    assert "secret" in done.stdout


def test_req_42_with_two_operators_the_terminal_proposes_and_does_not_approve_itself(tmp_path: Path) -> None:
    at = ("--database", str(tmp_path / "house.sqlite"))
    assert ventuno("database", "create", *at).returncode == 0
    answer("create", "olga", *at, given=PASSWORD)
    answer("create", "otto", *at)
    proposed = answer("create", "eve", "--role", "auditor", *at)
    assert proposed.keys() == {"name", "role", "proposal", "code"}
    number = str(proposed["proposal"])
    (listed,) = report("approvals", "list", *at)["proposals"]
    assert (listed["proposal"], listed["act"], listed["asked"]["name"]) == (proposed["proposal"], "Appoint", "eve")
    assert refusal("approvals", "approve", number, *at)[0] == "not_alone"
    assert refusal("approvals", "approve", "1", *at)[0] == "no_proposal"
    withdrawn = report("approvals", "withdraw", number, "--reason", "a mistake", *at)
    assert withdrawn["proposal"] == proposed["proposal"]
    assert refusal("approvals", "reject", number, "--reason", "r", *at)[0] == "no_proposal"
    rate = ("rates", "post", "EUR", "--buys", "0.93", "--sells", "0.97", "--reason", "r", "--operator", "olga", *at)
    assert report(*rate).keys() == {"currency", "buys", "sells", "proposal"}
    assert ventuno("audit", *at).returncode == 0
