"""`ventuno rules`: rule sets shown and checked, and plays under them replayed (B1)."""

import json
from pathlib import Path

import pytest

from ventuno.cli import run
from ventuno.rules.big21 import RULE_SETS, ruleset_text

FILE = 'name = "2027-01-01"\nplays_per_day_max = 50\nopening_cards = 7\n'


def test_b1_the_rule_sets_of_the_published_texts_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "list", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["rules"]
    assert [each["name"] for each in listed] == list(RULE_SETS)
    assert [each["hash"] for each in listed] == [ruleset_text.digest(rules) for rules in RULE_SETS.values()]


def test_b1_a_file_is_shown_with_what_it_changes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(FILE)
    assert run(["rules", "show", str(path), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["name"], shown["changed"]) == ("2027-01-01", ["plays_per_day_max", "opening_cards"])
    assert (shown["numbers"]["opening_cards"], shown["numbers"]["hours_max"]) == (7, 4)
    assert run(["rules", "show", str(path)]) == 0
    assert "opening_cards" in capsys.readouterr().out


def test_b1_a_file_that_cannot_be_played_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(FILE.replace("= 7", "= 70"))
    assert run(["rules", "show", str(path), "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["error"]["code"] == "rule_set_bad_number"
    assert err.startswith("line 3: opening_cards must be a whole number from 1 to 8, not 70.")


def test_b1_a_play_under_such_rules_is_replayed_from_its_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "play.txt"
    path.write_text("big21 rules=2027-01-01 stake=2 plays_per_day_max=50 opening_cards=7\ndeal K\nplace 1\n")
    assert run(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["to_come"] == 6
