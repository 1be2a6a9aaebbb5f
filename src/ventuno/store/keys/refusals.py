"""Why a key cannot be used. Nothing was dealt, and nothing is lost."""

from ventuno.rules.refusals import Reason
from ventuno.store import texts

KEY_MISSING = Reason("key_missing", "Key", texts.key_missing)
KEY_READABLE = Reason("key_readable", "Key", texts.key_readable)
KEY_DAMAGED = Reason("key_damaged", "Key", texts.key_damaged)
KEY_FOREIGN = Reason("key_foreign", "Key", texts.key_foreign)
KEY_UNKNOWN = Reason("key_unknown", "Key", texts.key_unknown)
SECRET_BROKEN = Reason("secret_broken", "Key", texts.secret_broken)
