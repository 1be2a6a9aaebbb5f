"""A case: one request with everything needed to decide it, and the decision as it takes shape.

Time, entropy and the player's records come from outside; what the handlers make of them is a pure function.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import msgspec

from ventuno.desk.requests import Answer, PlayMoved
from ventuno.house import days, player, plays, wire
from ventuno.house.happenings import Opened, ToPlayer
from ventuno.house.journal import Line
from ventuno.house.limits import newly_near
from ventuno.house.people import Person
from ventuno.house.player import Player
from ventuno.house.plays import Kept, Progress, Step
from ventuno.house.refusals import CLOCK_WENT_BACK, NO_ACCOUNT, NO_PLAY, NOT_STARTED
from ventuno.house.terms import House
from ventuno.rules.big21.refusals import PLAY_OVER
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store.protocol import Decision, Records

CLOCK_TOLERANCE = timedelta(seconds=10)  # that far, clocks of several machines may disagree


@dataclass(slots=True)
class Case:
    records: Records
    at: datetime
    actor: str
    reference: str  # of the request, for payments
    entropy: Callable[[int], bytes]
    resume: Callable[[Kept], Progress]
    remember: Callable[[str, str, Progress], None]
    _player: Player | None = field(init=False)
    _lines: list[Line] = field(init=False, default_factory=list)
    _moved: Kept | None = field(init=False, default=None)
    _added: str = field(init=False, default="")
    offered: Kept | None = field(init=False, default=None)
    person: Person | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self._player = self.records.player
        last = self.records.player or self.records.house
        if last is not None:
            self.at = not_before(self.at, last.last_at)

    @property
    def house(self) -> House:
        assert self.records.house is not None, "the house is founded before anything is asked of it"
        return self.records.house

    @property
    def player(self) -> Player:
        if self._player is None:
            raise Refused(NO_ACCOUNT())
        return self._player

    def record(self, *happenings: ToPlayer) -> None:
        """Let this happen to the account, and tell the player when a limit comes near."""
        for what in happenings:
            before = None if isinstance(what, Opened) else self.player
            self._player, line = player.record(before, what, self.at, self.actor)
            self._lines.append(line)
            if before is not None and before.days != self._player.days:
                days = before.days_at(self.at), self._player.days_at(self.at)
                for message in newly_near(self._player.limits, *days, self.at):
                    self._player, line = player.record(self._player, message, self.at, self.actor)
                    self._lines.append(line)

    # ----- the player's current play

    def running(self, play: str) -> Kept:
        """The play of that name, if it is the one that runs."""
        current, kept = self.player.current, self._moved or self.records.play
        if current is None or current.play != play:
            owner, _, number = play.rpartition("-")
            known = owner == self.player.id and number.isascii() and number.isdigit()
            raise Refused(PLAY_OVER() if known and 1 <= int(number[:9]) <= self.player.plays else NO_PLAY())
        if current.expires_at is None:
            raise Refused(NOT_STARTED())
        assert kept is not None
        assert kept.id == play
        return kept

    def settle(self, kept: Kept, step: Step, at: datetime) -> PlayMoved:
        """Write what a step adds to a play, and what it means for the money."""
        self.record(*plays.settle(kept.id, step.events, at))
        over = step.progress.play.end is not None
        lines = step.lines
        added = lines if kept.text else plays.header(step.progress.play.rules, kept.stake) + lines
        self._moved = msgspec.structs.replace(
            kept,
            text=kept.text + added,
            sequence=kept.sequence + len(step.moves),
            ended_at=at if over else None,
        )
        self._added += added
        self.remember(kept.id, self._moved.text, step.progress)
        assert kept.expires_at is not None
        return PlayMoved(
            play=kept.id,
            sequence=self._moved.sequence,
            lines=lines,
            balance=self.player.balance,
            result=self.player.result,
            expires_at=kept.expires_at,
            over=over,
        )

    def expire(self) -> PlayMoved | None:
        """B16: a play whose time is over has ended then, whoever notices."""
        current = None if self._player is None else self._player.current
        if current is None or current.expires_at is None or self.at < current.expires_at:
            return None
        kept = self.running(current.play)
        return self.settle(kept, plays.expire(self.resume(kept)), current.expires_at)

    # ----- the decision

    def decided(self, answer: Answer, request: str, *, lasting: bool = False) -> Decision:
        """Everything, to be written together with the answer."""
        return self._decision(answer, request, None, lasting=lasting)

    def refused(self, refusal: Refusal) -> Decision:
        """What has happened anyway, to be written although the request is refused."""
        return self._decision(None, None, refusal)

    def _decision(
        self, answer: Answer | None, request: str | None, refusal: Refusal | None, *, lasting: bool = False
    ) -> Decision:
        return Decision(
            answer="" if answer is None else wire.encode(answer),
            value=answer,
            request=request,
            book=self._player if self._lines else None,
            lines=tuple(self._lines),
            offered=self.offered,
            moved=self._moved,
            added=self._added,
            person=self.person,
            refusal=refusal,
            lasting=lasting,
        )


def not_before(at: datetime, last: datetime) -> datetime:
    """Time does not go back: by a little it stands still, by more nothing is done until it is right again."""
    if at >= last:
        return at
    if last - at > CLOCK_TOLERANCE:
        raise Refused(CLOCK_WENT_BACK(last=days.said(last)))
    return last
