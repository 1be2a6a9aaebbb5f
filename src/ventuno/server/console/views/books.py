"""The house's books as the console shows them: journals line by line, terms, tables, and what is unfinished.

Everything here is read from the books. Nothing is computed a second time.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

import msgspec

from ventuno.house import findings
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.house.office.events import AlertRaised, Finding, PublishedFigures
from ventuno.house.office.house_state import Announced, HouseState, LastDailyCheck, hash_of, in_force, law_of
from ventuno.house.tables.state import Table, TablePhase
from ventuno.rules.big21 import refusals as big21_refusals
from ventuno.rules.challenge import refusals as challenge_refusals
from ventuno.rules.language import Language
from ventuno.rules.refusals import Reason
from ventuno.server.console.wire import house as wire
from ventuno.server.console.wire.daily_checks import DailyCheckRecord
from ventuno.server.console.wire.journal import JournalLine, JournalPage, PostingLine
from ventuno.server.console.wire.terms import PublishedTerms
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.plays import PlayStore
from ventuno.store.store import Store

JOURNAL_LINES: Final = 50
REGISTER_PLAYS: Final = 100
TABLES_MAX: Final = 10_000
# What an audit may find wrong: in the books, and in plays by the rules of their games.
_REASONS: Final[Mapping[str, Reason[...]]] = {
    each.code: each
    for module in (big21_refusals, challenge_refusals, findings)
    for each in vars(module).values()
    if isinstance(each, Reason)
}
# The page of a finished play shows its seeds; hashes of what stands apart tell people nothing.
_UNSAID: Final = {"kind", "reason", "seed", "client_seed", "details", "credentials"}


# ----- journals


async def journal(books: BookStore, book: str, entries: int, before: int | None) -> JournalPage:
    """The newest lines of a book with that many entries, or those before a given line."""
    last = entries if before is None else min(entries, before - 1)
    first = max(0, last - JOURNAL_LINES)
    lines = await books.lines(book, after=first, most=last - first) if last > first else ()
    said = await books.with_words(book, [codec.decode(each.text, Entry) for each in lines])
    shown = [_shown(line, entry) for line, entry in zip(lines, said, strict=True)]
    return JournalPage(lines=shown[::-1], before=first + 1 if first else None)


def entry_line(line: Line, step: int | None = None) -> JournalLine:
    return _shown(line, codec.decode(line.text, Entry), step)


def _shown(line: Line, entry: Entry, step: int | None = None) -> JournalLine:
    return JournalLine(
        number=entry.number,
        at=entry.at,
        actor=entry.actor,
        kind=line.kind,
        facts=facts_of(entry.what),
        reason=getattr(entry.what, "reason", None),
        postings=[
            PostingLine(source=each.source.value, target=each.target.value, amount=str(each.amount))
            for each in entry.postings
        ],
        balance=None if entry.balance is None else str(entry.balance),
        step=step,
        hash=line.hash,
    )


def facts_of(what: msgspec.Struct) -> dict[str, str]:
    """The fields of an entry as text for people: a law as its name and hash, an alert as its own facts."""
    if isinstance(what, AlertRaised):
        return {"subject": what.subject.value, **what.about, **what.facts}
    named = {field.name: getattr(what, field.name) for field in msgspec.structs.fields(what)}
    said = {name: _said(name, value) for name, value in named.items() if name not in _UNSAID and value is not None}
    return {name: text for name, text in said.items() if text}


def _said(name: str, value: object) -> str:
    match value:
        case str() if name == "law" and "\n" in value:
            return f"{law_of(value).name} {hash_of(value)}"
        case OnlineTerms():
            return value.version  # its texts are long: they are pages of their own
        case str() | Money():
            return str(value)
        case datetime():
            return value.isoformat()
        case (PublishedFigures() as first, *_) if name == "figures":
            return codec.encode(_payouts(first))  # those of the law in force then
        case tuple():
            return ""  # who was paid what: the postings say it
        case PublishedFigures():
            return codec.encode(_payouts(value))
        case 0 if name in {"notice_days", "found"}:
            return ""  # there was no notice to keep, or nothing was found; older entries have neither
        case _:
            return codec.encode(value)


def _payouts(of: PublishedFigures) -> dict[str, str]:
    """Named values: the console says the names in the reader's language."""
    shares = {"highest_payout": of.highest_payout, "players_payout": of.players_payout, "blind_payout": of.blind_payout}
    said = {name: f"{share:.4%}" for name, share in shares.items() if share is not None}
    return said if of.players is None else {**said, "players": of.players}


# ----- terms


