"""P5: what the 88 % of Art. 3 mean under a law, as anyone may read it.

The figures are those on record with the law or with the rule set, for the numbers in force. A law that was published
without any, or that the house was founded with, has them from the shipped record if it is a shipped law under the
numbers of the published texts. Otherwise only the highest payout is known, once it is solved here.
"""

from typing import Final

from ventuno.house.office.events import PublishedFigures
from ventuno.maths.big21.payout import TARGET
from ventuno.maths.calibration import mixture
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, GameNumbers
from ventuno.rules.law import Law
from ventuno.server.house import wire
from ventuno.store import laws

NEAR: Final = 0.0001  # P4: a hundredth of a point


def law_payout(
    law: Law, numbers: GameNumbers, published: PublishedFigures | None, *, solved_highest: float | None
) -> wire.LawPayout | None:
    found = published
    if numbers == PUBLISHED_NUMBERS and (found is None or found.players is None):
        found = laws.figures().get(law.hash, found)
    if found is None:
        found = None if solved_highest is None else PublishedFigures(highest_payout=solved_highest)
    return None if found is None else _shown(found)


def _shown(found: PublishedFigures) -> wire.LawPayout:
    known = found.players is not None and found.players_payout is not None
    return wire.LawPayout(
        target=TARGET,
        reached_by=_reached_by(found),
        highest=found.highest_payout,
        players=_players(found.players) if known and found.players is not None else [],
        players_payout=found.players_payout if known else None,
        blind=found.blind_payout,
    )


def _reached_by(found: PublishedFigures) -> wire.ReachedBy | None:
    if found.players_payout is not None and abs(found.players_payout - TARGET) <= NEAR:
        return "players"
    return "best" if abs(found.highest_payout - TARGET) <= NEAR else None


def _players(text: str) -> list[wire.PlaysShare]:
    return [wire.PlaysShare(skill=skill, share=share) for skill, share in mixture.parse_players(text).shares]
