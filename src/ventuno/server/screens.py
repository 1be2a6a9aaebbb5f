"""The screens of plays for money: kept in memory a while, and made from the stored text whenever they are not.

An answer that is given again (requirement 28) shows the table as it was then.
"""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from ventuno.desk.requests import PlayMoved
from ventuno.house.plays import Kept
from ventuno.rules.big21 import notation, start
from ventuno.server import screen as screens
from ventuno.server import wire
from ventuno.server.screen import About, Screen
from ventuno.store.protocol import Store

REMEMBERED_MAX: Final = 10_000


@dataclass(frozen=True, slots=True)
class Shown:
    screen: Screen
    about: About

    @property
    def table(self) -> wire.Table:
        return screens.table(self.screen, self.about)


class Screens:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._remembered: OrderedDict[str, Shown] = OrderedDict()

    async def moved(self, moved: PlayMoved) -> tuple[wire.Table, list[wire.Event]]:
        """The table after what was done, and what that brought about."""
        lines = [notation.read_move(line) for line in moved.lines.splitlines()]
        before = self._remembered.get(moved.play)
        if before is None or before.screen.sequence + len(lines) != moved.sequence:
            kept = await self._store.play(moved.play)
            assert kept is not None
            before = shown(kept, moved.sequence - len(lines))
        after, events = before.screen.after(lines)
        now = Shown(after, before.about)
        known = self._remembered.get(moved.play)
        if known is None or known.screen.sequence <= after.sequence:
            self._remember(moved.play, now)
        return now.table, events

    def _remember(self, play: str, now: Shown) -> None:
        self._remembered[play] = now
        self._remembered.move_to_end(play)
        if len(self._remembered) > REMEMBERED_MAX:
            self._remembered.popitem(last=False)


def shown(kept: Kept, sequence: int | None = None) -> Shown:
    """A play as it is kept, or as it was after so many moves."""
    header, moves = notation.read(kept.text)
    blank = Screen(start(header.rules, header.stake_centimes), kept.seeds)
    about = About(
        play=kept.id,
        law=kept.law,
        client_seed=kept.client_seed,
        commitment=kept.commitment,
        started_at=kept.started_at,
        expires_at=kept.expires_at,
    )
    return Shown(blank.after(moves[:sequence])[0], about)
