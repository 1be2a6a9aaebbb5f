### The console: unfinished plays.

title = Unbeendete Spiele
lead = Was läuft, und das Geld darin. Was zuerst abläuft, steht zuerst.
plays = Spiele Big21
tables = Tische mit Geld darauf
noPlay = Kein Spiel ist unbeendet.
noTable = An keinem Tisch liegt Geld.
started = Begonnen
expires = Läuft ab
player = Konto
play = Spiel
stake = Einsatz, CHF
held = Im Spiel, CHF
realised = Realisiert, CHF
