"""Merkle trees: the roots and proofs of RFC 6962's test vectors, and every proof of every small tree."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ventuno.house.public_log.tree import (
    EMPTY_ROOT,
    complete,
    consistency_proof,
    includes,
    inclusion_proof,
    is_consistent,
    leaf_hash,
    node_hash,
    root,
)

# The inputs and roots that implementations of RFC 6962 test with (certificate-transparency, “merkle_tree_test”).
INPUTS = [
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]


class Tree:
    """All leaves in memory, hashed without any of the code for tiles."""

    def __init__(self, entries: list[bytes]) -> None:
        self.hashes = [leaf_hash(entry) for entry in entries]

    def __call__(self, level: int, index: int) -> bytes:
        part = self.hashes[index << level : (index + 1) << level]
        assert len(part) == 1 << level
        return complete(part)

    def plain_root(self, begin: int, end: int) -> bytes:
        """RFC 6962, 2.1, word by word."""
        if end - begin == 0:
            return hashlib.sha256(b"").digest()
        if end - begin == 1:
            return self.hashes[begin]
        middle = 1
        while middle * 2 < end - begin:
            middle *= 2
        return node_hash(self.plain_root(begin, begin + middle), self.plain_root(begin + middle, end))


def test_the_roots_of_rfc_6962() -> None:
    assert EMPTY_ROOT.hex() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    tree = Tree([bytes.fromhex(each) for each in INPUTS])
    assert [root(tree, size).hex() for size in range(1, 9)] == ROOTS


@pytest.mark.parametrize(
    ("index", "size", "proof"),
    [
        (0, 1, []),
        (
            0,
            8,
            [
                "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
                "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
            ],
        ),
        (
            5,
            8,
            [
                "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            ],
        ),
        (2, 3, ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"]),
    ],
)
def test_the_inclusion_proofs_of_rfc_6962(index: int, size: int, proof: list[str]) -> None:
    tree = Tree([bytes.fromhex(each) for each in INPUTS])
    assert [each.hex() for each in inclusion_proof(tree, index, size)] == proof


@pytest.mark.parametrize(
    ("before", "size", "proof"),
    [
        (1, 1, []),
        (
            6,
            8,
            [
                "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
                "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
                "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            ],
        ),
        (
            2,
            5,
            [
                "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
                "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            ],
        ),
    ],
)
def test_the_consistency_proofs_of_rfc_6962(before: int, size: int, proof: list[str]) -> None:
    tree = Tree([bytes.fromhex(each) for each in INPUTS])
    assert [each.hex() for each in consistency_proof(tree, before, size)] == proof


SMALL = Tree([f"entry {number}".encode() for number in range(40)])
sizes = st.integers(1, 40)


@given(size=sizes)
def test_the_root_is_that_of_the_definition(size: int) -> None:
    assert root(SMALL, size) == SMALL.plain_root(0, size)


def test_every_inclusion_proof_of_every_small_tree_verifies() -> None:
    for size in range(1, 41):
        known = root(SMALL, size)
        for index in range(size):
            proof = inclusion_proof(SMALL, index, size)
            assert includes(SMALL.hashes[index], index, size, proof, known)
            others = [other for other in range(-1, size + 1) if other != index]
            assert not any(includes(SMALL.hashes[index], other, size, proof, known) for other in others)


def test_every_consistency_proof_of_every_small_tree_verifies() -> None:
    for size in range(1, 41):
        known = root(SMALL, size)
        for before in range(size + 1):
            proof = consistency_proof(SMALL, before, size)
            assert is_consistent(before, root(SMALL, before), size, known, proof)
            if before:
                assert not is_consistent(before, leaf_hash(b"x"), size, known, proof)
                assert not is_consistent(before, root(SMALL, before), size, leaf_hash(b"x"), proof)
    assert not is_consistent(9, root(SMALL, 9), 8, root(SMALL, 8), [])


@given(data=st.data(), size=sizes)
def test_no_altered_inclusion_proof_verifies(data: st.DataObject, size: int) -> None:
    index = data.draw(st.integers(0, size - 1))
    proof, known = inclusion_proof(SMALL, index, size), root(SMALL, size)
    altered = data.draw(_altered(proof))
    assert not includes(SMALL.hashes[index], index, size, altered, known)
    assert not includes(leaf_hash(b"another"), index, size, proof, known)


@given(data=st.data(), size=st.integers(2, 40))
def test_no_altered_consistency_proof_verifies(data: st.DataObject, size: int) -> None:
    before = data.draw(st.integers(1, size - 1))
    proof = consistency_proof(SMALL, before, size)
    altered = data.draw(_altered(proof))
    assert not is_consistent(before, root(SMALL, before), size, root(SMALL, size), altered)


@st.composite
def _altered(draw: st.DrawFn, proof: list[bytes]) -> list[bytes]:
    """The proof with one bit turned, one hash more, one less, or two exchanged."""
    ways = ["more", *(["bit", "less"] if proof else []), *(["exchanged"] if len(proof) > 1 else [])]
    found, way = list(proof), draw(st.sampled_from(ways))
    at = draw(st.integers(0, max(0, len(proof) - 1)))
    if way == "more":
        found.insert(draw(st.integers(0, len(proof))), draw(st.binary(min_size=32, max_size=32)))
    elif way == "less":
        del found[at]
    elif way == "bit":
        bit = draw(st.integers(0, 255))
        found[at] = (int.from_bytes(found[at]) ^ 1 << bit).to_bytes(32)
    else:
        found[at], found[at - 1] = found[at - 1], found[at]
    return found
