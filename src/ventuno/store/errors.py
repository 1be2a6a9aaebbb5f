"""Why a database cannot be used. Nothing was changed, and it is not the caller's fault."""

from ventuno.rules.refusals import Reason, Refused
from ventuno.store import texts

STORE_FULL = Reason("store_full", "Store", texts.store_full)
STORE_BUSY = Reason("store_busy", "Store", texts.store_busy)
STORE_UNREACHABLE = Reason("store_unreachable", "Store", texts.store_unreachable)
STORE_FAILED = Reason("store_failed", "Store", texts.store_failed)
STORE_NEWER = Reason("store_newer", "Store", texts.store_newer)
STORE_OLDER = Reason("store_older", "Store", texts.store_older)
STORE_MISSING = Reason("store_missing", "Store", texts.store_missing)
NO_HOME = Reason("no_home", "Store", texts.no_home)
STORE_IN_USE = Reason("store_in_use", "Store", texts.store_in_use)
STORE_DAMAGED = Reason("store_damaged", "Store", texts.store_damaged)
NOT_SQLITE = Reason("not_sqlite", "Store", texts.not_sqlite)


class Unavailable(Refused):
    """The database cannot do it now; the caller may try again."""
