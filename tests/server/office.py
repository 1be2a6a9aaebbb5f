"""The console for tests: a site with somebody in every role, and every endpoint with who may use it."""

from collections.abc import Iterator
from typing import Any, Final

import httpx
import pytest

from tests.enrolled import enrolled
from tests.kit import OPERATOR, QUICK, House, seeded
from tests.server.site import PASSWORD, Browser, Json, Site
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint, RecordDailyCheck, Request
from ventuno.house.factors import totp
from ventuno.house.office.drafts import Draft
from ventuno.house.office.events import AlertRaised, AlertSubject, DailyCheckRecorded
from ventuno.house.office.staff import Role
from ventuno.server.tables import live

STAFF: Final = {"olga": Role.OPERATOR, "sven": Role.SUPPORT, "adam": Role.AUDITOR, "eva": Role.SUPPORT}
CHOSEN: Final = "nine blue bicycles"
COOKIE: Final = "ventuno-console"
PREFIX: Final = "/console"

ALL, READERS, WRITERS, OPERATORS = {"olga", "sven", "adam"}, {"olga", "adam"}, {"olga", "sven"}, {"olga"}
WHY: Final = {"reason": "by order of the commission"}
DRAFT: Final = {"kind": "rules", "name": "2024-08-28", "changes": {}}
RATE: Final = {"currency": "EUR", "buys": "0.93", "sells": "0.97"} | WHY
PERSON: Final = {"name": "Anna Zwyssig", "birth": "1971-02-03", "canton": "BE", "document": "passport"} | WHY
ADJUSTMENT: Final = {"source": "house", "target": "balance", "amount": "2.50"} | WHY

Endpoint = tuple[str, str, Json, int, set[str]]  # method, path, body, status, who may

