"""What can happen to a player's second factors, as values: lines of the player's journal (requirement 45).

No secret and no name of a passkey is in them: the journal lasts for ever. Both are kept in tables of their own.
"""

from ventuno.house.journal_event import JournalEvent


class CodeAppTurnedOn(JournalEvent, frozen=True, tag="code_app_turned_on"):
    """An app now makes codes for this account. All other sessions ended."""


class CodeAppTurnedOff(JournalEvent, frozen=True, tag="code_app_turned_off"):
    """By the player, with the password and a code."""


class PasskeyAdded(JournalEvent, frozen=True, tag="passkey_added"):
    """All other sessions ended."""

    number: int  # counted for each player; never used again


class PasskeyRemoved(JournalEvent, frozen=True, tag="passkey_removed"):
    number: int


class FactorsTurnedOff(JournalEvent, frozen=True, tag="factors_turned_off"):
    """All of them, with the password that was lost: a recovery code or a link of the staff has just set a new one."""

    app: bool
    passkeys: int


ToFactors = CodeAppTurnedOn | CodeAppTurnedOff | PasskeyAdded | PasskeyRemoved | FactorsTurnedOff
