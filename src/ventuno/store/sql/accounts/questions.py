"""The register of questions and disputes (requirement 47): which there are, and which wait for the house.

The players' books hold every word of them. This register is written together with them in one transaction, and answers
without reading every book.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ventuno.house.contact.questions import Question, QuestionState
from ventuno.store.executor import Executor, Select
from ventuno.store.times import instant

_COLUMNS = "player, number, dispute, subject, about, state, asked_us, changed_us"


class QuestionRow(NamedTuple):
    player: str
    number: int
    dispute: int
    subject: str
    about: str | None
    state: str
    asked_us: int
    changed_us: int

    def question(self) -> Question:
        return Question(
            player=self.player,
            number=self.number,
            dispute=bool(self.dispute),
            subject=self.subject,
            about=self.about,
            state=QuestionState(self.state),
            asked_at=instant(self.asked_us),
            changed_at=instant(self.changed_us),
        )


FIND_QUESTION = Select(QuestionRow._make, f"SELECT {_COLUMNS} FROM questions WHERE player = $1 AND number = $2")

LIST_QUESTIONS_OF_PLAYER = Select(
    QuestionRow._make, f"SELECT {_COLUMNS} FROM questions WHERE player = $1 ORDER BY number DESC LIMIT $2"
)

LIST_QUESTIONS_IN_STATE = Select(
    QuestionRow._make,
    f"SELECT {_COLUMNS} FROM questions WHERE state = $1 ORDER BY changed_us, player, number LIMIT $2 OFFSET $3",
)


class QuestionStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def find(self, player: str, number: int) -> Question | None:
        row = await self._executor.find(FIND_QUESTION(player, number))
        return None if row is None else row.question()

    async def of_player(self, player: str, *, most: int = 100) -> Sequence[Question]:
        """The newest first."""
        rows = await self._executor.fetch(LIST_QUESTIONS_OF_PLAYER(player, most))
        return [row.question() for row in rows]

    async def in_state(self, state: QuestionState, *, most: int = 50, skip: int = 0) -> Sequence[Question]:
        """Those that have been in that state longest come first."""
        rows = await self._executor.fetch(LIST_QUESTIONS_IN_STATE(state.value, most, skip))
        return [row.question() for row in rows]
