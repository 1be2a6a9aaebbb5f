"""The operator's console: a play, or a game at a table, step by step with every posting beside it."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from ventuno.desk.exports import of_table
from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.house.refusals import NO_PLAY
from ventuno.house.tables.game_record import GameRecord
from ventuno.rules.refusals import Refused
from ventuno.server.console import reading
from ventuno.server.console.views import plays
from ventuno.server.console.wire import plays as wire
from ventuno.server.context import InContext, OfStaff
from ventuno.server.tables.routes import game_steps, seated_in

PlayNamed = Annotated[str, PathParameter(name="play", min_length=1, max_length=64)]
GameNamed = Annotated[str, PathParameter(name="game", min_length=1, max_length=64)]


@get("/plays/{play:str}", power=Power.READ_PLAYERS, reads=ReadKind.PLAY)
async def play(play: PlayNamed, context: InContext) -> wire.PlayFile:
    """Requirements 19, 20. Of a running play only what its player sees."""
    kept = await plays.started(context.store.plays, play)
    if of_table(play):
        raise Refused(NO_PLAY())
    return await plays.play_file(kept, await context.store.books.lines_of_play(play))


@get("/games/{game:str}", power=Power.READ_PLAYERS)
async def game(game: GameNamed, staff: OfStaff, context: InContext) -> wire.GameFile:
    """Requirements 19, 20. Of a running game only what everybody at the table sees."""
    kept = await plays.started(context.store.plays, game)
    found = await context.store.tables.find(kept.owner)
    if found is None or not isinstance(kept, GameRecord):
        raise Refused(NO_PLAY())
    seated, lines = await seated_in(context, kept), await context.store.books.lines_of_play(game)
    subjects, at = [each.player for each in seated], context.clock()
    await reading.note(context.store, staff.actor, at, ReadKind.GAME, subjects=subjects, about=game)
    steps = await asyncio.to_thread(game_steps, found[0], kept, seated, None)
    return plays.game_file(found[0], kept, seated, steps, lines)
