"""A game that is replayed from remembered lines is the same as one replayed from its whole text."""

from contextlib import suppress
from pathlib import Path

import pytest

from ventuno.house.tables import replay
from ventuno.rules import challenge
from ventuno.rules.challenge import notation
from ventuno.rules.refusals import Refused

TRANSCRIPTS = sorted((Path(__file__).parents[2] / "transcripts" / "challenge").glob("*.txt"))


def texts() -> dict[str, str]:
    """Of the games that went as they should, as the house writes them: without comments."""
    found = {}
    for path in TRANSCRIPTS:
        with suppress(Refused):
            notation.replay(path.read_text())
            found[path.stem] = notation.write(*notation.read(path.read_text()))
    return found


TEXTS = texts()


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_every_step_is_what_the_rules_make_of_the_lines_so_far(text: str) -> None:
    game, moves = notation.read(text)
    assert replay.game(text.splitlines(keepends=True)[0]) == game
    steps = replay.steps(text)
    for move, step in zip(moves, steps, strict=True):
        game, events = challenge.apply(game, move)
        assert (step.game, step.move, step.events) == (game, move, events)
    assert replay.game(text) == notation.replay(text)
