r"""A whole play of Big21, Art. 2.1: the main game, then High/Low and Risk as often as the rules allow.

    main game  --too few, bust-->  over
        | three or more
        v
     choice    --end-->            over            Art. 12.2, 23
        |  \
        |   high/low  --wrong-->   over            Art. 15.4
        |     | stopped, top: back to the choice, without High/Low
        v     v
      Risk game: like the main game, with part of the prize as its stake   Art. 19-22

To replay a play is to `apply` its moves one after the other, and `moves` is the only authority on what is legal.
Amounts are centimes, because the limits of Art. 2.5 and 21 are in francs. Whose money it is, and whether a balance
allows a purchase, is not known here.

Why it always ends: each game has a bounded number of moves (see `game`), and a High/Low has at most four rounds that
count. Another Risk game is possible only if the last one won five times its stake or more. Then the total winnings have
risen by at least four times the smallest stake, and they are capped (`risk_games_max`, `moves_max`). Only rounds of
equal ranks (Art. 15.3) can repeat without bound. Their probability falls with each, and the player may stop in each.
"""

from dataclasses import replace
from enum import Enum

from ventuno.rules.big21 import game as games
from ventuno.rules.big21 import highlow, risk
from ventuno.rules.big21.events import (
    CardSold,
    Event,
    GameEnd,
    LadderEnd,
    PlayEnd,
    PlayEnded,
    PrizeWon,
    Realised,
    RiskStarted,
)
from ventuno.rules.big21.game import GameMove
from ventuno.rules.big21.highlow import LadderMove
from ventuno.rules.big21.moves import ChanceMove, Choice, Clock, Move, Offer, Risk, Risks
from ventuno.rules.big21.refusals import STAKE_NOT_OFFERED, why_not
from ventuno.rules.big21.rulesets import RuleSet
from ventuno.rules.big21.state import Play
from ventuno.rules.refusals import Refused


class Turn(Enum):
    PLAYER = "player"
    CHANCE = "chance"
    NOBODY = "nobody"


def start(rules: RuleSet, stake_centimes: int) -> Play:
    """Art. 4.1, 9."""
    if stake_centimes not in rules.stakes_centimes:
        raise Refused(STAKE_NOT_OFFERED())
    return Play(rules, stake_centimes, games.start(rules), stake_centimes)


def turn(play: Play) -> Turn:
    offers = moves(play)
    if not offers:
        return Turn.NOBODY
    return Turn.CHANCE if isinstance(offers[0], ChanceMove) else Turn.PLAYER


def moves(play: Play) -> tuple[Offer, ...]:
    """Every legal move in a fixed order; empty exactly when the play is over.

    `Risks` stands for one `Risk` for each stake in it. `Clock.EXPIRE` is not listed: nobody chooses it, and it is
    possible until the play is over (Art. 23).
    """
    if play.end is not None:
        return ()
    if play.game.end is None:
        return games.moves(play.game)
    if play.ladder is not None and play.ladder.end is None:
        return highlow.moves(play.ladder)
    return _choices(play)


def apply(play: Play, move: Move) -> tuple[Play, tuple[Event, ...]]:
    """The play after the move and what it brought about; `Refused` if the move is not legal now."""
    if move is Clock.EXPIRE and play.end is None:
        return _expired(play)
    if not _offered(play, move):
        raise Refused(why_not(play, move, moves(play)))
    if play.game.end is None:
        return _game_move(play, move)  # type: ignore[arg-type]  # the offer was the game's
    if play.ladder is not None and play.ladder.end is None:
        return _ladder_move(play, move)  # type: ignore[arg-type]  # the offer was the ladder's
    match move:
        case Risk():
            return _risk(play, move.stake_centimes)
        case Choice.HIGH_LOW:
            ladder, events = highlow.start(play.rules, play.prize_tenths)
            return replace(play, ladder=ladder), events
        case _:
            assert move is Choice.END
            return _over(play, PlayEnd.STOPPED, ())  # Art. 2.6, 23


def sale(play: Play) -> CardSold:
    """Art. 10.2, 19.2; B15: what a card costs in this game. Realised winnings pay first, the balance pays the rest."""
    price = play.game_stake_centimes
    from_realised = min(price, play.realised_left_centimes)
    return CardSold(price, from_realised, price - from_realised)