def published(each: Announced, *, law: bool) -> PublishedTerms:
    return PublishedTerms(
        name=law_of(each.what).name if law else each.what,
        hash=hash_of(each.what) if law else each.hashes.get(Language.DE),
        announced_at=each.announced_at,
        effective_at=each.effective_at,
        reason=each.reason,
    )


def terms(announced: tuple[Announced, ...], at: datetime, *, law: bool) -> tuple[PublishedTerms, list[PublishedTerms]]:
    """What is in force, and what will be."""
    ahead = sorted((each for each in announced if each.effective_at > at), key=lambda each: each.effective_at)
    return published(in_force(announced, at), law=law), [published(each, law=law) for each in ahead]


def closed(house: HouseState) -> list[wire.ClosedGame]:
    return [wire.ClosedGame(game=game, since=each.since, reason=each.reason) for game, each in house.closed.items()]


# ----- rounds


def daily_check_record(last: LastDailyCheck, language: Language) -> DailyCheckRecord:
    made = last.made
    findings = made.findings or (() if made.problem is None else (made.problem,))
    return DailyCheckRecord(
        entry=last.entry,
        at=last.at,
        actor=last.actor,
        reason=made.reason,
        books=made.books,
        entries=made.entries,
        plays=made.plays,
        problem=None if made.problem is None else _finding(made.problem, language),
        found=max(made.found, len(findings)),
        findings=[_finding(each, language) for each in findings],
        payout=None if made.watched is None else made.watched.payout.value,
        chance=None if made.watched is None else made.watched.chance.value,
        software=made.software,
        configuration=made.configuration,
        alerts=made.alerts,
    )


def _finding(found: Finding, language: Language) -> str:
    """The sentence that `ventuno audit` prints for it."""
    line, reason = "" if found.line is None else f" {found.line}", _REASONS.get(found.code)
    said = found.code if reason is None else reason(**found.facts).said_in(language)
    return f"{found.place}{line}: {said}"


# ----- what is unfinished


async def plays_hold(plays: PlayStore) -> wire.PlaysHold:
    found = await plays.held()
    return wire.PlaysHold(plays=found.plays, held=str(found.stakes), realised=str(found.realised))


def tables_hold(tables: Sequence[Table]) -> wire.TablesHold:
    return wire.TablesHold(
        tables=len(tables),
        playing=sum(table.phase is TablePhase.PLAYING for table in tables),
        seated=sum(len(table.seated) for table in tables),
        pots=str(total(table.has(LedgerAccount.POT) for table in tables)),
        bonus=str(total(table.has(LedgerAccount.BONUS) for table in tables)),
        chips=str(total(_chips(table) for table in tables)),
    )


async def register(store: Store, after: str | None) -> wire.UnfinishedRegister:
    found = await store.plays.running_with_accounts(after=after, most=REGISTER_PLAYS + 1)
    shown = found[:REGISTER_PLAYS]
    tables = await store.tables.open(most=TABLES_MAX) if after is None else ()
    return wire.UnfinishedRegister(
        plays=[_unfinished(kept, player) for kept, player in shown],
        tables=[table_book(table) for table in tables if any(map(table.has, (LedgerAccount.POT, *CHIPS.values())))],
        after=shown[-1][0].id if len(found) > REGISTER_PLAYS else None,
    )


def _unfinished(kept: PlayRecord, player: Player) -> wire.UnfinishedPlay:
    assert kept.started_at is not None
    assert kept.expires_at is not None
    return wire.UnfinishedPlay(
        play=kept.id,
        player=player.id,
        stake=str(kept.stake),
        held=str(player.has(LedgerAccount.HELD)),
        realised=str(player.has(LedgerAccount.REALISED)),
        started_at=kept.started_at,
        expires_at=kept.expires_at,
    )


# ----- tables


def table_book(table: Table) -> wire.TableBook:
    return wire.TableBook(
        table=table.id,
        name=table.terms.name,
        opened_by=table.opened_by,
        opened_at=table.opened_at,
        private=table.invitation is not None,
        phase=table.phase.value,
        due_at=table.due_at,
        game=table.game,
        games=table.games,
        pot=str(table.has(LedgerAccount.POT)),
        bonus=str(table.has(LedgerAccount.BONUS)),
        chips=str(_chips(table)),
        seats=_seats(table),
    )


def _seats(table: Table) -> list[wire.SeatBook]:
    return [
        wire.SeatBook(
            box=seat.box,
            player=seat.player,
            name=seat.name,
            chips=str(table.chips(seat.box)),
            staked=str(NOTHING if seat.bet is None else seat.bet.pot + seat.bet.bonus + seat.paid),
            away=seat.away,
            leaving=seat.leaving is not None,
        )
        for seat in table.seated
    ]


def _chips(table: Table) -> Money:
    return total(table.has(account) for account in CHIPS.values())
