"""The croupier: what bets, decisions and the clock lead to at a table (C3-C14).

Pure functions: from a table, its current game and the time, each says what happens, as events of the table and lines of
the game. The cards come from the seeds (`deck`). The server's seed is fixed, and its hash public, before the first bet.
The caller writes all of it or nothing.

If a clock ran out while no server was running, nobody at the table was late: the clock begins anew. If a game could not
go on for a long time, it is void and every stake goes back, however often its clock has begun anew.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import msgspec

from ventuno.house.big21.draw import Seeds, ServerSeed
from ventuno.house.journal import Line
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables import deck, replay
from ventuno.house.tables import state as table
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BonusPayment,
    ClockBegunAnew,
    ClockShortened,
    Decided,
    GameDealt,
    GameSettled,
    GameVoided,
    LeavingNoted,
    Pace,
    Staked,
    TableClosed,
    ToTable,
    Waiting,
    Why,
)
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.refusals import (
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
from ventuno.house.tables.replay import ReplayStep
from ventuno.house.tables.state import (
    AWAY_SECONDS,
    LEAVES_AFTER,
    OF_THE_HOUSE,
    Seat,
    Table,
    TableClock,
    TablePhase,
    clock_of,
)
from ventuno.rules import challenge
from ventuno.rules.challenge import Bet, ChallengeGame, Decision, Move, Void, notation, table_rules_text
from ventuno.rules.challenge import game as games
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.refusals import Refused

UNATTENDED = timedelta(seconds=5)  # if a clock ran out longer ago, no server was running: nobody was late
VOID_AFTER = timedelta(minutes=10)  # a game that could not go on for so long is void
CLOSES_AFTER = timedelta(minutes=30)
HOUSE_ACTOR = "house"


@dataclass(frozen=True, slots=True)
class TableNews:
    """What has happened at a table: its events, and the moves of its game with the rules' events."""

    events: tuple[ToTable, ...]
    steps: tuple[ReplayStep, ...]


@dataclass(slots=True)
class TableUpdate:
    """A table with its current game at one moment, and what happens to both."""

    table: Table
    game_record: GameRecord | None  # offered or running, or the one just over
    at: datetime
    actor: str
    new_seed: Callable[[str], ServerSeed]  # of the game with that name
    house_entries: int = 0  # how many the house's book has
    rules: TableRules = LEAFLET  # C17: those in force now; a running game keeps its own
    lines: list[Line] = field(default_factory=list)
    events: list[ToTable] = field(default_factory=list)
    steps: list[ReplayStep] = field(default_factory=list)
    offered: GameRecord | None = None
    added: str = ""  # to the text of the game
    game_changed: bool = False

    def record(self, what: ToTable) -> None:
        self.table, line = table.record(self.table, what, self.at, self.actor)
        self.lines.append(line)
        self.events.append(what)

    @property
    def news(self) -> TableNews:
        return TableNews(tuple(self.events), tuple(self.steps))

    @property
    def game(self) -> ChallengeGame:
        assert self.game_record is not None
        return replay.game(self.game_record.text)

    def until(self, seconds: float) -> datetime:
        return self.at + timedelta(seconds=seconds)


# ----- what players do


def bet(update: TableUpdate, player: str, play: str, made: Bet, seed: str) -> None:
    """C4; L27: on one's own box."""
    box, seat, terms = *_seat(update.table, player), update.table.posted()
    if update.table.phase is not TablePhase.BETTING or update.table.game != play:
        raise Refused(NO_BETTING_NOW())
    _check_time(update)
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
    if update.table.chips(box) < ante + red + black:
        raise Refused(CHIPS_TOO_FEW(chips=update.table.chips(box), needed=ante + red + black))
    update.actor = f"box:{box}"  # exports show the actor, so it must not name the player
    update.record(BetPlaced(play=play, box=box, ante=ante, red=red, black=black, seed=seed))
    _close_early(update)


def decide(update: TableUpdate, player: str, play: str, card: int, decision: Decision) -> None:
    """C6."""
    box, _ = _seat(update.table, player)
    if update.table.phase is not TablePhase.PLAYING or update.table.game != play:
        raise Refused(GAME_NOT_RUNNING())
    game = update.game
    if game.turn != box or card != game.card_asked:
        raise Refused(NOT_YOUR_TURN())
    _check_time(update)
    price = Money(game.bet(box).ante_centimes)
    if decision is Decision.PAY and update.table.chips(box) < price:
        raise Refused(CHIPS_TOO_FEW(chips=update.table.chips(box), needed=price))
    update.actor = f"box:{box}"
    _decided(update, game, decision, late=False)


