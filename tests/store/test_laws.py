"""Laws on disk."""

from pathlib import Path

import pytest

from ventuno.rules import law as rules_law
from ventuno.rules.refusals import Refused
from ventuno.store import laws


def test_every_shipped_law_is_named_like_its_file() -> None:
    assert "uniform" in laws.shipped()
    assert [laws.load(name).name for name in laws.shipped()] == laws.shipped()


def test_the_shipped_uniform_law_is_the_one_in_the_rules() -> None:
    assert laws.load("uniform") == rules_law.UNIFORM


def test_a_file_is_read_like_a_shipped_law(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text(str(rules_law.UNIFORM))
    assert laws.load(str(file)) == rules_law.UNIFORM


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(Refused, match=r"No law nonesuch is shipped.*Shipped: .*uniform"):
        laws.load("nonesuch")
