### The rules of Big21, article by article, in our own words. Only the names of values are fixed.

part-a = Allgemeines
part-b = Wesen von Big21
part-c = Teilnahme
part-d = Das Basisspiel
part-e = Zusatzspiel High/Low
part-f = Zusatzspiel Risiko
part-g = Ende des Spiels
part-h = Schlussbestimmungen

art1-title = Organisation
art1-p1 = Big21 ist ein Geschicklichkeitsspiel um Geld. Im Original untersteht es dem Geldspielgesetz vom 29. September 2017, der Verordnung dazu vom 7. November 2018 und den Vorschriften der Kantone.
art1-p2 = Veranstalterin des Originals ist die Genossenschaft Swisslos in Basel. Ihr Gebiet sind die Kantone { $cantons }. Wer hier ein Konto eröffnet, muss in einem davon wohnen.
art1-p3 = Das Original wird auf der Internetplattform von Swisslos gespielt. ventuno ist davon unabhängig: eine eigene Umsetzung derselben Regeln, mit Spielgeld, von niemandem dort geprüft oder gutgeheissen.
art1-p4 = Swisslos erlässt für das Original Spielregeln und eigene Bedingungen für die Online-Teilnahme. Wer hier spielt, anerkennt die Spielregeln und die Bedingungen für die Online-Teilnahme dieses Hauses. Wie Änderungen angekündigt werden, steht in Art. 24.

art2-title = Wesen
art2-p1 = Ein Spiel beginnt mit dem Basisspiel. Ist dessen Gewinn hoch genug, können die Zusatzspiele High/Low und Risiko folgen, in denen bereits Gewonnenes wieder auf dem Spiel steht.
art2-p2 = Im Basisspiel legen Sie Karte um Karte auf fünf Stapel. Ein Stapel, der genau 21 Punkte zählt, ist komplett.
art2-p3 = In High/Low sagen Sie voraus, ob eine verdeckte Karte höher oder tiefer ist als die offene daneben.
art2-p4 = Risiko verläuft wie das Basisspiel. Der Einsatz kommt aus dem Gewinn (Art. 21).
art2-p5 = High/Low und Risiko können wiederholt werden, bis das Spiel nach Art. 23 endet. Insgesamt bringt ein Spiel höchstens CHF { $winnings }. Ein Risiko-Einsatz, mit dem mehr möglich wäre, wird nicht angeboten.
art2-p6 = Sie können jederzeit aufhören und erhalten, was bis dahin gewonnen ist.

art3-title = Auszahlungsquote
art3-p1 = Angestrebt sind 88 %: Von je CHF 100, die für Einsätze und Karten bezahlt werden, sollen im Mittel CHF 88 als Gewinne zurückfliessen. Auf Dauer verliert also, wer spielt.
art3-p2 = Gesteuert wird das allein über die Gewichte, nach denen Karten gezogen werden: das Wahrscheinlichkeitsgesetz. Es wird veröffentlicht, bevor es gilt, und hängt weder von Person, Einsatz oder Guthaben noch von der Uhrzeit oder früheren Ergebnissen ab.

art4-title = Einsatz und Zahl der Spiele
art4-p1 = Sie wählen den Einsatz selbst: CHF { $stakes }.
art4-p2 = An einem Kalendertag (Zürcher Zeit) sind höchstens { $plays } Spiele möglich. Diese Grenze gibt es seit den Spielregeln vom 23. Oktober 2024.

art5-title = Vertrag
art5-p1 = Wer spielt, schliesst einen Vertrag und anerkennt die Spielregeln und die Bedingungen für die Online-Teilnahme, die gelten, wenn der Einsatz bezahlt wird. Ein Spiel bleibt bis zu seinem Ende unter diesen Fassungen.
art5-b19 = Nötig ist ein Konto: volljährig, in einem der Kantone von Art. 1 wohnhaft, nicht ausgeschlossen, mit beiden Dokumenten anerkannt und drei gesetzten Nettoverlustlimiten.

