"""Plays of Big21 as text: a header, then one move a line.

`read_move` and `write_move` are inverse to each other, and so are `read` and `write`. The text alone gives back every
state of the play: `replay` applies its moves.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from ventuno.rules import notation
from ventuno.rules.amounts import francs, parse_francs
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.moves import Choice, Clock, Deal, Grant, Hidden, Move, Offer, Open, Place, Risk, Risks
from ventuno.rules.big21.play import apply, start
from ventuno.rules.big21.refusals import STAKE_NOT_OFFERED
from ventuno.rules.big21.rulesets import RULE_SETS, RuleSet
from ventuno.rules.big21.state import Play
from ventuno.rules.cards import RANK_BY_SYMBOL, Rank
from ventuno.rules.refusals import Refused

EXAMPLE = "big21 rules=2024-10-23 stake=2"

_WORDS: dict[str, Choice | Clock] = {move.value: move for move in (*Choice, *Clock)}
_DRAWS: dict[str, Callable[[Rank], Deal | Open | Hidden]] = {"deal": Deal, "open": Open, "hidden": Hidden}
_ENTRY = re.compile(r"(?<!\S)([a-z_]+)=(\S*)")
_NUMBER = re.compile(r"0|[1-9]\d{0,2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Header:
    rules: RuleSet
    stake_centimes: int

    def __str__(self) -> str:
        whole, centimes = divmod(self.stake_centimes, 100)
        stake = francs(self.stake_centimes) if centimes else whole
        return " ".join(["big21", f"rules={self.rules.name}", f"stake={stake}", *ruleset_text.entries(self.rules)])


@lru_cache(maxsize=1024)
def read_move(text: str) -> Move:
    """The move in one line of text, without comment."""
    match text.split():
        case [word]:
            move: Move | None = _WORDS.get(word)
        case [word, argument]:
            move = _with_argument(word, argument)
        case _:
            move = None
    if move is None:
        raise Refused(notation.UNKNOWN_MOVE(line=notation.excerpt(text)))
    return move


def _with_argument(word: str, argument: str) -> Move | None:
    if word in _DRAWS:
        rank = RANK_BY_SYMBOL.get(argument)
        return None if rank is None else _DRAWS[word](rank)
    if word == "risk":
        stake = parse_francs(argument)
        return None if stake is None else Risk(stake)
    if not _NUMBER.fullmatch(argument):
        return None
    number = int(argument)
    return Place(number - 1) if word == "place" else Grant(number) if word == "grant" else None


@lru_cache(maxsize=1024)
def write_move(move: Move | Offer) -> str:
    match move:
        case Choice() | Clock():
            return str(move.value)
        case Place():
            return f"place {move.stack + 1}"
        case Risk():
            return f"risk {francs(move.stake_centimes)}"
        case Risks():
            return f"risk {francs(move.stakes_centimes[0])}..{francs(move.stakes_centimes[-1])}"
        case Deal():
            return f"deal {move.rank}"
        case Grant():
            return f"grant {move.cards}"
        case Open():
            return f"open {move.rank}"
        case Hidden():
            return f"hidden {move.rank}"
        case _:
            assert_never(move)


def read_header(text: str) -> Header:
    """The header. A rule set that an operator has published is described by its numbers (B1)."""
    game, _, entries = text.partition(" ")
    found = _ENTRY.findall(entries)
    numbers = dict(found)
    name, paid = numbers.pop("rules", None), numbers.pop("stake", None)
    complete = name is not None and paid is not None and len(found) == len(numbers) + 2
    if game != "big21" or not complete or _ENTRY.sub("", entries).strip() or not numbers.keys() <= ruleset_text.NUMBERS:
        raise Refused(notation.BAD_HEADER(example=EXAMPLE))
    assert name is not None
    assert paid is not None
    if numbers:
        rules = ruleset_text.from_entries(name, tuple(numbers.items()))
    elif name in RULE_SETS:
        rules = RULE_SETS[name]
    else:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    stake = parse_francs(paid)
    if stake not in rules.stakes_centimes:
        raise Refused(STAKE_NOT_OFFERED())
    return Header(rules, stake)


def read(text: str) -> tuple[Header, list[Move]]:
    """The header and the moves of a text."""
    header, lines = _opened(text)
    moves = []
    for number, line in lines:
        with notation.at_line(number):
            moves.append(read_move(line))
    return header, moves


def write(header: Header, moves: Iterable[Move]) -> str:
    return "".join(f"{line}\n" for line in (header, *map(write_move, moves)))


def replay(text: str) -> Play:
    """The play after the last line; `Refused` names the first line that cannot be read or is not legal."""
    header, lines = _opened(text)
    play = start(header.rules, header.stake_centimes)
    for number, line in lines:
        with notation.at_line(number):
            play, _ = apply(play, read_move(line))
    return play


def _opened(text: str) -> tuple[Header, Iterator[tuple[int, str]]]:
    """The header, and the lines after it."""
    lines = notation.lines(text)
    number, first = next(lines, (1, ""))
    if not first:
        raise Refused(notation.NO_GAME(example=EXAMPLE), number)
    with notation.at_line(number):
        return read_header(first), lines