# In an order in which an operator can do all of it.
_ONE = "# Bedingungen\n\n## 1 Alles\n\n1.1 Seien Sie fair.\n"
ONLINE_TERMS: Final[Json] = {
    "version": "2026-06-01",
    "texts": dict.fromkeys(("de", "fr", "it", "en"), _ONE),
    "changes": dict.fromkeys(("de", "fr", "it", "en"), "Neu"),
    "reason": "as planned",
}
ENDPOINTS: Final[list[Endpoint]] = [
    ("GET", "/me", None, 200, ALL),
    ("GET", "/overview", None, 200, READERS),
    ("GET", "/unfinished", None, 200, READERS),
    ("GET", "/journal", None, 200, READERS),
    ("GET", "/tables", None, 200, READERS),
    ("GET", "/staff", None, 200, READERS),
    ("GET", "/monitor", None, 409, READERS),  # nothing was counted here
    ("GET", "/reports", None, 200, READERS),
    ("GET", "/reports/file", None, 409, READERS),
    ("GET", "/events", None, 200, READERS),
    ("GET", "/dossier", None, 200, READERS),
    ("GET", "/dossier/{name}", None, 404, READERS),
    ("GET", "/rounds", None, 200, READERS),
    ("GET", "/alerts", None, 200, READERS),
    ("POST", "/rounds", WHY, 200, OPERATORS),
    ("POST", "/alerts/{alert}/answer", {"done": "asked the commission"}, 200, OPERATORS),
    ("GET", "/terms", None, 200, READERS),
    ("GET", "/terms/{entry}/unread", None, 404, READERS),  # what the house was founded with was announced to nobody
    ("GET", "/drafts/{draft}", None, 200, READERS),
    ("POST", "/drafts", DRAFT, 201, OPERATORS),
    ("POST", "/drafts/{draft}", {"version": 1, "changes": {"de": "neu"}}, 200, OPERATORS),
    ("POST", "/drafts/{draft}/publish", {"version": 2}, 422, OPERATORS),  # in one language
    ("POST", "/drafts/{draft}/discard", {"version": 2}, 200, OPERATORS),
    ("POST", "/proposals", {"name": "new", "target": 0.85, "ceiling": 0.9}, 422, OPERATORS),  # for what skill?
    ("GET", "/rates", None, 200, READERS),
    ("POST", "/rates", RATE, 200, OPERATORS),
    ("GET", "/players", None, 200, ALL),
    ("GET", "/players/{player}", None, 200, ALL),
    ("GET", "/players/{player}/statement", None, 200, ALL),
    ("GET", "/players/{player}/plays", None, 200, ALL),
    ("GET", "/players/{player}/games", None, 200, ALL),
    ("GET", "/players/{player}/messages", None, 200, ALL),
    ("GET", "/players/{player}/journal", None, 200, ALL),
    ("GET", "/plays/{play}", None, 200, ALL),
    ("GET", "/games/{game}", None, 200, ALL),
    ("POST", "/players/{player}/message", {"text": "Guten Tag"}, 200, WRITERS),
    ("GET", "/questions", None, 200, ALL),
    ("GET", "/questions/{question}", None, 404, ALL),  # nothing was asked here
    ("POST", "/questions/{question}/answer", {"text": "Guten Tag"}, 404, WRITERS),
    ("POST", "/questions/{question}/decide", {"text": "Nein", "upheld": False}, 404, OPERATORS),
    ("GET", "/guests/{guest_question}", None, 404, ALL),
    ("POST", "/guests/{guest_question}/answer", {"done": "phoned"}, 404, WRITERS),
    ("POST", "/players/{player}/reset-link", {"document": "passport"} | WHY, 200, WRITERS),
    ("GET", "/cases", None, 200, READERS),
    ("GET", "/cases/{case}", None, 404, READERS),  # nobody was found
    ("POST", "/cases", {"player": "nobody"} | WHY, 404, OPERATORS),
    ("POST", "/cases/{case}/take", None, 404, OPERATORS),
    ("POST", "/cases/{case}/measure", {"measure": "message"} | WHY, 404, OPERATORS),
    ("POST", "/cases/{case}/close", {"judgement": "founded", "outcome": "talked"}, 404, OPERATORS),
    ("GET", "/protection", None, 200, READERS),
    ("GET", "/protection/file", None, 200, READERS),
    ("POST", "/players/{player}/erase", WHY, 409, OPERATORS),  # the account is open
    ("POST", "/players/{player}/person", PERSON, 200, OPERATORS),
    ("POST", "/players/{player}/block", WHY, 200, OPERATORS),
    ("POST", "/players/{player}/lift", WHY, 200, OPERATORS),
    ("POST", "/players/{player}/exclude", WHY, 200, OPERATORS),
    ("POST", "/players/{player}/readmit", WHY, 200, OPERATORS),
    ("POST", "/players/{player}/adjust", ADJUSTMENT, 200, OPERATORS),
    ("GET", "/held", None, 200, ALL),
    ("POST", "/players/{player}/identity", {"same": False} | WHY, 409, OPERATORS),  # nothing is in doubt
    ("POST", "/tables/{table}/void", WHY, 200, OPERATORS),
    ("POST", "/closing", WHY, 200, OPERATORS),
    ("POST", "/opening", WHY, 200, OPERATORS),
    ("POST", "/staff", {"name": "new", "role": "support"} | WHY, 201, OPERATORS),
    ("POST", "/staff/{name}/role", {"role": "auditor"} | WHY, 200, OPERATORS),
    ("POST", "/staff/{name}/renew", WHY, 200, OPERATORS),
    ("POST", "/staff/{name}/dismiss", WHY, 200, OPERATORS),
    ("POST", "/online-terms", ONLINE_TERMS, 200, OPERATORS),
    ("GET", "/approvals", None, 200, READERS),
    ("GET", "/approvals/{proposal}", None, 404, READERS),  # nothing waits here
    ("POST", "/approvals/{proposal}/approve", None, 404, READERS),  # which power it takes depends on the act
    ("POST", "/approvals/{proposal}/reject", WHY, 404, READERS),
    ("POST", "/approvals/{proposal}/withdraw", WHY, 404, READERS),
    ("GET", "/reads", None, 200, READERS),
    ("GET", "/factors", None, 200, ALL),
    ("POST", "/password", {"current": "wrong", "new": "nine blue bicycles"}, 422, ALL),
    ("POST", "/passkeys/offer", None, 200, ALL),
    ("POST", "/passkeys", {"token": "0" * 64, "credential": "{}", "name": "phone"}, 409, ALL),
    ("POST", "/session/fresh", {"code": "000000"}, 401, ALL),
    ("DELETE", "/session", None, 200, ALL),
]
LOG_IN: Final = {"name": "olga", "password": PASSWORD, "code": "000000"}
ENROL: Final[Json] = {"token": "0" * 64, "password": PASSWORD, "app": {"token": "0" * 64, "code": "000000"}}
OPEN: Final[dict[str, Json]] = {  # for whoever is not logged in
    "/session": LOG_IN,
    "/session/passkey/offer": {},
    "/enrolment/look": {"token": "0" * 64},
    "/enrolment": ENROL,
}
BODIES: Final = {f"{PREFIX}{path}": body for _, path, body, _, _ in ENDPOINTS} | {
    f"{PREFIX}{path}": body for path, body in OPEN.items()
}


