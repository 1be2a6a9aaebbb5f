"""The four languages of the house, and sentences that exist in all of them.

The sentences are in `texts/*.ftl`, where translators edit them. `tools/texts.py` makes the modules `texts` from them,
with one function a message; each returns a `Message`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Language(StrEnum):
    DE = "de"  # binding, Art. 24.3
    FR = "fr"
    IT = "it"
    EN = "en"


@dataclass(frozen=True, slots=True)
class Alternatives:
    """One sentence for each case; the last is for all others. `by` is the fact that decides.

    A whole number decides by its plural form, anything else by its name.
    """

    by: str
    cases: Mapping[str, str]

    def sentence(self, language: Language, fact: object) -> str:
        case = _plural_form(language, fact) if isinstance(fact, int) else str(fact)
        return self.cases.get(case, [*self.cases.values()][-1])


def _plural_form(language: Language, number: int) -> str:
    """As Unicode's CLDR has it for whole numbers: in French zero is singular."""
    return "one" if number == 1 or (number == 0 and language is Language.FR) else "other"


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One sentence in every language. Each is a field, so the type checker finds a missing one."""

    de: str | Alternatives
    fr: str | Alternatives
    it: str | Alternatives
    en: str | Alternatives

    def said_in(self, language: Language, **facts: object) -> str:
        found: str | Alternatives = getattr(self, language.value)
        sentence = found.sentence(language, facts[found.by]) if isinstance(found, Alternatives) else found
        return sentence.format(**facts) if facts else sentence


@dataclass(frozen=True, slots=True)
class Message:
    """A text and the facts of one case."""

    text: Text
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    def said_in(self, language: Language) -> str:
        return self.text.said_in(language, **self.facts)
