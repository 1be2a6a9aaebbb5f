"""The part of `ventuno simulate` that plays Black Jack Challenge."""

import sys
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

import typer
from rich.table import Table

from ventuno.cli.terminal.output import EXIT_INTERRUPTED, PipedConsole, ignoring_closed_pipe, print_facts, tell
from ventuno.cli.terminal.progress import ProgressDisplay, interruptible
from ventuno.jobs.simulation import challenge
from ventuno.jobs.simulation.challenge import TableSimulationTask
from ventuno.maths.challenge.simulation.players import parse_players
from ventuno.maths.challenge.simulation.totals import estimates

_BY_SEAT = ("net", "net_se", "bust", "paid1", "paid2")


def facts(seats: int, player: str, games: int, seed: int, workers: int, *, quiet: bool) -> dict[str, object]:
    """The figures that are promised to scripts: docs/commands.md. In antes; lists go by seat, from the button."""
    task = TableSimulationTask(parse_players(player, seats), games, seed, workers)
    if sys.stderr.isatty() or not quiet:
        tell("Preparing the table (the first time, compiling takes a few seconds)…")
    pays = challenge.prepare(task)
    with interruptible() as stop, ProgressDisplay(games, quiet=quiet) as told:
        totals, seconds = challenge.run(task, pays, told, stop)
    if totals.games == 0:
        raise typer.Exit(EXIT_INTERRUPTED)
    return {
        "player": player,
        "seats": seats,
        "seed": seed,
        "games": totals.games,
        **asdict(estimates(totals)),
        "games_per_second": round(totals.games / seconds),
        "workers": workers,
        "interrupted": totals.games < games,
    }


def show(found: Mapping[str, Any], /) -> None:
    """One line a seat, from the button, and below what concerns the table."""
    names = found["player"].split(",")
    lines = Table("seat", "player", *_BY_SEAT, box=None, pad_edge=False, header_style="bold")
    for seat in range(found["seats"]):
        figures = ("–" if (value := found[name][seat]) is None else f"{value:.6f}" for name in _BY_SEAT)
        lines.add_row("button" if seat == 0 else str(seat + 1), names[seat if len(names) > 1 else 0], *figures)
    with ignoring_closed_pipe():
        PipedConsole().print(lines)
    rest = {name: value for name, value in found.items() if name not in (*_BY_SEAT, "player")}
    print_facts({name: f"{value:.6f}" if isinstance(value, float) else value for name, value in rest.items()})
