"""The staff: they are appointed with a password and a second factor, and log in with both.

The appointment is written first, the credentials afterwards. If the process is stopped in between, the person is
appointed but cannot log in; `renew` repairs that. In the other order, an appointment that is refused could change
somebody's password.

The credentials of a dismissed person are deleted at the dismissal. If the process is stopped before that, they are
deleted when the same name is appointed again: old credentials must not work for a new person.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from ventuno.desk.desk import Desk
from ventuno.desk.factors.codes import CodeLimit
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import Appoint, Dismiss, Enter, RenewCredentials
from ventuno.house.factors import totp
from ventuno.house.office.staff import Credentials, Role
from ventuno.house.refusals import NOT_FOUNDED, WRONG_CREDENTIALS
from ventuno.rules.refusals import Refused

KEY_BYTES = 8


class StaffDesk:
    def __init__(
        self,
        desk: Desk,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        passwords: Passwords | None = None,
    ) -> None:
        self._desk = desk
        self._clock = clock
        self._entropy = entropy
        self._passwords = passwords or Passwords()

    async def appoint(self, request: Appoint, password: str, *, actor: str) -> bytes:
        """Returns the secret of the second factor: only for that person, and never shown again."""
        return await self._with_credentials(request, password, actor)

    async def renew(self, request: RenewCredentials, password: str, *, actor: str) -> bytes:
        """A new password and a new second factor. Sessions that were begun with the old ones end."""
        return await self._with_credentials(request, password, actor)

    async def dismiss(self, request: Dismiss, *, actor: str) -> None:
        store = self._desk.store
        before = await store.staff.credentials(request.name)
        await self._desk.run(request, key=self._key(), actor=actor)
        if before is not None:
            await store.staff.forget_credentials(before)
        await store.staff.end_sessions(request.name)

    async def log_in(self, name: str, password: str, code: str) -> tuple[Role, Credentials]:
        """Returns the role, and the credentials that were used: a session can only begin with the newest.

        The refusal does not say whether name, password or code was wrong. It takes as long for an unknown name.
        """
        store = self._desk.store
        house, kept = await store.books.house(), await store.staff.credentials(name)
        if house is None:
            raise Refused(NOT_FOUNDED())
        member = house.staff.get(name)
        fits = await self._passwords.fits(password, None if kept is None else kept.password)
        if not fits or kept is None or member is None or not await self._has_code(kept, code):
            raise Refused(WRONG_CREDENTIALS())
        await self._desk.run(Enter(), key=self._key(), actor=f"{member.role.value}:{name}")
        return member.role, kept

    async def _has_code(self, kept: Credentials, code: str) -> bool:
        """Whether the code is right. It works once, even if many try it at once. After too many, wait a while."""
        store = self._desk.store
        limit = CodeLimit(store.attempts, kept.name, self._clock())
        if await limit.used_up():
            return False
        use = partial(store.staff.use_step, kept)
        return await limit.takes(bytes.fromhex(kept.secret), code, kept.used_step, use) is not None

    async def _with_credentials(self, request: Appoint | RenewCredentials, password: str, actor: str) -> bytes:
        hashed, secret = await self._passwords.hash(password), self._entropy(totp.SECRET_BYTES)
        await self._forget_left_over(request.name)
        await self._desk.run(request, key=self._key(), actor=actor)
        await self._desk.store.staff.keep_credentials(
            Credentials(name=request.name, password=hashed, secret=secret.hex())
        )
        return secret

    async def _forget_left_over(self, name: str) -> None:
        """Delete credentials of a name that nobody has: the process was stopped in the middle of the dismissal."""
        store = self._desk.store
        left, house = (
            await store.staff.credentials(name),
            await store.books.house(),
        )  # in this order, so that newer credentials are not touched
        if left is not None and house is not None and name not in house.staff:
            await store.staff.forget_credentials(left)

    def _key(self) -> str:
        """A new key each time, because these requests are never repeated."""
        return f"staff {self._clock().astimezone(UTC):%Y%m%d%H%M%S} {self._entropy(KEY_BYTES).hex()}"
