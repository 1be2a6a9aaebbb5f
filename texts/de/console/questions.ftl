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
byPlayer = Spieler
answer = Antworten
answerText = Die Antwort steht im Journal des Kontos und bei den Nachrichten des Spielers.
text = Antwort
closes = Damit ist die Anfrage abgeschlossen
decide = Entscheiden
decideText = Der Entscheid ist endgültig. Er steht im Journal des Kontos, mit Ihrem Namen und der Buchung, die daraus folgt.
decision = Entscheid und Begründung
upholds = Die Beanstandung wird gutgeheissen
amount = Gutschrift in CHF, falls eine folgt
upheld = Gutgeheissen.
rejected = Abgewiesen.

guest = Anfrage ohne Konto
guestLogin = Angegebener Benutzername
noLogin = keiner
noAccount = kein Konto mit diesem Namen
reach = Antwort an
language = Sprache
answered = Beantwortet
answerGuest = Als beantwortet festhalten
answerGuestText = Antworten Sie per E-Mail oder Telefon, und sagen Sie hier, was Sie getan haben. Es steht mit Ihrem Namen im Journal des Hauses und bleibt dort: keine Personendaten.
guestNote = Wer das schrieb, hat nichts bewiesen. Prüfen Sie die Identität, bevor Sie am Konto etwas ändern oder darüber Auskunft geben. Die Anfrage wird 90 Tage nach der Antwort gelöscht.

# $entry: the number of an entry
entry = Eintrag { $entry }

# $entry: the number of an entry
posting = Buchung: Eintrag { $entry }
