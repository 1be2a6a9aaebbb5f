"""Starting and watching worker processes.

A worker process does one job with a lower priority, so that those who play come first. Of each name there is one job at
a time: whoever asks for another meanwhile gets the one that runs. What a worker says is remembered: the last line, its
result, and how it ended. Its log entries are passed on to the log of this process.
"""

import asyncio
import contextlib
import os
import sys
from asyncio import StreamReader
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal

import msgspec
import structlog

from ventuno.jobs.processes import messages
from ventuno.jobs.processes.messages import (
    LINE_BYTES_MAX,
    TEXT_CHARACTERS_MAX,
    Job,
    JobFailed,
    JobProgress,
    Order,
    Result,
)
from ventuno.store import databases

NICENESS: Final = 10
COMMAND: Final = (sys.executable, "-m", "ventuno.jobs")
_LOG = structlog.get_logger(__name__)


@dataclass(slots=True)
class JobRun:
    """One job, and how it goes."""

    name: str
    state: Literal["running", "failed", "done"] = "running"
    last_line: str = ""  # the last thing the worker said: how far it is, or why it failed
    result: Result | None = None
    begun_at: datetime = field(default_factory=databases.now)
    code: int | None = None  # the exit code; below 0: the signal that ended it; none if no process could be started
    ended_at: datetime | None = None
    _over: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def running(self) -> bool:
        return self.state == "running"

    async def wait(self) -> None:
        """Until the job is over."""
        await self._over.wait()

    def end(self, *, well: bool) -> None:
        self.state = "done" if well else "failed"
        self.ended_at = databases.now()
        self._over.set()


class Workers:
    """The worker processes of one server."""

    def __init__(self, database: str | None = None, command: Sequence[str] = COMMAND) -> None:
        self._database = database
        self._command = command
        self._runs: dict[str, JobRun] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def last(self, name: str) -> JobRun | None:
        """The last job of that name."""
        return self._runs.get(name)

    def running(self, name: str) -> bool:
        run = self.last(name)
        return run is not None and run.running

    def start(self, name: str, job: Job) -> JobRun:
        """Have the job done. If one of that name is running already, that one is returned."""
        run = self.last(name)
        if run is not None and run.running:
            return run
        run = self._runs[name] = JobRun(name)
        self._tasks[name] = asyncio.create_task(carry_out(run, Order(job=job, database=self._database), self._command))
        return run

    async def close(self) -> None:
        """End all jobs."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


async def carry_out(run: JobRun, order: Order, command: Sequence[str] = COMMAND) -> None:
    """Until the worker process has ended. If this is cancelled, the process is ended."""
    try:
        run.code = await _watched(run, order, command)
    except OSError as error:  # no process could be started
        run.last_line = str(error)
    finally:
        run.end(well=run.code == 0)
        said = {} if run.code == 0 else {"last_line": run.last_line}
        _LOG.info("job", name=run.name, state=run.state, code=run.code, **said)


async def _watched(run: JobRun, order: Order, command: Sequence[str]) -> int:
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LINE_BYTES_MAX)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        _lower_priority(process)
        await _give_order(process, order)
        await asyncio.gather(_read_answers(run, process.stdout), _read_log(run, process.stderr))
        return await process.wait()
    except BaseException:
        if process.returncode is None:
            process.kill()
            await process.wait()
        raise


def _lower_priority(process: Process) -> None:
    """From outside and at once: also importing the job's code must not slow down those who play."""
    with contextlib.suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


async def _give_order(process: Process, order: Order) -> None:
    """A worker that is gone already says by its exit code what happened."""
    assert process.stdin is not None
    with contextlib.suppress(ConnectionError):
        process.stdin.write(messages.encode(order))
        await process.stdin.drain()


async def _read_answers(run: JobRun, output: StreamReader) -> None:
    async for line in _lines(output):
        match messages.decode_message(line):
            case JobProgress(text=text) | JobFailed(text=text):
                run.last_line = text
            case result:
                run.result = result


async def _read_log(run: JobRun, errors: StreamReader) -> None:
    """Pass entries on. Log any other line, such as a last word of the interpreter, and remember it as `last_line`."""
    async for line in _lines(errors):
        text = line.decode(errors="replace").strip()
        if not text:
            continue
        entry = _entry(text)
        if entry is None:
            run.last_line = text[:TEXT_CHARACTERS_MAX]
            _LOG.warning("worker output", job=run.name, text=run.last_line)
            continue
        entry.pop("timestamp", None)
        level, event = entry.pop("level", "info"), entry.pop("event", "")
        structlog.get_logger().bind(**entry, job=run.name).log(_LEVELS.get(level, 20), event)


_LEVELS: Final = {"debug": 10, "info": 20, "warning": 30, "error": 40, "critical": 50}


def _entry(text: str) -> dict[str, Any] | None:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, msgspec.ValidationError):
        return None


async def _lines(stream: StreamReader) -> AsyncIterator[bytes]:
    """Each line. Of a line that is too long, a part is left out."""
    while True:
        try:
            line = await stream.readline()
        except ValueError:
            continue
        if not line:
            return
        yield line
