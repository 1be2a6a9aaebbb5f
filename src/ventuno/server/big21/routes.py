"""Playing for (play) money."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk import exports
from ventuno.desk.requests import ExpirePlay, Move, OfferPlay, StartPlay
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger import codec
from ventuno.house.refusals import NO_PLAY, NOT_OVER, NOT_STARTED
from ventuno.rules.big21.refusals import PLAY_OVER
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import views, wire
from ventuno.server.big21.view_cache import board_of
from ventuno.server.big21.views import facts_of
from ventuno.server.context import Context, InContext, Key, OfPlayer, session_line
from ventuno.server.sessions import PlayerSession
from ventuno.server.short_routes import short_post

Named = Annotated[str, PathParameter(max_length=64)]


@post("/plays", status_code=200)
async def offer(key: Key, session: OfPlayer, context: InContext) -> wire.PlayOffer:
    """B3: the house commits itself to the cards before any stake is taken. A second request gets the same offer."""
    offered = await context.desk.do(OfferPlay(), player=session.player, key=key)
    return wire.PlayOffer(play=offered.play, commitment=offered.commitment, rules=offered.rules, law=offered.law)


@short_post("/plays/{play:str}/start", body=wire.StartPlayBody)
async def start(
    play: Named, data: JSONBody[wire.StartPlayBody], key: Key, session: OfPlayer, context: InContext
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
    return await _moved(request, key, session, context)


@short_post("/plays/{play:str}/moves", body=wire.MakeMoveBody)
async def move(
    play: Named, data: JSONBody[wire.MakeMoveBody], key: Key, session: OfPlayer, context: InContext
) -> wire.Moved:
    """Make one move. Its sequence number must be that of the play."""
    return await _moved(Move(play=play, sequence=data.sequence, move=data.move), key, session, context)


async def _moved(request: StartPlay | Move, key: str, session: PlayerSession, context: Context) -> wire.Moved:
    """The result of the move, as the player sees it."""
    made = await context.desk.move(request, player=session.player, key=key)
    table, events = await context.view_cache.moved(made)
    return wire.Moved(
        table=table,
        events=events,
        balance=str(made.answer.balance),
        session=session_line(session, context.clock(), result=made.answer.result),
    )


@get("/plays/{play:str}")
async def table(play: Named, session: OfPlayer, context: InContext) -> wire.Moved:
    """A play as it is now. If its time is over, it has ended (B16)."""
    record = await _own(play, session, context)
    if record.ended_at is None and record.expires_at is not None and record.expires_at <= context.clock():
        try:
            await context.desk.do(ExpirePlay(play=play), player=session.player, key=f"expire {play}")
        except Refused as refused:
            if refused.refusal.code != PLAY_OVER.code:  # maintenance has ended it already
                raise
        record = await _own(play, session, context)
    player = await context.player(session)
    return wire.Moved(
        table=views.table(board_of(record), facts_of(record)),
        events=[],
        balance=str(player.balance),
        session=session_line(session, context.clock(), result=player.result),
    )


@get("/plays/{play:str}/review")
async def review(play: Named, session: OfPlayer, context: InContext) -> wire.Review:
    """Requirement 19; what each move was worth, once the play is over."""
    record = await _finished(play, session, context)
    law = await context.law(record.law)
    return await context.coach.review(law, record.text, facts_of(record), board_of(record, 0))


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
