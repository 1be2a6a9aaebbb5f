"""Whatever the OpenAPI document allows, and whatever it does not: every answer is one that the document describes."""

import asyncio
import runpy
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.kit import QUICK
from tests.server.office import COOKIE, PREFIX, Office
from tests.server.site import API, PASSWORD, Json, Site
from ventuno.house.accounts.events import LimitKind
from ventuno.server import wire
from ventuno.server.app import application, framework
from ventuno.server.settings import Settings

EXAMPLES = 10  # of each kind, for a guest and for a player
TOOL: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "wire.py"))
BODIES = {
    kind.__name__
    for console in (False, True)
    for kind in TOOL["structs"](console=console)
    if issubclass(kind, wire.Body)
}
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def document() -> Json:
    return framework(Settings()).openapi_schema.to_schema()


def strict(found: Json) -> Json:
    """With what the document does not say: bodies have no other fields, and limits have names."""
    for name, schema in found["components"]["schemas"].items():
        if name in BODIES:
            schema["additionalProperties"] = False
    found["components"]["schemas"]["SetLimitsBody"]["properties"]["limits"]["propertyNames"] = {"enum": list(LimitKind)}
    return found


SCHEMA = schemathesis.openapi.from_dict(strict(document()))
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
OF_CONSOLE = [label for label in OPERATIONS if f"{API}{PREFIX}/" in label]
OF_PLAYERS = [label for label in OPERATIONS if label not in OF_CONSOLE]


@pytest.fixture(scope="module")
def served(shared: Site) -> Iterator[str]:
    """The same house behind a real socket; its address."""
    given_settings = Settings(
        database=str(shared.where), coach=False, counting=False, rounds=False, log="none", address_attempts=1_000_000
    )
    app = application(given_settings, clock=shared.clock, passwords=QUICK)
    config = uvicorn.Config(app, port=0, lifespan="on", log_config=None, http="httptools", ws="none")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()


@pytest.fixture(scope="module")
def plays(shared: Site) -> list[str]:
    """Of one player: one that is over, one that runs, and none; then tables, an open one and a private one."""
    anna = shared.ready()
    over = anna.finish(anna.start())["play"]
    tables = [
        anna.took(anna.post("/tables", {"name": "Aare", "language": "de", "private": each}))["id"]
        for each in (False, True)
    ]
    return [over, anna.start()["play"], "none", *tables]


def explored(label: str, address: str, plays: list[str], headers: dict[str, str]) -> None:
    operation = OPERATIONS[label]
    modes = [GenerationMode.POSITIVE]
    if operation.body or operation.query or operation.headers:
        modes.append(GenerationMode.NEGATIVE)
    for mode in modes:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            case=operation.as_strategy(generation_mode=mode),
            play=st.sampled_from(plays),
            table=st.sampled_from([*plays[3:], "none"]),
        )
        def asked(case: Case[Any], play: str, table: str) -> None:
            if "play" in (case.path_parameters or {}):
                case.path_parameters["play"] = play
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            if "player" in (case.path_parameters or {}):
                case.path_parameters["player"] = play.rpartition("-")[0] or play
            if "name" in (case.path_parameters or {}):
                case.path_parameters["name"] = "eva" if play == "none" else "nobody"
            response = case.call(base_url=address, headers=headers)
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                assert response.headers["content-type"] == ["application/problem+json"]
                assert "Traceback" not in response.text

        asked()


@pytest.mark.parametrize("label", [*OF_PLAYERS, f"POST {API}{PREFIX}/session"])
def test_a_guest_is_always_given_an_answer_that_is_described(label: str, served: str, plays: list[str]) -> None:
    explored(label, served, plays, {})


@pytest.mark.parametrize("label", OF_PLAYERS)
def test_a_player_is_always_given_an_answer_that_is_described(
    label: str, served: str, plays: list[str], shared: Site
) -> None:
    anna = shared.browser()
    anna.took(anna.post("/session", {"login": "anna", "password": PASSWORD}))
    assert anna.csrf
    headers = {"Cookie": f"ventuno={anna.cookies['ventuno']}", "X-CSRF-Token": anna.csrf}
    explored(label, served, plays, headers)


@pytest.fixture(scope="module")
def office(shared: Site) -> Office:
    return Office(shared)


@pytest.mark.parametrize("label", OF_CONSOLE)
def test_an_operator_is_always_given_an_answer_that_is_described(
    label: str, served: str, plays: list[str], office: Office
) -> None:
    olga = office.at("olga")
    assert olga.csrf
    explored(label, served, plays, {"Cookie": f"{COOKIE}={olga.cookies[COOKIE]}", "X-CSRF-Token": olga.csrf})


def test_the_document_has_every_path_of_the_api_and_every_error(tmp_path: Path) -> None:
    found = document()
    with Site(tmp_path / "house.sqlite") as site:
        app = site.app._inside._inside  # type: ignore[attr-defined]
        assert isinstance(app, Litestar)
        assert site.client.get(f"{API}/schema/openapi.json").json() == found
        paths = {route.path_format for route in app.routes if route.path_format.startswith(f"{API}/")}
    schema = {path for path in paths if path.startswith(f"{API}/schema")}
    assert set(found["paths"]) == paths - schema | {"/health"}
    assert len(OPERATIONS) == sum(map(len, found["paths"].values()))
    for operations in found["paths"].values():
        for operation in operations.values():
            for status in ("400", "default"):
                content = operation["responses"][status]["content"]
                assert content["application/problem+json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
