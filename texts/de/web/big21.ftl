### The table of Big21.

stacks = Stapel
stack = Stapel { $n }
empty = leer
points = { $n } Punkte
soft = ein Ass zählt 11
softMark = * Ein Ass in diesem Stapel zählt 11.
complete = komplett
cleared = aufgelöst
bust = über 21
missing = noch { $n }
completedBy = { $card } macht 21
fatal = Diese Karte ergäbe mehr als 21
card = Ihre Karte
noCard = Keine Karte mehr
toCome = danach noch { $n }
last = die letzte
back = verdeckte Karte
drag = Tippen Sie auf einen Stapel oder ziehen Sie die Karte dorthin.
buyOrEnd = Kaufen Sie eine Karte oder beenden Sie das Spiel.
actions = Ihre Möglichkeiten
discard = Verwerfen
discardWhat = Ohne Ersatzkarte.
buy = Karte kaufen: { $price }
buyLeft =
    { $n ->
        [one] Noch 1 Kauf möglich.
       *[other] Noch { $n } Käufe möglich.
    }
buyNone = Kein Kauf mehr möglich.
buyLater = { $left } Erst nach der letzten Karte.
buyRealised = Realisierter Gewinn zahlt; davon bleiben { $left }.
buyShared = Realisierter Gewinn zahlt { $realised } und ist dann aufgebraucht; { $balance } zahlt das Guthaben.
buyImpossible = Jetzt nicht möglich.
wayOut-deposit = Mit { $missing } mehr im Guthaben ist der Kauf möglich.
wayOut-wait = Ab { $from } ist der Kauf möglich.
wayOut-table = Wenn Sie am Tisch aufstehen, zählen zurückgekommene Chips nicht mehr; das kann genügen.
wayOut-tableFrom = Wenn Sie am Tisch aufstehen, zählen zurückgekommene Chips nicht mehr; ab { $from } kann das genügen.
wayOut-tableMoney = Was am Tisch liegt, kommt ins Guthaben zurück, wenn Sie dort aufstehen.
wayOut-open = Das Spiel bleibt bis { $until } offen.
wayOut-toMoney = Einzahlen
wayOut-toTable = Zum Tisch
wayOut-toLimits = Limiten ansehen
end = Spiel beenden
endPays = Auszahlung: { $amount }.
endPaysNothing = Keine Auszahlung.
endGoesOn = Gewinn { $amount }; dann haben Sie die Wahl.
prizePlan = Gewinnplan, CHF
prizeNow = Jetzt { $amount }
stackCount = { $n } Stapel
current = erreicht
stake = Einsatz
riskStakeShort = Risiko-Einsatz
paidIn = Bezahlt
paidOut = Erhalten
net = Ergebnis
realised = Realisierter Gewinn
what = Was geschah

choice-title = Ihr Gewinn: { $prize }
choice-lead = Sie können ihn nehmen oder ihn noch einmal einsetzen.
choice-take = Aufhören und { $total } nehmen
choice-highLow = High/Low
choice-highLowStake = { $prize } aufs Spiel setzen
choice-highLowWhat = Höher oder tiefer? Richtig: { $next }. Falsch: nichts.
choice-risk = Risiko

highLow-title = High/Low
highLow-question = Ist die verdeckte Karte höher oder tiefer?
highLow-rule = Die 2 ist die tiefste, das Ass die höchste Karte. Gleicher Rang zählt nicht. Falsch: Der Gewinn ist verloren.
highLow-ladder = Leiter, CHF
highLow-open = Offene Karte
highLow-hidden = Verdeckte Karte
highLow-higher = Höher
highLow-lower = Tiefer
highLow-wins = Richtig: { $prize }
highLow-chance = zu { $n } richtig
highLow-stop = High/Low beenden
highLow-stopWhat = Sie behalten { $prize }.
highLow-before = Vorige Runde
highLow-outcomes-right = richtig
highLow-outcomes-equal = gleich, zählt nicht
highLow-outcomes-wrong = falsch

