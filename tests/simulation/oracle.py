"""The oracle: what the house must answer to each request, and what that makes of the simulation's accounts.

Before the house is asked, `expected` says whether it must refuse, give an answer it has given before, or accept. After
it has accepted, `accepted` says what the answer must be. Only chance is the house's to say: which cards a play was
dealt is taken from the answer, and checked against its seeds later.
"""

import hashlib
import hmac
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import assert_never

import msgspec

from tests.kit import KEY
from tests.simulation import expected_refusals, terms
from tests.simulation.accounts import Account, Sitting
from tests.simulation.expected_refusals import NOTICE, No
from tests.simulation.terms import Terms
from ventuno.desk import requests as ask
from ventuno.house.accounts.events import GameKind
from ventuno.house.accounts.likeness import likeness
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import TILLS
from ventuno.house.ledger.postings import LedgerAccount as Where
from ventuno.rules import law
from ventuno.rules.big21 import Play

TOLERANCE = timedelta(seconds=10)
HOUSE = "house"
CLOCK = "clock"

ID_DIGITS = 16  # of an account, in hexadecimal
LASTING = (ask.OpenAccount, ask.Deposit, ask.Withdraw, ask.Adjust)

AboutPlayer = ask.OfPlayers | ask.OfStaff
AnyRequest = AboutPlayer | ask.OfTheHouse | ask.OpenAccount


class Envelope(msgspec.Struct, frozen=True, kw_only=True):
    """A request on its way."""

    sender: int
    book: str  # whose account it is about, the house, or nobody's yet
    key: str
    request: AnyRequest
    actor: str | None = None
    password: str = ""

    @property
    def kept_under(self) -> tuple[str, str]:
        """Each actor has keys of their own: an operator, the clock, and somebody who has no account yet."""
        if isinstance(self.request, ask.OpenAccount):
            return self.book, f"{self.request.login} {self.key}"
        return self.book, self.key if self.actor is None else f"@{self.actor} {self.key}"


@dataclass(frozen=True, slots=True)
class Given:
    """An answer given before, when, and the state of the play then."""

    request: AnyRequest
    answer: ask.Answer
    at: datetime
    state: Play | None


