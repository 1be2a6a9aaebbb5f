### Why a text that describes a play, or a law of chance, cannot be read.
### What a message is for, and what its values are, is said in the German file.

## Plays written as text

notation_no_game = La première ligne nomme le jeu, par exemple: { $example }
notation_bad_header = Cet en-tête n’est pas lisible; il s’écrit par exemple: { $example }
notation_unknown_rules = Ces règles n’existent pas; il y a: { $known }.
notation_unknown_move = «{ $line }» n’est pas un coup.

## Laws of chance

law_too_long = Une loi compte au plus { $most } caractères.
law_not_toml = Ce n’est pas du TOML valable: { $problem }.
law_bad_name = Une loi a besoin d’un nom fait de minuscules, de chiffres, de points et de traits d’union.
law_missing = Il manque { $what }.
law_unknown_key = { $what } n’a pas sa place dans une loi.
law_bad_weight = { $what } doit être un nombre entier de 1 à { $most }, et non { $found }.
