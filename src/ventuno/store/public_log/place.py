"""What a place must be able to do that holds a public log. An object store can do it, too.

Tiles are put there once and never changed. Only the checkpoint is replaced, after the tiles that it needs are there.
"""

from contextlib import AbstractContextManager
from typing import Protocol

from ventuno.house.public_log.tiles import CHECKPOINT

__all__ = ["CHECKPOINT", "LogPlace", "ReadableLog"]


class ReadableLog(Protocol):
    """Each method raises `LogMismatch` with `log_unreachable` if the place cannot be used now."""

    @property
    def name(self) -> str:
        """The place as people write it."""

    def read(self, path: str) -> bytes | None:
        """None if there is nothing of that name."""


class LogPlace(ReadableLog, Protocol):
    def create(self) -> None:
        """Make the place itself. Without this, nothing is made where nothing is: a disk may not be mounted."""

    def put(self, path: str, data: bytes) -> bool:
        """Put something there that is not there yet. It is on the disk afterwards.

        False if there is something else of that name. Then nothing was changed.
        """

    def replace_checkpoint(self, data: bytes) -> None:
        """At every moment there is the old one or the new one."""

    def remove_narrow(self, path: str) -> None:
        """Take away the narrow versions of a tile that became full."""

    def writing(self) -> AbstractContextManager[None]:
        """One process at a time. Where there is no such thing as a lock, `put` still keeps two from contradicting."""
