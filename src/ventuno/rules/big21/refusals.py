"""Why a move of Big21 is refused: the reasons, each with its article and its text.

`why_not` finds the reason that helps the player most. It decides nothing: `play.moves` has already said what is legal.
"""

from typing import assert_never

from ventuno.rules.amounts import francs
from ventuno.rules.big21 import risk, texts
from ventuno.rules.big21.moves import ChanceMove, Choice, Clock, Deal, Grant, Hidden, Move, Offer, Open, Place, Risk
from ventuno.rules.big21.risk import RiskLimit
from ventuno.rules.big21.state import Phase, Play
from ventuno.rules.refusals import Reason, Refusal

STAKE_NOT_OFFERED = Reason("stake_not_offered", "Art. 4.1", texts.stake_not_offered)
PLAY_OVER = Reason("play_over", "Art. 23", texts.play_over)
CARD_DUE = Reason("card_due", "Art. 7.1", texts.card_due)
OPEN_CARD_DUE = Reason("open_card_due", "Art. 15.1", texts.open_card_due)
FREE_CARDS_DUE = Reason("free_cards_due", "Art. 10.1", texts.free_cards_due)
HIDDEN_CARD_DUE = Reason("hidden_card_due", "Art. 15.1", texts.hidden_card_due)
NOTHING_TO_DRAW = Reason("nothing_to_draw", "B2", texts.nothing_to_draw)
OTHER_DRAW_DUE = Reason("other_draw_due", "B2", texts.other_draw_due)
NO_SUCH_NUMBER_OF_FREE_CARDS = Reason("no_such_number_of_free_cards", "Art. 10.1", texts.no_such_number_of_free_cards)
NO_SUCH_STACK = Reason("no_such_stack", "Art. 7.1", texts.no_such_stack)
NO_CARD_LEFT = Reason("no_card_left", "B8", texts.no_card_left)
CARDS_LEFT = Reason("cards_left", "B8", texts.cards_left)
NO_GAME_RUNNING = Reason("no_game_running", "Art. 12.2", texts.no_game_running)
HIGH_LOW_NOT_OPEN = Reason("high_low_not_open", "Art. 14.1", texts.high_low_not_open)
HIGH_LOW_PLAYED = Reason("high_low_played", "Art. 18.1", texts.high_low_played)
NOT_IN_HIGH_LOW = Reason("not_in_high_low", "Art. 15.1", texts.not_in_high_low)
RISK_NOT_OPEN = Reason("risk_not_open", "Art. 20", texts.risk_not_open)
RISK_OFF_GRID = Reason("risk_off_grid", "B13", texts.risk_off_grid)
RISK_OVER_PRIZE = Reason("risk_over_prize", "Art. 21.2", texts.risk_over_prize)
RISK_OVER_QUARTER = Reason("risk_over_quarter", "Art. 21.1", texts.risk_over_quarter)
RISK_OVER_STAKE_MAX = Reason("risk_over_stake_max", "Art. 21.1", texts.risk_over_stake_max)
RISK_OVER_WINNINGS_MAX = Reason("risk_over_winnings_max", "Art. 2.5", texts.risk_over_winnings_max)

_DRAWS: dict[type, str] = {Deal: "deal", Grant: "grant", Open: "open", Hidden: "hidden"}  # as in the notation
_DUE = {
    Deal: CARD_DUE,
    Open: OPEN_CARD_DUE,
    Grant: FREE_CARDS_DUE,
    Hidden: HIDDEN_CARD_DUE,
}
_RISK_LIMITS = {
    RiskLimit.WHOLE_PRIZE: RISK_OVER_PRIZE,
    RiskLimit.QUARTER: RISK_OVER_QUARTER,
    RiskLimit.STAKE_MAX: RISK_OVER_STAKE_MAX,
    RiskLimit.WINNINGS_MAX: RISK_OVER_WINNINGS_MAX,
}


def why_not(play: Play, move: Move, offers: tuple[Offer, ...]) -> Refusal:
    """The reason why `move` is not among the `offers`."""
    if not offers:
        return PLAY_OVER()
    due = offers[0]
    match move:
        case Deal() | Grant() | Open() | Hidden():
            return _wrong_draw(move, due)
        case Place() | Choice() | Risk() if isinstance(due, ChanceMove):
            return _DUE[type(due)]()
        case Place() | Choice.DISCARD | Choice.BUY:
            return _wrong_game_move(play, move)()
        case Choice.HIGH_LOW:
            return HIGH_LOW_NOT_OPEN() if play.ladder is None else HIGH_LOW_PLAYED()
        case Choice.HIGHER | Choice.LOWER:
            return NOT_IN_HIGH_LOW()
        case Risk():
            return _wrong_risk(play, move.stake_centimes)
        case Choice.END | Clock.EXPIRE:
            raise AssertionError(move)  # never refused on the player's turn, and never refused at all
        case _:
            assert_never(move)


def _wrong_draw(move: ChanceMove, due: Offer) -> Refusal:
    if not isinstance(due, ChanceMove):
        return NOTHING_TO_DRAW()
    if isinstance(move, Grant) and isinstance(due, Grant):
        return NO_SUCH_NUMBER_OF_FREE_CARDS()
    return OTHER_DRAW_DUE(due=_DRAWS[type(due)])


def _wrong_game_move(play: Play, move: Place | Choice) -> Reason[[]]:
    if play.phase not in (Phase.MAIN, Phase.RISK):
        return NO_GAME_RUNNING
    if move is Choice.BUY:
        return CARDS_LEFT
    return NO_CARD_LEFT if play.game.card is None else NO_SUCH_STACK


def _wrong_risk(play: Play, stake_centimes: int) -> Refusal:
    if play.phase is not Phase.CHOICE:
        return RISK_NOT_OPEN()
    grid = play.rules.risk_grid_centimes
    if stake_centimes < grid or stake_centimes % grid:
        return RISK_OFF_GRID()
    limits = risk.stake_limits(play)
    strictest = min(limits, key=lambda limit: limits[limit])
    return _RISK_LIMITS[strictest](most=francs(limits[strictest] // grid * grid))
