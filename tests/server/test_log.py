"""One log: whoever makes an entry, it is one line with the same fields (docs/server.md, “The log”)."""

import json
import socket
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from tests.kit import House
from tests.server.process import Process
from ventuno import logs
from ventuno.store import databases

STAND_IN = (sys.executable, str(Path(__file__).parents[1] / "jobs" / "stand_in.py"))
PATIENCE_SECONDS = 600  # the machine may be busy
LEVELS = {"info", "warning", "error", "critical"}

# Entries of every source that no request can provoke, made inside the server while it is open.
PROVOKING = f"""
import asyncio, gc, logging, threading, warnings
from ventuno.server.app import lifespan as app
from ventuno.jobs.processes.messages import SolveLaw
from ventuno.jobs.processes import workers as processes
from ventuno.jobs.processes.workers import Workers

processes.NICENESS = 0
maintain = app.maintain_forever

def failing():
    raise ValueError("in a thread")

async def forgotten():
    raise ValueError("in a task")

async def provoke(desk, clock):
    warnings.warn("an old way", DeprecationWarning, stacklevel=1)
    logging.getLogger("asyncpg").warning("a connection was lost\\nin two lines")
    logging.getLogger("litestar").error("litestar failed")
    thread = threading.Thread(target=failing)
    thread.start()
    thread.join()
    task = asyncio.create_task(forgotten())
    await asyncio.sleep(0.01)
    del task
    gc.collect()
    workers = Workers(None, {STAND_IN!r})
    await workers.start("chatting", SolveLaw(law="chat")).wait()
    await workers.start("failing", SolveLaw(law="fail")).wait()
    await maintain(None, clock)

warnings.simplefilter("default")
app.maintain_forever = provoke
"""

SOURCES = {  # what is said, and by whom
    "request": "ventuno.server.http.middleware",
    "Invalid HTTP request received.": "uvicorn.error",
    "a connection was lost\nin two lines": "asyncpg",
    "litestar failed": "litestar",
    "an old way": "py.warnings",
    "Task exception was never retrieved": "asyncio",
    "uncaught error": "uncaught",
    "maintenance failed; it is tried again": "ventuno.jobs.maintenance",
    "logged": "stand_in",  # in a worker process, as the next ones
    "UserWarning: old": "py.warnings",
    "worker output": "ventuno.jobs.processes.workers",
    "job failed": "ventuno.jobs.processes.worker",
    "job": "ventuno.jobs.processes.workers",
}


def entries(lines: str) -> list[dict[str, Any]]:
    """Every line is one, with the fields that all have."""
    found = [json.loads(line) for line in lines.splitlines()]
    for entry in found:
        assert all(isinstance(entry[name], str) for name in logs.REQUIRED_FIELDS), entry
        assert datetime.fromisoformat(entry["timestamp"]).utcoffset() is not None
        assert entry["timestamp"].endswith("Z")
        assert entry["level"] in LEVELS
    return found


def test_entries_of_every_source_have_one_shape(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite", at=databases.now()):
        pass
    with Process(tmp_path, prelude=PROVOKING, log="json") as server:
        place = urlsplit(server.address)
        with urlopen(f"{server.address}/health") as answer:  # noqa: S310  # our own server
            assert answer.status == 200
        with socket.create_connection((place.hostname, place.port)) as other:
            other.sendall(b"what is this\r\n\r\n")
            while other.recv(1024):
                pass
        ends = time.monotonic() + PATIENCE_SECONDS
        while "maintenance failed" not in server.said() and time.monotonic() < ends:
            time.sleep(0.05)
        assert server.stop() == 0
        found = entries(server.said())
    for event, logger in SOURCES.items():
        assert [entry for entry in found if event in entry["event"] and entry["logger"] == logger], event
    failures = [entry for entry in found if entry["level"] in {"error", "critical"}]
    errors = {entry["event"].partition("\n")[0]: entry.get("exception", "") for entry in failures}
    assert "ValueError: in a thread" in errors["uncaught error"]
    assert "ValueError: in a task" in errors["Task exception was never retrieved"]
    assert "OSError: disk full" in errors["job failed"]
    (logged,) = [entry for entry in found if entry["event"] == "logged"]
    assert (logged["number"], logged["job"], logged["level"]) == (7, "chatting", "info")
    jobs = {entry["name"]: entry for entry in found if entry["event"] == "job"}
    assert (jobs["chatting"]["state"], jobs["chatting"]["code"]) == ("done", 0)
    assert (jobs["failing"]["state"], jobs["failing"]["last_line"]) == ("failed", "OSError: disk full")


UNCAUGHT = """
from ventuno import logs
logs.set_up({form!r})
raise ValueError("nobody caught it")
"""


def ended(form: str) -> str:
    command = [sys.executable, "-c", UNCAUGHT.format(form=form)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def test_what_ends_a_process_is_an_entry_like_any_other() -> None:
    (entry,) = entries(ended("json"))
    assert (entry["level"], entry["logger"], entry["event"]) == ("critical", "uncaught", "uncaught error")
    assert "ValueError: nobody caught it" in entry["exception"]


@pytest.mark.parametrize("form", ["text", "none"])
def test_people_read_why_a_process_ended_also_where_nothing_else_is_logged(form: str) -> None:
    said = ended(form)
    assert "uncaught error" in said
    assert "ValueError: nobody caught it" in said


COMMAND = """
import structlog
from ventuno.cli import main
from ventuno.jobs import maintenance

async def maintain(*_, **__):
    structlog.get_logger("ventuno.jobs").warning("careful", number=7)
    return maintenance.MaintenanceReport(1, 2, 3, 4)

maintenance.maintain_once = maintain
main()
"""


def test_a_command_says_on_standard_error_what_it_logs(tmp_path: Path) -> None:
    """And not on standard output, where its result is."""
    command = [sys.executable, "-c", COMMAND, "sweep", "--json", "--database", str(tmp_path / "house.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, json.loads(done.stdout)["plays_ended"]) == (0, 1)
    for word in ("warning", "careful", "number=7", str(time.gmtime().tm_year)):
        assert word in done.stderr
