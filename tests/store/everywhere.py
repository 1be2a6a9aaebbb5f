"""Everything that a database holds, to look for what should not be there any more."""

from tests.kit import House
from ventuno.store.executor import Select

_TABLES = {
    True: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    False: "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()",
}


def tables(house: House) -> list[str]:
    on_sqlite = not isinstance(house.where, str)
    return sorted(row[0] for row in house.run(house.store.database.fetch(Select(tuple, _TABLES[on_sqlite])())))


def everywhere(house: House) -> str:
    """All rows of all tables, as text."""
    rows = [
        row
        for table in tables(house)
        for row in house.run(house.store.database.fetch(Select(tuple, f"SELECT * FROM {table}")()))
    ]
    return "\n".join(str(tuple(row)) for row in rows)
