"""What every request passes: headers, limits, the log, the counts; and the files of the client."""

import asyncio
import gzip
import json
import socket
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import httpx
import pytest
import structlog
from litestar import Litestar
from msgspec import structs

from tests.server.process import Process, eventually
from tests.server.site import API, PASSWORD, Site
from ventuno.house.big21.evidence import Export
from ventuno.house.ledger import codec
from ventuno.rules.language import Language
from ventuno.server import texts
from ventuno.server.context import Context
from ventuno.server.http.client_files import Client
from ventuno.server.http.exchange import Exchange
from ventuno.store.entropy import TestedSource
from ventuno.store.errors import STORE_FAILED, STORE_FULL, STORE_UNREACHABLE, Unavailable

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
PAGE = (
    '<!doctype html><html lang="%LANG%"><head><title>%TITLE%</title><meta content="%DESCRIPTION%"></head>'
    "<p>%NOSCRIPT%</html>"
)
MANIFEST = {
    "index.html": {"file": "assets/index-abc123.js", "isEntry": True},
    "_shared.js": {"file": "assets/shared-abc123.js", "imports": ["index.html"]},
    "src/shell/LobbyPage.svelte": {"file": "assets/LobbyPage-abc123.js", "imports": ["index.html"]},
    "src/practice/PracticePage.svelte": {
        "file": "assets/PracticePage-abc123.js",
        "imports": ["_shared.js", "index.html"],
    },
    "src/practice/Hint.svelte": {"file": "assets/Hint-abc123.js"},
    "src/console/house/AlertsPage.svelte": {"file": "assets/AlertsPage-abc123.js"},
}
SCRIPT = "console.log('big21');\n" * 200


def inside(site: Site) -> Litestar:
    app = site.app._inside._inside  # type: ignore[attr-defined]
    assert isinstance(app, Litestar)
    return app


def front(site: Site) -> Context:
    found = inside(site).state.context
    assert isinstance(found, Context)
    return found


@pytest.fixture(scope="module")
def built(shared: Site) -> Site:
    """With a client of our own."""
    folder = outside(shared).parent / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    for name, text in {
        "index.html": PAGE,
        "assets/index-abc123.js": SCRIPT,
        "assets/small-abc123.css": "p{}",
        "assets/inter.woff2": "font" * 1_000,
        "icon.svg": "<svg/>",
        "app.webmanifest": "{}",
        ".vite/manifest.json": json.dumps(MANIFEST),
        ".hidden": "secret",
        "../outside.txt": "secret",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    inside(shared).state.client = Client(folder)
    return shared


def outside(site: Site) -> Path:
    """A file beside the client's folder."""
    return Path(str(site.where)).parent / "outside.txt"


def bare(site: Site, path: str, **headers: str) -> httpx.Response:
    """As a reader without an account."""
    site.client.cookies.clear()
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return site.client.get(path, headers=sent, follow_redirects=False)


def unmended(site: Site, path: str, method: str = "GET", heard: str = "http.request") -> tuple[int, bytes]:
    """A path exactly as it is: a browser would tidy it up first."""
    answer = list[Any]()

    async def receive() -> dict[str, object]:
        await asyncio.sleep(0)
        return {"type": heard, "body": b"", "more_body": False}

    async def send(message: Any) -> None:  # noqa: ANN401
        await asyncio.sleep(0)
        answer.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "scheme": "http",
        "query_string": b"",
        "headers": [(b"host", b"testserver.local")],
        "client": ("127.0.0.1", 1),
        "server": ("testserver.local", 80),
        "http_version": "1.1",
        "state": {},
    }
    site.client.blocking_portal.call(site.app, scope, receive, send)
    return answer[0]["status"], b"".join(each.get("body", b"") for each in answer[1:])


# ----- headers


