"""The audit of one book: its journal is folded again from the beginning, and every play is played again.

`Refused` names the first thing that does not fit. What is checked: the chain, every posting and balance, the stored
account, for each play its seed, draws, moves, terms and money, and that the staff had the right to do what they did.
"""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import get_args

from ventuno.house.access import recovery
from ventuno.house.accounts import closing, erasure, identity, limits, player
from ventuno.house.accounts.events import (
    Adjusted,
    Blocked,
    BlockLifted,
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    Deposited,
    DisputeDecided,
    Excluded,
    GameKind,
    IdentityCheckBegun,
    IdentityChecked,
    LimitImposed,
    LimitSet,
    MessageWritten,
    PersonCorrected,
    PersonErased,
    PlayStarted,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
    Readmitted,
    ResetLinkMade,
    SeedCommitted,
    Withdrawn,
)
from ventuno.house.accounts.player import Player
from ventuno.house.big21 import evidence, purchase
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.contact import emails, stored_words
from ventuno.house.contact.stored_words import Writing
from ventuno.house.documents import online_terms
from ventuno.house.documents.contract import contract
from ventuno.house.factors import checks as factors
from ventuno.house.findings import (
    ACCOUNT_WRONG,
    CHAIN_BROKEN,
    NO_AUTHORITY,
    NOT_ALLOWED,
    NOT_APPROVED,
    NOT_IN_FORCE,
    PERSON_MISSING,
    PERSON_STILL_KNOWN,
    PLAYS_WRONG,
    SEAL_BROKEN,
    WORDS_WRONG,
)
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec, exchange
from ventuno.house.ledger.money import NOTHING, total
from ventuno.house.ledger.postings import PLAYERS
from ventuno.house.office import house_state, powers, publishing, staff_history
from ventuno.house.office.approvals import Approvals
from ventuno.house.office.events import (
    ActApproved,
    ActProposed,
    ActRejected,
    ActWithdrawn,
    AlertAnswered,
    AlertRaised,
    DailyCheckRecorded,
    Founded,
    FourEyesSet,
    GuestAnswered,
    LawPublished,
    OnlineTermsPublished,
    RulesPublished,
    StaffEntered,
    TableRulesPublished,
    ToHouse,
)
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.staff import PROTECTION, ROUND, SETTINGS, Power, authorise, is_staff
from ventuno.house.office.staff_history import StaffHistory
from ventuno.house.protection import checks as protection
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, MeasureTaken
from ventuno.house.tables.events import GameVoided
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import TABLE_RULES
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Book:
    """A book as it is stored, all read at the same moment."""

    id: str
    text: str
    entries: int
    head: str
    play: str | None
    lines: Sequence[Line]
    plays: Sequence[PlayRecord]
    bettors: frozenset[tuple[str, str, int]] = frozenset()  # of a table: who had a bet in which game, on which box
    reader: tuple[datetime, datetime | None] | None = None  # of a player: account since when, messages read until when
    writings: Sequence[Writing] | None = None  # of a player: what was written; none: not looked up
    person: bool | None = None  # of a player: whether it is known who that is; none: not looked up


Terms = Mapping[int, HouseState]  # by how much had been published
Heads = Mapping[int, tuple[int, str]]  # by seal: how many entries a book had, and the hash of the last
OfStaff = (
    Excluded
    | Readmitted
    | IdentityCheckBegun
    | IdentityChecked
    | Blocked
    | BlockLifted
    | MessageWritten
    | ResetLinkMade
    | QuestionAnswered
    | DisputeDecided
    | Adjusted
    | GameVoided
    | LimitImposed
    | CaseOpened
    | CaseTaken
    | MeasureTaken
    | CaseClosed
    | PersonErased
    | PersonCorrected
)
CLOCK = "clock"  # the actor that voids a game which could not go on (C14): the table's rules say when
_OF_STAFF = {str(kind.__struct_config__.tag) for kind in get_args(OfStaff)}
IMPOSSIBLE = (Refused, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)  # what a bad line raises