def risk_games_max(rules: RuleSet) -> int:
    """The most Risk games of a play: see the proof at the top of this module."""
    rise_tenths = rules.risk_prize_tenths_min - 10
    return rules.winnings_max_centimes * 10 // (rise_tenths * rules.risk_grid_centimes) + 1


def moves_max(rules: RuleSet) -> int:
    """The most moves of a play, rounds of equal ranks not counted: each game, its High/Low and the choices between."""
    a_game = games.moves_max(rules) + 1 + highlow.moves_max(rules) + 1
    return (1 + risk_games_max(rules)) * a_game + 1  # and the clock


def _choices(play: Play) -> tuple[Offer, ...]:
    """Art. 12.2, 14.1, 14.2, 18.1, 20; B12."""
    stakes = risk.offered_stakes(play)
    high_low = play.ladder is None and play.game.complete in play.rules.high_low_stacks
    return (*(Choice.HIGH_LOW,) * high_low, *(Risks(stakes),) * bool(stakes), Choice.END)


def _offered(play: Play, move: Move) -> bool:
    if isinstance(move, Risk):
        return any(isinstance(offer, Risks) and move.stake_centimes in offer.stakes_centimes for offer in moves(play))
    return move in moves(play)


def _game_move(play: Play, move: GameMove) -> tuple[Play, tuple[Event, ...]]:
    game, events = games.apply(play.game, move)
    after = Play(
        play.rules,
        play.stake_centimes,
        game,
        play.game_stake_centimes,
        play.risk,
        None,
        play.realised_centimes,
        play.spent_centimes,
        play.cards_cost_centimes,
    )
    if move is Choice.BUY:
        return _pay_for_card(after, events)
    if game.end is None:
        return after, events
    if game.end is GameEnd.BUST:
        return _over(after, PlayEnd.BUST, events)  # Art. 6.2
    if after.prize_tenths < play.rules.risk_prize_tenths_min:
        return _over(after, PlayEnd.TOO_FEW, (*events, PrizeWon(after.prize_centimes)))  # Art. 12.2, 23
    return _won(after, events)


def _pay_for_card(play: Play, events: tuple[Event, ...]) -> tuple[Play, tuple[Event, ...]]:
    sold = sale(play)
    paid = replace(
        play,
        spent_centimes=play.spent_centimes + sold.from_realised_centimes,
        cards_cost_centimes=play.cards_cost_centimes + sold.price_centimes,
    )
    return paid, (*events, sold)


def _ladder_move(play: Play, move: LadderMove) -> tuple[Play, tuple[Event, ...]]:
    assert play.ladder is not None
    ladder, events = highlow.apply(play.ladder, move)
    after = replace(play, ladder=ladder)
    if ladder.end is LadderEnd.WRONG_GUESS:
        return _over(after, PlayEnd.WRONG_GUESS, events)  # Art. 15.4, 23
    if ladder.prize_tenths > play.prize_tenths:
        return _won(after, events)
    return after, events


def _won(play: Play, events: tuple[Event, ...]) -> tuple[Play, tuple[Event, ...]]:
    """A prize that opens the choice between games; Art. 2.5, 23: at the cap the play is over instead."""
    events += (PrizeWon(play.prize_centimes),)
    if play.realised_centimes + play.prize_centimes >= play.rules.winnings_max_centimes:
        return _over(play, PlayEnd.CAP, events)
    return play, events


def _risk(play: Play, stake_centimes: int) -> tuple[Play, tuple[Event, ...]]:
    """Art. 19.1, 19.2, 22: the part staked is the stake of a new game, the rest is realised at once."""
    kept = play.prize_centimes - stake_centimes
    after = replace(
        play,
        game=games.start(play.rules),
        game_stake_centimes=stake_centimes,
        risk=True,
        ladder=None,
        realised_centimes=play.realised_centimes + kept,
    )
    return after, (Realised(kept), RiskStarted(stake_centimes))


def _expired(play: Play) -> tuple[Play, tuple[Event, ...]]:
    """Art. 23, B16: what stands is paid. A card still shown can no longer be played."""
    return _over(replace(play, game=replace(play.game, card=None)), PlayEnd.EXPIRED, ())


def _over(play: Play, why: PlayEnd, events: tuple[Event, ...]) -> tuple[Play, tuple[Event, ...]]:
    over = replace(play, end=why)
    assert over.paid_out_centimes is not None
    return over, (*events, PlayEnded(why, over.paid_out_centimes))
