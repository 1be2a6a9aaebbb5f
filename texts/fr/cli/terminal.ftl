### Big21 in the terminal (ventuno play), and folders that commands write into.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

title = Big21 · enjeu CHF { $stake } · argent fictif
risk_title = Risiko · enjeu CHF { $stake } · gain réalisé CHF { $realised }
prize_plan = Tableau des gains
ladder = High/Low
stack_complete = complète
points_missing = encore { $points }
card = Votre carte
open_card = Carte découverte
cards_to_come = { $n ->
    [one] encore une après
   *[other] encore { $n } après
 }
no_cards_to_come = plus aucune après
ace_counts_eleven = * un as compte 11

## Court cards, as printed on cards of the language

card_jack = V
card_queen = D
card_king = R
card_ace = A

## What each key does

key_place = poser sur la pile
key_discard = se défausser
key_buy = { $left ->
    [one] acheter une carte: CHF { $price } (encore un achat possible)
   *[other] acheter une carte: CHF { $price } (encore { $left } achats possibles)
 }
key_end_game = terminer le jeu: CHF { $prize }
key_end_play = arrêter et prendre CHF { $total }
key_end_ladder = arrêter High/Low avec CHF { $prize }
key_high_low = High/Low: remettre CHF { $prize } en jeu
key_higher = plus haute
key_lower = plus basse
key_risk = Risiko: de CHF { $least } à { $most }
key_leave = quitter

## Questions

ask_risk_stake = Enjeu Risiko en CHF (de { $least } à { $most }, { $limit }):
limit_whole_prize = gain entier
limit_quarter = part permise du gain
limit_stake_max = enjeu maximal
limit_winnings_max = gain total maximal
ask_fatal = La pile aurait { $points } points et le jeu serait perdu. Poser quand même? (o/n)
unknown_key = «{ $key }» n’est pas possible maintenant.
not_an_amount = «{ $text }» n’est pas un montant.

## News

ace_devalued = Un as de la pile { $stack } compte maintenant 1.
stack_completed = La pile { $stack } est complète.
stack_cleared = La pile { $stack } est défaite et ne compte plus comme complète.
free_cards_granted = { $cards } cartes gratuites.
no_free_cards_ten_on_soft_21 = Pas de cartes gratuites pour une carte valant 10.
no_free_cards_three_reached = Pas de cartes gratuites: trois piles ont déjà été complètes en même temps.
hidden_card_was = La carte cachée était { $card }.
prediction_right = Juste.
prediction_not_counted = Même rang: ne compte pas, nouveau tour.
prediction_wrong = Faux.
realised = CHF { $amount } sont réalisés.
prize_won = Gain: CHF { $prize }.

## How the play ended

ended_bust = Plus de 21: le jeu est perdu.
ended_too_few = Terminé avec deux piles complètes au plus.
ended_stopped = Vous avez arrêté.
ended_wrong_guess = Pronostic erroné: le gain est perdu.
ended_cap = Le gain total maximal est atteint.
ended_expired = Les quatre heures sont écoulées.
result = Payé CHF { $paid_in }, reçu CHF { $paid_out }: { $sign }CHF { $net }.
left_unfinished = Vous avez quitté la table; la partie reste inachevée.
same_cards_again = Encore les mêmes cartes: ventuno play --seed { $seed }
saved = Enregistré dans { $file }.

## Folders

directory_not_empty = { $directory } n’est pas un répertoire nouveau ou vide.
directory_not_writable = Impossible d’écrire dans { $directory }: { $problem }.
