"""Random numbers by counter for simulation: any word of any game's streams can be computed at once, in any order.

For the simulator. Must not: serve the house (its chance is `ventuno.house.big21.draw`), keep state between games, or
depend on threads, batches or machines.

The generator is Philox4x64-10 (Salmon, Moraes, Dror, Shaw: "Parallel random numbers: as easy as 1, 2, 3", SC 2011),
which passes TestU01's BigCrush and is also NumPy's `Philox`: the tests compare words with NumPy's. Its key is (seed, 0)
and its counter (block, stream, game, 0); a block is four words of 64 bits. Each kind of outcome has a stream of its
own, as in the house (B3): card k of game g is the same card whoever plays and whatever was decided before.

Scaling is exact. A die with integer weights of sum w gives each outcome a range of floor(2^64 / w) words for each unit
of its weight, and a word behind the last range is thrown away (fewer than one in 10^9). A number below n is the high
half of n times a word, after Lemire's rejection ("Fast random integer generation in an interval", 2019).

A **tape** is the scratch a game reads its words from: uint64[38] with seed, game, words used of each of the four
streams, and each stream's current two blocks.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import njit
from numba.core import types
from numba.extending import intrinsic

from ventuno.maths.big21.graph import Array

DEAL, FREE_CARDS, HIGH_LOW, DECISION = range(4)  # streams; the first three have a die
STREAMS = 4
SEED_MAX = 2**64 - 1

_SEED, _GAME, _USED, _WORDS = 0, 1, 2, 6  # places on a tape
_REFILL = 8  # words: two blocks at a time
_REFILL_MASK = np.uint64(_REFILL - 1)
TAPE_LENGTH = _WORDS + _REFILL * STREAMS
_OUTCOMES_MAX = 13
_COUNT, _GUIDE = 15, 16  # where on a die the number of outcomes stands and the guide begins
_GUIDE_BITS = 8
DIE_LENGTH = _GUIDE + (1 << _GUIDE_BITS)

_ROUNDS = 10
_M0, _M1 = np.uint64(0xD2E7470EE14C6C93), np.uint64(0xCA5A826395121157)
_W0, _W1 = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBB67AE8584CAA73B)
_ZERO, _ONE, _TWO = np.uint64(0), np.uint64(1), np.uint64(2)
_SHIFT = np.uint64(64 - _GUIDE_BITS)
_FRACTION_SHIFT, _FRACTION = np.uint64(11), 2.0**-53


@intrinsic
def _high(_typing: Any, _left: Any, _right: Any) -> Any:  # noqa: ANN401  # Numba's extension points are untyped
    """The high 64 bits of the product of two 64-bit numbers: one machine instruction Numba has no word for."""

    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
        wide = ir.IntType(128)
        left, right = (builder.zext(argument, wide) for argument in arguments)
        return builder.trunc(builder.lshr(builder.mul(left, right), wide(64)), ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), codegen


def dice(*weights: Sequence[int]) -> Array:
    """One die for each of several lists of weights: uint64[die, DIE_LENGTH].

    A die is the last word of each outcome's range with a sentinel behind, the number of outcomes, and a guide: for each
    value of a word's highest bits the first outcome that can come.
    """
    made = np.empty((len(weights), DIE_LENGTH), np.uint64)
    for die, row in zip(weights, made, strict=True):
        assert 0 < len(die) <= _OUTCOMES_MAX
        assert min(die) > 0, "B2: every weight is positive"
        each = 2**64 // sum(die)
        lasts = [sum(die[: outcome + 1]) * each - 1 for outcome in range(len(die))]
        row[:_GUIDE] = 2**64 - 1
        row[: len(die)], row[_COUNT] = lasts, len(die)
        firsts = [bits << (64 - _GUIDE_BITS) for bits in range(1 << _GUIDE_BITS)]
        row[_GUIDE:] = [sum(last < first for last in lasts) for first in firsts]
    return made


@njit(nogil=True, cache=True, forceinline=True)
def rewind(tape: Array, seed: int, game: int) -> None:
    """Begin the streams of a game."""
    tape[_SEED], tape[_GAME] = seed, game
    for stream in range(STREAMS):
        tape[_USED + stream] = _ZERO


@njit(nogil=True, cache=True, forceinline=True)
def word(tape: Array, stream: int) -> int:
    """The next word of a stream."""
    used = tape[_USED + stream]
    tape[_USED + stream] = used + _ONE
    words, place = _WORDS + _REFILL * stream, np.int64(used & _REFILL_MASK)
    if place == 0:
        _philox(tape, used >> _TWO, np.uint64(stream), words)
    return tape[words + place]  # type: ignore[no-any-return]


@njit(nogil=True, cache=True)
def _philox(tape: Array, block: int, stream: int, to: int) -> None:
    """Two blocks side by side, the second while the first one's multiplications are under way.

    Ten rounds each on the counters (block, stream, game, 0) and (block + 1, stream, game, 0) with the key (seed, 0).
    """
    a, b, c, d = block, stream, tape[_GAME], _ZERO
    e, f, g, h = block + _ONE, stream, tape[_GAME], _ZERO
    key, other = tape[_SEED], _ZERO
    for _ in range(_ROUNDS):
        high_a, high_c = _high(_M0, a), _high(_M1, c)
        high_e, high_g = _high(_M0, e), _high(_M1, g)
        a, b, c, d = high_c ^ b ^ key, _M1 * c, high_a ^ d ^ other, _M0 * a
        e, f, g, h = high_g ^ f ^ key, _M1 * g, high_e ^ h ^ other, _M0 * e
        key, other = key + _W0, other + _W1
    tape[to], tape[to + 1], tape[to + 2], tape[to + 3] = a, b, c, d
    tape[to + 4], tape[to + 5], tape[to + 6], tape[to + 7] = e, f, g, h


@njit(nogil=True, cache=True, forceinline=True)
def roll(tape: Array, stream: int, dies: Array) -> int:
    """The next outcome of a stream by its die."""
    while True:
        drawn = word(tape, stream)
        outcome = np.int64(dies[stream, _GUIDE + np.int64(drawn >> _SHIFT)])
        while drawn > dies[stream, outcome]:
            outcome += 1
        if outcome < np.int64(dies[stream, _COUNT]):
            return int(outcome)


@njit(nogil=True, cache=True, forceinline=True)
def below(tape: Array, count: int, stream: int = DECISION) -> int:
    """One of `count` equally likely outcomes, numbered from 0; mostly a decision between moves."""
    among = np.uint64(count)
    while True:
        drawn = word(tape, stream)
        if drawn * among >= among or drawn * among >= (_ZERO - among) % among:  # the division is hardly ever needed
            return int(_high(drawn, among))


@njit(nogil=True, cache=True, forceinline=True)
def fraction(tape: Array) -> float:
    """A decision's number in [0, 1), a multiple of 2^-53."""
    return float(word(tape, DECISION) >> _FRACTION_SHIFT) * _FRACTION
