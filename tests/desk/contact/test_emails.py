"""Requirement 47: notices by e-mail. At least once, each under one id, and no word of play or money in them."""

import email
import re
from datetime import timedelta
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import get_args

import pytest

from tests.desk.tables.test_table_rules import DAY
from tests.desk.tables.test_table_rules import publication as of_tables
from tests.desk.test_factors import Anna
from tests.kit import NOON, OPERATOR, House
from tests.store.everywhere import everywhere
from ventuno.desk.requests import (
    AnswerQuestion,
    AskHouse,
    ChooseLanguage,
    ChooseNotices,
    ConfirmEmail,
    GiveEmail,
    PublishRules,
    RemoveEmail,
    StartPlay,
    WriteMessage,
)
from ventuno.house.accounts.events import NoticeKind
from ventuno.house.contact.emails import KINDS
from ventuno.house.factors.events import ToFactors
from ventuno.house.office.events import ToHouse
from ventuno.jobs.audit import audit
from ventuno.jobs.notices.compose import message
from ventuno.jobs.notices.deliver import Post, deliver
from ventuno.jobs.notices.provider import MailFolder
from ventuno.jobs.notices.texts import announcement_subject
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store.sql.accounts.emails import Outgoing

PASSWORD = "correct horse"  # noqa: S105
SENDER = "house@ventuno.invalid"
CHANGES = dict.fromkeys(Language, "x")


class Mailbox:
    def __init__(self, house: House, folder: Path) -> None:
        self.house, self.folder = house, folder
        self.post = Post(MailFolder(str(folder)), SENDER)

    def new(self) -> list[EmailMessage]:
        """What has come since the last time."""
        self.house.run(deliver(self.house.store, self.post))
        files = sorted(self.folder.iterdir()) if self.folder.exists() else []
        found = [email.message_from_bytes(file.read_bytes(), policy=default) for file in files]
        for file in files:
            file.unlink()
        assert all(isinstance(each, EmailMessage) for each in found)
        return found


@pytest.fixture
def mailbox(house: House, tmp_path: Path) -> Mailbox:
    return Mailbox(house, tmp_path / "mail" / "out")


def code_in(mail: EmailMessage) -> str:
    found = re.search(r"[0-9A-Z]{4}-[0-9A-Z]{4}", mail.get_content())
    assert found is not None
    return found[0]


def give(house: House, player: str, address: str) -> None:
    house.run(house.desk.emails.give(player, GiveEmail(address=address), key=house.key()))


def confirm(house: House, player: str, code: str) -> None:
    house.run(house.desk.emails.confirm(player, ConfirmEmail(code=code), key=house.key()))


def not_confirmed(house: House, player: str, code: str) -> str:
    with pytest.raises(Refused) as refused:
        confirm(house, player, code)
    return refused.value.refusal.code


def confirmed(house: House, mailbox: Mailbox, player: str, address: str = "anna@example.org") -> None:
    give(house, player, address)
    confirm(house, player, code_in(mailbox.new()[-1]))
    mailbox.new()


def test_req_47_an_address_is_confirmed_by_the_code_that_comes_to_it(house: House, mailbox: Mailbox) -> None:
    player = house.opened(language=Language.FR)
    give(house, player, " anna@example.org ")
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR)  # not told: the address is not confirmed
    (mail,) = mailbox.new()
    assert (mail["To"], mail["From"], mail["Content-Language"]) == ("anna@example.org", SENDER, "fr")
    assert mail["Subject"] == "Confirmer votre adresse e-mail"
    assert code_in(mail) not in everywhere(house)  # it was in the outbox until it was handed over
    assert "example.org" not in "".join(line.text for line in house.run(house.store.books.lines(player)))
    assert not_confirmed(house, player, "0000-0000") == "email_code_wrong"
    confirm(house, player, code_in(mail).lower().replace("-", " "))
    assert not_confirmed(house, player, code_in(mail)) == "email_code_wrong"  # once
    kept = house.run(house.store.emails.of_player(player))
    assert kept is not None
    assert (kept.address, kept.pending, kept.notices) == ("anna@example.org", None, tuple(NoticeKind))
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR)
    (told,) = mailbox.new()
    assert (told["Subject"], "Hello" in told.get_content()) == ("Un message pour vous", False)
    assert house.run(audit(house.store)).problem is None


