### The rules of Black Jack Challenge in our own words, and the page around them.

title = Die Regeln von Black Jack Challenge
lead = Ein Tisch, ein Deck, ein WAR Pot: was gespielt wird, Schritt für Schritt, mit eigenen Worten und Beispielen.
independent = ventuno ist unabhängig von Swiss Casinos, deren Faltblatt vom Dezember 2019 das Spiel beschreibt. Gespielt wird mit Spielgeld: Es kann nichts gewonnen und nichts verloren werden, was ausserhalb dieser Seiten einen Wert hat.
margin = Die Nummern am Rand nennen die Festlegung, auf der ein Absatz beruht: C für dieses Spiel, B für das ganze Haus. Sie sagen, wie ventuno das Faltblatt liest und wo es Lücken schliesst.
contents = Inhalt
card = Karte
points = Punkte
ace_points = 11 oder 1

bonus-first_two = Ihre ersten zwei Karten
bonus-odds = Quote
bonus-of_one = aus CHF 1
bonus-chance = Häufigkeit
bonus-nothing = Nichts davon
bonus-hits = Gewinnt in
bonus-share = { $fraction } der Spiele, { $percent }
bonus-mean = Im Mittel je Einsatz
bonus-what-red_pair = gleicher Rang, beide rot
bonus-what-double_red = beide rot, kein Paar
bonus-what-black_pair = gleicher Rang, beide schwarz
bonus-what-pair = gleicher Rang, nicht beide schwarz
bonus-what-double_black = beide schwarz, kein Paar
bonus-expectation = Beide Bonuswetten haben genau dieselbe Erwartung: { $fraction } des Einsatzes, rund { $percent }. Auf Dauer behält die Bank also von jedem Franken knapp 11 Rappen. Wer auf beide setzt, verliert im Mittel denselben Anteil an beiden zusammen. Der WAR Pot dagegen geht ganz an die Boxen zurück.
bonus-count = Ausgezählt über alle { $hands } Möglichkeiten, zwei von 52 Karten zu erhalten.
bonus-of_version = Die Quote sagt, wie viel der Einsatz bringt; der Einsatz kommt dazu zurück. Bei { $red_pair } werden mit einem Red Pair aus CHF 1 auf Red CHF { $becomes }. Einsätze sind Vielfache von 10 Rappen, damit jede Auszahlung aufgeht.
bonus-expectation_each = Im Durchschnitt bringt Red Bonus { $red } des Einsatzes, etwa { $red_percent }, Black Bonus { $black }, etwa { $black_percent }. Auf die Dauer behält die Bank diesen Teil. Der WAR Pot dagegen geht ganz an die Boxen zurück.
bonus-example_leaflet = Die Beispiele rechnen mit den Quoten des Faltblatts vom Dezember 2019.

posted-title = Was an den Tischen angeschrieben sein darf
posted-bet = Einsatz
posted-least = mindestens
posted-most = höchstens
posted-version = Tischregeln { $name }, in Kraft seit { $since }.
posted-leaflet = Tischregeln { $name }: die des Faltblatts.
posted-coming = Angekündigt: Ab { $from } gelten die Tischregeln { $name }.
posted-kept = Jedes Spiel wird bis zum Ende nach den Tischregeln gespielt, die beim Setzen galten. An einem Tisch, der anderes angeschrieben hatte, gilt der nächste erlaubte Betrag.

clock-phase = Uhr
clock-calm = ruhig
clock-brisk = zügig
clock-bet = zum Setzen
clock-decide = für jede Entscheidung

examples = Beispiele
box = Box { $n }
bust = Bust
community = bezahlte Gemeinschaftskarten
star = * Ein Ass zählt 11.
further = Weiter
tables = Zu den Tischen
fairness = Wie das Deck gemischt wird und wie Sie es nachrechnen
big21 = Die Regeln von Big21
toHouseRules = Die Hausordnung lesen

