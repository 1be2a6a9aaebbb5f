"""Bad input of any kind gets an answer of one form, in the reader's language, and changes nothing."""

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.kit import RULES
from tests.server.site import API, Browser, Json, Site
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.server.refusals import BAD_REQUEST

HEADER = f"big21 rules={RULES} stake=1\n"
LAW = UNIFORM.hash
BODIES = ["/account/rules", "/account/limits", "/account/blocks", "/account/language", "/account/deposits"]
BODIES += [
    "/account/closing",
    "/account/erasure",
    "/account/email",
    "/account/email/confirmation",
    "/account/email/notices",
    "/account/password",
    "/account/recovery-codes",
    "/session/recovery",
    "/session/reset",
    "/session/unlock",
    "/account/withdrawals",
    "/account/messages/read",
    "/plays/{play}/start",
    "/plays/{play}/moves",
]
BODIES += ["/tables", "/accounts", "/session", "/practice", "/practice/moves", "/practice/advice", "/practice/review"]
DEEP = 10_000

GARBAGE = {
    "nothing at all": b"",
    "no JSON": b"amount=5",
    "half of it": b'{"amount": "5',
    "two of them": b'{"amount":"5"}{"amount":"5"}',
    "a list": b"[]",
    "a text": b'"amount"',
    "a number": b"5",
    "null": b"null",
    "true": b"true",
    "not a number": b"NaN",
    "a byte order mark": b'\xef\xbb\xbf{"amount":"5"}',
    "not UTF-8": b'{"amount":"\xff"}',
    "UTF-16": '{"amount":"5"}'.encode("utf-16"),
    "a bare NUL": b'{"amount":"\x00"}',
    "half a character": b'{"amount":"\\ud800"}',
    "lists in lists": b"[" * DEEP,
    "objects in objects": b'{"a":' * DEEP,
    "nested where a text belongs": b'{"amount":' + b"[" * DEEP + b"]" * DEEP + b"}",
    "an unknown field": b'{"__proto__": {}, "nonsense": 1}',
    "a huge number": b'{"amount":' + b"9" * 5_000 + b"}",
    "a number beyond all": b'{"amount":1e999}',
    "only blanks": b" " * 1_000,
}


@pytest.fixture(scope="module")
def anna(shared: Site) -> Browser:
    """Somebody with a play that is running."""
    return shared.ready("anna", language="de")


@pytest.fixture(scope="module")
def table(anna: Browser) -> Json:
    return anna.start()


@pytest.fixture(autouse=True)
def _unchanged(shared: Site, table: Json) -> Iterator[None]:
    """Whatever a test of this file sends changes nothing."""
    assert table
    before = shared.books()
    yield
    assert shared.books() == before


def send(
    browser: Browser, path: str, content: bytes | Iterator[bytes], method: str = "POST", **headers: str | bytes | None
) -> httpx.Response:
    """As it is, without anything put right."""
    sent: dict[str, str | bytes | None] = {
        "Accept-Language": browser.language,
        "Content-Type": "application/json",
        "Cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items()),
        "X-CSRF-Token": browser.csrf,
        "Idempotency-Key": f"raw-{next(browser._numbers)}",
    }
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    client = browser.site.client
    client.cookies.clear()
    given = {name: value for name, value in sent.items() if value is not None}
    return client.request(method, path if path.startswith(API) else f"{API}{path}", content=content, headers=given)  # type: ignore[arg-type]


def problem(response: httpx.Response, *statuses: int) -> Json:
    """A problem, and nothing of our inside."""
    assert response.status_code in statuses, response.text
    assert response.headers["content-type"] == "application/problem+json"
    told = response.json()
    assert set(told) <= {"type", "title", "status", "detail", "code", "article"}
    assert told["status"] == response.status_code
    assert not any(each in response.text for each in ("Traceback", 'File "', "ventuno.", "site-packages", "line "))
    return told


