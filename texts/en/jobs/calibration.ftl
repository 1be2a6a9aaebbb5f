### Why no law is calibrated.
### What a message is for, and what its values are, is said in the German file.

target_out_of_range = { $found } is no payout to calibrate to: above 0 and below 1 (from 100 % on, Risk pays).
target_not_reached = No law with these holds has a highest payout of { $target }; searched from { $starts } points.
hold_unknown = { $found } is in no law; deal.A or free_cards.6, for instance, can be held.
ceiling_out_of_range = { $found } cannot be the ceiling: at least the target { $target } and at most 1.
ceiling_too_low = With a highest payout of { $ceiling }, { $player } receives only { $payout }, not { $target }.
player_not_calibrated_for = Laws are calibrated for perfect, skill:X or mix:X*N,…, not for { $found }.
