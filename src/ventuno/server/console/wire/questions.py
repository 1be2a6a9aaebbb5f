"""The inbox of the house: questions and disputes of all players."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta

from ventuno.rules.language import Language
from ventuno.server.console.wire.reasons import WhyText
from ventuno.server.questions.wire import QuestionLine, Said, Words
from ventuno.server.wire import AmountTyped, Body, Wire


class InboxLine(Wire, frozen=True):
    player: str
    login: str
    question: QuestionLine


class GuestLine(Wire, frozen=True):
    """A question of somebody who is not logged in."""

    guest: str
    subject: str
    login: str  # as it was typed; empty: none
    asked_at: datetime


class Inbox(Wire, frozen=True):
    """GET /questions?state=&skip=: those that have been in that state longest come first."""

    questions: list[InboxLine]
    guests: list[GuestLine]  # waiting or closed: they are answered elsewhere
    skip: int | None  # for the next page


class SaidOnRecord(Said, frozen=True, kw_only=True):
    """C17: with who said it, the entry of the account's journal, and that of the posting that followed."""

    actor: str
    entry: int
    posting: int | None = None


class QuestionOnRecord(Wire, frozen=True):
    question: QuestionLine
    said: list[SaidOnRecord]


class InboxFile(Wire, frozen=True):
    player: str
    login: str
    file: QuestionOnRecord
    proposal: int | None = None  # requirement 42: nothing was changed yet, but proposed under this number


class GuestReply(Wire, frozen=True):
    """How it was answered: an entry of the house's journal."""

    at: datetime
    actor: str
    entry: int
    done: str


class GuestFile(Wire, frozen=True):
    """GET /guests/{guest_question}: whoever wrote it has proved nothing."""

    line: GuestLine
    player: str | None  # whose account has that login; null: nobody's
    language: Language
    reach: str
    text: str
    reply: GuestReply | None


class AnswerGuestBody(Body, frozen=True):
    """POST /guests/{guest_question}/answer: what was done, and how. It stays in the journal: no personal data."""

    done: WhyText


class AnswerQuestionBody(Body, frozen=True):
    """POST /questions/{question}/answer."""

    text: Words
    closes: bool = False


class DecideDisputeBody(Body, frozen=True):
    """POST /questions/{question}/decide: C17. An amount is paid to the player, from the house."""

    text: Words
    upheld: bool
    amount: Annotated[AmountTyped, Meta(description="In francs.")] | None = None
