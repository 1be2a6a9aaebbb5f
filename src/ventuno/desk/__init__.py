"""The desk: what people can ask of the house, each request in one transaction.

    desk = Desk(store, clock, entropy)
    opened = await desk.open_account(OpenAccount(…), password, key="k1")
    await desk.do(Deposit(amount="50"), player=opened.player, key="k2")
    offered = await desk.do(OfferPlay(), player=opened.player, key="k3")

Every request carries a key. Asked again with the same key and the same content it is given the first answer and nothing
happens; with other content it is refused. A refusal changes nothing and leaves the key free.
"""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, TypeVar, cast, get_args

from ventuno.desk import cashier, operators, people, table
from ventuno.desk.case import Case
from ventuno.desk.cashier import PlayMoney, Provider
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import (
    AcceptRules,
    AccountOpened,
    Adjust,
    Answer,
    Block,
    BlockMyself,
    ChooseLanguage,
    Deposit,
    Done,
    Exclude,
    ExpirePlay,
    LiftBlock,
    MarkMessagesRead,
    Move,
    OfferPlay,
    OfPlayers,
    OfStaff,
    OfTheHouse,
    OpenAccount,
    Readmit,
    RecordRound,
    Request,
    SetLimit,
    StartPlay,
    Withdraw,
    WriteMessage,
)
from ventuno.desk.tables import Tables
from ventuno.house import plays, wire
from ventuno.house.happenings import Game, Withdrawn
from ventuno.house.journal import Entry
from ventuno.house.people import identity_of, may_have_account
from ventuno.house.plays import Kept, Progress
from ventuno.house.refusals import (
    BAD_KEY,
    BAD_TEXT,
    EXPIRED,
    KEY_CONFLICT,
    NO_ACCOUNT,
    NOT_FOUNDED,
    OPERATORS_ONLY,
    WRONG_PASSWORD,
)
from ventuno.house.staff import ROUND, authorise, is_staff
from ventuno.house.terms import BOOK as HOUSE
from ventuno.rules.refusals import Refused
from ventuno.store.protocol import Decision, Question, Records, Store

KEY_CHARACTERS_MAX = 128
PLAYS_REMEMBERED = 10_000
SWEEPER = "clock"  # the actor that ends plays whose time is over
_OTHERS = "@"  # before keys that are not the player's own, so that nobody can use them up
_LASTING = (OpenAccount, Deposit, Withdraw, Adjust)  # what must never happen twice: the answer is kept for ever

A = TypeVar("A", bound=Answer)
Handler = Callable[[Case, Any], Answer]

_HANDLERS: dict[type, Handler] = {
    ChooseLanguage: people.choose_language,
    AcceptRules: people.accept_rules,
    SetLimit: people.set_limit,
    BlockMyself: people.block_myself,
    MarkMessagesRead: people.mark_messages_read,
    Deposit: cashier.deposit,
    Withdraw: cashier.withdraw,
    OfferPlay: table.offer_play,
    StartPlay: table.start_play,
    Move: table.move,
    ExpirePlay: table.expire_play,
    Exclude: operators.exclude,
    Readmit: operators.readmit,
    Block: operators.block,
    LiftBlock: operators.lift_block,
    WriteMessage: operators.write_message,
    Adjust: operators.adjust,
}
_ANSWERS: dict[type, type[Answer]] = {
    kind: get_args(kind.__orig_bases__[0])[0] for kind in (*_HANDLERS, OpenAccount, *get_args(OfTheHouse))
}


