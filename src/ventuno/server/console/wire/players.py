"""Players as the console shows them, and what the staff may do to their accounts."""

from datetime import date, datetime
from typing import Annotated

from msgspec import Meta

from ventuno.house.accounts.events import GameKind
from ventuno.server.accounts.wire import Account
from ventuno.server.console.wire.journal import LedgerAccountName
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Amount, AmountTyped, Body, Instant, Wire


class FoundPlayer(Wire, frozen=True):
    player: str
    login: str
    name: str
    birth: date


class FoundPlayers(Wire, frozen=True):
    players: list[FoundPlayer]
    after: str | None  # for the next page


class HouseBlock(Wire, frozen=True):
    game: GameKind
    until: datetime | None  # none: until it is lifted


class PlayerFile(Wire, frozen=True):
    person: FoundPlayer
    canton: str
    account: Account
    holds: list[HouseBlock]  # the house's; the player's own are in the account
    balances: dict[LedgerAccountName, Amount]
    play: str | None  # the current one, offered or running
    entries: int
    head: str  # of the journal


class BlockPlayerBody(Body, frozen=True):
    """For one game or all, until that time or until it is lifted."""

    reason: WhyText
    game: GameKind | None = None
    until: Instant | None = None


class WriteToPlayerBody(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class AdjustAccountBody(Body, frozen=True):
    """Requirement 27: a new posting."""

    source: LedgerAccountName
    target: LedgerAccountName
    amount: AmountTyped
    reason: WhyText
