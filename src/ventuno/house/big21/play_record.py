"""A play of Big21 as the house keeps it: its text, its seeds, its rules and its law.

The text is the play; the state can always be computed from it. After a player's move chance moves until it is the
player's turn again. The seeds have fixed its cards beforehand (B3), so a play that was interrupted goes on with the
same card.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Self

import msgspec

from ventuno.house.accounts.events import CardPurchased, PlayPaid, ToPlayer, WinningsRealised
from ventuno.house.big21.draw import Drawn, Seeds, chance_move
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import NOT_YOUR_MOVE
from ventuno.rules.big21 import Choice, Clock, Move, Place, Play, Risk, RuleSet, apply, notation, start
from ventuno.rules.big21.events import CardSold, Event, PlayEnded, Realised
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused

MoveWithEvents = tuple[Move, tuple[Event, ...]]


class PlayRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A play in the store. An offered play has no text, a running one has a text, a finished one has an end."""

    id: str
    owner: str  # the player; of a game at a table (`GameRecord`), the table
    server_seed: str  # hexadecimal; nobody's to see before the play is over; empty if the key that makes it is not here
    commitment: str
    client_seed: str = ""
    rules: str = ""
    law: str = ""
    stake: Money = Money(0)
    started_at: datetime | None = None
    expires_at: datetime | None = None
    ended_at: datetime | None = None
    sequence: int = 0  # how many moves the text holds, chance's included
    text: str = ""
    seed_reference: str | msgspec.UnsetType = msgspec.UNSET  # stored instead of the seed; unset: the seed is stored

    def __repr__(self) -> str:
        """Without the seed: what is printed is read by people."""
        return f"{type(self).__name__}({self.id!r}, sequence={self.sequence}, ended_at={self.ended_at})"

    def ended(self, at: datetime) -> Self:
        """The same play, over at that time: its seed is public, and stored."""
        return msgspec.structs.replace(self, ended_at=at, seed_reference=msgspec.UNSET)

    @property
    def unchecked(self) -> bool:
        """Whether its seed needs a key that is not here: its cards cannot be checked yet."""
        return not self.server_seed and self.ended_at is None and isinstance(self.seed_reference, str)

    @property
    def seeds(self) -> Seeds:
        assert self.server_seed
        return Seeds(bytes.fromhex(self.server_seed), self.client_seed.encode())


class Progress(msgspec.Struct, frozen=True):
    """The state of a play, and how far its streams of chance are."""

    play: Play
    drawn: Drawn


class PlayStep(msgspec.Struct, frozen=True):
    """What a move has led to: where the play stands now, and each move on the way with its events.

    The player's move comes first, then chance's answers to it.
    """

    progress: Progress
    made: tuple[MoveWithEvents, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple([move for move, _ in self.made])

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple([event for _, events in self.made for event in events])

    @property
    def lines(self) -> str:
        return "".join([f"{notation.write_move(move)}\n" for move, _ in self.made])


def expires_at(rules: RuleSet, started_at: datetime) -> datetime:
    """Art. 23, B16."""
    return started_at + timedelta(hours=rules.hours_max)


def header(rules: RuleSet, stake: Money) -> str:
    return f"{notation.Header(rules, stake.centimes)}\n"


def begin(rules: RuleSet, stake: Money, law: Law, seeds: Seeds) -> PlayStep:
    """Art. 4.1, 9: the first card is dealt at once."""
    return chance(Progress(start(rules, stake.centimes), Drawn()), law, seeds)


def resume(text: str) -> Progress:
    """The state of the play of this text: the text is replayed."""
    head, moves = notation.read(text)
    play, drawn = start(head.rules, head.stake_centimes), Drawn()
    for move in moves:
        play, _ = apply(play, move)
        drawn = drawn.and_(move)
    return Progress(play, drawn)


def players_move(text: str) -> Place | Choice | Risk:
    """A move that a player may make."""
    move = notation.read_move(text)
    if not isinstance(move, Place | Choice | Risk):
        raise Refused(NOT_YOUR_MOVE(move=notation.write_move(move)))
    return move


def advance(progress: Progress, move: Move, law: Law, seeds: Seeds) -> PlayStep:
    """The move, then chance's, until the player must choose again or the play is over."""
    play, events = apply(progress.play, move)
    return chance(Progress(play, progress.drawn.and_(move)), law, seeds, (move, events))


def expire(progress: Progress) -> PlayStep:
    play, events = apply(progress.play, Clock.EXPIRE)
    return PlayStep(Progress(play, progress.drawn), ((Clock.EXPIRE, events),))


def chance(progress: Progress, law: Law, seeds: Seeds, *made: MoveWithEvents) -> PlayStep:
    """Add chance's moves until the player must choose again or the play is over."""
    while move := chance_move(progress.play, law, seeds, progress.drawn):
        play, events = apply(progress.play, move)
        progress = Progress(play, progress.drawn.and_(move))
        made = (*made, (move, events))
    return PlayStep(progress, made)


def settle(play: str, events: Sequence[Event], at: datetime) -> tuple[ToPlayer, ...]:
    """What the events of the rules mean for the money: P1, B15, Art. 19.2, 23."""
    happened: list[ToPlayer] = []
    for event in events:
        match event:
            case CardSold():
                happened.append(
                    CardPurchased(
                        play=play,
                        from_realised=Money(event.from_realised_centimes),
                        from_balance=Money(event.from_balance_centimes),
                    )
                )
            case Realised() if event.amount_centimes:
                happened.append(WinningsRealised(play=play, amount=Money(event.amount_centimes)))
            case PlayEnded():
                paid = Money(event.paid_out_centimes)
                happened.append(PlayPaid(play=play, why=event.why.value, paid_out=paid, ended_at=at))
            case _:
                pass
    return tuple(happened)