risk-lead = Noch einmal fünf Stapel; der Einsatz kommt aus dem Gewinn. Was Sie nicht einsetzen, gehört Ihnen.
risk-kept = Behalten
risk-staked = Eingesetzt
risk-amount = Risiko-Einsatz in CHF
risk-slide = Risiko-Einsatz wählen
risk-bad = Bitte geben Sie einen Betrag ein, zum Beispiel 12.50.
risk-steps = Der Einsatz ist ein Vielfaches von { $step }.
risk-tooMuch = { $stake } ist zu viel. { $limit }
risk-start = Risiko mit { $stake }
risk-limits-whole_prize = Höchstens { $most }: der ganze Gewinn.
risk-limits-quarter = Höchstens { $most }: der zulässige Anteil am Gewinn.
risk-limits-stake_max = Höchstens { $most }: der höchste Risiko-Einsatz.
risk-limits-winnings_max = Höchstens { $most }: sonst könnte der Gesamtgewinn zu hoch werden.

ask-fatalTitle = Das ergibt mehr als 21
ask-fatal = { $card } auf Stapel { $n } mit { $points } Punkten: Das Spiel wäre sofort verloren.
ask-fatalGo = Trotzdem legen
ask-fatalStay = Nicht legen
ask-endTitle = Das Spiel jetzt beenden?
ask-end =
    { $n ->
        [one] Eine Karte ist noch zu spielen. { $pays }
       *[other] { $n } Karten sind noch zu spielen. { $pays }
    }
ask-endGo = Beenden
ask-endStay = Weiterspielen

over-title = Das Spiel ist zu Ende
over-won = Gewonnen: { $net }
over-ends-bust = Ein Stapel hat mehr als 21 Punkte: Das Spiel ist verloren.
over-ends-too_few = Komplette Stapel: { $n }.
over-ends-stopped = Sie haben aufgehört.
over-ends-wrong_guess = Die Vorhersage war falsch: Der Gewinn ist verloren.
over-ends-cap = Der höchste Gesamtgewinn ist erreicht.
over-ends-expired = Die vier Stunden sind um. Es zählt der Stand in diesem Moment.

events-card_shown = Neue Karte: { $card }.
events-card_placed = { $card } auf Stapel { $stack }.
events-card_discarded = { $card } verworfen.
events-aces_devalued = Ein Ass auf Stapel { $stack } zählt jetzt 1.
events-stack_completed = Stapel { $stack } ist komplett.
events-stack_cleared = Stapel { $stack } ist aufgelöst und zählt nicht mehr als komplett.
events-free_cards_granted = Zwei Stapel sind komplett: { $cards } kostenlose Karten.
events-ten_on_soft_21 = Für eine Karte mit Wert 10 gibt es keine kostenlosen Karten.
events-three_reached = Keine kostenlosen Karten: Es waren schon drei Stapel zugleich komplett.
events-card_sold = Karte gekauft für { $amount }.
events-high_low_started = High/Low beginnt.
events-open_card_shown = Offene Karte: { $card }.
events-hidden_card_shown = Verdeckt war { $card }.
events-prediction_right = Richtig.
events-prediction_not_counted = Gleicher Rang: zählt nicht, neue Runde.
events-prediction_wrong = Falsch.
events-prize_won = Gewinn: { $amount }.
events-risk_started = Risiko beginnt, Einsatz { $amount }.
events-realised = { $amount } sind realisiert und gehören Ihnen.
events-play_ended = Das Spiel ist zu Ende. Erhalten: { $amount }.

keys-button = Tasten und Einstellungen
keys-title = Tasten
keys-place = Karte auf Stapel 1 bis 5 legen
keys-discard = Karte verwerfen
keys-buy = Karte kaufen
keys-end = Spiel beenden
keys-highLow = High/Low: höher, tiefer
keys-help = diese Übersicht
keys-settings = Einstellungen
keys-fourColours = Vier Farben: Karo blau, Kreuz grün
keys-on = Spielen mit Tasten
keys-sounds = Leise Töne beim Legen

coach-best = bester Zug
coach-worth = Wert { $n }
