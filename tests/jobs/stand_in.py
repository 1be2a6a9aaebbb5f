"""A worker process with a job made for tests: everything else about the process is real.

What it does is said by the law that it is to solve.
"""

import asyncio
import os
import sys
import warnings

import structlog

from ventuno.house.refusals import NOT_FOUNDED
from ventuno.jobs.processes import worker
from ventuno.jobs.processes.messages import Job, LawSolved, Result, SolveLaw
from ventuno.jobs.processes.worker import Tell
from ventuno.rules.refusals import Refused


async def perform(job: Job, database: str, tell: Tell) -> Result:
    assert isinstance(job, SolveLaw)
    match job.law:
        case "sleep":
            tell(str(os.getpid()))
            await asyncio.sleep(600)
        case "surroundings":
            tell(f"{sys.argv[1:]} {os.nice(0)} {database} {database in os.environ.values()}")
        case "refuse":
            raise Refused(NOT_FOUNDED())
        case "fail":
            tell("half of it")
            raise OSError("disk full")
        case "abort":
            tell("half of it")
            os.abort()
        case "chat":
            print("printed by a library")  # noqa: T201
            structlog.get_logger("stand_in").info("logged", number=7)
            warnings.warn("old", stacklevel=1)
            tell("done soon")
            print("x" * (2 << 20), file=sys.stderr)  # noqa: T201
        case _:
            pass
    return LawSolved(law=job.law, highest_payout=0.5)


if __name__ == "__main__":
    sys.exit(worker.run(perform))
