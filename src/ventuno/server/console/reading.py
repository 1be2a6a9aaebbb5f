"""Requirement 43: whoever reads personal data at the console is on record before they see it.

Every handler that shows somebody names what it shows (`reads`), and `context.guard_console` records it from the names
in the address. Lists and searches record everybody whom they show. If it cannot be recorded, nothing is shown.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from ventuno.house.office.reads import Read, ReadKind
from ventuno.store.store import Store

NAME_CHARACTERS_MAX: Final = 64
_NAMES: Final = ("player", "play", "game", "question", "guest_question", "case")  # in the addresses of handlers
_OF_PLAYERS: Final = frozenset({"play", "question", "case"})  # their names begin with the player's number


async def note(  # noqa: PLR0913  # what is put on record
    store: Store, actor: str, at: datetime, what: ReadKind, *, subjects: Iterable[str] = (), about: str = ""
) -> None:
    read = Read(number=0, at=at, actor=actor, what=what, subjects=tuple(sorted(set(subjects))), about=about)
    await store.reads.add(read)


async def note_named(store: Store, actor: str, at: datetime, what: ReadKind, named: Mapping[str, object]) -> None:
    """From the names in the address. What is no name of anything is not kept."""
    kind = next(each for each in _NAMES if each in named)
    name = str(named[kind])
    if not (name.isascii() and name.isprintable() and len(name) <= NAME_CHARACTERS_MAX):
        return
    player = name if kind == "player" else name.rpartition("-")[0] if kind in _OF_PLAYERS else ""
    subjects = (player,) if player.isalnum() else ()
    await note(store, actor, at, what, subjects=subjects, about="" if kind == "player" else name)
