"""A house with a public log in a folder, both to be tampered with."""

import itertools
from pathlib import Path

from tests.kit import House
from ventuno.desk.requests import Deposit
from ventuno.house.mismatches import Mismatch
from ventuno.house.public_log.leaves import LogReading
from ventuno.house.public_log.reading import Head, checked_log
from ventuno.jobs.public_log.check import check_log
from ventuno.jobs.public_log.publisher import Publisher
from ventuno.jobs.public_log.service import LogService
from ventuno.store.keys.ring import KeyRing, KeysAtHand
from ventuno.store.public_log.folder import LogFolder

_KEYS = itertools.count()
KEYS = KeysAtHand.of(b"k" * 32)


def publisher(house: House, folder: Path, ring: KeyRing = KEYS) -> Publisher:
    return Publisher(house.store, LogFolder(folder), ring, house.clock)


def published(house: House, folder: Path, ring: KeyRing = KEYS) -> int:
    """As by a process that has just started."""
    return house.run(publisher(house, folder, ring).turn())


def service(house: House, folder: Path) -> LogService:
    return LogService(house.desk, publisher(house, folder))


def lived(house: House, player: str, deposits: int = 1) -> None:
    """Each deposit is sealed by itself."""
    for _ in range(deposits):
        house.clock.forward(seconds=1)
        house.do(Deposit(amount="1"), player, key=f"lived {next(_KEYS)}")
        house.run(house.store.seals.add(house.clock.at))


def log(folder: Path) -> tuple[Head, LogReading]:
    return checked_log(LogFolder(folder).read, str(folder))


def findings(house: House, folder: Path) -> list[Mismatch]:
    return house.run(check_log(house.store, LogFolder(folder)))


def codes(house: House, folder: Path) -> list[str]:
    return [each.refusal.code for each in findings(house, folder)]
