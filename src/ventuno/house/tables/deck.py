"""The deck of a game of Black Jack Challenge: its order follows from the seeds alone (C5, C11).

The server commits to its seed before anybody bets, and everybody who bets adds a seed of their own. The deck is then
shuffled (Fisher and Yates, from the last place down, each choice an exact draw). Cards are taken from the top: for each
player from the button the open card and the hidden card, then the two community cards, then for each round of war the
burnt card and one card each. If a round of war needs more cards than are left, all cards except the players' and the
community's are shuffled again. A browser can compute the same.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ventuno.house.big21.draw import Seeds, Stream, pick
from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge import ChallengeGame, ChanceMove, Community, DealHands, Draw, War, moves


def client_seed(seeds: Mapping[int, str]) -> str:
    """Every player's own seed in one text, by box."""
    return "\n".join(f"{box}:{seeds[box]}" for box in sorted(seeds))


def shuffled(seeds: Seeds, time: int, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards after shuffle number `time`; the first shuffle is number 0."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        chosen = pick(seeds, Stream.DECK, len(DECK) * time + place, (1,) * (place + 1))
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def chance_move(game: ChallengeGame, seeds: Seeds) -> ChanceMove | None:
    """Chance's move in this game, or nothing when it is not chance's turn."""
    offers = moves(game)
    match offers[0] if offers else None:
        case Draw.DEAL:
            return DealHands(_next(game, seeds, 2 * len(game.order)))
        case Draw.COMMUNITY:
            return Community(*_next(game, seeds, 2))
        case Draw.WAR:
            burnt, *cards = _next(game, seeds, 1 + len(game.contenders))
            return War(burnt, tuple(cards))
        case _:
            return None


def _next(game: ChallengeGame, seeds: Seeds, number: int) -> tuple[Card, ...]:
    """The next `number` cards of the deck that are still in the stock."""
    stock = set(game.stock)
    if game.reshuffles:  # C11
        order = shuffled(seeds, game.reshuffles, tuple(card for card in DECK if card not in game.laid))
    else:
        order = _order(seeds)
    return tuple(card for card in order if card in stock)[:number]


@lru_cache(maxsize=256)
def _order(seeds: Seeds) -> tuple[Card, ...]:
    """C5: the whole deck in order. It is remembered, because every draw of a game asks for it."""
    return shuffled(seeds, 0, DECK)
