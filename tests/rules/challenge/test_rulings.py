"""The rulings on Black Jack Challenge, C1-C12 and C14; docs/rulings.md says why they are as they are."""

from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from tests.rules.challenge.script import (
    FOUR,
    SEVEN,
    SEVEN_TIMES_20,
    THREE,
    TWO,
    after,
    hand,
    heard,
    offers,
    played,
    refusal_of,
    refused_header,
    totals,
)
from ventuno.rules.cards import DECK
from ventuno.rules.challenge import Bet, ChallengeGame, GamePhase, button_after, start, view
from ventuno.rules.challenge.bets import Bonus, black_bonus, paid_centimes, red_bonus
from ventuno.rules.challenge.events import (
    BonusPaid,
    CardBurnt,
    CommunityTurned,
    HandCounted,
    HandShown,
    PotWon,
    Stayed,
    Voided,
    WarDeclared,
    WarFought,
    WarRepeated,
)
from ventuno.rules.challenge.table_rules import LEAFLET
from ventuno.rules.refusals import Refused

BET = Bet(500, red_centimes=100)
TIED = "deal Kh 9d 9c Qs; community 5c Ah; stay; stay"
ALL_BUST = "deal Kh 9d 8c Qs Jh 9h; community 5c Ah; pay; pay; pay; stay; stay; stay"


@pytest.mark.parametrize("cards", ["Kh Qd", "10h Jd", "Jc Qs", "10s Kc", "Kh Qs"])
def test_c1_same_points_are_no_pair(cards: str) -> None:
    pairs = (Bonus.RED_PAIR, Bonus.BLACK_PAIR, Bonus.PAIR)
    assert red_bonus(hand(cards)) not in pairs
    assert black_bonus(hand(cards)) not in pairs


@pytest.mark.parametrize(
    ("bet", "expectation"),
    [
        (Bet(500, red_centimes=100), Fraction(-11, 102)),
        (Bet(500, black_centimes=100), Fraction(-11, 102)),
        (Bet(500, 100, 100), Fraction(-22, 102)),
    ],
)
def test_c1_both_bets_have_the_same_expectation(bet: Bet, expectation: Fraction) -> None:
    paid = [paid_centimes(bet, cards, LEAFLET.odds) for cards in combinations(DECK, 2)]
    assert Fraction(sum(paid), 100 * len(paid)) - Fraction(bet.bonus_centimes, 100) == expectation


@pytest.mark.parametrize(
    ("bonus", "stake", "paid"),
    [
        (Bonus.RED_PAIR, 100, 3100),
        (Bonus.RED_PAIR, 10, 310),
        (Bonus.DOUBLE_RED, 200, 500),
        (Bonus.DOUBLE_RED, 10, 25),
        (Bonus.BLACK_PAIR, 100, 1100),
        (Bonus.PAIR, 100, 400),
        (Bonus.DOUBLE_BLACK, 30, 75),
    ],
)
def test_c2_odds_pay_and_return_the_stake(bonus: Bonus, stake: int, paid: int) -> None:
    assert LEAFLET.odds[bonus].paid_centimes(stake) == paid


@pytest.mark.parametrize("amounts", ["antes=5,5.05 bonuses=red:1,red:1", "antes=5,5 bonuses=red:1,both:1:0.25"])
def test_c2_bets_are_such_that_3_to_2_is_exact(amounts: str) -> None:
    refusal = refused_header(f"challenge {amounts} button=1")
    assert (refusal.code, refusal.article) == ("challenge_amount_off_grid", "C2")


