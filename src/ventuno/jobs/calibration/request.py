"""What a law is calibrated to, checked before the search, which takes minutes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite

from ventuno.maths.simulation.players import PlayerKind, SimulatedPlayer, parse_player
from ventuno.rules import law as law_rules
from ventuno.rules.language import Text
from ventuno.rules.law import KEYS
from ventuno.rules.notation import excerpt
from ventuno.rules.refusals import Reason, Refused

BAD_TARGET = Reason(
    "target_out_of_range",
    "P4",
    Text(
        de="{found} ist keine Auszahlung, auf die sich eichen lässt: über 0 und unter 1 (ab 100 % lohnt sich Risiko).",
        fr="On ne peut pas calibrer à {found}: il faut plus de 0 et moins de 1 (dès 100 %, Risiko est rentable).",
        it="Non si può calibrare a {found}: più di 0 e meno di 1 (dal 100 % Rischio conviene).",
        en="{found} is no payout to calibrate to: above 0 and below 1 (from 100 % on, Risk pays).",
    ),
)
UNKNOWN_HOLD = Reason(
    "hold_unknown",
    "P4",
    Text(
        de="{found} gibt es in keinem Wahrscheinlichkeitsgesetz; festhalten lässt sich etwa deal.A oder free_cards.6.",
        fr="{found} n’existe dans aucune loi; on peut tenir par exemple deal.A ou free_cards.6.",
        it="{found} non esiste in nessuna legge; si può fissare ad esempio deal.A o free_cards.6.",
        en="{found} is in no law; deal.A or free_cards.6, for instance, can be held.",
    ),
)
BAD_CEILING = Reason(
    "ceiling_out_of_range",
    "P5",
    Text(
        de="{found} kann nicht die Obergrenze sein: mindestens das Ziel {target} und höchstens 1.",
        fr="{found} ne peut pas être le plafond: au moins l’objectif {target} et au plus 1.",
        it="{found} non può essere il tetto: almeno l’obiettivo {target} e al massimo 1.",
        en="{found} cannot be the ceiling: at least the target {target} and at most 1.",
    ),
)
NO_MODEL = Reason(
    "player_not_calibrated_for",
    "P5",
    Text(
        de="Geeicht wird für perfect oder skill:X, nicht für {found}.",
        fr="On calibre pour perfect ou skill:X, et non pour {found}.",
        it="Si calibra per perfect o skill:X, non per {found}.",
        en="Laws are calibrated for perfect or skill:X, not for {found}.",
    ),
)


@dataclass(frozen=True, slots=True)
class CalibrationRequest:
    name: str  # of the law
    target: float
    ceiling: float | None
    player: SimulatedPlayer | None  # None: the best player
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
    chosen = None if player is None else parse_player(player)
    match None if chosen is None else chosen.kind:
        case None | PlayerKind.PERFECT:
            return CalibrationRequest(name, target, ceiling, None, tuple(held))
        case PlayerKind.SKILL:
            return CalibrationRequest(name, target, 1.0 if ceiling is None else ceiling, chosen, tuple(held))
        case _:
            raise Refused(NO_MODEL(found=player))
