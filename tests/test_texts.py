"""Every text of the programs: said in four languages with the values it names, and said somewhere."""

import ast
import importlib
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ventuno
from ventuno.rules.language import Language, Message
from ventuno.rules.refusals import Reason

SOURCE = Path(ventuno.__file__).parent
SAME = {  # the code says what is wrong, the text also whether waiting helps
    "loss_limit_too_low": "loss_limit_reached",
    "loss_limit_chips": "loss_limit_reached",
    "loss_limit_chips_or_later": "loss_limit_reached",
    "deposit_limit_too_low": "deposit_limit_reached",
    "data_kept_until": "data_kept",
}


def module_of(path: Path) -> ModuleType:
    name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
    return importlib.import_module(name.removesuffix(".__init__"))


def texts_of(module: ModuleType) -> Iterator[Callable[..., Message]]:
    return filter(inspect.isfunction, vars(module).values())


def made(text: Callable[..., Message], number: int) -> Message:
    values = inspect.signature(text).parameters.values()
    return text(**{each.name: number if each.annotation is int else f"‹{each.name}›" for each in values})


TEXTS = [module_of(path) for path in sorted(SOURCE.rglob("texts.py"))]
DECLARED = re.compile(r"^(\w+)(?:: Final)? = Reason\(", re.MULTILINE)
REASONS: list[Reason[...]] = [
    getattr(module_of(path), name)
    for path in sorted(SOURCE.rglob("*.py"))
    for name in DECLARED.findall(path.read_text("utf-8"))
]


@pytest.mark.parametrize("module", TEXTS, ids=lambda module: module.__name__)
def test_a_text_is_said_in_every_language_with_all_its_values(module: ModuleType) -> None:
    for text in texts_of(module):
        message = made(text, 37)
        for language in Language:
            said = message.said_in(language)
            assert said.strip() == said != "", text
            assert not set(said) & set("{}ß"), text
            assert all(str(value) in said for value in message.facts.values()), text
            assert made(text, 1).said_in(language)


def test_a_reason_has_a_code_an_article_and_four_different_sentences() -> None:
    assert len(REASONS) > 240
    for reason in REASONS:
        assert re.fullmatch(r"[a-z][a-z0-9_]*", reason.code)
        assert reason.article, reason.code
        assert len({made(reason.text, 37).said_in(language) for language in Language}) == 4, reason.code


def test_the_text_of_a_reason_is_called_like_its_code() -> None:
    names = [(reason.text.__name__, reason.code) for reason in REASONS]
    assert [(name, code) for name, code in names if SAME.get(name, name) != code] == []


def test_no_code_belongs_to_two_reasons() -> None:
    codes = [reason.code for reason in REASONS]
    assert {code for code in codes if codes.count(code) > 1} == set(SAME.values())


def test_every_text_is_used() -> None:
    used = set[tuple[str, str]]()
    for path in SOURCE.rglob("*.py"):
        source = path.read_text("utf-8")
        if "texts." not in source:
            continue
        owners = [
            node.module
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.ImportFrom) and any(name.name == "texts" for name in node.names)
        ]
        used |= {(f"{owner}.texts", name) for owner in owners for name in re.findall(r"\btexts\.(\w+)", source)}
    assert {(module.__name__, text.__name__) for module in TEXTS for text in texts_of(module)} == used


FOLDER = Path(__file__).parents[1]
FORMER_TERMS = "2026-12-01"  # shipped before a word was settled; a shipped version is never edited
TO_ONE_PERSON = re.compile(r"\b(Lei|Suo|Sua|Suoi|Sue)\b|\b(Scriva|scriva|acceda|proteggerla|La preghiamo)\b")


def said_in(language: Language) -> list[Path]:
    """The files of texts in a language, and of terms for online participation."""
    terms = (SOURCE / "online_terms").glob(f"*/{language}.txt")
    return [
        *sorted((FOLDER / "texts" / language).rglob("*.ftl")),
        *sorted(each for each in terms if each.parent.name != FORMER_TERMS),
    ]


def test_italian_readers_are_addressed_in_one_form() -> None:
    """As `voi`, everywhere."""
    found = [
        f"{file}: {line}"
        for file in said_in(Language.IT)
        for line in file.read_text("utf-8").splitlines()
        if TO_ONE_PERSON.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "word", "other"),
    [("de", "Faltblatt", "Merkblatt"), ("fr", "dépliant", "notice"), ("it", "pieghevole", "opuscolo")],
)
def test_the_leaflet_is_called_by_one_word(language: str, word: str, other: str) -> None:
    for area in ("web/challenge_rules", "house/documents"):
        text = (FOLDER / "texts" / language / f"{area}.ftl").read_text("utf-8").lower()
        assert word.lower() in text
        assert other.lower() not in text


REPLACED = {  # C18: what the German texts said before, or might say, and the leaflet's word for it
    r"(?<!WAR )\bPots?\b": "WAR Pot",
    r"\b(Topf|Jackpot)\b": "WAR Pot",
    r"\b(Grundeinsatz|Pflichteinsatz|Startgebühr)\b": "Ante",
    r"\b(Dealer-?Button|Knopf|Geberknopf)\b": "Button",
    r"\b(Überkauft|überkauft|verkauft sich)\b": "Bust",
    r"\b(Stechen|Kartenkrieg|Krieg)\b": "Casino War",
    r"\b(Tischkarte|gemeinsame Karte|Gemeinschaftskarten?-Karte)n?\b": "Gemeinschaftskarte",
    r"(\bBox \S+ bleibt\b|oder bleiben|nur bleiben|\bgeblieben\b|(^|= )[Bb]leiben$|ist, bleibt\.)": "Stay",
    r"\bKarte \{ \$(n|card) \}": "Gemeinschaftskarte",
}


def test_c18_german_words_of_the_table_are_the_leaflets() -> None:
    """In every text, of the pages, the server, the house, the console, the terminal and the terms. Big21 has others."""
    found = [
        f"{file}: {line.strip()} (say {word})"
        for file in said_in(Language.DE)
        if "big21" not in file.name
        for line in file.read_text("utf-8").splitlines()
        for replaced, word in REPLACED.items()
        if not line.startswith("#") and re.search(replaced, line)
    ]
    assert found == []


@pytest.mark.parametrize("word", ["Ante", "Button", "Stay", "Bust", "WAR Pot", "Casino War", "Gemeinschaftskarte"])
def test_c18_each_word_of_the_leaflet_is_said_at_the_table_and_in_its_rules(word: str) -> None:
    folder = Path(__file__).parents[1] / "texts" / "de" / "web"
    assert all(word in (folder / f"{area}.ftl").read_text("utf-8") for area in ("challenge", "challenge_rules"))
