"""Metrics of the house for Prometheus, from its books. Nothing in them is about a single person.

They are read anew when somebody asks, at most every few seconds. If there are several processes, each gives the same
values, so a dashboard takes the largest.
"""

import math
import time
from datetime import datetime
from typing import Final

from prometheus_client import CollectorRegistry, Gauge

from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.daily_sums import PeriodFigures
from ventuno.house.ledger.money import Money, total
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.house.office.events import MonitorSummary
from ventuno.house.office.house_state import HouseState
from ventuno.house.tables.state import TablePhase
from ventuno.rules.refusals import Refused
from ventuno.store.sql.counts import CountStore
from ventuno.store.store import Store

FRESH_SECONDS: Final = 10.0
TABLES_MAX: Final = 10_000
_CENTIMES: Final = 100


class HouseMetrics:
    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, about: str, labels: tuple[str, ...] = ()) -> Gauge:
            return Gauge(f"ventuno_{name}", about, labels, registry=registry)

        self._read_at = -math.inf
        self.answers = gauge("house_answers", "1 if the house's books could be read, else 0")
        self.alerts = gauge("alerts_open", "Alerts that nobody has answered")
        self.closed = gauge("game_closed", "1 while no stake is taken on the game", ("game",))
        self.plays = gauge("plays_unfinished", "Plays of Big21 that are not over")
        self.held = gauge("plays_held_francs", "Stakes and purchases in plays that are not over")
        self.realised = gauge("plays_realised_francs", "Realised winnings in plays that are not over")
        self.tables = gauge("tables_open", "Open tables")
        self.playing = gauge("tables_playing", "Tables with a game that is not over")
        self.seated = gauge("tables_seated", "Players at tables")
        self.chips = gauge("tables_chips_francs", "Chips at tables, pots and bonus bets included")
        self.turnover = gauge("turnover_today_francs", "Counted since midnight in Zurich", ("game",))
        self.prizes = gauge("prizes_today_francs", "Counted since midnight in Zurich", ("game",))
        self.round_age = gauge("round_age_seconds", "Since the last round; NaN if there was none")
        self.round_problem = gauge("round_problem", "1 if the audit of the last round found something wrong")
        self.payout = gauge("payout_actual", "Of plays under the law in force, at the last round")
        self.expected = gauge("payout_expected", "What the fitted skill would receive, at the last round")
        self.payout_z = gauge("payout_z", "Deviations between them; an alert from 3 on")

    async def read(self, store: Store, at: datetime) -> None:
        """Read the metrics from the books, unless that was done a moment ago."""
        now = time.monotonic()
        if now - self._read_at < FRESH_SECONDS:
            return
        self._read_at = now
        try:
            house = await store.books.house()
            if house is not None:
                self._house(house, at)
                await self._unfinished(store)
                await self._today(store.counts, at)
        except Refused:  # `house_answers` says so, and everything else keeps its last value
            house = None
        self.answers.set(house is not None)

    def _house(self, house: HouseState, at: datetime) -> None:
        self.alerts.set(len(house.alerts))
        for game in GameKind:
            self.closed.labels(game.value).set(game in house.closed)
        last = house.daily_check
        self.round_age.set(math.nan if last is None else (at - last.at).total_seconds())
        self.round_problem.set(last is not None and last.made.problem is not None)
        self._watched(None if last is None else last.made.watched)

    def _watched(self, watched: MonitorSummary | None) -> None:
        found = (None, None, None) if watched is None else (watched.actual, watched.expected, watched.z)
        for gauge, value in zip((self.payout, self.expected, self.payout_z), found, strict=True):
            gauge.set(math.nan if value is None else value)

    async def _unfinished(self, store: Store) -> None:
        held, tables = await store.plays.held(), await store.tables.open(most=TABLES_MAX)
        self.plays.set(held.plays)
        self.held.set(_francs(held.stakes))
        self.realised.set(_francs(held.realised))
        self.tables.set(len(tables))
        self.playing.set(sum(table.phase is TablePhase.PLAYING for table in tables))
        self.seated.set(sum(len(table.seated) for table in tables))
        accounts = (LedgerAccount.POT, LedgerAccount.BONUS, *CHIPS.values())
        self.chips.set(_francs(total(table.has(account) for table in tables for account in accounts)))

    async def _today(self, counts: CountStore, at: datetime) -> None:
        today = day_of(at)
        figures = PeriodFigures.of(await counts.flows(today, today))
        for game in GameKind:
            self.turnover.labels(game.value).set(figures.turnover[game] / _CENTIMES)
            self.prizes.labels(game.value).set(figures.prizes[game] / _CENTIMES)


def _francs(amount: Money) -> float:
    return amount.centimes / _CENTIMES
