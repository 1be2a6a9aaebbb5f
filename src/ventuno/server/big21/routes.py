"""Playing for (play) money."""

from datetime import datetime
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import JSONBody, PathParameter
from msgspec import structs

from ventuno.desk import exports
from ventuno.desk.requests import ExpirePlay, Move, OfferPlay, StartPlay
from ventuno.house.accounts.events import PlayStarted
from ventuno.house.accounts.player import Player
from ventuno.house.big21 import purchase
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.house_state import HouseState
from ventuno.house.refusals import NO_PLAY, NOT_OVER, NOT_STARTED
from ventuno.rules.big21 import Play, sale
from ventuno.rules.big21.refusals import PLAY_OVER
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import views, wire
from ventuno.server.big21.view_cache import board_of
from ventuno.server.big21.views import facts_of
from ventuno.server.context import Context, InContext, InLanguage, Key, OfPlayer, session_line
from ventuno.server.http.short_routes import short_post
from ventuno.server.sessions import PlayerSession

Named = Annotated[str, PathParameter(max_length=64)]


@short_post("/plays", body=None)
async def offer(key: Key, session: OfPlayer, context: InContext) -> wire.PlayOffer:
    """B3: the house commits itself to the cards before any stake is taken. A second request gets the same offer."""
    offered = await context.desk.do(OfferPlay(), player=session.player, key=key)
    return wire.PlayOffer(play=offered.play, commitment=offered.commitment, rules=offered.rules, law=offered.law)


@short_post("/plays/{play:str}/start", body=wire.StartPlayBody)
async def start(  # noqa: PLR0913, PLR0917  # a handler names what it is to be given
    play: Named,
    data: JSONBody[wire.StartPlayBody],
    key: Key,
    session: OfPlayer,
    context: InContext,
    reads: InLanguage,
) -> wire.Moved:
    """Art. 4.1: pay the stake. The first card is dealt."""
    request = StartPlay(
        play=play,
        stake=data.stake,
        client_seed=data.client_seed,
        rules=data.rules,
        law=data.law,
        channel=data.channel,
    )
    return await _moved(request, key, session, context, reads)


@short_post("/plays/{play:str}/moves", body=wire.MakeMoveBody)
async def move(  # noqa: PLR0913, PLR0917  # a handler names what it is to be given
    play: Named,
    data: JSONBody[wire.MakeMoveBody],
    key: Key,
    session: OfPlayer,
    context: InContext,
    reads: InLanguage,
) -> wire.Moved:
    """Make one move. Its sequence number must be that of the play."""
    return await _moved(Move(play=play, sequence=data.sequence, move=data.move), key, session, context, reads)


async def _moved(
    request: StartPlay | Move, key: str, session: PlayerSession, context: Context, language: Language
) -> wire.Moved:
    """The result of the move, as the player sees it."""
    made = await context.desk.move(request, player=session.player, key=key)
    play, table, events = await context.view_cache.moved(made)
    if table.purchase is not None:
        player, house = made.player or await context.player(session), made.house or await context.house()
        table = _judged(play, table, player, house, context.clock(), language)
    return wire.Moved(
        table=table,
        events=events,
        balance=str(made.answer.balance),
        session=session_line(session, context.clock(), result=made.answer.result),
    )


@get("/plays/{play:str}")
async def table(play: Named, session: OfPlayer, context: InContext, reads: InLanguage) -> wire.Moved:
    """A play as it is now. If its time is over, it has ended (B16)."""
    record = await _own(play, session, context)
    if record.ended_at is None and record.expires_at is not None and record.expires_at <= context.clock():
        try:
            await context.desk.do(ExpirePlay(play=play), player=session.player, key=f"expire {play}")
        except Refused as refused:
            if refused.refusal.code != PLAY_OVER.code:  # maintenance has ended it already
                raise
        record = await _own(play, session, context)
    player, board = await context.player(session), board_of(record)
    return wire.Moved(
        table=_judged(
            board.play, views.table(board, facts_of(record)), player, await context.house(), context.clock(), reads
        ),
        events=[],
        balance=str(player.balance),
        session=session_line(session, context.clock(), result=player.result),
    )


def _judged(  # noqa: PLR0913, PLR0917  # all that decides about a purchase, and the reader's language
    play: Play, table: wire.PlayState, player: Player, house: HouseState, at: datetime, language: Language
) -> wire.PlayState:
    """B9: a purchase that is impossible is shown as such. A play that has ended meanwhile is returned unchanged."""
    if table.purchase is None or player.current is None or player.current.play != table.play:
        return table
    obstacle = purchase.obstacle(player, house, sale(play), at)
    return views.judged(table, obstacle, language)


@get("/plays/{play:str}/review")
async def review(play: Named, session: OfPlayer, context: InContext) -> wire.Review:
    """Requirement 19; what each move was worth, once the play is over."""
    record = await _finished(play, session, context)
    law = await context.law(record.law)
    reviewed = await context.coach.review(law, record.text, facts_of(record), board_of(record, 0))
    return structs.replace(reviewed, online_terms=await _online_terms(play, context))


async def _online_terms(play: str, context: Context) -> str | None:
    """Art. 5: under which terms for online participation the play was started, as its journal says."""
    for line in await context.store.books.lines_of_play(play):
        if line.kind == "play_started":
            started = codec.decode(line.text, Entry).what
            assert isinstance(started, PlayStarted)
            return started.online_terms
    return None


@get("/plays/{play:str}/evidence")
async def evidence(play: Named, session: OfPlayer, context: InContext) -> Response[Any]:
    """What `ventuno export` writes and `ventuno verify` checks: seeds, law, text, postings."""
    await _finished(play, session, context)
    found = await exports.export(context.store, play)
    return Response(
        codec.encode(found).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="ventuno-{play}.json"'},
    )


async def _own(play: str, session: PlayerSession, context: Context) -> PlayRecord:
    """A player sees only their own plays: any other answers 404."""
    record = await context.store.plays.find(play)
    if record is None or record.owner != session.player:
        raise Refused(NO_PLAY())
    if record.started_at is None:
        raise Refused(NOT_STARTED())
    return record


async def _finished(play: str, session: PlayerSession, context: Context) -> PlayRecord:
    record = await _own(play, session, context)
    if record.ended_at is None:
        raise Refused(NOT_OVER())
    return record
