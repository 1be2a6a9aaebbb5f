"""A server counts what is played while it runs, if its setting says so."""

import sqlite3
import time
from datetime import timedelta
from pathlib import Path

import pytest

from tests.server.site import Site
from ventuno.jobs import counting
from ventuno.maths.big21.scope import Scope
from ventuno.rules.law import UNIFORM
from ventuno.store.solved import solutions

PATIENCE_SECONDS = 300.0


def counted(file: Path) -> tuple[int, int]:
    """How many entries of journals, and how many plays."""
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    ((entries,),) = database.execute("SELECT sum(counted) FROM books").fetchall()
    ((plays,),) = database.execute("SELECT coalesce(sum(plays), 0) FROM tallies").fetchall()
    database.close()
    return entries, plays


@pytest.mark.parametrize("counts", [True, False])
def test_a_server_counts_as_it_goes_if_it_is_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counts: bool) -> None:  # noqa: FBT001
    """The law is solved already. Otherwise a server would wait for a while before it has it solved."""
    solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=1)
    monkeypatch.setattr(counting, "EVERY", timedelta(milliseconds=20))
    file = tmp_path / "house.sqlite"
    with Site(file, law=UNIFORM, counting=counts) as site:
        anna = site.ready()
        anna.finish(anna.start())
        ends = time.monotonic() + (PATIENCE_SECONDS if counts else 1.0)
        while counted(file)[1] == 0 and time.monotonic() < ends:
            time.sleep(0.02)
        assert (counted(file)[1] == 1) is counts
        assert (counted(file)[0] > 0) is counts
