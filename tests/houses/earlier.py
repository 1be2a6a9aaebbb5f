"""A house that an earlier version has made, on either database, and what that version said of it.

`0.1/README.md` says what is in it. Nothing in here knows how a house is kept: it is asked by its commands and over its
API, which outlast whatever the code behind them is called.
"""

import gzip
import hashlib
import hmac
import itertools
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import Cluster
from tests.server.live import Live
from tests.server.site import Browser, Json, Site

HOUSES = Path(__file__).parent
VERSIONS = sorted(folder.name for folder in HOUSES.iterdir() if (folder / "README.md").exists())
PLENTY = 1_000_000
_KEYS = itertools.count(PLENTY)  # that nobody has used then


class Command:
    """`ventuno` in this process, where everything is imported already: dozens of processes would take their time."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        (script,) = entry_points(group="console_scripts", name="ventuno")
        self._main = script.load()
        self._patch = patch
        self._capture = capture

    def __call__(self, *arguments: str) -> Json:
        return json.loads(self.printed(*arguments, "--json"))

    def printed(self, *arguments: str) -> str:
        self._capture.readouterr()
        self._patch.setattr(sys, "argv", ["ventuno", *arguments])
        with pytest.raises(SystemExit) as ended:
            self._main()
        said = self._capture.readouterr()
        assert not ended.value.code, said.err
        return said.out


@dataclass(frozen=True)
class Earlier:
    where: Path | str
    before: Json  # as `furnish.py.txt` of that version wrote it down
    command: Command

    @property
    def at(self) -> tuple[str, str]:
        return "--database", str(self.where)

    @property
    def left_at(self) -> datetime:
        """When that version was last asked for anything."""
        return datetime.fromisoformat(self.before["at"])

    def says(self, *arguments: str) -> Json:
        """A command's answer about this house."""
        return self.command(*arguments, *self.at)

    def exported(self, play: str, folder: Path) -> Path:
        """The evidence of a play or a game, once it is verified."""
        file = folder / f"{play}.json"
        self.command.printed("export", play, "--out", str(file), *self.at)
        assert self.command("verify", str(file))["verified"]
        return file

    @contextmanager
    def as_it_was_left(self) -> Iterator[Live]:
        """A server with a clock that stands still at the moment when the house was left."""
        with Live(self.where, law=None, at=self.left_at, seed="today's version", address_attempts=PLENTY) as site:
            yield site

    def still_logged_in(self, site: Site, name: str) -> Browser:
        """With the cookie that the earlier version gave them."""
        browser = visitor(site)
        browser.cookies |= self.before["cookies"][name]
        browser.took(browser.get("/console/me" if name in self.before["secrets"] else "/me"))  # the token
        return browser

    def with_a_fresh_code(self, site: Site, name: str) -> Browser:
        """The same session; somebody of the staff has shown the second factor again, as weighty acts now take it."""
        browser = self.still_logged_in(site, name)
        if name in self.before["secrets"]:
            code = one_time_code(bytes.fromhex(self.before["secrets"][name]), self.left_at + timedelta(seconds=30))
            browser.took(browser.post("/console/session/fresh", {"code": code}))
        return browser

    def logged_in(self, site: Site, name: str) -> Browser:
        browser = visitor(site)
        browser.took(browser.post("/session", {"login": name, "password": self.before["password"]}))
        return browser

    def at_console(self, site: Site, name: str, at: datetime) -> Browser:
        browser = visitor(site)
        code = one_time_code(bytes.fromhex(self.before["secrets"][name]), at)
        body = {"name": name, "password": self.before["password"], "code": code}
        browser.took(browser.post("/console/session", body))
        return browser

    def of_player(self, name: str) -> Json:
        """Their file, as an auditor saw it."""
        return self.before["answers"]["adam"][f"/console/players/{self.before['people'][name]}"]


def visitor(site: Site) -> Browser:
    browser = site.browser()
    browser._numbers = _KEYS
    return browser


def unpacked(version: str, name: str) -> bytes:
    return gzip.decompress((HOUSES / version / f"{name}.gz").read_bytes())


def on_sqlite(version: str, folder: Path, command: Command) -> Earlier:
    file = folder / "house.sqlite"
    file.write_bytes(unpacked(version, "house.sqlite"))
    return Earlier(file, json.loads(unpacked(version, "sqlite.json")), command)


def on_postgresql(version: str, cluster: Cluster, command: Command) -> Earlier:
    address = cluster.restore(unpacked(version, "house.sql"))
    return Earlier(address, json.loads(unpacked(version, "postgresql.json")), command)


def one_time_code(secret: bytes, at: datetime) -> str:
    """RFC 6238, as an authenticator app has it, whatever becomes of the house's own."""
    step = int(at.astimezone(UTC).timestamp()) // 30
    digest = hmac.digest(secret, step.to_bytes(8, "big"), hashlib.sha1)
    place = digest[-1] & 15
    return f"{(int.from_bytes(digest[place : place + 4], 'big') & 0x7FFF_FFFF) % 10**6:06}"


RULED_SINCE = {"chips_min"}  # C16: what one game can cost, no longer six antes


def _still(name: str, before: Any, now: Any) -> Any:  # noqa: ANN401
    """Events of a game: those of then, and among them the kinds that are new (C6a: totals are called on their own)."""
    if name != "events":
        return before
    then = iter(before)
    return [each if each["kind"] in NEW_EVENTS else next(then, None) for each in now] + list(then)


NEW_EVENTS = {"hand_counted", "card_burnt", "war_repeated"}


def differences(before: Any, now: Any, at: str = "") -> Iterator[str]:  # noqa: ANN401
    """What was said then and is not said now; what is said besides is new, and no difference."""
    if isinstance(before, dict) and isinstance(now, dict):
        for name, value in before.items():
            if name in now and name not in RULED_SINCE:
                yield from differences(_still(name, value, now[name]), now[name], f"{at}.{name}")
            elif name in now:
                continue
            else:
                yield f"{at}.{name} is gone"
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for place, (then, today) in enumerate(zip(before, now, strict=True)):
            yield from differences(then, today, f"{at}[{place}]")
    elif before != now:
        yield f"{at} was {before!r}, is {now!r}"
