"""Customers of the house whose every wish follows from a seed.

What one asks next depends on the seed, on the number of the step and on the answers so far; so does the time at which
it is asked. A customer who was cut off asks the very same again, with the same key. So the books that a run must end
with are known before it begins, whatever happens to the house in between.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Protocol

from tests.kit import NOON, OPERATOR, RULES, TERMS, born, spelled
from ventuno.desk.desk import CLOCK
from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    ChooseLanguage,
    Deposit,
    ExpirePlay,
    Move,
    OfferPlay,
    OpenAccount,
    PostRate,
    Request,
    SetLimit,
    StartPlay,
    Withdraw,
)
from ventuno.house.accounts.events import LOSS_LIMITS, LimitKind
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.house_state import BOOK as HOUSE
from ventuno.house.refusals import DAILY_PLAYS_REACHED, DEPOSIT_LIMIT_REACHED, LOSS_LIMIT_REACHED
from ventuno.rules.big21 import RULE_SETS, Choice, Place, Play, Risk, Risks, apply, moves, notation, start
from ventuno.rules.language import Language

REFUSED = "refused "
_DONE_FOR_TODAY = {REFUSED + why.code for why in (LOSS_LIMIT_REACHED, DEPOSIT_LIMIT_REACHED, DAILY_PLAYS_REACHED)}


@dataclass(frozen=True, slots=True)
class Asked:
    """One request, complete: asked twice, it is twice the same."""

    key: str
    request: Request[Any]
    at: datetime
    player: str = ""  # empty: has no account yet
    actor: str | None = None


class Client(Protocol):
    """Somebody who asks for one thing after the other."""

    name: str

    def ask(self) -> Asked:
        """What is asked next. Changes nothing: until it is answered, it stays the same."""

    def heard(self, asked: Asked, answer: str) -> None: ...


@dataclass(slots=True)
class Running:
    """A play as far as its player knows it."""

    id: str
    play: Play
    sequence: int
    expires_at: datetime


class Customer:
    def __init__(self, seed: str, name: str) -> None:
        self.name = name
        self._seed = seed
        self._step = 0
        self._at = NOON
        self._player = ""
        self._balance_centimes = 0
        self._offered: str | None = None
        self._running: Running | None = None
        self._tired = False  # a limit is reached: comes back tomorrow

    def ask(self) -> Asked:
        chance = Random(f"{self._seed} {self.name} {self._step}")
        pause = timedelta(days=1) if self._tired else timedelta(microseconds=chance.randrange(9_000_000))
        if chance.random() < 0.01:
            pause += timedelta(hours=5)  # long enough for a play to expire
        at = self._at + pause
        wish = self._wish(chance, at)
        actor = CLOCK if isinstance(wish, ExpirePlay) else None
        return Asked(f"{self.name} {self._step}", wish, at, self._player, actor)

    def heard(self, asked: Asked, answer: str) -> None:
        if self._running is not None and asked.at >= self._running.expires_at:
            self._running = None  # whatever was asked, the house has ended it before
        self._step += 1
        self._at = asked.at
        self._tired = answer in _DONE_FOR_TODAY
        if answer.startswith(REFUSED):
            assert self._player, f"{asked} was {answer}: nobody could play"
            return
        told = json.loads(answer)
        self._balance_centimes = told.get("balance", self._balance_centimes)
        match asked.request:
            case OpenAccount():
                self._player = told["player"]
            case OfferPlay():
                self._offered = told["play"]
            case StartPlay():
                header = notation.read_header(f"big21 rules={RULES} stake={asked.request.stake}")
                self._offered = None
                self._follow(told, start(RULE_SETS[RULES], header.stake_centimes))
            case Move():
                assert self._running is not None
                self._follow(told, self._running.play)
            case _:
                pass

    def _follow(self, told: dict[str, Any], play: Play) -> None:
        for line in told["lines"].splitlines():
            play, _ = apply(play, notation.read_move(line))
        expires_at = datetime.fromisoformat(told["expires_at"]).astimezone(UTC)
        over = told.get("over", False)
        self._running = None if over else Running(told["play"], play, told["sequence"], expires_at)

    # ----- wishes

    def _wish(self, chance: Random, at: datetime) -> Request[Any]:
        beginning = self._beginning()
        if self._step < len(beginning):
            return beginning[self._step]
        if chance.random() < 0.08:
            return self._errand(chance)
        if self._running is not None:
            return self._move(self._running, chance, at)
        if self._balance_centimes < 500:
            return Deposit(amount="50")
        if self._offered is not None:
            return StartPlay(play=self._offered, stake=str(chance.randint(1, 5)), client_seed=f"seed {self._step}")
        return OfferPlay()

    def _beginning(self) -> Sequence[Request[Any]]:
        return (
            OpenAccount(
                login=self.name,
                name=f"Anna {spelled(self.name)}",
                birth=born(self.name),
                canton="ZH",
                language=Language.DE,
            ),
            AcceptRules(rules=RULES),
            AcceptOnlineTerms(version=TERMS.version),
            *(SetLimit(limit=kind, amount="900") for kind in LOSS_LIMITS),
            SetLimit(limit=LimitKind.DEPOSIT_30, amount="50000"),
            Deposit(amount="100"),
        )

    def _errand(self, chance: Random) -> Request[Any]:
        amount = str(chance.randint(1, 9))
        wishes = (
            Deposit(amount=amount),
            Withdraw(amount=amount),
            Withdraw(amount="99999"),  # more than there is
            ChooseLanguage(language=chance.choice(list(Language))),
            SetLimit(limit=LimitKind.DEPOSIT_30, amount=str(chance.randint(40_000, 50_000))),
        )
        return chance.choice(wishes)

    def _move(self, running: Running, chance: Random, at: datetime) -> Request[Any]:
        if at >= running.expires_at and chance.random() < 0.5:
            return ExpirePlay(play=running.id)
        stale = chance.random() < 0.03
        move = notation.write_move(_chosen(running.play, chance))
        return Move(play=running.id, sequence=running.sequence - stale, move=move)


def _chosen(play: Play, chance: Random) -> Choice | Place | Risk:
    """Fills the fullest stack that has room, mostly: so that some plays win, and get as far as High/Low and Risk."""
    offers = moves(play)
    choices: list[Choice | Place | Risk] = []
    for offer in offers:
        if isinstance(offer, Risks):
            choices.append(Risk(chance.choice(offer.stakes_centimes)))
        elif isinstance(offer, Choice | Place):
            choices.append(offer)
    card = play.game.card
    if card is None or play.game.end is not None or chance.random() < 0.05:
        return chance.choice(choices)
    totals = {index: stack.add(card)[0].points for index, stack in enumerate(play.game.stacks) if stack.points < 21}
    fitting = {index: points for index, points in totals.items() if points <= 21}
    return Place(max(fitting, key=lambda index: fitting[index])) if fitting else Choice.DISCARD


class Operator:
    """Posts one rate after the other. Not beside customers: their plays name the entry of the house they began at."""

    name = HOUSE

    def __init__(self) -> None:
        self._step = 0

    def ask(self) -> Asked:
        rate = PostRate(currency=Currency.GBP, buys="1.10", sells=f"1.{2000 + self._step % 1000}", reason="as in town")
        return Asked(f"rate {self._step}", rate, NOON + timedelta(seconds=self._step), HOUSE, OPERATOR)

    def heard(self, _asked: Asked, answer: str) -> None:
        assert not answer.startswith(REFUSED), answer
        self._step += 1


def crowd(seed: str, customers: int = 8) -> list[Client]:
    return [Customer(seed, f"customer-{number}") for number in range(1, customers + 1)]
