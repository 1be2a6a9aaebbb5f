"""Publishing what nobody can beat (P4): what the best player receives is known before it is announced.

That holds for a law under every rule set that is in force with it, and for a rule set with every law. The highest
payout was calculated for the draft. If this machine has solved the same itself, it uses its own solution. Otherwise
it uses what the draft says, because whoever publishes should not have to wait for minutes.
"""

from collections.abc import Sequence
from datetime import datetime

from msgspec import structs

from ventuno.desk.requests import PublishLaw, PublishRules
from ventuno.house.office.draft_refusals import LAW_ABOVE_CEILING, RULES_ABOVE_CEILING
from ventuno.house.office.events import PublishedFigures
from ventuno.house.office.house_state import HouseState, from_then_on, law_of, rule_set_of
from ventuno.maths.big21.scope import Scope
from ventuno.rules import law as laws
from ventuno.rules.big21 import RULE_SETS, RuleSet, ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store.solved import files


def bounded(
    request: PublishLaw, worked_out: Sequence[PublishedFigures], house: HouseState, at: datetime, *, ceiling: float
) -> PublishLaw:
    """The request with the law's highest payout (P2) and its other figures. Refused above the house's ceiling."""
    law = laws.parse(request.law)
    found: dict[str, PublishedFigures] = {}
    for rules in map(rule_set_of, from_then_on(house.rules, at)):
        figures = _known(law, rules, worked_out)
        if figures is not None:
            _check(law, figures, ceiling)
            found[figures.of or law.hash] = figures
    if not found:  # another rule set was announced meanwhile: the house's book refuses to publish it
        return request
    first, *others = found.values()
    first = structs.replace(first, of=None if first.of == law.hash else first.of)
    return structs.replace(request, figures=first, also=tuple(_named(each, law) for each in others))


def bounded_rules(
    request: PublishRules, worked_out: Sequence[PublishedFigures], house: HouseState, at: datetime, *, ceiling: float
) -> PublishRules:
    """The request with the figures of every law that is in force with these rules. Refused above the ceiling."""
    rules = RULE_SETS[request.rules] if request.text is None else ruleset_text.parse(request.text)
    found = []
    for law in [law_of(each.what) for each in from_then_on(house.laws, at)]:
        figures = _known(law, rules, worked_out)
        if figures is not None:
            payout = figures.highest_payout
            if payout > ceiling:
                shares = {"payout": f"{payout:.2%}", "ceiling": f"{ceiling:.2%}"}
                raise Refused(RULES_ABOVE_CEILING(rules=rules.name, law=law.name, **shares))
            found.append(_named(figures, law))
    return structs.replace(request, figures=tuple(found))


def _check(law: Law, figures: PublishedFigures, ceiling: float) -> None:
    payout = figures.highest_payout
    if payout > ceiling:
        raise Refused(LAW_ABOVE_CEILING(law=law.name, payout=f"{payout:.2%}", ceiling=f"{ceiling:.2%}"))


def _known(law: Law, rules: RuleSet, worked_out: Sequence[PublishedFigures]) -> PublishedFigures | None:
    wanted = solved_hash(law.hash, rules.game_numbers)
    found = next((each for each in worked_out if (each.of or law.hash) == wanted), None)
    solved = files.figures(law, Scope.PLAY, rules.game_numbers)
    if found is None or solved is None:
        return found
    return structs.replace(found, highest_payout=float(solved["highest_payout"]))


def _named(figures: PublishedFigures, law: Law) -> PublishedFigures:
    """Beside other laws or rule sets, figures say what they are of."""
    return structs.replace(figures, of=figures.of or law.hash)
