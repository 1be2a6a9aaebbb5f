"""Founding a house: making its database, and putting its first documents and law in force.

If that is interrupted, it can be done again. The house's own tables are opened when a server starts and they are
missing.
"""

from ventuno.desk.desk import Desk
from ventuno.desk.requests import Found, OpenTable
from ventuno.desk.tables.tables import TableDesk, named
from ventuno.desk.transaction import Transactions
from ventuno.house.ledger.money import Money
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import OF_THE_HOUSE
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import databases, online_terms
from ventuno.store.entropy import entropy
from ventuno.store.files import FILE_EXISTS

# Tables that are always open, so that the list is never empty: four languages, both paces, small and larger antes (C4).
TABLES = (
    ("Aare", Language.DE, Pace.CALM, Money(5_00), Money(5_00)),
    ("Rhône", Language.FR, Pace.CALM, Money(2_00), Money(2_00)),
    ("Ticino", Language.IT, Pace.BRISK, Money(1_00), Money(1_00)),
    ("Rhine", Language.EN, Pace.BRISK, Money(5_00), Money(20_00)),
)


async def found(place: str, rules: str, law: str) -> None:
    """Found the house. Rules are given by name, the law as its text."""
    try:
        await databases.create(place)
    except Refused as refused:
        if refused.refusal.code != FILE_EXISTS.code or await founded(place):
            raise
    store = await databases.open_store(place)
    try:
        wanted = Found(rules=rules, law=law, online_terms=online_terms.load(online_terms.OF_A_NEW_HOUSE))
        await Desk(store, databases.now, entropy).run(wanted, key=entropy(8).hex(), actor="console:founder")
    finally:
        await store.close()


async def furnish(place: str) -> None:
    """Open those of the house's own tables that are missing."""
    store = await databases.open_store(place)
    try:
        tables = TableDesk(Transactions(store, databases.now, entropy))
        for name, language, pace, ante_min, ante_max in TABLES:
            terms = TableTerms(
                name=name,
                language=language,
                pace=pace,
                boxes=7,
                ante_min=ante_min,
                ante_max=ante_max,
                bonus_min=Money(1_00),
                bonus_max=Money(5_00),
            )
            if await store.tables.find(named(OF_THE_HOUSE, language.value)) is None:
                await tables.open(OpenTable(terms=terms), player=OF_THE_HOUSE, key=language.value)
    finally:
        await store.close()


async def founded(place: str) -> bool:
    """Whether there is a house at that place. Refused if there is no database at all."""
    store = await databases.open_store(place)
    try:
        return await store.books.house() is not None
    finally:
        await store.close()
