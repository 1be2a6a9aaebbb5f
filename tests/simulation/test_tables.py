"""Two live tables under random commands of random people, sensible or not, with jumps of the clock and restarts.

After every command all chips are counted; a refusal changes nothing; in the end the audit is clean and every finished
game proves itself. A failure names its seed; `VENTUNO_SIM_SEED` and `VENTUNO_SIM_TABLE_COMMANDS` ask for other runs.
"""

import os
from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET, UnsetType, structs

from tests.kit import OPERATOR, House
from tests.live import TERMS, LiveTable
from ventuno.desk import exports
from ventuno.desk.requests import (
    BlockMyself,
    BringChips,
    Decide,
    Exclude,
    PaidIn,
    PlaceBet,
    PostRate,
    PublishTableRules,
    Readmit,
    SitDown,
    StandUp,
    TableChanged,
    VoidGame,
)
from ventuno.house.accounts.events import GameKind
from ventuno.house.accounts.player import Player
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import Currency
from ventuno.house.tables import evidence
from ventuno.house.tables.state import OF_THE_HOUSE, TablePhase, clock_of
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import notation, table_rules_text
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

SEEDS = [int(os.environ["VENTUNO_SIM_SEED"])] if "VENTUNO_SIM_SEED" in os.environ else [1, 2]
COMMANDS = int(os.environ.get("VENTUNO_SIM_TABLE_COMMANDS", "500"))
PEOPLE = 6
NEW = table_rules_text.parse('name = "2027-01-01"\nred_pair = "25:1"\nbrisk_seconds = [20, 15]')
AtTable = SitDown | BringChips | StandUp | PlaceBet | Decide
KINDS = {"bet_placed", "bets_returned", "decided", "game_dealt", "game_ended", "game_voided", "left", "seated"}
REFUSALS = {"table_box_taken", "table_no_seat", "table_not_your_turn", "table_chips_outside_limits", "rate_changed"}


