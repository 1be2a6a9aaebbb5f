"""Live tables of Black Jack Challenge, through the desk, on both databases: C3-C15 and what the house adds to them."""

import pytest
from msgspec import structs

from tests.kit import OPERATOR, House
from tests.live import TERMS, LiveTable
from ventuno.desk.requests import (
    BlockMyself,
    BringChips,
    Decide,
    Exclude,
    OpenTable,
    SetLimit,
    SitDown,
    StandUp,
    TableChanged,
    VoidGame,
)
from ventuno.desk.tables.terms import chips_to_bring
from ventuno.house.accounts.events import GameKind as HouseGame
from ventuno.house.accounts.events import LimitKind
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables.croupier import UNATTENDED, VOID_AFTER
from ventuno.house.tables.events import Decided, GameSettled, GameVoided, Left, Pace, Why
from ventuno.house.tables.state import OF_THE_HOUSE, TablePhase
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import notation
from ventuno.rules.challenge.table_rules import LEAFLET
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

on_one_database = pytest.mark.parametrize("where", ["sqlite"], indirect=True)  # about the croupier alone


@pytest.fixture
def table(house: House) -> LiveTable:
    return LiveTable(house)


def seated(table: LiveTable, *boxes: int) -> LiveTable:
    for box in boxes:
        table.sit(box)
    return table


def happened(table: LiveTable, kind: type) -> list[Entry]:
    lines = table.house.run(table.house.store.books.lines(table.id))
    entries = [codec.decode(line.text, Entry) for line in lines]
    return [entry for entry in entries if isinstance(entry.what, kind)]


def clean(house: House) -> None:
    problem = house.run(audit(house.store)).problem
    assert problem is None, f"{problem.place}: {problem}"


# ----- whole games


@pytest.mark.parametrize("boxes", [(1, 2), (2, 4, 7), (1, 2, 3, 4, 5, 6, 7)])
def test_l49_one_game_follows_the_other_with_two_three_and_seven(table: LiveTable, boxes: tuple[int, ...]) -> None:
    seated(table, *boxes)
    for _ in range(2):
        before = {box: table.now.chips(box) for box in boxes} if table.now.phase is TablePhase.OVER else None
        game = table.play(boxes)
        after = table.now
        assert after.phase is TablePhase.OVER
        assert game.winner in boxes
        if before is not None:
            assert {box: after.chips(box) - before[box] for box in boxes} == {
                box: Money(game.net_centimes(box)) for box in boxes
            }
        assert (after.has(LedgerAccount.POT), after.has(LedgerAccount.BONUS)) == (NOTHING, NOTHING)
    clean(table.house)


