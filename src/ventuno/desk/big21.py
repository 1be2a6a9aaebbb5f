"""Requests about a play of Big21: it is offered, started, moved in, and ended by the player or the clock."""

import msgspec

from ventuno.desk.requests import ExpirePlay, Move, PlayMoved, PlayOffered, StartPlay
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import GameKind, PlayStarted, SeedCommitted, WithdrawnFor
from ventuno.house.big21 import play_record, purchase
from ventuno.house.big21.draw import Seeds
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.documents.contract import contract
from ventuno.house.ledger import exchange
from ventuno.house.ledger.calendar import said
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import (
    BAD_CLIENT_SEED,
    BALANCE_TOO_LOW,
    LAW_NOT_IN_FORCE,
    NO_PLAY,
    NOT_EXPIRED,
    PLAY_RESTORED,
    PLAY_RUNNING,
    RULES_NOT_IN_FORCE,
    STALE,
)
from ventuno.rules.big21 import Choice, Play, moves, ruleset_text, sale
from ventuno.rules.refusals import Refused

CLIENT_SEED_CHARACTERS_MAX = 64


def offer_play(transaction: Transaction) -> PlayOffered:
    """B3: the server commits to a seed. A second request gets the same offer, so no player can skip a seed."""
    player, house, at = transaction.player, transaction.house, transaction.at
    current = player.current
    if current is not None and current.expires_at is not None:
        raise Refused(PLAY_RUNNING(play=current.play, until=said(current.expires_at)))
    rules, law = house.rules_at(at).name, house.law_hash_at(at)
    if current is not None and not withdraw_known(transaction):
        assert transaction.records.play is not None
        return PlayOffered(play=current.play, commitment=transaction.records.play.commitment, rules=rules, law=law)
    player = transaction.player
    play = f"{player.id}-{player.plays + 1}"
    new = transaction.new_seed(play)
    commitment = Seeds(new.seed, b"").commitment
    transaction.offered = PlayRecord(
        id=play,
        owner=player.id,
        server_seed=new.seed.hex(),
        commitment=commitment,
        seed_reference=new.reference,
    )
    transaction.record(SeedCommitted(play=play, commitment=commitment))
    return PlayOffered(play=play, commitment=commitment, rules=rules, law=law)


def withdraw_known(transaction: Transaction) -> bool:
    """Requirement 38: take back an offer whose seed somebody may know. Returns whether there was one."""
    offered, current = transaction.records.play, transaction.player.current
    if offered is None or current is None or current.expires_at is not None:
        return False
    why = transaction.known_for(offered)
    if why is None:
        return False
    transaction.withdraw(offered, why)
    return True


def start_play(transaction: Transaction, request: StartPlay) -> PlayMoved:
    """Art. 4.1, 5, 9. Both seeds are known now, so every card is fixed."""
    player, house, at = transaction.player, transaction.house, transaction.at
    rules, law_hash = house.rules_at(at), house.law_hash_at(at)
    offered = _offered(transaction, request.play)
    if request.rules not in {None, rules.name}:
        raise Refused(RULES_NOT_IN_FORCE(rules=rules.name))
    if request.law not in {None, law_hash}:
        raise Refused(LAW_NOT_IN_FORCE(law=law_hash))
    _may_stake(transaction)
    bound = contract(player, house, at)
    if not 0 < len(request.client_seed) <= CLIENT_SEED_CHARACTERS_MAX or not request.client_seed.isprintable():
        raise Refused(BAD_CLIENT_SEED(most=CLIENT_SEED_CHARACTERS_MAX))
    stake = exchange.amount(request.stake)
    seeds = Seeds(offered.seeds.server, request.client_seed.encode())
    step = play_record.begin(rules, stake, house.law(law_hash), seeds)
    limits.may_play_again(player.days, rules, at)
    _may_pay(transaction, stake)
    expires_at = play_record.expires_at(rules, at)
    transaction.record(
        PlayStarted(
            play=offered.id,
            rules=rules.name,
            accepted=bound.rules,
            law=law_hash,
            stake=stake,
            client_seed=request.client_seed,
            expires_at=expires_at,
            terms=house.published,
            channel=request.channel,
            rules_hash=ruleset_text.hash_of(rules),
            counts_realised=True,
            online_terms=bound.online_terms,
            online_terms_accepted=bound.online_terms_accepted,
        )
    )
    started = msgspec.structs.replace(
        offered,
        client_seed=request.client_seed,
        rules=rules.name,
        law=law_hash,
        stake=stake,
        started_at=at,
        expires_at=expires_at,
    )
    return transaction.settle(started, step, at)


def move(transaction: Transaction, request: Move) -> PlayMoved:
    """One move of the player, and chance's answers to it."""
    record = transaction.running(request.play)
    if request.sequence != record.sequence:
        raise Refused(STALE(sequence=record.sequence, asked=request.sequence))
    chosen = play_record.players_move(request.move)
    progress = transaction.plays.resume(record)
    if chosen is Choice.BUY and Choice.BUY in moves(progress.play):
        _may_buy(transaction, progress.play)
    if chosen is not Choice.END and transaction.known_for(record) is WithdrawnFor.RESTORED:
        assert record.expires_at is not None
        raise Refused(PLAY_RESTORED(until=said(record.expires_at)))
    step = play_record.advance(progress, chosen, transaction.house.law(record.law), record.seeds)
    return transaction.settle(record, step, transaction.at)


def expire_play(transaction: Transaction, request: ExpirePlay) -> PlayMoved:
    """Always refuses: before any request is looked at, `_decide` has ended a play whose time is over."""
    record = transaction.running(request.play)
    assert record.expires_at is not None
    raise Refused(NOT_EXPIRED(until=said(record.expires_at)))


def _offered(transaction: Transaction, play: str) -> PlayRecord:
    current = transaction.player.current
    if current is not None and current.expires_at is not None:
        raise Refused(PLAY_RUNNING(play=current.play, until=said(current.expires_at)))
    if current is None or current.play != play:
        raise Refused(NO_PLAY())
    assert transaction.records.play is not None
    return transaction.records.play


def _may_stake(transaction: Transaction) -> None:
    """Requirements 26 and 35."""
    closed = transaction.house.closed_for(GameKind.BIG21)
    if refusal := closed or transaction.player.barred_from(GameKind.BIG21, transaction.at):
        raise Refused(refusal)


def _may_pay(transaction: Transaction, amount: Money) -> None:
    if amount > transaction.player.balance:
        raise Refused(BALANCE_TOO_LOW(balance=transaction.player.balance, needed=amount))
    limits.may_lose(transaction.player.limits, transaction.player.losses, amount, transaction.at)


def _may_buy(transaction: Transaction, play: Play) -> None:
    """Art. 10.2, B8, requirement 24."""
    if refusal := purchase.refused(transaction.player, transaction.house, sale(play), transaction.at):
        raise Refused(refusal)
