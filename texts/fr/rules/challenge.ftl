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

## The rules of the tables as an operator writes them (C17)

table_rules_too_long = Des règles de table comptent au plus { $most } caractères.
table_rules_not_toml = Ce n’est pas du TOML valable: { $problem }.
table_rules_bad_name = Des règles de table portent le nom du jour dès lequel elles s’appliquent, par exemple 2027-01-01.
table_rules_unknown_number = { $what } ne peut pas être changé dans les règles de table. Peuvent l’être: { $known }.
table_rules_bad_odds = { $what } doit être une cote comme "30:1", le premier nombre de 1 à { $most }, le second 1, 2, 5 ou 10, pas { $found }.
table_rules_bad_number =
    { $count ->
        [one] { $what } doit être un nombre entier de { $least } à { $most }, pas { $found }.
       *[other] { $what } doit être une liste de { $count } nombres entiers de { $least } à { $most }, pas { $found }.
    }
table_rules_not_playable = On ne peut pas jouer avec ces nombres, ils se contredisent ou ne vont pas par pas de 10 centimes: { $numbers }.
table_rules_bank_loses = Avec ces cotes, on gagnerait en moyenne { $expectation } de la mise ({ $percent } %) au { $bet }. Aucune mise bonus ne doit faire perdre la banque en moyenne.
table_rules_name_taken = Il existe déjà des règles de table nommées { $name }; des règles de table publiées ne sont jamais changées.
table_rules_unknown = Ces règles de table n’existent pas; il y a: { $known }.
