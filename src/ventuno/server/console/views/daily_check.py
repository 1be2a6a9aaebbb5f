"""The daily check as pages show it: whether one is being made or missing, why it failed, which software runs here."""

import asyncio
from functools import cache
from typing import Final

from ventuno.house.office.house_state import HouseState
from ventuno.jobs.daily_check import self_check
from ventuno.jobs.daily_check.schedule import recorded_since
from ventuno.jobs.processes.workers import JobRun
from ventuno.rules.language import Language, Text
from ventuno.server import settings
from ventuno.server.console.wire.daily_checks import RoundFailed, RoundMaking
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

_FAILED: Final = Text(
    de="Er endete mit einem Fehler: {told}",
    fr="Elle s’est terminée par une erreur: {told}",
    it="È terminato con un errore: {told}",
    en="It ended with an error: {told}",
)
_KILLED: Final = Text(
    de="Das System hat ihn beendet (Signal {signal}); meist reicht dann der Speicher nicht. Zuletzt sagte er: {told}",
    fr="Le système l’a arrêtée (signal {signal}); le plus souvent, la mémoire ne suffit pas. Dernier message: {told}",
    it="Il sistema lo ha terminato (segnale {signal}); di solito la memoria non basta. Ultimo messaggio: {told}",
    en="The system ended it (signal {signal}), most often for want of memory. The last it said: {told}",
)
_UNSTARTED: Final = Text(
    de="Für ihn liess sich kein Prozess starten: {told}",
    fr="Aucun processus n’a pu être lancé pour elle: {told}",
    it="Non è stato possibile avviare un processo: {told}",
    en="No process could be started for it: {told}",
)


def making(context: Context, house: HouseState, language: Language) -> RoundMaking:
    schedule = context.daily_check
    return RoundMaking(
        running=schedule.running,
        due=schedule.missing_since(house),
        failed=_failed(schedule.last, house, language),
    )


def _failed(run: JobRun | None, house: HouseState, language: Language) -> RoundFailed | None:
    """Why the last one failed, unless any process has recorded one since."""
    if run is None or run.state != "failed" or run.ended_at is None or recorded_since(house, run.begun_at) is not None:
        return None
    return RoundFailed(at=run.ended_at, why=_why(run, language))


def _why(run: JobRun, language: Language) -> str:
    told = run.last_line or "–"
    if run.code is None:
        return _UNSTARTED.said_in(language, told=told)
    if run.code < 0:
        return _KILLED.said_in(language, told=told, signal=-run.code)
    return _FAILED.said_in(language, told=told)
