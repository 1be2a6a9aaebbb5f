"""Short routes answer whatever is asked of them, without the framework, in the shape of all other answers."""

import json

import httpx
import pytest

from tests.server.site import API, Browser, Json, Site
from ventuno.store.errors import STORE_UNREACHABLE, Unavailable

PLACE = {"sequence": 1, "move": "place 1"}


@pytest.fixture
def anna(site: Site) -> Browser:
    return site.ready()


@pytest.fixture
def table(anna: Browser) -> Json:
    return anna.start()


def sent(anna: Browser, path: str, content: bytes | list[bytes], **headers: str) -> httpx.Response:
    """As a client might send it that is not our page."""
    cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    known = {"content-type": "application/json", "idempotency-key": "k", "x-csrf-token": anna.csrf or ""}
    kept = {name: value for name, value in (known | headers | {"cookie": cookie}).items() if value}
    parts = content if isinstance(content, bytes) else iter(content)
    return anna.site.client.post(f"{API}{path}", content=parts, headers=kept)


def test_an_offer_a_start_and_a_move_are_answered_without_the_framework(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = site.ready()
    asked: list[str] = []
    inside = site.app._inside._inside  # type: ignore[attr-defined]

    async def noted(scope: Json, receive: Json, send: Json) -> None:
        asked.append(scope["path"])
        await inside(scope, receive, send)

    monkeypatch.setattr(site.app._inside, "_inside", noted)
    offered = anna.took(anna.post("/plays"))
    start = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    table = anna.took(anna.post(f"/plays/{offered['play']}/start", start))["table"]
    moved = anna.took(anna.move(table, "place 1"))["table"]
    assert len(moved["stacks"][0]["cards"]) == 1
    assert asked == []
    assert anna.get(f"/plays/{offered['play']}").json()["table"] == moved
    assert asked == [f"{API}/plays/{offered['play']}"]


def test_the_same_key_is_given_the_same_answer(anna: Browser, table: Json) -> None:
    first, again = (anna.move(table, "place 1", key="same") for _ in range(2))
    assert first.status_code == again.status_code == 200
    assert first.json()["table"] == again.json()["table"]
    assert first.json()["events"] == again.json()["events"]


def test_answers_have_the_headers_of_all_others(anna: Browser, table: Json) -> None:
    other, moved = anna.get(f"/plays/{table['play']}"), anna.move(table, "place 1")
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert moved.headers[name] == other.headers[name]


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
@pytest.mark.parametrize(
    ("sequence", "move"), [(0, "place 1"), (1, "buy"), (1, "place 9"), (1, "deal K"), (1, "nonsense"), (1, "risk 1")]
)
def test_a_refusal_is_said_in_the_readers_language(site: Site, language: str, sequence: int, move: str) -> None:
    anna = site.ready(language=language)
    table = anna.start()
    path, body = f"/plays/{table['play']}/moves", {"sequence": sequence, "move": move}
    answer = anna.post(path, body)
    said = {each: anna.post(path, body, Accept_Language=each).json()["detail"] for each in ("de", "fr", "it", "en")}
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["detail"] == said[language]
    assert len({*said.values()}) == 4


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "JSON"),
        (b"{", "JSON"),
        (b"\xff", "JSON"),
        pytest.param(b'{"sequence": ' + b"[" * 50_000, "sequence", id="nested too deeply"),
        (b"null", "object"),
        (b'{"sequence": 1}', "move"),
        (b'{"sequence": "1", "move": "place 1"}', "sequence"),
        (b'{"sequence": 1, "move": "place 1", "more": 1}', "more"),
    ],
)
def test_content_that_makes_no_sense_is_refused_in_words(
    anna: Browser, table: Json, content: bytes, problem: str
) -> None:
    answer = sent(anna, f"/plays/{table['play']}/moves", content)
    anna.refused(answer, 400, "bad_request")
    assert problem in answer.json()["detail"]


def test_content_in_pieces_is_read_whole(anna: Browser, table: Json) -> None:
    text = json.dumps(PLACE | {"sequence": table["sequence"]}).encode()
    answer = sent(anna, f"/plays/{table['play']}/moves", [text[:5], text[5:9], text[9:]])
    assert anna.took(answer)["table"]["sequence"] > table["sequence"]


