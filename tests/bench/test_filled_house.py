"""The house that `bench/console.py` measures: filled without a desk, it is one that the audit accepts."""

import asyncio
from pathlib import Path

import pytest

from bench import console, filling
from bench.filling import Filled
from tests.kit import NOON, Clock, keep_key, open_store
from tests.postgres import Cluster
from ventuno.jobs.audit import AuditReport, audit
from ventuno.store.sql.plays import Held

PLAYS = 1_200
HAPPENED = {  # of everything that can happen to an account, what must not be missing
    *("deposited", "withdrawn", "card_bought", "near_limit", "limit_set", "messages_read", "chips_brought"),
    *("excluded", "blocked", "winnings_realised", "game_ended", "game_dealt", "round_made", "alert_answered"),
}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Filled]:
    file = tmp_path_factory.mktemp("filled") / "house.sqlite"
    keep_key(str(file))
    return file, asyncio.run(filling.fill(file, PLAYS, NOON, workers=0))


async def _looked_at(where: Path | str) -> tuple[AuditReport, Held, set[str]]:
    store = await open_store(where, Clock(NOON))
    try:
        books = [await store.books.lines(book, most=10_000) for book in await store.books.names()]
        return await audit(store), await store.plays.held(), {line.kind for lines in books for line in lines}
    finally:
        await store.close()


def test_the_audit_accepts_a_filled_house_on_both_databases(filled: tuple[Path, Filled], cluster: Cluster) -> None:
    file, made = filled
    report, held, happened = asyncio.run(_looked_at(file))
    assert report.problem is None
    assert made.plays >= PLAYS
    assert report.plays >= made.plays + held.plays
    assert (report.games >= 2, report.seals, held.plays >= 1, bool(held.stakes)) == (True, 1, True, True)
    assert happened >= HAPPENED

    address = cluster.database()
    asyncio.run(console.copy(file, address))
    assert asyncio.run(_looked_at(address)) == (report, held, happened)


def test_every_page_of_the_console_is_asked_for() -> None:
    assert console.unasked() == []
