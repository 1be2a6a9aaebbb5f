"""`ventuno sweep`: end what is overdue, seal what has grown."""

import asyncio

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json
from ventuno.desk import Desk, sweeper
from ventuno.rules.language import Language
from ventuno.store import places
from ventuno.store.entropy import entropy


def sweep(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """End plays whose four hours are over and seal the books, once. An open house does this by itself."""
    ended, sealed = asyncio.run(_swept(database or places.default()))
    facts = {"plays_ended": ended, "books_sealed": sealed}
    if json:
        print_json(facts)
    else:
        print_facts(facts)


async def _swept(place: str) -> tuple[int, int]:
    store = await places.open_store(place)
    try:
        at = places.now()
        ended = await sweeper.sweep(Desk(store, places.now, entropy), at)
        return ended, await sweeper.seal(store, at)
    finally:
        await store.close()
