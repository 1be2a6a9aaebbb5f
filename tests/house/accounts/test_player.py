"""Who may stake, and who may not."""

from datetime import timedelta

import pytest

from tests.kit import NOON
from ventuno.house.accounts import player
from ventuno.house.accounts.events import (
    CardPurchased,
    Deposited,
    Excluded,
    GameKind,
    Opened,
    PlayPaid,
    PlayStarted,
    Readmitted,
    SelfBlocked,
    ToPlayer,
    WinningsRealised,
)
from ventuno.house.accounts.player import Player
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.rules.language import Language

UNTIL = NOON + timedelta(days=3)


def account(*events: ToPlayer) -> Player:
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


def a_play(*, counts_realised: bool) -> list[ToPlayer]:
    """Stake 5, 90 realised, a card for 10 from it, 50 won with the rest."""
    return [
        PlayStarted(
            play="p-1",
            rules="2024-10-23",
            accepted="2024-10-23",
            law="f0",
            stake=Money(500),
            client_seed="x",
            expires_at=UNTIL,
            terms=1,
            counts_realised=counts_realised,
        ),
        WinningsRealised(play="p-1", amount=Money(9000)),
        CardPurchased(play="p-1", from_realised=Money(1000), from_balance=Money(0)),
        PlayPaid(play="p-1", why="stopped", paid_out=Money(8000 + 5000), ended_at=NOON),
    ]


@pytest.mark.parametrize(
    ("counts_realised", "losses"),
    [
        (True, [500, 500 - 9000, 500 - 9000 + 1000, 500 - 9000 + 1000 - 5000]),
        (False, [500, 500, 500, 500 - 8000 - 5000]),
    ],
)
def test_b15_a_play_begun_before_realised_winnings_counted_at_once_adds_up_as_it_did(
    counts_realised: bool,  # noqa: FBT001
    losses: list[int],
) -> None:
    events = a_play(counts_realised=counts_realised)
    deposit = Deposited(amount=Money(500), reference="r")
    accounts = [account(deposit, *events[: count + 1]) for count in range(len(events))]
    assert [each.days[-1].loss.centimes for each in accounts] == losses
    assert ("counts_realised" in codec.encode(accounts[0])) == counts_realised
    assert ("counts_realised" in codec.encode(events[0])) == counts_realised
    assert "counts_realised" not in codec.encode(accounts[-1])  # the play is over
