"""What a player at the table may see of a game, and nothing else.

The view is built field by field from what has been shown. So it cannot carry what it has no field for: another player's
hidden card, a community card that is not turned, or the deck. If a box has paid for a card that is not turned yet, its
total is shown without that card.
"""

from dataclasses import dataclass
from functools import reduce

from ventuno.rules.cards import Card
from ventuno.rules.challenge.bets import Bet
from ventuno.rules.challenge.game import moves
from ventuno.rules.challenge.moves import Decision
from ventuno.rules.challenge.state import ChallengeGame, GamePhase
from ventuno.rules.stack import EMPTY, Stack


@dataclass(frozen=True, slots=True)
class BoxView:
    box: int
    bet: Bet
    paid_centimes: int  # into the pot
    open_card: Card | None
    hidden_card: Card | None  # C5, L31: one's own; L39: everybody's after the showdown
    first: bool | None  # paid for community card 1; none: not decided
    second: bool | None  # for card 2; none: not decided, or not asked
    total: Stack | None  # of the cards that the viewer sees; None while one of them is hidden
    war_cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class GameView:
    phase: GamePhase
    button: int
    boxes: tuple[BoxView, ...]  # by turn
    community: tuple[Card, ...]  # those turned
    pot_centimes: int
    turn: int | None
    moves: tuple[Decision, ...]  # the viewer's own
    price_centimes: int | None  # what paying costs the viewer now
    contenders: tuple[int, ...]  # in the war
    winner: int | None


def view(game: ChallengeGame, box: int | None = None) -> GameView:
    """What the player of that box may see; without a box, what everybody may."""
    own = box is not None and game.turn == box
    return GameView(
        phase=game.phase,
        button=game.button,
        boxes=tuple(_box(game, each, own=each == box) for each in game.order),
        community=game.turned,
        pot_centimes=game.pot_centimes,
        turn=game.turn,
        moves=tuple(offer for offer in moves(game) if isinstance(offer, Decision)) if own else (),
        price_centimes=game.bet(box).ante_centimes if own and box is not None else None,
        contenders=game.contenders if game.phase is GamePhase.WAR else (),
        winner=game.winner,
    )


def own_box(game: ChallengeGame, box: int) -> BoxView:
    """What the player of that box sees of it."""
    return _box(game, box, own=True)


def _box(game: ChallengeGame, box: int, *, own: bool) -> BoxView:
    place = game.order.index(box)
    open_card, hidden = game.hand(box) if game.hands else (None, None)
    sees = own or game.shown
    return BoxView(
        box=box,
        bet=game.bet(box),
        paid_centimes=game.paid_centimes(box),
        open_card=open_card,
        hidden_card=hidden if sees else None,
        first=game.first[place] if place < len(game.first) else None,
        second=_second(game, box),
        total=_total(game, box) if sees and game.hands else None,
        war_cards=game.war_cards(box),
    )


def _second(game: ChallengeGame, box: int) -> bool | None:
    if box not in game.payers:
        return None
    place = game.payers.index(box)
    return game.second[place] if place < len(game.second) else None


def _total(game: ChallengeGame, box: int) -> Stack:
    seen = (*game.hand(box), *game.turned[: game.cards_paid(box)])
    return reduce(lambda total, card: total.add(card.rank)[0], seen, EMPTY)
