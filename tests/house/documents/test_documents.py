"""The documents: they say what the pages say, in every language, and a PDF has the same words (Art. 24.3, 25)."""

import hashlib
import re
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import structs
from pypdf import PdfReader

from tests.kit import TERMS
from ventuno.dossier import copies
from ventuno.dossier.copies import Operator
from ventuno.house.accounts.erasure import YEARS_MAX
from ventuno.house.documents import game_rules, online_terms
from ventuno.house.documents.big21_rules_texts import TEXTS as BIG21
from ventuno.house.documents.challenge_rules_texts import TEXTS as CHALLENGE
from ventuno.house.documents.document import BindingDocument, DocumentKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.refusals import DATA_KEPT
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.language import Language
from ventuno.store import online_terms as shipped

WEB = Path(__file__).parents[3] / "web" / "src"
SHARED = re.compile(r"at: \"([\w.]+)\", text: texts\.(\w+)\.(\w+)")


def all_of_them(language: Language) -> list[BindingDocument]:
    read = online_terms.read(TERMS.version, language, TERMS.texts[language])
    terms = structs.replace(read, german_prevails=shipped.german_prevails(TERMS))
    return [*(game_rules.big21(rules, language) for rules in RULE_SETS.values()), game_rules.challenge(language), terms]


def test_b19_a_shipped_version_is_never_edited() -> None:
    """Its hashes are beside it, as `sha256sum` writes them. A correction is a new version."""
    for version in shipped.shipped():
        folder = files("ventuno") / "online_terms" / version
        lines = (folder / "SHA256SUMS").read_text("utf-8").splitlines()
        sums = {name: digest for digest, name in map(str.split, lines)}
        assert set(sums) == {f"{language}.txt" for language in Language}
        for name, expected in sums.items():
            assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == expected
        terms = shipped.load(version)
        assert {f"{language}.txt": each for language, each in terms.hashes.items()} == sums
    assert {"2026-11-18", "2026-11-19", "2026-12-01"} <= set(shipped.shipped())


def test_b19_a_new_house_has_terms_of_a_day_that_has_come() -> None:
    """They are shipped, and nobody ticks a document of the future."""
    assert shipped.OF_A_NEW_HOUSE in shipped.shipped()
    assert shipped.OF_A_NEW_HOUSE <= "2026-11-19"  # the day from which they are shipped


@pytest.mark.parametrize("language", Language)
def test_art_5_the_terms_of_a_new_house_say_what_holds_here(language: Language) -> None:
    terms = shipped.load(shipped.OF_A_NEW_HOUSE)
    document = online_terms.read(terms.version, language, terms.texts[language])
    said = {each.at: each.text for part in document.parts for art in part.articles for each in art.paragraphs}
    words = {name: _of_web(language, *name) for name in (("account", "pages-data"), ("account", "history-dispute"))}
    assert words["account", "pages-data"] in said["11.1"]  # one closes the account oneself, there
    assert words["account", "pages-data"] in said["8.6"]
    assert words["account", "history-dispute"] in said["12.1"]  # and the number of the play is sent along
    assert "30" not in said["12.1"]  # no time limit is kept to
    title = document.parts[0].articles[15].title
    assert _of_web(language, "challenge_rules", "part-h").split()[0] in title


# What keeps personal data longer: an exclusion, a block, an open case, a check of the details. And ten years.
KEEPING = {
    Language.DE: (("[Aa]us(ge)?schl", "[Ss]perr", "Fall des Spielerschutzes", "geprüft"), "zehn Jahre"),
    Language.FR: (("exclu", "bloqu|blocage", "cas de protection des joueurs", "vérification"), "dix ans"),
    Language.IT: (("esclus", "blocc", "caso di protezione di chi gioca", "verifica"), "dieci anni"),
    Language.EN: (("exclu", "block", "case of player protection", "checked"), "ten years"),
}


@pytest.mark.parametrize("language", Language)
def test_req_45_terms_page_and_refusal_name_all_that_keeps_personal_data(language: Language) -> None:
    terms = shipped.load(shipped.OF_A_NEW_HOUSE)
    (paragraph,) = re.findall(r"^8\.5 .*$", terms.texts[language], re.MULTILINE)
    reasons, ten = KEEPING[language]
    page = _of_web(language, "erasure", "kept")
    for said in (paragraph, page, DATA_KEPT().said_in(language)):
        assert [reason for reason in reasons if not re.search(reason, said)] == []
    assert ten in paragraph
    assert YEARS_MAX == 10


