"""The desk for acts that need four eyes (requirement 42): payments above an amount, and what is done with proposals.

`four_eyes.py` makes proposals of acts. Here they are approved, rejected and withdrawn. An approval and the act that it
approves are written together or not at all, also where the act is in a player's book.
"""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final

import msgspec

from ventuno.desk.idempotency import key_of, request_hash
from ventuno.desk.office import actions, four_eyes
from ventuno.desk.requests import Adjust, DecideDispute, Done, NeedingApproval
from ventuno.desk.transaction import Envelope, Transaction, Transactions, Written
from ventuno.house.accounts.events import Adjusted
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec, exchange
from ventuno.house.ledger.money import Money
from ventuno.house.office import approvals, powers
from ventuno.house.office.events import ActApproved, ActProposed, ActRejected, ActWithdrawn, FourEyesSet
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import OpenProposal
from ventuno.house.office.staff import SETTINGS, authorise, is_staff
from ventuno.house.refusals import NO_ACCOUNT, NO_PROPOSAL, OPERATORS_ONLY, WORDS_GONE
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes
from ventuno.store.errors import STORE_BUSY

LINES_MAX: Final = 200  # corrections of one account that are looked at: more in a day would be a story of its own
_TRIES: Final = 5

Payment = Adjust | DecideDispute
Decide = Callable[[Transaction, Payment], Changes]


class _GrownError(Refused):
    """Something happened in the account between looking and deciding: look again."""

    def __init__(self) -> None:
        super().__init__(STORE_BUSY())


