"""Rule sets that an operator writes: as a TOML file, and in the header of a play (B1).

A file names the day and the numbers that differ from the rules of 2024-10-23:

    name = "2027-01-01"
    plays_per_day_max = 50      # 0: as many as one likes
    prize_tenths = [0, 0, 11, 40, 100, 200]

The header of a play repeats them, `big21 rules=2027-01-01 stake=2 plays_per_day_max=50 …`, so that the text alone still
gives back the whole play. Only numbers can be changed, and only as far as the rules, the solver and the monitor
understand them: five stacks, two to six free cards and a ladder of five steps are the game itself.
"""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

from ventuno.rules import toml_text, version_text
from ventuno.rules.big21 import texts
from ventuno.rules.big21.rulesets import RULE_SETS, RULES_2024_10_23, RuleSet
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused
from ventuno.rules.version_text import Wording

BASE = RULES_2024_10_23  # numbers that a text does not name are those of this rule set
_ALWAYS = "plays_per_day_max"  # a header names this number even if it is as in the base: so it is known to be complete

Numbers = int | tuple[int, ...]

# What may be changed: least and most of each number, and how many numbers there are (none: a single one).
_BOUNDS: Mapping[str, tuple[int, int, range | None]] = {
    "plays_per_day_max": (0, 10_000, None),  # 0: as many as one likes
    "stakes_centimes": (1_00, 100_00, range(1, 11)),
    "opening_cards": (1, 8, None),  # the solver knows every position that eight can lead to
    "purchases_max": (0, 3, None),
    "prize_tenths": (0, 10_000, range(6, 7)),
    "ladder_tenths": (20, 10_000, range(5, 6)),
    "risk_prize_tenths_min": (20, 10_000, None),
    "risk_share": (1, 100, None),
    "risk_stake_max_centimes": (1_00, 10_000_00, None),
    "risk_whole_prize_centimes": (0, 10_000_00, range(2, 3)),
    "winnings_max_centimes": (1_00, 1_000_000_00, None),
    "hours_max": (1, 24, None),
}
NUMBERS = _BOUNDS.keys()

TOO_LONG = Reason("rule_set_too_long", "B1", texts.rule_set_too_long)
NOT_TOML = Reason("rule_set_not_toml", "B1", texts.rule_set_not_toml)
BAD_NAME = Reason("rule_set_bad_name", "Art. 24.1", texts.rule_set_bad_name)
UNKNOWN_NUMBER = Reason("rule_set_unknown_number", "B1", texts.rule_set_unknown_number)
BAD_NUMBER = Reason("rule_set_bad_number", "B1", texts.rule_set_bad_number)
NOT_PLAYABLE = Reason("rule_set_not_playable", "B1", texts.rule_set_not_playable)
NAME_TAKEN = Reason("rule_set_name_taken", "B1", texts.rule_set_name_taken)
_WORDING = Wording(TOO_LONG, NOT_TOML, BAD_NAME)


def parse(text: str) -> RuleSet:
    """The rule set in a file; `Refused` names the line that is wrong."""
    return _made(*version_text.read(text, _WORDING, _typed))


def write(rules: RuleSet) -> str:
    """The file of a rule set, with every number that may be changed."""
    return f'name = "{rules.name}"\n{_lines(rules)}'


def digest(rules: RuleSet) -> str:
    """SHA-256 of the numbers as `write` writes them, without the name."""
    return hashlib.sha256(_lines(rules).encode()).hexdigest()


def _lines(rules: RuleSet) -> str:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in numbers(rules).items())


def entries(rules: RuleSet) -> list[str]:
    """The numbers as the header of a play names them: none for a rule set of the published texts."""
    if RULE_SETS.get(rules.name) is rules:
        return []
    named = {_ALWAYS: listed(numbers(rules)[_ALWAYS])} | changed_numbers(rules)
    return [f"{key}={value}" for key, value in named.items()]


def hash_of(rules: RuleSet) -> str | None:
    """The hash of a rule set that is not one of the published texts: its name alone does not say what it is."""
    return None if RULE_SETS.get(rules.name) is rules else digest(rules)


