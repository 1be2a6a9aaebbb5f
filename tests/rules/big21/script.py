"""Plays as short scripts: moves as the notation writes them, with semicolons between them."""

import pytest

from ventuno.rules.big21 import RULE_SETS, Play, apply, moves, start
from ventuno.rules.big21.events import Event
from ventuno.rules.big21.notation import read_move, write_move
from ventuno.rules.refusals import Refusal, Refused

RULES = "2024-10-23"


def begun(stake: int = 2, rules: str = RULES) -> Play:
    return start(RULE_SETS[rules], stake * 100)


def played(script: str, stake: int = 2, rules: str = RULES) -> Play:
    return after(begun(stake, rules), script)


def after(play: Play, script: str) -> Play:
    return _fold(play, script)[0]


def last_events(script: str, stake: int = 2, rules: str = RULES) -> tuple[Event, ...]:
    """What the last move of the script brought about."""
    return events_after(begun(stake, rules), script)


def events_after(play: Play, script: str) -> tuple[Event, ...]:
    """What the last move of the script brought about, from that play on."""
    return _fold(play, script)[1]


def _fold(play: Play, script: str) -> tuple[Play, tuple[Event, ...]]:
    events: tuple[Event, ...] = ()
    for line in filter(None, map(str.strip, script.split(";"))):
        play, events = apply(play, read_move(line))
    return play, events


def refusal_of(play: Play, move: str) -> Refusal:
    with pytest.raises(Refused) as caught:
        apply(play, read_move(move))
    return caught.value.refusal


def cards(text: str) -> str:
    """`K1 5-` deals a king and places it on stack 1, then deals a five and discards it."""
    steps = ((card[:-1], card[-1]) for card in text.split())
    return "; ".join(f"deal {rank}; {'discard' if where == '-' else f'place {where}'}" for rank, where in steps)


def complete(stacks: int) -> str:
    """Ace and king on each of the first so many stacks, with two free cards after the second."""
    naturals = [cards(f"A{number} K{number}") for number in range(1, stacks + 1)]
    return "; ".join([*naturals[:2], "grant 2", *naturals[2:]] if stacks >= 2 else naturals)


def won(stacks: int) -> str:
    """A game that ended with so many complete stacks: by the player's will, or all five."""
    return complete(stacks) if stacks == 5 else f"{complete(stacks)}; deal 2; end"


def totals(play: Play) -> str:
    return " ".join(map(str, play.game.stacks))


def offers(play: Play) -> list[str]:
    return [write_move(offer) for offer in moves(play)]


NEAR_THE_CAP = "; ".join(
    [
        won(5),
        f"risk 25; {won(5)}",
        f"risk 125; {won(5)}",
    ]
)  # with a stake of CHF 5: 450.00 realised, and a prize of 2500.00
