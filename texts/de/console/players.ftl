### The console: the search for players.

title = Spieler
search = Suchen
searchNote = Wortanfänge aus Name, Benutzername oder Kontonummer.
searchExact = Benutzername, Kontonummer, ein Spiel, oder Vor- und Nachname mit Geburtsdatum (JJJJ-MM-TT).
found = { $n } gefunden
foundMore = mehr als { $n } gefunden
nobody = Niemand gefunden.
name = Name
login = Benutzername
birth = Geboren
number = Kontonummer
