"""Random complete plays through `moves` and `apply`, next to PokerKit and OpenSpiel driven from Python.

A move is one step that changes the state. For PokerKit both counts are given: the players' decisions, and all
operations (dealing, posting and showing included), which is the fairer one, since our chance moves count too.
"""

import random
import time
from collections.abc import Callable

import pyspiel
from pokerkit import Automation, NoLimitTexasHoldem
from rich.console import Console
from rich.table import Table

from ventuno.rules.big21 import RULE_SETS, Risk, Risks, apply, moves, start

SECONDS = 3.0
ROUNDS = 3
RULES = RULE_SETS["2024-10-23"]


def big21(chance: random.Random) -> tuple[int, int]:
    """One random play: its moves, counted twice over for the common shape."""
    play, made = start(RULES, 200), 0
    while offers := moves(play):
        offer = chance.choice(offers)
        play, _ = apply(play, Risk(chance.choice(offer.stakes_centimes)) if isinstance(offer, Risks) else offer)
        made += 1
    return made, made


def pokerkit(chance: random.Random) -> tuple[int, int]:
    """One random heads-up hand: decisions, and all operations."""
    state = NoLimitTexasHoldem.create_state(tuple(Automation), True, 0, (1, 2), 2, 200, 2)  # noqa: FBT003
    decisions = 0
    while state.status:
        choices: list[Callable[[], object]] = []
        if state.can_fold():
            choices.append(state.fold)
        if state.can_check_or_call():
            choices.append(state.check_or_call)
        if state.can_complete_bet_or_raise_to():
            choices.append(state.complete_bet_or_raise_to)
        chance.choice(choices)()
        decisions += 1
    return decisions, len(state.operations)


def openspiel(name: str) -> Callable[[random.Random], tuple[int, int]]:
    game = pyspiel.load_game(name)

    def once(chance: random.Random) -> tuple[int, int]:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
        return made, made

    return once


def rates(once: Callable[[random.Random], tuple[int, int]]) -> tuple[float, float, float]:
    """Games, decisions and moves a second."""
    chance = random.Random(21)
    games = decisions = made = 0
    begun = time.perf_counter()
    while (passed := time.perf_counter() - begun) < SECONDS / ROUNDS:
        few, all_of_them = once(chance)
        games, decisions, made = games + 1, decisions + few, made + all_of_them
    return games / passed, decisions / passed, made / passed


def main() -> None:
    players: dict[str, Callable[[random.Random], tuple[int, int]]] = {
        "ventuno Big21 (Python)": big21,
        "PokerKit no-limit hold'em (Python)": pokerkit,
        "OpenSpiel blackjack (C++)": openspiel("blackjack"),
        "OpenSpiel backgammon (C++)": openspiel("backgammon"),
    }
    measured: dict[str, list[tuple[float, float, float]]] = {name: [] for name in players}
    for _ in range(ROUNDS):  # in turn, so that a busy moment of the machine hits all of them
        for name, once in players.items():
            measured[name].append(rates(once))
    best = {name: max(figures, key=lambda figure: figure[2]) for name, figures in measured.items()}
    ours = best["ventuno Big21 (Python)"][2]
    table = Table("rules: random complete games", "games/s", "decisions/s", "moves/s", "ventuno's moves/s to these")
    for name, (games, decisions, made) in best.items():
        ratio = (
            f"{ours / made:.1f}" if decisions == made else f"{ours / made:.1f} ({ours / decisions:.1f} to decisions)"
        )
        table.add_row(name, f"{games:,.0f}", f"{decisions:,.0f}", f"{made:,.0f}", ratio)
    Console(width=140).print(table)
