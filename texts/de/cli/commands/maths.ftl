### Why a command of the mathematicians is refused.

# $found: what was given instead
advise_bad_stacks = «{ $found }»: Stapel sind fünf durch Komma getrennte Werte wie 0, 14 oder S18.

# $found: what was given instead
advise_bad_card = «{ $found }» ist keine Karte.

advise_impossible_position = Diese Stellung kann nicht vorkommen: So viele Karten können mit diesen Stapeln und Käufen nicht folgen.

# $file: the name of the file
picture_format = { $file }: Ein Bild endet auf .png, .svg oder .pdf.

# $option: such as --seats
# $game: big21 or challenge
# $other: the other game
simulate_option_of_other_game = { $option } gibt es bei { $game } nicht, nur bei { $other }.

