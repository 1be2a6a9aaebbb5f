"""Refusals: every reason has a case, an article and four sentences, and refusing changes nothing."""

import importlib
import pkgutil
from dataclasses import is_dataclass

import pytest

import ventuno.rules
from tests.rules.big21.script import NEAR_THE_CAP, cards, complete, offers, played, refusal_of, won
from ventuno.rules.big21 import Play, refusals, texts
from ventuno.rules.big21.game import Game
from ventuno.rules.big21.highlow import Ladder
from ventuno.rules.big21.notation import Header
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refusal, Refused

NO_CARD_LEFT = cards("5- " * 8)
FREE_CARDS_DUE = cards("A1 K1 A2 K2")
IN_HIGH_LOW = f"{won(3)}; highlow"


def _written() -> dict[str, object]:
    """Everything that has a name under `ventuno.rules`."""
    return {
        f"{module.name}.{name}": value
        for module in pkgutil.walk_packages(ventuno.rules.__path__, "ventuno.rules.")
        for name, value in vars(importlib.import_module(module.name)).items()
    }


def _reasons() -> dict[str, Reason[...]]:
    return {name: value for name, value in _written().items() if isinstance(value, Reason)}


REASONS = {reason.code: reason for reason in _reasons().values()}

# script, illegal move, code, article; all with a stake of CHF 2
CASES = [
    (won(0), "deal 5", "play_over", "Art. 23"),
    (won(0), "place 1", "play_over", "Art. 23"),
    (f"{won(3)}; end", "risk 1", "play_over", "Art. 23"),
    ("expire", "end", "play_over", "Art. 23"),
    ("", "place 1", "card_due", "Art. 7.1"),
    ("", "discard", "card_due", "Art. 7.1"),
    ("", "end", "card_due", "Art. 7.1"),
    ("", "risk 1", "card_due", "Art. 7.1"),
    (f"{NO_CARD_LEFT}; buy", "buy", "card_due", "Art. 7.1"),
    (IN_HIGH_LOW, "higher", "open_card_due", "Art. 15.1"),
    (IN_HIGH_LOW, "end", "open_card_due", "Art. 15.1"),
    (FREE_CARDS_DUE, "end", "free_cards_due", "Art. 10.1"),
    (FREE_CARDS_DUE, "place 3", "free_cards_due", "Art. 10.1"),
    (f"{IN_HIGH_LOW}; open 5; higher", "lower", "hidden_card_due", "Art. 15.1"),
    (f"{IN_HIGH_LOW}; open 5; higher", "end", "hidden_card_due", "Art. 15.1"),
    ("deal 5", "deal 5", "nothing_to_draw", "B2"),
    ("deal 5", "grant 2", "nothing_to_draw", "B2"),
    (NO_CARD_LEFT, "deal 5", "nothing_to_draw", "B2"),
    (won(3), "open 5", "nothing_to_draw", "B2"),
    (f"{IN_HIGH_LOW}; open 5", "hidden 5", "nothing_to_draw", "B2"),
    ("", "grant 2", "other_draw_due", "B2"),
    ("", "open 5", "other_draw_due", "B2"),
    ("", "hidden 5", "other_draw_due", "B2"),
    (FREE_CARDS_DUE, "deal 5", "other_draw_due", "B2"),
    (IN_HIGH_LOW, "deal 5", "other_draw_due", "B2"),
    (IN_HIGH_LOW, "hidden 5", "other_draw_due", "B2"),
    (f"{IN_HIGH_LOW}; open 5; higher", "open 6", "other_draw_due", "B2"),
    (FREE_CARDS_DUE, "grant 1", "no_such_number_of_free_cards", "Art. 10.1"),
    (FREE_CARDS_DUE, "grant 7", "no_such_number_of_free_cards", "Art. 10.1"),
    ("deal 5", "place 0", "no_such_stack", "Art. 7.1"),
    ("deal 5", "place 6", "no_such_stack", "Art. 7.1"),
    (NO_CARD_LEFT, "place 1", "no_card_left", "B8"),
    (NO_CARD_LEFT, "discard", "no_card_left", "B8"),
    ("deal 5", "buy", "cards_left", "B8"),
    (won(3), "place 1", "no_game_running", "Art. 12.2"),
    (won(3), "discard", "no_game_running", "Art. 12.2"),
    (won(5), "buy", "no_game_running", "Art. 12.2"),
    (f"{IN_HIGH_LOW}; open 5", "place 1", "no_game_running", "Art. 12.2"),
    ("deal 5", "highlow", "high_low_not_open", "Art. 14.1"),
    (NO_CARD_LEFT, "highlow", "high_low_not_open", "Art. 14.1"),
    (f"{complete(3)}; deal 5", "highlow", "high_low_not_open", "Art. 14.1"),
    (won(5), "highlow", "high_low_not_open", "Art. 14.1"),
    (f"{IN_HIGH_LOW}; open 5; end", "highlow", "high_low_played", "Art. 18.1"),
    ("deal 5", "higher", "not_in_high_low", "Art. 15.1"),
    (won(3), "lower", "not_in_high_low", "Art. 15.1"),
    ("deal 5", "risk 1", "risk_not_open", "Art. 20"),
    (f"{IN_HIGH_LOW}; open 5", "risk 1", "risk_not_open", "Art. 20"),
    (won(3), "risk 0", "risk_off_grid", "B13"),
    (won(3), "risk 0.05", "risk_off_grid", "B13"),
    (won(3), "risk 10.05", "risk_off_grid", "B13"),
    (won(3), "risk 10.10", "risk_over_prize", "Art. 21.2"),
    (won(3), "risk 999999999.90", "risk_over_prize", "Art. 21.2"),
    (won(5), "risk 10.10", "risk_over_quarter", "Art. 21.1"),
    (f"{won(5)}; risk 10; {won(5)}; risk 50; {won(5)}", "risk 200.10", "risk_over_stake_max", "Art. 21.1"),
]
# From a stake of CHF 5
CASES_NEAR_THE_CAP = [
    (NEAR_THE_CAP, "risk 107.90", "risk_over_winnings_max", "Art. 2.5"),
    (f"{NEAR_THE_CAP}; risk 107.80; {won(5)}", "risk 0.10", "risk_over_winnings_max", "Art. 2.5"),
]
ALL_CASES = [(2, *case) for case in CASES] + [(5, *case) for case in CASES_NEAR_THE_CAP]


