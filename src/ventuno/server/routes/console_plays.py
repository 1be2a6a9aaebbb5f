"""The operator's console: a play, or a game at a table, step by step with every posting beside it."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import PathParameter

from ventuno.desk.exports import of_table
from ventuno.house.refusals import NO_PLAY
from ventuno.house.staff import Power
from ventuno.rules.refusals import Refused
from ventuno.server import console_plays
from ventuno.server import console_wire as wire
from ventuno.server.front import AtFront
from ventuno.server.routes.tables import game_steps, seated_in

PlayNamed = Annotated[str, PathParameter(name="play", min_length=1, max_length=64)]
GameNamed = Annotated[str, PathParameter(name="game", min_length=1, max_length=64)]


@get("/plays/{play:str}", power=Power.READ_PLAYERS)
async def play(play: PlayNamed, front: AtFront) -> wire.PlayFile:
    """Requirements 19, 20; of one that still runs, what its player sees."""
    kept = await console_plays.started(front.store, play)
    if of_table(play):
        raise Refused(NO_PLAY())
    return await console_plays.play_file(kept, await front.store.lines_of_play(play))


@get("/games/{game:str}", power=Power.READ_PLAYERS)
async def game(game: GameNamed, front: AtFront) -> wire.GameFile:
    """Likewise; of one that still runs, what everybody at the table sees."""
    kept = await console_plays.started(front.store, game)
    found = await front.store.table(kept.player)
    if found is None:
        raise Refused(NO_PLAY())
    seated, lines = await seated_in(front, kept), await front.store.lines_of_play(game)
    steps = await asyncio.to_thread(game_steps, found[0], kept, seated, None)
    return console_plays.game_file(found[0], kept, seated, steps, lines)
