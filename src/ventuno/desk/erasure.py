"""Requirement 45: erase the data of a person: at the player's wish, by an operator, or when the time is over."""

import msgspec

from ventuno.desk.accounts import done
from ventuno.desk.idempotency import checked_key, key_of, request_hash
from ventuno.desk.office.actions import power_for, reason
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import AskErasure, Done, ErasePerson, ErasureAnswered
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts import erasure
from ventuno.house.accounts.events import ErasureAsked, PersonErased
from ventuno.house.office.staff import RETENTION, is_staff
from ventuno.house.refusals import ACCOUNT_OPEN, NO_ACCOUNT, OPERATORS_ONLY, PASSWORD_DIFFERS
from ventuno.rules.refusals import Refused


class ErasureDesk:
    def __init__(self, transactions: Transactions, passwords: Passwords, years: int) -> None:
        self._transactions = transactions
        self._passwords = passwords
        self.years = erasure.checked(years)  # business records are kept

    async def ask(self, player: str, password: str, *, key: str) -> ErasureAnswered:
        """At once if nothing was ever paid or staked; otherwise the wish is on record, with the time."""
        person = await self._transactions.store.people.of_player(player)
        if not await self._passwords.fits(password, None if person is None else person.password):
            raise Refused(PASSWORD_DIFFERS())
        envelope = Envelope(
            book=player,
            key=checked_key(key),
            actor=f"player:{player}",
            request=request_hash(AskErasure()),
            lasting=True,
            closed_too=True,
        )
        written = await self._transactions.run(envelope, lambda each: each.answered(self._asked(each)))
        return written.answer(ErasureAnswered)

    async def erase(self, player: str, request: ErasePerson, *, key: str, actor: str) -> Done:
        """By an operator, or by the house itself."""
        if not is_staff(actor) and actor != RETENTION:
            raise Refused(OPERATORS_ONLY())
        if not player.isalnum() or not player.isascii():
            raise Refused(NO_ACCOUNT())
        envelope = Envelope(
            book=player,
            key=key_of(actor, key),
            actor=actor,
            request=request_hash(request),
            power=power_for(request) if is_staff(actor) else None,
            lasting=True,
        )
        written = await self._transactions.run(envelope, lambda each: each.answered(self._erased(each, request)))
        return written.answer(Done)

    def _asked(self, transaction: Transaction) -> ErasureAnswered:
        player = transaction.player
        if player.closed_at is None:
            raise Refused(ACCOUNT_OPEN())
        due = erasure.allowed_from(player, self.years, asked=True)
        if due is not None and due <= transaction.at:
            transaction.record(PersonErased(years=self.years, house_entries=transaction.house.entries))
        elif player.erasure_asked_at is None:  # once is enough
            transaction.record(ErasureAsked(due_at=due, years=self.years))
        after = transaction.player
        return ErasureAnswered(entry=after.entries, erased=after.erased_at is not None, due_at=due)

    def _erased(self, transaction: Transaction, request: ErasePerson) -> Done:
        if refusal := erasure.obstacle(transaction.player, transaction.at, self.years):
            raise Refused(refusal)
        why = reason(request.reason) if is_staff(transaction.actor) else ""
        what = PersonErased(years=self.years, reason=why, house_entries=transaction.house.entries)
        transaction.record(what)
        return msgspec.structs.replace(done(transaction), balance=None)
