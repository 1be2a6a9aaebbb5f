"""Made by `make texts` from texts/*/house/contact.ftl: change those."""

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


_PERSON_CORRECTED = Text(
    de="Wir haben Ihre Angaben zur Person berichtigt, nachdem wir ein Dokument gesehen haben. Sie stehen im Konto unter «Daten». {reason}",
    fr="Après avoir vu un document, nous avons corrigé vos indications personnelles. Vous les trouvez dans le compte sous «Données». {reason}",
    it="Dopo aver visto un documento, abbiamo corretto i vostri dati personali. Li trovate nel conto sotto «Dati». {reason}",
    en="We have seen a document and corrected your personal details. You find them in the account under “Data”. {reason}",
)


def person_corrected(*, reason: object) -> Message:
    return Message(_PERSON_CORRECTED, {"reason": reason})


_IDENTITY_CHECK_BEGUN = Text(
    de="Das Haus prüft Ihre Angaben. Bis dahin können Sie weder einzahlen noch spielen; anmelden, lesen, auszahlen und uns schreiben können Sie jederzeit.",
    fr="La maison vérifie vos indications. D’ici là, vous ne pouvez ni verser ni jouer; vous pouvez en tout temps vous connecter, lire, retirer votre solde et nous écrire.",
    it="La casa verifica i vostri dati. Fino ad allora non potete né versare né giocare; potete accedere, leggere, prelevare e scriverci in ogni momento.",
    en="The house checks your details. Until then you can neither pay in nor play; you can log in, read, withdraw and write to us at any time.",
)


def identity_check_begun() -> Message:
    return Message(_IDENTITY_CHECK_BEGUN, {})


_IDENTITY_CONFIRMED = Text(
    de="Ihre Angaben sind bestätigt. Sie können jetzt einzahlen und spielen.",
    fr="Vos indications sont confirmées. Vous pouvez désormais verser et jouer.",
    it="I vostri dati sono confermati. Ora potete versare e giocare.",
    en="Your details are confirmed. You can now pay in and play.",
)


def identity_confirmed() -> Message:
    return Message(_IDENTITY_CONFIRMED, {})


_IDENTITY_REFUSED = Text(
    de="Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen: {reason}",
    fr="Vos indications n’ont pas pu être confirmées. Avec ce compte, vous ne pouvez ni verser ni jouer: {reason}",
    it="I vostri dati non hanno potuto essere confermati. Con questo conto non potete né versare né giocare: {reason}",
    en="Your details could not be confirmed. With this account you can neither pay in nor play: {reason}",
)


def identity_refused(*, reason: object) -> Message:
    return Message(_IDENTITY_REFUSED, {"reason": reason})


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


_TABLE_RULES_PUBLISHED = Text(
    de="Ab {effective} gelten für Black Jack Challenge die Tischregeln {name}. Die wesentlichen Änderungen: {changes}",
    fr="Dès le {effective}, les règles de table {name} de la Black Jack Challenge s’appliquent. Les modifications essentielles: {changes}",
    it="Dal {effective} valgono le regole dei tavoli {name} della Black Jack Challenge. Le modifiche essenziali: {changes}",
    en="From {effective} the table rules {name} of Black Jack Challenge apply. The key changes: {changes}",
)


def table_rules_published(*, effective: object, name: object, changes: object) -> Message:
    return Message(_TABLE_RULES_PUBLISHED, {"effective": effective, "name": name, "changes": changes})


_PASSWORD_CHANGED = Text(
    de="Ihr Passwort wurde geändert, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Votre mot de passe a été changé et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="La vostra password è stata cambiata e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.",
    en="Your password was changed, and you were logged out everywhere else. If this was not you, please write to us at once.",
)


def password_changed() -> Message:
    return Message(_PASSWORD_CHANGED, {})


