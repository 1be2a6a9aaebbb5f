"""Requirement 37: which software this is and how it is set, as one hash each, and whether anything in it was changed.

The software is every file of the package, caches apart, and the names and versions of all packages it needs. Whether
those are as they were made is for their own records to say: an installed package lists the hash of each of its files
(`RECORD`). Hashing them all takes some seconds, so whoever has others waiting does it in a thread.

The configuration is what the server was set to, the rule set and the law in force. What is secret or belongs to one
process is not in it: see `settings.hashed`.
"""

import base64
import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import Distribution, PackageNotFoundError, PackagePath, distribution
from pathlib import Path

import ventuno
from ventuno.house.terms import House

PACKAGE = Path(ventuno.__file__).parent
NAME = "ventuno"
_CACHES = {"__pycache__"}
_CACHED = {".nbi", ".nbc", ".pyc"}  # of the compilers
_REQUIRED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True, slots=True)
class Dependency:
    """An installed package that this one needs, and which of its files are not as its record says."""

    name: str
    version: str
    files: int = 0
    changed: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        return not self.changed and not self.missing


@dataclass(frozen=True, slots=True)
class Software:
    hash: str
    files: dict[str, str]  # hashes by path
    dependencies: tuple[Dependency, ...]


def software(root: Path = PACKAGE, *, verify: bool = False) -> Software:
    """As installed; `verify` holds the files of all dependencies against their records."""
    files = {path.relative_to(root).as_posix(): _digest(path.read_bytes()) for path in sorted(_files(root))}
    needed = [_dependency(each, verify=verify) for each in _needed()]
    lines = [f"{path} {digest}" for path, digest in files.items()] + [f"{each.name} {each.version}" for each in needed]
    return Software(_digest("\n".join(lines).encode()), files, tuple(needed))


def configuration(settings: Mapping[str, str], house: House, at: datetime) -> str:
    """The hash of these settings, the rule set and the law in force then."""
    in_force = {"rules in force": house.rules_at(at).name, "law in force": house.law_hash_at(at)}
    lines = [f"{name} {value}" for name, value in sorted({**settings, **in_force}.items())]
    return _digest("\n".join(lines).encode())


def _files(root: Path) -> Iterable[Path]:
    for path in root.rglob("*"):
        if path.is_file() and path.suffix not in _CACHED and not _CACHES & {*path.relative_to(root).parts}:
            yield path


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


# ----- what it needs


def _needed() -> list[Distribution]:
    """Everything that has to be installed for it to work, by name. What is not there is not needed on this machine."""
    found: dict[str, Distribution] = {}
    waiting, known = [NAME], set[str]()
    while waiting:
        name = waiting.pop()
        try:
            each = distribution(name)
        except PackageNotFoundError:
            continue
        if name != NAME:
            found[name] = each
        required = {_name(line) for line in each.requires or () if "extra ==" not in line} - known
        known |= required
        waiting += required
    return [each for _, each in sorted(found.items())]


def _name(requirement: str) -> str:
    """As all spellings of it are compared."""
    found = _REQUIRED.match(requirement)
    assert found is not None
    return _normal(found[0])


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _dependency(found: Distribution, *, verify: bool) -> Dependency:
    name, version = _normal(found.metadata["Name"]), found.version
    if not verify:
        return Dependency(name, version)
    recorded = [each for each in found.files or () if each.hash is not None]
    verdicts = {str(each): _as_recorded(each) for each in recorded}
    return Dependency(
        name,
        version,
        files=len(recorded),
        changed=tuple(path for path, verdict in verdicts.items() if verdict is False),
        missing=tuple(path for path, verdict in verdicts.items() if verdict is None),
    )


def _as_recorded(file: PackagePath) -> bool | None:
    """None: it is not there."""
    assert file.hash is not None
    try:
        content = Path(str(file.locate())).read_bytes()
    except OSError:
        return None
    digest = hashlib.new(file.hash.mode, content).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == file.hash.value
