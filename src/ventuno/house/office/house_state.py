"""The terms in force: rule sets, laws and rates, published with the time they take effect (Art. 24.2, B1, B19).

The house has a journal like a player's, and its state is a fold over it. Nothing happens at the moment when terms take
effect: every question names a time, and the answer is what is in force then.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import assert_never

import msgspec

from ventuno.house import journal
from ventuno.house.accounts.events import GameKind
from ventuno.house.journal import BEGINNING, Entry, Line
from ventuno.house.ledger.calendar import said
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.events import (
    AlertAnswered,
    AlertRaised,
    AlertSubject,
    Closed,
    CredentialsRenewed,
    Founded,
    LawPublished,
    RatesPosted,
    Reopened,
    RoundMade,
    RulesPublished,
    StaffAppointed,
    StaffDismissed,
    StaffEntered,
    ToHouse,
)
from ventuno.house.office.staff import Member
from ventuno.house.refusals import (
    CHANGES_NOT_IN_ALL_LANGUAGES,
    CLOSED_ALREADY,
    EFFECTIVE_TOO_LATE,
    EFFECTIVE_TOO_SOON,
    GAME_CLOSED,
    LAW_IN_FORCE,
    NOT_CLOSED,
    NOTICE_TOO_SHORT,
    RULES_PUBLISHED_ALREADY,
)
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS, RuleSet
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refusal, Refused

BOOK = "house"
NOTICE = timedelta(days=10)  # Art. 24.2
AHEAD_MAX = timedelta(days=730)  # a later time is a typing mistake
LAW_NOTICE = timedelta(minutes=1)  # by then every process of the house has heard of it
CHANGES_CHARACTERS_MAX = 2000


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule set by its name, or a law by its text."""

    what: str
    announced_at: datetime
    effective_at: datetime
    changes: dict[Language, str] = {}
    reason: str = ""


class Notice(msgspec.Struct, frozen=True):
    """How terms are published: from when (none: as soon as possible), what players are told, and why."""

    effective_at: datetime | None
    changes: Mapping[Language, str]
    reason: str


class Closing(msgspec.Struct, frozen=True):
    """Requirement 35."""

    since: datetime
    reason: str


class OpenAlert(msgspec.Struct, frozen=True, omit_defaults=True):
    """One that nobody has answered yet."""

    alert: int  # its entry
    at: datetime
    subject: AlertSubject
    about: dict[str, str] = {}


class LastRound(msgspec.Struct, frozen=True):
    entry: int
    at: datetime
    actor: str
    made: RoundMade


class Rate(msgspec.Struct, frozen=True):
    buys: str
    sells: str


class HouseState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    rules: tuple[Announced, ...]
    laws: tuple[Announced, ...]
    rates: dict[Currency, Rate] = {}
    staff: dict[str, Member] = {}
    closed: dict[GameKind, Closing] = {}
    alerts: tuple[OpenAlert, ...] = ()
    round: LastRound | None = None
    last_at: datetime
    entries: int = 0
    head: str = BEGINNING

    @property
    def published(self) -> int:
        """How many rule sets and laws were published since the beginning."""
        return len(self.rules) + len(self.laws)

    def rules_at(self, at: datetime) -> RuleSet:
        return RULE_SETS[in_force(self.rules, at).what]

    def law_hash_at(self, at: datetime) -> str:
        return hash_of(in_force(self.laws, at).what)

    def closed_for(self, game: GameKind) -> Refusal | None:
        """Requirement 35: why nobody may stake on that game now, or `None`."""
        closing = self.closed.get(game)
        return None if closing is None else GAME_CLOSED(since=said(closing.since))

    def has_open(self, alert: int) -> bool:
        return any(each.alert == alert for each in self.alerts)

    def law(self, law_hash: str) -> Law:
        """Any law that was ever published, because plays keep theirs."""
        return next(law_of(each.what) for each in self.laws if hash_of(each.what) == law_hash)


def in_force(announced: tuple[Announced, ...], at: datetime) -> Announced:
    """The one that took effect last; of two at the same time, the one announced later."""
    return max((each for each in reversed(announced) if each.effective_at <= at), key=lambda each: each.effective_at)


@lru_cache(maxsize=64)
def law_of(text: str) -> Law:
    return laws.parse(text)


@lru_cache(maxsize=64)
def hash_of(text: str) -> str:
    return law_of(text).hash


def record(house: HouseState | None, what: ToHouse, at: datetime, actor: str) -> tuple[HouseState, Line]:
    after = _founded(what, at) if house is None else _happened(house, what, at, actor)
    line = journal.line(after.head, Entry(number=after.entries + 1, at=at, actor=actor, what=what))
    return msgspec.structs.replace(after, entries=line.number, head=line.hash, last_at=at), line


