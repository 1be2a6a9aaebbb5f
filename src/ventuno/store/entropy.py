"""Entropy comes from the operating system's cryptographic generator, and from nowhere else (requirement 2).

It is watched as a laboratory asks (NIST SP 800-90B, 4.4): 1,024 bytes are tested before the first one is used, and then
every byte before it is given away. Two tests find a source that is stuck or has become biased:

    repetition count       no byte comes eight times in a row
    adaptive proportion    of 512 bytes, the first one's value comes less than 22 times

A sound source fails one of them once in about 2**50 bytes. After a failure nothing more is given away, the bytes that
failed included, until the process is started again: nothing new is dealt, and what runs goes on, because its cards are
fixed already.
"""

import logging
import secrets
import threading
from collections.abc import Callable

from ventuno.rules.refusals import Reason
from ventuno.store import texts
from ventuno.store.errors import Unavailable

FALSE_ALARM_BITS = 50
SAMPLE_BITS = 8  # full entropy is claimed: the operating system's generator is a DRBG
REPETITIONS = 1 + -(-FALSE_ALARM_BITS // SAMPLE_BITS)
WINDOW = 512
OCCURRENCES = 22  # the least number that comes with a probability of at most 2**-50
START_BYTES = 1024

ENTROPY_FAILED = Reason("entropy_failed", "Entropy", texts.entropy_failed)


class HealthTests:
    """The two tests, over one stream of bytes."""

    def __init__(self) -> None:
        self._last = -1
        self._repeated = 0
        self._first = -1
        self._seen = 0  # in this window
        self._occurred = 0

    def fails(self, some: bytes) -> str | None:
        """Takes in the next bytes. The name of the test that they fail, or `None`."""
        for byte in some:
            self._repeated = self._repeated + 1 if byte == self._last else 1
            self._last = byte
            if self._repeated >= REPETITIONS:
                return "repetition count"
            if self._seen == 0:
                self._first, self._occurred = byte, 0
            self._occurred += byte == self._first
            self._seen = (self._seen + 1) % WINDOW
            if self._occurred >= OCCURRENCES:
                return "adaptive proportion"
        return None


class TestedSource:
    """A source of bytes that are tested before anybody gets them."""

    __test__ = False  # it is no test for pytest

    def __init__(self, source: Callable[[int], bytes]) -> None:
        self._source = source
        self._tests = HealthTests()
        self._lock = threading.Lock()
        self._started = False
        self._failed = False

    def __call__(self, length: int) -> bytes:
        """So many bytes. Refused for ever once a test has failed, or if the source gives too few."""
        with self._lock:
            if not self._started:
                self._tested(START_BYTES)
                self._started = True
            return self._tested(length)

    def _tested(self, length: int) -> bytes:
        if self._failed:
            raise Unavailable(ENTROPY_FAILED())
        some = self._source(length)
        failed = "length" if len(some) != length else self._tests.fails(some)
        if failed is not None:
            self._failed = True
            logging.getLogger(__name__).critical("entropy failed its health test: %s", failed)
            raise Unavailable(ENTROPY_FAILED())
        return some


def _of_the_system(length: int) -> bytes:
    return secrets.token_bytes(length)


entropy = TestedSource(_of_the_system)
