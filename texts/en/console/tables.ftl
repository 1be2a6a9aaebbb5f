### The console: tables.

title = Tables
none = No table is open.
name = Table
private = private
phase = State
openedBy = Opened
byHouse = House
games = Games
pot = Pot, CHF
bonus = Bonus, CHF
chips = Chips, CHF
seats = Seated
seat = Box { $n }
staked = { $amount } staked
away = away
leaving = leaves after the game
current = Current game
look = Look at it
void = Void
voidTitle = Void the game in progress, { $table }
voidText = All stakes of the game go back. Everybody at the table sees that it is void.
sums = Total

phases-waiting = waiting
phases-betting = betting
phases-playing = playing
phases-over = game over
phases-closed = closed
