"""Rules of the tables that an operator writes (C17): published with notice, played, audited, exported and verified."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from msgspec import structs

from tests.kit import NOON, House
from tests.live import TERMS, LiveTable
from ventuno.desk import exports
from ventuno.desk.requests import BringChips, OpenTable, PublishTableRules
from ventuno.desk.tables.terms import chips_limits
from ventuno.house.contact.messages import announcements
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables import evidence
from ventuno.house.tables.state import OF_THE_HOUSE, Table
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.table_rules import LEAFLET
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

TEN_DAYS = timedelta(days=10)
DAY = "2026-04-01"
NEW = f"""
name = "{DAY}"
red_pair = "31:1"
double_red = "1:1"
ante_centimes = [800, 2000]
bonus_centimes = [200, 300]
chips_antes_max = 50
calm_seconds = [40, 15]
"""
CHANGES = {
    Language.DE: "Double Red 1:1",
    Language.FR: "Double Red à 1:1",
    Language.IT: "Double Red 1:1, nuovo",
    Language.EN: "Double Red now 1:1",
}


def publication(text: str | None = NEW, name: str = DAY, **others: object) -> PublishTableRules:
    facts = {"effective_at": NOON + TEN_DAYS, "changes": CHANGES, "reason": "r", **others}
    return PublishTableRules(rules=name, text=text, **facts)  # type: ignore[arg-type]


def refused(house: House, request: PublishTableRules) -> str:
    before = house.run(house.store.books.house())
    with pytest.raises(Refused) as refusal:
        house.operate(request)
    assert house.run(house.store.books.house()) == before
    return refusal.value.refusal.code


def state(house: House) -> HouseState:
    found = house.run(house.store.books.house())
    assert found is not None
    return found


@pytest.fixture
def table(house: House) -> Iterator[LiveTable]:
    """With two people, and the new rules announced. In the end the house's books are audited."""
    at = LiveTable(house, by=OF_THE_HOUSE)
    for box in (1, 2):
        at.sit(box, chips="100")
    house.operate(publication())
    yield at
    report = house.run(audit(house.store))
    assert report.problem is None, report.problem


def seconds(at: Table) -> float:
    return at.clock_seconds


def test_c17_a_game_keeps_the_rules_under_which_its_betting_began(table: LiveTable) -> None:
    house = table.house
    house.clock.at = NOON + TEN_DAYS - timedelta(seconds=10)
    table.tick()
    assert (table.now.rules, seconds(table.now)) == (LEAFLET, 25)
    house.clock.forward(seconds=11)  # the new rules are in force now
    game = table.play((1, 2))
    assert (game.rules, table.kept.rules) == (LEAFLET, "2019-12")
    table.run_out()
    assert (table.now.rules.name, seconds(table.now)) == (DAY, 40)
    with pytest.raises(Refused) as refusal:
        table.bet(1, ante="5")
    assert refusal.value.refusal.code == "table_bet_outside_limits"
    table.bet(1, ante="10", red="3")
    table.bet(2, ante="8", red="2")
    assert seconds(table.now) == 15
    while (turn := table.game.turn) is not None:
        table.decide(turn, pays=False)
    assert (table.game.rules, table.kept.rules) == (table_rules_text.parse(NEW), DAY)
    for number, name in ((1, "2019-12"), (2, DAY)):
        text = codec.encode(house.run(exports.export_game(house.store, f"{table.id}-{number}")))
        assert evidence.verify(text).game == f"{table.id}-{number}"
        assert (f"rules={name}" in text) == (name == DAY)


def test_c17_a_forged_version_is_found_in_an_export(table: LiveTable) -> None:
    house = table.house
    house.clock.at = NOON + TEN_DAYS
    table.tick()
    for box in (1, 2):
        table.bet(box, ante="10", red="2")
    while (turn := table.game.turn) is not None:
        table.decide(turn, pays=False)
    text = codec.encode(house.run(exports.export_game(house.store, table.kept.id)))
    forged = text.replace("red_pair=31:1", "red_pair=30:2", 1)
    assert forged != text
    with pytest.raises(Refused):
        evidence.verify(forged)


