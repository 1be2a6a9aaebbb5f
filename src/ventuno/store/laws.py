"""Laws on disk: a shipped one by its name, any other by its file."""

import os
from functools import cache
from importlib.resources import files

import msgspec

from ventuno.house.office.events import PublishedFigures
from ventuno.rules import law
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store import texts
from ventuno.store.files import read_text

OF_A_NEW_HOUSE = "players-88"  # P5

UNKNOWN_LAW = Reason("law_unknown", "B2", texts.law_unknown)

_SHIPPED = files("ventuno") / "laws"


def shipped() -> list[str]:
    return sorted(entry.name.removesuffix(".toml") for entry in _SHIPPED.iterdir() if entry.name.endswith(".toml"))


@cache
def figures() -> dict[str, PublishedFigures]:
    """Whom each shipped law gives how much (P5), by the hash of the law. Computed once: docs/calibration.md."""
    found = msgspec.json.decode((_SHIPPED / "figures.json").read_bytes(), type=dict[str, PublishedFigures])
    return {load(name).hash: each for name, each in found.items()}


@cache
def curves() -> dict[str, tuple[tuple[float, ...], ...]]:
    """The points of payout by skill, by the hash of the law: of a new house's law, and of the one for best play."""
    found = msgspec.json.decode((_SHIPPED / "curves.json").read_bytes(), type=dict[str, tuple[tuple[float, ...], ...]])
    return {load(name).hash: points for name, points in found.items()}


def load(name: str) -> Law:
    """A shipped law by its name, or the law in a file."""
    if name in shipped():
        return law.parse((_SHIPPED / f"{name}.toml").read_text("utf-8"))
    if name != "-" and not os.path.exists(name):  # noqa: PTH110  # false where `Path.exists` raises: a name too long for a file
        raise Refused(UNKNOWN_LAW(name=name, shipped=", ".join(shipped())))
    return law.parse(read_text(name))
