"""Requirement 44: the staff enrol themselves. Nobody else ever sees their password or their second factor.

An appointment makes a link, which is good for a day and once. Whoever has it chooses both. Only its hash is kept. Where
the appointment was proposed and approved by two people (requirement 42), the approver has the link and the proposer has
a code. Both are needed: otherwise the one with the link could enrol in place of somebody else, and be two people.

The journal comes first, the credentials afterwards. If the process is stopped in between, the link still works.
"""

import hmac
from collections.abc import Callable
from datetime import timedelta
from typing import Final

import msgspec

from ventuno.desk.factors.passkeys import PasskeyAnswer, PasskeyOffer, RelyingParty
from ventuno.desk.factors.staff import AppOffered, StaffFactors
from ventuno.desk.office import four_eyes
from ventuno.desk.passwords import Passwords
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.access import common_passwords, recovery
from ventuno.house.factors import totp
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.events import CredentialsRenewed, StaffAppointed, StaffEnrolled
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.staff import Credentials, EnrolmentLink, Role
from ventuno.house.refusals import ENROLMENT_INVALID, FACTOR_MISSING
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Changes

LASTS: Final = timedelta(hours=24)
TOKEN_BYTES: Final = 32


class MadeLink(msgspec.Struct, frozen=True, kw_only=True):
    token: str  # shown once
    link: EnrolmentLink


class Enrolment(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody who has a link is offered."""

    name: str
    role: Role
    needs_code: bool
    app: AppOffered
    passkey: PasskeyOffer | None  # none: nobody has said how the house is reached


class ChosenApp(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    code: str  # its first one


class ChosenPasskey(msgspec.Struct, frozen=True, kw_only=True):
    answer: PasskeyAnswer
    label: str


class Chosen(msgspec.Struct, frozen=True, kw_only=True):
    """At least one of the two."""

    app: ChosenApp | None = None
    passkey: ChosenPasskey | None = None


class EnrolmentDesk:
    def __init__(
        self, transactions: Transactions, entropy: Callable[[int], bytes], passwords: Passwords, factors: StaffFactors
    ) -> None:
        self._transactions = transactions
        self._store = transactions.store
        self._entropy = entropy
        self._passwords = passwords
        self._factors = factors

    async def make_link(self, name: str, *, made: int, code_hash: str = "") -> MadeLink:
        """An earlier link of that name is void."""
        token = self._entropy(TOKEN_BYTES).hex()
        link = EnrolmentLink(
            name=name,
            token_hash=_hash(token),
            code_hash=code_hash,
            made=made,
            expires_at=self._transactions.now() + LASTS,
        )
        await self._store.staff.keep_link(link)
        return MadeLink(token=token, link=link)

    async def look(self, token: str, party: RelyingParty | None) -> Enrolment:
        """Changes nothing: the link may be opened again until something was chosen."""
        link, role = await self._link(token)
        passkey = None if party is None else await self._factors.offer_passkey(link.name, party)
        app = await self._factors.offer_app(link.name)
        return Enrolment(name=link.name, role=role, needs_code=bool(link.code_hash), app=app, passkey=passkey)

    async def enrol(
        self, token: str, code: str, password: str, chosen: Chosen, party: RelyingParty | None
    ) -> tuple[str, Role]:
        """Wrong, used and expired links get the same refusal; so does a wrong code of the proposer."""
        link, role = await self._link(token)
        if link.code_hash and not hmac.compare_digest(four_eyes.code_hash(code), link.code_hash):
            raise Refused(ENROLMENT_INVALID())
        if chosen.app is None and chosen.passkey is None:
            raise Refused(FACTOR_MISSING())
        hashed = await self._passwords.hash(password)
        common_passwords.check(password, link.name)
        secret, step = self._entropy(totp.SECRET_BYTES), 0
        if chosen.app is not None:
            secret, step = await self._factors.app(link.name, chosen.app.token, chosen.app.code)
        passkey = None
        if chosen.passkey is not None:
            passkey = await self._factors.passkey(link.name, chosen.passkey.answer, chosen.passkey.label, party)
        kept = Credentials(
            name=link.name, password=hashed, secret=secret.hex(), used_step=step, app=chosen.app is not None
        )
        enrolled = StaffEnrolled(app=kept.app, passkey=passkey is not None, credentials=kept.hash)
        await self.record(link.name, role, enrolled)
        if not await self._store.staff.enrol(link, kept, passkey):
            raise Refused(ENROLMENT_INVALID())
        return link.name, role

    async def record(self, name: str, role: Role, what: StaffEnrolled) -> None:
        """In the house's journal, by whoever it is."""

        def decided(transaction: Transaction) -> Changes:
            member = transaction.house.staff.get(name)
            if member is None or member.role is not role:
                raise Refused(ENROLMENT_INVALID())
            transaction.record_in_house(what)
            return transaction.unasked()

        actor = f"{role.value}:{name}"
        await self._transactions.run(Envelope(book=HOUSE, key="", actor=actor, request=None), decided)

    async def _link(self, token: str) -> tuple[EnrolmentLink, Role]:
        found, house = await self._store.staff.link(_hash(token)), await self._store.books.house()
        member = None if found is None or house is None else house.staff.get(found.name)
        if found is None or member is None or self._transactions.now() >= found.expires_at:
            raise Refused(ENROLMENT_INVALID())
        if not await self._is_newest(found):
            raise Refused(ENROLMENT_INVALID())
        return found, member.role

    async def _is_newest(self, link: EnrolmentLink) -> bool:
        """Whether the entry that it names is about this person: links of a name are worth nothing to another owner."""
        lines = await self._store.books.lines(HOUSE, after=link.made - 1, most=1)
        what = codec.decode(lines[0].text, Entry).what if lines else None
        return isinstance(what, StaffAppointed | CredentialsRenewed) and what.name == link.name


def _hash(token: str) -> str:
    return recovery.link_hash(f"enrolment link\n{token}")
