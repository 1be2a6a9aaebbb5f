"""Counting the journals: nothing is counted twice or missed, whoever counts and whenever; recounting gives the same."""

import asyncio
from collections import Counter as Times
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

import numpy as np
import pytest

from tests.kit import GENEROUS, NOON, OPERATOR, House, in_hand, open_store
from tests.live import LiveTable
from ventuno.desk.requests import (
    Adjust,
    Block,
    Deposit,
    Exclude,
    LiftBlock,
    OfferPlay,
    PlayMoved,
    PostRate,
    PublishLaw,
    StartPlay,
    Withdraw,
)
from ventuno.house.accounts.events import Channel, GameKind, PlayPaid
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec, daily_sums
from ventuno.house.ledger.daily_sums import DailySum, PeriodFigures
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office import notable_events
from ventuno.jobs import counting, solving
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import Counters, count, recount
from ventuno.jobs.expiry import end_overdue_plays
from ventuno.jobs.monitoring.laws import EffectiveLaw
from ventuno.jobs.monitoring.tallies import TallyReader
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.tally import PlayCounter, Tally
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULES_2024_10_23, GameNumbers, RuleSet
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM, Law
from ventuno.rules.refusals import Refused
from ventuno.store.count_values import Counted, NotableEvent
from ventuno.store.executor import Steps
from ventuno.store.solved import solutions
from ventuno.store.sql import counts

Everything = tuple[dict[tuple[date, str, int, str, int], list[float]], list[DailySum], list[NotableEvent]]


@pytest.fixture(scope="module")
def counter() -> PlayCounter:
    return PlayCounter(UNIFORM, solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2))


class Known(Counters):
    """With the uniform law solved, and whatever else a test gives it."""

    def __init__(self, counter: PlayCounter, **others: PlayCounter | None) -> None:
        super().__init__(lambda _: None)
        self.counter = counter
        self.counters: dict[str, PlayCounter | None] = {"uniform": counter, **others}

    async def of(self, law: Law, rules: RuleSet) -> PlayCounter | None:
        assert rules.game_numbers == PUBLISHED_NUMBERS
        return self.counters[law.name]


@pytest.fixture
def counters(counter: PlayCounter) -> Known:
    return Known(counter)


def played(house: House, player: str, moves: Sequence[str] = (), *, stake: str = "1", channel: Channel) -> PlayMoved:
    offered = house.do(OfferPlay(), player)
    at = house.do(StartPlay(play=offered.play, stake=stake, client_seed="x", channel=channel), player)
    for move in moves:
        at = house.move(player, at, move)
    return house.finish(player, at)


def lived_in(house: House) -> None:
    """Two players with plays of several kinds on two days, a table with games, a void one, and what the staff did."""
    house.operate(PostRate(currency=Currency.EUR, buys="0.9", sells="1", reason="as in town"))
    anna, beat = house.ready("anna"), house.ready("beat", deposit="200")
    house.do(Deposit(amount="10", currency=Currency.EUR), anna)
    played(house, anna, ("place 1", "place 2", "discard"), channel=Channel.PHONE)
    played(house, anna, ("place 1",), stake="2", channel=Channel.DESKTOP)
    at = house.start(beat)
    while house.state(at.play).game.card is not None:
        at = house.move(beat, at, "discard")
    house.finish(beat, house.move(beat, at, "buy"))
    house.do(
        Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="3", reason="r"), beat, actor=OPERATOR
    )
    house.do(Block(game=None, reason="r"), beat, actor=OPERATOR)
    house.do(LiftBlock(reason="r"), beat, actor=OPERATOR)
    house.clock.forward(days=1)
    house.do(Withdraw(amount="5"), anna)
    table = LiveTable(house)
    table.sit(1, player=anna)
    table.sit(2, player=beat)
    table.play((1, 2))
    table.deal((1, 2))
    table.void()
    table.stand(1)
    house.start(anna, "3")


async def everything(house: House) -> Everything:
    store = house.store
    tallies = {
        (each.day, each.law, each.stake, each.channel, each.plays): Tally.from_bytes(each.sums).sums.tolist()
        for each in await store.counts.tallies()
    }
    return tallies, list(await store.counts.flows()), list(await store.counts.events(most=10_000))