_RECOVERY_CODE_USED = Text(
    de=Alternatives("left", {"one": "Mit einem Wiederherstellungscode wurde ein neues Passwort gesetzt. Es bleibt ein Code. Waren Sie das nicht, so schreiben Sie uns bitte sofort.", "other": "Mit einem Wiederherstellungscode wurde ein neues Passwort gesetzt. Es bleiben {left} Codes. Waren Sie das nicht, so schreiben Sie uns bitte sofort."}),
    fr=Alternatives("left", {"one": "Un nouveau mot de passe a été défini avec un code de récupération. Codes restants: {left}. Si ce n’était pas vous, écrivez-nous tout de suite.", "other": "Un nouveau mot de passe a été défini avec un code de récupération. Codes restants: {left}. Si ce n’était pas vous, écrivez-nous tout de suite."}),
    it=Alternatives("left", {"one": "Con un codice di recupero è stata impostata una nuova password. Rimane un codice. Se non siete stati voi, scriveteci subito.", "other": "Con un codice di recupero è stata impostata una nuova password. Rimangono {left} codici. Se non siete stati voi, scriveteci subito."}),
    en=Alternatives("left", {"one": "A new password was set with a recovery code. One code is left. If this was not you, please write to us at once.", "other": "A new password was set with a recovery code. {left} codes are left. If this was not you, please write to us at once."}),
)


def recovery_code_used(*, left: int) -> Message:
    return Message(_RECOVERY_CODE_USED, {"left": left})


_RESET_LINK_MADE = Text(
    de="Unsere Mitarbeitenden haben Ihre Identität geprüft und einen Link für ein neues Passwort gemacht. Er gilt bis {until}. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Notre personnel a vérifié votre identité et créé un lien pour un nouveau mot de passe. Il est valable jusqu’au {until}. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="Il nostro personale ha verificato la vostra identità e creato un link per una nuova password. Vale fino al {until}. Se non siete stati voi, scriveteci subito.",
    en="Our staff have checked your identity and made a link for a new password. It is valid until {until}. If this was not you, please write to us at once.",
)


def reset_link_made(*, until: object) -> Message:
    return Message(_RESET_LINK_MADE, {"until": until})


_CODE_APP_TURNED_ON = Text(
    de="Beim Anmelden braucht es von nun an einen Code aus Ihrer App. Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Désormais, un code de votre application est demandé à la connexion. Vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="D’ora in poi all’accesso serve un codice della vostra app. Siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.",
    en="From now on a code from your app is needed to log in. You were logged out everywhere else. If this was not you, please write to us at once.",
)


def code_app_turned_on() -> Message:
    return Message(_CODE_APP_TURNED_ON, {})


_CODE_APP_TURNED_OFF = Text(
    de="Beim Anmelden braucht es keinen Code aus einer App mehr. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Plus aucun code d’application n’est demandé à la connexion. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="All’accesso non serve più il codice di un’app. Se non siete stati voi, scriveteci subito.",
    en="No code from an app is needed any more to log in. If this was not you, please write to us at once.",
)


def code_app_turned_off() -> Message:
    return Message(_CODE_APP_TURNED_OFF, {})


_PASSKEY_ADDED = Text(
    de="Passkey {number} wurde hinzugefügt, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="La clé d’accès {number} a été ajoutée et vous avez été déconnecté partout ailleurs. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="La passkey {number} è stata aggiunta e siete stati disconnessi ovunque altrove. Se non siete stati voi, scriveteci subito.",
    en="Passkey {number} was added, and you were logged out everywhere else. If this was not you, please write to us at once.",
)


def passkey_added(*, number: object) -> Message:
    return Message(_PASSKEY_ADDED, {"number": number})


_PASSKEY_REMOVED = Text(
    de="Passkey {number} wurde entfernt. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="La clé d’accès {number} a été supprimée. Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="La passkey {number} è stata tolta. Se non siete stati voi, scriveteci subito.",
    en="Passkey {number} was removed. If this was not you, please write to us at once.",
)