def test_every_kind_of_answer_keeps_a_browser_strict(built: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site, anna = built, built.ready("strict")
    tag = bare(site, "/de").headers["etag"]
    answers = {
        "page": bare(site, "/de"),
        "redirect": bare(site, "/"),
        "unchanged page": bare(site, "/de", If_None_Match=tag),
        "no page": bare(site, "/nothing"),
        "asset": bare(site, "/assets/index-abc123.js"),
        "compressed asset": bare(site, "/assets/index-abc123.js", Accept_Encoding="gzip"),
        "no asset": bare(site, "/assets/nothing.js"),
        "health": bare(site, "/health"),
        "metrics": bare(site, "/metrics"),
        "schema": bare(site, f"{API}/schema/openapi.json"),
        "data": anna.get("/me"),
        "export": anna.get("/account/export"),
        "change": anna.post("/account/deposits", {"amount": "1"}),
        "guest": site.browser().get("/account/plays"),
        "refused": anna.post("/account/deposits", {"amount": "x"}),
        "misunderstood": anna.post("/account/deposits", {}),
        "not found": anna.get("/nothing"),
        "not allowed": anna.get("/plays"),
        "foreign": anna.post("/plays", Origin="https://evil.example"),
        "too large": anna.post("/plays", "x" * 70_000),
        "options": anna.request("OPTIONS", "/house"),
        "head": site.client.head(f"{API}/house"),
    }
    with structlog.testing.capture_logs(), monkeypatch.context() as patch:
        patch.setattr(front(site).store.books, "house", failing(RuntimeError()))
        answers["failed"] = anna.get("/house")
    statuses = {name: answer.status_code for name, answer in answers.items()}
    assert statuses["failed"] == 500
    assert set(statuses.values()) >= {200, 204, 302, 304, 400, 401, 403, 404, 405, 413, 422, 500}
    for name, answer in answers.items():
        for header, value in HEADERS.items():
            assert answer.headers.get_list(header) == [value], (name, header)
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy == POLICY, name
        assert "strict-transport-security" not in answer.headers
        assert "server" not in answer.headers
        if f"{API}/" in str(answer.url) and name not in {"schema", "options"}:
            assert answer.headers["cache-control"] == "no-store", name


def test_over_https_a_browser_is_told_to_stay_there(tmp_path: Path) -> None:
    with Site(tmp_path / "house.sqlite", https=True) as site:
        for path in ("/de", f"{API}/house", f"{API}/nothing"):
            assert bare(site, path).headers["strict-transport-security"] == "max-age=31536000"


def test_head_is_get_without_the_content(built: Site) -> None:
    for path in ("/de", "/assets/index-abc123.js", f"{API}/house", "/health", f"{API}/nothing"):
        get, head = bare(built, path), built.client.request("HEAD", path)
        assert (head.status_code, head.content) == (get.status_code, b"")
        assert head.headers["content-type"] == get.headers["content-type"]


# ----- the log


def test_nothing_secret_is_in_the_log(tmp_path: Path) -> None:
    with structlog.testing.capture_logs() as logged, Site(tmp_path / "house.sqlite", log="json") as site:
        anna = site.ready("anna.secret")
        cookie, csrf = anna.cookies["ventuno"], anna.csrf
        table = anna.finish(anna.start(seed="my lucky seed"))
        export = codec.decode(anna.get(f"/plays/{table['play']}/evidence").text, Export)
        anna.get("/account/statement?days=17&before=4711")
        anna.post("/session", {"login": "anna.secret", "password": "wrong password"})
        anna.post("/accounts", {"password": "wrong password"})
        anna.get("/nothing/at/all?token=4711")
        anna.took(anna.request("DELETE", "/session"))

        async def broken(_login: str) -> NoReturn:
            await asyncio.sleep(0)
            raise RuntimeError("broken")

        front(site).store.people.by_login = broken  # type: ignore[assignment, method-assign]
        anna.refused(anna.post("/session", {"login": "anna.secret", "password": PASSWORD}), 500, "failed")
    text = repr(logged)
    assert {each["event"] for each in logged} == {"request", "failed"}
    assert sum(each["event"] == "request" for each in logged) > 12
    assert csrf
    secrets = [PASSWORD, "wrong password", cookie, csrf, "anna.secret", "Anna", "1990", export.server_seed]
    for secret in (*secrets, "my lucky seed", "4711", "days", table["play"].partition("-")[0]):
        assert secret not in text, secret
    requests = [each for each in logged if each["event"] == "request"]
    assert {frozenset(each) for each in requests} == {
        frozenset({"event", "log_level", "method", "route", "status", "ms"})
    }
    assert {"/api/v1/plays/{play}/moves", "/api/v1/session"} <= {each["route"] for each in requests}


_BROKEN = """
import ventuno.desk.desk
async def log_in(self, login, password):
    raise RuntimeError("broken")
ventuno.desk.desk.Desk.log_in = log_in
"""


@pytest.mark.parametrize("log", ["json", "text"])
def test_a_server_that_fails_says_where_but_not_with_what(tmp_path: Path, log: str) -> None:
    with Process(tmp_path, "--log", log, prelude=_BROKEN) as server:
        with httpx.Client(base_url=server.address) as client:
            sent = {"login": "anna.secret", "password": PASSWORD}
            response = client.post(f"{API}/session", json=sent, headers={"Cookie": "ventuno=cookie4711"})
            assert response.status_code == 500
            assert response.json()["code"] == "failed"
            assert "broken" not in response.text
        _survives(server)
        said = eventually(server, "RuntimeError")
        assert "RuntimeError: broken" in said
        assert not any(secret in said for secret in (PASSWORD, "anna.secret", "cookie4711"))
        assert server.stop() == 0
        if log == "json":
            lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
            assert {"failed", "request"} <= {line["event"] for line in lines}


def _survives(server: Process) -> None:
    """What no browser would send."""
    place = urlsplit(server.address)
    for path in ("/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/assets/../../settings.py"):
        answer = _plainly(place.port, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 404 ")
        assert b"root:" not in answer
        assert b"VENTUNO_" not in answer
    for garbage in (b"\x16\x03\x01\x02\x00", b"BREW / HTTP/1.1\r\n\r\n", b"GET / HTTP/9\r\n\r\n"):
        assert b" 200 " not in _plainly(place.port, garbage)
    assert httpx.get(f"{server.address}/health").json()["status"] == "ok"


def _plainly(port: int | None, sent: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port or 0), 10) as plain:
        plain.sendall(sent)
        plain.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: plain.recv(65_536), b""))


