"""What can be wrong with the public log, or with a database compared with it.

A *contradiction* shows that the database was set back or rewritten after a head was signed, or that somebody else
writes where the log is. Then the house must take no stakes until somebody has looked. The others are accidents of a
disk or a network: the log is behind, nothing is contradicted, and the house goes on.
"""

from typing import Final

from ventuno.house import texts
from ventuno.house.mismatches import Mismatch
from ventuno.rules.refusals import Reason, Refusal

PLACE: Final = "public log"

LOG_AHEAD = Reason("log_ahead", "Log", texts.log_ahead)
LOG_DIFFERS = Reason("log_differs", "Log", texts.log_differs)
LOG_FOREIGN = Reason("log_foreign", "Log", texts.log_foreign)
LOG_FORGED = Reason("log_forged", "Log", texts.log_forged)
LOG_DAMAGED = Reason("log_damaged", "Log", texts.log_damaged)
LOG_SHORT = Reason("log_short", "Log", texts.log_short)
LOG_UNREACHABLE = Reason("log_unreachable", "Log", texts.log_unreachable)
LOG_KEY_MISSING = Reason("log_key_missing", "Log", texts.log_key_missing)

# When somebody else checks a log.
LOG_MISSING = Reason("log_missing", "Log", texts.log_missing)
LOG_REWRITTEN = Reason("log_rewritten", "Log", texts.log_rewritten)
NOT_WITNESSED = Reason("not_witnessed", "Log", texts.not_witnessed)
BAD_LOG_KEY = Reason("bad_log_key", "Log", texts.bad_log_key)
SEAL_NOT_LOGGED = Reason("seal_not_logged", "Log", texts.seal_not_logged)

_CONTRADICTIONS: Final = frozenset(
    each.code for each in (LOG_AHEAD, LOG_DIFFERS, LOG_FOREIGN, LOG_FORGED, LOG_REWRITTEN)
)


class LogMismatch(Mismatch):
    """Something is wrong with the public log, or the database contradicts it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal, PLACE)

    @property
    def contradicts(self) -> bool:
        return self.refusal.code in _CONTRADICTIONS
