"""The course of a game of Black Jack Challenge: C3-C10 and C14.

    deal        chance deals two cards to each player, then lays two community cards face down
    card 1      from the button, each player pays one ante for community card 1 or stays; then it is turned
    card 2      those who paid decide likewise; then it is turned in any case
    showdown    best total not over 21 wins the pot
    war         among equals, and among all when everybody is bust: a card each, until one is highest

To replay a game is to `apply` its moves one after the other, and `moves` is the only authority on what is legal. Whose
money it is, who sits in a box and what time it is, is not known here. A player who is late stays (C13): the house then
makes that move.

Why it ends: each player decides at most twice. Only war can repeat, and each further round is less likely.
"""

from collections.abc import Collection
from dataclasses import replace
from enum import Enum
from typing import assert_never

from ventuno.rules.cards import Card
from ventuno.rules.challenge.bets import GRID_CENTIMES, Bet, black_bonus, red_bonus
from ventuno.rules.challenge.events import (
    BonusPaid,
    CardBurnt,
    CardPaid,
    CommunityLaid,
    CommunityTurned,
    Dealt,
    Event,
    HandCounted,
    HandShown,
    PotWon,
    Stayed,
    Voided,
    WarDeclared,
    WarFought,
    WarRepeated,
)
from ventuno.rules.challenge.moves import Community, DealHands, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.refusals import (
    AMOUNT_OFF_GRID,
    BUTTON_ON_EMPTY_BOX,
    NO_ANTE,
    NO_BONUS_BET,
    NUMBER_OF_PLAYERS,
    why_not,
)
from ventuno.rules.challenge.state import ChallengeGame, GamePhase
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.refusals import Refused

BOXES = 7
PLAYERS = range(2, BOXES + 1)  # C3, L8
_DECISIONS = (Decision.PAY, Decision.STAY)  # C6, L11, L26


class GameTurn(Enum):
    PLAYER = "player"
    CHANCE = "chance"
    NOBODY = "nobody"


def check(bet: Bet) -> None:
    """C4, L23, L28: what every bet needs. The limits of a table are checked by the house."""
    if bet.ante_centimes <= 0:
        raise Refused(NO_ANTE())
    if bet.bonus_centimes <= 0:
        raise Refused(NO_BONUS_BET())
    amounts = bet.ante_centimes, bet.red_centimes, bet.black_centimes
    if any(amount < 0 or amount % GRID_CENTIMES for amount in amounts):
        raise Refused(AMOUNT_OFF_GRID())


def start(bets: tuple[Bet | None, ...], button: int, rules: TableRules = LEAFLET) -> ChallengeGame:
    """C3, C4, L28: a game with these bets, one entry for each box from box 1; None for an empty box.

    C17: it keeps the rules it is started under to its end.
    """
    if len(bets) > BOXES or sum(bet is not None for bet in bets) not in PLAYERS:
        raise Refused(NUMBER_OF_PLAYERS())
    for bet in bets:
        if bet is not None:
            check(bet)
    if not 1 <= button <= len(bets) or bets[button - 1] is None:
        raise Refused(BUTTON_ON_EMPTY_BOX())
    return ChallengeGame(bets, button, rules=rules)


def button_after(button: int, boxes: Collection[int]) -> int:
    """C12, L19: the next box clockwise that plays."""
    return min(boxes, key=lambda box: (box - button - 1) % BOXES)


def turn(game: ChallengeGame) -> GameTurn:
    offers = moves(game)
    if not offers:
        return GameTurn.NOBODY
    return GameTurn.CHANCE if isinstance(offers[0], Draw) else GameTurn.PLAYER


def moves(game: ChallengeGame) -> tuple[Offer, ...]:
    """Every legal move in a fixed order; empty exactly when the game is over.

    A `Draw` stands for all the cards that could come. `Void` is not listed: no player can choose it, and it is possible
    until the game is over (C14).
    """
    match game.phase:
        case GamePhase.DEAL:
            return (Draw.COMMUNITY if game.hands else Draw.DEAL,)
        case GamePhase.CARD_1 | GamePhase.CARD_2:
            return _DECISIONS
        case GamePhase.WAR:
            return (Draw.WAR,)
        case GamePhase.OVER | GamePhase.VOID:
            return ()
        case _:
            assert_never(game.phase)


def apply(game: ChallengeGame, move: Move) -> tuple[ChallengeGame, tuple[Event, ...]]:
    """The game after the move and what it brought about; `Refused` if the move is not legal now."""
    if refusal := why_not(game, move, moves(game)):
        raise Refused(refusal)
    match move:
        case DealHands():
            return _deal(game, move.cards)
        case Community():
            return replace(game, community=move), (CommunityLaid(),)
        case Decision():
            return _decide(game, pays=move is Decision.PAY)
        case War():
            return _war(game, move)
        case Void():
            return replace(game, voided=move), (Voided(move.by, move.reason),)
        case _:
            assert_never(move)


def _deal(game: ChallengeGame, cards: tuple[Card, ...]) -> tuple[ChallengeGame, tuple[Event, ...]]:
    """C5, L29."""
    hands = tuple(zip(cards[::2], cards[1::2], strict=True))
    dealt = (Dealt(box, hand[0]) for box, hand in zip(game.order, hands, strict=True))
    return replace(game, hands=hands), tuple(dealt)


def _decide(game: ChallengeGame, *, pays: bool) -> tuple[ChallengeGame, tuple[Event, ...]]:
    """C6, C7, L32, L35."""
    box, card = game.turn, game.card_asked
    assert box is not None
    assert card is not None
    after = replace(game, first=(*game.first, pays)) if card == 1 else replace(game, second=(*game.second, pays))
    decided: Event = CardPaid(box, card, game.bet(box).ante_centimes) if pays else Stayed(box, card)
    return after, (decided, *_turned(game, after))


def _turned(before: ChallengeGame, after: ChallengeGame) -> tuple[Event, ...]:
    """C6, L34, L38: the community card that the last decision of a round turns, and after round two the showdown."""
    known = len(before.turned)
    turned = (CommunityTurned(number, card) for number, card in enumerate(after.turned[known:], start=known + 1))
    return (*turned, *(_showdown(after) if after.shown else ()))


def _showdown(game: ChallengeGame) -> tuple[Event, ...]:
    """C6a, L39-L42: hidden cards in the order of dealing, then the bonus bets, then the totals, then the pot."""
    hands = (HandShown(box, game.hand(box)[1], game.total(box)) for box in game.order)
    bonuses = (
        BonusPaid(
            box,
            red_bonus(game.hand(box)) if game.bet(box).red_centimes else None,
            black_bonus(game.hand(box)) if game.bet(box).black_centimes else None,
            game.bonus_centimes(box),
        )
        for box in game.order
    )
    totals = (HandCounted(box, game.total(box)) for box in game.order)
    return (*hands, *bonuses, *totals, *_outcome(game))


def _outcome(game: ChallengeGame) -> tuple[Event, ...]:
    """C8, L44: the pot; C9, C10, L45: war; L48: and again."""
    if game.winner is not None:
        return (PotWon(game.winner, game.pot_centimes),)
    return (WarRepeated(game.contenders) if game.wars else WarDeclared(game.contenders, game.all_bust),)


def _war(game: ChallengeGame, war: War) -> tuple[ChallengeGame, tuple[Event, ...]]:
    """C9, C11, L46."""
    after = game.fight(war)
    fought = WarFought(game.contenders, war.cards, after.contenders, reshuffled=game.reshuffled)
    return after, (CardBurnt(game.reshuffled), fought, *_outcome(after))
