"""The desk: where requests of players, of the staff and of the clock arrive.

    desk = Desk(store, clock, entropy)
    opened = await desk.open_account(OpenAccount(…), password, key="k1")
    await desk.do(Deposit(amount="50"), player=opened.player, key="k2")
    offered = await desk.do(OfferPlay(), player=opened.player, key="k3")

`requests.py` lists what can be asked. `transaction.py` says how a request becomes one transaction. Requests at tables
of Black Jack Challenge have a desk of their own, `desk/tables`, with the same transactions.
"""

from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import Any, TypeVar, assert_never, get_args

import msgspec

from ventuno.desk import accounts, big21, cashier, corrections
from ventuno.desk.access import AccessDesk
from ventuno.desk.cashier import PlayMoney, Provider
from ventuno.desk.contact import questions
from ventuno.desk.contact.emails import EmailDesk
from ventuno.desk.erasure import ErasureDesk
from ventuno.desk.exports import of_table
from ventuno.desk.idempotency import checked_key, key_of, request_hash
from ventuno.desk.office import actions, protection
from ventuno.desk.office.approvals import ApprovalDesk
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    AccountOpened,
    Adjust,
    Answer,
    AnswerGuest,
    AnswerQuestion,
    Appoint,
    AskAgain,
    AskHouse,
    BeginCase,
    Block,
    BlockMyself,
    ChangePassword,
    ChooseLanguage,
    CloseAccount,
    CloseCase,
    CorrectPerson,
    DecideDispute,
    DecideIdentity,
    Deposit,
    Done,
    Exclude,
    ExpirePlay,
    HoldAccount,
    LiftBlock,
    MarkMessagesRead,
    Move,
    OfAccount,
    OfferPlay,
    OfPlayers,
    OfStaff,
    OfTheHouse,
    OpenAccount,
    PlayMoved,
    Readmit,
    RecordDailyCheck,
    RenewCredentials,
    ReportFindings,
    ReportLog,
    Request,
    SetLimit,
    StartPlay,
    TakeCase,
    TakeMeasure,
    Withdraw,
    WriteMessage,
)
from ventuno.desk.tables.tables import TableDesk
from ventuno.desk.transaction import Envelope, Transaction, Transactions, Written
from ventuno.house.access import common_passwords
from ventuno.house.accounts.erasure import YEARS
from ventuno.house.accounts.events import GameKind, Withdrawn
from ventuno.house.accounts.people import NewPassword, alike, may_have_account
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord, PlayStep
from ventuno.house.factors.state import needed
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.staff import PROTECTION, PUBLIC_LOG, ROUND, is_staff
from ventuno.house.protection.events import Measure
from ventuno.house.refusals import (
    EXPIRED,
    NO_ACCOUNT,
    NOT_YOUR_GAME,
    OFFER_WITHDRAWN,
    OPERATORS_ONLY,
    PASSWORD_DIFFERS,
    WRONG_PASSWORD,
)
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes
from ventuno.store.store import Store

CLOCK = "clock"  # the actor that ends plays whose time is over
_LASTING = (
    OpenAccount,
    CloseAccount,
    Deposit,
    Withdraw,
    Adjust,
)  # must never happen twice, so the answer is kept for ever

A = TypeVar("A", bound=Answer)
AboutPlayer = OfPlayers | OfStaff | ExpirePlay | ReportFindings


class MoveMade(msgspec.Struct, frozen=True):
    """A move and its result, so that the server can show it without applying the rules again."""

    answer: PlayMoved
    record: PlayRecord | None = None  # the play afterwards
    step: PlayStep | None = None  # none: the request was answered before
    player: Player | None = None  # the account afterwards
    house: HouseState | None = None


