### Kontakt: dem Haus schreiben, Antworten lesen, ein Spiel beanstanden.

title = Kontakt
lead = Haben Sie Fragen? Schreiben Sie uns. Die Antwort finden Sie hier und bei den Nachrichten Ihres Kontos.
guest = Haben Sie ein Konto und kommen hinein, dann melden Sie sich an: Die Antwort finden Sie dann hier. Ohne Konto, oder wenn Sie nicht hineinkommen, schreiben Sie uns mit diesem Formular.
guestLogin = Benutzername, falls es um ein Konto geht
reach = E-Mail oder Telefon für die Antwort
guestNote = Bevor wir an einem Konto etwas ändern, prüfen wir Ihre Identität. Schreiben Sie uns nie Ihr Passwort.
received = Ihre Nachricht ist angekommen. Wir antworten Ihnen per E-Mail oder Telefon.
reachUs = So erreichen Sie uns auch
address = Adresse
web = Web
email = E-Mail
phone = Telefon
where = Ein Spiel beanstanden Sie dort, wo Sie es sehen: am Ende des Spiels, im Rückblick, bei den Spielen am Tisch und in der Liste Ihrer Spiele.
games = Zu Ihren Spielen
notYours = Beanstanden können Sie nur ein Spiel, in dem Sie selbst einen Einsatz hatten. Dieses finden wir nicht bei Ihren Spielen.
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

# $number: of the table's games; $table: the name of the table; $when: when it began; $stake: an amount
aboutGame = Es geht um das Spiel { $number } von Black Jack Challenge am Tisch «{ $table }» vom { $when }, Ante { $stake }.

# $when: when it began; $stake: an amount with its currency
aboutPlay = Es geht um Ihr Spiel Big21 vom { $when }, Einsatz { $stake }.

disputeIt = Ich beanstande dieses Spiel
disputeGame = Ich beanstande dieses Spiel am Tisch
closed = Ihr Konto ist geschlossen. Fragen können Sie uns weiterhin stellen.
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
