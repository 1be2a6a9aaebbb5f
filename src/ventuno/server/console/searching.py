"""Finding players (requirement 43): whoever may not page through everybody has to know whom they look for.

That is a user name, an account number, a play, or first and last name with the date of birth.
"""

import re
from collections.abc import Sequence
from datetime import date
from typing import Final

from ventuno.house.accounts.people import Known, Person, words_of
from ventuno.rules.refusals import Refused
from ventuno.server.refusals import SEARCH_TOO_WIDE
from ventuno.store.store import Store

FOUND_MAX: Final = 50
WORDS_MAX: Final = 5
NAMES_MIN: Final = 2
_BIRTH: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


async def anybody(store: Store, q: str, after: str | None) -> Sequence[Person]:
    """Every word must be the beginning of one of their words. Without words, everybody, by login."""
    words = words_of(q)[:WORDS_MAX]
    return await store.people.search(words, after=after, most=FOUND_MAX + 1) if words or not q else ()


async def somebody(store: Store, q: str) -> Sequence[Person | Known]:
    """Refused if the question fits whoever happens to have that name."""
    q = q.strip()
    if not q:
        return ()
    if len(q.split()) == 1:
        return await _named(store, q)
    born = _BIRTH.search(q)
    if born is None or len(names := words_of(_BIRTH.sub(" ", q))) < NAMES_MIN:
        raise Refused(SEARCH_TOO_WIDE())
    try:
        birth = date.fromisoformat(born[0])
    except ValueError:
        raise Refused(SEARCH_TOO_WIDE()) from None
    return [each for each in await store.people.born(birth) if set(names) <= set(words_of(each.name))][:FOUND_MAX]


async def _named(store: Store, name: str) -> Sequence[Person]:
    """By the user name, the account number, or a play of theirs."""
    found = await store.people.by_login(name) or await store.people.of_player(name)
    if found is None and (play := await store.plays.find(name)) is not None:
        found = await store.people.of_player(play.owner)
    return () if found is None else (found,)
