### The console: unfinished plays.

title = Unfinished plays
lead = What is running, and the money in it. What expires first comes first.
plays = Plays of Big21
tables = Tables with money on them
noPlay = No play is unfinished.
noTable = There is no money on any table.
started = Started
expires = Expires
player = Account
play = Play
stake = Stake, CHF
held = Held, CHF
realised = Realised, CHF
