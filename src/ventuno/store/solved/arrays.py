"""Arrays on disk: one file, checksummed, memory-mapped when read.

A file is a line of JSON (what it is, which arrays, their digest) and then the arrays, each on a page of its own. It is
written beside its place and renamed, so a reader sees all of it or nothing.
"""

import hashlib
import json
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

MAGIC = "ventuno arrays 1"
_PAGE = 4096
_HEADER_MAX = 64 * _PAGE


class Damaged(Exception):
    """The file is damaged; the message says how."""


def write(path: Path, about: Mapping[str, object], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    contiguous = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
    layout = {name: [array.dtype.str, list(array.shape)] for name, array in contiguous.items()}
    digest = _digest(about, layout)
    for array in contiguous.values():
        digest.update(array.data.cast("B"))
    header = {
        "magic": MAGIC,
        "about": about,
        "arrays": layout,
        "header_sha256": _digest(about, layout).hexdigest(),
        "sha256": digest.hexdigest(),
    }
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(json.dumps(header).encode() + b"\n")
            for array in contiguous.values():
                file.write(b"\0" * (-file.tell() % _PAGE))
                file.write(array.data.cast("B"))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """What the file is about, and its arrays, memory-mapped. Raises `Damaged` if a byte has changed.

    The mapping is copy-on-write: compiled code sees ordinary arrays, and the file never changes.
    """
    header, at = _header(path)
    digest, arrays = _digest(header["about"], header["arrays"]), {}
    for name, (dtype, shape) in header["arrays"].items():
        at += -at % _PAGE
        try:
            array = np.memmap(path, np.dtype(dtype), "c", at, tuple(shape))
        except (ValueError, OSError) as error:
            raise Damaged("it is too short") from error
        digest.update(array.data.cast("B"))
        arrays[name] = np.asarray(array)
        at += array.nbytes
    if digest.hexdigest() != header["sha256"]:
        raise Damaged("its checksum does not match")
    return header["about"], arrays


def about(path: Path) -> dict[str, Any]:
    """What the file is about; the arrays are not looked at."""
    found: dict[str, Any] = _header(path)[0]["about"]
    return found


def _header(path: Path) -> tuple[dict[str, Any], int]:
    """The header, checked, and its length."""
    with path.open("rb") as file:
        line = file.readline(_HEADER_MAX)
    try:
        header = json.loads(line)
        if header["magic"] != MAGIC:
            raise Damaged("it has another format")
        intact = _digest(header["about"], header["arrays"]).hexdigest() == header["header_sha256"]
    except (ValueError, KeyError, TypeError) as error:
        raise Damaged("its header cannot be read") from error
    if not intact:
        raise Damaged("its checksum does not match")
    return header, len(line)


def _digest(about: Mapping[str, object], layout: Mapping[str, object]) -> "hashlib._Hash":
    """Over the header too: a changed figure or shape is damage like any other."""
    return hashlib.sha256(json.dumps([about, layout], sort_keys=True).encode())
