"""Entropy comes from the operating system's cryptographic generator, and from nowhere else (requirement 2)."""

import secrets


def entropy(length: int) -> bytes:
    return secrets.token_bytes(length)
