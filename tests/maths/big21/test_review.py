"""Reviews: luck and play add up to the result, chance is fair to them, and the values are those of the adviser."""

from collections.abc import Iterator
from itertools import pairwise
from math import fsum
from random import Random

import pytest

from tests.rules.big21.script import after, begun, played
from ventuno.maths.big21.advice import Advisor, Position
from ventuno.maths.big21.review import Effect, MoveMaker, MoveValue, PlayValuer, review
from ventuno.maths.big21.scope import Scope
from ventuno.maths.big21.solution import Solution, chances
from ventuno.maths.simulation.players import ladder_worths
from ventuno.rules.big21 import (
    RULE_SETS,
    ChanceMove,
    Choice,
    Clock,
    Deal,
    Grant,
    Hidden,
    Move,
    Open,
    Phase,
    Place,
    Play,
    Risk,
    Risks,
    RuleSet,
    Turn,
    apply,
    moves,
    notation,
    start,
    turn,
)
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = laws.load("optimal-88")
EXACT = 1e-9
THREE = "deal K; place 1; deal A; place 1; deal K; place 2; deal A; place 2; grant 2; deal K; place 3; deal A; place 3"


def quiet(_: str) -> None:
    pass


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solutions.load(LAW, Scope.PLAY, quiet, threads=2)


@pytest.fixture(scope="module")
def valuer(solution: Solution) -> PlayValuer:
    return PlayValuer(LAW, solution)


def drawn(random: Random, play: Play, luck: float) -> Move:
    """A move of chance: by the law, or now and then the one that leads on."""
    offers = moves(play)
    if random.random() < luck:
        match offers[0]:
            case Deal():
                missing = {21 - stack.points for stack in play.game.stacks if stack.points < 21}
                fitting = [rank for rank in RANKS if rank.points in missing]
                return Deal(random.choice(fitting or [Rank.TEN, Rank.ACE]))
            case Open():
                return Open(random.choice([Rank.TWO, Rank.ACE]))
            case Hidden():
                assert play.ladder is not None
                return Hidden(Rank.KING if play.ladder.guess is Choice.HIGHER else Rank.THREE)
            case _:
                pass
    move = random.choices(offers, [chance_of(offer) for offer in offers])[0]
    assert isinstance(move, ChanceMove)
    return move


def chance_of(outcome: object) -> float:
    match outcome:
        case Deal(rank=rank):
            return LAW.deal[rank.height] / sum(LAW.deal)
        case Grant(cards=cards):
            return LAW.free_cards[cards - 2] / sum(LAW.free_cards)
        case Open(rank=rank) | Hidden(rank=rank):
            return LAW.high_low[rank.height] / sum(LAW.high_low)
        case _:
            raise AssertionError(outcome)


def chosen(random: Random, play: Play, valuer: PlayValuer, skill: float) -> Move:
    """A player's move: the best, or any; now and then a Risk stake somewhere in its range, or the clock runs out."""
    if random.random() < 0.003:
        return Clock.EXPIRE
    offers = moves(play)
    if Choice.HIGH_LOW in offers and random.random() < 0.3:
        return Choice.HIGH_LOW
    if play.phase is Phase.CHOICE and random.random() < 0.7:
        for offer in offers:
            if isinstance(offer, Risks):
                return Risk(random.choice(offer.stakes_centimes))
    if random.random() < skill:
        return valuer.advise(play)[0].move
    offer = random.choice([offer for offer in offers if offer is not Choice.END] or [Choice.END])
    return Risk(offer.stakes_centimes[-1]) if isinstance(offer, Risks) else offer


def random_play(
    seed: int, valuer: PlayValuer, rules: RuleSet = RULE_SETS["2024-10-23"]
) -> Iterator[tuple[Play, Move | None]]:
    """A play, moment by moment: some players good, some blind, some lucky."""
    random = Random(seed)
    luck, skill = random.choice((0.0, 0.5, 0.9)), random.choice((0.0, 0.7, 0.95))
    play = start(rules, random.choice((100, 200, 500)))
    while turn(play) is not Turn.NOBODY:
        move = drawn(random, play, luck) if turn(play) is Turn.CHANCE else chosen(random, play, valuer, skill)
        yield play, move
        play, _ = apply(play, move)
    yield play, None


def written(path: list[tuple[Play, Move | None]]) -> str:
    header = notation.Header(path[0][0].rules, path[0][0].stake_centimes)
    return notation.write(header, [move for _, move in path if move is not None])


def net(play: Play) -> float:
    """What came of a play in stakes, from the money that moved."""
    assert play.paid_out_centimes is not None
    paid_in = play.stake_centimes + play.cards_cost_centimes - play.spent_centimes
    return (play.paid_out_centimes - paid_in) / play.stake_centimes


