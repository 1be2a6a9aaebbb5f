"""Work that takes minutes: done by processes of their own, one of each name, that end with the server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from ventuno.server import backroom
from ventuno.server.backroom import NICENESS, Backroom, Job
from ventuno.server.settings import Settings

PATIENCE_SECONDS = 300.0  # those who play come first
PLACE = "postgresql://house:secret@127.0.0.1:1/house"

Doing = Callable[[Backroom], Coroutine[None, None, None]]


def doing(what: Doing) -> None:
    async def opened() -> None:
        room = Backroom(Settings(database=PLACE, https=True, log="none"))
        try:
            await what(room)
        finally:
            await room.close()

    asyncio.run(opened())


async def over(job: Job) -> Job:
    await asyncio.wait_for(job.wait(), PATIENCE_SECONDS)
    return job


def instead(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Of `ventuno`, in the same surroundings."""
    monkeypatch.setattr(backroom, "_RUN", backroom._RUN.replace("from ventuno.cli import main\nmain()", code))
    assert code in backroom._RUN


def ended(process: int) -> None:
    ends = time.monotonic() + PATIENCE_SECONDS
    while Path(f"/proc/{process}").exists() and b"\nState:\tZ" not in Path(f"/proc/{process}/status").read_bytes():
        assert time.monotonic() < ends
        time.sleep(0.02)


def test_a_job_is_a_command_whose_end_and_words_are_known() -> None:
    async def done(room: Backroom) -> None:
        assert room.job("laws") is None
        job = room.run("laws", ("law", "list", "--json"))
        assert room.running("laws")
        assert room.job("laws") is await over(job)
        assert job.state == "done"
        assert "optimal-88" in job.printed
        assert not room.running("laws")

    doing(done)


def test_one_that_fails_says_why_and_may_be_tried_again() -> None:
    async def failed(room: Backroom) -> None:
        job = await over(room.run("law", ("law", "show", "no-such-law")))
        assert job.state == "failed"
        assert "no-such-law" in job.told
        assert (job.code, job.ended_at is None) == (2, False)
        assert room.run("law", ("law", "list")) is not job

    doing(failed)


def test_of_each_name_there_is_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    instead(monkeypatch, "import time; print(os.getpid(), file=sys.stderr, flush=True); time.sleep(600)")
    seen: list[int] = []

    async def twice(room: Backroom) -> None:
        job = room.run("one", ())
        assert room.run("one", ("other",)) is job
        assert room.run("two", ()) is not job
        while not job.told:  # noqa: ASYNC110  # nobody else is to be told
            await asyncio.sleep(0.02)
        seen.append(int(job.told))
        assert job.running

    doing(twice)
    ended(seen[0])  # with the server


def test_those_who_play_come_first_and_nobody_reads_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "print(sys.argv, os.nice(0), os.environ['VENTUNO_DATABASE'], os.environ['VENTUNO_HTTPS'], os.environ['A'])"
    instead(monkeypatch, code)
    monkeypatch.setenv("VENTUNO_DATABASE", "another")

    async def asked(room: Backroom) -> None:
        job = await over(room.run("job", ("an", "argument"), {"A": "for this one"}))
        assert job.printed == f"['-c', 'an', 'argument'] {os.nice(0) + NICENESS} {PLACE} True for this one\n"

    doing(asked)


_SERVER = """
import asyncio
from ventuno.server import backroom
from ventuno.server.settings import Settings

backroom._RUN = backroom._RUN.replace("from ventuno.cli import main\\nmain()", '''
import time; print(os.getpid(), file=sys.stderr, flush=True); time.sleep(600)''')

async def serve():
    job = backroom.Backroom(Settings()).run("job", ())
    while not job.told:
        await asyncio.sleep(0.02)
    print(job.told, flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_a_job_ends_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline())
        assert Path(f"/proc/{process}").exists()
        server.send_signal(signal.SIGKILL)
        server.wait()
    ended(process)
