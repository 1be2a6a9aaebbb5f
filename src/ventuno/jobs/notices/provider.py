"""Who takes mail: the interface to providers, and the one that is shipped, which writes each mail into a folder."""

import asyncio
import os
from pathlib import Path
from typing import Protocol


class MailProvider(Protocol):
    async def take(self, mail: str, message: bytes) -> None:
        """Take a mail over for good. The same id may come again, with the same message: then it is the same mail."""


class MailFolder:
    """Each mail is a file, named by its id, in the format of RFC 5322. It is there whole or not at all."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)

    async def take(self, mail: str, message: bytes) -> None:
        await asyncio.to_thread(self._write, mail, message)

    def _write(self, mail: str, message: bytes) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished = self._folder / f".{mail}.{os.getpid()}"
        with unfinished.open("wb") as file:
            file.write(message)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(self._folder / f"{mail}.eml")
