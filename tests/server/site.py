"""A site for tests: the whole server on a house of its own, and browsers that visit it."""

import itertools
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from litestar.testing import TestClient

from tests.kit import GENEROUS, NOON, QUICK, RULES, Clock, House, seeded, spelled
from ventuno.rules.law import UNIFORM, Law
from ventuno.server.app import application
from ventuno.server.settings import Settings

API = "/api/v1"
HOST = "http://testserver.local"
PASSWORD = "correct horse"  # noqa: S105

Json = Any


class Site:
    """Use it as a context manager; `restart` is another process on the same house."""

    def __init__(
        self, where: Path | str, *, law: Law = UNIFORM, at: datetime = NOON, seed: str = "site", **settings: Any
    ) -> None:
        self.where = where
        self.clock = Clock(at)
        self._entropy = seeded(seed)
        self._given = {"coach": False, "log": "none"} | settings
        with House(where, law=law, at=at, seed=f"{seed} house"):
            pass
        self._open()

    def _open(self) -> None:
        settings = Settings(database=str(self.where), **self._given)
        self.app = application(settings, clock=self.clock, entropy=self._entropy, passwords=QUICK)
        self.client = TestClient(app=self.app, raise_server_exceptions=True)  # type: ignore[arg-type]
        self.client.__enter__()

    def restart(self, **settings: Any) -> None:
        self.client.__exit__()
        self._given |= settings
        self._open()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.__exit__(kind, error, trace)

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
            "birth": "1990-05-17",
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


__all__ = ["API", "GENEROUS", "HOST", "UNIFORM", "UTC", "Browser", "Site", "towards_21"]
