"""Questions and disputes that players bring to the house (requirement 47, C17).

Every word of them is in the player's journal: what was asked, what was answered, what was decided, by whom, and the
posting that followed. Beside it a register lists them by state, so that the staff find what waits for an answer.
"""

from datetime import datetime
from enum import StrEnum

import msgspec

from ventuno.house.accounts.events import DisputeDecided, QuestionAnswered
from ventuno.house.refusals import BAD_QUESTION, NO_OPEN_DISPUTE, NO_QUESTION, TOO_MANY_QUESTIONS
from ventuno.rules.refusals import Refused

SUBJECT_CHARACTERS_MAX = 120
TEXT_CHARACTERS_MAX = 2000
WAITING_MAX = 10  # of one player at once


class QuestionState(StrEnum):
    WAITING = "waiting"  # for the house
    ANSWERED = "answered"  # the player may write again
    CLOSED = "closed"  # decided, or closed by the house; the player may still write again


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the register."""

    player: str
    number: int  # counted for each player
    dispute: bool
    subject: str
    about: str | None  # a play of Big21 or a game at a table
    state: QuestionState
    asked_at: datetime
    changed_at: datetime


def state_after(what: object) -> QuestionState:
    """Where a question stands after this event about it."""
    match what:
        case QuestionAnswered(closes=False):
            return QuestionState.ANSWERED
        case QuestionAnswered() | DisputeDecided():
            return QuestionState.CLOSED
        case _:
            return QuestionState.WAITING


def subject(text: str) -> str:
    """Refused if it is no subject."""
    said = " ".join(text.split())
    if not 0 < len(said) <= SUBJECT_CHARACTERS_MAX or not said.isprintable():
        raise Refused(BAD_QUESTION(subject=SUBJECT_CHARACTERS_MAX, text=TEXT_CHARACTERS_MAX))
    return said


def words(text: str) -> str:
    """What somebody writes, in lines. Refused if it is empty, too long, or cannot be shown."""
    said = text.strip()
    if not 0 < len(said) <= TEXT_CHARACTERS_MAX or not said.replace("\n", "").isprintable():
        raise Refused(BAD_QUESTION(subject=SUBJECT_CHARACTERS_MAX, text=TEXT_CHARACTERS_MAX))
    return said


def may_ask(waiting: tuple[int, ...]) -> None:
    """So that nobody fills the inbox: what already waits is answered first."""
    if len(waiting) >= WAITING_MAX:
        raise Refused(TOO_MANY_QUESTIONS(most=WAITING_MAX))


def known(asked: int, number: int) -> None:
    if not 1 <= number <= asked:
        raise Refused(NO_QUESTION())


def may_decide(asked: int, disputes: tuple[int, ...], number: int) -> None:
    """C17: a dispute is decided once. A question is answered, not decided."""
    known(asked, number)
    if number not in disputes:
        raise Refused(NO_OPEN_DISPUTE())
