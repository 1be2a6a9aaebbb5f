"""Requirement 1 and P3, exactly: the same seeds make the same cards for anybody, at any stake and time, after anything.

So nothing that happens in play moves the law, and a play that has begun keeps its own.

Through the desk, with the server's seed in the test's hands.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.chance.dealing import (
    CLIENT_SEED,
    EVERY_PHASE_SEED,
    EVERY_PHASE_TEMPER,
    EVERY_PHASE_WORDS,
    STEEP,
    choice,
    hold_seed,
)
from tests.chance.reference import outcomes
from tests.chance.samples import cards, free_cards, high_low
from tests.kit import NOON, OPERATOR, RULES, House, seeded
from ventuno.desk.requests import Exclude, OfferPlay, PlayMoved, PublishLaw, Readmit, StartPlay, Withdraw
from ventuno.house.accounts.events import Channel
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import SEED_BYTES, Seeds
from ventuno.house.ledger.money import Money
from ventuno.house.office.drafts import Draft
from ventuno.house.office.events import PublishedFigures
from ventuno.rules.big21 import RULE_SETS, Choice, Risk, Risks, moves, notation
from ventuno.rules.big21 import Move as RulesMove
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM

NIGHT = datetime(2027, 7, 31, 1, 59, tzinfo=UTC)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path / "house.sqlite", law=STEEP) as founded:
        yield founded


def play_out(house: House, player: str, stake: str, client_seed: str = CLIENT_SEED) -> str:
    """A play by somebody who buys, goes on to High/Low and to Risk; its lines without the stakes that were risked."""
    return play_on(house, player, house.start(player, stake, client_seed))


def play_on(house: House, player: str, at: PlayMoved) -> str:
    lines = at.lines
    while not at.over:
        kept = house.run(house.store.plays.find(at.play))
        assert kept is not None
        at = house.move(player, at, notation.write_move(choice(play_record.resume(kept.text).play, EVERY_PHASE_TEMPER)))
        lines += at.lines
    return _without_stakes(lines)


def _without_stakes(lines: str) -> str:
    return "\n".join("risk" if line.startswith("risk") else line for line in lines.splitlines())


@pytest.fixture
def usual(house: House) -> str:
    """The play of somebody new, at the lowest stake, at noon."""
    player = house.ready("usual")
    hold_seed(house)
    lines = play_out(house, player, "1")
    assert {line.split()[0] for line in lines.splitlines()} >= EVERY_PHASE_WORDS
    return lines


def others(house: House, **account: str) -> str:
    """Another account; to open it the house needs other entropy again."""
    hold_seed(house, bytes(SEED_BYTES))
    return house.ready("other", **account)


@pytest.mark.parametrize("stake", ["1", "2", "3", "4", "5"])
def test_p3_another_player_at_any_stake_gets_the_same_cards(house: House, usual: str, stake: str) -> None:
    player = others(house)
    hold_seed(house)
    assert play_out(house, player, stake) == usual


@pytest.mark.parametrize("deposit", ["20", "99999.99"])
def test_p3_any_balance_gets_the_same_cards(house: House, usual: str, deposit: str) -> None:
    player = others(house, deposit=deposit)
    hold_seed(house)
    assert play_out(house, player, "1") == usual


@pytest.mark.parametrize("at", [NIGHT, NOON + timedelta(seconds=1), NOON + timedelta(days=3650)])
def test_p3_any_time_gets_the_same_cards(house: House, usual: str, at: datetime) -> None:
    player = others(house)
    house.clock.at = at
    hold_seed(house)
    assert play_out(house, player, "1") == usual


@pytest.mark.parametrize("won", [True, False])
def test_p3_any_history_gets_the_same_cards(house: House, usual: str, won: bool) -> None:  # noqa: FBT001
    """After ten plays that all lost, or after playing until one paid; after being excluded and readmitted."""
    player = others(house, deposit="2000")
    results: list[bool] = []
    house.desk.transactions.entropy = seeded("a history of one's own")
    while len(results) < 10 or (won and not any(results)):
        before = house.player(player).balance
        play_out(house, player, "5") if won else house.finish(player, house.start(player, "5"))
        results.append(house.player(player).balance > before - Money(500))
    assert any(results) is won
    house.do(Withdraw(amount="700"), player)
    house.do(Exclude(reason="asked for it"), player, actor="console:olga")
    house.do(Readmit(reason="asked for it"), player, actor="console:olga")
    hold_seed(house)
    assert play_out(house, player, "1") == usual


def test_the_player_can_change_the_cards_by_the_client_seed_alone(house: House, usual: str) -> None:
    player = others(house)
    hold_seed(house)
    assert play_out(house, player, "1", client_seed="another") != usual


# ----- all of it at once, and whatever the house is about to change


@dataclass(frozen=True)
class Circumstances:
    """Everything around a play that must not matter to it."""

    stake: str
    deposit: str
    seconds_later: int
    plays_before: int
    channel: Channel
    steered: bool  # a law proposed for how people play lies about, and another is published while the play runs


AROUND = st.builds(
    Circumstances,
    stake=st.sampled_from(["1", "2", "3", "4", "5"]),
    deposit=st.sampled_from(["70", "500", "99999.99"]),
    seconds_later=st.integers(0, 10**8),
    plays_before=st.integers(0, 4),
    channel=st.sampled_from(Channel),
    steered=st.booleans(),
)


def _announce(house: House) -> None:
    """B19: another law, published ten days ahead, is about to take effect."""
    changes = dict.fromkeys(Language, "x")
    figures = PublishedFigures(highest_payout=0.5)
    house.operate(PublishLaw(law=str(UNIFORM), changes=changes, reason="as planned", figures=figures))
    house.clock.forward(days=10, minutes=-1)


def _steer(house: House) -> None:
    """What people of the house may do meanwhile: prepare one law, and let another take effect."""
    draft = Draft(
        id="draft",
        request="",
        kind="law",
        name="proposed",
        text=str(UNIFORM),
        made_by=OPERATOR,
        changed_by=OPERATOR,
        changed_at=house.clock.at,
        skill=20.0,
        target=0.85,
        ceiling=0.95,
    )
    assert house.run(house.store.drafts.keep(draft))
    house.clock.forward(minutes=2)
    found = house.run(house.store.books.house())
    assert found is not None
    assert found.law_hash_at(house.clock.at) == UNIFORM.hash


def played_amid(around: Circumstances, where: Path) -> str:
    with House(where, law=STEEP) as house:
        player = house.ready("somebody", deposit=around.deposit)
        house.clock.forward(seconds=around.seconds_later)
        house.desk.transactions.entropy = seeded(f"{around}")
        for _ in range(around.plays_before):
            house.finish(player, house.start(player, "5"))
        if around.steered:
            _announce(house)
        hold_seed(house)
        offered = house.do(OfferPlay(), player)
        request = StartPlay(play=offered.play, stake=around.stake, client_seed=CLIENT_SEED, channel=around.channel)
        at = house.do(request, player)
        if around.steered:
            _steer(house)
        return play_on(house, player, at)


@given(around=AROUND)
@example(around=Circumstances("1", "70", 0, 0, Channel.OTHER, steered=True))
@settings(max_examples=8, deadline=None)
def test_req_1_draws_depend_on_nothing_but_seed_and_law(
    around: Circumstances, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """They depend on no player, time, stake or history, and on no law that is proposed or published meanwhile."""
    lines = played_amid(around, tmp_path_factory.mktemp("amid") / "house.sqlite")
    made = [notation.read_move(line) for line in lines.splitlines() if line != "risk"]
    for kind, found, weights in (
        ("deal", cards(made), STEEP.deal),
        ("free_cards", free_cards(made), STEEP.free_cards),
        ("high_low", high_low(made), STEEP.high_low),
    ):
        assert found
        assert found == outcomes(EVERY_PHASE_SEED, CLIENT_SEED, kind, len(found), weights)
    assert lines == _alone()


def test_p3_a_play_keeps_its_law_though_another_takes_effect_meanwhile(tmp_path: Path) -> None:
    around = Circumstances("1", "70", 0, 0, Channel.OTHER, steered=True)
    assert played_amid(around, tmp_path / "house.sqlite") == _alone()


@cache
def _alone() -> str:
    """The same play with nothing around it at all: no house, no desk, no clock."""
    seeds = Seeds(EVERY_PHASE_SEED, CLIENT_SEED.encode())
    step = play_record.begin(RULE_SETS[RULES], Money(100), STEEP, seeds)
    lines = step.lines
    while step.progress.play.end is None:
        step = play_record.advance(step.progress, choice(step.progress.play, EVERY_PHASE_TEMPER), STEEP, seeds)
        lines += step.lines
    return _without_stakes(lines)


# ----- card k is the same whatever the player does


def _anything(play: play_record.Progress, dice: Random) -> RulesMove:
    """Any legal move, ending less often than it is on offer."""
    offers = [offer for offer in moves(play.play) if offer is not Choice.END or dice.random() < 0.3]
    chosen = dice.choice(offers or [Choice.END])
    return Risk(dice.choice(chosen.stakes_centimes)) if isinstance(chosen, Risks) else chosen


def test_no_choice_moves_a_later_outcome() -> None:
    seeds, dice = Seeds(EVERY_PHASE_SEED, CLIENT_SEED.encode()), Random(1)
    for _ in range(500):
        step = play_record.begin(RULE_SETS[RULES], Money(100), STEEP, seeds)
        made = list(step.moves)
        while step.progress.play.end is None:
            step = play_record.advance(step.progress, _anything(step.progress, dice), STEEP, seeds)
            made += step.moves
        for kind, found, weights in (
            ("deal", cards(made), STEEP.deal),
            ("free_cards", free_cards(made), STEEP.free_cards),
            ("high_low", high_low(made), STEEP.high_low),
        ):
            assert found == outcomes(EVERY_PHASE_SEED, CLIENT_SEED, kind, len(found), weights)


@pytest.mark.parametrize(
    "habit", [["discard"] * 8 + ["buy", "discard"] * 3, ["place 1", "discard"] * 4, ["place 5", "discard", "place 2"]]
)
def test_placing_discarding_and_buying_show_the_same_cards_at_the_desk(house: House, habit: list[str]) -> None:
    player = house.ready("usual")
    hold_seed(house)
    at = house.start(player)
    lines = at.lines
    for move in habit:
        if at.over:
            break
        at = house.move(player, at, move)
        lines += at.lines
    shown = cards([notation.read_move(line) for line in lines.splitlines()])
    assert len(shown) >= 3
    assert shown == outcomes(EVERY_PHASE_SEED, CLIENT_SEED, "deal", len(shown), STEEP.deal)
