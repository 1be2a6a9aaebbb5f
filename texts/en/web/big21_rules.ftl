### The rules of Big21, article by article, in our own words. Only the names of values are fixed.

part-a = General
part-b = Nature of Big21
part-c = Taking part
part-d = The main game
part-e = Supplementary game High/Low
part-f = Supplementary game Risk
part-g = End of the play
part-h = Final provisions

art1-title = Organisation
art1-p1 = Big21 is a game of skill played for money. The original is subject to the Swiss Gambling Act of 29 September 2017, its ordinance of 7 November 2018 and the regulations of the cantons.
art1-p2 = The original is run by Swisslos, a cooperative in Basel. Its territory is the cantons { $cantons }. To open an account here you must live in one of them.
art1-p3 = The original is played on Swisslos’s internet platform. ventuno is independent of it: an implementation of the same rules, with play money, that nobody there has examined or approved.
art1-p4 = For the original, Swisslos issues the rules of the game and terms for online participation of its own. Whoever plays here accepts the rules of the game and this house’s terms for online participation. Art. 24 says how changes are announced.

art2-title = Nature
art2-p1 = A play begins with the main game. If its prize is high enough, the supplementary games High/Low and Risk may follow, in which what has been won is at stake again.
art2-p2 = In the main game you place card after card on five stacks. A stack that counts exactly 21 points is complete.
art2-p3 = In High/Low you predict whether a hidden card is higher or lower than the open one beside it.
art2-p4 = Risk runs like the main game. Its stake comes out of the prize (Art. 21).
art2-p5 = High/Low and Risk may be repeated until the play ends under Art. 23. The winnings of a play are CHF { $winnings } at most in all. A Risk stake that could lead to more is not offered.
art2-p6 = You may stop at any time and receive what has been won by then.

art3-title = Payout percentage
art3-p1 = The target is 88 %: of every CHF 100 paid for stakes and cards, CHF 88 on average is to come back as prizes. In the long run, then, whoever plays loses.
art3-p2 = This is controlled solely by the weights by which cards are drawn: the law of chance. It is published before it applies and does not depend on person, stake, balance, time of day or earlier results.

art4-title = Stake and number of plays
art4-p1 = You choose the stake yourself: CHF { $stakes }.
art4-p2 = At most { $plays } plays are possible in a calendar day, by Zurich time. This limit came with the rules of 23 October 2024.

art5-title = Contract
art5-p1 = Whoever plays makes a contract and accepts the rules of the game and the terms for online participation in force when the stake is paid. A play stays under these versions to its end.
art5-b19 = An account is needed: of age, living in one of the cantons of Art. 1, not excluded, with both documents accepted and three net-loss limits set.

art6-title = Aim
art6-p1 = Spread your cards over the five stacks so that as many of them as possible count exactly 21.
art6-p2 = If a stack counts more than 21, the main game is lost and the whole play is over at once. Stacks already complete pay nothing in that case.
art6-b5 = Any stack may be chosen, even one that will then exceed 21. Before such a move you are asked to confirm.

art7-title = Cards
art7-p1 = You only ever see one card. You place it on a stack or discard it; only then does the next appear. A discarded card is not replaced.
art7-p2 = Cards from 2 to 10 count their number, jack, queen and king 10, the ace 11 or 1. Any card may come up more than once.
art7-p3 = An ace counts 11 as long as the stack counts 21 at most with it. Beyond that it drops to 1 by itself.
art7-b4 = With several aces on a stack, at most one counts 11: two aces count 12, with a nine 21.

art8-title = Prize plan
art8-p1 = The prize depends on how many stacks are complete in the end; it is a multiple of the stake.

art9-title = Start
art9-p1 = Once the stake is paid, you receive { $opening } cards.
art9-b3 = From then on every card is fixed, whatever moves you choose. Only the card to play is shown, and how many are to come.

art10-title = Additional cards
art10-p1 = As soon as two stacks are complete you receive { $free_least } to { $free_most } free cards. Chance decides how many.
art10-p2 = You may buy up to { $purchases } cards, each at the price of the stake. The stake on which prizes are based does not increase. Balance, net-loss and deposit limits must allow the purchase. This holds for every purchase, whatever pays for it. If it is not possible, the game stays open.
art10-b8 = Cards are sold only when none is left. You then buy one or end the game.

art11-title = Clearing a complete stack
art11-p1 = On a complete stack whose ace counts 11 you may place another card and so clear it. When a second stack is completed again, there are free cards once more.
art11-p2 = There are no free cards if the card placed on such a stack is worth 10: the stack then counts 21 again. Nor are there any once three stacks have been complete at the same time in that game.
art11-p3 = A cleared stack no longer counts as complete. Its cards stay where they are.

art12-title = End of the main game
art12-p1 = The main game ends when all cards have been played and no more are bought, when all five stacks are complete, when you end it, or when a stack counts more than 21.
art12-p2 = What follows depends on the number of complete stacks:

art13-title = Nature
art13-p1 = High/Low can raise the prize of the main game or of a Risk game. The whole of that prize is at stake.

art14-title = Who may take part
art14-p1 = High/Low is open after a game that ended with three or four complete stacks.
art14-p2 = You may skip it and go straight to Risk, or stop.

art15-title = Aim
art15-p1 = Predict whether the hidden card is of higher or lower rank than the open one. Rank counts, not points: a king is higher than a jack.
art15-p2 = If the prediction is right, the prize rises by one step (Art. 17).
art15-p3 = If the ranks are equal the prediction does not count; another round follows.
art15-p4 = If it is wrong, that prize is lost and the whole play is over. Realised winnings stay (Art. 19).
art15-b11 = Every round has a new open card and a new hidden one. You may still stop when the open card is on the table.

