"""Whether a request must be refused, and why: decided from the simulation's own accounts, before the house is asked.

Where several reasons hold, the order here is the order that the house promises.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction

from msgspec import UNSET

from tests.simulation import terms
from tests.simulation.accounts import SPAN_DAYS, Account
from tests.simulation.terms import Terms
from tests.simulation.times import day_in_zurich
from ventuno.desk import requests as ask
from ventuno.house.accounts.events import LOSS_LIMITS, GameKind, LimitKind
from ventuno.house.ledger.postings import TILLS
from ventuno.house.ledger.postings import LedgerAccount as Where
from ventuno.rules import law
from ventuno.rules.big21 import Choice, Place, Play, Risk, apply, moves
from ventuno.rules.big21.notation import read_move
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

CANTONS = {*"AG AI AR BE BL BS GL GR LU NW OW SG SH SO SZ TG UR ZG ZH".split()}  # noqa: SIM905  # Art. 1.2, footnote
STAKES = (100, 200, 300, 400, 500)  # Art. 4.1
PLAYS_A_DAY = {"2024-08-28": None, "2024-10-23": 100}  # Art. 4.2, B1
LIMIT_MAX = 900_00  # B18
NOTICE = timedelta(days=10)  # Art. 24.2


@dataclass(frozen=True, slots=True)
class No:
    code: str
    facts: Mapping[str, str] = field(default_factory=dict)  # those that the refusal must name, at least


# ----- of players, but for the table


def on_oneself(account: Account, request: object, house: Terms, at: datetime) -> No | None:
    match request:
        case ask.AcceptRules(rules=rules) if rules != house.rules_at(at):
            return No("rules_not_in_force", {"rules": house.rules_at(at)})
        case ask.AcceptOnlineTerms(version=version) if version != house.online_terms_at(at):
            in_force = house.online_terms_at(at)
            return No("online_terms_not_in_force", {"version": in_force}) if in_force else No("no_online_terms")
        case ask.SetLimit():
            return _limit(request)
        case ask.BlockMyself(days=days) if not 1 <= days <= 180:
            return No("bad_block")
        case ask.Deposit():
            return _deposit(account, request, house, at)
        case ask.Withdraw():
            return _withdraw(account, request, house)
        case ask.Exclude(reason=reason) | ask.Readmit(reason=reason) if not reason.strip():
            return No("reason_needed")
        case ask.Block(until=until) if until is not None and until <= at:
            return No("block_in_the_past")
        case ask.LiftBlock() if not account.holds:
            return No("not_blocked")
        case ask.Block(reason=reason) | ask.LiftBlock(reason=reason) if not reason.strip():
            return No("reason_needed")
        case ask.WriteMessage(text=text) if not text.strip():
            return No("bad_message")
        case ask.Adjust():
            return _adjust(account, request)
        case _:
            return None


def _limit(request: ask.SetLimit) -> No | None:
    loss = request.limit in LOSS_LIMITS
    if request.amount is None:
        return No("limit_needed") if loss else None
    amount = terms.amount(request.amount)
    if amount is None:
        return No("bad_amount")
    return No("limit_too_high") if loss and amount > LIMIT_MAX else None


def _deposit(account: Account, request: ask.Deposit, house: Terms, at: datetime) -> No | None:
    if account.excluded:
        return No("excluded")
    if account.held:
        return No("identity_being_checked")
    barred = {game: _blocked(account, game, at) for game in GameKind}
    if all(barred.values()):
        return barred[min(GameKind, key=lambda game: account.blocks.get(game, at))]
    amount = francs_for(request, house)
    if isinstance(amount, No):
        return amount
    room = account.left(LimitKind.DEPOSIT_30, at)
    if room is not None and amount > room:
        return No("deposit_limit_reached", {"left": terms.said(room)})
    return None


def francs_for(request: ask.Deposit, house: Terms) -> int | No:
    """C15: what a deposit is worth in francs; fractions of a centime stay with the house."""
    amount = terms.amount(request.amount)
    if amount is None:
        return No("bad_amount")
    if request.currency is None:
        return amount if request.rate is UNSET else No("no_rate", {"currency": "CHF"})
    if request.currency not in house.rates:
        return No("no_rate")
    rate = house.rates[request.currency][0]
    if no := _rate_seen(request, rate):
        return no
    francs = int(amount * Fraction(rate))
    return francs if 0 < francs <= terms.AMOUNT_MAX else No("bad_amount")


def _rate_seen(request: ask.Deposit | ask.Withdraw, rate: str) -> No | None:
    """C15: what was shown is what holds."""
    seen = rate if request.rate is UNSET else request.rate
    return None if Fraction(seen) == Fraction(rate) else No("rate_changed", {"seen": seen, "rate": rate})


def _withdraw(account: Account, request: ask.Withdraw, house: Terms) -> No | None:
    amount = terms.amount(request.amount)
    if amount is None:
        return No("bad_amount")
    if request.currency is None and request.rate is not UNSET:
        return No("no_rate", {"currency": "CHF"})
    if amount > account.balance:
        return No("balance_too_low", {"balance": terms.said(account.balance), "needed": terms.said(amount)})
    if request.currency is None:
        return None
    if request.currency not in house.rates:
        return No("no_rate")
    rate = house.rates[request.currency][1]
    return _rate_seen(request, rate) or (None if int(amount / Fraction(rate)) else No("bad_amount"))


def _adjust(account: Account, request: ask.Adjust) -> No | None:
    amount = terms.amount(request.amount)
    if amount is None:
        return No("bad_amount")
    others = {request.source, request.target} - {Where.BALANCE, Where.HOUSE, Where.CASHIER, *TILLS.values()}
    missing = request.source is Where.BALANCE and amount > account.balance
    if request.source is request.target or others or missing:
        return No("bad_adjustment")
    return None if request.reason.strip() else No("reason_needed")


# ----- at the table


def at_the_table(account: Account, request: object, house: Terms, at: datetime) -> No | None:
    match request:
        case ask.OfferPlay():
            return _running(account)
        case ask.StartPlay():
            return _running(account) or _start(account, request, house, at)
        case ask.Move():
            return _other_play(account, request.play) or _move(account, request, house, at)
        case ask.ExpirePlay():
            return _other_play(account, request.play) or No("not_expired")
        case _:
            raise AssertionError(request)


def _running(account: Account) -> No | None:
    sitting = account.sitting
    running = sitting is not None and sitting.expires_at is not None
    return No("play_running", {"play": sitting.id}) if running and sitting else None


def _other_play(account: Account, play: str) -> No | None:
    if account.sitting is None or account.sitting.id != play:
        return No("play_over" if play in account.over else "no_play")
    return None if account.sitting.expires_at is not None else No("not_started")


def _start(account: Account, request: ask.StartPlay, house: Terms, at: datetime) -> No | None:
    if account.sitting is None or account.sitting.id != request.play:
        return No("no_play")
    rules, law_hash = house.rules_at(at), house.law_at(at)
    if request.rules is not None and request.rules != rules:
        return No("rules_not_in_force", {"rules": rules})
    if request.law is not None and request.law != law_hash:
        return No("law_not_in_force", {"law": law_hash})
    if barred := _barred(account, house, at):
        return barred
    if account.accepted is None:
        return No("rules_not_accepted", {"rules": rules})
    if not_bound := _not_bound(account, house, at):
        return not_bound
    if not 1 <= len(request.client_seed) <= 64 or not request.client_seed.isprintable():
        return No("bad_client_seed")
    stake = terms.amount(request.stake)
    if stake not in STAKES:
        return No("bad_amount" if stake is None else "stake_not_offered")
    most = PLAYS_A_DAY[rules]
    if most is not None and account.day(at).plays >= most:
        return No("daily_plays_reached", {"most": str(most)})
    return _pay(account, stake, at)


def _not_bound(account: Account, house: Terms, at: datetime) -> No | None:
    """Art. 5, B19: the first terms bind whoever had accepted the rules before they were announced."""
    in_force, announced_at = house.online_terms_at(at), house.terms_announced_at
    if in_force is None or account.accepted_terms is not None:
        return None
    assert announced_at is not None
    assert account.accepted_at is not None
    return None if account.accepted_at < announced_at else No("online_terms_not_accepted", {"version": in_force})


def _barred(account: Account, house: Terms, at: datetime) -> No | None:
    if GameKind.BIG21 in house.closed:
        return No("game_closed")
    if account.excluded:
        return No("excluded")
    if account.held:
        return No("identity_being_checked")
    return _blocked(account, GameKind.BIG21, at)


def _blocked(account: Account, game: GameKind, at: datetime) -> No | None:
    """By the player, or by the house."""
    if account.blocks.get(game, at) > at:
        return No("self_blocked")
    if game not in account.holds:
        return None
    until = account.holds[game]
    if until is None:
        return No("blocked")
    return No("blocked_until") if until > at else None


def _pay(account: Account, amount: int, at: datetime) -> No | None:
    return _afford(account, amount) or _lose(account, amount, at)


def _afford(account: Account, amount: int) -> No | None:
    if amount > account.balance:
        return No("balance_too_low", {"balance": terms.said(account.balance), "needed": terms.said(amount)})
    return None


def _lose(account: Account, amount: int, at: datetime) -> No | None:
    if not all(kind in account.limits for kind in LOSS_LIMITS):
        return No("limits_not_set")
    room, kind = account.strictest(at)
    return No("loss_limit_reached", {"left": terms.said(room), "days": str(SPAN_DAYS[kind])}) if amount > room else None


def _move(account: Account, request: ask.Move, house: Terms, at: datetime) -> No | None:
    assert account.sitting is not None
    if request.sequence != account.sitting.sequence:
        return No("stale", {"sequence": str(account.sitting.sequence), "asked": str(request.sequence)})
    try:
        move = read_move(request.move)
    except Refused as refused:
        return No(refused.refusal.code)
    if not isinstance(move, Place | Choice | Risk):
        return No("not_your_move")
    state = account.sitting.state
    assert state is not None
    if move is Choice.BUY and Choice.BUY in moves(state):
        return _buy(account, state, house, at)
    try:
        apply(state, move)
    except Refused as refused:
        return No(refused.refusal.code)
    return None


def _buy(account: Account, state: Play, house: Terms, at: datetime) -> No | None:
    """B8: every purchase is judged, whatever pays for it. Limits come first: else paying in would not help."""
    if barred := _barred(account, house, at):
        return barred
    if account.left(LimitKind.DEPOSIT_30, at) == 0:
        return No("deposit_limit_reached", {"left": "0.00"})
    price = state.game_stake_centimes
    from_balance = max(0, price - account.money[Where.REALISED])
    return _lose(account, price, at) or _afford(account, from_balance)


# ----- of the house


def of_the_house(house: Terms, request: object, at: datetime) -> No | None:
    match request:
        case ask.Found():
            return No("founded_already")
        case ask.PostRate():
            return _rate(house, request)
        case ask.PublishRules():
            return _rules(house, request, at)
        case ask.PublishLaw():
            return _law(house, request, at)
        case ask.PublishOnlineTerms():
            return _online_terms(house, request, at)
        case ask.PublishTableRules():
            return _table_rules(house, request, at)
        case ask.CloseGames() | ask.ReopenGames():
            return _closing(house, request)
        case ask.Appoint() | ask.ChangeRole() | ask.Dismiss() | ask.RenewCredentials():
            return _staff(house, request)
        case ask.AnswerAlert() if not request.done.strip():
            return No("reason_needed")
        case ask.AnswerAlert() if request.alert not in house.alerts:
            return No("no_open_alert", {"alert": str(request.alert)})
        case _:
            return None


def _rate(house: Terms, request: ask.PostRate) -> No | None:
    if not terms.rates_fit(request.buys, request.sells):
        return No("bad_rate")
    if not request.confirmed and terms.rate_jumps(house.rates.get(request.currency), (request.buys, request.sells)):
        return No("rate_jumps", {"currency": request.currency})
    return None if request.reason.strip() else No("reason_needed")


def authority(house: Terms, actor: str | None, request: object) -> No | None:
    """Somebody with the database itself may do anything, the staff what their role allows."""
    office, _, name = (actor or "").partition(":")
    if office not in {"operator", "support", "auditor"}:
        return None
    everybodys = isinstance(request, ask.Enter | ask.ChangeOwnPassword) or (
        isinstance(request, ask.WriteMessage) and office == "support"
    )
    allowed = house.staff.get(name) == office and (office == "operator" or everybodys)
    return None if allowed else No("not_your_office", {"role": office})


def _closing(house: Terms, request: ask.CloseGames | ask.ReopenGames) -> No | None:
    if not request.reason.strip():
        return No("reason_needed")
    games = set(GameKind) if request.game is None else {request.game}
    if isinstance(request, ask.CloseGames):
        return No("closed_already") if games <= house.closed else None
    return None if games & house.closed else No("not_closed")


def _staff(house: Terms, request: ask.Appoint | ask.ChangeRole | ask.Dismiss | ask.RenewCredentials) -> No | None:
    name = request.name
    if len(name) < 2 or not name.islower():
        return No("bad_staff_name")
    if (name in house.staff) == isinstance(request, ask.Appoint):
        return No("staff_known" if isinstance(request, ask.Appoint) else "no_staff")
    if not request.reason.strip():
        return No("reason_needed")
    others = any(role == "operator" for each, role in house.staff.items() if each != name)
    stays = isinstance(request, ask.RenewCredentials) or (
        not isinstance(request, ask.Dismiss) and request.role == "operator"
    )
    return None if others or stays or house.staff.get(name) != "operator" else No("last_operator")


def _rules(house: Terms, request: ask.PublishRules, at: datetime) -> No | None:
    if request.rules not in PLAYS_A_DAY:
        return No("notation_unknown_rules")
    if house.rules[-1][1] == request.rules:
        return No("rules_published_already")
    if request.effective_at is not None and request.effective_at < at + NOTICE:
        return No("notice_too_short", {"days": "10"})
    return _changes(request.changes)


def _online_terms(house: Terms, request: ask.PublishOnlineTerms, at: datetime) -> No | None:
    missing = [language for language in Language if language not in request.online_terms.texts]
    if missing:
        return No("terms_language_missing", {"spoken": missing[0].value})
    if request.online_terms.version in {version for _, version in house.online_terms}:
        return No("online_terms_published_already")
    if request.effective_at is not None and request.effective_at < at + NOTICE:
        return No("notice_too_short", {"days": "10"})
    return _changes(request.changes)


def _table_rules(house: Terms, request: ask.PublishTableRules, at: datetime) -> No | None:
    """C17. The texts differ only in what a red pair pays, 25 or 42; at 42 the bank would lose."""
    name, text = request.rules, request.text
    if text is None and name != "2019-12":
        return No("table_rules_unknown")
    if text is not None and name == "2019-12":
        return No("table_rules_bad_name")
    if text is not None and "42:1" in text:
        return No("table_rules_bank_loses")
    if house.table_rules == name:
        return No("rules_published_already")
    if request.effective_at is not None and request.effective_at < at + NOTICE:
        return No("notice_too_short", {"days": "10"})
    return _changes(request.changes)


def _law(house: Terms, request: ask.PublishLaw, at: datetime) -> No | None:
    try:
        published = law.parse(request.law)
    except Refused as refused:
        return No(refused.refusal.code)
    if request.effective_at is not None and request.effective_at < at + NOTICE:
        return No("effective_too_soon", {"days": "10"})
    if house.laws[-1][1] == published.hash:
        return No("law_in_force")
    return _changes(request.changes)


def _changes(changes: Mapping[Language, str]) -> No | None:
    return None if all(changes.get(language) for language in Language) else No("changes_not_in_all_languages")


def of_a_person(request: ask.OpenAccount, password: str, at: datetime) -> No | None:
    """B19."""
    if not _adult(request, at):
        return No("under_18")
    if request.canton not in CANTONS:
        return No("canton_not_served")
    return None if 8 <= len(password) <= 256 else No("bad_password")


def _adult(request: ask.OpenAccount, at: datetime) -> bool:
    """From the eighteenth birthday on; a person born on a leap day has it on the first of March."""
    birth, today = request.birth, day_in_zurich(at)
    return (today.year - 18, today.month, today.day) >= (birth.year, birth.month, birth.day)
