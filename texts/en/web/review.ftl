### Looking back at a play, decision by decision.

title = Review
underRules = Rules { $rules }
underBoth = Rules { $rules }, terms for online participation { $terms }
replay = Replay
ofPractice = Practice play of { $date }
ofPlay = Play of { $date }
stake = Stake { $stake }
loading = Loading the review.
notReady = The law of chance of this play is being worked out. This takes about a minute the first time; the values appear by themselves.
unknownPractice = This practice play is not stored in this browser. Only the last 50 are kept.
logInFirst = Log in to see your own plays.

sum-title = Luck and skill
sum-expected = Expected before the first card
sum-luck = Luck with the cards
sum-givenAway = Given away
sum-net = Result
sum-about = Expected is what best play brings on average. Luck is what the cards changed about that; given away is what weaker moves have cost.
sum-decisions =
    { $n ->
        [one] You made one decision.
       *[other] You made { $n } decisions.
    }
sum-mistakes =
    { $n ->
        [one] There was one mistake of a hundredth of the stake or more.
       *[other] There were { $n } mistakes of a hundredth of the stake or more.
    }
sum-noMistake = There was no mistake of a hundredth of the stake or more.

turning-title = Turning points
turning-none = No single step changed much.

steps-title = Step by step
steps-at = Step { $n } of { $of }
steps-start = Before the first card
steps-first = First
steps-previous = Back
steps-next = Next
steps-last = Last
steps-nextMistake = To the next mistake
steps-keys = The left and right arrow keys work too.
steps-list = All steps

verdict-best = The best move.
verdict-near = Practically as good as the best move.
verdict-mistake = That gave away { $amount }. Better: { $better }.
verdict-luckGood = Luck: { $amount }.
verdict-luckBad = Bad luck: { $amount }.
verdict-luckNone = About as expected.
verdict-clock = Running out of time cost { $amount }.
verdict-worth = Expected result after it: { $amount }
verdict-final = Result: { $amount }
verdict-options = All moves that were possible

worths-move = Move
worths-value = Value in CHF
worths-behind = behind best
worths-best = best
worths-made = played
worths-about = Expected prizes less further purchases from here, with best play afterwards.
worths-chance = { $percent } to be right
worths-effects-completes = makes 21
worths-effects-clears = clears the stack
worths-effects-busts = over 21

chart-title = How it went
chart-label = Expected result after each step, in CHF: { $first } at the start, { $least } at its lowest, { $most } at its highest, { $last } at the end.
chart-caption = Expected result in CHF after each step. A click leads to the step.
chart-mistake = mistake
chart-turn = turning point
chart-asTable = As a table
chart-number = Step
chart-what = What happened
chart-change = Change
chart-worth = Expected

again-button = Try again from here
again-about = As practice, with new cards.
again-replaces = This replaces the practice play you have begun.
again-replace = Replace it and begin
again-keep = Keep it

toTraining = The mistakes of this play are in your training.
openTraining = Go to training
verify = Verify this play
dispute = Dispute this play

# What a move is called; the same words for a move that was made and for a better one.
moves-place = place on stack { $n }
moves-placeCard = place { $card } on stack { $n }
moves-discard = discard
moves-discardCard = discard { $card }
moves-buy = buy a card
moves-endGame = end the game
moves-endPlay = stop and take the prize
moves-endLadder = stop High/Low
moves-highlow = play High/Low
moves-higher = higher
moves-lower = lower
moves-risk = Risk with { $stake }

drawn-deal = Card: { $card }
drawn-grant = { $n } free cards
drawn-open = Open card: { $card }
drawn-hidden = Hidden card: { $card }
drawn-right = right
drawn-wrong = wrong
drawn-equal = equal, a new round
drawn-expire = The four hours are over
