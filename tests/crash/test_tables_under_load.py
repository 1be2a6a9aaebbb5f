"""Tables at play, a server that is killed in the middle of it, and chips that are all there afterwards.

The long version, with two hundred tables and a clock, is `make bench ARGS=tables`.
"""

import asyncio
from pathlib import Path

from tests.crash.guests import DEPOSIT, Guest, Log, Player, all_of, furnish, unaccounted
from tests.server.process import Process
from ventuno.desk.office import founding
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.jobs.audit import AuditReport, audit
from ventuno.store import databases

TABLES, BOXES = 3, 3
PAUSE_SECONDS = 0.02, 0.2
PATIENCE_SECONDS = 180.0
# Nobody decides too late, however busy the machine; whoever waits for others to bet does not wait longer than usual.
PATIENT = """
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import (CLOCKS, TableClock)
CLOCKS[Pace.BRISK] = TableClock(12, 300, 4, 1.5)
"""


async def evening(folder: Path, guests: list[Guest], log: Log) -> list[Player]:
    """They play, the server dies, they go on playing as soon as it is back, and leave."""
    addresses: list[str] = []
    players = [Player(guest, lambda: addresses[-1], log, PAUSE_SECONDS) for guest in guests]
    with Process(folder, prelude=PATIENT) as server:
        addresses.append(server.address)
        playing = [asyncio.create_task(player.play()) for player in players]
        log.counting = True
        await all_of(players, lambda player: bool(player.games), PATIENCE_SECONDS)
    log.pause()
    with await asyncio.to_thread(Process, folder, prelude=PATIENT) as server:  # the one before was killed
        addresses.append(server.address)
        known = {player: len(player.games) for player in players}
        log.counting = True
        await all_of(players, lambda player: len(player.games) > known[player], PATIENCE_SECONDS)
        for player in players:
            player.stand()
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE_SECONDS)
        assert server.stop() == 0
        assert server.said() == ""
    return players


async def _audited(file: Path) -> AuditReport:
    store = await databases.open_store(str(file))
    try:
        return await audit(store)
    finally:
        await store.close()


def test_every_chip_is_accounted_for_after_a_kill_in_the_middle_of_games(tmp_path: Path) -> None:
    file, log = tmp_path / "house.sqlite", Log()
    guests = asyncio.run(furnish(file, TABLES, BOXES))
    players = asyncio.run(evening(tmp_path, guests, log))
    report = asyncio.run(_audited(file))

    assert report.problem is None, report.problem
    assert report.tables == TABLES + len(founding.TABLES)
    assert report.games >= 2 * TABLES
    assert unaccounted(report.totals, len(guests)) == NOTHING
    assert total(report.totals.values()) == NOTHING
    assert report.totals[LedgerAccount.CASHIER] == Money(-len(guests) * DEPOSIT.centimes)
    assert not any(report.totals.get(account) for account in (*CHIPS.values(), LedgerAccount.POT, LedgerAccount.BONUS))
    assert not any(player.declined for player in players), players
    assert log.decisions > len(guests)
