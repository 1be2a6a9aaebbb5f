### The first page.

title = Big21
lead = Card after card, five stacks. Every stack of exactly 21 points counts.
practise = Practise now
play = Play
noAccount = Practice needs no account. Everything here is play money.
running = Your play in progress
runningUntil = It ends at { $clock } at the latest, in { $left }.
resume = Resume
example = A play after eight cards
how = How to play

steps-place-title = Place
steps-place-text = You see one card at a time and place it on one of the five stacks, or discard it. An ace counts 11 or 1; jack, queen and king count 10. More than 21 on a stack: lost.
steps-more-title = More cards
steps-more-text = Two complete stacks bring { $least } to { $most } free cards. When no card is left you can buy up to { $purchases }, each at the price of the stake.
steps-further-title = High/Low and Risk
steps-further-text = With three or more stacks you can take the prize or put it at stake again. A play lasts { $hours } hours at most and pays { $cap } at most.

prizes = Prizes for a stake of { $stake }
# $share: what all of them receive; $highest: what the best receive
payoutOfAll = On average, players as the law “{ $law }” assumes them receive { $share } of stakes and card purchases back; with best play it is { $highest }.
payoutOfBest = With best play { $highest } of stakes and card purchases come back, and less with any other. Law of chance: { $law }.
payoutUnknown = Law of chance: { $law }.
payoutMeaning = What this means

challenge-title = Black Jack Challenge
challenge-lead = The house’s second game: two to seven at a table, two cards to buy, one pot. With others or with bots.
challenge-practise = Practise with bots
challenge-tables = To the tables
challenge-rules = Rules

lossNote = In the long run players lose.
