"""Refusals: the reason why something is not done, as a value with a name.

A `Reason` is written once, beside the rules it belongs to: a stable code, the article or ruling it rests on, and its
text. Called with the facts of a case it makes a `Refusal`. It takes exactly the facts that its text names, so the type
checker finds one that is missing. The exception that carries a refusal is `Refused`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, ParamSpec

from ventuno.rules.language import Language, Message

Facts = ParamSpec("Facts")


@dataclass(frozen=True, slots=True)
class Refusal:
    code: str
    article: str
    message: Message

    @property
    def facts(self) -> Mapping[str, object]:
        return self.message.facts

    def said_in(self, language: Language) -> str:
        return self.message.said_in(language)


@dataclass(frozen=True, slots=True)
class Reason(Generic[Facts]):
    code: str  # what programs read: it stays, whatever the text is called
    article: str
    text: Callable[Facts, Message]

    def __call__(self, *args: Facts.args, **facts: Facts.kwargs) -> Refusal:
        return Refusal(self.code, self.article, self.text(*args, **facts))


class Refused(Exception):
    """What was asked is not possible, and nothing has changed. `line` is set if the request was a line of a text."""

    def __init__(self, refusal: Refusal, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.refusal = refusal
        self.line = line

    def __str__(self) -> str:
        where = "" if self.line is None else f"line {self.line}: "
        return f"{where}{self.refusal.said_in(Language.EN)} ({self.refusal.article})"
