"""Tiles: the paths of C2SP's tlog-tiles, and a log that grows entry by entry, or by many, is the same log."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.house.public_log.test_tree import Tree
from ventuno.house.public_log import tiles
from ventuno.house.public_log.tiles import BadTileError, Edge, Files, TileHashes
from ventuno.house.public_log.tree import consistency_proof, includes, inclusion_proof, is_consistent, root


def grown(*steps: int) -> tuple[Edge, Files]:
    edge, files = Edge(), dict[str, bytes]()
    for step in steps:
        edge, more = edge.with_more([f"entry {edge.size + number}".encode() for number in range(step)])
        files |= more
    return edge, files


@pytest.mark.parametrize(
    ("level", "number", "width", "path"),
    [
        (0, 0, 256, "tile/0/000"),
        (0, 1_234_067, 256, "tile/0/x001/x234/067"),
        (1, 1000, 5, "tile/1/x001/000.p/5"),
        ("entries", 42, 17, "tile/entries/042.p/17"),
    ],
)
def test_paths_are_those_of_the_specification(level: int | str, number: int, width: int, path: str) -> None:
    assert tiles.path(level, number, width) == path


def test_the_specification_s_example_of_70_000_entries() -> None:
    """tlog-tiles: 273 full tiles and one of 112 at level 0, one full and one of 17 at level 1, one of 1 at level 2."""
    edge, files = grown(70_000)
    assert {path for path in files if ".p/" in path} == {
        "tile/0/273.p/112",
        "tile/1/001.p/17",
        "tile/2/000.p/1",
        "tile/entries/273.p/112",
    }
    assert len([path for path in files if path.startswith("tile/0/") and ".p/" not in path]) == 273
    assert "tile/1/000" in files
    assert edge.root == root(TileHashes(files.get, 70_000), 70_000)


@given(steps=st.lists(st.integers(0, 300), max_size=5))
@settings(max_examples=30)
def test_a_log_is_the_same_however_it_grew(steps: list[int]) -> None:
    edge, files = grown(*steps)
    at_once, others = grown(sum(steps))
    assert edge == at_once
    assert files == files | others
    tree = Tree([f"entry {number}".encode() for number in range(edge.size)])
    assert edge.root == root(tree, edge.size)
    assert edge == tiles.read_edge(files.get, edge.size)
    assert list(tiles.entries(files.get, edge.size)) == [f"entry {number}".encode() for number in range(edge.size)]


@given(data=st.data(), size=st.integers(1, 700))
@settings(max_examples=30)
def test_proofs_from_tiles_verify(data: st.DataObject, size: int) -> None:
    before = data.draw(st.integers(0, size - 1))
    earlier, files = grown(before)
    edge, more = earlier.with_more([f"entry {number}".encode() for number in range(before, size)])
    hashes = TileHashes((files | more).get, size)
    tree = Tree([f"entry {number}".encode() for number in range(size)])
    assert includes(tree.hashes[before], before, size, inclusion_proof(hashes, before, size), edge.root)
    assert is_consistent(before, earlier.root, size, edge.root, consistency_proof(hashes, before, size))


def test_a_full_tile_stands_in_for_a_narrow_one() -> None:
    _, files = grown(200)
    edge, more = grown(200, 100)
    only_full = {path: data for path, data in (files | more).items() if "000.p" not in path}
    earlier = tiles.read_edge(only_full.get, 200)
    assert earlier.root == grown(200)[0].root
    assert set(tiles.finished(200, edge.size)) == {"tile/0/000", "tile/entries/000"}


@pytest.mark.parametrize("damaged", [None, b"", b"\0", b"\0\5abc", b"\0\1a"])
def test_a_tile_that_is_missing_or_cut_off_is_named(damaged: bytes | None) -> None:
    _, files = grown(3)
    path = "tile/entries/000.p/3"
    broken = {**files, path: damaged} if damaged is not None else {key: files[key] for key in files if key != path}
    with pytest.raises(BadTileError, match=r"tile/entries/000\.p/3"):
        tiles.read_edge(broken.get, 3)
    with pytest.raises(BadTileError, match=r"tile/0/000\.p/3"):
        tiles.read_hashes({"tile/0/000.p/3": damaged or b""}.get, 0, 0, 3)
