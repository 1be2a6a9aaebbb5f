"""The staff: they are appointed, enrol themselves by a link, and log in with a password and a second factor.

An appointment is written first, the link and the credentials afterwards. If the process is stopped in between, the
person is appointed but cannot log in; `renew` repairs that. In the other order, an appointment that is refused could
change somebody's password.

The credentials of a dismissed person are deleted at the dismissal. If the process is stopped before that, they are
deleted when the same name is appointed again: old credentials must not work for a new person.
"""

from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from ventuno.desk.desk import Desk
from ventuno.desk.factors.passkeys import PasskeyAnswer, RelyingParty
from ventuno.desk.factors.staff import Proof, StaffFactors
from ventuno.desk.office.approvals import Approval
from ventuno.desk.office.enrolment import EnrolmentDesk, MadeLink
from ventuno.desk.passwords import Passwords
from ventuno.desk.requests import Appoint, ChangeOwnPassword, Dismiss, Enter, RenewCredentials
from ventuno.house.access import common_passwords
from ventuno.house.factors import totp
from ventuno.house.office.events import StaffEnrolled
from ventuno.house.office.staff import Credentials, Role, StaffPasskey
from ventuno.house.refusals import NOT_FOUNDED, PASSWORD_DIFFERS, STAFF_KNOWN, WRONG_CREDENTIALS
from ventuno.rules.refusals import Refused

KEY_BYTES = 8


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """A link, or a proposal that waits for somebody else. The code is only for whoever has proposed it."""

    link: MadeLink | None = None
    proposal: int | None = None
    code: str = ""


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
        self.factors = StaffFactors(desk.transactions)
        self.enrolment = EnrolmentDesk(desk.transactions, entropy, self._passwords, self.factors)

    async def appoint(self, request: Appoint, *, actor: str) -> Invited:
        """Returns a link for that person alone: they choose password and second factor themselves."""
        await self._forget_left_over(request.name)
        return await self._invite(request, actor)

    async def renew(self, request: RenewCredentials, *, actor: str) -> Invited:
        """A link for a new password and second factor. What they had opens nothing from now on."""
        return await self._invite(request, actor)

    async def appoint_first(self, request: Appoint, password: str, *, actor: str) -> bytes:
        """The first of a house enrols at the terminal. Returns the secret of the app, which is never shown again.

        Refused if somebody works here already: they could be let in by nobody but themselves.
        """
        house = await self._desk.store.books.house()
        if house is None:
            raise Refused(NOT_FOUNDED())
        if house.staff:
            raise Refused(STAFF_KNOWN())
        hashed, secret = await self._passwords.hash(password), self._entropy(totp.SECRET_BYTES)
        await self._forget_left_over(request.name)
        await self._desk.run(request, key=self._key(), actor=actor)
        kept = Credentials(name=request.name, password=hashed, secret=secret.hex())
        await self.enrolment.record(request.name, request.role, StaffEnrolled(app=True, credentials=kept.hash))
        await self._desk.store.staff.keep_credentials(kept)
        return secret

    async def approve(self, proposal: int, *, key: str, actor: str) -> tuple[Approval, MadeLink | None]:
        """Requirement 42. Of an appointment the approver has the link, and the proposer the code."""
        approval = await self._desk.approvals.approve(proposal, key=key, actor=actor)
        if not isinstance(approval.request, Appoint | RenewCredentials):
            return approval, None
        return approval, await self._new_link(approval.request, approval.done.entry, approval.code)

    async def dismiss(self, request: Dismiss, *, actor: str) -> None:
        store = self._desk.store
        before = await store.staff.credentials(request.name)
        await self._desk.run(request, key=self._key(), actor=actor)
        await store.staff.forget_link(request.name)
        if before is not None:
            await store.staff.forget_credentials(before)
        await store.staff.end_sessions(request.name)

    async def log_in(self, name: str, password: str, proof: Proof) -> tuple[Role, Credentials]:
        """Returns the role, and the credentials that were used: a session can only begin with the newest.

        The refusal does not say whether name, password or second factor was wrong. An unknown name takes as long.
        """
        store = self._desk.store
        house, kept = await store.books.house(), await store.staff.credentials(name)
        if house is None:
            raise Refused(NOT_FOUNDED())
        member = house.staff.get(name)
        fits = await self._passwords.fits(password, None if kept is None else kept.password)
        if not fits or kept is None or member is None or not await self.factors.shown(kept, proof):
            raise Refused(WRONG_CREDENTIALS())
        reads, last = await store.reads.head()
        entered = Enter(reads=reads, reads_hash=last, credentials=kept.hash)
        await self._desk.run(entered, key=self._key(), actor=f"{member.role.value}:{name}")
        return member.role, kept

    async def show_again(self, name: str, proof: Proof) -> None:
        """Somebody who is logged in shows a second factor once more."""
        kept = await self._desk.store.staff.credentials(name)
        if kept is None or not await self.factors.shown(kept, proof):
            raise Refused(WRONG_CREDENTIALS())

    async def change_password(self, name: str, role: Role, current: str, new: str, *, session: str) -> None:
        """Requirement 44. All sessions end but that one, of the given token hash."""
        store = self._desk.store
        kept = await store.staff.credentials(name)
        if not await self._passwords.fits(current, None if kept is None else kept.password):
            raise Refused(PASSWORD_DIFFERS())
        assert kept is not None
        hashed = await self._passwords.hash(new)
        common_passwords.check(new, name)
        changed = ChangeOwnPassword(credentials=msgspec.structs.replace(kept, password=hashed).hash)
        await self._desk.run(changed, key=self._key(), actor=f"{role.value}:{name}")
        if not await store.staff.change_password(kept, hashed, session):
            raise Refused(PASSWORD_DIFFERS())

    async def add_passkey(self, name: str, answer: PasskeyAnswer, label: str, party: RelyingParty) -> StaffPasskey:
        made = await self.factors.passkey(name, answer, label, party)
        await self._desk.store.staff.add_passkey(made)
        return made

    async def _invite(self, request: Appoint | RenewCredentials, actor: str) -> Invited:
        done, code = await self._desk.propose_or_run(request, key=self._key(), actor=actor)
        if done.proposal is not None:
            return Invited(proposal=done.proposal, code=code)
        return Invited(link=await self._new_link(request, done.entry, ""))

    async def _new_link(self, request: Appoint | RenewCredentials, entry: int, code_hash: str) -> MadeLink:
        store = self._desk.store
        if isinstance(request, RenewCredentials) and (old := await store.staff.credentials(request.name)) is not None:
            await store.staff.forget_credentials(old)
        return await self.enrolment.make_link(request.name, made=entry, code_hash=code_hash)

    async def _forget_left_over(self, name: str) -> None:
        """Delete credentials of a name that nobody has: the process was stopped in the middle of the dismissal."""
        store = self._desk.store
        left, house = (
            await store.staff.credentials(name),
            await store.books.house(),
        )  # in this order, so that newer credentials are not touched
        if house is not None and name not in house.staff:
            await store.staff.forget_link(name)
            if left is not None:
                await store.staff.forget_credentials(left)

    def _key(self) -> str:
        """A new key each time, because these requests are never repeated."""
        return f"staff {self._clock().astimezone(UTC):%Y%m%d%H%M%S} {self._entropy(KEY_BYTES).hex()}"
