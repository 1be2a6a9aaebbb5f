"""Players as the console shows them, and what the staff may do to their accounts."""

from datetime import date, datetime
from typing import Annotated

from msgspec import Meta

from ventuno.house.accounts.events import GameKind, IdentityDocument
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.likeness import Likeness
from ventuno.server.accounts.wire import Account, Name
from ventuno.server.console.wire.journal import LedgerAccountName
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.wire import Amount, AmountTyped, Body, Instant, Wire


class FoundPlayer(Wire, frozen=True):
    player: str
    login: str
    name: str
    birth: date


class AlikePlayer(Wire, frozen=True):
    """B19: somebody with the same date of birth and a name that may be the same."""

    person: FoundPlayer
    likeness: Likeness
    excluded: bool
    closed_at: datetime | None
    identity: IdentityState


class HeldPlayer(Wire, frozen=True):
    """Requirement 22: an account that waits for a decision."""

    person: FoundPlayer
    since: datetime
    alike: list[AlikePlayer]


class HeldPlayers(Wire, frozen=True):
    held: list[HeldPlayer]
    skip: int | None  # for the next page


class FoundPlayers(Wire, frozen=True):
    players: list[FoundPlayer]
    after: str | None  # for the next page


class HouseBlock(Wire, frozen=True):
    game: GameKind
    until: datetime | None  # none: until it is lifted


class PlayerFile(Wire, frozen=True):
    person: FoundPlayer | None  # none: erased (requirement 45)
    alike: list[AlikePlayer]
    canton: str
    account: Account
    holds: list[HouseBlock]  # the house's; the player's own are in the account
    balances: dict[LedgerAccountName, Amount]
    play: str | None  # the current one, offered or running
    entries: int
    head: str  # of the journal
    proposal: int | None = None  # requirement 42: nothing was changed yet, but proposed under this number


class BlockPlayerBody(Body, frozen=True):
    """For one game or all, until that time or until it is lifted."""

    reason: WhyText
    game: GameKind | None = None
    until: Instant | None = None


class DecideIdentityBody(Body, frozen=True):
    """POST /players/{player}/identity: whether this person has another account. The player may read the reason."""

    same: bool
    reason: WhyText


class WriteToPlayerBody(Body, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class ResetAccessBody(Body, frozen=True):
    """Requirement 45: which document was seen, and how it was checked that it is the player who asks."""

    document: IdentityDocument
    reason: WhyText


class CorrectPersonBody(Body, frozen=True):
    """Requirement 45: all three as they are right, also those that stay; which document was seen, and why."""

    name: Name
    birth: date
    canton: Annotated[str, Meta(min_length=2, max_length=2)]
    document: IdentityDocument
    reason: WhyText


class ResetLink(Wire, frozen=True):
    """Shown once. The page for players takes the token after `#`, so that no log has it."""

    token: str
    expires_at: datetime
    file: PlayerFile


class AdjustAccountBody(Body, frozen=True):
    """Requirement 27: a new posting."""

    source: LedgerAccountName
    target: LedgerAccountName
    amount: AmountTyped
    reason: WhyText
