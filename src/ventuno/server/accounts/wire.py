"""What passes between the server and a browser about a player's account: log-in, limits, payments, messages."""

from datetime import date, datetime
from typing import Annotated, Literal

from msgspec import Meta

from ventuno.house.accounts.events import GameKind, LimitKind, NoticeKind
from ventuno.house.accounts.identity import IdentityState
from ventuno.rules.language import Language
from ventuno.server.wire import Amount, AmountTyped, Body, Hash, Instant, QrCode, Wire

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


Token = Annotated[str, Meta(min_length=1, max_length=128)]
AppCode = Annotated[str, Meta(min_length=1, max_length=16)]
Credential = Annotated[str, Meta(min_length=1, max_length=20_000)]  # JSON, as browsers write it


class PasskeyBody(Body, frozen=True):
    """What the authenticator has answered, and the token of what it was asked."""

    token: Token
    credential: Credential


class LogInBody(Body, frozen=True):
    """With a second factor, if the account has one: the code of an app, or a passkey."""

    login: Login
    password: Password
    code: AppCode | None = None
    passkey: PasskeyBody | None = None


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
    last_log_in: datetime | None = None  # before this one
    password_needed: bool = False  # somebody was away for long: the session goes on with the password


class LimitState(Wire, frozen=True):
    """B18."""

    limit: LimitKind
    amount: Amount | None  # none: not set, or for deposits unlimited
    used: Amount
    left: Amount | None
    pending: bool  # a higher limit, or no limit, will take effect
    pending_amount: Amount | None
    pending_at: datetime | None
    cap: Amount | None  # the house allows so much at most (requirement 46)…
    cap_until: datetime | None  # …until then


class OwnBlock(Wire, frozen=True):
    game: GameKind
    until: datetime


class BlockByHouse(Wire, frozen=True):
    """The house has blocked the account for a game. The reason is among the messages."""

    game: GameKind
    until: datetime | None  # none: until it is lifted


class SeatAt(Wire, frozen=True):
    """Chips at a table of Black Jack Challenge: they count as lost until they come back."""

    table: str
    brought: Amount


class Erasure(Wire, frozen=True):
    """Requirement 45: of a closed account, what becomes of the personal data."""

    due_at: datetime | None  # from then on they may be erased; none: not while the account is barred
    at_once: bool  # they go as soon as the player asks, because nothing was ever paid or staked
    asked_at: datetime | None
    erased_at: datetime | None


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
    identity: IdentityState  # waiting, refused: nothing can be paid in or staked
    may_be_checked: bool  # B19: nothing was paid yet, so the house may still check who this is
    closed_at: datetime | None  # for good, at the player's wish
    erasure: Erasure | None  # of a closed account
    recovery_codes: int | None  # how many are left; none: the player never made any
    recovery_codes_at: datetime | None
    unread: int
    plays_today: int
    plays_per_day: int | None
    running: Running | None
    seats: list[SeatAt]
    holds: list[BlockByHouse]


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


class AskErasureBody(Body, frozen=True):
    """Requirement 45. The password once more, as at the closing."""

    password: Password


class ErasureAnswer(Wire, frozen=True):
    """Done, and nobody can log in any more; or from when on it may be done."""

    erased: bool
    due_at: datetime | None


class EmailState(Wire, frozen=True):
    """Requirement 47: where notices go."""

    offered: bool  # this house sends e-mail
    address: str | None  # confirmed
    pending: str | None  # waits for its code
    notices: list[NoticeKind]  # that are wanted


class GiveEmailBody(Body, frozen=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]


class ConfirmEmailBody(Body, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=64)]


class ChooseNoticesBody(Body, frozen=True):
    notices: Annotated[list[NoticeKind], Meta(max_length=3)]


class ChooseLanguageBody(Body, frozen=True):
    language: Language


class ChangePasswordBody(Body, frozen=True):
    current: Password
    new: Password


class MakeRecoveryCodesBody(Body, frozen=True):
    """The present password: an unwatched browser must not be enough."""

    password: Password


class MadeRecoveryCodes(Wire, frozen=True):
    """Shown once. Empty if this is the answer to the same request again."""

    codes: list[str]
    account: Account


class UnlockBody(Body, frozen=True):
    password: Password


class RecoverBody(Body, frozen=True):
    """Requirement 45: a recovery code in the place of the password that was lost."""

    login: Login
    code: Annotated[str, Meta(min_length=1, max_length=64)]
    password: Password  # the new one


class FollowLinkBody(Body, frozen=True):
    token: Token
    password: Password  # the new one


class PasswordIsSet(Wire, frozen=True):
    """The password was set. Nobody is logged in: that takes the new password."""

    login: str
    codes_left: int
    factors_off: bool  # second factors went with the old password


class OwnPasskey(Wire, frozen=True):
    number: int
    name: str
    added_at: datetime
    used_at: datetime | None


class OwnFactors(Wire, frozen=True):
    """Requirement 45: with any of them, the password alone does not log in."""

    app_at: datetime | None  # since when an app makes codes; none: it does not
    passkeys: list[OwnPasskey]
    passkeys_at: str | None  # the origin at which passkeys work; none: nowhere


class GivePasswordBody(Body, frozen=True):
    """The password once more: an unwatched browser must not be enough."""

    password: Password


class CodeAppOffer(Wire, frozen=True):
    """Shown once. The app is on when a code of it has come back."""

    token: str
    secret: str  # as people type it into their app
    address: str  # as apps read it
    qr: QrCode  # of the address


class TurnOnCodeAppBody(Body, frozen=True):
    token: Token
    code: AppCode


class TurnOffCodeAppBody(Body, frozen=True):
    password: Password
    code: AppCode


class PasskeyAsked(Wire, frozen=True):
    """What the authenticator is asked."""

    token: str
    origin: str  # the page has to come from there
    options: str  # JSON, as browsers read it


class AddPasskeyBody(Body, frozen=True):
    token: Token
    credential: Credential
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnSession(Wire, frozen=True):
    """Requirement 45: where the player is logged in."""

    started_at: datetime
    expires_at: datetime
    seen_at: datetime  # its last request, to within a minute
    device: str  # coarsely, as in Firefox, Android; empty: not known
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
