### Why a text that describes a play, or a law of chance, cannot be read.

## Plays written as text

# $example: how such a line is written; it stays as it is
notation_no_game = Die erste Zeile nennt das Spiel, zum Beispiel: { $example }

# $example: how such a line is written; it stays as it is
notation_bad_header = Diese Kopfzeile ist nicht lesbar; sie lautet zum Beispiel: { $example }

# $known: names that exist, separated by commas
notation_unknown_rules = Diese Spielregeln gibt es nicht; es gibt: { $known }.

# $line: what was written, shortened
notation_unknown_move = «{ $line }» ist kein Zug.

## Laws of chance

# $most: number of characters
law_too_long = Ein Wahrscheinlichkeitsgesetz hat höchstens { $most } Zeichen.

# $problem: what the system says, in English
law_not_toml = Das ist kein gültiges TOML: { $problem }.

law_bad_name = Ein Wahrscheinlichkeitsgesetz braucht einen Namen aus Kleinbuchstaben, Ziffern, Punkt und Bindestrich.

# $what: a part of the law, such as [deal] or deal.A
law_missing = Es fehlt { $what }.

# $what: a part of the law, such as [deal] or deal.A
law_unknown_key = { $what } gehört nicht in ein Wahrscheinlichkeitsgesetz.

# $what: a part of the law, such as [deal] or deal.A
# $most: a number, such as 1000000000
# $found: what was given instead
law_bad_weight = { $what } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $found }.
