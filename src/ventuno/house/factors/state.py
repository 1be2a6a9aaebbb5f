"""Which second factors a player has, as the journal says it. The proofs themselves are elsewhere: see `records.py`."""

from datetime import datetime
from typing import assert_never

import msgspec

from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
    ToFactors,
)
from ventuno.house.refusals import PASSKEY_NEEDED, SECOND_FACTOR_NEEDED
from ventuno.rules.refusals import Refusal


class Factors(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """With any of them, the password alone is not enough to log in."""

    app: int | None = None  # the entry that turned the app on
    app_at: datetime | None = None
    passkeys: tuple[int, ...] = ()  # their numbers
    added: int = 0  # passkeys so far

    def __bool__(self) -> bool:
        return self.app is not None or bool(self.passkeys)


NONE = Factors()


def needed(factors: Factors) -> Refusal:
    """What somebody is told whose password was right."""
    return PASSKEY_NEEDED() if factors.app is None else SECOND_FACTOR_NEEDED()


def after(before: Factors, what: ToFactors, entry: int, at: datetime) -> Factors:
    change = msgspec.structs.replace
    match what:
        case CodeAppTurnedOn():
            return change(before, app=entry, app_at=at)
        case CodeAppTurnedOff():
            return change(before, app=None, app_at=None)
        case PasskeyAdded():
            return change(before, passkeys=(*before.passkeys, what.number), added=what.number)
        case PasskeyRemoved():
            return change(before, passkeys=tuple(each for each in before.passkeys if each != what.number))
        case FactorsTurnedOff():
            return Factors(added=before.added)
        case _:
            assert_never(what)
