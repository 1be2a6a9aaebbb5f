"""Golden transcripts: whole plays of Big21 as text, each with the end that the rules give it.

`big21/NAME.txt` is a play, `big21/NAME.json` what `ventuno replay --json` says after its last line, or for a text that
must be refused the code, article and line of the refusal. The ends were worked out from the rule texts, not recorded.
"""

import json
from enum import Enum
from pathlib import Path
from typing import Any, get_args

import pytest

from ventuno.cli.replay import report
from ventuno.rules.big21 import apply, notation, start
from ventuno.rules.big21.events import (
    Event,
    GameEnd,
    GameEnded,
    HighLowEnded,
    LadderEnd,
    NoFreeCards,
    NoFreeCardsReason,
    PlayEnd,
    PlayEnded,
)
from ventuno.rules.refusals import Refused

BIG21 = Path(__file__).parent / "big21"
NAMES = sorted(path.stem for path in BIG21.glob("*.txt"))


def text_of(name: str) -> str:
    return (BIG21 / f"{name}.txt").read_bytes().decode()


def end_of(name: str) -> Any:  # noqa: ANN401  # JSON
    return json.loads((BIG21 / f"{name}.json").read_bytes())


def is_refused(name: str) -> bool:
    return "error" in end_of(name)


def events_of(name: str) -> list[Event]:
    header, moves = notation.read(text_of(name))
    play = start(header.rules, header.stake_centimes)
    heard: list[Event] = []
    for move in moves:
        play, events = apply(play, move)
        heard += events
    return heard


PLAYED = [name for name in NAMES if (BIG21 / f"{name}.json").exists() and not is_refused(name)]
REFUSED = [name for name in NAMES if (BIG21 / f"{name}.json").exists() and is_refused(name)]


def test_every_transcript_has_its_end_and_every_end_its_transcript() -> None:
    assert NAMES
    assert sorted(path.stem for path in BIG21.glob("*.json")) == NAMES
    assert {path.suffix for path in BIG21.iterdir()} == {".txt", ".json"}


@pytest.mark.parametrize("name", PLAYED)
def test_transcript_ends_as_expected(name: str) -> None:
    assert report(notation.replay(text_of(name))) == end_of(name)


@pytest.mark.parametrize("name", PLAYED)
def test_transcript_rewritten_is_the_same_play(name: str) -> None:
    header, moves = notation.read(text_of(name))
    rewritten = notation.write(header, moves)
    again, moves_again = notation.read(rewritten)
    assert again == header
    assert moves_again == moves
    assert notation.write(again, moves_again) == rewritten
    assert notation.replay(rewritten) == notation.replay(text_of(name))
    assert report(notation.replay(rewritten)) == end_of(name)


@pytest.mark.parametrize("name", REFUSED)
def test_transcript_is_refused_as_expected(name: str) -> None:
    with pytest.raises(Refused) as caught:
        notation.replay(text_of(name))
    refusal = caught.value.refusal
    assert {"error": {"code": refusal.code, "article": refusal.article, "line": caught.value.line}} == end_of(name)


def test_transcripts_together_reach_every_event_and_every_end() -> None:
    heard = [event for name in PLAYED for event in events_of(name)]
    assert {type(event) for event in heard} == set(get_args(Event))

    reached: set[Enum] = set()
    for event in heard:
        match event:
            case PlayEnded() | GameEnded() | HighLowEnded():
                reached.add(event.why)
            case NoFreeCards():
                reached.add(event.reason)
            case _:
                pass
    assert reached == {*PlayEnd, *GameEnd, *LadderEnd, *NoFreeCardsReason}
