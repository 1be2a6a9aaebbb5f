"""What every game of the house must be: one suite, passed by each of them."""

import random
from collections.abc import Callable, Hashable
from dataclasses import FrozenInstanceError, dataclass, fields

import pytest

from ventuno.rules import big21
from ventuno.rules.big21 import notation
from ventuno.rules.refusals import Refused


@dataclass(frozen=True)
class Game:
    """A game as the suite sees it. States are opaque to it, moves are their text."""

    name: str
    starts: tuple[str, ...]
    replay: Callable[[str], Hashable]
    offers: Callable[[Hashable], list[str]]
    concrete: Callable[[str, random.Random], str]


def _big21_offers(state: Hashable) -> list[str]:
    assert isinstance(state, big21.Play)
    return [notation.write_move(offer) for offer in big21.moves(state)]


def _big21_concrete(offer: str, chance: random.Random) -> str:
    if ".." not in offer:
        return offer
    least, most = (round(float(amount) * 10) for amount in offer.removeprefix("risk ").split(".."))
    return f"risk {chance.randint(least, most) / 10:.2f}"


BIG21 = Game(
    "big21",
    tuple(f"big21 rules={name} stake={stake}\n" for name in big21.RULE_SETS for stake in range(1, 6)),
    notation.replay,
    _big21_offers,
    _big21_concrete,
)
GAMES = [BIG21]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def random_play(game: Game, seed: int) -> list[str]:
    """The text of a random play, after each of its lines."""
    chance = random.Random(seed)
    texts = [chance.choice(game.starts)]
    while offers := game.offers(game.replay(texts[-1])):
        texts.append(f"{texts[-1]}{game.concrete(chance.choice(offers), chance)}\n")
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
        for offer in game.offers(game.replay(text)):
            game.replay(f"{text}{game.concrete(offer, chance)}\n")


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
