"""Requirement 47: an address is given, confirmed and removed on the page, in four languages, on a phone and a desk."""

import email
import re
import time
from collections.abc import Iterator
from email.policy import default
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.places import Thread, found
from tests.browser.visitors import LANGUAGES, Visitors
from ventuno.jobs.notices import deliver
from ventuno.store import laws


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Path]]:
    """A house that writes its mail into a folder."""
    folder = tmp_path_factory.mktemp("mailing")
    found(folder / "house.sqlite", laws.load("optimal-88"))
    with pytest.MonkeyPatch.context() as hurried:
        hurried.setattr(deliver, "EVERY_SECONDS", 0.05)
        standing = Thread(folder / "house.sqlite", mail=str(folder / "mail"))
        yield standing, folder / "mail"
        standing.close()


def code_for(address: str, folder: Path) -> str:
    """From the mail that comes there within half a minute."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        for file in folder.glob("*.eml") if folder.exists() else ():
            mail = email.message_from_bytes(file.read_bytes(), policy=default)  # its lines may break within the code
            code = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", str(mail.get_payload(decode=True)))
            if mail["To"] == address and code is not None:
                return code[0]
    raise AssertionError(address)


@pytest.mark.parametrize("language", LANGUAGES)
def test_req_47_an_address_is_confirmed_by_its_code_and_removed_again(
    mailing: tuple[Thread, Path], visitors: Visitors, language: str
) -> None:
    house, folder = mailing
    anna = visitors(house.url, language)
    anna.become_player(deposit="12.50")
    page = anna.open("account/access")
    section, address = page.get_by_test_id("email"), f"anna.{language}@example.org"
    section.locator("[name=email]").fill(address)
    section.locator("button[type=submit]").click()
    expect(section).to_contain_text(address)
    assert anna.wrong() == []
    section.locator("[name=email-code]").fill(code_for(address, folder))
    section.locator("button[type=submit]").first.click()
    expect(section.locator("[name=notices]")).to_have_count(3)
    section.locator("[name=notices]").last.uncheck()
    section.locator("button[type=submit]").first.click()
    page = anna.open("account/access")
    expect(section.locator("[name=notices]:checked")).to_have_count(2)
    assert anna.wrong() == []
    section.locator("button[type=submit]").last.click()
    expect(section.locator("[name=notices]")).to_have_count(0)
