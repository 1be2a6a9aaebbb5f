"""Laws on disk: a shipped one by its name, any other by its file."""

import os
from importlib.resources import files

from ventuno.rules import law
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store import texts
from ventuno.store.files import read_text

UNKNOWN_LAW = Reason("law_unknown", "B2", texts.law_unknown)

_SHIPPED = files("ventuno") / "laws"


def shipped() -> list[str]:
    return sorted(entry.name.removesuffix(".toml") for entry in _SHIPPED.iterdir() if entry.name.endswith(".toml"))


def load(name: str) -> Law:
    """A shipped law by its name, or the law in a file."""
    if name in shipped():
        return law.parse((_SHIPPED / f"{name}.toml").read_text("utf-8"))
    if name != "-" and not os.path.exists(name):  # noqa: PTH110  # false where `Path.exists` raises: a name too long for a file
        raise Refused(UNKNOWN_LAW(name=name, shipped=", ".join(shipped())))
    return law.parse(read_text(name))
