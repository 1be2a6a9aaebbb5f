"""Requirement 2, NIST SP 800-90B 4.4: a source that is stuck or biased is found, and nothing is dealt with it."""

import itertools
import secrets
from collections.abc import Callable
from fractions import Fraction
from math import comb
from pathlib import Path
from random import Random

import pytest

from tests.kit import GENEROUS, House
from ventuno.desk.requests import Deposit, OfferPlay
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store.entropy import (
    FALSE_ALARM_BITS,
    OCCURRENCES,
    REPETITIONS,
    START_BYTES,
    WINDOW,
    HealthTests,
    TestedSource,
)
from ventuno.store.errors import Unavailable

Source = Callable[[int], bytes]


def refused(source: Source, length: int) -> str:
    with pytest.raises(Unavailable) as caught:
        source(length)
    return caught.value.refusal.code


def gives(source: Source, length: int) -> bool:
    """Whether it gives so many bytes, one by one."""
    try:
        return all(len(source(1)) == 1 for _ in range(length))
    except Unavailable:
        return False


def sound(seed: int = 1) -> Source:
    return Random(seed).randbytes


def after(length: int, bad: Source, seed: int = 1) -> Source:
    """A source that is sound for so many bytes, and then is not."""
    given, good = itertools.count(), sound(seed)

    def source(wanted: int) -> bytes:
        return b"".join(good(1) if next(given) < length else bad(1) for _ in range(wanted))

    return source


def heavy(share: int) -> Source:
    """One byte of so many is always the same."""
    chance = Random(2)
    return lambda length: bytes(7 if chance.randrange(share) == 0 else chance.randrange(256) for _ in range(length))


COIN = Random(4)
COUNTED = itertools.count()
BAD: dict[str, Source] = {
    "stuck": bytes,
    "stuck at another value": lambda length: b"\xff" * length,
    "two values": lambda length: bytes(COIN.choice((0, 1)) for _ in range(length)),
    "one byte of three is the same": heavy(3),
    "one byte of eight is the same": heavy(8),
    "counting to sixteen": lambda length: bytes(next(COUNTED) % 16 for _ in range(length)),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_source_gives_nothing_at_the_start(kind: str) -> None:
    source = TestedSource(BAD[kind])
    for _ in range(3):
        assert refused(source, 1) == "entropy_failed"


@pytest.mark.parametrize("kind", BAD)
def test_a_source_that_goes_bad_while_it_is_used_is_found(kind: str) -> None:
    source = TestedSource(after(START_BYTES + 64, BAD[kind]))
    assert len(source(64)) == 64
    assert not gives(source, 4 * WINDOW)
    assert refused(source, 1) == "entropy_failed"


def test_the_bytes_that_failed_are_given_to_nobody_and_a_source_that_recovers_stays_shut() -> None:
    source = TestedSource(after(START_BYTES + 10, lambda length: b"\0" * length))
    assert len(source(10)) == 10
    given = []
    with pytest.raises(Unavailable):
        given.append(source(REPETITIONS))
    assert given == []
    source._source = sound(5)  # as if it had recovered
    assert refused(source, 1) == "entropy_failed"


def test_a_source_that_gives_too_little_or_nothing_is_refused() -> None:
    for source in (lambda _length: b"", lambda length: secrets.token_bytes(length - 1)):
        assert refused(TestedSource(source), 8) == "entropy_failed"


def test_a_sound_source_gives_its_own_bytes_after_those_of_the_start() -> None:
    plain = sound(9)
    plain(START_BYTES)
    source = TestedSource(sound(9))
    assert [source(length) for length in (1, 16, 32)] == [plain(length) for length in (1, 16, 32)]
    for _ in range(200):
        source(1000)


def test_the_limits_are_those_that_the_standard_asks_for() -> None:
    """With eight bits a byte and a false alarm once in 2**50: the critical values of 4.4.1 and 4.4.2."""
    rare = Fraction(1, 2**FALSE_ALARM_BITS)
    assert Fraction(1, 256) ** (REPETITIONS - 1) <= rare < Fraction(1, 256) ** (REPETITIONS - 2)

    def at_least(occurrences: int) -> Fraction:
        one = Fraction(1, 256)
        some = (comb(WINDOW, k) * one**k * (1 - one) ** (WINDOW - k) for k in range(occurrences, WINDOW + 1))
        return sum(some, Fraction())

    assert at_least(OCCURRENCES) <= rare < at_least(OCCURRENCES - 1)


def test_each_limit_is_reached_exactly() -> None:
    others = list(range(1, 256))
    assert HealthTests().fails(bytes([0] * (REPETITIONS - 1) + [1])) is None
    assert HealthTests().fails(bytes([1] + [0] * REPETITIONS)) == "repetition count"
    spread = [value for other in others for value in ([0, other] if other < OCCURRENCES else [other])]
    assert HealthTests().fails(bytes(spread)) is None
    assert HealthTests().fails(bytes([*spread, 0])) == "adaptive proportion"


def test_a_house_whose_entropy_has_failed_deals_nothing_new_and_loses_nothing(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite", law=GENEROUS) as house:
        player, other = house.ready(), house.ready("bert")
        running = house.start(player)
        house.desk.transactions.entropy = TestedSource(bytes)
        before = house.player(other)
        with pytest.raises(Refused) as caught:
            house.do(OfferPlay(), other)
        assert caught.value.refusal.code == "entropy_failed"
        assert len({caught.value.refusal.said_in(language) for language in Language}) == len(Language)
        assert house.player(other) == before
        house.finish(player, running)  # its cards were fixed before
        house.do(Deposit(amount="1"), other)
        assert house.run(audit(house.store)).problem is None
