"""`ventuno simulate`: many plays of one player, and what came of them."""

import os
import socket
import sys
import time
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from threading import Event
from typing import Annotated

import typer

from ventuno.cli.commands.maths import texts
from ventuno.cli.terminal import folders
from ventuno.cli.terminal.options import LawOption, ScopeOption, StakeOption, stake_centimes
from ventuno.cli.terminal.output import EXIT_INTERRUPTED, JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.cli.terminal.progress import ProgressDisplay, interruptible
from ventuno.maths.big21.scope import Scope
from ventuno.maths.simulation import simulator
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.random_numbers import SEED_MAX
from ventuno.maths.simulation.totals import Totals, estimates
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import RULE_SETS, notation, start
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason, Refused
from ventuno.store import laws
from ventuno.store.files import write_new
from ventuno.store.solved import solutions

GAMES_MAX = 10**12
WORKERS_MAX = 1024
SAVED_MAX = 10_000
RULES = RULE_SETS["2024-10-23"]  # simulated plays are governed by the newest; what happens in a play is the same in all

_ANSWER_SECONDS = 5.0

OPTION_OF_OTHER_GAME = Reason(
    "simulate_option_of_other_game", "ventuno simulate --help", texts.simulate_option_of_other_game
)
TOO_MANY_TO_SAVE = Reason("simulate_too_many_to_save", "File", texts.simulate_too_many_to_save)


class SimulatedGame(StrEnum):
    BIG21 = "big21"
    CHALLENGE = "challenge"


OWN_OPTIONS = {
    SimulatedGame.BIG21: ("law", "stake", "scope", "cluster", "save"),
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
        facts = _big21(law=law, player=who, games=games, seed=seed, workers=threads, stake=stake,
                       scope=scope, cluster=cluster, save=save, quiet=json)  # fmt: skip
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


def _big21(
    *, law: str, player: str, games: int, seed: int, workers: int, stake: str, scope: Scope, cluster: str | None,
    save: Path | None, quiet: bool,
) -> dict[str, object]:  # fmt: skip
    chosen, who = laws.load(law), parse_player(player)
    centimes = start(RULES, stake_centimes(stake)).stake_centimes
    if save is not None:
        _check_directory(save, games)
    solved = SolutionSource(
        lambda: solutions.load_graph(tell), lambda: solutions.load(chosen, scope, tell, threads=os.cpu_count() or 1)
    )
    if sys.stderr.isatty() or not quiet:
        tell(f"Preparing {who} (the first time, compiling takes some seconds)…")
    ready = decision_tables(who, SimulationSetup(chosen, centimes, scope), solved, threads=os.cpu_count() or 1)
    simulator.play(ready, seed, 0, 1)  # so that compilation is over when the clock starts
    with interruptible() as stop, ProgressDisplay(games, quiet=quiet) as told:
        begun = time.perf_counter()
        if cluster is None:
            totals = simulator.simulate(ready, seed, games, workers=workers, on_progress=told, stop=stop)
        else:
            totals = _on_cluster(cluster, workers, ready, seed, games, told=told, stop=stop)
        seconds = time.perf_counter() - begun
    if totals.games == 0:
        raise typer.Exit(EXIT_INTERRUPTED)
    if save is not None:
        _save(save, ready, seed, totals.games)
    return {"law": chosen.name, "law_hash": chosen.hash, "player": str(who), "seed": seed, "scope": scope.value,
            "stake": francs(centimes), **report(totals, centimes), "games_per_second": round(totals.games / seconds),
            "workers": workers, "interrupted": totals.games < games}  # fmt: skip


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


def _on_cluster(
    address: str, seats: int, ready: DecisionTables, seed: int, games: int, *, told: ProgressDisplay, stop: Event
) -> Totals:
    from ventuno.maths.simulation import cluster  # only this option needs Ray

    if address == cluster.LOCAL:
        os.environ.update(cluster.ENVIRONMENT)
    elif not _answers(address):  # Ray itself would go on trying for many minutes
        raise Refused(cluster.UNREACHABLE(address=address))
    with cluster.joined(address, seats) as joined:
        return joined.simulate(ready, seed, games, on_progress=told, stop=stop)


def _answers(address: str) -> bool:
    """Whether anything listens at an address such as `host:6379` or `ray://host:10001`."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        socket.create_connection((host, int(port)), _ANSWER_SECONDS).close()
    except (OSError, ValueError, OverflowError):
        return False
    return True


def _check_directory(directory: Path, games: int) -> None:
    if games > SAVED_MAX:
        raise Refused(TOO_MANY_TO_SAVE(most=SAVED_MAX, games=games))
    folders.prepare(directory)


def _save(directory: Path, ready: DecisionTables, seed: int, games: int) -> None:
    """One text a play, numbered from 1."""
    header = notation.Header(RULES, ready.stake)
    for game in range(games):
        text = notation.write(header, simulator.recorded(ready, seed, game).moves)
        write_new(directory / f"{game + 1:05}.txt", text)
