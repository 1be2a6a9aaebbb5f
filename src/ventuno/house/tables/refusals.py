"""Why something is refused at a table of Black Jack Challenge: one reason each, with its ruling and its text."""

from ventuno.house.tables import texts
from ventuno.rules.refusals import Reason

NO_TABLE = Reason("table_unknown", "C3", texts.table_unknown)
NOT_INVITED = Reason("table_not_invited", "C3", texts.table_not_invited)
TABLE_CLOSED = Reason("table_closed", "C3", texts.table_closed)
BAD_ANTE_LIMITS = Reason("table_bad_ante_limits", "C4", texts.table_bad_ante_limits)
BAD_BONUS_LIMITS = Reason("table_bad_bonus_limits", "C4", texts.table_bad_bonus_limits)
BAD_BOXES = Reason("table_bad_boxes", "C3", texts.table_bad_boxes)
BAD_PACE = Reason("table_bad_pace", "C3", texts.table_bad_pace)
BAD_TABLE_NAME = Reason("table_bad_name", "C3", texts.table_bad_name)
TOO_MANY_TABLES = Reason("table_too_many", "C3", texts.table_too_many)
NO_SUCH_BOX = Reason("table_no_such_box", "C3", texts.table_no_such_box)
BOX_TAKEN = Reason("table_box_taken", "C3", texts.table_box_taken)
SEATED_ALREADY = Reason("table_seated_already", "C3", texts.table_seated_already)
NO_SEAT = Reason("table_no_seat", "C3", texts.table_no_seat)
CHIPS_OUTSIDE_LIMITS = Reason("table_chips_outside_limits", "C16", texts.table_chips_outside_limits)
CHIPS_ENOUGH = Reason("table_chips_enough", "C16", texts.table_chips_enough)
CHIPS_BETWEEN_GAMES = Reason("table_chips_between_games", "C15", texts.table_chips_between_games)
CHIPS_TOO_FEW = Reason("table_chips_too_few", "C6", texts.table_chips_too_few)
NO_BETTING_NOW = Reason("table_no_betting_now", "C4", texts.table_no_betting_now)
BET_PLACED = Reason("table_bet_placed", "C4", texts.table_bet_placed)
BET_OUTSIDE_LIMITS = Reason("table_bet_outside_limits", "C4", texts.table_bet_outside_limits)
GAME_NOT_RUNNING = Reason("table_game_not_running", "C6", texts.table_game_not_running)
NOT_YOUR_TURN = Reason("table_not_your_turn", "C6", texts.table_not_your_turn)
TIME_UP = Reason("table_time_up", "C13", texts.table_time_up)
LEAVING = Reason("table_leaving", "C13", texts.table_leaving)
