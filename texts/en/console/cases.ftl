### The console: player protection.

title = Player protection
lead = Accounts with signs of problem gambling. The oldest case comes first. A sign is no verdict: people judge it.
lookedAt = Looked at last: { $at }
neverLooked = Never looked at yet
all = All cases
figures = Figures of the year
none = None.
state = State

states-open = open
states-taken = being handled
states-closed = closed

case = Case
caseOf = Case { $number } of { $login }
player = Player
signs = Signs
handler = Handled by
opened = Opened
age = Age
changed = Last change
days =
    { $n ->
        [one] One day
       *[other] { $n } days
    }

sign-rising_deposits = Rising deposits
sign-limits_raised = Limits raised repeatedly
sign-limits_hit = Limits used up repeatedly
sign-chasing = Chasing after losses
sign-long_sessions = Long sessions
sign-night_sessions = Play at night
sign-withdrawn_and_back = Withdrawal, soon a deposit again
byHand = Opened by the staff

findings = The facts behind it
times = Times
sessions = Sessions in which play went on after a loss
period = Period
before = Before, CHF
now = Now, CHF
when = When
amount = CHF
minutes = Minutes
criteria = Criteria

steps = History
step-opened = Opened
step-extended = New signs
step-taken = Taken on
step-measure = Measure
step-closed = Closed
most = CHF { $amount } at most
told = What the player read
until = until { $at }

begin = Open a case
beginText = For what the staff notice or hear. The reason is in the journal of the account.
take = Take on
takeText = From now on you handle this case.
measure = Take a measure
measureText = The player gets a message in their language. The reason is in the journal only.
kind = Kind
measures-message = Message
measures-pause = Pause
measures-limit = Lower a limit
measures-exclusion = Exclusion
forDays = For how many days
limit = Limit
limits-loss_1_day = Net loss, one day
limits-loss_7_days = Net loss, 7 days
limits-loss_30_days = Net loss, 30 days
limits-deposit_30_days = Deposits, 30 days
highest = At most, CHF
own = Words of your own to the player, if you like
close = Close
closeText = What came of the case. What has happened until now will not lead to a new one.
judgement = Judgement
judgements-founded = founded
judgements-unfounded = unfounded
outcome = Outcome

yearTitle = Player protection: figures of the year
yearLead = Cases that were opened in this year, what was done, and what came of it.
year = Year
show = Show
csv = CSV
cases = Cases
share = Share of unfounded ones, of those judged
bySign = By sign
byMeasure = Measures: 30 days before and after
taken = Taken
compared = Compared
deposits = Deposits, CHF
lost = Lost, CHF
