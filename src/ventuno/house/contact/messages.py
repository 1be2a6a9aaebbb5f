"""Messages to players, in their language: about their account, and about changes of the terms (Art. 24.2).

A message is not a record of its own: it is an entry of the journal, put into words for the player. An announcement is
one entry in the house's journal; every registered player finds it among their messages.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Literal

import msgspec

from ventuno.house.accounts.events import (
    Adjusted,
    Blocked,
    BlockLifted,
    DisputeDecided,
    Excluded,
    IdentityCheckBegun,
    IdentityChecked,
    LimitKind,
    MessageWritten,
    NearLimit,
    PasswordChanged,
    PersonCorrected,
    QuestionAnswered,
    Readmitted,
    RecoveryCodeUsed,
    ResetLinkMade,
    SelfBlocked,
    ToPlayer,
)
from ventuno.house.accounts.player import Player
from ventuno.house.contact import texts
from ventuno.house.factors.events import (
    CodeAppTurnedOff,
    CodeAppTurnedOn,
    FactorsTurnedOff,
    PasskeyAdded,
    PasskeyRemoved,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import said
from ventuno.house.office.events import ToHouse
from ventuno.house.office.house_state import HouseState, law_of
from ventuno.house.protection.events import Measure, MeasureTaken
from ventuno.house.tables.events import ToTable
from ventuno.rules.language import Language, Message

KINDS = (
    *("near_limit", "self_blocked", "blocked", "block_lifted", "password_changed"),
    *("recovery_code_used", "reset_link_made"),
    *("code_app_turned_on", "code_app_turned_off", "passkey_added", "passkey_removed", "factors_turned_off"),
    *("identity_check_begun", "identity_checked", "person_corrected"),
    *("excluded", "readmitted", "adjusted", "message_written", "question_answered", "dispute_decided"),
    "measure_taken",
)


class PlayerMessage(msgspec.Struct, frozen=True):
    at: datetime
    kind: str
    text: str
    read: bool


def announcements(house: HouseState, player: Player) -> Iterator[PlayerMessage]:
    """Changes that took effect, or will, after the player had an account."""
    of_rules = [("rules_published", each, texts.rules_published, each.what) for each in house.rules]
    of_laws = [("law_published", each, texts.law_published, law_of(each.what).name) for each in house.laws]
    of_terms = [
        ("online_terms_published", each, texts.online_terms_published, each.what) for each in house.online_terms
    ]
    of_tables = [("table_rules_published", each, texts.table_rules_published, each.what) for each in house.table_rules]
    for kind, each, text, name in (*of_rules, *of_laws, *of_terms, *of_tables):
        if each.changes and each.effective_at > player.opened_at:
            changes = each.changes[player.language]
            announced = text(effective=said(each.effective_at), name=name, changes=changes)
            yield _message(player, each.announced_at, kind, announced.said_in(player.language))


def announcement(
    kind: Literal["rules", "law", "table_rules"], name: str, effective_at: datetime, changes: Mapping[Language, str]
) -> dict[Language, str]:
    """What players will be told, in each language there is a text in: a draft is looked at as it will be read."""
    told = {"rules": texts.rules_published, "law": texts.law_published, "table_rules": texts.table_rules_published}
    text = told[kind]
    when = said(effective_at)
    return {each: text(effective=when, name=name, changes=changes[each]).said_in(each) for each in changes}


def about(entry: Entry, player: Player) -> PlayerMessage:
    """What an entry of one of the `KINDS` says to the player."""
    what = entry.what
    text = what.text if isinstance(what, MessageWritten) else _told(what).said_in(player.language)
    if isinstance(what, MeasureTaken) and what.text:
        text = f"{text}\n\n{what.text}"
    return _message(player, entry.at, str(what.__struct_config__.tag), text)


def _told(what: ToPlayer | ToHouse | ToTable) -> Message:
    match what:
        case NearLimit(limit=LimitKind.DEPOSIT_30):
            return texts.near_deposit_limit(days=what.limit.days, used=what.used, amount=what.amount)
        case NearLimit():
            return texts.near_loss_limit(days=what.limit.days, used=what.used, amount=what.amount)
        case SelfBlocked():
            return texts.self_blocked(until=said(what.until))
        case Blocked(until=None):
            return texts.blocked(reason=what.reason)
        case Blocked(until=datetime() as until):
            return texts.blocked_until(until=said(until), reason=what.reason)
        case BlockLifted():
            return texts.block_lifted(reason=what.reason)
        case Excluded():
            return texts.excluded(reason=what.reason)
        case Readmitted():
            return texts.readmitted(reason=what.reason)
        case PersonCorrected():
            return texts.person_corrected(reason=what.reason)
        case IdentityCheckBegun():
            return texts.identity_check_begun()
        case IdentityChecked():
            return texts.identity_refused(reason=what.reason) if what.same else texts.identity_confirmed()
        case QuestionAnswered():
            return texts.question_answered(number=str(what.number), text=what.text)
        case DisputeDecided():
            told = texts.dispute_upheld if what.upheld else texts.dispute_rejected
            return told(number=str(what.number), text=what.text)
        case MeasureTaken():
            return _measure(what)
        case Adjusted():
            return texts.adjusted(amount=what.amount, source=what.source, target=what.target, reason=what.reason)
        case _:
            return _of_access(what)


def _of_access(what: ToPlayer | ToHouse | ToTable) -> Message:
    """Requirement 45."""
    match what:
        case PasswordChanged():
            return texts.password_changed()
        case RecoveryCodeUsed():
            return texts.recovery_code_used(left=what.left)
        case ResetLinkMade():
            return texts.reset_link_made(until=said(what.expires_at))
        case CodeAppTurnedOn():
            return texts.code_app_turned_on()
        case CodeAppTurnedOff():
            return texts.code_app_turned_off()
        case PasskeyAdded():
            return texts.passkey_added(number=str(what.number))
        case PasskeyRemoved():
            return texts.passkey_removed(number=str(what.number))
        case FactorsTurnedOff():
            return texts.factors_turned_off()
        case _:
            raise AssertionError(what)


def _measure(what: MeasureTaken) -> Message:
    """Requirement 46."""
    until = "" if what.until is None else said(what.until)
    match what.measure:
        case Measure.MESSAGE:
            return texts.measure_message()
        case Measure.PAUSE:
            return texts.measure_pause(until=until)
        case Measure.LIMIT:
            return texts.measure_limit(until=until)
        case Measure.EXCLUSION:
            return texts.measure_exclusion()


def _message(player: Player, at: datetime, kind: str, text: str) -> PlayerMessage:
    return PlayerMessage(at, kind, text, read=player.read_until is not None and at <= player.read_until)
