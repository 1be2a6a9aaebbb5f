"""Plays of Big21: one by one, a player's, and all that are running.

A game at a table is kept in the same columns of the same SQL table, with the table as its owner: `tables.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple, TypeVar

import msgspec

from ventuno.house.accounts.player import Player
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables.game_record import GameRecord
from ventuno.house.tables.state import PREFIX as TABLE_PREFIX
from ventuno.store.executor import Columns, Executor, Select
from ventuno.store.keys import seeds
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import instant_or_none, microseconds

NUMBER_MAX = 2**62  # more plays than any player has

COLUMNS = """
    p.id, p.player, p.server_seed, p.commitment, p.client_seed, p.rules, p.law, p.stake,
    p.started_us, p.expires_us, p.ended_us, p.sequence, p.text
"""

P = TypeVar("P", bound=PlayRecord)


@dataclass(frozen=True, slots=True)
class Held:
    """What all running plays of Big21 hold together."""

    plays: int
    stakes: Money  # and purchases
    realised: Money  # Art. 19.2


class PlayRow(NamedTuple):
    id: str
    player: str  # of a game at a table, the table
    server_seed: str
    commitment: str
    client_seed: str
    rules: str
    law: str
    stake: int  # centimes
    started_us: int | None
    expires_us: int | None
    ended_us: int | None
    sequence: int
    text: str

    @classmethod
    def joined(cls, columns: Columns) -> "PlayRow | None":
        """From a LEFT JOIN, where all columns are NULL if there is no play."""
        identity, *_ = columns
        return None if identity is None else cls._make(columns)

    def record(self, keys: KeyRing) -> PlayRecord:
        return self._as(GameRecord if self.player.startswith(TABLE_PREFIX) else PlayRecord, keys)

    def game_record(self, keys: KeyRing) -> GameRecord:
        return self._as(GameRecord, keys)

    def _as(self, kind: type[P], keys: KeyRing) -> P:
        return kind(
            id=self.id,
            owner=self.player,
            server_seed=seeds.seed_of(keys, self.id, self.server_seed),
            commitment=self.commitment,
            client_seed=self.client_seed,
            rules=self.rules,
            law=self.law,
            stake=Money(self.stake),
            started_at=instant_or_none(self.started_us),
            expires_at=instant_or_none(self.expires_us),
            ended_at=instant_or_none(self.ended_us),
            sequence=self.sequence,
            text=self.text,
            seed_reference=self.server_seed if seeds.is_reference(self.server_seed) else msgspec.UNSET,
        )


class PlayWithAccountRow(NamedTuple):
    account: str  # JSON
    play: PlayRow

    @classmethod
    def read(cls, columns: Columns) -> "PlayWithAccountRow":
        account, *play = columns
        return cls(account, PlayRow._make(play))


class AccountTextRow(NamedTuple):
    text: str


class _Balances(msgspec.Struct):
    """Only the balances of an account, in centimes: decoding ten thousand whole accounts would take a second."""

    balances: dict[LedgerAccount, int] = {}


_BALANCES = msgspec.json.Decoder(_Balances)

FIND_PLAY = Select(PlayRow._make, f"SELECT {COLUMNS} FROM plays p WHERE id = $1")

LIST_PLAYS_OF_PLAYER = Select(
    PlayRow._make,
    f"SELECT {COLUMNS} FROM plays p WHERE player = $1 AND number < $2 ORDER BY number DESC LIMIT $3",
)

LIST_OVERDUE_PLAYS = Select(
    PlayRow._make,
    f"""
    SELECT {COLUMNS} FROM plays p
    WHERE ended_us IS NULL AND expires_us IS NOT NULL AND expires_us <= $1 ORDER BY expires_us LIMIT $2
    """,
)

LIST_RUNNING_PLAYS = Select(
    PlayRow._make,
    f"""
    SELECT {COLUMNS} FROM plays p
    WHERE ended_us IS NULL AND expires_us IS NOT NULL AND id > $1 ORDER BY id LIMIT $2
    """,
)

LIST_RUNNING_PLAYS_WITH_ACCOUNTS = Select(
    PlayWithAccountRow.read,
    f"""
    SELECT b.text AS account, {COLUMNS} FROM plays p JOIN books b ON b.id = p.player
    WHERE p.ended_us IS NULL AND p.expires_us IS NOT NULL AND (p.expires_us, p.id) > ($1, $2)
    ORDER BY p.expires_us, p.id LIMIT $3
    """,
)

LIST_ACCOUNTS_OF_RUNNING_PLAYS = Select(
    AccountTextRow._make,
    """
    SELECT b.text FROM plays p JOIN books b ON b.id = p.player
    WHERE p.ended_us IS NULL AND p.expires_us IS NOT NULL
    """,
)


class PlayStore:
    def __init__(self, executor: Executor, keys: KeyRing) -> None:
        self._executor = executor
        self._keys = keys

    async def find(self, play: str) -> PlayRecord | None:
        """A play, or a game at a table."""
        row = await self._executor.find(FIND_PLAY(play))
        return None if row is None else row.record(self._keys)

    async def of_player(self, player: str, *, before: int | None = None, most: int = 100) -> Sequence[PlayRecord]:
        """A player's plays before that number, the newest first."""
        rows = await self._executor.fetch(LIST_PLAYS_OF_PLAYER(player, before or NUMBER_MAX, most))
        return [row.record(self._keys) for row in rows]

    async def overdue(self, at: datetime, *, most: int) -> Sequence[PlayRecord]:
        """Running plays whose time is over."""
        rows = await self._executor.fetch(LIST_OVERDUE_PLAYS(microseconds(at), most))
        return [row.record(self._keys) for row in rows]

    async def running(self, *, after: str = "", most: int = 1000) -> Sequence[PlayRecord]:
        """Requirement 17: the register of unfinished plays after that play, by name."""
        return [row.record(self._keys) for row in await self._executor.fetch(LIST_RUNNING_PLAYS(after, most))]

    async def running_with_accounts(
        self, *, after: str | None = None, most: int = 100
    ) -> Sequence[tuple[PlayRecord, Player]]:
        """Running plays after that play, with the accounts that hold their money. The next to expire comes first."""
        expires_us, name = -1, ""
        if after is not None:
            last = await self._executor.find(FIND_PLAY(after))
            if last is None or last.expires_us is None:
                return []
            expires_us, name = last.expires_us, after
        rows = await self._executor.fetch(LIST_RUNNING_PLAYS_WITH_ACCOUNTS(expires_us, name, most))
        return [(row.play.record(self._keys), codec.decode(row.account, Player)) for row in rows]

    async def held(self) -> Held:
        """What all running plays hold, added up."""
        rows = await self._executor.fetch(LIST_ACCOUNTS_OF_RUNNING_PLAYS())
        balances = [_BALANCES.decode(row.text).balances for row in rows]
        stakes = sum(each.get(LedgerAccount.HELD, 0) for each in balances)
        realised = sum(each.get(LedgerAccount.REALISED, 0) for each in balances)
        return Held(len(balances), Money(stakes), Money(realised))
