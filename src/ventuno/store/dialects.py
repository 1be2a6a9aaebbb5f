"""Where the SQL of the two databases differs, side by side.

All statements in `store/sql` and `store/execution` are written once. They differ only in this:

                         SQLite                                 PostgreSQL
    parameters           ?1, ?2, …                              $1, $2, … (as they are written)
    a command's writes   one after the other in a transaction   one statement: the first part in a CTE named `guard`
    {guard} in a part    nothing: there is only one writer      AND EXISTS (SELECT FROM guard)
    a lock by name       nothing: there is only one writer      pg_advisory_xact_lock

The schema differs more; its variants stand side by side in `store/migrations`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

Part = tuple[str, list[object]]  # SQL and its arguments; the first part of a write is its guard

POSTGRESQL_LOCK = "SELECT pg_advisory_xact_lock($1, hashtext($2))"

_PARAMETER = re.compile(r"\$(\d+)")


@lru_cache(maxsize=256)
def for_sqlite(sql: str) -> str:
    return sql.format(guard="").replace("$", "?")


def for_postgresql(parts: Sequence[Part]) -> tuple[str, list[object]]:
    """All parts as one statement, which returns how many books the guard has changed, and its arguments."""
    shape = tuple((sql, len(arguments)) for sql, arguments in parts)
    return _one_statement(shape), list(chain.from_iterable(arguments for _, arguments in parts))


@lru_cache(maxsize=256)
def _one_statement(shape: tuple[tuple[str, int], ...]) -> str:
    clauses: list[str] = []
    first = 0
    for number, (part, arguments) in enumerate(shape):
        guarded = _renumbered(part, first).format(guard="AND EXISTS (SELECT FROM guard)")
        clauses.append(f"part_{number} AS ({guarded})" if number else f"guard AS ({guarded} RETURNING id)")
        first += arguments
    return f"WITH {', '.join(clauses)} SELECT count(*) FROM guard"  # noqa: S608  # made of our own statements


def _renumbered(sql: str, first: int) -> str:
    return _PARAMETER.sub(lambda found: f"${int(found[1]) + first}", sql)
