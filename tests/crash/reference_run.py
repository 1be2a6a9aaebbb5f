"""What should have happened: the same clients in a house in memory, where nothing goes wrong.

It has no transactions, no SQL and no disk, so it cannot share their mistakes.
"""

from dataclasses import dataclass, field
from typing import cast

from tests.crash.customers import Asked, Client
from tests.crash.timed_desk import FOUNDING, Counter
from tests.kit import KEY
from ventuno.house.accounts.events import WithdrawnFor
from ventuno.house.accounts.people import Person
from ventuno.house.accounts.player import Player
from ventuno.house.big21.draw import ServerSeed
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.journal import Line
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.office.house_state import HouseState
from ventuno.rules.refusals import Refused
from ventuno.store.commands import Answered, Changes, Command, Records
from ventuno.store.keys import seeds
from ventuno.store.keys.ring import KeysAtHand
from ventuno.store.store import Store

_KEYS = KeysAtHand.of(KEY)
PLAYS_COMPARED = 2  # the newest: those before were compared when they were new


@dataclass(frozen=True, slots=True)
class Moment:
    """A client's book between two requests."""

    book: Player | HouseState | None
    plays: tuple[PlayRecord, ...]  # the newest first


@dataclass(slots=True)
class Memory:
    """The house and one client's book, as plain values."""

    house: HouseState | None = None
    player: Player | None = None
    opened_by: Person | None = None
    plays: dict[str, PlayRecord] = field(default_factory=dict)
    journal: list[Line] = field(default_factory=list)  # the client's
    answers: dict[str, Answered] = field(default_factory=dict)

    def new_seed(self, play: str, salt: bytes) -> ServerSeed:
        return seeds.new_seed(_KEYS, play, salt)

    def known_for(self, play: PlayRecord) -> WithdrawnFor | None:
        return seeds.known_for(_KEYS, play)

    async def execute(self, question: Command) -> Changes:
        current = None if self.player is None else self.player.current
        play = None if current is None else self.plays[current.play]
        decision = question.decide(Records(self.house, self.player, play, self.answers.get(question.key)))
        if decision.request is not None:
            self.answers[question.key] = Answered(decision.request, decision.answer)
        if isinstance(decision.book, HouseState):
            self.house = decision.book
        elif isinstance(decision.book, Player):
            self.player = decision.book
        self.opened_by = decision.person or self.opened_by
        self.journal += decision.lines
        for play in (decision.offered, decision.moved):
            if play is not None:
                self.plays[play.id] = play
        if decision.refusal is not None:
            raise Refused(decision.refusal)
        return decision

    @property
    def books(self) -> "MemoryBooks":
        return MemoryBooks(self)

    @property
    def people(self) -> "Memory":
        return self

    @property
    def emails(self) -> "Memory":
        """Nobody here has an address."""
        return self

    async def by_login(self, _login: str) -> Person | None:
        return self.opened_by


@dataclass(frozen=True, slots=True)
class MemoryBooks:
    memory: Memory

    async def lines(self, _book: str, *, after: int = 0, most: int = 1000) -> list[Line]:
        return self.memory.journal[after : after + most]

    async def player(self, _player: str) -> Player | None:
        return self.memory.player


@dataclass(frozen=True, slots=True)
class Step:
    asked: Asked
    answers: tuple[str, str]  # the first time, and asked again
    before: Moment
    after: Moment

    @property
    def book(self) -> str:
        return self.after.book.id if isinstance(self.after.book, Player) else HOUSE


class Expected:
    """What one client must be answered, and how their book must look."""

    def __init__(self, client: Client, seed: str) -> None:
        self.client = client
        self.memory = Memory()
        self._counter = Counter(cast("Store", self.memory), seed)
        self._next: Step | None = None
        self._is_house = client.name == HOUSE

    async def found(self) -> None:
        await self._counter.answer(FOUNDING)
        if not self._is_house:
            self.memory.journal.clear()  # that was the house's

    async def next(self) -> Step:
        """What will be asked and answered next."""
        if self._next is None:
            asked, before = self.client.ask(), self._moment()
            first = await self._counter.answer(asked)
            after = self._moment()
            again = await self._counter.answer(asked)
            assert after == self._moment(), f"{asked} has happened twice"
            self._next = Step(asked, (first, again), before, after)
        return self._next

    async def heard(self, answer: str) -> Asked:
        """The client was given this answer: go on to the next request."""
        step = await self.next()
        assert answer in step.answers, f"{step.asked}: {answer} instead of {step.answers[0]}"
        self.client.heard(step.asked, answer)
        self._next = None
        return step.asked

    def _moment(self) -> Moment:
        newest = list(self.memory.plays.values())[: -PLAYS_COMPARED - 1 : -1]
        return Moment(self.memory.house if self._is_house else self.memory.player, tuple(newest))
