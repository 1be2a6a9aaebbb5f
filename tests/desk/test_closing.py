"""Requirement 45: an account is closed for good, and its balance paid out."""

from datetime import timedelta

import pytest

from tests.desk.test_cashier import Recorder
from tests.kit import NOON, OPERATOR, QUICK, RULES, TERMS, House, born
from tests.live import TERMS as TABLE
from tests.live import LiveTable
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    Adjust,
    AnswerQuestion,
    AskAgain,
    AskHouse,
    BlockMyself,
    ChooseLanguage,
    CloseAccount,
    DecideDispute,
    Deposit,
    Done,
    Exclude,
    MarkMessagesRead,
    OfferPlay,
    OpenAccount,
    OpenTable,
    Readmit,
    SetLimit,
    SitDown,
    StandUp,
    StartPlay,
    Withdraw,
    WriteMessage,
)
from ventuno.house.accounts.events import LimitKind
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

PASSWORD = "correct horse"  # noqa: S105


def close(house: House, player: str, *, key: str | None = None, password: str = PASSWORD) -> Done:
    return house.run(house.desk.close_account(player, password, key=key or house.key()))


def not_closed(house: House, player: str, *, password: str = PASSWORD) -> str:
    before = house.player(player)
    with pytest.raises(Refused) as refused:
        close(house, player, password=password)
    assert house.player(player) == before
    return refused.value.refusal.code


def kinds(house: House, player: str) -> list[str]:
    return [line.kind for line in house.run(house.store.books.lines(player))]


def clean(house: House) -> None:
    assert house.run(audit(house.store)).problem is None


def test_req_45_closing_pays_out_the_whole_balance(house: House) -> None:
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.ready(deposit="12.35")
    done = close(house, player, key="close")
    account = house.player(player)
    assert (done.entry, done.balance) == (account.entries, NOTHING)
    assert (account.closed_at, account.balance) == (NOON, NOTHING)
    assert kinds(house, player)[-2:] == ["withdrawn", "account_closed"]
    (paid,) = provider.paid
    assert paid.startswith(f"{player}:close:")
    assert paid.endswith(" 12.35 None")
    clean(house)


def test_req_45_an_empty_account_is_closed_without_a_payment(house: House) -> None:
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.opened()
    house.do(Deposit(amount="5"), player)
    house.do(Withdraw(amount="5"), player)
    close(house, player)
    assert len(provider.paid) == 1  # that of the withdrawal before
    assert kinds(house, player) == ["opened", "deposited", "withdrawn", "account_closed"]
    clean(house)


def test_req_45_an_account_in_which_nothing_happened_is_closed(house: House) -> None:
    player = house.opened()
    close(house, player)
    assert kinds(house, player) == ["opened", "account_closed"]
    clean(house)


def test_req_45_a_repeated_closing_gets_the_same_answer_however_late(house: House) -> None:
    player = house.ready()
    first = close(house, player, key="close")
    house.clock.forward(days=400)
    while house.run(house.store.answers.forget(house.clock.at)):
        pass
    assert close(house, player, key="close") == first
    assert not_closed(house, player) == "account_closed"  # under another key
    assert kinds(house, player).count("account_closed") == 1


def test_req_45_a_payment_that_failed_is_made_when_the_request_comes_again(house: House) -> None:
    class Failing(Recorder):
        async def pay_out(self, *asked: object) -> None:
            if not self.collected:
                self.collected.append("failed once")
                raise ConnectionError
            self.paid.append(str(asked[1]))

    player, provider = house.ready(), Failing()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    with pytest.raises(ConnectionError):
        close(house, player, key="close")
    close(house, player, key="close")
    assert provider.paid == ["100.00"]
    assert kinds(house, player).count("withdrawn") == 1


def test_req_45_only_the_password_closes_an_account(house: House) -> None:
    player = house.ready()
    assert not_closed(house, player, password="wrong horse") == "password_differs"  # noqa: S106
    assert house.refused(CloseAccount(), player).code == "operators_only"
    assert house.refused(CloseAccount(), player, actor=OPERATOR).code == "operators_only"
    with pytest.raises(Refused) as refused:
        close(house, "nobody")
    assert refused.value.refusal.code == "password_differs"


def test_req_45_a_running_play_is_ended_first_but_an_offer_is_no_obstacle(house: House) -> None:
    player = house.ready()
    at = house.start(player)
    assert not_closed(house, player) == "play_running"
    house.finish(player, at)
    house.do(OfferPlay(), player)
    close(house, player)
    clean(house)


def test_req_45_a_play_whose_time_is_over_is_paid_before_the_account_is_closed(house: House) -> None:
    player = house.ready(deposit="10")
    house.start(player, "5")
    house.clock.forward(hours=5)
    close(house, player)
    assert kinds(house, player)[-3:] == ["play_paid", "withdrawn", "account_closed"]
    assert house.player(player).balance == NOTHING
    clean(house)


def test_req_45_chips_at_a_table_come_back_first(house: House) -> None:
    player, table = house.ready(), LiveTable(house)
    sit = SitDown(table=table.id, box=1, chips="50", name="Guest")
    house.run(house.tables.sit(sit, player=player, key="sit"))
    assert not_closed(house, player) == "chips_at_table"
    house.run(house.tables.stand(StandUp(table=table.id), player=player, key="stand"))
    close(house, player)
    for again in (sit, OpenTable(terms=TABLE)):
        run = house.tables.sit if isinstance(again, SitDown) else house.tables.open
        with pytest.raises(Refused) as refused:
            house.run(run(again, player=player, key="again"))  # type: ignore[arg-type]
        assert refused.value.refusal.code == "account_closed"
    clean(house)


