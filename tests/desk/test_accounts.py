"""Accounts: B19, Art. 1.2, requirement 22."""

from datetime import date

import pytest

from tests.kit import OPERATOR, House, spelled
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    BlockMyself,
    ChooseLanguage,
    Deposit,
    Exclude,
    OfferPlay,
    OpenAccount,
    StartPlay,
)
from ventuno.house.accounts.events import Opened
from ventuno.house.accounts.people import CANTONS
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

PASSWORD = "correct horse"  # noqa: S105
ANNA = OpenAccount(login="anna", name="Anna Muster", birth=date(1990, 5, 17), canton="ZH", language=Language.DE)


def opening(house: House, **changed: object) -> str:
    fields = {name: getattr(ANNA, name) for name in ANNA.__struct_fields__}
    request = OpenAccount(**{**fields, **changed})
    return house.run(house.desk.open_account(request, PASSWORD, key=house.key())).player


def refused(house: House, **changed: object) -> str:
    with pytest.raises(Refused) as refusal:
        opening(house, **changed)
    return refusal.value.refusal.code


def test_an_account_is_opened_with_its_first_entry(house: House) -> None:
    player = opening(house)
    account = house.player(player)
    assert (account.language, account.canton, account.entries) == (Language.DE, "", 1)
    person = house.run(house.store.people.of_player(account.id))
    assert person is not None
    assert person.canton == "ZH"
    assert account.balance.centimes == 0
    line = house.run(house.store.books.lines(player))[0]
    assert line.kind == Opened.__struct_config__.tag
    assert "Muster" not in line.text  # the journal lasts for ever and names nobody


def test_b19_only_adults(house: House) -> None:
    """Noon on 3 March 2026: who turns 18 that day is an adult, who does on the next is not."""
    assert refused(house, birth=date(2008, 3, 4)) == "under_18"
    assert opening(house, birth=date(2008, 3, 3))


def test_b19_the_day_of_majority_begins_in_zurich(house: House) -> None:
    house.clock.at = house.clock.at.replace(hour=23, minute=30)  # half past midnight of the 4th, there
    assert opening(house, birth=date(2008, 3, 4))


@pytest.mark.parametrize("birth", [date(1890, 1, 1), date(2030, 1, 1)])
def test_a_birth_date_is_possible(house: House, birth: date) -> None:
    assert refused(house, birth=birth) == "bad_birth_date"


def test_art_1_2_nineteen_cantons_are_served(house: House) -> None:
    assert len(CANTONS) == 19
    for number, canton in enumerate(CANTONS):
        assert opening(house, canton=canton, login=f"user{number}", name=f"{spelled(str(number))} Muster")
    for other in ("FR", "GE", "JU", "NE", "TI", "VD", "VS", "FL", "zh", "", "ZH "):
        assert refused(house, canton=other, login="other", name="Other One") == "canton_not_served"


@pytest.mark.parametrize("name", ["anna  MUSTER", "Muster, Anna", "Änna Muster", "Anna-Muster", "Anna Anna Muster"])
def test_b19_one_account_a_person_however_the_name_is_typed(house: House, name: str) -> None:
    opening(house)
    other = opening(house, login="other", name=name)
    later = opening(house, login="later", name=name, birth=date(1990, 5, 18))
    assert [house.run(house.store.people.is_held(each)) for each in (other, later)] == [True, False]


def test_a_login_belongs_to_one_account(house: House) -> None:
    opening(house)
    assert refused(house, name="Berta Muster") == "login_taken"


@pytest.mark.parametrize("login", ["", "ab", "Anna", "an na", "x" * 33, "ännä", "-anna", "a\x00b"])
def test_a_login_is_plain(house: House, login: str) -> None:
    assert refused(house, login=login) == "bad_login"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Anna",
        "?? !!",
        "A B" * 40,
        "Anna\0 Muster",
        "Anna Muster 2",
        "Anna _ Muster",
        "Аnna Muster",
        "Anna Muster\ud800",
    ],
)
def test_a_name_has_first_and_last(house: House, name: str) -> None:
    assert refused(house, name=name) == "bad_name"


@pytest.mark.parametrize("password", ["", "short", "x" * 257])
def test_a_password_has_a_decent_length(house: House, password: str) -> None:
    with pytest.raises(Refused, match="8 to 256"):
        house.run(house.desk.open_account(ANNA, password, key="k"))


def test_half_a_character_is_no_text(house: House) -> None:
    with pytest.raises(Refused) as refusal:
        house.run(house.desk.open_account(ANNA, "correct \ud800 horse", key="k"))
    assert refusal.value.refusal.code == "bad_text"
    player = opening(house)
    assert house.refused(AcceptRules(rules="\ud800"), player).code == "bad_text"


def test_logging_in_needs_the_right_password(house: House) -> None:
    player = opening(house)
    assert house.run(house.desk.log_in("anna", PASSWORD)) == player
    for login, password in [("anna", "wrong horse"), ("nobody", PASSWORD), ("", ""), ("a\0\ud800", "\ud800 horse")]:
        with pytest.raises(Refused, match="not right"):
            house.run(house.desk.log_in(login, password))


def test_passwords_are_kept_as_argon2id_and_nowhere_else(house: House) -> None:
    player = opening(house)
    person = house.run(house.store.people.by_login("anna"))
    assert person is not None
    assert person.password.startswith("$argon2id$")
    book = house.run(house.store.books.whole(player))
    assert PASSWORD not in repr(book)
    assert PASSWORD not in repr(person)


def test_art_5_playing_needs_both_documents_accepted(house: House) -> None:
    player = opening(house)
    house.do(Deposit(amount="50"), player)
    offered = house.do(OfferPlay(), player)
    start = StartPlay(play=offered.play, stake="1", client_seed="x")
    with pytest.raises(Refused) as refusal:
        house.do(start, player)
    assert refusal.value.refusal.code == "rules_not_accepted"
    with pytest.raises(Refused, match="2024-10-23"):
        house.do(AcceptRules(rules="2024-08-28"), player)
    house.do(AcceptRules(rules="2024-10-23"), player)
    accepted = house.player(player).accepted
    assert accepted is not None
    assert (accepted.rules, accepted.at) == ("2024-10-23", house.clock.at)
    with pytest.raises(Refused) as refusal:
        house.do(start, player)
    assert refusal.value.refusal.code == "online_terms_not_accepted"
    house.do(AcceptOnlineTerms(version="2026-11-19"), player)
    with pytest.raises(Refused) as refusal:
        house.do(start, player)
    assert refusal.value.refusal.code == "limits_not_set"


def test_the_language_can_be_changed(house: House) -> None:
    player = opening(house)
    house.do(ChooseLanguage(language=Language.IT), player)
    assert house.player(player).language is Language.IT


@pytest.mark.parametrize("player", ["", "nobody", "house", "0" * 16, "'; DROP TABLE books; --"])
def test_an_unknown_account_is_refused(house: House, player: str) -> None:
    for request in (Deposit(amount="1"), OfferPlay(), BlockMyself(game=None, days=1), AcceptRules(rules="2024-10-23")):
        assert house.refused(request, player).code == "no_account"
    assert house.refused(Exclude(reason="?"), player, actor=OPERATOR).code == "no_account"
