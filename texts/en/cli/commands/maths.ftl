### Why a command of the mathematicians is refused.
### What a message is for, and what its values are, is said in the German file.

advise_bad_stacks = “{ $found }”: stacks are five values separated by commas, such as 0, 14 or S18.
advise_bad_card = “{ $found }” is not a card.
advise_impossible_position = This position cannot occur: so many cards cannot follow with these stacks and purchases.
target_out_of_range = { $found } is no payout to calibrate to: above 0 and below 1 (from 100 % on, Risk pays).
target_not_reached = No law with these holds has a highest payout of { $target }; searched from { $starts } points.
hold_unknown = { $found } is in no law; deal.A or free_cards.6, for instance, can be held.
ceiling_out_of_range = { $found } cannot be the ceiling: at least the target { $target } and at most 1.
ceiling_too_low = With a highest payout of { $ceiling }, { $player } receives only { $payout }, not { $target }.
player_not_calibrated_for = Laws are calibrated for perfect or skill:X, not for { $found }.
picture_format = { $file }: a picture ends in .png, .svg or .pdf.
simulate_option_of_other_game = { $option } is not for { $game }, only for { $other }.
simulate_too_many_to_save = At most { $most } plays are saved as text, not { $games }.
