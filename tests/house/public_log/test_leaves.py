"""What entries of the log say: one spelling each, in an order that a house could have written."""

from datetime import UTC, datetime, timedelta

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ventuno.house.public_log import leaves
from ventuno.house.public_log.leaves import BadLeafError, HouseLeaf, LogReading, RestoreLeaf, SealLeaf
from ventuno.house.public_log.notes import VerifierKey

NOON = datetime(2026, 3, 3, 12, tzinfo=UTC)


def secret(number: int) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)


def key(number: int) -> VerifierKey:
    return VerifierKey("house", secret(number).public_key().public_bytes(Encoding.Raw, PublicFormat.Raw))


def seal(number: int) -> SealLeaf:
    return SealLeaf(number, NOON + timedelta(seconds=number), f"{number:064x}")


FIRST, SECOND = key(1), key(2)
HOUSE = HouseLeaf(FIRST)
CHANGED = leaves.announcing(SECOND, secret(1).sign)


def reading(*found: leaves.Leaf) -> LogReading:
    log = LogReading()
    for each in found:
        log.add(str(each).encode())
    return log


def test_entries_are_short_texts() -> None:
    assert str(seal(7)) == f"ventuno seal 7\n2026-03-03T12:00:07Z\n{7:064x}"
    assert str(RestoreLeaf(3, NOON)) == "ventuno restore 3\n2026-03-03T12:00:00Z"
    for each in (HOUSE, seal(1), CHANGED, RestoreLeaf(0, NOON), SealLeaf(1, NOON.replace(microsecond=5), "0" * 64)):
        assert leaves.parse(str(each)) == each


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "ventuno seal 1",
        f"ventuno seal 01\n2026-03-03T12:00:07Z\n{7:064x}",
        f"ventuno seal 1\n2026-03-03T13:00:07+01:00\n{7:064x}",
        f"ventuno seal 1\n2026-03-03T12:00:07Z\n{7:064x}\n",
        f"ventuno seal 1\n2026-03-03T12:00:07Z\n{7:063x}G",
        f"ventuno seal 1\nyesterday\n{7:064x}",
        "ventuno key\nx\ny",
        f"ventuno key\n{SECOND}\n!",
        "ventuno restore -1\n2026-03-03T12:00:00Z",
    ],
)
def test_what_no_house_would_write_is_refused(text: str) -> None:
    with pytest.raises(BadLeafError):
        leaves.parse(text)


def test_a_log_adds_up_to_keys_and_seals() -> None:
    found = reading(HOUSE, seal(1), seal(2), CHANGED, seal(3), RestoreLeaf(1, NOON), seal(2))
    assert found.keys == [FIRST, SECOND]
    assert (found.entries, found.seals) == (7, 2)
    assert [found.entry_of(number) for number in (1, 2)] == [1, 6]
    assert found.digest_of(2) == seal(2).digest


def test_what_cannot_follow_is_refused() -> None:
    for wrong in (
        [seal(1)],
        [HOUSE, HOUSE],
        [HOUSE, seal(2)],
        [HOUSE, seal(1), seal(1)],
        [HOUSE, seal(1), RestoreLeaf(2, NOON)],
        [HOUSE, leaves.announcing(SECOND, secret(2).sign)],
        [HOUSE, leaves.announcing(VerifierKey("another", SECOND.public), secret(1).sign)],
    ):
        with pytest.raises(BadLeafError):
            reading(*wrong)
