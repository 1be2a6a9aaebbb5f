"""What people can ask for at the tables of Black Jack Challenge, each request in one transaction.

Bets and decisions concern one book, the table's. Chips that come from an account or go back to it concern two, and both
change together or not at all. The clock asks, too: any server process may look after any table, because whatever is
due happens once, to whoever comes first.
"""

import hashlib
import hmac
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from ventuno.desk.case import not_before
from ventuno.desk.requests import (
    BringChips,
    Decide,
    OpenTable,
    PlaceBet,
    Request,
    SitDown,
    StandUp,
    TableChanged,
    VoidGame,
)
from ventuno.house import croupier, exchange, limits, player, table, wire
from ventuno.house.croupier import Sitting
from ventuno.house.days import said
from ventuno.house.happenings import ChipsBrought, ChipsReturned, Game
from ventuno.house.journal import Line
from ventuno.house.limits import newly_near
from ventuno.house.money import NOTHING, Money
from ventuno.house.player import Player
from ventuno.house.refusals import (
    BAD_CLIENT_SEED,
    BAD_KEY,
    BALANCE_TOO_LOW,
    EXCLUDED,
    KEY_CONFLICT,
    NO_ACCOUNT,
    NOT_FOUNDED,
    RULES_NOT_ACCEPTED,
    SELF_BLOCKED,
)
from ventuno.house.table import OF_THE_HOUSE, PREFIX, Phase, Table
from ventuno.house.table_happenings import (
    ChipsAdded,
    LeavingNoted,
    Left,
    Pace,
    Seated,
    TableOpened,
    Terms,
    ToTable,
    Why,
)
from ventuno.house.table_refusals import (
    BAD_TABLE_NAME,
    BAD_TABLE_TERMS,
    BOX_TAKEN,
    CHIPS_BETWEEN_GAMES,
    CHIPS_OUTSIDE_LIMITS,
    NO_SEAT,
    NO_SUCH_BOX,
    NO_TABLE,
    NOT_INVITED,
    SEATED_ALREADY,
    TABLE_CLOSED,
    TOO_MANY_TABLES,
)
from ventuno.rules.challenge import Bet
from ventuno.rules.challenge import Decision as Choice
from ventuno.rules.challenge.bets import GRID_CENTIMES
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision, Question, Records, Store

CHIPS_ANTES = range(6, 201)  # so many antes are brought to a table
ANTES_CENTIMES = range(50, 100_01, GRID_CENTIMES)
NAME_MAX, NICKNAME_MAX, SEED_MAX, KEY_MAX = 30, 16, 64, 128
TABLES_MAX = 3  # of one player's at a time
CLOCK = "clock"


def chips_limits(terms: Terms) -> tuple[Money, Money]:
    """C15, L66: how many chips one may bring to a table."""
    return Money(terms.ante_min.centimes * CHIPS_ANTES[0]), Money(terms.ante_max.centimes * CHIPS_ANTES[-1])


