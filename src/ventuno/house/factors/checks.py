"""What the journal may say about second factors (requirement 45). The desk asks the same before; the audit asks this.

Only the player turns factors on and off. All of them go at once when a password that was lost is replaced, by a
recovery code or a link of the staff, and then they do go: otherwise the account would be lost.
"""

from typing import Final

from ventuno.house.accounts.events import PasswordChanged, PasswordProof
from ventuno.house.accounts.player import Player
from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
    ToFactors,
)
from ventuno.house.journal import Entry

PASSKEYS_MAX: Final = 10


def fits(before: Player, last: Entry | None, entry: Entry) -> bool:
    """Whether the entry was possible, after the last one."""
    what, has, recovered = entry.what, before.factors, last is not None and _recovered(last)
    if not isinstance(what, ToFactors):
        return not (recovered and has)
    if entry.actor != f"player:{before.id}" or (recovered and not isinstance(what, FactorsTurnedOff)):
        return False
    match what:
        case CodeAppTurnedOn():
            return has.app is None
        case CodeAppTurnedOff():
            return has.app is not None
        case PasskeyAdded():
            return what.number == has.added + 1 and len(has.passkeys) < PASSKEYS_MAX
        case PasskeyRemoved():
            return what.number in has.passkeys
        case FactorsTurnedOff():
            return recovered and bool(has) and (what.app, what.passkeys) == (has.app is not None, len(has.passkeys))


def _recovered(last: Entry) -> bool:
    """Whether a password that was lost has just been replaced."""
    return isinstance(last.what, PasswordChanged) and last.what.by is not PasswordProof.PASSWORD
