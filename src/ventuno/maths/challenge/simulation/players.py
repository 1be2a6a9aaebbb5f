"""The players that simulations of Black Jack Challenge know, by name and by what their decisions are read from.

- `never` stays, `always` pays, whatever it has.
- `house13` pays for a community card with a hard total of 13 or less, or a soft total of 17 or less: for card 1 by its
  own two cards, for card 2 with card 1 added.
- `beginner` and `solid` are the bots of these levels. The third, `strong`, thinks for up to a second about each
  decision, so it is not simulated by the million.

Must not: draw, or see more than a player at the table sees.
"""

from collections.abc import Sequence
from enum import StrEnum

import numpy as np

from ventuno.maths.big21.graph import Array
from ventuno.maths.challenge.bots import Level
from ventuno.maths.challenge.simulation import bots, texts
from ventuno.maths.challenge.simulation.game import (
    COMMUNITY,
    CONTEXTS,
    SEATS_MAX,
    SEATS_MIN,
    SITUATIONS,
    SOFT,
    SeatDecisions,
)
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused

HOUSE_HARD_MAX, HOUSE_SOFT_MAX = 13, 17

BAD_SEATS = Reason("simulate_seats", "C3", texts.simulate_seats)
UNKNOWN_PLAYER = Reason("challenge_player_unknown", "C6", texts.challenge_player_unknown)
WRONG_NUMBER = Reason("simulate_players", "C3", texts.simulate_players)


class SimulatedSeat(StrEnum):
    HOUSE13 = "house13"
    NEVER = "never"
    ALWAYS = "always"
    BEGINNER = "beginner"
    SOLID = "solid"


_LEVELS = {SimulatedSeat.BEGINNER: Level.BEGINNER, SimulatedSeat.SOLID: Level.SOLID}


def parse_players(text: str, seats: int) -> tuple[SimulatedSeat, ...]:
    """Players by name, by seat from the button: one for all, or one for each."""
    if not SEATS_MIN <= seats <= SEATS_MAX:
        raise Refused(BAD_SEATS(least=SEATS_MIN, most=SEATS_MAX, found=seats))
    players = tuple(_player(name) for name in text.split(","))
    if len(players) not in (1, seats):
        raise Refused(WRONG_NUMBER(seats=seats, found=len(players)))
    return players * seats if len(players) == 1 else players


def _player(name: str) -> SimulatedSeat:
    if name not in set(SimulatedSeat):
        raise Refused(UNKNOWN_PLAYER(found=excerpt(name), known=", ".join(SimulatedSeat)))
    return SimulatedSeat(name)


def decisions(players: Sequence[SimulatedSeat]) -> SeatDecisions:
    """What each seat does, as `game.play_games` reads it; equal rows are kept once."""
    number: dict[bytes, int] = {}
    rows = np.zeros((len(players), COMMUNITY, CONTEXTS), np.int16)
    for seat, player in enumerate(players):
        for card, contexts in enumerate(_rows(player, len(players), seat)):
            for context, chances in enumerate(contexts):
                rows[seat, card, context] = number.setdefault(chances.tobytes(), len(number))
    return SeatDecisions(rows, np.array([np.frombuffer(row) for row in number]))


def _rows(player: SimulatedSeat, players: int, seat: int) -> tuple[Array, Array]:
    if player in _LEVELS:
        return bots.rows(_LEVELS[player], players, seat)
    alike = np.tile(plain_chances(player), (CONTEXTS, 1))
    return alike, alike


def plain_chances(player: SimulatedSeat) -> Array:
    """Of a player that looks at nothing but its own total: how likely it pays in each situation, for either card."""
    points = np.arange(SOFT)
    match player:
        case SimulatedSeat.NEVER:
            pays = np.zeros(SITUATIONS)
        case SimulatedSeat.ALWAYS:
            pays = np.ones(SITUATIONS)
        case SimulatedSeat.HOUSE13:
            pays = np.concatenate([points <= HOUSE_HARD_MAX, points <= HOUSE_SOFT_MAX])
        case _:
            raise AssertionError(player)
    return pays.astype(np.float64)
