"""The four languages of the house, and sentences that exist in all of them."""

from dataclasses import dataclass
from enum import StrEnum


class Language(StrEnum):
    DE = "de"  # binding, Art. 24.3
    FR = "fr"
    IT = "it"
    EN = "en"


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One sentence in every language. Each is a field, so the type checker finds a missing one."""

    de: str
    fr: str
    it: str
    en: str

    def said_in(self, language: Language, **facts: object) -> str:
        sentence: str = getattr(self, language.value)
        return sentence.format(**facts) if facts else sentence
