### The words of the rules page around the rules themselves.

title = Die Spielregeln
lead = Big21, Artikel für Artikel, mit eigenen Worten und Beispielen. In Kraft sind die Regeln vom { $in_force }.
independent = ventuno ist unabhängig von Swisslos. Gespielt wird mit Spielgeld: Es kann nichts gewonnen und nichts verloren werden, was ausserhalb dieser Seiten einen Wert hat. Massgebend ist der deutsche Wortlaut der Spielregeln (Art. 24).
margin = Die Zahlen am Rand nennen den Absatz der Spielregeln. Ein B mit Nummer bezeichnet eine Festlegung von ventuno, wo der Wortlaut eine Lücke lässt.
challenge = Die Regeln von Black Jack Challenge
contents = Inhalt
article = Art.
unreachable = Die Zahlen der Regeln liessen sich nicht laden. Bitte versuchen Sie es noch einmal.
again = Noch einmal versuchen
card = Karte
points = Punkte
ace_points = 11 oder 1
stacks = Komplette Stapel
multiple = × Einsatz
at_stake = bei CHF { $stake }
no_prize = kein Gewinn
follows = Es folgt
at_risk = Auf dem Spiel
when_right = Richtig
prize_chf = Gewinn CHF
most_chf = Höchstens CHF
because = Grund

why-whole = ganzer Gewinn
why-quarter = { $share } %
why-most = höchster Einsatz

examples = Beispiele
counts = zählt { $total }
star = * Ein Ass zählt 11.
complete = komplett

law-title = Wahrscheinlichkeitsgesetz und Auszahlung
law-what = Die Spielregeln sagen, welche Karten vorkommen, aber nicht, wie oft. Das sagt das Wahrscheinlichkeitsgesetz: ein Gewicht für jede Karte und für jede Zahl kostenloser Karten. Jede Ziehung ist unabhängig von allen anderen; die Farben sind gleich häufig und ohne Bedeutung.
law-in_force = In Kraft ist das Wahrscheinlichkeitsgesetz «{ $name }».
law-hash = Prüfsumme (SHA-256)
law-deal = Karten im Basis- und Risikospiel
law-free_cards = Zahl der kostenlosen Karten
law-high_low = Karten in High/Low
law-weight = Gewicht
law-share = Anteil
law-cards = Karten
law-highest = Höchste Auszahlung
law-highest_text = So viel erhält auf Dauer zurück, wer in jeder Lage den besten Zug wählt, gemessen an Einsätzen und Kartenkäufen. Mehr ist mit keiner Spielweise möglich; jeder Fehler senkt den Anteil.
law-best_net = Bestes Ergebnis je Einsatz
law-best_net_text = Erwarteter Gewinn abzüglich Einsatz und Kartenkäufen, wenn man darauf spielt, möglichst wenig zu verlieren. Gekauft werden dabei im Mittel { $purchases } Karten.
law-not_solved = Die höchste Auszahlung dieses Gesetzes ist noch nicht berechnet.

payout-title = Was das unter dem Gesetz «{ $law }» heisst
payout-reached-players = Die { $target } sind, was die hier beschriebenen Spielerinnen und Spieler zusammen zurückerhalten. Wer besser spielt, erhält mehr; wer schlechter spielt, weniger.
payout-reached-best = Die { $target } sind, was bei bester Spielweise zurückfliesst. Alle anderen erhalten weniger.
payout-reached-neither = Unter diesem Gesetz erhalten die hier beschriebenen Spielerinnen und Spieler nicht { $target }, sondern { $players }.
payout-reached-unknown = Für dieses Gesetz ist nur die höchste Auszahlung berechnet.
payout-who = Wer spielt
payout-receives = Auszahlung
payout-best = bei bester Spielweise
payout-players = diese Spielerinnen und Spieler zusammen
payout-blind = blind gespielt: jeder Zug gleich wahrscheinlich
payout-one = Spielstärke { $skill }
payout-part = Spielstärke { $skill } in { $share } der Spiele
payout-skill = Spielstärke X heisst: Liegen zwei Züge um ein X-tel des Einsatzes auseinander, wird in 73 von 100 Fällen der bessere gewählt. Grössere Fehler sind seltener.
payout-assumed = Diese Mischung ist eine Annahme, keine Messung: Ein neues Haus kennt seine Spielerinnen und Spieler noch nicht.
payout-how = Alle Anteile sind aus den Gewichten berechnet: Gewinne geteilt durch Einsätze und Kartenkäufe, im Mittel über sehr viele Spiele, ohne Risiko. Was tatsächlich ausbezahlt wird, misst das Haus laufend. Ein neues Gesetz wird mindestens zehn Tage vorher angekündigt.

sets-title = Regelwerke und Änderungen
sets-text = Von den Spielregeln gibt es zwei Fassungen, die sich in einem Punkt unterscheiden. Das Haus kann weitere mit anderen Zahlen veröffentlichen. Ein Spiel bleibt unter der Fassung, unter der sein Einsatz bezahlt wurde.
sets-version = Fassung
sets-languages = Bekannt in
sets-per_day = Spiele am Tag
sets-unlimited = keine Grenze
sets-at_most = höchstens { $n }
sets-in_force = in Kraft
sets-announced = Angekündigt
sets-none = Zurzeit ist keine Änderung angekündigt.
sets-from = In Kraft ab { $effective }, angekündigt am { $announced }.

glossary = Zehn Begriffe
fairness = Wie die Karten fair gezogen werden
