"""docs/public-log.md is enough to write another verifier: its vectors are made again from what it says."""

import re
from datetime import UTC, datetime
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ventuno.house.journal import digest
from ventuno.house.public_log import findings, notes
from ventuno.house.public_log.checkpoint import Checkpoint
from ventuno.house.public_log.leaves import HouseLeaf, SealLeaf
from ventuno.house.public_log.notes import KeyUse, SignedNote, VerifierKey
from ventuno.house.public_log.tiles import Edge
from ventuno.house.public_log.tree import leaf_hash
from ventuno.rules.refusals import Reason

PAGE = (Path(__file__).parents[2] / "docs" / "public-log.md").read_text("utf-8")
SECRET = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = SECRET.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def test_the_vectors_are_right() -> None:
    seal, house, house_hash, entry, entry_hash, head, witness, cosigned = re.findall(
        r"```\n(.*?)\n```", PAGE.partition("### Test vectors")[2], re.DOTALL
    )
    key, by = VerifierKey("ventuno/example", PUBLIC), VerifierKey("witness.example", PUBLIC, KeyUse.WITNESS)
    leaves = [HouseLeaf(key), SealLeaf(1, datetime(2026, 3, 3, 12, tzinfo=UTC), digest(seal))]
    entries = [str(leaf).encode() for leaf in leaves]
    assert [each.decode() for each in entries] == [house, entry]
    assert [leaf_hash(each).hex() for each in entries] == [house_hash, entry_hash]
    text = str(Checkpoint(key.name, 2, Edge().with_more(entries)[0].root))
    assert str(SignedNote(text, (notes.signature(text, key, SECRET.sign),))) == f"{head}\n"
    assert str(by) == witness
    assert str(notes.cosignature(text, by, SECRET.sign, 1_772_539_200)) == f"{cosigned}\n"


def test_every_finding_is_on_the_page() -> None:
    of_others = {"log_missing", "log_rewritten", "not_witnessed", "bad_log_key", "seal_not_logged"}
    named = {each.code for each in vars(findings).values() if isinstance(each, Reason)}
    assert named - of_others == set(re.findall(r"\| `(log_\w+)` \|", PAGE))
