"""The inbox of the house: questions and disputes of all players."""

from typing import Annotated

from msgspec import Meta

from ventuno.server.questions.wire import QuestionFile, QuestionLine, Words
from ventuno.server.wire import AmountTyped, Body, Wire


class InboxLine(Wire, frozen=True):
    player: str
    login: str
    question: QuestionLine


class Inbox(Wire, frozen=True):
    """GET /questions?state=&skip=: those that have been in that state longest come first."""

    questions: list[InboxLine]
    skip: int | None  # for the next page


class InboxFile(Wire, frozen=True):
    player: str
    login: str
    file: QuestionFile


class AnswerQuestionBody(Body, frozen=True):
    """POST /questions/{question}/answer."""

    text: Words
    closes: bool = False


class DecideDisputeBody(Body, frozen=True):
    """POST /questions/{question}/decide: C17. An amount is paid to the player, from the house."""

    text: Words
    upheld: bool
    amount: Annotated[AmountTyped, Meta(description="In francs.")] | None = None
