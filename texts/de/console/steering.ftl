### The console: steering.

title = Steuerung
lead = Gesucht wird ein Gesetz, unter dem Spielerinnen und Spieler, die so spielen wie zuletzt, die angestrebte Auszahlung erhalten. Das Ergebnis ist ein Entwurf; veröffentlicht wird er von einem Menschen oder gar nicht. Von einzelnen Spielerinnen und Spielern weiss die Suche nichts.
fitted = Geschätzte Spielstärke
noSkill = Noch keine: Es wurde zu wenig gespielt.
houseCeiling = Obergrenze des Hauses
running = Gesetz in Kraft
propose = Vorschlag suchen
name = Name des neuen Gesetzes
nameNote = Kleinbuchstaben, Ziffern, Punkt und Bindestrich.
target = Ziel, in Prozent
targetNote = Auszahlung bei der geschätzten Spielstärke.
ceiling = Obergrenze, in Prozent
ceilingNote = Höchste Auszahlung, bei bester Spielweise.
skill = Spielstärke
skillNote = Leer: wie geschätzt.
begin = Gesetz suchen
badNumber = Bitte geben Sie eine Zahl ein: { $field }.
proposals = Vorschläge
none = Noch kein Vorschlag.
asked = Ziel { $target } bei Spielstärke { $skill }, höchstens { $ceiling }
open = Entwurf öffnen
compare = Zahlen
compareNote = für Spielstärke { $skill }
runningLaw = In Kraft
proposedLaw = Entwurf
difference = Unterschied
proposeFor = Gesetz für { $target } suchen
proposeNote = Gesucht wird das Gesetz, unter dem die Spielerinnen und Spieler der letzten 30 Tage { $target } erhielten. Das dauert einige Minuten und ergibt einen Entwurf. Veröffentlicht wird er von einem Menschen, mindestens zehn Tage, bevor er gilt.
ceilingBinds = Die Obergrenze bindet: Mehr als { $payout } erhalten diese Spielerinnen und Spieler unter keinem Gesetz, mit dem niemand mehr als { $ceiling } erhält. Vorgeschlagen ist das Gesetz an der Obergrenze.

rows-highest_payout = Höchste Auszahlung
rows-population_payout = Auszahlung bei dieser Spielstärke
rows-blind_payout = Auszahlung bei blindem Spiel
rows-divergence = Abstand von gleichen Anteilen
rows-hit_rate = Basisspiele mit Gewinn
