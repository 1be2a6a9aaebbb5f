"""Art. 2, 4 and 5: what Big21 is, and what taking part means."""

import pytest

from tests.rules.big21.script import (
    NEAR_THE_CAP,
    after,
    begun,
    cards,
    complete,
    last_events,
    offers,
    played,
    refusal_of,
    totals,
    won,
)
from ventuno.rules.big21 import RULE_SETS, Phase, start
from ventuno.rules.big21.events import PlayEnd, PlayEnded
from ventuno.rules.big21.refusals import STAKE_NOT_OFFERED
from ventuno.rules.refusals import Refused


def test_art_2_1_main_game_then_high_low_then_risk() -> None:
    play = begun()
    seen = [play.phase]
    for script in (won(3), "highlow", "open 2; higher; hidden 3; open 2; end", "risk 1", won(3), "end"):
        play = after(play, script)
        seen.append(play.phase)
    assert seen == [
        Phase.MAIN,
        Phase.CHOICE,
        Phase.HIGH_LOW,
        Phase.CHOICE,
        Phase.RISK,
        Phase.CHOICE,
        Phase.OVER,
    ]


def test_art_2_1_winnings_of_the_play_are_staked_again() -> None:
    play = played(f"{won(3)}; risk 10.00")
    assert (play.game_stake_centimes, play.prize_centimes, play.realised_centimes) == (1000, 0, 0)


@pytest.mark.parametrize(
    ("placed", "total", "is_complete"),
    [("K1 Q1", "20", False), ("K1 61 51", "21", True), ("K1 Q1 2-", "20", False), ("K1 A1", "S21", True)],
    ids=["20 is not complete", "21 is complete", "a discarded card does not count", "an ace may complete it"],
)
def test_art_2_2_a_stack_of_exactly_21(placed: str, total: str, *, is_complete: bool) -> None:
    play = played(cards(placed))
    assert totals(play) == f"{total} 0 0 0 0"
    assert play.game.stacks[0].complete is is_complete
    assert play.game.complete == int(is_complete)


def test_art_2_2_five_stacks() -> None:
    assert totals(begun()) == "0 0 0 0 0"


def test_art_2_3_the_hidden_card_is_higher_or_lower_than_the_open_one() -> None:
    play = played(f"{won(3)}; highlow; open 7")
    assert offers(play) == ["higher", "lower", "end"]
    assert after(play, "higher; hidden 8").prize_tenths == 70
    assert after(play, "lower; hidden 6").prize_tenths == 70


def test_art_2_4_risk_is_played_like_the_main_game() -> None:
    main, risk = begun(), played(f"{won(3)}; risk 1")
    assert risk.game == main.game
    for script in (
        "deal A",
        "place 1; deal K",
        "place 1; deal A",
        "place 2; deal K; place 2",
        "grant 3",
        cards("9- 8-"),
    ):
        main, risk = after(main, script), after(risk, script)
        assert risk.game == main.game
        assert offers(risk) == offers(main)


def test_art_2_5_side_games_are_repeated() -> None:
    play = played(won(3), stake=1)
    for number in range(1, 6):
        play = after(play, "highlow; open 2; higher; hidden 3; open 2; end; risk 0.10")
        assert play.phase is Phase.RISK
        play = after(play, won(3))
        assert play.realised_centimes == 690 + (number - 1) * 60
    assert play.phase is Phase.CHOICE


def test_art_2_5_no_stake_that_could_win_more_than_5000() -> None:
    play = played(NEAR_THE_CAP, stake=5)
    assert (play.realised_centimes, play.prize_centimes) == (450_00, 2500_00)
    assert offers(play) == ["risk 0.10..107.80", "end"]  # 450 + 2500 + 19 * 107.80 = 4998.20; 107.90 would make 5000.10
    refusal = refusal_of(play, "risk 107.90")
    assert (refusal.code, refusal.article, refusal.facts) == ("risk_over_winnings_max", "Art. 2.5", {"most": "107.80"})


@pytest.mark.parametrize(
    ("script", "paid_out"),
    [
        (f"{complete(2)}; deal 5; end", 220),
        (f"{won(3)}; end", 1000),
        (f"{won(3)}; highlow; open 7; end; end", 1000),
        (f"{won(3)}; risk 4; deal 5; end", 600),
    ],
    ids=["main game", "between games", "High/Low", "Risk"],
)
def test_art_2_6_the_player_ends_the_play_and_is_paid(script: str, paid_out: int) -> None:
    play = played(script)
    assert play.phase is Phase.OVER
    assert play.paid_out_centimes == paid_out
    assert last_events(script)[-1] == PlayEnded(play.end or PlayEnd.EXPIRED, paid_out)


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("francs", [1, 2, 3, 4, 5])
def test_art_4_1_stakes_of_1_to_5_francs(francs: int, rules: str) -> None:
    play = begun(francs, rules)
    assert (play.stake_centimes, play.game_stake_centimes, play.risk) == (francs * 100, francs * 100, False)


@pytest.mark.parametrize("centimes", [-100, 0, 1, 10, 99, 101, 150, 499, 501, 600, 10_000])
def test_art_4_1_no_other_stake(centimes: int) -> None:
    with pytest.raises(Refused) as caught:
        start(RULE_SETS["2024-10-23"], centimes)
    assert caught.value.refusal == STAKE_NOT_OFFERED()
    assert caught.value.refusal.article == "Art. 4.1"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_art_5_the_rules_agreed_to_govern_the_whole_play(rules: str) -> None:
    script = f"{won(3)}; highlow; open 2; higher; hidden 3; open 3; end; risk 5; deal 9; place 1; expire"
    for length in range(script.count(";") + 2):
        play = played("; ".join(script.split(";")[:length]), rules=rules)
        assert play.rules is RULE_SETS[rules]
        assert play.game.rules is RULE_SETS[rules]
