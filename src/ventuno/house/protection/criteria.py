"""The criteria as data: which signs count, from when on, and how much. A file holds them (`criteria.toml`)."""

import hashlib
from datetime import timedelta
from typing import Annotated

import msgspec
from msgspec import Meta

from ventuno.house import texts
from ventuno.rules import toml_text
from ventuno.rules.refusals import Reason, Refused

BAD_CRITERIA = Reason("bad_criteria", "House", texts.bad_criteria)
DAYS_MAX = 366

Days = Annotated[int, Meta(ge=1, le=DAYS_MAX)]
Times = Annotated[int, Meta(ge=1, le=1000)]
Weight = Annotated[int, Meta(ge=0, le=100)]  # 0: the sign is shown in a case, but opens none
Francs = Annotated[int, Meta(ge=0, le=1_000_000)]
Minutes = Annotated[int, Meta(ge=1, le=24 * 60)]
Factor = Annotated[float, Meta(gt=1, le=100)]


class Repeated(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many times within so many days."""

    weight: Weight
    days: Days
    times: Times


class RisingDeposits(Repeated, frozen=True):
    factor: Factor
    least: Francs
    least_before: Francs


class Chasing(Repeated, frozen=True):
    loss: Francs
    minutes: Minutes
    stake_factor: Factor
    share: Annotated[float, Meta(ge=0, le=1)] = 0.0  # of the sessions in which somebody went on after such a loss


class LongSessions(Repeated, frozen=True):
    minutes: Minutes


class NightSessions(Repeated, frozen=True):
    minutes: Minutes
    hour: Annotated[int, Meta(ge=1, le=12)]


class WithdrawnAndBack(Repeated, frozen=True):
    hours: Annotated[int, Meta(ge=1, le=24 * 30)]


class Criteria(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables have the names of the signs."""

    open_at: Annotated[int, Meta(ge=1, le=100)]
    session_gap_minutes: Minutes
    rising_deposits: RisingDeposits
    limits_raised: Repeated
    limits_hit: Repeated
    chasing: Chasing
    long_sessions: LongSessions
    night_sessions: NightSessions
    withdrawn_and_back: WithdrawnAndBack
    hash: str = ""

    @property
    def window(self) -> timedelta:
        """How far back anything is looked at."""
        tables = (getattr(self, name) for name in self.__struct_fields__)
        return timedelta(days=max(each.days for each in tables if isinstance(each, Repeated)))


def parse(text: str) -> Criteria:
    """Refused if the text is no set of criteria; the refusal says where."""
    if len(text) > toml_text.TEXT_CHARACTERS_MAX:
        raise Refused(BAD_CRITERIA(problem=f"> {toml_text.TEXT_CHARACTERS_MAX}"))
    try:
        read = msgspec.convert(toml_text.load(text), Criteria)
    except toml_text.NotToml as error:
        raise Refused(BAD_CRITERIA(problem=error.problem), error.line) from None
    except msgspec.ValidationError as error:
        raise Refused(BAD_CRITERIA(problem=str(error))) from None
    return msgspec.structs.replace(read, hash=hashlib.sha256(text.encode()).hexdigest())