@pytest.mark.parametrize(
    ("bets", "accepted"),
    [
        ((BET, BET), True),
        ((None, BET, None, BET), True),
        ((BET,) * 7, True),
        ((BET,), False),
        ((BET, None, None), False),
        ((None, None), False),
        ((), False),
        ((BET,) * 8, False),
        ((BET, BET, *[None] * 6), False),  # there is no eighth box, taken or not
    ],
)
def test_c3_two_to_seven_boxes_with_bets_make_a_game(bets: tuple[Bet | None, ...], accepted: bool) -> None:  # noqa: FBT001
    button = next((box for box, bet in enumerate(bets, start=1) if bet), 1)
    if accepted:
        assert start(bets, button).pot_centimes == 500 * sum(bet is not None for bet in bets)
    else:
        with pytest.raises(Refused) as refused:
            start(bets, button)
        assert (refused.value.refusal.code, refused.value.refusal.article) == ("challenge_number_of_players", "C3")


@pytest.mark.parametrize(
    ("bet", "code"),
    [
        (Bet(0, 100), "challenge_no_ante"),
        (Bet(-500, 100), "challenge_no_ante"),
        (Bet(500), "challenge_no_bonus_bet"),
        (Bet(500, 100, -100), "challenge_no_bonus_bet"),
        (Bet(500, 200, -100), "challenge_amount_off_grid"),
        (Bet(500, -100, 200), "challenge_amount_off_grid"),
        (Bet(505, 100), "challenge_amount_off_grid"),
        (Bet(500, 105), "challenge_amount_off_grid"),
        (Bet(500, 0, 105), "challenge_amount_off_grid"),
    ],
)
def test_c4_an_ante_and_one_bonus_bet_or_both(bet: Bet, code: str) -> None:
    with pytest.raises(Refused) as refused:
        start((BET, bet), 1)
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("bet", [Bet(500, 100), Bet(10, 0, 10), Bet(500, 100, 300)])
def test_c4_one_or_both_are_taken(bet: Bet) -> None:
    assert start((BET, bet), 1).bet(2) == bet


@pytest.mark.parametrize(
    ("button", "order"), [(1, (1, 3, 4, 7)), (3, (3, 4, 7, 1)), (4, (4, 7, 1, 3)), (7, (7, 1, 3, 4))]
)
def test_c5_two_cards_each_in_box_order_from_the_button(button: int, order: tuple[int, ...]) -> None:
    header = f"challenge antes=5,-,5,5,-,-,5 bonuses=red:1,-,red:1,red:1,-,-,red:1 button={button}"
    game = played(header, "deal 2h 2d 3h 3d 4h 4d 5h 5d")
    assert game.order == order
    assert [tuple(map(str, game.hand(box))) for box in order] == [
        ("2h", "2d"),
        ("3h", "3d"),
        ("4h", "4d"),
        ("5h", "5d"),
    ]


def test_c5_then_two_community_cards() -> None:
    game = played(TWO, "deal Kh 9d 9c Qs")
    assert (offers(game), game.phase) == (["community"], GamePhase.DEAL)
    assert after(game, "community 5c Ah").phase is GamePhase.CARD_1


@pytest.mark.parametrize(
    ("script", "move"),
    [
        ("", "deal Kh 9d 9c Kh"),
        ("", "deal Kh Kh 9c 9d"),
        ("deal Kh 9d 9c Qs", "community 5c 9d"),
        ("deal Kh 9d 9c Qs", "community 5c 5c"),
        (TIED, "war 5c: 2c 3c"),
        (TIED, "war 2c: Ah 3c"),
        (TIED, "war 2c: 3c 3c"),
        (TIED, "war 2c: 2c 3c"),
        (f"{TIED}; war 2c: 3c 3d", "war 2d: 3d 4d"),
    ],
)
def test_c5_each_card_is_in_the_deck_once(script: str, move: str) -> None:
    refusal = refusal_of(played(TWO, script), move)
    assert (refusal.code, refusal.article) == ("challenge_card_out", "C5")


def test_c5_only_its_owner_sees_a_hidden_card() -> None:
    game = played(THREE, "deal Kh 9d 8c Qs Jh 9h; community 5c Ah; pay; pay; pay; stay; stay")
    for viewer in (None, 1, 2, 3):
        seen = {box.box: box.hidden_card for box in view(game, viewer).boxes}
        assert seen == {box: game.hand(box)[1] if box == viewer else None for box in (1, 2, 3)}


