"""The schema, as numbered steps that are never edited once released.

`NNNN_name.sql` is for both databases, `NNNN_name.sqlite.sql` and `NNNN_name.postgresql.sql` for what only one of them
understands. `/* without rowid */` becomes WITHOUT ROWID on SQLite: such a table is one tree instead of two. Queries are
not here but in `store/sql`. Start with `0001_books.sql`.
"""

from importlib.resources import files
from typing import Literal

Dialect = Literal["sqlite", "postgresql"]

_FOLDER = files(__name__)
_NAMES = sorted(
    (entry.name for entry in _FOLDER.iterdir() if entry.name.endswith(".sql")),
    key=lambda name: (name[:4], name.count(".")),  # the part for both databases comes first
)

FIND_SCHEMA = "SELECT schema FROM ventuno"
NEWEST = max(int(name[:4]) for name in _NAMES)


def steps(dialect: Dialect, *, after: int, until: int = NEWEST) -> list[tuple[int, str]]:
    """The SQL of each step after that one, in order."""
    wanted: dict[int, str] = {}
    for name in _NAMES:
        number, _, rest = name.removesuffix(".sql").partition("_")
        if after < int(number) <= until and rest.partition(".")[2] in {"", dialect}:
            wanted[int(number)] = wanted.get(int(number), "") + _read(name, dialect)
    return sorted(wanted.items())


def _read(name: str, dialect: Dialect) -> str:
    text = (_FOLDER / name).read_text("utf-8")
    return text.replace("/* without rowid */", "WITHOUT ROWID" if dialect == "sqlite" else "")
