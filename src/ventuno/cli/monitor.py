"""`ventuno monitor`: whether the payout is what it should be, and chance what was published (requirements 13, 14)."""

import asyncio
import os
import sys
from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.table import Table

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, Screen, print_facts, print_json, tell
from ventuno.desk import counting, monitoring
from ventuno.desk.counting import Counters, Report
from ventuno.desk.monitoring import Group, Monitored, Period, Promised, Reader
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.maths import control
from ventuno.maths.chance import Chance
from ventuno.maths.control import Limits, Payout, Point, Skill
from ventuno.maths.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import cache, curves, places, solutions

CHECKS_SHOWN = 5


def monitor(
    *,
    law: Annotated[
        str | None, typer.Option(help="A law that was published here, by name or hash; by default the one in force.")
    ] = None,
    days: Annotated[int, typer.Option(min=1, max=3660, help="How many days the first period has.")] = monitoring.DAYS,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Hold the payout of finished plays against what was to be expected, and chance against the published law."""
    counted, found = asyncio.run(_monitored(database or places.default(), law, days, quiet=json))
    facts = facts_of(found) | {"counted": counted.facts()}
    if json:
        print_json(facts)
    else:
        _show(found)


async def _monitored(place: str, name: str | None, days: int, *, quiet: bool) -> tuple[Report, Monitored]:
    store = await places.open_store(place)
    try:
        house, at, threads = await store.house(), places.now(), os.cpu_count() or 1
        if house is None:
            raise Refused(NOT_FOUNDED())
        asked = monitoring.law_asked(house, name, at)
        law = asked.law
        if not cache.solution_path(law, Scope.PLAY).exists():
            control.solved(law, None)
        told = None if quiet and not sys.stderr.isatty() else _counted_so_far
        counted = await counting.count(store, Counters(tell), told)
        plays = await Reader(store).finished(asked, at, days=days)
        solution = await asyncio.to_thread(solutions.load, law, Scope.PLAY, tell, threads=threads)
        curve = await asyncio.to_thread(curves.load, law, solution, tell, threads=threads)
        promised = Promised(curve, solution.figures.highest_payout)
        return counted, monitoring.monitored(plays, promised)
    finally:
        await store.close()


def _counted_so_far(report: Report) -> None:
    tell(f"Counted: {report.entries:,} entries, {report.plays:,} plays…")


# ----- as JSON


def facts_of(found: Monitored) -> dict[str, Any]:
    return {
        "law": {"name": found.asked.law.name, "hash": found.asked.law.hash},
        "since": found.asked.since.isoformat(),
        "plays": found.since_change.plays,
        "days": found.days,
        "last_days": None if found.recent is None else _period(found.recent),
        "since_change": _period(found.since_change),
    }


def _period(period: Period) -> dict[str, Any]:
    return {
        "since": period.since.isoformat(),
        "until": period.until.isoformat(),
        "plays": period.plays,
        "payout": _payout(period.payout),
        "stakes": {francs(stake): _group(group) for stake, group in period.stakes.items()},
        "channels": {channel: _group(group) for channel, group in period.channels.items()},
        "luck": _luck(period.luck),
        "skill": _skill(period.skill),
        "chart": [_point(point) for point in period.chart],
    }


def _group(group: Group) -> dict[str, Any]:
    return {"plays": group.plays, "payout": _payout(group.payout)}


def _payout(payout: Payout | None) -> dict[str, Any] | None:
    if payout is None:
        return None
    return {
        "actual": payout.actual,
        "actual_centimes": payout.actual_centimes,
        "expected": payout.expected,
        "expected_between": _limits(payout.expected_between),
        "highest": payout.highest,
        "sigma": payout.deviation,
        "sigma_measured": payout.deviation_measured,
        "z": payout.z,
        "limits": {"warn": _limits(payout.warn), "alert": _limits(payout.alert)},
        "verdict": payout.verdict.value,
    }


def _limits(limits: Limits | None) -> list[float] | None:
    return None if limits is None else [limits.low, limits.high]


def _luck(luck: Chance) -> dict[str, Any]:
    return {
        "z": luck.z,
        "verdict": luck.verdict.value,
        "luck": luck.luck,
        "deviation": luck.deviation,
        "draws": luck.draws,
        "checks": [asdict(check) for check in luck.checks],
        "checks_possible": luck.possible,
    }


def _skill(skill: Skill | None) -> dict[str, Any] | None:
    if skill is None:
        return None
    return {
        "skill": skill.fit.skill,
        "interval": list(skill.fit.interval),
        "decisions": skill.fit.decisions,
        "given_away": skill.given_away,
        "given_away_upto": list(skill.given_away_upto),
        "given_away_shares": list(skill.given_away_shares),
        "payout_by_skill": [list(point) for point in skill.payout_by_skill],
    }


def _point(point: Point) -> dict[str, Any]:
    def measured(found: control.Measured) -> dict[str, Any]:
        return {
            "plays": found.plays,
            "payout": found.payout,
            "z": found.z,
            "luck_z": found.luck_z,
            "limits": {"warn": _limits(found.warn), "alert": _limits(found.alert)},
            "verdict": found.verdict.value,
        }

    return {"day": point.day, "alone": measured(point.alone), "so_far": measured(point.so_far)}


# ----- for a person


def _show(found: Monitored) -> None:
    law, since = found.asked.law, found.asked.since
    print_facts({"law": f"{law.name} ({law.hash[:16]}…)", "since": since.isoformat()})
    for period in (found.recent, found.since_change):
        if period is not None:
            _show_period(period)


def _show_period(period: Period) -> None:
    screen, table = Screen(), Table(title=f"{period.since} – {period.until}", title_justify="left")
    for name in ("", "plays", "payout", "expected", "z", "warn outside", "verdict"):
        table.add_column(name, justify="left" if name in {"", "verdict"} else "right")
    table.add_row("all", *_row(Group(period.plays, period.payout)))
    for stake, group in period.stakes.items():
        table.add_row(f"CHF {francs(stake)}", *_row(group))
    for channel, group in period.channels.items():
        table.add_row(channel, *_row(group))
    screen.print(table)
    luck, fit = period.luck, None if period.skill is None else period.skill.fit
    facts: dict[str, object] = {
        "luck": f"z = {_number(luck.z)} over {luck.draws:,} draws: {luck.verdict.value}",
        "tests of chance": f"{len(luck.checks)} of {luck.possible} looked at",
    }
    if fit is not None:
        facts["skill"] = f"{fit.skill:.4g} ({fit.interval[0]:.4g} to {fit.interval[1]:.4g})"
    for check in luck.checks[:CHECKS_SHOWN]:
        name = " ".join(str(part) for part in (check.about, check.kind, check.outcome) if part is not None)
        facts[name] = f"{check.statistic:.2f}, p = {check.adjusted:.3g}: {check.verdict.value}"
    print_facts(facts)


def _row(group: Group) -> list[str]:
    if group.payout is None:
        return [f"{group.plays:,}", "–", "–", "–", "–", "–"]
    payout = group.payout
    return [
        f"{group.plays:,}",
        f"{payout.actual:.2%}",
        f"{payout.expected:.2%}",
        _number(payout.z),
        f"{payout.warn.low:.2%}–{payout.warn.high:.2%}",
        payout.verdict.value,
    ]


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.2f}"
