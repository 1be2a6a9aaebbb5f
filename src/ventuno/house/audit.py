"""The audit of one book: its journal is folded again from the beginning, and every play is played again.

What is checked: the chain, every posting and balance, the stored account, for each play its seed, draws, moves, terms
and money, and that the staff had the right to do what they did. All that does not fit is added to `Mismatches`.

A line that cannot be folded ends the fold of its book: what the later lines add up to is unknown. They are still read
one by one, and held against the chain. Whatever needs only the lines themselves goes on: plays, rights, approvals, and
seals. If such a line is in the house's own book, nobody knows any more what was published or who worked there after it:
`Past.lost` says from which entry on, and other books are judged only by what is known for certain.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import get_args

from ventuno.house import journal
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
    Opened,
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
    CREDENTIALS_WRONG,
    NO_AUTHORITY,
    NO_LOG_IN,
    NOT_ALLOWED,
    NOT_APPROVED,
    NOT_IN_FORCE,
    NOTHING_COMMITTED,
    PERSON_CHANGED,
    PERSON_MISSING,
    PERSON_STILL_KNOWN,
    PLAYS_WRONG,
    REFERENCE_TWICE,
    REGISTER_WRONG,
    SEAL_BROKEN,
    WORDS_WRONG,
)
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec, exchange
from ventuno.house.ledger.money import NOTHING, total
from ventuno.house.ledger.postings import PLAYERS
from ventuno.house.mismatches import Mismatches
from ventuno.house.office import house_state, powers, publishing, staff_history
from ventuno.house.office.approvals import Approvals
from ventuno.house.office.events import (
    ActApproved,
    ActProposed,
    ActRejected,
    ActWithdrawn,
    AlertAnswered,
    AlertRaised,
    Closed,
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
from ventuno.house.office.log_ins import LogIns
from ventuno.house.office.staff import PROTECTION, PUBLIC_LOG, ROUND, SETTINGS, Power, authorise, is_staff, person_of
from ventuno.house.office.staff_history import StaffHistory
from ventuno.house.protection import checks as protection
from ventuno.house.protection.events import CaseClosed, CaseExtended, CaseOpened, CaseTaken, MeasureTaken
from ventuno.house.tables.events import GameVoided
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import TABLE_RULES
from ventuno.rules.refusals import Refused


@dataclass(frozen=True, slots=True)
class BookColumns:
    """What stands beside a book, so that the house finds it: it all follows from the book, or from the seals."""

    sealed: int = 0  # how many entries were sealed
    counted: int = 0
    due_at: datetime | None = None  # of a table: when its clock runs out
    listed: bool = False  # of a table: among the open ones


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
    details: str = ""  # of a player: the hash of who that is
    columns: BookColumns | None = None  # none: not looked up
    unreadable: Sequence[str] = ()  # where rows are missing that are there and cannot be read


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
    lost: int | None = None  # the first entry that could not be folded; nothing is known of it and of those after it
    log_ins: LogIns = field(default_factory=LogIns)

    def knows(self, house_entries: int) -> bool:
        """Whether it is known what the house was when its book had so many entries. 0: nobody noted how many."""
        return self.lost is None or 0 < house_entries < self.lost

    @property
    def newest(self) -> HouseState:
        """What the house's book says now. What is in force at any time was announced ten days before."""
        return self.terms[max(self.terms)]


