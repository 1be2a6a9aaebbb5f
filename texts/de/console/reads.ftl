### The console: who has read personal data.

title = Einsichten
lead = Wer vom Personal Angaben über Spieler angesehen hat, über wen und wann. Die Nummern sind Kontonummern.
search = Kontonummer, oder Rolle und Name wie support:sven
searchNote = Leer: alle.
none = Keine Einsichten.
when = Zeit
who = Wer
what = Was
whom = Konto
number = Nr.
many = { $n } Konten

kinds-search = Suche
kinds-list = Liste aller Spieler
kinds-held = Liste der Prüfungen
kinds-file = Konto
kinds-statement = Auszug
kinds-plays = Spiele Big21
kinds-games = Tischspiele
kinds-messages = Nachrichten
kinds-journal = Journal
kinds-play = Spiel
kinds-game = Tischspiel
kinds-questions = Liste der Anfragen
kinds-question = Anfrage
kinds-guest = Anfrage ohne Konto
kinds-cases = Liste der Fälle
kinds-case = Fall
kinds-unread = Wer eine Ankündigung nicht gelesen hat
