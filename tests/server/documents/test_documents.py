"""The documents over HTTP: for anyone, every version, in four languages, as a page and as a PDF (Art. 25)."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.kit import TERMS
from tests.server.site import Site
from ventuno.house.documents.online_terms import hash_of
from ventuno.rules.language import Language


@pytest.mark.parametrize("language", Language)
def test_art_25_anyone_can_read_and_keep_every_version(site: Site, language: Language) -> None:
    guest = site.browser()
    listed = guest.took(guest.get("/documents"))
    assert [(each["document"], each["version"], each["in_force"]) for each in listed] == [
        ("big21", "2024-10-23", True),
        ("big21", "2024-08-28", False),
        ("challenge", "2019-12", True),
        ("online-terms", "2026-11-19", True),
    ]
    for each in listed:
        path = f"/documents/{each['document']}/{each['version']}/{language.value}"
        shown = guest.took(guest.get(path))
        assert shown["language"] == language.value
        assert all(article["paragraphs"] for part in shown["parts"] for article in part["articles"])
        printed = guest.get(f"{path}/pdf")
        assert printed.headers["content-type"] == "application/pdf"
        assert f"{each['version']}-{language.value}.pdf" in printed.headers["content-disposition"]
        assert PdfReader(BytesIO(printed.content)).metadata.title == f"{shown['title']} ({each['version']})"  # type: ignore[union-attr]
        assert guest.get(f"{path}/pdf").content == printed.content
    assert shown["hash"] == hash_of(TERMS.texts[language])


def test_art_25_what_is_not_there_is_not_found(site: Site) -> None:
    guest = site.browser()
    guest.refused(guest.get("/documents/big21/2031-01-01/de"), 404, "no_such_document")
    guest.refused(guest.get("/documents/online-terms/2031-01-01/de/pdf"), 404, "no_such_document")
    assert guest.get("/documents/big21/2024-10-23/xx").status_code in {400, 404}


def test_art_25_the_operators_name_and_address_are_settings(site: Site) -> None:
    site.restart(operator="Casino Beispiel AG", operator_address="Musterweg 1, 3000 Bern", operator_web="example.org")
    guest = site.browser()
    notes = guest.took(guest.get("/documents/online-terms/2026-11-19/de"))["notes"]
    assert {"word": "Erhältlich bei", "text": "Casino Beispiel AG, Musterweg 1, 3000 Bern, example.org"} in notes


@pytest.mark.parametrize(
    ("document", "article"),
    [("big21/2024-10-23", "24.3"), ("challenge/2019-12", ""), ("online-terms/2026-11-19", "14.2")],
)
def test_art_24_3_page_and_pdf_cite_the_paragraph_of_their_own_document(
    site: Site, document: str, article: str
) -> None:
    guest = site.browser()
    said = f"Massgebend ist allein die deutsche Fassung{f' (Art. {article})' if article else ''}."
    assert {"word": "", "text": said} in guest.took(guest.get(f"/documents/{document}/de"))["notes"]
    printed = PdfReader(BytesIO(guest.get(f"/documents/{document}/de/pdf").content)).pages[0].extract_text()
    assert "".join(said.split()) in "".join(printed.split())


def test_art_5_the_review_names_the_terms_that_the_play_was_started_under(site: Site) -> None:
    anna = site.ready()
    play = anna.finish(anna.start("1"))["play"]
    assert anna.took(anna.get(f"/plays/{play}/review"))["online_terms"] == "2026-11-19"
    assert '"online_terms":"2026-11-19"' in anna.get(f"/plays/{play}/evidence").text.replace('\\"', '"')
