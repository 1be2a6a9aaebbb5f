"""The rules of Big21, an online game of skill for one player.

    play = start(RULE_SETS["2024-10-23"], stake_centimes=200)
    play, events = apply(play, Deal(Rank.KING))
    moves(play)     # the only authority on what is legal
    view(play)      # what the player may see

Balances, seeds, clocks and texts for people are not here: a play knows its stake and what it has won, and nothing else.
Start with `game.py`, the main game (Art. 6-12). It holds the free cards (`_award_free_cards`) and the clearing of a
stack (`_clear_stack`). `highlow.py` is Art. 13-18, `risk.py` the limits of a Risk stake (Art. 19-21), and `play.py`
joins them to a whole play (12.2, 18.1, 22, 23).

The other modules: `rulesets` has every number of the rule texts; `moves` and `events` are the vocabulary; `state` is
the play; `refusals` says why a move is not legal; `view` shows a play, `notation` writes it as text, and `perft` counts
sequences of moves.
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
from ventuno.rules.big21.play import Turn, apply, moves, sale, start, turn
from ventuno.rules.big21.rulesets import RULE_SETS, RuleSet
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.big21.view import PlayView, view

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
    "PlayView",
    "Risk",
    "Risks",
    "RuleSet",
    "Turn",
    "apply",
    "moves",
    "sale",
    "start",
    "turn",
    "view",
]
