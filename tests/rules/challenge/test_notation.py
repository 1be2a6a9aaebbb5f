"""Games as text: what is read, what is written, what is refused, and where."""

import pytest

from tests.rules.challenge.script import TWO, played, refused_header
from ventuno.rules.big21 import notation as big21
from ventuno.rules.cards import CARD_BY_SYMBOL
from ventuno.rules.challenge import Bet, Community, DealHands, Decision, Draw, Move, Void, War
from ventuno.rules.challenge.notation import (
    EXAMPLE,
    read,
    read_header,
    read_move,
    replay,
    write,
    write_header,
    write_move,
)
from ventuno.rules.refusals import Refused

KH, D7, C2, QS = (CARD_BY_SYMBOL[symbol] for symbol in ("Kh", "7d", "2c", "Qs"))
MOVES = {
    "pay": Decision.PAY,
    "stay": Decision.STAY,
    "deal Kh 7d 2c Qs": DealHands((KH, D7, C2, QS)),
    "community Kh 7d": Community(KH, D7),
    "war Kh: 7d 2c": War(KH, (D7, C2)),
    'void floor "a card fell"': Void("floor", "a card fell"),
    'void Änne.B "two  blanks"': Void("Änne.B", "two  blanks"),
}
HEADERS = {
    EXAMPLE: ((Bet(500, 100), Bet(500, 0, 200), Bet(500, 100, 200)), 2),
    "challenge antes=5,-,2.50 bonuses=red:0.10,-,both:1.50:2 button=3": ((Bet(500, 10), None, Bet(250, 150, 200)), 3),
    "challenge antes=-,-,5,5 bonuses=-,-,red:1,red:1 button=4": ((None, None, Bet(500, 100), Bet(500, 100)), 4),
    "challenge antes=999999999,1 bonuses=red:1,black:999999999 button=1": (
        (Bet(99_999_999_900, 100), Bet(100, 0, 99_999_999_900)),
        1,
    ),
}


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_moves_are_read_and_written(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("deal  Th   7d", "deal 10h 7d"),
        ("war 10s:7d 2c", "war 10s: 7d 2c"),
        ("war  Ts :  7d", "war 10s: 7d"),
        ("community Tc Td", "community 10c 10d"),
    ],
)
def test_other_ways_to_write_a_move(text: str, written: str) -> None:
    assert write_move(read_move(text)) == written


@pytest.mark.parametrize(("draw", "text"), [(Draw.DEAL, "deal"), (Draw.COMMUNITY, "community"), (Draw.WAR, "war")])
def test_draws_are_written_by_their_word(draw: Draw, text: str) -> None:
    assert write_move(draw) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pay",
        "pay 1",
        "paystay",
        "deal",
        "deal K",
        "deal Kx",
        "deal KH",
        "deal 1h",
        "deal Kh,7d",
        "community",
        "community Kh",
        "community Kh 7d 2c",
        "war",
        "war Kh",
        "war Kh 7d 2c",
        "war : 7d 2c",
        "war Kh:",
        "war Kh 7d: 2c",
        "war Kh: 7d: 2c",
        "void",
        "void floor",
        "void floor misdeal",
        'void "misdeal"',
        'void floor "misdeal" now',
        'void floor "mis"deal"',
        "place 1",
        "buy",
    ],
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_move(text)
    assert refused.value.refusal.code == "notation_unknown_move"