# ----- bodies


@pytest.mark.parametrize("content", GARBAGE.values(), ids=GARBAGE.keys())
def test_no_body_of_any_kind_gets_anywhere_by_any_route(anna: Browser, table: Json, content: bytes) -> None:
    for route in BODIES:
        if route == "/practice" and content == b"":
            continue
        told = problem(send(anna, route.replace("{play}", table["play"]), content), 400)
        assert told["code"] == "bad_request"
        assert told["detail"].startswith(BAD_REQUEST(problem="").said_in(Language.DE)[:-1])
        assert len(told["detail"]) < 400


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"amount": 5},
        {"amount": 5.5},
        {"amount": None},
        {"amount": True},
        {"amount": ["5"]},
        {"amount": {"amount": "5"}},
        {"amount": ""},
        {"amount": "5" * 17},
        {"amount": "5", "currency": "CHF"},
        {"amount": "5", "currency": 1},
        {"amount": "5", "player": "somebody"},
        {"Amount": "5"},
    ],
)
def test_wrong_missing_and_unknown_fields(anna: Browser, wrong: Json) -> None:
    for route in ("/account/deposits", "/account/withdrawals"):
        anna.refused(anna.post(route, wrong), 400, "bad_request")


@pytest.mark.parametrize(
    "amount",
    [
        "-5",
        "+5",
        "0",
        "0.00",
        "1e3",
        "5.001",
        "5,00",
        " ",
        "5 ",
        "0x5",
        "NaN",
        "Infinity",
        "٥",
        "５",
        "5\0",
        "100000.01",
    ],
)
def test_a_text_that_is_not_an_amount_is_refused(anna: Browser, amount: str) -> None:
    for route in ("/account/deposits", "/account/withdrawals"):
        anna.refused(anna.post(route, {"amount": amount}), 422, "bad_amount")
    anna.refused(anna.post("/account/limits", {"limits": {"loss_1_day": amount}}), 422, "bad_amount")
    anna.refused(anna.post("/practice", {"stake": amount}), 422, "bad_amount")


