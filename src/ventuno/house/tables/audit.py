"""The audit of a table's book: its journal is folded again from the beginning, and every game is played again.

As in `house/audit.py`, all that does not fit is added to `Mismatches`. Chips come from accounts and go back to them, so
both books record them. `chips_of` reads them from either book, so that the two can be compared.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime

from ventuno.house.accounts.events import ChipsBrought, ChipsReturned
from ventuno.house.audit import (
    CLOCK,
    IMPOSSIBLE,
    Book,
    BookColumns,
    Heads,
    Past,
    check_columns,
    check_seals,
    check_staff,
    in_order,
    readable,
)
from ventuno.house.big21 import evidence
from ventuno.house.findings import (
    ACCOUNT_WRONG,
    BETTORS_WRONG,
    CHAIN_BROKEN,
    NOTHING_COMMITTED,
    PLAYS_WRONG,
    TABLE_NOT_ALLOWED,
)
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import NOTHING, Money, total
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.house.mismatches import Mismatches
from ventuno.house.tables import evidence as table_evidence
from ventuno.house.tables import state
from ventuno.house.tables.croupier import HOUSE_ACTOR, UNATTENDED, VOID_AFTER, next_button
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    ChipsAdded,
    Decided,
    GameDealt,
    GameSettled,
    GameVoided,
    LeavingNoted,
    Left,
    Seated,
    TableClosed,
    TableTerms,
)
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import OF_THE_HOUSE, Seat, Table, TablePhase
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.challenge.table_rules import TableRules
from ventuno.rules.refusals import Refused

Moved = tuple[tuple[datetime, Money], ...]  # when, and how many chips went to the table, or came back


def book(kept: Book, of: Past, sealed: Heads, found: Mismatches) -> Table | None:
    """A table's book, in a house with that past. Returns the table; none if its journal cannot be folded."""
    at, entries, bettors = _folded(kept, of, found)
    if at is not None:
        _check_table(kept, at, found)
        check_columns(kept, BookColumns(due_at=at.due_at, listed=at.listed is not None), found)
    check_staff(kept, entries, of, found)
    by_game: dict[str, list[Entry]] = {}
    for entry in entries:
        if (play := getattr(entry.what, "play", None)) is not None:
            by_game.setdefault(play, []).append(entry)
    if at is not None:
        names = [f"{at.id}-{number}" for number in range(1, at.games + 1)]
        if [game.id for game in kept.plays] != names or list(by_game) != names:
            found.add(PLAYS_WRONG(known=at.games, kept=len(kept.plays)), kept.id)
        if bettors != kept.bettors:
            found.add(BETTORS_WRONG(), kept.id)
    elif {*by_game} - {game.id for game in kept.plays}:
        found.add(PLAYS_WRONG(known=len(by_game), kept=len(kept.plays)), kept.id)
    unread = {line.play for line in kept.lines} - {None, *by_game} if at is None else set()
    for game in kept.plays:
        about = by_game.get(game.id)
        if about is None and game.id in unread:
            continue  # its lines cannot be read: that is said already
        with found.from_play(f"{kept.id}: game {game.id}"):
            assert isinstance(game, GameRecord)
            _check_game(game, about or [], at)
    check_seals(kept, sealed, found)
    return at


def chips_of(lines: Sequence[Line]) -> Mapping[str, Moved]:
    """The chips that moved: in a player's journal by table, in a table's by player. The book was audited before."""
    moved: dict[str, list[tuple[datetime, Money]]] = {}
    for line in lines:
        if line.kind in _ABOUT_CHIPS:
            entry = evidence.decoded(line.text, line.number)
            match entry.what:
                case ChipsBrought():
                    other, chips = entry.what.table, entry.what.amount
                case ChipsReturned():
                    other, chips = entry.what.table, -entry.what.amount
                case Seated() | ChipsAdded():
                    other, chips = entry.what.player, entry.what.chips
                case Left():
                    other, chips = entry.what.player, -entry.what.chips
                case _:
                    continue
            moved.setdefault(other, []).append((entry.at, chips))
    return {other: tuple(each) for other, each in moved.items()}


_ABOUT_CHIPS = {str(kind.__struct_config__.tag) for kind in (ChipsBrought, ChipsReturned, Seated, ChipsAdded, Left)}


def _folded(kept: Book, of: Past, found: Mismatches) -> tuple[Table | None, list[Entry], set[tuple[str, str, int]]]:
    """The table, unless a line cannot be folded; all entries that can be read; and who had a bet in which game."""
    at: Table | None = None
    entries: list[Entry] = []
    bettors: set[tuple[str, str, int]] = set()
    for line in in_order(kept, found):
        due: Line | None = None
        allowed = False
        with suppress(*IMPOSSIBLE):  # also a line that belongs into another kind of book
            entry = evidence.decoded(line.text, line.number)
            allowed = at is None or _allowed(at, entry, of)
            if at is not None and isinstance(entry.what, GameDealt):
                bettors |= {(entry.what.play, seat.player, seat.box) for seat in at.seated if seat.bet is not None}
            at, due = state.record(at, entry.what, entry.at, entry.actor)  # type: ignore[arg-type]
        if due != line or (entries and entry.at < entries[-1].at):
            found.add(CHAIN_BROKEN(entry=line.number), kept.id)
            return None, [*entries, *readable(kept, line.number, found)], bettors
        if not allowed:
            found.add(TABLE_NOT_ALLOWED(entry=line.number), kept.id)
        entries.append(entry)
    if at is None or len(entries) < len(kept.lines):
        if not kept.lines:
            found.add(ACCOUNT_WRONG(), kept.id)
        return None, [*entries, *readable(kept, len(entries) + 1, found)], bettors
    return at, entries, bettors


