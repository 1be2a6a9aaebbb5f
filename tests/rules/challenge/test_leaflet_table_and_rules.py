"""The leaflet of Black Jack Challenge, sentence by sentence: table, card values and rules, L8-L26."""

import pytest

from tests.rules.challenge.script import FOUR, SEVEN, TWO, after, offers, played, refusal_of, refused_header, totals
from ventuno.rules.cards import CARD_BY_SYMBOL, DECK
from ventuno.rules.challenge import Bet, ChallengeGame, GamePhase, button_after, notation, start, view
from ventuno.rules.refusals import Refused

BET = Bet(500, red_centimes=100)


@pytest.mark.parametrize("players", range(2, 8))
def test_l8_two_to_seven_play(players: int) -> None:
    game = start((BET,) * players, 1)
    assert game.order == tuple(range(1, players + 1))


@pytest.mark.parametrize("players", [0, 1, 8])
def test_l8_fewer_or_more_do_not(players: int) -> None:
    with pytest.raises(Refused) as refused:
        start((BET,) * players, 1)
    assert refused.value.refusal.code == "challenge_number_of_players"


def test_l8_one_deck_of_52_cards() -> None:
    assert len(set(DECK)) == len(DECK) == 52
    assert played(SEVEN).stock == DECK


@pytest.mark.parametrize(
    ("bonus", "bet"),
    [
        ("red:1", Bet(500, red_centimes=100)),
        ("black:0.50", Bet(500, black_centimes=50)),
        ("both:1:2", Bet(500, red_centimes=100, black_centimes=200)),
    ],
)
def test_l9_an_ante_and_a_bonus_bet(bonus: str, bet: Bet) -> None:
    assert played(f"challenge antes=5,5 bonuses={bonus},{bonus} button=1").bets == (bet, bet)


def test_l10_one_open_and_one_hidden_card() -> None:
    game = played(TWO, "deal Kh 7d 2c Qs")
    assert [game.hand(box) for box in (1, 2)] == [
        (CARD_BY_SYMBOL["Kh"], CARD_BY_SYMBOL["7d"]),
        (CARD_BY_SYMBOL["2c"], CARD_BY_SYMBOL["Qs"]),
    ]
    seen = view(game).boxes
    assert [box.open_card for box in seen] == [CARD_BY_SYMBOL["Kh"], CARD_BY_SYMBOL["2c"]]
    assert [box.hidden_card for box in seen] == [None, None]


@pytest.mark.parametrize(
    ("decisions", "cards"),
    [("stay; stay", [0, 0]), ("pay; stay; stay", [1, 0]), ("pay; pay; stay; pay", [1, 2])],
)
def test_l11_up_to_two_community_cards_for_a_further_bet_each(decisions: str, cards: list[int]) -> None:
    game = played(TWO, f"deal 2h 7d 2c Qs; community 5c Ah; {decisions}")
    assert [game.cards_paid(box) for box in (1, 2)] == cards
    assert [game.paid_centimes(box) for box in (1, 2)] == [500 * (1 + number) for number in cards]


def test_l12_players_win_from_each_other_and_bonuses_from_the_bank() -> None:
    game = played(TWO, "deal Kh Kd 2c Qs; community 5c Ah; stay; stay")
    assert game.winner == 1
    assert game.net_centimes(1) == 500 + 3000  # the other's ante, and 30:1 from the bank
    assert game.net_centimes(2) == -500 - 100


@pytest.mark.parametrize("rank", range(2, 11))
def test_l13_number_cards_count_what_is_printed_on_them(rank: int) -> None:
    assert totals(played(TWO, f"deal {rank}h {rank}d Ac Ad"))[0] == str(2 * rank)


@pytest.mark.parametrize("rank", "JQK")
def test_l14_pictures_count_10(rank: str) -> None:
    assert totals(played(TWO, f"deal {rank}h 2d {rank}c 3d")) == ["12", "13"]


