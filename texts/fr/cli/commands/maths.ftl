### Why a command of the mathematicians is refused.
### What a message is for, and what its values are, is said in the German file.

advise_bad_stacks = «{ $found }»: les piles sont cinq valeurs séparées par des virgules, comme 0, 14 ou S18.
advise_bad_card = «{ $found }» n’est pas une carte.
advise_impossible_position = Cette position est impossible: autant de cartes ne peuvent plus suivre avec ces piles et ces achats.
target_out_of_range = On ne peut pas calibrer à { $found }: il faut plus de 0 et moins de 1 (dès 100 %, Risiko est rentable).
target_not_reached = Aucune loi avec ces contraintes n’a un taux maximal de { $target }; cherché depuis { $starts } points.
hold_unknown = { $found } n’existe dans aucune loi; on peut tenir par exemple deal.A ou free_cards.6.
ceiling_out_of_range = { $found } ne peut pas être le plafond: au moins l’objectif { $target } et au plus 1.
ceiling_too_low = Avec un taux maximal de { $ceiling }, { $player } ne reçoit que { $payout }, et non { $target }.
player_not_calibrated_for = On calibre pour perfect ou skill:X, et non pour { $found }.
picture_format = { $file }: une image se termine par .png, .svg ou .pdf.
simulate_option_of_other_game = { $option } n’existe pas pour { $game }, seulement pour { $other }.
simulate_too_many_to_save = { $most } parties au plus sont enregistrées en texte, et non { $games }.