@dataclass(slots=True)
class Oracle:
    house: Terms
    accounts: dict[str, Account] = field(default_factory=dict)
    passwords: dict[str, tuple[str, str]] = field(default_factory=dict)  # by login: the player too
    persons: dict[str, tuple[date, str]] = field(default_factory=dict)  # by player: birth and name
    given: dict[tuple[str, str], Given] = field(default_factory=dict)

    def expected(self, envelope: Envelope, now: datetime) -> No | Given | None:
        """Refused, answered before, or (nothing) accepted. A play whose time is over is over then, whatever it is."""
        if early := self._before_looking(envelope, now):
            return early
        given = self.given.get(envelope.kept_under)
        if given is not None:
            return given if given.request == envelope.request else No("key_conflict")
        self._ask_for_money_or_play(envelope, now)
        account = self.accounts.get(envelope.book)
        last = self.house.last_at if account is None else account.last_at
        if now < last - TOLERANCE:
            return No("clock_went_back")
        at, request = max(now, last), envelope.request
        if beyond := expected_refusals.authority(self.house, envelope.actor, request):
            return beyond
        if isinstance(request, ask.OpenAccount):
            return No("login_taken") if request.login in self.passwords else None
        if envelope.book == HOUSE:
            return expected_refusals.of_the_house(self.house, request, at)
        return No("no_account") if account is None else self._about(account, request, at)

    def _ask_for_money_or_play(self, envelope: Envelope, now: datetime) -> None:
        """B19: with the first such request it is on record that the account is held."""
        account = self.accounts.get(envelope.book)
        if account is None or not isinstance(envelope.request, ask.Deposit | ask.StartPlay):
            return
        if account.resembles and now >= account.last_at - TOLERANCE:
            account.hold(max(now, account.last_at))

    def _before_looking(self, envelope: Envelope, now: datetime) -> No | None:
        if not _may_ask(envelope):
            return No("operators_only")
        if isinstance(envelope.request, ask.OpenAccount):
            no = expected_refusals.of_a_person(envelope.request, envelope.password, now)
            if no is not None:
                return no
        key = envelope.key
        fits = 1 <= len(key) <= 128 and key.isascii() and key.isprintable() and not key.startswith("@")
        return None if fits else No("bad_key")

    def _about(self, account: Account, request: AnyRequest, at: datetime) -> No | None:
        if isinstance(request, ask.Deposit):  # the money is asked for before anything is written
            return expected_refusals.on_oneself(account, request, self.house, at)
        if account.overdue(at):
            assert account.sitting is not None
            touched = isinstance(request, ask.Move | ask.ExpirePlay) and request.play == account.sitting.id
            if touched and isinstance(request, ask.ExpirePlay):
                return None
            paid = account.expire(at)
            if touched:
                return No("expired", {"paid_out": terms.said(paid)})
        if isinstance(request, ask.OfferPlay | ask.StartPlay | ask.Move | ask.ExpirePlay):
            return expected_refusals.at_the_table(account, request, self.house, at)
        return expected_refusals.on_oneself(account, request, self.house, at)

    def _alike(self, player: str) -> list[Account]:
        """The accounts of people whom this one may be."""
        birth, name = self.persons[player]
        return [
            self.accounts[other]
            for other, (born, called) in self.persons.items()
            if other != player and born == birth and likeness(called, name)
        ]

    # ----- accepted

    def accepted(self, envelope: Envelope, now: datetime, drawn: str, entropy: bytes) -> Given:
        """What must have been answered, given chance's lines and the house's last bytes of entropy."""
        request, account = envelope.request, self.accounts.get(envelope.book)
        at = max(now, self.house.last_at if account is None else account.last_at)
        state: Play | None = None
        answer: ask.Answer
        if isinstance(request, ask.OpenAccount):
            answer = self._opened(request, envelope.password, entropy.hex(), at)
        elif isinstance(request, ask.OfTheHouse):
            answer = self._happened_to_house(request, at)
        else:
            assert account is not None
            sitting = account.sitting
            answer = self._apply_event(account, request, drawn, entropy, at)
            state = None if sitting is None else sitting.state
        given = Given(request, answer, now, state)
        self.given[envelope.kept_under] = given
        return given

    def done(self, envelope: Envelope, now: datetime) -> None:
        """What follows in other accounts once a request is done, or is found to be done already."""
        if isinstance(envelope.request, ask.Exclude):  # B19: no second account evades an exclusion
            for other in self._alike(envelope.book):
                at = max(now, other.last_at)
                if other.overdue(at):
                    other.expire(at)
                if not other.resembles:
                    other.hold(at)

    def forget(self, before: datetime) -> None:
        """But never what must not happen twice: a provider, too, does what a key stands for only once."""
        self.given = {
            key: given for key, given in self.given.items() if given.at >= before or isinstance(given.request, LASTING)
        }

    def _opened(self, request: ask.OpenAccount, password: str, player: str, at: datetime) -> ask.AccountOpened:
        player = player[:ID_DIGITS]  # what else was drawn is the salt of who it is
        self.accounts[player] = Account(player, request.language, at)
        self.passwords[request.login] = password, player
        self.persons[player] = request.birth, request.name
        if self._alike(player):
            self.accounts[player].resembles = True  # B19: it may be a second one of the same person
        return ask.AccountOpened(player=player)

    def _happened_to_house(self, request: ask.OfTheHouse, at: datetime) -> ask.Done:
        house = self.house
        match request:
            case ask.PublishRules():
                house.rules.append((request.effective_at or at + NOTICE, request.rules))
            case ask.PublishLaw():
                house.laws.append((request.effective_at or at + NOTICE, law.parse(request.law).hash))
            case ask.PublishOnlineTerms():
                house.online_terms.append((request.effective_at or at + NOTICE, request.online_terms.version))
                house.terms_announced_at = house.terms_announced_at or at
            case ask.PublishTableRules():
                house.table_rules = request.rules
            case ask.PostRate():
                house.rates[request.currency] = request.buys, request.sells
            case ask.CloseGames():
                house.closed |= set(GameKind) if request.game is None else {request.game}
            case ask.ReopenGames():
                house.closed -= set(GameKind) if request.game is None else {request.game}
            case ask.Appoint() | ask.ChangeRole():
                house.staff[request.name] = request.role.value
            case ask.Dismiss():
                del house.staff[request.name]
            case ask.RenewCredentials() | ask.Enter() | ask.ChangeOwnPassword():
                pass
            case ask.AnswerGuest():
                raise AssertionError("questions of guests are not simulated")
            case ask.AnswerAlert():
                del house.alerts[request.alert]
            case ask.RecordDailyCheck():
                return _round(house, request, at)
            case ask.ReportLog():
                raise AssertionError("no public log is kept")
            case ask.Found():
                raise AssertionError("a house is founded once")
            case _:
                assert_never(request)
        house.write(at)
        return ask.Done(entry=house.entries)

    def _apply_event(
        self, account: Account, request: AboutPlayer, drawn: str, entropy: bytes, at: datetime
    ) -> ask.Answer:
        match request:
            case ask.OfferPlay():
                return _offered(account, self.house, entropy, at)
            case ask.StartPlay():
                stake = terms.amount(request.stake)
                assert stake is not None
                sitting = account.sitting
                account.begin(self.house.rules_at(at), self.house.law_at(at), stake, drawn, at)
                return _moved(account, sitting, drawn)
            case ask.Move():
                assert drawn.startswith(f"{request.move}\n")
                sitting = account.sitting
                account.follow(drawn, at)
                return _moved(account, sitting, drawn)
            case ask.ExpirePlay():
                sitting = account.sitting
                account.expire(at)
                return _moved(account, sitting, "expire\n")
            case ask.SetLimit():
                amount = None if request.amount is None else terms.amount(request.amount)
                account.write(at)
                return ask.LimitTakesEffect(at=account.set_limit(request.limit, amount, at))
            case ask.Deposit() | ask.Withdraw() | ask.Adjust():
                self._money(account, request, at)
            case _:
                _told(account, request, at)
        return ask.Done(entry=account.entries, balance=Money(account.balance))

    def _money(self, account: Account, request: ask.Deposit | ask.Withdraw | ask.Adjust, at: datetime) -> None:
        if isinstance(request, ask.Deposit) and account.overdue(at):
            account.expire(at)
        account.write(at)
        if isinstance(request, ask.Deposit):
            amount = expected_refusals.francs_for(request, self.house)
            assert isinstance(amount, int)
            account.post(_till(request), Where.BALANCE, amount)
            account.count(at, deposits=amount)
            return
        francs = terms.amount(request.amount)
        assert francs is not None
        if isinstance(request, ask.Withdraw):
            account.post(Where.BALANCE, _till(request), francs)
        else:
            account.post(request.source, request.target, francs)


