"""A transaction: load what one request needs, decide, and write all of the result or nothing.

`Transactions.run` asks the store to load the books that the envelope names. It makes a `Transaction` of them and hands
it to the function that decides. Events recorded in the transaction become `Changes`, which the store writes together.
The store may run the function again when somebody else was quicker. So the function must be pure: time and entropy come
from outside.

Accounts, tables and the house's own book all change in this way and in no other.
"""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Protocol, TypeVar

import msgspec

from ventuno.desk.idempotency import given_before
from ventuno.desk.play_memory import PlayMemory
from ventuno.desk.requests import Answer, PlayMoved
from ventuno.house.access.recovery import KeptCode, NewCodes, NewLink
from ventuno.house.accounts import closing
from ventuno.house.accounts import player as accounts
from ventuno.house.accounts.events import (
    IdentityCheckBegun,
    OfferWithdrawn,
    Opened,
    QuestionAsked,
    ToPlayer,
    WithdrawnFor,
)
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.limits import newly_near
from ventuno.house.accounts.people import CorrectedPerson, NewPassword, Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import ServerSeed
from ventuno.house.big21.play_record import PlayRecord, PlayStep
from ventuno.house.contact import stored_words
from ventuno.house.contact.emails import EmailChange
from ventuno.house.contact.stored_words import WithWords, Writing
from ventuno.house.factors.records import FactorChange
from ventuno.house.journal import Line
from ventuno.house.ledger import calendar, codec
from ventuno.house.office import house_state
from ventuno.house.office.events import ToHouse
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState, ProposalWords
from ventuno.house.office.staff import Power, authorise
from ventuno.house.refusals import CLOCK_WENT_BACK, NO_ACCOUNT, NO_PLAY, NOT_FOUNDED, NOT_STARTED, PERSON_ERASED
from ventuno.house.tables import state as tables
from ventuno.house.tables.croupier import TableUpdate
from ventuno.house.tables.events import TableOpened
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.refusals import NO_TABLE, TABLE_CLOSED
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.house.tables.state import TablePhase
from ventuno.rules.big21.refusals import PLAY_OVER
from ventuno.rules.challenge.table_rules import LEAFLET
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store.commands import Changes, Command, Records
from ventuno.store.keys.seeds import SALT_BYTES
from ventuno.store.store import Store

CLOCK_TOLERANCE = timedelta(seconds=10)  # the clocks of several machines may disagree by so much

A = TypeVar("A", bound=Answer)


