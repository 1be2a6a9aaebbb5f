"""Fair draws: exact scaling, independent streams, and nothing the player does moves a card."""

import hashlib
import hmac
from collections import Counter

import pytest

from ventuno.house.big21 import draw
from ventuno.house.big21.draw import Chance, Seeds, Stream, pick
from ventuno.rules.big21 import RULE_SETS, ChanceMove, Choice, Deal, Grant, Hidden, Open, apply, notation, start
from ventuno.rules.cards import Rank
from ventuno.rules.law import UNIFORM, Law

SEEDS = Seeds(server=bytes(range(32)), client=b"client")


def test_a_draw_is_an_hmac_that_anyone_can_compute() -> None:
    message = b"ventuno 1\ndeal\n7\n0\nclient"
    value = int.from_bytes(hmac.digest(SEEDS.server, message, hashlib.sha256)[:8], "big")
    assert pick(SEEDS, Stream.DEAL, 7, (1,) * 13) == value % 13


def test_the_commitment_is_the_hash_of_the_server_seed() -> None:
    assert SEEDS.commitment == hashlib.sha256(SEEDS.server).hexdigest()


def test_values_that_would_bias_the_scaling_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 13 equal weights, the top 2**64 % 13 values belong to no multiple of 13."""
    surplus = 2**64 % 13
    values = {0: 2**64 - 1, 1: 2**64 - surplus, 2: 2**64 - surplus - 1}
    monkeypatch.setattr(draw, "_bits", lambda _seeds, _stream, _number, attempt: values[attempt])
    assert pick(SEEDS, Stream.DEAL, 0, (1,) * 13) == 12


@pytest.mark.parametrize("value", range(10))
def test_each_weight_gets_its_share_of_the_values(monkeypatch: pytest.MonkeyPatch, value: int) -> None:
    monkeypatch.setattr(draw, "_bits", lambda *_: value)
    assert pick(SEEDS, Stream.DEAL, 0, (3, 1, 6)) == [0, 0, 0, 1, 2, 2, 2, 2, 2, 2][value]


def test_streams_seeds_and_numbers_each_make_another_draw() -> None:
    weights = (1,) * 1000
    draws = {
        pick(seeds, stream, number, weights)
        for seeds in (SEEDS, Seeds(SEEDS.server, b"other"), Seeds(b"other", SEEDS.client))
        for stream in (Stream.DEAL, Stream.HIGH_LOW)
        for number in (0, 1)
    }
    assert len(draws) > 10


def test_frequencies_follow_a_skewed_law() -> None:
    weights = (1, 2, 3, 4)
    counts = Counter(pick(SEEDS, Stream.DEAL, number, weights) for number in range(20_000))
    chi_square = sum((counts[i] - 2000 * w) ** 2 / (2000 * w) for i, w in enumerate(weights))
    assert chi_square < 16.27  # 99.9 %, three degrees of freedom; the seeds are fixed


def test_chance_moves_only_on_its_turn() -> None:
    chance = Chance(UNIFORM, SEEDS)
    play = start(RULE_SETS["2024-10-23"], 100)
    card = chance.move(play)
    assert isinstance(card, Deal)
    play, _ = apply(play, card)
    assert chance.move(play) is None
    over, _ = apply(play, Choice.END)
    assert chance.move(over) is None


TWO_STACKS = "deal A; place 1; deal K; place 1; deal A; place 2; deal K; place 2"
THREE_STACKS = f"{TWO_STACKS}; grant 2; deal A; place 3; deal K; place 3; deal 2; end"


@pytest.mark.parametrize(
    ("moves", "due"),
    [
        ("", Deal(Rank.ACE)),
        (TWO_STACKS, Grant(6)),
        (f"{THREE_STACKS}; highlow", Open(Rank.SIX)),
        (f"{THREE_STACKS}; highlow; open 2; higher", Hidden(Rank.SIX)),
    ],
)
def test_each_kind_of_draw_follows_its_own_weights(moves: str, due: ChanceMove) -> None:
    """A law of almost nothing but aces, six free cards, and sixes in High/Low."""
    heavy = 1_000_000_000
    law = Law("heavy", (1,) * 12 + (heavy,), (1,) * 4 + (heavy,), (1,) * 4 + (heavy,) + (1,) * 8)
    play = notation.replay("\n".join(["big21 rules=2024-10-23 stake=1", *moves.split("; ")]))
    assert Chance(law, SEEDS).move(play) == due
