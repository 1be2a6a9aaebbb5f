"""What the browser is told of a play: the board, the prize plan, the ladder, what may be staked on Risk."""

from datetime import datetime
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.big21.purchase import Obstacle
from ventuno.house.ledger.money import Money
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import Choice, Place, Play, Risks, RuleSet, notation, sale, view
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.view import PlayView, StackView
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language
from ventuno.server.big21 import wire
from ventuno.server.big21.board import Board, Face
from ventuno.server.wire.cards import CountedCard

_TEN, _ACE_LOW, _ACE_HIGH = 10, 1, 11


class PlayFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What a play's text does not say."""

    play: str
    law: str
    practice: bool = False
    client_seed: str = ""
    commitment: str | None = None
    started_at: datetime | None = None
    expires_at: datetime | None = None


def facts_of(record: PlayRecord) -> PlayFacts:
    return PlayFacts(
        play=record.id,
        law=record.law,
        client_seed=record.client_seed,
        commitment=record.commitment,
        started_at=record.started_at,
        expires_at=record.expires_at,
    )


def table(board: Board, about: PlayFacts) -> wire.PlayState:
    """The play without what only the account knows: whether a card on sale can be bought (`judged`)."""
    play, seen = board.play, view(board.play)
    paid_in = play.stake_centimes + play.cards_cost_centimes - play.spent_centimes
    out = seen.paid_out_centimes
    # After High/Low the prize is a step of the ladder, no longer a step of the prize plan.
    complete = -1 if play.game.end is ev.GameEnd.BUST or play.ladder is not None else play.game.complete
    return wire.PlayState(
        play=about.play,
        practice=about.practice,
        rules=seen.rules,
        law=about.law,
        sequence=board.sequence,
        phase=seen.phase.value,
        moves=_words(seen.moves),
        stacks=_stacks(board, seen),
        complete=seen.complete,
        card=None if board.card is None or seen.card is None else board.card.wire(),
        to_come=seen.to_come,
        bought=seen.bought,
        purchases_left=seen.purchases_left,
        card_price=francs(seen.card_price_centimes),
        purchase=_offer(play) if Choice.BUY in seen.moves else None,
        open_card=None if board.open_card is None or seen.open_card is None else board.open_card.wire(),
        guesses=list(board.guesses),
        prize_plan=_prize_plan(play.rules, play.game_stake_centimes, complete),
        ladder=_ladder(play.rules, play.game_stake_centimes, None if play.ladder is None else play.ladder.prize_tenths),
        risk=_risk(seen),
        stake=francs(seen.stake_centimes),
        game_stake=francs(seen.game_stake_centimes),
        prize=francs(seen.prize_centimes),
        ending_pays=francs(seen.prize_centimes + seen.realised_left_centimes),
        realised=francs(seen.realised_left_centimes),
        cards_cost=francs(seen.cards_cost_centimes),
        paid_in=francs(paid_in),
        paid_out=None if out is None else francs(out),
        net=None if out is None else str(Money(out - paid_in)),
        ended=None if seen.end is None else seen.end.value,
        started_at=about.started_at,
        expires_at=about.expires_at,
        commitment=about.commitment,
        client_seed=about.client_seed,
    )


def judged(shown: wire.PlayState, obstacle: Obstacle | None, language: Language) -> wire.PlayState:
    """B9: the same play, with the reason why no card can be bought."""
    if shown.purchase is None or obstacle is None:
        return shown
    impossible = wire.PurchaseObstacle(
        code=obstacle.refusal.code,
        article=obstacle.refusal.article,
        detail=obstacle.refusal.said_in(language),
        way_out=obstacle.way_out.value,
        possible_from=obstacle.possible_from,
        missing=None if obstacle.missing is None else str(obstacle.missing),
    )
    return replace(shown, purchase=replace(shown.purchase, impossible=impossible))


def _offer(play: Play) -> wire.CardOffer:
    sold = sale(play)
    return wire.CardOffer(
        price=francs(sold.price_centimes),
        from_realised=francs(sold.from_realised_centimes),
        from_balance=francs(sold.from_balance_centimes),
        realised_after=francs(play.realised_left_centimes - sold.from_realised_centimes),
        impossible=None,
    )


def _stacks(board: Board, seen: PlayView) -> list[wire.StackShown]:
    stacks = board.stacks or ((),) * len(seen.stacks)
    return [_stack(cards, stack) for cards, stack in zip(stacks, seen.stacks, strict=True)]


@lru_cache(maxsize=1024)
def _words(offers: tuple[Place | Choice | Risks, ...]) -> list[str]:
    return [notation.write_move(offer) for offer in offers if not isinstance(offer, Risks)]


@lru_cache(maxsize=100_000)
def _stack(cards: tuple[Face, ...], seen: StackView) -> wire.StackShown:
    missing = seen.missing
    return wire.StackShown(
        cards=_counted(cards, soft=seen.total.soft),
        points=seen.total.points,
        soft=seen.total.soft,
        complete=seen.complete,
        missing=missing,
        completes="A" if missing in {_ACE_LOW, _ACE_HIGH} else str(missing) if 1 < missing <= _TEN else None,
        fatal=seen.fatal,
    )


def _counted(cards: tuple[Face, ...], *, soft: bool) -> list[CountedCard]:
    """B4: at most one ace counts 11. The page shows the last one as the ace that does."""
    high = max((place for place, face in enumerate(cards) if face.rank is Rank.ACE), default=-1) if soft else -1
    return [
        face.wire(None if face.rank is not Rank.ACE else _ACE_HIGH if place == high else _ACE_LOW)
        for place, face in enumerate(cards)
    ]


@lru_cache(maxsize=1024)
def _prize_plan(rules: RuleSet, stake_centimes: int, complete: int) -> list[wire.PrizeStep]:
    return [
        wire.PrizeStep(
            stacks=stacks, prize=francs(tenths * stake_centimes // 10), tenths=tenths, current=stacks == complete
        )
        for stacks, tenths in enumerate(rules.prize_tenths)
        if tenths
    ]


@lru_cache(maxsize=1024)
def _ladder(rules: RuleSet, stake_centimes: int, now: int | None) -> list[wire.Rung]:
    return [
        wire.Rung(prize=francs(tenths * stake_centimes // 10), tenths=tenths, current=tenths == now)
        for tenths in rules.ladder_tenths
    ]


def _risk(seen: PlayView) -> wire.RiskOffer | None:
    if seen.risk_limit is None:
        return None
    offer = next(offer for offer in seen.moves if isinstance(offer, Risks))
    stakes = offer.stakes_centimes
    return wire.RiskOffer(
        prize=francs(seen.prize_centimes),
        least=francs(stakes[0]),
        most=francs(stakes[-1]),
        step=francs(stakes.step),
        limit=seen.risk_limit.value,
    )
