### The console: tables.

title = Tische
none = Kein Tisch ist offen.
name = Tisch
private = privat
phase = Zustand
openedBy = Eröffnet
byHouse = Haus
games = Spiele
pot = WAR Pot, CHF
bonus = Bonus, CHF
chips = Chips, CHF
seats = Am Tisch
seat = Box { $n }
staked = { $amount } gesetzt
away = abwesend
leaving = geht nach diesem Spiel
current = Laufendes Spiel
look = Ansehen
void = Annullieren
voidTitle = Laufendes Spiel annullieren, { $table }
voidText = Alle Einsätze des Spiels gehen zurück. Wer am Tisch sitzt, sieht, dass es ungültig ist.
sums = Total

phases-waiting = wartet
phases-betting = Einsätze offen
phases-playing = im Spiel
phases-over = Spiel beendet
phases-closed = geschlossen
