"""What the server itself refuses, before the house is asked."""

from typing import Final

from ventuno.rules.refusals import Reason
from ventuno.server import texts

NOT_LOGGED_IN: Final = Reason("not_logged_in", "Server", texts.not_logged_in)
PASSKEYS_OFF: Final = Reason("passkeys_off", "Server", texts.passkeys_off)
PASSWORD_NEEDED: Final = Reason("password_needed", "Server", texts.password_needed)
NOT_AT_CONSOLE: Final = Reason("no_console_session", "Server", texts.no_console_session)
FRESH_CODE_NEEDED: Final = Reason("fresh_code_needed", "Server", texts.fresh_code_needed)
SEARCH_TOO_WIDE: Final = Reason("search_too_wide", "Server", texts.search_too_wide)
WRONG_TOKEN: Final = Reason("wrong_token", "Server", texts.wrong_token)
TOO_MANY_ATTEMPTS: Final = Reason("too_many_attempts", "Server", texts.too_many_attempts)
COACH_NOT_READY: Final = Reason("coach_not_ready", "Server", texts.coach_not_ready)
COACH_OFF: Final = Reason("coach_off", "Server", texts.coach_off)
BAD_REQUEST: Final = Reason("bad_request", "Server", texts.bad_request)
NOT_FOUND: Final = Reason("not_found", "Server", texts.not_found)
NOT_ALLOWED: Final = Reason("method_not_allowed", "Server", texts.method_not_allowed)
NOT_JSON: Final = Reason("not_json", "Server", texts.not_json)
TOO_LARGE: Final = Reason("too_large", "Server", texts.too_large)
TOO_SLOW: Final = Reason("too_slow", "Server", texts.too_slow)
FAILED: Final = Reason("failed", "Server", texts.failed)
UNKNOWN_LAW: Final = Reason("unknown_law", "P3", texts.unknown_law)
PRACTICE_TOO_LONG: Final = Reason("practice_too_long", "Server", texts.practice_too_long)
FLOOD: Final = Reason("flood", "Server", texts.flood)
UNREADABLE: Final = Reason("unreadable", "Server", texts.unreadable)
TABLES_FULL: Final = Reason("tables_full", "Server", texts.tables_full)
TOO_MANY_PRACTICE_TABLES: Final = Reason("too_many_practice_tables", "Server", texts.too_many_practice_tables)
ROUND_RUNNING: Final = Reason("round_running", "Server", texts.round_running)
PORT_TAKEN: Final = Reason("port_taken", "Server", texts.port_taken)
BAD_SETTING: Final = Reason("bad_setting", "Server", texts.bad_setting)