art16-title = Order of the cards
art16-p1 = In ascending order: 2, 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace. The ace is the highest card. Here too any card may come up more than once.

art17-title = Prize plan
art17-p1 = Every right prediction leads one step up. Three stacks begin at { $ladder_first } times the stake, four at { $ladder_middle } times.

art18-title = End of High/Low
art18-p1 = High/Low ends at { $best } times the stake or when you stop. Either way Risk is open.
art18-p2 = After a wrong prediction Art. 15 applies.

art19-title = Nature
art19-p1 = In Risk you stake part of the prize just won or, where Art. 21 allows it, the whole of it.
art19-p2 = What you do not stake becomes realised winnings and can no longer be lost. Until the play ends they can only buy cards; what is left is then paid out.
art19-b15 = A purchase uses realised winnings first, then the balance. Realised winnings lower the net loss as soon as they are realised; a card bought with them raises it again.

art20-title = Who may take part
art20-p1 = Risk needs a prize of at least { $risk_least } times the stake, that is, three or more complete stacks.

art21-title = Highest stake
art21-p1 = At most { $risk_share } % of the prize may be staked, and never more than CHF { $risk_max }.
art21-p2 = A prize from CHF { $whole_from } up to and including CHF { $whole_to } may be staked in full.
art21-b13 = A Risk stake is a multiple of 10 centimes.

art22-title = Course
art22-p1 = The rules of the main game apply (Art. 6 to 12). Prizes and the price of a card are based on the Risk stake.

art23-title = When a play ends
art23-p1 = A play ends when you stop, when a main or Risk game yields two complete stacks at most, when a stack counts more than 21, after a wrong prediction in High/Low, and as soon as CHF { $winnings } has been won.
art23-b16 = { $hours } hours after the stake was paid it ends by itself. It pays what stands at that moment: complete stacks, a prize not yet lost, realised winnings.

art24-title = Validity
art24-p1 = The rules told here are those of { $in_force }.
art24-p2 = New rules and their key content are announced to everyone with an account at least ten days ahead. From the day named they apply without further consent; a play that is running keeps the old ones.
art24-p3 = Where the language versions differ, the German one alone is binding.

art25-title = Where to find the text
art25-p1 = The rules are told here in our own words. The binding text is to be had from Swisslos, Postfach, 4002 Basel, or on www.swisslos.ch. Every version, of the terms for online participation too, is here as a page and as a PDF.

example-ace-title = The ace gives way
example-ace-text = Ace and seven count 18. With the nine it would be 27; the ace drops to 1 and the total is 17. A three would have completed the stack.
example-second-title = The second complete stack
example-second-text = With the seven, one complete stack becomes two. Two to six free cards follow, and whoever stops now receives 1.1 times the stake.
example-clearing-title = Clearing, or keeping 21
example-clearing-text = Ace and king are 21, the ace counting 11. A five clears the stack: 16, it needs 5. A ten makes it 21 again; it stays complete and earns no free cards.
example-loss-title = A prize that is not a gain
example-loss-text = Stake CHF 2.00, one card bought for CHF 2.00: CHF 4.00 paid in all. Two complete stacks pay 1.1 × 2.00 = CHF 2.20. That is a loss of CHF 1.80.
example-highLow-title = A round of High/Low
example-highLow-text = Stake CHF 2.00, three stacks: the prize of CHF 10.00 is at stake. The open card is a six, “higher” is right, the hidden card was a jack: the prize rises to CHF 14.00. With “lower” it would all have been lost.
example-risk-title = A Risk game
example-risk-text = Of CHF 14.00, CHF 4.00 is staked; CHF 10.00 is realised and safe. In the Risk game four stacks pay 10 × 4.00 = CHF 40.00, CHF 50.00 in all. If a stack counts more than 21, CHF 10.00 remains.

order-few-stacks = 0, 1 or 2
order-few-leads = The play is over
order-some-stacks = 3 or 4
order-some-leads = High/Low, Risk, or stop
order-all-stacks = 5
order-all-leads = Risk, or stop
order-bust-stacks = more than 21 on a stack
order-bust-leads = Lost, the play is over

glossary-play-term = Play
glossary-play-meaning = Everything from the payment of a stake to the payout: the main game and what follows it.
glossary-stake-term = Stake
glossary-stake-meaning = What a play costs. Prizes are multiples of it, and a card bought costs the same; in Risk it is the amount staked again.
glossary-stack-term = Stack
glossary-stack-meaning = One of the five places that cards are put on.
glossary-complete-term = Complete
glossary-complete-meaning = Said of a stack that counts exactly 21.
glossary-soft-term = Soft (17*)
glossary-soft-meaning = A stack in which an ace counts 11. The star beside the total says so; a card that is too high turns the 11 into 1.
glossary-clearing-term = Clearing
glossary-clearing-meaning = Placing another card on a complete stack whose ace counts 11, so that it is no longer complete.
glossary-realised-term = Realised winnings
glossary-realised-meaning = Winnings that were not staked on Risk. They are safe and paid out when the play ends.
glossary-law-term = Law of chance
glossary-law-meaning = The published weights by which the cards and the number of free cards are drawn.
glossary-payout-term = Payout percentage
glossary-payout-meaning = Prizes paid, divided by stakes and card purchases. Risk stakes are not counted, for they are money already won.
glossary-netLoss-term = Net loss
glossary-netLoss-meaning = Stakes and card purchases less prizes, over 1, 7 or 30 days. You set limits for it before the first play.