class Desk:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        *,
        provider: Provider | None = None,
        passwords: Passwords | None = None,
    ) -> None:
        self.store = store
        self._clock = clock
        self._entropy = entropy
        self._provider = provider or PlayMoney()
        self._passwords = passwords or Passwords()
        self._progress: OrderedDict[str, tuple[str, Progress]] = OrderedDict()

    async def do(self, request: Request[A], *, player: str, key: str, actor: str | None = None) -> A:
        """What a player asks for; somebody of the staff, about a player; the clock, that a play is over."""
        allowed: Any = OfStaff if is_staff(actor) else ExpirePlay if actor == SWEEPER else OfPlayers
        if not isinstance(request, allowed) or (actor is not None and allowed is OfPlayers):
            raise Refused(OPERATORS_ONLY())
        if player == HOUSE or not player.isalnum() or not player.isascii():
            raise Refused(NO_ACCOUNT())
        who, body = actor or f"player:{player}", _hash(request)
        reference = f"{player}:{_checked(key)}:{body[:16]}"  # of this payment and no other, whoever reuses the key
        decide = self._decider(request, body, who, reference, _HANDLERS[type(request)])
        question = Question(player, key if actor is None else _own(key, actor), decide)
        if isinstance(request, Deposit):
            await self._collect(question, request, body, who, reference)
        answer: A = await self._answer(question, request)
        if isinstance(request, Withdraw):
            await self._pay_out(player, cast("Done", answer).entry)
        if isinstance(request, Exclude) or (
            isinstance(request, Block | BlockMyself) and request.game is not Game.BIG21
        ):
            await Tables(self.store, self._clock, self._entropy).release(player)
        return answer

    async def run(self, request: Request[A], *, key: str, actor: str, asked: object = None) -> A:
        """What the staff ask of the house itself; and the round that the house makes by itself.

        `asked`: what they asked for, where the request follows from something that may be gone when they ask again.
        """
        if not is_staff(actor) and not (actor == ROUND and isinstance(request, RecordRound)):
            raise Refused(OPERATORS_ONLY())
        body = _hash(request if asked is None else asked)

        def decide(records: Records) -> Decision:
            if kept := _kept(records, body):
                return kept
            return operators.of_the_house(records.house, cast("OfTheHouse", request), self._now(), actor, body)

        return await self._answer(Question(HOUSE, _own(key, actor), decide), request)

    async def has_run(self, asked: object, *, key: str, actor: str) -> bool:
        """Requirement 28: whether they have done that under this key; refused if it was something else."""
        body = _hash(asked)
        question = Question(HOUSE, _own(key, actor), lambda records: _kept(records, body) or Decision())
        return bool((await self.store.ask(question)).answer)

    async def open_account(self, request: OpenAccount, password: str, *, key: str) -> AccountOpened:
        may_have_account(request.login, request.name, request.birth, request.canton, self._now())
        hashed = await self._passwords.hash(password)
        identity = identity_of(request.name, request.birth)
        decide = self._decider(
            request, _hash(request), "", "", lambda case, asked: people.open_account(case, asked, hashed)
        )
        question = Question("", f"{request.login} {_checked(key)}", decide, request.login, identity)
        decision = await self.store.ask(question)
        if decision.value is None:  # given before: to whom?
            await self.log_in(request.login, password)
        return wire.decode(decision.answer, AccountOpened)

    async def log_in(self, login: str, password: str) -> str:
        """The player whose login and password these are."""
        person = await self.store.person(login)
        if not await self._passwords.fits(password, None if person is None else person.password):
            raise Refused(WRONG_PASSWORD())
        assert person is not None
        return person.player

    # ----- how a request becomes a transaction

    async def _collect(self, question: Question, request: Deposit, body: str, who: str, reference: str) -> None:
        """Have the money before it is booked, unless booking it would be refused or has been done."""

        def decide(records: Records) -> Decision:
            if kept := _kept(records, body):
                return kept
            cashier.deposit(self._case(records, who, reference), request)
            return Decision()

        if not (await self.store.ask(replace(question, decide=decide))).answer:
            await self._provider.collect(reference, request.amount, request.currency)

    async def _pay_out(self, player: str, entry: int) -> None:
        """What was booked, as it was booked."""
        (line,) = await self.store.lines(player, after=entry - 1, most=1)
        booked = wire.decode(line.text, Entry).what
        assert isinstance(booked, Withdrawn)
        await self._provider.pay_out(booked.reference, booked.foreign or str(booked.amount), booked.currency)

    async def _answer(self, question: Question, request: Request[A]) -> A:
        decision = await self.store.ask(question)
        answer = decision.value or wire.decode(decision.answer, _ANSWERS[type(request)])
        return cast("A", answer)

    def _decider(
        self, request: Request[A], body: str, who: str, reference: str, handle: Handler
    ) -> Callable[[Records], Decision]:
        """`body`: the request's hash."""

        def decide(records: Records) -> Decision:
            if kept := _kept(records, body):
                return kept
            case = self._case(records, who, reference)
            if is_staff(who):
                authorise(case.house.staff, who, operators.power_for(request))
            expired = case.expire()
            try:
                ended = expired is not None and isinstance(request, ExpirePlay) and request.play == expired.play
                answer = expired if ended and expired else handle(case, request)
                return case.decided(answer, body, lasting=isinstance(request, _LASTING))
            except Refused as refused:
                if expired is None:
                    raise
                touched = isinstance(request, Move) and request.play == expired.play
                return self._too_late(records, who, None if touched else refused)

        return decide

    def _too_late(self, records: Records, who: str, refused: Refused | None) -> Decision:
        """B16: the request is refused, but that the play has expired is written all the same."""
        assert records.player is not None
        case = self._case(records, who, "")
        case.expire()
        paid_out = case.player.balance - records.player.balance
        return case.refused(EXPIRED(paid_out=paid_out) if refused is None else refused.refusal)

    def _case(self, records: Records, who: str, reference: str) -> Case:
        if records.house is None:
            raise Refused(NOT_FOUNDED())
        return Case(records, self._now(), who, reference, self._entropy, self._resume, self._remember)

    def _now(self) -> datetime:
        return self._clock().astimezone(UTC)

    # ----- plays in memory: only ever a copy of what their text says

    def _resume(self, kept: Kept) -> Progress:
        text, progress = self._progress.get(kept.id, ("", None))
        return progress if progress is not None and text == kept.text else plays.resume(kept.text)

    def _remember(self, play: str, text: str, progress: Progress) -> None:
        self._progress[play] = text, progress
        self._progress.move_to_end(play)
        if len(self._progress) > PLAYS_REMEMBERED:
            self._progress.popitem(last=False)


def _kept(records: Records, body: str) -> Decision | None:
    """Requirement 28."""
    if records.answered is None:
        return None
    if records.answered.request != body:
        raise Refused(KEY_CONFLICT())
    return Decision(answer=records.answered.answer)


def _hash(request: object) -> str:
    try:
        return hashlib.sha256(wire.encode(request).encode()).hexdigest()
    except UnicodeEncodeError:  # half of a pair, which no encoding can hold
        raise Refused(BAD_TEXT()) from None


def _own(key: str, actor: str) -> str:
    """The key as that actor's, so that nobody else can use it up: not the player's, nor that of the daily round."""
    return f"{_OTHERS}{actor} {_checked(key)}"


def _checked(key: str) -> str:
    if not 0 < len(key) <= KEY_CHARACTERS_MAX or not key.isascii() or not key.isprintable() or key[0] == _OTHERS:
        raise Refused(BAD_KEY(most=KEY_CHARACTERS_MAX))
    return key
