### The table of Black Jack Challenge. What the croupier calls is called in the reader's language.

game = Black Jack Challenge
box = Box { $n }
you = You
free = free

levels-beginner = Bot, beginner
levels-solid = Bot, solid
levels-strong = Bot, strong

away = away
leaving = leaves after this game
leavingShort = leaving
button = Button, decides first
chips = { $amount } in chips

# In practice an amount is a number of chips: no money, and no sign of a currency.
playChips =
    { $n ->
        [one] { $figure } chip
       *[other] { $figure } chips
    }
bet = Bet: ante { $ante }
ante = Ante
red = Red
black = Black
openCard = open card: { $card }
hiddenCard = the hidden card was { $card }
hidden = one card hidden
paidFor = paid for card { $n }
stayedAt = stayed at card { $n }
points = { $n } points
soft = an ace counts 11
bust = bust, over 21
bustWord = Bust
warCards = war cards: { $cards }
decides =
    { $n ->
        [one] to decide, { $n } second left
       *[other] to decide, { $n } seconds left
    }
winner = wins the pot
pot = Pot
community = Community cards
communityDown = Card { $n } face down
communityOpen = Card { $n }: { $card }
war = Casino war
boxes = Boxes
watchers = { $n } watching
gameNumber = Game { $n }
secondsLeft = { $n } s left
fiveLeft = Five seconds left.

own-hand = Your cards
own-look = Look at the hidden card
own-cover = Your hidden card: { $card }. Cover it again
own-lookShort = Look
own-total = Total
own-keepOpen = Always see my own hidden card

decide-title = Card { $n }: your decision
decide-pay = Pay { $price } for card { $n }
decide-paying = It then counts in any case, even over 21.
decide-stay = Stay
decide-staying = Costs nothing.
decide-stayingWith = Costs nothing. You have { $points }.
decide-short = You do not have enough chips.
decide-clock = Without a decision you stay.

betting-title = Your bet
betting-fixed = fixed
betting-less = { $spot }: less
betting-more = { $spot }: more
betting-redBonus = Red Bonus
betting-blackBonus = Black Bonus
betting-oneBonus = Bet on Red, on Black or on both.
betting-place = Bet { $amount }
betting-again = Bet { $amount } again
betting-placed = Your bet is placed. The cards will be dealt in a moment.
betting-odds = Odds

waiting-others = A game begins as soon as two boxes bet.
waiting-decides = { $name } is deciding.
waiting-running = The others are deciding.
waiting-showdown = The cards are being shown.
waiting-sitsOut = This game is played without you. You can bet in the next one.
waiting-next = The next game begins in { $n } s.
waiting-short = Your chips do not cover a bet. To play on, bring more.
waiting-void = This game is void. Your stakes are back among your chips.
waiting-watching = You are watching.
waiting-full = All boxes are taken.
waiting-login = You need an account to join in.
waiting-logIn = Log in
waiting-practise = Practise with bots

result-won = Won: { $net }
result-over = The game is over
result-pot = Pot
result-paid = Paid into the pot
result-bonusBet = Bonus bets
result-bonusWon = From the bank: { $bonus }
result-net = Result
result-chips = chips
result-last = Last game: { $net }

bonuses-red_pair = Red Pair
bonuses-double_red = Double Red
bonuses-black_pair = Black Pair
bonuses-pair = Pair
bonuses-double_black = Double Black

calls-seated = { $name } sits down at box { $box }.
calls-chips_brought = Box { $box } brings { $amount } to the table.
calls-left = { $name } leaves the table.
calls-away = Box { $box } is away.
calls-betting_opened = Place your bets.
calls-bets_returned = Too few bets: all are returned.
calls-closed_bets = No more bets.
calls-community_laid = The cards are dealt.
calls-card_paid = Box { $box } pays for card { $card }.
calls-stayed = Box { $box } stays.
calls-stayed_late = Time is up: box { $box } stays.
calls-card_turned = Card { $card }: { $face }.
calls-hand_shown = Box { $box } shows: { $face }.
calls-bonus_paid = { $bonus } for box { $box }: { $amount }.
calls-hand_counted = Box { $box }: { $points }.
calls-hand_bust = Box { $box }: { $points }. Bust.
calls-war_declared = A tie, casino war: { $boxes }.
calls-war_all_bust = Everybody is bust: casino war for the pot.
calls-card_burnt = One card is burnt.
calls-card_burnt_reshuffled = The war cards are shuffled in again, and one card is burnt.
calls-war_fought = { $cards }.
calls-war_repeated = Equal again, another round: { $boxes }.
calls-pot_won = The pot goes to box { $box }: { $amount }.
calls-voided = The game is void, all stakes go back. { $reason }
calls-notInTime = It could not go on in time.
calls-resumed = The game goes on.
calls-closed = The table is closed.
calls-yours =
    { $n ->
        [one] Your decision on card { $card }: { $price }, { $n } second.
       *[other] Your decision on card { $card }: { $price }, { $n } seconds.
    }
calls-and = and
calls-title = Calls in this game
calls-none = Nothing has been called in this game yet.

line-lost = Connection lost. Your seat is kept, we are reconnecting.
line-lostPractice = Connection lost. We are reconnecting; a new practice table will open.
line-undone = Not done: the request did not reach the server and will not be sent any more.
line-unanswered = No answer from the server: the request will not be sent again. The table will show what holds once the connection is back.
line-found = Connected again.

seat-sit = Sit down
seat-bring = Bring more chips
seat-stand = Stand up
seat-standAfter = Stand up after this game
seat-standTitle = Leave the table?
seat-standNow = Your chips, { $chips }, go back to your account at once.
seat-standLater = You finish the game in progress. Then your chips go back to your account.
seat-stay = Stay seated
seat-leaving = You stand up after this game.

more-title = About the table
more-rules = Rules
more-version = Table rules
more-houseRules = House rules and management
more-tables = All tables
more-history = Games played
more-invite = Copy the invitation
more-copied = Copied.
more-inviteLink = Invitation link
more-commitment = Committed before the bets (SHA-256)
more-fair = Fairness
more-dealt = The cards of a game follow from the seed the house is committed to and the seeds of all who bet.

practice-title = Practise the Challenge
practice-lead = With bots, no account. The chips are not money.
practice-badge = Practice chips
practice-table = Another table
practice-seats = Boxes
practice-level = Bots
practice-levels-beginner = Beginners
practice-levels-solid = solid
practice-levels-strong = strong
practice-levels-mixed = mixed
practice-next = Next game
practice-start = New table
practice-tables = To the tables

keys-peek = look at the hidden card
keys-pay = pay for the card
keys-stay = stay
keys-bet = bet, or repeat the last bet
