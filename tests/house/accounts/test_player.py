"""Who may stake, and who may not."""

from datetime import timedelta

import pytest

from tests.kit import NOON
from ventuno.house.accounts import player
from ventuno.house.accounts.events import Excluded, GameKind, Opened, Readmitted, SelfBlocked
from ventuno.house.accounts.player import Player
from ventuno.rules.language import Language

UNTIL = NOON + timedelta(days=3)


def account(*events: SelfBlocked | Excluded | Readmitted) -> Player:
    opened, _ = player.record(None, Opened(player="p", language=Language.DE, canton="ZH"), NOON, "p")
    for what in events:
        opened, _ = player.record(opened, what, NOON, "p")
    return opened


@pytest.mark.parametrize("game", GameKind)
def test_req_26_who_is_barred_from_a_game_is_told_why_until_it_is_over(game: GameKind) -> None:
    other = next(each for each in GameKind if each is not game)
    anna = account(SelfBlocked(game=game, until=UNTIL))
    refusal = anna.barred_from(game, UNTIL - timedelta(microseconds=1))
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("self_blocked", {"until": "06.03.2026 13:00"})
    assert anna.barred_from(game, UNTIL) is None
    assert anna.barred_from(other, NOON) is None


def test_req_26_an_exclusion_is_from_every_game_and_comes_before_a_block() -> None:
    anna = account(SelfBlocked(game=None, until=UNTIL), Excluded(reason="by order"))
    for game in GameKind:
        refusal = anna.barred_from(game, UNTIL)
        assert refusal is not None
        assert refusal.code == "excluded"
    assert account(Excluded(reason="by order"), Readmitted(reason="over")).barred_from(GameKind.BIG21, NOON) is None
