### One's own account: overview, money, statement, limits, block, messages, history, data, preferences.

title = Your account
guest = You need to be logged in for this.
closed = This account has been closed since { $since }. You can still read the statement, the plays and the data.

pages-label = Parts of the account
pages-overview = Overview
pages-money = Play money
pages-statement = Statement
pages-history = Plays
pages-limits = Limits
pages-block = Self-block
pages-messages = Messages
pages-access = Access
pages-data = Data
pages-preferences = Preferences

saved = Saved.
sending = Sending
unfilled = Please fill in this field: { $field }.
more = Show more
amount = Amount in CHF
badAmount = Please enter an amount, for example 20 or 12.50.

overview-balance = Balance (play money)
overview-login = User name
overview-opened = Account since
overview-session = This session
overview-result = Result of the session
overview-seated = Chips at a table
overview-today = Plays today
overview-of = { $n } of { $most }
overview-accepted = Rules accepted
overview-acceptedTerms = Terms accepted
overview-acceptedAt = { $version }, accepted on { $at }
overview-byAnnouncement = by announcement
overview-inForce = In force
overview-inForceBoth = rules { $rules }, terms { $terms }
overview-ahead = Announced
overview-aheadOne = { $name } from { $date }
overview-documents = Read and save the documents
overview-notYet = none yet
overview-running = A play is running
overview-runningText = It ends by itself on { $end } at the latest (in { $left }) and then pays what has been won.
overview-goOn = Go on playing
overview-setUp = Still to be done before the first play: accept the rules and the terms, or set your limits.
overview-toSetUp = Set up
overview-blocked = { $game }: blocked at your request until { $until }.
overview-held = { $game }: blocked by the house. The reason is among your messages.
overview-heldUntil = { $game }: blocked by the house until { $until }. The reason is among your messages.
overview-excluded = This account is excluded from play. You can withdraw your balance at any time.
overview-unread =
    { $n ->
        [one] One unread message
       *[other] { $n } unread messages
    }
overview-help = Help, limits and counselling

games-big21 = Big21
games-challenge = Black Jack Challenge

money-lead = Play money costs nothing and is worth nothing. Deposits and withdrawals are still booked as if it were real money.
money-deposit = Deposit
money-withdraw = Withdraw
money-depositSubmit = Deposit play money
money-withdrawSubmit = Withdraw play money
money-currency = Currency
money-amountIn = Amount
money-amountFrancs = Amount in CHF
money-rates = Posted rates: CHF for one unit.
money-buys = Deposit
money-sells = Withdrawal
money-rate = Rate: 1 { $currency } = CHF { $rate }
money-gets = You get { $amount }.
money-deposited = Deposited. New balance: { $balance }.
money-withdrawn = Withdrawn. New balance: { $balance }.
money-all = Whole balance
money-limit = Your deposit limit for 30 days still allows { $left }.
money-toPlay = Back to the running play

statement-since = Since { $date }, { $days } days
statement-deposits = Deposits
statement-withdrawals = Withdrawals
statement-net = Net deposits
statement-stakes = Stakes and cards
statement-prizes = Prizes
statement-tables = Tables (back less brought)
statement-atTables = Chips at tables now
statement-result = Result of the plays
statement-sums = Sums in CHF
statement-lines = Transactions
statement-when = When
statement-what = What
statement-amount = CHF
statement-balance = Balance
statement-play = Play
statement-note = Note
statement-foreign = { $amount } at the rate { $rate }
statement-none = No transactions in this period.
statement-csv = Download as CSV
statement-file = ventuno-statement

limits-lead = Net loss is stakes and card purchases less prizes. Chips at a table count too, until they come back. Days are calendar days in Zurich, today included. A prize counts as soon as it is credited, or realised within the play.
limits-rule = A lower limit takes effect at once. A higher one takes effect 72 hours later; until then the present one applies.
limits-used = { $used } of { $amount } used, { $left } left
limits-unset = Not set yet
limits-unlimited = No limit. Deposited within 30 days: { $used }
limits-pending = New limit of { $amount } from { $at }.
limits-pendingNone = The limit is removed from { $at }.
limits-change = New limit in CHF
limits-save = Change the limit
limits-set = Set the limit
limits-most = At most CHF { $most }.
limits-cap = To protect you, the house has lowered this limit: { $most } at most until { $until }. You can lower it further at any time.
limits-tooHigh = Not possible: to protect you, the house allows { $most } at most until { $until }.
limits-first = Takes effect at once.
limits-lower = Lower than now: takes effect at once.
limits-same = The same as now.
limits-higher = Higher than now: takes effect only after 72 hours, from { $at }.
limits-remove = Remove the deposit limit
limits-toBlock = If limits are not enough, you can block yourself.

