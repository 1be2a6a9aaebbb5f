"""A play of Big21 or a game at a table, step by step, with the journal beside it.

Requirement 6 holds for the console too: a running play or game shows no seed, no hidden card and no card that has not
been turned.
"""

from datetime import datetime

from ventuno.server.big21.wire import ReviewStep
from ventuno.server.console.wire.journal import JournalLine
from ventuno.server.tables.wire import GameStep
from ventuno.server.wire import Amount, Wire


class PlayFile(Wire, frozen=True):
    """A play of Big21 step by step, every line of the journal beside the move that it followed from."""

    play: str
    player: str
    running: bool
    rules: str
    law: str
    stake: Amount
    started_at: datetime
    expires_at: datetime
    ended_at: datetime | None
    commitment: str
    server_seed: str | None  # when it is over
    client_seed: str | None  # likewise
    steps: list[ReviewStep]
    journal: list[JournalLine]


class GameSeat(Wire, frozen=True):
    box: int
    player: str
    name: str


class GameFile(Wire, frozen=True):
    """A game at a table, likewise. While it runs, a step's line is only its first word, without hidden cards."""

    game: str
    table: str
    name: str
    running: bool
    started_at: datetime
    ended_at: datetime | None
    commitment: str
    server_seed: str | None  # when it is over
    client_seed: str | None  # everybody's, likewise
    seats: list[GameSeat]
    steps: list[GameStep]
    journal: list[JournalLine]
