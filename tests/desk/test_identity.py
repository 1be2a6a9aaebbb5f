"""B19, requirement 22: accounts that may be a second one of the same person are held until somebody decides."""

from datetime import date

import pytest

from tests.kit import OPERATOR, RULES, TERMS, House
from tests.live import TERMS as TABLE
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    Adjust,
    AskHouse,
    BeginCase,
    DecideIdentity,
    Deposit,
    Exclude,
    HoldAccount,
    OfferPlay,
    OpenAccount,
    OpenTable,
    PaidIn,
    SetLimit,
    SitDown,
    StartPlay,
    TakeMeasure,
    Withdraw,
)
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.protection.events import Measure
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

BIRTH = date(1980, 2, 3)
SAME, OTHER = DecideIdentity(same=True, reason="a passport"), DecideIdentity(same=False, reason="a passport")


def opened(house: House, login: str, name: str, *, ready: bool = False, desk: Desk | None = None) -> str:
    request = OpenAccount(login=login, name=name, birth=BIRTH, canton="ZH", language=Language.DE)
    player = house.run((desk or house.desk).open_account(request, "correct horse", key=house.key())).player
    if ready:
        house.do(AcceptRules(rules=RULES), player)
        house.do(AcceptOnlineTerms(version=TERMS.version), player)
        for kind in LOSS_LIMITS:
            house.do(SetLimit(limit=kind, amount="900"), player)
    return player


def state(house: House, player: str) -> IdentityState:
    return house.player(player).identity


def held(house: House) -> list[str]:
    return [player for player, _ in house.run(house.store.people.held())]


def clean(house: House) -> None:
    problem = house.run(audit(house.store)).problem
    assert problem is None, problem.said_in(Language.EN)


def test_b19_a_held_account_reads_asks_and_closes_but_neither_pays_in_nor_plays(house: House) -> None:
    first = opened(house, "anna", "Anna Müller", ready=True)
    second = opened(house, "second", "Anna Maria Mueller", ready=True)
    assert held(house) == [second]
    play = house.do(OfferPlay(), second).play
    for request in (Deposit(amount="10"), StartPlay(play=play, stake="1", client_seed="x")):
        refusal = house.refused(request, second)
        assert (refusal.code, refusal.article) == ("identity_being_checked", "B19")
    table = house.run(house.desk.tables.open(OpenTable(terms=TABLE), player=first, key=house.key())).table
    sitting = SitDown(table=table, box=1, chips="100", name="Guest")
    with pytest.raises(Refused) as refused:
        house.run(house.desk.tables.sit(sitting, player=second, key=house.key()))
    assert refused.value.refusal.code == "identity_being_checked"
    house.do(AskHouse(subject="Why?", text="What is being checked?"), second)
    assert [each.kind for each in house.run(inbox(house.store.books, second))] == ["identity_check_begun"]
    journal = "".join(line.text for line in house.run(house.store.books.lines(second)))
    assert first not in journal  # whoever reads it does not learn whom the account resembles
    house.run(house.desk.close_account(second, "correct horse", key=house.key()))
    clean(house)


def test_b19_until_money_or_play_is_asked_for_a_held_account_is_like_any_other(house: House) -> None:
    """Against a stranger who registers with somebody's name and date of birth to learn whether they play here."""
    fresh = opened(house, "anna", "Anna Müller", ready=True)
    second = opened(house, "second", "Anna Müller", ready=True)
    offers = [house.do(OfferPlay(), each) for each in (fresh, second)]
    assert state(house, second) is state(house, fresh) is IdentityState.UNCHECKED
    kinds = [[line.kind for line in house.run(house.store.books.lines(each))] for each in (fresh, second)]
    assert kinds[0] == kinds[1]
    assert house.run(inbox(house.store.books, second)) == []
    house.do(Exclude(reason="by order"), fresh, actor=OPERATOR)
    assert state(house, second) is IdentityState.UNCHECKED  # nor does it tell what happens to the other account
    start = StartPlay(play=offers[1].play, stake="1", client_seed="x")
    assert [house.refused(start, second).code for _ in range(2)] == ["identity_being_checked"] * 2
    assert state(house, second) is IdentityState.WAITING
    assert [each.kind for each in house.run(inbox(house.store.books, second))] == ["identity_check_begun"]
    clean(house)


def test_b19_a_held_account_with_money_starts_no_play_however_it_is_asked(house: House) -> None:
    """The server asks for a start with `Desk.move`, which returns the first card as well."""
    opened(house, "anna", "Anna Müller")
    second = opened(house, "second", "Anna Müller", ready=True)
    house.do(
        Adjust(amount="5", source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, reason="owed"),
        second,
        actor=OPERATOR,
    )
    start = StartPlay(play=house.do(OfferPlay(), second).play, stake="1", client_seed="x")
    key = house.key()
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            house.run(house.desk.move(start, player=second, key=key))
        assert refused.value.refusal.code == "identity_being_checked"
    kinds = [line.kind for line in house.run(house.store.books.lines(second))]
    assert (kinds.count("identity_check_begun"), house.player(second).balance) == (1, Money(5_00))
    clean(house)


def test_b19_a_stake_is_decided_on_what_is_loaded_with_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """No request for money or play takes a look-up of its own: most accounts are not held."""
    player = opened(house, "anna", "Anna Müller", ready=True)
    play = house.do(OfferPlay(), player).play

    async def no_look_up(*_: object) -> None:
        pytest.fail("looked something up")

    monkeypatch.setattr(house.store.database, "find", no_look_up)
    monkeypatch.setattr(house.store.database, "fetch", no_look_up)
    house.do(Deposit(amount="10"), player)
    house.do(StartPlay(play=play, stake="1", client_seed="x"), player)


