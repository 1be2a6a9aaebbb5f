"""The look at what players do: whoever meets the criteria gets a case (requirement 46).

Only journals that have grown since the last look are read, and of these only the days that the criteria look at. Any
number of processes may look at once, and any may be stopped at any time: a player has one open case at most.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from importlib.resources import files
from typing import Final

import structlog

from ventuno.desk.desk import Desk
from ventuno.desk.requests import ReportFindings
from ventuno.house.accounts.player import Player
from ventuno.house.office.staff import PROTECTION
from ventuno.house.protection import criteria as data
from ventuno.house.protection import detection
from ventuno.house.protection.criteria import Criteria
from ventuno.jobs.database import opened
from ventuno.jobs.protection import journals
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy
from ventuno.store.files import read_text

PLAYERS_AT_ONCE: Final = 100
EVERY: Final = timedelta(hours=6)  # so that a server that was stopped in between has looked within the day
WAIT_SECONDS: Final = 180.0
_LOG = structlog.get_logger(__name__)


@dataclass(slots=True)
class LookReport:
    players: int = 0
    opened: int = 0
    extended: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """One look at everybody."""

    criteria: Criteria
    at: datetime
    report: LookReport


def shipped() -> Criteria:
    """The criteria that come with ventuno."""
    return data.parse((files("ventuno.house.protection") / "criteria.toml").read_text("utf-8"))


def load(path: str | None) -> Criteria:
    """The criteria in a file, or the shipped ones."""
    return shipped() if path is None else data.parse(read_text(path))


def hash_of(path: str | None) -> str:
    """Of the criteria in that file, for the hash of the configuration. If they cannot be read, it says so."""
    try:
        return load(path).hash
    except Refused as refused:
        return refused.refusal.code


async def look(desk: Desk, criteria: Criteria, at: datetime, progress: Callable[[LookReport], None]) -> LookReport:
    """Look at everybody whose journal has grown."""
    report, after = LookReport(), ""
    while some := await desk.store.cases.unseen(criteria.hash, after=after, most=PLAYERS_AT_ONCE):
        for player, entries in some:
            await _look_at(desk, player, entries, Look(criteria, at, report))
            after = player
        progress(report)
        await asyncio.sleep(0)
    return report


async def _look_at(desk: Desk, name: str, entries: int, of: Look) -> None:
    player = await desk.store.books.player(name)
    if player is None:
        return
    of.report.players += 1
    begin = of.at - of.criteria.window
    if player.case_closed_at is not None:  # what the staff have judged is not held against the player again
        begin = max(begin, player.case_closed_at)
    read = await journals.since(desk.store.books, name, entries, begin, detection.KINDS)
    found = await asyncio.to_thread(detection.findings, read, of.criteria, of.at)
    if found and player.closed_at is None and (player.case or detection.opens_case(found, of.criteria)):
        request = ReportFindings(cases=player.cases, criteria=of.criteria.hash, findings=found)
        if await _reported(desk, player, request, of.report) and player.entries == entries:
            entries += 1  # the line about the case is nothing to look at
    await desk.store.cases.keep_look(name, entries, of.criteria.hash, of.at)


async def _reported(desk: Desk, player: Player, request: ReportFindings, report: LookReport) -> bool:
    """Whether the case is opened or has grown."""
    key = f"look {player.entries} {request.criteria[:16]}"
    done = await desk.do(request, player=player.id, key=key, actor=PROTECTION)
    if done.entry <= player.entries:
        return False
    report.opened += player.case is None
    report.extended += player.case is not None
    signs = [each.sign.value for each in request.findings]
    _LOG.info("signs of problem gambling", player=player.id, signs=signs)
    return True


async def run(place: str, path: str | None, progress: Callable[[LookReport], None]) -> LookReport:
    """What `ventuno protect` does."""
    criteria = load(path)
    async with opened(place) as store:
        return await look(Desk(store, databases.now, entropy), criteria, databases.now(), progress)


async def look_forever(desk: Desk, clock: Callable[[], datetime], criteria: Criteria) -> None:
    """Run until cancelled. Of all processes of the house, one looks in each turn of six hours."""
    while True:
        await asyncio.sleep(WAIT_SECONDS)
        at = clock()
        try:
            turn = f"protection {at.date()} {at.hour // (EVERY // timedelta(hours=1))}"
            if await desk.store.attempts.add(turn, at, at - timedelta(days=1)) == 1:
                report = await look(desk, criteria, at, lambda _: None)
                _LOG.info("looked", players=report.players, opened=report.opened, extended=report.extended)
        except Exception:  # noqa: BLE001  # one failure must not stop the looks for good
            _LOG.exception("look failed; it is made again in some hours")
