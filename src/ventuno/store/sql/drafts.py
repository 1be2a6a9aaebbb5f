"""Drafts of rule sets and laws. They belong to no book: only what is published is in a journal."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from ventuno.house.ledger import codec
from ventuno.house.office.drafts import Draft, DraftFigures, DraftProblem, Kind
from ventuno.rules.language import Language
from ventuno.store.executor import Executor, Select, Write
from ventuno.store.times import instant, instant_or_none, microseconds, microseconds_or_none

COLUMNS = """
    id, request, kind, name, text, changes, reason, effective_us, made_by, changed_by, changed_us, version,
    skill, target, ceiling, figures, running, state, problem
"""


class DraftRow(NamedTuple):
    id: str
    request: str
    kind: Kind
    name: str
    text: str | None
    changes: str  # JSON, by language
    reason: str
    effective_us: int | None
    made_by: str
    changed_by: str
    changed_us: int
    version: int
    skill: float | None
    target: float | None
    ceiling: float | None
    figures: str | None  # JSON
    running: str | None  # JSON
    state: Literal["ready", "working", "failed"]
    problem: str | None  # JSON

    @classmethod
    def of(cls, draft: Draft) -> "DraftRow":
        return cls(
            id=draft.id,
            request=draft.request,
            kind=draft.kind,
            name=draft.name,
            text=draft.text,
            changes=codec.encode(draft.changes),
            reason=draft.reason,
            effective_us=microseconds_or_none(draft.effective_at),
            made_by=draft.made_by,
            changed_by=draft.changed_by,
            changed_us=microseconds(draft.changed_at),
            version=draft.version,
            skill=draft.skill,
            target=draft.target,
            ceiling=draft.ceiling,
            figures=_json(draft.figures),
            running=_json(draft.running),
            state=draft.state,
            problem=_json(draft.problem),
        )

    def draft(self) -> Draft:
        return Draft(
            id=self.id,
            request=self.request,
            kind=self.kind,
            name=self.name,
            text=self.text,
            changes=codec.decode(self.changes, dict[Language, str]),
            reason=self.reason,
            effective_at=instant_or_none(self.effective_us),
            made_by=self.made_by,
            changed_by=self.changed_by,
            changed_at=instant(self.changed_us),
            version=self.version,
            skill=self.skill,
            target=self.target,
            ceiling=self.ceiling,
            figures=None if self.figures is None else codec.decode(self.figures, DraftFigures),
            running=None if self.running is None else codec.decode(self.running, DraftFigures),
            state=self.state,
            problem=None if self.problem is None else codec.decode(self.problem, DraftProblem),
        )


def _json(value: object) -> str | None:
    return None if value is None else codec.encode(value)


FIND_DRAFT = Select(DraftRow._make, f"SELECT {COLUMNS} FROM drafts WHERE id = $1")

LIST_DRAFTS = Select(DraftRow._make, f"SELECT {COLUMNS} FROM drafts ORDER BY changed_us DESC, id")

KEEP_DRAFT = Write(
    f"""
    INSERT INTO drafts ({COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
    ON CONFLICT (id) DO NOTHING RETURNING 1
    """
)

CHANGE_DRAFT = Write(
    """
    UPDATE drafts
    SET changes = $3, reason = $4, effective_us = $5, changed_by = $6, changed_us = $7, version = version + 1
    WHERE id = $1 AND version = $2 RETURNING 1
    """
)

FILL_DRAFT = Write(  # two workers may have worked on it: the first result stays
    """
    UPDATE drafts
    SET text = $2, skill = $3, figures = $4, running = $5, state = $6, problem = $7,
        version = version + CASE WHEN text IS NULL AND CAST($2 AS TEXT) IS NOT NULL THEN 1 ELSE 0 END
    WHERE id = $1 AND state <> 'ready' RETURNING 1
    """
)

DISCARD_DRAFT = Write(
    "DELETE FROM drafts WHERE id = $1 AND version = COALESCE(CAST($2 AS BIGINT), version) RETURNING 1"
)


class DraftStore:
    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    async def keep(self, draft: Draft) -> bool:
        """Keep a new draft. False if there is one of that name."""
        return bool(await self._executor.write(KEEP_DRAFT(*DraftRow.of(draft))))

    async def find(self, draft: str) -> Draft | None:
        row = await self._executor.find(FIND_DRAFT(draft))
        return None if row is None else row.draft()

    async def all(self) -> Sequence[Draft]:
        """All drafts, the last changed first."""
        return [row.draft() for row in await self._executor.fetch(LIST_DRAFTS())]

    async def change(self, draft: Draft) -> bool:
        """Change what players are told, why and from when; the version rises. False if it has another version now."""
        row = DraftRow.of(draft)
        changed = await self._executor.write(
            CHANGE_DRAFT(
                *(row.id, row.version),
                *(row.changes, row.reason, row.effective_us, row.changed_by, row.changed_us),
            )
        )
        return bool(changed)

    async def fill(self, draft: Draft) -> bool:
        """Add what was calculated: a law, figures, or why there are none. False if that was added before.

        If there was no law before, the version rises, because whoever publishes the draft must have seen the law.
        """
        row = DraftRow.of(draft)
        filled = await self._executor.write(
            FILL_DRAFT(row.id, row.text, row.skill, row.figures, row.running, row.state, row.problem)
        )
        return bool(filled)

    async def discard(self, draft: str, version: int | None = None) -> bool:
        """Delete the draft. False if there is none, or if it has not the version given."""
        return bool(await self._executor.write(DISCARD_DRAFT(draft, version)))
