"""A site for tests: the whole server on a house of its own, and browsers that visit it."""

import itertools
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.kit import NOON, OPERATOR, QUICK, RULES, TERMS, Clock, House, born, seeded, spelled
from ventuno.desk.requests import Request
from ventuno.jobs.public_log import places
from ventuno.jobs.public_log.publisher import Publisher
from ventuno.rules.law import UNIFORM, Law
from ventuno.server import app as server
from ventuno.server.app import lifespan
from ventuno.server.app.lifespan import Lifespan
from ventuno.server.http.client_files import Client
from ventuno.server.settings import Settings
from ventuno.store.public_log.folder import LogFolder

API = "/api/v1"
HOST = "http://testserver.local"
PASSWORD = "correct horse"  # noqa: S105

Json = Any


class Frameworks:
    """The framework with its handlers, lent to one site after the other.

    To build one takes twice as long as all else that a site needs. It knows nothing of the site but the size of a
    request, the lifespan, which each site brings along, and the context, which the lifespan sets when the site opens.
    """

    def __init__(self) -> None:
        self._idle: dict[object, list[Litestar]] = {}  # by the size of a request

    def lend(self, settings: Settings, opened: Lifespan) -> Litestar:
        idle = self._idle.setdefault(settings.body_bytes, [])
        if not idle:
            return _BUILD(settings, opened)
        lent = idle.pop()
        lent._lifespan_managers[0] = opened
        return lent

    def give_back(self, lent: Litestar) -> None:
        del lent.state.context
        self._idle[lent.request_max_body_size].append(lent)


_BUILD = server.framework
_FRAMEWORKS = Frameworks()
_CLIENT = cache(Client)  # its files are read and compressed once


class Site:
    """Use it as a context manager; `restart` is another process on the same house."""

    _numbers = itertools.count(1)

    def __init__(
        self,
        where: Path | str,
        *,
        law: Law | None = UNIFORM,
        at: datetime = NOON,
        seed: str = "site",
        **settings: object,
    ) -> None:
        """Without a law: on a house that exists already."""
        self.where = where
        self.clock = Clock(at)
        self._entropy = seeded(seed)
        self._given: dict[str, Any] = {"coach": False, "counting": False, "rounds": False, "log": "none"} | settings
        self._given.setdefault("idle_minutes", 60 * 24 * 365)  # most tests are about something else
        with House(where, law=law, at=at, seed=f"{seed} house"):
            pass
        self._open()

    @classmethod
    @contextmanager
    def beside(cls, site: "Site") -> Iterator["Site"]:
        """Another process on the same house, with the same clock, while the first goes on."""
        other = cls.__new__(cls)
        other.where, other.clock, other._given = site.where, site.clock, site._given
        other._entropy = seeded("beside")
        other._open()
        with other:
            yield other

    def _open(self) -> None:
        settings = Settings(database=str(self.where), **self._given)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(server, "framework", self._lent)
            patched.setattr(lifespan, "Client", _CLIENT)
            self.app = server.application(settings, clock=self.clock, entropy=self._entropy, passwords=QUICK)
            self.client = TestClient(app=self.app, raise_server_exceptions=True)  # type: ignore[type-var]
            self.client.__enter__()

    def _lent(self, settings: Settings, opened: Lifespan) -> Litestar:
        self._framework = _FRAMEWORKS.lend(settings, opened)
        return self._framework

    def restart(self, **settings: object) -> None:
        self.client.__exit__()
        _FRAMEWORKS.give_back(self._framework)
        self._given |= settings
        self._open()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.__exit__(kind, error, trace)
        _FRAMEWORKS.give_back(self._framework)

    def operate(self, request: Request[Any], player: str | None = None) -> None:
        """What an operator does meanwhile, from another process."""
        with House(self.where, law=None, at=self.clock.at, seed=f"operator {next(self._numbers)}") as house:
            key = f"operator-{next(self._numbers)}"
            if player is None:
                house.operate(request, key=key)
            else:
                house.do(request, player, key=key, actor=OPERATOR)

    def publish(self) -> LogFolder:
        """What the server does every few seconds."""
        with House(self.where, law=None, at=self.clock.at) as house:
            place = str(self.where)
            folder = places.of_house(place, self._given.get("public_log"))
            house.run(Publisher(house.store, folder, house.store.keys, self.clock).turn())
        return folder

    def books(self) -> list[tuple[object, ...]]:
        """All that is in the database but seals and what goes by itself: to see that nothing has changed (SQLite)."""
        database = sqlite3.connect(f"file:{self.where}?mode=ro", uri=True)
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        passing = {"sessions", "staff_sessions", "attempts", "ceremonies"}  # they go by themselves
        kept = sorted({*names} - passing - {"seals", "leaves", "published"})
        assert {"books", "plays"} <= {*kept}
        rows = list[tuple[object, ...]]()
        for name in kept:
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})") if row[1] != "sealed"]
            rows += [(name, *row) for row in database.execute(f"SELECT {', '.join(columns)} FROM {name}")]
        database.close()
        return rows

    # ----- people

    def browser(self, language: str = "en") -> "Browser":
        return Browser(self, language)

    def registered(self, login: str = "anna", language: str = "en") -> "Browser":
        """An account, and nothing more."""
        browser = self.browser(language)
        body = {
            "login": login,
            "password": PASSWORD,
            "name": f"Anna {spelled(login)}",
            "birth": born(login).isoformat(),
            "canton": "ZH",
            "language": language,
        }
        browser.took(browser.post("/accounts", body), 201)
        return browser

    def ready(
        self, login: str = "anna", *, deposit: str = "100", limit: str = "900", language: str = "en"
    ) -> "Browser":
        """Somebody who may play."""
        browser = self.registered(login, language)
        browser.took(browser.post("/account/rules", {"rules": RULES}))
        browser.took(browser.post("/account/online-terms", {"version": TERMS.version}))
        limits = {"loss_1_day": limit, "loss_7_days": limit, "loss_30_days": limit}
        browser.took(browser.post("/account/limits", {"limits": limits}))
        browser.took(browser.post("/account/deposits", {"amount": deposit}))
        return browser


