"""Terms for online participation on disk: a folder with a text for each language, `de.txt`, `fr.txt` and so on.

The folder is named after the version. Shipped versions are in `ventuno/online_terms`; an operator's own are anywhere.
"""

from importlib.resources import files
from pathlib import Path

from ventuno.house.documents import online_terms
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.documents.refusals import TERMS_LANGUAGE_MISSING
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store.files import read_text

OF_A_NEW_HOUSE = "2026-11-19"  # docs/house.md says what those before leave out; 2026-12-01 was shipped first
GERMAN_PREVAILS = "14.2"  # the paragraph of every shipped version

_SHIPPED = files("ventuno") / "online_terms"


def shipped() -> list[str]:
    """The oldest first."""
    return sorted(each.name for each in _SHIPPED.iterdir() if each.is_dir())


def load(version: str) -> OnlineTerms:
    """A shipped version."""
    folder = _SHIPPED / version
    return online_terms.checked(version, {each: (folder / f"{each}.txt").read_text("utf-8") for each in Language})


def german_prevails(terms: OnlineTerms) -> str:
    """Which paragraph says so, if these are shipped terms. Where an operator's own say it, nobody knows."""
    known = terms.version in shipped() and load(terms.version).hashes == terms.hashes
    return GERMAN_PREVAILS if known else ""


def read(folder: Path, version: str | None = None) -> OnlineTerms:
    """The version in a folder, called like the folder unless told otherwise. Refused if a language is missing."""
    missing = next((each for each in Language if not (folder / f"{each}.txt").is_file()), None)
    if missing is not None:
        raise Refused(TERMS_LANGUAGE_MISSING(spoken=missing.value))
    texts = {each: read_text(str(folder / f"{each}.txt")) for each in Language}
    return online_terms.checked(version or folder.resolve().name, texts)
