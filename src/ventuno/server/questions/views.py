"""Questions and disputes as they are shown, from the register and the player's journal."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

from ventuno.house.accounts.events import (
    Adjusted,
    DisputeDecided,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
)
from ventuno.house.contact.questions import Question
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import NO_QUESTION, NOT_YOUR_GAME
from ventuno.rules.challenge import notation
from ventuno.rules.refusals import Refused
from ventuno.server.questions import wire
from ventuno.store.sql.books import BookStore
from ventuno.store.store import Store

KINDS: Final = ("question_asked", "question_continued", "question_answered", "dispute_decided", "adjusted")
_TEXTS_MAX: Final = 2_000  # of all questions of one player


async def line(store: Store, question: Question) -> wire.QuestionLine:
    shown = None if question.about is None else await _about(store, question.player, question.about)
    return wire.QuestionLine(
        number=question.number,
        dispute=question.dispute,
        subject=question.subject,
        about=question.about,
        table=None if shown is None else shown.table,
        happened_at=None if shown is None else shown.happened_at,
        stake=None if shown is None else shown.stake,
        state=question.state.value,
        asked_at=question.asked_at,
        changed_at=question.changed_at,
    )


async def about(store: Store, player: str, name: str) -> wire.AboutShown:
    """A play of that player's, or a game in which the player had a bet."""
    shown = await _about(store, player, name)
    if shown is None:
        raise Refused(NOT_YOUR_GAME())
    return shown


async def _about(store: Store, player: str, name: str) -> wire.AboutShown | None:
    kept, box = await store.plays.find(name), await store.tables.box_in(name, player)
    if kept is None or kept.started_at is None or (box is None and kept.owner != player):
        return None
    if box is None:
        return wire.AboutShown(about=name, table=None, happened_at=kept.started_at, stake=str(kept.stake))
    table = await store.tables.find(kept.owner)  # closed tables are known as well
    ante = Money((await asyncio.to_thread(notation.replay, kept.text)).bet(box).ante_centimes)
    return wire.AboutShown(
        about=name,
        table=None if table is None else table[0].terms.name,
        happened_at=kept.started_at,
        stake=str(ante),
    )


async def of_player(store: Store, player: str) -> list[wire.QuestionLine]:
    return [await line(store, each) for each in await store.questions.of_player(player)]


async def file(store: Store, player: str, number: int) -> wire.QuestionFile:
    """One question of that player. A player sees only their own questions: any other answers 404."""
    question, said = await on_record(store, player, number)
    return wire.QuestionFile(question=question, said=[each for _, each in said])


async def on_record(store: Store, player: str, number: int) -> tuple[wire.QuestionLine, list[tuple[Entry, wire.Said]]]:
    """The same with the entry of each text: who wrote it, and the posting that followed."""
    question = await store.questions.find(player, number)
    if question is None:
        raise Refused(NO_QUESTION())
    return await line(store, question), list(_said(await _entries(store.books, player), number))


async def _entries(books: BookStore, player: str) -> Sequence[Entry]:
    lines = await books.recent_lines(player, KINDS, most=_TEXTS_MAX)
    return await books.with_words(player, [codec.decode(each.text, Entry) for each in reversed(lines)])


def _said(entries: Sequence[Entry], number: int) -> Iterator[tuple[Entry, wire.Said]]:
    paid = {entry.number: str(entry.what.amount) for entry in entries if isinstance(entry.what, Adjusted)}
    for entry in entries:
        match entry.what:
            case QuestionAsked(number=of, text=text) | QuestionContinued(number=of, text=text) if of == number:
                yield entry, wire.Said(at=entry.at, by="player", kind="asked", text=text)
            case QuestionAnswered(number=of, text=text) if of == number:
                yield entry, wire.Said(at=entry.at, by="house", kind="answered", text=text)
            case DisputeDecided(number=of) as decided if of == number:
                amount = None if decided.posting is None else paid.get(decided.posting)
                said = wire.Said(
                    at=entry.at, by="house", kind="decided", text=decided.text, upheld=decided.upheld, amount=amount
                )
                yield entry, said
            case _:
                pass
