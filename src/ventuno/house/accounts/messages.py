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
    Excluded,
    LimitKind,
    MessageWritten,
    NearLimit,
    Readmitted,
    SelfBlocked,
)
from ventuno.house.accounts.player import Player
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import said
from ventuno.house.office.house_state import Announced, HouseState, law_of
from ventuno.rules.language import Language, Text

KINDS = (
    *("near_limit", "self_blocked", "blocked", "block_lifted"),
    *("excluded", "readmitted", "adjusted", "message_written"),
)

_NEAR = {
    LimitKind.LOSS_1: Text(
        de="Sie haben CHF {used} von CHF {amount} Ihrer Nettoverlustlimite für einen Tag ausgeschöpft.",
        fr="Vous avez utilisé CHF {used} sur CHF {amount} de votre limite de perte nette sur un jour.",
        it="Avete utilizzato CHF {used} di CHF {amount} del vostro limite di perdita netta su un giorno.",
        en="You have used CHF {used} of CHF {amount} of your net-loss limit for one day.",
    ),
    LimitKind.LOSS_7: Text(
        de="Sie haben CHF {used} von CHF {amount} Ihrer Nettoverlustlimite für 7 Tage ausgeschöpft.",
        fr="Vous avez utilisé CHF {used} sur CHF {amount} de votre limite de perte nette sur 7 jours.",
        it="Avete utilizzato CHF {used} di CHF {amount} del vostro limite di perdita netta su 7 giorni.",
        en="You have used CHF {used} of CHF {amount} of your net-loss limit for 7 days.",
    ),
    LimitKind.LOSS_30: Text(
        de="Sie haben CHF {used} von CHF {amount} Ihrer Nettoverlustlimite für 30 Tage ausgeschöpft.",
        fr="Vous avez utilisé CHF {used} sur CHF {amount} de votre limite de perte nette sur 30 jours.",
        it="Avete utilizzato CHF {used} di CHF {amount} del vostro limite di perdita netta su 30 giorni.",
        en="You have used CHF {used} of CHF {amount} of your net-loss limit for 30 days.",
    ),
    LimitKind.DEPOSIT_30: Text(
        de="Sie haben CHF {used} von CHF {amount} Ihrer Einzahllimite für 30 Tage ausgeschöpft.",
        fr="Vous avez utilisé CHF {used} sur CHF {amount} de votre limite de versement sur 30 jours.",
        it="Avete utilizzato CHF {used} di CHF {amount} del vostro limite di versamento su 30 giorni.",
        en="You have used CHF {used} of CHF {amount} of your deposit limit for 30 days.",
    ),
}
_BLOCKED = Text(
    de="Wie gewünscht ist Ihr Konto bis {until} gesperrt. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.",
    fr="Comme demandé, votre compte est bloqué jusqu’au {until}. Vous pouvez retirer votre solde en tout temps.",
    it="Come richiesto, il vostro conto è bloccato fino al {until}. Potete prelevare il saldo in ogni momento.",
    en="As you requested, your account is blocked until {until}. You can withdraw your balance at any time.",
)
_HELD = Text(
    de="Ihr Konto ist für das Spiel gesperrt: {reason}",
    fr="Votre compte est bloqué pour le jeu: {reason}",
    it="Il vostro conto è bloccato per il gioco: {reason}",
    en="Your account is blocked from play: {reason}",
)
_HELD_UNTIL = Text(
    de="Ihr Konto ist bis {until} für das Spiel gesperrt: {reason}",
    fr="Votre compte est bloqué pour le jeu jusqu’au {until}: {reason}",
    it="Il vostro conto è bloccato per il gioco fino al {until}: {reason}",
    en="Your account is blocked from play until {until}: {reason}",
)
_LIFTED = Text(
    de="Die Sperre Ihres Kontos ist aufgehoben: {reason}",
    fr="Le blocage de votre compte est levé: {reason}",
    it="Il blocco del vostro conto è revocato: {reason}",
    en="The block of your account has been lifted: {reason}",
)
_EXCLUDED = Text(
    de="Ihr Konto wurde vom Spiel ausgeschlossen: {reason}",
    fr="Votre compte a été exclu du jeu: {reason}",
    it="Il vostro conto è stato escluso dal gioco: {reason}",
    en="Your account has been excluded from play: {reason}",
)
_READMITTED = Text(
    de="Ihr Konto ist wieder zum Spiel zugelassen: {reason}",
    fr="Votre compte est de nouveau admis au jeu: {reason}",
    it="Il vostro conto è di nuovo ammesso al gioco: {reason}",
    en="Your account is admitted to play again: {reason}",
)
_ADJUSTED = Text(
    de="Auf Ihrem Konto wurde eine Korrektur von CHF {amount} gebucht ({source} → {target}): {reason}",
    fr="Une correction de CHF {amount} a été passée sur votre compte ({source} → {target}): {reason}",
    it="Sul vostro conto è stata registrata una correzione di CHF {amount} ({source} → {target}): {reason}",
    en="A correction of CHF {amount} was made on your account ({source} → {target}): {reason}",
)
_NEW_RULES = Text(
    de="Ab {effective} gelten die Spielregeln {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, les règles du jeu {name} s’appliquent. Les modifications essentielles: {changes}",
    it="Dal {effective} valgono le regole del gioco {name}. Le modifiche essenziali: {changes}",
    en="From {effective} the rules {name} apply. The key changes: {changes}",
)
_NEW_LAW = Text(
    de="Ab {effective} gilt das Wahrscheinlichkeitsgesetz {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, la loi de probabilité {name} s’applique. Les modifications essentielles: {changes}",
    it="Dal {effective} vale la legge di probabilità {name}. Le modifiche essenziali: {changes}",
    en="From {effective} the law of chance {name} applies. The key changes: {changes}",
)


