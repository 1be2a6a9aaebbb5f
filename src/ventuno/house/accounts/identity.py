"""The check of who a player is: requirement 22, B19.

An account that may be a second one of the same person is held: its owner may log in, read, write to the house and take
money out, but pay in and play nothing. Somebody of the staff looks at both and decides. The journal of the account says
that it is checked, and what was decided; it does not say whom it resembles, because its owner may read it.
"""

from enum import StrEnum

from ventuno.house.accounts.events import IdentityCheckBegun, IdentityChecked
from ventuno.house.journal import Entry
from ventuno.house.refusals import IDENTITY_BEING_CHECKED, IDENTITY_REFUSED, NO_IDENTITY_CHECK
from ventuno.rules.refusals import Refusal, Refused


class IdentityState(StrEnum):
    UNCHECKED = "unchecked"  # nothing was in doubt
    WAITING = "waiting"  # for somebody to decide
    CONFIRMED = "confirmed"  # a person of their own
    REFUSED = "refused"  # a person who has an account already


def obstacle(state: IdentityState) -> Refusal | None:
    """Why the account may take no money and stake nothing, or `None`."""
    match state:
        case IdentityState.WAITING:
            return IDENTITY_BEING_CHECKED()
        case IdentityState.REFUSED:
            return IDENTITY_REFUSED()
        case _:
            return None


def after(what: IdentityCheckBegun | IdentityChecked) -> IdentityState:
    match what:
        case IdentityCheckBegun():
            return IdentityState.WAITING
        case IdentityChecked(same=True):
            return IdentityState.REFUSED
        case IdentityChecked():
            return IdentityState.CONFIRMED


def may_decide(state: IdentityState) -> None:
    """Whoever was taken for somebody else by mistake can still be confirmed later."""
    if state not in {IdentityState.WAITING, IdentityState.REFUSED}:
        raise Refused(NO_IDENTITY_CHECK())


def fits(state: IdentityState, entry: Entry) -> bool:
    """Whether this entry of the journal was possible then."""
    if isinstance(entry.what, IdentityChecked):
        return state in {IdentityState.WAITING, IdentityState.REFUSED}
    if isinstance(entry.what, IdentityCheckBegun):
        return state is not IdentityState.WAITING
    return True
