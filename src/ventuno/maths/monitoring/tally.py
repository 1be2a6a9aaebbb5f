"""What finished plays say about chance and about players, as sums: the luck test's raw material (requirement 14).

For a draw with outcomes r of chance p_r, let v_r be the worth of the play if r comes (`review.PlayValuer`: expected net
with best play from there, in stakes of the play, Risk left out) and m the mean of the v_r. The luck of a draw is
v_drawn - m. Its expectation is zero and its variance the sum of p_r (v_r - m)^2, whoever plays and however well, since
both are known before the draw. So sums of luck over any plays have mean zero and a known variance, and
the same holds for each outcome alone: (1[r drawn] - p_r) times 1, or times (v_r - m).

A `Tally` is one vector of such sums, of the money of the plays (P1), and of what decisions gave away. Tallies add up:
those of days, stakes or channels are counted once and combined at will. Must not: read files, draw, or judge.

Where time runs out (Art. 23) nothing is drawn and nothing decided; what that changed is kept apart as `clock`, so

    net = expected before the first card + luck - given away + clock

holds for the sums as in a review.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt

import numpy as np

from ventuno.maths.big21.graph import STEP, Array
from ventuno.maths.big21.highlow import ladder
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.big21.strategies import blocks_of_quads
from ventuno.maths.monitoring import tally_sums as at
from ventuno.maths.monitoring import texts
from ventuno.maths.monitoring.play_codes import codes_of
from ventuno.maths.monitoring.tally_kernel import ENDED, TallyTables, tally_plays
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.players import ladder_worths
from ventuno.maths.simulation.plays import OUTCOMES, SUMS, DecisionTables, limits_of, play_games
from ventuno.rules.big21 import notation
from ventuno.rules.big21.rulesets import RULES_2024_10_23, RuleSet
from ventuno.rules.law import KEYS, Law
from ventuno.rules.refusals import Reason, Refused

VERSION = b"tally-01"  # of the layout: a vector of another one has to be counted anew
_TOGETHER = 1000  # texts walked at once
_NOTES_A_PLAY = 64  # to begin with: a play has some 30

UNFINISHED = Reason("luck_play_unfinished", "Art. 3.2", texts.luck_play_unfinished)


class DrawKind(StrEnum):
    """The kinds of draws, in the order of the sums."""

    DEAL = "deal"
    FREE_CARDS = "free_cards"
    OPEN = "open"
    HIDDEN = "hidden"

    @property
    def outcomes(self) -> tuple[str, ...]:
        return KEYS["high_low" if self in (DrawKind.OPEN, DrawKind.HIDDEN) else self.value]


_KINDS = tuple(DrawKind)


class TallyVersionMismatch(Exception):
    """These bytes are no tally of this version."""


@dataclass(frozen=True, eq=False)
class DrawSums:
    """All draws of one kind. Arrays have an entry for each outcome."""

    kind: DrawKind
    number: int
    luck: float  # in stakes of the play, like all values here
    luck_variance: float
    luck_third: float  # the model's third central moment
    count: Array
    expected: Array
    variance: Array  # of the counts
    value: Array  # sum of (1[drawn] - p)(v - m)
    value_variance: Array
    value_third: Array
    apart: Array  # sum of v - m: over the number of draws, what the outcome is worth on average


@dataclass(frozen=True, slots=True)
class MoneySums:
    """What came of plays (P1): all stakes of the play, or all centimes."""

    stakes: float
    purchases: float
    prizes: float
    costs_squared: float  # of each play, added up; likewise the next two
    prizes_squared: float
    cross: float

    @property
    def costs(self) -> float:
        return self.stakes + self.purchases

    @property
    def payout(self) -> float | None:
        return self.prizes / self.costs if self.costs else None


@dataclass(frozen=True, eq=False)
class Tally:
    """Sums over finished plays; see `tally_sums` for the places."""

    sums: Array = field(default_factory=lambda: np.zeros(at.SIZE))

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.sums + other.sums)

    def to_bytes(self) -> bytes:
        return VERSION + self.sums.astype("<f8").tobytes()

    @staticmethod
    def from_bytes(kept: bytes) -> "Tally":
        if not kept.startswith(VERSION) or len(kept) != len(VERSION) + 8 * at.SIZE:
            raise TallyVersionMismatch
        return Tally(np.frombuffer(kept[len(VERSION) :], "<f8").astype(np.float64))

    @property
    def plays(self) -> int:
        return int(self.sums[at.PLAYS])

    @property
    def won(self) -> int:
        """Plays that paid more than was paid in."""
        return int(self.sums[at.WON])

    @property
    def risk_plays(self) -> int:
        return int(self.sums[at.RISK_PLAYS])

    @property
    def expired(self) -> int:
        """Plays that the clock ended (Art. 23)."""
        return int(self.sums[at.EXPIRED])

    @property
    def clock(self) -> float:
        """What the clock changed, in stakes of the play."""
        return float(self.sums[at.CLOCK])

    @property
    def in_stakes(self) -> MoneySums:
        """Every play in units of its own stake: plays count alike, whatever was staked."""
        plays = float(self.sums[at.PLAYS])
        bought, prizes, costs_2, prizes_2, cross = self.sums[at.UNIT_BOUGHT : at.UNIT_CROSS + 1].tolist()
        return MoneySums(plays, bought, prizes, costs_2, prizes_2, cross)

    @property
    def in_centimes(self) -> MoneySums:
        stakes, _, bought, prizes, costs_2, prizes_2, cross = self.sums[at.STAKES : at.CROSS + 1].tolist()
        return MoneySums(stakes, bought, prizes, costs_2, prizes_2, cross)

    @property
    def stakes_squared(self) -> float:
        """In centimes: what weights plays when they are added up as money."""
        return float(self.sums[at.STAKES_2])

    def draws(self, kind: DrawKind) -> DrawSums:
        index = _KINDS.index(kind)
        first, last = at.FIRST_OF[index], at.FIRST_OF[index + 1]
        parts = [
            self.sums[part + first : part + last]
            for part in (at.COUNT, at.CHANCE, at.CHANCE_2, at.VALUE, at.VALUE_2, at.VALUE_3, at.APART)
        ]
        luck, second, third = (float(self.sums[part + index]) for part in (at.LUCK, at.LUCK_2, at.LUCK_3))
        return DrawSums(kind, int(parts[0].sum()), luck, second, third, *parts)

    @property
    def luck(self) -> float:
        """Of all draws, in stakes of the play."""
        return float(self.sums[at.LUCK : at.LUCK_2].sum())

    @property
    def luck_deviation(self) -> float:
        """Its standard deviation by the model."""
        return sqrt(float(self.sums[at.LUCK_2 : at.LUCK_3].sum()))

    @property
    def decisions(self) -> int:
        """As in a review: wherever there was a choice, Risk included."""
        return int(self.sums[at.DECISIONS])

    @property
    def given_away(self) -> float:
        """By decisions, in stakes of the play."""
        return float(self.sums[at.GIVEN])

    @property
    def given_away_bins(self) -> Array:
        """How many decisions gave away how much: up to each of `GIVEN_EDGES`, and above the last."""
        return self.sums[at.BINS : at.LIKELIHOOD]

    @property
    def modelled(self) -> int:
        """Decisions that the player model speaks of: as in `skill`, without Risk."""
        return int(self.sums[at.MODELLED])

    @property
    def log_likelihoods(self) -> Array:
        """Of the modelled decisions, for each of `SKILLS`."""
        return self.sums[at.LIKELIHOOD :]


def total(tallies: Iterable[Tally]) -> Tally:
    """One after the other, as `+` would add them; a year of a house has thousands."""
    sums = [each.sums for each in tallies]
    return Tally(np.add.reduce(sums)) if sums else Tally()


class PlayCounter:
    """Counts plays under one law and rule set. The solution must be that law's, of whole plays."""

    def __init__(self, law: Law, solution: Solution, rules: RuleSet = RULES_2024_10_23) -> None:
        assert rules.game_numbers == solution.numbers
        self.numbers = solution.numbers
        graph, high_low = solution.graph, chances(law.high_low)
        steps = ladder(high_low, solution.numbers).values
        assert abs(steps[0] - solution.ends[3]) < 1e-9  # Art. 14.1: High/Low after three stacks is in it
        self._worths = TallyTables(
            deal=chances(law.deal),
            free=chances(law.free_cards),
            high_low=high_low,
            values=solution.values,
            ends=solution.ends,
            edges=graph.edges,
            edge_start=graph.edge_start,
            block_of=blocks_of_quads(graph),
            start=graph.start,
            complete=graph.complete,
            steps=np.append(steps, solution.numbers.ladder[-1]),
            guessed=ladder_worths(high_low, solution.numbers),
            step=STEP,
            limits=limits_of(rules),
            prizes=np.array(rules.prize_tenths),
            ladder=np.array(rules.ladder_tenths),
        )

    def count(self, text: str) -> Tally:
        """One finished play in the notation; refused, with its line, where a move is not legal."""
        tally = Tally()
        how, _ = tally_plays(self._worths, np.array(codes_of(text), np.int64), 0, tally.sums)
        if how != ENDED:
            notation.replay(text)  # refuses what is not legal, and names the line
            raise Refused(UNFINISHED())
        return tally

    def count_all(self, texts: Iterable[str]) -> Tally:
        """Many of them; refused if one is."""
        counted, waiting = Tally(), list[str]()
        for text in texts:
            waiting.append(text)
            if len(waiting) == _TOGETHER:
                counted += self._together(waiting)
                waiting.clear()
        return counted + self._together(waiting)

    def simulated(self, tables: DecisionTables, seed: int, first: int, last: int) -> Tally:
        """The games numbered first..last - 1 of a simulated player, walked without ever being texts.

        The player may sit at a table of another law: then chance follows that one, and is judged by this one.
        """
        counted = Tally()
        for begin in range(first, last, _TOGETHER):
            record = _recorded(tables, seed, begin, min(begin + _TOGETHER, last))
            how, _ = tally_plays(self._worths, record, tables.stake, counted.sums)
            assert how == ENDED
        return counted

    def _together(self, texts: list[str]) -> Tally:
        together: list[int] = []
        for text in texts:
            together += codes_of(text)
        tally = Tally()
        how, _ = tally_plays(self._worths, np.array(together, np.int64), 0, tally.sums)
        return tally if how == ENDED else total(map(self.count, texts))  # refuses, by the play that is not right


def _recorded(tables: DecisionTables, seed: int, first: int, last: int) -> Array:
    """The notes of simulated plays, one after the other."""
    assert last - first <= BATCH
    room = _NOTES_A_PLAY * (last - first)
    while True:
        record = np.zeros(room + 1, np.int64)
        counts = (np.zeros(OUTCOMES, np.int64), np.zeros(OUTCOMES, np.int64), np.zeros(SUMS, np.int64))
        play_games(tables, np.uint64(seed), first, last, *counts, record)
        if record[0] <= room:
            return record[1 : int(record[0]) + 1]
        room = int(record[0])