def test_c6_whoever_decides_is_asked_about_one_community_card() -> None:
    game = played(TWO, "deal Kh 9d 9c Qs")
    asked = [game.card_asked]
    for move in ("community 5c Ah", "pay", "pay", "stay", "stay"):
        game = after(game, move)
        asked.append(game.card_asked)
    assert asked == [None, 1, 1, 2, 2, None]


@pytest.mark.parametrize(
    ("decisions", "turns"),
    [
        ("pay pay pay pay pay pay", [2, 3, 1, 2, 3, 1]),
        ("pay stay pay stay pay", [2, 3, 1, 2, 1]),
        ("stay pay stay stay", [2, 3, 1, 3]),
        ("stay stay stay", [2, 3, 1]),
    ],
)
def test_c6_each_decides_from_the_button_and_payers_again(decisions: str, turns: list[int]) -> None:
    game = played(THREE.replace("button=1", "button=2"), "deal 2h 2d 3h 3d 4h 4d; community 5c Ah")
    found = []
    for decision in decisions.split():
        found.append(game.turn)
        game = after(game, decision)
    assert found == turns
    assert game.turn is None
    assert tuple(map(str, game.turned)) == ("5c", "Ah")  # the second even if nobody took it


def test_c6_each_pays_the_own_ante() -> None:
    game = played("challenge antes=5,2.50 bonuses=red:1,red:1 button=1", "deal 2h 2d 3h 3d; community 5c Ah")
    game = after(game, "pay; pay; pay; pay")
    assert [game.paid_centimes(box) for box in (1, 2)] == [1500, 750]


@pytest.mark.parametrize(
    ("cards", "decisions", "total"),
    [
        ("Kh 9d", "stay; stay", "19"),
        ("Kh 9d", "pay; stay; stay", "24"),  # cannot be left out afterwards
        ("Kh 9d", "pay; stay; pay", "25"),
        ("Kh 4d", "pay; stay; stay", "19"),  # the ace that was not paid for does not make 20
        ("Kh 4d", "pay; stay; pay", "20"),
        ("Ad 5d", "pay; stay; pay", "12"),
        ("Kh 7d", "pay; stay; stay", "22"),
        ("Ad Kd", "stay; stay", "S21"),
    ],
)
def test_c7_what_was_paid_for_counts_and_nothing_else(cards: str, decisions: str, total: str) -> None:
    assert totals(played(TWO, f"deal {cards} 2c 2s; community 5c Ah; {decisions}"))[0] == total


def test_c7_it_counts_as_soon_as_it_is_paid_for() -> None:
    game = played(TWO, "deal Kh 9d 2c 2s; community 5c Ah; pay")
    assert totals(game) == ["24", "4"]


@pytest.mark.parametrize("natural", ["Ah Kd", "Ah 10d", "Kh Ad"])
def test_c7_ace_and_ten_beat_no_other_21(natural: str) -> None:
    game = played(TWO, f"deal {natural} 7c 9s; community 5c 2h; stay; pay; pay")
    assert totals(game) == ["S21", "23"]
    game = played(TWO, f"deal {natural} 7c 9s; community 5c 2h; stay; pay; stay")
    assert (totals(game), game.contenders) == (["S21", "21"], (1, 2))


def test_c8_the_best_takes_the_whole_pot() -> None:
    header = "challenge antes=5,2,10 bonuses=red:1,black:1,both:1:1 button=1"
    game = played(header, "deal 9h 9c 2c 3d Ah 5h; community 4d Kd; stay; pay; pay; pay")
    assert heard(game, "stay")[-1] == PotWon(3, 3100)
    over = after(game, "stay")
    assert totals(over) == ["18", "19", "S20"]
    assert [over.net_centimes(box) for box in (1, 2, 3)] == [-600, -700, 3100 - 2000 + 150 - 100]


