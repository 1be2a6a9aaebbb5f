"""Tables of Black Jack Challenge over HTTP: to find or open one, and to see finished games. Playing needs a socket."""

import hmac
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk import exports, requests
from ventuno.desk.tables.tables import invitation_hash, invited, named
from ventuno.desk.tables.terms import chips_limits
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec, exchange
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import NO_PLAY, NOT_OVER
from ventuno.house.tables.events import Left, Pace, Seated, TableTerms
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.refusals import NO_TABLE, NOT_INVITED
from ventuno.house.tables.state import Seat, Table, TablePhase
from ventuno.rules import challenge
from ventuno.rules.challenge import ChallengeGame, GamePhase, notation, table_rules_text
from ventuno.rules.challenge.table_rules import TableRules
from ventuno.rules.refusals import Refused
from ventuno.server.context import Anyone, Context, InContext, Key, OfPlayer
from ventuno.server.sessions import PlayerSession
from ventuno.server.tables import events as table_events
from ventuno.server.tables import views, wire
from ventuno.server.tables.views import SeenTable

GAMES_MAX: Final = 20
TABLES_MAX: Final = 1000
_SEATINGS_MAX: Final = 1000

AtTable = Annotated[str, PathParameter(name="table", min_length=1, max_length=64)]
Number = Annotated[int, PathParameter(name="number", ge=1, le=2**31)]
Before = Annotated[int | None, QueryParameter(name="before", ge=1, le=2**31, description="Only games before it.")]
Invitation = Annotated[str | None, QueryParameter(name="invite", max_length=64, description="Of a private table.")]


@get("/tables")
async def tables(guest: Anyone, context: InContext) -> wire.Tables:
    """The tables that are open to everybody, and the visitor's own."""
    player = None if guest is None else guest.player
    found = await context.store.tables.open(most=TABLES_MAX)
    shown = [each for each in found if each.invitation is None or _involved(each, player)]
    rules = await context.live_tables.tables.rules()
    return wire.Tables(tables=[_card(context, each, player, rules) for each in shown])


@post("/tables", status_code=200)
async def open_table(
    data: JSONBody[wire.OpenTableBody], key: Key, session: OfPlayer, context: InContext
) -> wire.LobbyTable:
    name = named(session.player, key)
    terms = TableTerms(
        name=data.name,
        language=data.language,
        pace=Pace(data.pace),
        boxes=data.boxes,
        ante_min=exchange.amount(data.ante_min),
        ante_max=exchange.amount(data.ante_max),
        bonus_min=exchange.amount(data.bonus_min),
        bonus_max=exchange.amount(data.bonus_max),
    )
    invitation = invitation_hash(_invitation(context, name)) if data.private else None
    await context.live_tables.tables.open(
        requests.OpenTable(terms=terms, invitation=invitation), player=session.player, key=key
    )
    table, _ = await _found(context, name)
    return _card(context, table, session.player, await context.live_tables.tables.rules())


@get("/tables/{table:str}/games")
async def games(
    table: AtTable, guest: Anyone, context: InContext, before: Before = None, invite: Invitation = None
) -> wire.GameLines:
    """The finished games of a table, the newest first."""
    found, _ = await _visible(context, table, guest, invite)
    kept = await context.store.plays.of_player(table, before=before, most=GAMES_MAX + 2)
    over = [each for each in kept if isinstance(each, GameRecord) and each.ended_at is not None]
    seatings = await _seatings(context, table)
    player = None if guest is None else guest.player
    lines = [await _line(context, found, each, seatings, player) for each in over[:GAMES_MAX]]
    return wire.GameLines(games=lines, more=len(over) > GAMES_MAX)


@get("/tables/{table:str}/games/{number:int}")
async def replay(
    table: AtTable, number: Number, guest: Anyone, context: InContext, invite: Invitation = None
) -> wire.GameReplay:
    """A finished game step by step, from the visitor's own box if they had a bet (requirement 19)."""
    own = await _own_box(context, table, number, guest)
    found, _ = await (_found(context, table) if own is not None else _visible(context, table, guest, invite))
    kept = await _over(context, table, number)
    assert kept.ended_at is not None
    steps = game_steps(found, kept, await seated_in(context, kept), own)
    return wire.GameReplay(game=kept.id, ended_at=kept.ended_at, steps=steps)


@get("/tables/{table:str}/games/{number:int}/evidence")
async def evidence(
    table: AtTable, number: Number, guest: Anyone, context: InContext, invite: Invitation = None
) -> Response[bytes]:
    """Everything needed to verify a finished game."""
    if await _own_box(context, table, number, guest) is None:
        await _visible(context, table, guest, invite)
    kept = await _over(context, table, number)
    exported = await exports.export_game(context.store, kept.id)
    name = f'attachment; filename="{kept.id}.json"'
    return Response(
        codec.encode(exported).encode(), media_type="application/json", headers={"Content-Disposition": name}
    )


def _invitation(context: Context, table: str) -> str:
    """The invitation in a private table's link. The house can compute it, so it is not stored."""
    return hmac.digest(context.practice_secret, f"invitation {table}".encode(), "sha256").hex()[:32]


def _involved(table: Table, player: str | None) -> bool:
    return player is not None and (table.opened_by == player or table.box_of(player) is not None)


