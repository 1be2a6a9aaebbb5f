"""Drafts of rule sets and laws: made, changed, discarded, and published as they were seen.

A draft changes nothing in the house and is not in the journal. Publishing one is a request like any other: it is in the
house's journal, with an actor and a reason. Then the draft is deleted. If the process was killed in between, the draft
is still there. The same request with the same key then only deletes it.

Figures and proposals take seconds or minutes. They are worked out elsewhere (`begin`); meanwhile the draft says so. A
rule set has figures if it changes what the game is worth.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TypedDict

from msgspec import structs

from ventuno.desk.desk import Desk
from ventuno.desk.office import steering
from ventuno.desk.office.actions import REASON_CHARACTERS_MAX
from ventuno.desk.office.payout_ceiling import bounded, bounded_rules
from ventuno.desk.requests import PublishLaw, PublishRules, PublishTableRules
from ventuno.house.ledger import codec
from ventuno.house.office.draft_refusals import (
    DRAFT_CHANGED,
    DRAFT_NOT_READY,
    LAW_NAME_TAKEN,
    NO_DRAFT,
    NO_SUCH_LAW,
    NOTHING_TO_FIT,
    TOO_MANY_DRAFTS,
)
from ventuno.house.office.drafts import Draft, DraftFigures, Kind
from ventuno.house.office.events import PublishedFigures
from ventuno.house.office.house_state import HouseState, from_then_on, law_of, rule_set_of
from ventuno.house.office.publishing import AHEAD_MAX, CHANGES_CHARACTERS_MAX, NOTICE
from ventuno.house.refusals import (
    BAD_TEXT,
    CHANGES_NOT_IN_ALL_LANGUAGES,
    EFFECTIVE_TOO_LATE,
    KEY_CONFLICT,
    NOT_FOUNDED,
    REASON_NEEDED,
)
from ventuno.maths.calibration.mixture import of_skill
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import TABLE_RULES
from ventuno.rules.language import Language
from ventuno.rules.law import BAD_NAME, NAME, Law
from ventuno.rules.refusals import Refused
from ventuno.store import laws as law_files

DRAFTS_MAX = 100
ID_CHARACTERS = 16


@dataclass(frozen=True, slots=True)
class DraftAnnouncement:
    """What players and the record are told. It may be incomplete until the draft is published."""

    changes: Mapping[str, str]  # by language
    reason: str = ""
    effective_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A law to look for: people of that skill receive the target, and nobody receives more than the ceiling."""

    name: str
    target: float
    ceiling: float
    skill: float | None = None  # none: as fitted


