### Why no law is calibrated.
### What a message is for, and what its values are, is said in the German file.

target_out_of_range = On ne peut pas calibrer à { $found }: il faut plus de 0 et moins de 1 (dès 100 %, Risiko est rentable).
target_not_reached = Aucune loi avec ces contraintes n’a un taux maximal de { $target }; cherché depuis { $starts } points.
hold_unknown = { $found } n’existe dans aucune loi; on peut tenir par exemple deal.A ou free_cards.6.
ceiling_out_of_range = { $found } ne peut pas être le plafond: au moins l’objectif { $target } et au plus 1.
ceiling_too_low = Avec un taux maximal de { $ceiling }, { $player } ne reçoit que { $payout }, et non { $target }.
player_not_calibrated_for = On calibre pour perfect, skill:X ou mix:X*N,…, et non pour { $found }.