def same(found: Everything, due: Everything) -> bool:
    sums = found[0].keys() == due[0].keys() and all(
        np.allclose(found[0][key], due[0][key], rtol=1e-12, atol=1e-9) for key in due[0]
    )
    return sums and found[1:] == due[1:]


def test_what_is_counted_bit_by_bit_is_what_is_counted_from_the_beginning(
    house: House, counters: Known, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.run(count(house.store, counters))
    monkeypatch.setattr(counts, "LINES_OF_BOOK_MAX", 7)
    lived_in(house)
    first = house.run(count(house.store, counters))
    assert first.plays == 3
    assert house.run(count(house.store, counters)).entries == 0
    house.clock.forward(hours=5)
    assert house.run(end_overdue_plays(house.desk, house.clock.at)) == 1
    assert house.run(count(house.store, counters)).plays == 1
    found = house.run(everything(house))
    monkeypatch.undo()
    again = house.run(recount(house.store, counters))
    assert again.plays == 4
    assert again.entries == sum(
        house.run(house.store.tables.journal_lengths(house.run(house.store.books.names()))).values()
    )
    due = house.run(everything(house))
    assert same(found, due)
    assert {key[0] for key in due[0]} == {date(2026, 3, 3), date(2026, 3, 4)}
    assert sorted(key[2:] for key in due[0]) == [
        (100, "other", 1),
        (100, "phone", 1),
        (200, "desktop", 1),
        (300, "other", 1),
    ]


def test_a_tally_is_that_of_its_plays(house: House, counter: PlayCounter, counters: Known) -> None:
    player = house.ready()
    ended = [played(house, player, ("place 1",), channel=Channel.PHONE).play for _ in range(3)]
    house.run(count(house.store, counters))
    (found,) = house.run(house.store.counts.tallies(law=UNIFORM.hash))
    texts = [each.text for each in house.run(house.store.plays.of_player(player)) if each.id in ended]
    due = counter.count_all(texts)
    assert (found.day, found.stake, found.channel, found.plays) == (date(2026, 3, 3), 100, "phone", 3)
    assert np.allclose(Tally.from_bytes(found.sums).sums, due.sums)
    assert house.run(house.store.counts.tallies(law="0" * 64)) == []
    assert house.run(house.store.counts.tallies(date(2026, 3, 4))) == []
    assert house.run(house.store.counts.tallies(until=date(2026, 3, 2))) == []
    assert len(house.run(house.store.counts.tallies(date(2026, 3, 3), date(2026, 3, 3)))) == 1


def test_flows_add_up_to_what_every_account_holds(house: House, counters: Known) -> None:
    """And what is owed to players is what their accounts, running plays and tables hold."""
    lived_in(house)
    house.run(count(house.store, counters))
    found = house.run(house.store.counts.flows())
    held = house.run(audit(house.store))
    assert held.problem is None
    by_kind: Times[str] = Times()
    for flow in found:
        by_kind[flow.kind] += flow.centimes
    due: Times[str] = Times()
    for account, amount in held.totals.items():
        due["chips" if account.value.startswith("chips:") else account.value] += amount.centimes
    assert {name: each for name, each in daily_sums.balances(by_kind).items() if each} == {
        name: each for name, each in due.items() if each
    }
    figures = PeriodFigures.of(found)
    assert figures.owed == sum(amount for name, amount in due.items() if name in daily_sums.OWED)
    assert figures.owed > 0
    days = {flow.day for flow in found}
    assert figures.owed == sum(PeriodFigures.of(each for each in found if each.day == day).owed for day in days)
    assert figures.turnover == {GameKind.BIG21: 100 + 200 + 2 * 100 + 300, GameKind.CHALLENGE: 200}
    assert (figures.deposits, figures.withdrawals) == (300_00 + 9_00, 5_00)
    times = Times[str]()
    for flow in found:
        times[flow.kind] += flow.times if ":" not in flow.kind else 0
    times = +times
    assert times == {"opened": 3, "play_paid": 3, "game_dealt": 2, "game_ended": 1, "game_voided": 1}


def test_what_big21_paid_is_what_its_plays_paid(generous_house: House) -> None:
    """P1: winnings that were realised and staked again, or spent on cards, were paid, too."""
    house = generous_house
    player = house.ready()
    at = house.win(player, house.start(player, "2"), stacks=3)
    at = house.move(player, at, "risk 5.00")
    while house.state(at.play).game.card is not None:
        at = house.move(player, at, "discard")
    house.finish(player, house.move(player, at, "buy"))
    (kept,) = house.run(house.store.plays.of_player(player))
    entries = [codec.decode(line.text, Entry) for line in house.run(house.store.books.lines(player))]
    moved = [DailySum(*key, *each) for key, each in daily_sums.of(entries).items()]
    state = house.state(kept.id)
    figures = PeriodFigures.of(moved)
    assert figures.turnover[GameKind.BIG21] == 200 + state.cards_cost_centimes
    assert state.cards_cost_centimes > 0
    assert figures.prizes[GameKind.BIG21] == state.prize_centimes + state.realised_centimes
    assert figures.payout(GameKind.BIG21) == figures.prizes[GameKind.BIG21] / figures.turnover[GameKind.BIG21]
    assert figures.payout(GameKind.CHALLENGE) is None


def test_however_many_count_at_once_everything_is_counted_once(
    house: House, counters: Known, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes, each twice, while more is played."""
    lived_in(house)
    carla = house.ready("carla")
    monkeypatch.setattr(counts, "LINES_OF_BOOK_MAX", 5)
    elsewhere = house.run(open_store(house.where, house.clock))

    async def more() -> None:
        for number in range(20):
            await house.desk.do(Deposit(amount="1"), player=carla, key=f"more {number}")

    results = house.together(more(), *(count(store, counters) for store in (house.store, elsewhere) * 2))
    assert [result for result in results if isinstance(result, BaseException)] == []
    house.run(count(elsewhere, counters))
    house.run(elsewhere.close())
    found = house.run(everything(house))
    house.run(recount(house.store, counters))
    assert same(found, house.run(everything(house)))


class Killed(Exception):
    pass


@pytest.mark.parametrize("after", [0, 3, 20])
def test_a_process_killed_while_counting_has_counted_all_or_nothing(
    house: House, counters: Known, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    """It is killed before the transaction, and at any place within it."""
    lived_in(house)
    steps = counts._add

    def interrupted(counted: Counted, add: object) -> Steps:
        making, rows = steps(counted, add), None  # type: ignore[arg-type]
        for _ in range(after):
            rows = yield next(making) if rows is None else making.send(rows)
        raise Killed

    before = house.run(everything(house))
    monkeypatch.setattr(counts, "_add", interrupted)
    with pytest.raises(Killed):
        house.run(count(house.store, counters))
    monkeypatch.undo()
    assert house.run(everything(house)) == before
    house.do(Deposit(amount="1"), house.ready("dora"))
    assert house.run(count(house.store, counters)).plays == 3
    found = house.run(everything(house))
    house.run(recount(house.store, counters))
    assert same(found, house.run(everything(house)))


def test_a_line_that_is_written_meanwhile_is_counted_next_time(
    house: House, counters: Known, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = house.ready()
    folded = counting._folded
    late = list(range(2))

    def slow(books: Sequence[counting._Book]) -> Counted:
        found = folded(books)
        if late:
            late.pop()
            deposit = house.desk.do(Deposit(amount="7"), player=player, key=f"late {len(late)}")
            asyncio.run_coroutine_threadsafe(deposit, loop[0]).result()
        return found

    loop: list[asyncio.AbstractEventLoop] = []

    async def counted() -> int:
        loop[:] = [asyncio.get_running_loop()]
        return (await count(house.store, counters)).entries

    monkeypatch.setattr(counting, "_folded", slow)
    first = house.run(counted())
    assert late == [0]
    second = house.run(counted())
    third = house.run(counted())
    books = house.run(house.store.books.names())
    assert (second, third) == (1, 1)
    assert first + second + third == sum(house.run(house.store.tables.journal_lengths(books)).values())
    deposits = [flow for flow in house.run(house.store.counts.flows()) if flow.kind == "deposited:cashier>balance"]
    assert [(flow.times, flow.centimes) for flow in deposits] == [(3, 114_00)]


def test_plays_of_a_law_that_is_not_solved_wait_and_nobody_else_does(house: House, counter: PlayCounter) -> None:
    anna, beat = house.ready("anna"), house.ready("beat")
    played(house, anna, channel=Channel.PHONE)
    changes = dict.fromkeys(Language, "x")
    house.operate(PublishLaw(law=str(GENEROUS), changes=changes, reason="r"))
    house.clock.forward(days=10)
    house.finish(anna, house.start(anna))
    house.do(Deposit(amount="1"), anna)
    house.do(Deposit(amount="1"), beat)
    counters = Known(counter, generous=None)
    report = house.run(count(house.store, counters))
    assert (report.plays, report.waiting) == (1, {"generous"})
    assert house.run(count(house.store, counters)).entries == 0
    assert house.run(house.store.counts.entries_uncounted()) == 2  # a play paid, and the deposit after it
    deposits = [flow.times for flow in house.run(house.store.counts.flows()) if flow.kind.startswith("deposited")]
    assert sum(deposits) == 3
    counters.counters["generous"] = counter  # whatever it counts
    later = house.run(count(house.store, counters))
    assert (later.plays, later.waiting) == (1, set())
    assert house.run(house.store.counts.entries_uncounted()) == 0
    assert {each.law for each in house.run(house.store.counts.tallies())} == {UNIFORM.hash, GENEROUS.hash}
    found = house.run(everything(house))
    house.run(recount(house.store, counters))
    assert same(found, house.run(everything(house)))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET text = '{}' WHERE book = ? AND number = 3",
        "DELETE FROM plays WHERE player = ?",
        "UPDATE plays SET text = text || 'discard ' WHERE player = ?",
    ],
)
def test_a_damaged_book_is_left_out_and_nobody_else_is(tmp_path: Path, counters: Known, damage: str) -> None:
    path = tmp_path / "house.sqlite"
    with House(path) as house:
        players = [house.ready(name) for name in ("anna", "beat", "carl")]
        for player in players:
            house.finish(player, house.start(player))
        damaged = players[1]
    with in_hand(path) as database:
        assert database.execute(damage, (damaged,)).rowcount == 1
    with House(path, law=None) as house:
        assert house.run(count(house.store, counters)).plays == 2
        (left,) = house.run(house.store.counts.uncounted())
        assert left.book == damaged
        assert house.run(house.store.counts.entries_uncounted()) == len(left.lines)


def test_a_server_does_not_wait_for_a_law_to_be_solved(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has it solved by another process, if nobody else does meanwhile."""
    asked: list[Law] = []

    async def solve(law: Law, numbers: GameNumbers) -> None:
        assert numbers == PUBLISHED_NUMBERS
        asked.append(law)

    async def tried() -> list[PlayCounter | None]:
        counters = Counters(wait=False)
        found = [await counters.of(GENEROUS, RULES_2024_10_23)]
        await asyncio.sleep(0)
        assert asked == []
        monkeypatch.setattr(counting, "PATIENCE_SECONDS", 0.0)
        found.append(await counters.of(GENEROUS, RULES_2024_10_23))
        await asyncio.sleep(0)
        await counters.close()
        return found

    monkeypatch.setattr(solving, "solve", solve)
    assert set(house.run(tried())) == {None}
    assert asked == [GENEROUS]


def test_sums_of_another_version_are_counted_anew(house: House, counters: Known) -> None:
    player = house.ready()
    played(house, player, channel=Channel.PHONE)
    house.run(count(house.store, counters))
    due = house.run(everything(house))
    (kept,) = house.run(house.store.counts.tallies())
    key = kept.day.isoformat(), kept.law, kept.stake, kept.channel
    old = Counted({}, {key: (0, b"tally-00")}, {}, ())
    assert house.run(house.store.counts.add(old, lambda _kept, new: new))
    assert house.run(count(house.store, Known(counters.counter))).plays == 1
    assert same(house.run(everything(house)), due)
    assert house.run(count(house.store, Known(counters.counter))).plays == 0


def test_counting_adds_nothing_that_another_has_counted_meanwhile(house: House) -> None:
    player = house.ready()
    first = Counted({player: (0, 3)}, {}, {("2026-03-03", "", "opened"): (1, 0)}, [(NOON, player, 1, "x")])
    assert house.run(house.store.counts.add(first, lambda _kept, new: new))
    due = house.run(everything(house))
    assert not house.run(house.store.counts.add(first, lambda _kept, new: new))
    partly = Counted({"house": (0, 1), player: (2, 4)}, {}, {("2026-03-03", "", "opened"): (1, 0)}, ())
    assert not house.run(house.store.counts.add(partly, lambda _kept, new: new))
    assert house.run(everything(house)) == due
    (grown, *_) = [each for each in house.run(house.store.counts.uncounted()) if each.book == player]
    assert (grown.counted, grown.lines[0].number) == (3, 4)


def test_req_36_significant_events_are_found_the_newest_first(house: House, counters: Known) -> None:
    lived_in(house)
    house.clock.forward(minutes=1)
    player = house.opened("zoe")
    house.do(Exclude(reason="asked for"), player, actor=OPERATOR)
    house.run(count(house.store, counters))
    found = house.run(house.store.counts.events())
    assert (found[0].kind, found[0].entry.actor, found[0].book) == ("excluded", OPERATOR, player)
    assert Times(event.kind for event in found if event.kind != "limit_set") == Times(
        ["founded", "adjusted", "blocked", "block_lifted", "game_voided", "excluded"]
    )
    assert [event.at for event in found] == sorted((event.at for event in found), reverse=True)
    pages, before = list[NotableEvent](), None
    while page := house.run(house.store.counts.events(before=before, most=4)):
        pages += page
        before = page[-1].place
    assert pages == found


@pytest.mark.parametrize(("paid_out", "kind"), [(999_99, None), (1_000_00, "large_win")])
def test_req_36_a_large_win_is_an_event(paid_out: int, kind: str | None) -> None:
    what = PlayPaid(play="p", why="stopped", paid_out=Money(paid_out), ended_at=NOON)
    assert notable_events.kind(Entry(number=1, at=NOON, actor="a", what=what)) == kind


def test_b17_a_play_counts_for_the_day_in_zurich_on_which_it_ended(where: Path | str, counters: Known) -> None:
    with House(where, at=datetime(2026, 3, 3, 22, 30, tzinfo=UTC)) as house:
        player = house.ready()
        house.start(player)
        house.clock.forward(days=2)
        house.run(end_overdue_plays(house.desk, house.clock.at))  # noticed late (B16)
        house.run(count(house.store, counters))
        (found,) = house.run(house.store.counts.tallies())
        assert found.day == date(2026, 3, 4)
        paid = [flow.day for flow in house.run(house.store.counts.flows()) if flow.kind == "play_paid"]
        assert paid == ["2026-03-05"]


def test_whoever_reads_again_sees_what_was_added_to_any_day(house: House, counters: Known) -> None:
    """And nothing that was there before is missing."""
    player = house.ready()
    asked, reader = EffectiveLaw(UNIFORM, NOON), TallyReader(house.store.counts)

    def found() -> list[tuple[date, int, str, int]]:
        plays = house.run(reader.finished(asked, house.clock.at))
        return [(day, stake, channel, tally.plays) for day, stake, channel, tally in plays.tallies]

    with pytest.raises(Refused):
        found()
    played(house, player, channel=Channel.PHONE)
    house.run(count(house.store, counters))
    assert found() == [(date(2026, 3, 3), 100, "phone", 1)]
    house.start(player)
    house.clock.forward(days=1)
    played(house, player, channel=Channel.PHONE)  # ends the other one, four hours after its start
    house.run(count(house.store, counters))
    due = [
        (date(2026, 3, 3), 100, "other", 1),
        (date(2026, 3, 3), 100, "phone", 1),
        (date(2026, 3, 4), 100, "phone", 1),
    ]
    assert found() == found() == due
    house.run(house.store.counts.forget())
    with pytest.raises(Refused):
        found()
    house.run(count(house.store, counters))
    assert found() == due
