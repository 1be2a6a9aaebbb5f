"""Requests about oneself: account, language, terms, limits, blocks."""

from datetime import UTC, timedelta

from ventuno.desk.case import Case
from ventuno.desk.requests import (
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
from ventuno.house import exchange, limits
from ventuno.house.happenings import (
    LOSS_LIMITS,
    LanguageChosen,
    LimitKind,
    LimitSet,
    MessagesRead,
    Opened,
    RulesAccepted,
    SelfBlocked,
)
from ventuno.house.money import Money
from ventuno.house.people import Person
from ventuno.house.refusals import (
    BAD_BLOCK,
    LIMIT_NEEDED,
    LIMIT_TOO_HIGH,
    LOGIN_TAKEN,
    PERSON_HAS_ACCOUNT,
    RULES_NOT_IN_FORCE,
)
from ventuno.rules.refusals import Refused

BLOCK_DAYS = range(1, 181)  # requirement 26


def open_account(case: Case, request: OpenAccount, password: str) -> AccountOpened:
    """Requirement 22: one account a person. `password` is argon2id's hash."""
    if case.records.person_known:
        raise Refused(PERSON_HAS_ACCOUNT())
    if case.records.login_taken:
        raise Refused(LOGIN_TAKEN())
    player = case.entropy(8).hex()
    case.actor = f"player:{player}"
    case.record(Opened(player=player, language=request.language, canton=request.canton))
    case.person = Person(
        player=player, login=request.login, name=request.name.strip(), birth=request.birth, password=password
    )
    return AccountOpened(player=player)


def choose_language(case: Case, request: ChooseLanguage) -> Done:
    case.record(LanguageChosen(language=request.language))
    return done(case)


def accept_rules(case: Case, request: AcceptRules) -> Done:
    """Art. 5: the rule set in force. Later ones bind by their announcement (Art. 24.2)."""
    in_force = case.house.rules_at(case.at).name
    if request.rules != in_force:
        raise Refused(RULES_NOT_IN_FORCE(rules=in_force))
    case.record(RulesAccepted(rules=request.rules))
    return done(case)


def limit_of(kind: LimitKind, asked: str | None) -> Money | None:
    """B18: an amount that may be such a limit."""
    loss = kind in LOSS_LIMITS
    most = limits.LOSS_LIMIT_MAX if loss else limits.DEPOSIT_LIMIT_MAX
    if asked is None and loss:
        raise Refused(LIMIT_NEEDED())
    amount = None if asked is None else exchange.amount(asked)
    if amount is not None and amount > most:
        raise Refused(LIMIT_TOO_HIGH(most=most))
    return amount


def set_limit(case: Case, request: SetLimit) -> LimitTakesEffect:
    """B18."""
    amount = limit_of(request.limit, request.amount)
    effective_at = limits.effective_at(case.player.limits, request.limit, amount, case.at)
    case.record(LimitSet(limit=request.limit, amount=amount, effective_at=effective_at))
    return LimitTakesEffect(at=effective_at)


def block_myself(case: Case, request: BlockMyself) -> Done:
    """Requirement 26. A running play may be finished; a block already set is never shortened."""
    if request.days not in BLOCK_DAYS:
        raise Refused(BAD_BLOCK(least=BLOCK_DAYS[0], most=BLOCK_DAYS[-1]))
    case.record(SelfBlocked(game=request.game, until=case.at + timedelta(days=request.days)))
    return done(case)


def mark_messages_read(case: Case, request: MarkMessagesRead) -> Done:
    assert request.until.tzinfo is not None, "whoever decodes a request makes sure of it"
    until = min(request.until.astimezone(UTC), case.at)
    case.record(MessagesRead(until=max(until, case.player.read_until or until)))
    return done(case)


def done(case: Case) -> Done:
    return Done(entry=case.player.entries, balance=case.player.balance)
