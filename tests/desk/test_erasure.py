"""Requirement 45: personal data are erased when the law allows it, and the journal stays as it is."""

from datetime import UTC, datetime

import pytest

from tests.kit import NOON, OPERATOR, House
from tests.store.everywhere import everywhere
from ventuno.desk.requests import (
    AnswerQuestion,
    Appoint,
    AskHouse,
    BeginCase,
    Block,
    BlockMyself,
    CloseCase,
    DecideIdentity,
    Deposit,
    Done,
    ErasePerson,
    ErasureAnswered,
    Exclude,
    HoldAccount,
    MakeResetLink,
    Readmit,
    WriteMessage,
)
from ventuno.house.accounts.events import IdentityDocument
from ventuno.house.findings import PERSON_MISSING
from ventuno.house.office.staff import RETENTION, Role
from ventuno.house.protection.events import Judgement
from ventuno.jobs.audit import audit
from ventuno.jobs.retention import erase_due
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store.executor import Columns, Query, Write

PASSWORD = "correct horse"  # noqa: S105
DUE = datetime(2036, 12, 31, 23, tzinfo=UTC)  # ten business years after 2026, in Zurich
WHY = ErasePerson(reason="Ten years are over.")


def closed(house: House, login: str = "anna", *, played: bool = True) -> str:
    player = house.ready(login) if played else house.opened(login)
    house.run(house.desk.close_account(player, PASSWORD, key=house.key()))
    return player


def ask(house: House, player: str, *, password: str = PASSWORD) -> ErasureAnswered:
    return house.run(house.desk.erasure.ask(player, password, key=house.key()))


def erase(house: House, player: str, *, actor: str = OPERATOR, request: ErasePerson = WHY) -> Done:
    return house.run(house.desk.erasure.erase(player, request, key=house.key(), actor=actor))


def kept(house: House, player: str, *, actor: str = OPERATOR, request: ErasePerson = WHY) -> Refusal:
    before = house.player(player)
    with pytest.raises(Refused) as refused:
        erase(house, player, actor=actor, request=request)
    assert house.player(player) == before
    assert house.run(house.store.people.of_player(player)) is not None
    return refused.value.refusal


def _drop(table: str, player: str) -> Query[Columns]:
    return Write(f"DELETE FROM {table} WHERE player = $1")(player)  # one of two names


def clean(house: House) -> None:
    assert house.run(audit(house.store)).problem is None


def test_req_45_an_operator_erases_a_person_after_ten_business_years_and_nothing_says_who_it_was(house: House) -> None:
    player = house.ready("erika")
    house.do(AskHouse(subject="About Kunigunde", text="Her card is gone."), player)
    house.do(AnswerQuestion(number=1, text="We shall look."), player, actor=OPERATOR)
    house.run(house.desk.access.make_codes(player, PASSWORD, key=house.key()))
    link = MakeResetLink(document=IdentityDocument.PASSPORT, reason="seen")
    house.run(house.desk.access.make_link(player, link, key=house.key(), actor=OPERATOR))
    house.run(house.desk.close_account(player, PASSWORD, key=house.key()))
    lines = house.run(house.store.books.lines(player))
    house.clock.at = DUE.replace(hour=22)
    assert kept(house, player).code == "data_kept"
    house.clock.at = DUE
    assert kept(house, player, request=ErasePerson()).code == "reason_needed"
    done = erase(house, player)
    assert house.run(house.store.books.lines(player))[:-1] == lines  # letter by letter
    after = house.player(player)
    assert (after.erased_at, after.entries, done.entry) == (DUE, len(lines) + 1, len(lines) + 1)
    assert house.run(house.store.people.of_player(player)) is None
    for word in ("erika", "kunigunde", "anna"):
        assert house.run(house.store.people.search([word])) == []
        assert word not in everywhere(house).casefold().replace("ingannare", "")  # a word of the terms
    clean(house)
    with pytest.raises(Refused) as again:
        erase(house, player)
    assert again.value.refusal.code == "person_erased"
    assert house.refused(WriteMessage(text="Hello"), player, actor=OPERATOR).code == "person_erased"
    with pytest.raises(Refused) as wrong:
        house.run(house.desk.log_in("erika", PASSWORD))
    assert wrong.value.refusal.code == "wrong_password"
    assert house.opened("erika") != player  # whoever comes again is somebody new
    clean(house)


def test_req_45_only_a_closed_account_is_erased_and_only_by_operators(house: House) -> None:
    player = house.ready()
    house.clock.at = DUE
    assert kept(house, player).code == "account_open"
    house.run(house.desk.close_account(player, PASSWORD, key=house.key()))
    house.clock.forward(days=366 * 12)
    house.operate(Appoint(name="sven", role=Role.SUPPORT, reason="new"))
    assert kept(house, player, actor="support:sven").code == "not_your_office"
    assert kept(house, player, actor=f"player:{player}").code == "operators_only"
    erase(house, player)
    clean(house)


