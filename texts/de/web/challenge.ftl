### The table of Black Jack Challenge. What the croupier calls is called in the reader's language.

game = Black Jack Challenge
box = Box { $n }
you = Sie
free = frei

levels-beginner = Bot, Anfänger
levels-solid = Bot, solide
levels-strong = Bot, stark

away = abwesend
leaving = geht nach diesem Spiel
leavingShort = geht
button = Button, entscheidet zuerst
chips = { $amount } in Chips

# In practice an amount is a number of chips: no money, and no sign of a currency.
playChips =
    { $n ->
        [one] { $figure } Chip
       *[other] { $figure } Chips
    }
bet = Einsatz: Ante { $ante }
ante = Ante
red = Red
black = Black
openCard = offene Karte: { $card }
hiddenCard = verdeckte Karte: { $card }
hidden = eine Karte verdeckt
paidFor = GK { $n } bezahlt
stayedAt = bei GK { $n } «Stay»
points = { $n } Punkte
soft = ein Ass zählt 11
bust = Bust, über 21
bustWord = Bust
warCards = War-Karten: { $cards }
decides =
    { $n ->
        [one] entscheidet, noch { $n } Sekunde
       *[other] entscheidet, noch { $n } Sekunden
    }
winner = gewinnt den WAR Pot
pot = WAR Pot
community = Gemeinschaftskarten
communityDown = Gemeinschaftskarte { $n } verdeckt
communityOpen = Gemeinschaftskarte { $n }: { $card }
war = Casino War
boxes = Boxen
watchers =
    { $n ->
        [one] 1 schaut zu
       *[other] { $n } schauen zu
    }
gameNumber = Spiel { $n }
secondsLeft = noch { $n } s
fiveLeft = Noch fünf Sekunden.

own-hand = Ihre Karten
own-look = Verdeckte Karte ansehen
own-cover = Ihre verdeckte Karte: { $card }. Wieder zudecken
own-lookShort = Ansehen
own-total = Total
own-keepOpen = Eigene verdeckte Karte immer sehen

decide-title = Gemeinschaftskarte { $n }: Sie entscheiden
decide-pay = { $price } für GK { $n } zahlen
decide-paying = Sie zählt dann in jedem Fall, auch über 21.
decide-stay = Stay
decide-staying = Kostet nichts.
decide-stayingWith = Kostet nichts. Sie haben { $points }.
decide-short = Dafür reichen die Chips nicht.
decide-clock = Ohne Entscheidung gilt «Stay».

betting-title = Ihr Einsatz
betting-fixed = fest
betting-less = { $spot }: weniger
betting-more = { $spot }: mehr
betting-redBonus = Red Bonus
betting-blackBonus = Black Bonus
betting-oneBonus = Setzen Sie auf Red, auf Black oder auf beide.
betting-place = { $amount } setzen
betting-again = Wieder { $amount } setzen
betting-placed = Ihr Einsatz liegt. Gleich werden die Karten verteilt.
betting-odds = Quoten

waiting-others = Gespielt wird, sobald zwei Boxen setzen.
waiting-decides = { $name } entscheidet.
waiting-running = Die anderen entscheiden.
waiting-showdown = Die Karten werden aufgedeckt.
waiting-sitsOut = Dieses Spiel läuft ohne Sie. Im nächsten können Sie setzen.
waiting-next = Das nächste Spiel beginnt in { $n } s.
waiting-short = Ihre Chips reichen für keinen Einsatz. Um weiterzuspielen, legen Sie nach.
waiting-void = Dieses Spiel ist ungültig. Ihre Einsätze liegen wieder bei Ihren Chips.
waiting-watching = Sie schauen zu.
waiting-full = Alle Boxen sind besetzt.
waiting-login = Zum Mitspielen brauchen Sie ein Konto.
waiting-logIn = Anmelden
waiting-practise = Mit Bots üben

result-won = Gewonnen: { $net }
result-over = Das Spiel ist zu Ende
result-pot = WAR Pot
result-paid = In den WAR Pot gezahlt
result-bonusBet = Bonuswetten
result-bonusWon = Von der Bank: { $bonus }
result-net = Ergebnis
result-chips = Chips
result-last = Letztes Spiel: { $net }

bonuses-red_pair = Red Pair
bonuses-double_red = Double Red
bonuses-black_pair = Black Pair
bonuses-pair = Pair
bonuses-double_black = Double Black

