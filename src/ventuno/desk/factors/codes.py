"""The code of an app: each is good once, and only a few wrong ones are looked at, in whatever process they arrive."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from ventuno.house.factors import totp
from ventuno.store.sql.accounts.attempts import AttemptStore

CODES_MAX, CODES_WITHIN = 5, timedelta(hours=1)  # otherwise somebody with the password could guess the six digits


class CodeLimit:
    """Counts the codes that are tried for one secret. A right one forgets them."""

    def __init__(self, attempts: AttemptStore, who: str, at: datetime) -> None:
        self._attempts = attempts
        self._who = f"code {who}"
        self._at = at

    async def used_up(self) -> bool:
        """Count one more. Whether there were too many before it."""
        since = self._at - CODES_WITHIN
        return await self._attempts.add(self._who, self._at.replace(microsecond=0), since) > CODES_MAX

    async def takes(
        self, secret: bytes, code: str, used_step: int, use: Callable[[int], Awaitable[bool]] | None = None
    ) -> int | None:
        """The step of the code if it is right and was not used. `use` takes it away, so that nobody else can."""
        step = totp.fitting_step(secret, code, self._at, used_step)
        if step is None or (use is not None and not await use(step)):
            return None
        await self._attempts.forget(self._who)
        return step
