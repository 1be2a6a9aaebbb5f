"""An account as the simulation keeps it, to hold the house's against: plain centimes and plain dates.

No code of the house works here, only its words. The rules of play are shared: they say what a game has won. What that
does to the money and to the limits is worked out here a second time.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from tests.simulation.times import day_in_zurich
from ventuno.house.accounts.events import LOSS_LIMITS, GameKind, LimitKind
from ventuno.house.ledger.postings import LedgerAccount as Where
from ventuno.rules.big21 import Choice, Play, Risk, apply, start
from ventuno.rules.big21.notation import read_move
from ventuno.rules.big21.rulesets import RULE_SETS
from ventuno.rules.language import Language

SPAN_DAYS = {LimitKind.LOSS_1: 1, LimitKind.LOSS_7: 7, LimitKind.LOSS_30: 30, LimitKind.DEPOSIT_30: 30}  # B18
RAISE_WAITS = timedelta(hours=72)  # B18
PLAY_LASTS = timedelta(hours=4)  # Art. 23


@dataclass(slots=True)
class Limited:
    amount: int | None
    later: int | None = None
    later_from: datetime | None = None

    def at(self, at: datetime) -> int | None:
        return self.later if self.later_from is not None and self.later_from <= at else self.amount


@dataclass(slots=True)
class Day:
    loss: int = 0
    deposits: int = 0
    plays: int = 0


@dataclass(slots=True)
class Sitting:
    """A play: offered, then running with a state and an end."""

    id: str
    seed: str
    commitment: str
    rules: str = ""
    law: str = ""
    state: Play | None = None
    text: str = ""
    sequence: int = 0
    expires_at: datetime | None = None


@dataclass(slots=True)
class Account:
    id: str
    language: Language
    last_at: datetime
    entries: int = 1
    money: dict[Where, int] = field(default_factory=lambda: defaultdict(int))
    days: dict[int, Day] = field(default_factory=lambda: defaultdict(Day))  # by the date's ordinal
    limits: dict[LimitKind, Limited] = field(default_factory=dict)
    blocks: dict[GameKind, datetime] = field(default_factory=dict)
    holds: dict[GameKind, datetime | None] = field(default_factory=dict)  # the house's; none: until lifted
    excluded: bool = False
    resembles: bool = False  # another account, so that it is held as soon as money or play is asked for (B19)
    held: bool = False
    accepted: str | None = None
    accepted_at: datetime | None = None
    accepted_terms: str | None = None
    read_until: datetime | None = None
    offered: int = 0
    sitting: Sitting | None = None
    over: dict[str, Sitting] = field(default_factory=dict)

    @property
    def balance(self) -> int:
        return self.money[Where.BALANCE]

    @property
    def result(self) -> int:
        """What the player has, less what was brought."""
        return sum(amount for where, amount in self.money.items() if where not in {Where.HOUSE, Where.HELD})

    # ----- limits and days

    def day(self, at: datetime) -> Day:
        return self.days[day_in_zurich(at).toordinal()]

    def used(self, kind: LimitKind, today: date) -> int:
        last = today.toordinal()
        within = [self.days[n] for n in range(last - SPAN_DAYS[kind] + 1, last + 1) if n in self.days]
        return sum(day.deposits if kind is LimitKind.DEPOSIT_30 else day.loss for day in within)

    def left(self, kind: LimitKind, at: datetime) -> int | None:
        amount = self.limits[kind].at(at) if kind in self.limits else None
        return None if amount is None else max(0, amount - self.used(kind, day_in_zurich(at)))

    def strictest(self, at: datetime) -> tuple[int, LimitKind]:
        """The least that a net-loss limit leaves, and which one: of two alike, the one over more days."""
        rooms = [(self.left(kind, at), -SPAN_DAYS[kind], kind) for kind in LOSS_LIMITS]
        room, _, kind = min((room, days, kind) for room, days, kind in rooms if room is not None)
        return room, kind

    def set_limit(self, kind: LimitKind, amount: int | None, at: datetime) -> datetime:
        now = self.limits[kind].at(at) if kind in self.limits else None
        if now is None or (amount is not None and amount <= now):
            self.limits[kind] = Limited(amount)
            return at
        self.limits[kind] = Limited(now, amount, at + RAISE_WAITS)
        return at + RAISE_WAITS

    # ----- what happens

    def write(self, at: datetime, entries: int = 1) -> None:
        self.entries += entries
        self.last_at = at

    def post(self, source: Where, target: Where, amount: int) -> None:
        self.money[source] -= amount
        self.money[target] += amount

    def hold(self, at: datetime) -> None:
        """B19: until somebody has decided who the player is. In the simulation nobody does."""
        if not self.held:
            self.held = True
            self.write(at)

    def count(self, at: datetime, *, loss: int = 0, deposits: int = 0, plays: int = 0) -> None:
        """Towards the limits; with a message for each that is four fifths used by this (requirement 23)."""
        before = self._near(at)
        day = self.day(at)
        day.loss, day.deposits, day.plays = day.loss + loss, day.deposits + deposits, day.plays + plays
        self.write(at, len(self._near(at) - before))

    def _near(self, at: datetime) -> set[LimitKind]:
        today = day_in_zurich(at)
        amounts = {kind: limit.at(at) for kind, limit in self.limits.items()}
        return {kind for kind, most in amounts.items() if most is not None and 5 * self.used(kind, today) >= 4 * most}

    # ----- plays

    def overdue(self, at: datetime) -> bool:
        return self.sitting is not None and self.sitting.expires_at is not None and at >= self.sitting.expires_at

    def begin(self, rules: str, law: str, stake: int, lines: str, at: datetime) -> None:
        """Art. 4.1, 9."""
        sitting = self.sitting
        assert sitting is not None
        sitting.rules, sitting.law, sitting.expires_at = rules, law, at + PLAY_LASTS
        sitting.state = start(RULE_SETS[rules], stake)
        sitting.text = f"big21 rules={rules} stake={stake // 100}\n"
        self.post(Where.BALANCE, Where.HELD, stake)
        self.write(at)
        self.count(at, loss=stake, plays=1)
        self.follow(lines, at)

    def follow(self, lines: str, at: datetime) -> None:
        """What the lines of a play do to the money."""
        sitting = self.sitting
        assert sitting is not None
        for line in lines.splitlines():
            before, move = sitting.state, read_move(line)
            assert before is not None
            sitting.state, _ = apply(before, move)
            if move is Choice.BUY:
                self._buy(before.game_stake_centimes, at)
            elif isinstance(move, Risk) and before.prize_centimes > move.stake_centimes:  # Art. 19.2
                self.post(Where.HOUSE, Where.REALISED, before.prize_centimes - move.stake_centimes)
                self.write(at)
                self.count(at, loss=move.stake_centimes - before.prize_centimes)
            sitting.sequence += 1
        sitting.text += lines
        assert sitting.state is not None
        if sitting.state.end is not None:
            self._pay(sitting.state.prize_centimes, at, at)

    def expire(self, at: datetime) -> int:
        """Art. 23, B16: what stands is paid, as of the end of the four hours. How much that is."""
        sitting = self.sitting
        assert sitting is not None
        assert sitting.state is not None
        assert sitting.expires_at is not None
        sitting.text += "expire\n"
        sitting.sequence += 1
        return self._pay(sitting.state.prize_centimes, sitting.expires_at, at)

    def _buy(self, price: int, at: datetime) -> None:
        """B15: realised winnings pay first. They have lowered the net loss, so the whole price raises it."""
        from_realised = min(price, self.money[Where.REALISED])
        self.post(Where.REALISED, Where.HELD, from_realised)
        self.post(Where.BALANCE, Where.HELD, price - from_realised)
        self.write(at)
        self.count(at, loss=price)

    def _pay(self, prize: int, ended_at: datetime, at: datetime) -> int:
        paid = self.money[Where.REALISED] + prize
        self.post(Where.HELD, Where.HOUSE, self.money[Where.HELD])
        self.post(Where.REALISED, Where.BALANCE, self.money[Where.REALISED])
        self.post(Where.HOUSE, Where.BALANCE, prize)
        self.day(ended_at).loss -= prize  # what was realised has been counted
        self.write(at)
        assert self.sitting is not None
        self.over[self.sitting.id] = self.sitting
        self.sitting = None
        return paid
