### The table of Big21 for practice.

title = Üben
lead = Gleiche Regeln, gleiche Wahrscheinlichkeiten, kein Geld.
stake = Einsatz, CHF
anew = Neu beginnen
again = Noch ein Spiel
review = Rückblick auf dieses Spiel
earlier = Frühere Spiele
lost = Das angefangene Spiel konnte nicht fortgesetzt werden. Hier ist ein neues.
training = Aus Fehlern lernen
