### The console: payout, chance and skill.

title = Auszahlung
lead = Beendete Spiele Big21, nach etwa einer Minute gezählt: was ausbezahlt wurde, was zu erwarten war und ob der Zufall dem veröffentlichten Gesetz folgt.
law = Wahrscheinlichkeitsgesetz
lawSince = { $name }, seit { $date }
inForce = in Kraft
command = Dieselben Zahlen auf der Kommandozeile
rounding = Auszahlungen sind auf 0.01 % gerundet, Abweichungen auf 0.01. Wer auf eine Zahl zeigt, sieht sie ganz.
lastDays = Letzte { $days } Tage
sinceChange = Seit der letzten Änderung
period = { $since } bis { $until }
details = Zeitraum der folgenden Angaben
nothingRecent = In diesen Tagen wurde unter diesem Gesetz kein Spiel beendet.
undecided = In diesen Spielen wurde nichts entschieden; es gibt nichts zu erwarten.
plays = Spiele
actual = Auszahlung
expected = Erwartet
expectedBetween = Erwartet, 95-%-Bereich der Spielstärke
highest = Höchste Auszahlung des Gesetzes
centimes = Auszahlung, in Rappen gerechnet
sigma = Streuung eines Spiels, Modell
sigmaMeasured = Streuung eines Spiels, gemessen
z = Abweichung (z)
warnLimits = Warnung ausserhalb
alertLimits = Alarm ausserhalb
to = bis
bandLabel = { $what }: Auszahlung { $actual }, erwartet { $expected }, Warnung ausserhalb { $warnLow } bis { $warnHigh }, Alarm ausserhalb { $alertLow } bis { $alertHigh }

keys-actual = Auszahlung
keys-expected = erwartet
keys-quiet = ruhig
keys-warn = Warnung, darüber hinaus Alarm

verdict = Urteil

verdicts-quiet = ruhig
verdicts-warn = Warnung
verdicts-alert = Alarm

payoutSays-quiet = Ausbezahlt wurde etwa, was bei dieser Spielstärke zu erwarten war.
payoutSays-warn = Weiter weg als üblich. Sehen Sie mit mehr Spielen wieder nach.
payoutSays-alert = Weit weg. Suchen Sie den Grund und halten Sie fest, was getan wurde.

chanceSays-quiet = Nichts spricht gegen das veröffentlichte Gesetz.
chanceSays-warn = Eine Prüfung ist weiter weg als üblich. Sehen Sie mit mehr Spielen wieder nach.
chanceSays-alert = Eine Prüfung ist weit weg. Die erste Zeile der Tabelle sagt, wo zu suchen ist.

target-title = Ziel
target-note = letzte { $days } Tage, Gesetz in Kraft
target-aim = Ziel nach Art. 3
target-received = Diese Spielerinnen und Spieler erhalten
target-between = 95-%-Bereich
target-measured = Tatsächlich ausbezahlt
target-outside = Ziel ausserhalb des Bereichs um, in Punkten
target-how = Was sie erhalten, ist aus ihren Entscheidungen berechnet: genau für die geschätzte Spielstärke, ohne Glück und Pech. Was ausbezahlt wurde, enthält beides; sein Bereich ist darum breiter.
target-says-within = Das Ziel liegt im Bereich oder höchstens einen Punkt daneben. Es ist nichts zu tun.
target-says-less = Diese Spielerinnen und Spieler erhalten zu wenig: Das Ziel liegt mehr als einen Punkt über dem Bereich.
target-says-more = Diese Spielerinnen und Spieler erhalten zu viel: Das Ziel liegt mehr als einen Punkt unter dem Bereich.
target-former = Dieses Gesetz ist nicht mehr in Kraft; gesteuert wird nach dem, das gilt.

groups = Nach Einsatz und Kanal
stake = Einsatz CHF { $stake }

channels-desktop = Computer
channels-phone = Telefon
channels-other = anderer Kanal

all = Alle
limits = Grenzen

chart-title = Kontrollkarte
chart-note = Die Grenzen eines einzelnen Tages sind mit Absicht weit. Was sich verschiebt, zeigt sich in allen Tagen zusammen.
chart-alone = Jeder Tag für sich
chart-soFar = Alle Tage bis dahin
chart-desc = Auszahlung von { $first } bis { $last }, zuletzt { $value }, mit den Grenzen für Warnung und Alarm.
chart-day = Tag
chart-payout = Auszahlung
chart-warn = Warnung
chart-alert = Alarm

