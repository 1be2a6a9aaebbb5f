"""What a database says of itself: `tests/jobs/test_catalogue.py` tries what it finds."""

import asyncio

from tests.postgres import Cluster
from tools import parts
from ventuno.store.sqlite.inspecting import _due


def test_the_parts_that_postgresql_is_compared_with_are_those_of_the_migrations(cluster: Cluster) -> None:
    """After a new migration: `python tools/parts.py --write`."""
    address = cluster.database()
    assert parts.FILE.read_text("utf-8") == asyncio.run(parts.parts(address))
    cluster.drop(address)


def test_both_databases_have_the_same_tables_and_indexes() -> None:
    lines = [line.split("\t")[:2] for line in parts.FILE.read_text("utf-8").splitlines()]
    for kind in ("table", "index"):
        of_keys = {name for each, name in lines if each == kind and name.endswith(("_pkey", "_key"))}
        known = {name for each, name in lines if each == kind} - of_keys
        only_sqlite = {"books_unsealed"}  # PostgreSQL would pay for it with each move
        assert known == {name for each, name in _due() if each == kind} - only_sqlite
