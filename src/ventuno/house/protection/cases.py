"""A case of player protection: opened, looked after, measures taken, closed with what came of it (requirement 46).

A player has one open case at most; later findings are added to it. The player's journal holds every word. A register
beside it lists the cases by state, so that trained staff find what is open.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

from ventuno.house.protection.events import CaseFinding, Judgement, Sign
from ventuno.house.refusals import CASE_IS_OPEN, CASE_NOT_OPEN, NO_CASE
from ventuno.rules.refusals import Refused

AGAIN_AFTER = timedelta(days=7)  # a sign that a case knows is added again after this
MEASURE_DAYS = range(1, 366)


class CaseState(StrEnum):
    OPEN = "open"
    TAKEN = "taken"  # somebody looks after it
    CLOSED = "closed"


class OpenCase(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open case of an account."""

    number: int
    signs: dict[Sign, datetime] = {}  # when each was found last


class CaseLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the register."""

    player: str
    number: int
    state: CaseState
    signs: tuple[Sign, ...]
    handler: str | None
    judgement: Judgement | None
    opened_at: datetime
    changed_at: datetime


def news(case: OpenCase, found: Iterable[CaseFinding], at: datetime) -> tuple[CaseFinding, ...]:
    """Of these findings, those that the case does not have, or has not had for a while."""
    return tuple(each for each in found if each.sign not in case.signs or at - case.signs[each.sign] >= AGAIN_AFTER)


def with_findings(case: OpenCase, found: Iterable[CaseFinding], at: datetime) -> OpenCase:
    return OpenCase(case.number, {**case.signs, **{each.sign: at for each in found}})


def may_open(case: OpenCase | None) -> None:
    if case is not None:
        raise Refused(CASE_IS_OPEN(number=case.number))


def must_be_open(case: OpenCase | None, cases: int, number: int) -> None:
    if not 1 <= number <= cases:
        raise Refused(NO_CASE())
    if case is None or case.number != number:
        raise Refused(CASE_NOT_OPEN())
