"""Everybody who plays: who is about, what they send next, and what they make of the answers that reach them."""

from collections.abc import Mapping
from datetime import date, datetime
from random import Random

import msgspec

from tests.simulation.clients import Client, Seen
from tests.simulation.oracle import Envelope, Given
from ventuno.desk import requests as ask
from ventuno.rules.language import Language

CLIENTS = 40
AT_ONCE = 6  # clients that are about in one spell
HASTY = 3  # clients who will play as often as they are let
LIMITS = ("5.99", "25", "99.99", "900")
STAKES = (("1",), ("2", "5"), ("5",))
WAITING_MAX = 5  # unanswered requests that a client remembers

NO_KEYS = ("", "x" * 129, "ü", "tab\t", "@clock x")
OF_NOBODY = (ask.OfferPlay(), ask.ChooseLanguage(language=Language.FR), ask.BlockMyself(game=None, days=1))
GOES_AWAY = (
    *("excluded", "identity_being_checked", "self_blocked", "blocked", "blocked_until", "game_closed"),
    *("loss_limit_reached", "daily_plays_reached"),
)
LOST_THE_THREAD = (
    "rules_not_in_force",
    "law_not_in_force",
    "stale",
    "expired",
    "play_over",
    "no_play",
    "play_running",
    "not_started",
)


class Crowd:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._clients = [self._client(number) for number in range(CLIENTS)]
        self._about = self._clients[:AT_ONCE]
        self._first: Client | None = None  # whose moment it is
        self.hurrying: Client | None = None  # has the house to themselves

    def _client(self, number: int) -> Client:
        rng = self._rng
        birth = date(rng.randint(1930, 2005), rng.randint(1, 12), rng.randint(1, 28))
        if number < HASTY:
            return Client(number, rng, birth, "900", ("1",), hasty=True)
        return Client(number, rng, birth, rng.choice(LIMITS), rng.choice(STAKES))

    def change(self, first: str | None, *, daily_plays_limited: bool) -> None:
        """Other people are about."""
        self._about = self._rng.sample(self._clients, AT_ONCE)
        self._first = next((client for client in self._clients if first and client.player == first), None)
        hurry = self._rng.random() < (0.2 if daily_plays_limited else 0.05)
        self.hurrying = self._rng.choice(self._clients[:HASTY]) if hurry else None

    def somebody(self) -> Client:
        first, self._first = self._first, None
        return first or self.hurrying or self._rng.choice(self._about)

    def next_of(self, client: Client, now: datetime, plays: list[str]) -> Envelope:
        """What was not answered is mostly asked again with the same key, and sometimes something else with it."""
        rng = self._rng
        if client.waiting and rng.random() < 0.6:
            envelope = client.waiting.pop(rng.randrange(len(client.waiting)))
            if envelope.book and rng.random() < 0.05:
                return msgspec.structs.replace(envelope, request=client.wish(now, plays))
            return envelope
        if client.player is None or rng.random() < 0.003:
            return client.opening(now)
        envelope = client.envelope(client.hurrying() if client is self.hurrying else client.wish(now, plays))
        match rng.randrange(250):
            case 0:
                return msgspec.structs.replace(envelope, key=rng.choice((*NO_KEYS, f"expire {client.player}-2")))
            case 1:
                return msgspec.structs.replace(envelope, book="nobody", request=rng.choice(OF_NOBODY))
            case _:
                return envelope

    # ----- what they make of it

    def waits(self, envelope: Envelope) -> None:
        if client := self._sender(envelope):
            client.waiting.append(envelope)
            del client.waiting[:-WAITING_MAX]

    def refused(self, envelope: Envelope, code: str, facts: Mapping[str, object]) -> Client | None:
        """The client, if it no longer knows where it stands."""
        client = self._sender(envelope)
        if client is None:
            return None
        client.refused(code, facts)
        if code in GOES_AWAY:
            self._leave(client)
        return client if code in LOST_THE_THREAD else None

    def _leave(self, client: Client) -> None:
        if client is self.hurrying:
            self.hurrying = None
        if self._rng.random() < 0.8:
            self._about = [self._rng.choice(self._clients) if each is client else each for each in self._about]

    def heard(self, envelope: Envelope, given: Given) -> None:
        client, answer = self._sender(envelope), given.answer
        if client is None:
            return
        match answer:
            case ask.AccountOpened() if client.player is None:
                client.opened(answer.player)
            case ask.Done(balance=balance) if balance is not None:
                client.centimes = balance.centimes
            case ask.PlayOffered():
                client.seen = Seen(answer.play, rules=answer.rules, law=answer.law)
            case ask.PlayMoved():
                client.centimes = answer.balance.centimes
                client.seen = None if answer.over else Seen(answer.play, answer.sequence, given.state)
            case _:
                pass

    def _sender(self, envelope: Envelope) -> Client | None:
        return self._clients[envelope.sender] if envelope.sender >= 0 else None
