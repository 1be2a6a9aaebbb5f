### The console: payout, chance and skill.

title = Payout
lead = Finished plays of Big21, counted after a minute or so: what was paid out, what was to be expected and whether chance follows the published law.
law = Law of chance
lawSince = { $name }, since { $date }
inForce = in force
command = The same figures on the command line
rounding = Payouts are rounded to 0.01 %, deviations to 0.01. Point at a figure to see all of it.
lastDays = Last { $days } days
sinceChange = Since the last change
period = { $since } to { $until }
details = Period of what follows
nothingRecent = No play was finished under this law in these days.
undecided = Nothing was decided in these plays: there is nothing to expect.
plays = Plays
actual = Payout
expected = Expected
expectedBetween = Expected, 95 % range of the skill
highest = Highest payout of the law
centimes = Payout, counted in centimes
sigma = Standard deviation of a play, model
sigmaMeasured = Standard deviation of a play, measured
z = Deviation (z)
warnLimits = Warn outside
alertLimits = Alert outside
to = to
bandLabel = { $what }: payout { $actual }, expected { $expected }, warn outside { $warnLow } to { $warnHigh }, alert outside { $alertLow } to { $alertHigh }

keys-actual = payout
keys-expected = expected
keys-quiet = quiet
keys-warn = warning, beyond it alert

verdict = Verdict

verdicts-quiet = quiet
verdicts-warn = warn
verdicts-alert = alert

payoutSays-quiet = About as much was paid out as was to be expected of this skill.
payoutSays-warn = Further off than usual. Look again with more plays.
payoutSays-alert = Far off. Look for the cause, and record what was done.

chanceSays-quiet = Nothing speaks against the published law.
chanceSays-warn = A test is further off than usual. Look again with more plays.
chanceSays-alert = A test is far off. The first line of the table says where to look.

target-title = Target
target-note = last { $days } days, law in force
target-aim = Target of Art. 3
target-received = These players receive
target-between = 95 % interval
target-measured = Really paid out
target-outside = Target outside the interval by, in points
target-how = What they receive is computed from their decisions: exactly for the fitted skill, without good or bad luck. What was paid out contains both, so its interval is wider.
target-says-within = The target lies within the interval or at most a point beside it. There is nothing to do.
target-says-less = These players receive too little: the target lies more than a point above the interval.
target-says-more = These players receive too much: the target lies more than a point below the interval.
target-former = This law is no longer in force; steering goes by the one that is.

groups = By stake and channel
stake = Stake CHF { $stake }

channels-desktop = Desktop
channels-phone = Phone
channels-other = Other channel

all = All
limits = Limits

chart-title = Control chart
chart-note = The limits of a single day are wide on purpose. What drifts shows in the days so far.
chart-alone = Each day alone
chart-soFar = All days so far
chart-desc = Payout from { $first } to { $last }, last { $value }, with the limits of warning and alert.
chart-day = Day
chart-payout = payout
chart-warn = warn
chart-alert = alert

luck-title = Luck and chance
luck-z = Luck of all draws (z)
luck-luck = Luck, in stakes
luck-deviation = Standard deviation of that, by the model
luck-draws = Draws
luck-looked = { $n } of { $possible } tests looked at; the others have seen too few draws yet.
luck-lookedAll = All { $n } tests looked at.
luck-none = None of the { $possible } tests is looked at yet: it takes 400 draws of a kind.
luck-warnMeans = Even when all is well, a warning comes about once in twenty looks: look again with more plays.
luck-alertMeans = Even when all is well, an alert comes about once in 370 looks: look for the cause, and record what was done.
luck-chart = Luck of all days so far (z)
luck-chartDesc = From { $first } to { $last }, last { $value }. Dashed: 1.96 and 3 standard deviations.
luck-byKind = Luck by kind of draw
luck-byKindNote = How many standard deviations each outcome is off, by count and by the value it brought. Dashed: 1.96 and 3. Of so many points some lie beyond 1.96 even when all is well; the tests below allow for that.
luck-spreadOf = Standard deviation
luck-kindChart = { $kind }: deviation by outcome (z)
luck-kindDesc = { $draws } draws. Furthest off by count is { $outcome }, with { $z } standard deviations.
luck-count = Count
luck-countZ = z by count
luck-valueZ = z by value
luck-checks = Tests, the furthest off first
luck-showAll = Show all { $n }
luck-showFew = Show the first only
luck-about = Test
luck-kind = Draw
luck-outcome = Outcome
luck-statistic = Statistic
luck-p = p
luck-adjusted = p, corrected
luck-freedom = χ², { $n } degrees of freedom
luck-abouts-luck = Luck
luck-abouts-value = By value
luck-abouts-count = By count
luck-abouts-spread = Spread
luck-kinds-deal = Card dealt
luck-kinds-free_cards = Free cards
luck-kinds-open = High/Low, open card
luck-kinds-hidden = High/Low, hidden card
luck-everything = all

power-title = How soon a fault is noticed
power-text = The example: under optimal-88 the ace comes 2 % too rarely. Computed with all 97 tests, as described in
power-chart = Probability of an alert
power-chartDesc = After 100,000 plays at most 4 %, after 1,000,000 at least 89 %; the better people play, the sooner.
power-plays = Plays
power-needed = Plays until an alert
power-who = Who plays
power-with = with { $chance }
power-blind = blind
power-skill2 = skill 2
power-skill20 = skill 20
power-perfect = perfect

skill-title = How people play
skill-none = Nothing was decided in this period.
skill-fitted = Fitted skill
skill-interval = 95 % interval
skill-decisions = Decisions
skill-givenAway = Given away per decision, in stakes
skill-nothing = Decisions that give nothing away
skill-bars = Value given away per decision
skill-barsDesc = Share of the decisions by what they give away, in stakes. { $share } give nothing away.
skill-upto = Up to, in stakes
skill-share = Share
skill-above = more
skill-curve = Payout by skill
skill-curveDesc = From { $least } at skill { $first } to { $most } at { $last }; fitted is { $skill }.
skill-skill = Skill
skill-here = fitted: { $skill }
