"""The daily round as the server keeps it: when it is due, in whose name it is made, and which software is running here.

Every process of the house looks every few minutes whether the round that was due was made. One of them has it made, in
its back room; should that fail, it or another tries again some hours later. A house is due for its first one when the
hour comes for the first time.
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
from ventuno.server import settings
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
    at, house = front.clock(), await front.house()
    since = due_at(at, front.settings.round_hour)
    founded_at = house.rules[0].announced_at
    if front.backroom.running(JOB) or founded_at >= since or made_since(house, since) is not None:
        return False
    return await _first(front, f"{key_of(since)} {(at - since) // AGAIN}", at)


async def _first(front: Front, turn: str, at: datetime) -> bool:
    return await front.store.note_attempt(turn, at, at - timedelta(days=1)) == 1


def ask_for(front: Front, actor: str, reason: str) -> None:
    """One now, because somebody wants it; their office is judged once more when it is put on record."""
    front.backroom.run(JOB, ("round", "--json"), {"VENTUNO_ACTOR": actor, "VENTUNO_REASON": reason})