def test_c8_bonus_bets_are_settled_for_who_is_bust_too() -> None:
    header = "challenge antes=5,5 bonuses=both:1:2,black:1 button=1"
    game = played(header, "deal Kh Kd 2c 2s; community 5c Ah; pay; stay")
    events = [event for event in heard(game, "stay") if isinstance(event, BonusPaid)]
    assert events == [
        BonusPaid(1, Bonus.RED_PAIR, Bonus.PAIR, 3100 + 800),
        BonusPaid(2, None, Bonus.BLACK_PAIR, 1100),
    ]
    over = after(game, "stay")
    assert (over.total(1).bust, over.winner) == (True, 2)
    assert [over.net_centimes(box) for box in (1, 2)] == [3900 - 1000 - 300, 1500 + 1100 - 500 - 100]


def test_c8_what_was_not_bet_on_wins_nothing() -> None:
    header = "challenge antes=5,5 bonuses=black:1,red:1 button=1"
    events = heard(played(header), "deal Kh Qd 2c 3s; community 5c Ah; stay; stay")
    assert [event for event in events if isinstance(event, BonusPaid)] == [
        BonusPaid(1, None, None, 0),
        BonusPaid(2, None, None, 0),
    ]


HEIGHTS = [*"23456789", "10", *"JQKA"]


def test_c6a_cards_are_opened_bonuses_paid_totals_called_and_only_then_the_pot_goes() -> None:
    header = THREE.replace("button=1", "button=2")
    game = played(header, "deal Kh 7d 9c 9s 2h 2d; community 5c Ah; stay; pay; pay; pay")
    events = heard(game, "stay")
    assert [type(event) for event in events] == [
        Stayed,
        CommunityTurned,
        *[HandShown] * 3,
        *[BonusPaid] * 3,
        *[HandCounted] * 3,
        PotWon,
    ]
    steps = [[event.box for event in events if isinstance(event, kind)] for kind in (HandShown, BonusPaid, HandCounted)]
    assert steps == [[2, 3, 1]] * 3  # in the order of dealing, each time
    assert [(str(event.total), event.total.bust) for event in events if isinstance(event, HandCounted)] == [
        ("17", False),
        ("24", True),
        ("9", False),
    ]


@pytest.mark.parametrize(("lower", "higher"), list(pairwise(HEIGHTS)))
def test_c9_the_higher_rank_wins_ace_high(lower: str, higher: str) -> None:
    game = played(TWO, "deal Kh 9d 9h Qd; community 5h Ah; stay; stay")
    burnt = "7d" if "7" not in (lower, higher) else "2d"
    assert after(game, f"war {burnt}: {lower}c {higher}s").winner == 2
    assert after(game, f"war {burnt}: {higher}c {lower}s").winner == 1


@pytest.mark.parametrize("cards", ["10c Jc", "Jc Qc", "Qc Kc"])
def test_c9_equal_points_are_not_equal_ranks(cards: str) -> None:
    assert after(played(TWO, TIED), f"war 2c: {cards}").winner == 2


def test_c9_only_equals_go_on_and_the_best_of_the_others_stays_out() -> None:
    game = played(FOUR, "deal Kh 9d 9c Qs 9s Qd 8h Jd; community 5c Ah; stay; stay; stay; stay")
    assert heard(game, "war 2c: 7c 3c 7d; war 2d: 4d 4h; war 2h: Ac Kc") == [
        CardBurnt(reshuffled=False),
        WarFought((1, 2, 3), (*hand("7c 3c"), hand("7d 7d")[0]), (1, 3), reshuffled=False),
        WarRepeated((1, 3)),
        CardBurnt(reshuffled=False),
        WarFought((1, 3), hand("4d 4h"), (1, 3), reshuffled=False),
        WarRepeated((1, 3)),
        CardBurnt(reshuffled=False),
        WarFought((1, 3), hand("Ac Kc"), (1,), reshuffled=False),
        PotWon(1, 2000),
    ]


def test_c9_cards_come_in_turn_order() -> None:
    header = FOUR.replace("button=1", "button=3")
    game = played(header, "deal Kh 9d 2c 2s 9c Qs 3c 3s; community 5c Ah; stay; stay; stay; stay")
    assert game.contenders == (3, 1)
    assert after(game, "war 2d: 7c 8c").winner == 1
    assert after(game, "war 2d: 8c 7c").winner == 3