luck-title = Glück und Zufall
luck-z = Glück aller Ziehungen (z)
luck-luck = Glück, in Einsätzen
luck-deviation = Streuung davon, nach dem Modell
luck-draws = Ziehungen
luck-looked = { $n } von { $possible } Prüfungen angesehen; für die anderen gab es erst wenige Ziehungen.
luck-lookedAll = Alle { $n } Prüfungen angesehen.
luck-none = Noch wird keine der { $possible } Prüfungen angesehen: Dafür braucht es 400 Ziehungen einer Art.
luck-warnMeans = Auch wenn alles stimmt, kommt etwa bei jedem zwanzigsten Nachsehen eine Warnung: Sehen Sie mit mehr Spielen wieder nach.
luck-alertMeans = Auch wenn alles stimmt, kommt etwa bei jedem 370. Nachsehen ein Alarm: Suchen Sie den Grund und halten Sie fest, was getan wurde.
luck-chart = Glück aller Tage bis dahin (z)
luck-chartDesc = Von { $first } bis { $last }, zuletzt { $value }. Gestrichelt: 1.96 und 3 Standardabweichungen.
luck-byKind = Glück nach Art der Ziehung
luck-byKindNote = Um wie viele Standardabweichungen jeder Ausgang abweicht, nach Anzahl und nach dem Wert, den er brachte. Gestrichelt: 1.96 und 3. Von so vielen Punkten liegen einige auch dann jenseits von 1.96, wenn alles stimmt; die Prüfungen darunter berücksichtigen das.
luck-spreadOf = Streuung davon
luck-kindChart = { $kind }: Abweichung nach Ausgang (z)
luck-kindDesc = { $draws } Ziehungen. Nach Anzahl am weitesten weg ist { $outcome }, mit { $z } Standardabweichungen.
luck-count = Anzahl
luck-countZ = z nach Anzahl
luck-valueZ = z nach Wert
luck-checks = Prüfungen, die auffälligste zuerst
luck-showAll = Alle { $n } anzeigen
luck-showFew = Nur die ersten anzeigen
luck-about = Prüfung
luck-kind = Ziehung
luck-outcome = Ausgang
luck-statistic = Prüfgrösse
luck-p = p
luck-adjusted = p, korrigiert
luck-freedom = χ², { $n } Freiheitsgrade
luck-abouts-luck = Glück
luck-abouts-value = nach Wert
luck-abouts-count = nach Anzahl
luck-abouts-spread = Verteilung
luck-kinds-deal = Karte
luck-kinds-free_cards = Kostenlose Karten
luck-kinds-open = High/Low, offene Karte
luck-kinds-hidden = High/Low, verdeckte Karte
luck-everything = alle

power-title = Wie bald ein Fehler auffällt
power-text = Das Beispiel: Unter optimal-88 kommt das Ass 2 % zu selten. Gerechnet mit allen 97 Prüfungen; wie, steht in
power-chart = Wahrscheinlichkeit eines Alarms
power-chartDesc = Nach 100’000 Spielen höchstens 4 %, nach 1’000’000 mindestens 89 %; je besser gespielt wird, desto früher.
power-plays = Spiele
power-needed = Spiele bis zum Alarm
power-who = Wer spielt
power-with = mit { $chance }
power-blind = blind
power-skill2 = Spielstärke 2
power-skill20 = Spielstärke 20
power-perfect = perfekt

skill-title = Wie gespielt wird
skill-none = In diesem Zeitraum wurde nichts entschieden.
skill-fitted = Geschätzte Spielstärke
skill-interval = 95-%-Bereich
skill-decisions = Entscheidungen
skill-givenAway = Verschenkt je Entscheidung, in Einsätzen
skill-nothing = Entscheidungen, die nichts verschenken
skill-bars = Verschenkter Wert je Entscheidung
skill-barsDesc = Anteil der Entscheidungen nach dem, was sie verschenken, in Einsätzen. { $share } verschenken nichts.
skill-upto = Bis, in Einsätzen
skill-share = Anteil
skill-above = mehr
skill-curve = Auszahlung nach Spielstärke
skill-curveDesc = Von { $least } bei Spielstärke { $first } bis { $most } bei { $last }; geschätzt ist { $skill }.
skill-skill = Spielstärke
skill-here = geschätzt: { $skill }
