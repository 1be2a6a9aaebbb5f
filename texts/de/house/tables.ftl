### Why something is refused at a table of Black Jack Challenge.
### Amounts are francs with two decimals and without CHF.

## The table

table_unknown = Diesen Tisch gibt es nicht.
table_not_invited = Das ist ein privater Tisch: Es braucht den Einladungslink.
table_closed = Dieser Tisch ist geschlossen.

# $most: a number of tables
table_too_many = Sie können höchstens { $most } eigene Tische zugleich haben.

## The terms of a table of one's own

# $least: the lowest amount
# $most: the highest amount
# $step: an amount
table_bad_ante_limits = Antes gehen von CHF { $least } bis { $most } in Schritten von { $step }; die kleinste liegt nicht über der grössten.

# $least: the lowest amount
# $most: the highest amount
# $step: an amount
table_bad_bonus_limits = Bonuswetten gehen von CHF { $least } bis { $most } in Schritten von { $step }; die kleinste liegt nicht über der grössten.

# $least: a number
# $most: a number
table_bad_boxes = Ein Tisch hat { $least } bis { $most } Boxen.

# ruhig and zügig are the two paces that can be chosen.
table_bad_pace = Das Tempo eines Tisches ist ruhig oder zügig; ohne Uhr wird nur geübt.

# $most: a number
table_bad_name = Ein Name hat 1 bis { $most } lesbare Zeichen.

table_name_is_login = Diesen Namen sehen alle am Tisch. Wählen Sie einen anderen als Ihren Benutzernamen.

## Seats and chips

# $boxes: number of boxes, 2 to 7
table_no_such_box = Dieser Tisch hat { $boxes } Boxen.

table_box_taken = Diese Box ist besetzt.
table_seated_already = Sie sitzen schon an diesem Tisch: eine Box je Person.
table_no_seat = Dafür müssen Sie an diesem Tisch sitzen.

# $least: the lowest amount
# $most: the highest amount
# $step: chips are multiples of it
table_chips_outside_limits = An diesen Tisch können Sie jetzt Chips für CHF { $least } bis { $most } bringen, in Schritten von { $step }.

# $chips: what the player has
# $most: the most that a player may have after bringing chips
table_chips_enough = Sie haben Chips für CHF { $chips }. Nachlegen können Sie bis CHF { $most }.

table_chips_between_games = Chips können Sie nur zwischen zwei Spielen bringen.
table_chips_too_few = Dafür fehlen Chips: Sie haben CHF { $chips }, es braucht CHF { $needed }.
table_leaving = Sie verlassen diesen Tisch nach dem Spiel.

## The game

table_no_betting_now = Jetzt kann nicht gesetzt werden.
table_bet_placed = Ihr Einsatz für dieses Spiel steht schon.

# $bet: Ante, Red Bonus or Black Bonus
# $least: the lowest amount
# $most: the highest amount
table_bet_outside_limits = { $bet }: CHF { $least } bis { $most }.

table_game_not_running = Dieses Spiel läuft nicht.
table_not_your_turn = Sie sind nicht am Zug.
table_time_up = Die Zeit dafür ist abgelaufen.