def test_b19_a_seat_paid_for_on_the_spot_is_money_too(house: House) -> None:
    first = opened(house, "anna", "Anna Müller", ready=True)
    second = opened(house, "second", "Anna Müller", ready=True)
    table = house.run(house.desk.tables.open(OpenTable(terms=TABLE), player=first, key=house.key())).table
    sitting = SitDown(table=table, box=1, chips="100", name="Guest", paid_in=PaidIn(amount="100"))
    with pytest.raises(Refused) as refused:
        house.run(house.desk.tables.sit(sitting, player=second, key=house.key()))
    assert refused.value.refusal.code == "identity_being_checked"
    assert state(house, second) is IdentityState.WAITING
    clean(house)


def test_b19_a_decision_before_anything_was_asked_for_is_on_record(house: House) -> None:
    opened(house, "anna", "Anna Müller")
    second = opened(house, "second", "Anna Müller")
    house.refused(DecideIdentity(same=True, reason=" "), second, actor=OPERATOR)
    assert state(house, second) is IdentityState.UNCHECKED
    house.do(SAME, second, actor=OPERATOR)
    kinds = [line.kind for line in house.run(house.store.books.lines(second))]
    assert kinds == ["opened", "identity_check_begun", "identity_checked"]
    clean(house)


def test_b19_who_is_another_person_may_play_and_is_told(house: House) -> None:
    opened(house, "anna", "Anna Müller")
    twin = opened(house, "lena", "Lena Müller", ready=True)
    assert held(house) == [twin]
    house.do(OTHER, twin, actor=OPERATOR)
    assert (state(house, twin), held(house)) == (IdentityState.CONFIRMED, [])
    house.do(Deposit(amount="10"), twin)
    house.do(OfferPlay(), twin)
    told = house.run(inbox(house.store.books, twin))
    assert "bestätigt" in told[0].text
    assert house.refused(OTHER, twin, actor=OPERATOR).code == "no_identity_check"
    clean(house)


def test_b19_who_is_the_same_person_never_plays_with_the_second_account(house: House) -> None:
    opened(house, "anna", "Anna Müller")
    second = opened(house, "second", "Müller Anna", ready=True)
    house.do(SAME, second, actor=OPERATOR)
    assert (state(house, second), held(house)) == (IdentityState.REFUSED, [])
    assert house.refused(Deposit(amount="10"), second).code == "identity_refused"
    house.do(OTHER, second, actor=OPERATOR)  # a mistake is put right
    house.do(Deposit(amount="10"), second)
    clean(house)


@pytest.mark.parametrize("as_a_measure", [False, True], ids=["by order", "as a measure of protection"])
def test_req_22_an_exclusion_holds_likely_second_accounts_and_their_money_can_be_withdrawn(
    house: House, monkeypatch: pytest.MonkeyPatch, *, as_a_measure: bool
) -> None:
    """The second account is from before names were compared."""
    first = opened(house, "anna", "Anna Müller", ready=True)
    with monkeypatch.context() as before:
        before.setattr("ventuno.desk.accounts.alike", lambda *_: {})
        second = opened(house, "second", "Anna M. Müller", ready=True)
    twin = opened(house, "lena", "Lena Müller")
    house.do(OTHER, twin, actor=OPERATOR)
    house.do(Deposit(amount="10"), second)
    if as_a_measure:
        house.do(BeginCase(reason="a call of the family"), first, actor=OPERATOR)
        house.do(TakeMeasure(number=1, measure=Measure.EXCLUSION, reason="as discussed"), first, actor=OPERATOR)
    else:
        house.do(Exclude(reason="by order"), first, actor=OPERATOR)
    assert [state(house, each) for each in (second, twin)] == [IdentityState.WAITING, IdentityState.CONFIRMED]
    assert house.refused(Deposit(amount="10"), second).code == "identity_being_checked"
    assert house.do(Withdraw(amount="10"), second).balance == Money(0)
    clean(house)


def test_b19_everybody_is_held_if_the_house_wishes(house: House) -> None:
    strict = Desk(house.store, house.clock, house.desk.transactions.entropy, check_everybody=True)
    assert state(house, opened(house, "anna", "Anna Müller", desk=strict)) is IdentityState.WAITING
    clean(house)


@pytest.mark.parametrize("request_", [SAME, HoldAccount(because_of="x")])
def test_b19_only_operators_decide(house: House, request_: DecideIdentity | HoldAccount) -> None:
    player = opened(house, "anna", "Anna Müller")
    assert house.refused(request_, player).code == "operators_only"
    assert house.refused(request_, player, actor="support:nobody").code in {"not_your_office", "operators_only"}
    assert house.refused(OTHER, player, actor=OPERATOR).code == "no_identity_check"
    assert house.refused(DecideIdentity(same=True, reason=" "), opened(house, "berta", "Anna Müller"), actor=OPERATOR)


def test_b19_a_deposit_to_a_held_account_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(house, "anna", "Anna Müller")
    second = opened(house, "second", "Anna Müller")
    monkeypatch.setattr("ventuno.house.accounts.player.Player.barred_from", lambda *_: None)
    house.do(Deposit(amount="1"), second)
    monkeypatch.undo()
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    assert problem.refusal.code == "not_allowed"
