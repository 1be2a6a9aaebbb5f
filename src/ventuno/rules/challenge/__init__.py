"""The rules of Black Jack Challenge, a live table game for two to seven, from its leaflet and the rulings C1-C18.

    game = start((Bet(500, red_centimes=100), None, Bet(500, black_centimes=100)), button=3)
    game, events = apply(game, DealHands(cards))
    moves(game)         # the only authority on what is legal
    view(game, box=1)   # what the player of box 1 may see; without a box, what everybody may

Who sits in a box, what a table has posted and how the deck was shuffled is not known here. Boxes are numbered from 1,
amounts are centimes. Start with `game.py`, the course of a game; `state.py` has totals, pot and winner, `war.py`
casino war, `bets.py` the bonus bets.

`table_rules.py` has every number that may differ from the leaflet's (C17): odds, limits, clocks. `table_rules_text.py`
reads and writes them.

The other modules: `moves` and `events` are the vocabulary; `refusals` says why a bet or a move is not legal; `view`
shows a game to one player, and `notation` writes it as text.
"""

from ventuno.rules.challenge.bets import Bet
from ventuno.rules.challenge.game import GameTurn, apply, button_after, moves, start, turn
from ventuno.rules.challenge.moves import ChanceMove, Community, DealHands, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import ChallengeGame, GamePhase
from ventuno.rules.challenge.view import GameView, view

__all__ = [
    "Bet",
    "ChallengeGame",
    "ChanceMove",
    "Community",
    "DealHands",
    "Decision",
    "Draw",
    "GamePhase",
    "GameTurn",
    "GameView",
    "Move",
    "Offer",
    "Void",
    "War",
    "apply",
    "button_after",
    "moves",
    "start",
    "turn",
    "view",
]
