"""Work that takes minutes: done by worker processes, one of each name, that end with the server."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import structlog

from ventuno.jobs.processes import workers as workers_module
from ventuno.jobs.processes.messages import (
    TEXT_CHARACTERS_MAX,
    DailyCheckMade,
    DraftFilled,
    FillDraft,
    JobFailed,
    JobProgress,
    LawSolved,
    MakeDailyCheck,
    Order,
    SolveLaw,
    WorkerMessage,
    decode_message,
    decode_order,
    encode,
)
from ventuno.jobs.processes.workers import NICENESS, JobRun, Workers
from ventuno.rules.law import UNIFORM

PATIENCE_SECONDS = 300.0
PLACE = "postgresql://house:secret@127.0.0.1:1/house"
STAND_IN = (sys.executable, str(Path(__file__).with_name("stand_in.py")))

Doing = Callable[[Workers], Coroutine[None, None, None]]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays here who would wait, and the machine may be busy."""
    monkeypatch.setattr(workers_module, "NICENESS", 0)


def doing(what: Doing, command: tuple[str, ...] = STAND_IN) -> None:
    async def opened() -> None:
        workers = Workers(PLACE, command)
        try:
            await what(workers)
        finally:
            await workers.close()

    asyncio.run(opened())


def law(text: str) -> SolveLaw:
    return SolveLaw(law=text)


async def over(run: JobRun) -> JobRun:
    await asyncio.wait_for(run.wait(), PATIENCE_SECONDS)
    return run


async def said(run: JobRun) -> str:
    while not run.last_line:
        assert run.running
        await asyncio.sleep(0.02)
    return run.last_line


def ended(process: int) -> None:
    ends = time.monotonic() + PATIENCE_SECONDS
    while Path(f"/proc/{process}").exists() and b"\nState:\tZ" not in Path(f"/proc/{process}/status").read_bytes():
        assert time.monotonic() < ends
        time.sleep(0.02)


@pytest.mark.parametrize(
    "job",
    [
        SolveLaw(law=str(UNIFORM)),
        MakeDailyCheck(actor="operator:olga", settings={"coach": "True"}, reason="a doubt"),
        MakeDailyCheck(actor="house:round", settings={}, due_hour=4),
        FillDraft(draft="abc"),
    ],
)
def test_an_order_is_one_line_that_says_the_same_on_the_other_side(job: SolveLaw | MakeDailyCheck | FillDraft) -> None:
    order = Order(job=job, database=PLACE)
    line = encode(order)
    assert line.count(b"\n") == 1
    assert decode_order(line) == order


@pytest.mark.parametrize(
    "message",
    [
        JobProgress(text="Solving\nuniform…"),
        JobFailed(text="disk full"),
        LawSolved(law="a", highest_payout=0.88),
        DailyCheckMade(made=False, entry=None),
        DraftFilled(draft="abc", state="ready"),
    ],
)
def test_a_message_of_a_worker_is_one_line_that_can_be_read_back(message: WorkerMessage) -> None:
    line = encode(message)
    assert line.count(b"\n") == 1
    assert decode_message(line) == message


def test_a_job_is_a_value_whose_end_and_result_are_known() -> None:
    async def done(workers: Workers) -> None:
        assert workers.last("law") is None
        run = workers.start("law", law("uniform"))
        assert workers.running("law")
        assert workers.last("law") is await over(run)
        assert (run.state, run.code) == ("done", 0)
        assert run.result == LawSolved(law="uniform", highest_payout=0.5)
        assert not workers.running("law")

    doing(done)


def test_the_worker_that_servers_start_does_the_jobs_themselves() -> None:
    """Without a database there is nothing to check: refused, and in words."""

    async def refused(workers: Workers) -> None:
        run = await over(workers.start("check", MakeDailyCheck(actor="house:round", settings={})))
        assert (run.state, run.code, run.result) == ("failed", 2, None)
        assert "database does not answer" in run.last_line

    async def unreadable(workers: Workers) -> None:
        run = await over(workers.start("law", law("no law at all")))
        assert (run.state, run.code) == ("failed", 2)

    command = (sys.executable, "-m", "ventuno.jobs")
    doing(refused, command)
    doing(unreadable, command)


