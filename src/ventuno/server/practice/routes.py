"""Practice: the same rules and law, no account, no money (requirement 7).

The server keeps nothing of it. A practice play is its text, which the client sends with every move. The cards to come
follow from the play's name and a secret of the house. So a play goes on after a restart, and can begin in the middle.
"""

import asyncio
import hmac
from functools import reduce
from typing import Final

from litestar import post
from litestar.params import JSONBody

from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import Drawn, Seeds
from ventuno.house.big21.play_record import Progress
from ventuno.house.ledger.exchange import amount
from ventuno.house.office.house_state import HouseState
from ventuno.maths.big21.review import PlayValuer
from ventuno.maths.big21.scope import Scope
from ventuno.rules.big21 import RULE_SETS, Move, notation, ruleset_text, start
from ventuno.rules.big21.notation import Header
from ventuno.rules.law import Law
from ventuno.rules.notation import UNKNOWN_RULES
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import coach, views
from ventuno.server.big21 import wire as big21_wire
from ventuno.server.big21.board import Board
from ventuno.server.big21.events import events_shown
from ventuno.server.big21.views import PlayFacts
from ventuno.server.context import Context, InContext
from ventuno.server.practice import wire
from ventuno.server.refusals import PRACTICE_TOO_LONG
from ventuno.store.solved import files

MOVES_MAX: Final = 600  # an ordinary play has about forty
LONG: Final = 2_000  # characters: some two hundred moves
_NOBODYS: Final = Seeds(b"", b"")  # for plays whose suits do not matter


@post("/practice", status_code=200)
async def begin(data: JSONBody[wire.StartPracticeBody], context: InContext) -> wire.Practised:
    """A new play, or the rest of one: “try again from here”, with other cards."""
    house, law = await context.house(), await context.law(data.law)
    text = data.text or play_record.header(house.rules_at(context.clock()), amount(data.stake))
    return await _played(context, context.entropy(16).hex(), text, law, None)


@post("/practice/moves", status_code=200)
async def move(data: JSONBody[wire.PracticeMoveBody], context: InContext) -> wire.Practised:
    wanted = None if data.move is None else play_record.players_move(data.move)
    return await _played(context, data.play, data.text, await context.law(data.law), wanted)


@post("/practice/advice", status_code=200)
async def advice(data: JSONBody[wire.PositionBody], context: InContext) -> big21_wire.Advice:
    """What each move is worth here, the best first."""
    law, payout = await context.law(data.law), None
    header, moves = _read(data.text)
    _check_rules(await context.house(), header)
    if figures := files.figures(law, Scope.PLAY, header.rules.game_numbers):
        payout = figures["highest_payout"]

    def asked(valuer: PlayValuer) -> big21_wire.Advice:
        board, _ = Board(start(header.rules, header.stake_centimes), _NOBODYS).replayed(moves)
        return coach.advice(valuer, board.play, payout)

    return await context.coach.ask(law, header.rules.game_numbers, asked)


@post("/practice/review", status_code=200)
async def review(data: JSONBody[wire.PositionBody], context: InContext) -> big21_wire.Review:
    law = await context.law(data.law)
    _check_rules(await context.house(), _read(data.text)[0])
    seeds = Seeds(b"", data.text[:100].encode())  # for the suits
    about = PlayFacts(play="practice", law=law.hash, practice=True)
    blank = coach.blank(data.text, seeds)
    return await context.coach.review(law, data.text, about, blank)


async def _played(context: Context, play: str, text: str, law: Law, move: Move | None) -> wire.Practised:
    """The replayed text. A long text takes long, so it is read in a thread and others need not wait."""
    house = await context.house()
    message = f"practice\n{play}".encode(errors="replace")  # begins like nothing else that is made with this secret
    seeds = Seeds(hmac.digest(context.practice_secret, message, "sha256"), b"")
    about = PlayFacts(play=play, law=law.hash, practice=True)
    if len(text) < LONG:
        return _gone_on(text, law, seeds, about, move, house)
    return await asyncio.to_thread(_gone_on, text, law, seeds, about, move, house)


def _check_rules(house: HouseState, header: Header) -> None:
    """Requirement 7: practice has the rules of the house. Refused for numbers that it never published."""
    if (written := ruleset_text.hash_of(header.rules)) is None:
        return
    published = house.rule_set(header.rules.name)
    if published is None or ruleset_text.hash_of(published) != written:
        raise Refused(UNKNOWN_RULES(known=", ".join(RULE_SETS)))


def _gone_on(  # noqa: PLR0913, PLR0917  # all that a practice play is made of
    text: str, law: Law, seeds: Seeds, about: PlayFacts, move: Move | None, house: HouseState
) -> wire.Practised:
    header, moves = _read(text)
    _check_rules(house, header)
    board, _ = Board(start(header.rules, header.stake_centimes), seeds).replayed(moves)
    progress = Progress(board.play, reduce(Drawn.and_, moves, Drawn()))
    step = play_record.advance(progress, move, law, seeds) if move else play_record.chance(progress, law, seeds)
    after, told = board.after(step.made, step.progress.play)
    whole = text if text.endswith("\n") else f"{text}\n"
    return wire.Practised(table=views.table(after, about), events=events_shown(told), text=whole + step.lines)


def _read(text: str) -> tuple[Header, list[Move]]:
    header, moves = notation.read(text)
    if len(moves) > MOVES_MAX:
        raise Refused(PRACTICE_TOO_LONG(most=MOVES_MAX))
    return header, list(moves)
