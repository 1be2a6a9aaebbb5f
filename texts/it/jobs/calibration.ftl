### Why no law is calibrated.
### What a message is for, and what its values are, is said in the German file.

target_out_of_range = Non si può calibrare a { $found }: più di 0 e meno di 1 (dal 100 % Rischio conviene).
target_not_reached = Nessuna legge con questi vincoli ha un pagamento massimo di { $target }; cercato da { $starts } punti.
hold_unknown = { $found } non esiste in nessuna legge; si può fissare ad esempio deal.A o free_cards.6.
ceiling_out_of_range = { $found } non può essere il tetto: almeno l’obiettivo { $target } e al massimo 1.
ceiling_too_low = Con un pagamento massimo di { $ceiling }, { $player } riceve solo { $payout }, non { $target }.
player_not_calibrated_for = Si calibra per perfect, skill:X o mix:X*N,…, non per { $found }.
