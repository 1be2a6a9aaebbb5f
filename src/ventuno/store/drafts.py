"""Drafts of rule sets and laws, and who has read what was announced. The same for both databases.

Drafts are no part of a book. The register of readers says again what the players' books say, is written with them in
one transaction, and is audited with them.
"""

from collections.abc import Sequence
from datetime import datetime

from ventuno.house import wire
from ventuno.house.drafts import Draft, Figures, Problem
from ventuno.rules.language import Language
from ventuno.store import sql
from ventuno.store.counts import Counts
from ventuno.store.protocol import Unread
from ventuno.store.sql import Row

_COLUMNS = (
    "id, request, kind, name, text, changes, reason, effective_us, made_by, changed_by, changed_us, version, "
    "skill, target, ceiling, figures, running, state, problem"
)
_KEEP = (
    f"INSERT INTO drafts ({_COLUMNS}) "  # noqa: S608
    f"VALUES ({', '.join(f'${n}' for n in range(1, 20))}) ON CONFLICT (id) DO NOTHING RETURNING 1"
)
_DRAFT = f"SELECT {_COLUMNS} FROM drafts WHERE id = $1"  # noqa: S608
_DRAFTS = f"SELECT {_COLUMNS} FROM drafts ORDER BY changed_us DESC, id"  # noqa: S608
_CHANGE = (
    "UPDATE drafts SET changes = $3, reason = $4, effective_us = $5, changed_by = $6, changed_us = $7, "
    "version = version + 1 "
    "WHERE id = $1 AND version = $2 RETURNING 1"
)
_FILL = (
    "UPDATE drafts SET text = $2, skill = $3, figures = $4, running = $5, state = $6, problem = $7, "
    "version = version + CASE WHEN text IS NULL AND CAST($2 AS TEXT) IS NOT NULL THEN 1 ELSE 0 END "
    "WHERE id = $1 AND state <> 'ready' RETURNING 1"  # two may have worked on it: what one has found is found
)
_DISCARD = "DELETE FROM drafts WHERE id = $1 AND version = COALESCE(CAST($2 AS BIGINT), version) RETURNING 1"
_READ = (  # those who had an account before it took effect, and of them who have read on after it was announced
    "SELECT count(*), CAST(COALESCE(sum(CASE WHEN read_us >= $2 THEN 1 ELSE 0 END), 0) AS BIGINT) "
    "FROM readers WHERE opened_us < $1"
)
_UNREAD = (
    "SELECT r.player, p.login, r.read_us FROM readers r JOIN people p ON p.player = r.player "
    "WHERE r.opened_us < $1 AND r.read_us < $2 AND r.player > $3 ORDER BY r.player LIMIT $4"
)


class Drafts(Counts):
    async def keep_draft(self, draft: Draft) -> bool:
        return bool(await self.write((_KEEP, _values(draft))))

    async def draft(self, draft: str) -> Draft | None:
        row = await self._one(_DRAFT, draft)
        return None if row is None else _draft(row)

    async def drafts(self) -> Sequence[Draft]:
        return [_draft(row) for row in await self.fetch(_DRAFTS)]

    async def change_draft(self, draft: Draft) -> bool:
        effective = None if draft.effective_at is None else sql.microseconds(draft.effective_at)
        said = wire.encode(draft.changes), draft.reason, effective
        changed = draft.changed_by, sql.microseconds(draft.changed_at)
        return bool(await self.write((_CHANGE, [draft.id, draft.version, *said, *changed])))

    async def fill_draft(self, draft: Draft) -> bool:
        found = [draft.text, draft.skill, *map(_text, (draft.figures, draft.running)), draft.state]
        return bool(await self.write((_FILL, [draft.id, *found, _text(draft.problem)])))

    async def discard_draft(self, draft: str, version: int | None = None) -> bool:
        return bool(await self.write((_DISCARD, [draft, version])))

    async def read_by(self, announced_at: datetime, effective_at: datetime) -> tuple[int, int]:
        ((addressed, read),) = await self.fetch(_READ, *map(sql.microseconds, (effective_at, announced_at)))
        return addressed, read

    async def unread_by(
        self, announced_at: datetime, effective_at: datetime, *, after: str = "", most: int = 100
    ) -> Sequence[Unread]:
        if not after.isprintable():
            return []
        rows = await self.fetch(_UNREAD, *map(sql.microseconds, (effective_at, announced_at)), after, most)
        return [Unread(player, login, sql.since_epoch(read) if read else None) for player, login, read in rows]


def _values(draft: Draft) -> list[object]:
    return [
        *(draft.id, draft.request, draft.kind, draft.name, draft.text, wire.encode(draft.changes), draft.reason),
        None if draft.effective_at is None else sql.microseconds(draft.effective_at),
        *(draft.made_by, draft.changed_by, sql.microseconds(draft.changed_at), draft.version),
        *(draft.skill, draft.target, draft.ceiling, _text(draft.figures), _text(draft.running)),
        *(draft.state, _text(draft.problem)),
    ]


def _text(value: object) -> str | None:
    return None if value is None else wire.encode(value)


def _draft(row: Row) -> Draft:
    return Draft(
        id=row[0],
        request=row[1],
        kind=row[2],
        name=row[3],
        text=row[4],
        changes=wire.decode(row[5], dict[Language, str]),
        reason=row[6],
        effective_at=sql.instant(row[7]),
        made_by=row[8],
        changed_by=row[9],
        changed_at=sql.since_epoch(row[10]),
        version=row[11],
        skill=row[12],
        target=row[13],
        ceiling=row[14],
        figures=None if row[15] is None else wire.decode(row[15], Figures),
        running=None if row[16] is None else wire.decode(row[16], Figures),
        state=row[17],
        problem=None if row[18] is None else wire.decode(row[18], Problem),
    )