def passkey_removed(*, number: object) -> Message:
    return Message(_PASSKEY_REMOVED, {"number": number})


_FACTORS_TURNED_OFF = Text(
    de="Mit dem neuen Passwort wurde auch der zweite Faktor ausgeschaltet. Unter «Konto – Zugang» schalten Sie ihn wieder ein. Waren Sie das nicht, so schreiben Sie uns bitte sofort.",
    fr="Avec le nouveau mot de passe, le second facteur a aussi été désactivé. Vous le réactivez sous «Compte – Accès». Si ce n’était pas vous, écrivez-nous tout de suite.",
    it="Con la nuova password è stato disattivato anche il secondo fattore. Lo riattivate sotto «Conto – Accesso». Se non siete stati voi, scriveteci subito.",
    en="With the new password, the second factor was turned off, too. You turn it on again under “Account – Access”. If this was not you, please write to us at once.",
)


def factors_turned_off() -> Message:
    return Message(_FACTORS_TURNED_OFF, {})


_QUESTION_ANSWERED = Text(
    de="Antwort auf Ihre Anfrage {number}: {text}",
    fr="Réponse à votre demande {number}: {text}",
    it="Risposta alla vostra richiesta {number}: {text}",
    en="Answer to your question {number}: {text}",
)


def question_answered(*, number: object, text: object) -> Message:
    return Message(_QUESTION_ANSWERED, {"number": number, "text": text})


_DISPUTE_UPHELD = Text(
    de="Ihre Beanstandung {number} wurde gutgeheissen: {text}",
    fr="Votre contestation {number} a été admise: {text}",
    it="Il vostro reclamo {number} è stato accolto: {text}",
    en="Your dispute {number} was upheld: {text}",
)


def dispute_upheld(*, number: object, text: object) -> Message:
    return Message(_DISPUTE_UPHELD, {"number": number, "text": text})


_DISPUTE_REJECTED = Text(
    de="Ihre Beanstandung {number} wurde abgewiesen: {text}",
    fr="Votre contestation {number} a été rejetée: {text}",
    it="Il vostro reclamo {number} è stato respinto: {text}",
    en="Your dispute {number} was rejected: {text}",
)


def dispute_rejected(*, number: object, text: object) -> Message:
    return Message(_DISPUTE_REJECTED, {"number": number, "text": text})


_MEASURE_MESSAGE = Text(
    de="Wir möchten, dass Spielen für Sie ein Vergnügen bleibt. Uns ist aufgefallen, dass sich Ihr Spiel verändert hat. Das kann viele Gründe haben. Bitte nehmen Sie sich einen Moment: Unter «Limiten» können Sie festlegen, wie viel Sie höchstens verlieren oder einzahlen, und sich selbst für eine Zeit sperren. Über «Kontakt» sprechen Sie mit uns, vertraulich und ohne Folgen für Ihr Konto.",
    fr="Nous souhaitons que le jeu reste un plaisir pour vous. Nous avons remarqué que votre façon de jouer a changé. Cela peut avoir de nombreuses raisons. Prenez un moment: sous «Limites», vous pouvez fixer combien vous pouvez perdre ou verser au plus, et vous bloquer vous-même pour un temps. Par «Contact», vous pouvez nous parler, en toute confidentialité et sans conséquences pour votre compte.",
    it="Desideriamo che il gioco resti per voi un piacere. Abbiamo notato che il vostro modo di giocare è cambiato. Può avere molte ragioni. Prendetevi un momento: sotto «Limiti» potete stabilire quanto potete perdere o versare al massimo, e bloccarvi per un certo tempo. Tramite «Contatto» potete parlarne con noi, in modo confidenziale e senza conseguenze per il vostro conto.",
    en="We want playing to stay a pleasure for you. We have noticed that the way you play has changed. That can have many reasons. Please take a moment: under “Limits” you can set how much you may lose or pay in at most, and block yourself for a while. Through “Contact” you can talk to us, in confidence and without consequences for your account.",
)


