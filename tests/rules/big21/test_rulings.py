"""The rulings B1-B16, as far as they concern the rules and the draws. B17-B19 concern the house."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from itertools import pairwise

import pytest

from tests.rules.big21.script import (
    after,
    begun,
    cards,
    complete,
    events_after,
    last_events,
    offers,
    played,
    refusal_of,
    totals,
    won,
)
from ventuno.house.big21.draw import Chance, Seeds, Stream, pick
from ventuno.rules.big21 import (
    RULE_SETS,
    ChanceMove,
    Choice,
    Deal,
    Grant,
    Hidden,
    Move,
    Open,
    Phase,
    Place,
    Play,
    apply,
    game,
    highlow,
    moves,
    view,
)
from ventuno.rules.big21.events import (
    CardBought,
    CardPlaced,
    CardSold,
    FreeCardsEarned,
    GameEnd,
    GameEnded,
    HighLowEnded,
    HighLowStarted,
    LadderEnd,
    PlayEnd,
    PlayEnded,
    PredictionNotCounted,
    PredictionWrong,
    PrizeWon,
    Realised,
    RiskStarted,
    StackCleared,
    StackCompleted,
)
from ventuno.rules.big21.play import moves_max, risk_games_max
from ventuno.rules.cards import RANKS, Rank, Suit
from ventuno.rules.law import KEYS, UNIFORM, Law
from ventuno.rules.stack import Stack

NO_CARD_LEFT = cards("5- " * 8)
IN_RISK = f"{won(3)}; risk 4"  # stake 2: 4.00 staked, 6.00 realised
RIGHT = "open 2; higher; hidden 3"


# B1: two rule sets


def test_b1_two_rule_sets_that_differ_in_plays_a_day_only() -> None:
    assert list(RULE_SETS) == ["2024-08-28", "2024-10-23"]
    old, new = RULE_SETS.values()
    different = {field.name for field in fields(old) if getattr(old, field.name) != getattr(new, field.name)}
    assert different == {"name", "plays_per_day_max"}
    assert (old.plays_per_day_max, new.plays_per_day_max) == (None, 100)


def test_b1_a_rule_set_is_never_edited() -> None:
    with pytest.raises(FrozenInstanceError):
        RULE_SETS["2024-10-23"].opening_cards = 9  # type: ignore[misc]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_b1_a_play_is_governed_to_its_end_by_its_rule_set(rules: str) -> None:
    play = played(f"{won(3)}; highlow; {RIGHT}; open 5; end; risk 1; {won(3)}; end", rules=rules)
    assert play.rules is play.game.rules is RULE_SETS[rules]
    assert view(play).rules == rules


# B2: the law


def test_b2_one_weight_for_every_outcome() -> None:
    assert {table: len(keys) for table, keys in KEYS.items()} == {"deal": 13, "free_cards": 5, "high_low": 13}
    outcomes = [offers(begun()), offers(played(cards("A1 K1 A2 K2"))), offers(played(f"{won(3)}; highlow"))]
    assert [[offer.split()[1] for offer in offered] for offered in outcomes] == list(map(list, KEYS.values()))


@pytest.mark.parametrize("weight", [0, -1])
@pytest.mark.parametrize("table", KEYS)
def test_b2_every_weight_is_positive(table: str, weight: int) -> None:
    weights = {name: UNIFORM.weights(name) for name in KEYS}
    with pytest.raises(AssertionError):
        Law("bad", **weights | {table: (*weights[table][:-1], weight)})


def test_b2_drawn_in_proportion_to_the_weights() -> None:
    seeds, weights = Seeds(b"s" * 32, b"c"), (1, 2, 3, 4)
    drawn = Counter(pick(seeds, Stream.DEAL, number, weights) for number in range(10_000))
    assert sorted(drawn) == [0, 1, 2, 3]
    for index, weight in enumerate(weights):
        assert abs(drawn[index] - weight * 1000) < 150  # five standard deviations, and the seeds are fixed


def test_b2_values_that_would_bias_the_draw_are_drawn_again() -> None:
    seeds, weights = Seeds(b"s" * 32, b"client"), (1, 1 << 63)
    total = sum(weights)
    attempts_seen = set()
    for number in range(20):
        attempt = 0
        while True:
            message = f"ventuno 1\ndeal\n{number}\n{attempt}\n".encode() + b"client"
            value = int.from_bytes(hmac.digest(b"s" * 32, message, "sha256")[:8], "big")
            if value < total:
                break
            attempt += 1
        attempts_seen.add(attempt > 0)
        assert pick(seeds, Stream.DEAL, number, weights) == (0 if value % total == 0 else 1)
    assert attempts_seen == {True, False}


@pytest.mark.parametrize("number", range(20))
def test_b2_outcome_is_where_the_point_falls_among_the_weights(number: int) -> None:
    weights = (5, 1, 7, 2)
    message = f"ventuno 1\nhigh_low\n{number}\n0\n".encode() + b"client"
    point = int.from_bytes(hmac.digest(b"server", message, "sha256")[:8], "big") % 15
    expected = 0 if point < 5 else 1 if point < 6 else 2 if point < 13 else 3
    assert pick(Seeds(b"server", b"client"), Stream.HIGH_LOW, number, weights) == expected


def test_b2_each_kind_of_outcome_is_drawn_by_its_own_table() -> None:
    def heavy(length: int, index: int) -> tuple[int, ...]:
        return tuple(1_000_000_000 if at == index else 1 for at in range(length))

    chance = Chance(Law("heavy", heavy(13, 3), heavy(5, 4), heavy(13, 12)), Seeds(b"server", b"client"))
    assert chance.move(begun()) == Deal(Rank.FIVE)
    assert chance.move(played(cards("A1 K1 A2 K2"))) == Grant(6)
    assert chance.move(played(f"{won(3)}; highlow")) == Open(Rank.ACE)
    assert chance.move(played(f"{won(3)}; highlow; open 5; lower")) == Hidden(Rank.ACE)


def test_b2_suits_are_uniform() -> None:
    chance = Chance(UNIFORM, Seeds(b"server", b"client"))
    drawn = Counter(chance.suit() for _ in range(4000))
    assert drawn.keys() == set(Suit)
    assert all(abs(times - 1000) < 140 for times in drawn.values())


def test_b2_suits_are_decorative() -> None:
    seeds = Seeds(b"server", b"client")
    plain, decorated = Chance(UNIFORM, seeds), Chance(UNIFORM, seeds)
    for _ in range(20):
        decorated.suit()
        assert decorated.move(begun()) == plain.move(begun())


# B3: what is fixed, and what is seen

Player = Callable[[Play], Move]


def _chance_moves(player: Player, seeds: Seeds, play: Play) -> list[ChanceMove]:
    """Everything chance did until the play was over."""
    chance, seen = Chance(UNIFORM, seeds), []
    while offered := moves(play):
        drawn = chance.move(play)
        if drawn is not None:
            assert drawn in offered
            seen.append(drawn)
        play, _ = apply(play, drawn or player(play))
    return seen


def _discards(play: Play) -> Move:
    return Choice.DISCARD if play.game.card is not None else Choice.END


def _buys(play: Play) -> Move:
    return Choice.DISCARD if play.game.card is not None else Choice.BUY


def _greedy(play: Play) -> Move:
    """Completes what it can, else adds to the fullest stack that bears the card."""
    if play.phase is Phase.HIGH_LOW or Choice.HIGH_LOW in moves(play):
        return Choice.HIGHER if play.phase is Phase.HIGH_LOW else Choice.HIGH_LOW
    if play.game.card is None:
        return next(choice for choice in (Choice.BUY, Choice.END) if choice in moves(play))
    totals_after = [stack.add(play.game.card)[0].points for stack in play.game.stacks]
    best = max(range(5), key=lambda index: totals_after[index] if totals_after[index] <= 21 else -1)
    return Place(best) if totals_after[best] <= 21 else Choice.DISCARD


def _of(kinds: type | tuple[type, ...], seen: list[ChanceMove]) -> list[ChanceMove]:
    return [move for move in seen if isinstance(move, kinds)]


def _ranks(seen: list[ChanceMove]) -> list[Rank]:
    return [move.rank for move in seen if isinstance(move, Open | Hidden)]


@pytest.mark.parametrize("number", range(25))
def test_b3_card_k_is_fixed_whatever_the_player_does(number: int) -> None:
    seeds = Seeds(bytes([number]) * 32, b"client")
    ways = [_chance_moves(player, seeds, begun()) for player in (_discards, _buys, _greedy)]
    for kinds in (Deal, Grant):
        short, *longer = sorted((_of(kinds, seen) for seen in ways), key=len)
        assert all(seen[: len(short)] == short for seen in longer)
    assert [len(_of(Deal, seen)) for seen in ways[:2]] == [8, 11]


def test_b3_the_ways_of_playing_compared_are_different_and_see_free_cards_and_high_low() -> None:
    seen = [_chance_moves(_greedy, Seeds(bytes([number]) * 32, b"client"), begun()) for number in range(25)]
    assert {type(move) for moves_of_play in seen for move in moves_of_play} == {Deal, Grant, Open, Hidden}


def _lower(play: Play) -> Move:
    return Choice.LOWER if Choice.LOWER in moves(play) else Choice.END


def _higher(play: Play) -> Move:
    return Choice.HIGHER if Choice.HIGHER in moves(play) else Choice.END


@pytest.mark.parametrize("number", range(25))
def test_b3_high_low_card_k_is_fixed_whatever_the_player_does(number: int) -> None:
    seeds, in_high_low = Seeds(bytes([number]) * 32, b"client"), played(f"{won(3)}; highlow")
    ways = [_ranks(_chance_moves(player, seeds, in_high_low)) for player in (_discards, _lower, _higher)]
    for shorter, longer in pairwise(sorted(ways, key=len)):
        assert longer[: len(shorter)] == shorter
    assert len(ways[0]) == 1  # stopped after the first open card


def test_b3_kinds_of_outcomes_do_not_move_each_other() -> None:
    deal, grant = begun(), played(cards("A1 K1 A2 K2"))
    opens, hidden = played(f"{won(3)}; highlow"), played(f"{won(3)}; highlow; open 5; lower")
    seeds = Seeds(b"server", b"client")
    one, other = Chance(UNIFORM, seeds), Chance(UNIFORM, seeds)
    first = [one.move(play) for play in (deal, deal, deal, grant, grant, opens, hidden)]
    second = [other.move(play) for play in (opens, grant, deal, hidden, deal, grant, deal)]
    assert first == [second[place] for place in (2, 4, 6, 1, 5, 0, 3)]


def test_b3_both_seeds_decide() -> None:
    def first_cards(seeds: Seeds) -> list[ChanceMove]:
        return _chance_moves(_discards, seeds, begun())

    same, other_server, other_client = (
        first_cards(Seeds(*seeds)) for seeds in ((b"server", b"client"), (b"other", b"client"), (b"server", b"other"))
    )
    assert same == first_cards(Seeds(b"server", b"client"))
    assert len({tuple(same), tuple(other_server), tuple(other_client)}) == 3


def test_b3_the_commitment_is_the_hash_of_the_servers_seed_alone() -> None:
    seeds = Seeds(b"\x07" * 32, b"client")
    assert seeds.commitment == hashlib.sha256(b"\x07" * 32).hexdigest()
    assert seeds.commitment == Seeds(b"\x07" * 32, b"").commitment


@pytest.mark.parametrize("script", ["deal 5", won(3), f"{won(3)}; highlow; open 5", won(2)])
def test_b3_chance_does_not_move_when_it_is_not_its_turn(script: str) -> None:
    assert Chance(UNIFORM, Seeds(b"server", b"client")).move(played(script)) is None


def test_b3_the_player_sees_the_card_to_play_and_the_number_to_come() -> None:
    seen = view(played("deal 7"))
    assert (seen.card, seen.to_come) == (Rank.SEVEN, 7)


# B4 to B7: stacks and free cards


@pytest.mark.parametrize(
    ("placed", "total"),
    [
        ("A A", "S12"),
        ("A A 9", "S21"),
        ("A 10 10", "21"),
        ("A A A", "S13"),
        ("A A A A A A A A", "S18"),
        ("A A 10", "12"),
        ("10 A A", "12"),
        ("A A 10 9", "21"),
        ("9 A A", "S21"),
    ],
)
def test_b4_at_most_one_ace_counts_11(placed: str, total: str) -> None:
    assert totals(played("; ".join(f"deal {rank}; place 1" for rank in placed.split()))) == f"{total} 0 0 0 0"


@pytest.mark.parametrize("rank", RANKS, ids=str)
def test_b5_a_card_on_a_hard_21_is_legal_and_fatal(rank: Rank) -> None:
    play = played(f"{cards('K1 Q1 A1')}; deal {rank}")
    assert totals(play) == "21 0 0 0 0"
    assert Place(0) in moves(play)
    assert [stack.fatal for stack in view(play).stacks] == [True, False, False, False, False]
    points = 1 if rank is Rank.ACE else rank.points
    events = events_after(play, "place 1")
    assert events[0] == CardPlaced(0, rank, Stack(21 + points))
    assert events[-2:] == (GameEnded(GameEnd.BUST, 0, 0), PlayEnded(PlayEnd.BUST, 0))


def test_b5_a_card_may_be_placed_on_any_stack() -> None:
    play = played(f"{cards('K1 Q1 A2 K2 J3 94')}; deal 8")
    assert offers(play)[:5] == ["place 1", "place 2", "place 3", "place 4", "place 5"]


def test_b6_free_cards_again_and_again() -> None:
    play = played(cards("A1 K1 A2"))
    for placed in ("K2", "51 51", "52 52"):  # the second stack complete, then each of the two cleared and completed
        play = after(play, cards(placed).rpartition("; ")[0])
        last = f"place {placed[-1]}"
        assert events_after(play, last)[-2:] == (StackCompleted(int(placed[-1]) - 1, 2), FreeCardsEarned())
        play = after(play, f"{last}; grant 2")
    assert (totals(play), play.game.to_come) == ("21 21 0 0 0", 8 - 8 + 3 * 2)


def test_b6_not_when_three_have_ever_been_complete_at_once() -> None:
    play = played(f"{cards('A1 K1 A2 K2')}; grant 6; {cards('A3 K3 93 82 22')}")
    assert (play.game.complete, play.game.grant_due, play.game.three_reached) == (2, False, True)


def test_b6_three_in_one_game_do_not_count_in_the_next() -> None:
    assert last_events(f"{IN_RISK}; {cards('A1 K1 A2 K2')}")[-1] == FreeCardsEarned()


@pytest.mark.parametrize("stacks", [1, 2, 3, 4])
def test_b7_built_upon_whatever_the_number_of_complete_stacks(stacks: int) -> None:
    script = f"{complete(stacks)}; deal 4; place 1"
    assert last_events(script)[-1] == StackCleared(0, stacks - 1)
    assert played(script).game.stacks[0] == Stack(15)


@pytest.mark.parametrize("stacks", [1, 2, 3, 4])
def test_b7_a_ten_on_it_makes_a_hard_21_that_stays_complete(stacks: int) -> None:
    script = f"{complete(stacks)}; deal J; place 1"
    play = played(script)
    assert (play.game.stacks[0], play.game.complete, play.game.grant_due) == (Stack(21), stacks, False)
    assert not any(isinstance(event, StackCompleted | StackCleared) for event in last_events(script))


# B8 to B10: purchases and the end of a game


@pytest.mark.parametrize("script", ["deal 5", f"{complete(2)}; deal 5"])
def test_b8_no_card_is_sold_while_one_is_left(script: str) -> None:
    refusal = refusal_of(played(script), "buy")
    assert (refusal.code, refusal.article) == ("cards_left", "B8")


def test_b8_one_at_a_time_when_none_is_left() -> None:
    play = played(NO_CARD_LEFT)
    assert offers(play) == ["buy", "end"]
    play = after(play, "buy")
    assert (play.game.to_come, refusal_of(play, "buy").code) == (1, "card_due")


def test_b8_a_risk_game_has_its_own_three_at_the_risk_stake() -> None:
    three = "; ".join(f"buy; {cards('5-')}" for _ in range(3))
    main = f"{complete(3)}; {cards('5- 5- 5- 5-')}; {three}"
    play = played(f"{main}; risk 4; {NO_CARD_LEFT}; {three}")
    assert play.cards_cost_centimes == 3 * 200 + 3 * 400
    assert (play.game.bought, play.phase) == (3, Phase.OVER)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (cards("K1 Q1 21"), GameEnd.BUST),
        (complete(5), GameEnd.ALL_COMPLETE),
        (f"{NO_CARD_LEFT}; buy; {cards('5-')}; buy; {cards('5-')}; buy; {cards('5-')}", GameEnd.OUT_OF_CARDS),
        (f"{NO_CARD_LEFT}; end", GameEnd.PLAYER),
        ("deal 5; end", GameEnd.PLAYER),
    ],
)
def test_b9_how_a_game_ends(script: str, why: GameEnd) -> None:
    assert played(script).game.end is why
    assert [event.why for event in last_events(script) if isinstance(event, GameEnded)] == [why]


def test_b9_what_has_ended_has_no_moves() -> None:
    assert game.moves(played(won(3)).game) == ()
    ladder = played(f"{won(3)}; highlow; open 5; end").ladder
    assert ladder is not None
    assert highlow.moves(ladder) == ()


def test_b9_bounds_on_what_a_play_can_hold() -> None:
    rules = RULE_SETS["2024-10-23"]
    assert game.cards_max(rules) == 8 + 6 * 6 + 3
    assert game.moves_max(rules) == 2 * 47 + 6 + 3 + 1
    assert highlow.moves_max(rules) == 12
    assert risk_games_max(rules) == 12_501
    assert moves_max(rules) == 12_502 * (104 + 1 + 12 + 1) + 1


def test_b10_bust_pays_nothing_for_that_game() -> None:
    assert played(f"{complete(3)}; {cards('K4 Q4 J4')}").paid_out_centimes == 0


def test_b10_bust_in_risk_leaves_realised_winnings() -> None:
    play = played(f"{IN_RISK}; {complete(3)}; {cards('K4 Q4 J4')}")
    assert (play.end, play.prize_centimes, play.paid_out_centimes) == (PlayEnd.BUST, 0, 600)


# B11 and B12: High/Low, and the choice between games


def test_b11_the_whole_prize_is_at_risk() -> None:
    script = f"{won(4)}; highlow"
    assert last_events(script) == (HighLowStarted(100),)
    assert last_events(f"{script}; open 2; lower; hidden 3")[1:] == (
        PredictionWrong(100),
        HighLowEnded(LadderEnd.WRONG_GUESS, 0),
        PlayEnded(PlayEnd.WRONG_GUESS, 0),
    )


def test_b11_the_player_may_stop_after_seeing_the_open_card() -> None:
    assert last_events(f"{won(3)}; highlow; {RIGHT}; open K; end") == (HighLowEnded(LadderEnd.PLAYER, 70),)


@pytest.mark.parametrize("before", [RIGHT, "open 2; higher; hidden 2"], ids=["after a right guess", "after a tie"])
def test_b11_each_round_has_a_fresh_open_card(before: str) -> None:
    play = played(f"{won(3)}; highlow; {before}")
    assert play.ladder is not None
    assert (play.ladder.open_card, play.ladder.guess) == (None, None)
    assert offers(play)[0] == "open 2"


def test_b11_ladder_to_20_with_a_tie_on_the_way() -> None:
    play, prizes = played(f"{won(3)}; highlow", stake=1), [500]
    assert events_after(play, "open 7; lower; hidden 7")[1:] == (PredictionNotCounted(),)
    for _ in range(4):
        play = after(play, f"open 7; lower; hidden 7; {RIGHT}")
        prizes.append(play.prize_centimes)
    assert prizes == [500, 700, 1000, 1400, 2000]
    assert play.phase is Phase.CHOICE


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (won(3), ["highlow", "risk", "end"]),
        (won(4), ["highlow", "risk", "end"]),
        (won(5), ["risk", "end"]),
        (f"{won(3)}; highlow; open 5; end", ["risk", "end"]),
        (f"{won(4)}; highlow; {RIGHT}; {RIGHT}", ["risk", "end"]),
        (f"{IN_RISK}; {won(3)}", ["highlow", "risk", "end"]),
        (f"{IN_RISK}; {won(5)}", ["risk", "end"]),
    ],
)
def test_b12_the_choice_between_games(script: str, words: list[str]) -> None:
    assert [offer.split()[0] for offer in offers(played(script))] == words


# B13 to B15: Risk stakes and realised winnings; the limits have a file of their own


@pytest.mark.parametrize("stake", ["0", "0.01", "0.05", "0.11", "4.99"])
def test_b13_a_positive_multiple_of_ten_centimes(stake: str) -> None:
    refusal = refusal_of(played(won(3)), f"risk {stake}")
    assert (refusal.code, refusal.article) == ("risk_off_grid", "B13")


def test_b13_so_that_every_prize_is_exact_to_the_centime() -> None:
    before = played(won(3))
    for stake in range(10, 1001, 10):
        play = after(before, f"risk {stake // 100}.{stake % 100:02}; {won(2)}")
        assert play.prize_centimes * 10 == stake * 11


def test_b14_the_play_ends_at_5000_francs() -> None:
    to_the_cap = f"{won(5)}; risk 24.90; {won(4)}; risk 62.20; {won(5)}; risk 183.90"
    assert played(f"{to_the_cap}; {won(4)}", stake=5).phase is Phase.CHOICE
    assert last_events(f"{to_the_cap}; {won(5)}", stake=5)[-2:] == (
        PrizeWon(3678_00),
        PlayEnded(PlayEnd.CAP, 5000_00),
    )


def test_b15_realised_at_once() -> None:
    assert last_events(f"{won(4)}; risk 5.50") == (Realised(1450), RiskStarted(550))
    assert played(f"{won(4)}; risk 5.50").realised_centimes == 1450


def test_b15_a_purchase_uses_realised_winnings_first_then_the_balance() -> None:
    assert last_events(f"{won(3)}; risk 9; {NO_CARD_LEFT}; buy") == (CardBought(1), CardSold(900, 100, 800))
    assert last_events(f"{NO_CARD_LEFT}; buy") == (CardBought(1), CardSold(200, 0, 200))


@pytest.mark.parametrize(
    ("script", "paid_out"),
    [
        (f"{IN_RISK}; deal 5; end", 600),
        (f"{IN_RISK}; {cards('K1 K1 K1')}", 600),
        (f"{IN_RISK}; {won(3)}; highlow; open 2; lower; hidden 3", 600),
        (f"{IN_RISK}; {won(3)}; end", 2600),
        (f"{IN_RISK}; expire", 600),
        (f"{IN_RISK}; {NO_CARD_LEFT}; buy; expire", 200),
        (f"{IN_RISK}; {NO_CARD_LEFT}; buy; {cards('5-')}; buy; expire", 0),
    ],
)
def test_b15_paid_out_however_the_play_ends(script: str, paid_out: int) -> None:
    assert played(script).paid_out_centimes == paid_out
    assert isinstance(last_events(script)[-1], PlayEnded)


def test_b15_not_paid_out_before_the_end() -> None:
    assert played(IN_RISK).paid_out_centimes is None


# B16, when the four hours are over


@pytest.mark.parametrize(
    ("script", "paid_out"),
    [
        ("", 0),
        ("deal 5", 0),
        (complete(1), 0),
        (cards("A1 K1 A2 K2"), 220),
        (f"{complete(2)}; deal 5", 220),
        (f"{complete(3)}; {cards('5- 5- 5- 5-')}", 1000),
        (won(4), 2000),
        (won(5), 4000),
        (f"{won(3)}; highlow", 1000),
        (f"{won(3)}; highlow; open 5", 1000),
        (f"{won(3)}; highlow; open 5; higher", 1000),
        (f"{won(3)}; highlow; {RIGHT}; open 5; lower", 1400),
        (f"{won(3)}; highlow; {RIGHT}; open 5; end", 1400),
        (f"{IN_RISK}", 600),
        (f"{IN_RISK}; {complete(3)}; deal 5", 600 + 2000),
        (f"{IN_RISK}; {won(3)}", 600 + 2000),
    ],
    ids=[
        "main: before the first card",
        "main: card shown",
        "main: one complete",
        "main: free cards due",
        "main: two complete",
        "main: no card left",
        "choice: four complete",
        "choice: five complete",
        "highlow: before the open card",
        "highlow: open card shown",
        "highlow: prediction made",
        "highlow: prediction made after a right one",
        "choice: after highlow",
        "risk: before the first card",
        "risk: three complete",
        "choice: after risk",
    ],
)
def test_b16_expiry_pays_what_stands(script: str, paid_out: int) -> None:
    play = played(script)
    assert events_after(play, "expire") == (PlayEnded(PlayEnd.EXPIRED, paid_out),)
    over = after(play, "expire")
    assert (over.end, over.paid_out_centimes, over.phase) == (PlayEnd.EXPIRED, paid_out, Phase.OVER)
    assert (over.game.card, offers(over)) == (None, [])


@pytest.mark.parametrize("script", [won(0), f"{won(3)}; end", cards("K1 K1 K1"), "expire"])
def test_b16_what_is_over_does_not_expire(script: str) -> None:
    assert refusal_of(played(script), "expire").code == "play_over"


def test_b16_expiry_is_nobodys_to_choose() -> None:
    for script in ("", "deal 5", NO_CARD_LEFT, won(3), f"{won(3)}; highlow"):
        assert "expire" not in offers(played(script))