def test_req_45_an_open_dispute_is_decided_first(house: House) -> None:
    player = house.ready()
    play = house.finish(player, house.start(player)).play
    house.do(AskHouse(subject="The card", text="It was a king.", about=play, dispute=True), player)
    assert not_closed(house, player) == "dispute_open"
    house.do(DecideDispute(number=1, text="It was.", upheld=True, amount="7"), player, actor=OPERATOR)
    close(house, player)
    clean(house)


def test_req_45_a_closed_account_takes_no_request_of_its_player(house: House) -> None:
    player = house.ready()
    offered = house.do(OfferPlay(), player)
    close(house, player)
    before = house.player(player)
    for request in (
        *(Deposit(amount="1"), Withdraw(amount="1"), OfferPlay(), BlockMyself(game=None, days=1)),
        StartPlay(play=offered.play, stake="1", client_seed="s"),
        *(AcceptRules(rules=RULES), AcceptOnlineTerms(version=TERMS.version)),
        *(SetLimit(limit=LimitKind.LOSS_1, amount="1"), ChooseLanguage(language=Language.FR)),
        MarkMessagesRead(until=NOON),
        AskHouse(subject="s", text="t", about=offered.play, dispute=True),
    ):
        refusal = house.refused(request, player)
        assert (refusal.code, refusal.facts) == ("account_closed", {"since": "03.03.2026 13:00"})
    assert house.player(player) == before
    assert house.run(house.desk.log_in("anna", PASSWORD)) == player  # to read
    clean(house)


def test_req_45_no_money_is_collected_for_a_closed_account(house: House) -> None:
    provider = Recorder()
    house.desk = Desk(house.store, house.clock, lambda length: b"x" * length, provider=provider, passwords=QUICK)
    player = house.opened()
    close(house, player)
    house.refused(Deposit(amount="1"), player)
    assert provider.collected == []


def test_req_45_the_staff_write_and_bar_but_leave_no_money_on_a_closed_account(house: House) -> None:
    player = house.ready()
    close(house, player)
    house.do(WriteMessage(text="Goodbye."), player, actor=OPERATOR)
    house.do(Exclude(reason="by order"), player, actor=OPERATOR)
    house.do(Readmit(reason="order lifted"), player, actor=OPERATOR)
    to_player = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="1", reason="late")
    assert house.refused(to_player, player, actor=OPERATOR).code == "account_closed"
    within = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.CASHIER, amount="1", reason="wrong till")
    assert house.do(within, player, actor=OPERATOR).balance == NOTHING
    clean(house)


def test_req_45_blocks_limits_and_the_person_stay_on_record(house: House) -> None:
    player = house.ready()
    house.do(BlockMyself(game=None, days=180), player)
    house.do(Exclude(reason="by order"), player, actor=OPERATOR)
    before = house.player(player)
    close(house, player)
    after = house.player(player)
    assert (after.blocks, after.excluded, after.limits) == (before.blocks, True, before.limits)
    house.clock.forward(days=400)
    again = OpenAccount(login="again", name="Anna Anna", birth=born("anna"), canton="ZH", language=Language.DE)
    second = house.run(house.desk.open_account(again, PASSWORD, key=house.key())).player
    assert house.refused(Deposit(amount="1"), second).code == "identity_being_checked"


def test_req_47_who_has_closed_the_account_still_writes_to_the_house(house: House) -> None:
    player = house.ready()
    close(house, player)
    house.do(AskHouse(subject="My data", text="What do you keep?"), player)
    house.do(AnswerQuestion(number=1, text="The journal."), player, actor=OPERATOR)
    house.do(AskAgain(number=1, text="For how long?"), player)
    assert house.player(player).waiting == (1,)
    clean(house)


def found(house: House) -> str:
    """What the audit says of a house that let it happen."""
    problem = house.run(audit(house.store)).problem
    assert problem is not None
    return problem.refusal.code


def test_req_45_a_deposit_to_a_closed_account_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    player = house.ready()
    close(house, player)
    monkeypatch.setattr("ventuno.desk.transaction._is_open", lambda *_: None)
    monkeypatch.setattr("ventuno.house.accounts.player.Player.barred_from", lambda *_: None)
    house.do(Deposit(amount="1"), player)
    monkeypatch.undo()
    assert found(house) == "not_allowed"


def test_req_45_a_correction_that_leaves_money_on_a_closed_account_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.ready()
    close(house, player)
    monkeypatch.setattr("ventuno.house.accounts.closing.closed", lambda _: None)
    adjust = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="1", reason="late")
    assert house.do(adjust, player, actor=OPERATOR).balance == Money(100)
    monkeypatch.undo()
    assert found(house) == "not_allowed"


def test_req_45_an_account_closed_in_the_middle_of_a_play_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.ready()
    house.start(player)
    house.clock.at += timedelta(minutes=1)
    monkeypatch.setattr("ventuno.house.accounts.closing.obstacle", lambda _: None)
    close(house, player)
    monkeypatch.undo()
    assert found(house) == "not_allowed"
