### Around the tables of Black Jack Challenge: the list of them, opening one, sitting down, looking back.

title = Tables
game = Black Jack Challenge
lead = Two to seven play each other for the pot: two cards of your own, two community cards to buy, casino war on a tie.
practise = Practise with bots
rules = Rules
none = No table is open at the moment. At the practice table you play at once, or you open one of your own.
list = Open tables
seats = { $taken } of { $boxes } boxes taken
private = Private, by invitation
playing = Game in progress
yours = You are seated here
toTable = To the table
back = Back to the table

open-title = Open a table
open-name = Name of the table
open-boxes = Boxes
open-ante = Ante, CHF
open-fixed = fixed
open-ranged = a range
open-bonus = Bonus bets, CHF
open-least = at least
open-most = at most
open-private = Private: only those with the invitation link find the table
open-submit = Open the table
open-login = Log in to open a table.
open-logIn = Log in
open-amount = Please enter amounts such as 5 or 2.50.

sit-title = Sit down
sit-bring = Bring more chips
sit-box = Box
sit-chips = Chips, CHF
sit-practiceChips = Practice chips
sit-source = Where the chips come from
sit-fromBalance = From the balance ({ $balance })
sit-payNow = Pay in now
sit-paid = Amount
sit-currency = Currency
sit-range = From { $least } to { $most }.
sit-rangeMeaning = You then have at least what one game can cost, and at most what the table rules allow.
sit-gets = You get chips for { $chips }.
sit-keeps = { $rest } stays in your balance.
sit-noRoom = You already have as many chips as one may bring to this table.
sit-back = What is left goes back to your account when you stand up.
sit-name = Your name at the table
sit-nameNote = The others see only this name.

# $box: a number
sit-guest = Guest { $box }

sit-submit = Sit down
sit-submitBring = Bring them
sit-cancel = Cancel

history-title = Games played
history-none = No game has ended at this table yet.
history-game = Game
history-winner = Pot to
history-void = void
history-war = War
history-pot = Pot CHF
history-own = Your result CHF
history-look = Look at game { $n }
history-more = Earlier games
history-dispute = Dispute

replay-mark = Replay
replay-title = Game { $n }, played on { $moment }
replay-step = Step { $n } of { $all }
replay-first = Start
replay-back = Back
replay-next = Next
replay-last = End
replay-verify = Verify this game
replay-dispute = Dispute this game
replay-file = Evidence as a file
replay-close = Close the replay
