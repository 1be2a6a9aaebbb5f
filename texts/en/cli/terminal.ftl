### Big21 in the terminal (ventuno play), and folders that commands write into.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

title = Big21 · stake CHF { $stake } · play money
risk_title = Risk · stake CHF { $stake } · realised winnings CHF { $realised }
prize_plan = Prize plan
ladder = High/Low
stack_complete = complete
points_missing = needs { $points }
card = Your card
open_card = Open card
cards_to_come = { $n } more to come
no_cards_to_come = no more to come
ace_counts_eleven = * an ace counts 11

## Court cards, as printed on cards of the language

card_jack = J
card_queen = Q
card_king = K
card_ace = A

## What each key does

key_place = place on a stack
key_discard = discard
key_buy = { $left ->
    [one] buy one card: CHF { $price } (one purchase left)
   *[other] buy one card: CHF { $price } ({ $left } purchases left)
 }
key_end_game = end the game: CHF { $prize }
key_end_play = stop and take CHF { $total }
key_end_ladder = stop High/Low with CHF { $prize }
key_high_low = High/Low: put CHF { $prize } at risk
key_higher = higher
key_lower = lower
key_risk = Risk with CHF { $least } to { $most }
key_leave = leave

## Questions

ask_risk_stake = Risk stake in CHF ({ $least } to { $most }, { $limit }):
limit_whole_prize = whole prize
limit_quarter = share of the prize allowed
limit_stake_max = highest stake
limit_winnings_max = highest total winnings
ask_fatal = That makes { $points } points on the stack and the game is lost. Place it all the same? (y/n)
unknown_key = “{ $key }” is not possible now.
not_an_amount = “{ $text }” is not an amount.

## News

ace_devalued = An ace on stack { $stack } now counts 1.
stack_completed = Stack { $stack } is complete.
stack_cleared = Stack { $stack } is cleared and no longer counts as complete.
free_cards_granted = { $cards } free cards.
no_free_cards_ten_on_soft_21 = No free cards: the card placed is worth 10.
no_free_cards_three_reached = No free cards: three stacks have been complete at once before.
hidden_card_was = The hidden card was { $card }.
prediction_right = Right.
prediction_not_counted = Equal rank: not counted, a new round.
prediction_wrong = Wrong.
realised = CHF { $amount } is realised.
prize_won = Prize: CHF { $prize }.

## How the play ended

ended_bust = Over 21: the game is lost.
ended_too_few = Over, with at most two complete stacks.
ended_stopped = You stopped.
ended_wrong_guess = Wrong prediction: the prize is lost.
ended_cap = The maximum total winnings have been reached.
ended_expired = The four hours are over.
result = Paid CHF { $paid_in }, received CHF { $paid_out }: { $sign }CHF { $net }.
left_unfinished = You left; the play stays unfinished.
same_cards_again = The same cards again: ventuno play --seed { $seed }
saved = Recorded in { $file }.

## Folders

directory_not_empty = { $directory } is not a new or empty directory.
directory_not_writable = { $directory } cannot be written to: { $problem }.
