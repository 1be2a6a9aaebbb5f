"""The draws once more, from what is published about them (B3) and sharing nothing with the house's own code."""

import hashlib
import hmac
from collections.abc import Sequence

BITS = 64


def outcome(server: bytes, client: str, kind: str, number: int, weights: Sequence[int]) -> int:
    """Outcome `number` of a kind: the first HMAC below the largest multiple of the total, as a place in the weights."""
    total = sum(weights)
    for attempt in range(100):
        message = f"ventuno 1\n{kind}\n{number}\n{attempt}\n{client}"
        digest = hmac.new(server, message.encode(), hashlib.sha256).hexdigest()
        value = int(digest[: BITS // 4], 16)
        if value < 2**BITS // total * total:
            rest = value % total
            for place, weight in enumerate(weights):
                if rest < weight:
                    return place
                rest -= weight
    raise AssertionError("a hundred values in a row that had to be drawn again")


def outcomes(server: bytes, client: str, kind: str, count: int, weights: Sequence[int]) -> list[int]:
    return [outcome(server, client, kind, number, weights) for number in range(count)]