art6-title = Ziel
art6-p1 = Verteilen Sie Ihre Karten so auf die fünf Stapel, dass möglichst viele davon genau 21 zählen.
art6-p2 = Zählt ein Stapel mehr als 21, ist das Basisspiel verloren und das ganze Spiel sofort zu Ende. Für Stapel, die schon komplett waren, gibt es dann nichts.
art6-b5 = Jeder Stapel darf gewählt werden, auch einer, der damit über 21 kommt. Vor einem solchen Zug werden Sie gefragt.

art7-title = Karten
art7-p1 = Sie sehen immer nur eine Karte. Sie legen sie auf einen Stapel oder verwerfen sie; erst dann erscheint die nächste. Eine verworfene Karte wird nicht ersetzt.
art7-p2 = Karten von 2 bis 10 zählen ihre Zahl, Bube, Dame und König 10, das Ass 11 oder 1. Jede Karte kann beliebig oft vorkommen.
art7-p3 = Ein Ass zählt 11, solange der Stapel damit höchstens 21 zählt. Darüber fällt es von selbst auf 1.
art7-b4 = Liegen mehrere Asse auf einem Stapel, zählt höchstens eines 11: Zwei Asse zählen 12, mit einer Neun 21.

art8-title = Gewinnplan
art8-p1 = Der Gewinn hängt davon ab, wie viele Stapel am Ende komplett sind, und ist ein Vielfaches des Einsatzes.

art9-title = Beginn
art9-p1 = Ist der Einsatz bezahlt, erhalten Sie { $opening } Karten.
art9-b3 = Alle Karten stehen von da an fest, welche Züge Sie auch wählen. Gezeigt wird nur die aktuelle, dazu die Zahl der noch folgenden.

art10-title = Zusätzliche Karten
art10-p1 = Sobald zwei Stapel komplett sind, erhalten Sie { $free_least } bis { $free_most } kostenlose Karten. Wie viele es sind, entscheidet der Zufall.
art10-p2 = Bis zu { $purchases } Karten können Sie kaufen, jede zum Preis des Einsatzes. Der Einsatz, nach dem die Gewinne berechnet werden, erhöht sich dadurch nicht. Guthaben, Nettoverlust- und Einzahllimiten müssen den Kauf zulassen. Das gilt für jeden Kauf, womit er auch bezahlt wird. Ist er nicht möglich, bleibt das Spiel offen.
art10-b8 = Verkauft wird erst, wenn keine Karte mehr da ist. Dann kaufen Sie eine oder beenden das Basisspiel.

art11-title = Einen kompletten Stapel auflösen
art11-p1 = Auf einen kompletten Stapel, in dem ein Ass 11 zählt, dürfen Sie eine weitere Karte legen und ihn so auflösen. Wird danach wieder ein zweiter Stapel komplett, gibt es erneut kostenlose Karten.
art11-p2 = Keine kostenlosen Karten gibt es, wenn auf einen solchen Stapel eine Karte mit Wert 10 kommt: Er zählt dann wieder 21. Auch sobald im selben Basis- oder Risikospiel einmal drei Stapel gleichzeitig komplett waren, gibt es keine mehr.
art11-p3 = Ein aufgelöster Stapel zählt nicht mehr als komplett. Seine Karten bleiben liegen.

art12-title = Ende des Basisspiels
art12-p1 = Das Basisspiel endet, wenn alle Karten gespielt sind und keine mehr gekauft wird, wenn alle fünf Stapel komplett sind, wenn Sie es beenden oder wenn ein Stapel mehr als 21 zählt.
art12-p2 = Wie es weitergeht, hängt von der Zahl der kompletten Stapel ab:

art13-title = Wesen
art13-p1 = In High/Low können Sie den Gewinn des Basisspiels oder eines Risikospiels erhöhen. Der ganze Gewinn steht dabei auf dem Spiel.

art14-title = Wer teilnehmen darf
art14-p1 = High/Low steht offen, wenn das Spiel davor mit drei oder vier kompletten Stapeln geendet hat.
art14-p2 = Sie können es überspringen und gleich zu Risiko gehen oder aufhören.

