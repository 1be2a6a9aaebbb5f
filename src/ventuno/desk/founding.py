"""A house is founded: its database made, its first rules and law put in force. Interrupted, it can be done again."""

from ventuno.desk import Desk
from ventuno.desk.requests import Found
from ventuno.rules.refusals import Refused
from ventuno.store import places
from ventuno.store.entropy import entropy
from ventuno.store.files import FILE_EXISTS


async def found(place: str, rules: str, law: str) -> None:
    """Rules by name, the law as its text."""
    try:
        await places.create(place)
    except Refused as refused:
        if refused.refusal.code != FILE_EXISTS.code or await founded(place):
            raise
    store = await places.open_store(place)
    try:
        wanted = Found(rules=rules, law=law)
        await Desk(store, places.now, entropy).run(wanted, key=entropy(8).hex(), actor="operator:console")
    finally:
        await store.close()


async def founded(place: str) -> bool:
    """Whether there is a house at that place; refused if there is not even a database."""
    store = await places.open_store(place)
    try:
        return await store.house() is not None
    finally:
        await store.close()
