"""What is in force: documents, laws and rates, published with the time they take effect (Art. 24.2, B1, B19).

The house has a journal like a player's, and its state is a fold over it. Nothing happens at the moment when terms take
effect: every question names a time, and the answer is what is in force then.
"""

from datetime import datetime
from functools import lru_cache
from typing import assert_never

import msgspec

from ventuno.house import journal
from ventuno.house.accounts.events import GameKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.journal import BEGINNING, Entry, Line
from ventuno.house.ledger.calendar import said
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.events import (
    ActApproved,
    ActProposed,
    ActRejected,
    ActWithdrawn,
    AlertAnswered,
    AlertRaised,
    AlertSubject,
    Closed,
    CredentialsRenewed,
    DailyCheckRecorded,
    Founded,
    FourEyesSet,
    GuestAnswered,
    LawPublished,
    OnlineTermsPublished,
    PublishedFigures,
    RatesPosted,
    Reopened,
    RulesPublished,
    StaffAppointed,
    StaffDismissed,
    StaffEnrolled,
    StaffEntered,
    StaffPasswordChanged,
    TableRulesPublished,
    ToHouse,
)
from ventuno.house.office.staff import Member
from ventuno.house.refusals import CLOSED_ALREADY, GAME_CLOSED, NOT_CLOSED
from ventuno.rules import law as laws
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import LEAFLET, TABLE_RULES, TableRules
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refusal, Refused

BOOK = "house"