def test_content_that_is_too_long_is_refused(site: Site, anna: Browser, table: Json) -> None:
    most = site.app._inside._context().settings.body_bytes  # type: ignore[attr-defined]
    whole = sent(anna, f"/plays/{table['play']}/moves", b" " * (most + 1))
    pieces = sent(anna, f"/plays/{table['play']}/moves", [b" " * most, b" ", b"{}"])
    for answer in (whole, pieces):
        anna.refused(answer, 413, "too_large")


WITHOUT = pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"idempotency-key": ""}, 400, "bad_request"),
        ({"idempotency-key": "k" * 129}, 400, "bad_request"),
        ({"idempotency-key": "@clock"}, 422, "bad_key"),
        ({"x-csrf-token": ""}, 403, "wrong_token"),
        ({"x-csrf-token": "f" * 64}, 403, "wrong_token"),
        ({"origin": "http://elsewhere.example"}, 403, "wrong_token"),
        ({"content-type": "text/plain"}, 415, "not_json"),
    ],
)


@WITHOUT
def test_a_request_without_what_it_needs_is_refused(
    anna: Browser, table: Json, headers: dict[str, str], status: int, code: str
) -> None:
    content = json.dumps(PLACE | {"sequence": table["sequence"]}).encode()
    anna.refused(sent(anna, f"/plays/{table['play']}/moves", content, **headers), status, code)
    assert anna.get(f"/plays/{table['play']}").json()["table"] == table


@WITHOUT
def test_an_offer_without_what_it_needs_is_refused(
    anna: Browser, headers: dict[str, str], status: int, code: str
) -> None:
    anna.refused(sent(anna, "/plays", b"{}", **headers), status, code)


def test_an_offer_is_only_for_a_player_who_is_logged_in(site: Site, anna: Browser) -> None:
    site.client.cookies.clear()
    anna.cookies.clear()
    anna.refused(sent(anna, "/plays", b""), 401, "not_logged_in")


@pytest.mark.parametrize("content", [b"", b"null", b"{}", b"{"])
def test_an_offer_needs_no_content(anna: Browser, content: bytes) -> None:
    assert anna.took(sent(anna, "/plays", content))["play"].endswith("-1")


@pytest.mark.parametrize("another", ["another", "odd[name]"])
def test_the_session_is_found_among_other_cookies(anna: Browser, table: Json, another: str) -> None:
    anna.cookies = {another: "cookie", **anna.cookies}
    assert anna.took(anna.move(table, "place 1"))["table"]["sequence"] > table["sequence"]


def test_nobody_moves_without_a_session(anna: Browser, table: Json) -> None:
    content = json.dumps(PLACE | {"sequence": table["sequence"]}).encode()
    anna.cookies.clear()
    anna.refused(sent(anna, f"/plays/{table['play']}/moves", content), 401, "not_logged_in")


@pytest.mark.parametrize("what", ["another's play", "a play that never was", "a name that is too long"])
def test_a_play_that_is_not_ones_own_is_refused(site: Site, anna: Browser, table: Json, what: str) -> None:
    bob = site.ready("bob")
    play = {"another's play": table["play"], "a play that never was": "nobody-1"}.get(what, "x" * 65)
    answer = bob.post(f"/plays/{play}/moves", PLACE)
    if what == "a name that is too long":
        anna.refused(answer, 400, "bad_request")
    else:
        anna.refused(answer, 404, "no_play")


@pytest.mark.parametrize("path", ["/plays/x/moves/more", "/plays/x/other"])
def test_other_paths_are_the_frameworks(anna: Browser, path: str) -> None:
    anna.refused(anna.post(path, PLACE), 404, "not_found")


def test_other_methods_are_the_frameworks(anna: Browser, table: Json) -> None:
    answer = anna.get(f"/plays/{table['play']}/moves")
    anna.refused(answer, 405, "method_not_allowed")
    assert answer.headers["allow"]


@pytest.mark.parametrize("where", ["session", "play"])
def test_a_database_that_is_away_is_no_failure_of_ours(site: Site, monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    anna = site.ready()
    table = anna.start()
    site.restart()

    async def away(*_: object, **__: object) -> None:
        raise Unavailable(STORE_UNREACHABLE())

    store = site.app._inside._context().store  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        if where == "session":
            patch.setattr(store.sessions, "find", away)
        else:
            patch.setattr(store, "execute", away)
        answer = anna.move(table, "place 1", key="away")
        anna.refused(answer, 503, "store_unreachable")
        assert answer.headers["retry-after"]
    moved = anna.took(anna.move(table, "place 1", key="away"))["table"]
    assert len(moved["stacks"][0]["cards"]) == 1
