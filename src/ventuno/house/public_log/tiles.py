"""Where the hashes and the entries of a log are kept: in tiles of 256, as C2SP's tlog-tiles define them.

    tile/<level>/<number>           256 hashes; those of level n + 1 are the roots of the tiles of level n
    tile/entries/<number>           256 entries, each behind its length in two bytes
    …/<number>.p/<width>            the same, not yet full

A tile never changes. Of a tile that is not full there is one file for each width that was ever signed.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ventuno.house.public_log.tree import HASH_BYTES, complete, folded, leaf_hash

HEIGHT = 8
WIDTH = 1 << HEIGHT
LEVELS_MAX = 8  # tlog-tiles: 0 to 63 would be possible; 2^64 entries never are
ENTRY_BYTES_MAX = 0xFFFF
CHECKPOINT = "checkpoint"

Files = dict[str, bytes]
Read = Callable[[str], bytes | None]  # a file by its path; none if there is none


class BadTileError(ValueError):
    """A tile is missing, or it cannot be what it should be. `path` says which one."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def path(level: int | str, number: int, width: int = WIDTH) -> str:
    """The path of a tile; `level` may be `entries`."""
    parts = [f"{number % 1000:03}"]
    while number := number // 1000:
        parts.append(f"x{number % 1000:03}")
    partial = "" if width == WIDTH else f".p/{width}"
    return f"tile/{level}/{'/'.join(reversed(parts))}{partial}"


def bundle(entries: Sequence[bytes]) -> bytes:
    assert all(len(entry) <= ENTRY_BYTES_MAX for entry in entries)
    return b"".join(len(entry).to_bytes(2) + entry for entry in entries)


def unbundled(data: bytes) -> list[bytes]:
    """Raises a `ValueError` if it is no bundle."""
    entries, at = [], 0
    while at < len(data):
        end = at + 2 + int.from_bytes(data[at : at + 2])
        if len(data) < end or len(data) - at < 2:
            raise ValueError(at)
        entries.append(data[at + 2 : end])
        at = end
    return entries


def read_hashes(read: Read, level: int, number: int, width: int) -> list[bytes]:
    """The first hashes of a tile. If the narrow one is gone because it became full, the full one is read."""
    data = _read(read, level, number, width)
    if len(data) < width * HASH_BYTES or len(data) % HASH_BYTES:
        raise BadTileError(path(level, number, width))
    return [data[at : at + HASH_BYTES] for at in range(0, width * HASH_BYTES, HASH_BYTES)]


def read_entries(read: Read, number: int, width: int) -> list[bytes]:
    try:
        entries = unbundled(_read(read, "entries", number, width))
    except BadTileError:
        raise
    except ValueError:
        raise BadTileError(path("entries", number, width)) from None
    if len(entries) < width:
        raise BadTileError(path("entries", number, width))
    return entries[:width]


def entries(read: Read, size: int, begin: int = 0) -> Iterator[bytes]:
    """All entries of a log of that size, from one on."""
    for number in range(begin // WIDTH, -(-size // WIDTH)):
        skipped = max(0, begin - number * WIDTH)
        yield from read_entries(read, number, min(WIDTH, size - number * WIDTH))[skipped:]


class TileHashes:
    """The hashes of complete subtrees, read from the tiles of a log of that size. Call it: it is a `Subtrees`."""

    def __init__(self, read: Read, size: int) -> None:
        self._read = read
        self._size = size
        self._known: dict[tuple[int, int], list[bytes]] = {}

    def __call__(self, level: int, index: int) -> bytes:
        tile_level, above = divmod(level, HEIGHT)
        first = index << above
        number, begin = divmod(first, WIDTH)
        hashes = self._known.get((tile_level, number))
        if hashes is None:
            width = min(WIDTH, (self._size >> HEIGHT * tile_level) - number * WIDTH)
            hashes = self._known[tile_level, number] = read_hashes(self._read, tile_level, number, width)
        return complete(hashes[begin : begin + (1 << above)])


@dataclass(frozen=True, slots=True)
class Edge:
    """What is needed to add to a log: its size, and the tiles on its right edge that are not full."""

    size: int = 0
    entries: tuple[bytes, ...] = ()
    levels: tuple[tuple[bytes, ...], ...] = ()  # the hashes of the unfinished tile of each level

    @property
    def root(self) -> bytes:
        parts: list[bytes] = []
        for hashes in reversed(self.levels):
            begin = 0
            for bit in reversed(range(HEIGHT)):
                if len(hashes) & 1 << bit:
                    parts.append(complete(hashes[begin : begin + (1 << bit)]))
                    begin += 1 << bit
        return folded(parts)

    @property
    def unfinished(self) -> Files:
        """The tiles of hashes that are not full."""
        found: Files = {}
        for level, hashes in enumerate(self.levels):
            if hashes:
                found[path(level, self.size >> HEIGHT * (level + 1), len(hashes))] = b"".join(hashes)
        return found

    def with_more(self, more: Sequence[bytes]) -> "tuple[Edge, Files]":
        """The edge after these entries, and the tiles that have to be written."""
        files: Files = {}
        first = self.size // WIDTH
        unfinished = self._tiled(files, "entries", first, [*self.entries, *more], bundle)
        levels: list[tuple[bytes, ...]] = []
        fresh = [leaf_hash(entry) for entry in more]
        level, size = 0, self.size
        while fresh or level < len(self.levels):
            before = self.levels[level] if level < len(self.levels) else ()
            hashes = [*before, *fresh]
            if fresh:
                levels.append(tuple(self._tiled(files, level, size // WIDTH, hashes, b"".join)))
            else:
                levels.append(before)
            full = len(hashes) // WIDTH if fresh else 0
            fresh = [complete(hashes[at * WIDTH : (at + 1) * WIDTH]) for at in range(full)]
            level, size = level + 1, size // WIDTH
        return Edge(self.size + len(more), tuple(unfinished), tuple(levels)), files

    @staticmethod
    def _tiled(
        files: Files, level: int | str, first: int, values: list[bytes], encoded: Callable[[Sequence[bytes]], bytes]
    ) -> list[bytes]:
        """Put the values into tiles. Returns those of the tile that is not full."""
        for at in range(0, len(values), WIDTH):
            part = values[at : at + WIDTH]
            files[path(level, first + at // WIDTH, len(part))] = encoded(part)
        return values[len(values) // WIDTH * WIDTH :]


def read_edge(read: Read, size: int) -> Edge:
    """The right edge of a log of that size. Whoever reads it compares its root with a signed one."""
    levels: list[tuple[bytes, ...]] = []
    count = size
    while count:
        number, width = divmod(count, WIDTH)
        levels.append(tuple(read_hashes(read, len(levels), number, width)) if width else ())
        count = number
    number, width = divmod(size, WIDTH)
    return Edge(size, tuple(read_entries(read, number, width)) if width else (), tuple(levels))


def finished(before: int, size: int) -> Iterator[str]:
    """The paths, without width, of tiles that became full between these sizes: narrow ones are not needed any more."""
    level = 0
    while size:
        for number in range(before // WIDTH, size // WIDTH):
            yield path(level, number)
            if level == 0:
                yield path("entries", number)
        before, size, level = before // WIDTH, size // WIDTH, level + 1


def _read(read: Read, level: int | str, number: int, width: int) -> bytes:
    data = read(path(level, number, width))
    if data is None and width < WIDTH:
        data = read(path(level, number))
    if data is None:
        raise BadTileError(path(level, number, width))
    return data