@pytest.mark.parametrize(
    ("route", "wrong", "code"),
    [
        ("/account/limits", {"limits": {}}, "bad_request"),
        ("/account/limits", {"limits": {"loss_2_days": "5"}}, "bad_request"),
        ("/account/limits", {"limits": {"loss_1_day": 5}}, "bad_request"),
        ("/account/limits", {"limits": {"loss_1_day": None}}, "limit_needed"),
        ("/account/limits", {"limits": {"loss_1_day": "900.01"}}, "limit_too_high"),
        ("/account/limits", {"limits": {"loss_1_day": "5", "loss_7_days": "9000"}}, "limit_too_high"),
        ("/account/limits", {"limits": {"loss_1_day": "5", "loss_7_days": "x"}}, "bad_amount"),
        ("/account/blocks", {"days": 0}, "bad_block"),
        ("/account/blocks", {"days": -1}, "bad_block"),
        ("/account/blocks", {"days": 181}, "bad_block"),
        ("/account/blocks", {"days": 2**31}, "bad_request"),
        ("/account/blocks", {"days": 2**200}, "bad_request"),
        ("/account/blocks", {"days": 1.5}, "bad_request"),
        ("/account/blocks", {"days": "three"}, "bad_request"),
        ("/account/blocks", {"days": [3]}, "bad_request"),
        ("/account/blocks", {"days": 3, "game": "poker"}, "bad_request"),
        ("/account/language", {"language": "rm"}, "bad_request"),
        ("/tables", {"name": "Aare", "language": "rm"}, "bad_request"),
        ("/tables", {"name": "Aare", "language": "de", "boxes": 8}, "bad_request"),
        ("/tables", {"name": "Aare", "language": "de", "ante_min": "5,00"}, "bad_amount"),
        ("/tables", {"name": "Aare", "language": "de", "ante_min": "5.05"}, "table_bad_ante_limits"),
        ("/tables", {"name": "Aare\n", "language": "de"}, "table_bad_name"),
        ("/account/language", {"language": "DE"}, "bad_request"),
        ("/account/rules", {"rules": "2024-08-28"}, "rules_not_in_force"),
        ("/account/rules", {"rules": "x" * 65}, "bad_request"),
        ("/account/rules", {"rules": "\0"}, "rules_not_in_force"),
        ("/account/deposits", {"amount": "5", "currency": "EUR"}, "no_rate"),
        ("/account/withdrawals", {"amount": "5", "currency": "USD"}, "no_rate"),
        ("/account/withdrawals", {"amount": "99.01"}, "balance_too_low"),
        ("/account/messages/read", {"until": "2026-03-03T12:00:00"}, "bad_request"),
        ("/account/messages/read", {"until": "tomorrow"}, "bad_request"),
        ("/account/messages/read", {"until": 10**30}, "bad_request"),
        ("/account/messages/read", {"until": [2026]}, "bad_request"),
        ("/account/messages/read", {"until": "9999-12-31T23:59:59-12:00"}, "bad_request"),
        ("/account/messages/read", {"until": "0001-01-01T00:00:00+12:00"}, "bad_request"),
        ("/account/messages/read", {"until": "2026-03-03T25:00:00Z"}, "bad_request"),
    ],
)
def test_what_an_account_cannot_be_asked(anna: Browser, route: str, wrong: Json, code: str) -> None:
    anna.refused(anna.post(route, wrong), 400 if code == "bad_request" else 422, code)


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
def test_what_cannot_be_understood_is_said_in_the_readers_language(shared: Site, language: str) -> None:
    begins = {"de": "Die Anfrage", "fr": "La demande", "it": "La richiesta", "en": "The request"}
    guest = shared.browser(language)
    told = guest.refused(guest.post("/session", {}), 400, "bad_request")
    assert told["detail"].startswith(begins[language])
    assert guest.refused(guest.get("/nothing"), 404, "not_found")["detail"]
    told = problem(send(guest, "/session", b" " * 64_001), 413)
    assert "64000" in told["detail"]


# ----- size and kind


def chunks(size: int) -> Iterator[bytes]:
    for _ in range(size // 1_000):
        yield b" " * 1_000


def test_too_much_is_refused_whether_its_length_is_told_or_not(anna: Browser) -> None:
    for route in ("/account/deposits", "/session", "/practice/review"):
        assert problem(send(anna, route, b" " * 64_001), 413)["code"] == "too_large"
        assert problem(send(anna, route, chunks(70_000)), 413)["code"] == "too_large"
        assert problem(send(anna, route, chunks(3_000_000)), 413)["code"] == "too_large"


@pytest.mark.parametrize("length", ["64001", "9" * 5_000, "-1", "abc", "", "1e9", "5, 5"])
def test_a_length_that_is_no_length_or_too_long_is_refused_at_once(anna: Browser, length: str) -> None:
    assert problem(send(anna, "/account/deposits", b"", Content_Length=length), 413)["code"] == "too_large"


def test_a_length_that_is_a_lie_gets_nothing_more_in(anna: Browser) -> None:
    lie = send(anna, "/account/deposits", b" " * 70_000 + b'{"amount":"5"}', Content_Length="15")
    assert problem(lie, 413)["code"] == "too_large"


@pytest.mark.parametrize(
    "kind",
    [
        None,
        "",
        "text/plain",
        "text/plain;application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "application/xml",
        "application/jsonp",
    ],
)
def test_a_kind_of_content_other_than_json_is_refused(anna: Browser, kind: str | None) -> None:
    told = problem(send(anna, "/account/deposits", b'{"amount":"5"}', Content_Type=kind), 415)
    assert told["code"] == "not_json"
    chunked = send(anna, "/account/deposits", iter([b'{"amount":', b'"5"}']), Content_Type=kind)
    assert problem(chunked, 415)["code"] == "not_json"


# ----- paths and methods


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/v1",
        "/api/v2/house",
        "/api/v1/nothing",
        "/api/v1/house/more",
        "/api/v1/plays/a/b/c",
        "/api/v1/plays/a%2Fb",
        "/api/v1/%00",
        "/api/v1/%ff",
        "/api/v1/accounts/anna",
        "/api/v1/house.json",
        "/api//v1//nothing",
    ],
)
def test_an_unknown_path_of_the_api_is_a_problem(shared: Site, path: str) -> None:
    guest = shared.browser("it")
    told = problem(guest.get(path), 404)
    assert (told["code"], told["detail"]) == ("not_found", "Qui non c’è nulla.")