def test_req_47_a_code_is_good_for_a_day_and_only_the_newest(house: House, mailbox: Mailbox) -> None:
    player = house.opened()
    give(house, player, "anna@example.org")
    (first,) = mailbox.new()
    give(house, player, "anna@example.com")
    (second,) = mailbox.new()
    assert not_confirmed(house, player, code_in(first)) == "email_code_wrong"
    house.clock.forward(hours=24)
    assert not_confirmed(house, player, code_in(second)) == "email_code_wrong"
    with pytest.raises(Refused) as refused:
        give(house, player, "anna@example")
    assert refused.value.refusal.code == "bad_email"


def test_req_47_what_was_chosen_is_told_in_the_language_of_the_account(house: House, mailbox: Mailbox) -> None:
    player, other = house.ready(deposit="100", limit="2"), house.opened("berta")
    confirmed(house, mailbox, player)
    house.do(ChooseLanguage(language=Language.IT), player)
    house.do(AskHouse(subject="Hello", text="Is anybody there?"), player)
    house.do(AnswerQuestion(number=1, text="Yes."), player, actor=OPERATOR)
    house.run(house.desk.change_password(player, PASSWORD, "wrong staple horse", session="", key=house.key()))
    soon = house.clock.at + timedelta(days=11)
    house.operate(PublishRules(rules="2024-08-28", changes=CHANGES, reason="new", effective_at=soon))
    play = house.finish(player, house.start(player, "2"))
    assert play.over
    house.do(WriteMessage(text="Hello"), other, actor=OPERATOR)
    subjects = sorted(mail["Subject"] for mail in mailbox.new())
    assert subjects == [
        "Sicurezza del vostro conto",
        "Un annuncio della casa",
        "Un limite è quasi esaurito",
        "Un limite è quasi esaurito",
        "Un limite è quasi esaurito",
        "Un messaggio per voi",
    ]
    house.run(house.desk.emails.choose(player, ChooseNotices(notices=(NoticeKind.ANNOUNCEMENTS,)), key=house.key()))
    house.do(AnswerQuestion(number=1, text="Yes."), player, actor=OPERATOR)
    assert mailbox.new() == []
    assert house.run(audit(house.store)).problem is None


def test_c17_new_rules_of_the_tables_are_announced_by_mail_too(house: House, mailbox: Mailbox) -> None:
    player, other = house.opened(language=Language.FR), house.opened("berta")
    confirmed(house, mailbox, player)
    confirmed(house, mailbox, other, "berta@example.org")
    house.run(house.desk.emails.choose(other, ChooseNotices(notices=(NoticeKind.ANSWERS,)), key=house.key()))
    house.operate(of_tables())
    (told,) = mailbox.new()
    assert (told["To"], told["Content-Language"]) == ("anna@example.org", "fr")
    assert told["Subject"] == announcement_subject().said_in(Language.FR)
    assert DAY not in told.get_content()  # what changes is to be read in the account


def test_req_45_a_change_of_the_second_factors_is_told_as_a_changed_password_is(house: House, mailbox: Mailbox) -> None:
    """Whoever sits at somebody else's browser cannot add a key of their own without its owner hearing of it."""
    anna = Anna(house)
    confirmed(house, mailbox, anna.id)
    told: list[str] = []

    def happened() -> None:
        (mail,) = mailbox.new()
        assert (mail["To"], mail["Subject"]) == ("anna@example.org", "Zur Sicherheit Ihres Kontos")
        assert "zweiten Faktoren" in mail.get_content()
        told.append(anna.kinds()[-1])

    anna.turn_on()
    happened()
    anna.add(name="the office computer")
    happened()
    anna.remove(1)
    happened()
    anna.turn_off(anna.later())
    happened()
    assert told == ["code_app_turned_on", "passkey_added", "passkey_removed", "code_app_turned_off"]
    assert house.run(audit(house.store)).problem is None


