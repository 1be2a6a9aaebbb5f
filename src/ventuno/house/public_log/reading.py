"""Reading a log that somebody else may have written: signed heads, every tile, proofs. Nothing is taken on trust."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ventuno.house.public_log import tiles
from ventuno.house.public_log.checkpoint import Checkpoint
from ventuno.house.public_log.findings import (
    BAD_LOG_KEY,
    LOG_DAMAGED,
    LOG_FOREIGN,
    LOG_FORGED,
    LOG_MISSING,
    LOG_REWRITTEN,
    LogMismatch,
)
from ventuno.house.public_log.leaves import BadLeafError, LogReading
from ventuno.house.public_log.notes import BadNoteError, KeyUse, SignedNote, VerifierKey
from ventuno.house.public_log.tiles import CHECKPOINT, WIDTH, BadTileError, Edge, Read, TileHashes
from ventuno.house.public_log.tree import consistency_proof, is_consistent
from ventuno.rules.refusals import Refused


@dataclass(frozen=True, slots=True)
class Head:
    """A checkpoint that was read, with its signatures. Whether they are good has to be asked."""

    note: SignedNote
    checkpoint: Checkpoint

    @classmethod
    def parse(cls, data: bytes | str, where: str) -> "Head":
        try:
            note = SignedNote.parse(data)
            return cls(note, Checkpoint.parse(note.text))
        except BadNoteError:
            raise LogMismatch(LOG_FORGED(where=where)) from None

    def must_be_signed_by(self, keys: Sequence[VerifierKey], where: str) -> None:
        """By one of the keys. A log that is named differently is another house's."""
        if keys and all(key.name != self.checkpoint.origin for key in keys):
            raise LogMismatch(LOG_FOREIGN(where=where, origin=self.checkpoint.origin))
        if not any(self.note.signed_by(key) for key in keys):
            raise LogMismatch(LOG_FORGED(where=where))


def key_of(text: str, use: KeyUse = KeyUse.LOG) -> VerifierKey:
    try:
        key = VerifierKey.parse(text.strip())
    except BadNoteError:
        raise Refused(BAD_LOG_KEY(key=text.strip())) from None
    if key.use is not use:
        raise Refused(BAD_LOG_KEY(key=text.strip()))
    return key


def head_of(read: Read, where: str) -> Head | None:
    data = read(CHECKPOINT)
    return None if data is None else Head.parse(data, where)


def edge_of(read: Read, checkpoint: Checkpoint, where: str) -> Edge:
    """The right edge of the log, checked against the signed root."""
    try:
        edge = tiles.read_edge(read, checkpoint.size)
    except BadTileError as bad:
        raise LogMismatch(LOG_DAMAGED(where=where, file=bad.path)) from None
    if edge.root != checkpoint.root:
        raise LogMismatch(LOG_DAMAGED(where=where, file=f"tile/…/{checkpoint.size}"))
    return edge


def checked_entries(read: Read, checkpoint: Checkpoint, where: str) -> Iterator[bytes]:
    """All entries, while every tile is made again and compared. At the end the root must be the signed one."""
    try:
        edge = Edge()
        for number in range(-(-checkpoint.size // WIDTH)):
            width = min(WIDTH, checkpoint.size - number * WIDTH)
            entries = tiles.read_entries(read, number, width)
            edge, files = edge.with_more(entries)
            _must_have(read, {path: data for path, data in files.items() if ".p/" not in path})
            yield from entries
        _must_have(read, edge.unfinished)
    except BadTileError as bad:
        raise LogMismatch(LOG_DAMAGED(where=where, file=bad.path)) from None
    if edge.root != checkpoint.root:
        raise LogMismatch(LOG_DAMAGED(where=where, file=CHECKPOINT))


def _must_have(read: Read, files: tiles.Files) -> None:
    for path, data in files.items():
        found = read(path)
        if found is None and ".p/" in path:  # it became full meanwhile
            found = (read(path.partition(".p/")[0]) or b"")[: len(data)]
        if found != data:
            raise BadTileError(path)


def checked_log(
    read: Read, where: str, *, key: VerifierKey | None = None, progress: Callable[[int], None] = lambda _: None
) -> tuple[Head, LogReading]:
    """The whole log: every tile, every entry, and the head signed by the key that its entries end with.

    With a key, that must be one of the log's. Without, whoever wrote the log has also said who they are.
    """
    head = head_of(read, where)
    if head is None:
        raise LogMismatch(LOG_MISSING(where=where))
    reading = LogReading()
    try:
        for entry in checked_entries(read, head.checkpoint, where):
            reading.add(entry)
            if reading.entries % WIDTH == 0:
                progress(reading.entries)
    except BadLeafError as bad:
        raise LogMismatch(LOG_DAMAGED(where=where, file=f"entry {bad}")) from None
    if key is not None and key not in reading.keys:
        raise LogMismatch(LOG_FOREIGN(where=where, origin=head.checkpoint.origin))
    head.must_be_signed_by(reading.keys[-1:], where)
    return head, reading


def must_continue(read: Read, before: Checkpoint, now: Checkpoint, where: str) -> None:
    """The log with this head must begin with the one that had the earlier head."""
    try:
        hashes = TileHashes(read, now.size)
        proof = consistency_proof(hashes, before.size, now.size) if before.size <= now.size else []
    except BadTileError as bad:
        raise LogMismatch(LOG_DAMAGED(where=where, file=bad.path)) from None
    same_log = before.origin == now.origin
    if not same_log or not is_consistent(before.size, before.root, now.size, now.root, proof):
        raise LogMismatch(LOG_REWRITTEN(before=before.size, now=now.size))
