"""Requirement 45: recovery codes, reset links, and a new password for whoever shows one of them.

Codes and tokens are made here and shown once. The answers that the store keeps do not contain them.
"""

from collections.abc import Callable
from datetime import datetime
from functools import partial

import msgspec

from ventuno.desk.accounts import done
from ventuno.desk.idempotency import checked_key, key_of, request_hash
from ventuno.desk.office.actions import power_for, reason
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import Done, MakeRecoveryCodes, MakeResetLink
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.access import common_passwords, recovery
from ventuno.house.access.recovery import KeptCode, KeptLink, NewCodes, NewLink
from ventuno.house.accounts import closing
from ventuno.house.accounts.events import (
    LostProof,
    PasswordChanged,
    PasswordProof,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    ResetLinkMade,
)
from ventuno.house.accounts.people import NewPassword
from ventuno.house.factors.events import FactorsTurnedOff
from ventuno.house.factors.records import AllOff
from ventuno.house.office.staff import is_staff
from ventuno.house.refusals import (
    CODE_WRONG,
    LINK_INVALID,
    LINK_SHOWN,
    NO_ACCOUNT,
    OPERATORS_ONLY,
    PASSWORD_DIFFERS,
)
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes


class PasswordSet(msgspec.Struct, frozen=True, kw_only=True):
    """The player whose password was set, how many codes are left, and whether second factors went with the old one."""

    player: str
    login: str
    codes_left: int
    factors_off: bool


class LinkMade(msgspec.Struct, frozen=True, kw_only=True):
    token: str  # shown once
    expires_at: datetime


class AccessDesk:
    def __init__(self, transactions: Transactions, passwords: Passwords) -> None:
        self._transactions = transactions
        self._store = transactions.store
        self._passwords = passwords

    async def check(self, player: str, password: str) -> None:
        """Refused if it is not the player's password."""
        person = await self._store.people.of_player(player)
        if not await self._passwords.fits(password, None if person is None else person.password):
            raise Refused(PASSWORD_DIFFERS())

    async def make_codes(self, player: str, password: str, *, key: str) -> tuple[str, ...]:
        """A new set of codes; the old ones are void. None if it was answered before: codes are shown once."""
        await self.check(player, password)
        codes = recovery.new_codes(self._transactions.entropy)
        envelope = Envelope(
            book=player, key=checked_key(key), actor=f"player:{player}", request=request_hash(MakeRecoveryCodes())
        )
        written = await self._transactions.run(envelope, lambda each: each.answered(_make_codes(each, codes)))
        return () if written.transaction is None else codes

    async def recover(self, login: str, code: str, new: str) -> PasswordSet:
        """A new password for whoever shows a code.

        The slow work comes first and is the same for every name and code, so nobody learns which names exist.
        """
        hashed = await self._passwords.hash(new)
        common_passwords.check(new, login)
        found = await self.found_code(login, code)
        if found is None:
            raise Refused(CODE_WRONG())
        wanted = NewPassword(player=found.player, password=hashed, session="")
        return await self._set_password(login, wanted, partial(_recover, code=found, new=wanted))

    async def found_code(self, login: str, code: str) -> KeptCode | None:
        """Find the player's code by its hash. It is used up in the transaction that needs it: see `use_code`."""
        person = await self._store.people.by_login(login)
        player = "" if person is None else person.player
        return await self._store.recovery.code(player, recovery.code_hash(player, code))

    async def make_link(self, player: str, request: MakeResetLink, *, key: str, actor: str) -> LinkMade:
        """A link for a player whose identity somebody of the staff has checked. An earlier link is void."""
        if not is_staff(actor):
            raise Refused(OPERATORS_ONLY())
        if not player.isalnum() or not player.isascii():
            raise Refused(NO_ACCOUNT())
        token = self._transactions.entropy(recovery.LINK_BYTES).hex()
        envelope = Envelope(
            book=player,
            key=key_of(actor, key),
            actor=actor,
            request=request_hash(request),
            power=power_for(request),
        )
        written = await self._transactions.run(
            envelope, lambda each: each.answered(_make_link(each, request, recovery.link_hash(token)))
        )
        if written.transaction is None:
            raise Refused(LINK_SHOWN())
        link = written.transaction.player.link
        assert link is not None
        return LinkMade(token=token, expires_at=link.expires_at)

    async def follow_link(self, token: str, new: str) -> PasswordSet:
        """A new password for whoever has the link. Wrong, used and expired links get the same refusal."""
        found = await self._store.recovery.link(recovery.link_hash(token))
        person = None if found is None else await self._store.people.of_player(found.player)
        if found is None or person is None:
            raise Refused(LINK_INVALID())
        wanted = NewPassword(player=person.player, password=await self._passwords.hash(new), session="")
        common_passwords.check(new, person.login)
        return await self._set_password(person.login, wanted, partial(_follow, link=found, new=wanted))

    async def _set_password(self, login: str, new: NewPassword, decide: Callable[[Transaction], None]) -> PasswordSet:
        """All sessions end with it, and all second factors: whoever has lost them as well would be locked out."""
        envelope = Envelope(book=new.player, key="", actor=f"player:{new.player}", request=None)

        def decided(transaction: Transaction) -> Changes:
            transaction.expire()  # B16: as before any other request
            decide(transaction)
            _drop_factors(transaction)
            return transaction.unasked()

        written = await self._transactions.run(envelope, decided)
        assert written.transaction is not None
        codes, dropped = written.transaction.player.codes, written.transaction.factor is not None
        left = 0 if codes is None else len(codes.left)
        return PasswordSet(player=new.player, login=login, codes_left=left, factors_off=dropped)


