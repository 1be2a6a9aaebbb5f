"""Connections to PostgreSQL: the pool, and the errors that mean that a connection was lost."""

from typing import Any
from urllib.parse import urlsplit

import asyncpg

from ventuno.store.errors import STORE_FAILED, STORE_UNREACHABLE, Unavailable

CONNECTIONS = 8
PATIENCE_SECONDS = 15.0  # how long to wait for a database that does not answer
STATEMENT_SECONDS = 30.0

Connection = Any  # asyncpg has no types of its own

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # what asyncpg makes of a connection lost at a bad moment
    asyncpg.OperatorInterventionError,  # shutdown, crash recovery, terminated by an administrator
    asyncpg.TooManyConnectionsError,
)


def without_password(address: str) -> str:
    parts = urlsplit(address)
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def _as_it_is(_connection: Connection) -> None:
    """No reset: we leave no state on a connection, and a reset would cost a round trip each time."""


async def open_pool(address: str, connections: int) -> Any:  # noqa: ANN401  # asyncpg has no types of its own
    try:
        return await asyncpg.create_pool(
            address,
            min_size=1,
            max_size=connections,
            command_timeout=STATEMENT_SECONDS,
            timeout=PATIENCE_SECONDS,
            reset=_as_it_is,
        )
    except (*LOST, TimeoutError) as error:
        raise Unavailable(STORE_UNREACHABLE()) from error
    except (asyncpg.PostgresError, ValueError) as error:
        raise Unavailable(STORE_FAILED(problem=error)) from error