@pytest.mark.parametrize(("text", "bets", "button"), [(text, *read) for text, read in HEADERS.items()])
def test_headers_are_read_and_written(text: str, bets: tuple[Bet | None, ...], button: int) -> None:
    game = read_header(text)
    assert (game.bets, game.button) == (bets, button)
    assert write_header(game) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("challenge button=1 bonuses=red:1,red:1 antes=5,5", TWO),
        ("challenge   antes=5.00,5.0  bonuses=red:1,both:1:0   button=1", TWO),
    ],
)
def test_other_ways_to_write_a_header(text: str, written: str) -> None:
    assert write_header(read_header(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "challenge",
        "Challenge antes=5,5 bonuses=red:1,red:1 button=1",
        "challenger antes=5,5 bonuses=red:1,red:1 button=1",
        "challenge antes=5,5 bonuses=red:1,red:1",
        "challenge antes=5,5 button=1",
        "challenge bonuses=red:1,red:1 button=1",
        "challenge antes=5,5 bonuses=red:1,red:1 button=0",
        "challenge antes=5,5 bonuses=red:1,red:1 button=8",
        "challenge antes=5,5 bonuses=red:1,red:1 button=12",
        "challenge antes=5,5 bonuses=red:1,red:1 button=1x",
        "challenge antes=5,5 bonuses=red:1,red:1 button=one",
        "challenge antes=5,5 bonuses=red:1,red:1 button=1 button=2",
        "challenge antes=5,5 bonuses=red:1,red:1 button=1 speed=2",
        "challenge antes=5,5 bonuses=red:1 button=1",
        "challenge antes=5 bonuses=red:1,red:1 button=1",
        "challenge antes=5,- bonuses=red:1,red:1 button=1",
        "challenge antes=5,5 bonuses=red:1,- button=1",
        "challenge antes=5,,5 bonuses=red:1,,red:1 button=1",
        "challenge antes=5,-5 bonuses=red:1,red:1 button=1",
        "challenge antes=5,5.005 bonuses=red:1,red:1 button=1",
        "challenge antes=5,1e3 bonuses=red:1,red:1 button=1",
        "challenge antes=5,9999999999 bonuses=red:1,red:1 button=1",
        "challenge antes=5,5 bonuses=red:1,green:1 button=1",
        "challenge antes=5,5 bonuses=red:1,red button=1",
        "challenge antes=5,5 bonuses=red:1,red:1:2 button=1",
        "challenge antes=5,5 bonuses=red:1,both:1 button=1",
        "challenge antes=5,5 bonuses=red:1,both:1:2:3 button=1",
        "challenge antes=5,5 bonuses=red:1,red:-1 button=1",
        "challenge antes=٥,5 bonuses=red:1,red:1 button=1",
    ],
)
def test_a_header_that_cannot_be_read(text: str) -> None:
    refusal = refused_header(text)
    assert refusal.code == "notation_bad_header"
    assert refusal.facts == {"example": EXAMPLE}


GAME = f"{TWO}\ndeal Kh 9d 9c Qs\ncommunity 5c Ah\nstay\nstay\nwar 2c: 3c 4c\n"


def test_a_text_is_read_and_written() -> None:
    game, moves = read(GAME)
    assert game == played(TWO)
    assert write(game, moves) == GAME
    assert replay(GAME) == played(TWO, ";".join(GAME.splitlines()[1:]))


def test_comments_blanks_and_windows_line_ends() -> None:
    text = "# a game\r\n\r\n" + GAME.replace("stay\n", "  stay   # thank you\r\n\r\n").replace("\n", "\r\n")
    assert replay(text) == replay(GAME)


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "notation_no_game", 1),
        ("# nothing\n\n", "notation_no_game", 1),
        ("\nchallenge\n", "notation_bad_header", 2),
        ("challenge antes=5 bonuses=red:1 button=1\n", "challenge_number_of_players", 1),
        (f"# one\n{TWO}\n\nflip\n", "notation_unknown_move", 4),
        (f"{TWO}\ndeal Kh 9d 9c Qs\npay\n", "challenge_cards_due", 3),
        (f"{GAME}pay\n", "challenge_over", 7),
    ],
)
def test_a_refusal_names_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        replay(text)
    assert (refused.value.refusal.code, refused.value.line) == (code, line)


def test_reading_alone_names_the_line_too() -> None:
    for text, line in ((f"{TWO}\n\nflip\n", 3), ("challenge\n", 1), ("", 1)):
        with pytest.raises(Refused) as refused:
            read(text)
        assert refused.value.line == line


def test_a_game_is_no_play_of_big21_and_the_other_way_round() -> None:
    for text, other in ((GAME, big21.replay), (f"{big21.EXAMPLE}\n", replay)):
        with pytest.raises(Refused) as refused:
            other(text)
        assert (refused.value.refusal.code, refused.value.line) == ("notation_bad_header", 1)


def test_a_long_war_is_replayed_round_by_round() -> None:
    """Each round costs the same: 3300 of them, a full deck of ties 300 times."""
    rounds = "".join(f"war {rank}s: {rank}c {rank}d {rank}h\n" for rank in [*"23456789", "10", *"JA"])
    header = "challenge antes=5,5,5 bonuses=red:1,red:1,red:1 button=1"
    game = replay(
        f"{header}\ndeal Kc Qc Kd Qd Kh Qh\ncommunity Ks Qs\nstay\nstay\nstay\n{rounds * 300}war 2s: 2c 2d 3h\n"
    )
    assert (game.winner, game.reshuffles) == (3, 300)
