"""Players' books as a year of playing leaves them, without a database in between.

Every line is the desk's own: each request is decided by the handler that decides it in the house, limits, blocks and
balances included, on an account held in memory. So a book made here is one that the house could have written, and the
audit finds nothing to say. What is left out are the answers kept for keys that come twice: no page reads them.

A life follows from its number, how much is played in it and the house it is lived in: the same every time.
"""

import hashlib
import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

import msgspec

from tests.kit import TERMS
from ventuno.desk import accounts, big21, cashier
from ventuno.desk.desk import CLOCK
from ventuno.desk.office import actions
from ventuno.desk.play_memory import PlayMemory
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    Answer,
    Block,
    BlockMyself,
    Deposit,
    Exclude,
    LiftBlock,
    MarkMessagesRead,
    Move,
    OfferPlay,
    OpenAccount,
    PlayMoved,
    SetLimit,
    StartPlay,
    Withdraw,
    WriteMessage,
)
from ventuno.desk.transaction import Envelope, Transaction
from ventuno.house.accounts.events import Channel, GameKind, LimitKind
from ventuno.house.accounts.people import CANTONS, Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21 import play_record as plays
from ventuno.house.big21.draw import SEED_BYTES, ServerSeed
from ventuno.house.big21.play_record import MoveWithEvents, PlayRecord, PlayStep, Progress
from ventuno.house.journal import Line
from ventuno.house.ledger.money import Money
from ventuno.house.office.house_state import HouseState
from ventuno.rules.big21 import Choice, Phase, Place, Play, Risk, Risks, moves, notation
from ventuno.rules.big21.moves import PlayerMove
from ventuno.rules.cards import RANKS, Rank
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.rules.stack import Stack
from ventuno.store.commands import Changes, Records

DAYS = 365
PLAYS_A_SESSION_MAX = 95  # of the 100 a day of Art. 4.2
ONE_IN_PLAYING = 25  # players who are in the middle of a play now
ONE_IN_BARRED = 200  # who are excluded, and as many whom the house has blocked
ABANDONED_SHARE = 0.02  # of sessions that end with a play nobody finishes (Art. 23)
OPERATOR, SUPPORT = "operator:olga", "support:samuel"
_FIRST = (  # noqa: SIM905
    "Anna Beat Claudia Daniel Elena Fabio Giulia Hans Irene Jonas Katrin Luca Maria Nicolas Olivia Pascal Regula "
    "Stefan Tina Urs Vera Walter Yvonne Zoé Noémie Andri Séverine Reto Ladina Gian"
).split()
_LAST = (  # noqa: SIM905
    "Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann "
    "Moser Widmer Wyss Graf Roth Bianchi Bernasconi Rossi Favre Rochat Jaquet Caduff Cavelti Arnold Zurbriggen"
).split()
_OPEN_AMOUNTS = ("20", "50", "100")