part-a = Worum es geht
part-b = Tisch, Karten und WAR Pot
part-c = Bonuswetten
part-d = Der Ablauf
part-e = Casino War
part-f = Bedenkzeit, Abwesenheit, Unterbruch
part-g = Geld und Limiten
part-h = Hausordnung und Direktion

aim-title = Ziel
aim-p1 = Sie spielen gegen die anderen am Tisch. Wer näher an 21 Punkte kommt als alle anderen, ohne mehr als 21 zu haben, erhält den ganzen WAR Pot.
aim-p2 = In jedem Spiel gewinnt genau eine Box den WAR Pot. Bei Gleichstand entscheidet der Casino War.
aim-p3 = Das Haus nimmt nichts aus dem WAR Pot. Nur bei den Bonuswetten spielen Sie gegen die Bank.

table-title = Tisch und Boxen
table-p1 = Es spielen { $players_least } bis { $players_most } Personen, jede an ihrer eigenen Box. Nur wer dort sitzt, setzt darauf, und niemand hat an einem Tisch zwei Boxen.
table-p2 = Setzen weniger als zwei Boxen, werden keine Karten verteilt, und der Einsatz geht zurück.
table-p3 = Chips bringen Sie aus Ihrem Guthaben an den Tisch, oder Sie zahlen dort ein, in Franken oder in einer Währung mit angeschlagenem Kurs. Zwischen zwei Spielen können Sie nachlegen oder aufstehen; dann gehen alle Chips zurück auf Ihr Konto. Zuschauen geht ohne Platz.
table-p4 = Wer Chips bringt, hat danach mindestens so viele, wie ein Spiel kosten kann: drei Antes und den Bonus. Höchstens sind es { $chips_antes } Antes.

values-title = Wert der Karten
values-p1 = Gespielt wird mit einem Deck von { $cards } Karten, das für jedes Spiel neu gemischt wird. Jede Karte gibt es einmal.
values-p2 = Das Ass zählt 11, solange das Total damit 21 nicht übersteigt, sonst 1. Ein Ass mit einer Zehn oder einem Bild ist eine 21 wie jede andere.
values-p3 = Verdoppeln und Teilen gibt es nicht.

pot-title = Ante und WAR Pot
pot-p1 = Vor den Karten setzen Sie eine Ante und mindestens eine Bonuswette. Minimum und Maximum sind am Tisch angeschrieben; sind sie bei der Ante gleich, ist die Ante fest.
pot-p2 = Alle Antes und alle Zahlungen für Gemeinschaftskarten bilden den WAR Pot. Bonuswetten gehören nicht dazu.

button-title = Der Button
button-p1 = Der Button zeigt, wer die ersten Karten erhält und sich zuerst entscheidet. Nach jedem Spiel wandert er im Uhrzeigersinn zur nächsten Box, die im neuen Spiel gesetzt hat; alle anderen werden übersprungen.

bonuses-title = Red Bonus und Black Bonus
bonuses-p1 = Eine Bonuswette geht gegen die Bank. Es zählen nur Ihre beiden ersten Karten; was danach geschieht, ändert nichts, auch wenn Sie über 21 kommen.
bonuses-p2 = Sie setzen auf Red Bonus, auf Black Bonus oder auf beide.
bonuses-p3 = Ein Paar sind zwei Karten vom gleichen Rang. König und Dame zählen zwar beide 10, sind aber kein Paar.
bonuses-p4 = Bezahlt wird auf jeder Bonuswette nur das Beste. Haben Sie auf beide gesetzt, zahlt ein rotes Paar auf Red als Red Pair und auf Black als Pair.

odds-title = Quoten und Aussichten
odds-p1 = Eine Quote von 30:1 zahlt das Dreissigfache und gibt den Einsatz zurück: CHF 1 auf Red wird mit einem Red Pair zu CHF 31. Einsätze sind Vielfache von 10 Rappen, damit auch 3:2 aufgeht.

