### Benachrichtigungen per E-Mail. Sie sagen, dass etwas geschehen ist, und nie was.
### Wer die Post anderer liest, soll nichts über Spiel und Geld erfahren.

foot = Diese Nachricht kommt von einem Programm; auf sie antwortet niemand. Welche Benachrichtigungen Sie per E-Mail bekommen, bestimmen Sie in Ihrem Konto unter «Zugang».

code_subject = Ihre E-Mail-Adresse bestätigen

# $code: such as K7QF-3MXD
code_body = Mit diesem Code bestätigen Sie in Ihrem Konto Ihre E-Mail-Adresse: { $code }. Er gilt 24 Stunden. Wenn Sie keine Adresse angegeben haben, müssen Sie nichts tun.
answer_subject = Eine Nachricht für Sie
answer_body = Das Haus hat Ihnen geschrieben. Sie lesen es in Ihrem Konto unter «Nachrichten».
announcement_subject = Eine Ankündigung des Hauses
announcement_body = Die Regeln, das Zufallsgesetz oder die Bedingungen ändern sich. Was sich ändert und ab wann, lesen Sie in Ihrem Konto unter «Nachrichten».
limit_subject = Eine Limite ist fast ausgeschöpft
limit_body = Eine Ihrer Limiten ist fast ausgeschöpft. Welche, lesen Sie in Ihrem Konto unter «Limiten».
security_subject = Zur Sicherheit Ihres Kontos
password_body = Ihr Passwort wurde geändert. Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».
factor_body = An den zweiten Faktoren Ihres Kontos hat sich etwas geändert. Was, lesen Sie in Ihrem Konto unter «Nachrichten». Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».
link_body = Unser Personal hat einen Link für ein neues Passwort erstellt. Wenn Sie nicht darum gebeten haben, schreiben Sie uns bitte sofort über «Kontakt».
email_body = Die E-Mail-Adresse Ihres Kontos wird geändert oder entfernt. Wenn Sie das nicht waren, schreiben Sie uns bitte sofort über «Kontakt».
