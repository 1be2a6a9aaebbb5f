"""Where clients ask: a desk that tells each request its own time and its own entropy."""

import hashlib
from datetime import datetime

from tests.crash.customers import REFUSED, Asked
from tests.kit import NOON, OPERATOR, QUICK, RULES, TERMS
from ventuno.desk.desk import Desk
from ventuno.desk.requests import Answer, Found, OpenAccount, PostRate
from ventuno.house.ledger import codec
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.store.errors import Unavailable
from ventuno.store.store import Store

FOUNDING = Asked("found", Found(rules=RULES, law=str(UNIFORM), online_terms=TERMS), NOON, actor=OPERATOR)


class Counter:
    """For one client, who waits for an answer before asking again."""

    def __init__(self, store: Store, seed: str) -> None:
        self._seed = seed
        self._asked = FOUNDING
        self._desk = Desk(store, self._now, self._entropy, passwords=QUICK)

    def _now(self) -> datetime:
        return self._asked.at

    def _entropy(self, length: int) -> bytes:
        """The same however often the request has to be decided."""
        return hashlib.shake_256(f"{self._seed} {self._asked.key}".encode()).digest(length)

    async def answer(self, asked: Asked) -> str:
        """The answer letter by letter, or the code of the refusal."""
        self._asked = asked
        try:
            return codec.encode(await self._ask(asked))
        except Unavailable:
            raise
        except Refused as refused:
            return REFUSED + refused.refusal.code

    async def _ask(self, asked: Asked) -> Answer:
        match asked.request:
            case OpenAccount():
                return await self._desk.open_account(asked.request, "correct horse", key=asked.key)
            case Found() | PostRate():
                assert asked.actor is not None
                return await self._desk.run(asked.request, key=asked.key, actor=asked.actor)
            case _:
                answer: Answer = await self._desk.do(
                    asked.request, player=asked.player, key=asked.key, actor=asked.actor
                )
                return answer
