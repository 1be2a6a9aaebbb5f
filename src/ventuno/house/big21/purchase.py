"""Buying a card, Art. 10.2: what forbids it (B8), and what the player can do about that (B9).

Every purchase is judged, whatever pays for it: whether the player may stake at all, whether a limit is used up or would
be exceeded, whether the means suffice. Limits come before means: while a limit forbids the purchase, paying in would
not help. The page shows the same reason beforehand with which a purchase would be refused.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

import msgspec

from ventuno.house.accounts import limits
from ventuno.house.accounts.events import CardPurchased, GameKind, LimitKind
from ventuno.house.accounts.player import Player
from ventuno.house.ledger import calendar
from ventuno.house.ledger.money import Money
from ventuno.house.office.house_state import HouseState
from ventuno.house.refusals import BALANCE_TOO_LOW
from ventuno.rules.big21.events import CardSold
from ventuno.rules.refusals import Refusal


class WayOut(StrEnum):
    """B9. The player may end the game in any case."""

    DEPOSIT = "deposit"
    TABLE = "table"  # to stand up there: chips at a table count as lost until they come back
    WAIT = "wait"
    END = "end"  # nothing else helps before the play is over


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why no card can be bought now, and what helps."""

    refusal: Refusal
    way_out: WayOut
    possible_from: datetime | None = None  # where waiting helps: until then; with `TABLE`, once the chips are back
    missing: Money | None = None  # where money in the balance helps: at least so much


def refused(player: Player, house: HouseState, sold: CardSold, at: datetime) -> Refusal | None:
    """Why this card is not sold to the player at that time. Requirement 35: a closed game sells none."""
    return house.closed_for(GameKind.BIG21) or refused_by_account(player, _of(player, sold), at)


def refused_by_account(player: Player, bought: CardPurchased, at: datetime) -> Refusal | None:
    """What the account has against it: a block (requirement 26), a limit (requirement 24), or its balance."""
    return (
        player.barred_from(GameKind.BIG21, at)
        or limits.deposits_used_up(player.limits, player.days, at)
        or limits.losses_reached(player.limits, player.losses, player.loss_by(bought), at)
        or _too_poor(player, bought)
    )


def obstacle(player: Player, house: HouseState, sold: CardSold, at: datetime) -> Obstacle | None:
    """B9: what stands between the player and this card, if anything does."""
    refusal = refused(player, house, sold, at)
    if refusal is None:
        return None
    if refusal.code == BALANCE_TOO_LOW.code:
        return _poor(player, refusal, Money(sold.from_balance_centimes) - player.balance, at)
    stood_up = msgspec.structs.replace(player, seats={})  # as if all chips had come back
    later, sooner = (_possible_from(each, house, sold, at) for each in (player, stood_up))
    if sooner is not None and (later is None or sooner < later):
        return Obstacle(refusal, WayOut.TABLE, possible_from=None if sooner == at else sooner)
    return Obstacle(refusal, WayOut.END) if later is None else Obstacle(refusal, WayOut.WAIT, possible_from=later)


def _poor(player: Player, refusal: Refusal, missing: Money, at: datetime) -> Obstacle:
    room = limits.left(player.limits, player.days, LimitKind.DEPOSIT_30, at)
    if room is None or missing < room:  # a deposit that uses up the limit would forbid the purchase
        return Obstacle(refusal, WayOut.DEPOSIT, missing=missing)
    if missing <= player.at_tables:
        return Obstacle(refusal, WayOut.TABLE, missing=missing)
    return Obstacle(refusal, WayOut.END)


def _possible_from(player: Player, house: HouseState, sold: CardSold, at: datetime) -> datetime | None:
    """From when on nothing but the balance stands in the way, if nothing else happens."""
    for moment in (at, *sorted(_changes(player, at))):
        then = refused(player, house, sold, moment)
        if then is None or then.code == BALANCE_TOO_LOW.code:
            return moment
    return None


def _changes(player: Player, at: datetime) -> Iterator[datetime]:
    """The moments before the play is over at which a limit gets room or a block ends, if nothing else happens."""
    assert player.current is not None
    assert player.current.expires_at is not None
    hold = player.holds.get(GameKind.BIG21)
    moments = [
        calendar.bounds(calendar.day_of(at))[1],
        *(limit.pending.effective_at for limit in player.limits.values() if limit.pending is not None),
        player.blocks.get(GameKind.BIG21),
        None if hold is None else hold.until,
    ]
    for moment in moments:
        if moment is not None and at < moment < player.current.expires_at:
            yield moment


def _of(player: Player, sold: CardSold) -> CardPurchased:
    assert player.current is not None
    return CardPurchased(
        play=player.current.play,
        from_realised=Money(sold.from_realised_centimes),
        from_balance=Money(sold.from_balance_centimes),
    )


def _too_poor(player: Player, bought: CardPurchased) -> Refusal | None:
    if bought.from_balance <= player.balance:
        return None
    return BALANCE_TOO_LOW(balance=player.balance, needed=bought.from_balance)
