"""A house in which people have played for some days, watched by its staff; everything in it is counted."""

import itertools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.console.officers import STAFF, Seeded, in_thread
from tests.browser.places import Thread
from tests.browser.visitors import PASSWORD
from tests.cli import commands
from tests.enrolled import enrolled
from tests.kit import OPERATOR, QUICK, House, seeded
from tests.live import LiveTable
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint, OfferPlay, RecordDailyCheck, StartPlay
from ventuno.house.accounts.events import Channel
from ventuno.house.big21.draw import Seeds, Stream, pick
from ventuno.house.office.approvals import ABOVE
from ventuno.house.office.events import AlertRaised, AlertSubject, DailyCheckRecorded, MonitorSummary, MonitorVerdict
from ventuno.house.office.staff import ROUND
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.payout_by_skill import PayoutCurve, SkillPayout
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.law import UNIFORM
from ventuno.store import laws
from ventuno.store.solved import files, payout_curves, solutions

DAYS: Final = 12
PLAYS: Final = 72
NEXT: Final = "optimal-88"  # the law that may follow
BEHIND: Final = timedelta(minutes=1)  # each log-in sets the clock ahead: the first do not come from the future
STAKES: Final = ("1", "2", "5")
CLIMBED: Final = 1  # the numbers of two plays
PAID: Final = 2
FELL: Final = "A card fell"

# About what the uniform law promises; what it promises exactly takes minutes to compute.
CURVE: Final = PayoutCurve(
    tuple(
        SkillPayout(skill, payout, 0.3, 3.0, 0.2, 0.2)
        for skill, payout in ((0.0, 0.01), (0.5, 0.15), (1.0, 0.4), (2.0, 0.8), (8.0, 1.6), (20.0, 2.0), (1000.0, 2.5))
    )
)


@contextmanager
def laws_known(folder: Path) -> Iterator[None]:
    """A cache of its own, in which two laws are solved and it is known what one of them promises."""
    known = UNIFORM, laws.load(NEXT)
    for law in known:
        solutions.load(law, Scope.PLAY, lambda _: None, threads=2)
    for path in (files.graph_path(), *(files.solution_path(law, Scope.PLAY) for law in known)):
        (folder / path.name).symlink_to(path)
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(os.environ, "VENTUNO_CACHE", str(folder))
        payout_curves.keep(CURVE, UNIFORM, lambda _: None)
        yield


@contextmanager
def watched(file: Path, plays: int = PLAYS) -> Iterator[tuple[Thread, Seeded, dict[str, Any]]]:
    """The server, who is who, and what `ventuno monitor` says of it."""
    found = Seeded()
    in_thread(lambda: _play(file, found, plays))
    said = commands.report("monitor", "--database", str(file))
    place = Thread(file, address_attempts=1000, login_attempts=1000, rounds=False, four_eyes=False)
    place.ahead = -BEHIND
    try:
        yield place, found, said
    finally:
        place.close()


def _play(file: Path, found: Seeded, plays: int) -> None:
    with House(file, law=UNIFORM, at=datetime.now(UTC) - timedelta(days=DAYS), seed="watched") as house:
        staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        for name, role in STAFF.items():
            request = Appoint(name=name, role=role, reason="They start today")
            found.secrets[name] = house.run(enrolled(staff, request, PASSWORD, actor=OPERATOR, clock=house.clock))
        house.run(house.desk.approvals.apply_settings(on=False, above=ABOVE))  # as the server that comes has it
        found.player = house.ready("berta", deposit="900")
        for number in range(plays):
            if number % (plays // DAYS) == 0 and number:
                house.clock.forward(hours=23)
            _one(house, found.player, number)
        found.game = _voided(house)
        house.run(house.desk.run(_round(), key="round", actor=ROUND))


def _one(house: House, player: str, number: int) -> None:
    """Most are played towards 21, and on with High/Low where that is won; some not at all.

    Two are won for certain: High/Low is played after one of them, and the other one is paid.
    """
    offered = house.do(OfferPlay(), player)
    channel = list(Channel)[number % 3 // 2]
    stake = STAKES[number % len(STAKES)]
    seed = _fortunate(house, offered.play) if number in {CLIMBED, PAID} else f"{number}"
    at = house.do(StartPlay(play=offered.play, stake=stake, client_seed=seed, channel=channel), player)
    if number == PAID:
        house.finish(player, house.win(player, at))
    elif number % 6:
        at = house.win(player, at)
        house.finish(player, at if at.over else house.climb(player, at))
    else:
        house.finish(player, house.move(player, at, "place 1"))


def _fortunate(house: House, play: str) -> str:
    """A client's seed with which the first six cards make 21 three times, two by two.

    Nobody could know it: the server's seed is looked up.
    """
    kept = house.run(house.store.plays.find(play))
    assert kept is not None
    server = bytes.fromhex(kept.server_seed)
    return next(seed for seed in map(str, itertools.count()) if _three_times_21(Seeds(server, seed.encode())))


def _three_times_21(seeds: Seeds) -> bool:
    dealt = (RANKS[pick(seeds, Stream.DEAL, number, UNIFORM.deal)].points for number in range(6))
    return all({first, next(dealt)} == {Rank.ACE.points, Rank.TEN.points} for first in dealt)


def _voided(house: House) -> str:
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    table.deal((1, 2))
    table.void(FELL)
    return table.kept.id


def _round() -> RecordDailyCheck:
    """One that found the payout far off."""
    seen = MonitorSummary(law=UNIFORM.hash, plays=5, payout=MonitorVerdict.ALERT, chance=MonitorVerdict.QUIET)
    made = DailyCheckRecorded(books=1, entries=900, plays=5, software="a" * 64, configuration="b" * 64, watched=seen)
    alert = AlertRaised(
        subject=AlertSubject.PAYOUT,
        about={"law": "uniform", "hash": UNIFORM.hash, "group": "stake 5.00"},
        facts={"plays": "20", "actual": "0.000000", "expected": "0.874000", "z": "-3.20"},
    )
    return RecordDailyCheck(made=made, seen=(alert,))