class DraftDesk:
    def __init__(
        self, desk: Desk, clock: Callable[[], datetime], begin: Callable[[Draft], None], *, ceiling: float
    ) -> None:
        self.ceiling = ceiling
        self._desk = desk
        self._store = desk.store
        self._clock = clock
        self._begin = begin

    async def all(self) -> Sequence[Draft]:
        return await self._store.drafts.all()

    async def draft(self, draft: str) -> Draft:
        found = await self._store.drafts.find(draft)
        if found is None:
            raise Refused(NO_DRAFT())
        return found

    async def make_rules(
        self, name: str, told: DraftAnnouncement, *, text: str | None = None, key: str, actor: str
    ) -> Draft:
        """A draft of a rule set, by the text that the operator has written or by the name of a published one.

        If it changes what the game is worth, the figures of every law with it have to be worked out.
        """
        if text is None and name not in RULE_SETS:
            raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
        rules = RULE_SETS[name] if text is None else _written(name, text)
        asked = (name, told) if text is None else (name, text, told)
        draft = _told(self._new(asked, "rules", name, key, actor), told)
        draft = structs.replace(draft, text=None if text is None else ruleset_text.write(rules))
        with_it = map(rule_set_of, from_then_on((await self._house()).rules, self._clock()))
        if all(each.game_numbers == rules.game_numbers for each in with_it):
            return await self._keep(draft)
        skill = await steering.fitted_skill(self._store.counts, self._clock())
        return await self._keep(structs.replace(draft, skill=skill, state="working"))

    async def make_table_rules(
        self, name: str, told: DraftAnnouncement, *, text: str | None = None, key: str, actor: str
    ) -> Draft:
        """C17: a draft of rules of the tables, by the text that the operator has written or by a known name."""
        if text is None and name not in TABLE_RULES:
            raise Refused(table_rules_text.UNKNOWN(known=", ".join(TABLE_RULES)))
        rules = TABLE_RULES[name] if text is None else table_rules_text.parse(text)
        if rules.name != name:
            raise Refused(table_rules_text.BAD_NAME())
        draft = _told(self._new((name, text, told), "table_rules", name, key, actor), told)
        return await self._keep(structs.replace(draft, text=None if text is None else table_rules_text.write(rules)))

    async def make_law(self, name: str, text: str | None, told: DraftAnnouncement, *, key: str, actor: str) -> Draft:
        """A draft of a law, by its text or by the name of a known law."""
        law = await self._known(name) if text is None else _named(laws.parse(text), name)
        await self._free(law.name, law)
        draft = _told(self._new((name, text, told), "law", law.name, key, actor), told)
        skill = await steering.fitted_skill(self._store.counts, self._clock())
        return await self._keep(structs.replace(draft, text=str(law), skill=skill, state="working"))

    async def propose(self, wanted: Wanted, *, key: str, actor: str) -> Draft:
        """Look for a law. The result is a draft like any other; nothing else follows by itself."""
        steering.check(wanted.name, wanted.target, wanted.ceiling, wanted.skill, most=self.ceiling)
        await self._free(wanted.name)
        skill = wanted.skill or await steering.fitted_skill(self._store.counts, self._clock())
        if skill is None:
            raise Refused(NOTHING_TO_FIT(days=PERIOD_DAYS))
        asked = wanted.name, wanted.target, wanted.ceiling, wanted.skill
        new = self._new(asked, "law", wanted.name, key, actor)
        return await self._keep(
            structs.replace(new, target=wanted.target, ceiling=wanted.ceiling, skill=skill, state="working")
        )

    async def change(self, draft: str, version: int, told: DraftAnnouncement, *, actor: str) -> Draft:
        found = await self.draft(draft)
        changed = structs.replace(found, version=version, changed_by=actor, changed_at=self._clock())
        wanted = _told(changed, told)
        if found.version == version and await self._store.drafts.change(wanted):
            return structs.replace(wanted, version=version + 1)
        found = await self.draft(draft)
        said = wanted.changes, wanted.reason, wanted.effective_at
        if found.version == version + 1 and said == (found.changes, found.reason, found.effective_at):
            return found  # the same request came twice
        raise Refused(DRAFT_CHANGED(version=found.version, asked=version))

    async def discard(self, draft: str, version: int) -> None:
        if not await self._store.drafts.discard(draft, version):
            raise Refused(DRAFT_CHANGED(version=(await self.draft(draft)).version, asked=version))

    async def publish(self, draft: str, version: int, *, key: str, actor: str) -> int | None:
        """Publish exactly the version that the actor has seen.

        Returns the number of the proposal, if somebody else has to approve it. The draft is in it, word for word.
        """
        asked = "publish", draft, version, actor  # without the draft's content: it is gone when the request is repeated
        found = await self._store.drafts.find(draft)  # before the key is looked up: the draft is deleted after the key
        proposal = None
        if not await self._desk.has_run(asked, key=key, actor=actor):
            wanted = await self._as_seen(found, version)
            proposal = (await self._desk.run(wanted, key=key, actor=actor, asked=asked)).proposal
        await self._store.drafts.discard(draft)  # even if somebody else has changed it meanwhile
        return proposal

    async def _as_seen(self, found: Draft | None, version: int) -> PublishRules | PublishTableRules | PublishLaw:
        if found is None:
            raise Refused(NO_DRAFT())
        if found.version != version:
            raise Refused(DRAFT_CHANGED(version=found.version, asked=version))
        if found.state != "ready":
            raise Refused(DRAFT_NOT_READY())
        if found.kind == "table_rules":
            return PublishTableRules(**_named_rules(found))
        house, soon = await self._house(), self._clock()
        at = max(soon, found.effective_at or soon + NOTICE)
        figures = published_figures(found.figures, found.skill)
        if found.kind == "rules":
            return bounded_rules(PublishRules(**_named_rules(found)), figures, house, at, ceiling=self.ceiling)
        return bounded(_law(found), figures, house, at, ceiling=self.ceiling)

    # ----- what a draft is made of

    def _new(self, asked: object, kind: Kind, name: str, key: str, actor: str) -> Draft:
        """A new draft. Its name comes from the key, so a repeated request makes no second draft."""
        named = hashlib.sha256(f"{actor}\n{key}".encode()).hexdigest()[:ID_CHARACTERS]
        by, at = actor, self._clock()
        return Draft(id=named, request=_hash(asked), kind=kind, name=name, made_by=by, changed_by=by, changed_at=at)

    async def _keep(self, draft: Draft) -> Draft:
        if len(await self.all()) >= DRAFTS_MAX:
            raise Refused(TOO_MANY_DRAFTS(most=DRAFTS_MAX))
        if not await self._store.drafts.keep(draft):
            kept = await self.draft(draft.id)
            if kept.request != draft.request:
                raise Refused(KEY_CONFLICT())
            return kept
        if draft.state == "working":
            self._begin(draft)
        return draft

    async def _house(self) -> HouseState:
        house = await self._store.books.house()
        if house is None:
            raise Refused(NOT_FOUNDED())
        return house

    async def _laws(self) -> dict[str, Law]:
        """The laws by name: those that the house has published, and the shipped ones."""
        house = await self._house()
        shipped = {name: law_files.load(name) for name in law_files.shipped()}
        return shipped | {law.name: law for law in (law_of(each.what) for each in house.laws)}

    async def _known(self, name: str) -> Law:
        known = await self._laws()
        if name not in known:
            raise Refused(NO_SUCH_LAW(name=notation.excerpt(name), known=", ".join(known)))
        return known[name]

    async def _free(self, name: str, law: Law | None = None) -> None:
        """Refused if another law has that name: pages and commands tell laws apart by their names."""
        other = (await self._laws()).get(name)
        if other is not None and (law is None or other.hash != law.hash):
            raise Refused(LAW_NAME_TAKEN(name=name))