@pytest.mark.parametrize("path", ["/nothing", "/apix", "/wp-login.php", "/.env", "/.git/config", "/%00", "/%ff", "/é"])
def test_an_unknown_path_elsewhere_is_the_page_that_says_so(shared: Site, path: str) -> None:
    response = shared.client.get(path, headers={"Accept-Language": "fr"})
    assert response.status_code == 404
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert "<html" in response.text


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "CONNECT", "BREW"])
def test_a_method_that_an_address_does_not_know(anna: Browser, method: str) -> None:
    for path in ("/house", "/account/deposits", "/plays"):
        response = send(anna, path, b"", method=method)
        assert problem(response, 405)["code"] == "method_not_allowed"
    assert problem(anna.request("POST", "/house", {}), 405)["code"] == "method_not_allowed"
    assert problem(anna.get("/account/deposits"), 405)["code"] == "method_not_allowed"


def test_what_an_address_does_allow_is_said(anna: Browser) -> None:
    assert "POST" in anna.get("/account/deposits").headers["allow"]
    assert "GET" in anna.request("POST", "/house", {}).headers["allow"]


@pytest.mark.parametrize(
    "query",
    [
        *("days=0", "days=93", "days=-1", "days=x", "days=1.5", "days=", "days=%00", "days=%ff", f"days={'9' * 5_000}"),
        *("before=0", "before=-1", "before=x", "before=2147483649", f"before={'9' * 400}"),
    ],
)
def test_a_statement_of_impossible_days_or_pages(anna: Browser, query: str) -> None:
    anna.refused(anna.get(f"/account/statement?{query}"), 400, "bad_request")
    if query.startswith("before"):
        anna.refused(anna.get(f"/account/plays?{query}"), 400, "bad_request")


@pytest.mark.parametrize("table", ["x", "t-", "%00", "t-%00", "%ff", "'; DROP TABLE plays; --", "a" * 64, "house"])
def test_a_table_that_is_none(anna: Browser, table: str) -> None:
    for path in ("/games", "/games/1", "/games/1/evidence", "/games?before=1", "/games?invite=%00"):
        anna.refused(anna.get(f"/tables/{table}{path}"), 404, "table_unknown")


@pytest.mark.parametrize("number", ["0", "-1", "2147483649", "9" * 400])
def test_a_number_that_no_game_has(anna: Browser, number: str) -> None:
    for path in ("", "/evidence"):
        anna.refused(anna.get(f"/tables/t-0000000000000000/games/{number}{path}"), 400, "bad_request")


@pytest.mark.parametrize("play", ["x", "-1", "%00", "%ff", "'; DROP TABLE plays; --", "a" * 64, "1e9", "house"])
def test_a_play_that_is_none(anna: Browser, play: str) -> None:
    for path in ("", "/review", "/evidence"):
        anna.refused(anna.get(f"/plays/{play}{path}"), 404, "no_play")
    anna.refused(anna.post(f"/plays/{play}/moves", {"sequence": 1, "move": "end"}), 404, "no_play")


