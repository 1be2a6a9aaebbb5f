"""Requirement 37: which software this is and how it is set up, as one hash each, and whether any file was changed.

The software is every file of the package, except caches, with the names and versions of all packages that it needs.
Whether those packages are as they were installed is checked against their own records: an installed package lists the
hash of each of its files (`RECORD`). Hashing them all takes some seconds, so a server does it in a thread.

The configuration is the server's settings, the rule set and the law in force. Settings that are secret or belong to one
process are left out by whoever passes the settings.
"""

import base64
import hashlib
import re
import site
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import Distribution, PackagePath, distributions
from pathlib import Path

import ventuno
from ventuno.house.office.house_state import HouseState
from ventuno.jobs.database import founded, opened
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.errors import STORE_MISSING

PACKAGE = Path(ventuno.__file__).parent
NAME = "ventuno"
_CACHES = {"__pycache__"}
_CACHED = {".nbi", ".nbc", ".pyc"}  # of the compilers
_REQUIRED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True, slots=True)
class Dependency:
    """An installed package that this one needs, and which of its files are not as recorded."""

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
    """The software as it is installed. With `verify`, the files of all dependencies are compared with their records."""
    files = {path.relative_to(root).as_posix(): _digest(path.read_bytes()) for path in sorted(_files(root))}
    needed = [_dependency(each, verify=verify) for each in _needed()]
    lines = [f"{path} {digest}" for path, digest in files.items()] + [f"{each.name} {each.version}" for each in needed]
    return Software(_digest("\n".join(lines).encode()), files, tuple(needed))


async def configuration_of(place: str, settings: Mapping[str, str]) -> str | None:
    """The hash of the configuration of the house at that place; none if there is no database."""
    try:
        async with opened(place) as store:
            return configuration(settings, await founded(store.books), databases.now())
    except Refused as refused:
        if refused.refusal.code == STORE_MISSING.code:
            return None
        raise


def configuration(settings: Mapping[str, str], house: HouseState, at: datetime) -> str:
    """The hash of these settings with the rule set and the law in force at that time."""
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
    """All packages that must be installed, by name. A package that is not installed is not needed on this machine."""
    found: dict[str, Distribution] = {}
    waiting, known, places = [NAME], set[str](), _places()
    while waiting:
        name = waiting.pop()
        each = next(iter(distributions(name=name, path=places)), None)
        if each is None:
            continue
        if name != NAME:
            found[name] = each
        required = {_name(line) for line in each.requires or () if "extra ==" not in line} - known
        known |= required
        waiting += required
    return [each for _, each in sorted(found.items())]


def _places() -> list[str]:
    """Where packages are installed. Some packages add folders of their own to the search path: these do not count."""
    sites = [*site.getsitepackages(), *([site.getusersitepackages()] if site.ENABLE_USER_SITE else [])]
    return sites if any(distributions(name=NAME, path=sites)) else sys.path


def _name(requirement: str) -> str:
    """The name of the required package, in the spelling that names are compared by."""
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
    """Whether the file is as recorded; none if there is no such file."""
    assert file.hash is not None
    try:
        content = Path(str(file.locate())).read_bytes()
    except OSError:
        return None
    digest = hashlib.new(file.hash.mode, content).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == file.hash.value