def _may_ask(envelope: Envelope) -> bool:
    """The staff ask what is theirs to ask, the clock ends plays, and players do the rest."""
    request, actor = envelope.request, envelope.actor or ""
    if isinstance(request, ask.OfStaff | ask.OfTheHouse):
        office, _, name = actor.partition(":")
        return office in {"console", "operator", "support", "auditor"} and bool(name)
    return not actor or (actor == CLOCK and isinstance(request, ask.ExpirePlay))


def _till(request: ask.Deposit | ask.Withdraw) -> Where:
    return Where.CASHIER if request.currency is None else TILLS[request.currency]


def _told(account: Account, request: AboutPlayer, at: datetime) -> None:
    """Requests about neither money nor plays."""
    account.write(at)
    match request:
        case ask.ChooseLanguage():
            account.language = request.language
        case ask.AcceptRules():
            account.accepted, account.accepted_at = request.rules, at
        case ask.AcceptOnlineTerms():
            account.accepted_terms = request.version
        case ask.BlockMyself():
            until = at + timedelta(days=request.days)
            for game in GameKind if request.game is None else (request.game,):
                account.blocks[game] = max(until, account.blocks.get(game, until))
        case ask.MarkMessagesRead():
            until = min(request.until, at)
            account.read_until = max(until, account.read_until or until)
        case ask.Block():
            for game in GameKind if request.game is None else (request.game,):
                account.holds[game] = request.until
        case ask.LiftBlock():
            account.holds = {}
        case ask.WriteMessage():
            pass
        case ask.Exclude() | ask.Readmit():
            account.excluded = isinstance(request, ask.Exclude)
        case _:
            raise AssertionError(request)


def _round(house: terms.Terms, request: ask.RecordDailyCheck, at: datetime) -> ask.Done:
    """Requirements 13, 37: the round, then an alert about whatever has none, and about what is not as it was."""
    house.write(at)
    done, now = ask.Done(entry=house.entries), (request.made.software, request.made.configuration)
    found = [(alert.subject.value, alert.about["group"]) for alert in request.seen]
    raised = [each for each in found if each not in house.alerts.values()]
    changed = [(before, after) for before, after in zip(house.seen or now, now, strict=True) if before != after]
    for alert in (*raised, *changed):
        house.write(at)
        house.alerts[house.entries] = alert
    house.seen = now
    return done


def _offered(account: Account, house: Terms, entropy: bytes, at: datetime) -> ask.PlayOffered:
    """B3: a seed committed to is not passed over, however often a play is asked for."""
    if account.sitting is None:
        account.offered += 1
        play = f"{account.id}-{account.offered}"
        seed = hmac.digest(KEY, f"ventuno key 1\nventuno seed\n{play}\n{entropy.hex()}".encode(), "sha256")
        account.sitting = Sitting(play, seed.hex(), hashlib.sha256(seed).hexdigest())
        account.write(at)
    return ask.PlayOffered(
        play=account.sitting.id,
        commitment=account.sitting.commitment,
        rules=house.rules_at(at),
        law=house.law_at(at),
    )


def _moved(account: Account, sitting: Sitting | None, lines: str) -> ask.PlayMoved:
    assert sitting is not None
    assert sitting.expires_at is not None
    return ask.PlayMoved(
        play=sitting.id,
        sequence=sitting.sequence,
        lines=lines,
        balance=Money(account.balance),
        expires_at=sitting.expires_at,
        over=sitting.id in account.over,
        result=Money(account.result),
    )
