"""How players log in: with the password, and a second factor if they have one; or with a passkey alone.

Only who knows the password learns that an account has a second factor.
"""

from ventuno.desk.desk import Desk
from ventuno.desk.factors.app import CodeAppDesk
from ventuno.desk.factors.ceremonies import Ceremonies
from ventuno.desk.factors.passkeys import PasskeyAnswer, PasskeyDesk, RelyingParty
from ventuno.house.factors.state import needed
from ventuno.house.refusals import PASSKEY_REFUSED
from ventuno.rules.refusals import Refused


class Entrance:
    def __init__(self, desk: Desk) -> None:
        ceremonies = Ceremonies(desk.transactions)
        self._desk = desk
        self.app = CodeAppDesk(desk.transactions, desk.access, ceremonies)
        self.passkeys = PasskeyDesk(desk.transactions, desk.access, ceremonies)

    async def check_second(
        self, player: str, code: str | None, passkey: PasskeyAnswer | None, party: RelyingParty | None
    ) -> None:
        """Of a player whose password was right. Refused if a second factor is needed, or is not right."""
        account = await self._desk.store.books.player(player)
        if account is None or not account.factors:
            return
        if passkey is not None and party is not None:
            if await self.passkeys.use(passkey, party) != player:
                raise Refused(PASSKEY_REFUSED())
        elif code is not None and account.factors.app is not None:
            await self.app.use_code(player, code)
        else:
            raise Refused(needed(account.factors))
