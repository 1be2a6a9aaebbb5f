"""The schema of a PostgreSQL database: which one it has, and bringing it to a newer one."""

import asyncpg

from ventuno.rules.refusals import Refused
from ventuno.store import migrations
from ventuno.store.errors import STORE_FAILED, STORE_NEWER, Unavailable
from ventuno.store.postgres.connections import Connection, connect_first

LOCK = 0x56454E31  # advisory: taken to migrate, and together with the hash of a name for a lock by name


async def schema(connection: Connection) -> int:
    """The number of the schema; 0 if there is none of ours."""
    if not await connection.fetchval("SELECT to_regclass('ventuno') IS NOT NULL"):
        return 0
    return int(await connection.fetchval(migrations.FIND_SCHEMA))


async def migrate(address: str, *, until: int = migrations.NEWEST) -> list[int]:
    """Bring the database to that schema, all steps or none. Returns the steps. A second process waits for the first."""
    connection = await connect_first(address)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
            found = await schema(connection)
            if found > migrations.NEWEST:
                raise Refused(STORE_NEWER(found=found, known=migrations.NEWEST))
            if found == 0:
                await connection.execute("CREATE TABLE ventuno (schema BIGINT NOT NULL)")
                await connection.execute("INSERT INTO ventuno VALUES (0)")
            steps = migrations.steps("postgresql", after=found, until=until)
            for _, statements in steps:
                await connection.execute(statements)
            await connection.execute("UPDATE ventuno SET schema = $1", max(found, until))
            return [number for number, _ in steps]
    except asyncpg.PostgresError as error:
        raise Unavailable(STORE_FAILED(problem=error)) from error
    finally:
        connection.terminate()
