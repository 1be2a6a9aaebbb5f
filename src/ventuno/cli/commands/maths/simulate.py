"""`ventuno simulate`: many plays of one player, and what came of them."""

import os
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from ventuno.cli.commands.maths import texts
from ventuno.cli.terminal import folders
from ventuno.cli.terminal.options import (
    LawOption,
    RulesOrFileOption,
    ScopeOption,
    StakeOption,
    rule_set_or_file,
    stake_centimes,
)
from ventuno.cli.terminal.output import EXIT_INTERRUPTED, JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.cli.terminal.progress import ProgressDisplay, interruptible
from ventuno.jobs.simulation import big21
from ventuno.jobs.simulation.big21 import RULES, SimulationTask
from ventuno.maths.big21.scope import Scope
from ventuno.maths.simulation.players import parse_player
from ventuno.maths.simulation.random_numbers import SEED_MAX
from ventuno.maths.simulation.totals import Totals, estimates
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import start
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason, Refused
from ventuno.store import laws

GAMES_MAX = 10**12
WORKERS_MAX = 1024

OPTION_OF_OTHER_GAME = Reason(
    "simulate_option_of_other_game", "ventuno simulate --help", texts.simulate_option_of_other_game
)


class SimulatedGame(StrEnum):
    BIG21 = "big21"
    CHALLENGE = "challenge"


OWN_OPTIONS = {
    SimulatedGame.BIG21: ("law", "stake", "scope", "rules", "cluster", "save"),
    SimulatedGame.CHALLENGE: ("seats",),
}
DEFAULT_PLAYER = {SimulatedGame.BIG21: "perfect", SimulatedGame.CHALLENGE: "house13"}


def simulate(
    context: typer.Context,
    game: Annotated[SimulatedGame, typer.Argument(help="Which game.")] = SimulatedGame.BIG21,
    *,
    games: Annotated[int, typer.Option(min=1, max=GAMES_MAX, help="How many plays.")],
    law: LawOption = "optimal-88",
    player: Annotated[
        str | None,
        typer.Option(
            metavar="P[,P…]",
            help="big21: blind, greedy, perfect (default) or skill:X with X from 0 to 1000. challenge: house13 "
            "(default), never, always, beginner or solid; one for all or one a seat, from the button.",
        ),
    ] = None,
    seats: Annotated[int, typer.Option(help="challenge: 2 to 7.")] = 7,
    seed: Annotated[int, typer.Option(min=0, max=SEED_MAX, help="The same seed gives the same figures.")] = 21,
    workers: Annotated[
        int | None, typer.Option(min=1, max=WORKERS_MAX, help="Threads, or seats of a cluster; as many as processors.")
    ] = None,
    stake: StakeOption = "1",
    scope: ScopeOption = Scope.PLAY,
    rules: RulesOrFileOption = RULES.name,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster; `local` starts one here for this run.")
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="DIR", help="Also write the plays as texts, here.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Play many games and show what came of them: payout and net result, or net by seat. Ctrl-C shows what is there."""
    _check_options(context, game)
    threads = workers or os.cpu_count() or 1
    who = DEFAULT_PLAYER[game] if player is None else player
    if game is SimulatedGame.CHALLENGE:
        from ventuno.cli.commands.maths import simulate_challenge

        facts = simulate_challenge.facts(seats, who, games, seed, threads, quiet=json)
        show = simulate_challenge.show
    else:
        chosen, plays = laws.load(law), parse_player(who)
        under = rule_set_or_file(rules)
        centimes = start(under, stake_centimes(stake)).stake_centimes
        task = SimulationTask(chosen, plays, centimes, scope, games, seed, threads, cluster, under)
        facts = _big21(task, save, quiet=json)
        show = _show
    if json:
        print_json(facts)
    else:
        show(facts)
    if facts["interrupted"]:
        raise typer.Exit(EXIT_INTERRUPTED)


def _check_options(context: typer.Context, game: SimulatedGame) -> None:
    """An option that would be ignored is refused."""
    other = next(one for one in SimulatedGame if one is not game)
    for name in OWN_OPTIONS[other]:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise Refused(OPTION_OF_OTHER_GAME(option=f"--{name}", game=game, other=other))


def _big21(task: SimulationTask, save: Path | None, *, quiet: bool) -> dict[str, object]:
    if save is not None:
        big21.check_saved(task.games)
        folders.prepare(save)
    if sys.stderr.isatty() or not quiet:
        tell(f"Preparing {task.player} (the first time, compiling takes some seconds)…")
    tables = big21.prepare(task, tell)
    with interruptible() as stop, ProgressDisplay(task.games, quiet=quiet) as told:
        totals, seconds = big21.run(task, tables, told, stop)
    if totals.games == 0:
        raise typer.Exit(EXIT_INTERRUPTED)
    if save is not None:
        big21.save(save, tables, task.seed, totals.games, task.rules)
    return {
        "law": task.law.name,
        "law_hash": task.law.hash,
        "player": str(task.player),
        "seed": task.seed,
        "scope": task.scope.value,
        "stake": francs(task.stake_centimes),
        **report(totals, task.stake_centimes),
        "games_per_second": round(totals.games / seconds),
        "workers": task.workers,
        "interrupted": totals.games < task.games,
    }


def report(totals: Totals, stake: int) -> dict[str, object]:
    """The figures that are promised to scripts: docs/commands.md."""
    found, games = estimates(totals, stake), totals.games
    return {
        "games": games,
        "payout": found.payout,
        "payout_se": found.payout_se,
        "net": found.net,
        "net_se": found.net_se,
        "deviation": found.deviation,
        "success": totals.won / games,
        "distribution": [count / games for count in totals.complete],
        "bust": totals.bust / games,
        "purchases": (totals.costs - games * stake) / (games * stake),
        "cards_bought": totals.bought / games,
        "free_card_awards": totals.awards / games,
        "high_low": totals.ladders / games,
        "risk": totals.risk_plays / games,
        "risk_games": totals.risk_games / games,
        "ended": {
            "bust": totals.ended_bust / games,
            "too_few": totals.ended_too_few / games,
            "stopped": totals.ended_stopped / games,
            "wrong_guess": totals.ended_wrong_guess / games,
            "cap": totals.ended_cap / games,
        },
    }


def _show(facts: Mapping[str, object], /) -> None:
    print_facts({name: _readable(value) for name, value in facts.items()})


def _readable(value: object) -> object:
    match value:
        case float():
            return f"{value:.6f}"
        case list():
            return [_readable(entry) for entry in value]
        case dict():
            return ", ".join(f"{name} {_readable(entry)}" for name, entry in value.items())
        case _:
            return value
