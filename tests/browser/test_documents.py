"""Copies of the documents in the browser: to read without an account, and as a PDF to keep (Art. 25)."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.browser.places import Thread
from tests.browser.test_pages import turn_to
from tests.browser.visitors import LANGUAGES, Visitors

DOCUMENTS = ("big21/2024-10-23", "big21/2024-08-28", "challenge/2019-12", "online-terms/2026-11-19")


@pytest.mark.parametrize("language", LANGUAGES)
def test_art_25_every_document_is_a_page_and_a_pdf_with_the_same_words(
    generous: Thread, visitors: Visitors, language: str
) -> None:
    guest = visitors(generous.url, language)  # on a phone, 360 px wide
    page = guest.open("documents")
    expect(page.locator("main li")).to_have_count(len(DOCUMENTS))
    assert guest.wrong() == []
    for document in DOCUMENTS:
        page = guest.open(f"documents/{document}")
        expect(page.locator("main article").first).to_be_visible()
        assert guest.wrong() == []
        link = page.locator("main header a[download]").get_attribute("href")
        content = guest.context.request.get(f"{generous.url}{link}").body()
        text = squeezed("".join(each.extract_text() for each in PdfReader(BytesIO(content)).pages))
        for paragraph in page.locator("main .paragraph p").all_inner_texts():
            assert squeezed(paragraph) in text


def test_art_5_the_account_says_what_was_accepted_and_what_is_in_force(generous: Thread, visitors: Visitors) -> None:
    anna = visitors(generous.url, "en")
    anna.become_player()
    facts, wrong = anna.open("account").locator("main dl"), list[str]()
    for language, (accepted, rules, terms) in ACCEPTED.items():
        turn_to(anna, language, "account")
        expect(facts).to_contain_text(f"{rules}, {accepted}")
        expect(facts).to_contain_text(f"{terms}, {accepted}")
        expect(facts).to_contain_text(re.compile(f"{rules}, \\w[^,]* {terms}"))  # of both, what is in force
        wrong += anna.wrong()
    assert wrong == []


ACCEPTED = {
    "de": ("anerkannt am", "23. Oktober 2024", "19. November 2026"),
    "fr": ("acceptées le", "23 octobre 2024", "19 novembre 2026"),
    "it": ("accettate il", "23 ottobre 2024", "19 novembre 2026"),
    "en": ("accepted on", "23 October 2024", "19 November 2026"),
}


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)
