"""What is made with a key: the same for ever, different for each purpose, and worth nothing without the key."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.rules.refusals import Refused
from ventuno.store.keys.ring import ENCRYPTED, KeysAtHand, id_of

OLD, NEW = bytes(range(32)), bytes(range(32, 64))
RING = KeysAtHand.of(OLD, NEW)


def test_what_is_derived_never_changes() -> None:
    """Seeds of running plays depend on it, in every later version."""
    assert id_of(OLD) == "a0b8e3f1c308dde5"
    assert RING.derive(id_of(OLD), "seed", "p1-1 00").hex() == (
        "17299a9295ad98a0cbeea78cc3528fbb38507fff7434aa1c597d1982ab4426b4"
    )
    assert RING.check_value(id_of(OLD)) == "2664f074d60f57594dc28accba5dfc728befe35236f334ccdf6c628b3f064d03"


def test_every_purpose_context_and_key_derives_something_else() -> None:
    made = {
        RING.derive(key, purpose, context)
        for key in RING.ids
        for purpose, context in (("seed", ""), ("seed", "a"), ("encrypt seed", ""), ("sign seed", ""), ("check", ""))
    }
    assert len(made) == 10


def test_the_last_key_is_the_current_one_and_the_others_stay() -> None:
    assert RING.ids == (id_of(OLD), id_of(NEW))
    assert RING.current == id_of(NEW)


def test_a_key_that_is_not_in_the_ring_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        KeysAtHand.of(OLD).derive(id_of(NEW), "seed")
    assert caught.value.refusal.code == "key_unknown"


def test_a_ring_shows_no_key() -> None:
    for shown in (repr(RING), str(RING), f"{RING}"):
        assert OLD.hex() not in shown
        assert repr(OLD) not in shown


@given(plain=st.binary(max_size=100), owner=st.text(max_size=20))
def test_what_is_encrypted_decrypts_again(plain: bytes, owner: str) -> None:
    encrypted = RING.encrypt("totp", plain, owner=owner)
    assert RING.decrypt("totp", encrypted, owner=owner) == plain
    assert encrypted.startswith(f"{ENCRYPTED}:{RING.current}:")


def test_the_same_secret_encrypted_twice_looks_different() -> None:
    assert RING.encrypt("totp", b"secret") != RING.encrypt("totp", b"secret")


def test_what_an_older_key_encrypted_decrypts_after_a_rotation() -> None:
    assert RING.decrypt("totp", KeysAtHand.of(OLD).encrypt("totp", b"secret")) == b"secret"


@pytest.mark.parametrize("wrong", [("mail", "anna"), ("totp", "bert"), ("totp", "")])
def test_a_secret_of_another_purpose_or_owner_does_not_decrypt(wrong: tuple[str, str]) -> None:
    """Whoever may write to the database cannot give one person's second factor to another."""
    purpose, owner = wrong
    encrypted = RING.encrypt("totp", b"secret", owner="anna")
    with pytest.raises(Refused) as caught:
        RING.decrypt(purpose, encrypted, owner=owner)
    assert caught.value.refusal.code == "secret_broken"


def test_no_changed_character_of_a_encrypted_text_decrypts() -> None:
    encrypted = RING.encrypt("totp", b"secret")
    for place, character in enumerate(encrypted):
        changed = encrypted[:place] + ("0" if character != "0" else "1") + encrypted[place + 1 :]
        with pytest.raises(Refused) as caught:
            RING.decrypt("totp", changed)
        assert caught.value.refusal.code in {"secret_broken", "key_unknown"}


@pytest.mark.parametrize(
    "text", ["", "5d1c", "encrypted", f"{ENCRYPTED}:{RING.current}:", f"{ENCRYPTED}:{RING.current}:é", "a:b:c:d"]
)
def test_what_was_never_encrypted_does_not_decrypt(text: str) -> None:
    with pytest.raises(Refused) as caught:
        RING.decrypt("totp", text)
    assert caught.value.refusal.code == "secret_broken"


def test_signatures_are_checked_with_the_public_key_of_their_purpose_and_key() -> None:
    signature = RING.signing_key("log").sign(b"head")
    RING.public_keys("log")[RING.current].verify(signature, b"head")
    of_old = RING.signing_key("log", id_of(OLD))
    assert of_old.public_key() == RING.public_keys("log")[id_of(OLD)]
    keys = [*RING.public_keys("log").values(), *RING.public_keys("offers").values()]
    assert len({key.public_bytes_raw() for key in keys}) == 4
