"""Practice: the same rules and law, no account, no money (requirement 7).

The server keeps nothing of it. A practised play is its text, which the client sends with every move; the cards to come
are those of the play's name, by a secret of the house's. So it goes on after a restart, and anywhere in the middle.
"""

import asyncio
import hmac
from functools import reduce
from typing import Final

from litestar import post
from litestar.params import JSONBody

from ventuno.house import plays
from ventuno.house.draw import Drawn, Seeds
from ventuno.house.exchange import amount
from ventuno.house.plays import Progress
from ventuno.maths.review import Valuer
from ventuno.maths.scope import Scope
from ventuno.rules.big21 import Move, notation, start
from ventuno.rules.big21.notation import Header
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.server import coach, screen, wire
from ventuno.server.front import AtFront, Front
from ventuno.server.refusals import PRACTICE_TOO_LONG
from ventuno.server.screen import About, Screen
from ventuno.store import cache

MOVES_MAX: Final = 600  # an ordinary play has about forty
LONG: Final = 2_000  # characters: some two hundred moves
_NOBODYS: Final = Seeds(b"", b"")  # where suits do not matter


@post("/practice", status_code=200)
async def begin(data: JSONBody[wire.StartPractice], front: AtFront) -> wire.Practised:
    """A new play, or the rest of one: “try again from here”, with other cards."""
    house, law = await front.house(), await front.law(data.law)
    text = data.text or plays.header(house.rules_at(front.clock()), amount(data.stake))
    return await _played(front, front.entropy(16).hex(), text, law, None)


@post("/practice/moves", status_code=200)
async def move(data: JSONBody[wire.PracticeMove], front: AtFront) -> wire.Practised:
    wanted = None if data.move is None else plays.players_move(data.move)
    return await _played(front, data.play, data.text, await front.law(data.law), wanted)


@post("/practice/advice", status_code=200)
async def advice(data: JSONBody[wire.Position], front: AtFront) -> wire.Advice:
    """What each move is worth here, the best first."""
    law, payout = await front.law(data.law), None
    header, moves = _read(data.text)
    if figures := cache.figures(law, Scope.PLAY):
        payout = figures["highest_payout"]

    def asked(valuer: Valuer) -> wire.Advice:
        shown, _ = Screen(start(header.rules, header.stake_centimes), _NOBODYS).after(moves)
        return coach.advice(valuer, shown.play, payout)

    return await front.coach.ask(law, asked)


@post("/practice/review", status_code=200)
async def review(data: JSONBody[wire.Position], front: AtFront) -> wire.Review:
    law = await front.law(data.law)
    _read(data.text)
    seeds = Seeds(b"", data.text[:100].encode())  # for the suits
    about = About(play="practice", law=law.hash, practice=True)
    blank = coach.blank(data.text, seeds)
    return await front.coach.review(law, data.text, about, blank)


async def _played(front: Front, play: str, text: str, law: Law, move: Move | None) -> wire.Practised:
    """A long text takes long to read: in a thread, so that nobody waits for somebody else's."""
    seeds = Seeds(hmac.digest(front.practice_secret, play.encode(errors="replace"), "sha256"), b"")
    about = About(play=play, law=law.hash, practice=True)
    if len(text) < LONG:
        return _gone_on(text, law, seeds, about, move)
    return await asyncio.to_thread(_gone_on, text, law, seeds, about, move)


def _gone_on(text: str, law: Law, seeds: Seeds, about: About, move: Move | None) -> wire.Practised:
    header, moves = _read(text)
    shown, _ = Screen(start(header.rules, header.stake_centimes), seeds).after(moves)
    progress = Progress(shown.play, reduce(Drawn.and_, moves, Drawn()))
    step = plays.advance(progress, move, law, seeds) if move else plays.chance(progress, law, seeds)
    after, events = shown.after(step.moves)
    whole = text if text.endswith("\n") else f"{text}\n"
    return wire.Practised(table=screen.table(after, about), events=events, text=whole + step.lines)


def _read(text: str) -> tuple[Header, list[Move]]:
    header, moves = notation.read(text)
    if len(moves) > MOVES_MAX:
        raise Refused(PRACTICE_TOO_LONG(most=MOVES_MAX))
    return header, list(moves)
