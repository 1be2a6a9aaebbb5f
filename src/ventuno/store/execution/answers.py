"""The answers that were given, by the key of the command. A repeated command gets the same answer."""

from datetime import datetime
from typing import NamedTuple

from ventuno.store.commands import Answered
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class AnswerRow(NamedTuple):
    request: str
    answer: str

    def answered(self) -> Answered:
        return Answered(self.request, self.answer)


FIND_ANSWER = Select(AnswerRow._make, "SELECT request, answer FROM answers WHERE book = $1 AND key = $2")

FORGET_ANSWERS = Write(
    """
    DELETE FROM answers WHERE (book, key) IN (SELECT book, key FROM answers WHERE at_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class AnswerStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def forget(self, before: datetime) -> int:
        """Delete some of the answers older than that, so that their keys are free again. Returns how many."""
        return len(await self._executor.write(FORGET_ANSWERS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
