"""A checkpoint: how large a log is, and the root over all of it (C2SP's tlog-checkpoint). Signed, it is a note."""

import base64
import binascii
from dataclasses import dataclass

from ventuno.house.public_log.notes import BadNoteError, may_be_name
from ventuno.house.public_log.tree import HASH_BYTES


@dataclass(frozen=True, slots=True)
class Checkpoint:
    origin: str  # names the log
    size: int
    root: bytes

    def __str__(self) -> str:
        return f"{self.origin}\n{self.size}\n{base64.b64encode(self.root).decode()}\n"

    @classmethod
    def parse(cls, text: str) -> "Checkpoint":
        """Raises `BadNoteError`. Lines behind the first three are allowed, and say nothing to us."""
        lines = text.split("\n")
        if len(lines) < 4 or lines[-1] or "" in lines[:-1] or not may_be_name(lines[0]):
            raise BadNoteError(text)
        try:
            size, root = int(lines[1]), base64.b64decode(lines[2], validate=True)
        except (binascii.Error, ValueError):
            raise BadNoteError(text) from None
        if str(size) != lines[1] or size < 0 or len(root) != HASH_BYTES:
            raise BadNoteError(text)
        return cls(lines[0], size, root)
