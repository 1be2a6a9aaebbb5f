"""A version of rules as people write it: a TOML text with the day it is named after and the numbers that change.

Both games read their versions with it. What a number may be, each of them says itself.
"""

import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, NamedTuple, TypeVar

from ventuno.rules import toml_text
from ventuno.rules.refusals import Refusal, Refused
from ventuno.rules.toml_text import TEXT_CHARACTERS_MAX, NotToml

NAME = re.compile(r"(\d{4}-\d\d-\d\d)[a-z]?", re.ASCII)  # the letter is for a second version of the same day

N = TypeVar("N")


class Wording(NamedTuple):
    """How a game says what is wrong with a text."""

    too_long: Callable[..., Refusal]
    not_toml: Callable[..., Refusal]
    bad_name: Callable[..., Refusal]


def read(text: str, wording: Wording, number: Callable[[str, Any], N]) -> tuple[str, Mapping[str, N]]:
    """The name and the numbers; `Refused` names the line that is wrong."""
    if len(text) > TEXT_CHARACTERS_MAX:
        raise Refused(wording.too_long(most=TEXT_CHARACTERS_MAX))
    try:
        data = toml_text.load(text)
    except NotToml as error:
        raise Refused(wording.not_toml(problem=error.problem), error.line) from None
    name = data.pop("name", None)
    if not isinstance(name, str) or not is_name(name):
        raise Refused(wording.bad_name(), toml_text.line_of(text, "name"))
    given: dict[str, N] = {}
    for key, value in data.items():
        try:
            given[key] = number(key, value)
        except Refused as refused:
            raise Refused(refused.refusal, toml_text.line_of(text, key)) from None
    return name, given


def is_name(name: str) -> bool:
    """Whether it is a day, as Art. 24.1 names rule sets."""
    found = NAME.fullmatch(name)
    try:
        return found is not None and date.fromisoformat(found[1]) > date.min
    except ValueError:
        return False
