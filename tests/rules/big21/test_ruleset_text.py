"""Rule sets as data (B1, Art. 24.1): files that an operator writes, and headers of plays that repeat their numbers."""

import pytest

from ventuno.rules.big21 import RULE_SETS, Clock, Deal, Place, apply, notation, ruleset_text, start
from ventuno.rules.big21.notation import Header
from ventuno.rules.big21.ruleset_text import BASE, digest
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

NEW = """
name = "2027-01-01"     # from New Year on
plays_per_day_max = 50
stakes_centimes = [200, 1000]
opening_cards = 7
prize_tenths = [0, 0, 12, 40, 100, 200]
ladder_tenths = [40, 70, 100, 140, 200]
risk_prize_tenths_min = 40
hours_max = 2
"""


def refusal(text: str) -> tuple[str, int | None]:
    with pytest.raises(Refused) as refused:
        ruleset_text.parse(text)
    assert all(refused.value.refusal.said_in(language) for language in Language)
    return refused.value.refusal.code, refused.value.line


def test_b1_a_file_names_what_differs_and_the_rest_is_as_in_the_binding_text() -> None:
    rules = ruleset_text.parse(NEW)
    assert (rules.name, rules.plays_per_day_max, rules.stakes_centimes) == ("2027-01-01", 50, (200, 1000))
    assert (rules.prize_tenths[2], rules.ladder_tenths[0], rules.hours_max) == (12, 40, 2)
    assert (rules.purchases_max, rules.winnings_max_centimes) == (BASE.purchases_max, BASE.winnings_max_centimes)


def test_b1_a_rule_set_as_written_is_read_back_with_the_same_hash() -> None:
    rules = ruleset_text.parse(NEW)
    again = ruleset_text.parse(ruleset_text.write(rules))
    assert (again.name, digest(again)) == (rules.name, digest(rules))
    assert digest(rules) != digest(BASE)


def test_art_4_2_no_limit_on_plays_is_written_as_zero() -> None:
    rules = ruleset_text.parse('name = "2027-01-01"\nplays_per_day_max = 0\n')
    assert rules.plays_per_day_max is None
    assert digest(rules) == digest(RULE_SETS["2024-08-28"])


def test_b1_a_play_under_new_rules_is_its_text_alone() -> None:
    rules = ruleset_text.parse(NEW)
    play = start(rules, 1000)
    moves = (Deal(Rank.KING), Place(0), Deal(Rank.ACE), Place(0), Clock.EXPIRE)
    for move in moves:
        play, _ = apply(play, move)
    text = notation.write(Header(rules, 1000), moves)
    assert text.startswith("big21 rules=2027-01-01 stake=10 plays_per_day_max=50 ")
    replayed = notation.replay(text)
    assert digest(replayed.rules) == digest(rules)
    assert replayed.paid_out_centimes == play.paid_out_centimes
    assert [stack.points for stack in replayed.game.stacks] == [stack.points for stack in play.game.stacks]
    assert notation.replay(text).rules is replayed.rules  # one object, so that states can be compared


def test_b1_headers_of_the_published_texts_stay_as_they_are() -> None:
    assert str(Header(RULE_SETS["2024-10-23"], 200)) == "big21 rules=2024-10-23 stake=2"
    assert notation.read_header("big21 rules=2024-08-28 stake=2").rules is RULE_SETS["2024-08-28"]


def test_b1_rules_that_differ_in_the_name_alone_are_still_told_apart_from_unknown_ones() -> None:
    rules = ruleset_text.parse('name = "2027-01-01"')
    header = str(Header(rules, 200))
    assert header == "big21 rules=2027-01-01 stake=2 plays_per_day_max=100"
    assert notation.read_header(header).rules != BASE
    assert digest(notation.read_header(header).rules) == digest(BASE)


@pytest.mark.parametrize(
    "header",
    [
        "big21 rules=2024-10-23 stake=2 plays_per_day_max=50",  # a published rule set is never changed
        "big21 rules=2027-01-01 stake=2 plays_per_day_max=50 plays_per_day_max=50",
        "big21 rules=2027-01-01 stake=2 plays_per_day_max=x",
        "big21 rules=2027-01-01 stake=2 plays_per_day_max=99999999999",
        "big21 rules=2027-01-01 stake=2 plays_per_day_max=1,2",
        "big21 rules=2027-01-01 stake=2 stacks=6",
        "big21 rules=2027-01-01 stake=9 plays_per_day_max=50",
        "big21 rules=soon stake=2 plays_per_day_max=50",
        "big21 rules=2027-01-01 stake=2",
    ],
)
def test_b1_headers_that_describe_no_rule_set_are_refused(header: str) -> None:
    with pytest.raises(Refused):
        notation.read_header(header)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("name = ", "rule_set_not_toml", 1),
        ("x" * 20_000, "rule_set_too_long", None),
        ("plays_per_day_max = 50", "rule_set_bad_name", None),
        ('name = "soon"', "rule_set_bad_name", 1),
        ('name = "2027-02-30"', "rule_set_bad_name", 1),
        ('name = "2024-10-23"\nhours_max = 3', "rule_set_name_taken", None),
        ('name = "2027-01-01"\nstacks = 6', "rule_set_unknown_number", 2),
        ('name = "2027-01-01"\nopening_cards = 9', "rule_set_bad_number", 2),
        ('name = "2027-01-01"\nopening_cards = true', "rule_set_bad_number", 2),
        ('name = "2027-01-01"\nopening_cards = [8]', "rule_set_bad_number", 2),
        ('name = "2027-01-01"\nprize_tenths = [0, 0, 11]', "rule_set_bad_number", 2),
        ('name = "2027-01-01"\nstakes_centimes = []', "rule_set_bad_number", 2),
        ('name = "2027-01-01"\nstakes_centimes = [200, 100]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nstakes_centimes = [150]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nprize_tenths = [0, 20, 11, 50, 100, 200]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nprize_tenths = [0, 0, 11, 60, 100, 200]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nprize_tenths = [0, 0, 50, 50, 100, 200]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nladder_tenths = [50, 75, 100, 140, 200]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nrisk_prize_tenths_min = 60', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nrisk_whole_prize_centimes = [2500, 500]', "rule_set_not_playable", None),
        ('name = "2027-01-01"\nwinnings_max_centimes = 5000', "rule_set_not_playable", None),
    ],
)
def test_b1_a_rule_set_that_cannot_be_played_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    assert refusal(text) == (code, line)