@dataclass(frozen=True, slots=True)
class Past:
    """What the house's own book says; the other books are judged by it."""

    terms: Terms
    staff: StaffHistory
    entries: int
    approvals: Approvals = field(default_factory=Approvals)
    reads: Mapping[int, str] = field(default_factory=dict)  # by length of the record of reads: its hash, at a log-in

    @property
    def newest(self) -> HouseState:
        """What the house's book says now. What is in force at any time was announced ten days before."""
        return self.terms[max(self.terms)]


class Mismatch(Refused):
    """Something does not fit; `place` says where."""

    def __init__(self, refusal: Refusal, place: str, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.place = place

    def said_in(self, language: Language) -> str:
        line = "" if self.line is None else f" {self.line}"
        return f"{self.place}{line}: {self.refusal.said_in(language)}"


def house(kept: Book, sealed: Heads) -> Past:
    """The house's own book: what it was after each publication, and who worked there when."""
    states: dict[int, HouseState] = {}
    staff: StaffHistory = {}
    approvals = Approvals()
    reads: dict[int, str] = {}
    state: HouseState | None = None
    for line in in_order(kept):
        try:
            entry = evidence.decoded(line.text, line.number)
            assert isinstance(entry.what, ToHouse)
            _check_terms(entry.what)
            allowed = state is None or (_authorised(state, entry) and _possible(state, entry))
            approved = state is None or approvals.fits(state, entry)
            state, due = house_state.record(state, entry.what, entry.at, entry.actor)
        except IMPOSSIBLE:  # also a line that belongs into a player's book
            raise Mismatch(CHAIN_BROKEN(entry=line.number), house_state.BOOK) from None
        if due != line:
            raise Mismatch(CHAIN_BROKEN(entry=line.number), house_state.BOOK)
        if not allowed:
            raise Mismatch(NOT_ALLOWED(entry=line.number), house_state.BOOK)
        if not approved:
            raise Mismatch(NOT_APPROVED(entry=line.number), house_state.BOOK)
        approvals.add(state, entry)
        if isinstance(entry.what, StaffEntered) and entry.what.reads:
            reads[entry.what.reads] = entry.what.reads_hash
        states[state.published] = state
        staff = staff_history.after(staff, entry)
    if state is None or (codec.encode(state), state.entries, state.head) != (kept.text, kept.entries, kept.head):
        raise Mismatch(ACCOUNT_WRONG(), house_state.BOOK)
    check_seals(kept, sealed)
    if not approvals.complete:
        raise Mismatch(NOT_APPROVED(entry=state.entries), house_state.BOOK)
    return Past(states, staff, state.entries, approvals, reads)


def _check_terms(what: ToHouse) -> None:
    """Raises an error if plays cannot be played under these terms."""
    if isinstance(what, TableRulesPublished):
        known = table_rules_text.parse(what.text) if what.text is not None else TABLE_RULES[what.rules]
        if known.name != what.rules:
            raise ValueError(what.rules)
    if isinstance(what, RulesPublished) and what.text is not None:
        if ruleset_text.parse(what.text).name != what.rules:
            raise ValueError(what.rules)
    elif isinstance(what, Founded | RulesPublished) and what.rules not in RULE_SETS:
        raise ValueError(what.rules)
    if isinstance(what, Founded | LawPublished):
        house_state.law_of(what.law)
    found = what.online_terms if isinstance(what, Founded | OnlineTermsPublished) else None
    if found is not None and online_terms.checked(found.version, found.texts) != found:
        raise ValueError(found.version)


def _authorised(before: HouseState, entry: Entry) -> bool:
    """Whether the actor worked here then, in a role that may do this."""
    if entry.actor == ROUND:
        return isinstance(entry.what, DailyCheckRecorded | AlertRaised)
    if entry.actor == SETTINGS:
        return isinstance(entry.what, FourEyesSet)
    try:
        authorise(before.staff, entry.actor, _power_in_house(before, entry.what))
    except Refused:
        return False
    return is_staff(entry.actor)


def _power_in_house(before: HouseState, what: object) -> Power:
    match what:
        case ActProposed(act=act):
            return powers.of_act(str(act["type"]))
        case ActApproved(proposal=number) | ActRejected(proposal=number) | ActWithdrawn(proposal=number):
            kind = next((each.kind for each in before.proposals if each.entry == number), None)
            return Power.READ_PLAYERS if kind is None else powers.of_act(kind)  # of none `Approvals` says so
        case _:
            return powers.of_event(type(what))


def _possible(before: HouseState, entry: Entry) -> bool:
    """Whether terms were announced in time (Art. 24.2, B19), nobody can beat a law (P4), an alert was still open."""
    match entry.what:
        case RulesPublished():
            bounded = all(each.highest_payout < 1 for each in entry.what.figures)
            return bounded and entry.what.effective_at >= entry.at + publishing.NOTICE
        case TableRulesPublished(rules=name, text=text):
            earlier = before.table_rules_named(name)
            same = earlier is None or text is None or table_rules_text.parse(text) == earlier
            return same and entry.what.effective_at >= entry.at + publishing.NOTICE
        case OnlineTermsPublished():
            known = any(each.what == entry.what.online_terms.version for each in before.online_terms)
            return not known and entry.what.effective_at >= entry.at + publishing.NOTICE
        case LawPublished():
            under_others = all(each.highest_payout < 1 for each in entry.what.also)
            bounded = under_others and (entry.what.highest_payout is None or entry.what.highest_payout < 1)
            return bounded and publishing.announced_in_time(before, entry.what, entry.at)
        case AlertAnswered():
            return before.has_open(entry.what.alert)
        case GuestAnswered():
            return entry.what.asked_at <= entry.at and bool(entry.what.done.strip())
        case _:
            return True


def is_newer(kept: Book, past: Past) -> bool:
    """Whether the book refers to entries of the house's book that are newer than this `Past`."""
    started, acted = _last(kept, {"play_started"}), _last(kept, _OF_STAFF)
    brought = _last(kept, {"chips_brought"})
    published = isinstance(started, PlayStarted) and started.terms not in past.terms
    published = published or (isinstance(brought, ChipsBrought) and brought.terms not in {0, *past.terms})
    return published or (isinstance(acted, OfStaff) and acted.house_entries > past.entries)


def _last(kept: Book, kinds: Container[str]) -> object:
    last = next((line for line in reversed(kept.lines) if line.kind in kinds), None)
    try:
        return None if last is None else evidence.decoded(last.text, last.number).what
    except Refused:
        return None  # `book` will say so


def book(kept: Book, of: Past, sealed: Heads) -> Player:
    """A player's book, in a house with that past."""
    account, entries = _folded(kept, of.terms)
    _check_account(kept, account)
    check_staff(kept, entries, of)
    if (unapproved := of.approvals.unapproved(kept.id, entries)) is not None:
        raise Mismatch(NOT_APPROVED(entry=unapproved), kept.id)
    if kept.writings is not None and not stored_words.fit(kept.writings, entries, erased=account.erased_at is not None):
        raise Mismatch(WORDS_WRONG(), kept.id)
    by_play: dict[str, list[Entry]] = {}
    for line, entry in zip(kept.lines, entries, strict=True):
        if line.play is not None:
            by_play.setdefault(line.play, []).append(entry)
    if account.plays != len(kept.plays) or set(by_play) != {play.id for play in kept.plays}:
        raise Mismatch(PLAYS_WRONG(known=account.plays, kept=len(kept.plays)), kept.id)
    for play in kept.plays:
        try:
            _check_play(play, by_play[play.id], account, of.terms)
        except Refused as refused:
            raise Mismatch(refused.refusal, f"{kept.id}: play {play.id}", refused.line) from None
    check_seals(kept, sealed)
    return account


def _folded(kept: Book, of: Terms) -> tuple[Player, list[Entry]]:
    account: Player | None = None
    entries: list[Entry] = []
    for line in in_order(kept):
        try:
            entry = evidence.decoded(line.text, line.number)
            last = entries[-1] if entries else None
            allowed = account is None or (
                closing.fits(account, entry)
                and erasure.fits(account, entry)
                and emails.fits(account, entry)
                and recovery.fits(account, last, entry)
                and factors.fits(account, last, entry)
                and identity.fits(account.identity, entry)
                and _allowed(account, entry, of)
                and _bound(account, entry, of)
            )
            account, due = player.record(account, entry.what, entry.at, entry.actor)  # type: ignore[arg-type]
        except IMPOSSIBLE:  # also a line that belongs into the house's book
            raise Mismatch(CHAIN_BROKEN(entry=line.number), kept.id) from None
        if due != line or (entries and entry.at < entries[-1].at):
            raise Mismatch(CHAIN_BROKEN(entry=line.number), kept.id)
        if not allowed:
            raise Mismatch(NOT_ALLOWED(entry=line.number), kept.id)
        entries.append(entry)
    if account is None:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)
    return account, entries


