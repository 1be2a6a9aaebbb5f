### Why no law is calibrated.

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
player_not_calibrated_for = Geeicht wird für perfect, skill:X oder mix:X*N,…, nicht für { $found }.