steps-title = Schritt für Schritt
steps-p1 = Die Setzphase beginnt. Alle setzen ihre Ante und mindestens eine Bonuswette.
steps-p2 = Vom Button an erhält jede Box eine offene und eine verdeckte Karte. Dann werden zwei Gemeinschaftskarten verdeckt in die Mitte gelegt.
steps-p3 = Ihre verdeckte Karte sehen bis zum Aufdecken nur Sie.
steps-p4 = Vom Button an entscheidet jede Box über die erste Gemeinschaftskarte: noch einmal die eigene Ante zahlen oder «Stay». Haben alle entschieden, wird die Karte aufgedeckt.
steps-p5 = Wer bezahlt hat, entscheidet ebenso über die zweite. Wer bei der ersten «Stay» gesagt hat, spielt mit seinen zwei Karten zu Ende. Die zweite Karte wird in jedem Fall aufgedeckt.
steps-p6 = Alle verdeckten Karten werden in der Reihenfolge des Austeilens geöffnet.
steps-p6b = Die Bonuswetten werden ermittelt und ausbezahlt.
steps-p6c = Die Totale werden verglichen; über 21 wird «Bust» angesagt.
steps-p7 = Haben mehrere das beste Total, folgt der Casino War.
steps-p8 = Der WAR Pot geht an die Box, die gewonnen hat. Der Button rückt weiter, und das nächste Spiel beginnt.

communityCards-title = Gemeinschaftskarten
communityCards-p1 = Eine bezahlte Gemeinschaftskarte zählt immer, auch wenn sie Ihr Total über 21 bringt. Eine nicht bezahlte zählt nie.
communityCards-p2 = Dieselbe Karte zählt für alle, die dafür bezahlt haben. Reichen Ihre Chips nicht für eine Ante, ist nur «Stay» möglich.

showdown-title = Aufdecken
showdown-p1 = Das höchste Total bis 21 gewinnt den ganzen WAR Pot. Über 21 heisst «Bust»: Diese Box kann den WAR Pot nicht mehr gewinnen, ausser alle sind Bust.

tie-title = Gleichstand
tie-p1 = Eine Karte wird verbrannt, also ungesehen beiseitegelegt. Dann erhält jede beteiligte Box eine offene Karte. Der höchste Rang gewinnt den WAR Pot; das Ass ist am höchsten, die Zwei am tiefsten.
tie-p2 = Es zählt der Rang, nicht der Punktwert: Ein König schlägt einen Buben. Liegen wieder mehrere gleichauf, geht es unter diesen weiter, bis eine Box gewinnt. Ein Casino War kostet nichts.

allBust-title = Alle über 21
allBust-p1 = Sind alle Boxen über 21, spielen alle den Casino War um den WAR Pot. Wie weit jemand über 21 liegt, zählt nicht: In jedem Spiel gewinnt eine Box, und niemand ist näher bei 21, ohne sie zu überschreiten.

deck-title = Wenn das Deck nicht reicht
deck-p1 = Reichen die Karten nicht für die ganze nächste Runde, werden alle Karten früherer Runden samt den verbrannten wieder hineingemischt. Die Karten der Boxen und die Gemeinschaftskarten bleiben liegen.

thinking-title = Bedenkzeit
thinking-p1 = Zum Setzen und für jede Entscheidung läuft eine Uhr. Wie lange, hängt vom Tempo des Tisches ab; es steht in der Liste der Tische.

late-title = Wer zu spät oder nicht verbunden ist
late-p1 = Wer in der Setzphase nicht setzt, spielt dieses Spiel nicht mit. Entscheidet sich jemand nicht rechtzeitig oder ist nicht verbunden, gilt «Stay». Für Abwesende wird nie etwas gesetzt oder bezahlt.
late-p2 = Nach einer verpassten Entscheidung oder Setzphase gilt eine Box als abwesend, bis sie wieder setzt. Haben alle anderen gesetzt, wird auf sie höchstens { $away_seconds } Sekunden gewartet. Was schon im WAR Pot liegt, bleibt im Spiel: Auch eine abwesende Box kann gewinnen.
late-p3 = Ein Spiel gilt als verpasst, wenn eine Box nicht gesetzt oder eine Entscheidung versäumt hat. Nach { $missed_games } verpassten Spielen in Folge wird der Platz frei, und alle Chips gehen zurück auf das Konto. Wer sich vorher wieder verbindet, hat denselben Platz, dieselbe verdeckte Karte und die Zeit, die noch bleibt.

