### Why something is refused at a table of Black Jack Challenge.
### Amounts are francs with two decimals and without CHF.
### What a message is for, and what its values are, is said in the German file.

## The table

table_unknown = There is no such table.
table_not_invited = This is a private table: it needs the invitation link.
table_closed = This table is closed.
table_too_many = You can have at most { $most } tables of your own at a time.

## The terms of a table of one's own

table_bad_ante_limits = Antes go from CHF { $least } to { $most } in steps of { $step }; the lowest is not above the highest.
table_bad_bonus_limits = Bonus bets go from CHF { $least } to { $most } in steps of { $step }; the lowest is not above the highest.
table_bad_boxes = A table has { $least } to { $most } boxes.
table_bad_pace = The pace of a table is calm or brisk; only practice has no clock.
table_bad_name = A name has 1 to { $most } readable characters.

table_name_is_login = Everybody at the table sees this name. Choose one other than your user name.

## Seats and chips

table_no_such_box = This table has { $boxes } boxes.
table_box_taken = This box is taken.
table_seated_already = You are already seated at this table: one box per person.
table_no_seat = For that you need a seat at this table.
table_chips_outside_limits = You can now bring chips for CHF { $least } to { $most } to this table, in steps of { $step }.
table_chips_enough = You have chips for CHF { $chips }. You can add more up to CHF { $most }.
table_chips_between_games = You can bring chips only between games.
table_chips_too_few = Not enough chips: you have CHF { $chips }, you need CHF { $needed }.
table_leaving = You leave this table after the game.

## The game

table_no_betting_now = You cannot bet now.
table_bet_placed = Your bet for this game is already placed.
table_bet_outside_limits = { $bet }: CHF { $least } to { $most }.
table_game_not_running = This game is not running.
table_not_your_turn = It is not your turn.
table_time_up = The time for that is up.
