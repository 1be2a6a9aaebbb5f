"""Which documents bind a player who plays now (Art. 5, 24.2, B19).

Both documents in force are accepted before the first play. A later version of either binds by its announcement. A house
that was founded without terms for online participation may publish its first version later. That is a change like any
other: it binds those who had accepted the rules before it was announced, and everybody else accepts it.
"""

from datetime import datetime

import msgspec

from ventuno.house.accounts.player import Player
from ventuno.house.documents.refusals import TERMS_NOT_ACCEPTED
from ventuno.house.office.house_state import HouseState
from ventuno.house.refusals import RULES_NOT_ACCEPTED
from ventuno.rules.refusals import Refused


class Contract(msgspec.Struct, frozen=True):
    rules: str  # the rule set that the player's acceptance names
    online_terms: str | None  # in force
    online_terms_accepted: str | None  # that the player's acceptance names; none: bound by the announcement


def contract(player: Player, house: HouseState, at: datetime) -> Contract:
    """Refused unless the player is bound by both documents (Art. 5)."""
    if player.accepted is None:
        raise Refused(RULES_NOT_ACCEPTED(rules=house.rules_at(at).name))
    in_force, accepted = house.online_terms_at(at), player.accepted_terms
    if in_force is not None and accepted is None and player.accepted.at >= house.online_terms[0].announced_at:
        raise Refused(TERMS_NOT_ACCEPTED(version=in_force))
    return Contract(player.accepted.rules, in_force, None if accepted is None else accepted.version)


def is_bound(player: Player, house: HouseState, at: datetime) -> bool:
    try:
        contract(player, house, at)
    except Refused:
        return False
    return True
