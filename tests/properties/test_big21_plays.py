"""Properties of every play: a machine plays at random, with and without luck, and checks after each move."""

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ventuno.rules.big21 import (
    RULE_SETS,
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
    Turn,
    apply,
    moves,
    notation,
    start,
    turn,
)
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.game import awards_max, cards_max
from ventuno.rules.big21.play import moves_max, risk_games_max
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.refusals import Refused

UNIVERSE: tuple[Move, ...] = (
    *map(Place, range(-1, 7)),
    *Choice,
    *map(Deal, RANKS),
    *map(Grant, range(8)),
    *map(Open, RANKS),
    *map(Hidden, RANKS),
    *map(Risk, (-10, 0, 5, 10, 50, 500, 510, 2500, 2510, 20_000, 20_010, 500_000)),
)
HEADERS = st.builds(
    notation.Header, st.sampled_from(tuple(RULE_SETS.values())), st.sampled_from((100, 200, 300, 400, 500))
)


def concrete(play: Play, number: int) -> Move:
    """One of the legal moves, Risk stakes included, by a number."""
    offers = moves(play)
    offer = offers[number % len(offers)]
    return Risk(offer.stakes_centimes[number % len(offer.stakes_centimes)]) if isinstance(offer, Risks) else offer


def lucky(play: Play) -> Move:
    """What leads on: the card that completes the fullest stack, the placement that uses it, the longest way."""
    stacks = play.game.stacks
    fullest = max((stack for stack in stacks if stack.points < 21), key=lambda stack: stack.points, default=stacks[0])
    match offers := moves(play):
        case [Deal(), *_]:
            missing = 21 - fullest.points
            return Deal(next((rank for rank in RANKS if rank.points == missing), Rank.TEN))
        case [Grant(), *_]:
            return offers[-1]  # type: ignore[return-value]  # six of them
        case [Open(), *_]:
            return Open(Rank.TWO)
        case [Hidden(), *_]:
            return Hidden(Rank.ACE)
        case [Place(), *_]:
            return Place(stacks.index(fullest))
        case [Risks(stakes_centimes=stakes), *_]:
            return Risk(stakes[-1])
        case _:
            return offers[0]  # type: ignore[return-value]  # buy, High/Low, higher


