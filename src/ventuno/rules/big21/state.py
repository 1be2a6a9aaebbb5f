"""The state of a play: everything the rules need in order to go on, and nothing else.

It has no seed, no card that has not been shown, and no balance. Amounts are centimes, because the limits of Art. 2.5
and 21 are in francs.
"""

from dataclasses import dataclass
from enum import Enum

from ventuno.rules.big21.events import PlayEnd
from ventuno.rules.big21.game import Game
from ventuno.rules.big21.highlow import Ladder
from ventuno.rules.big21.rulesets import RuleSet


class Phase(Enum):
    MAIN = "main"
    CHOICE = "choice"
    HIGH_LOW = "highlow"
    RISK = "risk"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Play:
    rules: RuleSet
    stake_centimes: int  # of the play, Art. 4.1
    game: Game  # the main or Risk game being played or last played
    game_stake_centimes: int  # its stake: the play's, or the Risk stake
    risk: bool = False  # whether it is a Risk game
    ladder: Ladder | None = None  # the High/Low after it, once begun
    realised_centimes: int = 0  # Art. 19.2, before purchases
    spent_centimes: int = 0  # the part of `realised_centimes` that has paid for cards: B15
    cards_cost_centimes: int = 0  # all purchases of the play
    end: PlayEnd | None = None

    @property
    def phase(self) -> Phase:
        if self.end is not None:
            return Phase.OVER
        if self.game.end is None:
            return Phase.RISK if self.risk else Phase.MAIN
        if self.ladder is not None and self.ladder.end is None:
            return Phase.HIGH_LOW
        return Phase.CHOICE

    @property
    def prize_tenths(self) -> int:
        return self.game.prize_tenths if self.ladder is None else self.ladder.prize_tenths

    @property
    def prize_centimes(self) -> int:
        """What the game and the High/Low after it are worth as things stand."""
        return self.prize_tenths * self.game_stake_centimes // 10

    @property
    def realised_left_centimes(self) -> int:
        return self.realised_centimes - self.spent_centimes

    @property
    def paid_out_centimes(self) -> int | None:
        """B15, B16: everything the play pays, once it is over."""
        return None if self.end is None else self.realised_left_centimes + self.prize_centimes
