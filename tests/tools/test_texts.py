"""The texts: what translators may write, what is refused, and what becomes of it."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tools import texts
from ventuno.rules.language import Alternatives, Language, Text

LEFT = "left = { $n ->\n    [one] Noch ein Kauf für { $price }.\n   *[other] Noch { $n } Käufe für je { $price }.\n }\n"
LEFT_EN = (
    "left = { $n ->\n    [one] One purchase left at { $price }.\n   *[other] { $n } purchases left at { $price }.\n }\n"
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(texts, "FOLDER", tmp_path)
    return tmp_path


def written(folder: Path, area: str, files: Mapping[str, str]) -> str:
    for language, text in files.items():
        path = folder / language / f"{area}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return area


def test_the_modules_are_as_the_texts_say() -> None:
    done = subprocess.run([sys.executable, "tools/texts.py"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_plural_becomes_whole_sentences_in_both_languages(folder: Path) -> None:
    area = written(folder, "console/x", {"de": f"# How many more\n{LEFT}", "en": LEFT_EN})
    (message,) = texts.read(area)
    assert message.values == ["n", "price"]
    assert message.numbers == {"n"}
    assert message.comment == "How many more"
    typescript = texts.typescript(area, [message])
    assert (
        '{ by: "n", cases: { one: "Noch ein Kauf für {price}.", other: "Noch {n} Käufe für je {price}." } }'
        in typescript
    )
    assert 'as Text<"n" | "price">' in typescript


def test_python_gets_a_function_that_asks_for_its_values(folder: Path) -> None:
    area = written(folder, "rules/x", dict.fromkeys(("de", "it", "fr", "en"), f"{LEFT}no-more = Nichts\n"))
    module = texts.python(area, texts.read(area))
    names: dict[str, object] = {}
    exec(module, names)  # noqa: S102  # what was just written
    left, no_more = names["left"], names["no_more"]
    assert callable(left)
    assert callable(no_more)
    assert left(n=1, price=2).said_in(Language.DE) == "Noch ein Kauf für 2."
    assert left(n=3, price=2).said_in(Language.IT) == "Noch 3 Käufe für je 2."
    assert no_more().said_in(Language.EN) == "Nichts"
    assert "def left(*, n: int, price: object) -> Message:" in module


@pytest.mark.parametrize("area", ["house", "house/tables"])
def test_a_package_has_its_texts_beside_its_modules(folder: Path, area: str) -> None:
    written(folder, area, dict.fromkeys(("de", "it", "fr", "en"), "no-more = Nichts\n"))
    assert texts.areas() == [area]
    assert dict(texts.modules(area)).keys() == {texts.ROOT / "src" / "ventuno" / area / "texts.py"}


def test_groups_become_branches(folder: Path) -> None:
    area = written(folder, "console/x", dict.fromkeys(("de", "en"), "sum-title = A\nsum-net = B\nend = C\n"))
    assert "sum: {\n    title: " in texts.typescript(area, texts.read(area))


def test_zero_is_singular_in_french_alone() -> None:
    choice = Alternatives("n", {"one": "one", "other": "other"})
    text = Text(de=choice, fr=choice, it=choice, en=choice)
    assert [text.said_in(language, n=0) for language in Language] == ["other", "one", "other", "other"]
    assert {text.said_in(language, n=1) for language in Language} == {"one"}
    assert {text.said_in(language, n=2) for language in Language} == {"other"}


def test_a_word_decides_too_and_unknown_ones_are_the_last_case() -> None:
    choice = Alternatives("game", {"big21": "Big21", "other": "another game"})
    text = Text(de=choice, fr=choice, it=choice, en=choice)
    assert text.said_in(Language.EN, game="big21") == "Big21"
    assert text.said_in(Language.EN, game="chess") == "another game"


@pytest.mark.parametrize(
    ("german", "english", "why"),
    [
        ("a = A\nb = B\n", "a = A\n", "differs from the German file in: b"),
        ("a = A\nb = B\n", "b = B\na = A\n", "differs from the German file in: the order"),
        ("a = { $n } A\n", "a = A\n", "other values than the German sentence"),
        ("a = A\na = B\n", "a = A\n", "stands there twice"),
        ("a = { $n ->\n   *[other] B\n    [one] A\n }\n", "a = { $n }\n", None),
        ("a = { $n ->\n    [one] A\n   *[few] B\n }\n", "a = { $n }\n", "a plural has"),
        ("a = { NUMBER($n) }\n", "a = { $n }\n", "only values, text in quotes and one choice"),
        ('a = { "{" }n\n', "a = A\n", "a brace cannot be said"),
        ("-a = A\n", "-a = A\n", "no terms"),
        ("a = A\n  .b = B\n", "a = A\n", "no attributes"),
        ("a = { $n\n", "a = A\n", "Expected token"),
        ("a = { $n -> \n    *[other] A\n }{ $m -> \n    *[other] A\n }\n", "a = A\n", "more than one choice"),
    ],
)
def test_what_cannot_be_used_is_refused_with_file_and_message(
    folder: Path, german: str, english: str, why: str | None
) -> None:
    area = written(folder, "console/x", {"de": german, "en": english})
    if why is None:
        assert [message.name for message in texts.read(area)] == ["a"]
        return
    with pytest.raises(texts.FaultyText, match=why):
        texts.read(area)


def test_a_missing_file_is_named(folder: Path) -> None:
    area = written(folder, "console/x", {"de": "a = A\n"})
    with pytest.raises(texts.FaultyText, match=r"en/console/x\.ftl is missing"):
        texts.read(area)


def test_a_message_cannot_be_a_group_as_well(folder: Path) -> None:
    area = written(folder, "console/x", dict.fromkeys(("de", "en"), "sum = A\nsum-net = B\n"))
    with pytest.raises(texts.FaultyText, match="cannot both be"):
        texts.typescript(area, texts.read(area))
