"""What every game of the house must fulfil: one suite of tests for all of them."""

import random
from collections.abc import Callable, Hashable
from dataclasses import FrozenInstanceError, dataclass, fields

import pytest

from ventuno.rules import big21, challenge
from ventuno.rules.big21 import notation as big21_text
from ventuno.rules.challenge import notation as challenge_text
from ventuno.rules.refusals import Refused


@dataclass(frozen=True)
class Game:
    """A game as the suite sees it. States are opaque to it, moves are their text."""

    name: str
    starts: tuple[str, ...]
    replay: Callable[[str], Hashable]
    offers: Callable[[Hashable], list[str]]
    concrete: Callable[[Hashable, str, random.Random], str]


def _big21_offers(state: Hashable) -> list[str]:
    assert isinstance(state, big21.Play)
    return [big21_text.write_move(offer) for offer in big21.moves(state)]


def _big21_concrete(_: Hashable, offer: str, chance: random.Random) -> str:
    if ".." not in offer:
        return offer
    least, most = (round(float(amount) * 10) for amount in offer.removeprefix("risk ").split(".."))
    return f"risk {chance.randint(least, most) / 10:.2f}"


BIG21 = Game(
    "big21",
    tuple(f"big21 rules={name} stake={stake}\n" for name in big21.RULE_SETS for stake in range(1, 6)),
    big21_text.replay,
    _big21_offers,
    _big21_concrete,
)


def _challenge_offers(state: Hashable) -> list[str]:
    assert isinstance(state, challenge.ChallengeGame)
    return [challenge_text.write_move(offer) for offer in challenge.moves(state)]


def _challenge_concrete(state: Hashable, offer: str, chance: random.Random) -> str:
    """Cards from the deck for what is due; wars are often tied, so that they go on."""
    assert isinstance(state, challenge.ChallengeGame)
    cards = chance.sample(state.stock, len(state.stock))
    if chance.random() < 0.5:
        cards.sort(key=lambda card: card.rank.height)
    match offer:
        case "deal":
            return f"deal {' '.join(map(str, cards[: 2 * len(state.order)]))}"
        case "community":
            return f"community {cards[0]} {cards[1]}"
        case "war":
            return f"war {cards[-1]}: {' '.join(map(str, cards[: len(state.contenders)]))}"
        case _:
            return offer


CHALLENGE = Game(
    "challenge",
    (
        "challenge antes=5,5 bonuses=red:1,black:1 button=2\n",
        "challenge antes=5,-,2.50,- bonuses=red:1,-,both:1:0.10,- button=3\n",
        "challenge antes=-,1,2,3,-,4 bonuses=-,red:1,red:1,black:1,-,red:2 button=6\n",
        "challenge antes=5,5,5,5,5,5,5 bonuses=red:1,red:1,red:1,red:1,red:1,red:1,both:1:1 button=1\n",
    ),
    challenge_text.replay,
    _challenge_offers,
    _challenge_concrete,
)
GAMES = [BIG21, CHALLENGE]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def random_play(game: Game, seed: int) -> list[str]:
    """The text of a random play, after each of its lines."""
    chance = random.Random(seed)
    texts = [chance.choice(game.starts)]
    while offers := game.offers(state := game.replay(texts[-1])):
        texts.append(f"{texts[-1]}{game.concrete(state, chance.choice(offers), chance)}\n")
    return texts


@pytest.mark.parametrize("seed", range(20))
def test_a_random_play_ends_and_each_of_its_texts_is_a_state(game: Game, seed: int) -> None:
    states = [game.replay(text) for text in random_play(game, seed)]
    assert len(set(states)) == len(states), "a state comes back"
    assert all(game.offers(state) for state in states[:-1])
    assert not game.offers(states[-1])


@pytest.mark.parametrize("seed", range(5))
def test_the_same_text_is_the_same_state(game: Game, seed: int) -> None:
    for text in random_play(game, seed):
        first, second = game.replay(text), game.replay(text)
        assert first == second
        assert hash(first) == hash(second)
        assert game.offers(first) == game.offers(second)
        assert len(set(game.offers(first))) == len(game.offers(first))


@pytest.mark.parametrize("seed", range(5))
def test_every_offer_is_accepted(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    for text in random_play(game, seed):
        state = game.replay(text)
        for offer in game.offers(state):
            game.replay(f"{text}{game.concrete(state, offer, chance)}\n")


@pytest.mark.parametrize("seed", range(5))
def test_nothing_follows_the_end(game: Game, seed: int) -> None:
    texts = random_play(game, seed)
    for line in {line for text in texts for line in text.splitlines()[1:]}:
        with pytest.raises(Refused) as refused:
            game.replay(f"{texts[-1]}{line}\n")
        assert refused.value.line == len(texts[-1].splitlines()) + 1


def test_states_cannot_be_changed(game: Game) -> None:
    state = game.replay(game.starts[0])
    for field in fields(state):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(state, field.name, None)
