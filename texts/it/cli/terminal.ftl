### Big21 in the terminal (ventuno play), and folders that commands write into.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

title = Big21 · puntata CHF { $stake } · denaro fittizio
risk_title = Rischio · puntata CHF { $stake } · vincita realizzata CHF { $realised }
prize_plan = Piano delle vincite
ladder = High/Low
stack_complete = completo
points_missing = { $points ->
    [one] manca { $points }
   *[other] mancano { $points }
 }
card = La vostra carta
open_card = Carta scoperta
cards_to_come = { $n ->
    [one] poi ancora una
   *[other] poi ancora { $n }
 }
no_cards_to_come = poi nessun’altra
ace_counts_eleven = * un asso vale 11

## Court cards, as printed on cards of the language

card_jack = F
card_queen = Rg
card_king = Re
card_ace = A

## What each key does

key_place = posare sul mazzo
key_discard = scartare
key_buy = { $left ->
    [one] acquistare una carta: CHF { $price } (ancora un acquisto possibile)
   *[other] acquistare una carta: CHF { $price } (ancora { $left } acquisti possibili)
 }
key_end_game = terminare il gioco: CHF { $prize }
key_end_play = smettere e prendere CHF { $total }
key_end_ladder = terminare High/Low con CHF { $prize }
key_high_low = High/Low: mettere in gioco CHF { $prize }
key_higher = più alta
key_lower = più bassa
key_risk = Rischio: da CHF { $least } a { $most }
key_leave = uscire

## Questions

ask_risk_stake = Puntata Rischio in CHF (da { $least } a { $most }, { $limit }):
limit_whole_prize = intera vincita
limit_quarter = quota ammessa della vincita
limit_stake_max = puntata massima
limit_winnings_max = vincita totale massima
ask_fatal = Il mazzo avrebbe { $points } punti e il gioco sarebbe perso. Posare comunque? (s/n)
unknown_key = «{ $key }» ora non è possibile.
not_an_amount = «{ $text }» non è un importo.

## News

ace_devalued = Un asso del mazzo { $stack } ora vale 1.
stack_completed = Il mazzo { $stack } è completo.
stack_cleared = Il mazzo { $stack } è sciolto e non conta più come completo.
free_cards_granted = { $cards } carte gratuite.
no_free_cards_ten_on_soft_21 = Nessuna carta gratuita per una carta che vale 10.
no_free_cards_three_reached = Niente carte gratuite: tre mazzi sono già stati completi insieme.
hidden_card_was = La carta coperta era { $card }.
prediction_right = Giusto.
prediction_not_counted = Stesso rango: non conta, nuovo giro.
prediction_wrong = Sbagliato.
realised = CHF { $amount } sono realizzati.
prize_won = Vincita: CHF { $prize }.

## How the play ended

ended_bust = Oltre 21: il gioco è perso.
ended_too_few = Finito con al massimo due mazzi completi.
ended_stopped = Avete smesso.
ended_wrong_guess = Previsione errata: la vincita è persa.
ended_cap = La vincita totale massima è raggiunta.
ended_expired = Le quattro ore sono trascorse.
result = Pagati CHF { $paid_in }, ricevuti CHF { $paid_out }: { $sign }CHF { $net }.
left_unfinished = Siete usciti; la partita resta incompiuta.
same_cards_again = Ancora le stesse carte: ventuno play --seed { $seed }
saved = Registrato in { $file }.

## Folders

directory_not_empty = { $directory } non è una cartella nuova o vuota.
directory_not_writable = Non si può scrivere in { $directory }: { $problem }.
