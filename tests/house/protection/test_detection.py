"""Requirement 46: which signs are seen, with which facts; and how many players of known behaviour are found."""

import ast
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.house.protection.simulated import BEGIN, END, TROUBLED, UNTROUBLED, Diary, journal
from ventuno.house.ledger.calendar import ZURICH
from ventuno.house.ledger.money import Money
from ventuno.house.protection import activity, criteria, detection
from ventuno.house.protection.activity import Stretch
from ventuno.house.protection.events import Sign
from ventuno.rules.refusals import Refused

FOLDER = Path(criteria.__file__).parent
TEXT = (FOLDER / "criteria.toml").read_text("utf-8")
CRITERIA = criteria.parse(TEXT)
EACH = 200
# As docs/player-protection.md tells it: of 200 players of each kind, how many are found.
FOUND = {
    "steady": 0,
    "occasional": 0,
    "high_within_means": 0,
    "shift_worker": 0,
    "riser": 188,
    "chaser": 183,
    "night_owl": 200,
    "limit_bumper": 168,
    "taker_back": 193,
}


def found(kind: Callable[[Diary], None]) -> int:
    """How many of them are found on any day on which somebody looks, once a week for three weeks."""
    count = 0
    for number in range(EACH):
        entries = journal(kind, number)
        days = (END - timedelta(days=7 * week) for week in range(3))
        count += any(
            detection.opens_case(
                detection.findings([each for each in entries if each.at <= at], CRITERIA, at), CRITERIA
            )
            for at in days
        )
    return count


@pytest.mark.parametrize("kind", [*UNTROUBLED, *TROUBLED], ids=lambda kind: kind.__name__)
def test_req_46_players_of_known_behaviour(kind: Callable[[Diary], None]) -> None:
    assert found(kind) == FOUND[kind.__name__]


def signs(diary: Diary, at: datetime = END) -> set[Sign]:
    return {each.sign for each in detection.findings(diary.entries(), CRITERIA, at)}


def test_req_46_rising_deposits_with_the_facts() -> None:
    diary = Diary("x")
    for day, francs in ((30, 50), (35, 60), (43, 80), (46, 80), (50, 80), (54, 80)):
        diary.deposit(BEGIN + timedelta(days=day), francs)
    (finding,) = detection.findings(diary.entries(), CRITERIA, END)
    assert (finding.sign, finding.times, finding.facts) == (
        Sign.RISING_DEPOSITS,
        4,
        {"before": "110.00", "now": "320.00"},
    )
    assert [each.amount for each in finding.occasions] == [Money(80_00)] * 4
    diary.deposit(BEGIN + timedelta(days=36), 51)  # then it is less than twice as much
    assert signs(diary) == set()


def test_req_46_limits_raised_three_times() -> None:
    diary = Diary("x")
    for day in (30, 40):
        diary.raise_limit(BEGIN + timedelta(days=day), 100)
    diary.raise_limit(BEGIN + timedelta(days=40, minutes=1), 200)  # the same visit
    assert signs(diary) == set()
    diary.raise_limit(BEGIN + timedelta(days=50), 300)
    assert signs(diary) == {Sign.LIMITS_RAISED}


def test_req_46_a_withdrawal_that_comes_back() -> None:
    diary = Diary("x")
    for day in (30, 40, 50):
        diary.withdraw(BEGIN + timedelta(days=day), 100)
        diary.deposit(BEGIN + timedelta(days=day, hours=25 if day == 30 else 5), 100)
    assert signs(diary) == set()
    diary.withdraw(BEGIN + timedelta(days=52), 100)
    diary.deposit(BEGIN + timedelta(days=52, hours=1), 10)
    assert signs(diary) == {Sign.WITHDRAWN_AND_BACK}


def played(diary: Diary, day: int, *, chases: bool) -> None:
    """Five plays that pay nothing, at CHF 5: after the fourth the evening is CHF 20 behind."""
    begin = BEGIN + timedelta(days=day, hours=18)
    for number in range(5):
        diary.play(begin + timedelta(minutes=10 * number), 5, lost=True)
    if chases:
        diary.deposit(begin + timedelta(minutes=39), 50)


def test_req_46_chasing_begins_with_a_play_that_pays_nothing() -> None:
    diary = Diary("x")
    for day in (30, 35, 40):
        played(diary, day, chases=True)
    assert signs(diary) == set()
    played(diary, 45, chases=True)
    (finding,) = detection.findings(diary.entries(), CRITERIA, END)
    assert (finding.sign, finding.times, finding.facts) == (Sign.CHASING, 4, {"sessions": "4"})


def test_req_46_who_mostly_leaves_it_at_a_loss_does_not_chase() -> None:
    diary = Diary("x")
    for day in range(30, 36):
        played(diary, day, chases=day < 34)
    assert signs(diary) == set()  # 4 of 6
    played(diary, 40, chases=True)
    assert signs(diary) == set()  # 5 of 7
    played(diary, 41, chases=True)
    assert signs(diary) == {Sign.CHASING}  # 6 of 8


def test_req_46_a_lone_mild_sign_opens_no_case() -> None:
    diary = Diary("x")
    for day in range(40, 56):
        diary.near_limit(BEGIN + timedelta(days=day), 100)
    seen = detection.findings(diary.entries(), CRITERIA, END)
    assert [each.sign for each in seen] == [Sign.LIMITS_HIT]
    assert not detection.opens_case(seen, CRITERIA)


def test_sessions_end_after_a_break() -> None:
    diary = Diary("x")
    for minute in (0, 20, 45, 100):
        diary.play(BEGIN + timedelta(minutes=minute), 1)
    first, second = activity.sessions(diary.entries(), timedelta(minutes=30))
    assert (first.begin, second.begin) == (BEGIN, BEGIN + timedelta(minutes=100))
    assert 45 <= first.minutes < 54


@pytest.mark.parametrize(
    ("day", "minutes"),
    [((2026, 10, 24), 300), ((2026, 10, 25), 360), ((2026, 3, 29), 240)],  # the clocks change on the last two
)
def test_nights_are_as_long_as_they_are_in_zurich(day: tuple[int, int, int], minutes: int) -> None:
    noon = datetime(*day, 12, tzinfo=ZURICH)
    whole = Stretch((noon - timedelta(hours=15)).astimezone(UTC), noon.astimezone(UTC))
    assert list(activity.minutes_at_night(whole, 5).values()) == [minutes]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("open_at = 2", "open_at = 0"),
        ("open_at = 2", "open_at = "),
        ("open_at = 2", ""),
        ("factor = 2.0", "factor = 1.0"),
        ("[chasing]", "[chase]"),
        ("weight = 2", "weight = '2'"),
        ("hour = 5", "hour = 5\nskill = 1"),
    ],
)
def test_bad_criteria_are_refused_with_what_is_wrong(old: str, new: str) -> None:
    with pytest.raises(Refused) as refused:
        criteria.parse(TEXT.replace(old, new))
    assert refused.value.refusal.code == "bad_criteria"
    assert refused.value.refusal.facts["problem"]


def test_criteria_are_known_by_their_hash() -> None:
    assert criteria.parse(TEXT).hash != criteria.parse(TEXT + "\n").hash
    assert CRITERIA.window == timedelta(days=30)


def test_req_46_nothing_here_can_know_skill_or_luck() -> None:
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not any("maths" in name or "review" in name or "big21" in name for name in names), path