interruption-title = Unterbruch des Servers
interruption-p1 = Nach einem Neustart des Servers geht das Spiel genau dort weiter, wo es war, mit denselben Karten und Einsätzen. Die Uhr beginnt neu, damit niemand deswegen zu spät ist.
interruption-p2 = Kann ein Spiel nicht innerhalb von { $void_minutes } Minuten weitergehen, ist es ungültig, und alle Einsätze gehen zurück.

voided-title = Ungültige Spiele
voided-p1 = Läuft in einem Spiel etwas falsch, kann die Spielaufsicht es für ungültig erklären. Dann gehen Antes, Zahlungen und Bonuswetten an alle zurück; Name und Grund werden festgehalten.

limits-title = Limiten und Sperren
limits-p1 = Ihre Limiten für den Nettoverlust gelten auch am Tisch. Chips, die Sie an einen Tisch bringen, zählen als Verlust, bis sie wieder auf Ihrem Konto sind.
limits-p2 = Sind Sie gesperrt, verlassen Sie den Tisch am Ende des laufenden Spiels; die Chips gehen zurück auf Ihr Konto.

money-title = Spielgeld
money-p1 = Alle Beträge sind Spielgeld und haben ausserhalb dieser Seiten keinen Wert. Am Übungstisch steht nicht einmal Spielgeld auf dem Spiel.

houseRules-title = Was ausserdem gilt
houseRules-p1 = Diese Regeln gelten im Rahmen der Hausordnung: der Bedingungen für Konto, Limiten, Sperren und das Verhalten am Tisch.
houseRules-p2 = Die Regeln können geändert werden. Ein Spiel, für das schon gesetzt ist, wird nach den Regeln beendet, unter denen es begonnen hat.
houseRules-p3 = Ist etwas strittig, entscheidet die Direktion. Ihre Entscheidung ist endgültig; sie wird mit Namen und Grund festgehalten.

example-three-title = Ein Spiel zu dritt
example-three-text = Die Ante beträgt CHF 5.00. Box 1 hat 14 und zahlt für die erste Gemeinschaftskarte: 21, dann «Stay». Box 2 sagt mit 18 «Stay». Box 3 hat 15 mit einem Ass, zahlt für die Sieben und hat 12, zahlt auch für die Zehn: 22, Bust. Im WAR Pot liegen drei Antes und drei Zahlungen, CHF 30.00. Box 1 hat 10.00 bezahlt und erhält 30.00; die Bonuswetten kommen hinzu.
example-war-title = Casino War mit Wiederholung
example-war-text = Box 2 und Box 5 haben beide 20. Eine Karte wird verbrannt, beide erhalten eine Neun: noch einmal. Wieder wird eine Karte verbrannt, dann schlägt die Dame die Sechs. Der ganze WAR Pot geht an Box 2.
example-bonuses-title = Beide Bonuswetten
example-bonuses-text = CHF 1.00 auf Red und CHF 1.00 auf Black. Zwei rote Achten: Red zahlt als Red Pair 31.00, Black als Pair 4.00, zusammen CHF 35.00 für 2.00. König und Dame in Rot sind kein Paar: Red zahlt als Double Red 2.50, Black nichts.
example-equal-title = 21 ist 21
example-equal-text = Ass und König sind nicht mehr wert als drei Sieben: Beide Boxen haben 21, der Casino War entscheidet. Box 6 hat dafür eine Ante mehr bezahlt.
