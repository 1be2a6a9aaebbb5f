### Kontakt: dem Haus schreiben, Antworten lesen, ein Spiel beanstanden.

title = Kontakt
lead = Haben Sie Fragen? Schreiben Sie uns. Die Antwort finden Sie hier und bei den Mitteilungen Ihres Kontos.
guest = Um uns zu schreiben, melden Sie sich an.
write = Uns schreiben
own = Ihre Anfragen
all = Alle Anfragen
none = Sie haben uns noch nicht geschrieben.
question = Anfrage
dispute = Beanstandung

states-waiting = wartet auf Antwort
states-answered = beantwortet
states-closed = abgeschlossen

# $about: the name of a play or of a game at a table
about = Es geht um { $about }.
disputeIt = Ich beanstande dieses Spiel
disputeNote = Über eine Beanstandung entscheidet die Direktion. Frage, Entscheid und eine allfällige Gutschrift bleiben festgehalten. Der Entscheid ist endgültig.
subject = Betreff
text = Ihre Nachricht
more = Noch etwas dazu schreiben
send = Senden
unwritten = Bitte schreiben Sie etwas.
byYou = Sie
byHouse = Das Haus
upheld = Gutgeheissen.
rejected = Abgewiesen.

# $amount: an amount with its currency
paid = Gutschrift: { $amount }.
