"""Recovery codes and reset links: found by their hashes. They are written together with the journal of their player."""

from typing import NamedTuple

from ventuno.house.access.recovery import KeptCode, KeptLink
from ventuno.store.executor import Executor, Select


class RecoveryCodeRow(NamedTuple):
    player: str
    made: int
    number: int


class ResetLinkRow(NamedTuple):
    player: str
    made: int


FIND_CODE = Select(
    RecoveryCodeRow._make, "SELECT player, made, number FROM recovery_codes WHERE player = $1 AND code_hash = $2"
)

FIND_LINK = Select(ResetLinkRow._make, "SELECT player, made FROM reset_links WHERE token_hash = $1")


class RecoveryStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def code(self, player: str, code_hash: str) -> KeptCode | None:
        row = await self._executor.find(FIND_CODE(player, code_hash))
        return None if row is None else KeptCode(player=row.player, made=row.made, number=row.number)

    async def link(self, token_hash: str) -> KeptLink | None:
        """It may be too old: the player's journal says so."""
        row = await self._executor.find(FIND_LINK(token_hash))
        return None if row is None else KeptLink(player=row.player, made=row.made)
