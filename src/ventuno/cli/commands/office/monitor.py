"""`ventuno monitor`: whether the payout is what it should be, and chance what was published (requirements 13, 14)."""

import asyncio
from typing import Annotated

import typer
from rich.table import Table

from ventuno.cli.commands.house.recount import counting_progress
from ventuno.cli.terminal.options import DatabaseOption
from ventuno.cli.terminal.output import JsonOption, LanguageOption, PipedConsole, print_facts, print_json, tell
from ventuno.jobs.monitoring.facts import facts_of
from ventuno.jobs.monitoring.monitor import Group, MonitorReport, Period
from ventuno.jobs.monitoring.run import monitor_database
from ventuno.maths.monitoring.payout import PERIOD_DAYS, TargetReport
from ventuno.rules.amounts import francs
from ventuno.rules.language import Language
from ventuno.store import databases

CHECKS_SHOWN = 5


def monitor(
    *,
    law: Annotated[
        str | None, typer.Option(help="A law that was published here, by name or hash; by default the one in force.")
    ] = None,
    days: Annotated[int, typer.Option(min=1, max=3660, help="How many days the first period has.")] = PERIOD_DAYS,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Hold the payout of finished plays against what was to be expected, and chance against the published law."""
    place, progress = database or databases.default(), counting_progress(quiet=json)
    counted, found = asyncio.run(monitor_database(place, law, days, tell, progress))
    facts = facts_of(found) | {"counted": counted.facts()}
    if json:
        print_json(facts)
    else:
        _show(found)


# ----- for a person


def _show(found: MonitorReport) -> None:
    law, since = found.asked.law, found.asked.since
    print_facts({"law": f"{law.name} ({law.hash[:16]}…)", "since": since.isoformat()})
    for period in (found.recent, found.since_change):
        if period is not None:
            _show_period(period)


def _show_period(period: Period) -> None:
    screen, table = PipedConsole(), Table(title=f"{period.since} – {period.until}", title_justify="left")
    for name in ("", "plays", "payout", "expected", "z", "warn outside", "verdict"):
        table.add_column(name, justify="left" if name in {"", "verdict"} else "right")
    table.add_row("all", *_row(Group(period.plays, period.payout)))
    for stake, group in period.stakes.items():
        table.add_row(f"CHF {francs(stake)}", *_row(group))
    for channel, group in period.channels.items():
        table.add_row(channel, *_row(group))
    screen.print(table)
    luck, fit = period.luck, None if period.skill is None else period.skill.fit
    facts: dict[str, object] = {} if period.target is None else _of_target(period.target)
    facts |= {
        "luck": f"z = {_number(luck.z)} over {luck.draws:,} draws: {luck.verdict.value}",
        "tests of chance": f"{len(luck.checks)} of {luck.possible} looked at",
    }
    if fit is not None:
        facts["skill"] = f"{fit.skill:.4g} ({fit.interval[0]:.4g} to {fit.interval[1]:.4g})"
    for check in luck.checks[:CHECKS_SHOWN]:
        name = " ".join(str(part) for part in (check.about, check.kind, check.outcome) if part is not None)
        facts[name] = f"{check.statistic:.2f}, p = {check.adjusted:.3g}: {check.verdict.value}"
    print_facts(facts)


def _of_target(found: TargetReport) -> dict[str, object]:
    """P5."""
    received = f"{found.received:.2%} ({found.between.low:.2%} to {found.between.high:.2%})"
    measured = f"{found.measured:.2%} ({found.measured_between.low:.2%} to {found.measured_between.high:.2%})"
    judged = "missed: see `ventuno steer`" if found.missed else "within a point"
    return {
        "target (Art. 3)": f"{found.target:.0%}: {judged}",
        "these players receive": received,
        "they were paid": measured,
    }


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