def _allowed(before: Player, entry: Entry, of: Terms) -> bool:
    """Whether the house's own rules allowed it then: limits, blocks, exclusion, terms (B18, B19)."""
    what, at = entry.what, entry.at
    try:
        match what:
            case PlayStarted():
                limits.may_play_again(before.days, _rules_of(what, of), at)
                limits.may_lose(before.limits, before.losses, what.stake, at)
                accepted = before.accepted is not None and before.accepted.rules == what.accepted
                return accepted and before.barred_from(GameKind.BIG21, at) is None
            case CardPurchased() if before.counts_realised:
                return purchase.refused_by_account(before, what, at) is None
            case CardPurchased() if what.from_balance:  # B8 did not judge what realised winnings paid for
                limits.may_lose(before.limits, before.losses, what.from_balance, at)
                return limits.deposits_used_up(before.limits, before.days, at) is None
            case ChipsBrought():
                limits.may_lose(before.limits, before.losses, what.amount, at)
                return before.accepted is not None and before.barred_from(GameKind.CHALLENGE, at) is None
            case ChipsReturned():
                return what.table in before.seats
            case Deposited():
                if identity.obstacle(before.identity) is not None:
                    return False
                limits.may_deposit(before.limits, before.days, what.amount, at)
                return exchange.agrees(what)
            case Withdrawn():
                return exchange.agrees(what)
            case QuestionAsked():
                return what.number == before.asked + 1
            case QuestionContinued() | QuestionAnswered():
                return 1 <= what.number <= before.asked
            case DisputeDecided():
                return what.number in before.disputes and what.posting in {None, before.entries}
            case LimitSet():
                return protection.within_cap(before, what, at) and (
                    what.effective_at == limits.effective_at(before.limits, what.limit, what.amount, at)
                )
            case LimitImposed() | CaseOpened() | CaseExtended() | CaseTaken() | MeasureTaken() | CaseClosed():
                return protection.possible(before, what, entry)
            case _:
                pass
    except Refused:
        return False
    return True


