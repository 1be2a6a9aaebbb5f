"""An authenticator in software: makes passkeys and answers with them, as browsers pass it on (WebAuthn, ES256)."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


@dataclass
class Key:
    id: bytes
    user: bytes
    private: ec.EllipticCurvePrivateKey
    count: int = 0


@dataclass
class Authenticator:
    """In front of a page of that origin. What it does wrong is set by the test."""

    origin: str
    verifies: bool = True  # a finger, a PIN
    counts: bool = True
    keys: list[Key] = field(default_factory=list)

    def create(self, options: str, *, origin: str | None = None) -> str:
        """A new key, and what is said about it."""
        asked = json.loads(options)
        key = Key(secrets.token_bytes(32), _bytes(asked["user"]["id"]), ec.generate_private_key(ec.SECP256R1()))
        self.keys.append(key)
        public = key.private.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)})
        attested = bytes(16) + len(key.id).to_bytes(2) + key.id + cose
        data = self._data(asked["rp"]["id"], key, WITH_KEY) + attested
        said = {
            "clientDataJSON": _text(self._client("webauthn.create", asked["challenge"], origin)),
            "attestationObject": _text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return _credential(key, said)

    def get(self, options: str, *, key: Key | None = None, origin: str | None = None) -> str:
        """An answer with the newest key, or that one."""
        asked, key = json.loads(options), key or self.keys[-1]
        key.count += self.counts
        client = self._client("webauthn.get", asked["challenge"], origin)
        data = self._data(asked["rpId"], key)
        signature = key.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {
            "clientDataJSON": _text(client),
            "authenticatorData": _text(data),
            "signature": _text(signature),
            "userHandle": _text(key.user),
        }
        return _credential(key, said)

    def _data(self, domain: str, key: Key, more: int = 0) -> bytes:
        flags = PRESENT | (VERIFIED if self.verifies else 0) | more
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + key.count.to_bytes(4)

    def _client(self, kind: str, challenge: str, origin: str | None) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": origin or self.origin, "crossOrigin": False}
        return json.dumps(said).encode()


def _credential(key: Key, response: dict[str, Any]) -> str:
    return json.dumps({"id": _text(key.id), "rawId": _text(key.id), "type": "public-key", "response": response})


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