def _card(context: Context, table: Table, player: str | None, rules: TableRules) -> wire.LobbyTable:
    """C17: with the limits under the rules in force. A game that is going on keeps its own."""
    terms = table.posted(rules)
    least, most = chips_limits(terms, rules)
    private = table.invitation is not None
    return wire.LobbyTable(
        id=table.id,
        name=terms.name,
        language=terms.language,
        pace="brisk" if terms.pace is Pace.BRISK else "calm",
        boxes=terms.boxes,
        taken=len(table.seated),
        ante_min=str(terms.ante_min),
        ante_max=str(terms.ante_max),
        bonus_min=str(terms.bonus_min),
        bonus_max=str(terms.bonus_max),
        chips_min=str(least),
        chips_max=str(most),
        private=private,
        playing=table.phase is TablePhase.PLAYING,
        seated=player is not None and table.box_of(player) is not None,
        invite=_invitation(context, table.id) if private and _involved(table, player) else None,
    )


async def _found(context: Context, name: str) -> tuple[Table, GameRecord | None]:
    found = await context.store.tables.find(name) if name.isprintable() else None
    if found is None:
        raise Refused(NO_TABLE())
    return found


async def _visible(
    context: Context, name: str, guest: PlayerSession | None, invite: str | None
) -> tuple[Table, GameRecord | None]:
    table, kept = await _found(context, name)
    if not _involved(table, None if guest is None else guest.player) and not invited(table, invite):
        raise Refused(NOT_INVITED())
    return table, kept


async def _own_box(context: Context, table: str, number: int, guest: PlayerSession | None) -> int | None:
    """The box of a player who had a bet in the game. They may see it even after leaving a private table."""
    return None if guest is None else await context.store.tables.box_in(f"{table}-{number}", guest.player)


async def _over(context: Context, table: str, number: int) -> GameRecord:
    kept = await context.store.plays.find(f"{table}-{number}")
    if not isinstance(kept, GameRecord) or kept.started_at is None:
        raise Refused(NO_PLAY())
    if kept.ended_at is None:
        raise Refused(NOT_OVER())
    return kept


# ----- who sat where


async def seated_in(context: Context, kept: GameRecord) -> tuple[Seat, ...]:
    """Who sat where when that game was dealt."""
    return _seated_at(await _seatings(context, kept.owner), await _begun(context, kept))


async def _seatings(context: Context, table: str) -> list[Entry]:
    """Who has come and gone, in order, as far back as is needed."""
    lines = await context.store.books.recent_lines(table, ("seated", "left"), most=_SEATINGS_MAX)
    return [codec.decode(line.text, Entry) for line in reversed(lines)]


async def _begun(context: Context, kept: GameRecord) -> int:
    """The entry in which the game was dealt."""
    lines = await context.store.books.lines_of_play(kept.id)
    return next(line.number for line in lines if line.kind == "game_dealt")


def _seated_at(seatings: Sequence[Entry], number: int) -> tuple[Seat, ...]:
    seats: dict[int, Seat] = {}
    for entry in seatings:
        if entry.number > number:
            break
        match entry.what:
            case Seated(box=box, player=player, name=name):
                seats[box] = Seat(box=box, player=player, name=name)
            case Left(box=box):
                seats.pop(box, None)
            case _:
                pass
    return tuple(seats[box] for box in sorted(seats))


# ----- a game that is over


async def _line(
    context: Context, table: Table, kept: GameRecord, seatings: Sequence[Entry], player: str | None
) -> wire.GameLine:
    game = notation.replay(kept.text)
    seated = {seat.box: seat for seat in _seated_at(seatings, await _begun(context, kept))}
    own = next((box for box, seat in seated.items() if seat.player == player and box in game.order), None)
    winner = None if game.winner is None else seated.get(game.winner)
    assert kept.ended_at is not None
    return wire.GameLine(
        game=kept.id,
        number=int(kept.id.removeprefix(f"{table.id}-")),
        ended_at=kept.ended_at,
        players=len(game.order),
        pot=str(Money(game.pot_centimes)),
        winner=None if winner is None else winner.name,
        own_net=None if own is None else str(Money(game.net_centimes(own))),
        war=bool(game.wars),
    )


def game_steps(table: Table, kept: GameRecord, seated: tuple[Seat, ...], own: int | None) -> list[wire.GameStep]:
    """The steps as seen from that box. A line can name hidden cards: of a running game only its first word is shown."""
    game, moves = notation.read(kept.text)
    over, number = kept.ended_at is not None, int(kept.id.rpartition("-")[2])

    def shown(at: ChallengeGame) -> wire.TableState:
        ended = at.phase in {GamePhase.OVER, GamePhase.VOID}
        then = msgspec.structs.replace(
            table,
            seated=tuple(seat for seat in seated if seat.box in at.order),
            balances={},
            phase=TablePhase.OVER if ended else TablePhase.PLAYING,
            due_at=None,
            clock_seconds=0.0,
            game=kept.id,
            games=number,
            rules_named=table_rules_text.entries(at.rules),
        )
        seen = SeenTable(then, at, kept.commitment, replay=True)
        return views.state(seen, own)

    steps = []
    for move in moves:
        game, heard = challenge.apply(game, move)
        events = [table_events.shown(event) for event in heard]
        line = notation.write_move(move)
        steps.append(wire.GameStep(line=line if over else line.split()[0], events=events, state=shown(game)))
    return steps
