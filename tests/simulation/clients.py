"""The people: what each of them asks for next, from what they know and have a mind to.

A client knows only what answers have reached it, so it may be behind the house; what it does then is part of the
simulation. Everything is drawn from the one generator of the simulation.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from random import Random

from msgspec import UNSET

from tests.kit import spelled
from tests.simulation.oracle import AboutPlayer, Envelope
from ventuno.desk import requests as ask
from ventuno.house.accounts.events import LOSS_LIMITS, GameKind, LimitKind
from ventuno.house.ledger.postings import Currency
from ventuno.rules.big21 import Choice, Place, Play, Risks, moves
from ventuno.rules.big21.notation import write_move
from ventuno.rules.cards import Rank
from ventuno.rules.language import Language

CANTONS = ("AG", "BE", "GR", "LU", "TG", "UR", "ZH")
NOT_SERVED = ("GE", "VD", "TI", "FR", "XX", "zh", "")
RULES = ("2024-08-28", "2024-10-23")
TERMS = tuple(f"2025-{month:02}-01" for month in range(1, 13))  # versions of the terms for online participation
FRANCS = ("5", "12.50", "20", "20.05", "50", "100", "100.5")
NO_AMOUNTS = ("0", "0.00", "-5", "1.234", "1e3", " 5", "", "abc", "100000.01", "9999999999", "５")
NO_MOVES = ("", "fold", "place", "place 0", "place 1 2", "risk x", "deal A", "hidden 2", "expire", "grant 3")
RATES_SEEN = (("0.93", "0.97"), ("0.9300", "0.97"), ("1", "1.0"), ("1.0512", "1.12"), ("0.01", "100"), ("1.3", "1.4"))
STRAY_MOVES = ("place 6", "discard", "buy", "highlow", "higher", "lower", "risk 0.10", "risk 0.15", "risk 500")


@dataclass(frozen=True, slots=True)
class Seen:
    """A play as far as its player has heard of it; offered, it has no state, but terms that they have read."""

    play: str
    sequence: int = 0
    state: Play | None = None
    rules: str | None = None
    law: str | None = None


@dataclass(slots=True)
class Client:
    number: int
    rng: Random
    birth: date
    limit: str  # what they set as limits
    stakes: tuple[str, ...]
    hasty: bool = False  # will play as often as they are let, and change nothing that could prevent it
    player: str | None = None
    seen: Seen | None = None
    centimes: int = 0  # the balance they last heard of
    waiting: list[Envelope] = field(default_factory=list)  # sent, and no answer came
    todo: list[AboutPlayer] = field(default_factory=list)
    keys: int = 0

    @property
    def login(self) -> str:
        return f"player.{self.number}"

    @property
    def password(self) -> str:
        return f"correct horse {self.number}"

    def envelope(self, request: AboutPlayer) -> Envelope:
        assert self.player is not None
        return Envelope(sender=self.number, book=self.player, key=self.key(), request=request)

    def key(self) -> str:
        self.keys += 1
        return f"{self.number}-{self.keys}"

    # ----- an account

    def opening(self, now: datetime) -> Envelope:
        """Mostly in order; now and then somebody too young, from elsewhere, or once more."""
        rng = self.rng
        name, birth, canton, password, login = (
            f"Anna {spelled(f'Muster{self.number}')}",
            self.birth,
            "ZH",
            self.password,
            self.login,
        )
        match rng.randrange(12):
            case 0:
                birth = (now - timedelta(days=rng.choice((10, 400, 6000)))).date()
            case 1:  # eighteen today, tomorrow, or yesterday
                birth = date(now.year - 18, now.month, min(now.day, 28)) + timedelta(days=rng.randint(-1, 1))
                login, name = f"young.{self.number}.{self.keys}", f"Young {spelled(f'{self.number} {self.keys}')}"
            case 2:
                canton = rng.choice(NOT_SERVED)
            case 3:
                password = rng.choice(("", "short", "x" * 257))
            case 4:
                login, name = f"player.{rng.randrange(40)}", f"Another {spelled(str(self.number))}"
            case _:
                canton = rng.choice(CANTONS)
        if rng.random() < 0.5:
            name = " ".join(reversed(name.upper().split()))
        request = ask.OpenAccount(login=login, name=name, birth=birth, canton=canton, language=rng.choice([*Language]))
        return Envelope(sender=self.number, book="", key=self.key(), request=request, password=password)

    def opened(self, player: str) -> None:
        """What everybody does first, not always in this order."""
        self.player = player
        limits = [ask.SetLimit(limit=kind, amount=self.limit) for kind in LOSS_LIMITS]
        self.todo = [
            *(ask.AcceptRules(rules=rules) for rules in RULES),
            *(limits if self.rng.random() < 0.7 else ()),  # or they wait to be told
            ask.Deposit(amount=self.rng.choice(FRANCS)),
        ]
        self.rng.shuffle(self.todo)

    def refused(self, code: str, facts: Mapping[str, object]) -> None:
        """Mostly they do what they are told is missing."""
        match code:
            case "online_terms_not_accepted" | "online_terms_not_in_force":
                self.todo.append(ask.AcceptOnlineTerms(version=str(facts["version"])))
            case "balance_too_low":
                self.todo.append(ask.Deposit(amount=self.rng.choice(FRANCS)))
            case "deposit_limit_reached":
                limit = ask.SetLimit(limit=LimitKind.DEPOSIT_30, amount=None)
                self.todo.append(self.rng.choice((limit, limit, ask.Deposit(amount=self.rng.choice(FRANCS)))))
            case "self_blocked":
                self.todo.append(ask.BlockMyself(game=GameKind.BIG21, days=1))  # which must not shorten anything
            case "rules_not_accepted":
                self.todo += [ask.AcceptRules(rules=rules) for rules in RULES]
            case "limits_not_set":
                self.todo += [ask.SetLimit(limit=kind, amount=self.limit) for kind in LOSS_LIMITS]
            case _:
                pass
        del self.todo[:-8]

    # ----- requests

    def wish(self, now: datetime, plays: list[str]) -> AboutPlayer:
        rng = self.rng
        if self.todo and rng.random() < 0.7:
            return self.todo.pop()
        mood = rng.random()
        if mood < 0.80:
            return self.at_the_table()
        if mood < 0.85:
            return self._disturbing(plays)
        if mood < 0.93:
            return self._at_the_cashier()
        return self._on_oneself(now)

    def at_the_table(self) -> AboutPlayer:
        seen, rng = self.seen, self.rng
        if self.centimes < 500 and rng.random() < 0.1:
            return ask.Deposit(amount=rng.choice(FRANCS))
        if seen is None:
            return ask.OfferPlay()
        if seen.state is None:
            return ask.StartPlay(
                play=seen.play,
                stake=rng.choice(self.stakes),
                client_seed=f"lucky {rng.randrange(99)}",
                rules=seen.rules,
                law=seen.law,
            )
        return ask.Move(play=seen.play, sequence=seen.sequence, move=choose(seen.state, rng))

    def hurrying(self) -> AboutPlayer:
        """As many plays as possible, each ended at once: what Art. 4.2 is about."""
        if self.todo:
            return self.todo.pop()
        if self.centimes < 500:
            return ask.Deposit(amount="200")
        request = self.at_the_table()
        match request:
            case ask.Move():
                return ask.Move(play=request.play, sequence=request.sequence, move="end")
            case ask.StartPlay():
                return ask.StartPlay(play=request.play, stake="1", client_seed="hurry")
            case _:
                return request

    def _at_the_cashier(self) -> AboutPlayer:
        rng = self.rng
        currency = rng.choice((None, None, *Currency))
        amount = rng.choice(NO_AMOUNTS if rng.random() < 0.1 else (*FRANCS, "0.01", "1000"))
        if self.centimes and rng.random() < 0.3:
            return ask.Withdraw(amount=f"{self.centimes // 100}.{self.centimes % 100:02}")
        if rng.random() < 0.6:
            return ask.Deposit(amount=amount, currency=currency, rate=self._rate_seen(0))
        return ask.Withdraw(amount=amount, currency=currency, rate=self._rate_seen(1))

    def _rate_seen(self, side: int) -> ask.RateSeen:
        """None, mostly; or one that may be posted now, or may have been."""
        return self.rng.choice(RATES_SEEN)[side] if self.rng.random() < 0.4 else UNSET

    def _on_oneself(self, now: datetime) -> AboutPlayer:
        rng = self.rng
        match rng.randrange(9 if self.hasty else 0, 16):
            case 0 | 1 | 2 | 3 | 4 | 5:
                amount = rng.choice((self.limit, self.limit, "2.99", "40", "250", "900", "900.01", "0", None))
                return ask.SetLimit(limit=rng.choice([*LimitKind]), amount=amount)
            case 6 | 7:
                return ask.SetLimit(limit=LimitKind.DEPOSIT_30, amount=rng.choice(("20", "100", "200", "100000", None)))
            case 8:
                days = rng.choice((1, 1, 1, 2, 7, 180 if rng.random() < 0.02 else 3, 0, 181, -1))
                return ask.BlockMyself(game=rng.choice((None, *GameKind)), days=days)
            case 9 | 10:
                return ask.AcceptRules(rules=rng.choice(RULES))
            case 13:
                return ask.AcceptOnlineTerms(version=rng.choice(TERMS))
            case 11 | 12:
                return ask.MarkMessagesRead(until=now + timedelta(minutes=rng.randint(-600, 60)))
            case _:
                return ask.ChooseLanguage(language=rng.choice([*Language]))

    def _disturbing(self, plays: list[str]) -> AboutPlayer:
        """What a client with mistakes, or with bad intent, would send."""
        rng, seen = self.rng, self.seen
        own = f"{self.player}-1" if seen is None else seen.play
        sequence = 0 if seen is None else seen.sequence
        somebodys = rng.choice((*plays[-50:], own, f"{self.player}-", "house-1", ""))
        match rng.randrange(9):
            case 0:
                return ask.Move(play=somebodys, sequence=sequence, move="end")
            case 1:
                return ask.Move(play=own, sequence=sequence + rng.choice((-2, -1, 1, 2)), move="end")
            case 2:
                return ask.Move(play=own, sequence=sequence, move=rng.choice(NO_MOVES))
            case 3 | 4:
                return ask.Move(play=own, sequence=sequence, move=rng.choice(STRAY_MOVES))
            case 5:
                stake = rng.choice(("6", "0.50", "1.01", "100", *NO_AMOUNTS))
                return ask.StartPlay(play=own, stake=stake, client_seed="x")
            case 6:
                seed = rng.choice(("", "x" * 65, "line\nbreak", "ünï"))
                return ask.StartPlay(play=somebodys, stake="1", client_seed=seed)
            case 7:
                return ask.OfferPlay()
            case _:
                return ask.ExpirePlay(play=rng.choice((own, somebodys)))


def choose(play: Play, rng: Random) -> str:
    """A legal move, good enough to reach every phase of a play and bad enough to leave it in every way."""
    offers = moves(play)
    if rng.random() < 0.03:
        return "end"
    if isinstance(offers[0], Place):
        return _placing(play, rng)
    if offers[0] is Choice.BUY:
        return "buy" if play.risk or rng.random() < 0.7 else "end"
    if offers[0] is Choice.HIGHER:
        assert play.ladder is not None
        assert play.ladder.open_card is not None
        return "higher" if play.ladder.open_card.height < Rank.EIGHT.height else "lower"
    offer = rng.choice([*offers, *(each for each in offers if isinstance(each, Risks))])
    if isinstance(offer, Risks):
        stakes = offer.stakes_centimes
        centimes = rng.choice((stakes[0], stakes[-1], rng.choice(stakes)))
        return f"risk {centimes // 100}.{centimes % 100:02}"
    return write_move(offer)


def _placing(play: Play, rng: Random) -> str:
    card = play.game.card
    assert card is not None
    totals = [stack.add(card)[0].points for stack in play.game.stacks]
    safe = [index for index, points in enumerate(totals) if points <= 21]
    if not safe or rng.random() < 0.05:
        return rng.choice(("discard", "place 1"))
    return f"place {max(safe, key=lambda index: totals[index]) + 1}"
