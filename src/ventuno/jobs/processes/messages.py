"""What a server and a worker process tell each other: typed values, one line of JSON each.

    server -> worker, standard input     one `Order`; the input then stays open for as long as the server lives
    worker -> server, standard output    any number of `JobProgress`, and last a `Result` or `JobFailed`
    worker -> server, standard error     entries of the log, see `ventuno/logs.py`

The address of the database may hold a password. It is part of the order: arguments can be read by everybody on the
machine.
"""

from typing import Final

import msgspec

from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers

LINE_BYTES_MAX: Final = 1 << 20
TEXT_CHARACTERS_MAX: Final = 500

# ----- jobs


class SolveLaw(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    law: str  # its text
    numbers: GameNumbers = PUBLISHED_NUMBERS


class MakeDailyCheck(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The fields are those of `daily_check.run.CheckRequest`."""

    actor: str
    settings: dict[str, str]
    reason: str | None = None
    public_log: str | None = None
    due_hour: int | None = None


class FillDraft(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    draft: str  # its id


Job = SolveLaw | MakeDailyCheck | FillDraft


class Order(msgspec.Struct, frozen=True, kw_only=True):
    job: Job
    database: str | None  # none: the job needs no house


# ----- answers


class LawSolved(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    law: str  # its hash
    highest_payout: float


class DailyCheckMade(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    made: bool  # false: there was one since it was due
    entry: int | None


class DraftFilled(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    draft: str
    state: str


Result = LawSolved | DailyCheckMade | DraftFilled


class JobProgress(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    text: str


class JobFailed(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    text: str  # why, for people


WorkerMessage = JobProgress | JobFailed | Result


def encode(value: Order | WorkerMessage) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def decode_order(line: bytes) -> Order:
    return msgspec.json.decode(line, type=Order)


def decode_message(line: bytes) -> WorkerMessage:
    message: WorkerMessage = msgspec.json.decode(line, type=WorkerMessage)
    return message
