"""Requirement 47: a player's e-mail address, and which notices go there. The journal has no address in it."""

from collections.abc import Callable

from ventuno.desk.accounts import done
from ventuno.desk.idempotency import checked_key, request_hash
from ventuno.desk.requests import ChooseNotices, ConfirmEmail, Done, GiveEmail, RemoveEmail
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.access import recovery
from ventuno.house.accounts.events import EmailChanged, EmailStep, NoticeKind, NoticesChosen
from ventuno.house.contact import emails
from ventuno.house.contact.emails import ConfirmedEmail, KeptEmail, NewEmail, NoEmail, WantedNotices
from ventuno.house.refusals import EMAIL_CODE_WRONG, NO_EMAIL
from ventuno.rules.refusals import Refused


class EmailDesk:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._emails = transactions.store.emails

    async def give(self, player: str, request: GiveEmail, *, key: str) -> Done:
        """A code goes to the new address. The old one stays until it is confirmed."""
        address, code = emails.checked(request.address), recovery.written(self._transactions.entropy(emails.CODE_BYTES))

        def given(transaction: Transaction) -> Done:
            until = transaction.at + emails.CODE_LASTS
            transaction.record(EmailChanged(step=EmailStep.GIVEN, until=until))
            made = transaction.player.entries
            transaction.email = NewEmail(player=player, address=address, code=code, made=made)
            return done(transaction)

        return await self._run(player, request, key, given)

    async def confirm(self, player: str, request: ConfirmEmail, *, key: str) -> Done:
        kept = await self._emails.of_player(player)

        def confirmed(transaction: Transaction) -> Done:
            if kept is None or not emails.is_open(transaction.player, kept, request.code, transaction.at):
                raise Refused(EMAIL_CODE_WRONG())
            transaction.record(EmailChanged(step=EmailStep.CONFIRMED))
            transaction.email = ConfirmedEmail(player=player)
            return done(transaction)

        return await self._run(player, request, key, confirmed)

    async def choose(self, player: str, request: ChooseNotices, *, key: str) -> Done:
        wanted, kept = tuple(each for each in NoticeKind if each in request.notices), await self._kept(player)

        def chosen(transaction: Transaction) -> Done:
            if wanted != kept.notices:
                transaction.record(NoticesChosen(notices=wanted))
                transaction.email = WantedNotices(player=player, notices=wanted)
            return done(transaction)

        return await self._run(player, request, key, chosen)

    async def remove(self, player: str, request: RemoveEmail, *, key: str) -> Done:
        def removed(transaction: Transaction) -> Done:
            transaction.record(EmailChanged(step=EmailStep.REMOVED))
            transaction.email = NoEmail(player=player)
            return done(transaction)

        return await self._run(player, request, key, removed)

    async def _kept(self, player: str) -> KeptEmail:
        kept = await self._emails.of_player(player)
        if kept is None:
            raise Refused(NO_EMAIL())
        return kept

    async def _run(self, player: str, request: object, key: str, decide: Callable[[Transaction], Done]) -> Done:
        envelope = Envelope(book=player, key=checked_key(key), actor=f"player:{player}", request=request_hash(request))

        def decided(transaction: Transaction) -> Done:
            transaction.expire()  # B16: as before any other request
            return decide(transaction)

        written = await self._transactions.run(envelope, lambda each: each.answered(decided(each)))
        return written.answer(Done)
