"""Requirements 4 and 5: an outcome once drawn stays, whatever is asked again and however often the house restarts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.chance.dealing import CLIENT_SEED, EVERY_PHASE_TEMPER, EVERY_PHASE_WORDS, STEEP, choice, hold_seed
from tests.kit import House
from ventuno.desk.requests import Move, OfferPlay, PlayMoved, Request, StartPlay
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import SEED_BYTES
from ventuno.rules.big21 import notation
from ventuno.rules.refusals import Refused


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[tuple[House, House, str]]:
    """Two houses with the same player and the same seed for the next play."""
    with House(tmp_path / "one.sqlite", law=STEEP) as one, House(tmp_path / "two.sqlite", law=STEEP) as two:
        player = one.ready()
        assert two.ready() == player
        hold_seed(one)
        hold_seed(two)
        yield one, two, player


def text(house: House, play: str) -> str:
    kept = house.run(house.store.plays.find(play))
    assert kept is not None
    return kept.text


def next_move(house: House, at: PlayMoved) -> Move:
    chosen = choice(play_record.resume(text(house, at.play)).play, EVERY_PHASE_TEMPER)
    return Move(play=at.play, sequence=at.sequence, move=notation.write_move(chosen))


def test_a_house_that_restarts_at_every_step_deals_as_one_that_never_does(twins: tuple[House, House, str]) -> None:
    steady, shaken, player = twins
    offered = steady.do(OfferPlay(), player)
    assert shaken.do(OfferPlay(), player) == offered
    shaken.restart()
    request: Request[PlayMoved] = StartPlay(play=offered.play, stake="1", client_seed=CLIENT_SEED)
    over = False
    while not over:
        at = steady.do(request, player)
        key = shaken.key()
        assert shaken.do(request, player, key=key) == at
        shaken.restart()
        assert shaken.do(request, player, key=key) == at  # the answer was lost on its way: it is asked for again
        assert text(shaken, at.play) == text(steady, at.play)
        over = at.over
        request = next_move(steady, at)
    assert {line.split()[0] for line in text(shaken, offered.play).splitlines()} >= EVERY_PHASE_WORDS


def test_no_second_request_draws_a_card_again(twins: tuple[House, House, str]) -> None:
    """Before each move, everything is tried that might make the house think again; all of it is refused."""
    steady, pestered, player = twins
    at = steady.start(player, client_seed=CLIENT_SEED)
    assert pestered.start(player, client_seed=CLIENT_SEED) == at
    while not at.over:
        before = text(pestered, at.play)
        attempts: tuple[Request[Any], ...] = (
            OfferPlay(),
            StartPlay(play=at.play, stake="1", client_seed=CLIENT_SEED),
            StartPlay(play=at.play, stake="5", client_seed="another"),
            Move(play=at.play, sequence=at.sequence - 1, move="discard"),
            Move(play=at.play, sequence=at.sequence + 1, move="discard"),
            Move(play=at.play, sequence=at.sequence, move="place 6"),
            Move(play=at.play, sequence=at.sequence, move="deal A"),
            Move(play=at.play, sequence=at.sequence, move="hidden A"),
            Move(play=at.play, sequence=at.sequence, move="grant 6"),
            Move(play=at.play, sequence=at.sequence, move="expire"),
        )
        for again in attempts:
            with pytest.raises(Refused):
                pestered.do(again, player)
        assert text(pestered, at.play) == before
        request = next_move(steady, at)
        at = steady.do(request, player)
        assert pestered.do(request, player) == at


def test_no_seed_can_be_passed_over_before_the_play(twins: tuple[House, House, str]) -> None:
    """An offer that is asked for again, or a start that is refused, leaves the same seed to play with."""
    steady, picky, player = twins
    offered = steady.do(OfferPlay(), player)
    for number in range(5):
        assert picky.do(OfferPlay(), player) == offered
        hold_seed(picky, bytes([number]) * SEED_BYTES)  # whatever would be drawn next
        picky.restart()
    for stake, client_seed in (("6", CLIENT_SEED), ("1.50", CLIENT_SEED), ("1", ""), ("1", "x" * 65)):
        with pytest.raises(Refused):
            picky.do(StartPlay(play=offered.play, stake=stake, client_seed=client_seed), player)
    request = StartPlay(play=offered.play, stake="1", client_seed=CLIENT_SEED)
    assert picky.do(request, player) == steady.do(request, player)
