"""C17: the rules of the tables in force and announced, as pages show them."""

from datetime import datetime

from ventuno.house.office.house_state import HouseState, in_force, table_rules_of
from ventuno.rules.amounts import francs
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.table_rules import BLACK, LEAFLET, RED, Pair, TableRules, expectation
from ventuno.server.house import wire


def in_force_at(house: HouseState, at: datetime) -> wire.TableRulesShown:
    known = tuple(each for each in house.table_rules if each.effective_at <= at)
    if not known:
        return shown(LEAFLET, None)
    current = in_force(known, at)
    return shown(table_rules_of(current), current.effective_at)


def announced_at(house: HouseState, at: datetime) -> list[wire.TableRulesShown]:
    """Those that take effect later, the next one first."""
    coming = sorted((each for each in house.table_rules if each.effective_at > at), key=lambda each: each.effective_at)
    return [shown(table_rules_of(each), each.effective_at) for each in coming]


def shown(rules: TableRules, effective_at: datetime | None) -> wire.TableRulesShown:
    (ante_min, ante_max), (bonus_min, bonus_max) = rules.ante_centimes, rules.bonus_centimes
    return wire.TableRulesShown(
        name=rules.name,
        effective_at=effective_at,
        red=_bet(rules, RED),
        black=_bet(rules, BLACK),
        ante_min=francs(ante_min),
        ante_max=francs(ante_max),
        bonus_min=francs(bonus_min),
        bonus_max=francs(bonus_max),
        chips_antes_max=rules.chips_antes_max,
        calm=_clock(rules.calm_seconds),
        brisk=_clock(rules.brisk_seconds),
    )


def _bet(rules: TableRules, bet: tuple[Bonus, ...]) -> wire.BonusBetShown:
    odds = rules.odds
    return wire.BonusBetShown(
        odds={bonus.value: str(odds[bonus]) for bonus in bet}, expectation=str(expectation(odds, bet))
    )


def _clock(seconds: Pair) -> wire.TableClockShown:
    return wire.TableClockShown(bet_seconds=seconds[0], decide_seconds=seconds[1])