def test_req_45_whoever_loses_the_second_factors_with_the_password_is_told_of_both(
    house: House, mailbox: Mailbox
) -> None:
    anna = Anna(house)
    anna.turn_on()
    confirmed(house, mailbox, anna.id)
    code, *_ = house.run(house.desk.access.make_codes(anna.id, PASSWORD, key=house.key()))
    mailbox.new()
    house.run(house.desk.access.recover(anna.login, code, "nine blue bicycles"))
    bodies = [mail.get_content() for mail in mailbox.new()]
    assert sum("zweiten Faktoren" in body for body in bodies) == 1
    assert any("Ihr Passwort wurde geändert" in body for body in bodies)


def test_req_45_every_change_of_a_second_factor_is_a_matter_of_security() -> None:
    assert {KINDS.get(kind.__struct_config__.tag) for kind in get_args(ToFactors)} == {NoticeKind.SECURITY}


def test_req_47_every_announcement_of_the_house_is_told_to_those_who_want_them() -> None:
    announced = {kind.__struct_config__.tag for kind in get_args(ToHouse) if "changes" in kind.__struct_fields__}
    assert announced == {kind for kind, wanted in KINDS.items() if wanted is NoticeKind.ANNOUNCEMENTS}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_req_47_every_notice_has_words(kind: str) -> None:
    mail = Outgoing(id="1", player="p", address="anna@example.org", kind=kind, code=None, at=NOON)
    sent = [email.message_from_bytes(message(mail, SENDER, each), policy=default) for each in Language]
    assert len({each["Subject"] for each in sent}) == len(Language)


def test_req_47_the_old_address_is_told_of_a_new_one_and_a_removed_one_gets_nothing(
    house: House, mailbox: Mailbox
) -> None:
    player = house.opened()
    confirmed(house, mailbox, player)
    give(house, player, "eve@example.org")
    assert sorted((mail["To"], mail["Subject"]) for mail in mailbox.new()) == [
        ("anna@example.org", "Zur Sicherheit Ihres Kontos"),
        ("eve@example.org", "Ihre E-Mail-Adresse bestätigen"),
    ]
    house.run(house.desk.emails.remove(player, RemoveEmail(), key=house.key()))
    assert [mail["To"] for mail in mailbox.new()] == ["anna@example.org"]
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR)
    assert mailbox.new() == []
    assert house.run(audit(house.store)).problem is None


def test_req_47_whoever_is_stopped_after_handing_over_hands_over_the_same_once_more(
    house: House, mailbox: Mailbox
) -> None:
    player = house.opened()
    confirmed(house, mailbox, player)
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR)

    class Stopped(BaseException):
        pass

    class Killed(MailFolder):
        async def take(self, mail: str, message: bytes) -> None:
            await super().take(mail, message)
            raise Stopped

    with pytest.raises(Stopped):
        house.run(deliver(house.store, Post(Killed(str(mailbox.folder)), SENDER)))
    (file,) = mailbox.folder.iterdir()
    first = file.read_bytes()
    house.restart()
    assert house.run(deliver(house.store, mailbox.post)) == 1
    (again,) = mailbox.folder.iterdir()
    assert (again.name, again.read_bytes()) == (file.name, first)
    assert f"<{file.stem}@".encode() in first
    assert house.run(deliver(house.store, mailbox.post)) == 0


def test_req_47_a_provider_that_fails_loses_nothing(house: House, mailbox: Mailbox) -> None:
    player = house.opened()
    confirmed(house, mailbox, player)
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR)
    mailbox.folder.rmdir()
    mailbox.folder.write_text("no folder")
    with pytest.raises(OSError, match="exists"):
        house.run(deliver(house.store, mailbox.post))
    mailbox.folder.unlink()
    assert len(mailbox.new()) == 1


def test_req_47_nothing_is_written_if_what_it_is_about_is_not(house: House, mailbox: Mailbox) -> None:
    player = house.ready()
    confirmed(house, mailbox, player)
    house.refused(StartPlay(play=f"{player}-1", stake="1", client_seed="x"), player)
    house.refused(AnswerQuestion(number=7, text="Yes."), player, actor=OPERATOR)
    assert mailbox.new() == []
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR, key="same")
    house.do(WriteMessage(text="Hello"), player, actor=OPERATOR, key="same")
    assert len(mailbox.new()) == 1