class Message(msgspec.Struct, frozen=True):
    at: datetime
    kind: str
    text: str
    read: bool


def announcements(house: HouseState, player: Player) -> Iterator[Message]:
    """The changes that took effect after the player opened the account, and those that will."""
    of_rules = [("rules_published", each, _NEW_RULES, each.what) for each in house.rules]
    of_laws = [("law_published", each, _NEW_LAW, law_of(each.what).name) for each in house.laws]
    for kind, each, text, name in (*of_rules, *of_laws):
        if each.changes and each.effective_at > player.opened_at:
            yield _message(player, each.announced_at, kind, _announced(each, text, name, player.language))


def _announced(each: Announced, text: Text, name: str, language: Language) -> str:
    return text.said_in(language, effective=said(each.effective_at), name=name, changes=each.changes[language])


def announcement(
    kind: Literal["rules", "law"], name: str, effective_at: datetime, changes: Mapping[Language, str]
) -> dict[Language, str]:
    """What players will read, in each language that has a text. The console shows a draft in this way."""
    text = _NEW_RULES if kind == "rules" else _NEW_LAW
    when = said(effective_at)
    return {each: text.said_in(each, effective=when, name=name, changes=changes[each]) for each in changes}


def about(entry: Entry, player: Player) -> Message:
    """The message for an entry of one of the `KINDS`."""
    what, language = entry.what, player.language
    match what:
        case NearLimit():
            text = _NEAR[what.limit].said_in(language, used=what.used, amount=what.amount)
        case SelfBlocked():
            text = _BLOCKED.said_in(language, until=said(what.until))
        case Blocked(until=None):
            text = _HELD.said_in(language, reason=what.reason)
        case Blocked(until=datetime() as until):
            text = _HELD_UNTIL.said_in(language, until=said(until), reason=what.reason)
        case BlockLifted():
            text = _LIFTED.said_in(language, reason=what.reason)
        case MessageWritten():
            text = what.text
        case Excluded():
            text = _EXCLUDED.said_in(language, reason=what.reason)
        case Readmitted():
            text = _READMITTED.said_in(language, reason=what.reason)
        case Adjusted():
            facts = {"amount": what.amount, "source": what.source, "target": what.target, "reason": what.reason}
            text = _ADJUSTED.said_in(language, **facts)
        case _:
            raise AssertionError(what)
    return _message(player, entry.at, str(what.__struct_config__.tag), text)


def _message(player: Player, at: datetime, kind: str, text: str) -> Message:
    return Message(at, kind, text, read=player.read_until is not None and at <= player.read_until)
