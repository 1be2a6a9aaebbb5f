from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.site import GENEROUS, Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "house.sqlite") as opened:
        yield opened


@pytest.fixture
def both(where: Path | str) -> Iterator[Site]:
    """On either database."""
    with Site(where) as opened:
        yield opened


@pytest.fixture
def generous(where: Path | str) -> Iterator[Site]:
    """Where whoever wants to win, wins; on either database."""
    with Site(where, law=GENEROUS) as opened:
        yield opened
