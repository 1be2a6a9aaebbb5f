"""Rule sets and laws as the console shows them: what is on record, who has read it, and what is being prepared."""

from datetime import datetime
from typing import Final, Literal

from msgspec import structs

from ventuno.house.accounts.messages import announcement
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.house.office.events import Founded, LawPublished, OnlineTermsPublished, RulesPublished
from ventuno.house.office.house_state import BOOK, Announced, HouseState, hash_of, in_force
from ventuno.house.office.publishing import NOTICE
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.console.views import books
from ventuno.server.console.wire import terms as wire
from ventuno.server.refusals import NOT_FOUND
from ventuno.store.sql.readers import ReaderStore
from ventuno.store.store import Store

UNREAD_SHOWN: Final = 100
_PUBLICATIONS: Final = ("founded", "rules_published", "law_published", "online_terms_published")
Kind = Literal["rules", "law", "online_terms"]
_MOST: Final = 10_000  # more than any house publishes: a few a year


async def history(store: Store, house: HouseState, at: datetime) -> list[wire.TermsEntry]:
    """The newest first."""
    entries = [
        codec.decode(line.text, Entry) for line in await store.books.recent_lines(BOOK, _PUBLICATIONS, most=_MOST)
    ]
    return [await _entry(store.readers, house, each, at, kind) for each in entries for kind in _kinds(each)]


async def readers(store: Store, entry: int, after: str | None) -> wire.Readers:
    """How many have read one announcement. What the house was founded with was announced to nobody."""
    lines = await store.books.lines(BOOK, after=entry - 1, most=1)
    found = codec.decode(lines[0].text, Entry) if lines else None
    if found is None or not isinstance(found.what, RulesPublished | LawPublished | OnlineTermsPublished):
        raise Refused(NOT_FOUND())
    when = found.at, found.what.effective_at
    addressed, read = await store.readers.count(*when)
    unread = await store.readers.unread(*when, after=after or "", most=UNREAD_SHOWN + 1)
    shown = unread[:UNREAD_SHOWN]
    return wire.Readers(
        addressed=addressed,
        read=read,
        unread=[wire.ReaderLine(player=each.player, login=each.login, read_until=each.read_until) for each in shown],
        after=shown[-1].player if len(unread) > UNREAD_SHOWN else None,
    )


def draft(kept: Draft, language: Language, at: datetime) -> wire.TermsDraft:
    return wire.TermsDraft(
        draft=kept.id,
        kind=kept.kind,
        name=kept.name,
        text=kept.text,
        hash=_hash(kept),
        changes={each.value: text for each, text in kept.changes.items()},
        told=_told(kept, at),
        reason=kept.reason,
        effective_at=kept.effective_at,
        made_by=kept.made_by,
        changed_by=kept.changed_by,
        changed_at=kept.changed_at,
        version=kept.version,
        skill=kept.skill,
        target=kept.target,
        ceiling=kept.ceiling,
        figures=_figures(kept.figures),
        running=_figures(kept.running),
        state=kept.state,
        problem=None if kept.problem is None else kept.problem.said[language],
    )


def _hash(kept: Draft) -> str | None:
    if kept.text is None:
        return None
    return hash_of(kept.text) if kept.kind == "law" else ruleset_text.digest(ruleset_text.parse(kept.text))


def _told(kept: Draft, at: datetime) -> dict[str, str]:
    """What players would read. If the draft has no time, as if it were published now."""
    effective_at = kept.effective_at or at + NOTICE
    changes = {language: text for language, text in kept.changes.items() if text.strip()}
    told = announcement(kept.kind, kept.name, effective_at, changes)
    return {language.value: text for language, text in told.items()}


def _figures(found: DraftFigures | None) -> wire.SteeringFigures | None:
    return None if found is None else wire.SteeringFigures(**structs.asdict(found))


def _kinds(entry: Entry) -> tuple[Kind, ...]:
    """What the entry has published. The founding has a law, a rule set and, since there are any, online terms."""
    match entry.what:
        case Founded(online_terms=None):
            return "law", "rules"
        case Founded():
            return "law", "rules", "online_terms"
        case LawPublished():
            return ("law",)
        case OnlineTermsPublished():
            return ("online_terms",)
        case _:
            return ("rules",)


async def _entry(readers: ReaderStore, house: HouseState, entry: Entry, at: datetime, kind: Kind) -> wire.TermsEntry:
    announced = {"law": house.laws, "rules": house.rules, "online_terms": house.online_terms}[kind]
    published, law = _published(announced, entry), kind == "law"
    holding = tuple(each for each in announced if each.effective_at <= at)
    told = published.changes
    addressed, read = await readers.count(entry.at, published.effective_at) if told else (0, 0)
    return wire.TermsEntry(
        entry=entry.number,
        kind=kind,
        terms=books.published(published, law=law),
        by=entry.actor,
        changes={language.value: text for language, text in told.items()},
        text=published.what if law else published.text,
        in_force=bool(holding) and in_force(holding, at) is published,
        addressed=addressed,
        read=read,
    )


def _published(announced: tuple[Announced, ...], entry: Entry) -> Announced:
    """The terms that this line of the journal has published."""
    match entry.what:
        case RulesPublished(rules=what, effective_at=since) | LawPublished(law=what, effective_at=since):
            return next(
                each
                for each in announced
                if (each.what, each.announced_at, each.effective_at) == (what, entry.at, since)
            )
        case OnlineTermsPublished():
            return next(each for each in announced if each.entry == entry.number)
        case _:
            return announced[0]
