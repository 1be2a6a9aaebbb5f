"""Requirement 45: from when on the data of a person may be erased, and who may do it.

The journal lasts for ever and names nobody, only a player's number. What says who that is stands apart, and goes.
Business records are kept for ten years after the business year (OR 958f), and what a casino knows of its customers for
ten years after the business relation (GwG 7). So an account counts from the end of the year in which it was closed.
"""

from datetime import date, datetime
from typing import Final

from ventuno.house.accounts.events import ErasureAsked, PersonErased
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import bounds, day_of, said
from ventuno.house.office.staff import RETENTION, is_staff
from ventuno.house.refusals import ACCOUNT_OPEN, DATA_KEPT, DATA_KEPT_UNTIL, PERSON_ERASED, RETENTION_TOO_LONG
from ventuno.rules.refusals import Refusal, Refused

YEARS: Final = 10
YEARS_MAX: Final = 10  # the shipped terms for online participation promise it (8.5)


def checked(years: int) -> int:
    """The years that a house wishes to keep the data after a closing. Refused if the terms promise less."""
    if years > YEARS_MAX:
        raise Refused(RETENTION_TOO_LONG(most=YEARS_MAX, years=years))
    return years


def moved_money(player: Player) -> bool:
    """Whether anything was ever paid or staked. If not, there is no record that the law wants to be kept."""
    return bool(player.balances)


def allowed_from(player: Player, years: int, *, asked: bool = False) -> datetime | None:
    """When the data of a closed account may go; none: nobody can say yet. `asked`: its player wants it now."""
    assert player.closed_at is not None
    if player.excluded or player.case is not None or player.identity is IdentityState.WAITING:
        return None  # an exclusion, or what may become one, is not evaded by being forgotten
    holds = [hold.until for hold in player.holds.values()]
    blocks = [*player.blocks.values(), *(until for until in holds if until is not None)]
    if None in holds:
        return None
    wanted = asked or player.erasure_asked_at is not None
    due = player.closed_at if wanted and not moved_money(player) else kept_until(player.closed_at, years)
    return max([due, *blocks])


def kept_until(closed_at: datetime, years: int) -> datetime:
    """That many business years after the one in which the account was closed. With none, nothing is kept."""
    if years == 0:
        return closed_at
    begin, _ = bounds(date(day_of(closed_at).year + years + 1, 1, 1))
    return begin


def obstacle(player: Player, at: datetime, years: int, *, asked: bool = False) -> Refusal | None:
    """Why the data are kept at that time, or `None`."""
    if player.erased_at is not None:
        return PERSON_ERASED(since=said(player.erased_at))
    if player.closed_at is None:
        return ACCOUNT_OPEN()
    due = allowed_from(player, years, asked=asked)
    if due is None:
        return DATA_KEPT()
    return None if due <= at else DATA_KEPT_UNTIL(until=said(due))


def fits(before: Player, entry: Entry) -> bool:
    """The audit: whether the data could be erased by this entry, or were not erased yet."""
    what, own = entry.what, entry.actor == f"player:{before.id}"
    match what:
        case _ if before.erased_at is not None:
            return False
        case ErasureAsked():
            return own and before.closed_at is not None and what.due_at == allowed_from(before, what.years, asked=True)
        case PersonErased():
            meant = bool(what.reason.strip()) if is_staff(entry.actor) else own or entry.actor == RETENTION
            return meant and obstacle(before, entry.at, what.years, asked=own) is None
        case _:
            return True