def test_net_is_what_was_expected_and_luck_less_what_was_given_away(valuer: PlayValuer) -> None:
    """Over 300 plays with High/Low and Risk in them; and at most 100 % nobody gives away less than nothing."""
    phases: set[Phase] = set()
    games = 0
    for seed in range(300):
        path = list(random_play(seed, valuer))
        found = valuer.review(written(path))
        phases |= {play.phase for play, _ in path}
        games += sum(isinstance(move, Risk) for _, move in path)
        assert len(found.moves) == len(path) - 1
        assert found.net == pytest.approx(net(path[-1][0]), abs=EXACT)
        assert found.expected + found.luck - found.given_away == pytest.approx(found.net, abs=EXACT)
        for judged, ((before, move), (after_it, _)) in zip(found.moves, pairwise(path), strict=True):
            assert judged.move == move
            assert judged.worth == valuer.worth(after_it)
            change = judged.worth - valuer.worth(before)
            assert judged.change == pytest.approx(change, abs=EXACT)
            assert (judged.luck is None) is (turn(before) is Turn.PLAYER)
            if judged.given_away is not None:
                assert judged.given_away >= -EXACT
    assert phases == set(Phase)
    assert games > 100


def test_luck_has_no_expectation(valuer: PlayValuer) -> None:
    """Before every move of chance the worth is the mean of what it can lead to, by the law's weights."""
    kinds = set()
    for seed in range(25):
        for play, _ in random_play(seed, valuer):
            if turn(play) is not Turn.CHANCE:
                continue
            outcomes = moves(play)
            kinds.add(type(outcomes[0]))
            mean = fsum(chance_of(outcome) * valuer.worth(apply(play, outcome)[0]) for outcome in outcomes)  # type: ignore[arg-type]
            assert mean == pytest.approx(valuer.worth(play), abs=EXACT)
    assert kinds == {Deal, Grant, Open, Hidden}


def test_a_players_turn_is_worth_its_best_move(valuer: PlayValuer) -> None:
    for seed in range(40):
        for play, _ in random_play(seed, valuer):
            if turn(play) is Turn.PLAYER:
                prospects = valuer.advise(play)
                assert [each.stakes for each in prospects] == sorted([each.stakes for each in prospects], reverse=True)
                assert valuer.worth(play) == pytest.approx(prospects[0].worth, abs=EXACT)
            else:
                assert valuer.advise(play) == ()


def test_main_games_are_worth_what_the_adviser_says(valuer: PlayValuer, solution: Solution) -> None:
    """The adviser looks placements up in the packed graph; here the rules make the move."""
    advisor = Advisor(solution)
    for seed in range(60):
        for play, _ in random_play(seed, valuer):
            game = play.game
            if play.phase in (Phase.MAIN, Phase.RISK) and turn(play) is Turn.PLAYER:
                where = Position(game.stacks, game.card, game.to_come, game.bought, game.three_reached)
                stakes = {each.move: each.stakes for each in valuer.advise(play)}
                assert stakes == pytest.approx(advisor.moves(where), abs=EXACT)


def test_a_whole_play_is_expected_to_bring_the_best_net(valuer: PlayValuer, solution: Solution) -> None:
    for stake in (1, 5):
        assert valuer.worth(begun(stake)) == pytest.approx(solution.figures.best_net - 1.0, abs=EXACT)


def test_art_17_guesses_are_worth_what_the_ladder_says(valuer: PlayValuer) -> None:
    """In stakes of the game, whatever has been won and bought before."""
    play = played(f"{THREE}; deal 2; end; highlow; open 8")
    worths = ladder_worths(chances(LAW.high_low))[0][Rank.EIGHT.height]
    found = {each.move: each for each in valuer.advise(play)}
    for move, worth in zip((Choice.HIGHER, Choice.LOWER, Choice.END), worths, strict=True):
        assert found[move].stakes == pytest.approx(worth, abs=EXACT)
    weights = LAW.high_low
    assert found[Choice.HIGHER].chance == pytest.approx(sum(weights[7:]) / sum(weights))
    assert found[Choice.LOWER].chance == pytest.approx(sum(weights[:6]) / sum(weights))
    assert found[Choice.END].chance is None


def test_art_19_1_risk_costs_what_a_game_costs(valuer: PlayValuer, solution: Solution) -> None:
    """Of CHF 10 won with a stake of CHF 2 the least and the most that may be staked, and a stake that was asked for."""
    play = played(f"{THREE}; deal 2; end")
    best_net = solution.figures.best_net
    found = {each.move: each for each in valuer.advise(play, Risk(300))}
    assert {each for each in found if isinstance(each, Risk)} == {Risk(10), Risk(300), Risk(1000)}
    for stake in (10, 300, 1000):
        prospect = found[Risk(stake)]
        assert prospect.effect is Effect.RISKS
        assert prospect.stakes == pytest.approx((1000 - stake + stake * best_net) / 200, abs=EXACT)
    assert found[Choice.END].stakes == pytest.approx(5.0)


def effects(found: tuple[MoveValue, ...]) -> dict[str, str]:
    return {notation.write_move(each.move): each.effect for each in found}


