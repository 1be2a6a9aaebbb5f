"""The rules of the tables as data (C17): files that an operator writes, and headers of games that repeat them."""

from fractions import Fraction

import pytest

from tests.rules.challenge.script import hand
from ventuno.rules.challenge import Bet, notation
from ventuno.rules.challenge import table_rules_text as versions
from ventuno.rules.challenge.bets import Bonus, Odds, paid_centimes
from ventuno.rules.challenge.table_rules import BLACK, LEAFLET, RED, expectation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

NEW = """
name = "2027-01-01"       # from New Year on
red_pair = "25:1"
pair = "7:2"
ante_centimes = [100, 50000]
chips_antes_max = 100
calm_seconds = [30, 15]
"""
HEADER = "challenge antes=5,5 bonuses=red:1,black:2 button=2"
NAMED = "rules=2027-01-01 red_pair=25:1 pair=7:2 ante_centimes=100,50000 chips_antes_max=100 calm_seconds=30,15"
DAY = 'name = "2027-01-01"\n'


def refusal(text: str) -> tuple[str, int | None]:
    with pytest.raises(Refused) as refused:
        versions.parse(text)
    assert all(refused.value.refusal.said_in(language) for language in Language)
    return refused.value.refusal.code, refused.value.line


def test_c17_the_leaflet_is_the_first_version() -> None:
    assert (LEAFLET.name, [str(odds) for odds in LEAFLET.odds.values()]) == (
        "2019-12",
        ["30:1", "3:2", "10:1", "3:1", "3:2"],
    )
    assert expectation(LEAFLET.odds, RED) == expectation(LEAFLET.odds, BLACK) == Fraction(-11, 102)


def test_c17_a_file_names_what_differs_and_the_rest_is_as_in_the_leaflet() -> None:
    rules = versions.parse(NEW)
    assert (rules.red_pair, rules.pair, rules.ante_centimes) == (Odds(25, 1), Odds(7, 2), (100, 500_00))
    assert (rules.black_pair, rules.bonus_centimes, rules.brisk_seconds) == (Odds(10, 1), (10, 100_00), (12, 10))
    again = versions.parse(versions.write(rules))
    assert again == rules
    assert versions.digest(again) == versions.digest(rules) != versions.digest(LEAFLET)


@pytest.mark.parametrize(
    ("odds", "bet", "due"),
    [
        ('red_pair = "41:1"', RED, Fraction(0)),  # exactly what the bank may still pay
        ('red_pair = "25:1"', RED, Fraction(-16, 102)),
        ('black_pair = "21:1"', BLACK, Fraction(0)),
        ('pair = "5:1"', BLACK, Fraction(-1, 102)),
    ],
)
def test_c1_the_expectation_of_a_version_is_exact(odds: str, bet: tuple[Bonus, ...], due: Fraction) -> None:
    assert expectation(versions.parse(DAY + odds).odds, bet) == due


def test_c1_odds_at_which_the_bank_would_lose_are_refused_with_their_expectation() -> None:
    with pytest.raises(Refused) as refused:
        versions.parse(DAY + 'red_pair = "42:1"')
    said = refused.value.refusal.said_in(Language.EN)
    assert (refused.value.refusal.code, "Red Bonus" in said, "+1/102" in said) == ("table_rules_bank_loses", True, True)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("name = ", "table_rules_not_toml", 1),
        ("x" * 20_000, "table_rules_too_long", None),
        ("chips_antes_max = 50", "table_rules_bad_name", None),
        ('name = "2027-02-30"', "table_rules_bad_name", 1),
        ('name = "2019-12"', "table_rules_bad_name", 1),  # only the leaflet is named after a month
        (DAY + "boxes = 8", "table_rules_unknown_number", 2),
        (DAY + 'red_pair = "0:1"', "table_rules_bad_odds", 2),
        (DAY + 'red_pair = "30:0"', "table_rules_bad_odds", 2),
        (DAY + 'red_pair = "1001:1"', "table_rules_bad_odds", 2),
        (DAY + 'pair = "10:3"', "table_rules_bad_odds", 2),  # thirds of a stake are no centimes
        (DAY + "pair = 3", "table_rules_bad_odds", 2),
        (DAY + "ante_centimes = 500", "table_rules_bad_number", 2),
        (DAY + "ante_centimes = [0, 500]", "table_rules_bad_number", 2),
        (DAY + "bonus_centimes = [10, 10000000]", "table_rules_bad_number", 2),
        (DAY + "chips_antes_max = 2", "table_rules_bad_number", 2),
        (DAY + "chips_antes_max = true", "table_rules_bad_number", 2),
        (DAY + "brisk_seconds = [12, 0]", "table_rules_bad_number", 2),
        (DAY + "brisk_seconds = [12, 10, 8]", "table_rules_bad_number", 2),
        (DAY + "ante_centimes = [500, 100]", "table_rules_not_playable", None),
        (DAY + "bonus_centimes = [15, 100]", "table_rules_not_playable", None),
        (DAY + 'red_pair = "1:1"', "table_rules_not_playable", None),  # L54: the better bonus is the one that is paid
        (DAY + 'black_pair = "2:1"', "table_rules_not_playable", None),
        (DAY + 'double_black = "5:1"\npair = "5:1"\nblack_pair = "5:1"', "table_rules_bank_loses", None),
    ],
)
def test_c17_a_version_that_cannot_be_played_is_refused_with_its_line(text: str, code: str, line: int | None) -> None:
    assert refusal(text) == (code, line)


def test_c17_a_game_is_paid_by_its_version_and_its_header_names_what_differs() -> None:
    game = notation.read_header(f"{HEADER} {NAMED}")
    assert game.rules == versions.parse(NEW)
    assert notation.write_header(game) == f"{HEADER} {NAMED}"
    assert paid_centimes(Bet(500, 100, 200), hand("Kh Kd"), game.rules.odds) == 2600 + 900
    cards = "deal Kh 9d 8h 8d\ncommunity 5c Ah\nstay\nstay\n"  # box 1 has the eights
    ends = [notation.replay(f"{head}\n{cards}") for head in (HEADER, f"{HEADER} {NAMED}")]
    assert [end.bonus_centimes(1) for end in ends] == [3100, 2600]
    assert [end.net_centimes(1) - end.bonus_centimes(1) for end in ends] == [-600, -600]


def test_c17_a_header_without_rules_has_the_leaflets() -> None:
    assert notation.read_header(HEADER).rules is LEAFLET
    assert notation.write_header(notation.read_header(HEADER)) == HEADER
    as_leaflet = notation.read_header(f"{HEADER} rules=2028-01-01")  # another name for the same numbers
    assert (as_leaflet.rules.name, as_leaflet.rules.odds) == ("2028-01-01", LEAFLET.odds)


@pytest.mark.parametrize(
    "named",
    [
        "rules=soon",
        "rules=2019-12",
        "rules=2027-01-01 red_pair=30:1",  # as in the leaflet
        "rules=2027-01-01 pair=7:2 red_pair=25:1",  # in another order
        "rules=2027-01-01 red_pair=25:1 red_pair=25:1",
        "rules=2027-01-01 red_pair=99:1",
        "rules=2027-01-01 ante_centimes=500",
        "rules=2027-01-01 antes=5,5",
        "red_pair=25:1",
    ],
)
def test_c17_headers_that_describe_no_version_are_refused(named: str) -> None:
    with pytest.raises(Refused):
        notation.read_header(f"{HEADER} {named}")
