"""The inside of a worker process: it takes one order, does the job, answers, and ends.

It also ends when the server does, even if the server is killed. The server holds the other end of the worker's standard
input. When that end is closed, reading the input ends, and the worker exits at once.
"""

import asyncio
import os
import threading
import traceback
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from ventuno import logs
from ventuno.jobs.processes import messages
from ventuno.jobs.processes.messages import (
    TEXT_CHARACTERS_MAX,
    Job,
    JobFailed,
    JobProgress,
    Order,
    Result,
    WorkerMessage,
)
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

EXIT_FAILED: Final = 1
EXIT_REFUSED: Final = 2
EXIT_INTERRUPTED: Final = 130
_INPUT, _OUTPUT, _ERRORS = 0, 1, 2
_LOG = structlog.get_logger(__name__)

Tell = Callable[[str], None]
Perform = Callable[[Job, str, Tell], Awaitable[Result]]


def run(perform: Perform) -> int:
    """Take the order, have it performed, and return the exit code."""
    answers = _keep_answers_apart()
    logs.set_up("json")  # the server passes the entries on in its own format
    order = _read_order()
    if order is None:
        return EXIT_FAILED
    threading.Thread(target=_end_with_the_server, daemon=True).start()

    def send(message: WorkerMessage) -> None:
        os.write(answers, messages.encode(message))

    try:
        result = asyncio.run(_performed(perform, order, lambda text: send(JobProgress(text=_short(text)))))
    except Refused as refused:
        refusal = refused.refusal
        send(JobFailed(text=_short(f"{refusal.said_in(Language.EN)} ({refusal.article})")))
        return EXIT_REFUSED
    except KeyboardInterrupt:  # Ctrl-C reaches the server and its workers alike
        return EXIT_INTERRUPTED
    except Exception as error:  # noqa: BLE001  # whatever it was, the server is told
        _LOG.exception("job failed")
        send(JobFailed(text=_short("".join(traceback.format_exception_only(error)))))
        return EXIT_FAILED
    send(result)
    return 0


async def _performed(perform: Perform, order: Order, tell: Tell) -> Result:
    return await perform(order.job, order.database or "", tell)


def _keep_answers_apart() -> int:
    """Answers have standard output for themselves: what any library prints goes to standard error."""
    answers = os.dup(_OUTPUT)
    os.dup2(_ERRORS, _OUTPUT)
    return answers


def _read_order() -> Order | None:
    """None if the server has ended before it gave the order."""
    line = b""
    while not line.endswith(b"\n"):
        some = os.read(_INPUT, 65_536)
        if not some:
            return None
        line += some
    return messages.decode_order(line)


def _end_with_the_server() -> None:
    """Not by way of `sys.stdin`: a thread that waits there would keep the interpreter from ending."""
    os.read(_INPUT, 1)
    os._exit(EXIT_FAILED)


def _short(text: str) -> str:
    return text.strip()[:TEXT_CHARACTERS_MAX]
