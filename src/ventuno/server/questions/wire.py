"""What passes between the server and a browser about questions and disputes."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.server.wire import Amount, Body, Wire

StateOfQuestion = Literal["waiting", "answered", "closed"]
Subject = Annotated[str, Meta(min_length=1, max_length=200)]
Words = Annotated[str, Meta(min_length=1, max_length=4000)]


class QuestionLine(Wire, frozen=True):
    """A question in a list."""

    number: int
    dispute: bool
    subject: str
    about: str | None  # a play of Big21 or a game at a table
    table: str | None  # of a game: the name of its table
    happened_at: datetime | None  # when that play or game began
    stake: Amount | None  # of the play, or the player's ante in the game
    state: StateOfQuestion
    asked_at: datetime
    changed_at: datetime


class AboutShown(Wire, frozen=True):
    """A play of Big21, or a game at a table, in the words that a player knows it by."""

    about: str
    table: str | None  # of a game: the name of its table
    happened_at: datetime
    stake: Amount


class Said(Wire, frozen=True):
    """One text of a question: by the player or by the house."""

    at: datetime
    by: Literal["player", "house"]
    kind: Literal["asked", "answered", "decided"]
    text: str
    upheld: bool | None = None  # of a decision: whether the player was right
    amount: Amount | None = None  # of a decision: what was paid with it


class QuestionFile(Wire, frozen=True):
    """A question with everything that was said about it, in order."""

    question: QuestionLine
    said: list[Said]


class AskBody(Body, frozen=True):
    """POST /account/questions: write to the house. A dispute names the play or the game."""

    subject: Subject
    text: Words
    about: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    dispute: bool = False


class AskAgainBody(Body, frozen=True):
    """POST /account/questions/{number}."""

    text: Words


class AskAsGuestBody(Body, frozen=True):
    """POST /contact: write to the house without an account, or without being able to log in."""

    subject: Subject
    text: Words
    reach: Annotated[str, Meta(min_length=1, max_length=200, description="An e-mail address or a telephone number.")]
    login: Annotated[str, Meta(max_length=64, description="Of the account it is about, if any.")] = ""


class Received(Wire, frozen=True):
    """Always the same, whoever asks about whichever account."""

    received: bool
