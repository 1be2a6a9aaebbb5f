### Around the tables of Black Jack Challenge: the list of them, opening one, sitting down, looking back.

title = Tische
game = Black Jack Challenge
lead = Zwei bis sieben spielen gegeneinander um den WAR Pot: zwei eigene Karten, zwei Gemeinschaftskarten zu kaufen, bei Gleichstand Casino War.
practise = Mit Bots üben
rules = Regeln
none = Im Moment ist kein Tisch offen. Am Übungstisch wird sofort gespielt, oder Sie eröffnen einen eigenen.
list = Offene Tische
seats = { $taken } von { $boxes } Boxen besetzt
private = Privat, auf Einladung
playing = Spiel läuft
yours = Sie sitzen hier
toTable = An den Tisch
back = Zurück an den Tisch

open-title = Eigenen Tisch eröffnen
open-name = Name des Tisches
open-boxes = Boxen
open-ante = Ante, CHF
open-fixed = fest
open-ranged = von … bis …
open-bonus = Bonuswetten, CHF
open-least = mindestens
open-most = höchstens
open-private = Privat: nur wer den Einladungslink hat, findet den Tisch
open-submit = Tisch eröffnen
open-login = Um einen Tisch zu eröffnen, melden Sie sich an.
open-logIn = Anmelden
open-amount = Bitte Beträge wie 5 oder 2.50 eingeben.

sit-title = Platz nehmen
sit-bring = Chips nachlegen
sit-box = Box
sit-chips = Chips, CHF
sit-practiceChips = Übungschips
sit-source = Woher die Chips kommen
sit-fromBalance = Aus dem Guthaben ({ $balance })
sit-payNow = Jetzt einzahlen
sit-paid = Betrag
sit-currency = Währung
sit-range = Von { $least } bis { $most }.
sit-rangeMeaning = Danach haben Sie mindestens, was ein Spiel kosten kann, und höchstens so viel, wie die Tischregeln zulassen.
sit-gets = Sie erhalten Chips für { $chips }.
sit-keeps = { $rest } bleiben im Guthaben.
sit-noRoom = Sie haben schon so viele Chips, wie man an diesen Tisch bringen kann.
sit-back = Was übrig ist, geht beim Aufstehen zurück auf Ihr Konto.
sit-name = Ihr Name am Tisch
sit-nameNote = Die anderen sehen nur diesen Namen.

# $box: a number
sit-guest = Gast { $box }

sit-submit = Platz nehmen
sit-submitBring = Nachlegen
sit-cancel = Abbrechen

history-title = Gespielte Spiele
history-none = An diesem Tisch ist noch kein Spiel zu Ende.
history-game = Spiel
history-winner = WAR Pot an
history-void = ungültig
history-war = War
history-pot = WAR Pot CHF
history-own = Ihr Ergebnis CHF
history-look = Spiel { $n } ansehen
history-more = Frühere Spiele
history-dispute = Beanstanden

replay-mark = Wiederholung
replay-title = Spiel { $n }, gespielt am { $moment }
replay-step = Schritt { $n } von { $all }
replay-first = Anfang
replay-back = Zurück
replay-next = Weiter
replay-last = Ende
replay-verify = Dieses Spiel prüfen
replay-dispute = Dieses Spiel beanstanden
replay-file = Beweis als Datei
replay-close = Wiederholung schliessen
