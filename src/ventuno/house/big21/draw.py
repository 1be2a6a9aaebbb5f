"""Fair draws: the only place where chance comes from (B2, B3).

A play has two seeds, the server's and the client's. The server commits to its seed by the hash, before the stake is
taken. Outcome *k* of each kind (cards, free cards, High/Low cards) depends only on the seeds, the kind and *k*. So no
choice of the player changes a later card. HMAC-SHA-256 makes the bits, because a browser can compute it too. Scaling
them to the weights of a law is exact, because values that would cause a bias are rejected and drawn again.
"""

import hashlib
import hmac
from bisect import bisect_right
from enum import Enum
from functools import lru_cache
from itertools import accumulate

import msgspec

from ventuno.rules.big21 import ChanceMove, Deal, Grant, Hidden, Move, Open, Play, moves
from ventuno.rules.cards import RANKS, Suit
from ventuno.rules.law import Law

SEED_BYTES = 32
_RANGE = 1 << 64


class Stream(Enum):
    """Each kind of outcome has its own numbers, from 0."""

    DEAL = "deal"
    FREE_CARDS = "free_cards"
    HIGH_LOW = "high_low"
    SUIT = "suit"  # decorative
    DECK = "deck"  # the order of 52 cards, and of those shuffled again (C5, C11)


class ServerSeed(msgspec.Struct, frozen=True):
    """A new seed of the server, and what is stored of it while nobody may know it."""

    seed: bytes
    reference: str | msgspec.UnsetType = msgspec.UNSET  # unset: nothing is stored, as in practice

    def __repr__(self) -> str:
        """Without the seed: what is printed is read by people."""
        return f"{type(self).__name__}({self.reference!r})"


class Seeds(msgspec.Struct, frozen=True):
    server: bytes
    client: bytes

    @property
    def commitment(self) -> str:
        """What the server publishes before the play: the hash of its seed."""
        return hashlib.sha256(self.server).hexdigest()


def pick(seeds: Seeds, stream: Stream, number: int, weights: tuple[int, ...]) -> int:
    """The index of the weight that outcome `number` of the stream falls on."""
    sums = _sums(weights)
    total = sums[-1]
    fair = _RANGE - _RANGE % total  # the largest multiple of the total: beyond it, draw again
    attempt = 0
    while (value := _bits(seeds, stream, number, attempt)) >= fair:
        attempt += 1
    return bisect_right(sums, value % total)  # the first whose sum is beyond the point


@lru_cache(maxsize=256)
def _sums(weights: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(accumulate(weights))


def _bits(seeds: Seeds, stream: Stream, number: int, attempt: int) -> int:
    message = f"ventuno 1\n{stream.value}\n{number}\n{attempt}\n".encode() + seeds.client
    hashed = _keyed(seeds.server).copy()
    hashed.update(message)
    return int.from_bytes(hashed.digest()[:8], "big")


@lru_cache(maxsize=10_000)
def _keyed(key: bytes) -> hmac.HMAC:
    """HMAC-SHA-256 that has taken in the key. A play draws some forty times with one key."""
    return hmac.new(key, digestmod="sha256")


class Drawn(msgspec.Struct, frozen=True):
    """How many outcomes of each kind a play has had: where its streams stand."""

    deal: int = 0
    free_cards: int = 0
    high_low: int = 0

    def and_(self, move: Move) -> "Drawn":
        match move:
            case Deal():
                return Drawn(self.deal + 1, self.free_cards, self.high_low)
            case Grant():
                return Drawn(self.deal, self.free_cards + 1, self.high_low)
            case Open() | Hidden():
                return Drawn(self.deal, self.free_cards, self.high_low + 1)
            case _:
                return self


def chance_move(play: Play, law: Law, seeds: Seeds, drawn: Drawn) -> ChanceMove | None:
    """Chance's move in this state, or nothing when it is not chance's turn."""
    offers = moves(play)
    match offers[0] if offers else None:
        case Deal():
            return Deal(RANKS[pick(seeds, Stream.DEAL, drawn.deal, law.deal)])
        case Grant():
            return Grant(play.rules.free_cards[pick(seeds, Stream.FREE_CARDS, drawn.free_cards, law.free_cards)])
        case Open():
            return Open(RANKS[pick(seeds, Stream.HIGH_LOW, drawn.high_low, law.high_low)])
        case Hidden():
            return Hidden(RANKS[pick(seeds, Stream.HIGH_LOW, drawn.high_low, law.high_low)])
        case _:
            return None


class Chance:
    """Chance's moves of one play; it remembers how far its streams are."""

    def __init__(self, law: Law, seeds: Seeds) -> None:
        self._law = law
        self._seeds = seeds
        self._drawn = Drawn()
        self._suits = 0

    def move(self, play: Play) -> ChanceMove | None:
        move = chance_move(play, self._law, self._seeds, self._drawn)
        if move is not None:
            self._drawn = self._drawn.and_(move)
        return move

    def suit(self) -> Suit:
        """For the eye only (B2)."""
        self._suits += 1
        return tuple(Suit)[pick(self._seeds, Stream.SUIT, self._suits - 1, (1,) * len(Suit))]
