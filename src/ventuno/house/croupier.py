"""The croupier: what bets, decisions and the clock lead to at a table (C3-C14).

Pure: given a table, its current game and the time, each function here says what happens, as happenings of the table and
lines of the game. Chance's cards come from the seeds (`deck`); the server's is fixed, and its hash public, before the
first bet. Whoever calls writes the whole of it or nothing.

A clock that ran out while no server was there is not held against anybody: it is begun anew. If a game could not go on
for a long time, however often its clock was begun anew, every stake goes back.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import msgspec

from ventuno.house import course, deck, table
from ventuno.house.draw import SEED_BYTES, Seeds
from ventuno.house.journal import Line
from ventuno.house.ledger import Account
from ventuno.house.money import NOTHING, Money, total
from ventuno.house.plays import Kept
from ventuno.house.table import AWAY_SECONDS, CLOCKS, LEAVES_AFTER, OF_THE_HOUSE, Phase, Seat, Table
from ventuno.house.table_happenings import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BonusPaid,
    ClockBegunAnew,
    ClockShortened,
    Decided,
    GameDealt,
    GameEnded,
    GameVoided,
    LeavingNoted,
    Pace,
    Staked,
    TableClosed,
    ToTable,
    Waiting,
    Why,
)
from ventuno.house.table_refusals import (
    BET_OUTSIDE_LIMITS,
    BET_PLACED,
    CHIPS_TOO_FEW,
    GAME_NOT_RUNNING,
    LEAVING,
    NO_BETTING_NOW,
    NO_SEAT,
    NOT_YOUR_TURN,
    TIME_UP,
)
from ventuno.rules import challenge
from ventuno.rules.challenge import Bet, Decision, Game, Move, Void, notation
from ventuno.rules.challenge import game as games
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.refusals import Refused

RULES = "2019-12"  # the leaflet's date
UNATTENDED = timedelta(seconds=5)  # a clock that ran out longer ago was nobody's fault at the table
VOID_AFTER = timedelta(minutes=10)  # a game that could not go on for so long is void
CLOSES_AFTER = timedelta(minutes=30)
HOUSE_ACTOR = "house"


@dataclass(slots=True)
class Sitting:
    """A table with its current game at one moment, and what happens to both."""

    table: Table
    kept: Kept | None  # offered or running, or the one just over
    at: datetime
    actor: str
    entropy: Callable[[int], bytes]
    house_entries: int = 0  # that the house's book has
    lines: list[Line] = field(default_factory=list)
    offered: Kept | None = None
    added: str = ""  # to the text of the game
    touched: bool = False  # the game is not as it was

    def record(self, what: ToTable) -> None:
        self.table, line = table.record(self.table, what, self.at, self.actor)
        self.lines.append(line)

    @property
    def game(self) -> Game:
        assert self.kept is not None
        return course.game(self.kept.text)

    def until(self, seconds: float) -> datetime:
        return self.at + timedelta(seconds=seconds)


# ----- what players do


def bet(sitting: Sitting, player: str, play: str, made: Bet, seed: str) -> None:
    """C4; L27: on one's own box."""
    box, seat, terms = *_seat(sitting.table, player), sitting.table.terms
    if sitting.table.phase is not Phase.BETTING or sitting.table.game != play:
        raise Refused(NO_BETTING_NOW())
    _check_time(sitting)
    if seat.bet is not None:
        raise Refused(BET_PLACED())
    if seat.leaving is not None:
        raise Refused(LEAVING())
    games.check(made)
    ante, red, black = Money(made.ante_centimes), Money(made.red_centimes), Money(made.black_centimes)
    if not terms.ante_min <= ante <= terms.ante_max:
        raise Refused(BET_OUTSIDE_LIMITS(bet="Ante", least=terms.ante_min, most=terms.ante_max))
    for name, amount in (("Red Bonus", red), ("Black Bonus", black)):
        if amount and not terms.bonus_min <= amount <= terms.bonus_max:
            raise Refused(BET_OUTSIDE_LIMITS(bet=name, least=terms.bonus_min, most=terms.bonus_max))
    if sitting.table.chips(box) < ante + red + black:
        raise Refused(CHIPS_TOO_FEW(chips=sitting.table.chips(box), needed=ante + red + black))
    sitting.actor = f"box:{box}"  # exports show it: whose box it is, the table's journal says elsewhere
    sitting.record(BetPlaced(play=play, box=box, ante=ante, red=red, black=black, seed=seed))
    _close_early(sitting)


