"""An account as its owner sees it: limits, statement, history of plays and of games at tables."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final, Literal, cast

import msgspec

from ventuno.desk.contact.inbox import inbox
from ventuno.house.accounts import erasure, limits
from ventuno.house.accounts.events import (
    LOSS_LIMITS,
    Adjusted,
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    Deposited,
    LimitKind,
    PlayPaid,
    PlayStarted,
    Withdrawn,
)
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord, resume
from ventuno.house.documents.contract import is_bound
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import calendar, codec
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.office.house_state import HouseState
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.house.tables.game_record import GameRecord
from ventuno.rules.challenge import ChallengeGame, notation
from ventuno.rules.refusals import Refused
from ventuno.server.accounts import wire
from ventuno.server.big21 import wire as big21_wire
from ventuno.server.tables import wire as table_wire
from ventuno.store.sql.books import BookStore
from ventuno.store.sql.plays import PlayStore
from ventuno.store.sql.tables import TableStore
from ventuno.store.store import Store

STATEMENT_LINES: Final = 50
HISTORY_PLAYS: Final = 20
HISTORY_GAMES: Final = 20
READS_MAX: Final = 10_000  # in a copy of the data
_CHUNK: Final = 1_000
_OF_TABLES: Final = (ChipsBrought, ChipsReturned)
_MOVES_MONEY: Final = (Deposited, Withdrawn, PlayStarted, CardPurchased, PlayPaid, *_OF_TABLES, Adjusted)


_KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in _MOVES_MONEY}


class _Move(msgspec.Struct, frozen=True):
    """Only the part of an entry that sums need, because three months may have forty thousand entries (Art. 4.2)."""

    at: datetime
    postings: tuple[tuple[str, str, int], ...] = ()

    @property
    def centimes(self) -> int:
        """What it added to the balance."""
        return sum(amount * ((target == "balance") - (source == "balance")) for source, target, amount in self.postings)


_MOVES: Final = msgspec.json.Decoder(_Move)


async def account(store: Store, player: Player, at: datetime, house: HouseState, *, years: int) -> wire.Account:
    """`years`: for how long personal data are kept after a closing."""
    person = await store.people.of_player(player.id)
    if person is None and player.erased_at is None:
        raise Refused(NO_ACCOUNT())
    current, today = player.current, calendar.day_of(at)
    return wire.Account(
        player=player.id,
        login="" if person is None else person.login,
        language=player.language,
        opened_at=player.opened_at,
        balance=str(player.balance),
        accepted=None if player.accepted is None else player.accepted.rules,
        accepted_at=None if player.accepted is None else player.accepted.at,
        online_terms=None if player.accepted_terms is None else player.accepted_terms.version,
        online_terms_at=None if player.accepted_terms is None else player.accepted_terms.at,
        bound=is_bound(player, house, at),
        limits=[_limit(player, kind, at) for kind in LimitKind],
        limits_set=all(kind in player.limits for kind in LOSS_LIMITS),
        blocks=[wire.OwnBlock(game=game, until=until) for game, until in player.blocks.items() if until > at],
        excluded=player.excluded,
        identity=player.identity,
        may_be_checked=player.identity is IdentityState.UNCHECKED and not erasure.moved_money(player),
        closed_at=player.closed_at,
        erasure=None if player.closed_at is None else _erasure(player, at, years),
        recovery_codes=None if player.codes is None else len(player.codes.left),
        recovery_codes_at=None if player.codes is None else player.codes.at,
        unread=sum(not message.read for message in await inbox(store.books, player.id)),
        plays_today=sum(day.plays for day in player.days if day.date == today),
        plays_per_day=house.rules_at(at).plays_per_day_max,
        running=None
        if current is None or current.expires_at is None
        else wire.Running(play=current.play, expires_at=current.expires_at),
        seats=[wire.SeatAt(table=table, brought=str(brought)) for table, brought in player.seats.items()],
        holds=[
            wire.BlockByHouse(game=game, until=hold.until) for game, hold in player.holds.items() if hold.in_force(at)
        ],
    )


async def passkeys(store: Store, player: str) -> list[wire.OwnPasskey]:
    return [
        wire.OwnPasskey(number=each.number, name=each.name, added_at=each.added_at, used_at=each.used_at)
        for each in await store.factors.passkeys(player)
    ]


def _erasure(player: Player, at: datetime, years: int) -> wire.Erasure:
    asked = erasure.allowed_from(player, years, asked=True)
    return wire.Erasure(
        due_at=erasure.allowed_from(player, years),
        at_once=asked is not None and asked <= at and not erasure.moved_money(player),
        asked_at=player.erasure_asked_at,
        erased_at=player.erased_at,
    )


def _limit(player: Player, kind: LimitKind, at: datetime) -> wire.LimitState:
    limit = player.limits.get(kind)
    amount = None if limit is None else limit.in_force(at)
    left, cap = limits.left(player.limits, player.losses.at(at), kind, at), player.cap_on(kind, at)
    waiting = None if limit is None or limit.pending is None or limit.pending.effective_at <= at else limit.pending
    return wire.LimitState(
        limit=kind,
        amount=_said(amount),
        used=str(max(NOTHING, limits.used(player.losses.at(at), kind, calendar.day_of(at)))),
        left=_said(left),
        pending=waiting is not None,
        pending_amount=None if waiting is None else _said(waiting.amount),
        pending_at=None if waiting is None else waiting.effective_at,
        cap=None if cap is None else str(cap.amount),
        cap_until=None if cap is None else cap.until,
    )


def _said(amount: Money | None) -> str | None:
    return None if amount is None else str(amount)


# ----- the statement


async def statement(store: Store, player: Player, at: datetime, days: int, before: int | None) -> wire.Statement:
    """Requirement 21."""
    since = at - timedelta(days=days)
    moves = await _moves_since(store.books, player, since)
    sums = dict.fromkeys(_MOVES_MONEY, NOTHING)
    for kind, centimes in _added_up(moves).items():
        sums[_KINDS[kind]] = Money(centimes)
    earlier = [line for line, _ in moves if before is None or line.number < before]
    shown = [codec.decode(line.text, Entry) for line in earlier[:STATEMENT_LINES]]
    names = await _names(store.tables, {entry.what.table for entry in shown if isinstance(entry.what, _OF_TABLES)})
    deposits, withdrawals = sums[Deposited], -sums[Withdrawn]
    stakes, prizes = -(sums[PlayStarted] + sums[CardPurchased]), sums[PlayPaid]
    tables = sums[ChipsBrought] + sums[ChipsReturned]
    return wire.Statement(
        days=days,
        since=since,
        deposits=str(deposits),
        withdrawals=str(withdrawals),
        net_deposits=str(deposits - withdrawals),
        stakes=str(stakes),
        prizes=str(prizes),
        tables=str(tables),
        at_tables=str(player.at_tables),
        result=str(prizes - stakes + tables + player.at_tables),
        lines=[_line(entry, names) for entry in shown],
        before=shown[-1].number if len(earlier) > STATEMENT_LINES else None,
    )


async def _moves_since(books: BookStore, player: Player, since: datetime) -> list[tuple[Line, int]]:
    """The entries since then that changed the balance, the newest first, and by how many centimes."""
    found, last, most = list[tuple[Line, int]](), player.entries, _CHUNK
    while last > 0:
        first = max(0, last - most)
        lines = await books.lines(player.id, after=first, most=last - first)
        found += await asyncio.to_thread(_moves, lines, since)
        if lines and _MOVES.decode(lines[0].text).at < since:
            break
        last, most = first, 2 * most
    return found


def _moves(lines: Sequence[Line], since: datetime) -> list[tuple[Line, int]]:
    read = ((line, _MOVES.decode(line.text)) for line in reversed(lines) if line.kind in _KINDS)
    return [(line, move.centimes) for line, move in read if move.at >= since]


def _added_up(moves: Iterable[tuple[Line, int]]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for line, centimes in moves:
        sums[line.kind] = sums.get(line.kind, 0) + centimes
    return sums


def _change(entry: Entry) -> Money:
    change = NOTHING
    for posting in entry.postings:
        if posting.target is LedgerAccount.BALANCE:
            change += posting.amount
        if posting.source is LedgerAccount.BALANCE:
            change -= posting.amount
    return change


async def _names(tables: TableStore, names: Iterable[str]) -> dict[str, str]:
    """The names of the tables, also of closed ones."""
    found = [await tables.find(name) for name in names]
    return {each[0].id: each[0].terms.name for each in found if each is not None}


def _line(entry: Entry, names: Mapping[str, str]) -> wire.StatementLine:
    what = entry.what
    note = None
    changed = what if isinstance(what, Deposited | Withdrawn) and what.currency is not None else None
    if isinstance(what, Adjusted):
        note = what.reason
    elif isinstance(what, _OF_TABLES):
        note = names.get(what.table)
    elif changed is not None:
        note = f"{changed.currency} {changed.foreign} @ {changed.rate}"
    return wire.StatementLine(
        number=entry.number,
        at=entry.at,
        kind=cast("wire.StatementKind", what.__struct_config__.tag),
        amount=str(_change(entry)),
        balance=str(entry.balance),
        play=what.play if isinstance(what, PlayStarted | CardPurchased | PlayPaid) else None,
        note=note,
        currency=None if changed is None or changed.currency is None else changed.currency.value,
        foreign=None if changed is None else changed.foreign,
        rate=None if changed is None else changed.rate,
    )


# ----- plays


async def history(plays: PlayStore, player: str, before: int | None) -> big21_wire.History:
    kept = await plays.of_player(player, before=before, most=HISTORY_PLAYS + 1)
    started = [each for each in kept if each.started_at is not None]
    lines = await asyncio.to_thread(lambda: [_play(each) for each in started[:HISTORY_PLAYS]])
    more = len(kept) > HISTORY_PLAYS and bool(lines)
    return big21_wire.History(plays=lines, before=int(lines[-1].play.rpartition("-")[2]) if more else None)


def _play(kept: PlayRecord) -> big21_wire.PlayLine:
    play = resume(kept.text).play
    paid_in = play.stake_centimes + play.cards_cost_centimes - play.spent_centimes
    out = play.paid_out_centimes
    assert kept.started_at is not None
    assert kept.expires_at is not None
    return big21_wire.PlayLine(
        play=kept.id,
        started_at=kept.started_at,
        ended_at=kept.ended_at,
        expires_at=kept.expires_at,
        rules=kept.rules,
        law=kept.law,
        stake=str(kept.stake),
        paid_in=str(Money(paid_in)),
        paid_out=None if out is None else str(Money(out)),
        net=None if out is None else str(Money(out - paid_in)),
        complete=play.game.complete,
        ended=None if play.end is None else play.end.value,
    )


# ----- games at tables


async def games(tables: TableStore, player: str, before: str | None) -> table_wire.OwnGames:
    found = await tables.games_of(player, before=before, most=HISTORY_GAMES + 1)
    shown = found[:HISTORY_GAMES]
    names = await _names(tables, {kept.owner for kept, _ in shown})
    lines = await asyncio.to_thread(lambda: [_game(kept, box, names[kept.owner]) for kept, box in shown])
    return table_wire.OwnGames(games=lines, before=lines[-1].game if len(found) > HISTORY_GAMES else None)


def _game(kept: GameRecord, box: int, name: str) -> table_wire.OwnGame:
    game = notation.replay(kept.text)
    bet, into_pot = game.bet(box), game.paid_centimes(box)
    assert kept.started_at is not None
    assert kept.ended_at is not None
    return table_wire.OwnGame(
        table=kept.owner,
        name=name,
        game=kept.id,
        number=int(kept.id.rpartition("-")[2]),
        dealt_at=kept.started_at,
        ended_at=kept.ended_at,
        box=box,
        ante=str(Money(bet.ante_centimes)),
        payments=str(Money(into_pot - bet.ante_centimes)),
        bonus=str(Money(bet.bonus_centimes)),
        paid_in=str(Money(into_pot + bet.bonus_centimes)),
        net=str(Money(game.net_centimes(box))),
        outcome=_outcome(game, box),
        war=bool(game.wars),
    )


def _outcome(game: ChallengeGame, box: int) -> Literal["won", "lost", "void"]:
    if game.winner is None:  # C14, L20: any other game has one
        return "void"
    return "won" if game.winner == box else "lost"


async def reads(store: Store, player: str) -> list[dict[str, object]]:
    """Requirement 43: when the staff read about the player, the newest first. In which role, not by whom."""
    found = await store.reads.newest(subject=player, most=READS_MAX)
    return [{"at": each.at, "what": each.what, "role": each.actor.partition(":")[0]} for each in found]
