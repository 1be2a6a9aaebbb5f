"""Changes of the rules and the law: Art. 24.2, B1, B19, requirements 12 and 34."""

from datetime import timedelta

import pytest

from tests.kit import NOON, OPERATOR, House
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.requests import (
    AcceptRules,
    Adjust,
    BlockMyself,
    Exclude,
    Found,
    MarkMessagesRead,
    OfferPlay,
    PublishLaw,
    PublishRules,
    Readmit,
    SetLimit,
    StartPlay,
)
from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.store import laws

OLD, NEW = "2024-10-23", "2024-08-28"
CHANGES = {
    Language.DE: "Die Zahl der Spiele ist frei.",
    Language.FR: "Le nombre de parties est libre.",
    Language.IT: "Il numero di partite è libero.",
    Language.EN: "The number of plays is free.",
}
TEN_DAYS = timedelta(days=10)


def refused(house: House, request: PublishRules | PublishLaw | Found) -> str:
    with pytest.raises(Refused) as refusal:
        house.operate(request)
    return refusal.value.refusal.code


def publish(house: House) -> None:
    house.operate(PublishRules(reason="as planned", rules=NEW, effective_at=NOON + TEN_DAYS, changes=CHANGES))


def rules_of(house: House, play: str) -> str:
    return house.state(play).rules.name


def test_art_24_2_rules_are_announced_ten_days_ahead(house: House) -> None:
    early = PublishRules(
        reason="as planned", rules=NEW, effective_at=NOON + TEN_DAYS - timedelta(seconds=1), changes=CHANGES
    )
    assert refused(house, early) == "notice_too_short"
    publish(house)
    assert refused(
        house, PublishRules(reason="as planned", rules="2030-01-01", effective_at=NOON + TEN_DAYS, changes=CHANGES)
    ) == ("notation_unknown_rules")


def test_art_24_2_new_rules_take_effect_by_themselves_and_running_plays_keep_theirs(house: House) -> None:
    player = house.ready()
    publish(house)
    house.clock.at = NOON + TEN_DAYS - timedelta(seconds=1)
    at = house.start(player)
    assert rules_of(house, at.play) == OLD
    house.clock.forward(seconds=1)
    house.restart()
    at = house.move(player, at, "place 1")
    assert rules_of(house, house.finish(player, at).play) == OLD
    new = house.start(player)  # Art. 24.2: no consent of its own is needed
    assert rules_of(house, new.play) == NEW
    line = house.run(house.store.books.lines_of_play(new.play))[1]
    assert f'"accepted":"{OLD}"' in line.text  # requirement 34: what was accepted is on record
    house.do(AcceptRules(rules=NEW), player)
    assert house.run(audit(house.store)).problem is None


def test_art_24_2_every_player_gets_the_message_in_their_language(house: House) -> None:
    players = {language: house.opened(f"user-{language}", language=language) for language in Language}
    publish(house)
    late = house.opened("late", language=Language.FR)
    house.clock.at = NOON + TEN_DAYS
    after = house.opened("after")
    for language, player in players.items():
        (message,) = house.run(inbox(house.store.books, player))
        assert message.kind == "rules_published"
        assert CHANGES[language] in message.text
        assert "13.03.2026 13:00" in message.text
        assert not message.read
    assert CHANGES[Language.FR] in house.run(inbox(house.store.books, late))[0].text
    assert house.run(inbox(house.store.books, after)) == []


@pytest.mark.parametrize("missing", Language)
def test_art_24_2_the_key_changes_are_given_in_all_languages(house: House, missing: Language) -> None:
    for text in (None, "", "   ", "x" * 2001):
        changes = {**CHANGES, missing: text} if text is not None else {k: v for k, v in CHANGES.items() if k != missing}
        publication = PublishRules(reason="as planned", rules=NEW, effective_at=NOON + TEN_DAYS, changes=changes)
        assert refused(house, publication) == "changes_not_in_all_languages"


