"""Refusals: every reason has a case, a ruling and four sentences, and refusing changes nothing."""

import pytest

from tests.rules.challenge.script import TWO, offers, played, refusal_of, refused_header
from ventuno.rules.challenge import Void, apply, refusals
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason, Refusal, Refused

DEALT = "deal Kh 9d 9c Qs"
CARD_1 = f"{DEALT}; community 5c Ah"
CARD_2 = f"{CARD_1}; pay; pay"
WAR = f"{CARD_1}; stay; stay"
OVER = f"{WAR}; war 2c: 3c 4c"
VOID = f'{DEALT}; void floor "misdeal"'

# script, illegal move, code, ruling
CASES = [
    *[(OVER, move, "challenge_over", "C8") for move in ("pay", "stay", "deal Kh 9d 9c Qs", "war 2d: 3d 4d")],
    *[(VOID, move, "challenge_over", "C8") for move in ("pay", "community 5c Ah", 'void floor "again"')],
    ("", "pay", "challenge_cards_due", "C5"),
    ("", "stay", "challenge_cards_due", "C5"),
    (DEALT, "pay", "challenge_cards_due", "C5"),
    (WAR, "pay", "challenge_cards_due", "C5"),
    (CARD_1, "deal 2h 2d 3h 3d", "challenge_nothing_to_draw", "C6"),
    (CARD_1, "community 2h 2d", "challenge_nothing_to_draw", "C6"),
    (CARD_2, "war 2h: 2d 3d", "challenge_nothing_to_draw", "C6"),
    ("", "community 5c Ah", "challenge_other_draw_due", "C5"),
    ("", "war 5c: Ah 2c", "challenge_other_draw_due", "C5"),
    (DEALT, "deal 2h 2d 3h 3d", "challenge_other_draw_due", "C5"),
    (DEALT, "war 2h: 2d 3h", "challenge_other_draw_due", "C5"),
    (WAR, "community 2h 2d", "challenge_other_draw_due", "C5"),
    ("", "deal Kh", "challenge_number_of_cards", "C5"),
    ("", "deal Kh 9d 9c", "challenge_number_of_cards", "C5"),
    ("", "deal Kh 9d 9c Qs 2c 2d", "challenge_number_of_cards", "C5"),
    (WAR, "war 2c: 3c", "challenge_number_of_cards", "C5"),
    (WAR, "war 2c: 3c 4c 5d", "challenge_number_of_cards", "C5"),
    ("", "deal Kh 9d 9c Kh", "challenge_card_out", "C5"),
    (DEALT, "community Kh 5c", "challenge_card_out", "C5"),
    (WAR, "war Ah: 2c 3c", "challenge_card_out", "C5"),
    ("", 'void floor ""', "challenge_void_unreadable", "C14"),
    ("", 'void floor "  "', "challenge_void_unreadable", "C14"),
    (CARD_1, f'void floor "{"x" * 201}"', "challenge_void_unreadable", "C14"),
    (CARD_1, 'void "floor" "misdeal"', "challenge_void_unreadable", "C14"),
    (WAR, 'void floor "a\tb"', "challenge_void_unreadable", "C14"),
]
HEADERS = [
    ("challenge antes=5 bonuses=red:1 button=1", "challenge_number_of_players", "C3"),
    ("challenge antes=5,- bonuses=red:1,- button=1", "challenge_number_of_players", "C3"),
    (
        f"challenge antes={','.join('5' * 8)} bonuses={','.join(['red:1'] * 8)} button=1",
        "challenge_number_of_players",
        "C3",
    ),
    ("challenge antes=5,-,5 bonuses=red:1,-,red:1 button=2", "challenge_button_on_empty_box", "C12"),
    ("challenge antes=5,-,5 bonuses=red:1,-,red:1 button=4", "challenge_button_on_empty_box", "C12"),
    ("challenge antes=5,0 bonuses=red:1,red:1 button=1", "challenge_no_ante", "C4"),
    ("challenge antes=5,5 bonuses=red:1,both:0:0 button=1", "challenge_no_bonus_bet", "C4"),
    ("challenge antes=5,5 bonuses=red:1,red:0.05 button=1", "challenge_amount_off_grid", "C2"),
    ("challenge antes=5.01,5 bonuses=red:1,red:1 button=1", "challenge_amount_off_grid", "C2"),
]
REASONS = {reason.code: reason for reason in vars(refusals).values() if isinstance(reason, Reason)}


def _check(refusal: Refusal, code: str, ruling: str) -> None:
    assert (refusal.code, refusal.article) == (code, ruling)
    assert refusal == REASONS[code](**refusal.facts)
    said = [refusal.said_in(language) for language in Language]
    assert len(set(said)) == len(said) == 4
    assert not any({"{", "}", "!", "ß"} & set(sentence) for sentence in said)
    assert all(str(fact) in sentence for fact in refusal.facts.values() for sentence in said)


@pytest.mark.parametrize(
    ("script", "move", "code", "ruling"), CASES, ids=[f"{number}-{case[2]}" for number, case in enumerate(CASES)]
)
def test_an_illegal_move_is_refused_in_four_languages_and_changes_nothing(
    script: str, move: str, code: str, ruling: str
) -> None:
    game = played(TWO, script)
    offered = offers(game)
    _check(refusal_of(game, move), code, ruling)
    assert game == played(TWO, script)
    assert offers(game) == offered


@pytest.mark.parametrize(("header", "code", "ruling"), HEADERS)
def test_bets_that_make_no_game_are_refused_in_four_languages(header: str, code: str, ruling: str) -> None:
    _check(refused_header(header), code, ruling)


def test_every_reason_has_a_case() -> None:
    assert {case[2] for case in CASES} | {case[1] for case in HEADERS} == set(REASONS)


@pytest.mark.parametrize(
    ("script", "move", "facts"),
    [
        ("", "pay", {"due": "deal"}),
        (DEALT, "pay", {"due": "community"}),
        (WAR, "stay", {"due": "war"}),
        ("", "community 5c Ah", {"due": "deal"}),
        (WAR, "community 2h 2d", {"due": "war"}),
        ("", "deal Kh", {"needed": 4, "found": 1}),
        (WAR, "war 2c: 3c", {"needed": 3, "found": 2}),
    ],
)
def test_facts_of_a_refusal(script: str, move: str, facts: dict[str, object]) -> None:
    assert refusal_of(played(TWO, script), move).facts == facts


def test_the_card_that_is_out_is_named() -> None:
    refusal = refusal_of(played(TWO, DEALT), "community 5c 9d")
    assert refusal.said_in(Language.EN) == "9d is on the table already: the deck has each card once."


@pytest.mark.parametrize(
    ("by", "reason"),
    [
        ("", "x"),
        ("a b", "x"),
        ('a"b', "x"),
        ("a#b", "x"),
        ("a\nb", "x"),
        ("a", "x\ny"),
        ("a", 'x"y'),
        ("a", "x#y"),
        ("a", ""),
    ],
)
def test_a_void_that_could_not_be_read_again_is_refused(by: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        apply(played(TWO), Void(by, reason))
    assert refused.value.refusal.code == "challenge_void_unreadable"


def test_the_longest_reason_is_taken() -> None:
    assert apply(played(TWO), Void("Änne", "é" * 200))[0].voided == Void("Änne", "é" * 200)
