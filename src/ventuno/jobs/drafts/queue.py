"""The drafts that wait to be worked out, and the worker processes that do it (P5).

Looking for a law takes minutes, computing figures takes seconds. So there are two lines, and in each line one draft
after the other. A worker process writes what it finds into the draft. If it ends without having done so, the draft says
that it failed. A draft that was being worked on when the server stopped is begun anew.
"""

import asyncio
from typing import Final

from msgspec import structs

from ventuno.house.office import drafts
from ventuno.house.office.draft_refusals import STEERING_FAILED
from ventuno.house.office.drafts import Draft
from ventuno.jobs.processes.messages import FillDraft
from ventuno.jobs.processes.workers import Workers
from ventuno.store.store import Store

PROPOSALS: Final = "proposals"
FIGURES: Final = "figures"


class DraftQueue:
    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._turns = {PROPOSALS: asyncio.Lock(), FIGURES: asyncio.Lock()}
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, draft: Draft) -> None:
        task = asyncio.create_task(
            self._work_out(draft.id, PROPOSALS if draft.target is not None and draft.text is None else FIGURES)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def resume(self) -> None:
        """Add the drafts that were being worked on when the server stopped."""
        for draft in await self._store.drafts.all():
            if draft.state == "working":
                self.add(draft)

    async def close(self) -> None:
        """Before the workers are closed: work that is interrupted has not failed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work_out(self, draft: str, line: str) -> None:
        async with self._turns[line]:
            if await self._store.drafts.find(draft) is None:  # it was discarded while it waited
                return
            run = self._workers.start(line, FillDraft(draft=draft))
            await run.wait()
        left = await self._store.drafts.find(draft)
        if left is not None and left.state == "working":
            problem = drafts.problem(STEERING_FAILED(told=run.last_line or "–"))
            await self._store.drafts.fill(structs.replace(left, state="failed", problem=problem))
