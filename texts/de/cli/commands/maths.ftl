### Why a command of the mathematicians is refused.

# $found: what was given instead
advise_bad_stacks = «{ $found }»: Stapel sind fünf durch Komma getrennte Werte wie 0, 14 oder S18.

# $found: what was given instead
advise_bad_card = «{ $found }» ist keine Karte.

advise_impossible_position = Diese Stellung kann nicht vorkommen: So viele Karten können mit diesen Stapeln und Käufen nicht folgen.

# $found: what was given instead
target_out_of_range = { $found } ist keine Auszahlung, auf die sich eichen lässt: über 0 und unter 1 (ab 100 % lohnt sich Risiko).

# $target: a payout, such as 0.88
# $starts: number of places that the search began at
target_not_reached = Kein Gesetz mit diesen Vorgaben hat die höchste Auszahlung { $target }; gesucht von { $starts } Orten aus.

# $found: what was given instead
hold_unknown = { $found } gibt es in keinem Wahrscheinlichkeitsgesetz; festhalten lässt sich etwa deal.A oder free_cards.6.

# $found: what was given instead
# $target: a payout, such as 0.88
ceiling_out_of_range = { $found } kann nicht die Obergrenze sein: mindestens das Ziel { $target } und höchstens 1.

# $ceiling: a payout, such as 0.95
# $player: such as skill:30
# $payout: a payout, such as 0.871234
# $target: a payout, such as 0.88
ceiling_too_low = Mit einer höchsten Auszahlung von { $ceiling } erhält { $player } nur { $payout }, nicht { $target }.

# $found: what was given instead
player_not_calibrated_for = Geeicht wird für perfect oder skill:X, nicht für { $found }.

# $file: the name of the file
picture_format = { $file }: Ein Bild endet auf .png, .svg oder .pdf.

# $option: such as --seats
# $game: big21 or challenge
# $other: the other game
simulate_option_of_other_game = { $option } gibt es bei { $game } nicht, nur bei { $other }.

# $most: the largest number allowed
# $games: number of plays that was asked for
simulate_too_many_to_save = Höchstens { $most } Spiele werden als Text gespeichert, nicht { $games }.
