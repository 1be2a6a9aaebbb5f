"""Made by `make texts` from texts/*/house/accounts.ftl: change those."""

from ventuno.rules.language import Alternatives, Message, Text


_NEAR_LOSS_LIMIT = Text(
    de=Alternatives("days", {"one": "Sie haben CHF {used} Ihrer Nettoverlustlimite von CHF {amount} für einen Tag ausgeschöpft.", "other": "Sie haben CHF {used} Ihrer Nettoverlustlimite von CHF {amount} für {days} Tage ausgeschöpft."}),
    fr=Alternatives("days", {"one": "Vous avez utilisé CHF {used} de votre limite de perte nette de CHF {amount} sur un jour.", "other": "Vous avez utilisé CHF {used} de votre limite de perte nette de CHF {amount} sur {days} jours."}),
    it=Alternatives("days", {"one": "Avete utilizzato CHF {used} del vostro limite di perdita netta di CHF {amount} su un giorno.", "other": "Avete utilizzato CHF {used} del vostro limite di perdita netta di CHF {amount} su {days} giorni."}),
    en="You have used CHF {used} of your {days}-day net-loss limit of CHF {amount}.",
)


def near_loss_limit(*, days: int, used: object, amount: object) -> Message:
    return Message(_NEAR_LOSS_LIMIT, {"days": days, "used": used, "amount": amount})


_NEAR_DEPOSIT_LIMIT = Text(
    de="Sie haben CHF {used} Ihrer Einzahllimite von CHF {amount} für {days} Tage ausgeschöpft.",
    fr="Vous avez utilisé CHF {used} de votre limite de versement de CHF {amount} sur {days} jours.",
    it="Avete utilizzato CHF {used} del vostro limite di versamento di CHF {amount} su {days} giorni.",
    en="You have used CHF {used} of your {days}-day deposit limit of CHF {amount}.",
)


def near_deposit_limit(*, used: object, amount: object, days: object) -> Message:
    return Message(_NEAR_DEPOSIT_LIMIT, {"used": used, "amount": amount, "days": days})


_SELF_BLOCKED = Text(
    de="Wie gewünscht ist Ihr Konto bis {until} gesperrt. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.",
    fr="Comme demandé, votre compte est bloqué jusqu’au {until}. Vous pouvez retirer votre solde en tout temps.",
    it="Come richiesto, il vostro conto è bloccato fino al {until}. Potete prelevare il saldo in ogni momento.",
    en="As you requested, your account is blocked until {until}. You can withdraw your balance at any time.",
)


def self_blocked(*, until: object) -> Message:
    return Message(_SELF_BLOCKED, {"until": until})


_BLOCKED = Text(
    de="Ihr Konto ist für das Spiel gesperrt: {reason}",
    fr="Votre compte est bloqué pour le jeu: {reason}",
    it="Il vostro conto è bloccato per il gioco: {reason}",
    en="Your account is blocked from play: {reason}",
)


def blocked(*, reason: object) -> Message:
    return Message(_BLOCKED, {"reason": reason})


_BLOCKED_UNTIL = Text(
    de="Ihr Konto ist bis {until} für das Spiel gesperrt: {reason}",
    fr="Votre compte est bloqué pour le jeu jusqu’au {until}: {reason}",
    it="Il vostro conto è bloccato per il gioco fino al {until}: {reason}",
    en="Your account is blocked from play until {until}: {reason}",
)


def blocked_until(*, until: object, reason: object) -> Message:
    return Message(_BLOCKED_UNTIL, {"until": until, "reason": reason})


_BLOCK_LIFTED = Text(
    de="Die Sperre Ihres Kontos ist aufgehoben: {reason}",
    fr="Le blocage de votre compte est levé: {reason}",
    it="Il blocco del vostro conto è revocato: {reason}",
    en="The block on your account has been lifted: {reason}",
)


def block_lifted(*, reason: object) -> Message:
    return Message(_BLOCK_LIFTED, {"reason": reason})


_EXCLUDED = Text(
    de="Ihr Konto wurde vom Spiel ausgeschlossen: {reason}",
    fr="Votre compte a été exclu du jeu: {reason}",
    it="Il vostro conto è stato escluso dal gioco: {reason}",
    en="Your account has been excluded from play: {reason}",
)


def excluded(*, reason: object) -> Message:
    return Message(_EXCLUDED, {"reason": reason})


