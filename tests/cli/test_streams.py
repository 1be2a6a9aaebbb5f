"""What a command does when nobody reads it, when it cannot write, and in whose letters it speaks."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands import VENTUNO, refusal, ventuno
from ventuno.cli.terminal.output import print_facts, report_error

REFUSED = f"{VENTUNO} law show nonesuch --json"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(["bash", "-c", line], capture_output=True, env=os.environ | environment, check=False)


def test_a_reader_who_has_gone_changes_no_exit_code() -> None:
    done = shell(f"{REFUSED} | true; echo ${{PIPESTATUS[0]}}; {VENTUNO} law list | true; echo ${{PIPESTATUS[0]}}")
    assert done.stdout.split() == [b"2", b"0"]
    assert len(done.stderr.splitlines()) == 1


def test_a_full_disk_is_one_line_and_exit_2() -> None:
    done = shell(f"{VENTUNO} law list --json > /dev/full")
    assert done.returncode == 2
    assert done.stderr == b"The system says: No space left on device. (System)\n"


def test_closed_streams_do_no_harm() -> None:
    done = shell(f"{REFUSED} <&- 2>&-")
    assert done.returncode == 2
    assert json.loads(done.stdout)["error"]["code"] == "law_unknown"
    assert shell(f"{VENTUNO} law list >&-").stderr == b""
    assert b"names the game" in shell(f"{VENTUNO} replay - <&-").stderr


def test_json_is_utf_8_in_every_locale_and_people_get_question_marks() -> None:
    done = shell(f"{REFUSED} --lang fr", PYTHONIOENCODING="latin-1")
    assert "n’est" in json.loads(done.stdout.decode("utf-8"))["error"]["message"]
    assert b"n?est" in done.stderr


def test_a_refusal_is_one_line_whatever_is_named_in_it(tmp_path: Path) -> None:
    done = ventuno("replay", str(tmp_path / "a\nb\x1b[2J"))
    assert done.returncode == 2
    assert done.stderr == f"{tmp_path}/a·b·[2J cannot be read: No such file or directory. (File)\n"
    assert refusal("law", "show", "x" * 300) == ("law_unknown", "B2")


def test_brackets_and_colons_in_a_value_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    print_facts({"name": "[/bold] :smile: [red]x"})
    assert capsys.readouterr().out.rstrip() == "name  [/bold] :smile: [red]x"


def test_what_cannot_be_told_is_refused_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr("ventuno.cli.terminal.output.print_json", full)
    assert report_error("code", "C1", "No.", as_json=True) == 2
    assert capsys.readouterr().err == "No. (C1)\n"
