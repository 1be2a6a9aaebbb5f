"""Signed notes and checkpoints: the example of Go's sumdb/note, keys, cosignatures, and whatever is not one of them."""

import base64
import contextlib

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given
from hypothesis import strategies as st

from ventuno.house.public_log import notes
from ventuno.house.public_log.checkpoint import Checkpoint
from ventuno.house.public_log.notes import BadNoteError, KeyUse, SignedNote, VerifierKey

# The example of the package golang.org/x/mod/sumdb/note.
PETER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
VERSE = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
SIGNATURE = "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM="
NOTE = f"{VERSE}\n— PeterNeumann {SIGNATURE}\n"

SECRET = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = SECRET.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
LOG = VerifierKey("example.com/log", PUBLIC)
WITNESS = VerifierKey("witness.example", PUBLIC, KeyUse.WITNESS)
HEAD = str(Checkpoint("example.com/log", 7, b"r" * 32))


def test_the_example_of_others_verifies() -> None:
    key, note = VerifierKey.parse(PETER), SignedNote.parse(NOTE)
    assert str(key) == PETER
    assert str(note) == NOTE
    assert note.text == VERSE
    assert note.signed_by(key)
    assert not SignedNote.parse(NOTE.replace("answer", "ANSWER")).signed_by(key)
    assert not note.signed_by(VerifierKey("PeterNeumann", PUBLIC))


def test_a_witness_signs_the_text_and_the_time() -> None:
    note = SignedNote(HEAD, (notes.signature(HEAD, LOG, SECRET.sign),))
    seen = note.with_signatures([notes.cosignature(HEAD, WITNESS, SECRET.sign, 1_700_000_000)])
    read = SignedNote.parse(str(seen).encode())
    assert read.signed_by(LOG)
    assert read.seen_by(WITNESS) == 1_700_000_000
    assert note.seen_by(WITNESS) is None
    assert not read.signed_by(WITNESS)
    value = read.signatures[1].value
    later = (1_700_000_001).to_bytes(8) + value[8:]
    forged = SignedNote(HEAD, (notes.NoteSignature(WITNESS.name, WITNESS.id, later),))
    assert forged.seen_by(WITNESS) is None


@given(at=st.integers(0, 10_000), bit=st.integers(0, 7))
def test_no_bit_of_a_signed_checkpoint_can_be_turned(at: int, bit: int) -> None:
    note = bytearray(str(SignedNote(HEAD, (notes.signature(HEAD, LOG, SECRET.sign),))).encode())
    note[at % len(note)] ^= 1 << bit
    with contextlib.suppress(BadNoteError):
        assert not SignedNote.parse(bytes(note)).signed_by(LOG)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        VERSE,
        NOTE.removesuffix("\n"),
        NOTE.replace("\n\n", "\n"),
        NOTE.replace("— ", "- "),
        NOTE + "\n",
        NOTE.replace("If", "I\tf"),
        NOTE.replace("x08go", "!!!"),
        f"{VERSE}\n— PeterNeumann {base64.b64encode(b'abcd').decode()}\n",
        VERSE + "\n" + NOTE.rpartition("\n\n")[2] * 101,
    ],
)
def test_what_is_no_note_is_refused(text: str) -> None:
    with pytest.raises(BadNoteError):
        SignedNote.parse(text)


@pytest.mark.parametrize(
    "text",
    ["", "a", "a+b", PETER + "x", PETER.replace("c74f", "c74e"), PETER.replace("Peter", "Pe er"), "a+00000000+AQ=="],
)
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(BadNoteError):
        VerifierKey.parse(text)


def test_a_checkpoint_has_one_spelling() -> None:
    assert Checkpoint.parse(HEAD) == Checkpoint("example.com/log", 7, b"r" * 32)
    assert Checkpoint.parse(HEAD + "something else\n").size == 7
    broken = ["", "a\n1\n", HEAD.replace("7", "07"), HEAD.replace("7", "-7"), HEAD.replace("7", "x"), HEAD[:-1]]
    for text in [*broken, HEAD.replace("example", "exa mple"), "a\n1\nAAAA\n", "a\n1\n!\n", HEAD + "\n"]:
        with pytest.raises(BadNoteError):
            Checkpoint.parse(text)
