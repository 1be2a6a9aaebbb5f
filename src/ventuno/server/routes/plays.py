"""Playing for (play) money."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from ventuno.desk import exports
from ventuno.desk.requests import ExpirePlay, Move, OfferPlay, PlayMoved, StartPlay
from ventuno.house import wire as house_wire
from ventuno.house.plays import Kept
from ventuno.house.refusals import NO_PLAY, NOT_OVER, NOT_STARTED
from ventuno.rules.big21.refusals import PLAY_OVER
from ventuno.rules.refusals import Refused
from ventuno.server import wire
from ventuno.server.front import AtFront, Front, Key, Visitor, session_line
from ventuno.server.screens import shown
from ventuno.server.visits import Visit

Named = Annotated[str, PathParameter(max_length=64)]


@post("/plays", status_code=200)
async def offer(key: Key, visit: Visitor, front: AtFront) -> wire.PlayOffered:
    """B3: the house commits itself to the cards before any stake is taken. Asked again, it offers the same play."""
    offered = await front.desk.do(OfferPlay(), player=visit.player, key=key)
    return wire.PlayOffered(play=offered.play, commitment=offered.commitment, rules=offered.rules, law=offered.law)


@post("/plays/{play:str}/start", status_code=200)
async def start(play: Named, data: JSONBody[wire.StartPlay], key: Key, visit: Visitor, front: AtFront) -> wire.Moved:
    """Art. 4.1: pay the stake; the first card is dealt."""
    return await moved(await front.desk.do(start_of(play, data), player=visit.player, key=key), visit, front)


@post("/plays/{play:str}/moves", status_code=200)
async def move(play: Named, data: JSONBody[wire.MakeMove], key: Key, visit: Visitor, front: AtFront) -> wire.Moved:
    """One move, at that point of the play and no other."""
    wanted = Move(play=play, sequence=data.sequence, move=data.move)
    return await moved(await front.desk.do(wanted, player=visit.player, key=key), visit, front)


@get("/plays/{play:str}")
async def table(play: Named, visit: Visitor, front: AtFront) -> wire.Moved:
    """A play as it stands; one whose time is over has ended then (B16)."""
    kept = await _own(play, visit, front)
    if kept.ended_at is None and kept.expires_at is not None and kept.expires_at <= front.clock():
        try:
            await front.desk.do(ExpirePlay(play=play), player=visit.player, key=f"expire {play}")
        except Refused as refused:
            if refused.refusal.code != PLAY_OVER.code:  # the sweeper was quicker
                raise
        kept = await _own(play, visit, front)
    player = await front.player(visit)
    return wire.Moved(
        table=shown(kept).table,
        events=[],
        balance=str(player.balance),
        session=session_line(visit, front.clock(), result=player.result),
    )


@get("/plays/{play:str}/review")
async def review(play: Named, visit: Visitor, front: AtFront) -> wire.Review:
    """Requirement 19; what each move was worth, once the play is over."""
    kept = await _finished(play, visit, front)
    law = await front.law(kept.law)
    beginning = shown(kept, 0)
    return await front.coach.review(law, kept.text, beginning.about, beginning.screen)


@get("/plays/{play:str}/evidence")
async def evidence(play: Named, visit: Visitor, front: AtFront) -> Response[Any]:
    """What `ventuno export` writes and `ventuno verify` checks: seeds, law, text, postings."""
    await _finished(play, visit, front)
    found = await exports.export(front.store, play)
    return Response(
        house_wire.encode(found).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="ventuno-{play}.json"'},
    )


def start_of(play: str, data: wire.StartPlay) -> StartPlay:
    return StartPlay(
        play=play,
        stake=data.stake,
        client_seed=data.client_seed,
        rules=data.rules,
        law=data.law,
        channel=data.channel,
    )


async def moved(made: PlayMoved, visit: Visit, front: Front) -> wire.Moved:
    """What a move has led to, as its player sees it."""
    table, events = await front.screens.moved(made)
    return wire.Moved(
        table=table,
        events=events,
        balance=str(made.balance),
        session=session_line(visit, front.clock(), result=made.result),
    )


async def _own(play: str, visit: Visit, front: Front) -> Kept:
    """Another's play is none."""
    kept = await front.store.play(play)
    if kept is None or kept.player != visit.player:
        raise Refused(NO_PLAY())
    if kept.started_at is None:
        raise Refused(NOT_STARTED())
    return kept


async def _finished(play: str, visit: Visit, front: Front) -> Kept:
    kept = await _own(play, visit, front)
    if kept.ended_at is None:
        raise Refused(NOT_OVER())
    return kept