class Desk:
    def __init__(  # noqa: PLR0913  # each is given from outside
        self,
        store: Store,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        *,
        provider: Provider | None = None,
        passwords: Passwords | None = None,
        check_everybody: bool = False,
        retention_years: int = YEARS,
    ) -> None:
        self.store = store
        self.transactions = Transactions(store, clock, entropy)
        self._provider = provider or PlayMoney()
        self.tables = TableDesk(self.transactions, self._provider)
        self._passwords = passwords or Passwords()
        self.access = AccessDesk(self.transactions, self._passwords)
        self.emails = EmailDesk(self.transactions)
        self.erasure = ErasureDesk(self.transactions, self._passwords, retention_years)
        self.approvals = ApprovalDesk(self.transactions, _decide)
        self._check_everybody = check_everybody  # B19: hold every new account until its owner was identified

    async def do(self, request: Request[A], *, player: str, key: str, actor: str | None = None) -> A:
        """A request about a player's account: of the player, of the staff, or of the clock that ends a play."""
        return (await self._do(request, player, key, actor)).answer(_answer_to(request))

    async def move(self, request: StartPlay | Move, *, player: str, key: str) -> MoveMade:
        """The same for a move or the start of a play; the result includes the step."""
        written = await self._decided(request, _checked(request, player, key, None))
        answer, transaction = written.answer(PlayMoved), written.transaction
        if transaction is None:
            return MoveMade(answer)
        return MoveMade(answer, transaction.moved, transaction.step, transaction.player, transaction.house)

    async def run(self, request: Request[A], *, key: str, actor: str, asked: object = None) -> A:
        """A request of the staff about the house itself, or of the daily check that the house makes by itself.

        If `asked` is given, the key is checked against it instead of the request. A request made from a draft needs it:
        the draft is gone when the same request comes again.
        """
        return (await self._run(request, key, actor, asked)).answer(_answer_to(request))

    async def propose_or_run(self, request: Appoint | RenewCredentials, *, key: str, actor: str) -> tuple[Done, str]:
        """The same, and the code of the proposal if it became one: only its proposer may see it."""
        written = await self._run(request, key, actor, None)
        return written.answer(Done), "" if written.transaction is None else written.transaction.enrolment_code

    async def _run(self, request: Request[A], key: str, actor: str, asked: object) -> Written:
        by_itself = {RecordDailyCheck: ROUND, ReportLog: PUBLIC_LOG}.get(type(request))
        may = actor == by_itself or (is_staff(actor) and not isinstance(request, ReportLog))
        if not isinstance(request, OfTheHouse) or not may:
            raise Refused(OPERATORS_ONLY())
        return await self.transactions.run(
            _to_house(request if asked is None else asked, key, actor, request),
            lambda transaction: transaction.answered(actions.of_the_house(transaction, request)),
        )

    async def has_run(self, asked: object, *, key: str, actor: str) -> bool:
        """Requirement 28: whether this was done before under this key. Refused if the key was used otherwise."""
        return await self.transactions.rehearse(_to_house(asked, key, actor), lambda _: None)

    async def open_account(self, request: OpenAccount, password: str, *, key: str) -> AccountOpened:
        now = self.transactions.now()
        may_have_account(request.login, request.name, request.birth, request.canton, now)
        hashed = await self._passwords.hash(password)
        common_passwords.check(password, request.login)
        envelope = Envelope(
            book="",
            key=f"{request.login} {checked_key(key)}",
            actor="",
            request=request_hash(request),
            lasting=True,
            login=request.login,
            birth=request.birth,
        )

        def decided(transaction: Transaction) -> Changes:
            opened = accounts.open_account(transaction, request, hashed, everybody=self._check_everybody)
            return transaction.answered(opened)

        written = await self.transactions.run(envelope, decided)
        if written.transaction is None:  # answered before: only the owner of the account may have the answer again
            known = await self.store.books.player(await self.log_in(request.login, password))
            if known is not None and known.factors:
                raise Refused(needed(known.factors))
        return written.answer(AccountOpened)

    async def log_in(self, login: str, password: str) -> str:
        """The player whose login and password these are. A second factor is checked besides: see `Entrance`."""
        person = await self.store.people.by_login(login)
        if not await self._passwords.fits(password, None if person is None else person.password):
            raise Refused(WRONG_PASSWORD())
        assert person is not None
        return person.player

    async def change_password(self, player: str, current: str, new: str, *, session: str, key: str) -> Done:
        """Requirement 45. Every session ends except the one with this token hash.

        If the answer was lost and the request comes again, the new password is the player's already: then it has to
        fit, not the old one.
        """
        person = await self.store.people.of_player(player)
        if person is None:
            raise Refused(NO_ACCOUNT())
        request = request_hash(ChangePassword())
        envelope = Envelope(book=player, key=checked_key(key), actor=f"player:{player}", request=request)
        changed = await self.transactions.rehearse(envelope, lambda _: None)
        if not await self._passwords.fits(new if changed else current, person.password):
            raise Refused(PASSWORD_DIFFERS())
        wanted = NewPassword(player=player, password=await self._passwords.hash(new), session=session)
        common_passwords.check(new, person.login)
        written = await self.transactions.run(
            envelope, lambda transaction: transaction.answered(accounts.change_password(transaction, wanted))
        )
        return written.answer(Done)

    async def close_account(self, player: str, password: str, *, key: str) -> Done:
        """Requirement 45: only who knows the password may close the account, whoever sits at the browser."""
        person = await self.store.people.of_player(player)
        if not await self._passwords.fits(password, None if person is None else person.password):
            raise Refused(PASSWORD_DIFFERS())
        request = CloseAccount()
        envelope = _from(request, player, key, None)
        written = await self.transactions.run(envelope, lambda transaction: _decide(transaction, request))
        done = written.answer(Done)
        await self._pay_out_at_closing(player, done.entry, envelope.reference)
        return done

    async def correct_person(self, player: str, request: CorrectPerson, *, key: str, actor: str) -> Done:
        """Requirement 45. If the player is excluded, whoever resembles the right name is held (requirement 26)."""
        answer = await corrections.correct(self.transactions, player, request, key=key, actor=actor)
        found = await self.store.books.player(player)
        if found is not None and found.excluded:
            await self._hold_alike(player, key, actor)
        return answer

    # ----- requests about a player's account

    async def _do(self, request: Request[A], player: str, key: str, actor: str | None) -> Written:
        if not isinstance(request, AboutPlayer):
            raise Refused(OPERATORS_ONLY())
        envelope = _checked(request, player, key, actor)
        if isinstance(request, Deposit):
            booked = partial(cashier.deposit, request=request)
            await cashier.collect(self.transactions, self._provider, envelope, request, booked)
        if isinstance(request, AskHouse) and request.about is not None and of_table(request.about):
            await self._had_bet(player, request.about)
        if isinstance(request, Adjust | DecideDispute):
            return await self.approvals.pay(envelope, request)
        written = await self._decided(request, envelope)
        if isinstance(request, Withdraw):
            await self._pay_out(player, written.answer(Done).entry)
        if _keeps_from_tables(request):
            await self.tables.release(player)
        if _excludes(request):
            await self._hold_alike(player, key, envelope.actor)
        return written

    def _decided(self, request: AboutPlayer, envelope: Envelope) -> Coroutine[Any, Any, Written]:
        return self.transactions.run(envelope, lambda transaction: _decide(transaction, request))

    async def _hold_alike(self, player: str, key: str, actor: str) -> None:
        """Requirement 22, 26: an exclusion is not evaded with a second account, opened before it."""
        person = await self.store.people.of_player(player)
        assert person is not None
        for other in alike(person.name, person.birth, await self.store.people.born(person.birth)):
            if other != player and not await self.store.people.is_held(other):
                request = HoldAccount(because_of=player)
                envelope = _from(request, other, f"{key[:64]} {player}", actor)
                await self.transactions.run(envelope, partial(_decide, request=request))
                await self.tables.release(other)

    async def _had_bet(self, player: str, game: str) -> None:
        """C17: only who had a bet in a game may dispute it. Bets of a game that was dealt never change."""
        if await self.store.tables.box_in(game, player) is None:
            raise Refused(NOT_YOUR_GAME())

    async def _pay_out(self, player: str, entry: int) -> None:
        """Pay out exactly what was booked."""
        booked = await self._entry(player, entry)
        assert isinstance(booked, Withdrawn)
        await self._provider.pay_out(booked.reference, booked.foreign or str(booked.amount), booked.currency)

    async def _pay_out_at_closing(self, player: str, entry: int, reference: str) -> None:
        """The withdrawal is the entry before the closing. The reference tells it from an earlier withdrawal."""
        before = await self._entry(player, entry - 1)
        if isinstance(before, Withdrawn) and before.reference == reference:
            await self._pay_out(player, entry - 1)

    async def _entry(self, player: str, entry: int) -> object:
        (line,) = await self.store.books.lines(player, after=entry - 1, most=1)
        return codec.decode(line.text, Entry).what


