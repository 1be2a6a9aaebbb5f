"""What a law is calibrated to, checked before the search, which takes minutes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite

from ventuno.jobs.calibration import texts
from ventuno.maths.calibration import mixture
from ventuno.maths.calibration.mixture import SkillMixture
from ventuno.maths.simulation.players import PlayerKind, parse_player
from ventuno.rules import law as law_rules
from ventuno.rules.law import KEYS
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused

BAD_TARGET = Reason("target_out_of_range", "P4", texts.target_out_of_range)
UNKNOWN_HOLD = Reason("hold_unknown", "P4", texts.hold_unknown)
BAD_CEILING = Reason("ceiling_out_of_range", "P5", texts.ceiling_out_of_range)
NO_MODEL = Reason("player_not_calibrated_for", "P5", texts.player_not_calibrated_for)


@dataclass(frozen=True, slots=True)
class CalibrationRequest:
    name: str  # of the law
    target: float
    ceiling: float | None
    player: SkillMixture | None  # None: the best player
    held: tuple[str, ...]


def checked(
    name: str, target: float, held: Sequence[str], player: str | None, ceiling: float | None
) -> CalibrationRequest:
    """The request, or a refusal that names the first thing wrong with it."""
    if not law_rules.NAME.fullmatch(name):
        raise Refused(law_rules.BAD_NAME())
    if not 0.0 < target < 1.0:  # this refuses NaN, too
        raise Refused(BAD_TARGET(found=target))
    known = {f"{table}.{key}" for table, keys in KEYS.items() for key in keys}
    for key in held:
        if key not in known:
            raise Refused(UNKNOWN_HOLD(found=excerpt(key)))
    if ceiling is not None and not (isfinite(ceiling) and target <= ceiling <= 1.0):
        raise Refused(BAD_CEILING(found=ceiling, target=target))
    erring = None if player is None else _players(player)
    if erring is None:
        return CalibrationRequest(name, target, ceiling, None, tuple(held))
    return CalibrationRequest(name, target, 1.0 if ceiling is None else ceiling, erring, tuple(held))


def _players(text: str) -> SkillMixture | None:
    """Whose payout is to be the target: `None` if the best player's."""
    if text.startswith(mixture.PREFIX):
        return mixture.parse_mixture(text)
    chosen = parse_player(text)
    match chosen.kind:
        case PlayerKind.PERFECT:
            return None
        case PlayerKind.SKILL:
            return mixture.of_skill(chosen.skill)
        case _:
            raise Refused(NO_MODEL(found=text))