class Announced(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule set or rules of the tables by the name, a law by its text, or a document by its version.

    A document's text is long. It stays in the journal, in the entry of that number; here are its hashes.
    """

    what: str
    announced_at: datetime
    effective_at: datetime
    changes: dict[Language, str] = {}
    reason: str = ""
    text: str | None = None  # of a rule set or rules of the tables that are not from the published texts
    entry: int = 0
    hashes: dict[Language, str] = {}
    figures: PublishedFigures | None = None  # of a law
    computed: tuple[PublishedFigures, ...] = ()  # of laws under a rule set, or of a law under several
    notice_days: int = 0  # of a law; 0 where none was asked for


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


class LastDailyCheck(msgspec.Struct, frozen=True):
    entry: int
    at: datetime
    actor: str
    made: DailyCheckRecorded


class Rate(msgspec.Struct, frozen=True):
    buys: str
    sells: str


class FourEyes(msgspec.Struct, frozen=True):
    """Requirement 42: see `approvals`."""

    on: bool
    above: Money
    since: datetime


class OpenProposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody asks for, and nobody has decided yet. What it is exactly says its entry."""

    entry: int
    at: datetime
    by: str
    kind: str
    expires_at: datetime
    player: str | None = None


class ProposalWords(msgspec.Struct, frozen=True):
    """What a player would read of a proposed act. No journal has it: only its salted hash."""

    entry: int
    salt: str
    text: str
    until: datetime


class HouseState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    rules: tuple[Announced, ...]
    laws: tuple[Announced, ...]
    online_terms: tuple[Announced, ...] = ()  # none: the house was founded before there were any
    table_rules: tuple[Announced, ...] = ()  # C17: after the leaflet's
    rates: dict[Currency, Rate] = {}
    staff: dict[str, Member] = {}
    closed: dict[GameKind, Closing] = {}
    alerts: tuple[OpenAlert, ...] = ()
    four_eyes: FourEyes | None = None  # none: there were never two operators, and nobody has decided
    proposals: tuple[OpenProposal, ...] = ()
    daily_check: LastDailyCheck | None = msgspec.field(name="round", default=None)  # stored as `round`
    last_at: datetime
    entries: int = 0
    head: str = BEGINNING

    @property
    def published(self) -> int:
        """How many rule sets, laws, terms for online participation and rules of the tables were ever published."""
        return len(self.rules) + len(self.laws) + len(self.online_terms) + len(self.table_rules)

    def rules_at(self, at: datetime) -> RuleSet:
        return rule_set_of(in_force(self.rules, at))

    def rule_set(self, name: str) -> RuleSet | None:
        """Any rule set that was ever published, because plays keep theirs."""
        return next((rule_set_of(each) for each in self.rules if each.what == name), None)

    def table_rules_at(self, at: datetime) -> TableRules:
        """C17: before anything was published, and in houses of earlier versions, the leaflet's."""
        known = tuple(each for each in self.table_rules if each.effective_at <= at)
        return table_rules_of(in_force(known, at)) if known else LEAFLET

    def table_rules_named(self, name: str) -> TableRules | None:
        """Any version that games may have been played under."""
        found = (table_rules_of(each) for each in self.table_rules if each.what == name)
        return next(found, TABLE_RULES.get(name))

    def online_terms_at(self, at: datetime) -> str | None:
        """The version in force, if any has taken effect yet."""
        known = tuple(each for each in self.online_terms if each.effective_at <= at)
        return in_force(known, at).what if known else None

    def law_hash_at(self, at: datetime) -> str:
        return hash_of(in_force(self.laws, at).what)

    def closed_for(self, game: GameKind) -> Refusal | None:
        """Requirement 35: why nobody may stake on that game now, or `None`."""
        closing = self.closed.get(game)
        return None if closing is None else GAME_CLOSED(since=said(closing.since))

    def figures_at(self, at: datetime) -> PublishedFigures | None:
        """What is on record of the law in force under the numbers in force."""
        wanted = solved_hash(self.law_hash_at(at), self.rules_at(at).game_numbers)
        on_record = (
            (each.announced_at, found)
            for each in (*self.laws, *self.rules)
            for found in (*(() if each.figures is None else (each.figures,)), *each.computed)
            if (found.of or hash_of(each.what)) == wanted
        )
        return max(on_record, key=lambda each: each[0], default=(at, None))[1]

    def has_open(self, alert: int) -> bool:
        return any(each.alert == alert for each in self.alerts)

    def law(self, law_hash: str) -> Law:
        """Any law that was ever published, because plays keep theirs."""
        return next(law_of(each.what) for each in self.laws if hash_of(each.what) == law_hash)


def in_force(announced: tuple[Announced, ...], at: datetime) -> Announced:
    """The one that took effect last; of two at the same time, the one announced later."""
    return max((each for each in reversed(announced) if each.effective_at <= at), key=lambda each: each.effective_at)


def from_then_on(announced: tuple[Announced, ...], at: datetime) -> tuple[Announced, ...]:
    """The one that is in force then, and those that follow."""
    return in_force(announced, at), *(each for each in announced if each.effective_at > at)


def rule_set_of(announced: Announced) -> RuleSet:
    return RULE_SETS[announced.what] if announced.text is None else _written_rules(announced.text)


@lru_cache(maxsize=64)
def _written_rules(text: str) -> RuleSet:
    return ruleset_text.parse(text)


def table_rules_of(announced: Announced) -> TableRules:
    return TABLE_RULES[announced.what] if announced.text is None else _written_table_rules(announced.text)


@lru_cache(maxsize=64)
def _written_table_rules(text: str) -> TableRules:
    return table_rules_text.parse(text)


@lru_cache(maxsize=64)
def law_of(text: str) -> Law:
    return laws.parse(text)


@lru_cache(maxsize=64)
def hash_of(text: str) -> str:
    return law_of(text).hash


def record(house: HouseState | None, what: ToHouse, at: datetime, actor: str) -> tuple[HouseState, Line]:
    after = _founded(what, at) if house is None else _apply_event(house, what, at, actor)
    line = journal.line(after.head, Entry(number=after.entries + 1, at=at, actor=actor, what=what))
    return msgspec.structs.replace(after, entries=line.number, head=line.hash, last_at=at), line


def _founded(what: ToHouse, at: datetime) -> HouseState:
    if not isinstance(what, Founded):
        raise ValueError("a house begins with its founding")  # noqa: TRY004  # the journal's fault, not the caller's
    document = () if what.online_terms is None else (_document(what.online_terms, 1, at, at),)
    return HouseState(
        rules=(Announced(what.rules, at, at),),
        laws=(Announced(what.law, at, at),),
        online_terms=document,
        last_at=at,
    )


def _document(terms: OnlineTerms, entry: int, at: datetime, effective_at: datetime) -> Announced:
    return Announced(terms.version, at, effective_at, entry=entry, hashes=terms.hashes)


def _apply_event(house: HouseState, what: ToHouse, at: datetime, actor: str) -> HouseState:
    change, entry = msgspec.structs.replace, house.entries + 1
    match what:
        case RulesPublished():
            rules = Announced(
                what.rules, at, what.effective_at, what.changes, what.reason, what.text, computed=what.figures
            )
            return change(house, rules=(*house.rules, rules))
        case TableRulesPublished():
            told = Announced(what.rules, at, what.effective_at, what.changes, what.reason, what.text)
            return change(house, table_rules=(*house.table_rules, told))
        case LawPublished():
            law = Announced(
                what.law,
                at,
                what.effective_at,
                what.changes,
                what.reason,
                figures=what.figures,
                computed=what.also,
                notice_days=what.notice_days,
            )
            return change(house, laws=(*house.laws, law))
        case OnlineTermsPublished():
            document = _document(what.online_terms, entry, at, what.effective_at)
            told = change(document, changes=what.changes, reason=what.reason)
            return change(house, online_terms=(*house.online_terms, told))
        case RatesPosted():
            return change(house, rates={**house.rates, what.currency: Rate(what.buys, what.sells)})
        case StaffAppointed():
            return change(house, staff={**house.staff, what.name: Member(what.role, at)})
        case StaffDismissed():
            return change(house, staff={name: each for name, each in house.staff.items() if name != what.name})
        case CredentialsRenewed() | StaffEntered() | StaffEnrolled() | StaffPasswordChanged():
            return house
        case FourEyesSet(on=on, above=above):
            return change(house, four_eyes=None if on is None else FourEyes(on, above, at))
        case ActProposed():
            kind = str(what.act["type"])
            proposed = OpenProposal(entry, at, actor, kind, what.expires_at, what.player)
            return change(house, proposals=(*(kept for kept in house.proposals if kept.expires_at > at), proposed))
        case ActApproved(proposal=number) | ActRejected(proposal=number) | ActWithdrawn(proposal=number):
            return change(house, proposals=tuple(kept for kept in house.proposals if kept.entry != number))
        case Closed():
            closings = dict.fromkeys(_games(what.game), Closing(at, what.reason))
            return change(house, closed={**house.closed, **closings})
        case Reopened():
            reopened = _games(what.game)
            return change(house, closed={game: each for game, each in house.closed.items() if game not in reopened})
        case DailyCheckRecorded():
            return change(house, daily_check=LastDailyCheck(entry, at, actor, what))
        case AlertRaised():
            return change(house, alerts=(*house.alerts, OpenAlert(entry, at, what.subject, what.about)))
        case AlertAnswered():
            return change(house, alerts=tuple(each for each in house.alerts if each.alert != what.alert))
        case GuestAnswered():
            return house
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