def use_code(transaction: Transaction, code: KeptCode, instead_of: LostProof) -> None:
    """Use up a code, in the place of what was lost. Refused if somebody else was quicker with it."""
    codes = transaction.player.codes
    if codes is None or not recovery.is_left(transaction.player, code):
        raise Refused(CODE_WRONG())
    transaction.record(RecoveryCodeUsed(number=code.number, instead_of=instead_of, left=len(codes.left) - 1))
    transaction.access.append(code)


def _make_codes(transaction: Transaction, codes: tuple[str, ...]) -> Done:
    transaction.expire()
    transaction.record(RecoveryCodesMade(count=len(codes)))
    player = transaction.player
    hashes = tuple(recovery.code_hash(player.id, code) for code in codes)
    transaction.access.append(NewCodes(player=player.id, made=player.entries, hashes=hashes))
    return done(transaction)


def _recover(transaction: Transaction, *, code: KeptCode, new: NewPassword) -> None:
    use_code(transaction, code, LostProof.PASSWORD)
    transaction.record(PasswordChanged(by=PasswordProof.CODE))
    transaction.password = new


def _follow(transaction: Transaction, *, link: KeptLink, new: NewPassword) -> None:
    if not recovery.is_open(transaction.player, link, transaction.at):
        raise Refused(LINK_INVALID())
    transaction.record(PasswordChanged(by=PasswordProof.LINK))
    transaction.password = new


def _drop_factors(transaction: Transaction) -> None:
    player, factors = transaction.player, transaction.player.factors
    if factors:
        transaction.record(FactorsTurnedOff(app=factors.app is not None, passkeys=len(factors.passkeys)))
        transaction.factor = AllOff(player=player.id)


def _make_link(transaction: Transaction, request: MakeResetLink, token_hash: str) -> Done:
    refusal = closing.closed(transaction.player)
    if refusal is not None:
        raise Refused(refusal)
    transaction.expire()
    transaction.record(
        ResetLinkMade(
            document=request.document,
            reason=reason(request.reason),
            expires_at=transaction.at + recovery.LINK_LASTS,
            house_entries=transaction.house.entries,
        )
    )
    player = transaction.player
    transaction.access.append(NewLink(player=player.id, made=player.entries, token_hash=token_hash))
    return done(transaction)
