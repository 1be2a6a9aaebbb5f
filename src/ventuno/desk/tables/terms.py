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
from ventuno.house.tables.state import CHIPS_ANTES_MAX
from ventuno.rules.challenge.bets import GRID_CENTIMES
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.refusals import Refused

ANTES_A_GAME = 3  # C16, L33, L36: the ante, and once more for each community card
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
    """C16, L66: how many chips a player has after bringing some: at least what one game can cost."""
    game = ANTES_A_GAME * terms.ante_min.centimes + terms.bonus_min.centimes
    return Money(game), Money(CHIPS_ANTES_MAX * terms.ante_max.centimes)


def chips_to_bring(terms: TableTerms, has: Money) -> tuple[Money, Money] | None:
    """C16: how many chips somebody with so many may bring: always enough for one game. None: they have the most."""
    least, most = chips_limits(terms)
    missing = max(GRID_CENTIMES, (least - has).centimes)
    room = (most - has).centimes
    if room < GRID_CENTIMES:
        return None
    return Money(-(-missing // GRID_CENTIMES) * GRID_CENTIMES), Money(room // GRID_CENTIMES * GRID_CENTIMES)


def check_chips(terms: TableTerms, has: Money, chips: Money) -> None:
    """C16: refused unless somebody with so many chips may bring these."""
    room = chips_to_bring(terms, has)
    if room is None:
        raise Refused(CHIPS_ENOUGH(chips=has, most=chips_limits(terms)[1]))
    if not room[0] <= chips <= room[1] or chips.centimes % GRID_CENTIMES:
        raise Refused(CHIPS_OUTSIDE_LIMITS(least=room[0], most=room[1], step=Money(GRID_CENTIMES)))


def may_bring(transaction: Transaction, has: Money, chips: Money) -> None:
    """Refused if a limit forbids it. Chips at a table count as lost until they come back (B18)."""
    player, house, at = transaction.player, transaction.house, transaction.at
    check_chips(transaction.at_table.table.terms, has, chips)
    if refusal := house.closed_for(GameKind.CHALLENGE) or player.barred_from(GameKind.CHALLENGE, at):
        raise Refused(refusal)
    contract(player, house, at)
    if chips > player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=player.balance, needed=chips))
    limits.may_lose(player.limits, player.days_at(at), chips, at)


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