@pytest.mark.parametrize(
    ("stake", "script", "move", "code", "article"),
    ALL_CASES,
    ids=[f"{number}-{case[2]}-{case[3]}".replace(" ", "_") for number, case in enumerate(ALL_CASES)],
)
def test_an_illegal_move_is_refused_and_changes_nothing(
    stake: int, script: str, move: str, code: str, article: str
) -> None:
    play = played(script, stake)
    offered = offers(play)
    refusal = refusal_of(play, move)
    assert (refusal.code, refusal.article) == (code, article)
    assert refusal == REASONS[code](**refusal.facts)
    assert play == played(script, stake)
    assert offers(play) == offered


def test_no_value_of_the_rules_can_be_changed() -> None:
    kinds = {kind for kind in _written().values() if isinstance(kind, type) and is_dataclass(kind)}
    assert {Play, Game, Ladder, Header, Law, Refusal} <= kinds  # a view is a tuple
    assert [kind for kind in kinds if not kind.__dataclass_params__.frozen] == []  # type: ignore[attr-defined]


def test_every_reason_of_big21_has_a_case() -> None:
    written = {reason.code for reason in vars(refusals).values() if isinstance(reason, Reason)}
    assert written - {case[3] for case in ALL_CASES} == {"stake_not_offered"}  # see test_art_4_1


@pytest.mark.parametrize(
    ("stake", "script", "move", "facts"),
    [
        (2, "", "grant 2", {"due": "deal"}),
        (2, FREE_CARDS_DUE, "deal 5", {"due": "grant"}),
        (2, IN_HIGH_LOW, "deal 5", {"due": "open"}),
        (2, f"{IN_HIGH_LOW}; open 5; lower", "open 5", {"due": "hidden"}),
        (2, won(3), "risk 10.10", {"most": "10.00"}),
        (3, won(4), "risk 7.60", {"most": "7.50"}),
        (1, f"{won(3)}; risk 0.70; {won(3)}", "risk 0.90", {"most": "0.80"}),  # a quarter of 3.50 is 0.875
        (2, f"{won(5)}; risk 10; {won(5)}; risk 50; {won(5)}", "risk 500", {"most": "200.00"}),
        (5, NEAR_THE_CAP, "risk 200", {"most": "107.80"}),
        (5, f"{NEAR_THE_CAP}; risk 107.80; {won(5)}", "risk 0.10", {"most": "0.00"}),
    ],
)
def test_facts_of_a_refusal(stake: int, script: str, move: str, facts: dict[str, str]) -> None:
    assert refusal_of(played(script, stake), move).facts == facts


def test_codes_are_unique() -> None:
    codes: dict[str, Reason[...]] = {}
    for reason in _reasons().values():
        assert codes.setdefault(reason.code, reason) is reason


@pytest.mark.parametrize(("stake", "script", "move", "code", "article"), ALL_CASES[::5])
def test_a_refusal_is_said_in_every_language(stake: int, script: str, move: str, code: str, article: str) -> None:
    refusal = refusal_of(played(script, stake), move)
    assert (refusal.code, refusal.article) == (code, article)
    said = [refusal.said_in(language) for language in Language]
    assert len(set(said)) == 4
    assert not any("{" in sentence for sentence in said)


def test_a_refusal_that_stood_in_a_text_names_its_line() -> None:
    refusal = refusals.RISK_OVER_QUARTER(most="7.50")
    assert refusal == Refusal("risk_over_quarter", "Art. 21.1", texts.risk_over_quarter(most="7.50"))
    sentence = "Of this prize at most CHF 7.50 can be staked: no larger share is allowed. (Art. 21.1)"
    assert str(Refused(refusal)) == sentence
    assert str(Refused(refusal, 12)) == f"line 12: {sentence}"
    assert refusal.said_in(Language.DE) == (
        "Von diesem Gewinn können höchstens CHF 7.50 gesetzt werden: Mehr darf sein Anteil nicht sein."
    )
