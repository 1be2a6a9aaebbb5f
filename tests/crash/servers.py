"""Two servers of one house: two stores and two desks on the same database, as two processes would have."""

from collections import Counter
from collections.abc import Awaitable, Iterable
from typing import Any

from tests.kit import QUICK, House, open_store, seeded
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Answer, Request
from ventuno.house.journal import Line
from ventuno.jobs.audit import audit
from ventuno.rules.refusals import Refused

CLIENTS = 50
ACCEPTED = "accepted"


class Servers:
    def __init__(self, house: House) -> None:
        self.house = house
        self._second = house.run(open_store(house.where, house.clock))
        self.desks = (house.desk, Desk(self._second, house.clock, seeded("second"), passwords=QUICK))

    def close(self) -> None:
        self.house.run(self._second.close())

    def desk(self, client: int) -> Desk:
        return self.desks[client % len(self.desks)]

    def all_at_once(self, player: str, asked: Iterable[tuple[str, Request[Any]]]) -> list[Any]:
        """Each key and request from a client of its own, half of them at each server; answers and refusals."""
        return self.house.together(
            *(self.desk(client).do(request, player=player, key=key) for client, (key, request) in enumerate(asked))
        )

    def together(self, *awaitables: Awaitable[Any]) -> list[Any]:
        return self.house.together(*awaitables)

    def journal(self, player: str, kind: str) -> list[Line]:
        lines = self.house.run(self.house.store.books.lines(player, most=10_000))
        return [line for line in lines if line.kind == kind]

    def sound(self) -> bool:
        report = self.house.run(audit(self.house.store))
        assert report.problem is None, f"{report.problem.place}: {report.problem}"
        return True


def outcomes(results: Iterable[Any]) -> Counter[str]:
    """How many were accepted, and how many refused with each code; anything else that was raised is raised again."""
    counted: Counter[str] = Counter()
    for result in results:
        if isinstance(result, Refused):
            counted[result.refusal.code] += 1
        elif isinstance(result, Answer):
            counted[ACCEPTED] += 1
        else:
            raise result
    return counted
