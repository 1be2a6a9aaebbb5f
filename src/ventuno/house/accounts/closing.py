"""Requirement 45: when an account may be closed, and what may still happen to it afterwards.

The desk asks this before it closes an account, the audit asks it of the journal.
"""

from ventuno.house.accounts.events import AccountClosed, ErasureAsked, PersonErased, QuestionAsked, QuestionContinued
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import said
from ventuno.house.ledger.money import NOTHING
from ventuno.house.refusals import ACCOUNT_CLOSED, CHIPS_AT_TABLE, DISPUTE_OPEN, PLAY_RUNNING
from ventuno.rules.refusals import Refusal


def closed(player: Player) -> Refusal | None:
    """Why this account takes nothing more, or `None`."""
    return None if player.closed_at is None else ACCOUNT_CLOSED(since=said(player.closed_at))


def obstacle(player: Player) -> Refusal | None:
    """Why the account cannot be closed yet: its money is not all there, or somebody has still to decide about it.

    A play that is only offered has no stake, so it is no obstacle.
    """
    current = player.current
    if current is not None and current.expires_at is not None:
        return PLAY_RUNNING(play=current.play, until=said(current.expires_at))
    if player.seats:
        return CHIPS_AT_TABLE(chips=player.at_tables)
    return DISPUTE_OPEN(number=player.disputes[0]) if player.disputes else None


def fits(before: Player, entry: Entry) -> bool:
    """Whether the account could be closed by this entry, or was still open for it.

    To a closed account only the staff add entries, and none that would leave money on it. Its owner may still ask
    questions (requirement 47), but dispute nothing: what a dispute pays could not be paid out.
    """
    own = entry.actor == f"player:{before.id}"
    if isinstance(entry.what, AccountClosed):
        return own and before.closed_at is None and before.balance == NOTHING and obstacle(before) is None
    if before.closed_at is None:
        return True
    match entry.what:
        case QuestionAsked(dispute=dispute):
            return own and not dispute
        case QuestionContinued() | ErasureAsked():
            return own
        case PersonErased():  # by the player, too
            return True
        case _:
            return not own and entry.balance == NOTHING