ROUND: Final = DailyCheckRecorded(books=1, entries=1, plays=0, software="a" * 64, configuration="b" * 64)
SEEN: Final = AlertRaised(subject=AlertSubject.PAYOUT, about={"law": "uniform", "group": "all"}, facts={"z": "3.10"})


def alerted(house: House) -> int:
    """An alert that a round has raised."""
    return house.operate(RecordDailyCheck(made=ROUND, seen=(SEEN,)), key="alerted").entry + 1


def drafted(house: House) -> str:
    """A draft of rules that nothing has been said of yet."""
    at, by = house.clock.at, "operator:olga"
    name = "2024-08-28"
    draft = Draft(id="drafted", request="", kind="rules", name=name, made_by=by, changed_by=by, changed_at=at)
    assert house.run(house.store.drafts.keep(draft))
    return draft.id


class Office:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.secrets: dict[str, bytes] = {}
        with House(site.where, law=None, at=site.clock.at, seed="office") as house:
            staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
            for name, role in STAFF.items():
                request = Appoint(name=name, role=role, reason="they start today")
                self.secrets[name] = house.run(enrolled(staff, request, PASSWORD, actor=OPERATOR, clock=house.clock))

    def code(self, name: str, *, aside: int = 0) -> str:
        step = totp.step_at(self.site.clock.at) + aside
        return totp.code(self.secrets[name], step)

    def log_in(
        self, browser: Browser, name: str, *, password: str = PASSWORD, code: str | None = None
    ) -> httpx.Response:
        body = {"name": name, "password": password, "code": self.code(name) if code is None else code}
        return browser.post(f"{PREFIX}/session", body)

    def at(self, name: str = "olga", language: str = "en") -> Browser:
        """Somebody at the console; with a new code each time."""
        self.site.clock.forward(seconds=totp.STEP_SECONDS)
        browser = self.site.browser(language)
        browser.took(self.log_in(browser, name))
        return browser

    def enrol(self, told: Json, *, code: str = "", password: str = CHOSEN) -> Browser:
        """Follow the link of somebody who was appointed or renewed: they choose a password and an app."""
        browser, link = self.site.browser(), told["link"]
        offered = browser.took(browser.post(f"{PREFIX}/enrolment/look", {"token": link["token"]}))
        secret = totp.read(offered["app"]["secret"])
        first = {"token": offered["app"]["token"], "code": totp.code(secret, totp.step_at(self.site.clock.at) - 1)}
        body = {"token": link["token"], "password": password, "code": code, "app": first}
        assert browser.took(browser.post(f"{PREFIX}/enrolment", body))["name"] == link["name"]
        self.secrets[link["name"]] = secret
        return browser

    def act(self, request: Request[Any], actor: str = "operator:olga") -> None:
        """What somebody of the staff asks of the house elsewhere."""
        with House(self.site.where, law=None, at=self.site.clock.at, seed=f"act {self.site.clock.at}") as house:
            house.run(house.desk.run(request, key=f"{request!r}"[:60], actor=actor))


@pytest.fixture(autouse=True, scope="module")
def tables_left_alone() -> Iterator[None]:
    """For tests that set the clock forward in the middle of a game: by nobody at the site."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(live, "POLL_SECONDS", 3600)
        yield


def player_of(browser: Browser) -> str:
    return str(browser.took(browser.get("/me"))["account"]["player"])