def _checked(request: AboutPlayer, player: str, key: str, actor: str | None) -> Envelope:
    """The envelope of a request that this actor may send."""
    if not _may_ask(request, actor):
        raise Refused(OPERATORS_ONLY())
    if player == HOUSE or not player.isalnum() or not player.isascii():
        raise Refused(NO_ACCOUNT())
    return _from(request, player, key, actor)


def _may_ask(request: AboutPlayer, actor: str | None) -> bool:
    if actor is None:
        return isinstance(request, OfPlayers)
    if actor == PROTECTION:
        return isinstance(request, ReportFindings)
    return isinstance(request, OfStaff if is_staff(actor) else ExpirePlay) and (is_staff(actor) or actor == CLOCK)


def _excludes(request: AboutPlayer) -> bool:
    return isinstance(request, Exclude) or (isinstance(request, TakeMeasure) and request.measure is Measure.EXCLUSION)


def _keeps_from_tables(request: AboutPlayer) -> bool:
    match request:
        case Block(game=game) | BlockMyself(game=game):
            return game is not GameKind.BIG21
        case TakeMeasure(measure=Measure.PAUSE):
            return True
        case _:
            return _excludes(request)


def _from(request: AboutPlayer | CloseAccount, player: str, key: str, actor: str | None) -> Envelope:
    body = request_hash(request)
    return Envelope(
        book=player,
        key=checked_key(key) if actor is None else key_of(actor, key),
        actor=actor or f"player:{player}",
        request=body,
        power=actions.power_for(request) if is_staff(actor) else None,
        reference=cashier.reference_of(player, key, body),
        lasting=isinstance(request, _LASTING),
        stakes=isinstance(request, Deposit | StartPlay),
        closed_too=isinstance(request, AskAgain) or (isinstance(request, AskHouse) and not request.dispute),
    )


