"""Second factors of the staff: codes from an app, passkeys, or both. One of them is always needed beside the password.

A passkey of the staff is good at the console only: nobody logs in with it alone, and no player can use it.
"""

from functools import partial

import msgspec
from webauthn.helpers import bytes_to_base64url

from ventuno.desk.factors.ceremonies import Ceremonies
from ventuno.desk.factors.codes import CodeLimit
from ventuno.desk.factors.passkeys import (
    CHALLENGE_BYTES,
    PasskeyAnswer,
    PasskeyOffer,
    RelyingParty,
    authenticated,
    checked_name,
    is_id,
    options_to_make,
    options_to_use,
    read_answer,
    registered,
)
from ventuno.desk.transaction import Transactions
from ventuno.house.factors import totp
from ventuno.house.factors.checks import PASSKEYS_MAX
from ventuno.house.factors.records import CeremonyKind
from ventuno.house.office.staff import Credentials, StaffPasskey
from ventuno.house.refusals import APP_CODE_WRONG, PASSKEY_KNOWN, PASSKEY_REFUSED, TOO_MANY_PASSKEYS
from ventuno.rules.refusals import Refused

_USER = "staff:"  # begins what an authenticator is told about whose passkey it is: no player's number has a colon


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """A second factor as it is shown: a code, or what an authenticator says."""

    code: str | None = None
    passkey: PasskeyAnswer | None = None
    party: RelyingParty | None = None


class AppOffered(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    secret: bytes


class StaffFactors:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._store = transactions.store
        self._ceremonies = Ceremonies(transactions)

    async def shown(self, kept: Credentials, proof: Proof) -> bool:
        """Whether the second factor is right. A code works once, even if many try it at once."""
        if proof.passkey is not None and proof.party is not None:
            return await self._has_passkey(kept.name, proof.passkey, proof.party)
        return proof.code is not None and await self._has_code(kept, proof.code)

    async def _has_code(self, kept: Credentials, code: str) -> bool:
        """After too many wrong ones, wait a while."""
        limit = CodeLimit(self._store.attempts, kept.name, self._transactions.now())
        if await limit.used_up() or not kept.app:
            return False
        use = partial(self._store.staff.use_step, kept)
        return await limit.takes(bytes.fromhex(kept.secret), code, kept.used_step, use) is not None

    async def _has_passkey(self, name: str, answer: PasskeyAnswer, party: RelyingParty) -> bool:
        try:
            begun = await self._ceremonies.take(answer.token, CeremonyKind.STAFF_PASSKEY, None)
            said = read_answer(answer.credential)
            kept = await self._store.staff.passkey(said.id) if is_id(said.id) else None
            if kept is None or kept.name != name:
                return False
            seen = authenticated(said, begun.secret, kept, party)
        except Refused:
            return False
        return await self._store.staff.use_passkey(kept, seen.new_sign_count, self._transactions.now())

    async def offer_use(self, party: RelyingParty) -> PasskeyOffer:
        """The same for everybody, so nobody learns who has a passkey."""
        challenge = self._transactions.entropy(CHALLENGE_BYTES)
        token = await self._ceremonies.begin(CeremonyKind.STAFF_PASSKEY, None, challenge)
        return PasskeyOffer(token=token, options=options_to_use(party, challenge))

    # ----- choosing them

    async def offer_app(self, name: str) -> AppOffered:
        secret = self._transactions.entropy(totp.SECRET_BYTES)
        token = await self._ceremonies.begin(CeremonyKind.STAFF_APP, None, secret, staff=name)
        return AppOffered(token=token, secret=secret)

    async def app(self, name: str, token: str, code: str) -> tuple[bytes, int]:
        """The secret that was offered, and the step of its first code. The offer stands if the code is wrong."""
        begun = await self._ceremonies.find(token, CeremonyKind.STAFF_APP, None, staff=name)
        limit = CodeLimit(self._store.attempts, f"staff enrolment {name}", self._transactions.now())
        step = None if await limit.used_up() else await limit.takes(begun.secret, code, used_step=0)
        if step is None:
            raise Refused(APP_CODE_WRONG())
        return begun.secret, step

    async def offer_passkey(self, name: str, party: RelyingParty) -> PasskeyOffer:
        known = [each.credential for each in await self._store.staff.passkeys(name)]
        if len(known) >= PASSKEYS_MAX:
            raise Refused(TOO_MANY_PASSKEYS(most=PASSKEYS_MAX))
        challenge = self._transactions.entropy(CHALLENGE_BYTES)
        token = await self._ceremonies.begin(CeremonyKind.STAFF_ADD_PASSKEY, None, challenge, staff=name)
        options = options_to_make(party, f"{name} (console)", f"{_USER}{name}".encode(), challenge, known)
        return PasskeyOffer(token=token, options=options)

    async def passkey(self, name: str, answer: PasskeyAnswer, label: str, party: RelyingParty | None) -> StaffPasskey:
        """The passkey that was made for an offer."""
        label = checked_name(label)
        if party is None:
            raise Refused(PASSKEY_REFUSED())
        begun = await self._ceremonies.take(answer.token, CeremonyKind.STAFF_ADD_PASSKEY, None, staff=name)
        made = registered(answer.credential, begun.secret, party)
        credential = bytes_to_base64url(made.credential_id)
        known = await self._store.staff.passkey(credential) or await self._store.factors.passkey(credential)
        if known is not None:
            raise Refused(PASSKEY_KNOWN())
        return StaffPasskey(
            credential=credential,
            name=name,
            public_key=made.credential_public_key,
            sign_count=made.sign_count,
            label=label,
            added_at=self._transactions.now(),
        )
