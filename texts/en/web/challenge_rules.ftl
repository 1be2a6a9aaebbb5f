### The rules of Black Jack Challenge in our own words, and the page around them.

title = The rules of Black Jack Challenge
lead = One table, one deck, one pot: how it is played, step by step, in our own words and with examples.
independent = ventuno is independent of Swiss Casinos, whose leaflet of December 2019 describes the game. All play is for play money: nothing that is won or lost here has any value outside these pages.
margin = The numbers in the margin name the ruling a paragraph rests on: C for this game, B for the whole house. They say how ventuno reads the leaflet and where it closes gaps.
contents = Contents
card = Card
points = Points
ace_points = 11 or 1

bonus-first_two = Your first two cards
bonus-odds = Odds
bonus-of_one = for CHF 1
bonus-chance = How often
bonus-nothing = None of these
bonus-hits = Wins in
bonus-share = { $fraction } of games, { $percent }
bonus-mean = On average per stake
bonus-what-red_pair = same rank, both red
bonus-what-double_red = both red, no pair
bonus-what-black_pair = same rank, both black
bonus-what-pair = same rank, not both black
bonus-what-double_black = both black, no pair
bonus-expectation = Both bonus bets have exactly the same expectation: { $fraction } of the stake, about { $percent }. So in the long run the bank keeps just under 11 centimes of every franc. Betting on both loses the same share of the total on average. The pot, by contrast, goes back to the boxes in full.
bonus-count = Counted over all { $hands } ways of getting two cards out of 52.
bonus-of_version = The odds say what the stake wins; the stake comes back as well. At { $red_pair }, CHF 1 on Red becomes CHF { $becomes } with a Red Pair. Bets are multiples of 10 centimes, so that every payment comes out even.
bonus-expectation_each = On average, Red Bonus makes { $red } of the stake, about { $red_percent }, and Black Bonus { $black }, about { $black_percent }. In the long run the bank keeps that part. The pot, by contrast, goes back to the boxes in full.
bonus-example_leaflet = The examples use the odds of the leaflet of December 2019.

posted-title = What tables may post
posted-bet = Bet
posted-least = at least
posted-most = at most
posted-version = Table rules { $name }, in force since { $since }.
posted-leaflet = Table rules { $name }: those of the leaflet.
posted-coming = Announced: from { $from } the table rules { $name } apply.
posted-kept = Each game is played to its end under the table rules in force when betting began. At a table that had posted something else, the nearest amount allowed applies.

clock-phase = Clock
clock-calm = calm
clock-brisk = brisk
clock-bet = to bet
clock-decide = for each decision

examples = Examples
box = Box { $n }
bust = bust
community = community cards paid for
star = * An ace counts 11.
further = Further
tables = To the tables
fairness = How the deck is shuffled, and how to check it
big21 = The rules of Big21
toHouseRules = Read the house rules

part-a = What it is about
part-b = Table, cards and pot
part-c = Bonus bets
part-d = The course of a game
part-e = Casino war
part-f = Time, absence, interruption
part-g = Money and limits
part-h = House rules and management

aim-title = Aim
aim-p1 = You play against the others at the table. Whoever comes closer to 21 points than everybody else, without going over 21, takes the whole pot.
aim-p2 = In every game exactly one box wins the pot. A tie is decided by casino war.
aim-p3 = The house takes nothing out of the pot. Only in the bonus bets do you play against the bank.

table-title = Table and boxes
table-p1 = From { $players_least } to { $players_most } people play, each at a box of their own. Only the person sitting there bets on it, and nobody has two boxes at one table.
table-p2 = If fewer than two boxes bet, no cards are dealt and the bet goes back.
table-p3 = You bring chips to the table from your balance, or you pay in at the table, in francs or in a currency with a posted rate. Between games you may bring more or stand up; then all your chips go back to your account. You can watch without a seat.
table-p4 = Whoever brings chips then has at least what one game can cost: three antes and the bonus. The most is { $chips_antes } antes.

values-title = Value of the cards
values-p1 = One deck of { $cards } cards is used, freshly shuffled for every game. Each card is in it once.
values-p2 = An ace counts 11 as long as the total stays within 21, otherwise 1. An ace with a ten or a court card makes 21, like any other 21.
values-p3 = There is no doubling and no splitting.

pot-title = Ante and pot
pot-p1 = Before the cards you place an ante and at least one bonus bet. Minimum and maximum are posted at the table; where they are equal for the ante, the ante is fixed.
pot-p2 = All antes and all payments for community cards make up the pot. Bonus bets are not part of it.

button-title = The button
button-p1 = The button marks who gets the first cards and decides first. After each game it moves clockwise to the next box that has a bet in the new one; all others are skipped.

bonuses-title = Red Bonus and Black Bonus
bonuses-p1 = A bonus bet is made against the bank. Only your first two cards count; nothing that happens later changes it, even if you go over 21.
bonuses-p2 = You bet on Red Bonus, on Black Bonus, or on both.
bonuses-p3 = A pair is two cards of the same rank. King and queen both count 10, but they are not a pair.
bonuses-p4 = Each bonus bet pays only the best it has won. If you have bet on both, a red pair pays on Red as Red Pair and on Black as Pair.

