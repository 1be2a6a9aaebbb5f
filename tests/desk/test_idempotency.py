"""Requirement 28: one key, one effect."""

from datetime import date

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.requests import (
    AccountOpened,
    ChooseLanguage,
    CloseGames,
    Deposit,
    OpenAccount,
    RecordDailyCheck,
    Withdraw,
)
from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.money import Money
from ventuno.house.office.events import DailyCheckRecorded
from ventuno.house.office.staff import ROUND
from ventuno.jobs.daily_check import schedule
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused


def test_the_same_request_again_gives_the_first_answer_and_does_nothing(house: House) -> None:
    player = house.opened()
    first = house.do(Deposit(amount="10"), player, key="k")
    house.do(Deposit(amount="5"), player)
    assert house.do(Deposit(amount="10"), player, key="k") == first
    assert house.player(player).balance == Money(1500)


def test_it_does_so_after_a_restart(house: House) -> None:
    player = house.opened()
    first = house.do(Deposit(amount="10"), player, key="k")
    house.restart()
    assert house.do(Deposit(amount="10"), player, key="k") == first
    assert house.player(player).balance == Money(1000)


def test_the_same_key_for_another_request_is_a_conflict(house: House) -> None:
    player = house.opened()
    house.do(Deposit(amount="10"), player, key="k")
    for other in (Deposit(amount="10.00"), Deposit(amount="11"), Withdraw(amount="10")):
        with pytest.raises(Refused) as refusal:
            house.do(other, player, key="k")
        assert refusal.value.refusal.code == "key_conflict"
    assert house.player(player).balance == Money(1000)


def test_keys_of_different_players_are_different(house: House) -> None:
    one, other = house.opened("one"), house.opened("other")
    house.do(Deposit(amount="1"), one, key="k")
    house.do(Deposit(amount="2"), other, key="k")
    assert (house.player(one).balance, house.player(other).balance) == (Money(100), Money(200))


def test_a_refusal_leaves_the_key_free(house: House) -> None:
    player = house.opened()
    with pytest.raises(Refused):
        house.do(Withdraw(amount="1"), player, key="k")
    house.do(Deposit(amount="3"), player)
    assert house.do(Withdraw(amount="1"), player, key="k").balance == Money(200)


@pytest.mark.parametrize("key", ["", "x" * 129, "naïve", "a\nb"])
def test_a_key_is_short_and_plain(house: House, key: str) -> None:
    player = house.opened()
    with pytest.raises(Refused) as refusal:
        house.run(house.desk.do(Deposit(amount="1"), player=player, key=key))
    assert refusal.value.refusal.code == "bad_key"


def test_fifty_at_once_have_one_effect(house: House) -> None:
    player = house.opened()
    answers = house.together(*(house.desk.do(Deposit(amount="7"), player=player, key="k") for _ in range(50)))
    assert len({repr(answer) for answer in answers}) == 1
    assert house.player(player).balance == Money(700)
    assert house.player(player).entries == 2


def test_fifty_openings_at_once_open_one_account(house: House) -> None:
    request = OpenAccount(login="anna", name="Anna M", birth=date(1990, 1, 1), canton="ZH", language=Language.DE)
    answers = house.together(*(house.desk.open_account(request, "correct horse", key="k") for _ in range(50)))
    assert all(isinstance(answer, AccountOpened) for answer in answers)
    assert len({answer.player for answer in answers}) == 1


def test_old_answers_are_forgotten_on_purpose_only(house: House) -> None:
    player = house.opened()
    house.do(ChooseLanguage(language=Language.FR), player, key="k")
    house.run(house.store.answers.forget(house.clock.at))
    house.do(ChooseLanguage(language=Language.FR), player, key="k")
    assert house.player(player).entries == 2
    house.clock.forward(seconds=1)
    assert house.run(house.store.answers.forget(house.clock.at)) == 2  # of the founding, and this one
    house.do(ChooseLanguage(language=Language.FR), player, key="k")
    assert house.player(player).entries == 3


def test_an_opening_is_only_answered_again_to_who_knows_the_password(house: House) -> None:
    request = OpenAccount(login="anna", name="Anna M", birth=date(1990, 1, 1), canton="ZH", language=Language.DE)
    first = house.run(house.desk.open_account(request, "correct horse", key="k"))
    assert house.run(house.desk.open_account(request, "correct horse", key="k")) == first
    with pytest.raises(Refused) as refusal:
        house.run(house.desk.open_account(request, "another horse", key="k"))
    assert refusal.value.refusal.code == "wrong_password"


@pytest.mark.parametrize("key", ["@clock expire x", "@"])
def test_nobody_uses_up_the_keys_of_others(house: House, key: str) -> None:
    player = house.opened()
    assert house.refused(Deposit(amount="1"), player, key=key).code == "bad_key"


def test_keys_of_different_actors_are_different_at_the_house_too(house: House) -> None:
    """Nor can anybody use up that of the daily round before it is made."""
    key, made = (
        schedule.idempotency_key(house.clock.at),
        DailyCheckRecorded(books=1, entries=1, plays=0, software="5", configuration="c"),
    )

    def asked(actor: str, request: CloseGames | RecordDailyCheck) -> int:
        return house.run(house.desk.run(request, key=key, actor=actor)).entry

    assert asked(OPERATOR, CloseGames(game=GameKind.BIG21, reason="r")) == 2
    assert asked("console:otto", CloseGames(game=GameKind.CHALLENGE, reason="r")) == 3
    assert asked(ROUND, RecordDailyCheck(made=made)) == 4
    assert asked(OPERATOR, CloseGames(game=GameKind.BIG21, reason="r")) == 2
    assert asked(ROUND, RecordDailyCheck(made=made)) == 4
    with pytest.raises(Refused) as refusal:
        asked(OPERATOR, CloseGames(game=GameKind.CHALLENGE, reason="r"))
    assert refusal.value.refusal.code == "key_conflict"
