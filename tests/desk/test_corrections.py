"""Requirement 45: the staff put wrong details of a person right, on both databases."""

from collections.abc import Mapping
from datetime import date

import msgspec
import pytest

from tests.kit import OPERATOR, House, born
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.requests import Appoint, CorrectPerson, DecideIdentity, Deposit, Exclude, OpenAccount
from ventuno.house.accounts.events import Detail, IdentityDocument, PersonCorrected
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.people import Person
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

WHY = "A passport was shown at the counter."
RIGHT: Mapping[str, object] = {"name": "Zita Zwyssig-Meier", "birth": date(1971, 2, 3), "canton": "BE"}


def correction(**given: object) -> CorrectPerson:
    wanted = {"document": IdentityDocument.PASSPORT, "reason": WHY, **RIGHT, **given}
    return msgspec.convert(wanted, CorrectPerson)


def correct(house: House, player: str, request: CorrectPerson, *, actor: str = OPERATOR, key: str = "") -> None:
    house.run(house.desk.correct_person(player, request, key=key or house.key(), actor=actor))


def refused(house: House, player: str, request: CorrectPerson, *, actor: str = OPERATOR) -> str:
    with pytest.raises(Refused) as refusal:
        correct(house, player, request, actor=actor)
    return refusal.value.refusal.code


def person(house: House, player: str) -> Person:
    found = house.run(house.store.people.of_player(player))
    assert found is not None
    return found


def opened(house: House, login: str, name: str, birth: date) -> str:
    request = OpenAccount(login=login, name=name, birth=birth, canton="ZH", language=Language.DE)
    return house.run(house.desk.open_account(request, "correct horse", key=house.key())).player


def clean(house: House) -> None:
    problem = house.run(audit(house.store)).problem
    assert problem is None, problem.said_in(Language.EN)


def test_req_45_details_are_put_right_and_the_record_says_which_not_what(house: House) -> None:
    player = opened(house, "zita", "Zita Zwissig", date(1972, 2, 3))
    before = person(house, player)
    correct(house, player, correction(), key="k")
    correct(house, player, correction(), key="k")  # requirement 28
    after = person(house, player)
    assert (after.name, after.birth, after.canton) == tuple(RIGHT.values())
    assert (after.login, after.password) == (before.login, before.password)
    lines = house.run(house.store.books.lines(player))
    entry = codec.decode(lines[-1].text, Entry)
    assert isinstance(entry.what, PersonCorrected)
    assert entry.what.changed == (Detail.NAME, Detail.BIRTH, Detail.CANTON)
    assert [line.kind for line in lines].count("person_corrected") == 1
    assert not any(each in lines[-1].text for each in ("Zwyssig", "1971", "BE", before.name, str(before.birth)))
    for words, found in ((["zwyssig"], [player]), (["zita"], [player]), (["zwissig"], [])):
        assert [each.player for each in house.run(house.store.people.search(words))] == found
    (told,) = (each for each in house.run(inbox(house.store.books, player)) if each.kind == "person_corrected")
    assert WHY in told.text
    assert house.player(player).identity is IdentityState.UNCHECKED
    house.do(Deposit(amount="10"), player)
    clean(house)


def test_req_45_only_what_differs_is_named_and_nothing_is_nothing_to_correct(house: House) -> None:
    player = house.ready()
    known = person(house, player)
    same: dict[str, object] = {"name": known.name, "birth": known.birth, "canton": "ZH"}
    assert refused(house, player, correction(**same)) == "nothing_to_correct"
    correct(house, player, correction(**same | {"canton": "BE"}))
    assert refused(house, player, correction(**same | {"canton": "BE"})) == "nothing_to_correct"
    entry = codec.decode(house.run(house.store.books.lines(player))[-1].text, Entry)
    assert isinstance(entry.what, PersonCorrected)
    assert entry.what.changed == (Detail.CANTON,)
    clean(house)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"birth": date(2012, 1, 1)}, "under_18"),
        ({"birth": date(1850, 1, 1)}, "bad_birth_date"),
        ({"canton": "GE"}, "canton_not_served"),
        ({"name": "Zita"}, "bad_name"),
        ({"reason": " "}, "reason_needed"),
    ],
)
def test_art_1_2_corrected_details_are_judged_as_at_registration(
    house: House, wrong: dict[str, object], code: str
) -> None:
    player = house.ready()
    before, entries = person(house, player), house.player(player).entries
    assert refused(house, player, correction(**wrong)) == code
    assert (person(house, player), house.player(player).entries) == (before, entries)


def test_b19_whoever_resembles_somebody_after_a_correction_is_held(house: House) -> None:
    """Also who was shown to be somebody else: it was under another name."""
    opened(house, "zita", "Zita Zwyssig", date(1971, 2, 3))
    opened(house, "lena", "Lena Muster", date(1980, 1, 1))
    twin = opened(house, "anna", "Anna Muster", date(1980, 1, 1))
    house.do(DecideIdentity(same=False, reason=WHY), twin, actor=OPERATOR)
    house.do(Deposit(amount="10"), twin)
    correct(house, twin, correction())
    assert house.player(twin).identity is IdentityState.WAITING
    assert house.run(house.store.people.is_held(twin))
    assert house.refused(Deposit(amount="10"), twin).code == "identity_being_checked"
    clean(house)


def test_req_26_an_exclusion_follows_the_right_name(house: House) -> None:
    excluded = house.ready()
    second = opened(house, "zita", "Zita Zwyssig", date(1971, 2, 3))
    house.do(Exclude(reason="by order"), excluded, actor=OPERATOR)
    assert house.player(second).identity is IdentityState.UNCHECKED
    correct(house, excluded, correction())
    assert house.player(second).identity is IdentityState.WAITING
    clean(house)


def test_req_36_only_operators_correct(house: House) -> None:
    player = house.ready()
    house.operate(Appoint(name="sven", role=Role.SUPPORT, reason="new"), key="sven")
    for actor in (f"player:{player}", "clock", "support:sven", "operator:nobody"):
        assert refused(house, player, correction(), actor=actor) in {"operators_only", "not_your_office"}
    assert refused(house, "nobody", correction()) == "no_account"
    assert person(house, player).birth == born("anna")
    clean(house)