def measure_message() -> Message:
    return Message(_MEASURE_MESSAGE, {})


_MEASURE_PAUSE = Text(
    de="Zu Ihrem Schutz haben wir Ihr Konto bis {until} für das Spielen pausiert. Ihr Guthaben gehört Ihnen, und Sie können es jederzeit auszahlen. Wir wissen, dass das unangenehm sein kann. Über «Kontakt» sprechen Sie mit uns darüber.",
    fr="Pour vous protéger, nous avons suspendu le jeu sur votre compte jusqu’au {until}. Votre solde vous appartient et vous pouvez le retirer à tout moment. Nous savons que cela peut être désagréable. Par «Contact», vous pouvez nous en parler.",
    it="Per proteggervi, abbiamo sospeso il gioco sul vostro conto fino al {until}. Il saldo è vostro e potete prelevarlo in ogni momento. Sappiamo che può essere spiacevole. Tramite «Contatto» potete parlarne con noi.",
    en="To protect you, we have paused your account for playing until {until}. Your balance is yours, and you can withdraw it at any time. We know that this can be unpleasant. Through “Contact” you can talk to us about it.",
)


def measure_pause(*, until: object) -> Message:
    return Message(_MEASURE_PAUSE, {"until": until})


_MEASURE_LIMIT = Text(
    de="Zu Ihrem Schutz haben wir eine Limite Ihres Kontos gesenkt. Bis {until} können Sie sie nicht erhöhen, senken können Sie sie jederzeit. Unter «Limiten» sehen Sie, was gilt. Über «Kontakt» sprechen Sie mit uns darüber.",
    fr="Pour vous protéger, nous avons abaissé une limite de votre compte. Jusqu’au {until}, vous ne pouvez pas la relever; vous pouvez l’abaisser à tout moment. Sous «Limites», vous voyez ce qui est en vigueur. Par «Contact», vous pouvez nous en parler.",
    it="Per proteggervi, abbiamo abbassato un limite del vostro conto. Fino al {until} non potete aumentarlo; potete abbassarlo in ogni momento. Sotto «Limiti» vedete che cosa vale. Tramite «Contatto» potete parlarne con noi.",
    en="To protect you, we have lowered a limit of your account. Until {until} you cannot raise it; you can lower it at any time. Under “Limits” you see what holds. Through “Contact” you can talk to us about it.",
)


def measure_limit(*, until: object) -> Message:
    return Message(_MEASURE_LIMIT, {"until": until})


_MEASURE_EXCLUSION = Text(
    de="Zu Ihrem Schutz haben wir Sie vom Spielen ausgeschlossen. Ihr Guthaben gehört Ihnen, und Sie können es jederzeit auszahlen. Über «Kontakt» erfahren Sie, wie der Ausschluss aufgehoben werden kann. Fachstellen beraten Sie und Ihre Angehörigen kostenlos und vertraulich.",
    fr="Pour vous protéger, nous vous avons exclu du jeu. Votre solde vous appartient et vous pouvez le retirer à tout moment. Par «Contact», vous apprenez comment l’exclusion peut être levée. Des services spécialisés vous conseillent, vous et vos proches, gratuitement et en toute confidentialité.",
    it="Per proteggervi, vi abbiamo esclusi dal gioco. Il saldo è vostro e potete prelevarlo in ogni momento. Tramite «Contatto» venite a sapere come l’esclusione può essere revocata. I servizi specializzati consigliano voi e i vostri familiari gratuitamente e in modo confidenziale.",
    en="To protect you, we have excluded you from playing. Your balance is yours, and you can withdraw it at any time. Through “Contact” you learn how the exclusion can be lifted. Counselling services advise you and your family free of charge and in confidence.",
)


def measure_exclusion() -> Message:
    return Message(_MEASURE_EXCLUSION, {})
