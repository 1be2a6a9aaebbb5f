### The table of Big21.

stacks = Stacks
stack = Stack { $n }
empty = empty
points = { $n } points
soft = an ace counts 11
softMark = * An ace in this stack counts 11.
complete = complete
cleared = cleared
bust = over 21
missing = needs { $n }
completedBy = { $card } makes 21
fatal = This card would make more than 21
card = Your card
noCard = No card left
toCome = { $n } more to come
last = the last one
back = hidden card
drag = Tap a stack, or drag the card there.
buyOrEnd = Buy a card, or end the game.
actions = Your choices
discard = Discard
discardWhat = No replacement.
buy = Buy one card: { $price }
buyLeft =
    { $n ->
        [one] You have 1 purchase left.
       *[other] You have { $n } purchases left.
    }
buyNone = No purchase left.
buyLater = { $left } Only after the last card.
buyRealised = Realised winnings pay; { $left } of them will be left.
buyShared = Realised winnings pay { $realised } and are then used up; the balance pays { $balance }.
buyImpossible = Not possible now.
wayOut-deposit = With { $missing } more in the balance the purchase is possible.
wayOut-wait = The purchase is possible from { $from }.
wayOut-table = If you stand up from the table, chips that come back count no more; that may be enough.
wayOut-tableFrom = If you stand up from the table, chips that come back count no more; from { $from } that may be enough.
wayOut-tableMoney = What lies at the table comes back to the balance when you stand up there.
wayOut-open = The game stays open until { $until }.
wayOut-toMoney = Pay in
wayOut-toTable = Go to the table
wayOut-toLimits = See the limits
end = End the game
endPays = Payout: { $amount }.
endPaysNothing = No payout.
endGoesOn = Prize { $amount }; then the choice is yours.
prizePlan = Prize plan, CHF
prizeNow = Now { $amount }
stackCount = { $n } stacks
current = reached
stake = Stake
riskStakeShort = Risk stake
paidIn = Paid in
paidOut = Received
net = Result
realised = Realised winnings
what = What happened

choice-title = Your prize: { $prize }
choice-lead = You can take it or put it at stake again.
choice-take = Stop and take { $total }
choice-highLow = High/Low
choice-highLowStake = Put { $prize } at risk
choice-highLowWhat = Higher or lower? Right: { $next }. Wrong: nothing.
choice-risk = Risk

highLow-title = High/Low
highLow-question = Is the hidden card higher or lower?
highLow-rule = The 2 is the lowest card, the ace the highest. Equal rank does not count. Wrong: the prize is lost.
highLow-ladder = Ladder, CHF
highLow-open = Open card
highLow-hidden = Hidden card
highLow-higher = Higher
highLow-lower = Lower
highLow-wins = Right: { $prize }
highLow-chance = { $n } to be right
highLow-stop = Stop High/Low
highLow-stopWhat = You keep { $prize }.
highLow-before = Previous round
highLow-outcomes-right = right
highLow-outcomes-equal = equal, not counted
highLow-outcomes-wrong = wrong

risk-lead = Five stacks again; the stake comes out of the prize. What you do not stake is yours.
risk-kept = Kept
risk-staked = Staked
risk-amount = Risk stake in CHF
risk-slide = Choose the Risk stake
risk-bad = Please enter an amount, for example 12.50.
risk-steps = The stake is a multiple of { $step }.
risk-tooMuch = { $stake } is too much. { $limit }
risk-start = Risk with { $stake }
risk-limits-whole_prize = At most { $most }: the whole prize.
risk-limits-quarter = At most { $most }: the share of the prize allowed.
risk-limits-stake_max = At most { $most }: the highest Risk stake.
risk-limits-winnings_max = At most { $most }: more could take the total winnings above the maximum.

ask-fatalTitle = That makes more than 21
ask-fatal = { $card } on stack { $n } with { $points } points: the game would be lost at once.
ask-fatalGo = Place it anyway
ask-fatalStay = Do not place it
ask-endTitle = End the game now?
ask-end =
    { $n ->
        [one] One card is still to be played. { $pays }
       *[other] { $n } cards are still to be played. { $pays }
    }
ask-endGo = End it
ask-endStay = Play on

over-title = The play is over
over-won = Won: { $net }
over-ends-bust = A stack has more than 21 points: the game is lost.
over-ends-too_few = Complete stacks: { $n }.
over-ends-stopped = You stopped.
over-ends-wrong_guess = The prediction was wrong: the prize is lost.
over-ends-cap = The maximum total winnings have been reached.
over-ends-expired = The four hours are over. The score at that moment counts.

events-card_shown = New card: { $card }.
events-card_placed = { $card } on stack { $stack }.
events-card_discarded = { $card } discarded.
events-aces_devalued = An ace on stack { $stack } now counts 1.
events-stack_completed = Stack { $stack } is complete.
events-stack_cleared = Stack { $stack } is cleared and no longer counts as complete.
events-free_cards_granted = Two stacks are complete: { $cards } free cards.
events-ten_on_soft_21 = No free cards: the card placed is worth 10.
events-three_reached = No free cards: three stacks have already been complete at once.
events-card_sold = Card bought for { $amount }.
events-high_low_started = High/Low begins.
events-open_card_shown = Open card: { $card }.
events-hidden_card_shown = The hidden card was { $card }.
events-prediction_right = Right.
events-prediction_not_counted = Equal rank: not counted, a new round.
events-prediction_wrong = Wrong.
events-prize_won = Prize: { $amount }.
events-risk_started = Risk begins, stake { $amount }.
events-realised = { $amount } is realised and yours.
events-play_ended = The play is over. Received: { $amount }.

keys-button = Keys and settings
keys-title = Keys
keys-place = place the card on stack 1 to 5
keys-discard = discard the card
keys-buy = buy a card
keys-end = end the game
keys-highLow = High/Low: higher, lower
keys-help = this overview
keys-settings = Settings
keys-fourColours = Four colours: diamonds blue, clubs green
keys-on = Play with keys
keys-sounds = Quiet sounds

coach-best = best move
coach-worth = worth { $n }
