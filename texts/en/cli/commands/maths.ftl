### Why a command of the mathematicians is refused.
### What a message is for, and what its values are, is said in the German file.

advise_bad_stacks = “{ $found }”: stacks are five values separated by commas, such as 0, 14 or S18.
advise_bad_card = “{ $found }” is not a card.
advise_impossible_position = This position cannot occur: so many cards cannot follow with these stacks and purchases.
picture_format = { $file }: a picture ends in .png, .svg or .pdf.
simulate_option_of_other_game = { $option } is not for { $game }, only for { $other }.