Terms = Sequence[tuple[datetime, HouseState]]  # the house after each line of its journal, and when that was
Handler = Callable[[Transaction, Any], Answer]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much somebody plays until then."""

    number: int
    plays: int
    until: datetime

    @property
    def player(self) -> str:
        """Books are best written in the order of their names, which are as good as random."""
        return hashlib.sha256(f"player {self.number}".encode()).hexdigest()[:16]


@dataclass(slots=True)
class Life:
    """An account with everything that has happened to it."""

    plan: Plan
    terms: Terms = field(repr=False)
    player: Player | None = None
    person: Person | None = None
    lines: list[Line] = field(default_factory=list, repr=False)
    plays: list[PlayRecord] = field(default_factory=list, repr=False)  # that are over
    current: PlayRecord | None = None  # offered or running
    at: datetime = field(init=False)
    _chance: Random = field(init=False, repr=False)
    play_memory: PlayMemory = field(init=False, default_factory=PlayMemory, repr=False)
    _known: int = field(init=False, default=0)
    _payments: Iterator[int] = field(init=False, default_factory=lambda: itertools.count(1))

    def __post_init__(self) -> None:
        self._chance = Random(self.plan.number)
        early = self._chance.random() ** (3 if self.plan.plays > DAYS else 1.5)
        self.at = self.terms[0][0] + timedelta(days=1 + early * (DAYS - 10), hours=self._chance.uniform(6, 22))

    @property
    def account(self) -> Player:
        assert self.player is not None
        return self.player

    # ----- how something happens to it

    def _case(self, actor: str | None = None) -> Transaction:
        while self._known + 1 < len(self.terms) and self.terms[self._known + 1][0] <= self.at:
            self._known += 1
        who = "" if self.player is None else self.player.id
        records = Records(self.terms[self._known][1], self.player, self.current, None)
        reference = f"{who}:{next(self._payments)}:{who[:8]}"
        envelope = Envelope(book=who, key="", actor=actor or f"player:{who}", request="", reference=reference)
        return Transaction(envelope, records, self.at, self)

    def entropy(self, length: int) -> bytes:
        return self._chance.randbytes(length)

    def new_seed(self, play: str) -> ServerSeed:  # noqa: ARG002  # every play has one
        """Of no key: the rows are written once the play is over."""
        return ServerSeed(self.entropy(SEED_BYTES))

    def known_for(self, play: PlayRecord) -> None:
        """Nobody knows a seed here."""

    def ask(self, handle: Handler, request: object, actor: str | None = None) -> None:
        case = self._case(actor)
        self._apply_event(case.answered(handle(case, request)))

    def _apply_event(self, decision: Changes) -> None:
        if isinstance(decision.book, Player):
            self.player = decision.book
        if decision.person is not None:
            self.person = msgspec.structs.replace(decision.person, place=decision.person.player)
        self.lines += decision.lines
        self.current = decision.moved or decision.offered or self.current
        if self.current is not None and self.current.ended_at is not None:
            self.plays.append(self.current)
            self.current = None

    # ----- a year of it

    def live(self) -> None:
        self._arrive()
        for day, sessions in self._days():
            begin = max(self.at, day) + timedelta(minutes=1)
            if begin > self.plan.until - timedelta(minutes=30) or len(self.plays) >= self.plan.plays:
                break
            self.at = begin
            self._between_sessions()
            left = self.plan.plays - len(self.plays)
            self._session(min(PLAYS_A_SESSION_MAX, -(-left // sessions)))
        self._end()

    def _arrive(self) -> None:
        number, chance = self.plan.number, self._chance
        first, last = _FIRST[number % len(_FIRST)], _LAST[number // len(_FIRST) % len(_LAST)]
        request = OpenAccount(
            login=f"{first}.{last}{number}".translate(str.maketrans("üöäé", "uoae")).lower(),
            name=f"{first} {last}{'' if number < 18_000 else f' {_LAST[number // 18_000 % len(_LAST)]}'}",
            birth=date(1952, 1, 1) + timedelta(days=number * 37 % 18_000),
            canton=CANTONS[number % len(CANTONS)],
            language=tuple(Language)[number % len(Language)],
        )
        case = self._case()
        case.entropy = lambda _length: bytes.fromhex(self.plan.player)
        self._apply_event(case.answered(accounts.open_account(case, request, "not to be used")))
        self.at += timedelta(minutes=2)
        self.ask(accounts.accept_rules, AcceptRules(rules=self.terms[self._known][1].rules_at(self.at).name))
        self.ask(accounts.accept_online_terms, AcceptOnlineTerms(version=TERMS.version))
        often = self.plan.plays > 3 * DAYS
        for kind, amount in (
            (LimitKind.LOSS_1, "300" if often else chance.choice(("50", "100", "200"))),
            (LimitKind.LOSS_7, "900" if often else chance.choice(("200", "400"))),
            (LimitKind.LOSS_30, "900" if often else chance.choice(("400", "900"))),
        ):
            self.ask(accounts.set_limit, SetLimit(limit=kind, amount=amount))
        if chance.random() < 0.2:
            self.ask(accounts.set_limit, SetLimit(limit=LimitKind.DEPOSIT_30, amount="900"))
        self.at += timedelta(minutes=5)

    def _days(self) -> Iterator[tuple[datetime, int]]:
        """The times at which they come to play, and how often they still will, this time included."""
        first = self.at.replace(hour=0, minute=0, second=0, microsecond=0)
        days = max(1, (self.plan.until - first).days)
        usual = self._chance.randint(3, 40)
        sessions = max(1, min(days, -(-self.plan.plays // min(usual, PLAYS_A_SESSION_MAX))))
        sessions = max(sessions, min(days, -(-self.plan.plays // 60)))
        chosen = sorted(self._chance.sample(range(days + 1), min(days + 1, sessions + sessions // 2 + 3)))
        for number, day in enumerate(chosen):
            hours = self._chance.uniform(5, 21)
            yield first + timedelta(days=day, hours=hours), max(1, sessions - number)

    def _session(self, plays: int) -> None:
        chance, stake = self._chance, self._stake()
        for _ in range(plays):
            if len(self.plays) == self.plan.plays or self.at > self.plan.until - timedelta(minutes=30):
                return
            try:
                self._pay_in(stake)
                self._play(stake)
            except Refused:  # by a limit, a block, the day: another time
                return
            self.at += timedelta(seconds=chance.randint(2, 60))
        if chance.random() < ABANDONED_SHARE and len(self.plays) < self.plan.plays:
            self._abandon(stake)

    def _stake(self) -> int:
        """In francs (Art. 4.1); who plays often plays low, or could not."""
        if self.plan.plays > 3 * DAYS:
            return 1
        return self._chance.choices((1, 2, 3, 4, 5), (55, 20, 8, 5, 12))[0]

    def _pay_in(self, stake: int) -> None:
        if self.account.balance < Money(400 * stake):
            self.ask(cashier.deposit, Deposit(amount=self._chance.choice(_OPEN_AMOUNTS)))
            self.at += timedelta(seconds=30)

    # ----- plays

    def _play(self, stake: int, moves_most: int | None = None) -> None:
        """A whole play, or the first moves of one."""
        if self.current is None:
            self.ask(lambda case, _: big21.offer_play(case), OfferPlay())
            self.at += timedelta(seconds=2)
        assert self.current is not None
        case, chance = self._case(), self._chance
        request = StartPlay(
            play=self.current.id,
            stake=str(stake),
            client_seed=f"{chance.getrandbits(64):x}",
            channel=chance.choices(tuple(Channel), (5, 4, 1))[0],
        )
        moved = big21.start_play(case, request)
        left = moves_most
        while not moved.over and left != 0:
            if left is None:
                moved = self._move(case, moved)
                continue
            progress = self.play_memory.resume(case.running(moved.play))
            moved, left = self._one_move(case, moved, self._choose(progress)), left - 1
        self.at = case.at
        self._apply_event(case.answered(moved))

    def _move(self, case: Transaction, at: PlayMoved) -> PlayMoved:
        """One move about money, or all until the next such: those write nothing but the text, so they go together."""
        kept = case.running(at.play)
        progress = self.play_memory.resume(kept)
        law, seeds = case.house.law(kept.law), kept.seeds
        made = list[MoveWithEvents]()
        while progress.play.end is None:
            chosen = self._choose(progress)
            if chosen is Choice.BUY or isinstance(chosen, Risk):
                if made:
                    break
                return self._one_move(case, at, chosen)
            case.at += timedelta(seconds=self._chance.randrange(1, 6))
            step = plays.advance(progress, chosen, law, seeds)
            progress, made = step.progress, [*made, *step.made]
        return case.settle(kept, PlayStep(progress, tuple(made)), case.at)

    def _one_move(self, case: Transaction, at: PlayMoved, chosen: PlayerMove) -> PlayMoved:
        case.at += timedelta(seconds=self._chance.randrange(1, 6))
        try:
            return big21.move(case, Move(play=at.play, sequence=at.sequence, move=notation.write_move(chosen)))
        except Refused:  # a card that a limit forbids to buy
            return big21.move(case, Move(play=at.play, sequence=at.sequence, move="end"))

    def _choose(self, progress: Progress) -> PlayerMove:
        return _chosen(progress.play, self._chance, careless=self.plan.number % 7 / 40)

    def _abandon(self, stake: int) -> None:
        if self.at > self.plan.until - timedelta(hours=5):
            return
        try:
            self._pay_in(stake)
            self._play(stake, self._chance.randint(0, 3))
        except Refused:
            return
        if self.current is not None and self.current.expires_at is not None:
            self.at = self.current.expires_at + timedelta(seconds=self._chance.randint(1, 10))
            case = self._case(CLOCK)
            ended = case.expire()
            assert ended is not None
            self._apply_event(case.answered(ended))

    # ----- what else happens

    def _between_sessions(self) -> None:
        chance = self._chance
        if chance.random() < 0.1 and self.account.balance > Money(70_00):
            self.ask(cashier.withdraw, Withdraw(amount="50"))
        if chance.random() < 0.1:
            self.ask(accounts.mark_messages_read, MarkMessagesRead(until=self.at))
        luck = chance.random()
        if luck < 0.002:
            self.ask(actions.write_message, WriteMessage(text="Thank you for your letter. All is well."), SUPPORT)
        elif luck < 0.003:
            self.ask(actions.block, Block(game=None, reason="a question about the account"), OPERATOR)
            self.at += timedelta(hours=3)
            self.ask(actions.lift_block, LiftBlock(reason="it is answered"), OPERATOR)
        elif luck < 0.004:
            self.ask(accounts.block_myself, BlockMyself(game=GameKind.BIG21, days=chance.randint(1, 3)))
        elif luck < 0.005:
            self.ask(accounts.set_limit, SetLimit(limit=LimitKind.LOSS_30, amount="900"))

    def _end(self) -> None:
        """As the account stands now: in the middle of a play, excluded, blocked, or just at rest."""
        until, number = self.plan.until, self.plan.number
        self.at = max(self.at, until - timedelta(minutes=self._chance.uniform(3, 100)))
        if number % ONE_IN_PLAYING == 3 and self.at < until - timedelta(minutes=2):
            stake = self._stake()
            with suppress(Refused):
                self._pay_in(stake)
                self._play(stake, self._chance.randint(0, 4))
        elif number % ONE_IN_BARRED == 7:
            self.ask(actions.exclude, Exclude(reason="on the list"), OPERATOR)
        elif number % ONE_IN_BARRED == 11:
            self.ask(actions.block, Block(game=GameKind.BIG21, reason="under examination"), OPERATOR)


def lived(plan: Plan, terms: Terms) -> Life:
    """From the opening of the account to the end of the plan."""
    life = Life(plan, terms)
    life.live()
    return life


# ----- how they play


def _chosen(play: Play, chance: Random, *, careless: float) -> PlayerMove:
    """Somebody who knows the rules and looks two cards ahead."""
    match play.phase:
        case Phase.MAIN | Phase.RISK if play.game.card is not None:
            return _placed(play, play.game.card, chance, careless)
        case Phase.MAIN | Phase.RISK:
            return Choice.BUY if play.game.complete in {1, 2} else Choice.END
        case Phase.HIGH_LOW:
            assert play.ladder is not None
            assert play.ladder.open_card is not None
            if play.ladder.open_card in {Rank.SEVEN, Rank.EIGHT, Rank.NINE} and chance.random() < 0.6:
                return Choice.END
            return Choice.HIGHER if play.ladder.open_card.height < Rank.EIGHT.height else Choice.LOWER
        case _:
            return _offered(play, chance)


def _placed(play: Play, card: Rank, chance: Random, careless: float) -> PlayerMove:
    """Where it helps most; anywhere, if they do not look."""
    best, chosen, anywhere = -0.05, -1, chance.random() < careless
    for index, before in enumerate(play.game.stacks):
        if not before.complete:
            gain = chance.random() if anywhere else _gain(before, card)
            if gain > best:
                best, chosen = gain, index
    return Choice.DISCARD if chosen < 0 else Place(chosen)


@cache
def _gain(stack: Stack, card: Rank) -> float:
    after, _ = stack.add(card)
    return -1.0 if after.bust else _hope(after, 2) - _hope(stack, 2)


@cache
def _hope(stack: Stack, cards: int) -> float:
    """That so many cards, all ranks being as likely, complete it."""
    if stack.complete or cards == 0:
        return float(stack.complete)
    after = [stack.add(rank)[0] for rank in RANKS]
    worth = [_hope(stack, cards - 1) if each.bust else _hope(each, cards - 1) for each in after]
    return sum(max(each, _hope(stack, cards - 1)) for each in worth) / len(RANKS)


def _offered(play: Play, chance: Random) -> PlayerMove:
    offers, luck = moves(play), chance.random()
    if Choice.HIGH_LOW in offers and luck < 0.3:
        return Choice.HIGH_LOW
    for offer in offers:
        if isinstance(offer, Risks) and luck > 0.8:
            return Risk(offer.stakes_centimes[len(offer.stakes_centimes) // 2])
    return Choice.END