@lru_cache(maxsize=256)  # one object for each rule set: states of the same play are compared
def from_entries(name: str, named: tuple[tuple[str, str], ...]) -> RuleSet:
    """The rule set that a header describes."""
    if not version_text.is_name(name):
        raise Refused(BAD_NAME())
    return _made(name, {key: _number(key, _read(key, value), excerpt(value)) for key, value in named})


def changed_numbers(rules: RuleSet) -> dict[str, str]:
    """What differs from the rules of 2024-10-23, for people: the number's name and its value."""
    base = numbers(BASE)
    return {key: listed(value) for key, value in numbers(rules).items() if value != base[key]}


def _made(name: str, given: Mapping[str, Numbers]) -> RuleSet:
    if name in RULE_SETS:
        raise Refused(NAME_TAKEN(name=name))
    unlimited = {"plays_per_day_max": None} if given.get("plays_per_day_max") == 0 else {}
    rules = replace(BASE, **{**given, **unlimited, "name": name})  # type: ignore[arg-type]
    if problem := _problem(rules):
        raise Refused(NOT_PLAYABLE(numbers=problem))
    return rules


def _problem(rules: RuleSet) -> str | None:
    """The numbers that contradict each other, or `None`. Each line is a sentence of the rules that must stay true."""
    prizes, ladder, whole = rules.prize_tenths, rules.ladder_tenths, rules.risk_whole_prize_centimes
    stakes = rules.stakes_centimes
    fits = {
        "stakes_centimes": _rises(stakes) and all(stake % 100 == 0 for stake in stakes),
        "prize_tenths": prizes[0] == 0 and all(a <= b for a, b in pairwise(prizes)),
        "ladder_tenths": _rises(ladder) and all(step % 10 == 0 for step in ladder),  # then Risk stakes pay in centimes
        "prize_tenths, ladder_tenths": (prizes[3], prizes[4], prizes[5])
        == (ladder[0], ladder[2], ladder[4]),  # Art. 17
        "risk_prize_tenths_min, ladder_tenths": prizes[2] < rules.risk_prize_tenths_min <= ladder[0],  # Art. 20, B12
        "risk_whole_prize_centimes": whole[0] <= whole[1] and not any(amount % 10 for amount in whole),
        "risk_stake_max_centimes": rules.risk_stake_max_centimes % rules.risk_grid_centimes == 0,
        "winnings_max_centimes, stakes_centimes": stakes[-1] * rules.best_tenths // 10 <= rules.winnings_max_centimes,
    }
    return next((numbers for numbers, right in fits.items() if not right), None)


def _rises(numbers: Sequence[int]) -> bool:
    return all(a < b for a, b in pairwise(numbers))


def _typed(key: str, value: Any) -> Numbers:  # noqa: ANN401  # as TOML has it
    return _number(key, tuple(value) if isinstance(value, list) else value, toml_text.shown(value))


def _number(key: str, value: object, found: str) -> Numbers:
    """The value of that number. Refused if there is no such number, or it is out of bounds."""
    if key not in _BOUNDS:
        raise Refused(UNKNOWN_NUMBER(what=excerpt(key), known=", ".join(_BOUNDS)))
    least, most, many = _BOUNDS[key]
    values = value if isinstance(value, tuple) else (value,)
    right = all(type(each) is int and least <= each <= most for each in values)
    if not right or (many is None) == isinstance(value, tuple) or (many is not None and len(values) not in many):
        raise Refused(BAD_NUMBER(what=key, count=1 if many is None else many[-1], least=least, most=most, found=found))
    return value  # type: ignore[return-value]


def numbers(rules: RuleSet) -> dict[str, Numbers]:
    """Every number that may be changed; 0 plays a day mean as many as one likes."""
    return {key: 0 if (value := getattr(rules, key)) is None else value for key in _BOUNDS}


def _toml(value: Numbers) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


def listed(value: Numbers) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read(key: str, value: str) -> object:
    """A number, or several separated by commas; anything else is returned as it is, and refused later."""
    parts = value.split(",")
    if not all(re.fullmatch(r"0|[1-9]\d{0,8}", part, re.ASCII) for part in parts):
        return value
    several = key in _BOUNDS and _BOUNDS[key][2] is not None
    return tuple(map(int, parts)) if several or len(parts) > 1 else int(value)
