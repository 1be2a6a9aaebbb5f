"""Properties of every game of Black Jack Challenge: games are played at random and looked at after each move."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge import (
    Bet,
    ChallengeGame,
    Community,
    DealHands,
    Decision,
    Draw,
    GamePhase,
    GameTurn,
    Move,
    Void,
    War,
    apply,
    moves,
    notation,
    start,
    turn,
)
from ventuno.rules.challenge import events as ev
from ventuno.rules.refusals import Refused

BOXES = 7
AMOUNTS = st.integers(1, 500).map(lambda tenths: 10 * tenths)
BETS = st.one_of(
    st.builds(Bet, AMOUNTS, AMOUNTS),
    st.builds(Bet, AMOUNTS, st.just(0), AMOUNTS),
    st.builds(Bet, AMOUNTS, AMOUNTS, AMOUNTS),
)


@st.composite
def tables(draw: st.DrawFn) -> ChallengeGame:
    """A game as it begins: any boxes, any bets, the button anywhere."""
    taken = draw(st.sets(st.integers(1, BOXES), min_size=2))
    bets = tuple(draw(BETS) if box in taken else None for box in range(1, draw(st.integers(max(taken), BOXES)) + 1))
    return start(bets, draw(st.sampled_from(sorted(taken))))


@dataclass(frozen=True)
class Luck:
    """How chance and players behave, all of it from a seed."""

    seed: int
    paying: float = 0.5
    tying: float = 0.5  # how often a war is made to go on, and hands to be alike

    def moves(self) -> "Player":
        return Player(self, random.Random(self.seed))


@dataclass(frozen=True)
class Player:
    luck: Luck
    chance: random.Random

    def next(self, game: ChallengeGame) -> Move:
        match moves(game)[0]:
            case Draw.DEAL:
                return DealHands(tuple(self._cards(game, 2 * len(game.order))))
            case Draw.COMMUNITY:
                return Community(*self._cards(game, 2))
            case Draw.WAR:
                return self._war(game)
            case _:
                return Decision.PAY if self.chance.random() < self.luck.paying else Decision.STAY

    def _cards(self, game: ChallengeGame, number: int) -> list[Card]:
        cards = self.chance.sample(game.stock, len(game.stock))
        if self.chance.random() < self.luck.tying:
            cards.sort(key=lambda card: card.rank.points != 10)
        return cards[:number]

    def _war(self, game: ChallengeGame) -> War:
        cards = self.chance.sample(game.stock, 1 + len(game.contenders))
        if len(game.wars) < 40 and self.chance.random() < self.luck.tying:
            left = Counter(card.rank for card in game.stock)
            rank = max(left, key=lambda rank: (min(left[rank], len(game.contenders)), rank.height))
            alike = [card for card in game.stock if card.rank is rank][: len(game.contenders)]
            lower = sorted(set(game.stock) - set(alike), key=lambda card: (left[card.rank] % 2 == 0, card.rank.height))
            cards = [lower[0], *alike, *lower[1:]][: 1 + len(game.contenders)]
        return War(cards[0], tuple(cards[1:]))


LUCKS = st.builds(
    Luck, st.integers(0, 2**32), st.sampled_from((0.0, 0.3, 0.7, 1.0)), st.sampled_from((0.0, 0.5, 0.95, 1.0))
)
LONG_WAR = start((Bet(500, 100),) * 7, 1), Luck(1, paying=0.0, tying=1.0)


@dataclass
class Books:
    """Who has what, from the events alone: nobody has anything before the bets."""

    game: ChallengeGame
    chips: dict[int, int] = field(default_factory=dict)
    pot: int = 0
    bank: int = 0

    def __post_init__(self) -> None:
        for box in self.game.order:
            bet = self.game.bet(box)
            self.chips[box] = -bet.ante_centimes - bet.bonus_centimes
            self.pot += bet.ante_centimes
            self.bank += bet.bonus_centimes

    def hear(self, event: ev.Event) -> None:
        match event:
            case ev.CardPaid():
                self.chips[event.box] -= event.amount_centimes
                self.pot += event.amount_centimes
            case ev.BonusPaid():
                self.chips[event.box] += event.paid_centimes
                self.bank -= event.paid_centimes
            case ev.PotWon():
                self.chips[event.box] += event.amount_centimes
                self.pot -= event.amount_centimes
            case _:
                pass


def steps(game: ChallengeGame, luck: Luck) -> Iterator[tuple[ChallengeGame, Move, ChallengeGame, tuple[ev.Event, ...]]]:
    player = luck.moves()
    while moves(game):
        move = player.next(game)
        after, events = apply(game, move)
        yield game, move, after, events
        game = after


@given(tables(), LUCKS)
@example(*LONG_WAR)
@settings(max_examples=120, deadline=None)
def test_chips_are_conserved_and_one_wins(game: ChallengeGame, luck: Luck) -> None:
    books, won = Books(game), list[int]()
    for _, _, now, events in steps(game, luck):
        for event in events:
            books.hear(event)
            won += [event.box] if isinstance(event, ev.PotWon) else []
        assert sum(books.chips.values()) + books.pot + books.bank == 0
        paid_in = sum(now.paid_centimes(box) for box in now.order)
        assert now.pot_centimes == paid_in
        assert books.pot == (0 if now.phase is GamePhase.OVER else paid_in)
        assert (not moves(now)) == (turn(now) is GameTurn.NOBODY) == (now.winner is not None)
    assert won == [now.winner]
    assert {box: now.net_centimes(box) for box in now.order} == books.chips
    assert now.pot_centimes == sum(now.bet(box).ante_centimes * (1 + now.cards_paid(box)) for box in now.order)


@given(tables(), LUCKS)
@example(*LONG_WAR)
@settings(max_examples=80, deadline=None)
def test_there_are_52_cards_and_each_is_somewhere_once(game: ChallengeGame, luck: Luck) -> None:
    out = list[Card]()  # of war rounds
    for before, move, now, events in steps(game, luck):
        if isinstance(move, War):
            if any(isinstance(event, ev.WarFought) and event.reshuffled for event in events):
                assert len(before.laid) + len(out) + 1 + len(before.contenders) > len(DECK)
                out = []
            out += [move.burnt, *move.cards]
        cards = [*now.laid, *now.stock, *([] if now.reshuffled else out)]
        assert len(cards) == len(DECK)
        assert set(cards) == set(DECK)
    assert len(now.laid) == 2 * len(now.order) + 2


@given(tables(), LUCKS)
@example(*LONG_WAR)
@settings(max_examples=40, deadline=None)
def test_the_text_gives_back_every_state(game: ChallengeGame, luck: Luck) -> None:
    played = list(steps(game, luck))
    made = [move for _, move, _, _ in played]
    text = notation.write(game, made)
    assert notation.read(text) == (game, made)
    assert notation.write(*notation.read(text)) == text
    assert notation.replay(text) == played[-1][2]
    for number, (before, move, _, _) in enumerate(played[:12]):
        assert notation.read_move(notation.write_move(move)) == move
        assert notation.replay(notation.write(game, made[:number])) == before


@given(tables(), LUCKS, st.integers(0, BOXES - 1))
@settings(max_examples=80, deadline=None)
def test_which_boxes_they_sit_in_does_not_matter_only_the_order_from_the_button(
    game: ChallengeGame, luck: Luck, turned: int
) -> None:
    padded = (*game.bets, *[None] * (BOXES - len(game.bets)))

    def moved(box: int) -> int:
        return (box - 1 + turned) % BOXES + 1

    bets: list[Bet | None] = [None] * BOXES
    for box in game.order:
        bets[moved(box) - 1] = padded[box - 1]
    there = start(tuple(bets), moved(game.button))
    for _, move, here, _ in steps(game, luck):
        there, _ = apply(there, move)
        assert there.order == tuple(map(moved, here.order))
        assert there.phase is here.phase
        assert there.turn == (None if here.turn is None else moved(here.turn))
        assert there.pot_centimes == here.pot_centimes
    assert here.winner is not None
    assert there.winner == moved(here.winner)
    assert [there.net_centimes(moved(box)) for box in here.order] == [here.net_centimes(box) for box in here.order]


@given(tables(), LUCKS)
@settings(max_examples=40, deadline=None)
def test_apply_accepts_what_moves_lists_and_refuses_the_rest(game: ChallengeGame, luck: Luck) -> None:
    for before, move, _, _ in steps(game, luck):
        stock, out = before.stock, sorted(set(DECK) - set(before.stock), key=str)
        kinds = {DealHands: Draw.DEAL, Community: Draw.COMMUNITY, War: Draw.WAR}
        others: list[Move] = [
            *Decision,
            DealHands(stock[: 2 * len(before.order)]),
            Community(*stock[:2]),
            *([War(stock[0], stock[1 : 1 + len(before.contenders)])] if before.shown else []),
        ]
        for other in others:
            assert accepted(before, other) == (
                (other if isinstance(other, Decision) else kinds[type(other)]) in moves(before)
            )
        assert accepted(before, Void("floor", "misdeal"))
        match move:
            case DealHands():
                assert not accepted(before, DealHands((*move.cards[:-1], move.cards[0])))
                assert not accepted(before, DealHands(move.cards[:-1]))
            case Community():
                assert not accepted(before, replace(move, second=out[0]))
            case War():
                assert not accepted(before, replace(move, burnt=out[0]))
                assert not accepted(before, replace(move, cards=move.cards[:-1]))
            case _:
                pass


def accepted(game: ChallengeGame, move: Move) -> bool:
    try:
        apply(game, move)
    except Refused:
        return False
    return True


@given(tables(), LUCKS, st.data())
@settings(max_examples=60, deadline=None)
def test_a_void_game_gives_everything_back_whenever_it_comes(
    game: ChallengeGame, luck: Luck, data: st.DataObject
) -> None:
    states = [game, *(after for _, _, after, _ in steps(game, luck))]
    stopped = data.draw(st.sampled_from(states[:-1]))
    void, _ = apply(stopped, Void("floor", "misdeal"))
    assert (void.phase, moves(void), void.winner) == (GamePhase.VOID, (), None)
    assert {void.net_centimes(box) for box in void.order} == {0}


WORDS = st.sampled_from(
    (
        *("challenge", "big21", "antes=5,5", "antes=5,-,5", "bonuses=red:1,black:2", "bonuses=red:1,-,both:1:2"),
        *("button=1", "button=2", "button=12", "deal", "community", "war", "pay", "stay", "void", "floor"),
        *(
            "Kh",
            "7d",
            "2c",
            "Qs",
            "5c:",
            "5c",
            "Ah",
            "10s",
            "Td",
            '"misdeal"',
            '""',
            '"',
            ":",
            "#",
            "=",
            "-",
            "\t",
            "\x00",
        ),
    )
)
LINES = st.lists(WORDS, max_size=8).map(" ".join)
TEXTS = st.one_of(
    st.text(max_size=200),
    st.lists(LINES, max_size=6).map("\n".join),
    st.lists(LINES, max_size=4).map(lambda lines: "\n".join([notation.EXAMPLE, *lines])),
    st.lists(LINES, max_size=4).map(
        lambda lines: "\n".join(
            ["challenge antes=5,5 bonuses=red:1,red:1 button=1", "deal Kh 9d 9c Js", "community 3c 3d", *lines]
        )
    ),
)


@given(TEXTS)
@settings(max_examples=400, deadline=None)
def test_any_text_is_a_game_or_refused(text: str) -> None:
    """Anything but `Refused` would fail the test."""
    try:
        game = notation.replay(text)
    except Refused as refused:
        line = refused.line
    else:
        assert notation.replay(notation.write(*notation.read(text))) == game
        line = 1
    assert line is not None
    assert 1 <= line <= text.count("\n") + 1


def test_the_games_looked_at_reach_every_phase_and_event() -> None:
    seen, phases, reshuffled = set[type](), set[GamePhase](), 0
    for seed in range(20):
        game = start((Bet(500, 100), None, Bet(300, 0, 200), Bet(200, 100, 100)), 3)
        for _, _, after, events in steps(game, Luck(seed, paying=(seed % 5) / 4, tying=0.98)):
            seen |= {type(event) for event in events}
            phases.add(after.phase)
            reshuffled += after.reshuffles
    assert phases == {*GamePhase} - {GamePhase.VOID}
    assert seen == {kind for kind in ev.Event.__args__ if kind is not ev.Voided}
    assert reshuffled
