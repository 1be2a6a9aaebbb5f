"""Who a law is calibrated for (P5): players of one skill, or a mixture of several.

`skill:20` are players who all have skill 20. `mix:10*1,20*2,40*1` are players of three skills: of four plays one is by
skill 10, two by skill 20 and one by skill 40. The numbers behind the stars are parts of all plays, so `mix:10*25,20*50,
40*25` means the same. What the model means by a skill is said in `maths/simulation/players.py`.

Must not: know a law, or what anybody receives (`population`).
"""

from dataclasses import dataclass
from math import isfinite

from ventuno.maths.simulation import texts
from ventuno.maths.simulation.players import PlayerKind, SimulatedPlayer, parse_player
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused

PREFIX = "mix:"
PARTS_MAX = 12  # each costs a pass over all states

BAD_MIX = Reason("mix_unreadable", "P5", texts.mix_unreadable)


@dataclass(frozen=True, slots=True)
class SkillMixture:
    """Skills, each with its parts of all plays. Everybody stakes alike and plays alike often within a part."""

    parts: tuple[tuple[float, float], ...]  # skill, parts

    def __str__(self) -> str:
        if len(self.parts) == 1:
            return str(SimulatedPlayer(PlayerKind.SKILL, self.parts[0][0]))
        return PREFIX + ",".join(f"{skill:.17g}*{parts:.17g}" for skill, parts in self.parts)

    @property
    def shares(self) -> tuple[tuple[float, float], ...]:
        """Each skill with its share of all plays; the shares add up to 1."""
        whole = sum(parts for _, parts in self.parts)
        return tuple((skill, parts / whole) for skill, parts in self.parts)


# P5: an assumption, for a house that does not know its players yet (docs/calibration.md).
ASSUMED = SkillMixture(((10.0, 1.0), (20.0, 2.0), (40.0, 1.0)))


def of_skill(skill: float) -> SkillMixture:
    return SkillMixture(((skill, 1.0),))


def parse_players(text: str) -> SkillMixture:
    """Players in either notation: `skill:20`, or a mixture. Refused if they have no skill, like `greedy`."""
    if text.startswith(PREFIX):
        return parse_mixture(text)
    player = parse_player(text)
    if player.kind is not PlayerKind.SKILL:
        raise Refused(BAD_MIX(found=excerpt(text), most=PARTS_MAX))
    return of_skill(player.skill)


def parse_mixture(text: str) -> SkillMixture:
    """A mixture in the notation of the module's text; refused if it has no part, or one that makes no sense."""
    parts = tuple(map(_part, text.removeprefix(PREFIX).split(",")))
    skills = [skill for skill, _ in parts]
    if len(parts) > PARTS_MAX or len(set(skills)) < len(skills):
        raise Refused(BAD_MIX(found=excerpt(text), most=PARTS_MAX))
    return SkillMixture(parts)


def _part(text: str) -> tuple[float, float]:
    skill, _, parts = text.partition("*")
    player = parse_player(f"{PlayerKind.SKILL}:{skill}")
    try:
        found = float(parts) if parts.isascii() else 0.0
    except ValueError:
        found = 0.0
    if not (isfinite(found) and found > 0.0):
        raise Refused(BAD_MIX(found=excerpt(text), most=PARTS_MAX))
    return player.skill, found
