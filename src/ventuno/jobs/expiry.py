"""Ends plays whose four hours are over (Art. 23, B16).

Any number of processes may do it at once: a play can only be ended once. If no process does, an overdue play ends as
soon as its player asks for anything (`_decide` in `desk/desk.py`).
"""

from datetime import datetime

from ventuno.desk.desk import CLOCK, Desk
from ventuno.desk.requests import ExpirePlay
from ventuno.rules.refusals import Refused
from ventuno.store.errors import Unavailable

PLAYS_AT_ONCE = 100


async def end_overdue_plays(desk: Desk, at: datetime) -> int:
    """End every overdue play, and return how many were ended."""
    ended, left = 0, set[str]()
    while True:
        overdue = await desk.store.plays.overdue(at, most=PLAYS_AT_ONCE + len(left))
        due = [kept for kept in overdue if kept.id not in left]
        if not due:
            return ended
        for kept in due:
            try:
                await desk.do(ExpirePlay(play=kept.id), player=kept.owner, key=f"expire {kept.id}", actor=CLOCK)
                ended += 1
            except Unavailable:
                raise
            except Refused:  # another process was quicker, or its clock is behind: the next run tries again
                left.add(kept.id)
