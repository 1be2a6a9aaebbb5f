from collections.abc import Iterator

import pytest

from tests.crash.servers import Servers
from tests.kit import House


@pytest.fixture
def servers(house: House) -> Iterator[Servers]:
    running = Servers(house)
    yield running
    running.close()
