### The console: significant events.

title = Events
lead = Significant events: wins from CHF 1,000, corrections, limits, blocks, rules and laws, closings, staff, void games, alerts.
none = No significant event has been counted yet.
when = Time
what = What
who = Who
where = Where
house = House journal
player = Account { $id }
table = Table { $id }
reason = Reason

kinds-large_win = Large win