def decide(sitting: Sitting, player: str, play: str, card: int, decision: Decision) -> None:
    """C6."""
    box, _ = _seat(sitting.table, player)
    if sitting.table.phase is not Phase.PLAYING or sitting.table.game != play:
        raise Refused(GAME_NOT_RUNNING())
    game = sitting.game
    if game.turn != box or card != game.card_asked:
        raise Refused(NOT_YOUR_TURN())
    _check_time(sitting)
    price = Money(game.bet(box).ante_centimes)
    if decision is Decision.PAY and sitting.table.chips(box) < price:
        raise Refused(CHIPS_TOO_FEW(chips=sitting.table.chips(box), needed=price))
    sitting.actor = f"box:{box}"
    _decided(sitting, game, decision, late=False)


def void(sitting: Sitting, by: str, reason: str) -> None:
    """C14."""
    if sitting.table.phase is not Phase.PLAYING:
        raise Refused(GAME_NOT_RUNNING())
    assert sitting.kept is not None
    _apply(sitting, sitting.game, Void(by, reason))
    stakes = _stakes(sitting.table)
    until = sitting.until(CLOCKS[sitting.table.terms.pace].look_seconds)
    known = sitting.house_entries
    what = GameVoided(play=sitting.kept.id, by=by, reason=reason, stakes=stakes, until=until, house_entries=known)
    sitting.record(what)
    _end(sitting)


# ----- what the clock does


def tick(sitting: Sitting) -> bool:
    """Whatever is due; whether anything was. Seats that are to be given up are the caller's to clear first."""
    at, due, since = sitting.at, sitting.table.due_at, sitting.table.stalled_since
    if due is None or at < due:
        return False
    unattended, stalled = at - due >= UNATTENDED, at - (since or due) >= VOID_AFTER
    match sitting.table.phase:
        case Phase.PLAYING if unattended and stalled:
            void(sitting, HOUSE_ACTOR, "could not go on in time")
        case Phase.PLAYING if unattended:
            sitting.record(ClockBegunAnew(until=_decide_until(sitting)))
        case Phase.PLAYING:
            _decided(sitting, sitting.game, Decision.STAY, late=True)  # C13
        case Phase.BETTING if unattended and not (since and stalled):
            sitting.record(ClockBegunAnew(until=sitting.until(CLOCKS[sitting.table.terms.pace].bet_seconds)))
        case Phase.BETTING:
            _close_betting(sitting)
        case Phase.WAITING | Phase.OVER:
            _open_betting(sitting)
        case Phase.CLOSED:
            return False
    return True


def _open_betting(sitting: Sitting) -> None:
    """L49: the next game. The server commits to a seed; to one that nobody has used yet, it is bound already."""
    able = [box for box in sitting.table.seats if sitting.table.can_bet(box)]
    if len(able) not in PLAYERS:
        _wait(sitting)
        return
    kept = sitting.kept
    if kept is None or kept.started_at is not None:
        seed, owner = sitting.entropy(SEED_BYTES), sitting.table.id
        name = f"{owner}-{sitting.table.games + 1}"
        kept = Kept(id=name, player=owner, server_seed=seed.hex(), commitment=Seeds(seed, b"").commitment)
        sitting.offered = sitting.kept = kept
    until = sitting.until(CLOCKS[sitting.table.terms.pace].bet_seconds)
    sitting.record(BettingOpened(play=kept.id, commitment=kept.commitment, until=until))


def _wait(sitting: Sitting) -> None:
    """Too few to play. Who waits long in vain gets their chips back; then the table closes, but for the house's own."""
    at, until = sitting.table, sitting.at + CLOSES_AFTER
    if at.seats and at.closing:
        for seat in at.seated:
            sitting.record(LeavingNoted(box=seat.box, why=Why.AWAY))
        sitting.record(Waiting(until=sitting.at))
    elif at.seats:
        sitting.record(Waiting(until=until))
    elif at.opened_by == OF_THE_HOUSE:
        sitting.record(Waiting())
    else:
        sitting.record(TableClosed() if at.closing else Waiting(until=until))


def _close_early(sitting: Sitting) -> None:
    """When everybody who is there has bet; who is away is given a moment to come back."""
    at = sitting.table
    missing = [seat for seat in at.seated if seat.bet is None and at.can_bet(seat.box)]
    if len(at.bets) not in PLAYERS or not all(seat.away for seat in missing):
        return
    soon = sitting.until(AWAY_SECONDS)
    if not missing:
        _close_betting(sitting)
    elif at.due_at is not None and soon < at.due_at and at.terms.pace is not Pace.PRACTICE:
        sitting.record(ClockShortened(until=soon))


