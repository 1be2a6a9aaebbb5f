"""People: who a player is, and how somebody at the console finds them by name."""

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from ventuno.house.accounts.people import Person
from ventuno.store.executor import Executor, Select

LAST_CHARACTER = "\U0010ffff"


class PersonRow(NamedTuple):
    player: str
    login: str
    name: str
    birth: str
    password: str  # hashed

    def person(self) -> Person:
        birth = date.fromisoformat(self.birth)
        return Person(player=self.player, login=self.login, name=self.name, birth=birth, password=self.password)


FIND_PERSON_BY_LOGIN = Select(
    PersonRow._make, "SELECT player, login, name, birth, password FROM people WHERE login = $1"
)

FIND_PERSON_OF_PLAYER = Select(
    PersonRow._make, "SELECT player, login, name, birth, password FROM people WHERE player = $1"
)

LIST_PEOPLE = Select(
    PersonRow._make,
    "SELECT player, login, name, birth, password FROM people WHERE login > $1 ORDER BY login LIMIT $2",
)


def search_people(other_words: int) -> Select[PersonRow]:
    """People with a word in the range from $1 to before $2, ordered by the first such word, after ($3, $4), at most $5.

    Each further word needs two more parameters, the range of that word.
    """
    word = "SELECT 1 FROM words v WHERE v.player = w.player AND v.word >="
    places = range(6, 6 + 2 * other_words, 2)
    others = "".join(f"AND EXISTS ({word} ${place} AND v.word < ${place + 1}) " for place in places)
    return Select(
        PersonRow._make,
        f"""
        SELECT p.player, p.login, p.name, p.birth, p.password FROM words w JOIN people p ON p.player = w.player
        WHERE w.word >= $1 AND w.word < $2 AND (w.word, w.player) > ($3, $4)
            AND NOT EXISTS ({word} $1 AND v.word < w.word)
            {others}
        ORDER BY w.word, w.player LIMIT $5
        """,
    )


class PersonStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def by_login(self, login: str) -> Person | None:
        row = await self._executor.find(FIND_PERSON_BY_LOGIN(login))
        return None if row is None else row.person()

    async def of_player(self, player: str) -> Person | None:
        row = await self._executor.find(FIND_PERSON_OF_PLAYER(player))
        return None if row is None else row.person()

    async def search(self, words: Sequence[str], *, after: str | None = None, most: int = 50) -> Sequence[Person]:
        """People such that each of these words is the beginning of one of their `Person.words`; after that player.

        They are ordered by their word that begins with the longest of these words, so an exact match comes first.
        Without words it is everybody, ordered by login.
        """
        last = None if after is None else await self.of_player(after)
        if (after is not None and last is None) or not all(word.isprintable() for word in words):
            return []
        if not words:
            rows = await self._executor.fetch(LIST_PEOPLE(last.login if last else "", most))
            return [row.person() for row in rows]
        first, *others = sorted(words, key=len, reverse=True)  # fewest people have a word that begins with the longest
        reached = min((word for word in last.words if word.startswith(first)), default=first) if last else ""
        bounds = [bound for word in others for bound in _range(word)]
        search = search_people(len(others))
        query = search(*_range(first), reached, last.player if last else "", most, *bounds)
        return [row.person() for row in await self._executor.fetch(query)]


def _range(beginning: str) -> tuple[str, str]:
    """The range of all words with that beginning: from the first value to before the second."""
    return beginning, f"{beginning}{LAST_CHARACTER}"
