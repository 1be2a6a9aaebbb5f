"""Really several server processes on one database."""

import json
import subprocess
import sys
from pathlib import Path

from tests.crash.servers import Servers
from tests.kit import House
from ventuno.desk.requests import SetLimit
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import DEPOSIT_LIMIT_REACHED

ROOT = Path(__file__).parents[2]
SHARED = [f"shared {n}" for n in range(20)]


def start(house: House, player: str, keys: list[str]) -> "subprocess.Popen[str]":
    command = (sys.executable, "-m", "tests.crash.competing_server", str(house.where), player, *keys)
    return subprocess.Popen(command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_three_processes_fill_a_limit_exactly_and_share_keys(servers: Servers) -> None:
    house = servers.house
    player = house.ready(deposit="100")
    house.do(SetLimit(limit=LimitKind.DEPOSIT_30, amount="170"), player)
    rivals = [start(house, player, [*SHARED, *(f"{name} {n}" for n in range(20))]) for name in ("one", "two", "three")]
    for rival in rivals:
        assert rival.stdout is not None
        assert rival.stdout.readline() == "ready\n"
    for rival in rivals:
        assert rival.stdin is not None
        rival.stdin.write("go\n")
        rival.stdin.flush()
    told = [json.loads(rival.communicate()[0]) for rival in rivals]

    accepted = {(key, answer) for each in told for key, answer in each.items() if answer != DEPOSIT_LIMIT_REACHED.code}
    assert len(accepted) == len({key for key, _ in accepted}) == 70  # one answer to a key, whoever asked
    assert house.player(player).balance == Money(170_00)
    assert len(servers.journal(player, "deposited")) == 1 + 70
    assert servers.sound()
