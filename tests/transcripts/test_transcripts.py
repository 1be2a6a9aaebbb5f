"""Golden transcripts: whole plays and games as text, each with the end that the rules give it.

`GAME/NAME.txt` is a play or game, `GAME/NAME.json` what `ventuno replay --json` says after its last line, or for a text
that must be refused the code, article and line of the refusal. The ends were worked out from the rule texts, not
recorded.
"""

import json
from enum import Enum
from pathlib import Path
from typing import Any, get_args

import pytest

from ventuno.cli.commands.games.replay import report
from ventuno.rules import big21, challenge
from ventuno.rules.big21 import notation as big21_text
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
from ventuno.rules.challenge import events as challenge_events
from ventuno.rules.challenge import notation as challenge_text
from ventuno.rules.refusals import Refused

FOLDER = Path(__file__).parent
GAMES = ("big21", "challenge")
NAMES = sorted(f"{game}/{path.stem}" for game in GAMES for path in (FOLDER / game).glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_bytes().decode()


def end_of(name: str) -> Any:  # noqa: ANN401  # JSON
    return json.loads((FOLDER / f"{name}.json").read_bytes())


def is_refused(name: str) -> bool:
    return "error" in end_of(name)


def big21_events(name: str) -> list[Event]:
    header, moves = big21_text.read(text_of(name))
    play = big21.start(header.rules, header.stake_centimes)
    heard: list[Event] = []
    for move in moves:
        play, events = big21.apply(play, move)
        heard += events
    return heard


def challenge_phases_and_events(name: str) -> tuple[set[challenge.GamePhase], set[type[challenge_events.Event]]]:
    game, moves = challenge_text.read(text_of(name))
    phases, heard = {game.phase}, set[type[challenge_events.Event]]()
    for move in moves:
        game, events = challenge.apply(game, move)
        phases.add(game.phase)
        heard |= {type(event) for event in events}
    return phases, heard


def rewritten(name: str) -> str:
    if name.startswith("big21"):
        return big21_text.write(*big21_text.read(text_of(name)))
    return challenge_text.write(*challenge_text.read(text_of(name)))


WITH_END = [name for name in NAMES if (FOLDER / f"{name}.json").exists()]
PLAYED = [name for name in WITH_END if not is_refused(name)]
REFUSED = [name for name in WITH_END if is_refused(name)]


@pytest.mark.parametrize("game", GAMES)
def test_every_transcript_has_its_end_and_every_end_its_transcript(game: str) -> None:
    texts = {path.stem for path in (FOLDER / game).glob("*.txt")}
    assert texts
    assert {path.stem for path in (FOLDER / game).glob("*.json")} == texts
    assert {path.suffix for path in (FOLDER / game).iterdir()} == {".txt", ".json"}


@pytest.mark.parametrize("name", PLAYED)
def test_transcript_ends_as_expected(name: str) -> None:
    assert report(text_of(name)) == end_of(name)


@pytest.mark.parametrize("name", PLAYED)
def test_transcript_rewritten_is_the_same_play(name: str) -> None:
    text = rewritten(name)
    notation = big21_text if name.startswith("big21") else challenge_text
    assert notation.read(text) == notation.read(text_of(name))
    assert notation.write(*notation.read(text)) == text
    assert notation.replay(text) == notation.replay(text_of(name))
    assert report(text) == end_of(name)


@pytest.mark.parametrize("name", REFUSED)
def test_transcript_is_refused_as_expected(name: str) -> None:
    with pytest.raises(Refused) as caught:
        report(text_of(name))
    refusal = caught.value.refusal
    assert {"error": {"code": refusal.code, "article": refusal.article, "line": caught.value.line}} == end_of(name)


def test_transcripts_of_big21_together_reach_every_event_and_every_end() -> None:
    heard = [event for name in PLAYED if name.startswith("big21") for event in big21_events(name)]
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


def test_transcripts_of_challenge_together_reach_every_event_and_every_phase() -> None:
    reached = [challenge_phases_and_events(name) for name in PLAYED if name.startswith("challenge")]
    assert set[challenge.GamePhase]().union(*(phases for phases, _ in reached)) == {*challenge.GamePhase}
    assert set[type]().union(*(heard for _, heard in reached)) == set(get_args(challenge_events.Event))
