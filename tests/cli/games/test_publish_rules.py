"""`ventuno rules publish`: a rule set from a file, announced once it is known what it pays out (B1, Art. 24.2)."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from tests.kit import NOON, House
from ventuno.cli import run
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.jobs.drafts import fill
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.language import Language
from ventuno.store import laws

LAW = laws.load("optimal-88")
FEWER = 'name = "2027-01-01"\nplays_per_day_max = 50\n'
OTHER = FEWER + "opening_cards = 7\n"
TOLD = [word for language in Language for word in (f"--{language.value}", "50")]
LEAST_NOTICE = (NOON + timedelta(days=10)).isoformat()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    with House(tmp_path / "house.sqlite", law=LAW):
        pass
    monkeypatch.setattr("ventuno.store.databases.now", lambda: NOON)
    return tmp_path / "house.sqlite"


def published(place: Path, text: str, *words: str) -> list[str]:
    file = place.with_name("rules.toml")
    file.write_text(text)
    return ["rules", "publish", str(file), *TOLD, "--reason", "r", "--database", str(place), "--json", *words]


def rules_of(place: Path) -> list[str]:
    with House(place, law=None) as house:
        state = house.run(house.store.books.house())
        assert state is not None
        return [each.what for each in state.rules]


def refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> str:
    assert run(words) == 2
    code: str = json.loads(capsys.readouterr().out)["error"]["code"]
    return code


def worth(monkeypatch: pytest.MonkeyPatch, highest_payout: float) -> list[Draft]:
    """Instead of computing for minutes, say that the rules are worth this. Returns what was to be computed."""
    asked = list[Draft]()

    async def computed(_store: object, _house: object, draft: Draft, *_: object) -> Draft:
        asked.append(draft)
        of = solved_hash(LAW.hash, ruleset_text.parse(str(draft.text)).game_numbers)
        figures = DraftFigures(
            highest_payout=highest_payout,
            population_payout=0.8,
            blind_payout=0.2,
            divergence=0.0,
            hit_rate=0.3,
            shares={},
            law=LAW.name,
            of=of,
        )
        return structs.replace(draft, figures=figures, state="ready")

    monkeypatch.setattr(fill, "worked_out", computed)
    return asked


def test_b1_a_file_that_leaves_the_worth_as_it_is_is_announced_at_once(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = worth(monkeypatch, 0.9)
    assert run(published(place, FEWER)) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["name"], said["effective_at"], said["highest_payouts"]) == ("2027-01-01", LEAST_NOTICE, {})
    assert said["hash"] == ruleset_text.digest(ruleset_text.parse(FEWER))
    assert rules_of(place)[-1] == "2027-01-01"
    assert asked == []
    assert refused(capsys, published(place, FEWER)) == "rules_published_already"


def test_p2_what_a_file_is_worth_is_computed_first_and_on_record(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = worth(monkeypatch, 0.9)
    assert run(published(place, OTHER)) == 0
    (payout,) = json.loads(capsys.readouterr().out)["highest_payouts"].values()
    assert payout == pytest.approx(0.9)
    assert [each.name for each in asked] == ["2027-01-01"]
    with House(place, law=None) as house:
        state = house.run(house.store.books.house())
        assert state is not None
        assert [each.highest_payout for each in state.rules[-1].computed] == [payout]


def test_p4_a_file_that_pays_above_the_ceiling_is_refused_and_nothing_changes(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    worth(monkeypatch, 0.9)
    before = rules_of(place)
    monkeypatch.setenv("VENTUNO_CEILING", "0.89")
    assert refused(capsys, published(place, OTHER)) == "rules_above_ceiling"
    assert rules_of(place) == before


def test_art_24_2_what_will_be_refused_is_refused_before_anything_is_computed(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, before = worth(monkeypatch, 0.9), rules_of(place)
    assert refused(capsys, published(place, OTHER, "--effective", "2026-03-04T00:00:00")) == "notice_too_short"
    assert refused(capsys, published(place, OTHER, "--fr", " ")) == "changes_not_in_all_languages"
    assert refused(capsys, published(place, OTHER.replace("= 7", "= 70"))) == "rule_set_bad_number"
    assert (asked, rules_of(place)) == ([], before)
