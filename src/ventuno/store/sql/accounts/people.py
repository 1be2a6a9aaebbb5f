"""People: who a player is, and how somebody at the console finds them by name."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import NamedTuple

from ventuno.house.accounts.people import Known, Person
from ventuno.store.executor import Executor, Select
from ventuno.store.times import instant

LAST_CHARACTER = "\U0010ffff"


class PersonRow(NamedTuple):
    player: str
    login: str
    name: str
    birth: str
    password: str  # hashed
    canton: str
    salt: str

    def person(self) -> Person:
        return Person(
            player=self.player,
            login=self.login,
            name=self.name,
            birth=date.fromisoformat(self.birth),
            password=self.password,
            canton=self.canton,
            salt=self.salt,
        )


FIND_PERSON_BY_LOGIN = Select(
    PersonRow._make, "SELECT player, login, name, birth, password, canton, salt FROM people WHERE login = $1"
)

FIND_PERSON_OF_PLAYER = Select(
    PersonRow._make, "SELECT player, login, name, birth, password, canton, salt FROM people WHERE player = $1"
)

LIST_PEOPLE = Select(
    PersonRow._make,
    "SELECT player, login, name, birth, password, canton, salt FROM people WHERE login > $1 ORDER BY login LIMIT $2",
)


class BornRow(NamedTuple):
    player: str
    login: str
    name: str
    birth: str

    def known(self) -> Known:
        return Known(player=self.player, login=self.login, name=self.name, birth=date.fromisoformat(self.birth))


class HeldRow(NamedTuple):
    player: str
    since_us: int


LIST_BORN = Select(BornRow._make, "SELECT player, login, name, birth FROM people WHERE birth = $1 ORDER BY player")

LIST_HELD = Select(HeldRow._make, "SELECT player, since_us FROM held ORDER BY since_us, player LIMIT $1 OFFSET $2")

FIND_HELD = Select(HeldRow._make, "SELECT player, since_us FROM held WHERE player = $1")


def search_people(other_words: int) -> Select[PersonRow]:
    """People with a word w, $1 <= w < $2: ordered by w, starting after ($3, $4), at most $5.

    Each further word needs two more parameters, the range of that word.
    """
    word = "SELECT 1 FROM words v WHERE v.player = w.player AND v.word >="
    places = range(6, 6 + 2 * other_words, 2)
    others = "".join(f"AND EXISTS ({word} ${place} AND v.word < ${place + 1}) " for place in places)
    return Select(
        PersonRow._make,
        f"""
        SELECT p.player, p.login, p.name, p.birth, p.password, p.canton, p.salt
        FROM words w JOIN people p ON p.player = w.player
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

    async def born(self, birth: date) -> Sequence[Known]:
        """Everybody with that date of birth."""
        return [row.known() for row in await self._executor.fetch(LIST_BORN(birth.isoformat()))]

    async def held(self, *, most: int = 50, skip: int = 0) -> Sequence[tuple[str, datetime]]:
        """Requirement 22: the players whose accounts are held, and since when; the longest first."""
        return [(row.player, instant(row.since_us)) for row in await self._executor.fetch(LIST_HELD(most, skip))]

    async def is_held(self, player: str) -> bool:
        """Also an account whose journal does not say so yet."""
        return await self._executor.find(FIND_HELD(player)) is not None

    async def search(self, words: Sequence[str], *, after: str | None = None, most: int = 50) -> Sequence[Person]:
        """People who have, for each of these words, a word in `Person.words` that begins with it; after that player.

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
