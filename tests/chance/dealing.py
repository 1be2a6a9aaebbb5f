"""Plays to take cards from: played through a desk on a real store, or by the same functions without one.

The players here never bust and never leave a game while it has cards, so each play shows at least the eight opening
cards (Art. 9) and how many plays there are says how many cards are certain. Whether a further card is drawn depends
on cards already seen, never on the card itself. So the first *n* outcomes of a kind, play after play, are draws from
the law, one like the other, as long as *n* is fixed beforehand.
"""

import asyncio
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.kit import OPERATOR, QUICK, RULES, TERMS, Clock, House, born, open_store, spelled
from ventuno.desk.desk import Desk
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    Deposit,
    Found,
    Move,
    OfferPlay,
    OpenAccount,
    PlayMoved,
    PlayOffered,
    SetLimit,
    StartPlay,
)
from ventuno.house.accounts.events import LOSS_LIMITS
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import Seeds
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger.money import Money
from ventuno.rules.big21 import RULE_SETS, Choice, Place, Play, Risk, Risks, apply, moves, notation, start
from ventuno.rules.big21 import Move as RulesMove
from ventuno.rules.cards import RANKS
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM, Law
from ventuno.store import laws
from ventuno.store.keys.seeds import SALT_BYTES

OPENING_CARDS = RULE_SETS[RULES].opening_cards
CLIENT_SEED = "lucky"  # the same in all plays, so that the server's entropy alone makes them differ
STAKES = ("1", "2", "3", "4", "5")  # Art. 4.1
SECONDS_PER_ROUND = 180  # plays are spread over the day, and one of 80 requests still ends within its four hours

# Ends of the ranks far apart, aces and tens frequent: free cards, High/Low and Risk come often.
STEEP = Law(
    "steep",
    deal=(4, 4, 5, 5, 6, 6, 7, 7, 10, 10, 10, 10, 16),
    free_cards=(1, 2, 3, 4, 5),
    high_low=(16, 10, 10, 10, 10, 7, 7, 6, 6, 5, 5, 4, 4),
)
# With this seed of the server's, CLIENT_SEED and STEEP, the play of temper 3 goes through every phase there is.
EVERY_PHASE_SEED = bytes(range(40, 72))
EVERY_PHASE_TEMPER = 3
EVERY_PHASE_WORDS = {"deal", "place", "discard", "grant", "buy", "highlow", "open", "hidden", "risk"}

HELD: dict[str, bytes] = {}  # by salt: the seeds that keys make, whatever they would make of it

LAWS = {law.name: law for law in (UNIFORM, laws.load("optimal-88"), STEEP)}


def choice(play: Play, temper: int) -> RulesMove:
    """A player's move: tries for complete stacks, never busts; some go on to High/Low, some to Risk, some stop."""
    offers = moves(play)
    if Choice.DISCARD in offers:
        return _placing(play)
    if Choice.BUY in offers:
        return Choice.BUY if play.game.complete == 2 and temper % 2 else Choice.END
    if Choice.HIGHER in offers:
        assert play.ladder is not None
        assert play.ladder.open_card is not None
        return Choice.HIGHER if play.ladder.open_card.height <= len(RANKS) // 2 else Choice.LOWER
    if Choice.HIGH_LOW in offers and temper % 5:
        return Choice.HIGH_LOW
    risks = next((offer for offer in offers if isinstance(offer, Risks)), None)
    if risks is not None and temper % 3 == 0 and not play.risk:
        return Risk(risks.stakes_centimes[0])
    return Choice.END


def _placing(play: Play) -> RulesMove:
    card = play.game.card
    assert card is not None
    best, chosen = 0, -1
    for index, stack in enumerate(play.game.stacks):
        points = stack.add(card)[0].points
        if stack.complete or points > 21:
            continue
        worth = 100 if points == 21 else 50 + points if points <= 11 else points
        if worth > best:
            best, chosen = worth, index
    return Choice.DISCARD if chosen < 0 else Place(chosen)


def hold_seed(house: House, seed: bytes = EVERY_PHASE_SEED) -> None:
    """From now on, this is the seed that a house makes for a play, also after a restart.

    The seed's beginning is the salt, and the key makes the seed of it (`conftest`).
    """
    HELD[seed[:SALT_BYTES].hex()] = seed
    house._entropy = lambda length: seed[:length]
    house.desk = house._new_desk()


# ----- without a desk