_READMITTED = Text(
    de="Ihr Konto ist wieder zum Spiel zugelassen: {reason}",
    fr="Votre compte est de nouveau admis au jeu: {reason}",
    it="Il vostro conto è di nuovo ammesso al gioco: {reason}",
    en="Your account is admitted to play again: {reason}",
)


def readmitted(*, reason: object) -> Message:
    return Message(_READMITTED, {"reason": reason})


_ADJUSTED = Text(
    de="Auf Ihrem Konto wurde eine Korrektur von CHF {amount} gebucht ({source} → {target}): {reason}",
    fr="Une correction de CHF {amount} a été passée sur votre compte ({source} → {target}): {reason}",
    it="Sul vostro conto è stata registrata una correzione di CHF {amount} ({source} → {target}): {reason}",
    en="A correction of CHF {amount} was made to your account ({source} → {target}): {reason}",
)


def adjusted(*, amount: object, source: object, target: object, reason: object) -> Message:
    return Message(_ADJUSTED, {"amount": amount, "source": source, "target": target, "reason": reason})


_RULES_PUBLISHED = Text(
    de="Ab {effective} gelten die Spielregeln {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, les règles du jeu {name} s’appliquent. Les modifications essentielles: {changes}",
    it="Dal {effective} valgono le regole del gioco {name}. Le modifiche essenziali: {changes}",
    en="From {effective} the rules {name} apply. The key changes: {changes}",
)


def rules_published(*, effective: object, name: object, changes: object) -> Message:
    return Message(_RULES_PUBLISHED, {"effective": effective, "name": name, "changes": changes})


_LAW_PUBLISHED = Text(
    de="Ab {effective} gilt das Wahrscheinlichkeitsgesetz {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, la loi de probabilité {name} s’applique. Les modifications essentielles: {changes}",
    it="Dal {effective} vale la legge di probabilità {name}. Le modifiche essenziali: {changes}",
    en="From {effective} the law of chance {name} applies. The key changes: {changes}",
)


def law_published(*, effective: object, name: object, changes: object) -> Message:
    return Message(_LAW_PUBLISHED, {"effective": effective, "name": name, "changes": changes})


_ONLINE_TERMS_PUBLISHED = Text(
    de="Ab {effective} gelten die Bedingungen für die Online-Teilnahme {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, les conditions de participation en ligne {name} s’appliquent. Les modifications essentielles: {changes}",
    it="Dal {effective} valgono le condizioni per la partecipazione online {name}. Le modifiche essenziali: {changes}",
    en="From {effective} the terms for online participation {name} apply. The key changes: {changes}",
)


def online_terms_published(*, effective: object, name: object, changes: object) -> Message:
    return Message(_ONLINE_TERMS_PUBLISHED, {"effective": effective, "name": name, "changes": changes})


_PASSWORD_CHANGED = Text(
    de="Ihr Passwort wurde geändert, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Votre mot de passe a été changé et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="La vostra password è stata cambiata e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.",
    en="Your password was changed, and you were logged out everywhere else. If this was not you, please write to us at once.",
)


def password_changed() -> Message:
    return Message(_PASSWORD_CHANGED, {})


_QUESTION_ANSWERED = Text(
    de="Antwort auf Ihre Anfrage {number}: {text}",
    fr="Réponse à votre demande {number}: {text}",
    it="Risposta alla Sua richiesta {number}: {text}",
    en="Answer to your question {number}: {text}",
)


def question_answered(*, number: object, text: object) -> Message:
    return Message(_QUESTION_ANSWERED, {"number": number, "text": text})


_DISPUTE_UPHELD = Text(
    de="Ihre Beanstandung {number} wurde gutgeheissen: {text}",
    fr="Votre contestation {number} a été admise: {text}",
    it="Il Suo reclamo {number} è stato accolto: {text}",
    en="Your dispute {number} was upheld: {text}",
)


def dispute_upheld(*, number: object, text: object) -> Message:
    return Message(_DISPUTE_UPHELD, {"number": number, "text": text})


_DISPUTE_REJECTED = Text(
    de="Ihre Beanstandung {number} wurde abgewiesen: {text}",
    fr="Votre contestation {number} a été rejetée: {text}",
    it="Il Suo reclamo {number} è stato respinto: {text}",
    en="Your dispute {number} was rejected: {text}",
)


def dispute_rejected(*, number: object, text: object) -> Message:
    return Message(_DISPUTE_REJECTED, {"number": number, "text": text})
