"""Fair draws: the only place where chance comes from (B2, B3).

A play has two seeds: the server's, committed to by its hash before the stake is taken, and the client's. Outcome *k* of
each kind (cards, free cards, High/Low cards) is a function of the seeds, the kind and *k* alone, so no choice of the
player's moves any later card. HMAC-SHA-256 makes the bits, which a browser can compute too; scaling them to the weights
of a law is exact, because values that would bias it are rejected and drawn again.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate

from ventuno.rules.big21 import ChanceMove, Deal, Grant, Hidden, Open, Play, moves
from ventuno.rules.cards import RANKS, Suit
from ventuno.rules.law import Law

SEED_BYTES = 32
_RANGE = 1 << 64


class Stream(Enum):
    """Each kind of outcome is numbered for itself."""

    DEAL = "deal"
    FREE_CARDS = "free_cards"
    HIGH_LOW = "high_low"
    SUIT = "suit"  # decorative


@dataclass(frozen=True, slots=True)
class Seeds:
    server: bytes
    client: bytes

    @property
    def commitment(self) -> str:
        """What the server publishes before the play: the hash of its seed."""
        return hashlib.sha256(self.server).hexdigest()


def pick(seeds: Seeds, stream: Stream, number: int, weights: Sequence[int]) -> int:
    """Which of the weights outcome `number` of a stream falls on."""
    total = sum(weights)
    fair = _RANGE - _RANGE % total  # the largest multiple of the total: beyond it, draw again
    attempt = 0
    while (value := _bits(seeds, stream, number, attempt)) >= fair:
        attempt += 1
    point = value % total
    return next(index for index, reached in enumerate(accumulate(weights)) if point < reached)


def _bits(seeds: Seeds, stream: Stream, number: int, attempt: int) -> int:
    message = f"ventuno 1\n{stream.value}\n{number}\n{attempt}\n".encode() + seeds.client
    return int.from_bytes(hmac.digest(seeds.server, message, "sha256")[:8], "big")


class Chance:
    """Chance's side of one play: the next outcome of each kind, in order."""

    def __init__(self, law: Law, seeds: Seeds) -> None:
        self._law = law
        self._seeds = seeds
        self._drawn: Counter[Stream] = Counter()

    def move(self, play: Play) -> ChanceMove | None:
        """Chance's move in this state, or nothing when it is not chance's turn."""
        offers = moves(play)
        match offers[0] if offers else None:
            case Deal():
                return Deal(RANKS[self._next(Stream.DEAL, self._law.deal)])
            case Grant():
                return Grant(play.rules.free_cards[self._next(Stream.FREE_CARDS, self._law.free_cards)])
            case Open():
                return Open(RANKS[self._next(Stream.HIGH_LOW, self._law.high_low)])
            case Hidden():
                return Hidden(RANKS[self._next(Stream.HIGH_LOW, self._law.high_low)])
            case _:
                return None

    def suit(self) -> Suit:
        return tuple(Suit)[self._next(Stream.SUIT, (1,) * len(Suit))]

    def _next(self, stream: Stream, weights: Sequence[int]) -> int:
        index = pick(self._seeds, stream, self._drawn[stream], weights)
        self._drawn[stream] += 1
        return index
