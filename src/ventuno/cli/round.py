"""`ventuno round`: audit, monitor and self-check in one, with what it found on record (requirements 13, 14, 36, 37)."""

import asyncio
import os
from typing import Annotated, Any

import typer

from ventuno.cli.options import DatabaseOption
from ventuno.cli.options import actor as somebody
from ventuno.cli.output import JsonOption, LanguageOption, Speech, print_facts, print_json, tell
from ventuno.desk import Desk, rounds
from ventuno.desk.rounds import Round
from ventuno.house import wire
from ventuno.house.happenings import AlertRaised
from ventuno.house.journal import Entry
from ventuno.house.terms import BOOK
from ventuno.rules.language import Language
from ventuno.server import settings
from ventuno.store import places
from ventuno.store.entropy import entropy
from ventuno.store.protocol import Store

# In whose name a server asks for it, and why; what they may do is judged by the house's journal.
ACTOR, REASON = "VENTUNO_ACTOR", "VENTUNO_REASON"


def round(  # noqa: A001  # the command's name
    *,
    once_a_day: Annotated[
        bool, typer.Option("--once-a-day", help="Only if none was made since it was last due (VENTUNO_ROUND_HOUR).")
    ] = False,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LanguageOption = Language.EN,  # noqa: ARG001  # taken by its callback
) -> None:
    """Audit the house, watch its payout, check its software; record it, and raise alerts for what must be looked at."""
    facts = asyncio.run(_made(database or places.default(), once_a_day=once_a_day))
    if json:
        print_json(facts)
        return
    raised = [f"{alert['subject']}: {_listed(alert['facts'])}" for alert in facts.pop("alerts", ())]
    print_facts(facts | {f"alert {number}": said for number, said in enumerate(raised, start=1)})


async def _made(place: str, *, once_a_day: bool) -> dict[str, Any]:
    given = settings.from_environment(os.environ)
    store = await places.open_store(place)
    try:
        at = places.now()
        due = rounds.due_at(at, given.round_hour) if once_a_day else None
        if due is not None and (last := rounds.made_since(await rounds.founded(store), due)) is not None:
            return {"made": False, "entry": last.entry}
        found = await rounds.make(store, at, settings.hashed(given), tell, reason=os.environ.get(REASON) or None)
        key = entropy(8).hex() if due is None else rounds.key_of(due)
        desk, actor = Desk(store, places.now, entropy), os.environ.get(ACTOR) or somebody()
        entry = await rounds.record(desk, found, key=key, actor=actor, due=due)
        if entry is None:  # another process was quicker
            last = (await rounds.founded(store)).round
            return {"made": False, "entry": None if last is None else last.entry}
        return {"made": True, "entry": entry, **_facts(found), "alerts": await _alerts(store, entry)}
    finally:
        await store.close()


def _facts(found: Round) -> dict[str, Any]:
    made, watched = found.made, found.made.watched
    return {
        "books": made.books,
        "entries": made.entries,
        "plays": made.plays,
        "problem": None if found.audited.problem is None else found.audited.problem.said_in(Speech.language),
        "payout": None if watched is None else watched.payout.value,
        "chance": None if watched is None else watched.chance.value,
        "software": made.software,
        "configuration": made.configuration,
    }


async def _alerts(store: Store, entry: int) -> list[dict[str, Any]]:
    """Those that follow the round in the journal."""
    raised = []
    for line in await store.lines(BOOK, after=entry):
        what = wire.decode(line.text, Entry).what
        if not isinstance(what, AlertRaised):
            break
        raised.append({"alert": line.number, "subject": what.subject.value, "facts": what.about | what.facts})
    return raised


def _listed(facts: dict[str, str]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
