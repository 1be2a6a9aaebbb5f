"""What a PostgreSQL database says of itself: its schema, who owns it, and its indexes where it can check them.

The schema that is due stands in `parts.txt`, because a role that may only read cannot make one to compare with. It is
written by `tools/parts.py` from a database that the migrations have made, and a test holds it to them.

Damage is found by the extension amcheck, if somebody has installed it (`CREATE EXTENSION amcheck`) and lets the role
use it, and by checksums of pages, if the cluster was made with them. Where they are missing, the inspection says so.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from ventuno.rules.refusals import Refused
from ventuno.store.executor import Executor, Select
from ventuno.store.inspection import Flaw, Inspection, SchemaPart, compared

FILE: Final = "parts.txt"

NO_AMCHECK: Final = "amcheck"
NO_CHECKSUMS: Final = "data_checksums"


class PartRow(NamedTuple):
    kind: str
    name: str
    definition: str
    owner: str | None  # none: what belongs to a table belongs to its owner


class NameRow(NamedTuple):
    name: str


class SettingRow(NamedTuple):
    value: str


# What an extension has brought is the operator's own business. `regexp_replace`: the name of our schema is left out.
LIST_PARTS = Select(
    PartRow._make,
    r"""
    WITH ours AS (
        SELECT c.oid, c.relname, c.relkind, c.relowner, c.relrowsecurity FROM pg_class c
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    )
    SELECT 'table' AS kind, o.relname::text AS name,
        concat_ws(' ', o.relkind::text, CASE WHEN o.relrowsecurity THEN 'row security' END, (
            SELECT string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
                CASE WHEN a.attnotnull THEN 'NOT NULL' END, CASE WHEN l.collname <> 'default' THEN l.collname END,
                pg_get_expr(f.adbin, f.adrelid)), ', ' ORDER BY a.attnum)
            FROM pg_attribute a LEFT JOIN pg_attrdef f ON f.adrelid = a.attrelid AND f.adnum = a.attnum
            LEFT JOIN pg_collation l ON l.oid = a.attcollation
            WHERE a.attrelid = o.oid AND a.attnum > 0 AND NOT a.attisdropped
        )) AS definition, pg_get_userbyid(o.relowner)::text AS owner
    FROM ours o
    UNION ALL
    SELECT 'constraint', o.relname || '.' || c.conname,
        concat_ws(' ', pg_get_constraintdef(c.oid), CASE WHEN NOT c.convalidated THEN 'not valid' END), NULL
    FROM ours o JOIN pg_constraint c ON c.conrelid = o.oid WHERE c.contype IN ('p', 'u', 'f', 'c', 'x')
    UNION ALL
    SELECT 'index', x.relname::text, concat_ws(' ',
        regexp_replace(pg_get_indexdef(x.oid), ' ON [^ ]*\.', ' ON '),
        CASE WHEN NOT i.indisvalid THEN 'invalid' END), NULL
    FROM ours o JOIN pg_index i ON i.indrelid = o.oid JOIN pg_class x ON x.oid = i.indexrelid
    UNION ALL
    SELECT 'trigger', o.relname || '.' || t.tgname, concat_ws(' ',
        regexp_replace(pg_get_triggerdef(t.oid, true), '(ON|FUNCTION) ([^ ]*\.)', '\1 ', 'g'), t.tgenabled::text), NULL
    FROM ours o JOIN pg_trigger t ON t.tgrelid = o.oid WHERE NOT t.tgisinternal
    UNION ALL
    SELECT 'trigger', o.relname || '.' || c.conname || ' disabled', t.tgenabled::text, NULL
    FROM ours o JOIN pg_trigger t ON t.tgrelid = o.oid JOIN pg_constraint c ON c.oid = t.tgconstraint
    WHERE t.tgisinternal AND t.tgenabled <> 'O' GROUP BY o.relname, c.conname, t.tgenabled
    UNION ALL
    SELECT 'rule', o.relname || '.' || r.rulename, pg_get_ruledef(r.oid), NULL
    FROM ours o JOIN pg_rewrite r ON r.ev_class = o.oid
    UNION ALL
    SELECT 'policy', o.relname || '.' || p.polname, '', NULL FROM ours o JOIN pg_policy p ON p.polrelid = o.oid
    UNION ALL
    SELECT 'function', p.proname::text, concat_ws(' ', p.prosecdef::text, p.prosrc), pg_get_userbyid(p.proowner)::text
    FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    """,
)

FIND_AMCHECK = Select(
    NameRow._make,
    """
    SELECT n.nspname::text FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'amcheck'
    """,
)

LIST_CHECKABLE_INDEXES = Select(
    NameRow._make,
    """
    SELECT x.oid::text FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid JOIN pg_am a ON a.oid = x.relam
    WHERE x.relnamespace = current_schema()::regnamespace AND a.amname = 'btree' AND i.indisvalid ORDER BY x.relname
    """,
)

FIND_CHECKSUMS = Select(SettingRow._make, "SELECT current_setting('data_checksums') AS value")


async def inspect(executor: Executor) -> Inspection:
    parts = await executor.fetch(LIST_PARTS())
    flaws = [*compared(due(), {(each.kind, each.name): each.definition for each in parts}), *_strangers(parts)]
    missing: list[str] = []
    (checksums,) = await executor.fetch(FIND_CHECKSUMS())
    if checksums.value != "on":
        missing.append(NO_CHECKSUMS)
    if (checker := await executor.find(FIND_AMCHECK())) is None:
        return Inspection(flaws, [*missing, NO_AMCHECK])
    return Inspection([*flaws, *await _damages(executor, checker.name)], missing)


async def _damages(executor: Executor, place: str) -> Sequence[Flaw]:
    """Every index leads to every row of its table, in order."""
    found: list[Flaw] = []
    for index in await executor.fetch(LIST_CHECKABLE_INDEXES()):
        check = Select(tuple, f'SELECT "{place}".bt_index_check({index.name}::oid::regclass, true)')
        try:
            await executor.fetch(check())
        except Refused as refused:
            found.append(Flaw("damaged", said=" ".join(str(refused.refusal.facts.get("problem", "")).split())))
    return found


def _strangers(parts: Sequence[PartRow]) -> Iterator[Flaw]:
    """Whoever owns a table or a function can do anything to it: all of them belong to the owner of `ventuno`."""
    owners = {(each.kind, each.name): each.owner for each in parts if each.owner is not None}
    due_owner = owners.get(("table", "ventuno"))
    for (kind, name), owner in sorted(owners.items()):
        if due_owner is not None and owner != due_owner:
            yield Flaw("owner", kind, name, said=owner, due=due_owner)


@cache
def due() -> dict[SchemaPart, str]:
    lines = (files(__package__) / FILE).read_text("utf-8").splitlines()
    return {(kind, name): definition for kind, name, definition in (line.split("\t") for line in lines)}


def written(parts: Sequence[PartRow]) -> str:
    """The text of `parts.txt` for these parts."""
    lines = (f"{each.kind}\t{each.name}\t{' '.join(each.definition.split())}" for each in parts)
    return "\n".join(sorted(lines)) + "\n"