def _of_web(language: Language, area: str, name: str) -> str:
    """A word of the pages."""
    text = (WEB.parents[1] / "texts" / language / "web" / f"{area}.ftl").read_text("utf-8")
    (found,) = re.findall(rf"^{name} = (.+)$", text, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize("language", Language)
def test_art_25_the_copy_of_big21_has_every_paragraph_of_the_page_in_its_order(language: Language) -> None:
    pages = [WEB / "big21" / "rules" / f"{name}.ts" for name in ("terms", "main_game", "further_games")]
    told = [found for page in pages for found in SHARED.findall(page.read_text("utf-8"))]
    told.sort(key=lambda found: int(found[1].removeprefix("art")))
    document = game_rules.big21(RULE_SETS["2024-10-23"], language)
    paragraphs = [each for part in document.parts for article in part.articles for each in article.paragraphs]
    assert [at for at, _, _ in told] == [each.at for each in paragraphs]
    for (_, article, name), paragraph in zip(told, paragraphs, strict=True):
        pattern = getattr(BIG21[f"{article}-{name}"], language.value)
        assert re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+", re.escape(pattern)), paragraph.text)


def test_art_25_the_copy_of_the_challenge_has_every_paragraph_of_the_page() -> None:
    pages = (WEB / "challenge" / "rules" / f"{name}.ts" for name in ("parts_a_to_c", "parts_d_to_h"))
    told = [(group, name) for page in pages for _, group, name in SHARED.findall(page.read_text("utf-8"))]
    document = game_rules.challenge(Language.DE)
    paragraphs = [each.text for part in document.parts for article in part.articles for each in article.paragraphs]
    assert len(told) == len(paragraphs)
    for (group, name), paragraph in zip(told, paragraphs, strict=True):
        pattern = CHALLENGE[f"{group}-{name}"].de
        assert isinstance(pattern, str)
        assert re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+", re.escape(pattern)), paragraph)


def test_b1_only_the_later_rule_set_limits_the_plays_of_a_day() -> None:
    both = [" ".join(game_rules.big21(RULE_SETS[name], Language.EN).words) for name in ("2024-08-28", "2024-10-23")]
    assert ["at most 100" in each.lower() or "100 plays" in each for each in both] == [False, True]


@pytest.mark.parametrize("language", Language)
def test_art_25_a_pdf_has_the_words_of_the_document_and_says_where_it_is_to_be_had(language: Language) -> None:
    operator = Operator("Casino Beispiel AG", "Musterweg 1, 3000 Bern", "https://example.org")
    for document in all_of_them(language):
        content = copies.pdf(document, operator, "ab" * 32)
        assert content == copies.pdf(document, operator, "ab" * 32)  # the same bytes every time
        reader = PdfReader(BytesIO(content))
        assert reader.metadata is not None
        assert reader.metadata.title == f"{document.title} ({document.version})"
        assert reader.trailer["/Root"]["/Lang"] == language.value  # type: ignore[index]
        text = squeezed("".join(page.extract_text() for page in reader.pages))
        for words in (*document.words, *(said for _, said in copies.notes(document, operator, "ab" * 32))):
            assert squeezed(words) in text, words
        assert squeezed("Musterweg 1, 3000 Bern") in text


PREVAILS = {DocumentKind.BIG21: "24.3", DocumentKind.CHALLENGE: "", DocumentKind.ONLINE_TERMS: "14.2"}


def test_art_24_3_every_copy_says_that_german_prevails_and_where_it_says_so() -> None:
    for language, word in (("de", "deutsche"), ("fr", "allemande"), ("it", "tedesca"), ("en", "German")):
        for document in all_of_them(Language(language)):
            (said,) = [text for _, text in copies.notes(document, Operator(), "-") if word in text]
            assert re.findall(r"\d+\.\d+", said) == [each for each in (PREVAILS[document.kind],) if each]


@pytest.mark.parametrize("version", shipped.shipped())
def test_art_24_3_the_paragraph_that_is_cited_says_so(version: str) -> None:
    terms = shipped.load(version)
    assert shipped.german_prevails(terms) == "14.2"
    document = online_terms.read(version, Language.DE, terms.texts[Language.DE])
    cited = [each for part in document.parts for art in part.articles for each in art.paragraphs if each.at == "14.2"]
    assert "gilt allein die deutsche" in cited[0].text
    own = OnlineTerms(version, terms.texts | {Language.DE: terms.texts[Language.DE].replace("14.2", "14.2 Und:")})
    assert shipped.german_prevails(own) == ""  # an operator's own may say it anywhere


def test_art_25_a_house_without_an_operator_says_that_it_is_a_demonstration() -> None:
    said = copies.notes(game_rules.big21(RULE_SETS["2024-10-23"], Language.EN), Operator(), "-")
    text = " ".join(each for _, each in said)
    assert "Play-money demonstration" in text
    assert "Swisslos, Postfach, 4002 Basel, www.swisslos.ch" in text
    assert "independent" in text


def squeezed(text: str) -> str:
    """Without spaces, and without the foot that may stand between two halves of a paragraph's line."""
    return re.sub(r"\s+", "", text)
