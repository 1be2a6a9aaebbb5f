"""Requirement 42: the first person's act becomes a proposal, and another person's approval makes it happen.

Whether an act needs approval is judged in its own transaction, by `house.office.approvals`. What would be refused now
is refused now: nobody is asked to approve something impossible. When it is approved it is judged again.
"""

from typing import Any

import msgspec

from ventuno.desk.requests import Appoint, DecideDispute, Done, NeedingApproval, RenewCredentials
from ventuno.desk.transaction import Transaction
from ventuno.house.access import recovery
from ventuno.house.contact import stored_words
from ventuno.house.ledger import codec
from ventuno.house.office import approvals
from ventuno.house.office.events import ActProposed, FourEyesSet, ToHouse
from ventuno.house.office.house_state import ProposalWords

WORDS_KEPT = approvals.LASTS


def propose(transaction: Transaction, request: object, event: ToHouse | None, player: str | None = None) -> Done:
    """Put it on record as a proposal. Words for a player are kept apart: no journal has them."""
    assert isinstance(request, NeedingApproval)
    house, at = transaction.house, transaction.at
    approvals.may_propose(house, at)
    act: dict[str, Any] = msgspec.json.decode(codec.encode(request))
    entry, expires_at, words = house.entries + 1, at + approvals.LASTS, ""
    if event is not None:
        act = approvals.exactly(act, event)
    if isinstance(request, DecideDispute):
        salt = transaction.entropy(stored_words.SALT_BYTES).hex()
        transaction.words = ProposalWords(entry, salt, request.text, expires_at)
        act["text"], words = "", words_hash(salt, request.text)
    code = ""
    if isinstance(request, Appoint | RenewCredentials):
        transaction.enrolment_code = recovery.written(transaction.entropy(recovery.CODE_BYTES))
        code = code_hash(transaction.enrolment_code)
    transaction.record_in_house(ActProposed(act=act, expires_at=expires_at, player=player, words=words, code=code))
    return Done(entry=entry, proposal=entry)


def begin_four_eyes(transaction: Transaction) -> None:
    """After an appointment: with the second operator the rule begins, on record and in the same transaction."""
    if approvals.begins(transaction.house):
        transaction.record_in_house(FourEyesSet(on=True, above=approvals.ABOVE))


def words_hash(salt: str, text: str) -> str:
    return recovery.link_hash(f"{salt}\n{text}")


def code_hash(code: str) -> str:
    """The same however the code was typed."""
    return recovery.link_hash(f"enrolment {code.upper().translate(recovery.MISREAD)}")