def _rules_of(what: PlayStarted, of: Terms) -> RuleSet:
    """The rule set that the play names. A name that was never published raises `LookupError`."""
    house = of.get(what.terms)
    found = None if house is None else house.rule_set(what.rules)
    return RULE_SETS[what.rules] if found is None else found


def _bound(before: Player, entry: Entry, of: Terms) -> bool:
    """Art. 5, B19: whether both documents bound the player then, as the entry says."""
    what = entry.what
    if not isinstance(what, PlayStarted | ChipsBrought):
        return True
    house = of.get(what.terms)
    if house is None:  # of a play `_check_play` says so; chips brought by earlier versions name nothing
        return isinstance(what, PlayStarted) or what.terms == 0
    try:
        bound = contract(before, house, entry.at)
    except Refused:
        return False
    return (bound.online_terms, bound.online_terms_accepted) == (what.online_terms, what.online_terms_accepted)


def in_order(kept: Book) -> Sequence[Line]:
    for number, line in enumerate(kept.lines, start=1):
        if line.number != number:
            raise Mismatch(CHAIN_BROKEN(entry=number), kept.id)
    return kept.lines


def _check_account(kept: Book, account: Player) -> None:
    current = None if account.current is None else account.current.play
    due = account.id, codec.encode(account), account.entries, account.head, current
    poor = any(account.has(each) < NOTHING for each in PLAYERS)
    if due != (kept.id, kept.text, kept.entries, kept.head, kept.play) or poor:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)
    if kept.reader != (account.opened_at, account.read_until):
        raise Mismatch(ACCOUNT_WRONG(), kept.id)
    if kept.person is not None and kept.person is (account.erased_at is not None):
        raise Mismatch(PERSON_STILL_KNOWN() if kept.person else PERSON_MISSING(), kept.id)
    if total(account.balances.values()) != NOTHING:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)


