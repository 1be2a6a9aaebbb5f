"""Requests at the table of Big21: a play is offered, started, moved in, and ended by the player or the clock."""

import msgspec

from ventuno.desk.case import Case
from ventuno.desk.requests import ExpirePlay, Move, OfferPlay, PlayMoved, PlayOffered, StartPlay
from ventuno.house import exchange, limits, plays
from ventuno.house.days import said
from ventuno.house.draw import SEED_BYTES, Seeds
from ventuno.house.happenings import Game, PlayStarted, SeedCommitted
from ventuno.house.money import NOTHING, Money
from ventuno.house.plays import Kept
from ventuno.house.refusals import (
    BAD_CLIENT_SEED,
    BALANCE_TOO_LOW,
    LAW_NOT_IN_FORCE,
    NO_PLAY,
    NOT_EXPIRED,
    PLAY_RUNNING,
    RULES_NOT_ACCEPTED,
    RULES_NOT_IN_FORCE,
    STALE,
)
from ventuno.rules.big21 import Choice, Play, moves
from ventuno.rules.refusals import Refused

CLIENT_SEED_CHARACTERS_MAX = 64


def offer_play(case: Case, _request: OfferPlay) -> PlayOffered:
    """B3: the server binds itself to a seed. Asked twice, it offers the same play: no seed can be passed over."""
    current = case.player.current
    if current is not None and current.expires_at is not None:
        raise Refused(PLAY_RUNNING(play=current.play, until=said(current.expires_at)))
    rules, law = case.house.rules_at(case.at).name, case.house.law_hash_at(case.at)
    if current is not None:
        assert case.records.play is not None
        return PlayOffered(play=current.play, commitment=case.records.play.commitment, rules=rules, law=law)
    seed = case.entropy(SEED_BYTES)
    play = f"{case.player.id}-{case.player.plays + 1}"
    commitment = Seeds(seed, b"").commitment
    case.offered = Kept(id=play, player=case.player.id, server_seed=seed.hex(), commitment=commitment)
    case.record(SeedCommitted(play=play, commitment=commitment))
    return PlayOffered(play=play, commitment=commitment, rules=rules, law=law)


def start_play(case: Case, request: StartPlay) -> PlayMoved:
    """Art. 4.1, 5, 9. The seeds are complete now, and with them every card."""
    player, rules, law_hash = case.player, case.house.rules_at(case.at), case.house.law_hash_at(case.at)
    offered = _offered(case, request.play)
    if request.rules not in {None, rules.name}:
        raise Refused(RULES_NOT_IN_FORCE(rules=rules.name))
    if request.law not in {None, law_hash}:
        raise Refused(LAW_NOT_IN_FORCE(law=law_hash))
    _may_stake(case)
    if player.accepted is None:
        raise Refused(RULES_NOT_ACCEPTED(rules=rules.name))
    if not 0 < len(request.client_seed) <= CLIENT_SEED_CHARACTERS_MAX or not request.client_seed.isprintable():
        raise Refused(BAD_CLIENT_SEED(most=CLIENT_SEED_CHARACTERS_MAX))
    stake = exchange.amount(request.stake)
    seeds = Seeds(offered.seeds.server, request.client_seed.encode())
    step = plays.begin(rules, stake, case.house.law(law_hash), seeds)
    limits.may_play_again(player.days, rules, case.at)
    _may_pay(case, stake)
    expires_at = plays.expires_at(rules, case.at)
    case.record(
        PlayStarted(
            play=offered.id,
            rules=rules.name,
            accepted=player.accepted.rules,
            law=law_hash,
            stake=stake,
            client_seed=request.client_seed,
            expires_at=expires_at,
            terms=case.house.published,
            channel=request.channel,
        )
    )
    started = msgspec.structs.replace(
        offered,
        client_seed=request.client_seed,
        rules=rules.name,
        law=law_hash,
        stake=stake,
        started_at=case.at,
        expires_at=expires_at,
    )
    return case.settle(started, step, case.at)


def move(case: Case, request: Move) -> PlayMoved:
    """One move of the player's, and chance's answers to it."""
    kept = case.running(request.play)
    if request.sequence != kept.sequence:
        raise Refused(STALE(sequence=kept.sequence, asked=request.sequence))
    chosen = plays.players_move(request.move)
    progress = case.resume(kept)
    if chosen is Choice.BUY and Choice.BUY in moves(progress.play):
        _may_buy(case, progress.play)
    return case.settle(kept, plays.advance(progress, chosen, case.house.law(kept.law), kept.seeds), case.at)


def expire_play(case: Case, request: ExpirePlay) -> PlayMoved:
    """Only ever refuses: a play whose time is over has been ended before any request is looked at."""
    kept = case.running(request.play)
    assert kept.expires_at is not None
    raise Refused(NOT_EXPIRED(until=said(kept.expires_at)))


def _offered(case: Case, play: str) -> Kept:
    current = case.player.current
    if current is not None and current.expires_at is not None:
        raise Refused(PLAY_RUNNING(play=current.play, until=said(current.expires_at)))
    if current is None or current.play != play:
        raise Refused(NO_PLAY())
    assert case.records.play is not None
    return case.records.play


def _may_stake(case: Case) -> None:
    """Requirements 26 and 35."""
    if refusal := case.house.closed_for(Game.BIG21) or case.player.barred_from(Game.BIG21, case.at):
        raise Refused(refusal)


def _may_pay(case: Case, amount: Money) -> None:
    if amount > case.player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=case.player.balance, needed=amount))
    limits.may_lose(case.player.limits, case.player.days_at(case.at), amount, case.at)


def _may_buy(case: Case, play: Play) -> None:
    """Art. 10.2, B8, requirement 24. What realised winnings pay for is no new money (B15)."""
    amount = Money(max(0, play.game_stake_centimes - play.realised_left_centimes))
    if amount == NOTHING:
        return
    _may_stake(case)
    if refusal := limits.deposits_used_up(case.player.limits, case.player.days, case.at):
        raise Refused(refusal)
    _may_pay(case, amount)
