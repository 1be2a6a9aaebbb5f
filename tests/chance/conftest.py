"""What the tests of chance share."""

import pytest

from tests.chance.dealing import HELD
from ventuno.store.keys.file import FileKeys


@pytest.fixture(autouse=True)
def keys_make_held_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a salt that a test holds, every key makes the seed that the test wants: see `hold_seed`."""
    derive = FileKeys.derive

    def held(self: FileKeys, key_id: str, purpose: str, context: str = "") -> bytes:
        seed = HELD.get(context.rpartition("\n")[2])
        return derive(self, key_id, purpose, context) if seed is None else seed

    monkeypatch.setattr(FileKeys, "derive", held)
