"""Opening the house's database for one job, and closing it again whatever happens."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ventuno.house.office.house_state import BOOK, HouseState
from ventuno.house.refusals import NOT_FOUNDED
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.errors import STORE_DAMAGED
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql.books import BookStore
from ventuno.store.store import Store


@asynccontextmanager
async def opened(place: str) -> AsyncIterator[Store]:
    """The store at that place, open until the block ends."""
    store = await databases.open_store(place)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_read_only(place: str, keys: KeyRing | None = None) -> AsyncIterator[Store]:
    """The same, and nothing there can be changed. It does what can be done without the key, if that is not here."""
    store = await databases.open_read_only(place, keys)
    try:
        yield store
    finally:
        await store.close()


async def founded(books: BookStore) -> HouseState:
    """The state of the house. A job is refused where no house was founded or its book cannot be read."""
    try:
        house = await books.house()
    except ValueError as error:
        raise Refused(STORE_DAMAGED(where=BOOK, problem=str(error))) from None
    if house is None:
        raise Refused(NOT_FOUNDED())
    return house
