"""What must hold of the house at any time, looked at in its store.

`compare` holds an account against the simulation's. `examine` reads a whole book, journal and plays, and believes
nothing: the chain, the fold, the limits at the moment each stake was taken, and every card.
"""

import hashlib
from collections import defaultdict
from datetime import date, datetime, timedelta

from tests.simulation.accounts import SPAN_DAYS, Account, Day, Limited
from tests.simulation.oracle import Oracle
from tests.simulation.times import day_in_zurich
from ventuno.house.accounts import events as happened
from ventuno.house.accounts import player
from ventuno.house.accounts.events import LOSS_LIMITS, LimitKind
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.big21.draw import Drawn, chance_move
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.findings import NO_LOG_IN
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.postings import PLAYERS
from ventuno.jobs.audit import audit
from ventuno.rules.big21 import RULE_SETS, ChanceMove, Clock, apply, notation, start
from ventuno.rules.law import Law
from ventuno.store.store import Store


async def compare(store: Store, account: Account) -> None:
    """The account as the house keeps it is the simulation's."""
    kept = await store.books.player(account.id)
    assert kept is not None, f"account {account.id} is gone"
    current = None if kept.current is None else (kept.current.play, kept.current.expires_at)
    sitting = None if account.sitting is None else (account.sitting.id, account.sitting.expires_at)
    newest = max((day.date for day in kept.days), default=date.min).toordinal()
    found = {
        "money": {where: money.centimes for where, money in kept.balances.items() if money},
        "days": {day.date.toordinal(): Day(day.loss.centimes, day.deposits.centimes, day.plays) for day in kept.days},
        "limits": {kind: _limited(limit) for kind, limit in kept.limits.items()},
        "blocks": kept.blocks,
        "holds": {game: hold.until for game, hold in kept.holds.items()},
        "excluded": kept.excluded,
        "held": kept.identity is IdentityState.WAITING,
        "accepted": None if kept.accepted is None else kept.accepted.rules,
        "accepted_terms": None if kept.accepted_terms is None else kept.accepted_terms.version,
        "language": kept.language,
        "read": kept.read_until,
        "current": current,
        "plays": kept.plays,
        "entries": kept.entries,
        "last": kept.last_at,
    }
    due = {
        "money": {where: centimes for where, centimes in account.money.items() if centimes},
        "days": {day: sums for day, sums in account.days.items() if day > newest - 30},
        "limits": account.limits,
        "blocks": account.blocks,
        "holds": account.holds,
        "excluded": account.excluded,
        "held": account.held,
        "accepted": account.accepted,
        "accepted_terms": account.accepted_terms,
        "language": account.language,
        "read": account.read_until,
        "current": sitting,
        "plays": account.offered,
        "entries": account.entries,
        "last": account.last_at,
    }
    for what, value in due.items():
        seen = found[what]
        if what == "days":
            seen, value = _counted(found["days"]), _counted(value)  # type: ignore[arg-type]  # noqa: PLW2901
        assert seen == value, f"{what} of {account.id}: {seen}, not {value}"
    assert sum(money.centimes for money in kept.balances.values()) == 0
    assert all(kept.has(where).centimes >= 0 for where in PLAYERS)


def _limited(limit: object) -> Limited:
    amount, pending = limit.amount, limit.pending  # type: ignore[attr-defined]
    now = None if amount is None else amount.centimes
    if pending is None:
        return Limited(now)
    return Limited(now, None if pending.amount is None else pending.amount.centimes, pending.effective_at)


def _counted(days: dict[int, Day]) -> dict[int, Day]:
    return {number: day for number, day in days.items() if day != Day()}


async def examine(store: Store, account: Account, laws: dict[str, Law]) -> None:
    book = await store.books.whole(account.id)
    assert book is not None
    previous = "0" * 64
    kept: player.Player | None = None
    entries: list[Entry] = []
    for number, line in enumerate(book.lines, start=1):
        digest = hashlib.sha256(line.text.encode()).hexdigest()
        previous = hashlib.sha256(f"{previous}\n{digest}\n".encode()).hexdigest()
        assert (line.number, line.hash) == (number, previous), f"chain of {account.id} at {number}"
        entry = codec.decode(line.text, Entry)
        assert not entries or entries[-1].at <= entry.at, f"time of {account.id} went back at {number}"
        kept, again = player.record(kept, entry.what, entry.at, entry.actor)  # type: ignore[arg-type]
        assert again == line, f"entry {number} of {account.id}"
        entries.append(entry)
    assert kept is not None
    assert codec.encode(kept) == book.text, f"{account.id} is not what its journal says"
    assert (book.entries, book.head) == (len(book.lines), previous)
    _limits_held(entries)
    plays = {play.id: play for play in book.plays}
    known = dict(account.over) if account.sitting is None else {**account.over, account.sitting.id: account.sitting}
    assert set(plays) == set(known)
    for name, sitting in known.items():
        play = plays[name]
        found = (play.text, play.sequence, play.rules, play.law, play.server_seed, play.expires_at)
        due = (sitting.text, sitting.sequence, sitting.rules, sitting.law, sitting.seed, sitting.expires_at)
        assert found == due, f"play {name}: {found}, not {due}"
        if play.text:
            _played_by_the_rules(play, laws[play.law])


