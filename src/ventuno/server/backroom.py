"""The back room: work that takes minutes, done by a process of its own, so that nobody who plays waits for it.

A job is a command of `ventuno`, given to a process with a lower priority. Of each name there is one at a time: whoever
asks for another meanwhile is shown the one that runs. It ends with the server, even with one that is killed: the server
holds the other end of the job's standard input, and a job whose input ends is over.

What may be secret, such as the database's address, goes by the environment, never by the arguments, which everybody on
the machine can read.
"""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal

import structlog

from ventuno.server.settings import Settings, to_environment
from ventuno.store import places

NICENESS: Final = 10
TOLD_CHARACTERS_MAX: Final = 500
_LINE_BYTES_MAX: Final = 1 << 20
_RUN: Final = f"""
import os, sys, threading

def end_with_the_server():
    os.read(0, 1)
    os._exit(1)

os.nice({NICENESS})
threading.Thread(target=end_with_the_server, daemon=True).start()
from ventuno.cli import main
main()
"""
_LOG = structlog.get_logger()


@dataclass(slots=True)
class Job:
    """One piece of work, and how it goes."""

    name: str
    state: Literal["running", "failed", "done"] = "running"
    told: str = ""  # the last line it has said: how far it is, or why it failed
    printed: str = ""  # on standard output, when it is over
    begun_at: datetime = field(default_factory=places.now)
    code: int | None = None  # of its process; below 0: the signal that ended it; nothing if there was no process
    ended_at: datetime | None = None
    _over: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def running(self) -> bool:
        return self.state == "running"

    async def wait(self) -> None:
        """Until it is over."""
        await self._over.wait()

    def end(self, *, well: bool) -> None:
        self.state = "done" if well else "failed"
        self.ended_at = places.now()
        self._over.set()


class Backroom:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._jobs: dict[str, Job] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def job(self, name: str) -> Job | None:
        """The last one of that name."""
        return self._jobs.get(name)

    def running(self, name: str) -> bool:
        job = self.job(name)
        return job is not None and job.running

    def run(self, name: str, arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> Job:
        """Have `ventuno` do that, in this house with these settings; the one that runs already, if one does."""
        job = self.job(name)
        if job is not None and job.running:
            return job
        job = self._jobs[name] = Job(name)
        self._tasks[name] = asyncio.create_task(self._run(job, arguments, environment or {}))
        return job

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, job: Job, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        try:
            job.code = await self._processed(job, arguments, environment)
        except OSError as error:  # there is no room for another process
            job.told = str(error)
        finally:
            job.end(well=job.code == 0)
            _LOG.info("job", name=job.name, state=job.state, code=job.code, told="" if job.code == 0 else job.told)

    async def _processed(self, job: Job, arguments: Sequence[str], environment: Mapping[str, str]) -> int:
        place = self._settings.database or places.default()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _RUN, *arguments),
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=_LINE_BYTES_MAX,
            env={**os.environ, **to_environment(self._settings), "VENTUNO_DATABASE": place, **environment},
        )
        try:
            await asyncio.gather(_printed(job, process), _told(job, process))
            return await process.wait()
        except BaseException:
            if process.returncode is None:
                process.kill()
                await process.wait()
            raise


async def _printed(job: Job, process: Process) -> None:
    assert process.stdout is not None
    job.printed = (await process.stdout.read()).decode(errors="replace")


async def _told(job: Job, process: Process) -> None:
    assert process.stderr is not None
    async for line in process.stderr:
        if said := line.decode(errors="replace").strip():
            job.told = said[:TOLD_CHARACTERS_MAX]
