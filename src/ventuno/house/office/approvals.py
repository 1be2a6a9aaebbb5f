"""Four eyes (requirement 42): what one person asks for, another has to approve before it happens.

It concerns laws, rule sets, rules of the tables, terms for online participation, exchange rates, and appointments,
roles and renewals of the staff; and payments to or from an account above an amount. Dismissals, closings, blocks and
exclusions need nobody else: they protect, and must not wait.

Whether the rule holds is in the house's journal. It begins by itself with the second operator, and then stays: if it
ended with the number of operators, one could dismiss the other and go on alone. Only the settings of the server turn it
off, and that is on record.

A proposal names exactly what is asked. It is open for some days. Whoever approves it needs the power for it, is another
person, and one of the two has logged in: with the database in hand anybody can take any name at the terminal. The act
itself follows in the same transaction, and is judged then.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

import msgspec

from ventuno.house.accounts.events import Adjusted
from ventuno.house.journal import Entry
from ventuno.house.ledger import exchange
from ventuno.house.ledger.money import Money, total
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.office.events import (
    ActApproved,
    ActProposed,
    ActRejected,
    ActWithdrawn,
    CredentialsRenewed,
    FourEyesSet,
    LawPublished,
    OnlineTermsPublished,
    RatesPosted,
    RulesPublished,
    StaffAppointed,
    TableRulesPublished,
    ToHouse,
)
from ventuno.house.office.house_state import HouseState, OpenProposal
from ventuno.house.office.staff import CONSOLE, SETTINGS, Role, person_of
from ventuno.house.refusals import NO_PROPOSAL, NOT_ALONE, NOT_YOUR_PROPOSAL, TOO_MANY_PROPOSALS
from ventuno.rules.refusals import Refused

ABOVE: Final = Money(500_00)  # what one person may move alone, of one account within a day
LASTS: Final = timedelta(days=7)
WITHIN: Final = timedelta(hours=24)
OPERATORS_MIN: Final = 2
OPEN_MAX: Final = 50
NEEDING: Final = (
    *(RulesPublished, LawPublished, TableRulesPublished, OnlineTermsPublished),
    *(RatesPosted, StaffAppointed, CredentialsRenewed),
)


def holds(house: HouseState) -> bool:
    return house.four_eyes is not None and house.four_eyes.on


def begins(house: HouseState) -> bool:
    """Whether the rule holds from now on: there is a second operator, and nobody has decided otherwise."""
    operators = sum(each.role is Role.OPERATOR for each in house.staff.values())
    return house.four_eyes is None and operators >= OPERATORS_MIN


def needed(house: HouseState, what: ToHouse) -> bool:
    return holds(house) and isinstance(what, NEEDING)


def needed_for(house: HouseState, amount: Money, alone: Money) -> bool:
    """Whether a payment needs approval, if so much was moved alone within a day before it."""
    return house.four_eyes is not None and house.four_eyes.on and amount + alone > house.four_eyes.above


# ----- who may do what with a proposal


def may_propose(house: HouseState, at: datetime) -> None:
    if sum(each.expires_at > at for each in house.proposals) >= OPEN_MAX:
        raise Refused(TOO_MANY_PROPOSALS(most=OPEN_MAX))


def found(house: HouseState, proposal: int, at: datetime) -> OpenProposal:
    """Refused if it was decided, has expired, or never was."""
    for each in house.proposals:
        if each.entry == proposal and at < each.expires_at:
            return each
    raise Refused(NO_PROPOSAL(days=LASTS.days))


def may_decide(proposal: OpenProposal, actor: str) -> None:
    if not _another(proposal.by, actor):
        raise Refused(NOT_ALONE())


def may_withdraw(proposal: OpenProposal, actor: str) -> None:
    if person_of(proposal.by) != person_of(actor):
        raise Refused(NOT_YOUR_PROPOSAL())


def _another(one: str, other: str) -> bool:
    both_at_terminal = one.startswith(f"{CONSOLE}:") and other.startswith(f"{CONSOLE}:")
    return person_of(one) != person_of(other) and not both_at_terminal


# ----- what the audit judges by


class Approved(msgspec.Struct, frozen=True):
    """An approval, with the proposal that it is about."""

    act: Mapping[str, Any]
    player: str | None
    by: str
    proposal: int
    entry: int


class Approvals:
    """What the house's journal says about proposals and approvals, entry by entry."""

    def __init__(self) -> None:
        self._proposed: dict[int, ActProposed] = {}
        self._approved: dict[int, Approved] = {}
        self._rules: list[tuple[int, HouseState]] = []
        self._due: Approved | None = None  # the act that has to follow

    def fits(self, before: HouseState, entry: Entry) -> bool:
        """Whether what happened was approved, and the approval was by somebody who could give it."""
        what, due = entry.what, self._due
        self._due = None
        if due is not None:
            return due.by == entry.actor and isinstance(what, NEEDING) and _is(due.act, what)
        if isinstance(what, NEEDING) and holds(before):
            return False
        try:
            return self._decided(before, entry)
        except Refused:
            return False

    def _decided(self, before: HouseState, entry: Entry) -> bool:
        match entry.what:
            case ActProposed():
                return entry.what.expires_at == entry.at + LASTS
            case ActApproved(proposal=number):
                open_one = found(before, number, entry.at)
                may_decide(open_one, entry.actor)
                proposed = self._proposed[number]
                approved = Approved(proposed.act, proposed.player, entry.actor, number, entry.number)
                self._approved[entry.number] = approved
                self._due = approved if proposed.player is None else None
            case ActRejected(proposal=number):
                may_decide(found(before, number, entry.at), entry.actor)
            case ActWithdrawn(proposal=number):
                may_withdraw(found(before, number, entry.at), entry.actor)
            case FourEyesSet(on=on):
                return entry.actor == SETTINGS or (on is True and begins(before))
            case _:
                pass
        return True

    def add(self, after: HouseState, entry: Entry) -> None:
        if isinstance(entry.what, ActProposed):
            self._proposed[entry.number] = entry.what
        if not self._rules or self._rules[-1][1].four_eyes != after.four_eyes:
            self._rules.append((entry.number, after))

    @property
    def complete(self) -> bool:
        """False: the last approval was not followed by what it approved."""
        return self._due is None

    def unapproved(self, player: str, entries: Iterable[Entry]) -> Iterator[int]:
        """The entries of a player's book that needed an approval and have none."""
        alone: list[tuple[datetime, Money]] = []
        used: set[int] = set()
        for entry in entries:
            what = entry.what
            if not isinstance(what, Adjusted):
                continue
            if what.proposal:
                given = self._approved.get(what.house_entries)
                if given is None or given.entry in used or not _is_payment(given, player, entry):
                    yield entry.number
                    continue
                used.add(given.entry)
                continue
            rule = self._rule(what.house_entries)
            if rule is not None and needed_for(rule, what.amount, sum_within(alone, entry.at)):
                yield entry.number
            alone.append((entry.at, what.amount))

    def _rule(self, house_entries: int) -> HouseState | None:
        """The house as far as its rule of four eyes goes, when it had so many entries."""
        return next((state for entry, state in reversed(self._rules) if entry <= house_entries), None)