def _founded(what: ToHouse, at: datetime) -> HouseState:
    if not isinstance(what, Founded):
        raise ValueError("a house begins with its founding")  # noqa: TRY004  # the journal's fault, not the caller's
    return HouseState(rules=(Announced(what.rules, at, at),), laws=(Announced(what.law, at, at),), last_at=at)


def _happened(house: HouseState, what: ToHouse, at: datetime, actor: str) -> HouseState:
    change, entry = msgspec.structs.replace, house.entries + 1
    match what:
        case RulesPublished():
            rules = Announced(what.rules, at, what.effective_at, what.changes, what.reason)
            return change(house, rules=(*house.rules, rules))
        case LawPublished():
            law = Announced(what.law, at, what.effective_at, what.changes, what.reason)
            return change(house, laws=(*house.laws, law))
        case RatesPosted():
            return change(house, rates={**house.rates, what.currency: Rate(what.buys, what.sells)})
        case StaffAppointed():
            return change(house, staff={**house.staff, what.name: Member(what.role, at)})
        case StaffDismissed():
            return change(house, staff={name: each for name, each in house.staff.items() if name != what.name})
        case CredentialsRenewed() | StaffEntered():
            return house
        case Closed():
            closings = dict.fromkeys(_games(what.game), Closing(at, what.reason))
            return change(house, closed={**house.closed, **closings})
        case Reopened():
            reopened = _games(what.game)
            return change(house, closed={game: each for game, each in house.closed.items() if game not in reopened})
        case RoundMade():
            return change(house, round=LastRound(entry, at, actor, what))
        case AlertRaised():
            return change(house, alerts=(*house.alerts, OpenAlert(entry, at, what.subject, what.about)))
        case AlertAnswered():
            return change(house, alerts=tuple(each for each in house.alerts if each.alert != what.alert))
        case Founded():
            raise ValueError("a house is founded once")
        case _:
            assert_never(what)


def _games(game: GameKind | None) -> tuple[GameKind, ...]:
    return tuple(GameKind) if game is None else (game,)


def close(house: HouseState, game: GameKind | None, reason: str) -> Closed:
    if all(each in house.closed for each in _games(game)):
        raise Refused(CLOSED_ALREADY())
    return Closed(game=game, reason=reason)


def reopen(house: HouseState, game: GameKind | None, reason: str) -> Reopened:
    if not any(each in house.closed for each in _games(game)):
        raise Refused(NOT_CLOSED())
    return Reopened(game=game, reason=reason)


def publish_rules(house: HouseState, name: str, notice: Notice, at: datetime) -> RulesPublished:
    """Art. 24.2: at least ten days before they take effect."""
    if name not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    if house.rules[-1].what == name:
        raise Refused(RULES_PUBLISHED_ALREADY(rules=name))
    effective_at = _announceable(notice.effective_at or at + NOTICE, at)
    if effective_at < at + NOTICE:
        raise Refused(NOTICE_TOO_SHORT(days=NOTICE.days))
    changes = _complete(notice.changes)
    return RulesPublished(rules=name, effective_at=effective_at, changes=changes, reason=notice.reason)


def publish_law(
    house: HouseState, text: str, notice: Notice, at: datetime, *, highest_payout: float | None = None
) -> LawPublished:
    law, soonest = laws.parse(text), at + LAW_NOTICE
    effective_at = _announceable(notice.effective_at or soonest, at)
    if effective_at < soonest:
        raise Refused(EFFECTIVE_TOO_SOON())
    if law_of(house.laws[-1].what).hash == law.hash:
        raise Refused(LAW_IN_FORCE(law=law.name))
    changes = _complete(notice.changes)
    return LawPublished(
        law=str(law),
        effective_at=effective_at,
        changes=changes,
        reason=notice.reason,
        highest_payout=highest_payout,
    )


def _announceable(effective_at: datetime, at: datetime) -> datetime:
    if effective_at.tzinfo is None or effective_at > at + AHEAD_MAX:
        raise Refused(EFFECTIVE_TOO_LATE(years=AHEAD_MAX.days // 365))
    return effective_at.astimezone(UTC)


def _complete(changes: Mapping[Language, str]) -> dict[Language, str]:
    """Refused unless there is a text for every language: every player reads it in their own."""
    if any(not 0 < len(changes.get(language, "").strip()) <= CHANGES_CHARACTERS_MAX for language in Language):
        raise Refused(CHANGES_NOT_IN_ALL_LANGUAGES(most=CHANGES_CHARACTERS_MAX))
    return dict(changes)
