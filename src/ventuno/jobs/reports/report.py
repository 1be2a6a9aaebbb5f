"""What the house reports, by day or month: turnover, prizes, payout, what came in and went out, and what is owed.

The command line, the console's page and its files all use it. Everything comes from the daily sums that were counted
from the journals (`house/ledger/daily_sums.py`, `jobs/counting.py`). The journals themselves are not read, so a report
takes no time however much was played. Entries that were not counted, or cannot be, are missing, and the report says how
many they are. A day is the day of the entry, in Zurich.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Any

from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.daily_sums import OWED, DailySum, PeriodFigures, balances
from ventuno.house.ledger.money import Money
from ventuno.jobs import counting
from ventuno.jobs.counting import Counters
from ventuno.jobs.database import founded, opened
from ventuno.jobs.reports import texts
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.solved.solutions import Tell
from ventuno.store.sql.counts import CountStore

DAYS, MONTHS = 30, 12  # unless asked otherwise, today and this month included
YEARS_MAX = 10
DAYS_MAX = 366 * YEARS_MAX

BACKWARDS = Reason("report_backwards", "HouseReport", texts.report_backwards)
IN_FUTURE = Reason("report_in_future", "HouseReport", texts.report_in_future)
TOO_LONG = Reason("report_too_long", "HouseReport", texts.report_too_long)
NOTHING_TO_EXPORT = Reason("nothing_to_export", "HouseReport", texts.nothing_to_export)


class ReportBy(StrEnum):
    DAY = "day"
    MONTH = "month"

    def period(self, day: date) -> str:
        """The name of the period that the day is in: `2026-11-16`, or `2026-11`."""
        return day.isoformat() if self is ReportBy.DAY else day.isoformat()[:7]


@dataclass(frozen=True, slots=True)
class ReportRange:
    """From one day to another, both included. Of a month that the range cuts, only the days in it are reported."""

    by: ReportBy
    since: date
    until: date

    def periods(self) -> Iterator[str]:
        """Every period, also those in which nothing happened."""
        days = (self.since + timedelta(days=number) for number in range((self.until - self.since).days + 1))
        yield from dict.fromkeys(map(self.by.period, days))


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One period. What is owed and held is as of its end. Amounts are centimes."""

    period: str
    plays: int  # of Big21, finished
    games: int  # of Challenge, finished
    figures: PeriodFigures
    adjustments: int  # in favour of players
    owed: int  # everything that belongs to players
    held: int  # of that, in plays and at tables that are not over
    accounts: int  # opened


@dataclass(frozen=True, slots=True)
class HouseReport:
    asked: ReportRange
    lines: tuple[ReportRow, ...]
    total: ReportRow
    first: date | None  # the first day on which anything happened
    empty: bool  # nothing happened in the range
    uncounted: int  # entries of the journals, of any day, that are not in the figures


def report_range(by: ReportBy, since: date | None, until: date | None, today: date) -> ReportRange:
    """The range that was asked for, by default the last days or months. Refused if it cannot be reported on."""
    end = today if until is None else until
    begin = _usual(by, end) if since is None else since
    if max(begin, end) > today:
        raise Refused(IN_FUTURE(today=today))
    if begin > end:
        raise Refused(BACKWARDS(since=begin, until=end))
    if (end - begin).days >= DAYS_MAX:
        raise Refused(TOO_LONG(years=YEARS_MAX))
    return ReportRange(by, begin, end)


def _usual(by: ReportBy, end: date) -> date:
    if by is ReportBy.DAY:
        return date.fromordinal(max(1, end.toordinal() - DAYS + 1))
    months = max(12, 12 * end.year + end.month - MONTHS)  # since the year 0
    return date(months // 12, months % 12 + 1, 1)


async def report_database(place: str, asked: ReportRange, tell: Tell) -> HouseReport:
    """What `ventuno report` does: count what was played since the last time, then report."""
    async with opened(place) as store:
        await founded(store.books)
        await counting.count(store, Counters(tell))
        return await report(store.counts, asked)


async def report(counts: CountStore, asked: ReportRange) -> HouseReport:
    flows = await counts.flows(asked.since, asked.until, monthly=asked.by is ReportBy.MONTH)
    before, first = await counts.moved_before(asked.since), await counts.first_day()
    lines, total = await asyncio.to_thread(added_up, asked, flows, before)  # ten years by day take half a second
    return HouseReport(asked, lines, total, first, not flows, await counts.entries_uncounted())


def added_up(
    asked: ReportRange, flows: Sequence[DailySum], before: Mapping[str, int]
) -> tuple[tuple[ReportRow, ...], ReportRow]:
    """The rows and their total, from what moved in the range and before it."""
    by_period: dict[str, list[DailySum]] = defaultdict(list)
    for flow in flows:
        by_period[flow.day].append(flow)
    so_far, lines = defaultdict(int, balances(before)), list[ReportRow]()
    for period in asked.periods():
        some = by_period.get(period, [])
        for account, moved in balances(_by_kind(some)).items():
            so_far[account] += moved
        lines.append(_line(period, some, so_far))
    return tuple(lines), _line("total", flows, so_far)


def _line(period: str, flows: Sequence[DailySum], accounts: Mapping[str, int]) -> ReportRow:
    times = {flow.kind: 0 for flow in flows}
    for flow in flows:
        times[flow.kind] += flow.times
    adjusted = balances(_by_kind(flow for flow in flows if flow.kind.startswith("adjusted:")))
    owed = _sum(accounts)
    return ReportRow(
        period,
        times.get("play_paid", 0),
        times.get("game_ended", 0),
        PeriodFigures.of(flows),
        _sum(adjusted),
        owed,
        owed - accounts.get("balance", 0),
        times.get("opened", 0),
    )


def _by_kind(flows: Iterable[DailySum]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for flow in flows:
        found[flow.kind] += flow.centimes
    return found


def _sum(accounts: Mapping[str, int]) -> int:
    return sum(moved for account, moved in accounts.items() if account in OWED)


# ----- as JSON


def facts_of(found: HouseReport) -> dict[str, Any]:
    """What `ventuno report --json` prints and the console's page shows."""
    return {
        "by": found.asked.by.value,
        "since": found.asked.since.isoformat(),
        "until": found.asked.until.isoformat(),
        "lines": [_facts(line) for line in found.lines],
        "total": _facts(found.total),
        "first": None if found.first is None else found.first.isoformat(),
        "empty": found.empty,
        "uncounted": found.uncounted,
    }


def _facts(line: ReportRow) -> dict[str, Any]:
    figures = line.figures
    return {
        "period": line.period,
        "plays": line.plays,
        "games": line.games,
        "turnover": {game.value: _francs(figures.turnover[game]) for game in GameKind},
        "prizes": {game.value: _francs(figures.prizes[game]) for game in GameKind},
        "payout": {game.value: figures.payout(game) for game in GameKind},
        "pots": _francs(figures.pots),
        "deposits": _francs(figures.deposits),
        "withdrawals": _francs(figures.withdrawals),
        "adjustments": _francs(line.adjustments),
        "owed": _francs(line.owed),
        "held": _francs(line.held),
        "accounts": line.accounts,
    }


def _francs(centimes: int) -> str:
    return str(Money(centimes))