class Floor:
    def __init__(self, house: House, seed: int) -> None:
        self.house, self.chance = house, Random(f"tables {seed}")
        self.people = [house.ready(f"person{number}", deposit="3000") for number in range(PEOPLE)]
        small = structs.replace(TERMS, boxes=3, ante_max=TERMS.ante_min)
        self.tables = [LiveTable(house, by=OF_THE_HOUSE), LiveTable(house, by=OF_THE_HOUSE, terms=small)]
        self.outcomes: Counter[str] = Counter()
        house.operate(PostRate(currency=Currency.EUR, buys="0.93", sells="0.97", reason="as in town"))
        changes = dict.fromkeys(Language, "Red Pair 25:1")
        house.operate(PublishTableRules(rules=NEW.name, text=table_rules_text.write(NEW), changes=changes, reason="r"))
        self._asked: list[tuple[AtTable, str, str, TableChanged]] = []

    def step(self) -> None:
        chance, table = self.chance, self.chance.choice(self.tables)
        luck = chance.random()
        if luck < 0.20:
            self._clock(table)
        elif luck < 0.21:
            self.house.restart()
        elif luck < 0.24:
            self._outside(table)
        elif luck < 0.27 and self._asked:
            self._again(table)
        else:
            player = self._somebody(table)
            self._ask(table, self._wish(table, player), player)
        for each in self.tables:
            self._look(each)

    def _somebody(self, table: LiveTable) -> str:
        """Mostly somebody who is to decide or to bet."""
        at = table.now
        awaited = [seat.player for seat in at.seated if seat.bet is None and at.phase is TablePhase.BETTING]
        if at.phase is TablePhase.PLAYING:
            awaited = [at.seats[table.game.turn or 0].player]
        return self.chance.choice(awaited if awaited and self.chance.random() < 0.7 else self.people)

    def _clock(self, table: LiveTable) -> None:
        """Mostly a little, or to when something is due; seldom so far that nobody was there."""
        due, luck = table.now.due_at, self.chance.random()
        if due is not None and luck < 0.8:
            self.house.clock.at = max(self.house.clock.at, due)
        else:
            self.house.clock.forward(seconds=self.chance.choice((0.5, 4, 20, 700, 4000)))
        for each in self.chance.sample(self.tables, 2):
            each.tick()

    def _outside(self, table: LiveTable) -> None:
        """What happens to accounts meanwhile, and the floor manager."""
        house, player = self.house, self.chance.choice(self.people)
        match self.chance.randrange(5):
            case 0:
                house.do(Exclude(reason="?"), player, actor=OPERATOR)
            case 1 | 2:
                house.do(Readmit(reason="?"), player, actor=OPERATOR)
            case 3:
                house.do(BlockMyself(game=GameKind.CHALLENGE, days=1), self.people[-1])
            case _:
                void = VoidGame(table=table.id, reason=self.chance.choice(("A card fell", 'no "good"')))
                try:
                    house.run(house.tables.void(void, key=house.key(), actor=OPERATOR))
                except Refused as refused:
                    self.outcomes[refused.refusal.code] += 1

    def _wish(self, table: LiveTable, player: str) -> AtTable:
        chance, at = self.chance, table.now
        if chance.random() < 0.15:
            return self._whatever(table)
        if at.box_of(player) is None:
            amount = chance.choice(("16", "50", "15", "3000"))
            box = chance.randint(1, at.terms.boxes)
            return SitDown(table=table.id, box=box, chips=amount, name="Me", paid_in=self._notes())
        if at.phase is TablePhase.PLAYING:
            return table.a_decision(pays=chance.random() < 0.6)
        if at.phase is TablePhase.BETTING:
            return table.a_bet(1, red=chance.choice(("1", "5", "0")), black=chance.choice(("1", "0")))
        return self._whatever(table)

    def _whatever(self, table: LiveTable) -> AtTable:
        """Not likely to make sense now."""
        chance, game = self.chance, f"{table.id}-{self.chance.randint(1, 9)}"
        wishes: list[AtTable] = [
            StandUp(table=table.id),
            BringChips(table=table.id, chips=chance.choice(("1", "0.10", "0.05", "5000")), paid_in=self._notes()),
            Decide(table=table.id, play=game, card=chance.randint(0, 3), pays=True),
            PlaceBet(table=table.id, play=game, ante="5", red="1", black="0", seed="s"),
            SitDown(table=table.id, box=chance.randint(0, 8), chips="40", name="You"),
        ]
        return chance.choice(wishes)

    def _notes(self) -> PaidIn | UnsetType:
        """C15: some pay in on the spot, in francs or euros, at a rate that may not be the posted one."""
        chance = self.chance
        if chance.random() < 0.7:
            return UNSET
        if chance.random() < 0.4:
            return PaidIn(amount=chance.choice(("20", "0.10", "0", "200")))
        rate = chance.choice((UNSET, "0.93", "0.94"))
        return PaidIn(amount=chance.choice(("20", "100")), currency=Currency.EUR, rate=rate)

    def _ask(self, table: LiveTable, request: AtTable, player: str) -> None:
        key, before, account = self.house.key(), table.now, self.house.player(player)
        try:
            answer = table.do(request, player, key=key)
        except Refused as refused:
            self.outcomes[refused.refusal.code] += 1
            assert table.now == before
            assert self.house.player(player) == account  # nothing is paid in for chips that do not come
        else:
            self.outcomes["accepted"] += 1
            if isinstance(request, SitDown | BringChips) and request.paid_in is not UNSET:
                self.outcomes["paid in"] += 1
                self._paid_in(account, player, request, request.paid_in)
            self._asked.append((request, player, key, answer))

    def _paid_in(self, before: Player, player: str, request: SitDown | BringChips, notes: PaidIn) -> None:
        """What was handed in, in francs, is chips at the table or in the account, to the centime."""
        foreign = Fraction(notes.amount) * (Fraction("0.93") if notes.currency else 1)
        chips, after = Fraction(request.chips), self.house.player(player)
        assert Fraction(str(after.balance)) == Fraction(str(before.balance)) + foreign - chips

    def _again(self, table: LiveTable) -> None:
        """Requirement 28."""
        request, player, key, answer = self.chance.choice(self._asked)
        before = table.now
        assert table.do(request, player, key=key) == answer
        assert table.now == before
        self.outcomes["again"] += 1

    def _look(self, table: LiveTable) -> None:
        at = table.now
        people = [seat.player for seat in at.seated]
        assert len(set(people)) == len(people)  # C3
        assert all(1 <= seat.box <= at.terms.boxes for seat in at.seated)
        assert total(at.balances.values()) == NOTHING
        if at.phase is TablePhase.PLAYING:
            game = notation.replay(table.kept.text)
            assert set(game.order) == set(at.bets)
            assert game.turn in at.seats
            assert at.clock_seconds <= clock_of(at.terms.pace, at.rules).decide_seconds
            assert Money(game.pot_centimes) == total(
                seat.bet.pot + seat.paid for seat in at.seated if seat.bet is not None
            )
        elif at.phase is not TablePhase.BETTING:
            assert at.bets == {}


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_people_do_every_chip_is_accounted_for(tmp_path: Path, seed: int) -> None:
    with House(tmp_path / "house.sqlite", seed=f"tables {seed}") as house:
        floor = Floor(house, seed)
        for number in range(COMMANDS):
            if number == COMMANDS // 2:  # C17: whatever is going on then, the announced rules take effect
                house.clock.forward(days=10)
            try:
                floor.step()
            except Exception as error:
                raise AssertionError(f"seed {seed}, command {number}: {error!r}") from error
        report = house.run(audit(house.store))
        assert report.problem is None, f"seed {seed}: {report.problem.place}: {report.problem}"
        kinds = Counter(kind for table in floor.tables for kind in table.kinds())
        finished, rules = 0, set[str]()
        for table in floor.tables:
            for game in house.run(house.store.plays.of_player(table.id)):
                if game.ended_at is not None:
                    text = codec.encode(house.run(exports.export_game(house.store, game.id)))
                    rules.add(game.rules)
                    finished += evidence.verify(text).game == game.id
    assert finished > COMMANDS // 100
    assert rules == {"2019-12", NEW.name}
    assert not KINDS - set(kinds)
    assert not REFUSALS - set(floor.outcomes)
    assert floor.outcomes["accepted"] > COMMANDS // 5
    assert floor.outcomes["again"]
    assert floor.outcomes["paid in"]
