"""The operators: terms that change, and what is done to players' accounts, in order and out of order."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import count
from random import Random

from tests.simulation.clients import FRANCS, NO_AMOUNTS, RULES, TERMS
from tests.simulation.oracle import HOUSE, AnyRequest, Envelope
from tests.simulation.times import MOMENT, midnight_after
from ventuno.desk import requests as ask
from ventuno.house.accounts.events import GameKind
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office.events import AlertRaised, AlertSubject, DailyCheckRecorded
from ventuno.house.office.staff import Role
from ventuno.rules.language import Language
from ventuno.store import laws

SENDER = -1
OPERATORS = ("console:olga", "console:otto")
NAMES = ("anna", "beat", "carla")  # of the staff
CHANGES = {language: f"Changes in {language}." for language in Language}
LAWS = tuple(str(laws.load(name)) for name in ("uniform", "optimal-88", "aces-88"))
RATES = (("0.93", "0.97"), ("1", "1"), ("1.0512", "1.12"), ("0.01", "100"), ("1.3", "1.4"))
NO_RATES = (("0.8", "0.7"), ("0", "1"), ("x", "1"), ("NaN", "1"), ("-1", "1"), ("0.0001", "1"), ("1", "9999"))
OUTSIDE = (LedgerAccount.HOUSE, LedgerAccount.CASHIER, LedgerAccount.TILL_EUR)


def terms_called(version: str) -> OnlineTerms:
    return OnlineTerms(version, {each: f"# Terms in {each}\n\n## 1 All\n\n1.1 Be fair.\n" for each in Language})


class Operators:
    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._keys = count(1)
        self._notices = count(1)
        self._reopens = False  # wants to: something was closed

    def wish(self, now: datetime, players: Sequence[str], alerts: Sequence[int]) -> Envelope:
        rng = self._rng
        request: AnyRequest
        book = HOUSE
        match 12 if self._reopens and rng.random() < 0.1 else rng.randrange(17):
            case 16:
                request = self._table_rules(now) if next(self._notices) % 3 == 0 else self._online_terms(now)
            case 0 | 1:
                request = self._rules(now)
            case 2 | 3:
                request = self._law(now)
            case 4:
                request = self._rate()
            case 5 if rng.random() < 0.2:
                request = ask.Found(rules=RULES[0], law=LAWS[0])
            case 10 | 11 | 14 | 15:  # most find nothing to lift
                request = self._staff()
            case 12:
                request = self._closing()
            case 13:
                request = self._round(alerts)
            case _:
                book = rng.choice(players) if players and rng.random() < 0.95 else "nobody"
                request = self._about_player(now) if book != "nobody" else ask.Exclude(reason="a reason")
        actor = self._actor()
        return Envelope(sender=SENDER, book=book, key=f"o-{next(self._keys)}", request=request, actor=actor)

    def _actor(self) -> str:
        """Mostly who has the database in hand, often somebody of the staff, as whatever they say they are."""
        rng = self._rng
        if rng.random() < 0.2:
            return f"{rng.choice([*Role])}:{rng.choice(NAMES)}"
        return rng.choice(OPERATORS) if rng.random() < 0.95 else rng.choice(("clock", "player:x", "operators:"))

    def _staff(self) -> AnyRequest:
        rng = self._rng
        name = rng.choice(NAMES) if rng.random() < 0.95 else "X"
        reason, role = self._reason(), rng.choice([*Role])
        return rng.choice(
            (
                ask.Appoint(name=name, role=role, reason=reason),
                ask.ChangeRole(name=name, role=role, reason=reason),
                ask.Dismiss(name=name, reason=reason),
                ask.RenewCredentials(name=name, reason=reason),
                ask.Enter(),
                ask.ChangeOwnPassword(),
            )
        )

    def _closing(self) -> AnyRequest:
        """Not closed for long, so that there is something to play."""
        rng = self._rng
        self._reopens = rng.random() < (0.3 if self._reopens else 0.6)
        if self._reopens:
            return ask.CloseGames(game=rng.choice((None, *GameKind)), reason=self._reason())
        return ask.ReopenGames(game=None, reason=self._reason())

    def _round(self, alerts: Sequence[int]) -> AnyRequest:
        """Or what was done about an alert: one that is open, mostly."""
        rng = self._rng
        if rng.random() < 0.5:
            alert = rng.choice(alerts) if alerts and rng.random() < 0.9 else rng.randrange(100)
            return ask.AnswerAlert(alert=alert, done=self._reason())
        hashes = (rng.choice(("a", "b")) if rng.random() < 0.2 else "a" for _ in range(2))
        made = DailyCheckRecorded(books=1, entries=1, plays=0, software=next(hashes), configuration=next(hashes))
        seen = (
            AlertRaised(subject=AlertSubject.PAYOUT, about={"group": group})
            for group in ("all", "stake 2.00", "channel phone")
            if rng.random() < 0.3
        )
        return ask.RecordDailyCheck(made=made, seen=tuple(seen))

    def _rate(self) -> AnyRequest:
        """Some are far from the last one, and only some of those are confirmed."""
        rng = self._rng
        buys, sells = rng.choice(RATES if rng.random() < 0.8 else NO_RATES)
        return ask.PostRate(
            currency=rng.choice([*Currency]),
            buys=buys,
            sells=sells,
            reason=self._reason(),
            confirmed=rng.random() < 0.5,
        )

    def _reason(self) -> str:
        return "a reason" if self._rng.random() < 0.95 else " "

    def _rules(self, now: datetime) -> AnyRequest:
        rng = self._rng
        notice = rng.choice((timedelta(0), timedelta(days=10) - MOMENT, *(timedelta(days=10, hours=1),) * 2))
        midnight = midnight_after(now + timedelta(days=rng.randint(10, 40)))
        name = rng.choice(RULES) if rng.random() < 0.95 else "2031-01-01"
        effective_at = now + notice if rng.random() < 0.5 else midnight
        return ask.PublishRules(reason="as planned", rules=name, effective_at=effective_at, changes=self._changes())

    def _online_terms(self, now: datetime) -> AnyRequest:
        rng = self._rng
        notice = rng.choice((timedelta(0), timedelta(days=10) - MOMENT, *(timedelta(days=10, hours=1),) * 2))
        published = terms_called(rng.choice(TERMS))
        if rng.random() < 0.1:
            published = OnlineTerms(published.version, {Language.DE: published.texts[Language.DE]})
        effective_at = now + notice if rng.random() < 0.7 else None
        return ask.PublishOnlineTerms(
            reason="as planned", online_terms=published, effective_at=effective_at, changes=self._changes()
        )

    def _table_rules(self, now: datetime) -> AnyRequest:
        rng = Random(f"table rules {now}")
        notice = rng.choice((timedelta(0), timedelta(days=10) - MOMENT, *(timedelta(days=10, hours=1),) * 2))
        name = rng.choice(("2019-12", "2027-01-01", "2027-02-01"))
        pays = 25 if rng.random() < 0.9 else 42
        text = f'name = "{name}"\nred_pair = "{pays}:1"\n' if (name == "2019-12") == (rng.random() < 0.1) else None
        effective_at = now + notice if rng.random() < 0.7 else None
        return ask.PublishTableRules(
            reason="as planned", rules=name, text=text, effective_at=effective_at, changes=self._changes()
        )

    def _law(self, now: datetime) -> AnyRequest:
        """As soon as possible, at a midnight that another one may be published for too, or too soon."""
        rng = self._rng
        midnight = midnight_after(now + timedelta(days=10))
        effective_at = rng.choice((None, midnight, now + timedelta(days=13), now + timedelta(days=10) - MOMENT))
        text = rng.choice(LAWS) if rng.random() < 0.95 else "name = 1"
        return ask.PublishLaw(reason="as planned", law=text, effective_at=effective_at, changes=self._changes())

    def _changes(self) -> dict[Language, str]:
        return CHANGES if self._rng.random() < 0.9 else {Language.DE: "Nur deutsch."}

    def _about_player(self, now: datetime) -> AnyRequest:
        """An account is corrected against the outside; what a play holds is the play's."""
        rng = self._rng
        reason = self._reason()
        match rng.randrange(16):
            case 9 | 12:
                until = rng.choice((None, None, now + timedelta(days=1), now + timedelta(days=9), now))
                return ask.Block(game=rng.choice((None, *GameKind)), reason=reason, until=until)
            case 10 | 11 | 14 | 15:  # most find nothing to lift
                return ask.LiftBlock(reason=reason)
            case 13:
                return ask.WriteMessage(text=reason)
            case 8:
                return ask.OfferPlay()  # which is not theirs to ask
            case 0:
                return ask.Exclude(reason=reason)
            case 1 | 2 | 3 | 4:
                return ask.Readmit(reason=reason)
            case _:
                source, target = rng.choice(
                    ((LedgerAccount.BALANCE, rng.choice(OUTSIDE)), (rng.choice([*LedgerAccount]),) * 2)
                )
                if rng.random() < 0.6:
                    source, target = target, LedgerAccount.BALANCE
                amount = rng.choice(FRANCS if rng.random() < 0.9 else NO_AMOUNTS)
                return ask.Adjust(source=source, target=target, amount=amount, reason=reason)
