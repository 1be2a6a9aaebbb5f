"""Publishing: seal what has grown, make entries of the seals, and write them to the public log with a signed head.

Every turn first compares the log with the database. A log that has more, or something else, than the database shows
that the database was set back or rewritten: then nothing is sealed and nothing is written. If the log cannot be
reached, or is shorter than it was, seals are made all the same, and are published when it is back.

Any number of processes may publish the same log. The entries and their order are in the database, and signatures of
Ed25519 have no chance in them, so all of them write the same bytes.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.public_log import leaves, notes, tiles
from ventuno.house.public_log.checkpoint import Checkpoint
from ventuno.house.public_log.findings import (
    LOG_AHEAD,
    LOG_DAMAGED,
    LOG_DIFFERS,
    LOG_KEY_MISSING,
    LOG_SHORT,
    LogMismatch,
)
from ventuno.house.public_log.leaves import BadLeafError, SealLeaf
from ventuno.house.public_log.notes import SignedNote, VerifierKey
from ventuno.house.public_log.reading import Head, edge_of, head_of
from ventuno.house.public_log.tiles import BadTileError, Edge
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.jobs.sealing import seal
from ventuno.rules.refusals import Refused
from ventuno.store.keys.ring import KeyRing
from ventuno.store.public_log.place import LogPlace
from ventuno.store.sql.leaves import LogState
from ventuno.store.store import Store

PURPOSE: Final = "log"  # of the key that signs
ORIGIN_CHARACTERS: Final = 32
AT_ONCE: Final = 16 * tiles.WIDTH


@dataclass(frozen=True, slots=True)
class _Log:
    """The log outside, as it was read."""

    head: Head | None
    edge: Edge


async def origin_of(store: Store) -> str:
    """The name of the house's log: it follows from the first line of the house's journal."""
    lines = await store.books.lines(HOUSE, most=1)
    if not lines:
        raise Refused(NOT_FOUNDED())
    return f"ventuno/{lines[0].hash[:ORIGIN_CHARACTERS]}"


class Publisher:
    def __init__(self, store: Store, place: LogPlace, ring: KeyRing, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._place = place
        self._ring = ring
        self._clock = clock
        self._last: _Log | None = None  # what this process has read or written last

    async def turn(self) -> int:
        """Seal and publish. Returns the size of the log. Raises `LogMismatch`."""
        problem: LogMismatch | None = None
        try:
            await self.agree()
        except LogMismatch as mismatch:
            if mismatch.contradicts:
                raise
            problem = mismatch
        await seal(self._store.seals, self._clock())
        await self._extend()
        if problem is not None:
            raise problem
        return await self.publish()

    async def agree(self) -> LogState:
        """Raises `LogMismatch` if the log is not what the database says was published, or a part of what it will be."""
        state, log = await self._read()
        size = 0 if log.head is None else log.head.checkpoint.size
        published = 0 if state.published is None else state.published.size
        if size < published:
            raise LogMismatch(LOG_SHORT(where=self._place.name, found=size, published=published))
        await self._must_agree(state, log)
        self._last = log
        return state

    async def publish(self, *, again: bool = False) -> int:
        """Write what is in the database and not yet in the log. With `again`, also what was lost of the log."""
        if again:
            await self._may_write_again()
        state = await self._store.leaves.state()
        if again or state.published is None:
            await asyncio.to_thread(self._place.create)
        while True:
            state, log = await self._read()
            if log.edge.size >= state.size:
                return log.edge.size
            more = await self._store.leaves.after(log.edge.size, most=AT_ONCE)
            self._last = await asyncio.to_thread(self._written, log, more, self._signers(state))
            assert self._last.head is not None
            if state.published is None or self._last.edge.size > state.published.size:
                await self._store.leaves.keep_published(self._last.edge.size, str(self._last.head.note))
            elif self._last.edge.size == state.published.size:
                expected = Head.parse(state.published.note, self._place.name).checkpoint
                if expected.root != self._last.edge.root:
                    raise LogMismatch(LOG_DIFFERS(entry=expected.size))

    # ----- comparing

    async def _read(self) -> tuple[LogState, _Log]:
        """What the database says, and the log outside, if it is ours.

        The log is read first: whatever another process publishes meanwhile is in the database before it is in the log.
        """
        head = await asyncio.to_thread(head_of, self._place.read, self._place.name)
        state = await self._store.leaves.state()
        return state, _Log(None, Edge()) if head is None else await self._read_edge(state, head)

    async def _read_edge(self, state: LogState, head: Head) -> _Log:
        """What this process knows already is not read again."""
        keys = state.keys
        if not keys:  # nothing was ever published from this database, or it was set back to before that
            keys = [self._key(await origin_of(self._store), key_id) for key_id in self._ring.ids]
        head.must_be_signed_by(keys, self._place.name)
        if self._last is not None and self._last.head is not None and head.note.text == self._last.head.note.text:
            return self._last
        return _Log(head, await asyncio.to_thread(edge_of, self._place.read, head.checkpoint, self._place.name))

    async def _must_agree(self, state: LogState, log: _Log) -> None:
        if log.edge.size > state.size or state.seal > state.last_seal:
            last = max(state.seal, await asyncio.to_thread(self._last_seal, log.edge.size))
            if last > state.last_seal:
                raise LogMismatch(LOG_AHEAD(published=last, known=state.last_seal))
            raise LogMismatch(LOG_DIFFERS(entry=state.size))
        if self._last is log:
            return
        first = log.edge.size - len(log.edge.entries)
        known_entries = await self._store.leaves.after(first, most=max(1, len(log.edge.entries)))
        for number, (found, known_entry) in enumerate(zip(log.edge.entries, known_entries, strict=False), first):
            if found != known_entry:
                raise LogMismatch(LOG_DIFFERS(entry=number))
        if state.published is not None and state.published.size == log.edge.size:
            expected = Head.parse(state.published.note, self._place.name).checkpoint
            if expected.root != log.edge.root:
                raise LogMismatch(LOG_DIFFERS(entry=log.edge.size - 1))

    def _last_seal(self, size: int) -> int:
        """The number of the last seal in the log."""
        end = size
        while end:
            begin = (end - 1) // tiles.WIDTH * tiles.WIDTH
            try:
                for entry in reversed(list(tiles.entries(self._place.read, end, begin))):
                    leaf = leaves.parse(entry.decode())
                    if isinstance(leaf, SealLeaf):
                        return leaf.number
            except BadTileError as bad:
                raise LogMismatch(LOG_DAMAGED(where=self._place.name, file=bad.path)) from None
            except (BadLeafError, UnicodeDecodeError):
                raise LogMismatch(LOG_DIFFERS(entry=end - 1)) from None
            end = begin
        return 0

    # ----- writing

    async def _extend(self) -> None:
        """Make entries in the database of whatever is new: the house's key, its next key, seals."""
        store = self._store.leaves
        state = await store.state()
        if not state.keys:
            await store.begin(self._key(await origin_of(self._store), self._ring.current))
        elif (now := self._key(state.keys[0].name, self._ring.current)) != state.keys[-1]:
            before = self._signing_key(state.keys[-1])
            if before is None:
                raise LogMismatch(LOG_KEY_MISSING())
            await store.announce(leaves.announcing(now, before.sign))
        await store.add_seals()

    async def _may_write_again(self) -> None:
        """What is left of the log must be the beginning of what the database has."""
        state, log = await self._read()
        await self._must_agree(state, log)
        if state.published is not None and state.size < state.published.size:
            raise LogMismatch(LOG_AHEAD(published=state.published.size, known=state.size))

    def _written(self, log: _Log, more: list[bytes], signers: list[VerifierKey]) -> _Log:
        edge, files = log.edge.with_more(more)
        head = str(Checkpoint(signers[0].name, edge.size, edge.root))
        found = [(key, self._signing_key(key)) for key in signers]
        signed = [notes.signature(head, key, secret.sign) for key, secret in found if secret is not None]
        if found[0][1] is None:
            raise LogMismatch(LOG_KEY_MISSING())
        note = SignedNote(head, tuple(signed))
        with self._place.writing():
            now = head_of(self._place.read, self._place.name)
            before = 0 if log.head is None else log.head.checkpoint.size
            if now is not None and now.checkpoint.size > before:  # another process was quicker: next time
                return _Log(now, edge_of(self._place.read, now.checkpoint, self._place.name))
            for path, data in files.items():
                if not self._place.put(path, data):
                    raise LogMismatch(LOG_DIFFERS(entry=edge.size - 1))
            self._place.replace_checkpoint(str(note).encode())
            for path in tiles.finished(before, edge.size):
                self._place.remove_narrow(path)
        return _Log(Head(note, Checkpoint.parse(head)), edge)

    # ----- keys

    def _signers(self, state: LogState) -> list[VerifierKey]:
        """The newest key of the log first; the one before signs, too, for whoever does not know the newest yet."""
        return state.keys[-1:] + state.keys[-2:-1]

    def _key(self, origin: str, key_id: str) -> VerifierKey:
        return VerifierKey(origin, _public(self._ring.signing_key(PURPOSE, key_id)))

    def _signing_key(self, key: VerifierKey) -> Ed25519PrivateKey | None:
        secrets = (self._ring.signing_key(PURPOSE, key_id) for key_id in self._ring.ids)
        return next((secret for secret in secrets if _public(secret) == key.public), None)


def _public(secret: Ed25519PrivateKey) -> bytes:
    return secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
