"""What a database says of itself: damage that it finds, and parts that are not as the migrations make them.

The journals prove what is in the rows. They cannot say whether the database still keeps others from changing rows, or
whether its indexes lead to all of them. Each database looks for itself (`sqlite/inspecting.py`,
`postgres/inspecting.py`); here is what both answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

SchemaPart = tuple[str, str]  # its kind, such as trigger, and its name


@dataclass(frozen=True, slots=True)
class Flaw:
    what: Literal["damaged", "missing", "altered", "added", "owner"]
    kind: str = ""
    name: str = ""
    said: str = ""  # damaged: by the database; owner: who it is
    due: str = ""  # owner: who owns all the rest


@dataclass(frozen=True, slots=True)
class Inspection:
    flaws: Sequence[Flaw]
    not_checked: Sequence[str] = ()  # what this database could not be asked, as codes


def compared(due: Mapping[SchemaPart, str], found: Mapping[SchemaPart, str]) -> Iterator[Flaw]:
    """The parts that are missing, not as they should be, or too many. Definitions are compared but for their spaces."""
    for part in sorted(due.keys() | found.keys()):
        kind, name = part
        if part not in found:
            yield Flaw("missing", kind, name)
        elif part not in due:
            yield Flaw("added", kind, name)
        elif found[part].split() != due[part].split():
            yield Flaw("altered", kind, name)
