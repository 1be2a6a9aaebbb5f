### The console: the search for players.

title = Spieler
search = Suchen
searchNote = Wortanfänge aus Name, Benutzername oder Kontonummer.
found = { $n } gefunden
foundMore = mehr als { $n } gefunden
nobody = Niemand gefunden.
name = Name
login = Benutzername
birth = Geboren
number = Kontonummer