def test_req_45_an_exclusion_or_a_block_keeps_the_data_as_long_as_it_lasts(house: House) -> None:
    excluded, blocked = closed(house, "berta"), closed(house, "carla")
    house.do(Exclude(reason="x"), excluded, actor=OPERATOR)
    house.clock.at = DUE
    house.do(Block(game=None, reason="x", until=DUE.replace(year=2040)), blocked, actor=OPERATOR)
    assert kept(house, excluded).code == "data_kept"
    assert kept(house, blocked).code == "data_kept"
    assert house.run(erase_due(house.desk, house.clock.at)) == []
    house.do(Readmit(reason="x"), excluded, actor=OPERATOR)
    assert house.run(erase_due(house.desk, house.clock.at)) == [excluded]
    house.clock.at = DUE.replace(year=2041)
    assert house.run(erase_due(house.desk, house.clock.at)) == [blocked]
    clean(house)


def test_req_45_an_open_case_or_a_check_of_the_details_keeps_the_data_as_long_as_it_lasts(house: House) -> None:
    """Each of the reasons that the terms for online participation name (8.5)."""
    in_case, checked = closed(house, "berta"), house.ready("carla")
    house.do(HoldAccount(because_of=in_case), checked, actor=OPERATOR)
    house.run(house.desk.close_account(checked, PASSWORD, key=house.key()))
    house.do(BeginCase(reason="a call of the family"), in_case, actor=OPERATOR)
    answer = ask(house, in_case)
    assert (answer.erased, answer.due_at) == (False, None)
    house.clock.at = DUE
    assert [kept(house, each).code for each in (in_case, checked)] == ["data_kept"] * 2
    assert house.run(erase_due(house.desk, house.clock.at)) == []
    house.do(CloseCase(number=1, judgement=Judgement.UNFOUNDED, outcome="a mistake"), in_case, actor=OPERATOR)
    house.do(DecideIdentity(same=False, reason="a passport"), checked, actor=OPERATOR)
    assert sorted(house.run(erase_due(house.desk, house.clock.at))) == sorted([in_case, checked])
    clean(house)


def test_req_45_a_wish_under_longer_years_of_an_earlier_version_stays_good(
    house: House,
) -> None:
    player = closed(house)
    house.desk.erasure.years = 30
    answer = ask(house, player)
    assert answer.due_at == DUE.replace(year=2056)
    house.desk.erasure.years = 10
    house.clock.at = DUE
    assert house.run(erase_due(house.desk, house.clock.at)) == [player]
    clean(house)


def test_req_45_a_player_who_asks_is_told_from_when_on(house: House) -> None:
    player = closed(house)
    with pytest.raises(Refused) as refused:
        ask(house, player, password="wrong horse")  # noqa: S106
    assert refused.value.refusal.code == "password_differs"
    answer = ask(house, player)
    assert (answer.erased, answer.due_at) == (False, DUE)
    assert house.player(player).erasure_asked_at == NOON
    assert ask(house, player) == answer  # once is on record
    assert house.run(erase_due(house.desk, house.clock.at)) == []
    clean(house)
    house.clock.at = DUE
    assert house.run(erase_due(house.desk, house.clock.at)) == [player]
    (last,) = house.run(house.store.books.lines(player, after=answer.entry))
    assert f'"actor":"{RETENTION}"' in last.text
    clean(house)


def test_req_45_who_never_paid_nor_staked_is_erased_at_once_but_not_out_of_a_block(house: House) -> None:
    player = closed(house, "berta", played=False)
    assert house.run(erase_due(house.desk, house.clock.at)) == []  # nobody has asked
    answer = ask(house, player)
    assert (answer.erased, answer.due_at) == (True, NOON)
    assert house.run(house.store.people.of_player(player)) is None
    blocked = house.opened("carla")
    house.do(BlockMyself(game=None, days=30), blocked)
    house.run(house.desk.close_account(blocked, PASSWORD, key=house.key()))
    answer = ask(house, blocked)
    assert (answer.erased, answer.due_at) == (False, house.player(blocked).blocks and NOON.replace(month=4, day=2))
    house.clock.forward(days=31)
    assert house.run(erase_due(house.desk, house.clock.at)) == [blocked]
    clean(house)


def test_req_45_an_open_account_is_not_asked_about(house: House) -> None:
    player = house.opened()
    with pytest.raises(Refused) as refused:
        ask(house, player)
    assert refused.value.refusal.code == "account_open"


def test_req_45_a_house_may_keep_its_records_for_another_time(house: House) -> None:
    house.desk.erasure.years = 0
    player, unpaid = closed(house, "berta"), house.opened("carla")
    assert house.run(erase_due(house.desk, house.clock.at)) == [player]
    house.do(Deposit(amount="5"), unpaid)
    clean(house)


def test_the_audit_finds_a_person_who_is_gone_without_an_entry(house: House) -> None:
    player = closed(house)
    for table in ("words", "people"):
        house.run(house.store.database.write(_drop(table, player)))
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    assert (problem.place, problem.refusal.code) == (player, PERSON_MISSING().code)


def test_the_audit_finds_a_person_who_is_known_although_erased(house: House) -> None:
    player = closed(house)
    person = house.run(house.store.people.of_player(player))
    assert person is not None
    house.clock.at = DUE
    erase(house, player)
    again = Write(
        "INSERT INTO people (player, login, identity, name, birth, password) VALUES ($1, $2, 'x', $3, $4, '')"
    )
    birth = person.birth.isoformat()
    house.run(house.store.database.write(again(player, person.login, person.name, birth)))
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    assert problem.refusal.code == "person_still_known"
