"""After a crash: is the house what its clients were told it is?

Of each client it is known what was acknowledged, and what may have been asked last. So a book is in one of two states:
before that last request or after it. In either case it equals, letter by letter, the book of a house that was never
killed: nothing is lost, doubled or half done.
"""

from collections.abc import Sequence

from tests.crash.customers import REFUSED, Client
from tests.crash.load import Heard
from tests.crash.reference_run import PLAYS_COMPARED, Expected, Moment
from tests.crash.timed_desk import FOUNDING, Counter
from tests.kit import NOON, keep_key
from ventuno.house.journal import Line
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.jobs.audit import audit
from ventuno.store import databases
from ventuno.store.store import Store

_ALL = 10**9


class Inspection:
    def __init__(self, place: str, seed: str, clients: Sequence[Client]) -> None:
        self._place = place
        self._seed = seed
        self._expected = {client.name: Expected(client, seed) for client in clients}
        self._compared = dict.fromkeys(self._expected, 0)  # entries of each book
        self.answers = 0

    async def found(self) -> None:
        """A new house at that place."""
        keep_key(self._place)
        await databases.create(self._place)
        store = await databases.open_store(self._place)
        await Counter(store, self._seed).answer(FOUNDING)
        await store.close()
        for expected in self._expected.values():
            await expected.found()

    async def after_crash(self, diary: Sequence[Heard], *, audited: bool) -> None:
        store = await databases.open_store(self._place, lambda: NOON)
        try:
            told = [(await self._expected[heard.name].heard(heard.answer), heard) for heard in diary if heard.answer]
            self.answers += len(told)
            await self._compare(store)
            counter = Counter(store, self._seed)
            for asked, heard in told:
                if not heard.answer.startswith(REFUSED):
                    again = await counter.answer(asked)
                    assert again == heard.answer, f"{asked} was answered {heard.answer}, and now {again}"
            await self._compare(store)
            if audited:
                await _audit(store)
        finally:
            await store.close()

    async def at_the_end(self) -> None:
        """Every client asks once more: now nothing is in flight, and all of every book is compared."""
        store = await databases.open_store(self._place, lambda: NOON)
        try:
            for expected in self._expected.values():
                step = await expected.next()
                await expected.heard(await Counter(store, self._seed).answer(step.asked))
            for expected in self._expected.values():
                memory = expected.memory
                book = HOUSE if memory.player is None else memory.player.id
                found, lines = await _read(store, book, plays=_ALL)
                assert found == Moment(memory.player or memory.house, tuple(reversed(memory.plays.values())))
                assert lines == memory.journal
            players = [expected.memory.player for expected in self._expected.values()]
            assert set(await store.books.names()) == {HOUSE, *(player.id for player in players if player is not None)}
            await _audit(store)
        finally:
            await store.close()

    async def _compare(self, store: Store) -> None:
        for name, expected in self._expected.items():
            step, compared = await expected.next(), self._compared[name]
            found, lines = await _read(store, step.book, after=compared)
            assert found in (step.before, step.after), f"{name}: {found} is neither before nor after {step}"
            entries = compared + len(lines)
            assert lines == expected.memory.journal[compared:entries], f"{name}: entries after {compared}"
            assert entries == (0 if found.book is None else found.book.entries), f"{name}: {entries} entries"
            self._compared[name] = 0 if step.before.book is None else step.before.book.entries


async def _read(store: Store, book: str, *, after: int = 0, plays: int = PLAYS_COMPARED) -> tuple[Moment, list[Line]]:
    """A book, all of one moment: a server that has lost its client may still be finishing what it was asked."""
    while True:
        kept = await (store.books.house() if book == HOUSE else store.books.player(book))
        newest = await store.plays.of_player(book, most=plays)
        lines = await store.books.lines(book, after=after, most=_ALL)
        if kept == await (store.books.house() if book == HOUSE else store.books.player(book)):
            return Moment(kept, tuple(newest)), list(lines)


async def _audit(store: Store) -> None:
    report = await audit(store)
    assert report.problem is None, f"{report.problem.place}: {report.problem}"