# ----- limits


def slowed(site: Site, patch: pytest.MonkeyPatch, *, before: float = 0, after: float = 0) -> None:
    """The database takes that long."""
    store = front(site).store
    execute = store.execute

    async def slowly(command: Any) -> Any:  # noqa: ANN401
        await asyncio.sleep(before)
        decision = await execute(command)
        await asyncio.sleep(after)
        return decision

    patch.setattr(store, "execute", slowly)


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_takes_too_long_is_given_up_and_the_same_key_gives_the_answer(
    where: Path | str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    with Site(where) as site:
        anna = site.ready(language="de")
        table = anna.start()
        with monkeypatch.context() as patch:
            patch.setattr(site.app, "_settings", structs.replace(site.app._settings, request_seconds=1))
            slowed(site, patch, **{when: 30.0})
            response = anna.move(table, "discard", key="k")
            told = anna.refused(response, 503, "too_slow")
            assert told["detail"].startswith("Das hat zu lange gedauert.")
            assert response.headers["retry-after"] == "2"
        again = anna.took(anna.move(table, "discard", key="k"))["table"]
        assert again["sequence"] == table["sequence"] + 2
        assert anna.took(anna.get(f"/plays/{table['play']}"))["table"] == again


def test_more_requests_at_once_than_there_is_room_for_are_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Site(tmp_path / "house.sqlite", requests_at_once=2) as site:
        anna = site.ready()
        release, waiting = threading.Event(), threading.Semaphore(0)
        store = front(site).store
        of_player = store.people.of_player

        async def held(player: str) -> Any:  # noqa: ANN401
            waiting.release()
            while not release.is_set():  # noqa: ASYNC110  # another thread sets it
                await asyncio.sleep(0.01)
            return await of_player(player)

        monkeypatch.setattr(store.people, "of_player", held)
        cookie = {"Cookie": f"ventuno={anna.cookies['ventuno']}"}
        with ThreadPoolExecutor(2) as others:
            held_up = [others.submit(site.client.get, f"{API}/me", headers=cookie) for _ in range(2)]
            assert waiting.acquire(timeout=60)
            assert waiting.acquire(timeout=60)
            response = site.browser().get("/house")
            site.browser("fr").refused(response, 503, "store_busy")
            assert response.headers["retry-after"] == "2"
            release.set()
            assert [each.result(60).status_code for each in held_up] == [200, 200]
        assert site.browser().get("/house").status_code == 200


# ----- failures


def failing(error: Exception) -> Callable[[], Any]:
    async def fails() -> NoReturn:
        await asyncio.sleep(0)
        raise error

    return fails


def test_a_failure_inside_says_nothing_of_the_inside(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (RuntimeError("secret detail"), AssertionError(), KeyError("secret"), ZeroDivisionError()):
        monkeypatch.setattr(front(site).store.books, "house", failing(error))
        guest = site.browser("it")
        with structlog.testing.capture_logs() as logged:
            told = guest.refused(guest.get("/house"), 500, "failed")
        assert told["detail"].startswith("Si è verificato un problema")
        assert "secret" not in json.dumps(told)
        assert [each["event"] for each in logged] == ["failed"]


def test_a_database_that_is_away_is_no_failure_of_ours(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    for reason in (STORE_UNREACHABLE(), STORE_FULL(), STORE_FAILED(problem="no such column: secret")):
        monkeypatch.setattr(front(site).store.books, "house", failing(Unavailable(reason)))
        with structlog.testing.capture_logs() as logged:
            for path in (f"{API}/house", "/health"):
                response = bare(site, path)
                assert response.status_code == 503
                assert response.headers["content-type"] == "application/problem+json"
                assert response.headers["retry-after"] == "2"
                assert "secret" not in response.text
        assert [each["event"] for each in logged] == ["unavailable"] * 2


def test_a_failure_of_everything_is_still_a_problem_and_is_counted(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def falls(*_: object) -> NoReturn:
        await asyncio.sleep(0)
        raise RuntimeError("secret detail")

    with monkeypatch.context() as patch, structlog.testing.capture_logs():
        patch.setattr(site.app, "_inside", falls)
        guest = site.browser("de")
        told = guest.refused(guest.get("/house"), 500, "failed")
        assert "secret" not in json.dumps(told)
    assert 'status="500"' in bare(site, "/metrics").text


def test_an_answer_that_breaks_off_is_not_passed_off_as_whole(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(exchange: Exchange) -> None:
        await exchange.send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("gone")

    with monkeypatch.context() as patch, structlog.testing.capture_logs():
        patch.setattr(site.app, "_inside", breaks)
        with pytest.raises(RuntimeError, match="gone"):
            site.browser().get("/house")
    assert "ventuno_requests_in_progress 1.0" in bare(site, "/metrics").text


def test_a_client_that_disconnects_is_no_failure_of_ours(site: Site) -> None:
    with structlog.testing.capture_logs() as logged:
        status, _ = unmended(site, f"{API}/session", "POST", heard="http.disconnect")
    assert (status, logged) == (400, [])


# ----- for whoever keeps it running


def test_health_is_asked_of_the_database(both: Site) -> None:
    assert bare(both, "/health").json() == {"status": "ok", "rules": "2024-10-23"}


def test_the_counts_name_routes_and_nobody(site: Site) -> None:
    anna = site.ready("anna.secret")
    table = anna.finish(anna.start())
    for number in range(20):
        bare(site, f"/nothing/{number}")
        bare(site, f"{API}/nothing/{number}")
        anna.get(f"/plays/nothing-{number}")
    text = bare(site, "/metrics").text
    assert 'ventuno_requests_total{method="POST",route="/api/v1/plays/{play}/moves",status="200"}' in text
    assert "ventuno_request_seconds_bucket" in text
    assert not any(each in text for each in ("nothing", "anna", table["play"]))
    assert len([line for line in text.splitlines() if line.startswith("ventuno_requests_total")]) < 20


# ----- the client


@pytest.mark.parametrize("language", list(Language))
def test_the_page_is_in_the_language_of_the_path(built: Site, language: Language) -> None:
    for path in (f"/{language}", f"/{language}/", f"/{language}/practice", f"/{language}/review/abc-1"):
        response = bare(built, path, Accept_Language="xx")
        assert response.status_code == 200
        assert response.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{language}">' in response.text
        assert "%" not in response.text
        for text in (texts.page_title(), texts.page_description(), texts.page_needs_script()):
            assert text.said_in(language).partition("’")[0] in response.text


def test_a_page_names_the_scripts_that_it_will_need(built: Site) -> None:
    practice = ["PracticePage", "shared"]
    needed = {"/de": ["LobbyPage"], "/de/practice": practice, "/de/practice/1": practice}
    others: dict[str, list[str]] = {f"/de/{name}": [] for name in ("nothing", "*", "hint", "alerts")}
    for path, names in (needed | others).items():
        text = bare(built, path).text
        assert text.count("modulepreload") == len(names)
        for name in names:
            assert f'<link rel="modulepreload" crossorigin href="/assets/{name}-abc123.js">' in text


def test_the_root_leads_to_the_readers_language(built: Site) -> None:
    for header, where in {"fr-CH, de;q=0.5": "/fr", "rm": "/en", "": "/en"}.items():
        response = bare(built, "/", Accept_Language=header)
        assert (response.status_code, response.headers["location"]) == (302, where)
        assert "Accept-Language" in response.headers["vary"]


def test_a_language_that_is_none_is_no_page(built: Site) -> None:
    for path in ("/rm", "/DE", "/de-CH", "/dexx/practice"):
        response = bare(built, path, Accept_Language="it")
        assert response.status_code == 404
        assert '<html lang="it">' in response.text


def test_a_page_that_has_not_changed_is_not_sent_again(built: Site) -> None:
    for path in ("/de", "/assets/index-abc123.js", "/icon.svg"):
        first = bare(built, path)
        tag = first.headers["etag"]
        for header in (tag, f"W/{tag}", f'"other", {tag}'):
            again = bare(built, path, If_None_Match=header)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert bare(built, path, If_None_Match='"other"').content == first.content
    assert bare(built, "/de").headers["etag"] != bare(built, "/fr").headers["etag"]
    tag = bare(built, "/nothing").headers["etag"]
    assert bare(built, "/nothing", If_None_Match=tag).status_code == 404


def test_files_are_sent_compressed_to_whoever_can_read_that(built: Site) -> None:
    plain = bare(built, "/assets/index-abc123.js", Accept_Encoding="identity")
    assert (plain.text, "content-encoding" in plain.headers) == (SCRIPT, False)
    with built.client.stream("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": "gzip"}) as response:
        raw = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(raw).decode() == SCRIPT
    assert int(response.headers["content-length"]) == len(raw) < len(SCRIPT)
    for small in ("/assets/small-abc123.css", "/assets/inter.woff2"):
        assert "content-encoding" not in bare(built, small, Accept_Encoding="gzip").headers


def test_only_files_named_by_their_content_are_kept_for_ever(built: Site) -> None:
    kept = "public, max-age=31536000, immutable"
    assert bare(built, "/assets/index-abc123.js").headers["cache-control"] == kept
    for path in ("/de", "/icon.svg", "/app.webmanifest", "/nothing"):
        assert bare(built, path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/small-abc123.css", "text/css; charset=utf-8"),
        ("/assets/inter.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml"),
        ("/app.webmanifest", "application/manifest+json"),
    ],
)
def test_a_file_says_what_it_is(built: Site, path: str, kind: str) -> None:
    assert bare(built, path).headers["content-type"] == kind


PATHS = ["/../outside.txt", "/assets/../../outside.txt", "/assets/../.hidden", "/./.hidden", "//.hidden", "/.hidden"]
PATHS += ["/%2e%2e/outside.txt", "/..%2foutside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/%2ehidden", "/.vite"]
PATHS += ["/.vite/manifest.json", "/de/../../outside.txt", "/..\\outside.txt", "/assets/..%5c..%5coutside.txt"]
PATHS += ["//etc/passwd", "/etc/passwd", "/file:///etc/passwd", "/assets//etc/passwd", "/assets", "/assets/"]
PATHS += ["/index.html", "/settings.py", "/../settings.py", "/assets/index-abc123.js%00.txt"]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_client(built: Site, path: str) -> None:
    beside = outside(built)
    assert beside.read_text() == "secret"
    for status, content in (unmended(built, path), _tidied(built, path), unmended(built, f"{beside.parent}{path}")):
        assert status in {200, 302, 404}
        assert not any(each in content for each in (b"secret", b"root:", b"isEntry"))
        assert b"console" not in content
        assert status != 200 or b"<!doctype html>" in content


def _tidied(site: Site, path: str) -> tuple[int, bytes]:
    response = bare(site, path)
    return response.status_code, response.content


def test_without_a_client_the_page_says_how_to_build_one(site: Site, tmp_path: Path) -> None:
    inside(site).state.client = Client(tmp_path / "nowhere")
    response = bare(site, "/de")
    assert response.status_code == 200
    assert "make web" in response.text


def test_a_long_answer_is_compressed_and_one_with_a_token_in_it_is_not(site: Site) -> None:
    anna = site.ready()
    schema = bare(site, f"{API}/schema/openapi.json", Accept_Encoding="gzip")
    assert schema.headers["content-encoding"] == "gzip"
    assert schema.json()["openapi"].startswith("3.")
    assert "content-encoding" not in anna.get("/me", Accept_Encoding="gzip").headers


def test_a_server_whose_entropy_has_failed_says_so_and_deals_nothing_new(site: Site) -> None:
    good, failed = site._entropy, TestedSource(bytes)
    stuck = False
    site._entropy = lambda length: failed(length) if stuck else good(length)
    site.restart()
    browser = site.ready()
    stuck = True
    for response in (bare(site, "/health"), browser.post("/plays")):
        assert (response.status_code, response.json()["code"]) == (503, "entropy_failed")
    stuck = False
    assert browser.took(browser.get("/me"))["account"]["running"] is None
