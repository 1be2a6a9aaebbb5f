"""Publishing terms: rules or a law, with the time they take effect and what players are told (Art. 24.2, B1, C17)."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

import msgspec

from ventuno.house.documents import online_terms
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.documents.refusals import TERMS_PUBLISHED_ALREADY
from ventuno.house.ledger.calendar import bounds
from ventuno.house.office.draft_refusals import NOT_WORKED_OUT
from ventuno.house.office.events import (
    LawPublished,
    OnlineTermsPublished,
    PublishedFigures,
    RulesPublished,
    TableRulesPublished,
)
from ventuno.house.office.house_state import HouseState, from_then_on, law_of, rule_set_of
from ventuno.house.refusals import (
    CHANGES_NOT_IN_ALL_LANGUAGES,
    EFFECTIVE_TOO_LATE,
    EFFECTIVE_TOO_SOON,
    LAW_IN_FORCE,
    NOTICE_TOO_SHORT,
    RULES_PUBLISHED_ALREADY,
)
from ventuno.rules import law as laws
from ventuno.rules import notation
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, solved_hash
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import LEAFLET, TABLE_RULES
from ventuno.rules.language import Language
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused

NOTICE = timedelta(days=10)  # Art. 24.2; B19: of rule sets and of laws
NOTICE_OF_OLDER_LAWS = timedelta(minutes=1)  # what was asked of laws whose entries have no `notice_days`
AHEAD_MAX = timedelta(days=730)  # a later time is a typing mistake
CHANGES_CHARACTERS_MAX = 2000


class Notice(msgspec.Struct, frozen=True):
    """How terms are published: from when (none: as soon as possible), what players are told, and why."""

    effective_at: datetime | None
    changes: Mapping[Language, str]
    reason: str
    computed: tuple[PublishedFigures, ...] = ()  # of laws under rule sets (P2)


def publish_rules(
    house: HouseState,
    name: str,
    notice: Notice,
    at: datetime,
    *,
    text: str | None = None,
) -> RulesPublished:
    """Art. 24.2: at least ten days before they take effect. With a text, a rule set that the operator has written.

    If its numbers change what the game is worth, there are figures of every law that is in force with it (P2).
    """
    if text is None and name not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    if text is not None:
        text = _new_rules(house, name, text)
    if house.rules[-1].what == name:
        raise Refused(RULES_PUBLISHED_ALREADY(rules=name))
    effective_at, changes = _in_time(notice.effective_at or at + NOTICE, at), _complete(notice.changes)
    rules = RULE_SETS[name] if text is None else ruleset_text.parse(text)
    if house.rules_at(effective_at).game_numbers != rules.game_numbers:
        for law in from_then_on(house.laws, effective_at):
            _known(law_of(law.what), rules, notice.computed)
    return RulesPublished(
        rules=name,
        effective_at=effective_at,
        changes=changes,
        reason=notice.reason,
        text=text,
        figures=notice.computed,
    )


def _known(law: Law, rules: RuleSet, figures: tuple[PublishedFigures, ...]) -> None:
    """P2: nothing is published before it is known what it pays out."""
    wanted = solved_hash(law.hash, rules.game_numbers)
    if not any((each.of or law.hash) == wanted for each in figures):
        raise Refused(NOT_WORKED_OUT(law=law.name, rules=rules.name))


def _new_rules(house: HouseState, name: str, text: str) -> str:
    """The text as it is kept. A name stands for one rule set for ever: the name of another one is refused."""
    rules = ruleset_text.parse(text)
    known = house.rule_set(rules.name)
    if rules.name != name or (known is not None and ruleset_text.digest(known) != ruleset_text.digest(rules)):
        raise Refused(ruleset_text.NAME_TAKEN(name=rules.name))
    return ruleset_text.write(rules)


def publish_table_rules(
    house: HouseState, name: str, notice: Notice, at: datetime, *, text: str | None = None
) -> TableRulesPublished:
    """C17: like a rule set of Big21, at least ten days before they take effect."""
    if text is None and name not in TABLE_RULES:
        raise Refused(table_rules_text.UNKNOWN(known=", ".join(TABLE_RULES)))
    if text is not None:
        rules = table_rules_text.parse(text)
        known = house.table_rules_named(rules.name)
        if rules.name != name or known not in {None, rules}:
            raise Refused(table_rules_text.NAME_TAKEN(name=rules.name))
        text = table_rules_text.write(rules)
    newest = house.table_rules[-1].what if house.table_rules else LEAFLET.name
    if newest == name:
        raise Refused(RULES_PUBLISHED_ALREADY(rules=name))
    effective_at = _in_time(notice.effective_at or at + NOTICE, at)
    changes = _complete(notice.changes)
    return TableRulesPublished(rules=name, effective_at=effective_at, changes=changes, reason=notice.reason, text=text)


def publish_online_terms(house: HouseState, terms: OnlineTerms, notice: Notice, at: datetime) -> OnlineTermsPublished:
    """Art. 24.2. Without a time: on the day the version is named after, or as soon as ten days have passed."""
    wanted = online_terms.checked(terms.version, terms.texts)
    if any(each.what == wanted.version for each in house.online_terms):
        raise Refused(TERMS_PUBLISHED_ALREADY(version=wanted.version))
    named_day = bounds(date.fromisoformat(wanted.version))[0]
    effective_at = _in_time(notice.effective_at or max(named_day, at + NOTICE), at)
    changes = _complete(notice.changes)
    return OnlineTermsPublished(online_terms=wanted, effective_at=effective_at, changes=changes, reason=notice.reason)


def publish_law(
    house: HouseState,
    text: str,
    notice: Notice,
    at: datetime,
    *,
    figures: PublishedFigures | None = None,
) -> LawPublished:
    """B19: at least ten days before it takes effect. If a law must not be used any longer, the game is closed."""
    law, soonest = laws.parse(text), at + NOTICE
    effective_at = _announceable(notice.effective_at or soonest, at)
    if effective_at < soonest:
        raise Refused(EFFECTIVE_TOO_SOON(days=NOTICE.days))
    if law_of(house.laws[-1].what).hash == law.hash:
        raise Refused(LAW_IN_FORCE(law=law.name))
    for each in from_then_on(house.rules, effective_at):
        if (rules := rule_set_of(each)).game_numbers != PUBLISHED_NUMBERS:
            _known(law, rules, (*(() if figures is None else (figures,)), *notice.computed))
    changes = _complete(notice.changes)
    return LawPublished(
        law=str(law),
        effective_at=effective_at,
        changes=changes,
        reason=notice.reason,
        highest_payout=None if figures is None else figures.highest_payout,
        figures=figures,
        also=notice.computed,
        notice_days=NOTICE.days,
    )


def announced_in_time(house: HouseState, what: LawPublished, at: datetime) -> bool:
    """B19, as far as it was asked of this entry. Once a law had its ten days, every later law has to have them."""
    if what.notice_days == 0 and not any(law.notice_days for law in house.laws):
        return what.effective_at >= at + NOTICE_OF_OLDER_LAWS
    return what.notice_days >= NOTICE.days and what.effective_at >= at + timedelta(days=what.notice_days)


def _in_time(effective_at: datetime, at: datetime) -> datetime:
    """Art. 24.2: what binds players is announced at least ten days before it takes effect."""
    found = _announceable(effective_at, at)
    if found < at + NOTICE:
        raise Refused(NOTICE_TOO_SHORT(days=NOTICE.days))
    return found


def _announceable(effective_at: datetime, at: datetime) -> datetime:
    if effective_at.tzinfo is None or effective_at > at + AHEAD_MAX:
        raise Refused(EFFECTIVE_TOO_LATE(years=AHEAD_MAX.days // 365))
    return effective_at.astimezone(UTC)


def _complete(changes: Mapping[Language, str]) -> dict[Language, str]:
    """Refused unless there is a text for every language: every player reads it in their own."""
    if any(not 0 < len(changes.get(language, "").strip()) <= CHANGES_CHARACTERS_MAX for language in Language):
        raise Refused(CHANGES_NOT_IN_ALL_LANGUAGES(most=CHANGES_CHARACTERS_MAX))
    return dict(changes)
