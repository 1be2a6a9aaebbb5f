"""What is to be in the public log, in order (`house/public_log`), and the last head of it that was signed.

Seals become entries in the order of their numbers. The transaction that adds them takes turns with others of its kind,
so all processes publish the same log.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ventuno.house.journal import digest
from ventuno.house.public_log import leaves
from ventuno.house.public_log.leaves import HouseLeaf, KeyLeaf, Leaf, RestoreLeaf, SealLeaf
from ventuno.house.public_log.notes import VerifierKey
from ventuno.store.executor import Executor, Select, Steps, Write
from ventuno.store.sql.seals import FIND_LAST_SEAL, LIST_SEALS, SealRow

LEAVES_AT_ONCE: Final = 1000
_KINDS: Final = {HouseLeaf: "house", SealLeaf: "seal", KeyLeaf: "key", RestoreLeaf: "restore"}


class LeafRow(NamedTuple):
    number: int
    seal: int
    text: str


class PublishedRow(NamedTuple):
    size: int
    note: str


class LogState(NamedTuple):
    """What the database says about the log."""

    size: int  # how many entries there are to be
    seal: int  # the last seal among them
    last_seal: int  # that the database has
    published: PublishedRow | None
    keys: list[VerifierKey]


FIND_LAST_LEAF = Select(LeafRow._make, "SELECT number, seal, text FROM leaves ORDER BY number DESC LIMIT 1")

LIST_LEAVES = Select(LeafRow._make, "SELECT number, seal, text FROM leaves WHERE number >= $1 ORDER BY number LIMIT $2")

LIST_RARE_LEAVES = Select(LeafRow._make, "SELECT number, seal, text FROM leaves WHERE kind <> 'seal' ORDER BY number")

ADD_LEAF = Write("INSERT INTO leaves (number, kind, seal, text) VALUES ($1, $2, $3, $4)")

DELETE_LEAVES = Write("DELETE FROM leaves WHERE number >= $1")

FIND_PUBLISHED = Select(PublishedRow._make, "SELECT size, note FROM published WHERE one = 1")

KEEP_PUBLISHED = Write(
    "INSERT INTO published (one, size, note) VALUES (1, $1, $2)"
    " ON CONFLICT (one) DO UPDATE SET size = excluded.size, note = excluded.note"
)


class LeafStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def state(self) -> LogState:
        last, seals, published, rare = await self._executor.fetch_together(
            FIND_LAST_LEAF(), FIND_LAST_SEAL(), FIND_PUBLISHED(), LIST_RARE_LEAVES()
        )
        known = [leaves.parse(row.text) for row in rare]
        return LogState(
            size=last[0].number + 1 if last else 0,
            seal=last[0].seal if last else 0,
            last_seal=seals[0].number if seals else 0,
            published=published[0] if published else None,
            keys=[leaf.key for leaf in known if isinstance(leaf, HouseLeaf | KeyLeaf)],
        )

    async def after(self, number: int, *, most: int = LEAVES_AT_ONCE) -> list[bytes]:
        """The entries from this one on."""
        return [row.text.encode() for row in await self._executor.fetch(LIST_LEAVES(number, most))]

    async def begin(self, key: VerifierKey) -> None:
        """The first entry names the house's key. It is added once, whichever process asks first."""

        def steps() -> Steps:
            if not (yield FIND_LAST_LEAF()):
                yield from _add([HouseLeaf(key)])

        await self._executor.transact(steps, lock="leaves")

    async def announce(self, change: KeyLeaf) -> None:
        """The next key, unless another process has announced it meanwhile."""

        def steps() -> Steps:
            rare: Sequence[LeafRow] = yield LIST_RARE_LEAVES()
            if str(change.key) not in rare[-1].text.split("\n"):
                yield from _add([change])

        await self._executor.transact(steps, lock="leaves")

    async def add_seals(self) -> int:
        """Add an entry for each seal that has none. Returns how many."""
        added = 0
        while True:
            found: list[SealRow] = []
            await self._executor.transact(lambda: _add_seals(found), lock="leaves")  # noqa: B023  # run at once
            if not found:
                return added
            added += len(found)

    async def take_over(self, first: int, texts: Sequence[bytes], *more: Leaf) -> None:
        """Let the entries from this one on be those of the log outside, and add more behind them."""

        def steps() -> Steps:
            yield DELETE_LEAVES(first)
            yield from _add([*(leaves.parse(text.decode()) for text in texts), *more])

        await self._executor.transact(steps, lock="leaves")

    async def keep_published(self, size: int, note: str) -> None:
        await self._executor.write(KEEP_PUBLISHED(size, note))


def _add(more: Sequence[Leaf]) -> Steps:
    last: Sequence[LeafRow] = yield FIND_LAST_LEAF()
    number, seal = (last[0].number + 1, last[0].seal) if last else (0, 0)
    for leaf in more:
        if isinstance(leaf, SealLeaf | RestoreLeaf):
            seal = leaf.number if isinstance(leaf, SealLeaf) else leaf.seal
        yield ADD_LEAF(number, _KINDS[type(leaf)], seal, str(leaf))
        number += 1


def _add_seals(found: list[SealRow]) -> Steps:
    last: Sequence[LeafRow] = yield FIND_LAST_LEAF()
    rows: Sequence[SealRow] = yield LIST_SEALS(last[0].seal, LEAVES_AT_ONCE)
    seals = [row.seal() for row in rows]
    yield from _add([SealLeaf(seal.number, seal.at, digest(row.text)) for seal, row in zip(seals, rows, strict=True)])
    found[:] = rows
