"""Questions and disputes (requirement 47, C17): who may ask, answer and decide, and what the journal says of it."""

import pytest

from tests.kit import OPERATOR, House
from tests.live import LiveTable
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.requests import AnswerQuestion, Appoint, AskAgain, AskHouse, DecideDispute
from ventuno.house.contact.questions import WAITING_MAX, QuestionState
from ventuno.house.ledger.money import Money
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit

SUPPORT, AUDITOR = "support:sven", "auditor:adam"
HELLO = AskHouse(subject="Where is my card?", text="It was here.\nNow it is gone.")


def with_staff(house: House) -> None:
    for name, role in (("sven", Role.SUPPORT), ("adam", Role.AUDITOR)):
        house.operate(Appoint(name=name, role=role, reason="new"))


def state_of(house: House, player: str, number: int = 1) -> QuestionState:
    found = house.run(house.store.questions.find(player, number))
    assert found is not None
    return found.state


def test_req_47_a_question_waits_is_answered_and_may_be_asked_again(house: House) -> None:
    with_staff(house)
    player = house.ready()
    house.do(HELLO, player)
    assert (house.player(player).waiting, state_of(house, player)) == ((1,), QuestionState.WAITING)
    waiting = house.run(house.store.questions.in_state(QuestionState.WAITING))
    assert [(each.player, each.number, each.subject) for each in waiting] == [(player, 1, "Where is my card?")]
    house.do(AnswerQuestion(number=1, text="It is placed."), player, actor=SUPPORT)
    assert (house.player(player).waiting, state_of(house, player)) == ((), QuestionState.ANSWERED)
    assert "It is placed." in house.run(inbox(house.store.books, player))[0].text
    house.do(AskAgain(number=1, text="Where?"), player)
    assert state_of(house, player) is QuestionState.WAITING
    house.do(AnswerQuestion(number=1, text="On stack 2.", closes=True), player, actor=SUPPORT)
    assert state_of(house, player) is QuestionState.CLOSED
    assert house.run(audit(house.store)).problem is None


def test_c17_a_dispute_is_decided_once_with_the_posting_that_follows(house: House) -> None:
    player = house.ready(deposit="100")
    play = house.finish(player, house.start(player)).play
    house.do(AskHouse(subject="The card", text="It was a king.", about=play, dispute=True), player)
    house.do(AnswerQuestion(number=1, text="We look at it.", closes=True), player, actor=OPERATOR)
    assert state_of(house, player) is QuestionState.ANSWERED  # only a decision ends a dispute
    before = house.player(player)
    house.do(DecideDispute(number=1, text="You were right.", upheld=True, amount="12.50"), player, actor=OPERATOR)
    after = house.player(player)
    assert after.balance == before.balance + Money(1250)
    assert (after.disputes, state_of(house, player)) == ((), QuestionState.CLOSED)
    again = DecideDispute(number=1, text="Once more.", upheld=True, amount="12.50")
    assert house.refused(again, player, actor=OPERATOR).code == "no_open_dispute"
    assert house.player(player).balance == after.balance
    assert house.run(audit(house.store)).problem is None


def test_c17_nobody_disputes_plays_or_games_of_others(house: House) -> None:
    anna, berta = house.ready("anna"), house.ready("berta")
    play = house.finish(anna, house.start(anna)).play

    def dispute(about: str | None) -> AskHouse:
        return AskHouse(subject="s", text="t", about=about, dispute=True)

    for about in (play, f"{berta}-1", f"{berta}-0", "nothing", None, f"{anna}-x"):
        assert house.refused(dispute(about), berta).code == "not_your_game"
    house.do(dispute(play), anna)
    assert house.player(berta).asked == 0


def test_c17_a_game_at_a_table_is_disputed_by_who_had_a_bet_in_it(house: House) -> None:
    table = LiveTable(house)
    for box in (1, 2):
        table.sit(box)
    table.play((1, 2))
    stranger = house.ready("stranger")
    seat = next(seat for seat in table.now.seated if seat.box == 1)
    ((record, _),) = house.run(house.store.tables.games_of(seat.player))
    game = record.id
    dispute = AskHouse(subject="s", text="t", about=game, dispute=True)
    assert house.refused(dispute, stranger).code == "not_your_game"
    house.do(dispute, seat.player)
    assert house.player(seat.player).disputes == (1,)


def test_only_who_may_answers_and_decides(house: House) -> None:
    with_staff(house)
    player = house.ready()
    play = house.finish(player, house.start(player)).play
    house.do(AskHouse(subject="s", text="t", about=play, dispute=True), player)
    answer, decide = AnswerQuestion(number=1, text="no"), DecideDispute(number=1, text="no", upheld=False)
    assert house.refused(answer, player).code == "operators_only"
    assert house.refused(answer, player, actor=AUDITOR).code == "not_your_office"
    assert house.refused(decide, player, actor=SUPPORT).code == "not_your_office"
    assert house.refused(AskHouse(subject="s", text="t"), player, actor=OPERATOR).code == "operators_only"
    house.do(answer, player, actor=SUPPORT)
    house.do(decide, player, actor=OPERATOR)


@pytest.mark.parametrize(
    ("subject", "text"),
    [("", "t"), ("s" * 121, "t"), ("s", ""), ("s", "t" * 2001), ("s", "bell \a"), ("s\x00", "t"), ("  ", "t")],
)
def test_bad_questions_are_refused_and_leave_nothing(house: House, subject: str, text: str) -> None:
    player = house.ready()
    assert house.refused(AskHouse(subject=subject, text=text), player).code == "bad_question"
    assert house.player(player).asked == 0
    assert house.run(house.store.questions.of_player(player)) == []


def test_nobody_fills_the_inbox(house: House) -> None:
    player = house.ready()
    for number in range(WAITING_MAX):
        house.do(AskHouse(subject=f"{number}", text="t"), player)
    assert house.refused(HELLO, player).code == "too_many_questions"
    house.do(AskAgain(number=1, text="more"), player)  # what waits already may be added to
    house.do(AnswerQuestion(number=1, text="yes"), player, actor=OPERATOR)
    house.do(HELLO, player)


def test_what_was_never_asked_is_neither_answered_nor_decided(house: House) -> None:
    player = house.ready()
    house.do(HELLO, player)
    for number in (0, 2, -1):
        assert house.refused(AnswerQuestion(number=number, text="x"), player, actor=OPERATOR).code == "no_question"
        assert house.refused(AskAgain(number=number, text="x"), player).code == "no_question"
    decide = DecideDispute(number=1, text="x", upheld=True)
    assert house.refused(decide, player, actor=OPERATOR).code == "no_open_dispute"  # it is only a question


def test_a_rejected_dispute_pays_nothing(house: House) -> None:
    player = house.ready()
    play = house.finish(player, house.start(player)).play
    house.do(AskHouse(subject="s", text="t", about=play, dispute=True), player)
    paid = DecideDispute(number=1, text="no", upheld=False, amount="5")
    assert house.refused(paid, player, actor=OPERATOR).code == "bad_adjustment"
    assert house.player(player).disputes == (1,)
