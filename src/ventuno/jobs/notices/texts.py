"""Made by `make texts` from texts/*/jobs/notices.ftl: change those."""

from ventuno.rules.language import Message, Text


_FOOT = Text(
    de="Diese Nachricht kommt von einem Programm; auf sie antwortet niemand. Welche Benachrichtigungen Sie per E-Mail bekommen, bestimmen Sie in Ihrem Konto unter «Zugang».",
    fr="Ce message vient d’un programme; personne ne lit les réponses. Vous choisissez dans votre compte, sous «Accès», quels avis vous recevez par e-mail.",
    it="Questo messaggio viene da un programma; nessuno legge le risposte. Nel vostro conto, sotto «Accesso», decidete quali avvisi ricevere per e-mail.",
    en="A program has sent this message; nobody reads answers to it. Which notices you get by e-mail is up to you: see “Access” in your account.",
)


def foot() -> Message:
    return Message(_FOOT, {})


_CODE_SUBJECT = Text(
    de="Ihre E-Mail-Adresse bestätigen",
    fr="Confirmer votre adresse e-mail",
    it="Confermate il vostro indirizzo e-mail",
    en="Confirm your e-mail address",
)


def code_subject() -> Message:
    return Message(_CODE_SUBJECT, {})


_CODE_BODY = Text(
    de="Mit diesem Code bestätigen Sie in Ihrem Konto Ihre E-Mail-Adresse: {code}. Er gilt 24 Stunden. Wenn Sie keine Adresse angegeben haben, müssen Sie nichts tun.",
    fr="Ce code confirme votre adresse e-mail dans votre compte: {code}. Il est valable 24 heures. Si vous n’avez pas indiqué d’adresse, vous n’avez rien à faire.",
    it="Questo codice conferma il vostro indirizzo e-mail nel vostro conto: {code}. È valido per 24 ore. Se non avete indicato alcun indirizzo, non dovete fare nulla.",
    en="This code confirms your e-mail address in your account: {code}. It is valid for 24 hours. If you have given no address, you need not do anything.",
)


def code_body(*, code: object) -> Message:
    return Message(_CODE_BODY, {"code": code})


_ANSWER_SUBJECT = Text(
    de="Eine Nachricht für Sie",
    fr="Un message pour vous",
    it="Un messaggio per voi",
    en="A message for you",
)


def answer_subject() -> Message:
    return Message(_ANSWER_SUBJECT, {})


_ANSWER_BODY = Text(
    de="Das Haus hat Ihnen geschrieben. Sie lesen es in Ihrem Konto unter «Nachrichten».",
    fr="La maison vous a écrit. Vous le lirez dans votre compte sous «Messages».",
    it="La casa vi ha scritto. Lo leggete nel vostro conto sotto «Messaggi».",
    en="The house has written to you. You can read it in your account under “Messages”.",
)


def answer_body() -> Message:
    return Message(_ANSWER_BODY, {})


_ANNOUNCEMENT_SUBJECT = Text(
    de="Eine Ankündigung des Hauses",
    fr="Une annonce de la maison",
    it="Un annuncio della casa",
    en="An announcement of the house",
)


def announcement_subject() -> Message:
    return Message(_ANNOUNCEMENT_SUBJECT, {})


_ANNOUNCEMENT_BODY = Text(
    de="Die Regeln, das Zufallsgesetz oder die Bedingungen ändern sich. Was sich ändert und ab wann, lesen Sie in Ihrem Konto unter «Nachrichten».",
    fr="Les règles, la loi du hasard ou les conditions vont changer. Vous lirez ce qui change, et à partir de quand, dans votre compte sous «Messages».",
    it="Le regole, la legge del caso o le condizioni cambieranno. Che cosa cambia, e da quando, lo leggete nel vostro conto sotto «Messaggi».",
    en="The rules, the law of chance or the terms will change. What changes, and from when on, is in your account under “Messages”.",
)


def announcement_body() -> Message:
    return Message(_ANNOUNCEMENT_BODY, {})


_LIMIT_SUBJECT = Text(
    de="Eine Limite ist fast ausgeschöpft",
    fr="Une limite est presque épuisée",
    it="Un limite è quasi esaurito",
    en="A limit is nearly used up",
)


def limit_subject() -> Message:
    return Message(_LIMIT_SUBJECT, {})


_LIMIT_BODY = Text(
    de="Eine Ihrer Limiten ist fast ausgeschöpft. Welche, lesen Sie in Ihrem Konto unter «Limiten».",
    fr="Une de vos limites est presque épuisée. Vous verrez laquelle dans votre compte sous «Limites».",
    it="Uno dei vostri limiti è quasi esaurito. Quale, lo vedete nel vostro conto sotto «Limiti».",
    en="One of your limits is nearly used up. Which one, you see in your account under “Limits”.",
)


def limit_body() -> Message:
    return Message(_LIMIT_BODY, {})


_SECURITY_SUBJECT = Text(
    de="Zur Sicherheit Ihres Kontos",
    fr="Sécurité de votre compte",
    it="Sicurezza del vostro conto",
    en="About the security of your account",
)


def security_subject() -> Message:
    return Message(_SECURITY_SUBJECT, {})


_PASSWORD_BODY = Text(
    de="Ihr Passwort wurde geändert. Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».",
    fr="Votre mot de passe a été changé. Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».",
    it="La vostra password è stata cambiata. Se non siete stati voi, scriveteci subito tramite «Contatto».",
    en="Your password was changed. If this was not you, please write to us at once through “Contact”.",
)


def password_body() -> Message:
    return Message(_PASSWORD_BODY, {})


_FACTOR_BODY = Text(
    de="An den zweiten Faktoren Ihres Kontos hat sich etwas geändert. Was, lesen Sie in Ihrem Konto unter «Nachrichten». Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».",
    fr="Les seconds facteurs de votre compte ont changé. Vous lirez ce qui a changé dans votre compte sous «Messages». Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».",
    it="È cambiato qualcosa nei secondi fattori del vostro conto. Che cosa, lo leggete nel vostro conto sotto «Messaggi». Se non siete stati voi, scriveteci subito tramite «Contatto».",
    en="Something has changed about the second factors of your account. What it is, you can read in your account under “Messages”. If this was not you, please write to us at once through “Contact”.",
)


def factor_body() -> Message:
    return Message(_FACTOR_BODY, {})


_LINK_BODY = Text(
    de="Unser Personal hat einen Link für ein neues Passwort erstellt. Wenn Sie nicht darum gebeten haben, schreiben Sie uns bitte sofort über «Kontakt».",
    fr="Notre personnel a créé un lien pour un nouveau mot de passe. Si vous ne l’avez pas demandé, écrivez-nous tout de suite par «Contact».",
    it="Il nostro personale ha creato un link per una nuova password. Se non l’avete chiesto, scriveteci subito tramite «Contatto».",
    en="Our staff have made a link for a new password. If you did not ask for it, please write to us at once through “Contact”.",
)


def link_body() -> Message:
    return Message(_LINK_BODY, {})


_EMAIL_BODY = Text(
    de="Die E-Mail-Adresse Ihres Kontos wird geändert oder entfernt. Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».",
    fr="L’adresse e-mail de votre compte est en train d’être changée ou supprimée. Si ce n’était pas vous, écrivez-nous tout de suite par «Contact».",
    it="L’indirizzo e-mail del vostro conto viene cambiato o tolto. Se non siete stati voi, scriveteci subito tramite «Contatto».",
    en="The e-mail address of your account is being changed or removed. If this was not you, please write to us at once through “Contact”.",
)


def email_body() -> Message:
    return Message(_EMAIL_BODY, {})
