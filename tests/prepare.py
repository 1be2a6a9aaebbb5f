"""Makes, once, what the processes of a test run would else each make for themselves, all at the same time.

    python -m tests.prepare

That is: the kernels that many tests use, compiled; the two laws that most houses of the tests are under, solved. All of
it is kept beside the source and in the tests' cache. Whatever is missing there is made by the first who needs it.
"""

import tests.conftest  # noqa: F401  # says where the tests keep what they have solved
from ventuno.maths.big21.scope import Scope
from ventuno.maths.challenge.equilibrium import two_players
from ventuno.maths.challenge.simulation import simulator as challenge
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions
from ventuno.maths.monitoring.tally import PlayCounter
from ventuno.maths.simulation import simulator
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.rules.law import UNIFORM, Law
from ventuno.store import laws
from ventuno.store.solved import solutions


def prepare(law: Law) -> None:
    solution = solutions.load(law, Scope.PLAY, print, threads=2)
    solved = SolutionSource(lambda: solution.graph, lambda: solution)
    tables = decision_tables(parse_player("skill:2"), SimulationSetup(law, 100, Scope.PLAY), solved, threads=2)
    simulator.simulate(tables, 1, 10)
    PlayCounter(law, solution).simulated(tables, 1, 0, 10)


if __name__ == "__main__":
    for each in (laws.load("optimal-88"), UNIFORM):
        prepare(each)
    challenge.simulate(decisions((SimulatedSeat.HOUSE13,) * 7), 1, 10)
    two_players.solve_subgame(0, 1, accuracy=1.0)
