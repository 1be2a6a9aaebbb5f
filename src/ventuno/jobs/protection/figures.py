"""The figures of a year of player protection: how many cases, what was done, what came of it (requirement 46).

What came of a measure is the same player's deposits, losses and time of play in the 30 days before it and in the 30
days after. A measure whose 30 days are not over yet counts among the measures, but not in the comparison.
"""

import csv
import io
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import Final

from ventuno.house.accounts.events import Deposited, LimitImposed
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.calendar import bounds, day_of
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.protection import activity, detection
from ventuno.house.protection.cases import CaseLine
from ventuno.house.protection.events import Judgement, Measure, MeasureTaken, Sign
from ventuno.jobs.protection import journals
from ventuno.store.store import Store

COMPARED: Final = timedelta(days=30)
CASE_KINDS: Final = ("case_opened", "case_extended", "case_taken", "measure_taken", "case_closed", "limit_imposed")
LINES_MAX: Final = 2000  # about the cases of one player
GAP: Final = timedelta(minutes=30)


@dataclass(frozen=True, slots=True)
class Behaviour:
    """What somebody, or several people, did in 30 days."""

    deposits: Money = NOTHING
    lost: Money = NOTHING
    minutes: int = 0

    def __add__(self, other: "Behaviour") -> "Behaviour":
        return Behaviour(self.deposits + other.deposits, self.lost + other.lost, self.minutes + other.minutes)


@dataclass(slots=True)
class MeasureFigures:
    taken: int = 0
    compared: int = 0  # their 30 days are over
    before: Behaviour = field(default_factory=Behaviour)
    after: Behaviour = field(default_factory=Behaviour)


def _nothing() -> dict[Measure, MeasureFigures]:
    return {each: MeasureFigures() for each in Measure}


@dataclass(slots=True)
class YearFigures:
    year: int
    opened: int = 0
    by_staff: int = 0  # of them, without a sign that was found
    signs: Counter[Sign] = field(default_factory=Counter)
    judgements: Counter[Judgement] = field(default_factory=Counter)
    measures: dict[Measure, MeasureFigures] = field(default_factory=_nothing)

    @property
    def unfounded_share(self) -> float | None:
        """Of the cases that were judged."""
        judged = self.judgements.total()
        return self.judgements[Judgement.UNFOUNDED] / judged if judged else None


async def of_year(store: Store, year: int, at: datetime) -> YearFigures:
    """Of the cases that were opened in that year, in Zurich."""
    begin, end = bounds(date(year, 1, 1))[0], bounds(date(year, 12, 31))[1]
    found = YearFigures(year)
    for case in await store.cases.opened(begin, end):
        found.opened += 1
        found.by_staff += not case.signs
        found.signs.update(case.signs)
        if case.judgement is not None:
            found.judgements[case.judgement] += 1
        await _measures(store, case, at, found)
    return found


async def entries_of_case(store: Store, case: CaseLine) -> list[Entry]:
    """Everything about the case, in order. A lowered limit names no case: it is in it with its measure, just after."""
    lines = await store.books.recent_lines(case.player, CASE_KINDS, most=LINES_MAX)
    entries = [codec.decode(line.text, Entry) for line in reversed(lines)]
    cases = [getattr(each.what, "number", None) for each in entries]
    measures = [*entries[1:], None]
    return [
        each
        for each, after, number in zip(entries, measures, cases, strict=True)
        if number == case.number or (isinstance(each.what, LimitImposed) and _of_case(after, case))
    ]


def _of_case(entry: Entry | None, case: CaseLine) -> bool:
    return entry is not None and isinstance(entry.what, MeasureTaken) and entry.what.number == case.number


async def _measures(store: Store, case: CaseLine, at: datetime, found: YearFigures) -> None:
    for entry in await entries_of_case(store, case):
        if isinstance(entry.what, MeasureTaken):
            figures = found.measures[entry.what.measure]
            figures.taken += 1
            if entry.at + COMPARED <= at:
                figures.compared += 1
                before, after = await compared(store, case.player, entry.at)
                figures.before += before
                figures.after += after


async def compared(store: Store, player: str, at: datetime) -> tuple[Behaviour, Behaviour]:
    """The 30 days before that moment, and the 30 days after it."""
    account = await store.books.player(player)
    assert account is not None
    read = await journals.since(store.books, player, account.entries, at - COMPARED, detection.KINDS)
    before, after = (e for e in read if e.at <= at), (e for e in read if at < e.at <= at + COMPARED)
    return _behaviour(list(before)), _behaviour(list(after))


def _behaviour(entries: list[Entry]) -> Behaviour:
    deposits = total(each.what.amount for each in entries if isinstance(each.what, Deposited))
    lost = total(detection.lost_by(each.what) for each in entries)
    return Behaviour(deposits, lost, activity.minutes(activity.sessions(entries, GAP)))


def as_csv(found: YearFigures) -> bytes:
    """One figure a line: what it is about, its name, its value."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(("year", "about", "figure", "value"))
    share = found.unfounded_share
    figures: list[tuple[str, str, object]] = [("cases", "opened", found.opened), ("cases", "by_staff", found.by_staff)]
    figures += [("cases", each.value, found.judgements[each]) for each in Judgement]
    figures += [("cases", "unfounded_share", "" if share is None else f"{share:.4f}")]
    figures += [("sign", each.value, found.signs[each]) for each in Sign]
    for measure, each in found.measures.items():
        name = f"measure {measure.value}"
        figures += [(name, "taken", each.taken), (name, "compared", each.compared)]
        for when, did in (("before", each.before), ("after", each.after)):
            figures += [(name, f"deposits_{when}", did.deposits), (name, f"lost_{when}", did.lost)]
            figures += [(name, f"minutes_{when}", did.minutes)]
    rows.writerows((found.year, *each) for each in figures)
    return text.getvalue().encode()


def current_year(at: datetime) -> int:
    """In Zurich, as years are counted here."""
    return day_of(at).year
