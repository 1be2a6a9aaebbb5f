### Die Konsole: Anfragen und Beanstandungen.

title = Anfragen
lead = Was Spielende gefragt oder beanstandet haben. Was am längsten wartet, steht zuoberst.
all = Alle Anfragen
none = Keine.
state = Stand

states-waiting = wartet auf Antwort
states-answered = beantwortet
states-closed = abgeschlossen

subject = Betreff
kind = Art
question = Anfrage
dispute = Beanstandung
player = Spieler
asked = Gefragt
changed = Zuletzt
about = Es geht um
said = Verlauf
byHouse = Das Haus
byPlayer = Spieler
answer = Antworten
answerText = Die Antwort steht im Journal des Kontos und bei den Mitteilungen des Spielers.
text = Antwort
closes = Damit ist die Anfrage abgeschlossen
decide = Entscheiden
decideText = Der Entscheid ist endgültig. Er steht im Journal des Kontos, mit Ihrem Namen und der Buchung, die daraus folgt.
decision = Entscheid und Begründung
upholds = Die Beanstandung wird gutgeheissen
amount = Gutschrift in CHF, falls eine folgt
upheld = Gutgeheissen.
rejected = Abgewiesen.
