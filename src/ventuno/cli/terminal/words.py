"""Which text of the terminal table belongs to a rank, a limit or an event."""

from typing import Final

from ventuno.cli.terminal import texts
from ventuno.rules.big21.events import NoFreeCardsReason, PlayEnd
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language

YES_KEYS: Final = "yjos"  # yes, ja, oui, sì

# Regina and Re share their initial; in High/Low a player must be able to tell them apart.
COURT_CARDS: Final = {
    Rank.JACK: texts.card_jack(),
    Rank.QUEEN: texts.card_queen(),
    Rank.KING: texts.card_king(),
    Rank.ACE: texts.card_ace(),
}
LIMITS: Final = {
    RiskLimit.WHOLE_PRIZE: texts.limit_whole_prize(),
    RiskLimit.QUARTER: texts.limit_quarter(),
    RiskLimit.STAKE_MAX: texts.limit_stake_max(),
    RiskLimit.WINNINGS_MAX: texts.limit_winnings_max(),
}
NO_FREE_CARDS: Final = {
    NoFreeCardsReason.TEN_ON_SOFT_21: texts.no_free_cards_ten_on_soft_21(),
    NoFreeCardsReason.THREE_REACHED: texts.no_free_cards_three_reached(),
}
ENDS: Final = {
    PlayEnd.BUST: texts.ended_bust(),
    PlayEnd.TOO_FEW: texts.ended_too_few(),
    PlayEnd.STOPPED: texts.ended_stopped(),
    PlayEnd.WRONG_GUESS: texts.ended_wrong_guess(),
    PlayEnd.CAP: texts.ended_cap(),
    PlayEnd.EXPIRED: texts.ended_expired(),
}


def rank_symbol(rank: Rank, language: Language) -> str:
    """As printed on cards of that language."""
    return COURT_CARDS[rank].said_in(language) if rank in COURT_CARDS else rank.symbol
