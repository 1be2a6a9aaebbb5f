"""Big21, an online game of skill for one player, from its rule texts.

    play = start(RULE_SETS["2024-10-23"], stake_centimes=200)
    play, events = apply(play, Deal(Rank.KING))
    moves(play)     # the only authority on what is legal
    view(play)      # what the player may see

Modules, from the bottom up: `rulesets`, `moves`, `stack`, `events`, `game` (Art. 6-12), `highlow` (13-18), `state`,
`risk` (19-21), `refusals` and `explain`, `play` (12.2, 18.1, 22, 23), `view`, `notation`, `perft`.
"""

from ventuno.rules.big21.moves import (
    ChanceMove,
    Choice,
    Clock,
    Deal,
    Grant,
    Hidden,
    Move,
    Offer,
    Open,
    Place,
    Risk,
    Risks,
)
from ventuno.rules.big21.play import Turn, apply, moves, start, turn
from ventuno.rules.big21.rulesets import RULE_SETS, RuleSet
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.big21.view import View, view

__all__ = [
    "RULE_SETS",
    "ChanceMove",
    "Choice",
    "Clock",
    "Deal",
    "Grant",
    "Hidden",
    "Move",
    "Offer",
    "Open",
    "Phase",
    "Place",
    "Play",
    "Risk",
    "Risks",
    "RuleSet",
    "Turn",
    "View",
    "apply",
    "moves",
    "start",
    "turn",
    "view",
]
