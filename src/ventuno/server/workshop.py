"""Where drafts of laws are worked on: their figures, and laws that are looked for (P5).

Each draft is a job of the back room's, `ventuno steer --draft`, which writes into the draft what it finds. Looking for
a law takes minutes: those come one after the other; and so do figures, which take seconds. A draft whose job ended
without a word says so; one that was being worked on when the server stopped is begun anew.
"""

import asyncio
from typing import Final

from msgspec import structs

from ventuno.house import drafts
from ventuno.house.draft_refusals import STEERING_FAILED
from ventuno.house.drafts import Draft
from ventuno.server.backroom import Backroom
from ventuno.store.protocol import Store

PROPOSING: Final = "steer"
FIGURES: Final = "figures"


class Workshop:
    def __init__(self, store: Store, backroom: Backroom) -> None:
        self._store = store
        self._backroom = backroom
        self._turns = {PROPOSING: asyncio.Lock(), FIGURES: asyncio.Lock()}
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, draft: Draft) -> None:
        task = asyncio.create_task(self._work(draft.id, PROPOSING if draft.text is None else FIGURES))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """What was being worked on when the house was closed."""
        for draft in await self._store.drafts():
            if draft.state == "working":
                self.begin(draft)

    async def close(self) -> None:
        """Before the back room: what is interrupted has not failed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, draft: str, job: str) -> None:
        async with self._turns[job]:
            if await self._store.draft(draft) is None:  # discarded while it waited
                return
            work = self._backroom.run(job, ["steer", "--draft", draft, "--json"])
            await work.wait()
        left = await self._store.draft(draft)
        if left is not None and left.state == "working":
            problem = drafts.problem(STEERING_FAILED(told=work.told or "–"))
            await self._store.fill_draft(structs.replace(left, state="failed", problem=problem))
