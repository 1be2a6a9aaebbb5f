"""Questions and disputes as they are shown, from the register and the player's journal."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from ventuno.house.accounts.events import (
    Adjusted,
    DisputeDecided,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
)
from ventuno.house.accounts.questions import Question
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.refusals import NO_QUESTION
from ventuno.rules.refusals import Refused
from ventuno.server.questions import wire
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.questions import QuestionStore
from ventuno.store.store import Store

KINDS: Final = ("question_asked", "question_continued", "question_answered", "dispute_decided", "adjusted")
_TEXTS_MAX: Final = 2_000  # of all questions of one player


def line(question: Question) -> wire.QuestionLine:
    return wire.QuestionLine(
        number=question.number,
        dispute=question.dispute,
        subject=question.subject,
        about=question.about,
        state=question.state.value,
        asked_at=question.asked_at,
        changed_at=question.changed_at,
    )


async def of_player(questions: QuestionStore, player: str) -> list[wire.QuestionLine]:
    return [line(each) for each in await questions.of_player(player)]


async def file(store: Store, player: str, number: int) -> wire.QuestionFile:
    """One question of that player. Another's is none: it answers as if there were no such question."""
    question = await store.questions.find(player, number)
    if question is None:
        raise Refused(NO_QUESTION())
    return wire.QuestionFile(question=line(question), said=list(_said(await _entries(store.books, player), number)))


async def _entries(books: BookStore, player: str) -> Sequence[Entry]:
    lines = await books.recent_lines(player, KINDS, most=_TEXTS_MAX)
    return [codec.decode(each.text, Entry) for each in reversed(lines)]


def _said(entries: Sequence[Entry], number: int) -> Iterator[wire.Said]:
    paid = {entry.number: str(entry.what.amount) for entry in entries if isinstance(entry.what, Adjusted)}
    for entry in entries:
        match entry.what:
            case QuestionAsked(number=of, text=text) | QuestionContinued(number=of, text=text) if of == number:
                yield _by_player(entry.at, text)
            case QuestionAnswered(number=of, text=text) if of == number:
                yield wire.Said(at=entry.at, by="house", kind="answered", text=text)
            case DisputeDecided(number=of) as decided if of == number:
                amount = None if decided.posting is None else paid.get(decided.posting)
                yield wire.Said(
                    at=entry.at, by="house", kind="decided", text=decided.text, upheld=decided.upheld, amount=amount
                )
            case _:
                pass


def _by_player(at: datetime, text: str) -> wire.Said:
    return wire.Said(at=at, by="player", kind="asked", text=text)
