"""The daily round as the server keeps it: when it is due, in whose name it is made, and which software is running here.

Every process of the house looks every few minutes whether the round that was due was made. One of them has it made, in
its back room; should that fail, it or another tries again some hours later. A house is due for its first one when the
hour comes for the first time.

A round on record is known to all processes, and so is one that is due and not there. How the making goes, and why it
failed, is known to the process that has it made, and to nobody else.
"""

import asyncio
from datetime import datetime, timedelta
from functools import cache
from typing import Final

import structlog

from ventuno.desk import self_check
from ventuno.desk.rounds import due_at, key_of, made_since
from ventuno.house.staff import ROUND
from ventuno.house.terms import House
from ventuno.rules.language import Language, Text
from ventuno.server import settings
from ventuno.server.backroom import Job
from ventuno.server.console_wire import RoundFailed, RoundMaking
from ventuno.server.front import Front

JOB: Final = "round"
EVERY_SECONDS: Final = 180.0
AGAIN: Final = timedelta(hours=3)  # as long as a round may take at most, where much was played
_LOG = structlog.get_logger()


# ----- requirement 37


@cache
def _software() -> str:
    return self_check.software().hash


async def software() -> str:
    """The hash of what this process was started from: found out once, by a thread."""
    return await asyncio.to_thread(_software)


def configuration(front: Front, house: House) -> str:
    return self_check.configuration(settings.hashed(front.settings), house, front.clock())


# ----- when


async def keep_rounds(front: Front) -> None:
    """Until cancelled. Whatever goes wrong is tried again."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        try:
            if await due(front):
                asked = {"VENTUNO_ACTOR": ROUND, "VENTUNO_REASON": ""}
                front.backroom.run(JOB, ("round", "--once-a-day", "--json"), asked)
        except Exception:  # noqa: BLE001  # whatever it was, it is not to stop the house
            _LOG.exception("round")


async def due(front: Front) -> bool:
    """Whether the last round that was due is to be made now, and by this process: of all who ask, one is told so."""
    at, since = front.clock(), _missed(front, await front.house())
    if front.backroom.running(JOB) or since is None:
        return False
    return await _first(front, f"{key_of(since)} {(at - since) // AGAIN}", at)


def _missed(front: Front, house: House) -> datetime | None:
    """When the round was due that is not on record."""
    since = due_at(front.clock(), front.settings.round_hour)
    founded_at = house.rules[0].announced_at
    return None if founded_at >= since or made_since(house, since) is not None else since


async def _first(front: Front, turn: str, at: datetime) -> bool:
    return await front.store.note_attempt(turn, at, at - timedelta(days=1)) == 1


def ask_for(front: Front, actor: str, reason: str) -> None:
    """One now, because somebody wants it; their office is judged once more when it is put on record."""
    front.backroom.run(JOB, ("round", "--json"), {"VENTUNO_ACTOR": actor, "VENTUNO_REASON": reason})


# ----- how it goes

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


def making(front: Front, house: House, language: Language) -> RoundMaking:
    return RoundMaking(
        running=front.backroom.running(JOB),
        due=_missed(front, house),
        failed=_failed(front.backroom.job(JOB), house, language),
    )


def _failed(job: Job | None, house: House, language: Language) -> RoundFailed | None:
    """Unless one was made meanwhile or since, by whomever."""
    if job is None or job.state != "failed" or job.ended_at is None or made_since(house, job.begun_at) is not None:
        return None
    return RoundFailed(at=job.ended_at, why=_why(job, language))


def _why(job: Job, language: Language) -> str:
    told = job.told or "–"
    if job.code is None:
        return _UNSTARTED.said_in(language, told=told)
    if job.code < 0:
        return _KILLED.said_in(language, told=told, signal=-job.code)
    return _FAILED.said_in(language, told=told)
