"""`ventuno play`: Big21 in the terminal, through pipes and through a real terminal."""

import os
import pty
import select
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.commands import VENTUNO, report, ventuno
from ventuno.rules.language import Language

# What the cards are is fixed by the seed.
SEED = ("--seed", "demo")


def keys(*pressed: str) -> str:
    return "".join(f"{key}\n" for key in pressed)


@pytest.mark.parametrize("language", Language)
def test_a_play_from_the_first_card_to_the_result(language: Language) -> None:
    done = ventuno("play", *SEED, "--lang", language, typed=keys(*"dddddddd", "e"))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    result = {
        "de": "Bezahlt CHF 1.00, erhalten CHF 0.00: −CHF 1.00.",
        "fr": "Payé CHF 1.00, reçu CHF 0.00: −CHF 1.00.",
        "it": "Pagati CHF 1.00, ricevuti CHF 0.00: −CHF 1.00.",
        "en": "Paid CHF 1.00, received CHF 0.00: −CHF 1.00.",
    }
    assert result[language] in done.stdout
    assert "{" not in done.stdout, "a placeholder was left open"


def test_the_same_seed_deals_the_same_cards_whatever_is_done_with_them(tmp_path: Path) -> None:
    discarded, placed = tmp_path / "discarded.txt", tmp_path / "placed.txt"
    ventuno("play", *SEED, "--save", str(discarded), typed=keys(*"dddddddd", "e"))
    ventuno("play", *SEED, "--save", str(placed), typed=keys(*"12345dddde"))
    dealt = [
        [line for line in file.read_text().splitlines() if line.startswith("deal")] for file in (discarded, placed)
    ]
    assert len(dealt[0]) == 8
    assert dealt[0] == dealt[1]


def test_a_recorded_play_replays(tmp_path: Path) -> None:
    file = tmp_path / "play.txt"
    done = ventuno("play", *SEED, "--stake", "3", "--save", str(file), typed=keys(*"dddddddd", "b", "d", "e"))
    assert f"Recorded in {file}" in done.stdout.replace("\n", "")
    end = report("replay", str(file))
    assert (end["ended"], end["cards_cost"], end["paid_out"]) == ("too_few", "3.00", "0.00")


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    done = ventuno("play", "--save", str(file))
    assert done.returncode == 2
    assert file.read_text() == "precious"


def test_leaving_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "play.txt"
    done = ventuno("play", *SEED, "--save", str(file), typed=keys("1", "2", "q"))
    assert done.returncode == 0
    assert "You left; the play stays unfinished." in done.stdout
    assert report("replay", str(file))["phase"] == "main"


def test_an_unknown_key_is_told_and_changes_nothing() -> None:
    done = ventuno("play", *SEED, typed=keys("x", "9", "b", *"dddddddd", "e"))
    assert "“x” is not possible now." in done.stdout
    assert "“9” is not possible now." in done.stdout
    assert "“b” is not possible now." in done.stdout
    assert done.returncode == 0


def test_a_fatal_placement_asks_first(tmp_path: Path) -> None:
    """B5: legal, fatal; and the answer no leaves the card to play."""
    file = tmp_path / "play.txt"
    heavy = tmp_path / "heavy.toml"
    heavy.write_text(Path("src/ventuno/laws/uniform.toml").read_text().replace("K = 1", "K = 1000000000", 1))
    typed = keys("1", "1", "1", "n", "1", "y")
    done = ventuno("play", *SEED, "--law", str(heavy), "--save", str(file), typed=typed)
    assert done.stdout.count("That makes 30 points on the stack and the game is lost.") == 2
    assert report("replay", str(file))["ended"] == "bust"


def test_high_low_and_risk_can_be_played(tmp_path: Path) -> None:
    """Kings and aces only, so that three stacks complete at once; then High/Low with twos and aces, then Risk."""
    law = tmp_path / "law.toml"
    text = Path("src/ventuno/laws/uniform.toml").read_text()
    deal, rest = text.split("[free_cards]")
    free_cards, high_low = rest.split("[high_low]")
    deal = deal.replace("K = 1", "K = 500000000").replace("A = 1", "A = 500000000")
    high_low = high_low.replace("2 = 1", "2 = 500000000", 1).replace("A = 1", "A = 500000000")
    law.write_text(f"{deal}[free_cards]{free_cards}[high_low]{high_low}")
    file = tmp_path / "play.txt"
    # Enough keys for any order of kings and aces: what is not possible at a moment is told and passed over.
    done = ventuno(
        "play", *SEED, "--law", str(law), "--save", str(file), typed=keys(*"12345" * 8, "e", "h", "e", "r", "1", "e")
    )
    assert done.returncode == 0, done.stderr
    moves = file.read_text()
    assert "risk 1.00" in moves, done.stdout[-3000:]
    assert "Risk · stake CHF 1.00 · realised winnings" in done.stdout


def test_a_closed_pipe_ends_it_quietly() -> None:
    with subprocess.Popen(
        [VENTUNO, "play", *SEED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"1\n" * 3)
        process.stdin.close()
        assert process.wait(120) == 0
        assert process.stderr.read() == b""


class Terminal:
    """A real terminal with `ventuno play` in it."""

    def __init__(self, *arguments: str) -> None:
        self.process, self._descriptor = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever runs the tests in the background ignores it
            os.execve(VENTUNO, [VENTUNO, "play", *arguments], {"TERM": "xterm", "PATH": os.defpath})  # noqa: S606
        self.seen = ""

    def press(self, text: str) -> None:
        os.write(self._descriptor, text.encode())

    def wait_for(self, text: str, *, seconds: float = 120) -> None:
        until = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < until, self.seen[-2000:]
            if select.select([self._descriptor], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self._descriptor, 65536).decode(errors="replace")
                except OSError:
                    break
        assert text in self.seen, self.seen[-2000:]

    def exit_code(self) -> int:
        self.wait_for("--seed")
        _, status = os.waitpid(self.process, 0)
        os.close(self._descriptor)
        return os.waitstatus_to_exitcode(status)


def test_in_a_terminal_single_keys_play() -> None:
    terminal = Terminal(*SEED)
    for left in range(7, -1, -1):
        terminal.wait_for(f"{left or 'no'} more to come")
        terminal.press("d")
    terminal.wait_for("buy one card: CHF 1.00 (3 purchases left)")
    terminal.press("\x1b[A")  # an arrow key means nothing, and must not be taken apart
    terminal.press("e")
    terminal.wait_for("Paid CHF 1.00, received CHF 0.00")
    assert terminal.exit_code() == 0
    assert "is not possible now" not in terminal.seen


def test_ctrl_c_leaves_cleanly() -> None:
    terminal = Terminal(*SEED)
    terminal.wait_for("7 more to come")
    terminal.press("\x03")
    terminal.wait_for("You left; the play stays unfinished.")
    assert terminal.exit_code() == 0
    assert "Traceback" not in terminal.seen
