"""Passkeys: added with the password, named by the player, used to log in (WebAuthn).

The library `webauthn` checks what an authenticator says. Here stands what is asked of it: a key that the authenticator
finds by itself, so that no name is needed, and that it gives only to somebody it has verified, by a finger or a PIN.
Each challenge is good once. The attestation is not asked for: which make of authenticator it is does not matter.
"""

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import webauthn
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from ventuno.desk.access import AccessDesk
from ventuno.desk.accounts import done
from ventuno.desk.factors.ceremonies import LASTS, Ceremonies
from ventuno.desk.factors.proof_used_once import Decide, once
from ventuno.desk.requests import AddPasskey, Done, RemovePasskey
from ventuno.desk.transaction import Transaction, Transactions
from ventuno.house.accounts import closing
from ventuno.house.accounts.player import Player
from ventuno.house.factors.checks import PASSKEYS_MAX
from ventuno.house.factors.events import PasskeyAdded, PasskeyRemoved
from ventuno.house.factors.records import CeremonyKind, KeptPasskey, PasskeyOff, PasskeyOn
from ventuno.house.office.staff import StaffPasskey
from ventuno.house.refusals import (
    BAD_PASSKEY_NAME,
    NO_ACCOUNT,
    NO_PASSKEY,
    PASSKEY_KNOWN,
    PASSKEY_REFUSED,
    TOO_MANY_PASSKEYS,
)
from ventuno.rules.refusals import Refused

NAME_CHARACTERS_MAX: Final = 40
CHALLENGE_BYTES: Final = 32
_MILLISECONDS: Final = int(LASTS.total_seconds()) * 1000


class RelyingParty(msgspec.Struct, frozen=True, kw_only=True):
    """Where the house is reached: browsers keep a passkey for it and show it nowhere else."""

    domain: str
    origin: str


class PasskeyOffer(msgspec.Struct, frozen=True, kw_only=True):
    token: str
    options: str  # JSON, as browsers read it


class PasskeyAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What came back: which offer it is for, and what the authenticator says, as JSON."""

    token: str
    credential: str


class PasskeyDesk:
    def __init__(self, transactions: Transactions, access: AccessDesk, ceremonies: Ceremonies) -> None:
        self._transactions = transactions
        self._store = transactions.store
        self._access = access
        self._ceremonies = ceremonies

    # ----- adding and removing

    async def offer(self, player: str, password: str, party: RelyingParty) -> PasskeyOffer:
        await self._access.check(player, password)
        account, person = await self._store.books.player(player), await self._store.people.of_player(player)
        if account is None or person is None:
            raise Refused(NO_ACCOUNT())
        _may_add(account)
        challenge = self._transactions.entropy(CHALLENGE_BYTES)
        known = [each.credential for each in await self._store.factors.passkeys(player)]
        options = options_to_make(party, person.login, player.encode(), challenge, known)
        token = await self._ceremonies.begin(CeremonyKind.ADD_PASSKEY, player, challenge)
        return PasskeyOffer(token=token, options=options)

    async def add(  # noqa: PLR0913  # each is given from outside
        self, player: str, answer: PasskeyAnswer, name: str, party: RelyingParty, *, session: str, key: str
    ) -> Done:
        """All sessions end but that one, of the given token hash."""
        name = checked_name(name)

        async def prove() -> Decide:
            begun = await self._ceremonies.take(answer.token, CeremonyKind.ADD_PASSKEY, player)
            made = registered(answer.credential, begun.secret, party)
            credential = bytes_to_base64url(made.credential_id)
            if await self._store.factors.passkey(credential) is not None:
                raise Refused(PASSKEY_KNOWN())
            return partial(_add, made=made, credential=credential, name=name, session=session)

        request = AddPasskey(name=name)
        return await once(self._transactions, player, request, key, lambda each: _may_add(each.player), prove)

    async def remove(self, player: str, number: int, password: str, *, key: str) -> Done:
        await self._access.check(player, password)

        async def prove() -> Decide:
            return partial(_remove, number=number)

        return await once(
            self._transactions, player, RemovePasskey(number=number), key, partial(_may_remove, number=number), prove
        )

    # ----- logging in

    async def offer_log_in(self, party: RelyingParty) -> PasskeyOffer:
        """The same for everybody: nobody has said yet who they are."""
        challenge = self._transactions.entropy(CHALLENGE_BYTES)
        token = await self._ceremonies.begin(CeremonyKind.LOG_IN, None, challenge)
        return PasskeyOffer(token=token, options=options_to_use(party, challenge))

    async def use(self, answer: PasskeyAnswer, party: RelyingParty) -> str:
        """The player whose passkey it is. The refusal does not say what was wrong."""
        begun = await self._ceremonies.take(answer.token, CeremonyKind.LOG_IN, None)
        said = read_answer(answer.credential)
        kept = await self._store.factors.passkey(said.id) if is_id(said.id) else None
        account = None if kept is None else await self._store.books.player(kept.player)
        if kept is None or account is None or kept.number not in account.factors.passkeys:
            raise Refused(PASSKEY_REFUSED())
        if said.response.user_handle not in {None, kept.player.encode()}:
            raise Refused(PASSKEY_REFUSED())
        shown = authenticated(said, begun.secret, kept, party)
        if not await self._store.factors.use_passkey(kept, shown.new_sign_count, self._transactions.now()):
            raise Refused(PASSKEY_REFUSED())
        return kept.player


# ----- what authenticators are asked


def options_to_make(party: RelyingParty, login: str, user: bytes, challenge: bytes, known: Sequence[str]) -> str:
    """As JSON, for an authenticator that has none of the known ones."""
    options = webauthn.generate_registration_options(
        rp_id=party.domain,
        rp_name="ventuno",
        user_name=login,
        user_id=user,
        challenge=challenge,
        timeout=_MILLISECONDS,
        attestation=AttestationConveyancePreference.NONE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each)) for each in known],
    )
    return webauthn.options_to_json(options)


def options_to_use(party: RelyingParty, challenge: bytes) -> str:
    options = webauthn.generate_authentication_options(
        rp_id=party.domain,
        challenge=challenge,
        timeout=_MILLISECONDS,
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return webauthn.options_to_json(options)


def checked_name(name: str) -> str:
    name = name.strip()
    if not 0 < len(name) <= NAME_CHARACTERS_MAX or not name.isprintable():
        raise Refused(BAD_PASSKEY_NAME(most=NAME_CHARACTERS_MAX))
    return name


# ----- what authenticators say


def is_id(credential: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9_-]{1,1400}", credential) is not None


def registered(credential: str, challenge: bytes, party: RelyingParty) -> VerifiedRegistration:
    try:
        return webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.domain,
            expected_origin=party.origin,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001  # whatever is wrong with it, in JSON, CBOR or the signature, it is no passkey
        raise Refused(PASSKEY_REFUSED()) from None


def read_answer(credential: str) -> AuthenticationCredential:
    try:
        return parse_authentication_credential_json(credential)
    except Exception:  # noqa: BLE001  # as above
        raise Refused(PASSKEY_REFUSED()) from None


def authenticated(
    said: AuthenticationCredential, challenge: bytes, kept: KeptPasskey | StaffPasskey, party: RelyingParty
) -> VerifiedAuthentication:
    try:
        return webauthn.verify_authentication_response(
            credential=said,
            expected_challenge=challenge,
            expected_rp_id=party.domain,
            expected_origin=party.origin,
            credential_public_key=kept.public_key,
            credential_current_sign_count=kept.sign_count,
            require_user_verification=True,
        )
    except Exception:  # noqa: BLE001  # as above
        raise Refused(PASSKEY_REFUSED()) from None


# ----- what happens in the account


def _may_add(player: Player) -> None:
    if (refusal := closing.closed(player)) is not None:
        raise Refused(refusal)
    if len(player.factors.passkeys) >= PASSKEYS_MAX:
        raise Refused(TOO_MANY_PASSKEYS(most=PASSKEYS_MAX))


def _may_remove(transaction: Transaction, *, number: int) -> None:
    if number not in transaction.player.factors.passkeys:
        raise Refused(NO_PASSKEY())


def _add(transaction: Transaction, *, made: VerifiedRegistration, credential: str, name: str, session: str) -> Done:
    player = transaction.player
    number = player.factors.added + 1
    transaction.record(PasskeyAdded(number=number))
    kept = KeptPasskey(
        player=player.id,
        number=number,
        credential=credential,
        public_key=made.credential_public_key,
        sign_count=made.sign_count,
        name=name,
        added_at=transaction.at,
        used_at=None,
    )
    transaction.factor = PasskeyOn(passkey=kept, session=session)
    return done(transaction)


def _remove(transaction: Transaction, *, number: int) -> Done:
    transaction.record(PasskeyRemoved(number=number))
    transaction.factor = PasskeyOff(player=transaction.player.id, number=number)
    return done(transaction)
