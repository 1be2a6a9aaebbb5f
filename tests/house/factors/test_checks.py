"""Requirement 45: which lines about second factors a journal may have, and which accounts they make."""

import pytest

from tests.kit import NOON
from ventuno.house.accounts import player
from ventuno.house.accounts.events import (
    LanguageChosen,
    Opened,
    PasswordChanged,
    PasswordProof,
    RecoveryCodesMade,
    RecoveryCodeUsed,
    ToPlayer,
)
from ventuno.house.accounts.events import LostProof as Lost
from ventuno.house.accounts.player import Player
from ventuno.house.factors import checks
from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
)
from ventuno.house.factors.state import Factors
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.rules.language import Language

OWN = "player:p"
ON, OFF, FRENCH = CodeAppTurnedOn(), CodeAppTurnedOff(), LanguageChosen(language=Language.FR)
USED = RecoveryCodeUsed(number=1, instead_of=Lost.PASSWORD, left=7)
MADE, BY_CODE = RecoveryCodesMade(count=8), PasswordChanged(by=PasswordProof.CODE)


def folded(*events: ToPlayer) -> tuple[Player, Entry]:
    """The account, and its last entry."""
    account, line = player.record(None, Opened(player="p", language=Language.DE, canton="ZH"), NOON, OWN)
    for what in events:
        account, line = player.record(account, what, NOON, OWN)
    return account, codec.decode(line.text, Entry)


def added(*numbers: int) -> list[ToPlayer]:
    return [PasskeyAdded(number=number) for number in numbers]


@pytest.mark.parametrize(
    ("before", "what", "fits"),
    [
        ([], ON, True),
        ([ON], ON, False),
        ([ON, OFF], ON, True),
        ([], OFF, False),
        ([ON], OFF, True),
        ([], PasskeyAdded(number=1), True),
        ([], PasskeyAdded(number=2), False),
        ([*added(1), PasskeyRemoved(number=1)], PasskeyAdded(number=1), False),
        ([*added(1), PasskeyRemoved(number=1)], PasskeyAdded(number=2), True),
        (added(*range(1, 11)), PasskeyAdded(number=11), False),
        (added(1), PasskeyRemoved(number=1), True),
        (added(1), PasskeyRemoved(number=2), False),
        ([ON], FactorsTurnedOff(app=True, passkeys=0), False),  # nothing was lost
        ([ON, PasswordChanged()], FactorsTurnedOff(app=True, passkeys=0), False),
        ([ON, PasswordChanged()], FRENCH, True),
        ([ON, *added(1), MADE, USED, BY_CODE], FactorsTurnedOff(app=True, passkeys=1), True),
        ([ON, *added(1), MADE, USED, BY_CODE], FactorsTurnedOff(app=True, passkeys=0), False),
        ([ON, *added(1), MADE, USED, BY_CODE], FactorsTurnedOff(app=False, passkeys=1), False),
        ([ON, MADE, USED, BY_CODE], FRENCH, False),  # they would have stayed
        ([ON, MADE, USED, BY_CODE], OFF, False),
        ([MADE, USED, BY_CODE], FRENCH, True),
        ([MADE, USED, BY_CODE], FactorsTurnedOff(app=False, passkeys=0), False),
    ],
)
def test_req_45_what_may_come_next(before: list[ToPlayer], what: ToPlayer, *, fits: bool) -> None:
    account, last = folded(*before)
    entry = Entry(number=last.number + 1, at=NOON, actor=OWN, what=what)
    assert checks.fits(account, last, entry) is fits


def test_req_45_nobody_else_turns_a_factor_on_or_off() -> None:
    account, last = folded(ON)
    assert checks.fits(account, last, Entry(number=3, at=NOON, actor=OWN, what=OFF))
    for actor in ("operator:olga", "player:q", "clock"):
        assert not checks.fits(account, last, Entry(number=3, at=NOON, actor=actor, what=OFF))


def test_req_45_an_account_without_factors_is_written_as_before_there_were_any() -> None:
    assert "factors" not in codec.encode(folded()[0])
    account, _ = folded(ON, *added(1, 2), PasskeyRemoved(number=1))
    assert account.factors == Factors(app=2, app_at=NOON, passkeys=(2,), added=2)
    assert codec.decode(codec.encode(account), Player) == account
    assert not folded(ON, OFF)[0].factors