class Browser:
    """Keeps its own cookies, and the token that changes need."""

    _numbers = itertools.count(1)

    def __init__(self, site: Site, language: str) -> None:
        self.site = site
        self.language = language
        self.cookies: dict[str, str] = {}
        self.csrf: str | None = None

    def request(
        self, method: str, path: str, body: Json = None, *, key: str | None = None, **headers: str
    ) -> httpx.Response:
        sent = {"Accept-Language": self.language}
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if method not in {"GET", "HEAD"}:
            sent["Idempotency-Key"] = key or f"key-{next(self._numbers)}"
            if self.csrf:
                sent["X-CSRF-Token"] = self.csrf
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        address = path if path.startswith("/api") or not path.startswith("/") else f"{API}{path}"
        self.site.client.cookies.clear()
        response = self.site.client.request(method, address, json=body, headers=sent)
        for name, value in response.cookies.items():
            self.cookies[name] = value
        if response.headers.get("content-type") == "application/json":
            found = response.json()
            if isinstance(found, dict) and "csrf" in found:
                self.csrf = found["csrf"]
        return response

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.request("GET", path, **headers)

    def post(self, path: str, body: Json = None, *, key: str | None = None, **headers: str) -> httpx.Response:
        return self.request("POST", path, body, key=key, **headers)

    def took(self, response: httpx.Response, status: int = 200) -> Json:
        """What was answered, if it went well."""
        assert response.status_code == status, response.text
        return response.json()

    def refused(self, response: httpx.Response, status: int, code: str) -> Json:
        """The problem, in the one shape of all problems."""
        assert response.status_code == status, response.text
        assert response.headers["content-type"] == "application/problem+json"
        problem = response.json()
        assert problem["code"] == code, problem
        assert problem["status"] == status
        assert problem["detail"]
        return problem

    # ----- plays

    def start(self, stake: str = "1", seed: str = "lucky") -> Json:
        offered = self.took(self.post("/plays"))
        body = {"stake": stake, "client_seed": seed, "rules": offered["rules"], "law": offered["law"]}
        return self.took(self.post(f"/plays/{offered['play']}/start", body))["table"]

    def move(self, table: Json, move: str, *, key: str | None = None) -> httpx.Response:
        body = {"sequence": table["sequence"], "move": move}
        return self.post(f"/plays/{table['play']}/moves", body, key=key)

    def moved(self, table: Json, move: str) -> Json:
        return self.took(self.move(table, move))["table"]

    def win(self, table: Json, stacks: int = 3) -> Json:
        """Under the generous law: complete that many stacks, and end the game there."""
        while table["phase"] in {"main", "risk"}:
            done = table["complete"] >= stacks or table["card"] is None
            table = self.moved(table, "end" if done else towards_21(table))
        return table

    def finish(self, table: Json) -> Json:
        while table["phase"] != "over":
            table = self.moved(table, "end")
        return table


def towards_21(table: Json) -> str:
    """Complete a stack if the card does, else begin one, else throw it away."""
    card = table["card"]["rank"]
    worth = "10" if card in {"J", "Q", "K"} else card
    for number, stack in enumerate(table["stacks"], start=1):
        if stack["completes"] == worth and not stack["complete"]:
            return f"place {number}"
    empty = [number for number, stack in enumerate(table["stacks"], start=1) if stack["points"] == 0]
    return f"place {empty[0]}" if empty else "discard"
