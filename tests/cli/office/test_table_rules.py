"""`ventuno tables rules`: versions shown, checked and announced (C17)."""

import json
from pathlib import Path

import pytest

from tests.kit import NOON, House
from ventuno.cli import run
from ventuno.rules.language import Language

FILE = 'name = "2027-01-01"\nred_pair = "25:1"\n'
TOLD = [word for language in Language for word in (f"--{language.value}", "Red Pair 25:1")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tables.toml"
    path.write_text(FILE)
    return path


def answer(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> dict[str, object]:
    assert run(["tables", "rules", *words, "--json"]) == code
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_c1_a_version_is_shown_with_what_it_changes_and_is_worth(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    leaflet = answer(capsys, "show", "2019-12")
    assert (leaflet["changed"], leaflet["expectation"]) == ([], {"red": "-11/102", "black": "-11/102"})
    shown = answer(capsys, "show", str(file))
    assert (shown["name"], shown["changed"]) == ("2027-01-01", ["red_pair"])
    assert shown["expectation"] == {"red": "-8/51", "black": "-11/102"}
    assert run(["tables", "rules", "show", str(file)]) == 0
    assert "-8/51" in capsys.readouterr().out
    file.write_text(FILE.replace("25:1", "50:1"))
    refused = answer(capsys, "show", str(file), code=2)
    assert refused["error"]["code"] == "table_rules_bank_loses"  # type: ignore[index]


def test_c17_a_version_is_announced_and_listed(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "house.sqlite"
    with House(place):
        pass
    at = ["--database", str(place)]
    monkeypatch.setattr("ventuno.store.databases.now", lambda: NOON)
    early = ["publish", str(file), *TOLD, "--reason", "r", "--effective", "2026-01-01T00:00:00", *at]
    assert answer(capsys, *early, code=2)["error"]["code"] == "notice_too_short"  # type: ignore[index]
    published = answer(capsys, "publish", str(file), *TOLD, "--reason", "r", *at)
    listed = answer(capsys, "list", *at)
    assert listed["in_force"] == "2019-12"
    assert [each["name"] for each in listed["table_rules"]] == ["2019-12", published["name"]]  # type: ignore[attr-defined]
    assert listed["table_rules"][1]["effective_at"] == published["effective_at"]  # type: ignore[index]
    assert run(["tables", "rules", "list", *at]) == 0
    assert "2027-01-01" in capsys.readouterr().out
