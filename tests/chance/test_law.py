"""Requirement 1: the law, and nothing but the law, whatever the player, stake, balance, time or history.

First by counting: outcomes in groups, each of which must follow the law. A group is always something that was known
before the outcome was drawn. Every check may fail a correct generator once in 100,000 times; there are some 40.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import pairwise

import pytest

from tests.chance.dealing import LAWS, OPENING_CARDS, Played
from tests.chance.fit import fit_in_each_group
from tests.chance.reference import outcomes
from tests.chance.samples import cards, free_cards, high_low, through_desk, without_desk
from ventuno.rules.big21 import Grant, Hidden, Move, Open, notation

ALARM = 1e-5
PLAYED = ("uniform", "steep")


def _won(played: Played) -> bool:
    return bool(notation.replay(played.kept.text).paid_out_centimes)


def _hour(played: Played) -> int:
    assert played.kept.started_at is not None
    return played.kept.started_at.hour


def _history(sample: Sequence[Played]) -> Iterator[tuple[Played, Hashable]]:
    """Plays with what the same player's play before had come to."""
    for before, after in pairwise(sample):
        if before.seat == after.seat:
            yield after, _won(before)


GROUPINGS: dict[str, Callable[[Sequence[Played]], Iterator[tuple[Played, Hashable]]]] = {
    "stake": lambda sample: ((each, each.kept.stake) for each in sample),
    "player": lambda sample: ((each, each.seat) for each in sample),
    "hour of the day": lambda sample: ((each, _hour(each)) for each in sample),
    "balance": lambda sample: ((each, each.balance_before_centimes // 100_000) for each in sample),
    "ahead or behind": lambda sample: (
        (each, each.balance_before_centimes >= each.deposit_centimes) for each in sample
    ),
    "last play won or lost": _history,
    "how many plays before": lambda sample: ((each, int(each.kept.id.rpartition("-")[2]) // 5) for each in sample),
}


@pytest.mark.parametrize("grouping", GROUPINGS)
@pytest.mark.parametrize("law", PLAYED)
def test_the_opening_cards_follow_the_law_in_every_group_by(law: str, grouping: str) -> None:
    groups = GROUPINGS[grouping](through_desk(law))
    observed = [(group, card) for played, group in groups for card in cards(played.moves)[:OPENING_CARDS]]
    assert fit_in_each_group(observed, LAWS[law].deal) > ALARM


@pytest.mark.parametrize("law", LAWS)
def test_every_place_in_the_opening_follows_the_law(law: str) -> None:
    observed = [each for moves in without_desk(law) for each in enumerate(cards(moves)[:OPENING_CARDS])]
    assert fit_in_each_group(observed, LAWS[law].deal) > ALARM


# ----- one play tells nothing of the next, one kind of outcome nothing of another


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("place", [0, OPENING_CARDS - 1, -1])
def test_the_first_card_follows_the_law_whatever_a_card_of_the_play_before_was(law: str, place: int) -> None:
    openings = map(cards, without_desk(law))
    observed = [(before[place], after[0]) for before, after in pairwise(openings)]
    assert fit_in_each_group(observed, LAWS[law].deal) > ALARM


@pytest.mark.parametrize("law", PLAYED)
def test_high_low_follows_the_law_whatever_card_has_the_same_number(law: str) -> None:
    """If two kinds of outcome shared their numbers, card *k* of one would tell card *k* of the other."""
    observed = [pair for moves in without_desk(law) for pair in zip(cards(moves), high_low(moves), strict=False)]
    assert fit_in_each_group(observed, LAWS[law].high_low) > ALARM


@pytest.mark.parametrize("law", PLAYED)
def test_free_cards_follow_the_law_whatever_card_has_the_same_number(law: str) -> None:
    observed = [pair for moves in without_desk(law) for pair in zip(cards(moves), free_cards(moves), strict=False)]
    assert fit_in_each_group(observed, LAWS[law].free_cards) > ALARM


@pytest.mark.parametrize("law", PLAYED)
def test_free_cards_follow_the_law_whatever_card_has_earned_them(law: str) -> None:
    observed = [
        (cards(moves[:number])[-1], free_cards([move])[0])
        for moves in without_desk(law)
        for number, move in enumerate(moves)
        if isinstance(move, Grant)
    ]
    assert fit_in_each_group(observed, LAWS[law].free_cards) > ALARM


def _after_guess(moves: Sequence[Move]) -> Iterator[tuple[Hashable, int]]:
    """Each hidden card with the guess and the open card before it."""
    for (opened, guess), hidden in zip(pairwise(moves), moves[2:], strict=False):
        if isinstance(opened, Open) and isinstance(hidden, Hidden):
            yield (opened.rank, guess), high_low([hidden])[0]


@pytest.mark.parametrize("law", PLAYED)
def test_the_hidden_card_follows_the_law_whatever_was_shown_and_guessed(law: str) -> None:
    observed = [each for moves in without_desk(law) for each in _after_guess(moves)]
    assert fit_in_each_group(observed, LAWS[law].high_low) > ALARM


# ----- and then exactly: every outcome in the store is the one that its seeds had fixed


@pytest.mark.parametrize("law", PLAYED)
def test_every_outcome_in_the_store_is_a_function_of_seeds_kind_and_number_alone(law: str) -> None:
    weights = LAWS[law]
    for played in through_desk(law):
        server, client = bytes.fromhex(played.kept.server_seed), played.kept.client_seed
        for kind, found, table in (
            ("deal", cards(played.moves), weights.deal),
            ("free_cards", free_cards(played.moves), weights.free_cards),
            ("high_low", high_low(played.moves), weights.high_low),
        ):
            assert found == outcomes(server, client, kind, len(found), table), played.kept.id
