"""Codes from an app: turned on with the password and a first code, off with the password and another.

The secret is shown once, when it is offered. It is kept as it is, because codes are computed from it.
"""

from functools import partial

import msgspec

from ventuno.desk.access import AccessDesk
from ventuno.desk.accounts import done
from ventuno.desk.factors.ceremonies import Ceremonies
from ventuno.desk.factors.codes import CODES_WITHIN, CodeLimit
from ventuno.desk.factors.proof_used_once import Decide, once
from ventuno.desk.requests import Done, TurnOffCodeApp, TurnOnCodeApp
from ventuno.desk.transaction import Transaction, Transactions
from ventuno.house.accounts import closing
from ventuno.house.accounts.player import Player
from ventuno.house.factors import totp
from ventuno.house.factors.events import CodeAppTurnedOff, CodeAppTurnedOn
from ventuno.house.factors.records import AppOff, AppOn, CeremonyKind, KeptApp
from ventuno.house.ledger.calendar import said
from ventuno.house.refusals import APP_CODE_WRONG, APP_IS_OFF, APP_IS_ON, NO_ACCOUNT, TOO_MANY_CODES
from ventuno.rules.refusals import Refused


class AppOffer(msgspec.Struct, frozen=True, kw_only=True):
    """Shown once; the app is on when a code of it has come back."""

    token: str
    secret: bytes
    login: str  # what the app shows it under


class CodeAppDesk:
    def __init__(self, transactions: Transactions, access: AccessDesk, ceremonies: Ceremonies) -> None:
        self._transactions = transactions
        self._store = transactions.store
        self._access = access
        self._ceremonies = ceremonies

    async def offer(self, player: str, password: str) -> AppOffer:
        await self._access.check(player, password)
        account, person = await self._store.books.player(player), await self._store.people.of_player(player)
        if account is None or person is None:
            raise Refused(NO_ACCOUNT())
        _may_turn_on(account)
        secret = self._transactions.entropy(totp.SECRET_BYTES)
        token = await self._ceremonies.begin(CeremonyKind.TURN_ON_APP, player, secret)
        return AppOffer(token=token, secret=secret, login=person.login)

    async def turn_on(self, player: str, token: str, code: str, *, session: str, key: str) -> Done:
        """With the first code. All sessions end but that one, of the given token hash."""

        async def prove() -> Decide:
            begun = await self._ceremonies.find(token, CeremonyKind.TURN_ON_APP, player)
            step = await (await self._limit(player)).takes(begun.secret, code, used_step=0)
            if step is None:
                raise Refused(APP_CODE_WRONG())  # the offer stands: the next code may be right
            await self._ceremonies.end(begun)
            return partial(_turn_on, secret=begun.secret, step=step, session=session)

        return await once(
            self._transactions, player, TurnOnCodeApp(), key, lambda each: _may_turn_on(each.player), prove
        )

    async def turn_off(self, player: str, password: str, code: str, *, key: str) -> Done:
        await self._access.check(player, password)

        async def prove() -> Decide:
            await self.use_code(player, code)
            return _turn_off

        return await once(self._transactions, player, TurnOffCodeApp(), key, _may_turn_off, prove)

    async def use_code(self, player: str, code: str) -> None:
        """Refused unless it is a code of the player's app that was not used."""
        app = await self._store.factors.app(player)
        if app is None:
            raise Refused(APP_IS_OFF())
        use = partial(self._store.factors.use_step, app)
        if await (await self._limit(player)).takes(app.secret, code, app.used_step, use) is None:
            raise Refused(APP_CODE_WRONG())

    async def _limit(self, player: str) -> CodeLimit:
        at = self._transactions.now()
        limit = CodeLimit(self._store.attempts, f"player {player}", at)
        if await limit.used_up():
            raise Refused(TOO_MANY_CODES(until=said(at + CODES_WITHIN)))
        return limit


def _may_turn_on(player: Player) -> None:
    if (refusal := closing.closed(player)) is not None:
        raise Refused(refusal)
    if player.factors.app is not None:
        raise Refused(APP_IS_ON())


def _may_turn_off(transaction: Transaction) -> None:
    if transaction.player.factors.app is None:
        raise Refused(APP_IS_OFF())


def _turn_on(transaction: Transaction, *, secret: bytes, step: int, session: str) -> Done:
    transaction.record(CodeAppTurnedOn())
    player = transaction.player
    kept = KeptApp(player=player.id, made=player.entries, secret=secret, used_step=step)
    transaction.factor = AppOn(app=kept, session=session)
    return done(transaction)


def _turn_off(transaction: Transaction) -> Done:
    transaction.record(CodeAppTurnedOff())
    transaction.factor = AppOff(player=transaction.player.id)
    return done(transaction)
