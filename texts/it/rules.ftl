### Why a text that describes a play, or a law of chance, cannot be read.
### What a message is for, and what its values are, is said in the German file.

## Plays written as text

notation_no_game = La prima riga indica il gioco, per esempio: { $example }
notation_bad_header = Questa intestazione non è leggibile; si scrive per esempio: { $example }
notation_unknown_rules = Queste regole non esistono; ci sono: { $known }.
notation_unknown_move = «{ $line }» non è una mossa.

## Laws of chance

law_too_long = Una legge ha al massimo { $most } caratteri.
law_not_toml = Questo non è TOML valido: { $problem }.
law_bad_name = Una legge ha bisogno di un nome di lettere minuscole, cifre, punti e trattini.
law_missing = Manca { $what }.
law_unknown_key = { $what } non fa parte di una legge.
law_bad_weight = { $what } deve essere un numero intero da 1 a { $most }, non { $found }.