@on_one_database
def test_c8_the_pot_goes_to_the_winner_and_the_bank_settles_the_bonus_bets(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    game = table.play((1, 2, 3), pays=lambda _: True)
    (entry,) = happened(table, GameSettled)
    assert isinstance(entry.what, GameSettled)
    assert (entry.what.winner, entry.what.pot) == (game.winner, Money(3 * 3 * 500))
    assert -table.now.has(LedgerAccount.HOUSE) == Money(sum(game.bonus_centimes(box) for box in (1, 2, 3)) - 300)


@on_one_database
def test_c5_the_server_commits_to_its_seed_before_anybody_bets(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    kept = table.kept
    assert kept.commitment == kept.seeds.commitment
    assert f'"commitment":"{kept.commitment}"' in table.house.run(table.house.store.books.lines(table.id))[-1].text
    table.deal((1, 2))
    assert table.kept.client_seed == "1:seed of 1\n2:seed of 2"
    assert (table.kept.server_seed, table.kept.commitment) == (kept.server_seed, kept.commitment)


# ----- coming and going


def test_c15_chips_come_from_the_account_and_go_back_to_it(table: LiveTable) -> None:
    player = table.sit(3, chips="60")
    assert table.house.player(player).balance == Money(40_00)
    assert table.now.chips(3) == Money(60_00)
    table.bring(3, "10")
    assert (table.house.player(player).balance, table.now.chips(3)) == (Money(30_00), Money(70_00))
    table.stand(3)
    assert table.house.player(player).balance == Money(100_00)
    assert (table.now.seats, table.house.player(player).seats) == ({}, {})


@on_one_database
def test_c15_chips_come_between_games_only(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    bring = BringChips(table=table.id, chips="10")
    assert table.refused(bring, table.people[1]).code == "table_chips_between_games"
    table.sit(3)
    table.bring(3, "10")  # not in this game
    while table.now.phase is TablePhase.PLAYING:
        table.decide(table.game.turn or 0, pays=False)
    table.bring(1, "10")


SEATS_REFUSED: list[tuple[dict[str, object], str]] = [
    ({"box": 1}, "table_box_taken"),
    ({"box": 0}, "table_no_such_box"),
    ({"box": 8}, "table_no_such_box"),
    ({"box": -1}, "table_no_such_box"),
    ({"chips": "15.90"}, "table_chips_outside_limits"),  # three antes and the bonus at least
    ({"chips": "2000.10"}, "table_chips_outside_limits"),
    ({"chips": "0"}, "table_chips_outside_limits"),
    ({"chips": "-30"}, "bad_amount"),
    ({"chips": "101"}, "balance_too_low"),
    ({"name": ""}, "table_bad_name"),
    ({"name": "x" * 17}, "table_bad_name"),
    ({"name": " x"}, "table_bad_name"),
    ({"name": "a\nb"}, "table_bad_name"),
    ({"table": "t-none"}, "table_unknown"),
    ({"table": "house"}, "table_unknown"),
    ({"table": "t-\0"}, "table_unknown"),
]


@on_one_database
def test_c3_a_seat_is_refused(table: LiveTable) -> None:
    table.sit(1)
    player = table.house.ready("late")
    before = table.house.player(player)
    good = SitDown(table=table.id, box=2, chips="50", name="Guest")
    for change, code in SEATS_REFUSED:
        assert table.refused(structs.replace(good, **change), player).code == code, change
    assert table.house.player(player) == before


@on_one_database
def test_c3_a_login_is_no_name_at_the_table(table: LiveTable) -> None:
    player = table.house.ready("late")
    sit = SitDown(table=table.id, box=2, chips="50", name="Late")
    refusal = table.refused(sit, player)
    assert refusal.code == "table_name_is_login"
    assert "user name" in refusal.said_in(Language.EN)
    assert table.now.seats == {}
    table.do(structs.replace(sit, name="Late guest"), player)
    assert table.now.seats[2].name == "Late guest"


@on_one_database
def test_c3_one_seat_a_person(table: LiveTable) -> None:
    player = table.sit(1)
    again = SitDown(table=table.id, box=2, chips="30", name="Again")
    assert table.refused(again, player).code == "table_seated_already"


@on_one_database
def test_c3_a_player_may_sit_at_two_tables(table: LiveTable) -> None:
    player = table.sit(1)
    other = LiveTable(table.house, by=player)
    table.house.run(other.ask(SitDown(table=other.id, box=1, chips="30", name="Both"), player))
    assert table.house.player(player).seats == {table.id: Money(50_00), other.id: Money(30_00)}
    clean(table.house)


@on_one_database
def test_c3_a_private_table_takes_its_invitation(house: House) -> None:
    table, player = LiveTable(house, invitation="friends"), house.ready()
    for invitation in (None, "", "friend", "\ud800"):
        request = SitDown(table=table.id, box=1, chips="50", name="Me", invitation=invitation)
        assert table.refused(request, player).code == "table_not_invited"
    table.sit(1, player=player, invitation="friends")


@on_one_database
def test_c3_who_opened_a_private_table_needs_no_invitation(house: House) -> None:
    opener = house.ready()
    table = LiveTable(house, by=opener, invitation="friends")
    table.sit(1, player=opener)
    assert set(table.now.seats) == {1}


@on_one_database
def test_standing_up_between_games_and_while_others_play_returns_the_chips_at_once(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    table.deal((1, 2))
    table.stand(3)
    assert table.house.player(table.people[3]).balance == Money(100_00)
    assert set(table.now.seats) == {1, 2}
    assert table.refused(StandUp(table=table.id), table.people[3]).code == "table_no_seat"


def test_who_leaves_in_a_game_leaves_after_it(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    table.deal((1, 2, 3))
    table.stand(2)
    assert table.now.seats[2].leaving is Why.ASKED
    assert len(happened(table, Left)) == 0
    while table.now.phase is TablePhase.PLAYING:  # the game goes on, with all its players
        table.decide(table.game.turn or 0, pays=True)
    chips = table.now.chips(2)
    table.run_out()
    assert 2 not in table.now.seats
    assert table.house.player(table.people[2]).balance == Money(50_00) + chips
    assert table.now.phase is TablePhase.BETTING
    clean(table.house)


@on_one_database
def test_who_is_leaving_bets_no_more_and_too_few_bets_still_let_them_go(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1)
    table.stand(1)
    table.run_out()  # box 2 has not bet: the bets go back
    table.run_out()
    assert set(table.now.seats) == {2}
    assert table.house.player(table.people[1]).balance == Money(100_00)


def test_a_table_that_nobody_sits_at_closes_and_the_houses_own_do_not(house: House) -> None:
    visited, never, own = LiveTable(house), LiveTable(house, by=house.opened()), LiveTable(house, by=OF_THE_HOUSE)
    visited.sit(1)
    for table in (visited, never, own):
        table.tick()
    visited.stand(1)
    for table in (visited, never, own):
        table.tick()
    house.clock.forward(minutes=31)
    for table in (visited, never, own):
        table.tick()
    assert [table.now.phase for table in (visited, never, own)] == [
        TablePhase.CLOSED,
        TablePhase.CLOSED,
        TablePhase.WAITING,
    ]
    assert house.run(house.store.tables.due(house.clock.at, most=9)) == []
    refusal = visited.refused(SitDown(table=visited.id, box=1, chips="50", name="x"), visited.people[1])
    assert refusal.code == "table_closed"
    clean(house)


ANTES = "Antes go from CHF 0.50 to 100.00 in steps of 0.10; the lowest is not above the highest."
BONUSES = "Bonus bets go from CHF 0.10 to 100.00 in steps of 0.10; the lowest is not above the highest."
TERMS_REFUSED: list[tuple[dict[str, object], str, str]] = [
    ({"ante_min": Money(0)}, "table_bad_ante_limits", ANTES),
    ({"ante_min": Money(1100)}, "table_bad_ante_limits", ANTES),
    ({"ante_max": Money(100_10)}, "table_bad_ante_limits", ANTES),
    ({"ante_min": Money(505)}, "table_bad_ante_limits", ANTES),
    ({"bonus_min": Money(0)}, "table_bad_bonus_limits", BONUSES),
    ({"bonus_min": Money(600)}, "table_bad_bonus_limits", BONUSES),
    ({"bonus_max": Money(505)}, "table_bad_bonus_limits", BONUSES),
    ({"bonus_max": Money(100_10)}, "table_bad_bonus_limits", BONUSES),
    ({"boxes": 1}, "table_bad_boxes", "A table has 2 to 7 boxes."),
    ({"boxes": 8}, "table_bad_boxes", "A table has 2 to 7 boxes."),
    ({"pace": Pace.PRACTICE}, "table_bad_pace", "The pace of a table is calm or brisk; only practice has no clock."),
    ({"name": ""}, "table_bad_name", "A name has 1 to 30 readable characters."),
    ({"name": "x" * 31}, "table_bad_name", "A name has 1 to 30 readable characters."),
]


@on_one_database
def test_l69_a_table_is_posted_with_sensible_terms(house: House) -> None:
    player = house.opened()
    for change, code, said in TERMS_REFUSED:
        request = OpenTable(terms=structs.replace(TERMS, **change))
        with pytest.raises(Refused) as refused:
            house.run(house.tables.open(request, player=player, key="k"))
        refusal = refused.value.refusal
        assert (refusal.code, refusal.said_in(Language.EN)) == (code, said)
    assert house.run(house.store.tables.open()) == []


@on_one_database
def test_nobody_has_more_than_three_tables_open(house: House) -> None:
    player = house.opened()
    for _ in range(3):
        LiveTable(house, by=player)
    with pytest.raises(Refused) as refused:
        LiveTable(house, by=player)
    assert refused.value.refusal.code == "table_too_many"


# ----- betting


def test_c3_too_few_bets_go_back_and_the_same_seed_is_offered_again(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    before = table.kept
    table.bet(1)
    assert table.now.chips(1) == Money(44_00)
    table.run_out()
    assert table.now.chips(1) == Money(50_00)
    assert table.kinds()[-1] == "bets_returned"
    table.run_out()
    assert table.kept == before
    assert table.now.games == 1
    game = table.play((1, 2))
    assert game.winner is not None
    clean(table.house)


BETS_REFUSED = [
    ({"ante": "4.90"}, "table_bet_outside_limits"),
    ({"ante": "10.10"}, "table_bet_outside_limits"),
    ({"ante": "5.05"}, "amount_off_grid"),
    ({"ante": "0"}, "no_ante"),
    ({"ante": "x"}, "bad_amount"),
    ({"ante": "-5"}, "bad_amount"),
    ({"red": "0"}, "no_bonus_bet"),
    ({"red": "0.90"}, "table_bet_outside_limits"),
    ({"red": "5.10"}, "table_bet_outside_limits"),
    ({"black": "0.50"}, "table_bet_outside_limits"),
    ({"play": "t-other-1"}, "table_no_betting_now"),
    ({"table": "t-other"}, "table_unknown"),
    ({"seed": ""}, "bad_client_seed"),
    ({"seed": "x" * 65}, "bad_client_seed"),
    ({"seed": "é"}, "bad_client_seed"),
    ({"seed": "a\nb"}, "bad_client_seed"),
]


@on_one_database
def test_c4_a_bet_is_refused(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    good = table.a_bet(1)
    for change, code in BETS_REFUSED:
        found = table.refused(structs.replace(good, **change), table.people[1]).code
        assert found.removeprefix("challenge_") == code, change


@on_one_database
def test_c4_both_bonus_bets_at_once_within_limits(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1, ante="10", red="5", black="5")
    table.bet(2, ante="5", red="0", black="1")
    assert notation.write_header(table.game) == "challenge antes=10,5 bonuses=both:5:5,black:1 button=1"


@on_one_database
def test_l27_a_bet_is_made_once_and_only_by_who_has_the_box(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1)
    assert table.refused(table.a_bet(1), table.people[1]).code == "table_bet_placed"
    assert table.refused(table.a_bet(1), table.house.ready("guest")).code == "table_no_seat"
    table.stand(1)
    table.bet(2)
    assert table.refused(table.a_bet(2), table.people[2]).code == "table_no_betting_now"


@on_one_database
def test_l66_with_too_few_chips_neither_bet_nor_card_is_paid(house: House) -> None:
    table = LiveTable(house, terms=structs.replace(TERMS, ante_max=Money(100_00)))
    table.sit(1, chips="30")
    table.sit(2)
    table.run_out()
    dear = table.a_bet(1, ante="29", red="0.50", black="1")
    assert table.refused(dear, table.people[1]).code == "table_bet_outside_limits"
    dear = table.a_bet(1, ante="29.10", red="1")
    assert table.refused(dear, table.people[1]).code == "table_chips_too_few"
    table.bet(1, ante="10", red="5", black="5")
    table.bet(2)
    table.decide(1, pays=True)  # the last ten
    table.decide(2, pays=False)
    assert table.now.chips(1) == NOTHING
    assert table.refused(table.a_decision(pays=True), table.people[1]).code == "table_chips_too_few"
    table.decide(1, pays=False)


@on_one_database
def test_c12_the_button_moves_and_skips_empty_boxes_and_boxes_without_a_bet(table: LiveTable) -> None:
    seated(table, 2, 3, 6)
    buttons = [table.play((2, 3, 6)).button for _ in range(4)]
    assert buttons == [2, 3, 6, 2]
    assert table.play((2, 6)).button == 6  # 3 does not bet
    table.stand(2)
    table.sit(4)
    assert table.play((3, 4, 6)).button == 3
    clean(table.house)


# ----- the clock


@on_one_database
def test_c13_who_is_late_stays_is_away_and_the_game_goes_on(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    late = table.game.turn or 0
    table.run_out()
    (entry,) = happened(table, Decided)
    assert isinstance(entry.what, Decided)
    assert (entry.what.box, entry.what.paid, entry.what.late) == (late, NOTHING, True)
    assert table.now.seats[late].away
    assert table.game.first == (False,)
    other = table.game.turn or 0
    assert other != late
    table.decide(other, pays=False)
    assert table.now.phase is TablePhase.OVER
    clean(table.house)


@on_one_database
def test_c13_nobody_is_late_before_the_clock_has_run_out(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    assert not table.tick(seconds=19.9)
    assert table.tick(seconds=0.1)


def test_c13_nothing_is_bet_for_the_absent_who_leave_after_three_games(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    gone = table.people[3]
    for number in (1, 2, 3):
        table.play((1, 2))
        assert table.now.seats[3].missed == number - 1  # the first game began while they were sitting down
    table.play((1, 2))
    assert table.now.seats[3].leaving is Why.AWAY
    table.run_out()
    assert set(table.now.seats) == {1, 2}
    assert table.house.player(gone).balance == Money(100_00)
    assert [entry.what.why for entry in happened(table, Left) if isinstance(entry.what, Left)] == [Why.AWAY]
    clean(table.house)


@on_one_database
def test_c13_who_bets_and_is_late_three_times_in_a_row_leaves_as_well(table: LiveTable) -> None:
    seated(table, 1, 2)
    for number in (1, 2, 3):
        table.deal((2, 1))
        while table.now.phase is TablePhase.PLAYING:
            if table.game.turn == 2:
                table.run_out()
            else:
                table.decide(1, pays=False)
        assert (table.now.seats[2].missed, table.now.seats[1].missed) == (number, 0)
    assert table.now.seats[2].leaving is Why.AWAY


@on_one_database
def test_c13_who_comes_back_in_time_is_no_longer_away(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    for _ in range(3):
        table.play((1, 2))
    before = table.now.seats[3]
    table.play((3, 1, 2))
    after = table.now.seats[3]
    assert (before.away, after.away, after.leaving) == (True, False, None)


@on_one_database
def test_betting_does_not_wait_for_who_is_away(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    for _ in range(2):
        table.play((1, 2))
    table.run_out()
    assert table.now.seats[3].away
    table.bet(1)
    table.bet(2)
    assert table.kinds()[-1] == "clock_shortened"  # a moment to come back
    assert table.tick(seconds=3)
    assert table.kinds()[-1] == "game_dealt"


@on_one_database
def test_betting_waits_for_enough_bets_even_if_only_one_is_not_away(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    while table.now.phase is TablePhase.PLAYING:
        table.run_out()  # both are late, and away
    table.run_out()
    assert table.now.seats[2].away
    table.bet(1)
    assert table.kinds()[-1] == "bet_placed"
    table.bet(2)
    assert table.kinds()[-2:] == ["bet_placed", "game_dealt"]


def test_a_clock_that_ran_out_while_no_server_was_there_begins_anew(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1)
    table.house.restart()
    table.run_out(late=60)
    assert (table.kinds()[-1], table.now.phase) == ("clock_begun_anew", TablePhase.BETTING)
    table.bet(2)
    cards, turn = table.kept.text, table.game.turn
    table.house.restart()
    table.run_out(late=599)
    assert (table.kinds()[-1], table.now.phase) == ("clock_begun_anew", TablePhase.PLAYING)
    assert (table.kept.text, table.game.turn) == (cards, turn)
    assert not table.now.seats[turn or 0].late
    while table.now.phase is TablePhase.PLAYING:
        table.decide(table.game.turn or 0, pays=True)
    clean(table.house)


def test_a_game_that_could_not_go_on_for_ten_minutes_is_void_and_every_stake_goes_back(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    table.deal((1, 2, 3))
    table.decide(table.game.turn or 0, pays=True)
    table.house.restart()
    table.run_out(late=600)
    (entry,) = happened(table, GameVoided)
    assert isinstance(entry.what, GameVoided)
    assert entry.what.by == "house"
    assert [table.now.chips(box) for box in (1, 2, 3)] == [Money(50_00)] * 3
    assert table.kept.text.splitlines()[-1] == 'void house "could not go on in time"'
    table.play((1, 2, 3))
    clean(table.house)


# ----- the floor manager


def test_c14_the_floor_manager_voids_a_game_and_every_stake_goes_back_with_name_and_reason(table: LiveTable) -> None:
    """Requirement 27."""
    seated(table, 1, 2, 3)
    table.deal((1, 2, 3))
    table.decide(table.game.turn or 0, pays=True)
    table.stand(2)
    table.void("A card fell")
    (entry,) = happened(table, GameVoided)
    assert isinstance(entry.what, GameVoided)
    assert (entry.actor, entry.what.by, entry.what.reason) == (OPERATOR, "olga", "A card fell")
    assert [table.now.chips(box) for box in (1, 2, 3)] == [Money(50_00)] * 3
    assert table.game.voided is not None
    table.run_out()
    assert set(table.now.seats) == {1, 3}
    table.play((1, 3))
    clean(table.house)


@on_one_database
def test_c14_a_reason_that_cannot_be_written_down_is_refused(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    before = table.kept
    for reason in ("", " ", 'a "quote"', "two\nlines", "a # comment", "x" * 201, "\ud800"):
        with pytest.raises(Refused):
            table.void(reason)
    assert table.kept == before


@on_one_database
def test_c14_only_a_game_that_runs_can_be_voided(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    with pytest.raises(Refused) as refused:
        table.void()
    assert refused.value.refusal.code == "table_game_not_running"
    table.play((1, 2))
    with pytest.raises(Refused):
        table.void()


# ----- deciding


@on_one_database
def test_decisions_out_of_turn_stale_or_of_another_game_are_refused(table: LiveTable) -> None:
    seated(table, 1, 2, 3)
    table.deal((1, 2, 3))
    turn = table.game.turn or 0
    other = next(box for box in (1, 2, 3) if box != turn)
    decision = table.a_decision(pays=True)
    assert table.refused(decision, table.people[other]).code == "table_not_your_turn"
    assert table.refused(decision, table.house.ready("guest")).code == "table_no_seat"
    wrong = Decide(table=table.id, play=decision.play, card=2, pays=True)
    assert table.refused(wrong, table.people[turn]).code == "table_not_your_turn"
    wrong = Decide(table=table.id, play=f"{table.id}-9", card=1, pays=True)
    assert table.refused(wrong, table.people[turn]).code == "table_game_not_running"
    table.decide(turn, pays=True)
    assert table.refused(decision, table.people[turn]).code == "table_not_your_turn"  # that was decided
    table.sit(4)
    assert table.refused(decision, table.people[4]).code == "table_not_your_turn"
    while table.now.phase is TablePhase.PLAYING:
        table.decide(table.game.turn or 0, pays=False)
    assert table.refused(decision, table.people[turn]).code == "table_game_not_running"


# ----- limits and blocks


def test_b18_chips_brought_count_as_lost_until_they_come_back(house: House) -> None:
    table, player = LiveTable(house), house.ready(limit="60", deposit="200")
    table.sit(1, player=player, chips="50")
    bring = BringChips(table=table.id, chips="10.10")
    refusal = table.refused(bring, player)
    assert (refusal.code, refusal.facts["chips"], "more_from" in refusal.facts) == (
        "loss_limit_reached",
        Money(50_00),
        False,  # midnight frees no chips
    )
    table.bring(1, "10")
    assert any(line.kind == "near_limit" for line in house.run(house.store.books.lines(player)))
    table.stand(1)
    assert house.player(player).result == NOTHING
    assert table.refused(SitDown(table=table.id, box=1, chips="60.10", name="x"), player).code == "loss_limit_reached"
    table.sit(1, player=player, chips="60")


@on_one_database
def test_b18_what_was_lost_at_a_table_stays_counted(house: House) -> None:
    table = LiveTable(house)
    table.sit(1)
    table.sit(2)
    game = table.play((1, 2), pays=lambda _: True)
    loser = table.people[1 if game.winner == 2 else 2]
    box = 1 if game.winner == 2 else 2
    lost = Money(-game.net_centimes(box))
    table.stand(box)
    assert house.player(loser).days[-1].loss == lost
    house.do(SetLimit(limit=LimitKind.LOSS_1, amount=str(lost + Money(40_00))), loser)
    again = SitDown(table=table.id, box=5, chips="50", name="x")
    assert table.refused(again, loser).code == "loss_limit_reached"


@on_one_database
def test_b18_limits_are_set_and_rules_accepted_before_the_first_chips(house: House) -> None:
    table, player = LiveTable(house), house.opened()
    request = SitDown(table=table.id, box=1, chips="50", name="x")
    assert table.refused(request, player).code == "rules_not_accepted"
    assert table.refused(request, "f" * 16).code == "no_account"


@pytest.mark.parametrize("code", ["excluded", "self_blocked"])
def test_req_26_a_block_or_an_exclusion_ends_the_seat_after_the_game(table: LiveTable, code: str) -> None:
    seated(table, 1, 2, 3)
    table.deal((1, 2, 3))
    blocked, house = table.people[2], table.house
    if code == "excluded":
        house.do(Exclude(reason="asked to"), blocked, actor=OPERATOR)
    else:
        house.do(BlockMyself(game=HouseGame.CHALLENGE, days=7), blocked)
    while table.now.phase is TablePhase.PLAYING:  # the game is played to its end
        table.decide(table.game.turn or 0, pays=False)
    chips = table.now.chips(2)
    table.run_out()
    assert set(table.now.seats) == {1, 3}
    assert house.player(blocked).balance == Money(50_00) + chips
    assert table.refused(SitDown(table=table.id, box=2, chips="30", name="x"), blocked).code == code
    clean(house)


@on_one_database
def test_req_26_where_no_game_runs_a_block_ends_the_seat_at_once(house: House) -> None:
    table = LiveTable(house)
    player = table.sit(2)
    house.do(BlockMyself(game=HouseGame.BIG21, days=7), player)
    assert set(table.now.seats) == {2}  # of another game
    house.do(BlockMyself(game=None, days=7), player)
    assert table.now.seats == {}
    assert house.player(player).balance == Money(100_00)
    clean(house)


@on_one_database
def test_b18_chips_at_a_table_count_for_as_long_as_they_are_there(house: House) -> None:
    """Leaving chips at a table gives no room for further losses, then or later."""
    table, player = LiveTable(house), house.ready(deposit="500", limit="100")
    table.sit(1, chips="100", player=player)
    house.clock.forward(days=40)
    other = LiveTable(house, by=player)
    again = SitDown(table=other.id, box=1, chips="30", name="x")
    assert other.refused(again, player).code == "loss_limit_reached"
    table.stand(1)
    assert house.player(player).days[-1].loss == NOTHING
    assert other.refused(SitDown(table=other.id, box=1, chips="100.10", name="x"), player).code == "loss_limit_reached"
    other.do(SitDown(table=other.id, box=1, chips="100", name="x"), player)
    clean(house)


@on_one_database
def test_a_player_who_waits_too_long_alone_gets_the_chips_back(house: House) -> None:
    table = LiveTable(house)
    player = table.sit(3)
    table.run_out()
    for _ in range(4):
        house.clock.forward(minutes=31)
        house.run(house.tables.tick(table.id))
    assert table.now.seats == {}
    assert house.player(player).balance == Money(100_00)
    assert table.now.phase is TablePhase.CLOSED
    clean(house)


@on_one_database
@pytest.mark.parametrize("chips", ["16.01", "15.90", "2000.10"])
def test_c16_chips_are_of_ten_centimes_and_within_the_posted_limits(house: House, chips: str) -> None:
    table, player = LiveTable(house), house.ready(deposit="3000")
    request = SitDown(table=table.id, box=1, chips=chips, name="x")
    refusal = table.refused(request, player)
    assert refusal.code == "table_chips_outside_limits"
    assert "16.00" in refusal.said_in(Language.EN)
    assert "2000.00" in refusal.said_in(Language.EN)


@on_one_database
@pytest.mark.parametrize("chips", ["16", "2000"])
def test_c16_from_one_game_to_two_hundred_antes(house: House, chips: str) -> None:
    table, player = LiveTable(house), house.ready(deposit="3000", limit="900")
    big = LiveTable(house, by=player, terms=structs.replace(TERMS, ante_min=Money(50), ante_max=Money(50)))
    where, amount = (table, chips) if chips == "16" else (big, "100")  # 200 antes of 0.50
    where.sit(1, player=player, chips=amount)
    assert where.now.chips(1) == Money.parse(amount)


@pytest.mark.parametrize(
    ("has", "room"),
    [
        ("0", ("16.00", "2000.00")),
        ("10", ("6.00", "1990.00")),
        ("10.05", ("6.00", "1989.90")),  # a bonus of 0.10 at 3:2 leaves five centimes
        ("9.95", ("6.10", "1990.00")),
        ("16", ("0.10", "1984.00")),
        ("1999.90", ("0.10", "0.10")),
        ("1999.95", None),
        ("2000", None),
        ("5000", None),  # has won a lot
    ],
)
def test_c16_a_seated_player_may_always_bring_enough_for_one_game(has: str, room: tuple[str, str] | None) -> None:
    money = Money.parse(has)
    assert money is not None
    found = chips_to_bring(TERMS, money, LEAFLET)
    assert (None if found is None else tuple(map(str, found))) == room


@on_one_database
def test_c16_who_has_the_most_brings_no_more(house: House) -> None:
    small = structs.replace(TERMS, ante_min=Money(50), ante_max=Money(50), bonus_min=Money(50), bonus_max=Money(50))
    table = LiveTable(house, terms=small)
    table.sit(1, chips="100", player=house.ready(deposit="300"))
    refusal = table.refused(BringChips(table=table.id, chips="0.10"), table.people[1])
    assert refusal.code == "table_chips_enough"


# ----- one key, one effect


def test_req_28_the_same_key_gives_the_same_answer_and_another_content_a_conflict(table: LiveTable) -> None:
    player = table.house.ready()
    sit = SitDown(table=table.id, box=1, chips="50", name="Me")
    first = table.do(sit, player, key="k")
    table.house.restart()
    assert table.do(sit, player, key="k") == first
    other = SitDown(table=table.id, box=2, chips="50", name="Me")
    assert table.refused(other, player, key="k").code == "key_conflict"
    table.people[1] = player
    table.sit(2)
    table.run_out()
    bet = table.a_bet(1)
    assert table.do(bet, player, key="b") == table.do(bet, player, key="b")
    assert table.refused(table.a_bet(1, ante="6"), player, key="b").code == "key_conflict"
    table.bet(2)
    void = VoidGame(table=table.id, reason="x")
    answers = [table.house.run(table.house.tables.void(void, key="v", actor=OPERATOR)) for _ in range(2)]
    assert answers[0] == answers[1]
    clean(table.house)


def test_req_28_a_table_is_opened_once_even_after_its_answer_is_forgotten(house: House) -> None:
    player, request = house.opened(), OpenTable(terms=TERMS)
    first = house.run(house.tables.open(request, player=player, key="k"))
    assert house.run(house.tables.open(request, player=player, key="k")) == first
    house.clock.forward(days=60)
    house.run(house.store.answers.forget(house.clock.at))
    with pytest.raises(Refused) as refused:
        house.run(house.tables.open(request, player=player, key="k"))
    assert refused.value.refusal.code == "key_conflict"
    assert len(house.run(house.store.tables.open())) == 1


def test_req_28_fifty_at_once_have_one_effect(table: LiveTable) -> None:
    house, player = table.house, table.house.ready()
    sit = SitDown(table=table.id, box=1, chips="50", name="Me")
    answers = house.together(*(table.ask(sit, player, key="k") for _ in range(50)))
    assert [answer for answer in answers if answer != answers[0]] == []
    assert isinstance(answers[0], TableChanged)
    stand = StandUp(table=table.id)
    answers = house.together(*(table.ask(stand, player, key="s") for _ in range(50)))
    assert {type(answer) for answer in answers} == {TableChanged}
    assert house.player(player).balance == Money(100_00)
    assert table.kinds() == ["table_opened", "seated", "left"]
    clean(house)


# ----- at the same moment


def test_all_seven_bet_at_the_same_moment(table: LiveTable) -> None:
    boxes = range(1, 8)
    seated(table, *boxes)
    table.run_out()
    bets = [table.ask(table.a_bet(box), table.people[box], key=f"b{box}") for box in boxes]
    answers = table.house.together(*bets)
    assert {type(answer) for answer in answers} == {TableChanged}
    assert table.now.phase is TablePhase.PLAYING
    assert set(table.now.bets) == set(boxes)
    table.count()
    clean(table.house)


def test_only_one_of_two_players_gets_the_same_box(table: LiveTable) -> None:
    players = [table.house.ready(f"one{number}") for number in range(5)]
    sit = SitDown(table=table.id, box=4, chips="50", name="Me")
    answers = table.house.together(*(table.ask(sit, player) for player in players))
    assert sum(isinstance(answer, TableChanged) for answer in answers) == 1
    refused = [answer.refusal.code for answer in answers if isinstance(answer, Refused)]
    assert refused == ["table_box_taken"] * 4
    table.count()
    clean(table.house)


def test_people_who_stand_up_against_the_clock(table: LiveTable) -> None:
    seated(table, 1, 2, 3, 4)
    table.deal((1, 2, 3, 4))
    for box in (1, 2):
        table.stand(box)
    while table.now.phase is TablePhase.PLAYING:
        table.decide(table.game.turn or 0, pays=False)
    table.house.clock.forward(seconds=60)
    stand, tables = StandUp(table=table.id), table.house.tables
    answers = table.house.together(
        *(tables.tick(table.id) for _ in range(3)),
        *(table.ask(stand, table.people[box]) for box in (1, 2, 3)),
        *(tables.tick(table.id) for _ in range(3)),
    )
    codes = {answer.refusal.code for answer in answers if isinstance(answer, Refused)}
    assert codes <= {"table_no_seat"}
    assert not [answer for answer in answers if isinstance(answer, Exception) and not isinstance(answer, Refused)]
    assert not any(isinstance(answer, Exception) for answer in (*answers[:3], *answers[-3:]))
    assert set(table.now.seats) == {4}
    assert len(happened(table, Left)) == 3
    table.count()
    clean(table.house)


def test_many_clocks_do_a_thing_once(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    table.house.clock.forward(seconds=20)
    answers = table.house.together(*(table.house.tables.tick(table.id) for _ in range(10)))
    assert sorted(answers) == [False] * 9 + [True]
    assert len(happened(table, Decided)) == 1


# ----- a clock that has run out


@on_one_database
def test_c13_after_the_clock_has_run_out_nobody_decides_or_bets_before_what_is_due_has_happened(
    table: LiveTable,
) -> None:
    seated(table, 1, 2, 3)
    table.run_out()
    table.bet(1)
    table.bet(2)
    clock = table.house.clock
    assert table.now.due_at is not None
    clock.at = table.now.due_at
    assert table.refused(table.a_bet(3), table.people[3]).code == "table_time_up"
    clock.forward(seconds=UNATTENDED.total_seconds() - 0.1)
    assert table.refused(table.a_bet(3), table.people[3]).code == "table_time_up"
    assert table.tick()
    turn = table.game.turn or 0
    clock.at = table.now.due_at
    refusal = table.refused(table.a_decision(pays=True), table.people[turn])
    assert (refusal.code, refusal.article) == ("table_time_up", "C13")
    assert table.tick()
    assert table.now.seats[turn].late


@on_one_database
def test_c13_a_clock_that_nobody_attended_has_run_out_on_nobody(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1)
    assert table.now.due_at is not None
    table.house.clock.at = table.now.due_at + UNATTENDED
    table.bet(2)
    turn = table.game.turn or 0
    table.house.clock.at = table.now.due_at + UNATTENDED
    table.decide(turn, pays=True)
    assert not table.now.seats[turn].late
    clean(table.house)


@on_one_database
def test_a_game_whose_clock_is_begun_anew_again_and_again_is_void_after_ten_minutes(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    first = table.now.due_at
    assert first is not None
    while table.now.phase is TablePhase.PLAYING:
        assert table.house.clock.at - first < 2 * VOID_AFTER
        table.run_out(late=60)
    assert table.kinds().count("clock_begun_anew") == 7  # of 20 seconds, each attended a minute late
    assert table.now.stalled_since is None
    assert [table.now.chips(box) for box in (1, 2)] == [Money(50_00)] * 2
    clean(table.house)


@on_one_database
def test_whoever_decides_after_a_clock_was_begun_anew_has_stalled_nothing(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.deal((1, 2))
    first = table.now.due_at
    table.run_out(late=599)
    before = table.now
    table.decide(table.game.turn or 0, pays=True)
    assert (before.stalled_since, table.now.stalled_since) == (first, None)
    table.run_out(late=599)
    assert (table.kinds()[-1], table.now.phase) == ("clock_begun_anew", TablePhase.PLAYING)
    table.run_out()  # attended, and more than ten minutes after the first: late, but not void
    assert table.kinds().count("game_voided") == 0
    assert happened(table, Decided)[-1].actor == "clock"


@on_one_database
def test_betting_whose_clock_is_begun_anew_again_and_again_closes(table: LiveTable) -> None:
    seated(table, 1, 2)
    table.run_out()
    table.bet(1)
    for _ in range(20):
        if table.now.phase is not TablePhase.BETTING:
            break
        table.run_out(late=60)
    assert table.kinds()[-1] == "bets_returned"
    assert table.now.chips(1) == Money(50_00)
    clean(table.house)
