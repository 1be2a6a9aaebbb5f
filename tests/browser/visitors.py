"""People in front of a browser, and what they can do there."""

import itertools
import shutil
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.kit import born, spelled

LANGUAGES = ("de", "fr", "it", "en")
PHONE, SIDEWAYS, TABLET, LAPTOP, DESKTOP = (360, 740), (844, 390), (768, 1024), (1366, 768), (1440, 900)
CHROMIUM = shutil.which("chromium") or "chromium"  # `make test` installs Debian's
PASSWORD = "correct horse"  # noqa: S105
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
_AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"
# What a browser writes into its console when the network or the server says no is no error of the page's.
_NETWORK = ("Failed to load resource", "WebSocket connection to")

_TOO_WIDE = """() => [...document.querySelectorAll("dialog[open]")]
    .filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => `a dialog of ${each.scrollWidth} in ${each.clientWidth} px`)"""
_IDLE = "() => new Promise((done) => requestIdleCallback(() => setTimeout(done), {timeout: 500}))"
_IDLE_TIMES = 3
_PATIENCE_SECONDS = 60  # on the busiest machine

expect.set_options(timeout=_PATIENCE_SECONDS * 1000)


class Visitors:
    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._visitors: list[Visitor] = []

    def __call__(
        self, url: str, language: str = "de", size: tuple[int, int] = PHONE, *, dark: bool = False, still: bool = True
    ) -> "Visitor":
        context = self._chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"de": "de-CH", "fr": "fr-CH", "it": "it-CH", "en": "en-GB"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == PHONE,
        )
        context.set_default_timeout(_PATIENCE_SECONDS * 1000)
        visitor = Visitor(context, url, language)
        self._visitors.append(visitor)
        return visitor

    def leave(self) -> None:
        errors = [error for visitor in self._visitors for error in visitor.errors]
        for visitor in self._visitors:
            visitor.context.close()
        assert not errors, errors


class Visitor:
    """One person, one browser, any number of tabs; `page` is the first."""

    _numbers = itertools.count(1)

    def __init__(self, context: BrowserContext, url: str, language: str) -> None:
        self.context = context
        self.url = url
        self.language = language
        self.errors: list[str] = []
        self.login = ""
        self._awaited: dict[Page, dict[Request, str]] = {}  # by tab: what it has asked for and not been given yet
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        self._awaited[page] = {}
        page.on("request", lambda request: self._awaited[page].update({request: request.url}))
        for done in ("requestfinished", "requestfailed"):
            page.on(done, lambda request: self._awaited[page].pop(request, None))  # type: ignore[call-overload]
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not message.text.startswith(_NETWORK):
            self.errors.append(f"{message.location.get('url')}: {message.text}")

    def open(self, path: str = "", page: Page | None = None) -> Page:
        page = page or self.page
        self._awaited[page].clear()  # what the page before waits for is nobody's any more
        page.goto(f"{self.url}/{self.language}/{path}".rstrip("/"))
        expect(page.locator("h1")).to_be_visible()
        self.settled(page)
        return page

    def settled(self, page: Page | None = None) -> None:
        """Everything has come, and been shown: several times in a row, idle, it waits for nothing."""
        page, idle, ends = page or self.page, 0, time.monotonic() + _PATIENCE_SECONDS
        while idle < _IDLE_TIMES:
            page.evaluate(_IDLE)
            idle = 0 if self._awaited[page] else idle + 1
            assert time.monotonic() < ends, [*self._awaited[page].values()]
        expect(page.locator("main [aria-busy=true]")).to_have_count(0)

    # ----- through the API, where the page is not what is tested

    def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:  # noqa: ANN401
        """As the page does it, with the browser's own cookies."""
        headers = {"Accept-Language": self.language, "Idempotency-Key": key or f"test {next(self._numbers)}"}
        csrf = self.context.request.get(f"{self.url}/api/v1/me").json()["csrf"]
        if csrf:
            headers["X-CSRF-Token"] = csrf
        answer = self.context.request.fetch(f"{self.url}/api/v1{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def become_player(self, *, deposit: str = "100", limit: str = "900") -> None:
        """Registered, with limits and money."""
        login = self.login = f"anna{next(self._numbers)}"
        person = {
            "login": login,
            "password": PASSWORD,
            "name": f"Anna {spelled(login)}",
            "birth": born(login).isoformat(),
            "canton": "ZH",
            "language": self.language,
        }
        self.ask("POST", "/accounts", person)
        house = self.ask("GET", "/house")
        self.ask("POST", "/account/rules", {"rules": house["rules"]["name"]})
        self.ask("POST", "/account/online-terms", {"version": house["online_terms"]})
        kinds = ("loss_1_day", "loss_7_days", "loss_30_days")
        self.ask("POST", "/account/limits", {"limits": dict.fromkeys(kinds, limit)})
        if deposit:
            self.ask("POST", "/account/deposits", {"amount": deposit})

    # ----- what is on the page

    def overflow(self) -> list[str]:
        """What sticks out to the right."""
        found: list[str] = self.page.evaluate(
            """() => {
                const wide = document.documentElement.clientWidth;
                if (document.documentElement.scrollWidth <= wide) return [];
                return [...document.querySelectorAll("body *")]
                    .filter((each) => each.getBoundingClientRect().right > wide + 0.5)
                    .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 60)}`);
            }"""
        )
        return found

    def wrong(self, screenshot: str = "") -> list[str]:
        """What sticks out of the page or a dialog, and what axe finds: on a large screen, and on a phone."""
        before, found = self.page.viewport_size, list[str]()
        for width, height in (DESKTOP, PHONE):
            self.page.set_viewport_size({"width": width, "height": height})
            if screenshot:
                self.screenshot(f"{screenshot}-{self.language}-{width}")
            wrong = *self.overflow(), *self.axe(), *self.page.evaluate(_TOO_WIDE)
            found += [f"{self.page.url}, {width} px: {each}" for each in wrong]
        if before is not None:
            self.page.set_viewport_size(before)
        return found

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds wrong, by all its rules or by these, once the page has its title."""
        self.page.locator("h1").first.wait_for(state="attached")
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(
            """async (rules) => {
                const chosen = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
                const {violations} = await axe.run(document, {...chosen, resultTypes: ["violations"]});
                return violations.flatMap(({id, nodes}) => nodes.map(({html, failureSummary}) =>
                    `${id}: ${html.slice(0, 120)} (${failureSummary.slice(0, 200)})`));
            }""",
            list(rules),
        )
        return found

    def screenshot(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")
