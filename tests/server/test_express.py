"""The short way answers as the ordinary way does. A second cookie makes a request go the ordinary way."""

import pytest

from tests.server.site import Browser, Json, Site
from ventuno.server.express import Express
from ventuno.store.errors import STORE_UNREACHABLE, Unavailable


@pytest.fixture
def ways(site: Site, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which way each request to a play has gone."""
    taken: list[str] = []
    answer = Express._answer

    async def noted(self: Express, *arguments: object) -> object:
        found = await answer(self, *arguments)  # type: ignore[arg-type]
        taken.append("ordinary" if found is None else "short")
        return found

    monkeypatch.setattr(Express, "_answer", noted)
    assert site
    return taken


def both_ways(browser: Browser, path: str, body: Json, ways: list[str]) -> Json:
    """The same request twice, under one key; the answers must be the same."""
    key = f"both {path} {len(ways)}"
    short = browser.post(path, body, key=key)
    browser.cookies["other"] = "cookie"
    ordinary = browser.post(path, body, key=key)
    del browser.cookies["other"]
    assert ways[-2:] == ["short", "ordinary"]
    assert short.json() == ordinary.json()
    assert short.status_code == ordinary.status_code
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert short.headers[name] == ordinary.headers[name]
    return short.json()


def test_a_start_and_a_move_are_answered_alike(site: Site, ways: list[str]) -> None:
    anna = site.ready()
    offered = anna.took(anna.post("/plays"))
    start = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    table = both_ways(anna, f"/plays/{offered['play']}/start", start, ways)["table"]
    for move in ("place 1", "discard", "place 2"):
        body = {"sequence": table["sequence"], "move": move}
        table = both_ways(anna, f"/plays/{table['play']}/moves", body, ways)["table"]


@pytest.mark.parametrize("language", ["de", "fr", "it", "en"])
@pytest.mark.parametrize(
    ("sequence", "move"), [(0, "place 1"), (1, "buy"), (1, "place 9"), (1, "deal K"), (1, "nonsense"), (1, "risk 1")]
)
def test_a_refusal_is_said_alike(site: Site, ways: list[str], language: str, sequence: int, move: str) -> None:
    anna = site.ready(language=language)
    table = anna.start()
    problem = both_ways(anna, f"/plays/{table['play']}/moves", {"sequence": sequence, "move": move}, ways)
    assert problem["detail"]


@pytest.mark.parametrize("what", ["another's play", "a key with @", "a play that never was"])
def test_what_the_house_refuses_it_refuses_either_way(site: Site, ways: list[str], what: str) -> None:
    anna, bob = site.ready(), site.ready("bob")
    table = anna.start()
    if what == "a key with @":
        body = {"sequence": table["sequence"], "move": "place 1"}
        bad = anna.post(f"/plays/{table['play']}/moves", body, key="@clock")
        anna.refused(bad, 422, "bad_key")
        return
    play = table["play"] if what == "another's play" else "nobody-1"
    problem = both_ways(bob, f"/plays/{play}/moves", {"sequence": table["sequence"], "move": "place 1"}, ways)
    assert problem["code"] == "no_play"


@pytest.mark.parametrize("where", ["session", "play"])
def test_a_database_that_is_away_is_no_failure_of_ours_either_way(
    site: Site, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    anna = site.ready()
    table = anna.start()
    site.restart()

    async def away(*_: object, **__: object) -> None:
        raise Unavailable(STORE_UNREACHABLE())

    store = site.app._inside._inside.state.front.store  # type: ignore[attr-defined]
    with monkeypatch.context() as patch:
        patch.setattr(store, where, away)
        answer = anna.move(table, "place 1", key="away")
        anna.refused(answer, 503, "store_unreachable")
        assert answer.headers["retry-after"]
    moved = anna.took(anna.move(table, "place 1", key="away"))["table"]
    assert len(moved["stacks"][0]["cards"]) == 1
