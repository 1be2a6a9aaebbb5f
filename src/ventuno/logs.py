"""The log of a process: every entry has the same form, whoever makes it.

An entry is one line on standard error. It has at least `timestamp`, `level`, `logger` and `event`, and further fields
by name (docs/server.md, "The log"). The same shape is used for our own entries (structlog), for those of libraries and
warnings (the standard `logging`), for errors that nobody caught, and for those of worker processes, which the server
passes on. No secret is ever given to the log.

Modules make entries with `structlog.get_logger(__name__)` and never set anything up. A process calls `set_up` at its
start; `ventuno serve` calls it again when it knows the server's settings. Loggers are therefore not cached: one used
between the two calls would keep the first level.
"""

import logging
import sys
import threading
from types import TracebackType
from typing import Final, Literal

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

LogFormat = Literal["json", "text", "none"]

REQUIRED_FIELDS: Final = ("timestamp", "level", "logger", "event")
_LOCK = threading.Lock()
_UNCAUGHT = structlog.get_logger("uncaught")


def set_up(form: LogFormat, *, level: int = logging.INFO) -> None:
    """Give everything that this process logs the same form.

    `level` is for our own entries. Entries of libraries are logged from `warning` on. With `none`, only errors of
    libraries and errors that nobody caught are logged, as text: whoever starts a server must see why it does not run.
    """
    render = _renderers(form)
    structlog.configure(
        processors=[*_complete(), *render],
        wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL if form == "none" else level),
        logger_factory=_Lines,
    )
    handler = _Handler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *_complete()],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
        )
    )
    logging.basicConfig(level=logging.ERROR if form == "none" else logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_uncaught_in_thread
    sys.unraisablehook = _log_unraisable


def _complete() -> list[Processor]:
    """Add the required fields."""
    return [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _name_logger,
    ]


def _name_logger(logger: WrappedLogger, _method: str, entry: EventDict) -> EventDict:
    if "logger" not in entry:  # entries of libraries and of worker processes have one already
        entry["logger"] = logger.name
    return entry


def _renderers(form: LogFormat) -> list[Processor]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]


# ----- writing


def _write(line: str) -> None:
    """Write a whole line at once, to the current standard error. If nobody reads it any more, the process goes on."""
    with _LOCK:
        try:
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
        except (OSError, ValueError):
            pass


class _Lines:
    """The end of structlog's chain."""

    def __init__(self, name: str = "ventuno") -> None:
        self.name = name

    def msg(self, line: str) -> None:
        _write(line)

    debug = info = warning = error = critical = exception = msg


class _Handler(logging.Handler):
    """The end of the standard library's chain."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            _write(self.format(record))
        except Exception:  # noqa: BLE001  # as every handler of the standard library does
            self.handleError(record)


# ----- errors that nobody caught


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)
        return
    _critical((kind, error, trace))


def _log_uncaught_in_thread(found: threading.ExceptHookArgs) -> None:
    if found.exc_value is not None and found.exc_type is not SystemExit:
        name = None if found.thread is None else found.thread.name
        _critical((found.exc_type, found.exc_value, found.exc_traceback), thread=name)


def _log_unraisable(found: "sys.UnraisableHookArgs") -> None:
    if found.exc_value is not None:
        _critical((found.exc_type, found.exc_value, found.exc_traceback), where=repr(found.object))


def _critical(error: ExcInfo, **fields: object) -> None:
    _UNCAUGHT.critical("uncaught error", exc_info=error, **fields)
