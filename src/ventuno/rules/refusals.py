"""Refusals: the reason why something is not done, as a value with a name.

A `Reason` is written once, beside the rules it belongs to: a stable code, the article or ruling it rests on, and a
sentence in four languages. Calling it with the facts of a case makes a `Refusal`. The exception that carries a refusal
is `Refused`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ventuno.rules.language import Language, Text


@dataclass(frozen=True, slots=True)
class Refusal:
    code: str
    article: str
    text: Text
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)

    def said_in(self, language: Language) -> str:
        return self.text.said_in(language, **self.facts)


@dataclass(frozen=True, slots=True)
class Reason:
    code: str
    article: str
    text: Text

    def __call__(self, **facts: object) -> Refusal:
        return Refusal(self.code, self.article, self.text, facts)


class Refused(Exception):
    """What was asked is not possible, and nothing has changed. `line` is set if the request was a line of a text."""

    def __init__(self, refusal: Refusal, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.refusal = refusal
        self.line = line

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.refusal.said_in(Language.EN)} ({self.refusal.article})"
