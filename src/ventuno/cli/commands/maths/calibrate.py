"""`ventuno calibrate`: the law nearest to uniform with a given payout (P4), also for players who err (P5)."""

import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ventuno.cli.commands.maths import texts
from ventuno.cli.terminal.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.rules import law as law_rules
from ventuno.rules.language import Language
from ventuno.rules.law import KEYS, Law
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.files import ONE_FILE, UNWRITABLE, must_be_writable, write_new

if TYPE_CHECKING:  # the mathematics is imported when it is needed: compiled code takes a moment to load
    from ventuno.maths.big21.graph import Graph
    from ventuno.maths.calibration.nearest_law import EvaluatedPoint, Optimum
    from ventuno.maths.simulation.players import SimulatedPlayer

BAD_TARGET = Reason("target_out_of_range", "P4", texts.target_out_of_range)
NOT_REACHED = Reason("target_not_reached", "P4", texts.target_not_reached)
UNKNOWN_HOLD = Reason("hold_unknown", "P4", texts.hold_unknown)
BAD_CEILING = Reason("ceiling_out_of_range", "P5", texts.ceiling_out_of_range)
CEILING_TOO_LOW = Reason("ceiling_too_low", "P5", texts.ceiling_too_low)
NO_MODEL = Reason("player_not_calibrated_for", "P5", texts.player_not_calibrated_for)
BAD_PICTURE = Reason("picture_format", "File", texts.picture_format)


@dataclass(frozen=True, slots=True)
class CalibrationAsked:
    """What is to be calibrated, checked."""

    name: str
    target: float
    ceiling: float | None
    player: "SimulatedPlayer | None"  # None: the best player
    held: tuple[str, ...]


