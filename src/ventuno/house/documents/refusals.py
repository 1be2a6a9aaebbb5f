"""Why a document is not published, not accepted, or not found."""

from ventuno.house.documents import texts
from ventuno.rules.refusals import Reason

TERMS_NOT_ACCEPTED = Reason("online_terms_not_accepted", "Art. 5", texts.online_terms_not_accepted)
TERMS_NOT_IN_FORCE = Reason("online_terms_not_in_force", "B19", texts.online_terms_not_in_force)
NO_TERMS_IN_FORCE = Reason("no_online_terms", "B19", texts.no_online_terms)
TERMS_PUBLISHED_ALREADY = Reason("online_terms_published_already", "B19", texts.online_terms_published_already)
BAD_TERMS_VERSION = Reason("bad_terms_version", "B19", texts.bad_terms_version)
TERMS_LANGUAGE_MISSING = Reason("terms_language_missing", "Art. 24.2", texts.terms_language_missing)
TERMS_TOO_LONG = Reason("terms_too_long", "House", texts.terms_too_long)
TERMS_UNREADABLE = Reason("terms_unreadable", "House", texts.terms_unreadable)
TERMS_DIFFER = Reason("terms_differ", "Art. 24.3", texts.terms_differ)
NO_SUCH_DOCUMENT = Reason("no_such_document", "Art. 25", texts.no_such_document)
