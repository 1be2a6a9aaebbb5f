"""Finding the law that a request asks for: calibrate, round the weights, and solve the rounded law anew.

The law is returned, not written: `law_file` is the text of a file that holds it.
"""

import os
from collections.abc import Sequence
from dataclasses import dataclass

from ventuno.jobs.calibration import texts
from ventuno.jobs.calibration.request import CalibrationRequest
from ventuno.maths.big21.graph import Graph
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import solve
from ventuno.maths.calibration import nearest_law
from ventuno.maths.calibration import population as populations
from ventuno.maths.calibration.nearest_law import Optimum
from ventuno.maths.calibration.weights import law_of, rounded
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.solved.solutions import Tell, load_graph

NOT_REACHED = Reason("target_not_reached", "P4", texts.target_not_reached)
CEILING_TOO_LOW = Reason("ceiling_too_low", "P5", texts.ceiling_too_low)


@dataclass(frozen=True, eq=False, slots=True)
class CalibrationReport:
    request: CalibrationRequest
    law: Law  # rounded, and so is what the figures up to the residual are of
    highest_payout: float
    population_payout: float | None  # of the player who errs, if one was asked for
    divergence: float
    multiplier: float
    residual: float
    iterations: int
    optima: Sequence[Optimum]  # local ones as found, before rounding; the best comes first
    other_starts: Sequence[str]  # starts of the search that led to one of these


@dataclass(frozen=True, eq=False, slots=True)
class _SearchResult:
    optima: Sequence[Optimum]
    other_starts: Sequence[str]
    solves: int
    highest_payout: float


def find_law(request: CalibrationRequest, tell: Tell, progress: Tell) -> CalibrationReport:
    """Look for the law, which takes minutes. `progress` is told each step of the search: several a second."""
    threads = os.cpu_count() or 1
    graph = load_graph(tell)
    try:
        found = _search(request, graph, progress)
        surplus = nearest_law.SurplusFunction(graph, found.highest_payout, request.held, threads=threads)
        weights, point = rounded(surplus, found.optima[0].point.shares)
    except nearest_law.TargetNotReached:
        raise Refused(NOT_REACHED(target=request.target, starts=len(nearest_law.STARTS))) from None
    law = law_of(request.name, weights)
    erring = request.player
    received = None if erring is None else populations.mixed_population(graph, point.shares, erring, threads=threads)
    return CalibrationReport(
        request,
        law,
        highest_payout=solve(graph, law, Scope.PLAY, threads=threads).figures.highest_payout,
        population_payout=None if received is None else received.payout,
        divergence=point.divergence,
        multiplier=point.multiplier,
        residual=nearest_law.residual(point, found.optima[0].nearby),
        iterations=found.solves + surplus.solves,
        optima=found.optima,
        other_starts=found.other_starts,
    )


def _search(request: CalibrationRequest, graph: Graph, progress: Tell) -> _SearchResult:
    if request.player is None:
        found = nearest_law.calibrate(graph, request.target, request.held, progress)
        return _SearchResult((found.best, *found.others), found.merged, found.solves, request.target)
    assert request.ceiling is not None
    try:
        fitted = populations.fit(graph, request.target, request.ceiling, request.player, request.held, progress)
    except populations.CeilingTooLow as reached:
        payout = f"{reached.payout:.6f}"
        facts = {"ceiling": request.ceiling, "player": request.player, "payout": payout, "target": request.target}
        raise Refused(CEILING_TOO_LOW(**facts)) from None
    return _SearchResult((fitted.best,), (), fitted.solves, fitted.highest)


def law_file(found: CalibrationReport) -> str:
    """The law as a file, with comments for people who open it."""
    request = found.request
    held = "".join(f" --hold {key}" for key in request.held)
    player = "" if request.player is None else f" --player {request.player} --ceiling {request.ceiling}"
    lines = [
        f"ventuno calibrate --target {request.target}{held}{player}",
        f"Highest payout {found.highest_payout:.8f}, divergence from uniform {found.divergence:.6f} (P4).",
    ]
    if found.population_payout is not None:
        lines.append(f"{request.player} receives {found.population_payout:.6f} (P5).")
    lines.append(f"A weight of {sum(found.law.deal) // len(found.law.deal)} is a uniform share.")
    return "".join(f"# {line}\n" for line in lines) + f"\n{found.law}"