def test_a_name_of_a_play_that_is_too_long(anna: Browser) -> None:
    anna.refused(anna.get(f"/plays/{'a' * 65}"), 400, "bad_request")


# ----- headers


@pytest.mark.parametrize(
    ("key", "status", "code"),
    [
        (None, 400, "bad_request"),
        ("", 400, "bad_request"),
        ("x" * 129, 400, "bad_request"),
        ("@operator:olga key-1", 422, "bad_key"),
        ("@", 422, "bad_key"),
        (b"\xe9", 422, "bad_key"),
        (b"a\xff", 422, "bad_key"),
        (b"a\tb", 422, "bad_key"),
    ],
)
def test_a_change_without_a_proper_key_is_not_made(
    anna: Browser, table: Json, key: str | bytes | None, status: int, code: str
) -> None:
    asked = {
        "/account/deposits": {"amount": "5"},
        "/account/limits": {"limits": {"loss_1_day": "5"}},
        "/account/blocks": {"days": 3},
        f"/plays/{table['play']}/moves": {"sequence": table["sequence"], "move": "discard"},
    }
    for path, body in asked.items():
        told = problem(send(anna, path, json.dumps(body).encode(), Idempotency_Key=key), status)
        assert told["code"] == code


@pytest.mark.parametrize("name", ["Accept-Language", "Cookie", "X-CSRF-Token", "Accept", "User-Agent", "Origin"])
def test_headers_of_any_bytes_are_no_reason_to_fail(anna: Browser, name: str) -> None:
    for value in (b"\xff\xfe", b"\xc3\xa9", b"=;=;=", b"a" * 60_000, b"ventuno=\xff" * 10):
        response = send(anna, "/account/deposits", b"{}", "POST", **{name: value})
        assert 400 <= response.status_code < 500
        problem(response, response.status_code)


# ----- plays


@pytest.mark.parametrize(
    "move", ["deal A", "deal 10", "grant 5", "open K", "hidden 2", "expire", "# discard", "", "place", "place x"]
)
def test_what_is_not_the_players_to_do(anna: Browser, table: Json, move: str) -> None:
    response = anna.move(table, move)
    code = "not_your_move" if move.split(" ", maxsplit=1)[0] in {"deal", "grant", "open", "hidden", "expire"} else None
    told = problem(response, 400, 422)
    assert code in {None, told["code"]}


@pytest.mark.parametrize(
    "move", ["place 0", "place 6", "place 999", "place -1", "buy", "highlow", "higher", "lower", "risk 1", "risk 1e9"]
)
def test_moves_that_are_not_open_now(anna: Browser, table: Json, move: str) -> None:
    problem(anna.move(table, move), 422)


@pytest.mark.parametrize("sequence", [-1, 100_001, 2**63, "x", "", None, True, [1], 1.5])
def test_a_value_that_is_not_a_sequence_number_is_refused(anna: Browser, table: Json, sequence: Json) -> None:
    body = {"sequence": sequence, "move": "discard"}
    anna.refused(anna.post(f"/plays/{table['play']}/moves", body), 400, "bad_request")


def test_a_forged_sequence_number_is_stale_whatever_it_is(anna: Browser, table: Json) -> None:
    for sequence in {0, 1, 2, 3, 100_000} - {table["sequence"]}:
        body = {"sequence": sequence, "move": "discard"}
        anna.refused(anna.post(f"/plays/{table['play']}/moves", body), 409, "stale")


# ----- practice