class Tables:
    def __init__(self, store: Store, clock: Callable[[], datetime], entropy: Callable[[int], bytes]) -> None:
        self.store = store
        self._clock = clock
        self._entropy = entropy

    # ----- of players

    async def open(self, request: OpenTable, *, player: str, key: str) -> TableChanged:
        """A table's name follows from who asked for it with which key: asked twice, it is one table."""
        _check_terms(request.terms)
        mine = [each for each in await self.store.tables() if each.opened_by == player]
        name = named(player, key)
        if len(mine) >= TABLES_MAX and player != OF_THE_HOUSE and name not in {each.id for each in mine}:
            raise Refused(TOO_MANY_TABLES(most=TABLES_MAX))
        opened = TableOpened(table=name, by=player, terms=request.terms, invitation=request.invitation)

        def decide(records: Records) -> Decision:
            if kept := _kept(records, request):
                return kept
            if records.house is None:
                raise Refused(NOT_FOUNDED())
            if records.table is not None:  # it was opened so long ago that the answer is forgotten
                raise Refused(KEY_CONFLICT())
            after, line = table.record(None, opened, self._now(), f"player:{player}")
            return _decision(TableChanged(table=name, sequence=1), request, book=after, lines=(line,))

        return await self._answer(Question(name, f"{player} {key}", decide))

    async def bet(self, request: PlaceBet, *, player: str, key: str) -> TableChanged:
        staked = Bet(*(in_chips(text).centimes for text in (request.ante, request.red, request.black)))
        if not 0 < len(request.seed) <= SEED_MAX or not request.seed.isprintable() or not request.seed.isascii():
            raise Refused(BAD_CLIENT_SEED(most=SEED_MAX))
        return await self._at_table(
            request, player, key, lambda sitting: croupier.bet(sitting, player, request.play, staked, request.seed)
        )

    async def decide(self, request: Decide, *, player: str, key: str) -> TableChanged:
        choice = Choice.PAY if request.pays else Choice.STAY
        return await self._at_table(
            request, player, key, lambda sitting: croupier.decide(sitting, player, request.play, request.card, choice)
        )

    async def sit(self, request: SitDown, *, player: str, key: str) -> TableChanged:
        """C3, C15; requirements 23 and 26 hold here as for any stake."""
        if not _readable(request.name, NICKNAME_MAX):
            raise Refused(BAD_TABLE_NAME(most=NICKNAME_MAX))
        chips = in_chips(request.chips)

        def happen(visit: _Visit) -> None:
            at = visit.table
            if not invited(at, request.invitation):
                raise Refused(NOT_INVITED())
            if at.box_of(player) is not None:
                raise Refused(SEATED_ALREADY())
            if not 1 <= request.box <= at.terms.boxes:
                raise Refused(NO_SUCH_BOX(boxes=at.terms.boxes))
            if request.box in at.seats:
                raise Refused(BOX_TAKEN())
            _may_bring(visit, NOTHING, chips)
            visit.to_player(ChipsBrought(table=at.id, amount=chips))
            visit.to_table(Seated(box=request.box, player=player, name=request.name, chips=chips))

        return await self._between_books(request, player, key, happen, f"player:{player}")

    async def bring(self, request: BringChips, *, player: str, key: str) -> TableChanged:
        chips = in_chips(request.chips)

        def happen(visit: _Visit) -> None:
            at = visit.table
            box = at.box_of(player)
            if box is None:
                raise Refused(NO_SEAT())
            if at.seats[box].bet is not None:
                raise Refused(CHIPS_BETWEEN_GAMES())
            _may_bring(visit, at.chips(box), chips)
            visit.to_player(ChipsBrought(table=at.id, amount=chips))
            visit.to_table(ChipsAdded(box=box, player=player, chips=chips))

        return await self._between_books(request, player, key, happen, f"player:{player}")

    async def stand(
        self, request: StandUp, *, player: str, key: str, why: Why = Why.ASKED, actor: str | None = None
    ) -> TableChanged:
        """Whoever is in a game leaves after it."""

        def happen(visit: _Visit) -> None:
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

        return await self._between_books(request, player, key, happen, actor or f"player:{player}")

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
        name = actor.removeprefix("operator:")
        return await self._at_table(
            request, actor, key, lambda sitting: croupier.void(sitting, name, request.reason), actor=actor
        )

    # ----- of the clock

    async def tick(self, name: str) -> bool:
        """Whatever is due at this table; whether anything was."""
        found = await self.store.table(name)
        if found is None or found[0].due_at is None or self._now() < found[0].due_at:
            return False
        if found[0].phase in {Phase.OVER, Phase.WAITING}:
            await self._clear(found[0])

        def decide(records: Records) -> Decision:
            assert records.table is not None
            sitting = self._sitting(records, CLOCK)
            croupier.tick(sitting)
            return _of_sitting(sitting)

        return (await self.store.ask(Question(name, "", decide))).writes

    async def _clear(self, at: Table) -> None:
        """Between games: who asked to leave, was away too long, or may not play any more, goes."""
        for seat in at.seated:
            why = seat.leaving or await self._barred(seat.player)
            if why is not None:
                request = StandUp(table=at.id)
                key = f"leave {at.entries} {seat.box}"
                with suppress(Refused):  # gone meanwhile, or the table is closed
                    await self.stand(request, player=seat.player, key=key, why=why, actor=CLOCK)

    async def _barred(self, name: str) -> Why | None:
        """Requirement 26: a block or an exclusion ends the seat after the game."""
        found = await self.store.player(name)
        until = None if found is None else found.blocks.get(Game.CHALLENGE)
        barred = found is None or found.excluded or (until is not None and until > self._now())
        return Why.BLOCKED if barred else None

    # ----- how a request becomes a transaction

    async def _at_table(
        self,
        request: PlaceBet | Decide | VoidGame,
        who: str,
        key: str,
        happen: Callable[[Sitting], None],
        *,
        actor: str | None = None,
    ) -> TableChanged:
        def decide(records: Records) -> Decision:
            if kept := _kept(records, request):
                return kept
            sitting = self._sitting(records, actor or f"player:{who}")
            happen(sitting)
            answer = TableChanged(table=sitting.table.id, sequence=sitting.table.entries)
            return _of_sitting(sitting, answer, request)

        return await self._answer(Question(_named(request.table), f"{who} {_checked(key)}", decide))

    async def _between_books(
        self,
        request: SitDown | BringChips | StandUp,
        name: str,
        key: str,
        happen: Callable[["_Visit"], None],
        actor: str,
    ) -> TableChanged:
        def decide(records: Records) -> Decision:
            if kept := _kept(records, request):
                return kept
            if records.player is None:
                raise Refused(NO_ACCOUNT())
            at_table = _open(records.table)
            at = not_before(not_before(self._now(), records.player.last_at), at_table.last_at)
            assert records.house is not None
            visit = _Visit(records.player, at_table, at, actor, records.house.rules_at(at).name)
            happen(visit)
            answer = TableChanged(table=at_table.id, sequence=visit.table.entries)
            return visit.decision(answer, request)

        key = f"@{actor} {key}" if actor == CLOCK else f"{PREFIX}{_checked(key)}"
        return await self._answer(Question(name, key, decide, table=_named(request.table)))

    def _sitting(self, records: Records, actor: str) -> Sitting:
        at_table = _open(records.table)
        at = not_before(self._now(), at_table.last_at)
        return Sitting(at_table, records.play, at, actor, self._entropy)

    async def _answer(self, question: Question) -> TableChanged:
        decision = await self.store.ask(question)
        found = decision.value
        return found if isinstance(found, TableChanged) else wire.decode(decision.answer, TableChanged)

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)