def house(kept: Book, sealed: Heads, found: Mismatches) -> Past:
    """The house's own book: what it was after each publication, and who worked there when."""
    states: dict[int, HouseState] = {}
    staff: StaffHistory = {}
    approvals = Approvals()
    reads: dict[int, str] = {}
    log_ins = LogIns()
    state: HouseState | None = None
    lost: int | None = None
    for line in in_order(kept, found):
        try:
            entry = evidence.decoded(line.text, line.number)
            assert isinstance(entry.what, ToHouse)
            _check_terms(entry.what)
            allowed = state is None or (_authorised(state, entry) and _possible(state, entry))
            approved = state is None or approvals.fits(state, entry)
            before = state
            state, due = house_state.record(state, entry.what, entry.at, entry.actor)
        except IMPOSSIBLE:  # also a line that belongs into a player's book
            found.add(CHAIN_BROKEN(entry=line.number), house_state.BOOK)
            lost = line.number
            break
        if due != line:
            found.add(CHAIN_BROKEN(entry=line.number), house_state.BOOK)
            lost = line.number
            break
        if not allowed:
            found.add(NOT_ALLOWED(entry=line.number), house_state.BOOK)
        if not approved:
            found.add(NOT_APPROVED(entry=line.number), house_state.BOOK)
        if not log_ins.fits(entry):
            found.add(CREDENTIALS_WRONG(name=person_of(entry.actor)), house_state.BOOK)
        if not log_ins.was_logged_in(entry, line.number - 1):
            found.add(NO_LOG_IN(entry=line.number, actor=entry.actor), house_state.BOOK)
        log_ins.add(before, entry)
        approvals.add(state, entry)
        if isinstance(entry.what, StaffEntered) and entry.what.reads:
            reads[entry.what.reads] = entry.what.reads_hash
        states[state.published] = state
        staff = staff_history.after(staff, entry)
    if lost is None and state is not None and state.entries < len(kept.lines):
        lost = state.entries + 1  # it is missing
    if lost is not None:
        list(readable(kept, lost, found))
    elif state is None or (codec.encode(state), state.entries, state.head) != (kept.text, kept.entries, kept.head):
        found.add(ACCOUNT_WRONG(), house_state.BOOK)
    elif not approvals.complete:
        found.add(NOT_APPROVED(entry=state.entries), house_state.BOOK)
    check_columns(kept, BookColumns(), found)
    check_seals(kept, sealed, found)
    return Past(states, staff, len(kept.lines), approvals, reads, lost, log_ins)


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
    if entry.actor == PUBLIC_LOG:
        return isinstance(entry.what, AlertRaised) or (isinstance(entry.what, Closed) and entry.what.game is None)
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


def book(kept: Book, of: Past, sealed: Heads, found: Mismatches) -> Player | None:
    """A player's book, in a house with that past. Returns the account; none if its journal cannot be folded."""
    account, entries = _folded(kept, of, found)
    if account is not None:
        _check_account(kept, account, found)
        _check_person(kept, entries, found)
    check_payments(kept, entries, found)
    check_columns(kept, BookColumns(), found)
    check_staff(kept, entries, of, found)
    known = [each for each in entries if of.knows(getattr(each.what, "house_entries", 0))]
    for unapproved in of.approvals.unapproved(kept.id, known):
        found.add(NOT_APPROVED(entry=unapproved), kept.id)
    if account is not None and not _words_fit(kept, entries, account):
        found.add(WORDS_WRONG(), kept.id)
    by_play: dict[str, list[Entry]] = {}
    for entry in entries:
        if (play := getattr(entry.what, "play", None)) is not None:
            by_play.setdefault(play, []).append(entry)
    unread = {line.play for line in kept.lines} - {None, *by_play} if account is None else set()
    due = len(by_play) if account is None else account.plays
    if (account is not None and due != len(kept.plays)) or {*by_play} - {play.id for play in kept.plays}:
        found.add(PLAYS_WRONG(known=due, kept=len(kept.plays)), kept.id)
    for play in kept.plays:
        about = by_play.get(play.id)
        if about is None and play.id in unread:
            continue  # its lines cannot be read: that is said already
        with found.from_play(f"{kept.id}: play {play.id}"):
            _check_play(play, about or [], account, of)
    check_seals(kept, sealed, found)
    return account


