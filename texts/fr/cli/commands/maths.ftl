### Why a command of the mathematicians is refused.
### What a message is for, and what its values are, is said in the German file.

advise_bad_stacks = «{ $found }»: les piles sont cinq valeurs séparées par des virgules, comme 0, 14 ou S18.
advise_bad_card = «{ $found }» n’est pas une carte.
advise_impossible_position = Cette position est impossible: autant de cartes ne peuvent plus suivre avec ces piles et ces achats.
picture_format = { $file }: une image se termine par .png, .svg ou .pdf.
simulate_option_of_other_game = { $option } n’existe pas pour { $game }, seulement pour { $other }.
