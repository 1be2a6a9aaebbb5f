"""`ventuno monitor`: whether the payout is what it should be, and chance what was published (requirements 13, 14)."""

import asyncio
import os
from typing import Annotated

import typer
from rich.table import Table

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, Screen, print_facts, print_json, tell
from ventuno.cli.recount import teller
from ventuno.desk import counting, monitoring
from ventuno.desk.counting import Counters, Report
from ventuno.desk.monitoring import Group, Monitored, Period, Promised, Reader
from ventuno.desk.monitoring_facts import facts_of
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.maths.promise import Curve
from ventuno.maths.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import curves, places, solutions

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
        house, at = await store.house(), places.now()
        if house is None:
            raise Refused(NOT_FOUNDED())
        asked = monitoring.law_asked(house, name, at)
        highest = monitoring.highest_payout(asked.law)
        counted = await counting.count(store, Counters(tell), teller(quiet=quiet))
        plays = await Reader(store).finished(asked, at, days=days)
        curve = await asyncio.to_thread(_curve, asked.law)
        return counted, monitoring.monitored(plays, Promised(curve, highest))
    finally:
        await store.close()


def _curve(law: Law) -> Curve:
    if (found := curves.find(law, tell)) is not None:
        return found
    threads = os.cpu_count() or 1
    return curves.load(law, solutions.load(law, Scope.PLAY, tell, threads=threads), tell, threads=threads)


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