def _limits_held(entries: list[Entry]) -> None:
    """Art. 4.2, B18: at the moment of every stake and purchase, by nothing but the journal."""
    loss: dict[int, int] = defaultdict(int)
    plays: dict[tuple[int, str], int] = defaultdict(int)
    limits: dict[LimitKind, Limited] = {}
    realised = 0  # in the running play, what is left of it

    def within(at: datetime) -> None:
        today = day_in_zurich(at).toordinal()
        for kind in LOSS_LIMITS:
            used = sum(loss[day] for day in range(today - SPAN_DAYS[kind] + 1, today + 1))
            most = limits[kind].at(at)
            assert most is not None, f"{kind} was not set at {at}"
            assert used <= most, f"{kind}: {used} of {most} at {at}"

    for entry in entries:
        what, day = entry.what, day_in_zurich(entry.at).toordinal()
        match what:
            case happened.LimitSet():
                amount = None if what.amount is None else what.amount.centimes
                if what.effective_at <= entry.at:
                    limits[what.limit] = Limited(amount)
                else:
                    assert what.effective_at == entry.at + timedelta(hours=72)
                    limits[what.limit] = Limited(limits[what.limit].at(entry.at), amount, what.effective_at)
            case happened.PlayStarted():
                loss[day] += what.stake.centimes
                plays[day, what.rules] += 1
                within(entry.at)
                assert what.rules == "2024-08-28" or sum(plays[day, rules] for rules in RULE_SETS) <= 100
            case happened.CardPurchased():
                realised -= what.from_realised.centimes
                loss[day] += what.from_realised.centimes + what.from_balance.centimes
                within(entry.at)
            case happened.WinningsRealised():  # B15: they count from this moment on
                realised += what.amount.centimes
                loss[day] -= what.amount.centimes
            case happened.PlayPaid():
                loss[day_in_zurich(what.ended_at).toordinal()] -= what.paid_out.centimes - realised
                realised = 0
            case _:
                pass


def _played_by_the_rules(kept: PlayRecord, law: Law) -> None:
    """Every move is legal, and every one of chance's is what the seeds have fixed (B3)."""
    header, moves = notation.read(kept.text)
    assert header.rules.name == kept.rules
    play, drawn = start(header.rules, header.stake_centimes), Drawn()
    for move in moves:
        due = chance_move(play, law, kept.seeds, drawn)
        assert due == (move if isinstance(move, ChanceMove) else None) or move is Clock.EXPIRE, f"{kept.id}: {move}"
        play, _ = apply(play, move)
        drawn = drawn.and_(move)
    assert (play.end is not None) == (kept.ended_at is not None)


async def everything(store: Store, oracle: Oracle, laws: dict[str, Law]) -> None:
    assert set(await store.books.names()) == {"house", *oracle.accounts}
    running = {play.id for play in await store.plays.running()}
    sittings = (account.sitting for account in oracle.accounts.values())
    assert running == {each.id for each in sittings if each is not None and each.expires_at is not None}
    for account in oracle.accounts.values():
        await compare(store, account)
        await examine(store, account, laws)
    house = await store.books.house()
    assert house is not None
    assert (house.entries, house.last_at) == (oracle.house.entries, oracle.house.last_at)
    assert {name: member.role.value for name, member in house.staff.items()} == oracle.house.staff
    assert set(house.closed) == oracle.house.closed
    assert [each.alert for each in house.alerts] == [*oracle.house.alerts]
    report = await audit(store)
    said = [f"{each} ({each.place})" for each in report.findings.kept if each.refusal.code != NO_LOG_IN.code]
    assert set(report.findings.counts) <= {NO_LOG_IN.code}, f"the audit says: {said}"  # its staff ask without a session
    assert report.entries == oracle.house.entries + sum(account.entries for account in oracle.accounts.values())