def test_c2_bonus_bets_are_paid_by_the_version(table: LiveTable) -> None:
    """Double Red pays 1:1 instead of 3:2: among some games there is one, and one without it."""
    house = table.house
    house.clock.at = NOON + TEN_DAYS
    paid = set[tuple[bool, int]]()
    for _ in range(40):
        for box in (1, 2):
            if table.now.chips(box) < Money(30_00):
                table.bring(box, "50")
        table.run_out()
        for box in (1, 2):
            table.bet(box, ante="8", red="2")
        while (turn := table.game.turn) is not None:
            table.decide(turn, pays=False)
        game = table.game
        won = {box: game.hand(box)[0].suit.red and game.hand(box)[1].suit.red for box in (1, 2)}
        pair = any(game.hand(box)[0].rank is game.hand(box)[1].rank for box in (1, 2))
        paid |= {(won[box], game.bonus_centimes(box)) for box in (1, 2) if not pair}
        if len(paid) == 2:
            break
    assert paid == {(True, 4_00), (False, 0)}


def test_c4_what_a_table_posts_is_within_the_rules_in_force(table: LiveTable) -> None:
    house, rules = table.house, table_rules_text.parse(NEW)
    posted = table.now.posted(rules)
    assert (posted.ante_min, posted.ante_max) == (Money(8_00), Money(10_00))  # 5 to 10 was written on it
    assert (posted.bonus_min, posted.bonus_max) == (Money(2_00), Money(3_00))
    assert chips_limits(TERMS, rules) == (Money(26_00), Money(500_00))  # C16
    house.clock.at = NOON + TEN_DAYS
    refusal = table.refused(BringChips(table=table.id, chips="450"), table.people[1])
    assert refusal.code == "table_chips_outside_limits"
    owner = house.ready("owner")
    small, large = TERMS, structs.replace(TERMS, ante_min=Money(8_00), bonus_min=Money(2_00), bonus_max=Money(3_00))
    with pytest.raises(Refused) as caught:
        house.run(house.tables.open(OpenTable(terms=small), player=owner, key="k1"))
    assert caught.value.refusal.code == "table_bad_ante_limits"
    house.run(house.tables.open(OpenTable(terms=large), player=owner, key="k2"))


def test_c17_players_are_told_and_the_rules_take_effect_by_themselves(table: LiveTable) -> None:
    house = table.house
    player = house.player(table.people[1])
    (told,) = [each for each in announcements(state(house), player) if each.kind == "table_rules_published"]
    assert (DAY in told.text, CHANGES[player.language] in told.text) == (True, True)
    assert state(house).table_rules_at(NOON + TEN_DAYS - timedelta(microseconds=1)) == LEAFLET
    assert state(house).table_rules_at(NOON + TEN_DAYS).odds[Bonus.DOUBLE_RED].pays == 1
    house.clock.forward(seconds=60)
    again = publication(None, LEAFLET.name, effective_at=house.clock.at + 2 * TEN_DAYS)
    house.operate(again)  # back to the leaflet's, by name
    assert state(house).table_rules_at(NOON + 3 * TEN_DAYS) == LEAFLET


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (publication(effective_at=NOON + TEN_DAYS - timedelta(seconds=1)), "notice_too_short"),
        (publication(effective_at=NOON + timedelta(days=1000)), "effective_too_late"),
        (publication(name="2026-05-01"), "table_rules_name_taken"),
        (publication(None, "2026-05-01"), "table_rules_unknown"),
        (publication(None, LEAFLET.name), "rules_published_already"),
        (publication(f'name = "{DAY}"\nred_pair = "0:1"'), "table_rules_bad_odds"),
        (publication(f'name = "{DAY}"\nred_pair = "60:1"'), "table_rules_bank_loses"),
        (publication(changes={Language.DE: "Nur deutsch."}), "changes_not_in_all_languages"),
        (publication(reason=" "), "reason_needed"),
    ],
)
def test_c17_bad_announcements_change_nothing(house: House, request_: PublishTableRules, code: str) -> None:
    assert refused(house, request_) == code


def test_c17_a_name_stands_for_one_version_for_ever(house: House) -> None:
    house.operate(publication())
    assert refused(house, publication(NEW.replace("31:1", "32:1"))) == "table_rules_name_taken"
    assert refused(house, publication()) == "rules_published_already"
