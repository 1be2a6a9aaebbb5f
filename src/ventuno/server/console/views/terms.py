"""Rule sets and laws as the console shows them: what is on record, who has read it, and what is being prepared."""

from datetime import datetime
from typing import Final, Literal

from msgspec import structs

from ventuno.house.contact.messages import announcement
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.drafts import Draft, DraftFigures
from ventuno.house.office.events import (
    Founded,
    LawPublished,
    OnlineTermsPublished,
    RulesPublished,
    TableRulesPublished,
)
from ventuno.house.office.house_state import (
    BOOK,
    Announced,
    HouseState,
    hash_of,
    in_force,
    law_of,
    rule_set_of,
)
from ventuno.house.office.publishing import NOTICE
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import BLACK, RED, TABLE_RULES, expectation
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.console.views import books
from ventuno.server.console.wire import terms as wire
from ventuno.server.refusals import NOT_FOUND
from ventuno.store.sql.readers import ReaderStore
from ventuno.store.store import Store

UNREAD_SHOWN: Final = 100
_PUBLICATIONS: Final = (
    *("founded", "rules_published", "law_published", "online_terms_published"),
    "table_rules_published",
)
Kind = Literal["rules", "law", "online_terms", "table_rules"]
_ANNOUNCEMENTS: Final = (RulesPublished, LawPublished, OnlineTermsPublished, TableRulesPublished)
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
    if found is None or not isinstance(found.what, _ANNOUNCEMENTS):
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
        bonus_expectations=_expectations(kept),
    )


def _hash(kept: Draft) -> str | None:
    if kept.text is None:
        return None
    match kept.kind:
        case "law":
            return hash_of(kept.text)
        case "rules":
            return ruleset_text.digest(ruleset_text.parse(kept.text))
        case "table_rules":
            return table_rules_text.digest(table_rules_text.parse(kept.text))


def _expectations(kept: Draft) -> dict[str, str]:
    if kept.kind != "table_rules":
        return {}
    rules = TABLE_RULES[kept.name] if kept.text is None else table_rules_text.parse(kept.text)
    return {name: str(expectation(rules.odds, bet)) for name, bet in (("red", RED), ("black", BLACK))}


def _told(kept: Draft, at: datetime) -> dict[str, str]:
    """What players would read. If the draft has no time, as if it were published now."""
    effective_at = kept.effective_at or at + NOTICE
    changes = {language: text for language, text in kept.changes.items() if text.strip()}
    told = announcement(kept.kind, kept.name, effective_at, changes)
    return {language.value: text for language, text in told.items()}


def _figures(found: DraftFigures | None) -> wire.SteeringFigures | None:
    if found is None:
        return None
    facts = {name: each for name, each in structs.asdict(found).items() if name not in ("of", "also")}
    also = [each for each in map(_figures, found.also) if each is not None]
    return wire.SteeringFigures(**facts, also=also)


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
        case TableRulesPublished():
            return ("table_rules",)
        case _:
            return ("rules",)


async def _entry(readers: ReaderStore, house: HouseState, entry: Entry, at: datetime, kind: Kind) -> wire.TermsEntry:
    announced = {
        "law": house.laws,
        "rules": house.rules,
        "online_terms": house.online_terms,
        "table_rules": house.table_rules,
    }[kind]
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
        figures=_on_record(house, published),
        in_force=bool(holding) and in_force(holding, at) is published,
        addressed=addressed,
        read=read,
    )


def _on_record(house: HouseState, published: Announced) -> list[wire.EntryFigures]:
    """The figures of an announcement, by the law and the rule set that they belong to."""
    found = (*(() if published.figures is None else (published.figures,)), *published.computed)
    pairs = {
        solved_hash(law.hash, rules.game_numbers): (law.name, rules.name)
        for law in (law_of(each.what) for each in house.laws)
        for rules in map(rule_set_of, reversed(house.rules))
    }
    named = ((pairs.get(each.of or hash_of(published.what)), each) for each in found)
    return [
        wire.EntryFigures(
            law=names[0],
            rules=names[1],
            highest_payout=each.highest_payout,
            players=each.players,
            players_payout=each.players_payout,
            blind_payout=each.blind_payout,
        )
        for names, each in named
        if names is not None
    ]


def _published(announced: tuple[Announced, ...], entry: Entry) -> Announced:
    """The terms that this line of the journal has published."""
    match entry.what:
        case (
            RulesPublished(rules=what, effective_at=since)
            | TableRulesPublished(rules=what, effective_at=since)
            | LawPublished(law=what, effective_at=since)
        ):
            return next(
                each
                for each in announced
                if (each.what, each.announced_at, each.effective_at) == (what, entry.at, since)
            )
        case OnlineTermsPublished():
            return next(each for each in announced if each.entry == entry.number)
        case _:
            return announced[0]
