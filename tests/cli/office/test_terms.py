"""`ventuno terms copy`: what a house gives to keep (Art. 25)."""

from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.kit import House
from ventuno.cli import run

OPERATOR = {"": "Casino Beispiel AG", "_ADDRESS": "Musterweg 1, 3000 Bern", "_WEB": "https://casino.example"}


@pytest.mark.parametrize("document", ["online-terms", "big21", "challenge"])
def test_art_25_a_copy_from_the_command_line_names_the_operator_as_the_servers_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, document: str
) -> None:
    place = tmp_path / "house.sqlite"
    with House(place):
        pass
    assert "demonstration" in _copied(place, tmp_path / "without.pdf", document)
    for name, value in OPERATOR.items():
        monkeypatch.setenv(f"VENTUNO_OPERATOR{name}", value)
    said = _copied(place, tmp_path / "with.pdf", document)
    assert [value for value in OPERATOR.values() if value not in said] == []
    assert "demonstration" not in said


def _copied(place: Path, file: Path, document: str) -> str:
    words = ["terms", "copy", str(file), "--document", document, "--lang", "en", "--database", str(place)]
    assert run(words) == 0
    return " ".join("".join(page.extract_text() for page in PdfReader(file).pages).split())