def test_effects_are_what_the_rules_do(valuer: PlayValuer) -> None:
    opened = "deal K; place 1; deal A; place 1; deal K; place 2; deal 9; place 2; deal 6; place 3"
    five, ten = played(f"{opened}; deal 5"), played(f"{opened}; deal K")
    assert effects(valuer.advise(five)) == {
        "place 1": "clears", "place 2": "busts", "place 3": "places", "place 4": "places", "place 5": "places",
        "discard": "discards", "end": "ends",
    }  # fmt: skip
    assert effects(valuer.advise(ten))["place 1"] == "places"  # B7: a ten on a soft 21 leaves it complete
    assert effects(valuer.advise(played(f"{opened}; deal 2")))["place 2"] == "completes"
    none_left = after(five, "discard; deal 5; discard; deal 5; discard")
    assert effects(valuer.advise(none_left)) == {"buy": "buys", "end": "ends"}
    won = played(f"{THREE}; deal 2; end")
    assert set(effects(valuer.advise(won)).values()) == {"highlow", "risks", "ends"}
    assert {each.stack for each in valuer.advise(five)} == {1, 2, 3, 4, 5, None}


PLAY = """big21 rules=2024-10-23 stake=1
deal K
place 1
deal A
place 2
deal A
place 1
deal K
place 1
deal K
place 1
"""


def test_what_a_review_says_of_each_move(valuer: PlayValuer) -> None:
    """A king on a hard 21 busts: all that the play was still worth is given away in one move."""
    found = valuer.review(PLAY)
    first, last = found.moves[0], found.moves[-1]
    assert (first.by, first.given_away, first.best, first.prospects) == (MoveMaker.CHANCE, None, None, ())
    assert first.luck == first.worth - found.expected
    assert (last.by, last.number, last.luck, last.worth) == (MoveMaker.PLAYER, 10, None, -1.0)
    assert last.best == Place(1)  # the king makes the ace a second 21
    assert last.given_away == pytest.approx(found.moves[-2].worth + 1.0)
    assert found.net == -1.0
    assert found.decisions == 5
    assert found.mistakes == sum(judged.given_away is not None and judged.given_away >= 0.01 for judged in found.moves)
    assert last.mistake
    assert last.number in found.turning_points
    assert len(found.turning_points) <= 3
    assert list(found.turning_points) == sorted(found.turning_points)


def test_the_move_made_is_the_best_where_none_is_better(valuer: PlayValuer) -> None:
    """On five empty stacks any is as good: nobody is told to have taken another."""
    found = valuer.review("big21 rules=2024-10-23 stake=1\ndeal K\nplace 4\n")
    assert found.moves[1].best == Place(3)
    assert found.moves[1].given_away == pytest.approx(0.0, abs=EXACT)


def test_turning_points_are_the_largest_changes(valuer: PlayValuer) -> None:
    for seed in range(30):
        found = valuer.review(written(list(random_play(seed, valuer))))
        points = found.turning_points
        sizes = {judged.number: abs(judged.change) for judged in found.moves}
        least = min([sizes[number] for number in points], default=0.05)
        assert all(sizes[number] > 0.05 for number in points)
        assert all(size <= least for number, size in sizes.items() if number not in points)


def test_art_23_time_that_runs_out_on_the_player_is_given_away(valuer: PlayValuer) -> None:
    found = valuer.review("big21 rules=2024-10-23 stake=1\ndeal A\nexpire\n")
    last = found.moves[-1]
    assert (last.by, last.luck, last.decision, found.decisions, found.mistakes) == (MoveMaker.CLOCK, None, False, 0, 0)
    assert last.best is not None
    assert found.given_away == last.given_away == pytest.approx(found.moves[0].worth + 1.0)


def test_a_play_that_is_not_over_is_worth_what_is_to_be_expected(valuer: PlayValuer) -> None:
    text = "big21 rules=2024-10-23 stake=1\ndeal A\n"
    assert valuer.review(text).net == valuer.worth(notation.replay(text))


def test_a_review_needs_a_law_and_its_solution_only(valuer: PlayValuer, solution: Solution) -> None:
    path = max((list(random_play(seed, valuer)) for seed in range(20)), key=len)
    assert review(written(path), LAW, solution) == valuer.review(written(path))


def test_a_move_that_is_not_legal_names_its_line(valuer: PlayValuer) -> None:
    with pytest.raises(Refused) as refused:
        valuer.review("big21 rules=2024-10-23 stake=1\ndeal K\nbuy\n")
    assert refused.value.line == 3


def test_above_100_per_cent_risk_may_give_away_less_than_nothing(solution: Solution) -> None:
    """Values without Risk: with uniform weights, staking a prize is worth more than keeping it."""
    generous = solutions.load(UNIFORM, Scope.PLAY, quiet, threads=2)
    assert generous.figures.highest_payout > 1.0 > solution.figures.highest_payout
    text = notation.write(
        notation.Header(RULE_SETS["2024-10-23"], 200),
        [notation.read_move(line.strip()) for line in f"{THREE}; deal 2; end; risk 10".split(";")],
    )
    last = PlayValuer(UNIFORM, generous).review(text).moves[-1]
    assert last.given_away is not None
    assert last.given_away < 0.0
    assert last.best == Risk(1000)