def _to_house(asked: object, key: str, actor: str, request: object = None) -> Envelope:
    guest = request.question if isinstance(request, AnswerGuest) and request.question.isalnum() else None
    return Envelope(book=HOUSE, key=key_of(actor, key), actor=actor, request=request_hash(asked), guest=guest)


def _answer_to(request: Request[A]) -> type[A]:
    """The type of the answer, from the request's class: `class Move(Request[PlayMoved])`."""
    kind: type[A] = get_args(type(request).__orig_bases__[0])[0]  # type: ignore[attr-defined]
    return kind


# ----- how a request is decided


def _decide(transaction: Transaction, request: AboutPlayer | CloseAccount) -> Changes:
    """B16: first, a play whose time is over ends. That is written even if the request is then refused."""
    expired = transaction.expire()
    if expired is None:
        if isinstance(request, StartPlay) and big21.withdraw_known(transaction):
            return transaction.refused(OFFER_WITHDRAWN())
        return transaction.answered(_handle(transaction, request))
    if isinstance(request, ExpirePlay) and request.play == expired.play:
        return transaction.answered(expired)
    try:
        return transaction.answered(_handle(transaction, request))
    except Refused as refused:
        again = transaction.restarted()
        again.expire()
        if not isinstance(request, Move) or request.play != expired.play:
            return again.refused(refused.refusal)
        assert transaction.records.player is not None
        paid_out = again.player.balance - transaction.records.player.balance
        return again.refused(EXPIRED(paid_out=paid_out))


def _handle(transaction: Transaction, request: AboutPlayer | CloseAccount) -> Answer:
    match request:
        case Move():
            return big21.move(transaction, request)
        case OfferPlay():
            return big21.offer_play(transaction)
        case StartPlay():
            return big21.start_play(transaction, request)
        case ExpirePlay():
            return big21.expire_play(transaction, request)
        case Deposit():
            return cashier.deposit(transaction, request)
        case Withdraw():
            return cashier.withdraw(transaction, request)
        case CloseAccount():
            return cashier.close_account(transaction)
        case AskHouse():
            return questions.ask(transaction, request)
        case AskAgain():
            return questions.ask_again(transaction, request)
        case ReportFindings():
            return protection.report(transaction, request)
        case _:
            return _handle_of_account(transaction, request)


def _handle_of_account(transaction: Transaction, request: OfAccount | OfStaff) -> Answer:
    """What a player or the staff asks about the account itself."""
    match request:
        case ChooseLanguage():
            return accounts.choose_language(transaction, request)
        case AcceptRules():
            return accounts.accept_rules(transaction, request)
        case AcceptOnlineTerms():
            return accounts.accept_online_terms(transaction, request)
        case SetLimit():
            return accounts.set_limit(transaction, request)
        case BlockMyself():
            return accounts.block_myself(transaction, request)
        case MarkMessagesRead():
            return accounts.mark_messages_read(transaction, request)
        case _:
            return _handle_of_staff(transaction, request)


def _handle_of_staff(transaction: Transaction, request: OfStaff) -> Done:
    match request:
        case Exclude():
            return actions.exclude(transaction, request)
        case Readmit():
            return actions.readmit(transaction, request)
        case HoldAccount():
            return actions.hold_account(transaction)
        case DecideIdentity():
            return actions.decide_identity(transaction, request)
        case Block():
            return actions.block(transaction, request)
        case LiftBlock():
            return actions.lift_block(transaction, request)
        case WriteMessage():
            return actions.write_message(transaction, request)
        case AnswerQuestion():
            return questions.answer(transaction, request)
        case DecideDispute():
            return questions.decide(transaction, request)
        case Adjust():
            return actions.adjust(transaction, request)
        case BeginCase() | TakeCase() | TakeMeasure() | CloseCase():
            return protection.of_case(transaction, request)
        case _:
            assert_never(request)