@pytest.mark.parametrize(
    ("cards", "community", "decisions", "total"),
    [
        ("Ah 2c", "7d 7s", "stay; stay", "S13"),
        ("Ah Kc", "7d 7s", "stay; stay", "S21"),
        ("Ah Ac", "7d 7s", "stay; stay", "S12"),
        ("Ah 9c", "Ac 5d", "pay; stay; stay", "S21"),
        ("Ah 9c", "5d Ac", "pay; stay; stay", "15"),
        ("Kh 9c", "Ac 5d", "pay; stay; stay", "20"),
        ("Ah Ad", "Ac As", "pay; stay; pay", "S14"),
        ("Ah Kd", "Kc Ks", "pay; stay; pay", "31"),
    ],
)
def test_l15_the_ace_counts_1_or_11(cards: str, community: str, decisions: str, total: str) -> None:
    assert totals(played(TWO, f"deal {cards} 2s 3s; community {community}; {decisions}"))[0] == total


@pytest.mark.parametrize(
    ("hands", "decisions", "ends", "winner"),
    [
        ("Kh 9d 8c Qs", "stay; stay", ["19", "18"], 1),
        ("Kh 7d 8c Qs", "stay; stay", ["17", "18"], 2),
        ("Kh 9d 6c Qs", "stay; pay; stay", ["19", "21"], 2),  # with the five
        ("Kh 9d 7c Qs", "stay; pay; stay", ["19", "22"], 1),  # over
        ("2h 2d 7c Qs", "stay; pay; stay", ["4", "22"], 1),  # four is closer than too much
        ("9h Ad 6c 9s", "stay; pay; pay", ["S20", "21"], 2),  # with both: 15, 20, 21
    ],
)
def test_l16_closest_to_21_without_going_over(hands: str, decisions: str, ends: list[str], winner: int) -> None:
    game = played(TWO, f"deal {hands}; community 5c Ah; {decisions}")
    assert (totals(game), game.winner) == (ends, winner)