@pytest.mark.parametrize(
    ("what", "code", "why"),
    [
        ("refuse", 2, "founded"),
        ("fail", 1, "OSError: disk full"),
        ("abort", -signal.SIGABRT, "half of it"),
    ],
)
def test_one_that_fails_says_why_and_may_be_tried_again(what: str, code: int, why: str) -> None:
    async def failed(workers: Workers) -> None:
        run = await over(workers.start("law", law(what)))
        assert run.state == "failed"
        assert why in run.last_line
        assert (run.code, run.ended_at is None) == (code, False)
        assert workers.start("law", law("uniform")) is not run

    doing(failed)


def test_where_no_process_can_be_started_that_is_said() -> None:
    async def failed(workers: Workers) -> None:
        run = await over(workers.start("law", law("uniform")))
        assert (run.state, run.code) == ("failed", None)
        assert "No such file" in run.last_line

    doing(failed, ("/no/such/interpreter",))


def test_only_one_worker_of_each_name_runs_at_a_time() -> None:
    seen: list[int] = []

    async def twice(workers: Workers) -> None:
        run = workers.start("one", law("sleep"))
        assert workers.start("one", law("uniform")) is run
        assert workers.start("two", law("uniform")) is not run
        seen.append(int(await said(run)))
        assert run.running

    doing(twice)
    ended(seen[0])  # with the server


def test_those_who_play_come_first_and_nobody_reads_the_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is neither an argument nor in the environment."""
    monkeypatch.setenv("VENTUNO_DATABASE", "another")
    monkeypatch.setattr(workers_module, "NICENESS", NICENESS)

    async def asked(workers: Workers) -> None:
        run = await over(workers.start("job", law("surroundings")))
        assert run.last_line == f"[] {min(19, os.nice(0) + NICENESS)} {PLACE} False"

    doing(asked)


def test_what_a_worker_prints_or_logs_is_in_the_log_of_the_server_and_disturbs_nothing() -> None:
    with structlog.testing.capture_logs() as entries:

        async def chatted(workers: Workers) -> None:
            run = await over(workers.start("job", law("chat")))
            assert (run.state, run.result) == ("done", LawSolved(law="chat", highest_payout=0.5))

        doing(chatted)
    found: dict[str, Any] = {entry["event"]: entry for entry in entries}
    printed = [entry["text"] for entry in entries if entry["event"] == "worker output"]
    assert printed[0] == "printed by a library"
    assert all(len(text) <= TEXT_CHARACTERS_MAX for text in printed)
    assert found["logged"] == {"event": "logged", "log_level": "info", "logger": "stand_in", "number": 7, "job": "job"}
    assert any("UserWarning: old" in event for event in found)
    assert found["job"]["state"] == "done"


_SERVER = f"""
import asyncio
from ventuno.jobs.processes.messages import SolveLaw
from ventuno.jobs.processes.workers import Workers

async def serve():
    run = Workers(None, {STAND_IN!r}).start("job", SolveLaw(law="sleep"))
    while not run.last_line:
        await asyncio.sleep(0.02)
    print(run.last_line, flush=True)
    await asyncio.sleep(600)

asyncio.run(serve())
"""


def test_a_job_ends_with_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        process = int(server.stdout.readline().split()[-1])
        assert Path(f"/proc/{process}").exists()
        server.send_signal(signal.SIGKILL)
        server.wait()
    ended(process)


def test_a_worker_whose_server_ends_before_the_order_ends_too() -> None:
    done = subprocess.run(STAND_IN, input=b"", capture_output=True, timeout=PATIENCE_SECONDS, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
