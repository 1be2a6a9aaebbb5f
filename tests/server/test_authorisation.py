"""Who may do what: every route there is, so that a new one cannot be forgotten."""

from dataclasses import dataclass

import httpx
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from tests.kit import RULES
from tests.server import office
from tests.server.site import API, HOST, Browser, Json, Site
from ventuno.desk.requests import Exclude
from ventuno.rules.law import UNIFORM
from ventuno.server.http.middleware import SAFE

Route = tuple[str, str]

PUBLIC = {
    ("GET", "/"),
    ("GET", "/{path}"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("GET", "/log/checkpoint"),  # requirement 41: for anyone
    ("GET", "/log/tile/{tile}"),
    ("GET", "/log/keys"),
    ("GET", f"{API}/house"),
    ("GET", f"{API}/me"),
    ("GET", f"{API}/documents"),  # Art. 25: for anyone
    ("GET", f"{API}/documents/{{document}}/{{version}}/{{language}}"),
    ("GET", f"{API}/documents/{{document}}/{{version}}/{{language}}/pdf"),
    ("POST", f"{API}/accounts"),
    ("POST", f"{API}/session"),
    ("POST", f"{API}/session/recovery"),
    ("POST", f"{API}/session/reset"),
    ("POST", f"{API}/session/passkey"),
    ("POST", f"{API}/session/passkey/offer"),
    ("POST", f"{API}/contact"),  # requirement 47: whoever is locked out writes to the house, too
    ("POST", f"{API}/practice"),
    ("POST", f"{API}/practice/moves"),
    ("POST", f"{API}/practice/advice"),
    ("POST", f"{API}/practice/review"),
    ("GET", f"{API}/tables"),  # of the private ones, see test_tables
    ("GET", f"{API}/tables/{{table}}/games"),
    ("GET", f"{API}/tables/{{table}}/games/{{number}}"),
    ("GET", f"{API}/tables/{{table}}/games/{{number}}/evidence"),
    ("GET", f"{API}/schema"),
    ("GET", f"{API}/schema/{{path}}"),
    ("GET", f"{API}/schema/openapi.json"),
}
START = {"stake": "1", "client_seed": "x", "rules": RULES, "law": UNIFORM.hash}
BODIES: dict[str, Json] = {
    "/account/rules": {"rules": RULES},
    "/account/online-terms": {"version": "2026-11-19"},
    "/account/limits": {"limits": {"loss_1_day": "5"}},
    "/account/blocks": {"days": 3},
    "/account/closing": {"password": "correct horse"},
    "/account/erasure": {"password": "correct horse"},
    "/account/email": {"address": "anna@example.org"},
    "/account/email/confirmation": {"code": "K7QF-3MXD"},
    "/account/email/notices": {"notices": ["answers"]},
    "/account/email/removal": {},
    "/account/language": {"language": "it"},
    "/account/password": {"current": "correct horse", "new": "nine blue bicycles"},
    "/account/recovery-codes": {"password": "correct horse"},
    "/account/code-app/offer": {"password": "correct horse"},
    "/account/code-app": {"token": "0" * 64, "code": "000000"},
    "/account/code-app/off": {"password": "correct horse", "code": "000000"},
    "/account/passkeys/offer": {"password": "correct horse"},
    "/account/passkeys": {"token": "0" * 64, "credential": "{}", "name": "phone"},
    "/account/passkeys/{number}/remove": {"password": "correct horse"},
    "/account/deposits": {"amount": "5"},
    "/account/withdrawals": {"amount": "5"},
    "/account/messages/read": {"until": "2026-03-03T12:00:00Z"},
    "/account/questions": {"subject": "s", "text": "t"},
    "/account/questions/{number}": {"text": "t"},
    "/contact": {"subject": "s", "text": "t", "reach": "anna@example.org"},
    "/plays": {},
    "/plays/{play}/start": START,
    "/plays/{play}/moves": {"sequence": 1, "move": "discard"},
    "/session": {"login": "anna", "password": "correct horse"},
    "/session/recovery": {"login": "anna", "code": "K7QF-3MXD-92PT-HW4C", "password": "nine blue bicycles"},
    "/session/reset": {"token": "0" * 64, "password": "nine blue bicycles"},
    "/session/passkey": {"token": "0" * 64, "credential": "{}"},
    "/session/passkey/offer": {},
    "/session/unlock": {"password": "correct horse"},
    "/accounts": {},
    "/tables": {"name": "Aare", "language": "de"},
    "/practice": {},
    "/practice/moves": {},
    "/practice/advice": {},
    "/practice/review": {},
} | office.BODIES


def routes(site: Site) -> set[Route]:
    app = site.app._inside._inside  # type: ignore[attr-defined]
    assert isinstance(app, Litestar)
    found = [route for route in app.routes if isinstance(route, HTTPRoute)]
    assert len(found) == len(app.routes)  # nothing but HTTP
    return {(method, route.path_format) for route in found for method in route.methods if method != "OPTIONS"}


def closed(site: Site) -> list[Route]:
    """For players; the console has doors of its own (test_console_access)."""
    return sorted(route for route in routes(site) - PUBLIC if not route[1].startswith(f"{API}{office.PREFIX}/"))


def ask(browser: Browser, route: Route, play: str = "none", **headers: str) -> httpx.Response:
    method, path = route
    body = BODIES[path.removeprefix(API)] if method == "POST" else None
    return browser.request(method, path.replace("{play}", play).replace("{number}", "1"), body, **headers)


def test_every_public_route_exists(site: Site) -> None:
    assert routes(site) >= PUBLIC


def test_nothing_that_changes_something_outside_the_api_exists(site: Site) -> None:
    assert not [route for route in routes(site) if route[0] != "GET" and not route[1].startswith(f"{API}/")]


@pytest.mark.parametrize(
    "cookie",
    [
        None,
        "",
        "0" * 64,
        "0" * 63,
        "g" * 64,
        "0" * 10_000,
        '"; DROP TABLE sessions; --',
        "%00" * 20,
    ],
)
def test_a_guest_and_a_forged_cookie_get_nowhere(shared: Site, cookie: str | None) -> None:
    guest = shared.browser()
    if cookie is not None:
        guest.cookies = {"ventuno": cookie}
    asked = closed(shared)
    assert len(asked) > 15
    for route in asked:
        guest.refused(ask(guest, route), 401, "not_logged_in")


def test_a_session_that_is_over_gets_nowhere(site: Site) -> None:
    anna, berta = site.ready("anna"), site.ready("berta")
    play = anna.finish(anna.start())["play"]
    anna.took(anna.request("DELETE", "/session"))
    site.clock.forward(hours=12)
    before = site.books()
    for gone in (anna, berta):
        for route in closed(site):
            gone.refused(ask(gone, route, play), 401, "not_logged_in")
    assert site.books() == before


# ----- another's plays


@dataclass(frozen=True)
class Plays:
    """One of each kind, each of somebody else, and their keys."""

    site: Site
    owners: dict[str, Browser]
    ids: dict[str, str]


@pytest.fixture
def plays(site: Site) -> Plays:
    owners = {kind: site.ready(kind) for kind in ("offered", "running", "finished")}
    table = owners["running"].start()
    return Plays(
        site,
        owners,
        {
            "offered": owners["offered"].took(owners["offered"].post("/plays"))["play"],
            "running": table["play"],
            "finished": owners["finished"].finish(owners["finished"].start())["play"],
        },
    )


@pytest.mark.parametrize("kind", ["offered", "running", "finished"])
def test_another_players_play_answers_404_and_stays_as_it_is(plays: Plays, kind: str) -> None:
    eve = plays.site.ready("eve")
    of_plays = [route for route in closed(plays.site) if "{play}" in route[1]]
    assert len(of_plays) == 5
    before = plays.site.books()
    for route in of_plays:
        problem = eve.refused(ask(eve, route, plays.ids[kind]), 404, "no_play")
        assert problem == eve.refused(ask(eve, route, f"{plays.ids[kind]}0"), 404, "no_play")  # as if there were none
    assert plays.site.books() == before


def test_another_players_play_answers_404_also_to_a_player_with_a_running_play(plays: Plays) -> None:
    eve = plays.site.ready("eve")
    own = eve.start()
    before = plays.site.books()
    for play in plays.ids.values():
        body = {"sequence": own["sequence"], "move": "discard"}
        eve.refused(eve.post(f"/plays/{play}/moves", body), 404, "no_play")
        told = eve.refused(eve.post(f"/plays/{play}/start", START), 409, "play_running")
        assert own["play"] in told["detail"]
    assert plays.site.books() == before


def test_another_players_key_gives_nothing_of_theirs(site: Site) -> None:
    anna, eve = site.ready("anna"), site.ready("eve", deposit="7")
    table = anna.start()
    anna.took(anna.move(table, "discard", key="k"))
    eve.refused(eve.move(table, "discard", key="k"), 404, "no_play")
    anna.took(anna.post("/account/deposits", {"amount": "3"}, key="money"))
    assert eve.took(eve.post("/account/deposits", {"amount": "3"}, key="money"))["balance"] == "10.00"


def test_lists_and_exports_hold_nothing_of_others(plays: Plays) -> None:
    eve = plays.site.ready("eve")
    own = eve.start()["play"]
    everything = [
        eve.get(path).text
        for path in ("/me", "/account/plays", "/account/games", "/account/statement", "/account/export", "/house")
    ]
    owners = {play.partition("-")[0] for play in plays.ids.values()}
    assert not any(owner in answer for answer in everything for owner in owners)
    assert own in everything[1]


# ----- changes that are not meant


def test_every_change_needs_the_token_of_this_session(site: Site) -> None:
    anna, berta = site.ready("anna"), site.ready("berta")
    play = anna.start()["play"]
    unsafe = [route for route in closed(site) if route[0] not in SAFE]
    assert len(unsafe) > 9
    before, token = site.books(), anna.csrf
    assert token
    assert berta.csrf
    for route in unsafe:
        for wrong in ("", "x", token[:-1], token.upper(), berta.csrf, anna.cookies["ventuno"]):
            anna.refused(ask(anna, route, play, X_CSRF_Token=wrong), 403, "wrong_token")
        anna.csrf = None
        anna.refused(ask(anna, route, play), 403, "wrong_token")
        anna.csrf = token
    assert site.books() == before
    assert anna.took(anna.get("/me"))["account"]["balance"] == "99.00"


@pytest.mark.parametrize(
    "header",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://["},
        {"Origin": "http://testserver.local.evil.example"},
        {"Origin": "http://testserver.local:8080"},
        {"Origin": "http://evil.example/testserver.local"},
        {"Origin": "http://evil.example@testserver.local"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "nonsense"},
        {"Sec-Fetch-Site": "cross-site", "Origin": HOST},
    ],
)
def test_no_page_of_another_site_changes_anything(shared: Site, header: dict[str, str]) -> None:
    anna = shared.browser()
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    before = shared.books()
    unsafe = [route for route in sorted(routes(shared)) if route[0] not in SAFE]
    assert len(unsafe) > 15
    for route in unsafe:
        anna.refused(ask(anna, route, **header), 403, "wrong_token")
    assert shared.books() == before
    assert anna.took(anna.get("/me"))["account"]["login"] == "anna"


