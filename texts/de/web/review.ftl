### Looking back at a play, decision by decision.

title = Rückblick
underRules = Spielregeln { $rules }
underBoth = Spielregeln { $rules }, Bedingungen für die Online-Teilnahme { $terms }
replay = Wiederholung
ofPractice = Übungsspiel vom { $date }
ofPlay = Spiel vom { $date }
stake = Einsatz { $stake }
loading = Der Rückblick wird geladen.
notReady = Das Wahrscheinlichkeitsgesetz dieses Spiels wird gerade durchgerechnet. Das dauert beim ersten Mal etwa eine Minute; die Werte erscheinen von selbst.
unknownPractice = Dieses Übungsspiel ist in diesem Browser nicht gespeichert. Aufbewahrt werden nur die letzten 50.
logInFirst = Melden Sie sich an, um Ihre eigenen Spiele anzusehen.

sum-title = Glück und Können
sum-expected = Erwartet vor der ersten Karte
sum-luck = Kartenglück
sum-givenAway = Verschenkt
sum-net = Ergebnis
sum-about = Erwartet ist, was bei bester Spielweise im Mittel herauskommt. Glück ist, was die Karten daran geändert haben; verschenkt ist, was schwächere Züge gekostet haben.
sum-decisions =
    { $n ->
        [one] Sie haben eine Entscheidung getroffen.
       *[other] Sie haben { $n } Entscheidungen getroffen.
    }
sum-mistakes =
    { $n ->
        [one] Dabei war ein Fehler von einem Hundertstel des Einsatzes oder mehr.
       *[other] Dabei waren { $n } Fehler von einem Hundertstel des Einsatzes oder mehr.
    }
sum-noMistake = Dabei war kein Fehler von einem Hundertstel des Einsatzes oder mehr.

turning-title = Wendepunkte
turning-none = Kein einzelner Schritt hat viel geändert.

steps-title = Schritt für Schritt
steps-at = Schritt { $n } von { $of }
steps-start = Vor der ersten Karte
steps-first = Anfang
steps-previous = Zurück
steps-next = Weiter
steps-last = Ende
steps-nextMistake = Zum nächsten Fehler
steps-keys = Auch mit den Pfeiltasten links und rechts.
steps-list = Alle Schritte

verdict-best = Der beste Zug.
verdict-near = Praktisch so gut wie der beste Zug.
verdict-mistake = Damit haben Sie { $amount } verschenkt. Besser: { $better }.
verdict-luckGood = Glück: { $amount }.
verdict-luckBad = Pech: { $amount }.
verdict-luckNone = Etwa wie erwartet.
verdict-clock = Der Ablauf der Zeit hat { $amount } gekostet.
verdict-worth = Erwartetes Ergebnis danach: { $amount }
verdict-final = Ergebnis: { $amount }
verdict-options = Alle Züge, die möglich waren

worths-move = Zug
worths-value = Wert in CHF
worths-behind = zum besten
worths-best = bester
worths-made = gespielt
worths-about = Erwartete Gewinne abzüglich weiterer Käufe von hier an, wenn danach bestmöglich gespielt wird.
worths-chance = zu { $percent } richtig
worths-effects-completes = macht 21
worths-effects-clears = löst den Stapel auf
worths-effects-busts = über 21

chart-title = Der Verlauf
chart-label = Erwartetes Ergebnis nach jedem Schritt, in CHF: am Anfang { $first }, am tiefsten { $least }, am höchsten { $most }, am Ende { $last }.
chart-caption = Erwartetes Ergebnis in CHF nach jedem Schritt. Ein Klick führt zum Schritt.
chart-mistake = Fehler
chart-turn = Wendepunkt
chart-asTable = Als Tabelle
chart-number = Schritt
chart-what = Was geschah
chart-change = Änderung
chart-worth = Erwartet

again-button = Von hier noch einmal versuchen
again-about = Als Übung, mit neuen Karten.
again-replaces = Ihr angefangenes Übungsspiel wird dadurch ersetzt.
again-replace = Ersetzen und beginnen
again-keep = Behalten

toTraining = Die Fehler dieses Spiels finden Sie im Training.
openTraining = Zum Training
verify = Dieses Spiel prüfen
dispute = Dieses Spiel beanstanden

# What a move is called; the same words for a move that was made and for a better one.
moves-place = auf Stapel { $n } legen
moves-placeCard = { $card } auf Stapel { $n } legen
moves-discard = verwerfen
moves-discardCard = { $card } verwerfen
moves-buy = eine Karte kaufen
moves-endGame = das Spiel beenden
moves-endPlay = aufhören und den Gewinn nehmen
moves-endLadder = High/Low beenden
moves-highlow = High/Low spielen
moves-higher = höher
moves-lower = tiefer
moves-risk = Risiko mit { $stake }

drawn-deal = Karte: { $card }
drawn-grant = { $n } kostenlose Karten
drawn-open = Offene Karte: { $card }
drawn-hidden = Verdeckte Karte: { $card }
drawn-right = richtig
drawn-wrong = falsch
drawn-equal = gleich, neue Runde
drawn-expire = Die vier Stunden sind um
