"""`python -m ventuno.jobs`: a worker process. Servers start it; people use the commands of `ventuno`.

It takes its order on standard input (`processes/messages.py`) and does one job.
"""

import asyncio
import sys
from typing import assert_never

import msgspec

from ventuno.jobs import solving
from ventuno.jobs.daily_check import run as daily_check
from ventuno.jobs.daily_check.run import CheckRequest
from ventuno.jobs.drafts import fill
from ventuno.jobs.drafts.fill import Listeners
from ventuno.jobs.processes import worker
from ventuno.jobs.processes.messages import (
    DailyCheckMade,
    DraftFilled,
    FillDraft,
    Job,
    LawSolved,
    MakeDailyCheck,
    Result,
    SolveLaw,
)
from ventuno.jobs.processes.worker import Tell
from ventuno.maths.big21.scope import Scope
from ventuno.rules import law as laws
from ventuno.rules.big21.rulesets import rules_with


async def perform(job: Job, database: str, tell: Tell) -> Result:
    match job:
        case SolveLaw():
            law = laws.parse(job.law)
            solved = await asyncio.to_thread(solving.solve_law, law, Scope.PLAY, tell, rules_with(job.numbers))
            return LawSolved(law=law.hash, highest_payout=solved.figures.highest_payout)
        case MakeDailyCheck():
            request = CheckRequest(**msgspec.structs.asdict(job))
            made = await daily_check.run(database, request, tell)
            return DailyCheckMade(made=made.result is not None, entry=made.entry)
        case FillDraft():
            filled = await fill.fill_draft(database, job.draft, Listeners(tell, search=tell))
            return DraftFilled(draft=job.draft, state=filled.draft.state)
        case _:
            assert_never(job)


if __name__ == "__main__":
    sys.exit(worker.run(perform))