def test_requirement_12_a_law_is_published_and_running_plays_keep_theirs(house: House) -> None:
    player = house.ready()
    optimal = laws.load("optimal-88")
    house.operate(PublishLaw(reason="as planned", law=str(optimal), changes=CHANGES))
    assert "optimal-88" in house.run(inbox(house.store.books, player))[0].text
    house.clock.at = NOON + TEN_DAYS - timedelta(minutes=1)
    at = house.start(player)
    house.clock.forward(minutes=1)
    at = house.move(player, at, "place 1")
    assert law_of(house, at.play) == UNIFORM.hash
    house.finish(player, house.move(player, at, "place 2"))
    assert law_of(house, house.start(player).play) == optimal.hash
    assert house.run(audit(house.store)).problem is None


def law_of(house: House, play: str) -> str:
    kept = house.run(house.store.plays.find(play))
    assert kept is not None
    return kept.law


def test_of_two_laws_from_the_same_moment_on_the_one_announced_later_holds(house: House) -> None:
    player = house.ready()
    for name in ("optimal-88", "aces-88"):
        house.operate(
            PublishLaw(reason="as planned", law=str(laws.load(name)), changes=CHANGES, effective_at=NOON + TEN_DAYS)
        )
    house.clock.at = NOON + TEN_DAYS
    assert law_of(house, house.start(player).play) == laws.load("aces-88").hash


def test_b19_a_law_is_announced_ten_days_ahead_and_is_not_published_twice(house: House) -> None:
    optimal = str(laws.load("optimal-88"))
    soon = PublishLaw(reason="r", law=optimal, changes=CHANGES, effective_at=NOON + TEN_DAYS - timedelta(seconds=1))
    with pytest.raises(Refused) as refusal:
        house.operate(soon)
    assert (refusal.value.refusal.code, refusal.value.refusal.article) == ("effective_too_soon", "B19")
    assert "10 days ahead" in refusal.value.refusal.said_in(Language.EN)
    assert "close the game" in refusal.value.refusal.said_in(Language.EN)  # the way that needs no notice
    assert refused(house, PublishLaw(reason="as planned", law=str(UNIFORM), changes=CHANGES)) == "law_in_force"
    assert refused(house, PublishLaw(reason="as planned", law="not a law", changes=CHANGES)) == "law_not_toml"
    house.operate(PublishLaw(reason="as planned", law=optimal, changes=CHANGES))
    house.operate(PublishLaw(reason="as planned", law=str(UNIFORM), changes=CHANGES))  # and back
    found = house.run(house.store.books.house())
    assert found is not None
    assert [each.effective_at - each.announced_at for each in found.laws[1:]] == [TEN_DAYS, TEN_DAYS]


def test_nothing_is_announced_for_a_time_too_far_away_or_without_a_zone(house: House) -> None:
    far = NOON + timedelta(days=731)
    assert (
        refused(house, PublishRules(reason="as planned", rules=NEW, effective_at=far, changes=CHANGES))
        == "effective_too_late"
    )
    naive = (NOON + TEN_DAYS).replace(tzinfo=None)
    optimal = str(laws.load("optimal-88"))
    assert (
        refused(house, PublishLaw(reason="as planned", law=optimal, changes=CHANGES, effective_at=naive))
        == "effective_too_late"
    )


def test_b3_a_stake_names_the_rules_and_the_law_that_the_player_has_seen(house: House) -> None:
    player = house.ready()
    seen = StartPlay(play=house.do(OfferPlay(), player).play, stake="1", client_seed="x", rules=OLD, law=UNIFORM.hash)
    house.operate(PublishLaw(reason="as planned", law=str(laws.load("optimal-88")), changes=CHANGES))
    house.clock.forward(days=10)
    assert house.refused(seen, player).code == "law_not_in_force"
    house.operate(PublishRules(reason="as planned", rules=NEW, effective_at=house.clock.at + TEN_DAYS, changes=CHANGES))
    house.clock.forward(days=10)
    assert house.refused(seen, player).code == "rules_not_in_force"


