"""Versions of the tables' rules that an operator writes: as a TOML file, and in the header of a game (C17).

A file names the day and the numbers that differ from the leaflet's:

    name = "2027-01-01"
    red_pair = "25:1"
    ante_centimes = [100, 50000]     # the least and the most that a table may post
    calm_seconds = [30, 20]          # to bet, and for each decision

The header of a game repeats them, `challenge antes=5,5 … button=1 rules=2027-01-01 red_pair=25:1`, so that the text
alone still gives back the whole game. Under the leaflet's rules a header names nothing.

No bonus bet may give players more than they stake on average: the bank would lose for ever. That is computed exactly,
over all pairs of cards.
"""

import hashlib
import re
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

from ventuno.rules import toml_text, version_text
from ventuno.rules.challenge import texts
from ventuno.rules.challenge.bets import GRID_CENTIMES, Odds
from ventuno.rules.challenge.table_rules import BLACK, LEAFLET, RED, TABLE_RULES, Pair, TableRules, expectation
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused
from ventuno.rules.version_text import Wording

PLAYERS_EXPECTATION_MAX = Fraction(0)  # on a bonus bet, in francs for each franc: the bank never loses on average
RULES = "rules"  # the header's entry that names the version

Number = Odds | Pair | int

_ODDS = ("red_pair", "double_red", "black_pair", "pair", "double_black")
_PAYS, _FOR = range(1, 1001), (1, 2, 5, 10)  # C2: a stake on the grid is then paid to the centime
# What may be changed besides: how many numbers there are, the least and the most of each.
_BOUNDS: Mapping[str, tuple[int, int, int]] = {
    "ante_centimes": (2, 10, 1_000_00),
    "bonus_centimes": (2, 10, 1_000_00),
    "chips_antes_max": (1, 3, 1000),  # C16: three antes are what one game can cost
    "calm_seconds": (2, 5, 300),
    "brisk_seconds": (2, 5, 300),
}
NUMBERS = (*_ODDS, *_BOUNDS)

TOO_LONG = Reason("table_rules_too_long", "C17", texts.table_rules_too_long)
NOT_TOML = Reason("table_rules_not_toml", "C17", texts.table_rules_not_toml)
BAD_NAME = Reason("table_rules_bad_name", "C17", texts.table_rules_bad_name)
UNKNOWN_NUMBER = Reason("table_rules_unknown_number", "C17", texts.table_rules_unknown_number)
BAD_ODDS = Reason("table_rules_bad_odds", "C2", texts.table_rules_bad_odds)
BAD_NUMBER = Reason("table_rules_bad_number", "C17", texts.table_rules_bad_number)
NOT_PLAYABLE = Reason("table_rules_not_playable", "C17", texts.table_rules_not_playable)
BANK_LOSES = Reason("table_rules_bank_loses", "C1", texts.table_rules_bank_loses)
NAME_TAKEN = Reason("table_rules_name_taken", "C17", texts.table_rules_name_taken)
UNKNOWN = Reason("table_rules_unknown", "C17", texts.table_rules_unknown)
_WORDING = Wording(TOO_LONG, NOT_TOML, BAD_NAME)


def parse(text: str) -> TableRules:
    """The version in a file; `Refused` names the line that is wrong."""
    return _made(*version_text.read(text, _WORDING, lambda key, value: _number(key, value, toml_text.shown(value))))


def write(rules: TableRules) -> str:
    """The file of a version, with every number that may be changed."""
    return f'name = "{rules.name}"\n{_lines(rules)}'


def digest(rules: TableRules) -> str:
    """SHA-256 of the numbers as `write` writes them, without the name."""
    return hashlib.sha256(_lines(rules).encode()).hexdigest()


def numbers(rules: TableRules) -> dict[str, Number]:
    """Every number that may be changed."""
    return {key: getattr(rules, key) for key in NUMBERS}


def listed(value: Number) -> str:
    """As a header writes it."""
    return f"{value[0]},{value[1]}" if isinstance(value, tuple) else str(value)


def changed_numbers(rules: TableRules) -> dict[str, str]:
    """What differs from the leaflet: the number's name and its value."""
    return {key: listed(value) for key, value in numbers(rules).items() if value != getattr(LEAFLET, key)}


def entries(rules: TableRules) -> str:
    """The version as the header of a game names it: nothing for the leaflet's."""
    if rules == LEAFLET:
        return ""
    return " ".join(f"{key}={value}" for key, value in ({RULES: rules.name} | changed_numbers(rules)).items())


