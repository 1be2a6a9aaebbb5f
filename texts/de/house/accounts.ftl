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

# $number: a number; $text: what the house has written
password_changed = Ihr Passwort wurde geändert, und Sie wurden überall sonst abgemeldet. Waren Sie das nicht, so schreiben Sie uns bitte sofort.
question_answered = Antwort auf Ihre Anfrage { $number }: { $text }

# $number: a number; $text: the decision
dispute_upheld = Ihre Beanstandung { $number } wurde gutgeheissen: { $text }

# $number: a number; $text: the decision
dispute_rejected = Ihre Beanstandung { $number } wurde abgewiesen: { $text }
