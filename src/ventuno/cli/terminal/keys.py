"""Keys from a terminal one by one, or from a pipe as the characters of its lines."""

import os
import re
import sys
from collections import deque
from typing import Self

try:
    import termios
    import tty
except ImportError:  # not a Unix terminal: lines will do
    termios = None  # type: ignore[assignment]

_FUNCTION_KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O.)?")  # arrows and the like mean nothing here


class Keys:
    """Reads what the player types. End of input is `EOFError`, Ctrl-C is `KeyboardInterrupt`.

    A terminal gives single keys while this is entered, and is as it was afterwards.
    """

    def __init__(self) -> None:
        self._pending: deque[str] = deque()
        self._before = termios.tcgetattr(sys.stdin) if termios is not None and sys.stdin.isatty() else None

    def __enter__(self) -> Self:
        if self._before is not None:
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)  # what was typed ahead stays
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

    def key(self) -> str:
        while not self._pending:
            self._pending.extend(self._line() if self._before is None else self._pressed())
        return self._pending.popleft().lower()

    def line(self, prompt: str) -> str:
        """A whole answer at a prompt; or what was typed ahead."""
        if self._pending:
            answer = "".join(self._pending)
            self._pending.clear()
            return answer
        print(prompt, end="", flush=True)
        self.__exit__()
        try:
            return self._line()
        finally:
            self.__enter__()

    @staticmethod
    def _line() -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    @staticmethod
    def _pressed() -> str:
        pressed = os.read(sys.stdin.fileno(), 64).decode(errors="ignore")
        if not pressed or "\x04" in pressed:
            raise EOFError
        return _FUNCTION_KEY.sub("", pressed).strip()
