"""Write what the migrations make of an empty PostgreSQL database: `src/ventuno/store/postgres/parts.txt`.

The audit compares a house's database with it. Run it after adding a migration: `python tools/parts.py --write`. Without
`--write` it checks that the file is as it would be written now.
"""

import asyncio
import sys
from pathlib import Path

from tests.postgres import Cluster
from ventuno.store import databases
from ventuno.store.postgres import inspecting

FILE = Path(inspecting.__file__).with_name(inspecting.FILE)


async def parts(address: str) -> str:
    await databases.migrate(address)
    store = await databases.open_store(address)
    try:
        return inspecting.written(await store.database.fetch(inspecting.LIST_PARTS()))
    finally:
        await store.close()


def main() -> None:
    cluster = Cluster(durable=False)
    try:
        text = asyncio.run(parts(cluster.database()))
    finally:
        cluster.stop()
    if "--write" in sys.argv:
        FILE.write_text(text, "utf-8")
    elif FILE.read_text("utf-8") != text:
        sys.exit(f"{FILE} is not what the migrations make: python tools/parts.py --write")


if __name__ == "__main__":
    main()
