"""Requirement 6: nothing that leaves the house before a play is over tells its seed or a card to come."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chance.dealing import CLIENT_SEED, EVERY_PHASE_SEED, EVERY_PHASE_TEMPER, STEEP, choice, hold_seed
from tests.chance.reference import outcomes
from tests.kit import House
from ventuno.desk.requests import Answer, OfferPlay, PlayMoved, StartPlay
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import SEED_BYTES
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger import codec
from ventuno.rules.big21 import ChanceMove, Deal, Grant, Hidden, Open, notation, view
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "house.sqlite", law=STEEP) as founded:
        yield founded


def kept(house: House, play: str) -> PlayRecord:
    found = house.run(house.store.plays.find(play))
    assert found is not None
    return found


def disguises(seed: bytes) -> Iterator[str]:
    """The seed in every spelling that programs are likely to give it, in lower case."""
    yield seed.hex()
    yield seed[::-1].hex()
    yield str(int.from_bytes(seed, "big"))
    yield str(int.from_bytes(seed, "little"))
    yield ",".join(map(str, seed))
    yield ", ".join(map(str, seed))
    yield str(seed).lower()
    for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode, base64.b85encode):
        yield encode(seed).decode().rstrip("=").lower()


def assert_secret(seed: bytes, *shown: str) -> None:
    for text in shown:
        for spelling in disguises(seed):
            # Half a seed is a leak too.
            assert spelling[: len(spelling) // 2] not in text.lower()
            assert spelling[len(spelling) // 2 :] not in text.lower()


def walk(house: House, player: str) -> Iterator[tuple[Answer, PlayRecord]]:
    """Every answer of a play, and the play as the store keeps it then."""
    offered = house.do(OfferPlay(), player)
    yield offered, kept(house, offered.play)
    at = house.do(StartPlay(play=offered.play, stake="1", client_seed=CLIENT_SEED), player)
    yield at, kept(house, at.play)
    while not at.over:
        chosen = choice(play_record.resume(kept(house, at.play).text).play, EVERY_PHASE_TEMPER)
        at = house.move(player, at, notation.write_move(chosen))
        yield at, kept(house, at.play)


def test_no_answer_contains_the_seed_in_any_spelling(house: House) -> None:
    player = house.ready()
    for seed in (EVERY_PHASE_SEED, house._entropy(SEED_BYTES), house._entropy(SEED_BYTES)):
        hold_seed(house, seed)
        for answer, play in walk(house, player):
            assert play.seeds.server == seed
            assert_secret(seed, codec.encode(answer), repr(answer))


def test_the_search_for_a_seed_finds_one(house: House) -> None:
    seed = kept(house, house.do(OfferPlay(), house.ready()).play).seeds.server
    for leak in (seed.hex(), seed.hex().upper(), base64.b64encode(seed).decode(), repr(seed), str(list(seed))):
        with pytest.raises(AssertionError):
            assert_secret(seed, f'{{"play":"x","lines":"deal 2","debug":"{leak}"}}')


def test_neither_journal_nor_account_nor_register_of_a_running_play_contains_the_seed(house: House) -> None:
    """What the player can look up, apart from the record of the play itself, which is shown only by its view."""
    player = house.ready()
    for _, play in walk(house, player):
        lines = house.run(house.store.books.lines(player))
        account = codec.encode(house.player(player))
        assert_secret(play.seeds.server, account, *(line.text for line in lines))


def test_no_refusal_contains_the_seed(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    seed = kept(house, at.play).seeds.server
    for move in ("place 9", "deal A", "buy", "higher", "risk 1", "rubbish", ""):
        with pytest.raises(Refused) as refused:
            house.move(player, at, move)
        said = [refused.value.refusal.said_in(language) for language in Language]
        assert_secret(seed, *said, repr(refused.value.refusal))


def test_an_answer_shows_no_card_beyond_the_one_to_be_played(house: House) -> None:
    """Between two choices at most one card of a kind is drawn, and chance stops as soon as the player can choose."""
    player = house.ready()
    hold_seed(house)
    shown: set[type] = set()
    for answer, play in walk(house, player):
        if not isinstance(answer, PlayMoved):
            continue
        assert play.text.endswith(answer.lines)
        assert len(notation.read(play.text)[1]) == answer.sequence
        drawn = [move for move in map(notation.read_move, answer.lines.splitlines()) if _by_chance(move)]
        assert [type(move) for move in drawn] in ([Deal], [Grant, Deal], [Open], [Hidden], [Hidden, Open], [])
        shown.update(map(type, drawn))
        if not answer.over:
            seen = view(play_record.resume(play.text).play)
            assert seen.moves
            assert not any(_by_chance(move) for move in seen.moves)
    assert shown == {Deal, Grant, Open, Hidden}


def _by_chance(move: object) -> bool:
    return isinstance(move, ChanceMove)


# ----- what is shown is the same for every seed that has led to the same cards so far


def look_alikes(agree: int, most: int = 5) -> list[bytes]:
    """Seeds that have no byte in common but by chance; their first cards agree, and their next are all different."""
    seeds = (hashlib.sha256(bytes([number >> 8, number & 255])).digest() for number in range(1 << 16))
    model = outcomes(first := next(seeds), CLIENT_SEED, "deal", agree + 1, STEEP.deal)
    found: dict[int, bytes] = {model[-1]: first}
    for seed in seeds:
        if outcomes(seed, CLIENT_SEED, "deal", agree, STEEP.deal) == model[:agree]:
            found.setdefault(outcomes(seed, CLIENT_SEED, "deal", agree + 1, STEEP.deal)[-1], seed)
        if len(found) == most:
            return list(found.values())
    raise AssertionError("too few seeds tried")


@pytest.mark.parametrize("agree", [1, 2, 3])
def test_answers_are_the_same_letter_by_letter_whatever_card_comes_next(tmp_path: Path, agree: int) -> None:
    """So they can tell nothing about it: neither openly nor in disguise."""
    told = set()
    for number, seed in enumerate(look_alikes(agree)):
        with House(tmp_path / f"{number}.sqlite", law=STEEP) as house:
            player = house.ready()
            hold_seed(house, seed)
            at = house.start(player, client_seed=CLIENT_SEED)
            answers = [codec.encode(at)]
            for _ in range(agree - 1):
                at = house.move(player, at, "discard")
                answers.append(codec.encode(at))
            answers.append(repr(view(play_record.resume(kept(house, at.play).text).play)))
            told.add(tuple(answers))
    assert len(told) == 1
