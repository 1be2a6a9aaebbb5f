"""The public log: an append-only Merkle tree of the house's seals, with signed heads that anybody can check.

Here is what is pure: hashing and proofs (`tree.py`), where hashes and entries are kept (`tiles.py`), signatures
(`notes.py`), signed heads (`checkpoint.py`), what an entry says (`leaves.py`). Files are in `store/public_log`,
publishing and checking in `jobs/public_log`. Start with `leaves.py`. docs/public-log.md specifies it byte by byte.
"""
