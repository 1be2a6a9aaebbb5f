"""Black Jack Challenge, a live table game for two to seven, from its leaflet and the rulings C1-C15.

    game = start((Bet(500, red_centimes=100), None, Bet(500, black_centimes=100)), button=3)
    game, events = apply(game, Deal(cards))
    moves(game)         # the only authority on what is legal
    view(game, box=1)   # what the player of box 1 may see; without a box, what everybody may

Boxes are numbered from 1, amounts are centimes. Modules, from the bottom up: `bets`, `moves`, `events`, `state`,
`refusals`, `explain`, `game`, `view`, `notation`.
"""

from ventuno.rules.challenge.bets import Bet
from ventuno.rules.challenge.game import Turn, apply, button_after, moves, start, turn
from ventuno.rules.challenge.moves import ChanceMove, Community, Deal, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import Game, Phase
from ventuno.rules.challenge.view import View, view

__all__ = [
    "Bet",
    "ChanceMove",
    "Community",
    "Deal",
    "Decision",
    "Draw",
    "Game",
    "Move",
    "Offer",
    "Phase",
    "Turn",
    "View",
    "Void",
    "War",
    "apply",
    "button_after",
    "moves",
    "start",
    "turn",
    "view",
]
