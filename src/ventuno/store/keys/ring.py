"""What a key can do: derive seeds, encrypt secrets, sign.

A ring holds one key or more, each with an id. The current key makes everything new. The older ones stay, so that what
was made with them can still be used.

Everything comes from one operation, `derive`: HMAC-SHA-256 with a key of the ring over a purpose and a context. So a
device that never gives a key away (a hardware module, a key service) can be a ring: it implements `current`, `ids` and
`derive`. It may override the rest, for example to sign inside.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from ventuno.rules.refusals import Refusal, Refused
from ventuno.store.entropy import entropy
from ventuno.store.keys.refusals import KEY_UNKNOWN, SECRET_BROKEN

KEY_BYTES = 32
ENCRYPTED = "encrypted"  # begins every such text: what an earlier version has written begins with something else

SIGNATURES = "ventuno signature"  # the purpose of the keys that are published

_NONCE_BYTES = 12
_VERSION = "ventuno key 1"


def derived(key: bytes, purpose: str, context: str) -> bytes:
    """HMAC-SHA-256. The purpose is one line, so no two pairs of purpose and context make the same message."""
    assert "\n" not in purpose
    return hmac.digest(key, f"{_VERSION}\n{purpose}\n{context}".encode(), hashlib.sha256)


class KeyRing(ABC):
    """The keys of a house."""

    @property
    @abstractmethod
    def current(self) -> str:
        """The id of the key for everything new."""

    @property
    @abstractmethod
    def ids(self) -> tuple[str, ...]:
        """The ids of all keys, the oldest first."""

    @property
    def former(self) -> frozenset[str]:
        """The ids of keys from before the last restore: somebody may have seen the seeds that were made with them."""
        return frozenset()

    @abstractmethod
    def derive(self, key_id: str, purpose: str, context: str = "") -> bytes:
        """32 bytes that only this key makes of this purpose and this context. Refused if the key is not here."""

    def check_value(self, key_id: str) -> str:
        """What a database keeps of a key to know it again. It says nothing else about the key."""
        return self.derive(key_id, "check").hex()

    # ----- secrets

    def encrypt(self, purpose: str, plain: bytes, *, owner: str = "") -> str:
        """A text that only this ring decrypts, and only for the same purpose and owner."""
        nonce = entropy(_NONCE_BYTES)
        secret = self._cipher(self.current, purpose).encrypt(nonce, plain, owner.encode())
        return f"{ENCRYPTED}:{self.current}:{(nonce + secret).hex()}"

    def decrypt(self, purpose: str, text: str, *, owner: str = "") -> bytes:
        """What was encrypted. Refused if the text was changed, or encrypted for something else or somebody else."""
        try:
            word, key_id, encoded = text.split(":")
            secret = bytes.fromhex(encoded)
            if word != ENCRYPTED or len(secret) < _NONCE_BYTES:
                raise Refused(SECRET_BROKEN(purpose=purpose))
            return self._cipher(key_id, purpose).decrypt(secret[:_NONCE_BYTES], secret[_NONCE_BYTES:], owner.encode())
        except (InvalidTag, ValueError):
            raise Refused(SECRET_BROKEN(purpose=purpose)) from None

    def _cipher(self, key_id: str, purpose: str) -> ChaCha20Poly1305:
        return ChaCha20Poly1305(self.derive(key_id, f"encrypt {purpose}"))

    # ----- signatures

    def signing_key(self, purpose: str, key_id: str | None = None) -> Ed25519PrivateKey:
        """What signs for this purpose: of the current key, or of an older one."""
        return Ed25519PrivateKey.from_private_bytes(self.derive(key_id or self.current, f"sign {purpose}"))

    def public_keys(self, purpose: str) -> Mapping[str, Ed25519PublicKey]:
        """What anybody checks those signatures with, by the id of the key."""
        return {key_id: self.signing_key(purpose, key_id).public_key() for key_id in self.ids}


class KeysAtHand(KeyRing):
    """Keys in the memory of this process."""

    def __init__(self, keys: Mapping[str, bytes], current: str, former: Iterable[str] = ()) -> None:
        """By id, the oldest first."""
        assert current in keys
        self._keys = dict(keys)
        self._current = current
        self._former = frozenset(former)

    @classmethod
    def of(cls, *keys: bytes) -> "KeysAtHand":
        """The last one is the current one."""
        by_id = {id_of(key): key for key in keys}
        return cls(by_id, id_of(keys[-1]))

    def __repr__(self) -> str:
        """Without the keys: what is printed is read by people."""
        return f"{type(self).__name__}({', '.join(self.ids)})"

    @property
    def current(self) -> str:
        return self._current

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._keys)

    @property
    def former(self) -> frozenset[str]:
        return self._former

    def derive(self, key_id: str, purpose: str, context: str = "") -> bytes:
        key = self._keys.get(key_id)
        if key is None:
            raise Refused(KEY_UNKNOWN(id=key_id))
        return derived(key, purpose, context)


def id_of(key: bytes) -> str:
    """The name of a key follows from it: so a file in which a key was changed is noticed."""
    return derived(key, "id", "")[:8].hex()


class NoKeys(KeyRing):
    """For whoever only reads. Whatever needs a key is refused, for this reason."""

    def __init__(self, reason: Refusal) -> None:
        self.reason = reason

    @property
    def current(self) -> str:
        raise Refused(self.reason)

    @property
    def ids(self) -> tuple[str, ...]:
        return ()

    def derive(self, key_id: str, purpose: str, context: str = "") -> bytes:  # noqa: ARG002  # there is no key
        raise Refused(self.reason)
