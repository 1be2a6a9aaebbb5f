"""Evidence of a game at a table: that it was dealt, played and paid as its seeds, its bets and the rules say.

The audit checks every game in the store in this way, and anyone can check an exported game, as in `house/big21`. The
cards follow from the text and the seeds, so the journal says nothing about them. What the journal says about bets,
decisions and chips must follow from the text, entry by entry: nothing may be missing, and nothing may be added.
"""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise

import msgspec

from ventuno.house.big21 import evidence
from ventuno.house.big21.evidence import ExportedLine
from ventuno.house.findings import (
    BETS_WRONG,
    CARD_MISSING,
    COMMITMENT_BROKEN,
    DECISION_WRONG,
    DRAW_WRONG,
    MONEY_WRONG,
    NOT_AN_EXPORT,
    NOT_FINISHED,
    NOTHING_COMMITTED,
    PLAYERS_SEEDS_WRONG,
    TERMS_WRONG,
)
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money, total
from ventuno.house.tables import deck
from ventuno.house.tables.events import (
    BetPlaced,
    BetsReturned,
    BettingOpened,
    BonusPayment,
    Decided,
    GameDealt,
    GameSettled,
    GameVoided,
    Staked,
)
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.postings import postings_of
from ventuno.rules.challenge import (
    Bet,
    ChallengeGame,
    ChanceMove,
    Decision,
    GamePhase,
    Move,
    apply,
    notation,
    table_rules_text,
)
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.refusals import Refused

FORMAT = "ventuno table game 1"