class Plays(RuleBasedStateMachine):
    """Any play, move by move, with its own books kept from the events alone."""

    @initialize(header=HEADERS)
    def first_play(self, header: notation.Header) -> None:
        self.sit_down(header)

    @precondition(lambda self: self.play.end is not None)
    @rule(header=HEADERS)
    def next_play(self, header: notation.Header) -> None:
        self.sit_down(header)

    def sit_down(self, header: notation.Header) -> None:
        self.header = header
        self.play = start(header.rules, header.stake_centimes)
        self.moves: list[Move] = []
        self.ties = 0
        self.risks = 0
        self.shown = self.laid = self.awards = 0
        self.granted = self.sold = 0
        self.realised = self.from_realised = self.from_balance = 0

    @precondition(lambda self: self.play.end is None)
    @rule(number=st.integers(0, 10_000))
    def any_move(self, number: int) -> None:
        self.make(concrete(self.play, number))

    @precondition(lambda self: self.play.end is None)
    @rule(times=st.integers(1, 30))
    def luck(self, times: int) -> None:
        for _ in range(times):
            if self.play.end is None:
                self.make(lucky(self.play))

    @precondition(lambda self: self.play.end is None and len(self.moves) > 20)
    @rule()
    def expire(self) -> None:
        self.make(Clock.EXPIRE)

    def make(self, move: Move) -> None:
        before = self.play
        self.play, events = apply(before, move)
        assert apply(before, move) == (self.play, events)
        self.moves.append(move)
        for event in events:
            self.hear(event, before)

    def hear(self, event: ev.Event, before: Play) -> None:
        match event:
            case ev.CardShown():
                self.shown += 1
            case ev.CardPlaced() | ev.CardDiscarded():
                self.laid += 1
            case ev.FreeCardsGranted():
                self.granted += event.cards
                self.awards += 1
            case ev.CardSold():
                self.sold += 1
                self.from_realised += event.from_realised_centimes
                self.from_balance += event.from_balance_centimes
                assert event.price_centimes == before.game_stake_centimes
            case ev.Realised():
                self.realised += event.amount_centimes
            case ev.RiskStarted():
                assert self.realised + event.stake_centimes == before.realised_centimes + before.prize_centimes
                self.risks += 1
                self.shown = self.laid = self.granted = self.sold = self.awards = 0
            case ev.PredictionNotCounted():
                self.ties += 1
            case ev.PlayEnded():
                assert event.paid_out_centimes == self.realised - self.from_realised + self.play.prize_centimes
            case _:
                pass

    @invariant()
    def nothing_is_legal_exactly_at_the_end(self) -> None:
        assert (not moves(self.play)) == (self.play.end is not None) == (self.play.phase is Phase.OVER)
        assert (turn(self.play) is Turn.NOBODY) == (self.play.end is not None)
        assert (self.play.paid_out_centimes is None) == (self.play.end is None)

    @invariant()
    def money_is_conserved(self) -> None:
        play = self.play
        assert play.realised_centimes == self.realised
        assert play.spent_centimes == self.from_realised
        assert play.cards_cost_centimes == self.from_realised + self.from_balance
        assert 0 <= play.spent_centimes <= play.realised_centimes
        assert play.realised_centimes + play.prize_centimes <= play.rules.winnings_max_centimes
        assert play.prize_tenths * play.game_stake_centimes % 10 == 0

    @invariant()
    def cards_are_conserved(self) -> None:
        game = self.play.game
        assert self.shown + game.to_come == game.rules.opening_cards + self.granted + self.sold
        assert self.shown <= cards_max(game.rules)
        assert self.awards <= awards_max(game.rules)
        assert game.bought == self.sold <= game.rules.purchases_max
        if game.end is None and self.play.end is None:
            assert self.shown - self.laid == (game.card is not None)

    @invariant()
    def it_ends_within_the_proven_bound(self) -> None:
        assert len(self.moves) - 3 * self.ties <= moves_max(self.play.rules)
        assert self.risks <= risk_games_max(self.play.rules)

    @invariant()
    def the_text_gives_back_the_state(self) -> None:
        text = notation.write(self.header, self.moves)
        assert notation.replay(text) == self.play
        assert notation.read(text) == (self.header, self.moves)

    @invariant()
    def apply_accepts_what_moves_lists_and_refuses_the_rest(self) -> None:
        offers = moves(self.play)
        stakes = next((offer.stakes_centimes for offer in offers if isinstance(offer, Risks)), range(0))
        if stakes:
            assert all(accepted(self.play, Risk(stake)) for stake in (stakes[0], stakes[-1]))
            assert not accepted(self.play, Risk(stakes[-1] + 10))
        for move in UNIVERSE:
            legal = move.stake_centimes in stakes if isinstance(move, Risk) else move in offers
            assert accepted(self.play, move) == legal
        assert accepted(self.play, Clock.EXPIRE) == (self.play.end is None)


def accepted(play: Play, move: Move) -> bool:
    try:
        apply(play, move)
    except Refused:
        return False
    return True


TestPlays = Plays.TestCase
TestPlays.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


@given(HEADERS, st.lists(st.integers(0, 10_000), max_size=80), st.sampled_from(list(permutations(range(5)))))
@settings(max_examples=100, deadline=None)
def test_stack_order_never_matters_to_the_prize(
    header: notation.Header, numbers: list[int], order: tuple[int, ...]
) -> None:
    here = there = start(header.rules, header.stake_centimes)
    for number in numbers:
        if here.end is not None:
            break
        move = lucky(here) if number % 3 else concrete(here, number)
        here, _ = apply(here, move)
        there, _ = apply(there, Place(order[move.stack]) if isinstance(move, Place) else move)
        assert [there.game.stacks[order[index]] for index in range(5)] == list(here.game.stacks)
        assert there.prize_centimes == here.prize_centimes
        assert there.paid_out_centimes == here.paid_out_centimes


def test_luck_alone_reaches_the_cap_or_the_last_risk() -> None:
    """The machine's lucky moves really go through High/Low and Risk to the end of a play."""
    play, phases = start(RULE_SETS["2024-10-23"], 500), set()
    while moves(play) != (Choice.END,):
        play, _ = apply(play, lucky(play))
        phases.add(play.phase)
    assert phases == {Phase.MAIN, Phase.RISK, Phase.CHOICE}
    assert play.realised_centimes + play.prize_centimes > 4_900_00