def calibrate(
    *,
    target: Annotated[float, typer.Option(help="Payout to calibrate to, such as 0.88.")],
    out: Annotated[Path, typer.Option(help="New file for the law.")],
    hold: Annotated[list[str] | None, typer.Option(help="Keep a weight uniform, as in deal.A. Repeatable.")] = None,
    player: Annotated[str | None, typer.Option(help="Whose payout: perfect (default) or skill:X.")] = None,
    ceiling: Annotated[float | None, typer.Option(help="With skill:X: the highest payout may not exceed this.")] = None,
    name: Annotated[str | None, typer.Option(help="Name of the law; else that of the file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="New .png, .svg or .pdf of the law against uniform.")] = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Find the law nearest to uniform with a given payout."""
    asked = _checked(target, hold or [], player, ceiling, _name(name, out))
    if picture is not None and picture.suffix not in {".png", ".svg", ".pdf"}:
        raise Refused(BAD_PICTURE(file=picture))
    for file in filter(None, (out, picture)):
        must_be_writable(file)
    if picture is not None and picture.resolve() == out.resolve():
        raise Refused(ONE_FILE(file=out))
    begun = time.perf_counter()
    law, facts = _found(asked)
    facts["seconds"] = round(time.perf_counter() - begun, 1)
    write_new(out, _header(asked, law, facts) + str(law))
    if picture is not None:
        _draw(law, facts, picture)
    if json:
        print_json(facts)
    else:
        print_facts({**facts, "optima": "\n".join(map(_line, facts["optima"]))})  # type: ignore[call-overload]


def _checked(
    target: float, held: Sequence[str], player: str | None, ceiling: float | None, name: str
) -> CalibrationAsked:
    from ventuno.maths.simulation.players import PlayerKind, parse_player

    if not 0.0 < target < 1.0:  # not a number is not either
        raise Refused(BAD_TARGET(found=target))
    known = {f"{table}.{key}" for table, keys in KEYS.items() for key in keys}
    for key in held:
        if key not in known:
            raise Refused(UNKNOWN_HOLD(found=excerpt(key)))
    if ceiling is not None and not (isfinite(ceiling) and target <= ceiling <= 1.0):
        raise Refused(BAD_CEILING(found=ceiling, target=target))
    chosen = None if player is None else parse_player(player)
    match None if chosen is None else chosen.kind:
        case None | PlayerKind.PERFECT:
            return CalibrationAsked(name, target, ceiling, None, tuple(held))
        case PlayerKind.SKILL:
            return CalibrationAsked(name, target, 1.0 if ceiling is None else ceiling, chosen, tuple(held))
        case _:
            raise Refused(NO_MODEL(found=player))


def _name(given: str | None, out: Path) -> str:
    name = re.sub(r"[^a-z0-9.-]+", "-", out.stem.lower()).strip("-.") if given is None else given
    if not law_rules.NAME.fullmatch(name):
        raise Refused(law_rules.BAD_NAME())
    return name


def _found(asked: CalibrationAsked) -> tuple[Law, dict[str, object]]:
    """Calibrate, round, and solve the rounded law anew."""
    from ventuno.maths.big21.scope import Scope
    from ventuno.maths.big21.solution import solve
    from ventuno.maths.calibration import nearest_law as maths
    from ventuno.maths.calibration.weights import law_of, rounded
    from ventuno.store.solved.solutions import load_graph

    graph = load_graph(tell)
    try:
        best, others, merged, solves, highest = _searched(asked, graph)
        surplus = maths.SurplusFunction(graph, highest, asked.held, threads=_threads())
        weights, point = rounded(surplus, best.point.shares)
    except maths.TargetNotReached:
        raise Refused(NOT_REACHED(target=asked.target, starts=len(maths.STARTS))) from None
    finally:
        _progress("")
    law = law_of(asked.name, weights)
    solution = solve(graph, law, Scope.PLAY, threads=_threads())
    facts: dict[str, object] = {
        "law": law.name,
        "hash": law.hash,
        "target": asked.target,
        "held": list(asked.held),
        **_of_population(asked, graph, point),
        "highest_payout": solution.figures.highest_payout,
        **_conditions(point, maths.residual(point, best.nearby)),
        "iterations": solves + surplus.solves,
        "optima": [_local(best), *map(_local, others)],
        "other_starts": list(merged),
    }
    return law, facts


def _searched(
    asked: CalibrationAsked, graph: "Graph"
) -> "tuple[Optimum, Sequence[Optimum], Sequence[str], int, float]":
    """The best optimum, the others, starts that led to none of their own, solves, and the highest payout."""
    from ventuno.maths.calibration import nearest_law as maths
    from ventuno.maths.calibration import population

    if asked.player is None:
        found = maths.calibrate(graph, asked.target, asked.held, _progress)
        return found.best, found.others, found.merged, found.solves, asked.target
    assert asked.ceiling is not None
    try:
        fitted = population.fit(graph, asked.target, asked.ceiling, asked.player.skill, asked.held, _progress)
    except population.CeilingTooLow as reached:
        payout = f"{reached.payout:.6f}"
        refusal = CEILING_TOO_LOW(ceiling=asked.ceiling, player=asked.player, payout=payout, target=asked.target)
        raise Refused(refusal) from None
    return fitted.best, (), (), fitted.solves, fitted.highest


def _of_population(asked: CalibrationAsked, graph: "Graph", point: "EvaluatedPoint") -> dict[str, object]:
    from ventuno.maths.calibration.population import population

    if asked.player is None:
        return {}
    received = population(graph, point.shares, asked.player.skill, threads=_threads())
    return {"player": str(asked.player), "ceiling": asked.ceiling, "population_payout": received.payout}


def _conditions(point: "EvaluatedPoint", residual: float) -> dict[str, object]:
    return {"divergence": point.divergence, "multiplier": point.multiplier, "residual": residual}


def _local(optimum: "Optimum") -> dict[str, object]:
    """A local optimum as found, before rounding."""
    conditions = _conditions(optimum.point, optimum.residual)
    surplus = optimum.point.surplus
    return {"start": optimum.start, **conditions, "surplus": surplus, "polished": optimum.polished}


def _line(optimum: Mapping[str, object]) -> str:
    return (
        f"{optimum['start']}: divergence {optimum['divergence']:.6f}, multiplier {optimum['multiplier']:.5f}, "
        f"residual {optimum['residual']:.1e}, surplus {optimum['surplus']:+.1e}"
    )


def _header(asked: CalibrationAsked, law: Law, facts: Mapping[str, object]) -> str:
    """Comments for people who open the file."""
    held = "".join(f" --hold {key}" for key in asked.held)
    player = "" if asked.player is None else f" --player {asked.player} --ceiling {asked.ceiling}"
    lines = [
        f"ventuno calibrate --target {asked.target}{held}{player}",
        f"Highest payout {facts['highest_payout']:.8f}, divergence from uniform {facts['divergence']:.6f} (P4).",
    ]
    if asked.player is not None:
        lines.append(f"{asked.player} receives {facts['population_payout']:.6f} (P5).")
    lines.append(f"A weight of {sum(law.deal) // len(law.deal)} is a uniform share.")
    return "".join(f"# {line}\n" for line in lines) + "\n"


def _draw(law: Law, facts: Mapping[str, object], picture: Path) -> None:
    from ventuno.cli.commands.maths.calibration_picture import draw

    try:
        draw(law, float(str(facts["highest_payout"])), float(str(facts["divergence"])), picture)
    except OSError as error:
        raise Refused(UNWRITABLE(file=picture, problem=error.strerror or "I/O error")) from None


def _threads() -> int:
    return os.cpu_count() or 1


def _progress(text: str) -> None:
    """One line that changes, for a person who waits at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
