### Why a move of Big21 is refused. The player reads this beside the board.
### What a message is for, and what its values are, is said in the German file.

## Start and end

stake_not_offered = The stake can be CHF 1, 2, 3, 4 or 5.
play_over = The play is over.

## Something is drawn first

card_due = The next card has to be shown first.
open_card_due = The open card of the round has to be shown first.
free_cards_due = The number of free cards has to be drawn first.
hidden_card_due = The prediction is made; the hidden card has to be turned first.
nothing_to_draw = Nothing is drawn now: it is the player's turn.
other_draw_due = Another draw is due: { $due }.
no_such_number_of_free_cards = There are two to six free cards.

## Main game

no_such_stack = The stacks are numbered 1 to 5.
no_card_left = No card is left to play: buy one, or end the game.
cards_left = Cards are sold only when none is left to play.
no_game_running = The main or Risk game has ended; this move does not belong here.

## High/Low

high_low_not_open = High/Low only follows a game that ended with three or four stacks of 21.
high_low_played = High/Low is finished for this game; what remains is Risk or the end.
not_in_high_low = Predictions are made in High/Low only.

## Risk

risk_not_open = Risk only follows a finished game that won at least five times its stake.
risk_off_grid = A Risk stake is a multiple of CHF 0.10, at least CHF 0.10.
risk_over_prize = At most the whole prize of CHF { $most } can be staked.
risk_over_quarter = Of this prize at most CHF { $most } can be staked: no larger share is allowed.
risk_over_stake_max = The highest Risk stake is CHF { $most }.
risk_over_winnings_max = Total winnings must not exceed the most of a play: at most CHF { $most } can be staked.

## Rule sets that an operator writes

rule_set_too_long = A rule set has at most { $most } characters.
rule_set_not_toml = This is not valid TOML: { $problem }.
rule_set_bad_name = A rule set is named after the day from which it holds, for example 2027-01-01.
rule_set_unknown_number = { $what } cannot be changed in a rule set. These can: { $known }.
rule_set_bad_number =
    { $count ->
        [one] { $what } must be a whole number from { $least } to { $most }, not { $found }.
       *[other] { $what } must be a list of at most { $count } whole numbers from { $least } to { $most }, not { $found }.
    }
rule_set_not_playable = These numbers cannot be played with: they contradict each other or do not rise: { $numbers }.
rule_set_name_taken = There is a rule set with the name { $name } already; a published rule set is never changed.
