"""Numbers of move sequences, each counted by an independent implementation as well, and the bounds on their length."""

import pytest

from tests.rules.big21.script import played
from ventuno.rules.big21 import Place, Play, Risk, Risks, apply, moves
from ventuno.rules.big21.game import awards_max, cards_max
from ventuno.rules.big21.game import moves_max as game_moves_max
from ventuno.rules.big21.highlow import moves_max as ladder_moves_max
from ventuno.rules.big21.perft import perft
from ventuno.rules.big21.play import moves_max, risk_games_max
from ventuno.rules.big21.rulesets import RULES_2024_10_23

FROM_THE_START = [1, 13, 91, 1014, 7098, 79092, 553644, 6114576, 42802032]
BETWEEN_GAMES = [1, 52, 663, 4589, 51701, 365716, 4020848]

TWO_STACKS = "deal T; place 1; deal A; place 1; deal T; place 2; deal A; place 2"
THREE_STACKS = f"{TWO_STACKS}; grant 2; deal T; place 3; deal A; place 3; deal 2; end"


def counted_one_by_one(play: Play, depth: int) -> int:
    """Every sequence walked for itself: slow, and obviously right."""
    if depth == 0:
        return 1
    total = 0
    for offer in moves(play):
        each = [Risk(stake) for stake in offer.stakes_centimes] if isinstance(offer, Risks) else [offer]
        total += sum(counted_one_by_one(apply(play, move)[0], depth - 1) for move in each)
    return total


@pytest.mark.parametrize(("depth", "sequences"), list(enumerate(FROM_THE_START)))
def test_perft_from_the_start(depth: int, sequences: int) -> None:
    assert perft(played("", stake=1), depth) == sequences


@pytest.mark.parametrize(("depth", "sequences"), list(enumerate(BETWEEN_GAMES)))
def test_perft_between_games(depth: int, sequences: int) -> None:
    """High/Low and each of the fifty Risk stakes of CHF 5.00."""
    assert perft(played(THREE_STACKS, stake=1), depth) == sequences


@pytest.mark.parametrize(
    "script",
    [
        pytest.param("", id="start"),
        pytest.param(TWO_STACKS, id="free cards due"),
        pytest.param(f"{THREE_STACKS}; highlow", id="High/Low"),
        pytest.param(f"{THREE_STACKS}; risk 0.10", id="Risk"),
        pytest.param("; ".join(["deal 9; discard"] * 8), id="no card left"),
        pytest.param("deal 9; place 5; deal 2; place 4; deal A; place 2; deal Q", id="stacks out of order"),
    ],
)
def test_perft_counts_what_walking_each_sequence_counts(script: str) -> None:
    play = played(script, stake=1)
    assert [perft(play, depth) for depth in range(5)] == [counted_one_by_one(play, depth) for depth in range(5)]


def test_perft_does_not_count_sequences_that_ended_earlier() -> None:
    over, _ = apply(played("deal T; place 1; deal T; place 1; deal T", stake=1), Place(0))
    assert [perft(over, depth) for depth in range(3)] == [1, 0, 0]


def test_a_play_has_a_proven_bound_of_moves() -> None:
    rules = RULES_2024_10_23
    assert awards_max(rules) == 6  # one, and one after each of five clearings
    assert cards_max(rules) == 8 + 6 * 6 + 3
    assert game_moves_max(rules) == 2 * 47 + 6 + 3 + 1
    assert ladder_moves_max(rules) == 4 * 3
    assert isinstance(risk_games_max(rules), int)
    assert risk_games_max(rules) == 12_501  # each won one adds at least CHF 0.40 on the way to CHF 5,000
    assert moves_max(rules) == 12_502 * (104 + 1 + 12 + 1) + 1
