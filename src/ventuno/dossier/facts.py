"""All numbers of a dossier, gathered: from the solved law, from simulated plays, and from the other game."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

import numpy as np

from ventuno import __version__
from ventuno.maths.big21.advice import Advisor
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.calibration.population import population
from ventuno.maths.challenge.equilibrium import best_response, two_players
from ventuno.maths.dossier import big21
from ventuno.maths.dossier.big21 import BuyingGains, ClearingGains, ExactFigures, GuessingAdvice, PlayerOutcome
from ventuno.maths.dossier.challenge import ChallengeChapter, chapter
from ventuno.maths.simulation import players, simulator
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource
from ventuno.maths.simulation.random_numbers import SEED_MAX
from ventuno.rules.law import KEYS, Law
from ventuno.store.solved import files

STAKES = (1, 2, 3, 4, 5)  # Art. 2.3, francs
SKILLS = (1.0, 3.0, 10.0, 30.0)
CURVE = (1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 100.0)
SKILL_PART = 10  # players with a skill are slower to simulate, and their payout is exact: a tenth of the plays
GAMES_LEAST = 1000  # of such a part

Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class LawFacts:
    name: str
    hash: str
    weights: dict[str, dict[str, int]]
    shares: dict[str, dict[str, float]]
    divergence: float  # from uniform, Kullback-Leibler, added up (P4)


@dataclass(frozen=True, slots=True)
class PlayerFacts:
    name: str
    exact_payout: float | None  # where it is known without simulation
    stakes: list[int]  # francs
    seeds: list[int]
    outcomes: list[PlayerOutcome]  # one for each stake; a single one if the stake is no matter

    @property
    def outcome(self) -> PlayerOutcome:
        return self.outcomes[0]


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """A player of the curve: how payout falls with errors."""

    skill: float
    payout: float
    payout_se: float  # 0 where the payout is exact


@dataclass(frozen=True, slots=True)
class Facts:
    software: str
    source: str  # SHA-256 of the program's files
    solver: int
    games: int
    seed: int
    draft: bool
    law: LawFacts
    exact: ExactFigures
    players: list[PlayerFacts]
    curve: list[CurvePoint]
    blind_success: float  # over all stakes
    blind_success_most: float  # upper bound, 99.9 %
    plays_to_tell: dict[str, int | None]  # until `perfect` is ahead of each other player, 95 %
    clearing: list[ClearingGains]
    buying: list[BuyingGains]
    guessing: GuessingAdvice
    challenge: ChallengeChapter

    def player(self, name: str) -> PlayerFacts:
        return next(player for player in self.players if player.name == name)

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"


@dataclass(frozen=True, slots=True)
class DossierTask:
    """A law to be described, and how thoroughly."""

    law: Law
    solution: Solution
    games: int
    seed: int
    draft: bool  # leave out what takes longest: exact figures of players who err
    workers: int
    report: Report

    def part(self) -> int:
        return max(self.games // SKILL_PART, min(self.games, GAMES_LEAST))


def gather(task: DossierTask) -> Facts:
    law, solution = task.law, task.solution
    task.report("Following best play…")
    exact = big21.exact(solution, law, threads=task.workers)
    curve = _simulated_curve(task) if task.draft else _exact_curve(task)
    known = {"perfect": exact.highest_payout} | {
        f"skill:{point.skill:g}": point.payout for point in curve if not task.draft
    }
    found = [_player(name, known.get(name), task) for name in _names()]
    blind, perfect = found[0].outcomes, found[-1].outcome
    won = sum(round(outcome.success * outcome.games) for outcome in blind)
    played = sum(outcome.games for outcome in blind)
    advisor = Advisor(solution)
    return Facts(
        software=__version__,
        source=source_hash(),
        solver=files.VERSION,
        games=task.games,
        seed=task.seed,
        draft=task.draft,
        law=_law(law),
        exact=exact,
        players=found,
        curve=curve,
        blind_success=won / played,
        blind_success_most=big21.wilson_upper_bound(won, played),
        plays_to_tell={other.name: big21.plays_to_tell(perfect, other.outcome) for other in found[:-1]},
        clearing=big21.clearing(advisor),
        buying=big21.buying(advisor),
        guessing=big21.guessing(law),
        challenge=_challenge(task),
    )


def _challenge(task: DossierTask) -> ChallengeChapter:
    """The other game knows no law; it is here so that one document has all figures of the house."""
    task.report("Solving and playing Black Jack Challenge…")
    subgames = two_players.solve(threads=task.workers)
    return chapter(subgames, best_response.figures(subgames), task.games, task.seed, workers=task.workers)


def source_hash() -> str:
    """The hash of every file of the package, so that a dossier names the program that made it exactly."""
    root = Path(__file__).parents[1]
    digest = sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _names() -> list[str]:
    return ["blind", "greedy", *(f"skill:{skill:g}" for skill in SKILLS), "perfect"]


def _law(law: Law) -> LawFacts:
    weights = {table: dict(zip(keys, law.weights(table), strict=True)) for table, keys in KEYS.items()}
    shares = {table: dict(zip(keys, chances(law.weights(table)).tolist(), strict=True)) for table, keys in KEYS.items()}
    return LawFacts(law.name, law.hash, weights, shares, big21.divergence(law))


def _player(name: str, exact_payout: float | None, task: DossierTask) -> PlayerFacts:
    """Only a blind player uses Risk, whose limits are in francs; to all others the stake is but a unit.

    Each stake has its own seed, so that the plays can be added up.
    """
    stakes = STAKES if name == "blind" else STAKES[:1]
    games = task.part() if name.startswith("skill") else task.games
    task.report(f"Playing {games:,} plays of {name}{' at every stake' if len(stakes) > 1 else ''}…")
    seeds = [(task.seed + number) % (SEED_MAX + 1) for number in range(len(stakes))]
    outcomes = [_simulated(name, task, stake, games, seed) for stake, seed in zip(stakes, seeds, strict=True)]
    return PlayerFacts(name, exact_payout, list(stakes), seeds, outcomes)


def _simulated(name: str, task: DossierTask, stake: int, games: int, seed: int) -> PlayerOutcome:
    solved = SolutionSource(lambda: task.solution.graph, lambda: task.solution)
    table = SimulationSetup(task.law, 100 * stake, Scope.PLAY)
    tables = players.decision_tables(players.parse_player(name), table, solved, threads=task.workers)
    return big21.outcome(simulator.simulate(tables, seed, games, workers=task.workers), 100 * stake)


def _exact_curve(task: DossierTask) -> list[CurvePoint]:
    """Two at a time, the slowest first: the less the skill, the more states are reached."""
    task.report("Following players who err, exactly…")
    shares = np.concatenate([chances(task.law.weights(table)) for table in KEYS])

    def payout(skill: float) -> CurvePoint:
        found = population(task.solution.graph, shares, skill)
        task.report(f"  skill {skill:g}: {100 * found.payout:.2f} %")
        return CurvePoint(skill, found.payout, 0.0)

    with ThreadPoolExecutor(min(2, task.workers)) as pool:
        return list(pool.map(payout, CURVE))


def _simulated_curve(task: DossierTask) -> list[CurvePoint]:
    points = []
    for skill in CURVE:
        found = _simulated(f"skill:{skill:g}", task, STAKES[0], task.part(), task.seed)
        points.append(CurvePoint(skill, found.payout, found.payout_se))
    return points
