"""`ventuno sweep`: end what is overdue, seal what has grown, count what was played."""

import asyncio

from ventuno.cli.options import DatabaseOption
from ventuno.cli.output import JsonOption, LanguageOption, print_facts, print_json, tell
from ventuno.desk import Desk, counting, sweeper
from ventuno.desk.counting import Counters
from ventuno.rules.language import Language
from ventuno.store import places
from ventuno.store.entropy import entropy


def sweep(
    *,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """End plays whose four hours are over, seal the books, count the plays, once. An open house does this by itself."""
    facts = asyncio.run(_swept(database or places.default()))
    if json:
        print_json(facts)
    else:
        print_facts(facts)


async def _swept(place: str) -> dict[str, int]:
    store = await places.open_store(place)
    try:
        at = places.now()
        ended = await sweeper.sweep(Desk(store, places.now, entropy), at)
        sealed = await sweeper.seal(store, at)
        counted = await counting.count(store, Counters(tell))
        return {"plays_ended": ended, "books_sealed": sealed, "plays_counted": counted.plays}
    finally:
        await store.close()
