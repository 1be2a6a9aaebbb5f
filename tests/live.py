"""A live table for tests, and people around it; after every step all chips are counted.

People are named by the box they sit at, which says enough where one person has one seat (C3).
"""

import hashlib
from collections.abc import Callable, Iterable

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.requests import (
    BringChips,
    Decide,
    OpenTable,
    PlaceBet,
    Request,
    SitDown,
    StandUp,
    TableChanged,
    VoidGame,
)
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import NEVER_NEGATIVE, LedgerAccount
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import Table, TablePhase
from ventuno.rules.challenge import ChallengeGame, notation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused

ANTE, BONUS = "5", "1"
TERMS = TableTerms(
    name="Aare",
    language=Language.DE,
    pace=Pace.CALM,
    boxes=7,
    ante_min=Money(500),
    ante_max=Money(1000),
    bonus_min=Money(100),
    bonus_max=Money(500),
)
Chooses = Callable[[ChallengeGame], bool]  # whether the box whose turn it is pays


class LiveTable:
    def __init__(
        self, house: House, *, terms: TableTerms = TERMS, invitation: str | None = None, by: str | None = None
    ) -> None:
        self.house = house
        hashed = None if invitation is None else hashlib.sha256(invitation.encode()).hexdigest()
        request = OpenTable(terms=terms, invitation=hashed)
        owner = by or house.opened("owner")
        self.id = house.run(house.tables.open(request, player=owner, key=house.key())).table
        self.people: dict[int, str] = {}  # by box, whoever sat there last

    # ----- as it is

    @property
    def now(self) -> Table:
        return self._found()[0]

    @property
    def kept(self) -> PlayRecord:
        kept = self._found()[1]
        assert kept is not None
        return kept

    @property
    def game(self) -> ChallengeGame:
        return notation.replay(self.kept.text)

    def _found(self) -> tuple[Table, PlayRecord | None]:
        found = self.house.run(self.house.store.tables.find(self.id))
        assert found is not None
        return found

    def kinds(self) -> list[str]:
        return [line.kind for line in self.house.run(self.house.store.books.lines(self.id))]

    # ----- what people do

    def sit(self, box: int, *, chips: str = "50", player: str | None = None, invitation: str | None = None) -> str:
        player = player or self.house.ready(f"somebody{len(self.house.run(self.house.store.books.names()))}")
        self.people[box] = player
        self.do(SitDown(table=self.id, box=box, chips=chips, name=f"Box {box}", invitation=invitation), player)
        return player

    def bet(self, box: int, *, ante: str = ANTE, red: str = BONUS, black: str = "0") -> TableChanged:
        return self.do(self.a_bet(box, ante=ante, red=red, black=black), self.people[box])

    def a_bet(self, box: int, *, ante: str = ANTE, red: str = BONUS, black: str = "0") -> PlaceBet:
        game = self.now.game or ""
        return PlaceBet(table=self.id, play=game, ante=ante, red=red, black=black, seed=f"seed of {box}")

    def decide(self, box: int, *, pays: bool) -> TableChanged:
        return self.do(self.a_decision(pays=pays), self.people[box])

    def a_decision(self, *, pays: bool) -> Decide:
        return Decide(table=self.id, play=self.kept.id, card=self.game.card_asked or 0, pays=pays)

    def stand(self, box: int) -> TableChanged:
        return self.do(StandUp(table=self.id), self.people[box])

    def bring(self, box: int, chips: str) -> TableChanged:
        return self.do(BringChips(table=self.id, chips=chips), self.people[box])

    def void(self, reason: str = "A card fell") -> TableChanged:
        request = VoidGame(table=self.id, reason=reason)
        answer = self.house.run(self.house.tables.void(request, key=self.house.key(), actor=OPERATOR))
        self.count()
        return answer

    def do(self, request: Request[TableChanged], player: str, *, key: str | None = None) -> TableChanged:
        answer = self.house.run(self.ask(request, player, key=key))
        self.count()
        return answer

    async def ask(self, request: Request[TableChanged], player: str, *, key: str | None = None) -> TableChanged:
        tables, key = self.house.tables, key or self.house.key()
        match request:
            case SitDown():
                return await tables.sit(request, player=player, key=key)
            case StandUp():
                return await tables.stand(request, player=player, key=key)
            case BringChips():
                return await tables.bring(request, player=player, key=key)
            case PlaceBet():
                return await tables.bet(request, player=player, key=key)
            case Decide():
                return await tables.decide(request, player=player, key=key)
            case _:
                raise AssertionError(request)

    def refused(self, request: Request[TableChanged], player: str, *, key: str | None = None) -> Refusal:
        """Why it is not done; and nothing at all has changed."""
        before = self._found()
        with pytest.raises(Refused) as caught:
            self.do(request, player, key=key)
        assert self._found() == before
        return caught.value.refusal

    # ----- what the clock does

    def tick(self, *, seconds: float = 0.0) -> bool:
        self.house.clock.forward(seconds=seconds)
        ticked = self.house.run(self.house.tables.tick(self.id))
        self.count()
        return ticked

    def run_out(self, *, late: float = 0.0) -> None:
        """The clock runs out, and somebody looks after the table so many seconds later."""
        due = self.now.due_at
        assert due is not None
        self.house.clock.at = max(self.house.clock.at, due)
        assert self.tick(seconds=late)

    # ----- whole games

    def deal(self, boxes: Iterable[int]) -> None:
        if self.now.phase is not TablePhase.BETTING:
            self.run_out()
        for box in boxes:
            self.bet(box)
        if self.now.phase is TablePhase.BETTING:  # somebody else at the table has not bet
            self.run_out()
        assert self.now.phase is TablePhase.PLAYING

    def play(self, boxes: Iterable[int], pays: Chooses = lambda game: len(game.first) % 2 == 0) -> ChallengeGame:
        self.deal(boxes)
        while self.now.phase is TablePhase.PLAYING:
            game = self.game
            assert game.turn is not None
            self.decide(game.turn, pays=pays(game))
        return self.game

    # ----- every chip

    def count(self) -> None:
        """Each book adds up to nothing, nobody has less than nothing, and the books agree on what is at the table."""
        store, at = self.house.store, self.now
        books = [table.balances for table in self.house.run(store.tables.open())]
        for name in self.house.run(store.books.names()):
            player = self.house.run(store.books.player(name))  # none: the house's own book, or a table's
            if player is not None:
                books.append(player.balances)
        for balances in books:
            assert total(balances.values()) == NOTHING
            assert all(balances.get(account, NOTHING) >= NOTHING for account in NEVER_NEGATIVE)
        assert total(balances.get(LedgerAccount.TABLES, NOTHING) for balances in books) == NOTHING
        staked = total(seat.bet.pot + seat.paid for seat in at.seated if seat.bet is not None)
        assert at.has(LedgerAccount.POT) == staked
