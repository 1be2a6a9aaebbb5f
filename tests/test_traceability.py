"""The tool that ties paragraphs to code and tests, on a small rule book of its own."""

from pathlib import Path

import pytest

from tools import traceability

ARTICLES = """
[[entry]]
id = "1"
title = "Organisation"
says = "Somebody runs it."
play = false
why = "Nothing to play."
differs = "Italian has another date."

[[entry]]
id = "2.1"
title = "Course"
says = "Cards are shown."
play = true
unseen = "No page has it."

[[entry]]
id = "2.2"
title = "Course"
says = "Cards are placed."
play = true
unseen = "No page has it."
differs = "French has no stacks."
meaning = "German decides."

[[entry]]
id = "3"
title = "Prizes"
says = "Prizes are paid."
play = true
unseen = "No page has it."

[[entry]]
id = "B1"
title = "Aces"
says = "One ace counts 11."
play = true
unseen = "No page has it."

[[entry]]
id = "L1"
title = "Course"
says = "The highest total wins."
play = true
unseen = "No page has it."

[[entry]]
id = "C1"
title = "Silence"
says = "Who is late stays."
play = false
why = "There is no clock."
"""
PAID = 'says = "Prizes are paid."\nplay = true\nunseen = "No page has it."'
PAID_SEEN = 'says = "Prizes are paid."\nplay = true\nseen = true'
CODE = '''"""The game, Art. 2-3."""

PRIZES = (
    0,
    5,  # Art. 3
)


class Stack:
    soft: bool = False  # B1

    def add(self) -> None:
        """Art. 2.2."""


def winner() -> None:
    """L1; C1 is somebody else's."""
'''
TESTS = """
import pytest

def test_art_2_1_cards_are_shown(): ...

@pytest.mark.parametrize("card", [1, 2])
def test_art_2_2_cards_are_placed(card): ...

class TestPrizes:
    async def test_art_3_2_stacks(self): ...

def test_b1(): ...

def test_l1_highest_total(): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for path, text in (
        ("docs/articles.toml", ARTICLES),
        ("src/ventuno/rules/game.py", CODE),
        ("tests/rules/test_game.py", TESTS),
    ):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    assert traceability.main(["--write"], tmp_path) == 0
    return tmp_path


def change(root: Path, path: str, old: str, new: str) -> None:
    text = (root / path).read_text("utf-8")
    assert old in text
    (root / path).write_text(text.replace(old, new), "utf-8")


def problems(root: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    capsys.readouterr()
    status = traceability.main(arguments, root)
    found = capsys.readouterr().err.splitlines()
    assert status == (1 if found else 0)
    return found


def test_a_complete_tree_passes(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert problems(root, capsys) == []


def test_a_paragraph_without_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "tests/rules/test_game.py", "test_art_2_1_cards", "test_cards")
    assert problems(root, capsys, "--write") == ["Art. 2.1 has no test: none is called test_art_2_1_..."]


def test_a_ruling_without_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "tests/rules/test_game.py", "test_b1", "test_aces")
    assert problems(root, capsys, "--write") == ["B1 has no test: none is called test_b1_..."]


def test_a_sentence_of_the_leaflet_without_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "tests/rules/test_game.py", "test_l1_highest", "test_highest")
    assert problems(root, capsys, "--write") == ["L1 has no test: none is called test_l1_..."]


def test_a_paragraph_that_no_code_cites_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "src/ventuno/rules/game.py", "Art. 2-3", "Art. 3")
    assert problems(root, capsys, "--write") == ["Art. 2.1 is cited nowhere in src/ventuno"]


def test_what_is_not_play_must_say_why(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "docs/articles.toml", 'why = "Nothing to play."', "")
    assert problems(root, capsys, "--write") == ["Art. 1 is not play, and docs/articles.toml does not say why"]


def test_what_no_browser_shows_must_say_why(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "docs/articles.toml", PAID, PAID.replace('unseen = "No page has it."', ""))
    assert problems(root, capsys, "--write") == [
        "Art. 3 is not said to be seen by people, and docs/articles.toml does not say why"
    ]


def test_what_is_seen_needs_no_reason_why_not(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "docs/articles.toml", PAID, f"{PAID}\nseen = true")
    journey = root / "tests/browser/test_journeys.py"
    journey.parent.mkdir()
    journey.write_text("def test_a_play():\n    assert True  # Art. 3\n", "utf-8")
    assert problems(root, capsys, "--write") == ["Art. 3 is seen by people, and docs/articles.toml says why it is not"]


def test_what_people_see_needs_a_test_in_the_browser(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "docs/articles.toml", PAID, PAID_SEEN)
    missing = ["Art. 3 is seen by people, and no test under tests/browser shows it"]
    assert problems(root, capsys, "--write") == missing
    journey = root / "tests/browser/test_journeys.py"
    journey.parent.mkdir()
    journey.write_text("# Art. 3\n\ndef helper():\n    # Art. 3\n    ...\n\ndef test_a_play(): ...\n", "utf-8")
    assert problems(root, capsys, "--write") == missing  # a comment outside a test shows nothing
    journey.write_text("def test_a_play():\n    assert True  # Art. 2.1, 3; B1\n", "utf-8")
    assert problems(root, capsys, "--write") == []
    assert "[browser/test_journeys.py](../tests/browser/test_journeys.py) `test_a_play`" in (
        root / "docs/traceability.md"
    ).read_text("utf-8")
    shown = "\n    # Art. 3: as\n    # it is written\n    expect(page.locator('x')).to_have_text('y')\n"
    journey.write_text(f"def test_a_play():{shown}", "utf-8")
    assert problems(root, capsys, "--write") == []
    journey.write_text("def test_a_play():\n    assert True  # Art. 3, 4\n", "utf-8")
    assert problems(root, capsys, "--write") == [
        "tests/browser/test_journeys.py::test_a_play cites Art. 4: there is no such entry"
    ]


@pytest.mark.parametrize(
    "body",
    [
        "page.click()  # Art. 3",
        "# Art. 3\n    page.click()\n    assert True",
        "# Art. 3\n\n    assert True",
        "assert True\n    # Art. 3\n    page.click()",
        "expected()  # Art. 3",
        "# Art. 3\n    for each in page:\n        assert each",
    ],
)
def test_a_comment_beside_nothing_that_is_expected_shows_nothing(
    root: Path, capsys: pytest.CaptureFixture[str], body: str
) -> None:
    change(root, "docs/articles.toml", PAID, PAID_SEEN)
    journey = root / "tests/browser/test_journeys.py"
    journey.parent.mkdir()
    journey.write_text(f"def test_a_play():\n    {body}\n", "utf-8")
    line = next(number for number, text in enumerate(journey.read_text("utf-8").splitlines(), 1) if "# Art" in text)
    assert problems(root, capsys, "--write") == [
        "Art. 3 is seen by people, and no test under tests/browser shows it",
        f"tests/browser/test_journeys.py::test_a_play cites Art. 3 in line {line}, where nothing is expected",
    ]


def test_an_entry_given_twice_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(root, "docs/articles.toml", 'id = "1"', 'id = "3"')
    assert problems(root, capsys, "--write") == ["docs/articles.toml has 3 twice"]


@pytest.mark.parametrize("cited", ["Art. 2.3", "Art. 4", "Art. 3-4", "Art. 3-2.1", "B2", "L2", "C2"])
def test_code_that_cites_what_does_not_exist_fails(root: Path, capsys: pytest.CaptureFixture[str], cited: str) -> None:
    change(root, "src/ventuno/rules/game.py", "5,  # Art. 3", f"5,  # Art. 3; {cited}")
    assert problems(root, capsys, "--write") == [
        f"src/ventuno/rules/game.py::PRIZES cites {cited}: there is no such entry"
    ]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("test_art_2_3_stacks", "2.3"),
        ("test_art_2_cards", "2"),
        ("test_art_4", "4"),
        ("test_b2_aces", "B2"),
        ("test_l2", "L2"),
    ],
)
def test_a_test_named_after_what_does_not_exist_fails(
    root: Path, capsys: pytest.CaptureFixture[str], name: str, meant: str
) -> None:
    """Art. 2 does not exist by itself: a test is named after one of its paragraphs."""
    change(root, "tests/rules/test_game.py", "def test_b1", f"def {name}(): ...\n\ndef test_b1")
    assert problems(root, capsys, "--write") == [
        f"tests/rules/test_game.py::{name} is named after {meant}: there is no such entry"
    ]


def test_a_page_that_is_out_of_date_fails_until_it_is_written(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stale = ["docs/traceability.md is not up to date: run `make docs`"]
    change(root, "docs/articles.toml", "Prizes are paid.", "Prizes are paid at once.")
    assert problems(root, capsys) == stale
    assert problems(root, capsys, "--write") == []
    assert problems(root, capsys) == []
    (root / "docs/traceability.md").unlink()
    assert problems(root, capsys) == stale


def test_the_page_links_paragraphs_to_code_and_tests(root: Path) -> None:
    page = (root / "docs/traceability.md").read_text("utf-8")
    unseen = "*Not for the eye: No page has it.*"
    code, tests = "[rules/game.py](../src/ventuno/rules/game.py)", "[rules/test_game.py](../tests/rules/test_game.py)"
    for row in (
        "| 1 | Somebody runs it. *Not checked: Nothing to play.* |  |  |",
        f"| 2.1 | Cards are shown. {unseen} | {code} (Art. 2-3) | {tests} `test_art_2_1_cards_are_shown` |",
        f"| 2.2 | Cards are placed. {unseen} | {code} `Stack.add` | {tests} `test_art_2_2_cards_are_placed` |",
        f"| 3 | Prizes are paid. {unseen} | {code} `PRIZES` | {tests} `TestPrizes.test_art_3_2_stacks` |",
        f"| [B1](rulings.md#b1) | One ace counts 11. {unseen} | {code} `Stack.soft` | {tests} `test_b1` |",
        f"| L1 | The highest total wins. {unseen} | {code} `winner` | {tests} `test_l1_highest_total` |",
        f"| [C1](rulings.md#c1) | Who is late stays. *Not checked: There is no clock.* | {code} `winner` |  |",
    ):
        assert f"\n{row}\n" in page
    assert [line for line in page.splitlines() if line.startswith("## ")] == [
        "## Big21: articles",
        "## Big21: rulings",
        "## Black Jack Challenge: the leaflet",
        "## Black Jack Challenge: rulings",
        "## Where the language versions differ",
    ]
    assert page.endswith(
        "- **Art. 1** (Organisation). Italian has another date.\n"
        "- **Art. 2.2** (Course). French has no stacks. *In the game:* German decides.\n"
    )
    assert str(root) not in page


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Art. 2.1", {"Art. 2.1": ("2.1",)}),
        ("Art. 2.1, 2.2: cards", {"Art. 2.1": ("2.1",), "Art. 2.2": ("2.2",)}),
        ("Art. 2.2 and 3", {"Art. 2.2": ("2.2",), "Art. 3": ("3",)}),
        ("Art. 1, 2.1, and 3", {"Art. 1": ("1",), "Art. 2.1": ("2.1",), "Art. 3": ("3",)}),
        ("(Art. 2)", {"Art. 2": ("2.1", "2.2")}),
        ("Art. 1-2.1", {"Art. 1-2.1": ("1", "2.1")}),
        ("Art. 2\n    – 3.", {"Art. 2-3": ("2.1", "2.2", "3")}),
        ("Art. 2.1 and 2.2-3 with B1", {"Art. 2.1": ("2.1",), "Art. 2.2-3": ("2.2", "3"), "B1": ("B1",)}),
        ("Art. 2.1, 3; B1", {"Art. 2.1": ("2.1",), "Art. 3": ("3",), "B1": ("B1",)}),
        ("Art. 3: 25 % of 2.1", {"Art. 3": ("3",)}),
        ("noqa: B006, B904, C901; P1", {}),
        ("L1, C1: and so on", {"L1": ("L1",), "C1": ("C1",)}),
        ("Art. 9", {"Art. 9": ()}),
    ],
)
def test_citations_are_read_as_people_write_them(text: str, found: dict[str, tuple[str, ...]], root: Path) -> None:
    assert dict(traceability.citations(text, traceability.read_entries(root))) == found


def test_strings_count_only_where_they_are_nothing_but_a_citation() -> None:
    source = 'A = Reason("code", "Art. 2.1, 2.2; B1")\nB = Reason("B1")\nC = "see Art. 3"\nD = f"{A} B1"\n'
    assert list(traceability.cited_texts(source)) == [("A", "Art. 2.1, 2.2; B1"), ("B", "B1")]