art15-title = Ziel
art15-p1 = Sagen Sie voraus, ob die verdeckte Karte einen höheren oder tieferen Rang hat als die offene. Es zählt der Rang, nicht der Punktwert: Ein König ist höher als ein Bube.
art15-p2 = Ist die Vorhersage richtig, steigt der Gewinn um eine Stufe (Art. 17).
art15-p3 = Bei gleichem Rang zählt die Vorhersage nicht; es folgt eine neue Runde.
art15-p4 = Ist sie falsch, ist dieser Gewinn verloren und das ganze Spiel zu Ende. Realisierte Gewinne bleiben (Art. 19).
art15-b11 = Jede Runde hat eine neue offene und eine neue verdeckte Karte. Aufhören können Sie auch noch, wenn die offene Karte liegt.

art16-title = Rangfolge
art16-p1 = Aufsteigend: 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass. Das Ass ist die höchste Karte. Auch hier kann jede Karte mehrmals vorkommen.

art17-title = Gewinnplan
art17-p1 = Jede richtige Vorhersage führt eine Stufe höher. Drei Stapel beginnen beim { $ladder_first }-Fachen, vier beim { $ladder_middle }-Fachen des Einsatzes.

art18-title = Ende von High/Low
art18-p1 = High/Low endet beim { $best }-fachen Einsatz oder wenn Sie aufhören. In beiden Fällen steht Risiko offen.
art18-p2 = Nach einer falschen Vorhersage gilt Art. 15.

art19-title = Wesen
art19-p1 = In Risiko setzen Sie einen Teil des eben erzielten Gewinns oder, wo Art. 21 es zulässt, den ganzen Gewinn erneut ein.
art19-p2 = Was Sie nicht einsetzen, ist realisierter Gewinn und kann nicht mehr verloren gehen. Bis zum Ende des Spiels lassen sich damit nur Karten kaufen; danach wird der Rest ausbezahlt.
art19-b15 = Ein Kauf verwendet zuerst realisierte Gewinne, dann das Guthaben. Realisierte Gewinne senken den Nettoverlust, sobald sie realisiert sind; eine damit gekaufte Karte erhöht ihn wieder.

art20-title = Wer teilnehmen darf
art20-p1 = Risiko setzt einen Gewinn von mindestens dem { $risk_least }-Fachen des Einsatzes voraus, also drei oder mehr komplette Stapel.

art21-title = Höchster Einsatz
art21-p1 = Eingesetzt werden dürfen höchstens { $risk_share } % des Gewinns und nie mehr als CHF { $risk_max }.
art21-p2 = Ein Gewinn von CHF { $whole_from } bis und mit CHF { $whole_to } darf ganz eingesetzt werden.
art21-b13 = Der Risiko-Einsatz ist ein Vielfaches von 10 Rappen.

art22-title = Ablauf
art22-p1 = Es gelten die Regeln des Basisspiels (Art. 6 bis 12). Gewinne und Kartenpreis richten sich nach dem Risiko-Einsatz.

art23-title = Wann ein Spiel endet
art23-p1 = Ein Spiel endet, wenn Sie aufhören, wenn ein Basis- oder Risikospiel höchstens zwei komplette Stapel ergibt, wenn ein Stapel mehr als 21 zählt, nach einer falschen Vorhersage in High/Low und sobald CHF { $winnings } gewonnen sind.
art23-b16 = { $hours } Stunden nach Zahlung des Einsatzes endet es von selbst. Ausbezahlt wird nach dem Stand in diesem Moment: komplette Stapel, ein noch nicht verlorener Gewinn, realisierte Gewinne.

art24-title = Geltung
art24-p1 = Wiedergegeben sind hier die Spielregeln vom { $in_force }.
art24-p2 = Neue Regeln werden allen, die ein Konto haben, mindestens zehn Tage vorher mit ihrem wesentlichen Inhalt angekündigt. Ab dem genannten Tag gelten sie ohne weitere Zustimmung; ein laufendes Spiel behält die alten.
art24-p3 = Weichen die Sprachfassungen voneinander ab, gilt allein die deutsche.

art25-title = Wo der Wortlaut steht
art25-p1 = Hier stehen die Regeln mit eigenen Worten. Der massgebende Wortlaut ist bei Swisslos, Postfach, 4002 Basel, oder auf www.swisslos.ch erhältlich. Alle Fassungen, auch der Bedingungen für die Online-Teilnahme, gibt es hier als Seite und als PDF.

