"""Reports agree with the journals for any range of days, and files agree with the reports."""

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.jobs.test_counting import Known, lived_in, played
from tests.kit import GENEROUS, OPERATOR, House
from tests.postgres import Cluster
from ventuno.desk.requests import Adjust, Withdraw
from ventuno.house.accounts.events import Channel
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import count
from ventuno.jobs.reports import files as report_files
from ventuno.jobs.reports import report as reports
from ventuno.jobs.reports.files import COLUMNS, Format
from ventuno.jobs.reports.report import HouseReport, ReportBy, ReportRange
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring.tally import PlayCounter
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused
from ventuno.store.solved import solutions

BEGINS, ENDS = date(2026, 3, 1), date(2026, 4, 10)
TODAY = date(2026, 11, 16)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def busy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which something of everything happened, in two months, all of it counted."""
    where: Path | str = tmp_path_factory.mktemp("reports") / "house.sqlite"
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        where = cluster.database()
    with House(where, law=GENEROUS, seed="b") as house:
        lived_in(house)
        carl = house.ready("carl", deposit="50")
        at = house.move(carl, house.win(carl, house.start(carl, "2")), "risk 5.00")
        while house.state(at.play).game.card is not None:
            at = house.move(carl, at, "discard")
        house.finish(carl, house.move(carl, at, "buy"))  # from realised winnings
        house.clock.forward(days=30, hours=10, minutes=30)  # past midnight in Zurich, and its summer time has begun
        dora = house.ready("dora", deposit="40")
        house.climb(dora, house.win(dora, house.start(dora, "3")))
        played(house, carl, channel=Channel.PHONE)
        house.do(
            Adjust(source=LedgerAccount.BALANCE, target=LedgerAccount.HOUSE, amount="1.50", reason="r"),
            carl,
            actor=OPERATOR,
        )
        house.do(Withdraw(amount="7.25"), carl)
        counter = PlayCounter(UNIFORM, solutions.load(UNIFORM, Scope.PLAY, lambda _: None, threads=2))
        house.run(count(house.store, Known(counter, generous=counter)))  # what it says of luck is not looked at
        yield house


@dataclass
class Recount:
    """What a report is to say of some days, straight from the journals."""

    numbers: dict[str, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, entry: Entry) -> None:
        kind = str(entry.what.__struct_config__.tag)
        for name, counted in (("plays", "play_paid"), ("games", "game_ended"), ("accounts", "opened")):
            self.numbers[name] += kind == counted
        for each in entry.postings:
            source, target, amount = each.source, each.target, each.amount.centimes
            self.numbers["turnover_big21"] += amount * (target is LedgerAccount.HELD)
            self.numbers["turnover_challenge"] += amount * (
                source is LedgerAccount.BONUS and target is LedgerAccount.HOUSE
            )
            paid = source is LedgerAccount.HOUSE and kind != "adjusted"
            self.numbers["prizes_big21"] += amount * (
                paid and target in {LedgerAccount.BALANCE, LedgerAccount.REALISED}
            )
            self.numbers["prizes_challenge"] += amount * (paid and target.value.startswith("chips:"))
            self.numbers["pots"] += amount * (source is LedgerAccount.POT and kind == "game_ended")
            self.numbers["deposits"] += amount * (kind == "deposited")
            self.numbers["withdrawals"] += amount * (kind == "withdrawn")
            sign = _belongs_to_players(target) - _belongs_to_players(source)
            self.numbers["adjustments"] += amount * sign * (kind == "adjusted")


def _belongs_to_players(account: LedgerAccount) -> bool:
    return account in {
        LedgerAccount.BALANCE,
        LedgerAccount.HELD,
        LedgerAccount.REALISED,
        LedgerAccount.POT,
        LedgerAccount.BONUS,
    } or (account.value.startswith("chips:"))


def entries_of(house: House) -> list[Entry]:
    books = house.run(house.store.books.names())
    return [codec.decode(line.text, Entry) for book in books for line in house.run(house.store.books.lines(book))]


def owed_and_held(house: House, until: date) -> tuple[int, int]:
    accounts: dict[LedgerAccount, int] = defaultdict(int)
    for entry in entries_of(house):
        for each in entry.postings if day_of(entry.at) <= until else ():
            accounts[each.source] -= each.amount.centimes
            accounts[each.target] += each.amount.centimes
    owed = sum(amount for account, amount in accounts.items() if _belongs_to_players(account))
    return owed, owed - accounts[LedgerAccount.BALANCE]


def report(house: House, by: ReportBy = ReportBy.DAY, since: date = BEGINS, until: date = ENDS) -> HouseReport:
    return house.run(reports.report(house.store.counts, ReportRange(by, since, until)))


def flat(facts: dict[str, Any]) -> dict[str, int]:
    """The line of a report as the numbers of a recount."""
    found = {name: facts[name] for name in ("plays", "games", "accounts")}
    for name in ("turnover", "prizes"):
        found |= {f"{name}_{game}": centimes(amount) for game, amount in facts[name].items()}
    return found | {name: centimes(facts[name]) for name in ("pots", "deposits", "withdrawals", "adjustments")}


def centimes(amount: str) -> int:
    return int(Decimal(amount) * 100)


def test_a_report_says_what_the_journals_say(busy: House) -> None:
    facts = reports.facts_of(report(busy))
    assert [line["period"] for line in facts["lines"]] == [
        (BEGINS + timedelta(days=number)).isoformat() for number in range(41)
    ]
    entries = entries_of(busy)
    for line in facts["lines"]:
        due = Recount()
        for entry in entries:
            if day_of(entry.at).isoformat() == line["period"]:
                due.add(entry)
        assert flat(line) == dict(due.numbers) or not any((*flat(line).values(), *due.numbers.values()))
        day = date.fromisoformat(line["period"])
        assert (centimes(line["owed"]), centimes(line["held"])) == owed_and_held(busy, day)
    happened = [line["period"] for line in facts["lines"] if any(flat(line).values())]
    assert happened == ["2026-03-03", "2026-03-04", "2026-04-04"]
    assert facts["first"] == "2026-03-03"


def test_a_report_says_what_the_audit_says(busy: House) -> None:
    found, audited = report(busy).total, busy.run(audit(busy.store))
    assert audited.problem is None
    players = {account: amount for account, amount in audited.totals.items() if _belongs_to_players(account)}
    assert found.owed == sum(amount.centimes for amount in players.values())
    assert found.held == found.owed - players[LedgerAccount.BALANCE].centimes
    assert 0 < found.held < found.owed
    assert all(flat(reports.facts_of(report(busy))["total"]).values())  # something of everything was looked at


def test_days_add_up_to_months_and_these_to_the_total(busy: House) -> None:
    days, months = (reports.facts_of(report(busy, by)) for by in ReportBy)
    assert [line["period"] for line in months["lines"]] == ["2026-03", "2026-04"]
    for month in months["lines"]:
        of_month = [line for line in days["lines"] if line["period"].startswith(month["period"])]
        added = {name: sum(flat(line)[name] for line in of_month) for name in flat(month)}
        assert flat(month) == added
        assert (month["owed"], month["held"]) == (of_month[-1]["owed"], of_month[-1]["held"])
    assert days["total"] == months["total"]
    total = flat(days["total"])
    assert total == {name: sum(flat(line)[name] for line in months["lines"]) for name in total}
    for line in (*days["lines"], *months["lines"], days["total"]):
        for game, payout in line["payout"].items():
            turnover, prizes = centimes(line["turnover"][game]), centimes(line["prizes"][game])
            assert payout == (prizes / turnover if turnover else None)


def test_what_was_owed_before_is_still_owed(busy: House) -> None:
    """Also where the range begins later, cuts a month, or has nothing in it."""
    whole = {line.period: line for line in report(busy).lines}
    for since, until in ((date(2026, 3, 4), date(2026, 3, 10)), (date(2026, 3, 10), date(2026, 3, 20))):
        part = report(busy, since=since, until=until)
        assert part.lines == tuple(line for period, line in whole.items() if str(since) <= period <= str(until))
        (month,) = report(busy, ReportBy.MONTH, since, until).lines
        assert (month.owed, month.held) == (part.total.owed, part.total.held)
        assert (month.plays, month.figures) == (part.total.plays, part.total.figures)
    assert part.empty
    assert part.total.owed > 0


# ----- files


@pytest.mark.parametrize("by", list(ReportBy))
def test_a_file_says_what_the_report_says(busy: House, by: ReportBy) -> None:
    found = report(busy, by)
    lines = reports.facts_of(found)["lines"]
    text = report_files.file_content(found, Format.CSV).decode()
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert tuple(rows[0]) == COLUMNS
    table = pq.read_table(io.BytesIO(report_files.file_content(found, Format.PARQUET)))
    assert tuple(table.schema.names) == ("period", *COLUMNS[1:])
    types = {str(field.type) for field in table.schema if field.name not in {"period", "plays", "games", "accounts"}}
    assert types == {"decimal128(18, 2)", "double"}
    assert str(table.schema.field("period").type) == "date32[day]"
    for line, row, exact in zip(lines, rows, table.to_pylist(), strict=True):
        for said in (row, exact):
            assert flat(line) == {
                name: int(said[name]) if name in {"plays", "games", "accounts"} else int(Decimal(said[name]) * 100)
                for name in flat(line)
            }
            assert [Decimal(said[name]) for name in ("owed", "held")] == [Decimal(line["owed"]), Decimal(line["held"])]
        for game, payout in line["payout"].items():
            assert exact[f"payout_{game}"] == payout
            assert row[f"payout_{game}"] == ("" if payout is None else repr(payout))
        assert row["period"] == line["period"]
        assert exact["period"] == date.fromisoformat(line["period"] if by is ReportBy.DAY else f"{line['period']}-01")


def test_a_spreadsheet_finds_nothing_but_numbers_and_dates(busy: House) -> None:
    text = report_files.file_content(report(busy), Format.CSV).decode()
    header, *lines = text.split("\r\n")
    assert re.fullmatch(r"[a-z0-9_]+(,[a-z0-9_]+)+", header)
    for line in filter(None, lines):
        period, *values = line.split(",")
        assert date.fromisoformat(period)
        assert all(re.fullmatch(r"|-?\d+(\.\d+)?", value) for value in values)
    assert any(re.search(r"-\d+\.\d\d,", line) for line in lines)  # an adjustment in favour of the house


@pytest.mark.parametrize("form", list(Format))
def test_an_empty_range_has_no_file(busy: House, form: Format) -> None:
    with pytest.raises(Refused) as refused:
        report_files.file_content(report(busy, since=date(2026, 3, 10), until=date(2026, 3, 20)), form)
    assert refused.value.refusal.code == "nothing_to_export"
    said = {refused.value.refusal.said_in(language) for language in Language}
    assert len(said) == 4
    assert all("2026-03-10" in each and "2026-03-20" in each for each in said)


# ----- what is asked for


@pytest.mark.parametrize(
    ("by", "since", "until", "begin", "end"),
    [
        (ReportBy.DAY, None, None, date(2026, 10, 18), TODAY),
        (ReportBy.MONTH, None, None, date(2025, 12, 1), TODAY),
        (ReportBy.MONTH, None, date(2026, 1, 31), date(2025, 2, 1), date(2026, 1, 31)),
        (ReportBy.DAY, TODAY, TODAY, TODAY, TODAY),
        (ReportBy.DAY, date(2016, 11, 10), None, date(2016, 11, 10), TODAY),
        (ReportBy.DAY, None, date.min, date.min, date.min),
        (ReportBy.MONTH, None, date.min, date.min, date.min),
    ],
)
def test_without_a_range_the_last_days_or_months_are_meant(
    by: ReportBy, since: date | None, until: date | None, begin: date, end: date
) -> None:
    assert reports.report_range(by, since, until, TODAY) == ReportRange(by, begin, end)


@pytest.mark.parametrize(
    ("since", "until", "code"),
    [
        (TODAY, TODAY - timedelta(days=1), "report_backwards"),
        (None, TODAY + timedelta(days=1), "report_in_future"),
        (TODAY + timedelta(days=1), None, "report_in_future"),
        (TODAY + timedelta(days=2), TODAY + timedelta(days=1), "report_in_future"),
        (TODAY, date.max, "report_in_future"),
        (TODAY - timedelta(days=3660), TODAY, "report_too_long"),
        (date.min, None, "report_too_long"),
    ],
)
def test_no_range_at_all_is_refused(since: date | None, until: date | None, code: str) -> None:
    with pytest.raises(Refused) as refused:
        reports.report_range(ReportBy.DAY, since, until, TODAY)
    assert refused.value.refusal.code == code
    assert len({refused.value.refusal.said_in(language) for language in Language}) == 4


def test_before_anything_has_happened_there_is_a_report_of_nothing(house: House) -> None:
    found = report(house)
    assert (found.first, found.empty, found.total.owed) == (None, True, 0)
