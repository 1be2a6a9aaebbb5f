"""A Merkle tree over the entries of a log, as RFC 6962 and RFC 9162 define it: hashes, roots and proofs.

A proof of inclusion shows that an entry is in a tree. A proof of consistency shows that a larger tree begins with all
of a smaller one, so that nothing was changed or taken away in between. `Subtrees` gives the hash of a complete subtree:
at level 0 the hash of an entry, at level *n* that of 2^n entries.
"""

import hashlib
from collections.abc import Callable, Sequence
from itertools import pairwise

HASH_BYTES = 32
EMPTY_ROOT = hashlib.sha256(b"").digest()

Subtrees = Callable[[int, int], bytes]  # level, index → hash


def leaf_hash(entry: bytes) -> bytes:
    return hashlib.sha256(b"\0" + entry).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\1" + left + right).digest()


def complete(hashes: Sequence[bytes]) -> bytes:
    """The hash over complete subtrees of the same size. There are 1, 2, 4, 8 … of them."""
    while len(hashes) > 1:
        hashes = [node_hash(left, right) for left, right in list(pairwise(hashes))[::2]]
    return hashes[0]


def folded(subtrees: Sequence[bytes]) -> bytes:
    """The root over complete subtrees from left to right, each larger than the next."""
    if not subtrees:
        return EMPTY_ROOT
    found = subtrees[-1]
    for each in reversed(subtrees[:-1]):
        found = node_hash(each, found)
    return found


def root(subtrees: Subtrees, size: int) -> bytes:
    return EMPTY_ROOT if size == 0 else _hash_of(subtrees, 0, size)


def inclusion_proof(subtrees: Subtrees, index: int, size: int) -> list[bytes]:
    """That the entry of this index is in the tree of that size."""
    assert 0 <= index < size
    proof: list[bytes] = []
    begin, end = 0, size
    while end - begin > 1:
        middle = begin + _left_size(end - begin)
        if index < middle:
            proof.append(_hash_of(subtrees, middle, end))
            end = middle
        else:
            proof.append(_hash_of(subtrees, begin, middle))
            begin = middle
    return proof[::-1]


def consistency_proof(subtrees: Subtrees, before: int, size: int) -> list[bytes]:
    """That the tree of this size begins with the one that was there before."""
    assert 0 <= before <= size
    if before in {0, size}:
        return []
    proof: list[bytes] = []
    begin, end = 0, size
    while before != end:
        middle = begin + _left_size(end - begin)
        if before <= middle:
            proof.append(_hash_of(subtrees, middle, end))
            end = middle
        else:
            proof.append(_hash_of(subtrees, begin, middle))
            begin = middle
    if begin > 0:
        proof.append(_hash_of(subtrees, begin, end))
    return proof[::-1]


def includes(entry_hash: bytes, index: int, size: int, proof: Sequence[bytes], root_hash: bytes) -> bool:
    """Whether the proof shows that the entry is in the tree with this root (RFC 9162, 2.1.3.2)."""
    if not 0 <= index < size:
        return False
    place, last, found = index, size - 1, entry_hash
    for each in proof:
        if last == 0:
            return False
        if place & 1 or place == last:
            found = node_hash(each, found)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, each)
        place, last = place >> 1, last >> 1
    return last == 0 and found == root_hash


def is_consistent(before: int, root_before: bytes, size: int, root_hash: bytes, proof: Sequence[bytes]) -> bool:
    """Whether the proof shows that the larger tree begins with the smaller one (RFC 9162, 2.1.4.2)."""
    if before in {0, size}:
        same = root_before == (root_hash if before == size else EMPTY_ROOT)
        return same and not proof
    if not 0 < before < size or not proof:
        return False
    path = [root_before, *proof] if before & (before - 1) == 0 else list(proof)
    place, last = before - 1, size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    found_before = found = path[0]
    for each in path[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            found_before, found = node_hash(each, found_before), node_hash(each, found)
            while not place & 1 and place:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, each)
        place, last = place >> 1, last >> 1
    return last == 0 and found_before == root_before and found == root_hash


def _left_size(size: int) -> int:
    """The largest power of two that is smaller."""
    return 1 << (size - 1).bit_length() - 1


def _hash_of(subtrees: Subtrees, begin: int, end: int) -> bytes:
    """The hash over the entries from `begin` up to `end`; `begin` is where a subtree of that size can begin."""
    parts: list[bytes] = []
    while begin < end:
        level = (end - begin).bit_length() - 1
        parts.append(subtrees(level, begin >> level))
        begin += 1 << level
    return folded(parts)
