"""Requests of players about their own account: language, terms, limits, blocks."""

from datetime import UTC, timedelta

from ventuno.desk.requests import (
    AcceptOnlineTerms,
    AcceptRules,
    AccountOpened,
    BlockMyself,
    ChooseLanguage,
    Done,
    LimitTakesEffect,
    MarkMessagesRead,
    OpenAccount,
    SetLimit,
)
from ventuno.desk.transaction import Transaction
from ventuno.house.accounts import limits
from ventuno.house.accounts.events import (
    LOSS_LIMITS,
    IdentityCheckBegun,
    LanguageChosen,
    LimitKind,
    LimitSet,
    MessagesRead,
    OnlineTermsAccepted,
    Opened,
    PasswordChanged,
    RulesAccepted,
    SelfBlocked,
)
from ventuno.house.accounts.people import SALT_BYTES, NewPassword, Person, alike, place_among
from ventuno.house.documents.refusals import NO_TERMS_IN_FORCE, TERMS_NOT_IN_FORCE
from ventuno.house.ledger import calendar, exchange
from ventuno.house.ledger.money import Money
from ventuno.house.refusals import (
    BAD_BLOCK,
    HOUSE_LIMIT,
    LIMIT_NEEDED,
    LIMIT_TOO_HIGH,
    LOGIN_TAKEN,
    RULES_NOT_IN_FORCE,
)
from ventuno.rules.refusals import Refused

ID_BYTES = 8
BLOCK_DAYS = range(1, 181)  # requirement 26


def open_account(
    transaction: Transaction, request: OpenAccount, password: str, *, everybody: bool = False
) -> AccountOpened:
    """Requirement 22: one account for each person. `password` is the argon2id hash.

    Whoever may have an account already gets one that is held. The journal of the account does not say so before money
    or play is asked for (`transaction.putting_on_record`). So a stranger who knows a name and a date of birth is not
    told whether this person plays here. `everybody`: every new account is held, so the journal may say it at once.
    """
    known = transaction.records.known
    if any(each.login == request.login for each in known):
        raise Refused(LOGIN_TAKEN())
    fresh = transaction.entropy(ID_BYTES + SALT_BYTES)
    player = fresh[:ID_BYTES].hex()
    person = Person(
        player=player,
        login=request.login,
        name=request.name.strip(),
        birth=request.birth,
        canton=request.canton,
        password=password,
        place=place_among(request.birth, (each.player for each in known if each.birth == request.birth)),
        salt=fresh[ID_BYTES:].hex(),
    )
    transaction.actor = f"player:{player}"
    transaction.record(Opened(player=player, language=request.language, details=person.details))
    if everybody:
        transaction.record(IdentityCheckBegun())
    transaction.held = not everybody and bool(alike(request.name, request.birth, known))
    transaction.person = person
    return AccountOpened(player=player)


def change_password(transaction: Transaction, new: NewPassword) -> Done:
    """Requirement 45: every other session of the player ends, because somebody else may have known the old password."""
    transaction.expire()  # B16: as before any other request
    transaction.record(PasswordChanged())
    transaction.password = new
    return done(transaction)


def choose_language(transaction: Transaction, request: ChooseLanguage) -> Done:
    transaction.record(LanguageChosen(language=request.language))
    return done(transaction)


def accept_rules(transaction: Transaction, request: AcceptRules) -> Done:
    """Art. 5: accept the rule set in force. Later rule sets bind by their announcement (Art. 24.2)."""
    in_force = transaction.house.rules_at(transaction.at).name
    if request.rules != in_force:
        raise Refused(RULES_NOT_IN_FORCE(rules=in_force))
    transaction.record(RulesAccepted(rules=request.rules))
    return done(transaction)


def accept_online_terms(transaction: Transaction, request: AcceptOnlineTerms) -> Done:
    """Art. 5: accept the version in force. Later versions bind by their announcement (Art. 24.2)."""
    in_force = transaction.house.online_terms_at(transaction.at)
    if in_force is None:
        raise Refused(NO_TERMS_IN_FORCE())
    if request.version != in_force:
        raise Refused(TERMS_NOT_IN_FORCE(version=in_force))
    transaction.record(OnlineTermsAccepted(version=in_force))
    return done(transaction)


def limit_of(kind: LimitKind, asked: str | None) -> Money | None:
    """B18: the amount, if it is allowed as a limit of that kind."""
    loss = kind in LOSS_LIMITS
    most = limits.LOSS_LIMIT_MAX if loss else limits.DEPOSIT_LIMIT_MAX
    if asked is None and loss:
        raise Refused(LIMIT_NEEDED())
    amount = None if asked is None else exchange.amount(asked)
    if amount is not None and amount > most:
        raise Refused(LIMIT_TOO_HIGH(most=most))
    return amount


def set_limit(transaction: Transaction, request: SetLimit) -> LimitTakesEffect:
    """B18."""
    amount = limit_of(request.limit, request.amount)
    cap = transaction.player.cap_on(request.limit, transaction.at)
    if cap is not None and (amount is None or amount > cap.amount):
        raise Refused(HOUSE_LIMIT(until=calendar.said(cap.until), most=cap.amount))
    effective_at = limits.effective_at(transaction.player.limits, request.limit, amount, transaction.at)
    transaction.record(LimitSet(limit=request.limit, amount=amount, effective_at=effective_at))
    return LimitTakesEffect(at=effective_at)


def block_myself(transaction: Transaction, request: BlockMyself) -> Done:
    """Requirement 26. A running play may be finished; a block already set is never shortened."""
    if request.days not in BLOCK_DAYS:
        raise Refused(BAD_BLOCK(least=BLOCK_DAYS[0], most=BLOCK_DAYS[-1]))
    transaction.record(SelfBlocked(game=request.game, until=transaction.at + timedelta(days=request.days)))
    return done(transaction)


def mark_messages_read(transaction: Transaction, request: MarkMessagesRead) -> Done:
    assert request.until.tzinfo is not None, "whoever decodes a request makes sure of it"
    until = min(request.until.astimezone(UTC), transaction.at)
    transaction.record(MessagesRead(until=max(until, transaction.player.read_until or until)))
    return done(transaction)


def done(transaction: Transaction) -> Done:
    return Done(entry=transaction.player.entries, balance=transaction.player.balance)
