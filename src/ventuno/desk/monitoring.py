"""What the monitor says of the plays under one law (requirements 13, 14): for the command line and for pages alike.

Everything comes from tallies that were counted before (`desk.counting`), so it takes no time whatever was played. Over
the last days, and since the law last took effect: payout against limits, also for each stake and channel, the tests of
chance, how well people play, and a control chart.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import TypeVar

from ventuno.house.days import day_of
from ventuno.house.terms import House, hash_of, law_of
from ventuno.maths import control
from ventuno.maths.chance import NO_PLAYS, Chance, chance
from ventuno.maths.control import NOT_PROMISED, NOT_SOLVED, Payout, Point, Skill
from ventuno.maths.likelihood import fitted
from ventuno.maths.luck import Tally, total
from ventuno.maths.promise import Curve
from ventuno.maths.scope import Scope
from ventuno.rules.language import Text
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store import cache, curves
from ventuno.store.protocol import Store, TallyKey
from ventuno.store.solutions import Tell

DAYS = 30  # requirement 13
HASH_CHARACTERS_MIN = 8  # of a law that is asked for by the beginning of its hash

T = TypeVar("T", int, str)

LAW_NEVER_PUBLISHED = Reason(
    "law_never_published",
    "B2",
    Text(
        de="Ein Wahrscheinlichkeitsgesetz {law} war in diesem Haus nie in Kraft. Veröffentlicht: {published}.",
        fr="Aucune loi {law} n’a jamais été en vigueur dans cette maison. Publiées: {published}.",
        it="Nessuna legge {law} è mai stata in vigore in questa casa. Pubblicate: {published}.",
        en="No law {law} was ever in force in this house. Published: {published}.",
    ),
)


@dataclass(frozen=True, slots=True)
class Group:
    """Some of the plays. No payout where nothing was decided: there is nothing to expect then."""

    plays: int
    payout: Payout | None


@dataclass(frozen=True, slots=True)
class Period:
    since: date
    until: date
    plays: int
    payout: Payout | None
    stakes: dict[int, Group]  # by centimes
    channels: dict[str, Group]
    luck: Chance
    skill: Skill | None
    chart: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    law: Law
    since: datetime  # when it last took effect


@dataclass(frozen=True, slots=True)
class Plays:
    """Finished plays under that law, as far back as they are looked at."""

    asked: Asked
    until: date
    days: int
    tallies: Sequence[tuple[date, int, str, Tally]] = field(repr=False)  # day, stake, channel


@dataclass(frozen=True, slots=True)
class Promised:
    """What plays under the law are held against."""

    curve: Curve
    highest: float  # P2


@dataclass(frozen=True, slots=True)
class Monitored:
    asked: Asked
    days: int
    recent: Period | None  # nothing where no play ended in those days
    since_change: Period


def law_asked(house: House, name: str | None, at: datetime) -> Asked:
    """A law by its name or hash, or the one in force."""
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
    return Asked(law_of(last.what), last.effective_at)


def promised(law: Law, tell: Tell) -> Promised:
    """As it was computed before; refused where it was not, since it takes minutes.

    The law itself is not loaded: its figures stand at the head of its file.
    """
    highest = highest_payout(law)
    curve = curves.find(law, tell)
    if curve is None:
        raise Refused(NOT_PROMISED(law=law.name))
    return Promised(curve, highest)


def highest_payout(law: Law) -> float:
    """P2; refused where the law was never solved here: there is nothing to judge plays by."""
    figures = cache.figures(law, Scope.PLAY)
    if figures is None:
        raise Refused(NOT_SOLVED(law=law.name))
    found: float = figures["highest_payout"]
    return found


def laws_watched(house: House, at: datetime, *, days: int = DAYS) -> list[Asked]:
    """Those that were in force at some time in the last days, the newest first."""
    first, until, found = at - timedelta(days=days), at, dict[str, Asked]()
    for each in sorted(house.laws, key=lambda each: each.effective_at, reverse=True):
        if each.effective_at <= at and until > first:
            found.setdefault(each.what, Asked(law_of(each.what), each.effective_at))
            until = each.effective_at
    return list(found.values())


class Reader:
    """Reads tallies and remembers them: of days gone by nothing is read again, unless something was added to them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._law = ""
        self._known: dict[TallyKey, tuple[int, Tally]] = {}

    async def finished(self, asked: Asked, at: datetime, *, days: int = DAYS) -> Plays:
        """Refused where no play has ended under that law since it took effect."""
        today, changed = day_of(at), day_of(asked.since)
        first = today - timedelta(days=days - 1)
        found = await self._tallies(asked.law.hash, min(first, changed), today)
        if not any(day >= changed for day, *_ in found):
            raise Refused(NO_PLAYS())
        return Plays(asked, today, days, found)

    async def _tallies(self, law: str, since: date, until: date) -> list[tuple[date, int, str, Tally]]:
        if law != self._law:
            self._law, self._known = law, {}
        plays = await self._store.plays_tallied(law, since, until)
        new = {date.fromisoformat(key[0]) for key, number in plays.items() if self._plays(key) != number}
        if new:
            for each in await self._store.tallies(min(new), max(new), law=law):
                key = each.day.isoformat(), each.law, each.stake, each.channel
                self._known[key] = each.plays, Tally.from_bytes(each.sums)
        read = (key for key in sorted(plays) if key in self._known)  # all, unless they are being counted anew
        return [(date.fromisoformat(key[0]), key[2], key[3], self._known[key][1]) for key in read]

    def _plays(self, key: TallyKey) -> int:
        return self._known[key][0] if key in self._known else 0


def monitored(plays: Plays, promised: Promised) -> Monitored:
    """What is to be said of them."""
    first, changed = plays.until - timedelta(days=plays.days - 1), day_of(plays.asked.since)

    def period(begin: date) -> Period | None:
        return _period([each for each in plays.tallies if each[0] >= begin], begin, plays.until, promised)

    since_change = period(changed)
    assert since_change is not None
    return Monitored(plays.asked, plays.days, period(first), since_change)


def _period(
    found: Sequence[tuple[date, int, str, Tally]], since: date, until: date, promised: Promised
) -> Period | None:
    by_day = _added_up((day.isoformat(), tally) for day, _, _, tally in found)
    by_stake = _added_up((stake, tally) for _, stake, _, tally in found)
    by_channel = _added_up((channel, tally) for _, _, channel, tally in found)
    whole = total(by_stake.values())
    if whole.plays == 0:
        return None
    decided = whole.modelled > 0

    return Period(
        since,
        until,
        whole.plays,
        _payout(whole, promised),
        _groups(by_stake, promised),
        _groups(by_channel, promised),
        chance(whole),
        control.skill(whole, promised.curve) if decided else None,
        control.chart(list(by_day.items()), promised.curve.at(fitted(whole).skill)) if decided else (),
    )


def _payout(tally: Tally, promised: Promised) -> Payout | None:
    return control.payout(tally, promised.curve, promised.highest) if tally.modelled else None


def _groups(tallies: Mapping[T, Tally], promised: Promised) -> dict[T, Group]:
    named = sorted(tallies.items(), key=lambda part: part[0])
    return {name: Group(tally.plays, _payout(tally, promised)) for name, tally in named}


def _added_up(named: Iterable[tuple[T, Tally]]) -> dict[T, Tally]:
    groups: dict[T, list[Tally]] = {}
    for name, tally in named:
        groups.setdefault(name, []).append(tally)
    return {name: total(some) for name, some in groups.items()}