def _check_play(kept: PlayRecord, entries: Sequence[Entry], account: Player, of: Terms) -> None:
    current = account.current is not None and account.current.play == kept.id
    if kept.started_at is None:
        if kept.ended_at is not None and not current:
            evidence.check_withdrawn(kept, entries)
            return
        evidence.check_commitment(kept, entries)
        if not current or len(entries) != 1 or not isinstance(entries[0].what, SeedCommitted) or kept.text:
            raise Refused(ACCOUNT_WRONG())
        return
    started = next((entry.what for entry in entries if isinstance(entry.what, PlayStarted)), None)
    then = None if started is None else of.get(started.terms)
    if then is None:
        raise Refused(NOT_IN_FORCE())
    rules, law = then.rules_at(kept.started_at), then.law_hash_at(kept.started_at)
    assert started is not None
    if (kept.rules, kept.law, started.rules_hash) != (rules.name, law, ruleset_text.hash_of(rules)):
        raise Refused(NOT_IN_FORCE())
    if current == (kept.ended_at is not None):
        raise Refused(ACCOUNT_WRONG())
    evidence.check(kept, then.law(kept.law), entries)


def check_staff(kept: Book, entries: Sequence[Entry], of: Past) -> None:
    """Refused if somebody did what only the staff may do, but did not work here then in such a role."""
    known = 0
    for entry in entries:
        if isinstance(entry.what, OfStaff) and not _by_itself(entry):
            power = powers.of_event(type(entry.what))
            in_turn = known <= entry.what.house_entries <= of.entries  # the house's book only grows
            known = entry.what.house_entries
            if not in_turn or not staff_history.held(of.staff, entry, power, known):
                raise Mismatch(NO_AUTHORITY(entry=entry.number, actor=entry.actor), kept.id)


def _by_itself(entry: Entry) -> bool:
    """Whether the house itself did it, and nobody of the staff.

    It voids games that cannot go on (C14), opens cases (requirement 46) and holds accounts that were opened so (B19).
    People are erased when their time is over, or at their own wish (requirement 45).
    """
    match entry.what:
        case GameVoided():
            return entry.actor == CLOCK
        case CaseOpened():
            return entry.actor == PROTECTION
        case IdentityCheckBegun():
            return entry.actor.startswith("player:")  # by the player's registration, or first request for money or play
        case PersonErased():
            return not is_staff(entry.actor)  # `erasure.fits` judges who else may
        case _:
            return False


def check_seals(kept: Book, sealed: Heads) -> None:
    for seal, (entries, head) in sealed.items():
        if not 1 <= entries <= len(kept.lines) or kept.lines[entries - 1].hash != head:
            raise Mismatch(SEAL_BROKEN(seal=seal, book=kept.id), kept.id)