def test_a_house_is_founded_once(house: House) -> None:
    assert refused(house, Found(rules=OLD, law=str(UNIFORM))) == "founded_already"


def test_only_operators_publish(house: House) -> None:
    request = PublishLaw(reason="as planned", law=str(UNIFORM), changes=CHANGES)
    for actor in ("player:x", "", "operator"):
        with pytest.raises(Refused) as refusal:
            house.run(house.desk.run(request, key="k", actor=actor))
        assert refusal.value.refusal.code == "operators_only"


def test_messages_about_the_account_come_newest_first_and_are_marked_read(house: House) -> None:
    player = house.ready(deposit="20", limit="5")
    house.finish(player, house.start(player, "5"))
    house.clock.forward(minutes=1)
    house.do(Exclude(reason="Abklärung"), player, actor=OPERATOR)
    house.clock.forward(minutes=1)
    house.do(Readmit(reason="geklärt"), player, actor=OPERATOR)
    house.clock.forward(minutes=1)
    adjustment = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="5", reason="Kulanz")
    house.do(adjustment, player, actor=OPERATOR)
    house.clock.forward(minutes=1)
    house.do(BlockMyself(game=GameKind.BIG21, days=3), player)
    messages = house.run(inbox(house.store.books, player))
    kinds = ["self_blocked", "adjusted", "readmitted", "excluded", "near_limit", "near_limit", "near_limit"]
    assert [message.kind for message in messages] == kinds
    assert "Kulanz" in messages[1].text
    assert "CHF 5.00 Ihrer Nettoverlustlimite von CHF 5.00" in messages[-1].text
    house.do(MarkMessagesRead(until=messages[1].at), player)
    assert [message.read for message in house.run(inbox(house.store.books, player))] == [False] + [True] * 6


def test_requirement_27_a_correction_is_a_new_entry_with_reason_and_actor(house: House) -> None:
    player = house.ready(deposit="10")
    request = Adjust(source=LedgerAccount.BALANCE, target=LedgerAccount.HOUSE, amount="3", reason="Doppelte Gutschrift")
    assert house.do(request, player, actor=OPERATOR).balance == Money(700)
    line = house.run(house.store.books.lines(player))[-1]
    assert f'"actor":"{OPERATOR}"' in line.text
    assert "Doppelte Gutschrift" in line.text
    for bad, code in [
        (Adjust(source=LedgerAccount.BALANCE, target=LedgerAccount.HOUSE, amount="7.01", reason="x"), "bad_adjustment"),
        (Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.HOUSE, amount="1", reason="x"), "bad_adjustment"),
        (Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.HELD, amount="1", reason="x"), "bad_adjustment"),
        (Adjust(source=LedgerAccount.REALISED, target=LedgerAccount.BALANCE, amount="1", reason="x"), "bad_adjustment"),
        (Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="0", reason="x"), "bad_amount"),
        (Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="1", reason="  "), "reason_needed"),
    ]:
        with pytest.raises(Refused) as refusal:
            house.do(bad, player, actor=OPERATOR)
        assert refusal.value.refusal.code == code
    assert house.player(player).balance == Money(700)


def test_time_going_back_a_little_stands_still_and_a_lot_is_refused(house: House) -> None:
    player = house.ready()
    last = house.clock.at
    house.clock.forward(seconds=-9)
    house.do(SetLimit(limit=LimitKind.LOSS_1, amount="5"), player)
    assert house.player(player).last_at == last
    house.clock.forward(seconds=-2)
    before = house.player(player)
    with pytest.raises(Refused) as refusal:
        house.do(SetLimit(limit=LimitKind.LOSS_1, amount="4"), player)
    assert refusal.value.refusal.code == "clock_went_back"
    with pytest.raises(Refused) as refusal:
        house.operate(PublishLaw(reason="as planned", law=str(laws.load("aces-88")), changes=CHANGES))
    assert refusal.value.refusal.code == "clock_went_back"
    assert house.player(player) == before