class Envelope(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a request except its content: who sends it, under which key, which books it concerns."""

    book: str
    key: str
    actor: str
    request: str | None  # its hash; none: nobody waits for an answer, so none is kept
    power: Power | None = None  # that the actor needs, if it is a member of the staff
    reference: str = ""  # for payments: unique for each
    lasting: bool = False  # it must never happen twice, so its answer is kept for ever
    table: str | None = None  # the second book, where chips come or go
    opens: bool = False  # that second book is to be opened
    login: str | None = None  # of a person who wants an account
    birth: date | None = None
    guest: str | None = None  # the question that is answered
    stakes: bool = False  # asks for money or play: an account that is held must say so from now on (B19)
    closed_too: bool = False  # a closed account takes it as well
    house_too: bool = False  # the house's book may grow together with the account's


class Written(msgspec.Struct, frozen=True):
    """The result of a request."""

    changes: Changes
    transaction: "Transaction | None"  # none: the answer was given before, and nothing has happened

    def answer(self, kind: type[A]) -> A:
        value = self.changes.value
        return value if isinstance(value, kind) else codec.decode(self.changes.answer, kind)


class Sources(Protocol):
    """What a transaction takes from outside."""

    play_memory: PlayMemory

    def entropy(self, length: int, /) -> bytes: ...

    def new_seed(self, play: str, /) -> ServerSeed: ...

    def known_for(self, play: PlayRecord, /) -> WithdrawnFor | None: ...


class Transactions:
    def __init__(self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self.entropy = entropy
        self._clock = clock
        self.play_memory = PlayMemory()

    def now(self) -> datetime:
        return self._clock().astimezone(UTC)

    def new_seed(self, play: str) -> ServerSeed:
        """The server's seed for a new play, or a new game at a table."""
        return self.store.new_seed(play, self.entropy(SALT_BYTES))

    def known_for(self, play: PlayRecord) -> WithdrawnFor | None:
        """Why somebody may know the seed of a play that is not over, if there is a reason."""
        return self.store.known_for(play)

    async def run(self, envelope: Envelope, decide: Callable[["Transaction"], Changes]) -> Written:
        """Load, decide, write. The same request under the same key is done only once."""
        transaction: Transaction | None = None

        def decided(records: Records) -> Changes:
            nonlocal transaction
            transaction = None
            if before := given_before(records, envelope.request):
                return before
            if records.house is None and envelope.book != HOUSE:
                raise Refused(NOT_FOUNDED())
            transaction = Transaction(envelope, records, self.now(), self)
            _is_open(envelope, records.player)
            if envelope.power is not None:
                authorise(transaction.house.staff, envelope.actor, envelope.power)
            if envelope.stakes and transaction.held_off_record:
                return putting_on_record(transaction, decide)
            return decide(transaction)

        changes = await self.store.execute(_command(envelope, decided))
        return Written(changes, transaction)

    async def rehearse(self, envelope: Envelope, decide: Callable[["Transaction"], object]) -> bool:
        """Whether the request was answered before. If not, `decide` may refuse it now; nothing is written."""

        def decided(transaction: Transaction) -> Changes:
            decide(transaction)
            return Changes()

        return (await self.run(envelope, decided)).transaction is None


def _command(envelope: Envelope, decide: Callable[[Records], Changes]) -> Command:
    return Command(
        book=envelope.book,
        key=envelope.key,
        decide=decide,
        login=envelope.login,
        birth=envelope.birth,
        guest=envelope.guest,
        table=envelope.table,
        opens=envelope.opens,
        house_too=envelope.house_too,
    )


class Transaction:
    """The books that were loaded, and what happens to them."""

    def __init__(self, envelope: Envelope, records: Records, now: datetime, made_by: Sources) -> None:
        self.envelope = envelope
        self.records = records
        self.entropy = made_by.entropy
        self.new_seed = made_by.new_seed
        self.known_for = made_by.known_for
        self.plays = made_by.play_memory
        self.actor = envelope.actor
        self.at = _not_before(now, records)
        self.offered: PlayRecord | None = None
        self.person: Person | None = None
        self.held = False  # that person's account, from the beginning, but not yet on record
        self.corrected: CorrectedPerson | None = None
        self.password: NewPassword | None = None
        self.access: list[NewCodes | KeptCode | NewLink] = []  # codes made or used up, a link
        self.factor: FactorChange | None = None
        self.email: EmailChange | None = None
        self.words: ProposalWords | None = None
        self.proposal = 0  # that is being approved
        self.enrolment_code = ""  # of a proposal about the staff: only whoever proposes it sees it
        self.moved: PlayRecord | None = None  # the play afterwards, if it had a move
        self.step: PlayStep | None = None  # the last one of that play
        self._now = now
        self._made_by = made_by
        self._added = ""  # to the text of that play
        self._player = records.player
        self._house = records.house
        self._lines: list[Line] = []
        self._house_lines: list[Line] = []
        self._writings: list[Writing] = []
        self._at_table: TableUpdate | None = None

    def restarted(self) -> "Transaction":
        """A new transaction for the same request, in which nothing has happened yet."""
        return Transaction(self.envelope, self.records, self._now, self._made_by)

    # ----- the books

    @property
    def house(self) -> HouseState:
        if self._house is None:
            raise Refused(NOT_FOUNDED())
        return self._house

    @property
    def player(self) -> Player:
        if self._player is None:
            raise Refused(NO_ACCOUNT())
        return self._player

    @property
    def at_table(self) -> TableUpdate:
        """The table with its current game, and what happens to both. A closed table takes no requests."""
        if self._at_table is None:
            table = self.records.table
            if table is None:
                raise Refused(NO_TABLE())
            if table.phase is TablePhase.CLOSED:
                raise Refused(TABLE_CLOSED())
            known = 0 if self._house is None else self._house.entries
            play = self.records.play  # where chips come or go, it is the player's
            game = play if isinstance(play, GameRecord) else None
            rules = LEAFLET if self._house is None else self._house.table_rules_at(self.at)  # C17
            self._at_table = TableUpdate(table, game, self.at, self.actor, self.new_seed, known, rules)
        return self._at_table

    @property
    def held_off_record(self) -> bool:
        """Whether the account is held, and its journal does not say so yet: see `putting_on_record`."""
        return self.records.held and self.player.identity is IdentityState.UNCHECKED

    # ----- what happens to them

    def record(self, *events: ToPlayer) -> None:
        """Record these events in the account. If a limit is nearly used up, add a message for the player."""
        for event in events:
            before = None if isinstance(event, Opened) else self.player
            after = self._record(before, event)
            if before is not None and (before.days, before.seats) != (after.days, after.seats):
                days = before.losses.at(self.at), after.losses.at(self.at)
                for message in newly_near(after.limits, *days, self.at):
                    after = self._record(after, message)

    def _record(self, before: Player | None, event: ToPlayer) -> Player:
        if isinstance(event, WithWords) and (event.text or isinstance(event, QuestionAsked)):
            event, writing = stored_words.apart(
                self.player.id, self.player.entries + 1, event, self.entropy(stored_words.SALT_BYTES).hex()
            )
            self._writings.append(writing)
        self._player, line = accounts.record(before, event, self.at, self.actor)
        self._lines.append(line)
        return self._player

    def record_in_house(self, *events: ToHouse) -> None:
        for event in events:
            self._house, line = house_state.record(self._house, event, self.at, self.actor)
            self._house_lines.append(line)

    def open_table(self, event: TableOpened) -> None:
        table, line = tables.record(None, event, self.at, self.actor)
        self._at_table = TableUpdate(table, None, self.at, self.actor, self.new_seed, lines=[line], events=[event])

    # ----- the player's current play

    def running(self, play: str) -> PlayRecord:
        """The play of that name. Refused if it is not the running one."""
        current, record = self.player.current, self.moved or self.records.play
        if current is None or current.play != play:
            owner, _, number = play.rpartition("-")
            known = owner == self.player.id and number.isascii() and number.isdigit()
            raise Refused(PLAY_OVER() if known and 1 <= int(number[:9]) <= self.player.plays else NO_PLAY())
        if current.expires_at is None:
            raise Refused(NOT_STARTED())
        assert record is not None
        assert record.id == play
        return record

    def withdraw(self, offered: PlayRecord, why: WithdrawnFor) -> None:
        """Take back an offer: its seed is public from now on."""
        self.record(OfferWithdrawn(play=offered.id, server_seed=offered.server_seed, why=why))
        self.moved = offered.ended(self.at)

    def settle(self, record: PlayRecord, step: PlayStep, at: datetime) -> PlayMoved:
        """Add a step to the play's text, and record what it means for the money."""
        self.record(*play_record.settle(record.id, step.events, at))
        over = step.progress.play.end is not None
        lines = step.lines
        added = lines if record.text else play_record.header(step.progress.play.rules, record.stake) + lines
        self.moved = msgspec.structs.replace(
            record,
            text=record.text + added,
            sequence=record.sequence + len(step.made),
        )
        if over:
            self.moved = self.moved.ended(at)
        self.step = step
        self._added += added
        self.plays.remember(record.id, self.moved.text, step.progress)
        assert record.expires_at is not None
        return PlayMoved(
            play=record.id,
            sequence=self.moved.sequence,
            lines=lines,
            balance=self.player.balance,
            result=self.player.result,
            expires_at=record.expires_at,
            over=over,
        )

    def expire(self) -> PlayMoved | None:
        """B16: end a play whose time is over. It ended at that time, even if somebody notices it later."""
        current = None if self._player is None else self._player.current
        if current is None or current.expires_at is None or self.at < current.expires_at:
            return None
        record = self.running(current.play)
        return self.settle(record, play_record.expire(self.plays.resume(record)), current.expires_at)

    # ----- what is to be written

    def answered(self, answer: Answer) -> Changes:
        """Everything that has happened, to be written together with the answer."""
        return self._changes(answer, self.envelope.request, None)

    def unasked(self) -> Changes:
        """Everything that has happened, for a request that nobody waits for."""
        return self._changes(None, None, None)

    def refused(self, refusal: Refusal) -> Changes:
        """What has happened (a play has expired), to be written although the request is refused."""
        return self._changes(None, None, refusal)

    def _changes(self, answer: Answer | None, request: str | None, refusal: Refusal | None) -> Changes:
        text = "" if answer is None else codec.encode(answer)
        table = self._at_table
        if table is not None and self.envelope.book.startswith(TABLE_PREFIX):  # the table's book alone
            return Changes(
                answer=text,
                value=answer,
                request=request,
                book=table.table if table.lines else None,
                lines=tuple(table.lines),
                offered=table.offered,
                moved=table.game_record if table.game_changed else None,
                added=table.added,
                refusal=refusal,
                news=table.news,
            )
        grown = table is not None and bool(table.lines)
        beside = self.envelope.house_too and bool(self._house_lines)
        of_house = self._house if self._house_lines and not beside else None
        return Changes(
            answer=text,
            value=answer,
            request=request,
            book=of_house or (self._player if self._lines else None),
            lines=(*(() if beside else self._house_lines), *self._lines),
            house=self._house if beside else None,
            house_lines=tuple(self._house_lines) if beside else (),
            words=self.words,
            offered=self.offered,
            moved=self.moved,
            added=self._added,
            person=self.person,
            held=self.held,
            corrected=self.corrected,
            password=self.password,
            access=tuple(self.access),
            factor=self.factor,
            email=self.email,
            writings=tuple(self._writings),
            refusal=refusal,
            lasting=self.envelope.lasting,
            table=table.table if table is not None and grown else None,
            table_lines=tuple(table.lines) if table is not None and grown else (),
            news=table.news if table is not None and grown else None,
        )


def putting_on_record(transaction: Transaction, decide: Callable[[Transaction], Changes]) -> Changes:
    """B19: record that the account is held, and refuse what was asked.

    An account that resembles another is held from its beginning. Whoever registers with somebody else's name and date
    of birth must not learn from the new account whether this person has one. So until money or play is asked for,
    nothing that a player can read tells a held account from any other: only the register of held accounts has it, for
    the staff. With the first request for a deposit, a play or a seat the journal says why all of them are refused.
    """
    transaction.record(IdentityCheckBegun())
    try:
        return decide(transaction)
    except Refused as refused:
        again = transaction.restarted()
        again.record(IdentityCheckBegun())
        return again.refused(refused.refusal)


def _is_open(envelope: Envelope, player: Player | None) -> None:
    """Requirement 45: a closed account takes no request of its player but questions. Reading needs none.

    Once its owner is erased it takes nothing at all.
    """
    if player is not None and player.erased_at is not None:
        raise Refused(PERSON_ERASED(since=calendar.said(player.erased_at)))
    refusal = None if player is None else closing.closed(player)
    own = player is not None and envelope.actor == f"player:{player.id}"
    if refusal is not None and own and not envelope.closed_too:
        raise Refused(refusal)


def _not_before(now: datetime, records: Records) -> datetime:
    """Time must not go back. If the clock is a little behind, the last time is used. If it is far behind, refuse."""
    times = [book.last_at for book in (records.player, records.table) if book is not None]
    if not times and records.house is not None:
        times = [records.house.last_at]
    last = max(times, default=now)
    if now >= last:
        return now
    if last - now > CLOCK_TOLERANCE:
        raise Refused(CLOCK_WENT_BACK(last=calendar.said(last)))
    return last
