"""A whole house, simulated: each answer and all the books checked.

The seeds together must see everything that can happen: what one of them sees depends on its chance.
A failure names its seed and command. To see it again, on the same commit:

    VENTUNO_SIM_SEED=3 VENTUNO_SIM_COMMANDS=25000 pytest tests/simulation -k whole_house
"""

import asyncio
import os
from collections import Counter
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import get_args

import pytest

from tests.postgres import Cluster
from tests.simulation.oracle import AnyRequest
from tests.simulation.simulator import Simulation

SEEDS = [int(os.environ["VENTUNO_SIM_SEED"])] if "VENTUNO_SIM_SEED" in os.environ else [1, 3]
COMMANDS = int(os.environ.get("VENTUNO_SIM_COMMANDS", "25000"))
ENOUGH = 50_000  # commands of all seeds, to have seen everything

# Words to the house and back are not simulated: they move no money but what `Adjust` moves
# (tests/desk/contact/test_questions).
# Nor does anybody decide about an account that is held (tests/desk/test_identity): it stays so.
# Cases of player protection are tried in tests/desk/test_protection.
UNSIMULATED = {
    *("AskHouse", "AskAgain", "AnswerQuestion", "AnswerGuest", "DecideDispute", "DecideIdentity", "HoldAccount"),
    *("BeginCase", "TakeCase", "TakeMeasure", "CloseCase", "ReportLog"),
}
KINDS = {kind.__name__ for kind in get_args(AnyRequest)} - {"Found"} - UNSIMULATED
REFUSALS = {
    "balance_too_low",
    "bad_adjustment",
    "bad_amount",
    "bad_key",
    "canton_not_served",
    "clock_went_back",
    "daily_plays_reached",
    "deposit_limit_reached",
    "excluded",
    "expired",
    "founded_already",
    "game_closed",
    "key_conflict",
    "law_not_in_force",
    "limits_not_set",
    "login_taken",
    "loss_limit_reached",
    "no_account",
    "no_play",
    "no_rate",
    "no_staff",
    "no_open_alert",
    "not_blocked",
    "not_expired",
    "not_started",
    "not_your_move",
    "not_your_office",
    "notice_too_short",
    "online_terms_not_accepted",
    "online_terms_not_in_force",
    "online_terms_published_already",
    "operators_only",
    "play_over",
    "play_running",
    "rate_changed",
    "rate_jumps",
    "rules_not_accepted",
    "rules_not_in_force",
    "self_blocked",
    "staff_known",
    "stale",
    "under_18",
}
BUYING = {"balance_too_low", "deposit_limit_reached", "loss_limit_reached", "self_blocked"}  # Art. 10.2, B8
LANDMARKS = {date(2026, 10, 25), date(2026, 12, 31), date(2027, 1, 1), date(2027, 3, 28)}


def run(where: Path | str, seed: int, commands: int) -> Simulation:
    simulation = Simulation(where, seed, tell=print)
    asyncio.run(simulation.run(commands))
    assert simulation.number >= commands
    return simulation


@pytest.mark.long
def test_the_whole_house(tmp_path: Path) -> None:
    simulations = [run(tmp_path / f"house-{seed}.sqlite", seed, COMMANDS) for seed in SEEDS]
    if COMMANDS * len(SEEDS) >= ENOUGH:
        saw_everything(simulations)


def saw_everything(simulations: Sequence[Simulation]) -> None:
    """A simulation in which nothing happens would find nothing."""
    outcomes: Counter[tuple[str, str]] = Counter()
    for simulation in simulations:
        outcomes += simulation.outcomes
    commands = sum(simulation.number for simulation in simulations)
    endings: Counter[str] = Counter()
    for (_, ending), times in outcomes.items():
        endings[ending] += times
    assert not {kind for kind in KINDS if not outcomes[kind, "accepted"]}
    assert not {code for code in REFUSALS if not endings[code]}
    assert endings["blocked"] or endings["blocked_until"]
    assert not {code for code in BUYING if not outcomes["Move", code]}
    assert endings["again"] > commands // 50, "answers given again"
    assert endings["crash"]
    assert endings["accepted"] > commands // 3
    assert all(simulation.days >= LANDMARKS for simulation in simulations)


def test_the_same_seed_gives_the_same_trace(tmp_path: Path) -> None:
    traces = [run(tmp_path / name, 7, 1_500).trace for name in ("one.sqlite", "two.sqlite")]
    assert traces[0] == traces[1]
    assert run(tmp_path / "three.sqlite", 8, 1_500).trace != traces[0]


def test_on_postgresql(cluster: Cluster) -> None:
    run(cluster.database(), 5, min(COMMANDS, 3_000))