@lru_cache(maxsize=256)
def from_entries(text: str) -> TableRules:
    """The version that a header names, written as `entries` writes it: every number at most once, in their order."""
    if not text:
        return LEAFLET
    named = [entry.partition("=") for entry in text.split(" ")]
    if named[0][0] != RULES or not version_text.is_name(named[0][2]):
        raise Refused(BAD_NAME())
    given = {key: _number(key, _read(key, value), excerpt(value)) for key, _, value in named[1:]}
    rules = _made(named[0][2], given)
    if entries(rules) != text:  # twice, in another order, or as in the leaflet
        raise Refused(NOT_PLAYABLE(numbers=", ".join(given)))
    return rules


def check(rules: TableRules) -> None:
    """Refused if the numbers contradict each other, or if the bank would lose on average."""
    if problem := _problem(rules):
        raise Refused(NOT_PLAYABLE(numbers=problem))
    for name, bet in (("Red Bonus", RED), ("Black Bonus", BLACK)):
        found = expectation(rules.odds, bet)
        if found > PLAYERS_EXPECTATION_MAX:
            percent = f"{float(100 * found):.2f}"
            raise Refused(BANK_LOSES(bet=name, expectation=f"+{found}", percent=percent))


def _made(name: str, given: Mapping[str, Number]) -> TableRules:
    if name in TABLE_RULES:
        raise Refused(NAME_TAKEN(name=name))
    rules = replace(LEAFLET, name=name, **given)  # type: ignore[arg-type]
    check(rules)
    return rules


def _problem(rules: TableRules) -> str | None:
    """The numbers that contradict each other, or `None`. Each line is a sentence of the rules that must stay true."""
    worth = {key: Fraction(odds.pays, odds.for_) for key in _ODDS if isinstance(odds := getattr(rules, key), Odds)}
    fits = {
        "red_pair, double_red": worth["red_pair"] >= worth["double_red"],  # L54: only the better bonus is paid
        "black_pair, pair": worth["black_pair"] >= worth["pair"],  # L58
        "black_pair, double_black": worth["black_pair"] >= worth["double_black"],
        "ante_centimes": _rises(rules.ante_centimes),
        "bonus_centimes": _rises(rules.bonus_centimes),
    }
    return next((key for key, right in fits.items() if not right), None)


def _rises(amounts: Pair) -> bool:
    """C4: they may be the same. C2: stakes are on the grid."""
    return amounts[0] <= amounts[1] and not any(amount % GRID_CENTIMES for amount in amounts)


def _number(key: str, value: object, found: str) -> Number:
    """The value of that number. Refused if there is no such number, or it is out of bounds."""
    if key in _ODDS:
        if (odds := _odds(value)) is None:
            raise Refused(BAD_ODDS(what=key, most=_PAYS[-1], found=found))
        return odds
    if key not in _BOUNDS:
        raise Refused(UNKNOWN_NUMBER(what=excerpt(key), known=", ".join(NUMBERS)))
    many, least, most = _BOUNDS[key]
    values = tuple(value) if isinstance(value, list | tuple) else (value,)
    right = all(type(each) is int and least <= each <= most for each in values)
    if not right or len(values) != many or (many == 1) != isinstance(value, int):
        raise Refused(BAD_NUMBER(what=key, count=many, least=least, most=most, found=found))
    return values[0] if many == 1 else (values[0], values[1])


def _odds(value: object) -> Odds | None:
    """`30:1`; None if that is none, or out of bounds, or would not be paid to the centime."""
    found = re.fullmatch(r"([1-9]\d{0,3}):([1-9]\d?)", value, re.ASCII) if isinstance(value, str) else None
    if found is None or int(found[1]) not in _PAYS or int(found[2]) not in _FOR:
        return None
    return Odds(int(found[1]), int(found[2]))


def _read(key: str, value: str) -> object:
    """Odds stay a text; two numbers are separated by a comma; anything else is refused later."""
    parts = value.split(",")
    if key in _ODDS or not all(re.fullmatch(r"0|[1-9]\d{0,8}", part, re.ASCII) for part in parts):
        return value
    return tuple(map(int, parts)) if len(parts) > 1 else int(value)


def _lines(rules: TableRules) -> str:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in numbers(rules).items())


def _toml(value: Number) -> str:
    match value:
        case Odds():
            return f'"{value}"'
        case int():
            return str(value)
        case least, most:
            return f"[{least}, {most}]"
