"""What passes between the server and a browser that practises Big21.

The server keeps nothing of a practised play: the client sends the whole play with every request.
"""

from typing import Annotated

from msgspec import Meta

from ventuno.server.big21.wire import MoveText, PlayState, PlayText
from ventuno.server.big21.wire_events import BoardEvent
from ventuno.server.wire import AmountTyped, Body, Hash, Wire


class StartPracticeBody(Body, frozen=True):
    """`text` begins in the middle of a play: “try again from here”."""

    stake: AmountTyped = "1"
    text: PlayText | None = None
    law: Hash | None = None  # of the play that is continued; null: the law in force


class PracticeMoveBody(Body, frozen=True):
    play: Annotated[str, Meta(min_length=1, max_length=64)]
    text: PlayText
    law: Hash
    move: MoveText | None = None  # none: just show it


class Practised(Wire, frozen=True):
    table: PlayState
    events: list[BoardEvent]
    text: str  # of the whole play so far: to be sent with the next move


class PositionBody(Body, frozen=True):
    text: PlayText
    law: Hash
