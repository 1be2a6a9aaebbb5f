### Why something is refused at a table of Black Jack Challenge.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

table_unknown = Cette table n’existe pas.
table_not_invited = C’est une table privée: il faut le lien d’invitation.
table_closed = Cette table est fermée.
table_too_many = Vous pouvez avoir au plus { $most } tables à vous à la fois.

## The terms of a table of one's own

table_bad_ante_limits = Les antes vont de CHF { $least } à { $most } par pas de { $step }; la plus petite ne dépasse pas la plus grande.
table_bad_bonus_limits = Les mises bonus vont de CHF { $least } à { $most } par pas de { $step }; la plus petite ne dépasse pas la plus grande.
table_bad_boxes = Une table a de { $least } à { $most } cases.
table_bad_pace = Le rythme d’une table est tranquille ou soutenu; sans horloge, on ne fait que s’exercer.
table_bad_name = Un nom a de 1 à { $most } caractères lisibles.

table_name_is_login = Tout le monde à la table voit ce nom. Choisissez-en un autre que votre nom d’utilisateur.

## Seats and chips

table_no_such_box = Cette table a { $boxes } cases.
table_box_taken = Cette case est occupée.
table_seated_already = Vous êtes déjà à cette table: une case par personne.
table_no_seat = Pour cela, il faut avoir une place à cette table.
table_chips_outside_limits = À cette table, vous pouvez apporter maintenant des jetons pour CHF { $least } à { $most }, par pas de { $step }.
table_chips_enough = Vous avez des jetons pour CHF { $chips }. Vous pouvez en rajouter jusqu’à CHF { $most }.
table_chips_between_games = Vous ne pouvez apporter des jetons qu’entre deux parties.
table_chips_too_few = Il manque des jetons: vous avez CHF { $chips }, il faut CHF { $needed }.
table_leaving = Vous quittez cette table après la partie.

## The game

table_no_betting_now = On ne peut pas miser maintenant.
table_bet_placed = Votre mise pour cette partie est déjà faite.
table_bet_outside_limits = { $bet }: de CHF { $least } à { $most }.
table_game_not_running = Cette partie n’est pas en cours.
table_not_your_turn = Ce n’est pas à vous de décider.
table_time_up = Le temps pour cela est écoulé.