calls-seated = { $name } nimmt Platz in Box { $box }.
calls-chips_brought = Box { $box } bringt { $amount } an den Tisch.
calls-left = { $name } verlässt den Tisch.
calls-away = Box { $box } ist abwesend.
calls-betting_opened = Bitte setzen.
calls-bets_returned = Zu wenige Einsätze: alles geht zurück.
calls-closed_bets = Nichts geht mehr.
calls-community_laid = Die Karten liegen.
calls-card_paid = Box { $box } zahlt für Gemeinschaftskarte { $card }.
calls-stayed = Box { $box }: Stay.
calls-stayed_late = Die Zeit ist um. Box { $box }: Stay.
calls-card_turned = Gemeinschaftskarte { $card }: { $face }.
calls-hand_shown = Box { $box } deckt auf: { $face }.
calls-bonus_paid = { $bonus } für Box { $box }: { $amount }.
calls-hand_counted = Box { $box }: { $points }.
calls-hand_bust = Box { $box }: { $points }. Bust.
calls-war_declared = Gleichstand, Casino War: { $boxes }.
calls-war_all_bust = Alle Bust: Casino War um den WAR Pot.
calls-card_burnt = Eine Karte wird verbrannt.
calls-card_burnt_reshuffled = Die War-Karten werden neu gemischt, eine Karte wird verbrannt.
calls-war_fought = { $cards }.
calls-war_repeated = Wieder gleich, noch eine Runde: { $boxes }.
calls-pot_won = Der WAR Pot geht an Box { $box }: { $amount }.
calls-voided = Das Spiel ist ungültig, alle Einsätze gehen zurück. { $reason }
calls-notInTime = Es konnte nicht rechtzeitig weitergehen.
calls-resumed = Das Spiel geht weiter.
calls-closed = Der Tisch ist geschlossen.
calls-yours =
    { $n ->
        [one] Sie entscheiden über Gemeinschaftskarte { $card }: { $price }, { $n } Sekunde.
       *[other] Sie entscheiden über Gemeinschaftskarte { $card }: { $price }, { $n } Sekunden.
    }
calls-and = und
calls-title = Ansagen in diesem Spiel
calls-none = In diesem Spiel ist noch nichts angesagt.

line-lost = Verbindung unterbrochen. Ihr Platz bleibt Ihnen, wir verbinden neu.
line-lostPractice = Verbindung unterbrochen. Wir verbinden neu; dann beginnt ein neuer Übungstisch.
line-undone = Nicht ausgeführt: Der Auftrag hat den Server nicht erreicht und wird nicht mehr gesendet.
line-unanswered = Ohne Antwort vom Server: Der Auftrag wird nicht noch einmal gesendet. Was gilt, zeigt der Tisch, sobald die Verbindung wieder steht.
line-found = Wieder verbunden.

seat-sit = Platz nehmen
seat-bring = Chips nachlegen
seat-stand = Aufstehen
seat-standAfter = Nach diesem Spiel aufstehen
seat-standTitle = Vom Tisch aufstehen?
seat-standNow = Ihre Chips, { $chips }, gehen sofort zurück auf Ihr Konto.
seat-standLater = Das laufende Spiel spielen Sie zu Ende. Danach gehen Ihre Chips zurück auf Ihr Konto.
seat-stay = Sitzen bleiben
seat-leaving = Sie stehen nach diesem Spiel auf.

more-title = Zum Tisch
more-rules = Regeln
more-version = Tischregeln
more-houseRules = Hausordnung und Direktion
more-tables = Alle Tische
more-history = Gespielte Spiele
more-invite = Einladung kopieren
more-copied = Kopiert.
more-inviteLink = Einladungslink
more-commitment = Festgelegt vor den Einsätzen (SHA-256)
more-fair = Fairness
more-dealt = Die Karten eines Spiels folgen aus dem festgelegten Startwert des Hauses und den Startwerten aller, die setzen.

practice-title = Challenge üben
practice-lead = Mit Bots, ohne Konto. Die Chips sind kein Geld.
practice-badge = Übungschips
practice-table = Anderer Tisch
practice-seats = Boxen
practice-level = Bots
practice-levels-beginner = Anfänger
practice-levels-solid = solide
practice-levels-strong = stark
practice-levels-mixed = gemischt
practice-next = Nächstes Spiel
practice-start = Neuer Tisch
practice-tables = Zu den Tischen

keys-peek = verdeckte Karte ansehen
keys-pay = für die Gemeinschaftskarte zahlen
keys-stay = Stay
keys-bet = setzen, oder denselben Einsatz wiederholen
