"""Players of known behaviour, as journals: some as anybody plays, some as people play who are losing hold.

Every journal follows from its kind and its number alone. The balance of the postings does not matter here: detection
reads events. How a play ends is drawn without any skill: two of seven pay 1.1 or 5 times the stake.
"""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random

from ventuno.house.accounts.events import (
    Deposited,
    LimitKind,
    LimitSet,
    NearLimit,
    PlayPaid,
    PlayStarted,
    ToPlayer,
    Withdrawn,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.money import Money

BEGIN = datetime(2026, 9, 1, tzinfo=UTC)
DAYS = 56
END = BEGIN + timedelta(days=DAYS)  # the end of summer time, 25 October, is within


class Diary:
    """What one player does."""

    def __init__(self, name: str) -> None:
        self.random = Random(name)  # the same every time
        self._events: list[tuple[datetime, ToPlayer]] = []

    def entries(self) -> list[Entry]:
        ordered = sorted(self._events, key=lambda each: each[0])
        return [
            Entry(number=number, at=at, actor="player:simulated", what=what)
            for number, (at, what) in enumerate(ordered, start=1)
            if at <= END
        ]

    def deposit(self, at: datetime, francs: int) -> None:
        self._events.append((at, Deposited(amount=Money(100 * francs), reference="")))

    def withdraw(self, at: datetime, francs: int) -> None:
        self._events.append((at, Withdrawn(amount=Money(100 * francs), reference="")))

    def raise_limit(self, at: datetime, francs: int) -> None:
        limit, later = LimitKind.LOSS_7, at + timedelta(hours=72)
        self._events.append((at, LimitSet(limit=limit, amount=Money(100 * francs), effective_at=later)))

    def near_limit(self, at: datetime, francs: int) -> None:
        amount = Money(100 * francs)
        self._events.append((at, NearLimit(limit=LimitKind.LOSS_1, used=amount, amount=amount)))

    def play(self, at: datetime, stake: int, *, lost: bool = False) -> int:
        """One play of some minutes; what it adds to the balance, in centimes."""
        paid = 0 if lost else stake * 100 * self.random.choice((0, 0, 0, 0, 0, 11, 50)) // 10
        ended = at + timedelta(minutes=self.random.uniform(3, 8))
        started = PlayStarted(
            play="", rules="", accepted="", law="", stake=Money(100 * stake), client_seed="", expires_at=ended, terms=0
        )
        self._events.append((at, started))
        self._events.append((ended, PlayPaid(play="", why="end", paid_out=Money(paid), ended_at=ended)))
        return paid - 100 * stake

    def evening(self, day: int, hour: float, minutes: float, stake: int, *, chases: bool = False) -> None:
        """A session. Who chases pays in again and stakes more once the evening is 20 francs behind."""
        at = BEGIN + timedelta(days=day, hours=hour - 2, minutes=self.random.uniform(0, 40))  # in Zurich
        end, result, chasing = at + timedelta(minutes=minutes), 0, False
        while at < end:
            result += self.play(at, min(5, 2 * stake) if chasing else stake)
            at += timedelta(minutes=self.random.uniform(9, 12))
            if chases and not chasing and result <= -2_000:
                chasing = True
                self.deposit(at - timedelta(minutes=1), 40)

    def some_days(self, share: float, begin: int = 0) -> Iterator[int]:
        return (day for day in range(begin, DAYS) if self.random.random() < share)


def steady(diary: Diary) -> None:
    """Twice or three times a week for an hour or two, the same deposit every week."""
    for week in range(DAYS // 7):
        diary.deposit(BEGIN + timedelta(days=7 * week + diary.random.random(), hours=16), 50)
    for day in diary.some_days(0.35):
        diary.evening(day, 20, diary.random.uniform(40, 120), 2)


def occasional(diary: Diary) -> None:
    """A few evenings in two months. A limit is changed once."""
    for day in diary.some_days(0.07):
        diary.deposit(BEGIN + timedelta(days=day, hours=15), diary.random.choice((20, 30, 50)))
        diary.evening(day, 19, diary.random.uniform(20, 90), 1)
    if diary.random.random() < 0.3:
        diary.raise_limit(BEGIN + timedelta(days=diary.random.randrange(DAYS)), 200)


def high_within_means(diary: Diary) -> None:
    """Large amounts, evenly: high stakes, large deposits, now and then a limit nearly used up, a second deposit."""
    for day in range(2, DAYS, 7):
        diary.deposit(BEGIN + timedelta(days=day, hours=diary.random.uniform(8, 20)), diary.random.choice((300, 400)))
    for day in diary.some_days(0.4):
        diary.evening(day, 19, diary.random.uniform(60, 180), 4, chases=diary.random.random() < 0.15)
        if diary.random.random() < 0.12:
            diary.near_limit(BEGIN + timedelta(days=day, hours=20), 200)
    for day in (20, 50):
        diary.withdraw(BEGIN + timedelta(days=day, hours=9), 200)


def shift_worker(diary: Diary) -> None:
    """Plays at night, because that is when the shift ends: an hour or so, with even deposits."""
    for week in range(DAYS // 7):
        diary.deposit(BEGIN + timedelta(days=7 * week, hours=10), 40)
    for day in diary.some_days(0.45):
        diary.evening(day, 25, diary.random.uniform(50, 110), 1)


def riser(diary: Diary) -> None:
    """Deposits more and more: from some 40 francs a week to ten times as much."""
    for day in diary.some_days(0.45):
        size = 20 * 2 ** (day / 13)
        diary.deposit(BEGIN + timedelta(days=day, hours=17), int(size * diary.random.uniform(0.7, 1.3)))
        diary.evening(day, 19, diary.random.uniform(60, 150), min(5, 1 + day // 12))


def chaser(diary: Diary) -> None:
    """Cannot leave it at a loss: pays in again and stakes more, the same evening."""
    for day in diary.some_days(0.4):
        diary.deposit(BEGIN + timedelta(days=day, hours=16), 30)
        diary.evening(day, 19, diary.random.uniform(120, 230), 3, chases=True)


def night_owl(diary: Diary) -> None:
    """Plays through most nights."""
    for day in diary.some_days(0.6):
        diary.deposit(BEGIN + timedelta(days=day, hours=19), 30)
        diary.evening(day, 22.5, diary.random.uniform(200, 400), 2)


def limit_bumper(diary: Diary) -> None:
    """Runs into limits again and again, and raises them."""
    for week in range(DAYS // 7):
        diary.deposit(BEGIN + timedelta(days=7 * week, hours=12), 100)
    for day in diary.some_days(0.45):
        diary.evening(day, 19, diary.random.uniform(60, 160), 3)
        at = BEGIN + timedelta(days=day, hours=20)
        if diary.random.random() < 0.6:
            diary.near_limit(at, 100)
        if diary.random.random() < 0.25:
            diary.raise_limit(at + timedelta(hours=1), 100 + 10 * day)


def taker_back(diary: Diary) -> None:
    """Withdraws with good intentions, and pays in again the same day."""
    for day in diary.some_days(0.25):
        diary.evening(day, 19, diary.random.uniform(60, 120), 2)
        at = BEGIN + timedelta(days=day, hours=21)
        diary.withdraw(at, 60)
        if diary.random.random() < 0.7:
            diary.deposit(at + timedelta(hours=diary.random.uniform(0.5, 14)), 60)


UNTROUBLED: tuple[Callable[[Diary], None], ...] = (steady, occasional, high_within_means, shift_worker)
TROUBLED: tuple[Callable[[Diary], None], ...] = (riser, chaser, night_owl, limit_bumper, taker_back)


def journal(kind: Callable[[Diary], None], number: int) -> list[Entry]:
    diary = Diary(f"{kind.__name__} {number}")
    kind(diary)
    return diary.entries()