def void(update: TableUpdate, by: str, reason: str) -> None:
    """C14."""
    if update.table.phase is not TablePhase.PLAYING:
        raise Refused(GAME_NOT_RUNNING())
    assert update.game_record is not None
    _apply(update, update.game, Void(by, reason))
    stakes = _stakes(update.table)
    until = _look_until(update, update.game)
    known = update.house_entries
    what = GameVoided(play=update.game_record.id, by=by, reason=reason, stakes=stakes, until=until, house_entries=known)
    update.record(what)
    _end(update)


# ----- what the clock does


def tick(update: TableUpdate) -> bool:
    """Do whatever is due, and return whether anything was. The caller first clears the seats of those who leave."""
    at, due, since = update.at, update.table.due_at, update.table.stalled_since
    if due is None or at < due:
        return False
    unattended, stalled = at - due >= UNATTENDED, at - (since or due) >= VOID_AFTER
    match update.table.phase:
        case TablePhase.PLAYING if unattended and stalled:
            void(update, HOUSE_ACTOR, "could not go on in time")
        case TablePhase.PLAYING if unattended:
            update.record(ClockBegunAnew(until=_decide_until(update)))
        case TablePhase.PLAYING:
            _decided(update, update.game, Decision.STAY, late=True)  # C13
        case TablePhase.BETTING if unattended and not (since and stalled):
            update.record(ClockBegunAnew(until=update.until(_clock(update).bet_seconds)))
        case TablePhase.BETTING:
            _close_betting(update)
        case TablePhase.WAITING | TablePhase.OVER:
            _open_betting(update)
        case TablePhase.CLOSED:
            return False
    return True


def _open_betting(update: TableUpdate) -> None:
    """L49: the next game. The server commits to a new seed, unless the last one was not used yet."""
    able = [box for box in update.table.seats if update.table.can_bet(box, update.rules)]
    if len(able) not in PLAYERS:
        _wait(update)
        return
    kept = update.game_record
    if kept is None or kept.started_at is not None:
        owner, name = update.table.id, f"{update.table.id}-{update.table.games + 1}"
        new = update.new_seed(name)
        kept = GameRecord(
            id=name,
            owner=owner,
            server_seed=new.seed.hex(),
            commitment=Seeds(new.seed, b"").commitment,
            seed_reference=new.reference,
        )
        update.offered = update.game_record = kept
    until = update.until(clock_of(update.table.terms.pace, update.rules).bet_seconds)
    rules = table_rules_text.entries(update.rules)  # C17
    update.record(BettingOpened(play=kept.id, commitment=kept.commitment, until=until, rules=rules))


def _wait(update: TableUpdate) -> None:
    """Too few to play. After a long wait players get their chips back, and a table closes if it is not the house's."""
    at, until = update.table, update.at + CLOSES_AFTER
    if at.seats and at.closing:
        for seat in at.seated:
            update.record(LeavingNoted(box=seat.box, why=Why.AWAY))
        update.record(Waiting(until=update.at))
    elif at.seats:
        update.record(Waiting(until=until))
    elif at.opened_by == OF_THE_HOUSE:
        update.record(Waiting())
    else:
        update.record(TableClosed() if at.closing else Waiting(until=until))


def _close_early(update: TableUpdate) -> None:
    """If everybody has bet, close betting. If only players who are away have not, give them a moment to come back."""
    at = update.table
    missing = [seat for seat in at.seated if seat.bet is None and at.can_bet(seat.box)]
    if len(at.bets) not in PLAYERS or not all(seat.away for seat in missing):
        return
    soon = update.until(AWAY_SECONDS)
    if not missing:
        _close_betting(update)
    elif at.due_at is not None and soon < at.due_at and at.terms.pace is not Pace.PRACTICE:
        update.record(ClockShortened(until=soon))


def _close_betting(update: TableUpdate) -> None:
    """C3, C5, C12."""
    bets, kept = update.table.bets, update.game_record
    assert kept is not None
    if len(bets) not in PLAYERS:
        update.record(BetsReturned(play=kept.id, stakes=tuple(bets.values())))
        _note_leaving(update)
        return
    seats = update.table.seats
    seeds = deck.client_seed({box: seats[box].seed for box in bets})
    staked = tuple(
        Bet(bets[box].pot.centimes, bets[box].red.centimes, bets[box].black.centimes) if box in bets else None
        for box in range(1, max(bets) + 1)
    )
    rules = update.table.rules
    game = challenge.start(staked, next_button(update.table.button, list(bets)), rules)
    update.game_record = msgspec.structs.replace(
        kept, client_seed=seeds, rules=rules.name, stake=update.table.has(LedgerAccount.POT), started_at=update.at
    )
    _add(update, f"{notation.write_header(game)}\n", 0, ReplayStep(game))
    game = _chance(update, game)
    update.record(GameDealt(play=kept.id, button=game.button, until=_decide_until(update)))