def _close_betting(sitting: Sitting) -> None:
    """C3, C5, C12."""
    bets, kept = sitting.table.bets, sitting.kept
    assert kept is not None
    if len(bets) not in PLAYERS:
        sitting.record(BetsReturned(play=kept.id, stakes=tuple(bets.values())))
        _note_leaving(sitting)
        return
    seats = sitting.table.seats
    seeds = deck.client_seed({box: seats[box].seed for box in bets})
    staked = tuple(
        Bet(bets[box].pot.centimes, bets[box].red.centimes, bets[box].black.centimes) if box in bets else None
        for box in range(1, max(bets) + 1)
    )
    game = challenge.start(staked, next_button(sitting.table.button, list(bets)))
    sitting.kept = msgspec.structs.replace(
        kept, client_seed=seeds, rules=RULES, stake=sitting.table.has(Account.POT), started_at=sitting.at
    )
    _add(sitting, f"{notation.write_header(game)}\n", 0)
    game = _chance(sitting, game)
    sitting.record(GameDealt(play=kept.id, button=game.button, until=_decide_until(sitting)))


def next_button(last: int | None, boxes: list[int]) -> int:
    """C12: clockwise to the next box that plays; for the first game, the first one."""
    return boxes[0] if last is None else games.button_after(last, boxes)


def _decided(sitting: Sitting, game: Game, decision: Decision, *, late: bool) -> None:
    box, card = game.turn, game.card_asked
    assert box is not None
    assert card is not None
    assert sitting.kept is not None
    price = Money(game.bet(box).ante_centimes) if decision is Decision.PAY else NOTHING
    game = _chance(sitting, _apply(sitting, game, decision))
    over = game.winner is not None
    until = _look_until(sitting, game) if over else _decide_until(sitting)
    decided = Decided(play=sitting.kept.id, box=box, card=card, paid=price, until=until, late=late)
    sitting.record(decided)
    if over:
        _settle(sitting, game, until)


def _settle(sitting: Sitting, game: Game, until: datetime) -> None:
    """C8."""
    assert sitting.kept is not None
    assert game.winner is not None
    bonus = tuple(BonusPaid(box, Money(game.bonus_centimes(box))) for box in sorted(game.order))
    staked = total(Money(game.bet(box).bonus_centimes) for box in game.order)
    sitting.record(
        GameEnded(
            play=sitting.kept.id,
            winner=game.winner,
            pot=Money(game.pot_centimes),
            staked=staked,
            bonus=bonus,
            until=until,
        )
    )
    _end(sitting)


def _end(sitting: Sitting) -> None:
    assert sitting.kept is not None
    sitting.kept = msgspec.structs.replace(sitting.kept, ended_at=sitting.at)
    _note_leaving(sitting)


def _note_leaving(sitting: Sitting) -> None:
    """C13: after some games in a row that somebody was not there for. Who practises keeps nobody waiting."""
    for seat in () if sitting.table.terms.pace is Pace.PRACTICE else sitting.table.seated:
        if seat.missed >= LEAVES_AFTER and seat.leaving is None:
            sitting.record(LeavingNoted(box=seat.box, why=Why.AWAY))


# ----- the game's text


def _apply(sitting: Sitting, game: Game, move: Move) -> Game:
    after, _ = challenge.apply(game, move)
    _add(sitting, f"{notation.write_move(move)}\n", 1)
    return after


def _chance(sitting: Sitting, game: Game) -> Game:
    """Chance's moves, until somebody must decide or the game is over."""
    assert sitting.kept is not None
    while move := deck.chance_move(game, sitting.kept.seeds):
        game = _apply(sitting, game, move)
    return game


def _add(sitting: Sitting, text: str, moves: int) -> None:
    assert sitting.kept is not None
    kept = sitting.kept
    sitting.added += text
    sitting.touched = True
    sitting.kept = msgspec.structs.replace(kept, text=kept.text + text, sequence=kept.sequence + moves)


# ----- particulars


def _check_time(sitting: Sitting) -> None:
    """C13: what is due happens first. A clock that nobody attended has run out on nobody."""
    due = sitting.table.due_at
    if due is not None and due <= sitting.at < due + UNATTENDED:
        raise Refused(TIME_UP())


def _seat(at: Table, player: str) -> tuple[int, Seat]:
    box = at.box_of(player)
    if box is None:
        raise Refused(NO_SEAT())
    return box, at.seats[box]


def _decide_until(sitting: Sitting) -> datetime:
    return sitting.until(CLOCKS[sitting.table.terms.pace].decide_seconds)


def _look_until(sitting: Sitting, game: Game) -> datetime:
    clock = CLOCKS[sitting.table.terms.pace]
    return sitting.until(clock.look_seconds + clock.war_seconds * len(game.wars))


def _stakes(at: Table) -> tuple[Staked, ...]:
    """What every box has paid in this game."""
    bets = ((seat, seat.bet) for seat in at.seated if seat.bet is not None)
    return tuple(Staked(seat.box, bet.pot + seat.paid, bet.red, bet.black) for seat, bet in bets)
