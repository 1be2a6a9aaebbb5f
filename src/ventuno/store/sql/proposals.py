"""What a player would read of a proposed act. It is kept until the proposal has expired; no journal has it."""

from datetime import datetime
from typing import NamedTuple

from ventuno.house.office.house_state import ProposalWords
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, microseconds

FORGOTTEN_AT_ONCE_MAX = 1000  # a short transaction: nobody should have to wait for it


class ProposalWordsRow(NamedTuple):
    entry: int
    salt: str
    text: str
    until_us: int

    def words(self) -> ProposalWords:
        return ProposalWords(self.entry, self.salt, self.text, instant(self.until_us))


FIND_WORDS = Select(ProposalWordsRow._make, "SELECT entry, salt, text, until_us FROM proposal_words WHERE entry = $1")

FORGET_WORDS = Write(
    """
    DELETE FROM proposal_words WHERE entry IN (SELECT entry FROM proposal_words WHERE until_us < $1 LIMIT $2)
    RETURNING 1
    """
)


class ProposalStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def words(self, entry: int) -> ProposalWords | None:
        row = await self._executor.find(FIND_WORDS(entry))
        return None if row is None else row.words()

    async def forget(self, before: datetime) -> int:
        """Delete some of those whose proposals expired before that. Returns how many."""
        return len(await self._executor.write(FORGET_WORDS(microseconds(before), FORGOTTEN_AT_ONCE_MAX)))
