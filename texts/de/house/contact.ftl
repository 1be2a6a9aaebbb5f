### What a player finds among the messages, as complete sentences.
### Amounts are francs with two decimals and without CHF; times are as in 06.03.2026 13:00, in Zurich.

## Limits

# $days: 1, 7 or 30
near_loss_limit = { $days ->
    [one] Sie haben CHF { $used } Ihrer Nettoverlustlimite von CHF { $amount } für einen Tag ausgeschöpft.
   *[other] Sie haben CHF { $used } Ihrer Nettoverlustlimite von CHF { $amount } für { $days } Tage ausgeschöpft.
 }

# $days: 30
near_deposit_limit = Sie haben CHF { $used } Ihrer Einzahllimite von CHF { $amount } für { $days } Tage ausgeschöpft.

## Blocks

# The player asked for it.
# $until: until when, such as 06.03.2026 13:00
self_blocked = Wie gewünscht ist Ihr Konto bis { $until } gesperrt. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.

# The house decided it.
# $reason: what the staff wrote, a whole sentence
blocked = Ihr Konto ist für das Spiel gesperrt: { $reason }

# The house decided it.
# $until: until when, such as 06.03.2026 13:00
# $reason: what the staff wrote, a whole sentence
blocked_until = Ihr Konto ist bis { $until } für das Spiel gesperrt: { $reason }

# $reason: what the staff wrote, a whole sentence
block_lifted = Die Sperre Ihres Kontos ist aufgehoben: { $reason }

# $reason: what the staff wrote, a whole sentence
excluded = Ihr Konto wurde vom Spiel ausgeschlossen: { $reason }

# $reason: what the staff wrote, a whole sentence
readmitted = Ihr Konto ist wieder zum Spiel zugelassen: { $reason }

# $reason: what the staff wrote, a whole sentence
person_corrected = Wir haben Ihre Angaben zur Person berichtigt, nachdem wir ein Dokument gesehen haben. Sie stehen im Konto unter «Daten». { $reason }
identity_check_begun = Das Haus prüft Ihre Angaben. Bis dahin können Sie weder einzahlen noch spielen; anmelden, lesen, auszahlen und uns schreiben können Sie jederzeit.
identity_confirmed = Ihre Angaben sind bestätigt. Sie können jetzt einzahlen und spielen.

# $reason: what the staff wrote, a whole sentence
identity_refused = Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen: { $reason }

## Corrections

# $source: the name of an account in the books, such as balance
# $target: the name of an account in the books, such as house
# $reason: what the staff wrote, a whole sentence
adjusted = Auf Ihrem Konto wurde eine Korrektur von CHF { $amount } gebucht ({ $source } → { $target }): { $reason }

## Announcements

# $effective: from when, such as 06.03.2026 13:00
# $name: the name of a rule set or law
# $changes: what the house announced, in the language of the reader
rules_published = Ab { $effective } gelten die Spielregeln { $name }. Die wesentlichen Änderungen: { $changes }

# $effective: from when, such as 06.03.2026 13:00
# $name: the name of a rule set or law
# $changes: what the house announced, in the language of the reader
law_published = Ab { $effective } gilt das Wahrscheinlichkeitsgesetz { $name }. Die wesentlichen Änderungen: { $changes }
online_terms_published = Ab { $effective } gelten die Bedingungen für die Online-Teilnahme { $name }. Die wesentlichen Änderungen: { $changes }
table_rules_published = Ab { $effective } gelten für Black Jack Challenge die Tischregeln { $name }. Die wesentlichen Änderungen: { $changes }

# $number: a number; $text: what the house has written
password_changed = Ihr Passwort wurde geändert, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
# $left: how many codes are left
recovery_code_used = { $left ->
    [one] Mit einem Wiederherstellungscode wurde ein neues Passwort gesetzt. Es bleibt ein Code. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
   *[other] Mit einem Wiederherstellungscode wurde ein neues Passwort gesetzt. Es bleiben { $left } Codes. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
 }
# $until: a time
reset_link_made = Unsere Mitarbeitenden haben Ihre Identität geprüft und einen Link für ein neues Passwort gemacht. Er gilt bis { $until }. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
code_app_turned_on = Beim Anmelden braucht es von nun an einen Code aus Ihrer App. Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
code_app_turned_off = Beim Anmelden braucht es keinen Code aus einer App mehr. Waren Sie das nicht, so schreiben Sie uns bitte sofort.

# $number: which passkey
passkey_added = Passkey { $number } wurde hinzugefügt, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.

# $number: which passkey
passkey_removed = Passkey { $number } wurde entfernt. Waren Sie das nicht, so schreiben Sie uns bitte sofort.

factors_turned_off = Mit dem neuen Passwort wurde auch der zweite Faktor ausgeschaltet. Unter «Konto – Zugang» schalten Sie ihn wieder ein. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
question_answered = Antwort auf Ihre Anfrage { $number }: { $text }

# $number: a number; $text: the decision
dispute_upheld = Ihre Beanstandung { $number } wurde gutgeheissen: { $text }

# $number: a number; $text: the decision
dispute_rejected = Ihre Beanstandung { $number } wurde abgewiesen: { $text }

measure_message = Wir möchten, dass Spielen für Sie ein Vergnügen bleibt. Uns ist aufgefallen, dass sich Ihr Spiel verändert hat. Das kann viele Gründe haben. Bitte nehmen Sie sich einen Moment: Unter «Limiten» können Sie festlegen, wie viel Sie höchstens verlieren oder einzahlen, und sich selbst für eine Zeit sperren. Über «Kontakt» sprechen Sie mit uns, vertraulich und ohne Folgen für Ihr Konto.
measure_pause = Zu Ihrem Schutz haben wir Ihr Konto bis { $until } für das Spielen pausiert. Ihr Guthaben gehört Ihnen, und Sie können es jederzeit auszahlen. Wir wissen, dass das unangenehm sein kann. Über «Kontakt» sprechen Sie mit uns darüber.
measure_limit = Zu Ihrem Schutz haben wir eine Limite Ihres Kontos gesenkt. Bis { $until } können Sie sie nicht erhöhen, senken können Sie sie jederzeit. Unter «Limiten» sehen Sie, was gilt. Über «Kontakt» sprechen Sie mit uns darüber.
measure_exclusion = Zu Ihrem Schutz haben wir Sie vom Spielen ausgeschlossen. Ihr Guthaben gehört Ihnen, und Sie können es jederzeit auszahlen. Über «Kontakt» erfahren Sie, wie der Ausschluss aufgehoben werden kann. Fachstellen beraten Sie und Ihre Angehörigen kostenlos und vertraulich.
