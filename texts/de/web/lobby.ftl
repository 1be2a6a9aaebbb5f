### The first page.

title = Big21
lead = Karte um Karte auf fünf Stapel. Jeder Stapel mit genau 21 Punkten zählt.
practise = Jetzt üben
play = Spielen
noAccount = Üben geht ohne Konto. Alles hier ist Spielgeld.
running = Ihr laufendes Spiel
runningUntil = Es endet spätestens um { $clock }, in { $left }.
resume = Weiterspielen
example = Ein Spiel nach acht Karten
how = So geht es

steps-place-title = Legen
steps-place-text = Sie sehen immer eine Karte und legen sie auf einen der fünf Stapel, oder Sie verwerfen sie. Das Ass zählt 11 oder 1, Bube, Dame und König zählen 10. Mehr als 21 auf einem Stapel: verloren.
steps-more-title = Mehr Karten
steps-more-text = Zwei komplette Stapel bringen { $least } bis { $most } kostenlose Karten. Ist keine Karte mehr da, können Sie bis zu { $purchases } kaufen, jede zum Preis des Einsatzes.
steps-further-title = High/Low und Risiko
steps-further-text = Mit drei oder mehr Stapeln können Sie den Gewinn nehmen oder noch einmal einsetzen. Ein Spiel dauert höchstens { $hours } Stunden und zahlt höchstens { $cap }.

prizes = Gewinne bei einem Einsatz von { $stake }
# $share: what all of them receive; $highest: what the best receive
payoutOfAll = Im Durchschnitt erhalten die Spielenden { $share } der Einsätze und Kartenkäufe zurück, so wie das Gesetz «{ $law }» sie annimmt; bei bester Spielweise sind es { $highest }.
payoutOfBest = Bei bester Spielweise fliessen { $highest } der Einsätze und Kartenkäufe zurück, bei allen anderen weniger. Wahrscheinlichkeitsgesetz: { $law }.
payoutUnknown = Wahrscheinlichkeitsgesetz: { $law }.
payoutMeaning = Was das heisst

challenge-title = Black Jack Challenge
challenge-lead = Das zweite Spiel des Hauses: zwei bis sieben am Tisch, zwei Gemeinschaftskarten zu kaufen, ein WAR Pot. Mit anderen oder mit Bots.
challenge-practise = Mit Bots üben
challenge-tables = Zu den Tischen
challenge-rules = Regeln

lossNote = Auf Dauer verlieren die Spielenden.