def dealt(law: Law, seeds: Seeds, *, temper: int = 1, stake_centimes: int = 100) -> list[RulesMove]:
    """The moves of a whole play by the functions that the desk calls."""
    step = play_record.begin(RULE_SETS[RULES], Money(stake_centimes), law, seeds)
    made = list(step.moves)
    while step.progress.play.end is None:
        step = play_record.advance(step.progress, choice(step.progress.play, temper), law, seeds)
        made += step.moves
    return made


def seeds_of(entropy: Callable[[int], bytes]) -> Iterator[Seeds]:
    while True:
        yield Seeds(entropy(32), CLIENT_SEED.encode())


# ----- through the desk


@dataclass(slots=True)
class Seat:
    """Somebody who plays one play after the other, with a stake, a balance and a temper of their own."""

    number: int
    player: str
    deposit_centimes: int
    balances_before: list[int] = field(default_factory=list)  # of each play, in centimes
    offered: PlayOffered | None = None
    at: PlayMoved | None = None
    play: Play | None = None
    finished: int = 0

    @property
    def stake(self) -> str:
        return STAKES[self.number % len(STAKES)]

    async def step(self, desk: Desk, key: str) -> None:
        """The next request of this player."""
        if self.offered is None:
            self.offered = await desk.do(OfferPlay(), player=self.player, key=key)
            return
        if self.at is None or self.play is None:
            asked = StartPlay(play=self.offered.play, stake=self.stake, client_seed=CLIENT_SEED)
            stake_centimes = int(self.stake) * 100
            self.at = await desk.do(asked, player=self.player, key=key)
            self.play = start(RULE_SETS[RULES], stake_centimes)
            self.balances_before.append(self.at.balance.centimes + stake_centimes)
        else:
            move = notation.write_move(choice(self.play, self.number))
            request = Move(play=self.at.play, sequence=self.at.sequence, move=move)
            self.at = await desk.do(request, player=self.player, key=key)
        for line in self.at.lines.splitlines():
            self.play, _ = apply(self.play, notation.read_move(line))
        if self.at.over:
            self.offered = self.at = self.play = None
            self.finished += 1


@dataclass(frozen=True, slots=True)
class Played:
    """A play from the store, with what the tests of requirement 1 group by."""

    kept: PlayRecord
    seat: int
    balance_before_centimes: int
    deposit_centimes: int
    moves: tuple[RulesMove, ...]


def play_through_desk(
    path: Path, law: Law, entropy: Callable[[int], bytes], *, seats: int, plays_each: int
) -> list[Played]:
    """All plays of all players, player by player, as they stand in the store afterwards."""
    return asyncio.run(_play_through_desk(path, law, entropy, seats, plays_each))


async def _play_through_desk(
    path: Path, law: Law, entropy: Callable[[int], bytes], seats: int, plays_each: int
) -> list[Played]:
    clock = Clock()
    store = await open_store(path, clock, durable=False)
    desk = Desk(store, clock, entropy, passwords=QUICK)
    await desk.run(Found(rules=RULES, law=str(law), online_terms=TERMS), key="found", actor=OPERATOR)
    seated = [await _seat(desk, number) for number in range(seats)]
    for turn in itertools.count():
        playing = [seat for seat in seated if seat.finished < plays_each]
        if not playing:
            break
        # All together, then all wait: the order of requests, and so who gets which entropy, is always the same.
        await asyncio.gather(*(seat.step(desk, f"turn-{turn}") for seat in playing))
        clock.forward(seconds=SECONDS_PER_ROUND)
    played: list[Played] = []
    for seat in seated:
        newest_first = await store.plays.of_player(seat.player, most=plays_each)
        for kept, balance in zip(reversed(newest_first), seat.balances_before, strict=True):
            read = tuple(notation.read(kept.text)[1])
            played.append(Played(kept, seat.number, balance, seat.deposit_centimes, read))
    await store.close()
    return played


async def _seat(desk: Desk, number: int) -> Seat:
    request = OpenAccount(
        login=f"seat{number}",
        name=f"Seat {spelled(str(number))}",
        birth=born(f"seat{number}"),
        canton="ZH",
        language=Language.DE,
    )
    player = (await desk.open_account(request, "correct horse", key=f"open-{number}")).player
    await desk.do(AcceptRules(rules=RULES), player=player, key="rules")
    await desk.do(AcceptOnlineTerms(version=TERMS.version), player=player, key="terms")
    for kind in LOSS_LIMITS:
        await desk.do(SetLimit(limit=kind, amount="900"), player=player, key=f"limit-{kind.value}")
    francs = 1_000 * (1 + number % 7)
    await desk.do(Deposit(amount=str(francs)), player=player, key="deposit")
    return Seat(number, player, francs * 100)
