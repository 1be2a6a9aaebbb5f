"""A public log in a folder. Each file is written beside its place, brought to the disk and then moved there."""

import errno
import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ventuno.house.public_log.findings import LOG_UNREACHABLE, LogMismatch
from ventuno.house.public_log.tiles import CHECKPOINT

FOLDER_MODE = 0o755  # anybody may read it


class LogFolder:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def name(self) -> str:
        return str(self._folder)

    def exists(self) -> bool:
        return self._folder.exists()

    def create(self) -> None:
        with self._reported():
            self._folder.mkdir(parents=True, exist_ok=True, mode=FOLDER_MODE)

    def read(self, path: str) -> bytes | None:
        try:
            return (self._folder / path).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            raise self._unreachable(error) from error

    def put(self, path: str, data: bytes) -> bool:
        with self._reported():
            target = self._folder / path
            self._make_folders(target.parent)
            unfinished = self._written(target, data)
            try:
                os.link(unfinished, target)  # unlike a move, it takes nothing's place
            except FileExistsError:
                return target.read_bytes() == data
            finally:
                unfinished.unlink()
            _sync(target.parent)
            return True

    def replace_checkpoint(self, data: bytes) -> None:
        with self._reported():
            target = self._folder / CHECKPOINT
            self._written(target, data).replace(target)
            _sync(self._folder)

    def remove_narrow(self, path: str) -> None:
        with self._reported():
            shutil.rmtree(self._folder / f"{path}.p", ignore_errors=True)

    @contextmanager
    def writing(self) -> Iterator[None]:
        with self._reported():
            descriptor = os.open(self._folder, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)

    def _make_folders(self, folder: Path) -> None:
        """Folders in the log's own. That one must be there: if a disk is not mounted, nothing is written elsewhere."""
        if folder == self._folder or folder.exists():
            if not folder.is_dir():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder))
            return
        self._make_folders(folder.parent)
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
        _sync(folder.parent)

    @staticmethod
    def _written(target: Path, data: bytes) -> Path:
        unfinished = target.with_name(f".{target.name}.{os.getpid()}.unfinished")
        try:
            with unfinished.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        return unfinished

    @contextmanager
    def _reported(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise self._unreachable(error) from error

    def _unreachable(self, error: OSError) -> LogMismatch:
        return LogMismatch(LOG_UNREACHABLE(where=self.name, problem=error.strerror or "I/O error"))


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