class _Visit:
    """A player and a table, and what happens to both at once."""

    def __init__(self, of: Player, at_table: Table, at: datetime, actor: str, rules: str) -> None:
        self.player, self.table, self.at = of, at_table, at
        self.rules = rules  # in force
        self._actor = actor
        self._lines: list[Line] = []
        self._table_lines: list[Line] = []

    def to_player(self, what: ChipsBrought | ChipsReturned) -> None:
        before = self.player
        self.player, line = player.record(before, what, self.at, self._actor)
        self._lines.append(line)
        days = before.days_at(self.at), self.player.days_at(self.at)
        for message in newly_near(self.player.limits, *days, self.at):
            self.player, line = player.record(self.player, message, self.at, self._actor)
            self._lines.append(line)

    def to_table(self, what: ToTable) -> None:
        self.table, line = table.record(self.table, what, self.at, self._actor)
        self._table_lines.append(line)

    def decision(self, answer: TableChanged, request: Request[TableChanged]) -> Decision:
        made = _decision(answer, request, book=self.player if self._lines else None, lines=tuple(self._lines))
        if not self._table_lines:
            return made
        return replace(made, table=self.table, table_lines=tuple(self._table_lines))


def named(player: str, key: str) -> str:
    """The name of the table that somebody opens with that key."""
    return f"{PREFIX}{hashlib.sha256(f'{player} {_checked(key)}'.encode()).hexdigest()[:16]}"


def invited(at: Table, invitation: str | None) -> bool:
    """Whether a private table's link was given."""
    if at.invitation is None:
        return True
    return hmac.compare_digest(invitation_hash(invitation or ""), at.invitation)


def invitation_hash(invitation: str) -> str:
    """What a private table keeps of its link."""
    return hashlib.sha256(invitation.encode(errors="replace")).hexdigest()