odds-title = Odds and chances
odds-p1 = Odds of 30:1 pay thirty times the stake and return it: with a Red Pair, CHF 1 on Red becomes CHF 31. Bets are multiples of 10 centimes, so that 3:2 comes out even.

steps-title = Step by step
steps-p1 = Betting opens. Everybody places an ante and at least one bonus bet.
steps-p2 = From the button on, each box gets one open card and one hidden card. Then two community cards are laid face down in the middle.
steps-p3 = Until the showdown nobody but you sees your hidden card.
steps-p4 = From the button on, each box decides on the first community card: pay its own ante once more, or stay. When all have decided, the card is turned.
steps-p5 = Those who paid decide likewise on the second. Whoever stayed on the first plays on with two cards. The second card is turned in any case.
steps-p6 = All hidden cards are opened in the order of the deal.
steps-p6b = The bonus bets are determined and paid.
steps-p6c = The totals are compared; over 21, “bust” is called.
steps-p7 = If several share the best total, casino war follows.
steps-p8 = The pot goes to the box that has won. The button moves on and the next game begins.

communityCards-title = Community cards
communityCards-p1 = A community card that was paid for always counts, even if it takes your total over 21. One that was not paid for never counts.
communityCards-p2 = The same card counts for everybody who paid for it. If your chips do not cover one ante, you can only stay.

showdown-title = Showdown
showdown-p1 = The highest total up to 21 wins the whole pot. Over 21 is “bust”: that box can no longer win the pot, unless everybody is over 21.

tie-title = A tie
tie-p1 = One card is burnt, that is, put aside unseen. Then each box concerned gets one open card. The highest rank wins the pot; the ace is highest, the two lowest.
tie-p2 = Rank counts, not points: a king beats a jack. If several are level again, those go on until one box wins. Casino war costs nothing.

allBust-title = Everybody bust
allBust-p1 = If every box is over 21, all of them go to casino war for the pot. How far a box is over 21 does not count: every game has one winner, and nobody is nearer to 21 without exceeding it.

deck-title = When the deck runs out
deck-p1 = If there are not enough cards for the whole of the next round, all cards of earlier rounds are shuffled back in, the burnt ones too. The boxes’ cards and the community cards stay where they are.

thinking-title = Time to think
thinking-p1 = There is a clock for betting and for each decision. How long it runs depends on the table’s pace, which is shown in the list of tables.

late-title = Late or disconnected
late-p1 = Whoever does not bet while betting is open sits that game out. Whoever does not decide in time, or is not connected, stays. Nothing is ever bet or paid for somebody absent.
late-p2 = After a missed decision or a missed bet a box is shown as away until it bets again. Once all others have bet, nobody waits more than { $away_seconds } seconds for it. What is in the pot already stays in play: a box that is away can win, too.
late-p3 = A game counts as missed if a box did not bet or let a decision pass. After { $missed_games } missed games in a row the seat is given up, and all chips go back to the account. Whoever reconnects before that has the same seat, the same hidden card and the time that is left.

interruption-title = Interruption of the server
interruption-p1 = After a restart of the server the game goes on exactly where it was, with the same cards and bets. The clock begins anew, so that nobody is late because of it.
interruption-p2 = If a game cannot go on within { $void_minutes } minutes, it is void and every stake goes back.

voided-title = Void games
voided-p1 = If a game goes wrong, the floor manager may declare it void. Antes, payments and bonus bets then go back to everybody; name and reason are put on record.

limits-title = Limits and blocks
limits-p1 = Your net-loss limits hold at the table as well. Chips you bring to a table count as lost until they are back in your account.
limits-p2 = If you are blocked, you leave the table when the game in progress is over; the chips go back to your account.

money-title = Play money
money-p1 = All amounts are play money and have no value outside these pages. At the practice table not even play money is at stake.

houseRules-title = What else holds
houseRules-p1 = These rules hold within the house rules: the terms on accounts, limits, blocks and conduct at the table.
houseRules-p2 = The rules may be changed. A game that has been bet on is finished under the rules it began with.
houseRules-p3 = If something is disputed, the management decides. Its decision is final, and is put on record with name and reason.

example-three-title = A game for three
example-three-text = The ante is CHF 5.00. Box 1 has 14 and pays for the first card: 21, then it stays. Box 2 stays on 18. Box 3 has 15 with an ace, pays for the seven and has 12, pays for the ten as well: 22, bust. The pot holds three antes and three payments, CHF 30.00. Box 1 has paid 10.00 and receives 30.00; the bonus bets come on top.
example-war-title = Casino war, twice over
example-war-text = Boxes 2 and 5 both have 20. One card is burnt and each gets a nine: again. Another card is burnt, then the queen beats the six. The whole pot goes to box 2.
example-bonuses-title = Both bonus bets
example-bonuses-text = CHF 1.00 on Red and CHF 1.00 on Black. Two red eights: Red pays 31.00 as Red Pair, Black 4.00 as Pair, CHF 35.00 in all for 2.00. A red king and a red queen are no pair: Red pays 2.50 as Double Red, Black nothing.
example-equal-title = 21 is 21
example-equal-text = Ace and king are worth no more than three sevens: both boxes have 21, and casino war decides. Box 6 has paid one ante more for it.
