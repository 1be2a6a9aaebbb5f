### Why a move of Black Jack Challenge is refused, and why bets make no game.
### What a message is for, and what its values are, is said in the German file.

## Bets

challenge_over = La partie est terminée.
challenge_number_of_players = De deux à sept personnes jouent, chacune à sa propre case.
challenge_button_on_empty_box = Le Button se trouve devant une case qui joue.
challenge_no_ante = Chaque personne pose une ante.
challenge_no_bonus_bet = À l’ante s’ajoute au moins une mise bonus: Red Bonus ou Black Bonus.
challenge_amount_off_grid = Les mises sont des multiples de 10 centimes.

## Cards

challenge_cards_due = Des cartes sont d’abord attendues: { $due }.
challenge_nothing_to_draw = Aucune carte n’est attendue maintenant: quelqu’un à la table doit se décider.
challenge_other_draw_due = D’autres cartes sont attendues: { $due }.
challenge_number_of_cards = Il faut { $needed } cartes, et non { $found }.
challenge_card_out = { $card } est déjà sur la table: le paquet contient chaque carte une fois.

## Voiding a game

challenge_void_unreadable = Pour annuler, il faut un nom d’un seul mot et un motif sans guillemets ni #.