OVER = f"{HEADER}deal K\nend\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("garbage", "notation_bad_header"),
        ("\n\n", "notation_no_game"),
        ("# only a remark", "notation_no_game"),
        ("\0", "notation_bad_header"),
        ("challenge rules=1 stake=1\n", "notation_bad_header"),
        ("big21 rules=1999-01-01 stake=1\n", "notation_unknown_rules"),
        (f"big21 rules={RULES} stake=7\n", "stake_not_offered"),
        (f"big21 rules={RULES} stake=-1\n", "stake_not_offered"),
        (f"big21 rules={RULES} stake=1 stake=2\n", "notation_bad_header"),
        (f"big21 rules={RULES} stake=1 seed=0\n", "notation_bad_header"),
        (f"{HEADER}deal K\nfly 1\n", "notation_unknown_move"),
        (f"{HEADER}place 1\n", "card_due"),
        (f"{HEADER}deal K\ndeal A\n", "nothing_to_draw"),
        (f"{HEADER}grant 6\n", "other_draw_due"),
        (f"{HEADER}deal K\nplace 6\n", "no_such_stack"),
        (f"{HEADER}deal 11\n", "notation_unknown_move"),
        (f"{OVER}deal A\n", "play_over"),
        (f"{OVER}expire\n", "play_over"),
        (f"{HEADER}deal K\n" + "deal K\n" * 700, "practice_too_long"),
    ],
)
def test_a_text_that_is_no_play_is_refused_everywhere(shared: Site, text: str, code: str) -> None:
    guest = shared.browser("de")
    for path, body in (
        ("/practice", {"text": text}),
        ("/practice/moves", {"play": "p", "text": text, "law": LAW}),
        ("/practice/moves", {"play": "p", "text": text, "law": LAW, "move": "discard"}),
    ):
        told = problem(guest.post(path, body), 409 if code == "play_over" else 422)
        assert told["code"] == code


@pytest.mark.parametrize("law", ["0" * 64, "x", "\0", "uniform", "'--"])
def test_a_law_that_was_never_published(shared: Site, law: str) -> None:
    guest = shared.browser()
    text = f"{HEADER}deal K\n"
    guest.refused(guest.post("/practice", {"law": law}), 422, "unknown_law")
    guest.refused(guest.post("/practice/moves", {"play": "p", "text": text, "law": law}), 422, "unknown_law")
    for path in ("/practice/advice", "/practice/review"):
        guest.refused(guest.post(path, {"text": text, "law": law}), 422, "unknown_law")


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "x" * 20_001}, 400),
        ({"text": 5}, 400),
        ({"stake": 1}, 400),
        ({"stake": "6"}, 422),
        ({"stake": "0.30"}, 422),
        ({"law": ""}, 400),
        ({"law": "x" * 65}, 400),
        ({"seed": "0"}, 400),
    ],
)
def test_a_practice_play_that_cannot_begin(shared: Site, body: Json, status: int) -> None:
    problem(shared.browser().post("/practice", body), status)


@pytest.mark.parametrize("move", ["deal A", "grant 5", "open K", "hidden 2", "expire"])
def test_in_practice_too_chance_is_not_the_players(shared: Site, move: str) -> None:
    guest = shared.browser()
    body = {"play": "p", "text": f"{HEADER}deal K\n", "law": LAW, "move": move}
    guest.refused(guest.post("/practice/moves", body), 422, "not_your_move")
    guest.refused(guest.post("/practice/moves", body | {"text": HEADER}), 422, "not_your_move")


def test_a_practice_play_that_is_over_takes_no_move(shared: Site) -> None:
    guest = shared.browser()
    body = {"play": "p", "text": OVER, "law": LAW}
    guest.refused(guest.post("/practice/moves", body | {"move": "discard"}), 409, "play_over")
    shown = guest.took(guest.post("/practice/moves", body))
    assert (shown["table"]["phase"], shown["text"]) == ("over", OVER)


@pytest.mark.parametrize("play", ["\0", "\U0001f0a1", "x" * 64, "../../etc", "' OR 1=1"])
def test_a_practice_play_may_be_called_anything(shared: Site, play: str) -> None:
    guest = shared.browser()
    body = {"play": play, "text": HEADER, "law": LAW}
    assert guest.took(guest.post("/practice/moves", body))["table"]["play"] == play
