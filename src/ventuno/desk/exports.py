"""A finished play with all its evidence, for whoever wants to check it (B3)."""

from ventuno.house import evidence
from ventuno.house.evidence import Export
from ventuno.house.journal import BEGINNING
from ventuno.house.refusals import NO_PLAY, NOT_OVER
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Store


async def export(store: Store, play: str) -> Export:
    """Only when it is over: until then its seed is nobody's to see."""
    kept, house = await store.play(play), await store.house()
    if kept is None or house is None or kept.started_at is None:
        raise Refused(NO_PLAY())
    if kept.ended_at is None:
        raise Refused(NOT_OVER())
    about = await store.lines_of_play(play)
    first, last = about[0].number, about[-1].number
    lines = await store.lines(kept.player, after=first - 1, most=last - first + 1)
    before = await store.lines(kept.player, after=first - 2, most=1) if first > 1 else ()
    return evidence.export(kept, house.law(kept.law), lines, before[0].hash if before else BEGINNING)
