### Konten, die geprüft werden.

waiting = Das Haus prüft Ihre Angaben. Bis dahin können Sie weder einzahlen noch spielen. Lesen, auszahlen und uns schreiben können Sie jederzeit.
refused = Ihre Angaben konnten nicht bestätigt werden. Mit diesem Konto können Sie weder einzahlen noch spielen. Ihr Guthaben können Sie sich jederzeit auszahlen lassen.
# Said to every new account, so that it tells nobody anything
possible = Vor der ersten Zahlung kann das Haus prüfen, wer Sie sind.
write = Dem Haus schreiben
