"""What passes between the server and a browser about a player's account: log-in, limits, payments, messages."""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.rules.language import Language
from ventuno.server.wire import Amount, AmountTyped, Body, Hash, Instant, Wire

Login = Annotated[str, Meta(min_length=1, max_length=32)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
StatementKind = Literal[
    "deposited",
    "withdrawn",
    "play_started",
    "card_bought",
    "play_paid",
    "chips_brought",
    "chips_returned",
    "adjusted",
]
CurrencyCode = Literal["EUR", "USD", "GBP"]
RateTyped = Annotated[str, Meta(min_length=1, max_length=16, examples=["0.9312"])]  # francs for one unit


class SessionLine(Wire, frozen=True):
    """Requirement 29: always visible."""

    started_at: datetime
    result: Amount  # won or lost since then; what is staked in the running play counts as paid
    now: datetime


class RegisterBody(Body, frozen=True):
    login: Login
    password: Password
    name: Name
    birth: date
    canton: Annotated[str, Meta(min_length=1, max_length=2)]
    language: Language


class LogInBody(Body, frozen=True):
    login: Login
    password: Password


class Running(Wire, frozen=True):
    """Requirement 17: an unfinished play, with its end."""

    play: str
    expires_at: datetime


class Me(Wire, frozen=True):
    """Who is logged in. For a guest everything except `now` is null."""

    now: datetime
    account: "Account | None"
    session: SessionLine | None
    csrf: str | None  # to be sent with every change, as X-CSRF-Token


class LimitState(Wire, frozen=True):
    """B18."""

    limit: LimitKind
    amount: Amount | None  # none: not set, or for deposits unlimited
    used: Amount
    left: Amount | None
    pending: bool  # a higher limit, or no limit, will take effect
    pending_amount: Amount | None
    pending_at: datetime | None


class OwnBlock(Wire, frozen=True):
    game: GameKind
    until: datetime


class SeatAt(Wire, frozen=True):
    """Chips at a table of Black Jack Challenge: they count as lost until they come back."""

    table: str
    brought: Amount


class Account(Wire, frozen=True):
    player: str
    login: str
    language: Language
    opened_at: datetime
    balance: Amount
    accepted: str | None  # the rules
    accepted_at: datetime | None
    online_terms: str | None  # the terms for online participation that were accepted
    online_terms_at: datetime | None
    bound: bool  # Art. 5, B19: by both documents in force, accepted or announced
    limits: list[LimitState]
    limits_set: bool  # all that play needs
    blocks: list[OwnBlock]
    excluded: bool
    closed_at: datetime | None  # for good, at the player's wish
    unread: int
    plays_today: int
    plays_per_day: int | None
    running: Running | None
    seats: list[SeatAt]


class AcceptRulesBody(Body, frozen=True):
    rules: Hash


class AcceptOnlineTermsBody(Body, frozen=True):
    version: Hash


class SetLimitsBody(Body, frozen=True):
    """Some or all limits at once. For deposits, an amount of null removes the limit."""

    limits: Annotated[dict[LimitKind, AmountTyped | None], Meta(min_length=1)]


class BlockMyselfBody(Body, frozen=True):
    days: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    game: GameKind | None = None


class CloseAccountBody(Body, frozen=True):
    """The password once more: an unwatched browser must not be enough."""

    password: Password


class ChooseLanguageBody(Body, frozen=True):
    language: Language


class ChangePasswordBody(Body, frozen=True):
    current: Password
    new: Password


class OwnSession(Wire, frozen=True):
    """Requirement 45: where the player is logged in."""

    started_at: datetime
    expires_at: datetime
    current: bool  # it is the one that asks


class PaymentBody(Body, frozen=True):
    """`rate` is the one that was shown: if another is posted by now, the payment is refused (C15)."""

    amount: AmountTyped
    currency: CurrencyCode | None = None
    rate: RateTyped | None = None


class MarkReadBody(Body, frozen=True):
    until: Instant


class AccountMessage(Wire, frozen=True):
    at: datetime
    kind: str
    text: str
    read: bool


class StatementLine(Wire, frozen=True):
    """Requirement 20: what changed the balance, or was staked."""

    number: int
    at: datetime
    kind: StatementKind
    amount: Amount  # the change of the balance
    balance: Amount  # afterwards
    play: str | None
    note: str | None
    currency: CurrencyCode | None  # C15: of a payment in foreign money…
    foreign: Amount | None  # …what was handed in or out…
    rate: str | None  # …and the francs for one unit of it


class Statement(Wire, frozen=True):
    """Requirement 21. Sums over `days`; lines the newest first, more with `before`."""

    days: int
    since: datetime
    deposits: Amount
    withdrawals: Amount
    net_deposits: Amount
    stakes: Amount  # and purchases
    prizes: Amount
    tables: Amount  # chips that came back from tables minus those brought there
    at_tables: Amount  # chips that are there now: neither won nor lost
    result: Amount
    lines: list[StatementLine]
    before: int | None  # for the next page
