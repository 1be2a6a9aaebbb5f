from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit import GENEROUS
from tests.server.site import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path / "house.sqlite") as opened:
        yield opened


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests of a file that leave nothing behind."""
    with Site(tmp_path_factory.mktemp("shared") / "house.sqlite", address_attempts=1_000_000) as opened:
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
