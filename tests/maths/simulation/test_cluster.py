"""The simulation on a local Ray of two workers gives the figures of one thread, to the last digit."""

from threading import Event
from types import SimpleNamespace

import pytest

from ventuno.maths.big21 import graph
from ventuno.maths.big21.scope import Scope
from ventuno.maths.simulation import cluster
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.players import SimulationSetup, SolutionSource, decision_tables, parse_player
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.simulator import simulate
from ventuno.maths.simulation.totals import Totals
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused

pytestmark = pytest.mark.filterwarnings("ignore::Warning")  # Ray's own


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before Ray is imported: it reads some of these only then."""
    for name, value in cluster.ENVIRONMENT.items():
        monkeypatch.setenv(name, value)


def greedy() -> DecisionTables:
    """A player with a table but nothing to solve."""

    def unsolved() -> None:
        raise AssertionError("greedy needs no solved law")

    solved = SolutionSource(graph.build, unsolved)  # type: ignore[arg-type]
    return decision_tables(parse_player("greedy"), SimulationSetup(UNIFORM, 100, Scope.PLAY), solved)


@pytest.mark.long
def test_two_seats_of_a_local_ray_give_the_same_figures() -> None:
    pytest.importorskip("ray")
    ready, games = greedy(), 20 * BATCH + 7
    heard: list[int] = []
    stop = Event()

    def told(totals: Totals) -> None:
        heard.append(totals.games)

    def stopped(totals: Totals) -> None:
        assert totals.games > 0
        stop.set()

    with cluster.joined(cluster.LOCAL, 2) as joined:
        assert joined.simulate(ready, 5, games, on_progress=told) == simulate(ready, 5, games)
        assert heard[-1] == games
        assert len(heard) > 1
        cut = joined.simulate(ready, 5, 10**12, on_progress=stopped, stop=stop)
    assert cut == simulate(ready, 5, cut.games)
    assert cut.games < 10**8


def test_a_local_ray_that_listens_elsewhere_is_shut_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray replaces a loopback address by the machine's own unless told otherwise before its import."""
    ray = SimpleNamespace(
        init=lambda **_: calls.append("init"),
        shutdown=lambda: calls.append("shutdown"),
        util=SimpleNamespace(get_node_ip_address=lambda: "192.0.2.2"),
    )
    calls: list[str] = []
    monkeypatch.setattr(cluster, "import_module", lambda _: ray)
    with pytest.raises(AssertionError, match="listens at"), cluster.joined(cluster.LOCAL, 1):
        pass
    assert calls == ["init", "shutdown"]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    with pytest.raises(Refused) as refused, cluster.joined(cluster.LOCAL, 1):
        pass
    assert refused.value.refusal.code == "cluster_no_ray"