def _folded(kept: Book, of: Past, found: Mismatches) -> tuple[Player | None, list[Entry]]:
    """The account, unless a line cannot be folded; and all entries that can be read."""
    account: Player | None = None
    entries: list[Entry] = []
    for line in in_order(kept, found):
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
                and (
                    _in_the_dark(entry, of) or (_allowed(account, entry, of.terms) and _bound(account, entry, of.terms))
                )
            )
            account, due = player.record(account, entry.what, entry.at, entry.actor)  # type: ignore[arg-type]
        except IMPOSSIBLE:  # also a line that belongs into the house's book
            due = None
        if due != line or (entries and entry.at < entries[-1].at):
            found.add(CHAIN_BROKEN(entry=line.number), kept.id)
            return None, [*entries, *readable(kept, line.number, found)]
        if not allowed:
            found.add(NOT_ALLOWED(entry=line.number), kept.id)
        entries.append(entry)
    if account is None or len(entries) < len(kept.lines):
        if not kept.lines:
            found.add(ACCOUNT_WRONG(), kept.id)
        return None, [*entries, *readable(kept, len(entries) + 1, found)]
    return account, entries


def _allowed_and_bound(before: Player, entry: Entry, of: Terms) -> bool:
    return _allowed(before, entry, of) and _bound(before, entry, of)


def _words_fit(kept: Book, entries: Sequence[Entry], account: Player) -> bool:
    erased = account.erased_at is not None
    return kept.writings is None or stored_words.fit(kept.writings, entries, erased=erased)


def _in_the_dark(entry: Entry, of: Past) -> bool:
    """Whether the entry names terms that nobody knows any more, because the house's own book is broken."""
    return of.lost is not None and getattr(entry.what, "terms", 0) not in {0, *of.terms}


def readable(kept: Book, broken: int, found: Mismatches) -> Iterator[Entry]:
    """The entries behind a broken or missing line, as far as they can be read.

    The first line from there on is a beginning: what is wrong with it is said already. Each later one is held against
    the hash before it.
    """
    before: Line | None = None
    for line in kept.lines:
        if line.number < broken:
            continue
        try:
            entry = evidence.decoded(line.text, line.number)
            fits = before is None or line == journal.line(before.hash, entry)
        except IMPOSSIBLE:
            entry, fits = None, before is None and line.number == broken
        if not fits or (before is not None and line.number != before.number + 1):
            found.add(CHAIN_BROKEN(entry=line.number), kept.id)
        if entry is not None and line.number != broken:
            yield entry
        before = line


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


def in_order(kept: Book, found: Mismatches) -> Iterator[Line]:
    """The lines up to the first gap."""
    for number, line in enumerate(kept.lines, start=1):
        if line.number != number:
            found.add(CHAIN_BROKEN(entry=number), kept.id)
            return
        yield line


def _check_account(kept: Book, account: Player, found: Mismatches) -> None:
    current = None if account.current is None else account.current.play
    due = account.id, codec.encode(account), account.entries, account.head, current
    poor = any(account.has(each) < NOTHING for each in PLAYERS)
    unequal = total(account.balances.values()) != NOTHING
    read = kept.reader == (account.opened_at, account.read_until)
    if due != (kept.id, kept.text, kept.entries, kept.head, kept.play) or poor or unequal or not read:
        found.add(ACCOUNT_WRONG(), kept.id)
    if kept.person is not None and kept.person is (account.erased_at is not None):
        found.add(PERSON_STILL_KNOWN() if kept.person else PERSON_MISSING(), kept.id)


def _check_person(kept: Book, entries: Sequence[Entry], found: Mismatches) -> None:
    """Whoever the player is now is whom the journal has a hash of. Journals of earlier versions have none."""
    hashes = [each.what.details for each in entries if isinstance(each.what, Opened | PersonCorrected)]
    known = [each for each in hashes if each]
    if kept.person and known and kept.details != known[-1]:
        found.add(PERSON_CHANGED(), kept.id)


def is_hashed(entries: Iterable[Line]) -> bool:
    """Whether the journal has a hash of who the player is."""
    return any(line.kind in {"opened", "person_corrected"} and '"details":' in line.text for line in entries)


