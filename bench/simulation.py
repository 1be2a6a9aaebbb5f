"""Compiled simulation: games a second by player and scope, next to the readable rules played from Python; both games.

The best of several runs on every processor; rates for each second of processor time are given as well, because
they say what the code does when the machine is busy with other things.
"""

import os
import random
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid

from ventuno.maths.big21 import graph as packed
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import solve
from ventuno.maths.challenge.simulation import simulator as challenge_simulator
from ventuno.maths.challenge.simulation.game import SeatDecisions
from ventuno.maths.challenge.simulation.players import decisions, parse_players
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.simulator import simulate
from ventuno.rules import challenge
from ventuno.rules.big21 import RULE_SETS, Phase, Risk, Risks, apply, moves, start
from ventuno.rules.law import UNIFORM

ROUNDS = 5
SECONDS = 0.5  # of processor time a round, about
WORKERS = os.cpu_count() or 1
LEAST = {("perfect", Scope.MAIN): 3e6, ("blind", Scope.MAIN): 10e6}  # what is promised on two processors
PLAYERS = ("blind", "greedy", "perfect", "skill:2")
CHALLENGE_LEAST = 1e6  # seven seats, two processors
CHALLENGE_SEATS = (2, 7)


def rules_rate() -> float:
    """Blind main games a second through `moves` and `apply`, in one thread."""
    chance, rules, games = random.Random(21), RULE_SETS["2024-10-23"], 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < SECONDS:
        play = start(rules, 100)
        while play.phase is Phase.MAIN:
            offer = chance.choice(moves(play))
            play, _ = apply(play, Risk(offer.stakes_centimes[0]) if isinstance(offer, Risks) else offer)
        games += 1
    return games / passed


def challenge_rules_rate(seats: int) -> float:
    """Games of house13 a second through `moves` and `apply`, in one thread."""
    chance, bets, games = random.Random(21), (challenge.Bet(100, 100),) * seats, 0
    begun = time.process_time()
    while (passed := time.process_time() - begun) < SECONDS:
        game = challenge.start(bets, 1)
        while offers := challenge.moves(game):
            game, _ = challenge.apply(game, _challenge_move(game, offers[0], chance))
        games += 1
    return games / passed


def _challenge_move(game: challenge.ChallengeGame, offer: challenge.Offer, chance: random.Random) -> challenge.Move:
    match offer:
        case challenge.Draw.DEAL:
            return challenge.DealHands(tuple(chance.sample(game.stock, 2 * len(game.order))))
        case challenge.Draw.COMMUNITY:
            return challenge.Community(*chance.sample(game.stock, 2))
        case challenge.Draw.WAR:
            burnt, *cards = chance.sample(game.stock, 1 + len(game.contenders))
            return challenge.War(burnt, tuple(cards))
        case _:
            assert game.turn is not None
            total = game.total(game.turn)
            return challenge.Decision.PAY if total.points <= (17 if total.soft else 13) else challenge.Decision.STAY


def measured(games: int, play: Callable[[int], object]) -> tuple[float, float]:
    """The best rates of several rounds: games a second, and a second of processor time."""
    wall, processor = 0.0, 0.0
    for _ in range(ROUNDS):
        wall_begun, begun = time.perf_counter(), time.process_time()
        play(games)
        processor = max(processor, games / (time.process_time() - begun))
        wall = max(wall, games / (time.perf_counter() - wall_begun))
    return wall, processor


def rounds_of(play: Callable[[int], object], tried: int = 100_000) -> int:
    """How many games make a round, after compiling."""
    play(1)
    begun = time.process_time()
    play(tried)
    return int(tried * SECONDS * WORKERS / (time.process_time() - begun))


def main() -> None:
    big21()
    black_jack_challenge()


def big21() -> None:
    graph = packed.build()
    solutions = {scope: solve(graph, UNIFORM, scope, threads=WORKERS) for scope in Scope}
    grid = Grid("simulation: uniform law", "scope", "games/s", "promised", "games/s of processor time", "to the rules")
    python = max(rules_rate() for _ in range(ROUNDS))
    for scope in Scope:
        solved = SolutionSource(lambda: graph, lambda scope=scope: solutions[scope])  # type: ignore[misc]
        for name in PLAYERS:
            ready = decision_tables(parse_player(name), SimulationSetup(UNIFORM, 100, scope), solved, threads=WORKERS)
            games = rounds_of(lambda games, ready=ready: simulate(ready, 0, games))  # type: ignore[misc]
            wall, processor = measured(
                games,
                lambda games, ready=ready: simulate(ready, 1, games, workers=WORKERS),  # type: ignore[misc]
            )
            least = LEAST.get((name, scope))
            promised = "" if least is None else f"{least:,.0f}"
            grid.add_row(name, scope, f"{wall:,.0f}", promised, f"{processor:,.0f}", f"{processor / python:,.0f}")
    grid.add_row("blind, readable rules (Python)", Scope.MAIN, "", "", f"{python:,.0f}", "1")
    Console(width=140).print(grid)


def black_jack_challenge() -> None:
    grid = Grid("challenge: house13", "seats", "games/s", "promised", "games/s of processor time", "to the rules")
    for seats in CHALLENGE_SEATS:
        pays = decisions(parse_players("house13", seats))

        def play(games: int, pays: SeatDecisions = pays) -> None:
            challenge_simulator.simulate(pays, 1, games, workers=WORKERS)

        wall, processor = measured(rounds_of(play), play)
        python = max(challenge_rules_rate(seats) for _ in range(ROUNDS))
        promised = f"{CHALLENGE_LEAST:,.0f}" if seats == max(CHALLENGE_SEATS) else ""
        ratio = f"{processor / python:,.0f}"
        grid.add_row("compiled", str(seats), f"{wall:,.0f}", promised, f"{processor:,.0f}", ratio)
        grid.add_row("readable rules (Python)", str(seats), "", "", f"{python:,.0f}", "1")
    Console(width=140).print(grid)


if __name__ == "__main__":
    main()
