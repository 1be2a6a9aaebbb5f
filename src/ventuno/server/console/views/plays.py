"""Plays and games as the console shows them: step by step, every line of the journal beside the move it followed from.

A running play or game shows only what is on the table already (requirement 6): no seed, no hidden card, no card to
come.
"""

import asyncio
from collections.abc import Iterator, Sequence

from ventuno.house.big21 import play_record
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.journal import Line
from ventuno.house.refusals import NO_PLAY, NOT_STARTED
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import Seat, Table
from ventuno.rules.big21 import apply, notation, start
from ventuno.rules.challenge import Decision
from ventuno.rules.challenge import notation as challenge_notation
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import coach
from ventuno.server.big21.views import PlayFacts
from ventuno.server.console.views.books import entry_line
from ventuno.server.console.wire import plays as wire
from ventuno.server.tables.wire import GameStep
from ventuno.store.sql.plays import PlayStore


async def started(plays: PlayStore, play: str) -> PlayRecord:
    kept = await plays.find(play)
    if kept is None:
        raise Refused(NO_PLAY())
    if kept.started_at is None:
        raise Refused(NOT_STARTED())
    return kept


# ----- Big21


async def play_file(kept: PlayRecord, lines: Sequence[Line]) -> wire.PlayFile:
    return await asyncio.to_thread(_play_file, kept, lines)


def _play_file(kept: PlayRecord, lines: Sequence[Line]) -> wire.PlayFile:
    running = kept.ended_at is None
    assert kept.started_at is not None
    assert kept.expires_at is not None
    about = PlayFacts(
        play=kept.id,
        law=kept.law,
        client_seed="" if running else kept.client_seed,
        commitment=kept.commitment,
        started_at=kept.started_at,
        expires_at=kept.expires_at,
    )
    steps = coach.review(kept.text, about, coach.blank(kept.text, kept.seeds), None).steps
    return wire.PlayFile(
        play=kept.id,
        player=kept.owner,
        running=running,
        rules=kept.rules,
        law=kept.law,
        stake=str(kept.stake),
        started_at=kept.started_at,
        expires_at=kept.expires_at,
        ended_at=kept.ended_at,
        commitment=kept.commitment,
        server_seed=None if running else kept.server_seed,
        client_seed=None if running else kept.client_seed,
        steps=steps,
        journal=[entry_line(line, step) for line, step in zip(lines, _settled(kept), strict=True)],
    )


def _settled(kept: PlayRecord) -> Iterator[int]:
    """The move that each line of the journal followed from. Commitment and stake came before the first move."""
    yield from (0, 0)
    header, moves = notation.read(kept.text)
    play, at = start(header.rules, header.stake_centimes), kept.ended_at or kept.started_at
    assert at is not None
    for number, move in enumerate(moves, start=1):
        play, events = apply(play, move)
        for _ in play_record.settle(kept.id, events, at):
            yield number


# ----- at tables


def game_file(
    table: Table, kept: GameRecord, seated: Sequence[Seat], steps: list[GameStep], lines: Sequence[Line]
) -> wire.GameFile:
    running = kept.ended_at is None
    assert kept.started_at is not None
    return wire.GameFile(
        game=kept.id,
        table=table.id,
        name=table.terms.name,
        running=running,
        started_at=kept.started_at,
        ended_at=kept.ended_at,
        commitment=kept.commitment,
        server_seed=None if running else kept.server_seed,
        client_seed=None if running else kept.client_seed,
        seats=[wire.GameSeat(box=seat.box, player=seat.player, name=seat.name) for seat in seated],
        steps=steps,
        journal=[entry_line(line, step) for line, step in zip(lines, _led_to(kept, lines), strict=True)],
    )


def _led_to(kept: GameRecord, lines: Sequence[Line]) -> Iterator[int]:
    """The move that each line followed from: bets come before the first, each decision is one, the end is the last."""
    _, moves = challenge_notation.read(kept.text)
    decisions = iter([number for number, move in enumerate(moves, start=1) if isinstance(move, Decision)])
    for line in lines:
        match line.kind:
            case "game_dealt":
                yield 1
            case "decided":
                yield next(decisions)
            case "game_ended" | "game_voided":
                yield len(moves)
            case _:
                yield 0
