"""What people can ask for at the tables of Black Jack Challenge, each request in one transaction.

The clock asks, too (`table_clock`). What may be asked for is in `table_terms`, how it is written in `table_books`.
"""

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime

from ventuno.desk import table_clock, table_terms
from ventuno.desk.requests import BringChips, Decide, OpenTable, PlaceBet, SitDown, StandUp, TableChanged, VoidGame
from ventuno.desk.table_books import CLOCK, Books, Visit, answered, checked, decision
from ventuno.house import croupier, table
from ventuno.house.happenings import ChipsBrought, ChipsReturned
from ventuno.house.money import NOTHING
from ventuno.house.refusals import BAD_CLIENT_SEED, KEY_CONFLICT, NO_ACCOUNT, NOT_FOUNDED
from ventuno.house.table import OF_THE_HOUSE, PREFIX, Table
from ventuno.house.table_happenings import ChipsAdded, LeavingNoted, Left, Seated, TableOpened, Why
from ventuno.house.table_refusals import (
    BOX_TAKEN,
    CHIPS_BETWEEN_GAMES,
    NO_SEAT,
    NO_SUCH_BOX,
    NOT_INVITED,
    SEATED_ALREADY,
    TOO_MANY_TABLES,
)
from ventuno.rules.challenge import Bet
from ventuno.rules.challenge import Decision as Choice
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision, Question, Records, Store

SEED_MAX = 64
TABLES_MAX = 3  # of one player's at a time


class Tables:
    def __init__(self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self._entropy = entropy
        self._books = Books(store, clock, entropy)

    # ----- of players

    async def open(self, request: OpenTable, *, player: str, key: str) -> TableChanged:
        """A table's name follows from who asked for it with which key: asked twice, it is one table.

        It concerns the player's book as well, so that of two asked for at once the second finds the first counted.
        """
        table_terms.check_terms(request.terms)
        name = named(player, key)
        opened = TableOpened(table=name, by=player, terms=request.terms, invitation=request.invitation)

        def decide(records: Records) -> Decision:
            if kept := answered(records, request):
                return kept
            if records.house is None:
                raise Refused(NOT_FOUNDED())
            if records.table is not None:  # it was opened so long ago that the answer is forgotten
                raise Refused(KEY_CONFLICT())
            if player != OF_THE_HOUSE:
                _may_open(records)
            after, line = table.record(None, opened, self._books.now(), f"player:{player}")
            return decision(TableChanged(table=name, sequence=1), request, table=after, table_lines=(line,))

        return await self._books.ask(Question(player, f"{PREFIX}open {key}", decide, table=name, opens=True))

    async def bet(self, request: PlaceBet, *, player: str, key: str) -> TableChanged:
        staked = Bet(*(table_terms.in_chips(text).centimes for text in (request.ante, request.red, request.black)))
        if not 0 < len(request.seed) <= SEED_MAX or not request.seed.isprintable() or not request.seed.isascii():
            raise Refused(BAD_CLIENT_SEED(most=SEED_MAX))
        return await self._books.at_table(
            request, player, key, lambda sitting: croupier.bet(sitting, player, request.play, staked, request.seed)
        )

    async def decide(self, request: Decide, *, player: str, key: str) -> TableChanged:
        choice = Choice.PAY if request.pays else Choice.STAY
        return await self._books.at_table(
            request, player, key, lambda sitting: croupier.decide(sitting, player, request.play, request.card, choice)
        )

    async def sit(self, request: SitDown, *, player: str, key: str) -> TableChanged:
        """C3, C15; requirements 23 and 26 hold here as for any stake."""
        table_terms.check_name(request.name, table_terms.NICKNAME_MAX)
        chips = table_terms.in_chips(request.chips)

        def happen(visit: Visit) -> None:
            at = visit.table
            if at.opened_by != player and not invited(at, request.invitation):
                raise Refused(NOT_INVITED())
            if at.box_of(player) is not None:
                raise Refused(SEATED_ALREADY())
            if not 1 <= request.box <= at.terms.boxes:
                raise Refused(NO_SUCH_BOX(boxes=at.terms.boxes))
            if request.box in at.seats:
                raise Refused(BOX_TAKEN())
            table_terms.may_bring(visit, NOTHING, chips)
            visit.to_player(ChipsBrought(table=at.id, amount=chips))
            visit.to_table(Seated(box=request.box, player=player, name=request.name, chips=chips))

        return await self._books.between(request, player, key, happen, f"player:{player}")

    async def bring(self, request: BringChips, *, player: str, key: str) -> TableChanged:
        chips = table_terms.in_chips(request.chips)

        def happen(visit: Visit) -> None:
            at = visit.table
            box = at.box_of(player)
            if box is None:
                raise Refused(NO_SEAT())
            if at.seats[box].bet is not None:
                raise Refused(CHIPS_BETWEEN_GAMES())
            table_terms.may_bring(visit, at.chips(box), chips)
            visit.to_player(ChipsBrought(table=at.id, amount=chips))
            visit.to_table(ChipsAdded(box=box, player=player, chips=chips))

        return await self._books.between(request, player, key, happen, f"player:{player}")

    async def stand(
        self, request: StandUp, *, player: str, key: str, why: Why = Why.ASKED, actor: str | None = None
    ) -> TableChanged:
        """Whoever is in a game leaves after it."""

        def happen(visit: Visit) -> None:
            box = visit.table.box_of(player)
            if box is None:
                raise Refused(NO_SEAT())
            seat, chips = visit.table.seats[box], visit.table.chips(box)
            if seat.bet is not None:
                if seat.leaving is None:
                    visit.to_table(LeavingNoted(box=box, why=why))
                return
            visit.to_table(Left(box=box, player=player, chips=chips, why=seat.leaving or why))
            visit.to_player(ChipsReturned(table=visit.table.id, amount=chips))

        return await self._books.between(request, player, key, happen, actor or f"player:{player}")

    async def release(self, player: str) -> None:
        """Somebody may not play any more: every seat is given up, now or after the game."""
        found = await self.store.player(player)
        for name in () if found is None else found.seats:
            with suppress(Refused):  # gone meanwhile
                key = f"release {self._entropy(8).hex()}"
                await self.stand(StandUp(table=name), player=player, key=key, why=Why.BLOCKED, actor=CLOCK)

    # ----- of operators

    async def void(self, request: VoidGame, *, key: str, actor: str) -> TableChanged:
        """C14."""
        name = actor.partition(":")[2]
        return await self._books.at_table(
            request, actor, key, lambda sitting: croupier.void(sitting, name, request.reason), actor=actor
        )

    # ----- of the clock

    async def tick(self, name: str) -> bool:
        """Whatever is due at this table; whether anything was."""
        return await table_clock.tick(self._books, name, self.stand)


def named(player: str, key: str) -> str:
    """The name of the table that somebody opens with that key."""
    return f"{PREFIX}{hashlib.sha256(f'{player} {checked(key)}'.encode()).hexdigest()[:16]}"


def invited(at: Table, invitation: str | None) -> bool:
    """Whether a private table's link was given."""
    if at.invitation is None:
        return True
    return hmac.compare_digest(invitation_hash(invitation or ""), at.invitation)


def invitation_hash(invitation: str) -> str:
    """What a private table keeps of its link."""
    return hashlib.sha256(invitation.encode(errors="replace")).hexdigest()


def _may_open(records: Records) -> None:
    if records.player is None:
        raise Refused(NO_ACCOUNT())
    if records.open_tables >= TABLES_MAX:
        raise Refused(TOO_MANY_TABLES(most=TABLES_MAX))
