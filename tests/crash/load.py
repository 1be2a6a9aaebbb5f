"""The process that is killed: a house with its clients, at work until it dies.

What a client was answered is written into a diary before the client goes on. One `write` for each answer, so the diary
says exactly who was told what, however suddenly it ends.

    python -m tests.crash.load postgresql://… seed diary
"""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.crash.customers import Client, crowd
from tests.crash.timed_desk import Counter
from tests.kit import NOON
from ventuno.store import databases
from ventuno.store.errors import Unavailable
from ventuno.store.sqlite import files
from ventuno.store.store import Store

CHECKPOINT_PAGES = 40  # seldom in a house, often here: being killed in a checkpoint must be survived as well
SEAL_EVERY = 15  # answers


@dataclass(frozen=True, slots=True)
class Heard:
    """A line of the diary: an answer, or the code that says why there was none."""

    name: str
    answer: str
    unavailable: str = ""


class Diary:
    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write(self, name: str, answer: str, unavailable: str = "") -> None:
        os.write(self._file, f"{json.dumps([name, answer, unavailable])}\n".encode())


def read_diary(path: Path, after: int = 0) -> list[Heard]:
    """Its lines that were not read yet. A line that was only half written when the process died is left out."""
    lines = path.read_text().split("\n")[after:-1] if path.exists() else []
    return [Heard(*json.loads(line)) for line in lines]


async def work(place: str, seed: str, clients: Sequence[Client], diary: Diary, *, in_turn: bool) -> None:
    """Never ends by itself. `in_turn`, one request follows the other: then nothing depends on who is quicker."""
    files.CHECKPOINT_PAGES = CHECKPOINT_PAGES
    store = await databases.open_store(place, lambda: NOON)
    counters = {client.name: Counter(store, seed) for client in clients}
    if in_turn:
        while True:
            for client in clients:
                await _step(client, counters[client.name], diary)
            await _seal(store)
    await asyncio.gather(*(_forever(store, client, counters[client.name], diary) for client in clients))


async def _forever(store: Store, client: Client, counter: Counter, diary: Diary) -> None:
    while True:
        for _ in range(SEAL_EVERY):
            await _step(client, counter, diary)
        await _seal(store)


async def _step(client: Client, counter: Counter, diary: Diary) -> None:
    asked = client.ask()
    while True:
        try:
            answer = await counter.answer(asked)
        except Unavailable as unavailable:
            diary.write(client.name, "", unavailable.refusal.code)
            await asyncio.sleep(0.01)
        else:
            break
    diary.write(client.name, answer)
    client.heard(asked, answer)


async def _seal(store: Store) -> None:
    with suppress(Unavailable):  # the next seal covers what this one would have
        await store.seals.add(NOON)


if __name__ == "__main__":
    place, seed, diary = sys.argv[1:]
    asyncio.run(work(place, seed, crowd(seed), Diary(Path(diary)), in_turn=False))
