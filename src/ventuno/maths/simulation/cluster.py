"""The same simulation on a Ray cluster: the optional extra `ventuno[cluster]`.

Each worker is a process of the cluster. It receives the tables once and then plays ranges of games by their numbers. So
the figures are those of `simulator.simulate` to the last digit. (A `skill` player's exponentials come from each
machine's mathematical library: on machines with different ones, a choice could differ once in about 10^16.)

Nothing that works without Ray may import this module. It opens no port except on the loopback address. Ray makes that
hard: even if its address is 127.0.0.1 it listens on every interface, unless the variables in `ENVIRONMENT` are set
before Ray is imported. Whoever joins `local` sets them, and joining checks that it worked.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Event
from typing import Any

import numpy as np

from ventuno.maths.simulation import simulator, texts
from ventuno.maths.simulation.batches import BATCH
from ventuno.maths.simulation.plays import DecisionTables
from ventuno.maths.simulation.totals import Totals
from ventuno.rules.refusals import Reason, Refused

LOCAL = "local"  # the address of a cluster that is started here, for this one run
LOOPBACK = "127.0.0.1"
ENVIRONMENT = {
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # Ray's name for: listen on the loopback address only
    "RAY_USAGE_STATS_ENABLED": "0",  # send no usage statistics
}
_CHUNK = 16 * BATCH  # games that a worker is given at a time
_WAIT_SECONDS = 0.2  # how soon a stop is noticed

NO_RAY = Reason("cluster_no_ray", "Cluster", texts.cluster_no_ray)
UNREACHABLE = Reason("cluster_unreachable", "Cluster", texts.cluster_unreachable)


class ClusterWorker:
    """A process of the cluster that plays games by their numbers."""

    def __init__(self, tables: DecisionTables) -> None:
        # Ray lends arrays that cannot be written to, which compiled code takes for another type.
        lent: dict[str, Any] = {name: a for name, a in tables._asdict().items() if isinstance(a, np.ndarray)}
        self._tables = tables._replace(**{name: array.copy() for name, array in lent.items()})

    def play(self, seed: int, first: int, last: int) -> Totals:
        totals = Totals()
        for begin in range(first, last, BATCH):
            totals += simulator.play(self._tables, seed, begin, min(begin + BATCH, last))
        return totals


@contextmanager
def joined(address: str, workers: int) -> Iterator["Cluster"]:
    """The cluster at an address, for as long as it is needed; `local` starts one here with so many processors."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise Refused(NO_RAY()) from None
    options: dict[str, object] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        options |= {"num_cpus": workers, "include_dashboard": False, "_node_ip_address": LOOPBACK}
    try:
        ray.init(**options)
    except (ConnectionError, RuntimeError, TimeoutError, ValueError):
        raise Refused(UNREACHABLE(address=address)) from None
    try:
        here = ray.util.get_node_ip_address()
        assert address != LOCAL or here == LOOPBACK, f"Ray listens at {here}: ENVIRONMENT was not set before its import"
        yield Cluster(ray, workers)
    finally:
        ray.shutdown()


class Cluster:
    """A cluster that has been joined; `ray` is the module, for which there may be no types."""

    def __init__(self, ray: Any, workers: int) -> None:  # noqa: ANN401
        self._ray, self._workers = ray, workers

    def simulate(
        self,
        tables: DecisionTables,
        seed: int,
        games: int,
        *,
        on_progress: Callable[[Totals], None] | None = None,
        stop: Event | None = None,
    ) -> Totals:
        """Like `simulator.simulate`. Games are handed out in order; a worker has one task under way and one waiting."""
        kept = self._ray.put(tables)
        free = [self._ray.remote(num_cpus=1)(ClusterWorker).remote(kept) for _ in range(self._workers)] * 2
        under_way: dict[Any, Any] = {}
        begun, totals = 0, Totals()
        while True:
            while free and begun < games and not (stop is not None and stop.is_set()):
                worker, last = free.pop(0), min(begun + _CHUNK, games)
                under_way[worker.play.remote(seed, begun, last)] = worker
                begun = last
            if not under_way:
                return totals
            done, _ = self._ray.wait(list(under_way), timeout=_WAIT_SECONDS)
            for task in done:
                totals += self._ray.get(task)
                free.append(under_way.pop(task))
                if on_progress is not None:
                    on_progress(totals)
