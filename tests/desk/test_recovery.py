"""Requirement 45: recovery codes and reset links at the desk, on both databases."""

from collections.abc import Callable
from datetime import timedelta

import msgspec
import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.access import LinkMade, PasswordSet
from ventuno.desk.requests import Appoint, MakeResetLink
from ventuno.house.access import recovery
from ventuno.house.access.sessions import Session
from ventuno.house.accounts.events import (
    IdentityDocument,
    PasswordChanged,
    PasswordProof,
    RecoveryCodeUsed,
    ResetLinkMade,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.rules.refusals import Refused

PASSWORD, NEW = "correct horse", "nine blue bicycles"
CHECK = MakeResetLink(document=IdentityDocument.PASSPORT, reason="at the counter, photograph compared")


def codes_of(house: House, player: str, *, key: str | None = None) -> tuple[str, ...]:
    return house.run(house.desk.access.make_codes(player, PASSWORD, key=key or house.key()))


def recover(house: House, code: str, login: str = "anna", new: str = NEW) -> PasswordSet:
    return house.run(house.desk.access.recover(login, code, new))


def link_for(house: House, player: str, *, actor: str = OPERATOR, key: str | None = None) -> LinkMade:
    return house.run(house.desk.access.make_link(player, CHECK, key=key or house.key(), actor=actor))


def follow(house: House, token: str, new: str = NEW) -> PasswordSet:
    return house.run(house.desk.access.follow_link(token, new))


def logs_in(house: House, password: str, login: str = "anna") -> bool:
    try:
        house.run(house.desk.log_in(login, password))
    except Refused:
        return False
    return True


def why_not(house: House, call: Callable[..., object], *given: object, **named: object) -> str:
    """The refusal's code. Nothing has changed."""
    before = house.run(house.store.people.by_login("anna"))
    assert before is not None
    account = house.player(before.player)
    with pytest.raises(Refused) as refused:
        call(house, *given, **named)
    assert (house.run(house.store.people.by_login("anna")), house.player(before.player)) == (before, account)
    return refused.value.refusal.code


@pytest.fixture
def anna(house: House) -> str:
    return house.opened()


def clean(house: House) -> None:
    assert house.run(audit(house.store)).problem is None


def last(house: House, player: str, most: int) -> list[object]:
    lines = house.run(house.store.books.lines(player))
    return [codec.decode(line.text, Entry).what for line in lines[-most:]]


def begin_session(house: House, player: str) -> Session:
    at = house.clock.at
    session = Session(
        token_hash="5" * 64, player=player, started_at=at, expires_at=at + timedelta(hours=1), result_before=NOTHING
    )
    house.run(house.store.sessions.keep(session))
    return session


def test_req_45_codes_are_readable_different_and_of_eighty_bits(house: House, anna: str) -> None:
    codes = codes_of(house, anna)
    assert len(set(codes)) == recovery.CODES
    for code in codes:
        assert len(code.replace("-", "")) * 5 >= 60
        assert not set(code) & set("ILOU")
    clean(house)


def test_req_45_a_code_sets_a_new_password_once_and_ends_every_session(house: House, anna: str) -> None:
    codes, session = codes_of(house, anna), begin_session(house, anna)
    done = recover(house, codes[2])
    assert (done.player, done.codes_left) == (anna, 7)
    assert (logs_in(house, NEW), logs_in(house, PASSWORD)) == (True, False)
    assert house.run(house.store.sessions.find(session.token_hash)) is None
    used, changed = last(house, anna, 2)
    assert isinstance(used, RecoveryCodeUsed)
    assert (used.number, used.left) == (3, 7)
    assert changed == PasswordChanged(by=PasswordProof.CODE)
    assert why_not(house, recover, codes[2]) == "code_wrong"
    assert recover(house, codes[3], new=PASSWORD).codes_left == 6
    clean(house)


@pytest.mark.parametrize("typed", [str.lower, lambda code: code.replace("-", " "), lambda code: code.replace("0", "O")])
def test_req_45_a_code_counts_however_it_is_typed(house: House, anna: str, typed: Callable[[str], str]) -> None:
    assert recover(house, typed(codes_of(house, anna)[0])).codes_left == 7


def test_req_45_a_code_is_good_for_its_own_account_only(house: House, anna: str) -> None:
    house.opened("beat")
    code = codes_of(house, anna)[0]
    for login in ("beat", "nobody"):
        assert why_not(house, recover, code, login) == "code_wrong"
    assert why_not(house, recover, "0000-0000-0000-0000") == "code_wrong"


def test_req_45_new_codes_make_the_old_ones_void(house: House, anna: str) -> None:
    old = codes_of(house, anna)
    new = codes_of(house, anna)
    assert why_not(house, recover, old[0]) == "code_wrong"
    assert recover(house, new[0]).codes_left == 7
    clean(house)


def test_req_28_codes_are_shown_once_even_if_the_same_request_comes_again(house: House, anna: str) -> None:
    codes = codes_of(house, anna, key="once")
    assert codes_of(house, anna, key="once") == ()
    assert recover(house, codes[0]).codes_left == 7


def test_req_45_two_at_once_with_the_same_code_only_one_of_them_succeeds(house: House, anna: str) -> None:
    code = codes_of(house, anna)[0]
    access = house.desk.access

    async def tried(new: str) -> bool:
        try:
            await access.recover("anna", code, new)
        except Refused:
            return False
        return True

    assert sorted(house.together(tried(NEW), tried("seven red balloons"))) == [False, True]
    assert house.player(anna).codes is not None
    clean(house)


def test_req_45_neither_codes_nor_tokens_are_kept_in_clear(house: House, anna: str) -> None:
    codes, link = codes_of(house, anna), link_for(house, anna)
    lines = "".join(line.text for line in house.run(house.store.books.lines(anna)))
    for secret in (*codes, link.token):
        assert secret not in lines
    assert house.run(house.store.recovery.link(link.token)) is None
    assert house.run(house.store.recovery.link(recovery.link_hash(link.token))) is not None


def test_req_45_a_link_sets_a_new_password_once_and_the_check_is_on_record(house: House, anna: str) -> None:
    link, session = link_for(house, anna), begin_session(house, anna)
    assert link.expires_at == house.clock.at + recovery.LINK_LASTS
    assert follow(house, link.token).login == "anna"
    assert (logs_in(house, NEW), logs_in(house, PASSWORD)) == (True, False)
    assert house.run(house.store.sessions.find(session.token_hash)) is None
    made, changed = last(house, anna, 2)
    assert isinstance(made, ResetLinkMade)
    assert (made.document, made.reason) == (IdentityDocument.PASSPORT, CHECK.reason)
    assert changed == PasswordChanged(by=PasswordProof.LINK)
    assert why_not(house, follow, link.token) == "link_invalid"
    clean(house)


def test_req_45_forged_old_and_superseded_links_are_refused_alike(house: House, anna: str) -> None:
    first = link_for(house, anna)
    second = link_for(house, anna)
    for token in (first.token, "0" * 64, "", second.token[:-1]):
        assert why_not(house, follow, token) == "link_invalid"
    house.clock.forward(hours=24)
    assert why_not(house, follow, second.token) == "link_invalid"
    clean(house)


def test_req_45_a_changed_password_makes_the_link_void(house: House, anna: str) -> None:
    codes, link = codes_of(house, anna), link_for(house, anna)
    recover(house, codes[0])
    assert why_not(house, follow, link.token, "seven red balloons") == "link_invalid"
    clean(house)


def test_req_28_a_link_is_shown_once(house: House, anna: str) -> None:
    link_for(house, anna, key="once")
    assert why_not(house, link_for, anna, key="once") == "link_shown"


def test_req_45_a_link_needs_a_reason_and_the_power(house: House, anna: str) -> None:
    for name, role in (("sven", Role.SUPPORT), ("adam", Role.AUDITOR)):
        house.operate(Appoint(name=name, role=role, reason="starts today"))
    empty = msgspec.structs.replace(CHECK, reason=" ")
    with pytest.raises(Refused) as refused:
        house.run(house.desk.access.make_link(anna, empty, key="k", actor="support:sven"))
    assert refused.value.refusal.code == "reason_needed"
    assert why_not(house, link_for, anna, actor="auditor:adam") == "not_your_office"
    assert why_not(house, link_for, anna, actor="support:eva") == "not_your_office"
    assert why_not(house, link_for, anna, actor=f"player:{anna}") == "operators_only"
    link_for(house, anna, actor="support:sven")
    clean(house)


def test_req_45_a_closed_account_is_not_recovered(house: House, anna: str) -> None:
    codes, link = codes_of(house, anna), link_for(house, anna)
    house.run(house.desk.close_account(anna, PASSWORD, key="close"))
    assert why_not(house, recover, codes[0]) == "account_closed"
    assert why_not(house, follow, link.token) == "account_closed"
    assert why_not(house, link_for, anna) == "account_closed"


@pytest.mark.parametrize("new", ["password1", "anna1990", "12345678"])
def test_req_45_a_password_that_everybody_tries_is_refused(house: House, anna: str, new: str) -> None:
    codes, link = codes_of(house, anna), link_for(house, anna)
    assert why_not(house, recover, codes[0], new=new) == "common_password"
    assert why_not(house, follow, link.token, new) == "common_password"
    with pytest.raises(Refused) as refused:
        house.run(house.desk.change_password(anna, PASSWORD, new, session="", key="change"))
    assert refused.value.refusal.code == "common_password"


def test_req_45_a_wrong_password_makes_no_codes(house: House, anna: str) -> None:
    with pytest.raises(Refused) as refused:
        house.run(house.desk.access.make_codes(anna, "a guess", key="k"))
    assert refused.value.refusal.code == "password_differs"
    assert house.player(anna).codes is None


# ----- the audit finds what the house let happen


def found(house: House) -> str:
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    return problem.refusal.code


def test_req_45_a_password_set_without_the_code_it_names_is_found(
    house: House, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = codes_of(house, anna)
    monkeypatch.setattr("ventuno.desk.access.use_code", lambda *_: None)
    recover(house, codes[0])
    assert found(house) == "not_allowed"


def test_req_45_a_password_set_with_a_link_that_was_over_is_found(
    house: House, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = link_for(house, anna)
    house.clock.forward(hours=25)
    monkeypatch.setattr(recovery, "is_open", lambda *_: True)
    follow(house, link.token)
    assert found(house) == "not_allowed"


def test_req_45_a_link_without_a_word_on_who_was_checked_is_found(
    house: House, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ventuno.desk.access.reason", lambda _: " ")
    link_for(house, anna)
    assert found(house) == "not_allowed"
