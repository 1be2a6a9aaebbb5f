"""Which law is monitored: the law in force, or one that was in force before."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from ventuno.house.office.house_state import HouseState, hash_of, law_of
from ventuno.jobs.monitoring import texts
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused

HASH_CHARACTERS_MIN = 8  # a shorter beginning of a hash may be a name

LAW_NEVER_PUBLISHED = Reason("law_never_published", "B2", texts.law_never_published)


@dataclass(frozen=True, slots=True)
class EffectiveLaw:
    law: Law
    since: datetime  # when the law last took effect


def find_law(house: HouseState, name: str | None, at: datetime) -> EffectiveLaw:
    """A law by its name or the beginning of its hash; without a name, the law in force."""
    effective = [each for each in house.laws if each.effective_at <= at]
    wanted = house.law_hash_at(at) if name is None else name

    def is_meant(text: str) -> bool:
        by_hash = len(wanted) >= HASH_CHARACTERS_MIN and hash_of(text).startswith(wanted)
        return by_hash or law_of(text).name == wanted

    found = [each for each in effective if is_meant(each.what)]
    if not found:
        names = dict.fromkeys(law_of(each.what).name for each in effective)
        raise Refused(LAW_NEVER_PUBLISHED(law=wanted, published=", ".join(names)))
    last = max(found, key=lambda each: each.effective_at)
    return EffectiveLaw(law_of(last.what), last.effective_at)


def monitored_laws(house: HouseState, at: datetime, *, days: int = PERIOD_DAYS) -> list[EffectiveLaw]:
    """The laws that were in force at some time in the last days, the newest first."""
    first, until, found = at - timedelta(days=days), at, dict[str, EffectiveLaw]()
    for each in sorted(house.laws, key=lambda each: each.effective_at, reverse=True):
        if each.effective_at <= at and until > first:
            found.setdefault(each.what, EffectiveLaw(law_of(each.what), each.effective_at))
            until = each.effective_at
    return list(found.values())