example-ace-title = Das Ass gibt nach
example-ace-text = Ass und Sieben zählen 18. Mit der Neun wären es 27; das Ass fällt auf 1, es sind 17. Mit einer Drei wäre der Stapel komplett gewesen.
example-second-title = Der zweite komplette Stapel
example-second-text = Mit der Sieben werden aus einem kompletten Stapel zwei. Es folgen 2 bis 6 kostenlose Karten, und wer jetzt aufhört, erhält das 1.1-Fache des Einsatzes.
example-clearing-title = Auflösen oder 21 behalten
example-clearing-text = Ass und König sind 21, das Ass zählt 11. Eine Fünf löst den Stapel auf: 16, es fehlen 5. Eine Zehn macht ihn wieder zu 21; er bleibt komplett, kostenlose Karten gibt es dafür keine.
example-loss-title = Ein Gewinn, der keiner ist
example-loss-text = Einsatz CHF 2.00, eine gekaufte Karte CHF 2.00: Bezahlt sind CHF 4.00. Zwei komplette Stapel ergeben 1.1 × 2.00 = CHF 2.20. Das ist ein Verlust von CHF 1.80.
example-highLow-title = Eine Runde High/Low
example-highLow-text = Einsatz CHF 2.00, drei Stapel: Der Gewinn von CHF 10.00 steht auf dem Spiel. Offen liegt eine Sechs, «höher» ist richtig, verdeckt war ein Bube: Der Gewinn steigt auf CHF 14.00. Bei «tiefer» wäre alles verloren gewesen.
example-risk-title = Ein Risikospiel
example-risk-text = Von CHF 14.00 werden CHF 4.00 eingesetzt; CHF 10.00 sind realisiert und sicher. Im Risikospiel bringen vier Stapel 10 × 4.00 = CHF 40.00, zusammen CHF 50.00. Zählt ein Stapel mehr als 21, bleiben CHF 10.00.

order-few-stacks = 0, 1 oder 2
order-few-leads = Ende des Spiels
order-some-stacks = 3 oder 4
order-some-leads = High/Low, Risiko oder aufhören
order-all-stacks = 5
order-all-leads = Risiko oder aufhören
order-bust-stacks = mehr als 21 auf einem Stapel
order-bust-leads = Verloren, Ende des Spiels

glossary-play-term = Spiel
glossary-play-meaning = Alles von der Zahlung eines Einsatzes bis zur Auszahlung: das Basisspiel und was darauf folgt.
glossary-stake-term = Einsatz
glossary-stake-meaning = Was ein Spiel kostet. Gewinne sind Vielfache davon, eine gekaufte Karte kostet gleich viel; in Risiko ist es der neu eingesetzte Betrag.
glossary-stack-term = Stapel
glossary-stack-meaning = Einer der fünf Plätze, auf die Karten gelegt werden.
glossary-complete-term = Komplett
glossary-complete-meaning = So heisst ein Stapel, der genau 21 zählt.
glossary-soft-term = Weich (17*)
glossary-soft-meaning = Ein Stapel, in dem ein Ass 11 zählt. Der Stern am Total zeigt es an; eine zu hohe Karte macht aus der 11 eine 1.
glossary-clearing-term = Auflösen
glossary-clearing-meaning = Eine weitere Karte auf einen kompletten Stapel legen, dessen Ass 11 zählt, sodass er nicht mehr komplett ist.
glossary-realised-term = Realisierter Gewinn
glossary-realised-meaning = Gewinn, der bei Risiko nicht eingesetzt wurde. Er ist sicher und wird am Ende des Spiels ausbezahlt.
glossary-law-term = Wahrscheinlichkeitsgesetz
glossary-law-meaning = Die veröffentlichten Gewichte, nach denen die Karten und die Zahl der kostenlosen Karten gezogen werden.
glossary-payout-term = Auszahlungsquote
glossary-payout-meaning = Ausbezahlte Gewinne geteilt durch Einsätze und Kartenkäufe. Risiko-Einsätze zählen nicht mit, denn sie sind bereits gewonnenes Geld.
glossary-netLoss-term = Nettoverlust
glossary-netLoss-meaning = Einsätze und Kartenkäufe abzüglich der Gewinne, über 1, 7 oder 30 Tage. Dafür setzen Sie vor dem ersten Spiel Limiten.
