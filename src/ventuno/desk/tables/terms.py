"""Which terms a table may have, and how many chips a player may bring."""

from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import GameKind
from ventuno.house.ledger import exchange
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.refusals import BALANCE_TOO_LOW, RULES_NOT_ACCEPTED
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.refusals import (
    BAD_ANTE_LIMITS,
    BAD_BONUS_LIMITS,
    BAD_BOXES,
    BAD_PACE,
    BAD_TABLE_NAME,
    CHIPS_OUTSIDE_LIMITS,
)
from ventuno.rules.challenge.bets import GRID_CENTIMES
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.refusals import Refused

CHIPS_ANTES = range(6, 201)  # how many antes' worth of chips a player may bring
ANTES_CENTIMES = range(50, 100_01, GRID_CENTIMES)
BONUSES_CENTIMES = range(GRID_CENTIMES, 100_01, GRID_CENTIMES)
NAME_MAX, NICKNAME_MAX = 30, 16


def check_terms(terms: TableTerms) -> None:
    """C4, L69."""
    check_name(terms.name, NAME_MAX)
    for reason, least, most, allowed in (
        (BAD_ANTE_LIMITS, terms.ante_min, terms.ante_max, ANTES_CENTIMES),
        (BAD_BONUS_LIMITS, terms.bonus_min, terms.bonus_max, BONUSES_CENTIMES),
    ):
        if least.centimes not in allowed or most.centimes not in allowed or least > most:
            raise Refused(reason(least=Money(allowed[0]), most=Money(allowed[-1]), step=Money(allowed.step)))
    if terms.boxes not in PLAYERS:
        raise Refused(BAD_BOXES(least=PLAYERS[0], most=PLAYERS[-1]))
    if terms.pace is Pace.PRACTICE:
        raise Refused(BAD_PACE())


def check_name(name: str, most: int) -> None:
    """Of a table or of somebody at it."""
    if not 0 < len(name) <= most or not name.isprintable() or name.strip() != name:
        raise Refused(BAD_TABLE_NAME(most=most))


def chips_limits(terms: TableTerms) -> tuple[Money, Money]:
    """C15, L66: how many chips one may bring to a table."""
    return Money(terms.ante_min.centimes * CHIPS_ANTES[0]), Money(terms.ante_max.centimes * CHIPS_ANTES[-1])


def may_bring(transaction: Transaction, has: Money, chips: Money) -> None:
    """Refused if a limit forbids it. Chips at a table count as lost until they come back (B18)."""
    player, house, at = transaction.player, transaction.house, transaction.at
    least, most = chips_limits(transaction.at_table.table.terms)
    if has + chips < least or has + chips > most or chips.centimes % GRID_CENTIMES:
        raise Refused(CHIPS_OUTSIDE_LIMITS(least=least, most=most))
    if refusal := house.closed_for(GameKind.CHALLENGE) or player.barred_from(GameKind.CHALLENGE, at):
        raise Refused(refusal)
    if player.accepted is None:
        raise Refused(RULES_NOT_ACCEPTED(rules=house.rules_at(at).name))
    if chips > player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=player.balance, needed=chips))
    limits.may_lose(player.limits, player.days_at(at), chips, at)


def in_chips(text: str) -> Money:
    """The amount of a bet. Zero is allowed, for a bonus bet that is not made."""
    return NOTHING if text in {"0", "0.0", "0.00"} else exchange.amount(text)
