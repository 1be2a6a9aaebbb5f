"""Cards on the wire, for both games."""

from typing import Literal

from ventuno.server.wire import Wire

RankSymbol = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SuitLetter = Literal["c", "d", "h", "s"]


class PlayingCard(Wire, frozen=True):
    rank: RankSymbol
    suit: SuitLetter


class CountedCard(PlayingCard, frozen=True):
    """A card of Big21 with its points."""

    points: int  # as it counts where it lies: an ace 11 or 1
