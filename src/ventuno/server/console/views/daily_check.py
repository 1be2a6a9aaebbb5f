"""The daily check as pages show it: whether one is being made or missing, why it failed, which software runs here."""

import asyncio
from functools import cache

from ventuno.house.office.house_state import HouseState
from ventuno.jobs.daily_check import self_check
from ventuno.jobs.daily_check.schedule import recorded_since
from ventuno.jobs.processes.workers import JobRun
from ventuno.rules.language import Language
from ventuno.server import settings
from ventuno.server.console import texts
from ventuno.server.console.wire.daily_checks import DailyCheckFailed, DailyCheckProgress
from ventuno.server.context import Context

# ----- requirement 37


@cache
def _software() -> str:
    return self_check.software().hash


async def software() -> str:
    """The hash of the software that this process was started from. It is computed once, in a thread."""
    return await asyncio.to_thread(_software)


def configuration(context: Context, house: HouseState) -> str:
    return self_check.configuration(settings.hashed(context.settings), house, context.clock())


# ----- how the making goes


def making(context: Context, house: HouseState, language: Language) -> DailyCheckProgress:
    schedule = context.daily_check
    return DailyCheckProgress(
        running=schedule.running,
        due=schedule.missing_since(house),
        failed=_failed(schedule.last, house, language),
    )


def _failed(run: JobRun | None, house: HouseState, language: Language) -> DailyCheckFailed | None:
    """Why the last one failed, unless any process has recorded one since."""
    if run is None or run.state != "failed" or run.ended_at is None or recorded_since(house, run.begun_at) is not None:
        return None
    return DailyCheckFailed(at=run.ended_at, why=_why(run, language))


def _why(run: JobRun, language: Language) -> str:
    told = run.last_line or "–"
    if run.code is None:
        return texts.daily_check_not_started(told=told).said_in(language)
    if run.code < 0:
        return texts.daily_check_killed(told=told, signal=-run.code).said_in(language)
    return texts.daily_check_failed(told=told).said_in(language)
