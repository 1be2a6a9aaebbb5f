"""Entropy: the operating system's cryptographic generator, and nothing else (requirement 2)."""

import secrets


def entropy(length: int) -> bytes:
    return secrets.token_bytes(length)
