"""The sweeper: ends plays whose four hours are over (Art. 23, B16), seals the books, forgets what nobody needs.

Any number of processes may run it. A play can only be ended once, and one that nobody sweeps ends just the same as soon
as its player asks for anything.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from ventuno.desk import SWEEPER, Desk
from ventuno.desk.requests import ExpirePlay
from ventuno.rules.refusals import Refused
from ventuno.store.errors import Unavailable
from ventuno.store.protocol import Store

PLAYS_AT_ONCE = 100
INTERVAL = timedelta(seconds=10)
SEAL_EVERY = timedelta(minutes=10)
ANSWERS_KEPT = timedelta(days=30)
ATTEMPTS_KEPT = timedelta(days=1)
_LOG = logging.getLogger(__name__)


async def sweep(desk: Desk, at: datetime) -> int:
    """End what is overdue; how many plays that were."""
    ended, left = 0, set[str]()
    while True:
        overdue = await desk.store.overdue(at, most=PLAYS_AT_ONCE + len(left))
        due = [kept for kept in overdue if kept.id not in left]
        if not due:
            return ended
        for kept in due:
            try:
                await desk.do(ExpirePlay(play=kept.id), player=kept.player, key=f"expire {kept.id}", actor=SWEEPER)
                ended += 1
            except Unavailable:
                raise
            except Refused:  # another one was quicker, or has a clock that is behind: next time
                left.add(kept.id)


async def seal(store: Store, at: datetime) -> int:
    """Seal every book that has grown; how many that were."""
    sealed = 0
    while some := await store.seal(at):
        sealed += some
    return sealed


async def forget(store: Store, at: datetime) -> None:
    """Answers and attempts of long ago, and sessions that are over."""
    while await store.forget_answers(at - ANSWERS_KEPT):
        pass
    while await store.forget_sessions(at):
        pass
    while await store.forget_staff_sessions(at):
        pass
    while await store.forget_old_attempts(at - ATTEMPTS_KEPT):
        pass


async def sweep_forever(desk: Desk, clock: Callable[[], datetime]) -> None:
    """Until cancelled. Whatever goes wrong is tried again."""
    sealed_at: datetime | None = None
    while True:
        at = clock()
        try:
            await sweep(desk, at)
            if sealed_at is None or at - sealed_at >= SEAL_EVERY:
                await seal(desk.store, at)
                await forget(desk.store, at)
                sealed_at = at
        except Exception:  # noqa: BLE001  # whatever it was, the next play must not wait for it
            _LOG.exception("sweeping failed; it is tried again")
        await asyncio.sleep(INTERVAL.total_seconds())