def next_button(last: int | None, boxes: list[int]) -> int:
    """C12: clockwise to the next box that plays; in the first game, the first box that plays."""
    return boxes[0] if last is None else games.button_after(last, boxes)


def _decided(update: TableUpdate, game: ChallengeGame, decision: Decision, *, late: bool) -> None:
    box, card = game.turn, game.card_asked
    assert box is not None
    assert card is not None
    assert update.game_record is not None
    price = Money(game.bet(box).ante_centimes) if decision is Decision.PAY else NOTHING
    game = _chance(update, _apply(update, game, decision))
    over = game.winner is not None
    until = _look_until(update, game) if over else _decide_until(update)
    decided = Decided(play=update.game_record.id, box=box, card=card, paid=price, until=until, late=late)
    update.record(decided)
    if over:
        _settle(update, game, until)


def _settle(update: TableUpdate, game: ChallengeGame, until: datetime) -> None:
    """C8."""
    assert update.game_record is not None
    assert game.winner is not None
    bonus = tuple(BonusPayment(box, Money(game.bonus_centimes(box))) for box in sorted(game.order))
    staked = total(Money(game.bet(box).bonus_centimes) for box in game.order)
    update.record(
        GameSettled(
            play=update.game_record.id,
            winner=game.winner,
            pot=Money(game.pot_centimes),
            staked=staked,
            bonus=bonus,
            until=until,
        )
    )
    _end(update)


def _end(update: TableUpdate) -> None:
    assert update.game_record is not None
    update.game_record = update.game_record.ended(update.at)
    _note_leaving(update)


def _note_leaving(update: TableUpdate) -> None:
    """C13: players leave after missing some games in a row. Not in practice, where nobody has to wait for them."""
    for seat in () if update.table.terms.pace is Pace.PRACTICE else update.table.seated:
        if seat.missed >= LEAVES_AFTER and seat.leaving is None:
            update.record(LeavingNoted(box=seat.box, why=Why.AWAY))


# ----- the game's text


def _apply(update: TableUpdate, game: ChallengeGame, move: Move) -> ChallengeGame:
    after, events = challenge.apply(game, move)
    step = ReplayStep(after, move, events)
    _add(update, f"{notation.write_move(move)}\n", 1, step)
    update.steps.append(step)
    return after


def _chance(update: TableUpdate, game: ChallengeGame) -> ChallengeGame:
    """Chance's moves, until somebody must decide or the game is over."""
    assert update.game_record is not None
    while move := deck.chance_move(game, update.game_record.seeds):
        game = _apply(update, game, move)
    return game


def _add(update: TableUpdate, text: str, moves: int, step: ReplayStep) -> None:
    assert update.game_record is not None
    kept = update.game_record
    update.added += text
    update.game_changed = True
    update.game_record = msgspec.structs.replace(kept, text=kept.text + text, sequence=kept.sequence + moves)
    replay.remember(update.game_record.text, step)


# ----- particulars


def _check_time(update: TableUpdate) -> None:
    """C13: what is due happens first. Nobody is late if the clock ran out while no server was running."""
    due = update.table.due_at
    if due is not None and due <= update.at < due + UNATTENDED:
        raise Refused(TIME_UP())


def _seat(at: Table, player: str) -> tuple[int, Seat]:
    box = at.box_of(player)
    if box is None:
        raise Refused(NO_SEAT())
    return box, at.seats[box]


def _clock(update: TableUpdate) -> TableClock:
    """C17: the running game's."""
    return clock_of(update.table.terms.pace, update.table.rules)


def _decide_until(update: TableUpdate) -> datetime:
    return update.until(_clock(update).decide_seconds)


def _look_until(update: TableUpdate, game: ChallengeGame) -> datetime:
    clock = _clock(update)
    calls = clock.box_seconds * len(game.order) + clock.war_seconds * len(game.wars)
    return update.until(clock.look_seconds + calls)


def _stakes(at: Table) -> tuple[Staked, ...]:
    """What every box has paid in this game."""
    bets = ((seat, seat.bet) for seat in at.seated if seat.bet is not None)
    return tuple(Staked(seat.box, bet.pot + seat.paid, bet.red, bet.black) for seat, bet in bets)
