"""Publishing terms: a rule set or a law, with the time it takes effect and what players are told (Art. 24.2, B1)."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta

import msgspec

from ventuno.house.documents import online_terms
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.documents.refusals import TERMS_PUBLISHED_ALREADY
from ventuno.house.ledger.calendar import bounds
from ventuno.house.office.events import LawPublished, OnlineTermsPublished, PublishedFigures, RulesPublished
from ventuno.house.office.house_state import HouseState, law_of
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
from ventuno.rules.big21 import RULE_SETS, ruleset_text
from ventuno.rules.language import Language
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


def publish_rules(
    house: HouseState, name: str, notice: Notice, at: datetime, *, text: str | None = None
) -> RulesPublished:
    """Art. 24.2: at least ten days before they take effect. With a text, a rule set that the operator has written."""
    if text is None and name not in RULE_SETS:
        raise Refused(notation.UNKNOWN_RULES(known=", ".join(RULE_SETS)))
    if text is not None:
        text = _new_rules(house, name, text)
    if house.rules[-1].what == name:
        raise Refused(RULES_PUBLISHED_ALREADY(rules=name))
    effective_at = _in_time(notice.effective_at or at + NOTICE, at)
    changes = _complete(notice.changes)
    return RulesPublished(rules=name, effective_at=effective_at, changes=changes, reason=notice.reason, text=text)


def _new_rules(house: HouseState, name: str, text: str) -> str:
    """The text as it is kept. A name stands for one rule set for ever, so it is refused for another one."""
    rules = ruleset_text.parse(text)
    known = house.rule_set(rules.name)
    if rules.name != name or (known is not None and ruleset_text.digest(known) != ruleset_text.digest(rules)):
        raise Refused(ruleset_text.NAME_TAKEN(name=rules.name))
    return ruleset_text.write(rules)


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
    house: HouseState, text: str, notice: Notice, at: datetime, *, figures: PublishedFigures | None = None
) -> LawPublished:
    """B19: at least ten days before it takes effect. If a law must not be used any longer, the game is closed."""
    law, soonest = laws.parse(text), at + NOTICE
    effective_at = _announceable(notice.effective_at or soonest, at)
    if effective_at < soonest:
        raise Refused(EFFECTIVE_TOO_SOON(days=NOTICE.days))
    if law_of(house.laws[-1].what).hash == law.hash:
        raise Refused(LAW_IN_FORCE(law=law.name))
    changes = _complete(notice.changes)
    return LawPublished(
        law=str(law),
        effective_at=effective_at,
        changes=changes,
        reason=notice.reason,
        highest_payout=None if figures is None else figures.highest_payout,
        figures=figures,
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
