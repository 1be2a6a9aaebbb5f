"""Publishing a version of the terms for online participation: a shipped one by its name, or one that somebody wrote."""

from collections.abc import Mapping

from ventuno.desk.office.drafts import DraftAnnouncement
from ventuno.desk.requests import PublishOnlineTerms
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.documents.refusals import TERMS_LANGUAGE_MISSING
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import online_terms

_LANGUAGES = {language.value: language for language in Language}


def publication(version: str, texts: Mapping[str, str] | None, told: DraftAnnouncement) -> PublishOnlineTerms:
    """Refused if nothing of that name is shipped and no texts are given. The house checks everything else."""
    if texts is not None:
        terms = OnlineTerms(version, _by_language(texts))
    elif version in online_terms.shipped():
        terms = online_terms.load(version)
    else:
        raise Refused(TERMS_LANGUAGE_MISSING(spoken=", ".join(_LANGUAGES)))
    return PublishOnlineTerms(
        online_terms=terms, changes=_by_language(told.changes), reason=told.reason, effective_at=told.effective_at
    )


def _by_language(texts: Mapping[str, str]) -> dict[Language, str]:
    """Languages that the house does not speak are left out."""
    return {_LANGUAGES[name]: text for name, text in texts.items() if name in _LANGUAGES}
