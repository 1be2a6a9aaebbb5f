"""Requirement 45: wrong details of a person are put right by the staff, who have seen a document.

Attacker: a player who was excluded, or has an account already, and wants to become somebody else; or somebody of the
staff who helps. So the details are judged as at registration, by age, canton and likeness, and the journal has who did
it, by which document and why. It names which details changed; what they were and are stands apart from it.
"""

from msgspec.structs import replace

from ventuno.desk.accounts import done
from ventuno.desk.idempotency import key_of, request_hash
from ventuno.desk.office.actions import power_for, reason
from ventuno.desk.requests import CorrectPerson, Done
from ventuno.desk.transaction import Envelope, Transaction, Transactions
from ventuno.house.accounts.events import Detail, IdentityCheckBegun, PersonCorrected
from ventuno.house.accounts.identity import IdentityState
from ventuno.house.accounts.people import SALT_BYTES, CorrectedPerson, Person, alike, may_have_account, place_among
from ventuno.house.office.staff import is_staff
from ventuno.house.refusals import NO_ACCOUNT, NOTHING_TO_CORRECT, OPERATORS_ONLY
from ventuno.rules.refusals import Refused


async def correct(transactions: Transactions, player: str, request: CorrectPerson, *, key: str, actor: str) -> Done:
    """An account that resembles another one afterwards is held, as a new one would be."""
    if not is_staff(actor):
        raise Refused(OPERATORS_ONLY())
    person = await transactions.store.people.of_player(player) if player.isalnum() and player.isascii() else None
    if person is None:
        raise Refused(NO_ACCOUNT())
    may_have_account(person.login, request.name, request.birth, request.canton, transactions.now())
    envelope = Envelope(
        book=player,
        key=key_of(actor, key),
        actor=actor,
        request=request_hash(request),
        power=power_for(request),
        login=person.login,
        birth=request.birth,
    )
    written = await transactions.run(
        envelope, lambda transaction: transaction.answered(_corrected(transaction, person, request))
    )
    return written.answer(Done)


def _corrected(transaction: Transaction, before: Person, request: CorrectPerson) -> Done:
    name = request.name.strip()
    details = {
        Detail.NAME: name != before.name,
        Detail.BIRTH: request.birth != before.birth,
        Detail.CANTON: request.canton != (before.canton or transaction.player.canton),
    }
    changed = tuple(detail for detail, differs in details.items() if differs)
    if not changed:
        raise Refused(NOTHING_TO_CORRECT())
    why, known = reason(request.reason), transaction.house.entries
    others = [each for each in transaction.records.known if each.player != before.player]
    place = place_among(request.birth, (each.player for each in others if each.birth == request.birth))
    salt = before.salt or transaction.entropy(SALT_BYTES).hex()  # an account of an earlier version had none
    person = replace(before, name=name, birth=request.birth, canton=request.canton, place=place, salt=salt)
    transaction.record(
        PersonCorrected(
            changed=changed, document=request.document, reason=why, house_entries=known, details=person.details
        )
    )
    transaction.corrected = CorrectedPerson(person=person, moved=Detail.BIRTH in changed)
    if {Detail.NAME, Detail.BIRTH} & {*changed} and alike(name, request.birth, others):
        _hold(transaction)
    return done(transaction)


def _hold(transaction: Transaction) -> None:
    """Also somebody who was shown to be a person of their own: it was another name, or another day of birth."""
    player = transaction.player
    if player.closed_at is None and player.identity in {IdentityState.UNCHECKED, IdentityState.CONFIRMED}:
        transaction.record(IdentityCheckBegun(house_entries=transaction.house.entries))
