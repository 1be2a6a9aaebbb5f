"""The staff in front of browsers, in a house where something is going on."""

import itertools
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.places import Thread
from tests.browser.visitors import DESKTOP, PASSWORD, Visitor, Visitors
from tests.enrolled import enrolled
from tests.kit import OPERATOR, QUICK, House, seeded
from tests.live import TERMS, LiveTable
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint, Block, PublishLaw, WriteMessage
from ventuno.house.factors import totp
from ventuno.house.office.approvals import ABOVE
from ventuno.house.office.staff import Role
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.server.questions import routes as contact
from ventuno.server.tables import live
from ventuno.store import laws

STAFF: Final = {"olga": Role.OPERATOR, "sven": Role.SUPPORT, "adam": Role.AUDITOR, "ines": Role.OPERATOR}
WHY: Final = "By order of the commission"


@dataclass
class Seeded:
    """What is in the house, by name."""

    secrets: dict[str, bytes] = field(default_factory=dict[str, bytes])
    player: str = ""  # with a finished play and a running one, a message and a block
    finished: str = ""
    running: str = ""
    game: str = ""  # at a table, over
    bettor: str = ""  # the login of somebody who had a bet in it
    table: str = ""  # where a game is in progress


class Office:
    """A server, and who works in it."""

    def __init__(self, place: Thread, seeded: Seeded, visitors: Visitors) -> None:
        self.place = place
        self.seeded = seeded
        self._visitors = visitors

    def code(self, name: str) -> str:
        """A new one: each is good for one log-in."""
        self.place.ahead += timedelta(seconds=totp.STEP_SECONDS)
        return totp.code(self.seeded.secrets[name], totp.step_at(self.place.now()))

    def at(self, name: str, language: str = "en", size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> "Officer":
        """Somebody logged in; not through the page."""
        officer = Officer(self, self._visitors(self.place.url, language, size, dark=dark), name)
        body = {"name": name, "password": PASSWORD, "code": self.code(name)}
        answer = officer.visitor.context.request.post(f"{self.place.url}/api/v1/console/session", data=body)
        assert answer.ok, answer.text()
        return officer

    def guest(self, name: str, language: str = "en") -> "Officer":
        """Somebody who has yet to log in."""
        return Officer(self, self._visitors(self.place.url, language, DESKTOP), name)

    def visitor(self, language: str = "en") -> Visitor:
        """Somebody who has no account, or is not logged in."""
        return self._visitors(self.place.url, language)

    def player(self, language: str = "en") -> Visitor:
        visitor = self._visitors(self.place.url, language)
        visitor.become_player()
        return visitor


class Officer:
    _numbers = itertools.count(1)

    def __init__(self, office: Office, visitor: Visitor, name: str) -> None:
        self.office = office
        self.visitor = visitor
        self.name = name
        self.page: Page = visitor.page

    def open(self, path: str = "") -> Page:
        """Until everything that was asked for is there: pages load nothing later."""
        return self.visitor.open(f"console/{path}".rstrip("/"))

    def log_in(self) -> None:
        """On the page that asks for it."""
        self.page.locator("input[name=username]").fill(self.name)
        self.page.locator("input[name=password]").fill(PASSWORD)
        self.page.locator("input[name=code]").fill(self.office.code(self.name))
        self.page.locator("main button[type=submit]").click()
        expect(self.page.get_by_test_id("who")).to_contain_text(self.name)

    def button(self, name: str, within: Locator | None = None) -> Locator:
        return (within or self.page.locator("main")).get_by_role("button", name=name)

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def field(self, name: str) -> Locator:
        """Of the dialog; notes are part of a field's label."""
        return self.dialog.get_by_label(re.compile(rf"^\s*{name}\b"))

    def ask(self, label: str, *, reason: str = WHY, within: Locator | None = None) -> Locator:
        """Open the dialog of a change, and give the reason."""
        self.button(label, within).click()
        if reason:
            self.field("Reason").fill(reason)
        return self.dialog

    def do(self, label: str, *, reason: str = WHY, within: Locator | None = None) -> None:
        """Ask for a change, and have it done."""
        self.ask(label, reason=reason, within=within).locator("button[type=submit]").click()
        expect(self.dialog).to_have_count(0)

    def nav(self) -> list[str]:
        return self.page.locator("nav#pages a").all_inner_texts()

    def read(self, path: str) -> Any:  # noqa: ANN401
        """As the page does it."""
        address = f"{self.office.place.url}/api/v1/console{path}"
        return self.visitor.context.request.get(address).json()


def in_thread(work: Callable[[], None]) -> None:
    """The browser's driver has taken this one's event loop."""
    failed = list[BaseException]()

    def run() -> None:
        try:
            work()
        except BaseException as error:  # noqa: BLE001  # raised again where the test sees it
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]


@contextmanager
def furnished(file: Path) -> Iterator[tuple[Thread, Seeded]]:
    """A server whose house has staff, players, plays, and two at a table in the middle of a game."""
    found = Seeded()
    in_thread(lambda: _furnish(file, found))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(contact, "GUESTS_MAX", 1_000)  # all of them have one address
        patched.setattr(live, "POLL_SECONDS", 3600)  # the game in progress stays so
        place = Thread(file, address_attempts=1000, login_attempts=1000, four_eyes=False)
        yield place, found
        place.close()


def _furnish(file: Path, found: Seeded) -> None:
    with House(file, law=laws.load("optimal-88"), at=datetime.now(UTC) - timedelta(hours=1), seed=str(file)) as house:
        staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        for name, role in STAFF.items():
            request = Appoint(name=name, role=role, reason="They start today")
            found.secrets[name] = house.run(enrolled(staff, request, PASSWORD, actor=OPERATOR, clock=house.clock))
        house.run(house.desk.approvals.apply_settings(on=False, above=ABOVE))  # most tests act alone
        house.operate(_announcement(house.clock.at))
        found.player = house.ready("berta")
        found.finished = _finished(house, found.player)
        house.do(WriteMessage(text="Guten Tag"), found.player, actor="support:sven")
        soon = house.clock.at + timedelta(days=7)
        found.running = house.start(found.player, "2").play
        house.do(Block(game=None, reason="Asked for it by letter", until=soon), found.player, actor="operator:olga")
        done = LiveTable(house, by=house.opened("owner"))
        for box in (1, 2):
            done.sit(box)
        done.play((1, 2))
        found.game = done.kept.id
        bettor = house.run(house.store.people.of_player(done.people[1]))
        assert bettor is not None
        found.bettor = bettor.login
        table = LiveTable(house, terms=TERMS, by=house.opened("landlady"))
        for box in (1, 3):
            table.sit(box)
        table.deal((1, 3))
        found.table = table.id


def _finished(house: House, player: str) -> str:
    """A play with a card placed in each stack, then ended."""
    at = house.start(player, "1")
    for stack in range(1, 6):
        at = house.move(player, at, f"place {stack}")
    return house.finish(player, at).play


def _announcement(at: datetime) -> PublishLaw:
    return PublishLaw(
        law=str(UNIFORM),
        effective_at=at + timedelta(days=30),
        changes={language: f"«{language}»: nothing changes" for language in Language},
        reason="A rehearsal",
    )
