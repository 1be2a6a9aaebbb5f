"""A law: the published integer weights by which every chance outcome of Big21 is drawn (B2).

The rule texts give no probabilities. So they are data: a small TOML file with a name and three tables of weights. A law
is identified by the hash of its weights; its name is only what people call it.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass

from ventuno.rules import texts, toml_text
from ventuno.rules.cards import RANKS
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused
from ventuno.rules.toml_text import TEXT_CHARACTERS_MAX, NotToml, line_of, shown

WEIGHT_MAX = 1_000_000_000  # far finer than anyone can measure, and sums stay far below 2**64
NAME = re.compile(r"[a-z0-9][a-z0-9.-]{0,63}", re.ASCII)

_RANK_KEYS = tuple(rank.symbol for rank in RANKS)
KEYS: Mapping[str, tuple[str, ...]] = {
    "deal": _RANK_KEYS,  # Art. 7.2
    "free_cards": ("2", "3", "4", "5", "6"),  # Art. 10.1
    "high_low": _RANK_KEYS,  # Art. 16
}

TOO_LONG = Reason("law_too_long", "B2", texts.law_too_long)
NOT_TOML = Reason("law_not_toml", "B2", texts.law_not_toml)
BAD_NAME = Reason("law_bad_name", "B2", texts.law_bad_name)
MISSING = Reason("law_missing", "B2", texts.law_missing)
UNKNOWN_KEY = Reason("law_unknown_key", "B2", texts.law_unknown_key)
BAD_WEIGHT = Reason("law_bad_weight", "B2", texts.law_bad_weight)


@dataclass(frozen=True, slots=True)
class Law:
    name: str
    deal: tuple[int, ...]  # in the order of `RANKS`
    free_cards: tuple[int, ...]  # for 2, 3, 4, 5, 6 cards
    high_low: tuple[int, ...]  # in the order of `RANKS`

    def __post_init__(self) -> None:
        for table, keys in KEYS.items():
            weights = self.weights(table)
            assert len(weights) == len(keys)
            assert all(1 <= weight <= WEIGHT_MAX for weight in weights)

    def weights(self, table: str) -> tuple[int, ...]:
        weights: tuple[int, ...] = getattr(self, table)
        return weights

    @property
    def hash(self) -> str:
        """SHA-256 of the weights in their canonical spelling, without the name."""
        return hashlib.sha256(_tables(self).encode()).hexdigest()

    def __str__(self) -> str:
        return f'name = "{self.name}"\n\n{_tables(self)}'


def _tables(law: Law) -> str:
    lines = []
    for table, keys in KEYS.items():
        lines += [
            f"[{table}]",
            *(f"{key} = {weight}" for key, weight in zip(keys, law.weights(table), strict=True)),
            "",
        ]
    return "\n".join(lines)


UNIFORM = Law("uniform", deal=(1,) * 13, free_cards=(1,) * 5, high_low=(1,) * 13)


def parse(text: str) -> Law:
    """The law written in `text`; `Refused` names the line that is wrong."""
    if len(text) > TEXT_CHARACTERS_MAX:
        raise Refused(TOO_LONG(most=TEXT_CHARACTERS_MAX))
    try:
        data = toml_text.load(text)
    except NotToml as error:
        raise Refused(NOT_TOML(problem=error.problem), error.line) from None
    for key in data:
        if key != "name" and key not in KEYS:
            raise Refused(UNKNOWN_KEY(what=excerpt(key)), line_of(text, key))
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refused(BAD_NAME(), line_of(text, "name"))
    return Law(name, **{table: _weights(data, table, text) for table in KEYS})


def _weights(data: Mapping[str, object], table: str, text: str) -> tuple[int, ...]:
    entries = data.get(table)
    if not isinstance(entries, dict):
        raise Refused(MISSING(what=f"[{table}]"), line_of(text, table))
    for key, weight in entries.items():
        if key not in KEYS[table]:
            raise Refused(UNKNOWN_KEY(what=excerpt(f"{table}.{key}")), line_of(text, table, key))
        if type(weight) is not int or not 1 <= weight <= WEIGHT_MAX:
            refusal = BAD_WEIGHT(what=f"{table}.{key}", most=WEIGHT_MAX, found=shown(weight))
            raise Refused(refusal, line_of(text, table, key))
    for key in KEYS[table]:
        if key not in entries:
            raise Refused(MISSING(what=f"{table}.{key}"), line_of(text, table))
    return tuple(entries[key] for key in KEYS[table])
