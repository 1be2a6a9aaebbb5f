"""Laws on disk: a shipped one by its name, any other by its file."""

import os
from importlib.resources import files

from ventuno.rules import law
from ventuno.rules.language import Text
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused
from ventuno.store.files import read_text

UNKNOWN_LAW = Reason(
    "law_unknown",
    "B2",
    Text(
        de="Ein Wahrscheinlichkeitsgesetz {name} wird nicht mitgeliefert, und eine solche Datei gibt es nicht. "
        "Mitgeliefert: {shipped}.",
        fr="Aucune loi {name} n’est fournie, et ce fichier n’existe pas. Fournies: {shipped}.",
        it="Nessuna legge {name} è fornita, e un tale file non esiste. Fornite: {shipped}.",
        en="No law {name} is shipped, and there is no such file. Shipped: {shipped}.",
    ),
)

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
