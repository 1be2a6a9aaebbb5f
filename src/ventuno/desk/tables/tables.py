"""What people can ask for at the tables of Black Jack Challenge, each request in one transaction.

A bet or a decision concerns one book, the table's. Chips that come from an account or go back to it concern two, the
player's and the table's: both change together or not at all. What may be asked for is in `terms.py`, what the clock
asks for in `clock.py`.
"""

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress

from msgspec import UNSET
from msgspec.structs import replace

from ventuno.desk import cashier
from ventuno.desk.cashier import PlayMoney, Provider
from ventuno.desk.idempotency import checked_key, request_hash
from ventuno.desk.requests import BringChips, Decide, OpenTable, PlaceBet, SitDown, StandUp, TableChanged, VoidGame
from ventuno.desk.tables import clock, terms
from ventuno.desk.tables.clock import CLOCK
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts.events import ChipsReturned, GameKind
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.office.staff import Power
from ventuno.house.refusals import BAD_CLIENT_SEED, KEY_CONFLICT
from ventuno.house.tables import croupier
from ventuno.house.tables.events import ChipsAdded, LeavingNoted, Left, Seated, TableOpened, Why
from ventuno.house.tables.refusals import (
    BOX_TAKEN,
    CHIPS_BETWEEN_GAMES,
    NAME_IS_LOGIN,
    NO_SEAT,
    NO_SUCH_BOX,
    NO_TABLE,
    NOT_INVITED,
    SEATED_ALREADY,
    TOO_MANY_TABLES,
)
from ventuno.house.tables.state import OF_THE_HOUSE, PREFIX, Table
from ventuno.rules.challenge import Bet, Decision
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes

SEED_MAX = 64
TABLES_MAX = 3  # that one player may have open at a time


class TableDesk:
    def __init__(self, transactions: Transactions, provider: Provider | None = None) -> None:
        self.store = transactions.store
        self._transactions = transactions
        self._provider = provider or PlayMoney()

    async def rules(self) -> TableRules:
        """C17: the rules of the tables in force now."""
        house = await self.store.books.house()
        return LEAFLET if house is None else house.table_rules_at(self._transactions.now())

    # ----- of players

    async def open(self, request: OpenTable, *, player: str, key: str) -> TableChanged:
        """A table's name follows from the player and the key, so a repeated request opens no second table.

        The player's book changes as well. So if a player opens two tables at once, the second request counts the first.
        """
        name = named(player, key)
        opened = TableOpened(table=name, by=player, terms=request.terms, invitation=request.invitation)

        def happen(transaction: Transaction) -> None:
            owned = player == OF_THE_HOUSE  # its own tables keep their limits; the rules in force bound what they post
            terms.check_terms(request.terms, LEAFLET if owned else transaction.house.table_rules_at(transaction.at))
            if transaction.records.table is not None:  # it was opened so long ago that the answer has been deleted
                raise Refused(KEY_CONFLICT())
            if player != OF_THE_HOUSE:
                _may_open(transaction)
            transaction.open_table(opened)

        envelope = Envelope(
            book=player,
            key=f"{PREFIX}open {key}",
            actor=f"player:{player}",
            request=request_hash(request),
            table=name,
            opens=True,
        )
        return await self._run(envelope, happen)

    async def bet(self, request: PlaceBet, *, player: str, key: str) -> TableChanged:
        staked = Bet(*(terms.in_chips(text).centimes for text in (request.ante, request.red, request.black)))
        if not 0 < len(request.seed) <= SEED_MAX or not request.seed.isprintable() or not request.seed.isascii():
            raise Refused(BAD_CLIENT_SEED(most=SEED_MAX))

        def happen(transaction: Transaction) -> None:
            if refusal := transaction.house.closed_for(GameKind.CHALLENGE):
                raise Refused(refusal)
            croupier.bet(transaction.at_table, player, request.play, staked, request.seed)

        return await self._run(_at_table(request, player, key), happen)

    async def decide(self, request: Decide, *, player: str, key: str) -> TableChanged:
        choice = Decision.PAY if request.pays else Decision.STAY
        return await self._run(
            _at_table(request, player, key),
            lambda transaction: croupier.decide(transaction.at_table, player, request.play, request.card, choice),
        )

    async def sit(self, request: SitDown, *, player: str, key: str) -> TableChanged:
        """C3, C15. Requirements 23 and 26 apply as to any stake. What is paid in on the spot is a deposit.

        Strangers see the name, so it is not the one that its owner logs in with.
        """
        terms.check_name(request.name, terms.NICKNAME_MAX)
        chips = terms.in_chips(request.chips)
        if not (request.invitation or "").isprintable():  # not from a link of ours, and perhaps impossible to hash
            raise Refused(NOT_INVITED())
        person = await self.store.people.of_player(player)
        login = None if person is None else person.login.casefold()

        def happen(transaction: Transaction) -> None:
            table = transaction.at_table.table
            if table.opened_by != player and not invited(table, request.invitation):
                raise Refused(NOT_INVITED())
            if table.box_of(player) is not None:
                raise Refused(SEATED_ALREADY())
            if not 1 <= request.box <= table.terms.boxes:
                raise Refused(NO_SUCH_BOX(boxes=table.terms.boxes))
            if request.box in table.seats:
                raise Refused(BOX_TAKEN())
            if request.name.casefold() == login:
                raise Refused(NAME_IS_LOGIN())
            _bring(transaction, request, NOTHING, chips)
            transaction.at_table.record(Seated(box=request.box, player=player, name=request.name, chips=chips))

        return await self._run_paid(request, player, key, happen)

    async def bring(self, request: BringChips, *, player: str, key: str) -> TableChanged:
        chips = terms.in_chips(request.chips)

        def happen(transaction: Transaction) -> None:
            table = transaction.at_table.table
            box = table.box_of(player)
            if box is None:
                raise Refused(NO_SEAT())
            if table.seats[box].bet is not None:
                raise Refused(CHIPS_BETWEEN_GAMES())
            _bring(transaction, request, table.chips(box), chips)
            transaction.at_table.record(ChipsAdded(box=box, player=player, chips=chips))

        return await self._run_paid(request, player, key, happen)

    async def stand(self, request: StandUp, *, player: str, key: str) -> TableChanged:
        """Leave the table. A player who is in a game leaves after it."""
        envelope = _between(request, player, f"{PREFIX}{checked_key(key)}")
        return await self._run(envelope, lambda transaction: _stand(transaction, player, Why.ASKED))

    async def remove(self, table: str, player: str, why: Why, *, key: str) -> None:
        """The clock removes a player. If they have left meanwhile, or the table is closed, there is nothing to do."""
        envelope = _between(StandUp(table=table), player, f"@{CLOCK} {key}", actor=CLOCK)
        with suppress(Refused):
            await self._run(envelope, lambda transaction: _stand(transaction, player, why))

    async def release(self, player: str) -> None:
        """A player who may not play any more leaves every table, now or after the game."""
        found = await self.store.books.player(player)
        for table in () if found is None else found.seats:
            key = f"release {self._transactions.entropy(8).hex()}"
            await self.remove(table, player, Why.BLOCKED, key=key)

    # ----- of operators

    async def void(self, request: VoidGame, *, key: str, actor: str) -> TableChanged:
        """C14."""
        name = actor.partition(":")[2]
        envelope = _at_table(request, actor, key, actor=actor, power=Power.TABLES)
        return await self._run(envelope, lambda transaction: croupier.void(transaction.at_table, name, request.reason))

    # ----- of the clock

    async def tick(self, name: str) -> bool:
        """Do whatever is due at this table, and return whether anything was."""
        return await clock.tick(self._transactions, name, self.remove)

    async def _run_paid(
        self, request: SitDown | BringChips, player: str, key: str, happen: Callable[[Transaction], None]
    ) -> TableChanged:
        """C15: collect what is paid in on the spot, as the cashier does. Payment and chips are one transaction."""
        envelope = _between(request, player, f"{PREFIX}{checked_key(key)}")
        if request.paid_in is not UNSET:
            assert envelope.request is not None
            reference = cashier.reference_of(player, envelope.key, envelope.request)
            envelope = replace(envelope, reference=reference, lasting=True)
            await cashier.collect(self._transactions, self._provider, envelope, request.paid_in, happen)
        return await self._run(envelope, happen)

    async def _run(self, envelope: Envelope, happen: Callable[[Transaction], None]) -> TableChanged:
        def decide(transaction: Transaction) -> Changes:
            happen(transaction)
            table = transaction.at_table.table
            return transaction.answered(TableChanged(table=table.id, sequence=table.entries))

        return (await self._transactions.run(envelope, decide)).answer(TableChanged)


