"""Which terms a table may have, and how many chips a player may bring."""

from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import ChipsBrought, GameKind
from ventuno.house.documents.contract import contract
from ventuno.house.ledger import exchange
from ventuno.house.ledger.money import NOTHING, Money
from ventuno.house.refusals import BALANCE_TOO_LOW
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.refusals import (
    BAD_ANTE_LIMITS,
    BAD_BONUS_LIMITS,
    BAD_BOXES,
    BAD_PACE,
    BAD_TABLE_NAME,
    CHIPS_ENOUGH,
    CHIPS_OUTSIDE_LIMITS,
)
from ventuno.house.tables.state import posted
from ventuno.rules.challenge.bets import GRID_CENTIMES
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.challenge.table_rules import TableRules
from ventuno.rules.refusals import Refused

ANTES_A_GAME = 3  # C16, L33, L36: the ante, and once more for each community card
NAME_MAX, NICKNAME_MAX = 30, 16


def check_terms(terms: TableTerms, rules: TableRules) -> None:
    """C4, L69, C17: what a table posts is within what the rules in force allow."""
    check_name(terms.name, NAME_MAX)
    for reason, least, most, (lowest, highest) in (
        (BAD_ANTE_LIMITS, terms.ante_min, terms.ante_max, rules.ante_centimes),
        (BAD_BONUS_LIMITS, terms.bonus_min, terms.bonus_max, rules.bonus_centimes),
    ):
        allowed = range(lowest, highest + 1, GRID_CENTIMES)
        if least.centimes not in allowed or most.centimes not in allowed or least > most:
            raise Refused(reason(least=Money(lowest), most=Money(highest), step=Money(GRID_CENTIMES)))
    if terms.boxes not in PLAYERS:
        raise Refused(BAD_BOXES(least=PLAYERS[0], most=PLAYERS[-1]))
    if terms.pace is Pace.PRACTICE:
        raise Refused(BAD_PACE())


def check_name(name: str, most: int) -> None:
    """Of a table or of somebody at it."""
    if not 0 < len(name) <= most or not name.isprintable() or name.strip() != name:
        raise Refused(BAD_TABLE_NAME(most=most))


def chips_limits(terms: TableTerms, rules: TableRules) -> tuple[Money, Money]:
    """C16, L66, C17: how many chips a player has after bringing some: at least what one game can cost."""
    limits = posted(terms, rules)
    game = ANTES_A_GAME * limits.ante_min.centimes + limits.bonus_min.centimes
    return Money(game), Money(max(game, rules.chips_antes_max * limits.ante_max.centimes))


def chips_to_bring(terms: TableTerms, has: Money, rules: TableRules) -> tuple[Money, Money] | None:
    """C16: the least and most chips that somebody with so many may bring. None if they have the most already."""
    least, most = chips_limits(terms, rules)
    missing = max(GRID_CENTIMES, (least - has).centimes)
    room = (most - has).centimes
    if room < GRID_CENTIMES:
        return None
    return Money(-(-missing // GRID_CENTIMES) * GRID_CENTIMES), Money(room // GRID_CENTIMES * GRID_CENTIMES)


def check_chips(terms: TableTerms, has: Money, chips: Money, rules: TableRules) -> None:
    """C16: refused unless somebody with so many chips may bring these."""
    room = chips_to_bring(terms, has, rules)
    if room is None:
        raise Refused(CHIPS_ENOUGH(chips=has, most=chips_limits(terms, rules)[1]))
    if not room[0] <= chips <= room[1] or chips.centimes % GRID_CENTIMES:
        raise Refused(CHIPS_OUTSIDE_LIMITS(least=room[0], most=room[1], step=Money(GRID_CENTIMES)))


def may_bring(transaction: Transaction, has: Money, chips: Money) -> None:
    """Refused if a limit forbids it. Chips at a table count as lost until they come back (B18)."""
    player, house, at = transaction.player, transaction.house, transaction.at
    check_chips(transaction.at_table.table.terms, has, chips, transaction.at_table.rules)
    if refusal := house.closed_for(GameKind.CHALLENGE) or player.barred_from(GameKind.CHALLENGE, at):
        raise Refused(refusal)
    contract(player, house, at)
    if chips > player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=player.balance, needed=chips))
    limits.may_lose(player.limits, player.losses, chips, at)


def brought(transaction: Transaction, chips: Money) -> ChipsBrought:
    """The entry about it, with the documents that bind the player (Art. 5)."""
    house = transaction.house
    bound = contract(transaction.player, house, transaction.at)
    return ChipsBrought(
        table=transaction.at_table.table.id,
        amount=chips,
        terms=house.published,
        online_terms=bound.online_terms,
        online_terms_accepted=bound.online_terms_accepted,
    )


def in_chips(text: str) -> Money:
    """The amount of a bet. Zero is allowed, for a bonus bet that is not made."""
    return NOTHING if text in {"0", "0.0", "0.00"} else exchange.amount(text)
