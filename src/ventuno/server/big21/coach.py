"""The coach says what moves are worth, from the solved law. Nobody has to wait for it.

A separate process solves a law. It takes a minute or two and leaves its result in the cache of solved laws; the server
only reads it. Until then a request for the coach is refused. A play for money has no coach before it is over.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import structlog

from ventuno.house.big21.draw import Seeds
from ventuno.jobs import solving
from ventuno.maths.big21.review import MoveValue, PlayReview, PlayValuer, ReviewedMove
from ventuno.maths.big21.scope import Scope
from ventuno.rules.big21 import Play, notation, start
from ventuno.rules.big21.rulesets import GameNumbers, solved_hash
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.server.big21 import views, wire
from ventuno.server.big21.board import Board
from ventuno.server.big21.events import events_shown
from ventuno.server.big21.views import PlayFacts
from ventuno.server.big21.wire_events import BoardEvent
from ventuno.server.refusals import COACH_NOT_READY, COACH_OFF
from ventuno.store.solved import files, solutions

LAWS_MAX = 2  # in memory at once: the law in force, and the one before
_LOG = structlog.get_logger(__name__)

T = TypeVar("T")


class Coach:
    def __init__(self, *, on: bool) -> None:
        self.on = on
        self._valuers: dict[str, PlayValuer] = {}  # by what is solved
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._thread = ThreadPoolExecutor(1, "ventuno-coach")  # its own thread, so that nobody else waits for it

    def ready(self, law: Law, numbers: GameNumbers) -> bool:
        return solved_hash(law.hash, numbers) in self._valuers

    def prepare(self, law: Law, numbers: GameNumbers) -> None:
        """Begin to load or compute the values of the law under these numbers."""
        wanted = solved_hash(law.hash, numbers)
        if self.on and wanted not in self._valuers and wanted not in self._preparing:
            self._preparing[wanted] = asyncio.create_task(self._prepare(law, numbers))

    async def ask(self, law: Law, numbers: GameNumbers, question: Callable[[PlayValuer], T]) -> T:
        if not self.on:
            raise Refused(COACH_OFF())
        valuer = self._valuers.get(solved_hash(law.hash, numbers))
        if valuer is None:
            self.prepare(law, numbers)
            raise Refused(COACH_NOT_READY())
        return await asyncio.get_running_loop().run_in_executor(self._thread, question, valuer)

    async def review(self, law: Law, text: str, about: PlayFacts, blank: Board) -> wire.Review:
        """A play step by step (requirement 19). Without a coach it has no values."""
        if not self.on:
            return await asyncio.get_running_loop().run_in_executor(self._thread, review, text, about, blank, None)
        numbers = blank.play.rules.game_numbers
        return await self.ask(law, numbers, lambda valuer: review(text, about, blank, valuer.review(text)))

    async def close(self) -> None:
        for task in list(self._preparing.values()):
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _prepare(self, law: Law, numbers: GameNumbers) -> None:
        wanted = solved_hash(law.hash, numbers)
        try:
            if not files.solution_path(law, Scope.PLAY, numbers).exists():
                await solving.solve(law, numbers)
            valuer = await asyncio.get_running_loop().run_in_executor(self._thread, _load, law, numbers)
            while len(self._valuers) >= LAWS_MAX:
                self._valuers.pop(next(iter(self._valuers)))
            self._valuers[wanted] = valuer
        except Exception:  # noqa: BLE001  # whoever asks is told that there is no coach yet; the log says why
            _LOG.exception("coach", law=law.name)
        finally:
            self._preparing.pop(wanted, None)


def _load(law: Law, numbers: GameNumbers) -> PlayValuer:
    solution = solutions.load(law, Scope.PLAY, lambda said: _LOG.info("coach", said=said), numbers, threads=1)
    return PlayValuer(law, solution)


# ----- as a browser is told


def advice(valuer: PlayValuer, play: Play, highest_payout: float | None) -> wire.Advice:
    return wire.Advice(worths=[_worth(each) for each in valuer.advise(play)], highest_payout=highest_payout)


def review(text: str, about: PlayFacts, board: Board, reviewed: PlayReview | None) -> wire.Review:
    """A play step by step, with the value of each step if the law is solved."""
    _, moves = notation.read(text)
    steps = list[wire.ReviewStep]()
    judged = reviewed.moves if reviewed else (None,) * len(moves)
    for number, (move, worth) in enumerate(zip(moves, judged, strict=True), start=1):
        board, told = board.replayed([move])
        shown = views.table(board, about), events_shown(told)
        steps.append(_step(number, notation.write_move(move), *shown, worth))
    play = board.play
    net = play.prize_centimes + play.realised_centimes - play.cards_cost_centimes - play.stake_centimes
    return wire.Review(
        text=text,
        law=about.law,
        online_terms=None,
        steps=steps,
        expected=reviewed.expected if reviewed else None,
        luck=reviewed.luck if reviewed else None,
        given_away=reviewed.given_away if reviewed else None,
        net=net / play.stake_centimes,
        decisions=reviewed.decisions if reviewed else 0,
        mistakes=reviewed.mistakes if reviewed else 0,
        turning_points=list(reviewed.turning_points) if reviewed else [],
    )


def blank(text: str, seeds: Seeds) -> Board:
    header, _ = notation.read(text)
    return Board(start(header.rules, header.stake_centimes), seeds)


def _step(
    number: int, move: str, table: wire.PlayState, events: list[BoardEvent], judged: ReviewedMove | None
) -> wire.ReviewStep:
    return wire.ReviewStep(
        number=number,
        by=_by(move) if judged is None else judged.by.value,
        move=move,
        table=table,
        events=events,
        worth=judged.worth if judged else None,
        given_away=None if judged is None or judged.given_away is None else max(0.0, judged.given_away),
        luck=judged.luck if judged else None,
        best=None if judged is None or judged.best is None else notation.write_move(judged.best),
        worths=[_worth(each) for each in judged.prospects] if judged else [],
    )


def _by(move: str) -> wire.MadeBy:
    if move == "expire":
        return "clock"
    return "chance" if move.split(maxsplit=1)[0] in {"deal", "grant", "open", "hidden"} else "player"


def _worth(prospect: MoveValue) -> wire.Worth:
    return wire.Worth(
        move=notation.write_move(prospect.move),
        stakes=prospect.stakes,
        effect=prospect.effect.value,
        stack=prospect.stack,
        chance=prospect.chance,
    )
