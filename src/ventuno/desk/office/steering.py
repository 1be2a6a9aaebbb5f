"""Proposals of laws (P5): what may be asked for, and the skill of the people who are to receive the target.

The skill is that of all players together. Nothing here knows any single player (P3), and no draw depends on anything
here.
"""

from datetime import datetime, timedelta

from ventuno.house.ledger.calendar import day_of
from ventuno.house.office.draft_refusals import BAD_CEILING, BAD_SKILL, BAD_TARGET
from ventuno.maths.monitoring.likelihood import fit_skill
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.maths.monitoring.tally import Tally, total
from ventuno.maths.simulation.players import SKILL_MAX
from ventuno.rules.law import BAD_NAME, NAME
from ventuno.rules.refusals import Refused
from ventuno.store.sql.counts import CountStore


def check(name: str, target: float, ceiling: float, skill: float | None, *, most: float = 1.0) -> None:
    """Refused if the numbers make no sense, NaN included."""
    if not NAME.fullmatch(name):
        raise Refused(BAD_NAME())
    if not 0.0 < target < 1.0:
        raise Refused(BAD_TARGET(found=target))
    if not target <= ceiling <= most:
        raise Refused(BAD_CEILING(found=ceiling, target=target, most=most))
    check_skill(skill)


def check_skill(skill: float | None) -> None:
    if skill is not None and not 0.0 < skill <= SKILL_MAX:
        raise Refused(BAD_SKILL(found=skill, most=SKILL_MAX))


async def fitted_skill(counts: CountStore, at: datetime) -> float | None:
    """The skill of everybody who has played in the last days, under any law; `None` if there was no decision."""
    today = day_of(at)
    found = await counts.tallies(today - timedelta(days=PERIOD_DAYS - 1), today)
    tally = total(Tally.from_bytes(each.sums) for each in found)
    return fit_skill(tally).skill if tally.modelled else None
