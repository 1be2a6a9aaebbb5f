### The words of the rules page around the rules themselves.

title = The rules
lead = Big21, article by article, in our own words and with examples. The rules in force are those of { $in_force }.
independent = ventuno is independent of Swisslos. All play is for play money: nothing that is won or lost here has any value outside these pages. The German wording of the rules is binding (Art. 24).
margin = The numbers in the margin name the paragraph of the rules. A B with a number marks a decision by ventuno where the wording leaves a gap.
challenge = The rules of Black Jack Challenge
contents = Contents
article = Art.
unreachable = The numbers of the rules could not be loaded. Please try again.
again = Try again
card = Card
points = Points
ace_points = 11 or 1
stacks = Complete stacks
multiple = × stake
at_stake = at CHF { $stake }
no_prize = no prize
follows = What follows
at_risk = At stake
when_right = Right
prize_chf = Prize CHF
most_chf = At most CHF
because = Reason

why-whole = whole prize
why-quarter = { $share } %
why-most = highest stake

examples = Examples
counts = counts { $total }
star = * An ace counts 11.
complete = complete

law-title = Law of chance and payout
law-what = The rules say which cards there are, but not how often they come. The law of chance does: one weight for each card and for each number of free cards. Every draw is independent of all others; suits are equally likely and mean nothing.
law-in_force = The law of chance in force is “{ $name }”.
law-hash = Hash (SHA-256)
law-deal = Cards in main and Risk games
law-free_cards = Number of free cards
law-high_low = Cards in High/Low
law-weight = Weight
law-share = Share
law-cards = Cards
law-highest = Highest payout
law-highest_text = This share of stakes and card purchases comes back in the long run to a player who always chooses the best move. No way of playing yields more; every mistake lowers it.
law-best_net = Best result per stake
law-best_net_text = Expected prizes less stake and card purchases when one plays to lose as little as possible. On average { $purchases } cards are then bought.
law-not_solved = The highest payout of this law has not been computed yet.

payout-title = What that means under the law “{ $law }”
payout-reached-players = The { $target } are what the players described here receive back, all together. Those who play better receive more, those who play worse receive less.
payout-reached-best = The { $target } are what best play receives back. Everybody else receives less.
payout-reached-neither = Under this law the players described here do not receive { $target }, but { $players }.
payout-reached-unknown = For this law only the highest payout has been computed.
payout-who = Who plays
payout-receives = Payout
payout-best = best play
payout-players = these players together
payout-blind = blind play: every move equally likely
payout-one = skill { $skill }
payout-part = skill { $skill } in { $share } of plays
payout-skill = Skill X means: of two moves that differ by one Xth of the stake, the better one is chosen in 73 of 100 cases. Larger mistakes are rarer.
payout-assumed = This mixture is an assumption, not a measurement: a new house does not know its players yet.
payout-how = All shares are computed from the weights: prizes divided by stakes and card purchases, on average over very many plays, without Risk. What is really paid out is measured by the house all the time. A new law is announced at least ten days ahead.

sets-title = Rule sets and changes
sets-text = There are two versions of the rules, which differ in one point. The house may publish others with other numbers. A play stays under the version under which its stake was paid.
sets-version = Version
sets-languages = Known in
sets-per_day = Plays a day
sets-unlimited = no limit
sets-at_most = at most { $n }
sets-in_force = in force
sets-announced = Announced
sets-none = No change is announced at present.
sets-from = In force from { $effective }, announced on { $announced }.

glossary = Ten terms
fairness = How the cards are drawn fairly