def _check_table(kept: Book, at: Table, found: Mismatches) -> None:
    """The table is as stored, an empty box has no chips, and pot and bonus hold exactly what is staked now."""
    due = at.id, codec.encode(at), at.entries, at.head, at.game
    staked = [(seat.bet.pot + seat.paid, seat.bet.bonus) for seat in at.seated if seat.bet is not None]
    pot, bonus = total(each[0] for each in staked), total(each[1] for each in staked)
    ownerless = any(at.has(account) for box, account in CHIPS.items() if box not in at.seats)
    unequal = total(at.balances.values()) != NOTHING
    held = (at.has(LedgerAccount.POT), at.has(LedgerAccount.BONUS)) == (pot, bonus)
    if due != (kept.id, kept.text, kept.entries, kept.head, kept.play) or unequal or not held or ownerless:
        found.add(ACCOUNT_WRONG(), kept.id)


def _check_game(kept: GameRecord, entries: Sequence[Entry], at: Table | None) -> None:
    """Without the table nobody knows which game is its last one."""
    if not entries:
        raise Refused(NOTHING_COMMITTED())
    last = at is not None and kept.id == f"{at.id}-{at.games}"
    if kept.started_at is None:
        if at is not None and (not last or at.phase in {TablePhase.PLAYING, TablePhase.OVER}):
            raise Refused(ACCOUNT_WRONG())
        table_evidence.check_offered(kept, entries)
        return
    if at is not None and (kept.ended_at is None) != (last and at.phase is TablePhase.PLAYING):
        raise Refused(ACCOUNT_WRONG())
    table_evidence.check(kept, entries)


# ----- what the croupier allows


def _allowed(at: Table, entry: Entry, of: Past) -> bool:
    """Whether the rules of the table allowed it then. The rules of the game are checked later."""
    what, seats = entry.what, at.seats
    if at.phase is TablePhase.CLOSED:
        return False
    match what:
        case Seated():
            free = what.box in range(1, at.terms.boxes + 1) and what.box not in seats
            return free and at.box_of(what.player) is None and entry.actor == f"player:{what.player}"  # C3
        case ChipsAdded():
            return _idle(seats.get(what.box), what.player) and entry.actor == f"player:{what.player}"
        case Left():
            return _idle(seats.get(what.box), what.player) and what.chips == at.chips(what.box)
        case LeavingNoted():
            return what.box in seats
        case BetPlaced():
            return at.phase is TablePhase.BETTING and what.play == at.game and _may_bet(at, what, entry.actor)
        case Decided():
            own = entry.actor == f"box:{what.box}"
            return at.phase is TablePhase.PLAYING and what.play == at.game and own is not what.late  # C13: or the clock
        case GameVoided() if entry.actor == CLOCK:
            return _in_its_phase(at, what) and what.by == HOUSE_ACTOR and _could_not_go_on(at, entry.at)  # C14
        case BettingOpened() if of.lost is not None:
            return at.phase in {TablePhase.WAITING, TablePhase.OVER}  # nobody knows the rules in force then
        case BettingOpened():
            return _opens(at, what, of.newest.table_rules_at(entry.at))
        case BetsReturned() | GameDealt() | GameSettled() | GameVoided():
            return _in_its_phase(at, what)
        case TableClosed():
            return not seats and at.closing and at.opened_by != OF_THE_HOUSE
        case _:
            return True


def _could_not_go_on(at: Table, when: datetime) -> bool:
    due, since = at.due_at, at.stalled_since
    return due is not None and when - due >= UNATTENDED and when - (since or due) >= VOID_AFTER


def _idle(seat: Seat | None, player: str) -> bool:
    """Whether the box is that player's, and not in a game."""
    return seat is not None and seat.player == player and seat.bet is None


def _may_bet(at: Table, bet: BetPlaced, actor: str) -> bool:
    """C3: only its owner bets on a box. C4."""
    seat, terms = at.seats[bet.box], at.posted()
    bonuses = [amount for amount in (bet.red, bet.black) if amount]
    within = terms.ante_min <= bet.ante <= terms.ante_max and bool(bonuses)
    return (
        seat.bet is None
        and seat.leaving is None
        and actor == f"box:{bet.box}"
        and within
        and all(_bonus(terms, amount) for amount in bonuses)
    )


def _bonus(terms: TableTerms, amount: Money) -> bool:
    return terms.bonus_min <= amount <= terms.bonus_max


def _opens(at: Table, what: BettingOpened, rules: TableRules) -> bool:
    """C3, C17: whether enough could bet, and the game was to be played under the rules in force then."""
    able = sum(at.can_bet(box, rules) for box in at.seats)
    in_phase = at.phase in {TablePhase.WAITING, TablePhase.OVER} and able in PLAYERS
    return in_phase and what.rules == table_rules_text.entries(rules)


def _in_its_phase(at: Table, what: BetsReturned | GameDealt | GameSettled | GameVoided) -> bool:
    match what:
        case BetsReturned():
            return at.phase is TablePhase.BETTING and what.play == at.game
        case GameDealt():
            due = len(at.bets) in PLAYERS and next_button(at.button, list(at.bets)) == what.button  # C12
            return at.phase is TablePhase.BETTING and what.play == at.game and due
        case GameSettled() | GameVoided():
            return at.phase is TablePhase.PLAYING and what.play == at.game
