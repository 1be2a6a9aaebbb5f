"""How much may be staked on Risk (Art. 2.5 and 19-21, B13, B14): each limit, and the stakes they leave on offer."""

from enum import Enum

from ventuno.rules.big21.state import Play


class RiskLimit(Enum):
    WHOLE_PRIZE = "whole_prize"  # Art. 21.2
    QUARTER = "quarter"  # Art. 21.1
    STAKE_MAX = "stake_max"  # Art. 21.1
    WINNINGS_MAX = "winnings_max"  # Art. 2.5


def stake_limits(play: Play) -> dict[RiskLimit, int]:
    """The most that each limit allows, in centimes, given the prize of the game just played."""
    rules, prize = play.rules, play.prize_centimes
    whole_from, whole_to = rules.risk_whole_prize_centimes
    share = (
        {RiskLimit.WHOLE_PRIZE: prize}
        if whole_from <= prize <= whole_to
        else {RiskLimit.QUARTER: prize // rules.risk_share}
    )
    # B14: even after the best game, realised + (prize - stake) + 20 * stake must not exceed the cap.
    room = rules.winnings_max_centimes - play.realised_centimes - prize
    return share | {
        RiskLimit.STAKE_MAX: rules.risk_stake_max_centimes,
        RiskLimit.WINNINGS_MAX: room * 10 // (rules.best_tenths - 10),
    }


def offered_stakes(play: Play) -> range:
    """The stakes on offer, in centimes; empty where Risk is not possible."""
    rules = play.rules
    if play.prize_tenths < rules.risk_prize_tenths_min:
        return range(0)  # Art. 20
    grid = rules.risk_grid_centimes
    return range(grid, min(stake_limits(play).values()) + 1, grid)
