"""A server process that competes with others for one account: deposits of one franc, all at once.

    python -m tests.crash.competing_server place player key…

It says that it is ready, waits for a line, and says what became of each key.
"""

import asyncio
import json
import secrets
import sys
from collections.abc import Sequence

from tests.kit import NOON, QUICK
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Deposit
from ventuno.house.ledger import codec
from ventuno.rules.refusals import Refused
from ventuno.store import databases


async def compete(place: str, player: str, keys: Sequence[str]) -> dict[str, str]:
    store = await databases.open_store(place, lambda: NOON)
    desk = Desk(store, lambda: NOON, secrets.token_bytes, passwords=QUICK)
    await store.books.player(player)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()

    async def deposit(key: str) -> str:
        try:
            return codec.encode(await desk.do(Deposit(amount="1"), player=player, key=key))
        except Refused as refused:
            return refused.refusal.code

    answers = await asyncio.gather(*map(deposit, keys))
    await store.close()
    return dict(zip(keys, answers, strict=True))


if __name__ == "__main__":
    place, player, *keys = sys.argv[1:]
    sys.stdout.write(json.dumps(asyncio.run(compete(place, player, keys))))