def test_c10_all_bust_is_war_among_all() -> None:
    game = played(THREE, ALL_BUST)
    assert totals(game) == ["24", "23", "24"]
    assert (game.phase, game.contenders, game.all_bust) == (GamePhase.WAR, (1, 2, 3), True)
    declared = heard(played(THREE), ALL_BUST)[-1]
    assert declared == WarDeclared((1, 2, 3), all_bust=True)
    assert after(game, "war 2c: 3c 4c 3d").winner == 2
    assert after(game, "war 2c: 3c 3h 3d").contenders == (1, 2, 3)


def test_c10_one_who_is_not_bust_wins_against_all_others() -> None:
    game = played(THREE, "deal Kh 9d 8c Qs 2h 2d; community 5c Ah; pay; pay; stay; stay; stay")
    assert (totals(game), game.winner) == (["24", "23", "4"], 3)


# Four of the seven share the highest card again and again, until three cards are left: a round for four needs five.
LONG_WAR = (
    "war 3d: Ac Ad Ah As 2d 2h 2s",
    "war 3h: 9c 9d 9h 9s",
    "war 3s: 8c 8d 8h 8s",
    "war Kh: 7c 7d 7h 7s",
    "war Ks: 6c 6d 6h 6s",
    "war 4c: 5c 5d 5h 5s",
)


def test_c11_cards_of_earlier_rounds_are_shuffled_in_when_the_deck_runs_out() -> None:
    game = played(SEVEN, SEVEN_TIMES_20)
    left = [len(game.stock)]
    for war in LONG_WAR:
        assert heard(game, war) == [
            CardBurnt(reshuffled=False),
            WarFought(game.contenders, after(game, war).wars[-1].cards, (1, 2, 3, 4), reshuffled=False),
            WarRepeated((1, 2, 3, 4)),
        ]
        game = after(game, war)
        left.append(len(game.stock))
    assert left == [36, 28, 23, 18, 13, 8, 36]
    assert game.reshuffles == 1
    assert set(game.stock) == set(DECK) - game.laid
    assert not game.laid & set(game.stock)

    again = "war 3d: Ac Kh Ah 2s"
    assert heard(game, again) == [
        CardBurnt(reshuffled=True),
        WarFought((1, 2, 3, 4), after(game, again).wars[-1].cards, (1, 3), reshuffled=True),
        WarRepeated((1, 3)),
    ]
    game = after(game, again)
    assert (len(game.stock), game.reshuffles) == (31, 1)
    assert refusal_of(game, "war 4c: Ac 5c").code == "challenge_card_out"
    assert heard(game, "war 4c: 5c 6c")[1] == WarFought((1, 3), hand("5c 6c"), (3,), reshuffled=False)
    assert after(game, "war 4c: 5c 6c").winner == 3


WITHOUT_Q_AND_K = [*"23456789", "10", *"JA"]


def test_c11_a_round_that_takes_the_last_card_needs_no_shuffle() -> None:
    """Three players, eleven ranks left complete: eleven rounds of four cards."""
    game = played(THREE, "deal Kc Qc Kd Qd Kh Qh; community Ks Qs; stay; stay; stay")
    for number, rank in enumerate(WITHOUT_Q_AND_K, start=1):
        assert len(game.stock) == 44 - 4 * (number - 1)
        assert (game.reshuffles, game.reshuffled) == (0, False)
        game = after(game, f"war {rank}s: {rank}c {rank}d {rank}h")
    assert (len(game.stock), game.reshuffles, game.reshuffled) == (44, 1, True)