def named(player: str, key: str) -> str:
    """The name of the table that somebody opens with that key."""
    return f"{PREFIX}{hashlib.sha256(f'{player} {checked_key(key)}'.encode()).hexdigest()[:16]}"


def invited(table: Table, invitation: str | None) -> bool:
    """Whether the invitation is that of this private table."""
    if table.invitation is None:
        return True
    return hmac.compare_digest(invitation_hash(invitation or ""), table.invitation)


def invitation_hash(invitation: str) -> str:
    """The hash of an invitation: a private table keeps only this."""
    return hashlib.sha256(invitation.encode(errors="replace")).hexdigest()


def _at_table(
    request: PlaceBet | Decide | VoidGame, who: str, key: str, *, actor: str | None = None, power: Power | None = None
) -> Envelope:
    """The envelope of a request that changes the table's book only."""
    return Envelope(
        book=_checked(request.table),
        key=f"{who} {checked_key(key)}",
        actor=actor or f"player:{who}",
        request=request_hash(request),
        power=power,
    )


def _between(request: SitDown | BringChips | StandUp, player: str, key: str, *, actor: str | None = None) -> Envelope:
    """The envelope of a request that changes the player's book and the table's."""
    return Envelope(
        book=player,
        key=key,
        actor=actor or f"player:{player}",
        request=request_hash(request),
        table=_checked(request.table),
        stakes=isinstance(request, SitDown | BringChips),
    )


def _checked(table: str) -> str:
    if not table.startswith(PREFIX) or not table.isascii() or not table.isprintable():
        raise Refused(NO_TABLE())
    return table


def _may_open(transaction: Transaction) -> None:
    assert transaction.player  # whoever opens a table has an account
    if transaction.records.open_tables >= TABLES_MAX:
        raise Refused(TOO_MANY_TABLES(most=TABLES_MAX))


def _bring(transaction: Transaction, request: SitDown | BringChips, has: Money, chips: Money) -> None:
    """C15, C16, L67: chips from the account, after what is paid in on the spot."""
    if request.paid_in is not UNSET:
        cashier.pay_in(transaction, request.paid_in)
    terms.may_bring(transaction, has, chips)
    transaction.record(terms.brought(transaction, chips))


def _stand(transaction: Transaction, player: str, why: Why) -> None:
    table = transaction.at_table.table
    box = table.box_of(player)
    if box is None:
        raise Refused(NO_SEAT())
    seat, chips = table.seats[box], table.chips(box)
    if seat.bet is not None:
        if seat.leaving is None:
            transaction.at_table.record(LeavingNoted(box=box, why=why))
        return
    transaction.at_table.record(Left(box=box, player=player, chips=chips, why=seat.leaving or why))
    transaction.record(ChipsReturned(table=table.id, amount=chips))
