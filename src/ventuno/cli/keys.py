"""Keys from a terminal one by one, or from a pipe as the characters of its lines."""

import os
import sys
from collections import deque

try:
    import termios
    import tty
except ImportError:  # not a Unix terminal: lines will do
    termios = None  # type: ignore[assignment]


class Keys:
    """Reads what the player types. End of input is `EOFError`, Ctrl-C is `KeyboardInterrupt`."""

    def __init__(self) -> None:
        self._pending: deque[str] = deque()

    def key(self) -> str:
        while not self._pending:
            self._pending.extend(self._pressed() if self._raw() else self._line())
        return self._pending.popleft().lower()

    def line(self, prompt: str) -> str:
        """A whole answer: on a terminal typed at the prompt, otherwise the rest of what was typed, or a new line."""
        if self._pending:
            answer = "".join(self._pending)
            self._pending.clear()
            return answer.strip()
        print(prompt, end="", flush=True)
        return self._line()

    @staticmethod
    def _raw() -> bool:
        return termios is not None and sys.stdin.isatty()

    @staticmethod
    def _line() -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    @staticmethod
    def _pressed() -> str:
        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
        try:
            tty.setcbreak(descriptor)
            pressed = os.read(descriptor, 64).decode(errors="ignore")
        finally:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
        if not pressed or pressed == "\x04":
            raise EOFError
        return "" if pressed.startswith("\x1b") else pressed.strip()