def test_c11_a_round_needs_the_card_to_burn_too() -> None:
    """Two players, two cards left."""
    game = played(THREE, "deal Kc Qc Kd Qd Kh Qh; community Ks Qs; stay; stay; stay")
    game = after(game, "war 2s: 2c 2d 2h; war 3s: 3c 3d 3h; war 4s: 5c 5d 4c")
    burnt = ("4d", "4h", "5h", "5s", "Jc", "Jd", "Jh", "Js", "Ac", "Ad")
    pairs = [f"{rank}{one} {rank}{two}" for rank in (6, 7, 8, 9, 10) for one, two in ("cd", "hs")]
    left = []
    for burn, pair in zip(burnt, pairs, strict=True):
        left.append(len(game.stock))
        game = after(game, f"war {burn}: {pair}")
    assert left == [32, 29, 26, 23, 20, 17, 14, 11, 8, 5]
    assert (len(game.stock), game.reshuffles) == (44, 1)


def test_c11_the_deck_may_run_out_more_than_once() -> None:
    game = played(THREE, "deal Kc Qc Kd Qd Kh Qh; community Ks Qs; stay; stay; stay")
    shuffles = []
    for _ in range(3):
        for rank in WITHOUT_Q_AND_K:
            events = heard(game, f"war {rank}s: {rank}c {rank}d {rank}h")
            shuffles += [event.reshuffled for event in events if isinstance(event, WarFought)]
            game = after(game, f"war {rank}s: {rank}c {rank}d {rank}h")
    assert [number for number, shuffled in enumerate(shuffles) if shuffled] == [11, 22]
    assert game.reshuffles == 3
    replayed = ChallengeGame(game.bets, game.button, game.hands, game.community, game.first, game.second, game.wars)
    assert (replayed, replayed.reshuffles, replayed.stock) == (game, 3, game.stock)


def test_c12_the_button_goes_round_all_boxes_and_comes_back() -> None:
    boxes, button, seen = (2, 3, 5, 7), 5, []
    for _ in range(5):
        button = button_after(button, boxes)
        seen.append(button)
    assert seen == [7, 2, 3, 5, 7]


@pytest.mark.parametrize("button", [0, 2, 4, 7, -1])
def test_c12_the_button_is_at_a_box_that_plays(button: int) -> None:
    with pytest.raises(Refused) as refused:
        start((BET, None, BET), button)
    assert (refused.value.refusal.code, refused.value.refusal.article) == ("challenge_button_on_empty_box", "C12")


VOIDED_AT = {
    "before the deal": "",
    "before the community cards": "deal Kh 9d 9c Qs",
    "card 1": "deal Kh 9d 9c Qs; community 5c Ah",
    "card 1, one has paid": "deal Kh 9d 9c Qs; community 5c Ah; pay",
    "card 2": "deal Kh 9d 9c Qs; community 5c Ah; pay; pay; pay",
    "war": TIED,
    "war, second round": f"{TIED}; war 2c: 3c 3d",
}


@pytest.mark.parametrize("script", VOIDED_AT.values(), ids=VOIDED_AT)
def test_c14_a_game_may_be_voided_until_it_is_over(script: str) -> None:
    game = played(TWO, script)
    assert heard(game, 'void floor "a card fell"') == [Voided("floor", "a card fell")]
    void = after(game, 'void floor "a card fell"')
    assert (void.phase, void.turn, void.winner, offers(void)) == (GamePhase.VOID, None, None, [])
    assert [void.net_centimes(box) for box in (1, 2)] == [0, 0]
    assert void.voided is not None
    assert (void.voided.by, void.voided.reason) == ("floor", "a card fell")
    assert refusal_of(void, "pay").code == "challenge_over"


def test_c14_what_is_over_stays_decided() -> None:
    game = played(TWO, f"{TIED}; war 2c: 3c 4c")
    assert refusal_of(game, 'void floor "late"').code == "challenge_over"


@pytest.mark.parametrize("script", [script for script in VOIDED_AT.values() if "war" not in script and script != TIED])
def test_c14_voiding_opens_no_card(script: str) -> None:
    game, void = played(TWO, script), played(TWO, f'{script}; void floor "misdeal"')
    assert void.turned == game.turned
    assert [box.hidden_card for box in view(void).boxes] == [None, None]
