"""What a player may see of a play, and nothing else.

The view is built field by field from what has been shown. So it cannot carry a seed, a future card or a hidden card: it
has no field for them, and neither has the state it is made from. It also says everything that a client would otherwise
need rules for: which moves there are, which placements would bust, what a card costs, which limit binds a Risk stake.
"""

from functools import cache
from typing import NamedTuple, cast

from ventuno.rules.big21 import risk
from ventuno.rules.big21.events import PlayEnd
from ventuno.rules.big21.moves import ChanceMove, Choice, Offer, Place, Risks
from ventuno.rules.big21.play import moves
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.cards import Rank
from ventuno.rules.stack import TARGET, Stack


class StackView(NamedTuple):
    total: Stack
    complete: bool
    missing: int  # points to 21, as the stack counts now
    fatal: bool  # the card shown would bust it; that is legal (B5), so a client asks before it sends the move


class PlayView(NamedTuple):
    rules: str
    phase: Phase
    moves: tuple[Place | Choice | Risks, ...]  # the player's only
    stacks: tuple[StackView, ...]
    complete: int
    card: Rank | None
    to_come: int
    bought: int
    purchases_left: int
    card_price_centimes: int
    open_card: Rank | None  # in High/Low
    guess: Choice | None
    stake_centimes: int
    game_stake_centimes: int
    prize_centimes: int
    realised_centimes: int
    realised_left_centimes: int
    cards_cost_centimes: int
    risk_limit: RiskLimit | None  # the one that binds, where Risk is on offer
    paid_out_centimes: int | None
    end: PlayEnd | None


def view(play: Play) -> PlayView:
    game, ladder = play.game, play.ladder
    offers = _players(moves(play))
    return PlayView(
        rules=play.rules.name,
        phase=play.phase,
        moves=offers,
        stacks=tuple([_stack(stack, game.card) for stack in game.stacks]),
        complete=game.complete,
        card=game.card,
        to_come=game.to_come,
        bought=game.bought,
        purchases_left=play.rules.purchases_max - game.bought,
        card_price_centimes=play.game_stake_centimes,
        open_card=None if ladder is None else ladder.open_card,
        guess=None if ladder is None else ladder.guess,
        stake_centimes=play.stake_centimes,
        game_stake_centimes=play.game_stake_centimes,
        prize_centimes=play.prize_centimes,
        realised_centimes=play.realised_centimes,
        realised_left_centimes=play.realised_left_centimes,
        cards_cost_centimes=play.cards_cost_centimes,
        risk_limit=_binding_limit(play) if any(type(offer) is Risks for offer in offers) else None,
        paid_out_centimes=play.paid_out_centimes,
        end=play.end,
    )


def _players(offers: tuple[Offer, ...]) -> tuple[Place | Choice | Risks, ...]:
    """On chance's turn all offers are chance's, on the player's turn none is: the first tells."""
    if offers and isinstance(offers[0], ChanceMove):
        return ()
    return cast("tuple[Place | Choice | Risks, ...]", offers)


@cache
def _stack(stack: Stack, card: Rank | None) -> StackView:
    fatal = card is not None and stack.add(card)[0].bust
    return StackView(stack, stack.complete, max(0, TARGET - stack.points), fatal)


def _binding_limit(play: Play) -> RiskLimit:
    limits = risk.stake_limits(play)
    return min(limits, key=lambda limit: limits[limit])