def check_payments(kept: Book, entries: Sequence[Entry], found: Mismatches) -> None:
    """Requirement 28: a payment happens once. Its reference comes from its key, and no two lines share one."""
    first: dict[str, int] = {}
    for entry in entries:
        if isinstance(entry.what, Deposited | Withdrawn):
            before = first.setdefault(entry.what.reference, entry.number)
            if before != entry.number:
                found.add(REFERENCE_TWICE(entry=entry.number, first=before), kept.id)


def check_columns(kept: Book, due: BookColumns, found: Mismatches) -> None:
    """`due`: clock and place in the list, as the book says. What was sealed, the audit compares with the seals."""
    columns = kept.columns
    if columns is None:
        return
    if columns.counted > kept.entries or columns.counted < 0:
        found.add(REGISTER_WRONG(register="books.counted"), kept.id)
    if columns.due_at != due.due_at:
        found.add(REGISTER_WRONG(register="books.due_us"), kept.id)
    if columns.listed is not due.listed:
        found.add(REGISTER_WRONG(register="books.open_table"), kept.id)


def _check_play(kept: PlayRecord, entries: Sequence[Entry], account: Player | None, of: Past) -> None:
    """Without an account nobody knows which play is the current one."""
    if not entries:
        raise Refused(NOTHING_COMMITTED())
    current = account is not None and account.current is not None and account.current.play == kept.id
    if kept.started_at is None:
        if kept.ended_at is not None and not current:
            evidence.check_withdrawn(kept, entries)
            return
        evidence.check_commitment(kept, entries)
        known = account is None or current
        if not known or len(entries) != 1 or not isinstance(entries[0].what, SeedCommitted) or kept.text:
            raise Refused(ACCOUNT_WRONG())
        return
    started = next((entry.what for entry in entries if isinstance(entry.what, PlayStarted)), None)
    then = None if started is None else of.terms.get(started.terms)
    if then is None:
        if started is not None and of.lost is not None:
            return  # the house's own book is broken: nobody knows the terms
        raise Refused(NOT_IN_FORCE())
    rules, law = then.rules_at(kept.started_at), then.law_hash_at(kept.started_at)
    assert started is not None
    if (kept.rules, kept.law, started.rules_hash) != (rules.name, law, ruleset_text.hash_of(rules)):
        raise Refused(NOT_IN_FORCE())
    if account is not None and current == (kept.ended_at is not None):
        raise Refused(ACCOUNT_WRONG())
    evidence.check(kept, then.law(kept.law), entries)


def check_staff(kept: Book, entries: Sequence[Entry], of: Past, found: Mismatches) -> None:
    """Finds what only the staff may do, by somebody who did not work here then in such a role."""
    known = 0
    for entry in entries:
        if isinstance(entry.what, OfStaff) and not _by_itself(entry):
            if not of.knows(entry.what.house_entries):
                continue
            power = powers.of_event(type(entry.what))
            in_turn = known <= entry.what.house_entries <= of.entries  # the house's book only grows
            known = entry.what.house_entries if in_turn else known
            if not in_turn or not staff_history.held(of.staff, entry, power, entry.what.house_entries):
                found.add(NO_AUTHORITY(entry=entry.number, actor=entry.actor), kept.id)
            elif not of.log_ins.was_logged_in(entry, entry.what.house_entries):
                found.add(NO_LOG_IN(entry=entry.number, actor=entry.actor), kept.id)


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


def check_seals(kept: Book, sealed: Heads, found: Mismatches) -> None:
    """The first seal that does not fit: those after it can hardly fit either."""
    hashes = {line.number: line.hash for line in kept.lines}
    for seal, (entries, head) in sealed.items():
        if hashes.get(entries) != head:
            found.add(SEAL_BROKEN(seal=seal, book=kept.id), kept.id)
            return
