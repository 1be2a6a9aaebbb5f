"""What moved, day by day: the sums of the postings of all journals, so that reports need not read every line.

A kind names the event and the two accounts between which money went, for example `play_started:balance>held`. The chips
of all boxes are one account. So nothing is lost: what an account holds is the sum of its kinds. Some events are also
counted by their name alone, because no posting tells how often they happened. The day is that of the entry, in Zurich.
If a play expired and nobody noticed, its entry is of the day on which somebody noticed.

Of no game      deposited, withdrawn, adjusted (from and to, as posted), `opened`: accounts opened
Of Big21        play_started, card_bought (from the balance, or from realised winnings), winnings_realised,
                play_paid; `play_paid` alone: plays over
Of Challenge    chips_brought and chips_returned between accounts and tables; at these seated, chips_added and left;
                bet_placed (antes into the pot, bonus bets), decided (payments into the pot), bets_returned,
                game_ended (the pot to its winner, bonus bets to the bank, what the bank pays on them), game_voided;
                `game_dealt`, `game_ended` and `game_voided` alone: how many
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Self

import msgspec

from ventuno.house.accounts.events import (
    CardPurchased,
    ChipsBrought,
    ChipsReturned,
    GameKind,
    PlayPaid,
    PlayStarted,
    WinningsRealised,
)
from ventuno.house.journal import Entry
from ventuno.house.ledger.calendar import day_of
from ventuno.house.ledger.postings import CHIPS, LedgerAccount
from ventuno.house.tables.events import ToTable

BARE = {"opened", "play_paid", "game_dealt", "game_ended", "game_voided"}
# Players' money, wherever it is. `tables` is in it: chips are on their way while only one of the two books is counted.
OWED = frozenset({"balance", "held", "realised", "pot", "bonus", "chips", "tables"})

_STAKED = ("play_started:balance>held", "card_bought:balance>held", "card_bought:realised>held")
_PRIZES = ("winnings_realised:house>realised", "play_paid:house>balance")
_BONUS_STAKED, _BONUS_PAID = ("game_ended:bonus>house",), ("game_ended:house>chips",)

Key = tuple[str, str, str]  # day, game, kind
Moved = tuple[int, int]  # times, centimes


class DailySum(msgspec.Struct, frozen=True):
    day: str  # or month
    game: str
    kind: str
    times: int
    centimes: int


class PeriodFigures(msgspec.Struct, frozen=True):
    """What an operator reports of some days, in centimes."""

    turnover: dict[GameKind, int]  # P1: stakes and purchases; of Challenge the bonus bets that the bank settled
    prizes: dict[GameKind, int]
    pots: int  # from players to players
    deposits: int
    withdrawals: int
    owed: int  # change of what the house owes to players, including running plays and tables

    @classmethod
    def of(cls, flows: Iterable[DailySum]) -> Self:
        by_kind: dict[str, int] = defaultdict(int)
        for flow in flows:
            by_kind[flow.kind] += flow.centimes

        def added(kinds: Iterable[str]) -> int:
            return sum(by_kind[kind] for kind in kinds)

        return cls(
            turnover={GameKind.BIG21: added(_STAKED), GameKind.CHALLENGE: added(_BONUS_STAKED)},
            prizes={GameKind.BIG21: added(_PRIZES), GameKind.CHALLENGE: added(_BONUS_PAID)},
            pots=by_kind["game_ended:pot>chips"],
            deposits=sum(moved for kind, moved in by_kind.items() if kind.startswith("deposited:")),
            withdrawals=sum(moved for kind, moved in by_kind.items() if kind.startswith("withdrawn:")),
            owed=sum(moved for account, moved in balances(by_kind).items() if account in OWED),
        )

    def payout(self, game: GameKind) -> float | None:
        return self.prizes[game] / self.turnover[game] if self.turnover[game] else None


def balances(by_kind: Mapping[str, int]) -> dict[str, int]:
    """What these flows add to each account, in centimes."""
    found: dict[str, int] = defaultdict(int)
    for kind, moved in by_kind.items():
        _, between, accounts = kind.partition(":")
        if between:
            source, _, target = accounts.partition(">")
            found[source] -= moved
            found[target] += moved
    return dict(found)


def of(entries: Iterable[Entry]) -> dict[Key, Moved]:
    """What some entries moved."""
    found: dict[Key, Moved] = {}
    for entry in entries:
        kinds = dict(_kinds(entry))
        if kinds:
            day, game = day_of(entry.at).isoformat(), _game(entry)
            for kind, centimes in kinds.items():
                times, before = found.get((day, game, kind), (0, 0))
                found[day, game, kind] = times + 1, before + centimes
    return found


def _kinds(entry: Entry) -> Iterator[tuple[str, int]]:
    what = str(entry.what.__struct_config__.tag)
    if what in BARE:
        yield what, 0
    moved: dict[str, int] = defaultdict(int)
    for posting in entry.postings:
        moved[f"{what}:{_spelled(posting.source)}>{_spelled(posting.target)}"] += posting.amount.centimes
    yield from moved.items()


def _spelled(account: LedgerAccount) -> str:
    return "chips" if account in _SEATS else account.value


_SEATS = frozenset(CHIPS.values())


def _game(entry: Entry) -> str:
    match entry.what:
        case PlayStarted() | CardPurchased() | WinningsRealised() | PlayPaid():
            return GameKind.BIG21
        case ChipsBrought() | ChipsReturned():
            return GameKind.CHALLENGE
        case what:
            return GameKind.CHALLENGE if isinstance(what, ToTable) else ""