def _open(at: Table | None) -> Table:
    if at is None:
        raise Refused(NO_TABLE())
    if at.phase is Phase.CLOSED:
        raise Refused(TABLE_CLOSED())
    return at


def _may_bring(visit: _Visit, has: Money, chips: Money) -> None:
    """What is brought counts as lost until it comes back (B18)."""
    of, now = visit.player, visit.at
    least, most = chips_limits(visit.table.terms)
    if has + chips < least or has + chips > most or chips.centimes % GRID_CENTIMES:
        raise Refused(CHIPS_OUTSIDE_LIMITS(least=least, most=most))
    if of.excluded:
        raise Refused(EXCLUDED())
    until = of.blocks.get(Game.CHALLENGE)
    if until is not None and until > now:
        raise Refused(SELF_BLOCKED(until=said(until)))
    if of.accepted is None:
        raise Refused(RULES_NOT_ACCEPTED(rules=visit.rules))
    if chips > of.balance:
        raise Refused(BALANCE_TOO_LOW(balance=of.balance, needed=chips))
    limits.may_lose(of.limits, of.days_at(now), chips, now)


def _check_terms(terms: Terms) -> None:
    """C4, L69: what a table may be posted with."""
    if not _readable(terms.name, NAME_MAX):
        raise Refused(BAD_TABLE_NAME(most=NAME_MAX))
    antes = terms.ante_min.centimes in ANTES_CENTIMES and terms.ante_max.centimes in ANTES_CENTIMES
    least, most = terms.bonus_min.centimes, terms.bonus_max.centimes
    bonuses = least > 0 and least % GRID_CENTIMES == most % GRID_CENTIMES == 0
    if not antes or terms.ante_min > terms.ante_max:
        raise Refused(BAD_TABLE_TERMS(problem=f"Ante {terms.ante_min}-{terms.ante_max}"))
    if not bonuses or least > most or most > ANTES_CENTIMES[-1]:
        raise Refused(BAD_TABLE_TERMS(problem=f"Bonus {terms.bonus_min}-{terms.bonus_max}"))
    if terms.boxes not in PLAYERS or terms.pace is Pace.PRACTICE:
        raise Refused(BAD_TABLE_TERMS(problem=f"{terms.boxes} Box, {terms.pace}"))


def in_chips(text: str) -> Money:
    """Nothing at all is an amount here: of a bonus bet that is not made."""
    return NOTHING if text in {"0", "0.0", "0.00"} else exchange.amount(text)


def _readable(name: str, most: int) -> bool:
    return 0 < len(name) <= most and name.isprintable() and name.strip() == name


def _named(name: str) -> str:
    if not name.startswith(PREFIX) or not name.isascii() or not name.isprintable():
        raise Refused(NO_TABLE())
    return name


def _checked(key: str) -> str:
    if not 0 < len(key) <= KEY_MAX or not key.isascii() or not key.isprintable():
        raise Refused(BAD_KEY(most=KEY_MAX))
    return key


def _hash(request: Request[TableChanged]) -> str:
    return hashlib.sha256(wire.encode(request).encode(errors="replace")).hexdigest()


def _kept(records: Records, request: Request[TableChanged]) -> Decision | None:
    """Requirement 28."""
    if records.answered is None:
        return None
    if records.answered.request != _hash(request):
        raise Refused(KEY_CONFLICT())
    return Decision(answer=records.answered.answer)


def _of_sitting(
    sitting: Sitting, answer: TableChanged | None = None, request: Request[TableChanged] | None = None
) -> Decision:
    """Everything that happened, to be written together."""
    return Decision(
        answer="" if answer is None else wire.encode(answer),
        value=answer,
        request=None if request is None else _hash(request),
        book=sitting.table if sitting.lines else None,
        lines=tuple(sitting.lines),
        offered=sitting.offered,
        moved=sitting.kept if sitting.touched else None,
        added=sitting.added,
    )


def _decision(answer: TableChanged, request: Request[TableChanged], **written: Any) -> Decision:  # noqa: ANN401
    return Decision(answer=wire.encode(answer), value=answer, request=_hash(request), **written)