def sum_within(moved: Iterable[tuple[datetime, Money]], at: datetime) -> Money:
    return total(amount for when, amount in moved if at - when < WITHIN)


_SAME: Final[Mapping[type, tuple[str, tuple[str, ...]]]] = {  # by event: the name of the request, and what both say
    RulesPublished: ("PublishRules", ("rules", "text", "changes")),
    LawPublished: ("PublishLaw", ("law", "changes")),
    TableRulesPublished: ("PublishTableRules", ("rules", "text", "changes")),
    OnlineTermsPublished: ("PublishOnlineTerms", ("online_terms", "changes")),
    RatesPosted: ("PostRate", ("currency", "buys", "sells")),
    CredentialsRenewed: ("RenewCredentials", ("name",)),
}


def exactly(act: dict[str, Any], what: ToHouse) -> dict[str, Any]:
    """The act as it will be on record: texts as the house writes them."""
    _, fields = _SAME.get(type(what), ("", ()))
    done = msgspec.to_builtins(what)
    return act | {each: done[each] for each in fields if each in done}


def _is(act: Mapping[str, Any], what: object) -> bool:
    """Whether that happened which was approved."""
    if isinstance(what, StaffAppointed):
        named = act.get("name"), act.get("role")
        return act.get("type") in {"Appoint", "ChangeRole"} and named == (what.name, what.role.value)
    name, fields = _SAME[type(what)]
    done = msgspec.to_builtins(what)
    return act.get("type") == name and all(act.get(each) == done.get(each) for each in fields)


def _is_payment(given: Approved, player: str, entry: Entry) -> bool:
    what, act = entry.what, given.act
    assert isinstance(what, Adjusted)
    if (given.player, given.by, given.proposal) != (player, entry.actor, what.proposal):
        return False
    ways = act.get("source"), act.get("target")
    same = act.get("type") == "Adjust"
    if act.get("type") == "DecideDispute":
        ways = LedgerAccount.HOUSE.value, LedgerAccount.BALANCE.value
        same = what.reason == f"C17 {act.get('number')}"
    try:
        amount = exchange.amount(str(act.get("amount")))
    except Refused:
        return False
    return same and (*ways, amount) == (what.source.value, what.target.value, what.amount)