class ProposedAct(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal with everything that it says."""

    open: OpenProposal
    act: Mapping[str, Any]
    words: str = ""  # for the player
    code: str = ""  # hash of the code that the proposer has


class Approval(msgspec.Struct, frozen=True, kw_only=True):
    done: Done
    request: NeedingApproval
    code: str = ""  # as in `ProposedAct`


class ApprovalDesk:
    def __init__(self, transactions: Transactions, decide: Decide) -> None:
        """`decide` is how a payment is decided when nobody has to approve it."""
        self._transactions = transactions
        self._store = transactions.store
        self._decide = decide

    # ----- payments

    async def pay(self, envelope: Envelope, request: Payment) -> Written:
        """Do it, or propose it if it is above what one person may move alone."""
        envelope = msgspec.structs.replace(envelope, house_too=True)
        for _ in range(_TRIES):
            known, alone = await self._moved(envelope.book)
            try:
                return await self._transactions.run(
                    envelope, partial(self._paid, request=request, known=known, alone=alone)
                )
            except _GrownError:
                continue
        raise Refused(STORE_BUSY())

    def _paid(
        self, transaction: Transaction, *, request: Payment, known: int, alone: Sequence[tuple[datetime, Money]]
    ) -> Changes:
        if transaction.player.entries != known:
            raise _GrownError
        if not _needed(transaction, request, alone):
            return self._decide(transaction, request)
        tried = self._decide(transaction.restarted(), request)  # refused here, it is not proposed
        if tried.refusal is not None:
            return tried
        player = transaction.envelope.book
        return transaction.answered(four_eyes.propose(transaction, request, None, player=player))

    async def _moved(self, player: str) -> tuple[int, list[tuple[datetime, Money]]]:
        """How many entries the account has, and what was moved without an approval of late."""
        account = await self._store.books.player(player)
        if account is None:
            raise Refused(NO_ACCOUNT())
        lines = await self._store.books.recent_lines(player, ("adjusted",), most=LINES_MAX)
        found = [codec.decode(line.text, Entry) for line in lines]
        return account.entries, [
            (each.at, each.what.amount) for each in found if isinstance(each.what, Adjusted) and not each.what.proposal
        ]

    # ----- proposals

    async def proposal(self, number: int) -> ProposedAct:
        """Refused if it is not open."""
        house = await self._store.books.house()
        if house is None or (found := next((each for each in house.proposals if each.entry == number), None)) is None:
            raise Refused(NO_PROPOSAL(days=approvals.LASTS.days))
        proposed = await self._proposed(number)
        words = await self._words(number, proposed) if proposed.words else ""
        return ProposedAct(open=found, act=proposed.act, words=words, code=proposed.code)

    async def approve(self, number: int, *, key: str, actor: str) -> Approval:
        """It happens now, as the act of whoever approves it, and is judged now."""
        if not is_staff(actor):
            raise Refused(OPERATORS_ONLY())
        proposed = await self._proposed(number)
        act = dict(proposed.act)
        if proposed.words:
            act["text"] = await self._words(number, proposed)
        request: NeedingApproval = codec.decode(codec.encode(act), NeedingApproval)  # type: ignore[arg-type]
        envelope = Envelope(
            book=proposed.player or HOUSE,
            key=key_of(actor, key),
            actor=actor,
            request=request_hash(("approve", number)),
            lasting=True,
            house_too=proposed.player is not None,
        )
        decided = partial(self._approve, number=number, request=request)
        written = await self._transactions.run(envelope, decided)
        return Approval(done=written.answer(Done), request=request, code=proposed.code)

    async def reject(self, number: int, reason: str, *, key: str, actor: str) -> Done:
        return await self._end(ActRejected(proposal=number, reason=actions.reason(reason)), key, actor)

    async def withdraw(self, number: int, reason: str, *, key: str, actor: str) -> Done:
        return await self._end(ActWithdrawn(proposal=number, reason=actions.reason(reason)), key, actor)

    def _approve(self, transaction: Transaction, *, number: int, request: NeedingApproval) -> Changes:
        house, at = transaction.house, transaction.at
        found = approvals.found(house, number, at)
        approvals.may_decide(found, transaction.actor)
        power = powers.of_act(found.kind)
        for actor in (found.by, transaction.actor):  # also the proposer has to work here still, in such a role
            authorise(house.staff, actor, power)
        transaction.record_in_house(ActApproved(proposal=number))
        transaction.proposal = number
        if isinstance(request, Payment):
            return self._decide(transaction, request)
        transaction.record_in_house(actions.event_of(transaction.house, request, at))
        return transaction.answered(Done(entry=house.entries + 2))

    async def _end(self, what: ActRejected | ActWithdrawn, key: str, actor: str) -> Done:
        if not is_staff(actor):
            raise Refused(OPERATORS_ONLY())

        def decided(transaction: Transaction) -> Changes:
            house = transaction.house
            found = approvals.found(house, what.proposal, transaction.at)
            authorise(house.staff, actor, powers.of_act(found.kind))
            if isinstance(what, ActRejected):
                approvals.may_decide(found, actor)
            else:
                approvals.may_withdraw(found, actor)
            transaction.record_in_house(what)
            return transaction.answered(Done(entry=house.entries + 1))

        envelope = Envelope(book=HOUSE, key=key_of(actor, key), actor=actor, request=request_hash(what))
        return (await self._transactions.run(envelope, decided)).answer(Done)

    async def _proposed(self, number: int) -> ActProposed:
        lines = await self._store.books.lines(HOUSE, after=number - 1, most=1)
        what = codec.decode(lines[0].text, Entry).what if lines else None
        if not isinstance(what, ActProposed):
            raise Refused(NO_PROPOSAL(days=approvals.LASTS.days))
        return what

    async def _words(self, number: int, proposed: ActProposed) -> str:
        """Refused if they are not those of the proposal: somebody has changed or deleted them."""
        kept = await self._store.proposals.words(number)
        if kept is None or four_eyes.words_hash(kept.salt, kept.text) != proposed.words:
            raise Refused(WORDS_GONE())
        return kept.text

    # ----- the rule itself

    async def apply_settings(self, *, on: bool, above: Money) -> None:
        """Put on record what the settings of a server say, if the record says otherwise."""

        def decided(transaction: Transaction) -> Changes:
            house = transaction.house
            known = house.four_eyes
            beginning = approvals.begins(msgspec.structs.replace(house, four_eyes=None))
            if on and known is not None and not known.on and not beginning:
                transaction.record_in_house(FourEyesSet(on=None, above=above))
            elif on and (
                (known is None and beginning) or (known is not None and (not known.on or known.above != above))
            ):
                transaction.record_in_house(FourEyesSet(on=True, above=above))
            elif not on and (known is None or known.on):
                transaction.record_in_house(FourEyesSet(on=False, above=above))
            return transaction.unasked()

        await self._transactions.run(Envelope(book=HOUSE, key="", actor=SETTINGS, request=None), decided)


def _needed(transaction: Transaction, request: Payment, alone: Sequence[tuple[datetime, Money]]) -> bool:
    if request.amount is None or not approvals.holds(transaction.house):
        return False
    moved = approvals.sum_within(alone, transaction.at)
    return approvals.needed_for(transaction.house, exchange.amount(request.amount), moved)
