### Why a move of Big21 is refused. The player reads this beside the board.
### What a message is for, and what its values are, is said in the German file.

## Start and end

stake_not_offered = L’enjeu peut être de CHF 1, 2, 3, 4 ou 5.
play_over = La partie est terminée.

## Something is drawn first

card_due = La prochaine carte doit d’abord être montrée.
open_card_due = La carte découverte du tour doit d’abord être montrée.
free_cards_due = Le nombre de cartes gratuites doit d’abord être déterminé.
hidden_card_due = Le pronostic est fait; la carte cachée doit d’abord être retournée.
nothing_to_draw = Rien n’est tiré maintenant: c’est au joueur de décider.
other_draw_due = Un autre tirage est attendu: { $due }.
no_such_number_of_free_cards = Il y a de deux à six cartes gratuites.

## Main game

no_such_stack = Les piles vont de 1 à 5.
no_card_left = Il n’y a plus de carte à jouer: achetez-en une ou terminez le jeu.
cards_left = Les cartes ne sont vendues que lorsqu’il n’en reste plus à jouer.
no_game_running = Le jeu de base ou «Risiko» est terminé; ce coup n’est pas possible ici.

## High/Low

high_low_not_open = «High/Low» ne suit qu’un jeu terminé avec trois ou quatre piles de 21.
high_low_played = «High/Low» est terminé pour cette partie; restent «Risiko» ou la fin.
not_in_high_low = On ne fait de pronostic que dans le jeu complémentaire «High/Low».

## Risk

risk_not_open = «Risiko» ne suit qu’un jeu terminé avec un gain d’au moins cinq fois l’enjeu.
risk_off_grid = L’enjeu «Risiko» est un multiple de CHF 0.10, au minimum CHF 0.10.
risk_over_prize = On peut miser au plus le gain entier de CHF { $most }.
risk_over_quarter = De ce gain, on peut miser au plus CHF { $most }: la part permise n’est pas plus grande.
risk_over_stake_max = L’enjeu «Risiko» maximal est de CHF { $most }.
risk_over_winnings_max = Le gain total ne peut dépasser le maximum d’une partie: on peut miser au plus CHF { $most }.

## Rule sets that an operator writes

rule_set_too_long = Des règles comptent au plus { $most } caractères.
rule_set_not_toml = Ce n’est pas du TOML valable: { $problem }.
rule_set_bad_name = Des règles portent le nom du jour dès lequel elles s’appliquent, par exemple 2027-01-01.
rule_set_unknown_number = { $what } ne peut pas être changé dans les règles. Peuvent l’être: { $known }.
rule_set_bad_number =
    { $count ->
        [one] { $what } doit être un nombre entier de { $least } à { $most }, pas { $found }.
       *[other] { $what } doit être une liste d’au plus { $count } nombres entiers de { $least } à { $most }, pas { $found }.
    }
rule_set_not_playable = On ne peut pas jouer avec ces nombres, ils se contredisent ou ne vont pas en augmentant: { $numbers }.
rule_set_name_taken = Il existe déjà des règles nommées { $name }; des règles publiées ne sont jamais changées.
