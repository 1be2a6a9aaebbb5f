"""Requirement 2: no two plays share a stream, and where the bits come from."""

import secrets
from pathlib import Path

import pytest

from tests.chance.dealing import LAWS, OPENING_CARDS
from tests.chance.samples import cards, through_desk, without_desk
from tests.kit import House
from ventuno.house.big21.draw import SEED_BYTES, Seeds
from ventuno.house.big21.play_record import PlayRecord
from ventuno.store.entropy import entropy
from ventuno.store.keys.seeds import SALT_BYTES, new_seed

PLAYED = ("uniform", "steep")


def kept_plays(house: House, player: str, count: int) -> list[PlayRecord]:
    """That many plays, each ended at its first card, as the store keeps them; the oldest first."""
    for _ in range(count):
        house.finish(player, house.start(player))
    return list(reversed(house.run(house.store.plays.of_player(player, most=count))))


@pytest.mark.parametrize("law", PLAYED)
def test_no_two_plays_have_the_same_seed(law: str) -> None:
    """The client's seed is the same in all of them, so nothing but the server's keeps them apart."""
    sample = through_desk(law)
    assert len({played.kept.client_seed for played in sample}) == 1
    assert len({played.kept.server_seed for played in sample}) == len(sample)
    assert len({played.kept.commitment for played in sample}) == len(sample)


@pytest.mark.parametrize("law", LAWS)
def test_no_two_plays_have_the_same_opening(law: str) -> None:
    """Among 6,000 plays, two that open alike are expected 0.02 (uniform) to 0.1 (skewed) times."""
    openings = [tuple(cards(moves)[:OPENING_CARDS]) for moves in without_desk(law)]
    assert len(set(openings)) == len(openings)


@pytest.mark.parametrize("law", PLAYED)
def test_no_play_goes_on_with_the_stream_of_the_one_before(law: str) -> None:
    """Nor repeats a part of it: the opening of a play is found nowhere in the five plays before it."""
    dealt = ["".join(map(chr, cards(played.moves))) for played in through_desk(law)]
    for number, shown in enumerate(dealt):
        assert shown[:OPENING_CARDS] not in "".join(dealt[max(0, number - 5) : number])


def test_the_seed_of_a_play_is_what_the_key_makes_of_what_the_entropy_gave_for_it(tmp_path: Path) -> None:
    given: list[bytes] = []

    def recorded(length: int) -> bytes:
        given.append(entropy(length))
        return given[-1]

    with House(tmp_path / "house.sqlite") as house:
        player = house.ready()
        house.desk.transactions.entropy = recorded
        kept = kept_plays(house, player, 20)
        keys = house.store.keys
    assert {len(salt) for salt in given} == {SALT_BYTES}
    seeds = [new_seed(keys, play.id, salt).seed for play, salt in zip(kept, given, strict=True)]
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    assert [bytes.fromhex(play.server_seed) for play in kept] == seeds
    assert [play.commitment for play in kept] == [Seeds(seed, b"").commitment for seed in seeds]


def test_the_entropy_of_the_house_is_the_operating_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    entropy(1)  # its tests at the start are over
    monkeypatch.setattr(secrets, "token_bytes", lambda length: bytes(range(length)))
    assert entropy(SEED_BYTES) == bytes(range(SEED_BYTES))


def test_with_the_entropy_of_the_house_twins_have_nothing_in_common(tmp_path: Path) -> None:
    seeds = []
    for name in ("one", "two"):
        with House(tmp_path / f"{name}.sqlite") as house:
            player = house.ready()
            house.desk.transactions.entropy = entropy
            seeds += [play.server_seed for play in kept_plays(house, player, 20)]
    assert len(set(seeds)) == 40