@pytest.mark.parametrize(
    ("decisions", "pots"),
    [
        ("pay; pay; stay; pay; pay", [17, 20, 28, 28, 31, 39]),
        ("stay; stay; stay", [17, 17, 17, 17]),
        ("pay; stay; pay; stay; pay", [17, 20, 20, 26, 26, 32]),
    ],
)
def test_l17_antes_and_fields_1_and_2_make_up_the_pot(decisions: str, pots: list[int]) -> None:
    header = "challenge antes=3,8,-,6 bonuses=red:1,black:2,-,both:1:2 button=1"
    game = played(header, "deal 2h 2d 3h 3d 4h 4d; community 5c 5d")
    found = [game.pot_centimes // 100]
    for decision in decisions.split(";"):
        game = after(game, decision)
        found.append(game.pot_centimes // 100)
    assert found == pots


@pytest.mark.parametrize("button", range(1, 8))
def test_l18_the_button_decides_first(button: int) -> None:
    cards = " ".join(map(str, DECK[:14]))
    game = played(SEVEN.replace("button=1", f"button={button}"), f"deal {cards}; community Ks Qs")
    turns = []
    for _ in range(7):
        turns.append(game.turn)
        game = after(game, "pay")
    assert turns == [*range(button, 8), *range(1, button)]


@pytest.mark.parametrize(
    ("button", "boxes", "then"),
    [
        (1, (1, 2), 2),
        (2, (1, 2), 1),
        (7, (1, 7), 1),
        (3, (1, 3, 6), 6),
        (6, (1, 3, 6), 1),
        (4, (2, 3), 2),  # whoever had it has gone
        (4, (2, 3, 4, 5), 5),
        (7, (5, 6), 5),
    ],
)
def test_l19_the_button_moves_clockwise_past_empty_boxes(button: int, boxes: tuple[int, ...], then: int) -> None:
    assert button_after(button, boxes) == then


ENDS = {  # of four players: one winner each
    "one is best": ("Kh 9d 8c Qs 2h 2d 3h 3d", "stay; stay; stay; stay", "", 1),
    "war": ("Kh 9d 9c Qs 2h 2d 3h 3d", "stay; stay; stay; stay", "war 7c: 4s 5s", 2),
    "all bust": ("Kh 9d 8c Qs Jh 9h 8h Jd", "pay; pay; pay; pay; stay; stay; stay; stay", "war 7c: 4s 5s 6s 2s", 3),
}


@pytest.mark.parametrize(("hands", "decisions", "war", "winner"), ENDS.values(), ids=ENDS)
def test_l20_one_winner_in_every_case(hands: str, decisions: str, war: str, winner: int) -> None:
    game = played(FOUR, f"deal {hands}; community 5c Ah; {decisions}")
    assert game.winner == (None if war else winner)
    game = after(game, war)
    assert (game.winner, game.contenders, game.phase) == (winner, (winner,), GamePhase.OVER)


def test_l21_the_closest_wins_or_the_winner_of_the_war() -> None:
    tied = played(TWO, "deal Kh 9d 9c Qs; community 5c Ah; stay; stay")
    assert (tied.phase, tied.winner) == (GamePhase.WAR, None)
    assert after(tied, "war 2c: 3c 4c").winner == 2
    assert after(tied, "war 2c: 4c 3c").winner == 1
    assert played(TWO, "deal Kh 9d 8c Qs; community 5c Ah; stay; stay").winner == 1


def test_l22_the_winner_gets_the_whole_pot() -> None:
    game = played(TWO, "deal Kh 7d 2c 2s; community 9c Ah; stay; pay; stay")
    assert (game.winner, game.pot_centimes) == (1, 1500)
    assert [game.net_centimes(box) for box in (1, 2)] == [1000 + 150, -1000 - 100]  # box 1 has Double Red


@pytest.mark.parametrize("bonus", ["red:0", "black:0", "both:0:0"])
def test_l23_everybody_has_to_make_a_bonus_bet(bonus: str) -> None:
    refusal = refused_header(f"challenge antes=5,5 bonuses=red:1,{bonus} button=1")
    assert (refusal.code, refusal.article) == ("challenge_no_bonus_bet", "C4")


@pytest.mark.parametrize("decisions", ["stay; stay", "pay; stay; pay", "stay; pay; pay", "pay; pay; pay; pay"])
def test_l24_bonus_bets_are_the_banks_alone(decisions: str) -> None:
    """They neither go into the pot nor come from it."""
    game = played(TWO, f"deal Kh Kd 2c Qs; community 5c Ah; {decisions}")
    assert game.pot_centimes == sum(game.paid_centimes(box) for box in (1, 2))
    assert [game.bonus_centimes(box) for box in (1, 2)] == [3100, 0]


@pytest.mark.parametrize(("hands", "decisions"), [("Ah Kd 6c 10c", "stay; pay; stay"), ("Ah Kd Ac Qs", "stay; stay")])
def test_l25_ace_and_picture_are_21_like_any_other(hands: str, decisions: str) -> None:
    game = played(TWO, f"deal {hands}; community 5c 2h; {decisions}")
    assert (game.phase, game.contenders) == (GamePhase.WAR, (1, 2))


def test_l26_nothing_is_doubled_or_split() -> None:
    game = played(TWO, "deal 8h 8d 2c Qs; community 5c Ah")
    assert offers(game) == ["pay", "stay"]
    for word in ("double", "split", "pay 10", "pay twice"):
        with pytest.raises(Refused) as refused:
            notation.read_move(word)
        assert refused.value.refusal.code == "notation_unknown_move"
    assert refusal_of(game, "war 2d: 3d 4d").code == "challenge_nothing_to_draw"


def test_the_order_skips_empty_boxes() -> None:
    assert ChallengeGame((BET, None, BET, None, BET), 3).order == (3, 5, 1)
