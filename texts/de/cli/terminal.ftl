### Big21 in the terminal (ventuno play), and folders that commands write into.
### Amounts are francs with two decimals and without CHF.

## The table

title = Big21 · Einsatz CHF { $stake } · Spielgeld
risk_title = Risiko · Einsatz CHF { $stake } · realisierter Gewinn CHF { $realised }
prize_plan = Gewinnplan
ladder = High/Low

# Below a stack, in a narrow column: at most 12 characters.
stack_complete = komplett

# Below a stack, in a narrow column: at most 12 characters.
# $points: number of points
points_missing = noch { $points }

card = Ihre Karte
open_card = Offene Karte

# Beside the card that is shown.
# $n: number of cards, 1 or more
cards_to_come = { $n ->
    [one] danach noch eine
   *[other] danach noch { $n }
 }

# In place of cards_to_come, if it is none.
no_cards_to_come = danach keine mehr

# Explains the star behind the points of a stack.
ace_counts_eleven = * ein Ass zählt 11

## Court cards, as printed on cards of the language

# In High/Low the four must be told apart: two cards never share a sign in one language.
card_jack = B

card_queen = D
card_king = K
card_ace = A

## What each key does

# Behind the keys 1-5.
key_place = auf Stapel legen

key_discard = verwerfen

# $left: how many cards can still be bought, this one included: 1 to 3
key_buy = { $left ->
    [one] eine Karte kaufen: CHF { $price } (noch ein Kauf möglich)
   *[other] eine Karte kaufen: CHF { $price } (noch { $left } Käufe möglich)
 }

key_end_game = Spiel beenden: CHF { $prize }
key_end_play = aufhören und CHF { $total } nehmen

# Ends High/Low.
key_end_ladder = High/Low beenden mit CHF { $prize }

key_high_low = High/Low: CHF { $prize } aufs Spiel setzen
key_higher = höher
key_lower = tiefer

# $least: the lowest amount
# $most: the highest amount
key_risk = Risiko mit CHF { $least } bis { $most }

key_leave = weggehen

## Questions

# $least: the lowest amount
# $most: the highest amount
# $limit: why no more: one of the limit_ messages
ask_risk_stake = Risiko-Einsatz in CHF ({ $least } bis { $most }, { $limit }):

# The four limits stand in ask_risk_stake, behind the amounts.
limit_whole_prize = ganzer Gewinn

limit_quarter = zulässiger Anteil am Gewinn
limit_stake_max = höchster Einsatz
limit_winnings_max = höchster Gesamtgewinn

# The keys y, j, o and s mean yes in every language.
# $points: number of points
ask_fatal = Damit hat der Stapel { $points } Punkte und das Spiel ist verloren. Trotzdem legen? (j/n)

# $key: the key
unknown_key = «{ $key }» geht jetzt nicht.

# $text: what was written
not_an_amount = «{ $text }» ist kein Betrag.

## News

# $stack: number of the stack, 1 to 5
ace_devalued = Ein Ass auf Stapel { $stack } zählt jetzt 1.

# $stack: number of the stack, 1 to 5
stack_completed = Stapel { $stack } ist komplett.

# $stack: number of the stack, 1 to 5
stack_cleared = Stapel { $stack } ist aufgelöst und zählt nicht mehr als komplett.

# $cards: number of cards, 2 to 6
free_cards_granted = { $cards } kostenlose Karten.

no_free_cards_ten_on_soft_21 = Für eine Karte mit Wert 10 gibt es keine kostenlosen Karten.
no_free_cards_three_reached = Keine kostenlosen Karten: Es waren schon drei Stapel zugleich komplett.

# $card: the sign of a rank, such as 7 or K
hidden_card_was = Verdeckt war { $card }.

prediction_right = Richtig.

# Art. 16: a card of the same rank.
prediction_not_counted = Gleicher Rang: zählt nicht, neue Runde.

prediction_wrong = Falsch.
realised = CHF { $amount } sind realisiert.
prize_won = Gewinn: CHF { $prize }.

## How the play ended

ended_bust = Über 21: Das Spiel ist verloren.
ended_too_few = Zu Ende mit höchstens zwei kompletten Stapeln.
ended_stopped = Sie haben aufgehört.
ended_wrong_guess = Falsche Vorhersage: Der Gewinn ist verloren.
ended_cap = Der höchste Gesamtgewinn ist erreicht.
ended_expired = Die vier Stunden sind um.

# $sign: +, − or ±
result = Bezahlt CHF { $paid_in }, erhalten CHF { $paid_out }: { $sign }CHF { $net }.

left_unfinished = Sie sind weggegangen; das Spiel bleibt unbeendet.

# $seed: what fixes the cards
same_cards_again = Noch einmal dieselben Karten: ventuno play --seed { $seed }

# $file: the name of the file
saved = Aufgezeichnet in { $file }.

## Folders

# $directory: the name of the folder
directory_not_empty = { $directory } ist kein neues oder leeres Verzeichnis.

# $directory: the name of the folder
# $problem: what the system says, in English
directory_not_writable = In { $directory } kann nicht geschrieben werden: { $problem }.
