"""Which law is monitored: the law in force, or one that was in force before, with the numbers of the rules then.

Plays under the same law and other numbers are another game: they are counted and monitored apart.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta

from ventuno.house.office.house_state import HouseState, in_force, law_of, rule_set_of
from ventuno.jobs.monitoring import texts
from ventuno.maths.monitoring.payout import PERIOD_DAYS
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, RULES_2024_10_23, GameNumbers, RuleSet, solved_hash
from ventuno.rules.law import Law
from ventuno.rules.refusals import Reason, Refused

HASH_CHARACTERS_MIN = 8  # a shorter beginning of a hash may be a name

LAW_NEVER_PUBLISHED = Reason("law_never_published", "B2", texts.law_never_published)


@dataclass(frozen=True, slots=True)
class EffectiveLaw:
    law: Law
    since: datetime  # when the law last took effect, or other numbers of the rules while it was in force
    rules: RuleSet = RULES_2024_10_23  # the newest with these numbers

    @property
    def numbers(self) -> GameNumbers:
        return self.rules.game_numbers

    @property
    def solved(self) -> str:
        return solved_hash(self.law.hash, self.numbers)

    @property
    def about(self) -> dict[str, str]:
        """For the record: the law, and the rule set if its numbers are not those of the published texts."""
        rules = {} if self.numbers == PUBLISHED_NUMBERS else {"rules": self.rules.name}
        return {"law": self.law.name, "hash": self.law.hash} | rules


def find_law(house: HouseState, name: str | None, at: datetime) -> EffectiveLaw:
    """A law by its name or the beginning of its hash; without a name, the law in force."""
    effective = _history(house, at)
    if name is None:
        return effective[-1]
    for each in reversed(effective):
        by_hash = len(name) >= HASH_CHARACTERS_MIN and each.law.hash.startswith(name)
        if by_hash or each.law.name == name:
            return each
    names = dict.fromkeys(each.law.name for each in effective)
    raise Refused(LAW_NEVER_PUBLISHED(law=name, published=", ".join(names)))


def monitored_laws(house: HouseState, at: datetime, *, days: int = PERIOD_DAYS) -> list[EffectiveLaw]:
    """The laws that were in force at some time in the last days, the newest first."""
    first, until, found = at - timedelta(days=days), at, dict[str, EffectiveLaw]()
    for each in reversed(_history(house, at)):
        if until > first:
            found.setdefault(each.solved, each)
            until = each.since
    return list(found.values())


def _history(house: HouseState, at: datetime) -> list[EffectiveLaw]:
    """What was in force one after the other, the newest last."""
    found: list[EffectiveLaw] = []
    for since in sorted({each.effective_at for each in (*house.laws, *house.rules) if each.effective_at <= at}):
        law, rules = law_of(in_force(house.laws, since).what), rule_set_of(in_force(house.rules, since))
        same = found and found[-1].solved == solved_hash(law.hash, rules.game_numbers)
        begun = found.pop().since if same else since
        found.append(EffectiveLaw(law, begun, rules))
    return found
