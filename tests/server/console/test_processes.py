"""The console and server processes: what is done by way of one holds at once in the other (requirement 35)."""

from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from tests.enrolled import enrolled
from tests.kit import OPERATOR, QUICK, House, seeded
from tests.postgres import Cluster
from tests.server.live import Outside
from tests.server.office import player_of
from tests.server.process import Process
from tests.server.site import PASSWORD
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import Appoint
from ventuno.house.factors import totp
from ventuno.house.office.staff import Role


def founded(database: str) -> bytes:
    """A house with an operator; the secret of her second factor."""
    with House(database, at=datetime.now(UTC), seed="processes") as house:
        staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        request = Appoint(name="olga", role=Role.OPERATOR, reason="she starts today")
        return house.run(enrolled(staff, request, PASSWORD, actor=OPERATOR, clock=house.clock))


def test_req_35_what_is_closed_or_blocked_in_one_server_is_so_in_the_other(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    secret = founded(database)
    with ExitStack() as leaving:
        sites = []
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
            process = leaving.enter_context(Process(tmp_path / name, "--database", database, rounds="false"))
            sites.append(leaving.enter_context(Outside(process.address)))
        here, there = sites
        anna = there.ready("anna")
        offered = anna.took(anna.post("/plays"))
        stake = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
        start = f"/plays/{offered['play']}/start", stake
        olga = here.browser()
        code = totp.code(secret, totp.step_at(datetime.now(UTC)))
        olga.took(olga.post("/console/session", {"name": "olga", "password": PASSWORD, "code": code}))
        olga.took(olga.post("/console/closing", {"reason": "a doubt"}))
        anna.refused(anna.post(*start), 422, "game_closed")
        olga.took(olga.post("/console/opening", {"reason": "no doubt any more"}))
        olga.took(olga.post(f"/console/players/{player_of(anna)}/block", {"reason": "a call"}))
        anna.refused(anna.post(*start), 422, "blocked")
        olga.took(olga.post(f"/console/players/{player_of(anna)}/lift", {"reason": "another call"}))
        anna.took(anna.post(*start))