def _named(law: Law, name: str) -> Law:
    if not NAME.fullmatch(name):
        raise Refused(BAD_NAME())
    return replace(law, name=name)


def _written(name: str, text: str) -> RuleSet:
    rules = ruleset_text.parse(text)
    if rules.name != name:
        raise Refused(ruleset_text.BAD_NAME())
    return rules


class _NamedRules(TypedDict):
    rules: str
    changes: dict[Language, str]
    reason: str
    effective_at: datetime | None
    text: str | None


def _named_rules(draft: Draft) -> _NamedRules:
    """What the publications of both games' rules have."""
    return _NamedRules(
        rules=draft.name,
        changes=draft.changes,
        reason=draft.reason,
        effective_at=draft.effective_at,
        text=draft.text,
    )


def _law(draft: Draft) -> PublishLaw:
    if draft.text is None or draft.figures is None:
        raise Refused(DRAFT_NOT_READY())
    return PublishLaw(law=draft.text, changes=draft.changes, reason=draft.reason, effective_at=draft.effective_at)


def published_figures(found: DraftFigures | None, skill: float | None) -> list[PublishedFigures]:
    """What players will read of the law: whom it was computed for, and what they, the best and the blind receive."""
    fitted = None if skill is None else str(of_skill(skill))
    return [
        PublishedFigures(
            highest_payout=each.highest_payout,
            of=each.of,
            blind_payout=each.blind_payout,
            players=each.players or fitted,
            players_payout=each.population_payout,
        )
        for each in (() if found is None else (found, *found.also))
    ]


def _told(draft: Draft, told: DraftAnnouncement) -> Draft:
    """The draft with this announcement."""
    known = {language.value for language in Language}
    if not told.changes.keys() <= known or any(len(each) > CHANGES_CHARACTERS_MAX for each in told.changes.values()):
        raise Refused(CHANGES_NOT_IN_ALL_LANGUAGES(most=CHANGES_CHARACTERS_MAX))
    if len(told.reason) > REASON_CHARACTERS_MAX or not told.reason.isprintable():
        raise Refused(REASON_NEEDED(most=REASON_CHARACTERS_MAX))
    _hash(told)
    changes = {Language(language): text for language, text in told.changes.items()}
    try:
        effective_at = None if told.effective_at is None else told.effective_at.astimezone(UTC)
    except OverflowError:  # at the ends of the calendar, where there is no UTC
        raise Refused(EFFECTIVE_TOO_LATE(years=AHEAD_MAX.days // 365)) from None
    return structs.replace(draft, changes=changes, reason=told.reason.strip(), effective_at=effective_at)


def _hash(asked: object) -> str:
    try:
        return hashlib.sha256(codec.encode(asked).encode()).hexdigest()
    except UnicodeEncodeError:  # half of a surrogate pair, which cannot be encoded
        raise Refused(BAD_TEXT()) from None