@pytest.fixture(autouse=True, scope="module")
def _someone(shared: Site) -> None:
    shared.ready("anna")


def test_pages_of_our_own_and_what_is_no_browser_may(site: Site) -> None:
    anna = site.ready()
    for header in ({"Origin": HOST}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        anna.took(anna.post("/account/deposits", {"amount": "1"}, **header))


def test_a_link_from_elsewhere_may_be_followed(site: Site) -> None:
    """Reading is safe: the cookie does not come along (SameSite), and no answer can be read from there."""
    guest = site.browser()
    assert guest.get("/house", Sec_Fetch_Site="cross-site").status_code == 200
    assert not [name for name in guest.get("/house").headers if name.startswith("access-control")]


def test_no_preflight_is_answered_for_other_sites(site: Site) -> None:
    guest = site.browser()
    response = guest.request(
        "OPTIONS", "/account/deposits", Origin="https://evil.example", Access_Control_Request_Method="POST"
    )
    assert not [name for name in response.headers if name.startswith("access-control")]


def test_an_excluded_player_may_still_look_and_withdraw(site: Site) -> None:
    anna = site.ready()
    player = anna.took(anna.get("/me"))["account"]["player"]
    site.operate(Exclude(reason="by order"), player)
    assert anna.took(anna.get("/me"))["account"]["excluded"] is True
    offered = anna.took(anna.post("/plays"))
    anna.refused(anna.post(f"/plays/{offered['play']}/start", START), 422, "excluded")
    anna.refused(anna.post("/account/deposits", {"amount": "1"}), 422, "excluded")
    assert anna.took(anna.post("/account/withdrawals", {"amount": "100"}))["balance"] == "0.00"
