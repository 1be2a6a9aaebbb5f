"""What has happened at a table of Black Jack Challenge, as the browser is told, in order: for animations and sounds.

There is one struct for each kind of event. Its tag, the field `kind`, says which fields there are. A field that has its
default is not sent.
"""

from typing import Literal

from ventuno.server.wire import Amount, Wire
from ventuno.server.wire.cards import PlayingCard

CommunityCard = int  # 1 or 2
BonusName = Literal["red_pair", "double_red", "black_pair", "pair", "double_black"]


class BonusWon(Wire, frozen=True):
    """What the first two cards won, and what the bank paid for it, including the stake."""

    red: BonusName | None
    black: BonusName | None
    paid: Amount


class TableEventKind(Wire, frozen=True, tag_field="kind", omit_defaults=True):
    """What all kinds have in common."""


class SeatedEvent(TableEventKind, frozen=True, tag="seated"):
    box: int
    name: str
    amount: Amount


class ChipsBroughtEvent(TableEventKind, frozen=True, tag="chips_brought"):
    box: int
    amount: Amount


class LeftEvent(TableEventKind, frozen=True, kw_only=True, tag="left"):
    """A player has stood up, with these chips."""

    box: int
    name: str | None = None
    amount: Amount
    reason: str


class AwayEvent(TableEventKind, frozen=True, tag="away"):
    """C13: the player of that box did not decide in time."""

    box: int


class BettingOpenedEvent(TableEventKind, frozen=True, tag="betting_opened"):
    pass


class BetPlacedEvent(TableEventKind, frozen=True, tag="bet_placed"):
    box: int
    amount: Amount  # ante and bonus bets


class BetsReturnedEvent(TableEventKind, frozen=True, tag="bets_returned"):
    pass


class DealtEvent(TableEventKind, frozen=True, tag="dealt"):
    """C5."""

    box: int
    face: PlayingCard  # the open one


class CommunityLaidEvent(TableEventKind, frozen=True, tag="community_laid"):
    """C5."""


class CardPaidEvent(TableEventKind, frozen=True, tag="card_paid"):
    """C6."""

    box: int
    amount: Amount
    card: CommunityCard


class StayedEvent(TableEventKind, frozen=True, tag="stayed"):
    box: int
    card: CommunityCard
    late: bool = False  # because the clock ran out (C13)


class CardTurnedEvent(TableEventKind, frozen=True, tag="card_turned"):
    card: CommunityCard
    face: PlayingCard


class HandShownEvent(TableEventKind, frozen=True, tag="hand_shown"):
    """C6a. The total is called later, by `hand_counted`."""

    box: int
    face: PlayingCard  # the hidden one
    points: int
    bust: bool


class BonusPaidEvent(TableEventKind, frozen=True, tag="bonus_paid"):
    """C8."""

    box: int
    bonus: BonusWon


class HandCountedEvent(TableEventKind, frozen=True, tag="hand_counted"):
    """C6a: after the bonus bets the totals are compared, and those over 21 are called bust."""

    box: int
    points: int
    bust: bool


class WarDeclaredEvent(TableEventKind, frozen=True, tag="war_declared"):
    """C9; C10 when everybody has gone bust."""

    boxes: list[int]
    all_bust: bool


class CardBurntEvent(TableEventKind, frozen=True, tag="card_burnt"):
    """C9, before each round of war. C11: with `reshuffled`, the cards of earlier rounds were shuffled in first."""

    reshuffled: bool = False


class WarFoughtEvent(TableEventKind, frozen=True, tag="war_fought"):
    """C9, C11."""

    faces: list[PlayingCard]  # by `boxes`
    boxes: list[int]
    left: list[int]  # who is still in the war
    reshuffled: bool


class WarRepeatedEvent(TableEventKind, frozen=True, tag="war_repeated"):
    """C9: these boxes have the highest card, and go on."""

    boxes: list[int]


class PotWonEvent(TableEventKind, frozen=True, tag="pot_won"):
    """C8."""

    box: int
    amount: Amount


class VoidedEvent(TableEventKind, frozen=True, tag="voided"):
    """C14."""

    reason: str


class ResumedEvent(TableEventKind, frozen=True, tag="resumed"):
    pass


class ClosedEvent(TableEventKind, frozen=True, tag="closed"):
    pass


TableEvent = (
    SeatedEvent
    | ChipsBroughtEvent
    | LeftEvent
    | AwayEvent
    | BettingOpenedEvent
    | BetPlacedEvent
    | BetsReturnedEvent
    | DealtEvent
    | CommunityLaidEvent
    | CardPaidEvent
    | StayedEvent
    | CardTurnedEvent
    | HandShownEvent
    | BonusPaidEvent
    | HandCountedEvent
    | WarDeclaredEvent
    | CardBurntEvent
    | WarFoughtEvent
    | WarRepeatedEvent
    | PotWonEvent
    | VoidedEvent
    | ResumedEvent
    | ClosedEvent
)
