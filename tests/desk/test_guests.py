"""Requirement 47: questions of whoever is not logged in. Answered once, on record; the words are kept for a while."""

from datetime import timedelta

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.requests import AnswerGuest, Appoint
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office import guests
from ventuno.house.office.events import GuestAnswered
from ventuno.house.office.guests import GuestQuestion
from ventuno.house.office.house_state import BOOK
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.jobs.maintenance import forget
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

FORM = {"subject": "My password", "login": "anna", "reach": "anna@example.ch", "text": "I have no code.\nWhat now?"}


def asked(house: House, key: str = "k", **given: str) -> GuestQuestion:
    question = guests.asked(key=key, at=house.clock(), language=Language.DE, salt=bytes(16), **(FORM | given))
    house.run(house.store.guests.add(question))
    return question


def refused(house: House, question: str, actor: str = OPERATOR, done: str = "phoned") -> str:
    with pytest.raises(Refused) as found:
        house.run(house.desk.run(AnswerGuest(question=question, done=done), key="refused", actor=actor))
    return found.value.refusal.code


def test_req_47_a_guests_question_waits_and_is_answered_once_on_record(house: House) -> None:
    for name, role in (("sven", Role.SUPPORT), ("adam", Role.AUDITOR)):
        house.operate(Appoint(name=name, role=role, reason="new"))
    before = house.run(house.store.books.house())
    assert before is not None
    question = asked(house)
    asked(house)  # the same again
    (waiting,) = house.run(house.store.guests.listed(answered=False))
    assert waiting == question
    assert house.run(house.store.books.house()) == before  # no journal has grown
    assert refused(house, question.id, "auditor:adam") == "not_your_office"
    assert refused(house, "0" * 32) == refused(house, "no\0thing") == "no_question"
    assert refused(house, question.id, done=" ") == "reason_needed"
    request = AnswerGuest(question=question.id, done="phoned; identity card seen")
    entry = house.run(house.desk.run(request, key="a", actor="support:sven")).entry
    assert house.run(house.desk.run(request, key="a", actor="support:sven")).entry == entry
    assert refused(house, question.id) == "guest_answered"
    (line,) = house.run(house.store.books.lines(BOOK, after=entry - 1, most=1))
    assert not any(each in line.text for each in (FORM["reach"], FORM["text"], FORM["subject"], '"anna"'))
    found = codec.decode(line.text, Entry)
    assert found.actor == "support:sven"
    assert found.what == GuestAnswered(
        question=question.id, asked_at=question.asked_at, words=question.hash, done="phoned; identity card seen"
    )
    assert house.run(house.store.guests.listed(answered=False)) == []
    (answered,) = house.run(house.store.guests.listed(answered=True))
    assert (answered.entry, answered.hash) == (entry, found.what.words)
    assert house.run(audit(house.store)).problem is None


def test_req_47_the_words_are_deleted_after_a_while_and_only_once_answered(house: House) -> None:
    question, other = asked(house), asked(house, key="other")
    house.operate(AnswerGuest(question=question.id, done="written to"))
    house.run(forget(house.store, house.clock() + guests.KEPT))
    assert house.run(house.store.guests.find(question.id)) is not None
    house.run(forget(house.store, house.clock() + guests.KEPT + timedelta(seconds=1)))
    assert house.run(house.store.guests.find(question.id)) is None
    assert house.run(house.store.guests.find(other.id)) == other
    assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"reach": ""}, "bad_reach"),
        ({"reach": "call me"}, "bad_reach"),
        ({"reach": "a@b"}, "bad_reach"),
        ({"reach": "117"}, "bad_reach"),
        ({"reach": "1" * 16}, "bad_reach"),
        ({"reach": f"{'a' * 120}@example.ch"}, "bad_reach"),
        ({"reach": "a\0@example.ch"}, "bad_reach"),
        ({"login": "x" * 33}, "bad_reach"),
        ({"subject": " "}, "bad_question"),
        ({"text": "t" * 2001}, "bad_question"),
    ],
)
def test_a_guests_question_that_cannot_be_answered_is_refused(house: House, given: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as found:
        asked(house, **given)
    assert found.value.refusal.code == code
    assert house.run(house.store.guests.listed(answered=False)) == []


@pytest.mark.parametrize("reach", ["anna@example.ch", "079 123 45 67", "+41 (0)79 123-45-67", "  044/123.45.67 "])
def test_an_address_or_a_number_is_enough(reach: str) -> None:
    assert guests.can_be_reached(" ".join(reach.split()))
