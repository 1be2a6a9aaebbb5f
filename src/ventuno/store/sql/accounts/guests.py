"""Questions of guests (requirement 47). They belong to no book: the house's journal has only the answers."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.house.office.guests import GuestQuestion
from ventuno.rules.language import Language
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it
_COLUMNS = "id, asked_us, language, subject, login, reach, text, salt, entry"


class GuestQuestionRow(NamedTuple):
    id: str
    asked_us: int
    language: str
    subject: str
    login: str
    reach: str
    text: str
    salt: str
    entry: int | None

    def question(self) -> GuestQuestion:
        return GuestQuestion(
            id=self.id,
            asked_at=instant(self.asked_us),
            language=Language(self.language),
            subject=self.subject,
            login=self.login,
            reach=self.reach,
            text=self.text,
            salt=self.salt,
            entry=self.entry,
        )


ADD_GUEST_QUESTION = Write(
    f"""
    INSERT INTO guest_questions ({_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, NULL)
    ON CONFLICT (id) DO NOTHING
    """
)

FIND_GUEST_QUESTION = Select(GuestQuestionRow._make, f"SELECT {_COLUMNS} FROM guest_questions WHERE id = $1")

LIST_WAITING_GUESTS = Select(
    GuestQuestionRow._make,
    f"SELECT {_COLUMNS} FROM guest_questions WHERE entry IS NULL ORDER BY asked_us, id LIMIT $1 OFFSET $2",
)

LIST_ANSWERED_GUESTS = Select(
    GuestQuestionRow._make,
    f"SELECT {_COLUMNS} FROM guest_questions WHERE entry IS NOT NULL ORDER BY entry LIMIT $1 OFFSET $2",
)

FORGET_GUESTS = Write(
    """
    DELETE FROM guest_questions
    WHERE id IN (SELECT id FROM guest_questions WHERE entry IS NOT NULL AND answered_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class GuestStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def add(self, question: GuestQuestion) -> None:
        """Nothing happens if it is there already."""
        values = (question.subject, question.login, question.reach, question.text, question.salt)
        asked_us, language = microseconds(question.asked_at), question.language.value
        await self._executor.write(ADD_GUEST_QUESTION(question.id, asked_us, language, *values))

    async def find(self, question: str) -> GuestQuestion | None:
        row = await self._executor.find(FIND_GUEST_QUESTION(question))
        return None if row is None else row.question()

    async def listed(self, *, answered: bool, most: int = 50, skip: int = 0) -> Sequence[GuestQuestion]:
        """Those that have waited longest, or were answered first, come first."""
        query = LIST_ANSWERED_GUESTS if answered else LIST_WAITING_GUESTS
        return [row.question() for row in await self._executor.fetch(query(most, skip))]

    async def forget(self, before: datetime) -> int:
        """Delete some of those that were answered before that. Returns how many."""
        return len(await self._executor.write(FORGET_GUESTS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
