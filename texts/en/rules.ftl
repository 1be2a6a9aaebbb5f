### Why a text that describes a play, or a law of chance, cannot be read.
### What a message is for, and what its values are, is said in the German file.

## Plays written as text

notation_no_game = The first line names the game, for example: { $example }
notation_bad_header = This header cannot be read; it is written, for example: { $example }
notation_unknown_rules = There is no such rule set; there are: { $known }.
notation_unknown_move = “{ $line }” is not a move.

## Laws of chance

law_too_long = A law has at most { $most } characters.
law_not_toml = This is not valid TOML: { $problem }.
law_bad_name = A law needs a name of lower-case letters, digits, dots and hyphens.
law_missing = { $what } is missing.
law_unknown_key = { $what } does not belong in a law.
law_bad_weight = { $what } must be a whole number from 1 to { $most }, not { $found }.