class TableExport(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game that anyone can check."""

    format: str
    game: str
    table: str
    commitment: str
    server_seed: str
    client_seed: str
    started_at: datetime
    ended_at: datetime
    text: str
    hash_before: str  # of the journal's line before the first one here
    journal: tuple[ExportedLine, ...]


class VerifiedGame(msgspec.Struct, frozen=True):
    """What has been checked."""

    game: str
    players: int
    draws: int
    moves: int
    postings: int
    pot: Money
    winner: int | None  # none: it was void (C14)


class _Headed(msgspec.Struct):
    """Any file that names its format."""

    format: str = ""


Bets = dict[int, BetPlaced]  # by box, in the order they were placed


def export(kept: GameRecord, lines: Sequence[Line], hash_before: str) -> TableExport:
    """`lines`: the table's journal, from the line with the commitment to the line that settles the game."""
    if kept.started_at is None or kept.ended_at is None:
        raise Refused(NOT_FINISHED())
    return TableExport(
        format=FORMAT,
        game=kept.id,
        table=kept.owner,
        commitment=kept.commitment,
        server_seed=kept.server_seed,
        client_seed=kept.client_seed,
        started_at=kept.started_at,
        ended_at=kept.ended_at,
        text=kept.text,
        hash_before=hash_before,
        journal=evidence.exported_lines(kept.id, lines),
    )


def is_export(text: str) -> bool:
    """Whether the file says that it is an export of a game. Only `verify` checks it."""
    try:
        return codec.decode(text, _Headed).format == FORMAT
    except ValueError:
        return False


def verify(text: str) -> VerifiedGame:
    """What an export proves; `Refused` names the first thing that does not fit."""
    try:
        exported = codec.decode(text, TableExport)
        bytes.fromhex(exported.server_seed)
    except ValueError:
        raise Refused(NOT_AN_EXPORT()) from None
    if exported.format != FORMAT or exported.game.rpartition("-")[0] != exported.table:
        raise Refused(NOT_AN_EXPORT())
    started, moves = notation.read(exported.text)
    kept = GameRecord(
        id=exported.game,
        owner=exported.table,
        server_seed=exported.server_seed,
        commitment=exported.commitment,
        client_seed=exported.client_seed,
        rules=started.rules.name,
        stake=Money(started.pot_centimes),
        started_at=exported.started_at,
        ended_at=exported.ended_at,
        sequence=len(moves),
        text=exported.text,
    )
    return check(kept, evidence.unchained(exported.hash_before, exported.journal))


def check(kept: GameRecord, entries: Sequence[Entry]) -> VerifiedGame:
    """Compare a game that was dealt with the journal's entries about it."""
    check_commitment(kept, entries)
    started, moves = notation.read(kept.text)
    bets, rules, rest = _betting(entries)
    if rules != table_rules_text.entries(started.rules):  # C17: the odds were fixed before the first bet
        raise Refused(TERMS_WRONG())
    _check_bets(kept, started, bets, rest)
    decisions, game = _replayed(kept, started, moves)
    ending = _check_decisions(decisions, rest)
    _check_end(kept, game, ending, entries)
    _check_times(kept, entries, rest)
    return VerifiedGame(
        game=kept.id,
        players=len(game.order),
        draws=sum(isinstance(move, ChanceMove) for move in moves),
        moves=len(moves),
        postings=sum(len(entry.postings) for entry in entries),
        pot=Money(game.pot_centimes),
        winner=game.winner,
    )


def check_offered(kept: GameRecord, entries: Sequence[Entry]) -> None:
    """A game that was not dealt yet: nothing can have happened except bets that were placed and returned."""
    check_commitment(kept, entries)
    _, _, rest = _betting(entries)
    if rest:
        raise Refused(BETS_WRONG(entry=rest[0].number))
    if kept.text or kept.client_seed or kept.ended_at is not None:
        raise Refused(TERMS_WRONG())


def check_commitment(kept: GameRecord, entries: Sequence[Entry]) -> None:
    """C5: the seed fits the commitment, which is the same however often betting was opened (C3)."""
    if not kept.unchecked and not evidence.opens(kept.server_seed, kept.commitment):
        raise Refused(COMMITMENT_BROKEN())
    if not entries or not isinstance(entries[0].what, BettingOpened):
        raise Refused(NOTHING_COMMITTED())
    for entry in entries:
        if isinstance(entry.what, BettingOpened) and entry.what.commitment != kept.commitment:
            raise Refused(NOTHING_COMMITTED())
        if getattr(entry.what, "play", None) != kept.id:
            raise Refused(TERMS_WRONG())


def _betting(entries: Sequence[Entry]) -> tuple[Bets, str, Sequence[Entry]]:
    """The bets of the game, the rules they were made under, and the entries after them.

    If too few had bet before, those bets went back (C3). Betting may then open again under newer rules (C17).
    """
    bets, rules, opened = Bets(), "", False
    for position, entry in enumerate(entries):
        match entry.what:
            case BettingOpened() if not opened:
                opened, rules = True, entry.what.rules
            case BetPlaced() as bet if opened and bet.box not in bets:
                bets[bet.box] = bet
            case BetsReturned() if opened and len(bets) not in PLAYERS and entry.what.stakes == _staked(bets):
                bets, opened = {}, False
            case _:
                return bets, rules, entries[position:]
        _check_postings(entry)
    return bets, rules, ()


def _staked(bets: Bets) -> tuple[Staked, ...]:
    return tuple(Staked(box, bets[box].ante, bets[box].red, bets[box].black) for box in sorted(bets))


def _check_bets(kept: GameRecord, started: ChallengeGame, bets: Bets, rest: Sequence[Entry]) -> None:
    """C4, C5: the text begins with the bets that were placed, and the deck's seed contains everybody's seed."""
    dealt = rest[0] if rest else None
    if dealt is None or not isinstance(dealt.what, GameDealt):
        raise Refused(BETS_WRONG(entry=0 if dealt is None else dealt.number))
    placed = tuple(_bet(bets[box]) if box in bets else None for box in range(1, max(bets, default=0) + 1))
    if placed != started.bets or dealt.what.button != started.button:
        raise Refused(BETS_WRONG(entry=dealt.number))
    if kept.client_seed != deck.client_seed({box: bet.seed for box, bet in bets.items()}):
        raise Refused(PLAYERS_SEEDS_WRONG())
    antes = total(bet.ante for bet in bets.values())
    if (kept.rules, kept.law, kept.stake, kept.expires_at) != (started.rules.name, "", antes, None):
        raise Refused(TERMS_WRONG())
    _check_postings(dealt)


def _bet(placed: BetPlaced) -> Bet:
    return Bet(placed.ante.centimes, placed.red.centimes, placed.black.centimes)


def _replayed(
    kept: GameRecord, game: ChallengeGame, moves: Sequence[Move]
) -> tuple[list[tuple[int, int, Money]], ChallengeGame]:
    """Replay the whole game and draw every card again. Returns each decision: the box, the card and the payment."""
    decisions: list[tuple[int, int, Money]] = []
    for line, move in enumerate(moves, start=2):
        due = None if kept.unchecked else deck.chance_move(game, kept.seeds)
        if isinstance(move, ChanceMove) and due is not None and move != due:
            raise Refused(DRAW_WRONG(found=notation.write_move(move), due=notation.write_move(due)), line)
        box, card = game.turn, game.card_asked
        try:
            after, _ = apply(game, move)
        except Refused as refused:
            raise Refused(refused.refusal, line) from None
        if isinstance(move, Decision):
            assert box is not None
            assert card is not None
            price = game.bet(box).ante_centimes if move is Decision.PAY else 0
            decisions.append((box, card, Money(price)))
        game = after
    if not kept.unchecked and deck.chance_move(game, kept.seeds) is not None:
        raise Refused(CARD_MISSING())
    if (game.phase in {GamePhase.OVER, GamePhase.VOID}) != (kept.ended_at is not None) or len(moves) != kept.sequence:
        raise Refused(NOT_FINISHED())
    return decisions, game


def _check_decisions(decisions: Sequence[tuple[int, int, Money]], rest: Sequence[Entry]) -> Sequence[Entry]:
    """C6, C13: each decision is on record, in order, and late players stayed. Returns the entries after them."""
    ending = rest[1 + len(decisions) :]
    recorded = rest[1 : 1 + len(decisions)]
    for entry, decision in zip(recorded, decisions, strict=False):
        what = entry.what
        if not isinstance(what, Decided) or (what.box, what.card, what.paid) != decision:
            raise Refused(DECISION_WRONG(entry=entry.number))
        if what.late and what.paid:
            raise Refused(DECISION_WRONG(entry=entry.number))
        _check_postings(entry)
    if len(recorded) < len(decisions) or (ending and isinstance(ending[0].what, Decided)):
        raise Refused(DECISION_WRONG(entry=(ending or rest)[-1].number))
    return ending


def _check_end(kept: GameRecord, game: ChallengeGame, ending: Sequence[Entry], entries: Sequence[Entry]) -> None:
    """C8, C14: what everybody gets follows from the game, and nothing comes after it."""
    if kept.ended_at is None and not ending:
        return
    if len(ending) != 1:
        raise Refused(MONEY_WRONG(entry=entries[-1].number))
    (entry,) = ending
    match entry.what:
        case GameSettled():
            due: GameSettled | GameVoided | None = _ended(kept.id, game, entry.what.until)
        case GameVoided():
            due = _voided(kept.id, game, entry.what)
        case _:
            due = None
    if due is None or entry.what != due:
        raise Refused(MONEY_WRONG(entry=entry.number))
    _check_postings(entry)
    if entry.at != kept.ended_at:
        raise Refused(TERMS_WRONG())


def _ended(play: str, game: ChallengeGame, until: datetime) -> GameSettled | None:
    if game.winner is None:
        return None
    return GameSettled(
        play=play,
        winner=game.winner,
        pot=Money(game.pot_centimes),
        staked=total(Money(game.bet(box).bonus_centimes) for box in game.order),
        bonus=tuple(BonusPayment(box, Money(game.bonus_centimes(box))) for box in sorted(game.order)),
        until=until,
    )


def _voided(play: str, game: ChallengeGame, found: GameVoided) -> GameVoided | None:
    """The event that is due. `until` and `house_entries` do not follow from the game, so they are taken as they are."""
    if game.voided is None:
        return None
    bets = {box: game.bet(box) for box in sorted(game.order)}
    stakes = tuple(
        Staked(box, Money(game.paid_centimes(box)), Money(bet.red_centimes), Money(bet.black_centimes))
        for box, bet in bets.items()
    )
    by, reason = game.voided.by, game.voided.reason
    return msgspec.structs.replace(found, play=play, by=by, reason=reason, stakes=stakes)


def _check_times(kept: GameRecord, entries: Sequence[Entry], rest: Sequence[Entry]) -> None:
    """The times are in order, and nobody was called late before their time was over (C13)."""
    if any(after.at < before.at for before, after in pairwise(entries)) or rest[0].at != kept.started_at:
        raise Refused(TERMS_WRONG())
    for before, after in pairwise(rest):
        if isinstance(after.what, Decided) and after.what.late:
            assert isinstance(before.what, GameDealt | Decided)
            if after.at < before.what.until:
                raise Refused(DECISION_WRONG(entry=after.number))


def _check_postings(entry: Entry) -> None:
    if entry.postings != postings_of(entry.what) or entry.balance is not None:  # type: ignore[arg-type]  # a table's
        raise Refused(MONEY_WRONG(entry=entry.number))