watched-title = What we look at to protect you
watched-what = From time to time we check whether somebody is losing control of their play. For that we look at behaviour: deposits and withdrawals, stakes, losses of a session, limits, length and time of day. How well you play and how lucky you are never matters.
watched-follows = If something stands out, a person judges it. They may write to you, lower a limit, block the account for a while or exclude it from play. You get a message each time, and your balance can always be withdrawn.
watched-talk = Would you like to talk about it, or do you disagree? Turn to us or to independent counselling:
watched-contact = Contact
watched-help = Help and counselling

block-lead = A self-block prevents new plays for 1 to { $most } days. Neither you nor the house can lift it early.
block-stays = You may finish a play that is running, but not buy cards, not even with realised winnings. Withdrawals remain possible at any time.
block-none = There is no block at present.
block-days = Duration in days
block-daysHint = 1 to { $most }
block-which = Applies to
block-all = All games
block-next = Continue
block-badDays = Please enter a whole number from 1 to { $most }.
block-confirm = Confirm the block
block-summary = { $game }: blocked until { $until }.
block-understood = I understand that this block cannot be undone.
block-tick = Please first confirm that you have understood this.
block-submit = Block now
block-cancel = Cancel
block-done = The block is in force.

messages-none = No messages.
messages-unread = new
messages-markRead = Mark all as read
messages-marked = All read.

history-none = No play yet.
history-first = Go to your first play
history-stake = Stake
history-paidIn = Paid
history-paidOut = Received
history-complete =
    { $n ->
        [one] { $n } complete stack
       *[other] { $n } complete stacks
    }
history-running = running until { $end }
history-goOn = Go on
history-review = Review
history-verify = Verify
history-dispute = Dispute
history-of = Play of { $date }
history-which = Which game
history-noGame = No game at a table has ended yet.
history-toTables = Go to the tables
history-ante = Ante
history-cards = Community cards
history-bonus = Bonus bets
history-at = Table “{ $table }”, game { $n }, box { $box }
history-won = pot won
history-lost = pot not won
history-void = void, all stakes returned
history-war = decided by casino war
history-replay = Replay

access-change = Change the password
access-changeText = You need your present password. Afterwards you are logged out everywhere else.
access-changeSubmit = Change the password
access-current = Present password
access-next = New password
access-changed = The password is changed. You are logged out everywhere else.
access-sessions = Where you are logged in
access-since = since { $since }, until { $until } at the latest
access-seen = last used on { $at }
access-unknown = Unknown device
access-here = here
access-only = You are logged in here only.
access-endOthers = Log out everywhere else
access-before = Before this you last logged in on { $at }.
access-first = This is the first log-in that we know of.
access-codes = Recovery codes
access-codesText = With a code you set a new password if you have forgotten it. Each code works once.
access-codesNone = You have no codes yet. Please make some: without a code, the only way back is that we check your identity.
access-codesLeft = Codes that are still valid: { $n }. Made on { $at }.
access-codesSubmit = Make new codes
access-codesVoid = The old codes are void afterwards.

data-export = All data of this account
data-exportText = A JSON file with your personal details, the whole journal and all plays, including those at tables once they are over. The seed of a play that is still running is not included. It also says when the staff looked at your data: every look is recorded.
data-download = Download
data-language = Language
data-languageText = Applies to your messages and to these pages.
data-languageSubmit = Change the language
data-kept = What is kept
data-keptText = The journal of an account is never changed or deleted: that is how every play remains verifiable. Name, date of birth, canton, e-mail address, password and what was written are not in it but kept separately, the password only as a hash.
data-keptBrowser = Practice plays and preferences are kept in this browser only.

closing-title = Close the account
closing-balance = Your balance of { $balance } is paid out. After that the account takes no deposits and no stakes.
closing-kept = Limits, blocks, plays and the journal are kept, as the law demands. You can still log in and read everything.
closing-final = A closed account is not opened again. If a new account resembles this one, it can be used to play only after we have checked the details.
closing-submit = Close the account
closing-ask = Close the account now?
closing-askText = { $balance } is paid out. This cannot be undone.
closing-go = Close for good
closing-stay = Keep the account

preferences-lead = These preferences take effect at once, in this browser only.
preferences-fourColours = Four-colour deck
preferences-fourColoursHint = Diamonds blue and clubs green. Suits have no effect on the game.
preferences-sounds = Sounds
preferences-soundsHint = Quiet sounds when a card is placed; no fanfares.
preferences-reality = Remind me of time and result
preferences-every = every { $n } minutes

limitKinds-loss_1_day = Net loss, one day
limitKinds-loss_7_days = Net loss, 7 days
limitKinds-loss_30_days = Net loss, 30 days
limitKinds-deposit_30_days = Deposits, 30 days

movements-deposited = Deposit
movements-withdrawn = Withdrawal
movements-play_started = Stake
movements-card_bought = Card bought
movements-play_paid = Play over
movements-chips_brought = Chips to a table
movements-chips_returned = Chips back from a table
movements-adjusted = Correction
