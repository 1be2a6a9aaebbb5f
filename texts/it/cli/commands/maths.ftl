### Why a command of the mathematicians is refused.
### What a message is for, and what its values are, is said in the German file.

advise_bad_stacks = «{ $found }»: i mazzi sono cinque valori separati da virgole, come 0, 14 o S18.
advise_bad_card = «{ $found }» non è una carta.
advise_impossible_position = Questa posizione è impossibile: con questi mazzi e acquisti non possono seguire tante carte.
picture_format = { $file }: un’immagine finisce in .png, .svg o .pdf.
simulate_option_of_other_game = { $option } non esiste per { $game }, solo per { $other }.
