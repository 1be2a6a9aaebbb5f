"""The audit of one book: its journal is folded again from the beginning, and every play is played again.

`Refused` names the first thing that does not fit. What is checked: the chain, every posting and balance, the account as
it is kept, and for each play its seed, draws, moves, terms and money.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ventuno.house import evidence, player, terms, wire
from ventuno.house.findings import ACCOUNT_WRONG, CHAIN_BROKEN, NOT_IN_FORCE, PLAYS_WRONG, SEAL_BROKEN
from ventuno.house.happenings import Founded, LawPublished, RatesPosted, RulesPublished, SeedCommitted
from ventuno.house.journal import Entry, Line
from ventuno.house.ledger import PLAYERS
from ventuno.house.money import NOTHING, total
from ventuno.house.player import Player
from ventuno.house.plays import Kept
from ventuno.house.terms import House
from ventuno.rules.refusals import Refusal, Refused


@dataclass(frozen=True, slots=True)
class Book:
    """A book as it is kept, all of one moment."""

    id: str
    text: str
    entries: int
    head: str
    play: str | None
    lines: Sequence[Line]
    plays: Sequence[Kept]


Heads = Mapping[int, tuple[int, str]]  # by seal: how many entries a book had, and the hash of the last


class Mismatch(Refused):
    """Something does not fit; `place` says where."""

    def __init__(self, refusal: Refusal, place: str, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.place = place


def house(kept: Book, sealed: Heads) -> House:
    """The house's own book."""
    state: House | None = None
    for line in _in_order(kept):
        entry = evidence.decoded(line.text, line.number)
        if not isinstance(entry.what, Founded | RulesPublished | LawPublished | RatesPosted):
            raise Mismatch(CHAIN_BROKEN(entry=line.number), terms.BOOK)
        state, due = terms.record(state, entry.what, entry.at, entry.actor)
        if due != line:
            raise Mismatch(CHAIN_BROKEN(entry=line.number), terms.BOOK)
    if state is None or (wire.encode(state), state.entries, state.head) != (kept.text, kept.entries, kept.head):
        raise Mismatch(ACCOUNT_WRONG(), terms.BOOK)
    _check_seals(kept, sealed)
    return state


def book(kept: Book, of: House, sealed: Heads) -> Player:
    """A player's book."""
    account, entries = _folded(kept)
    _check_account(kept, account)
    by_play: dict[str, list[Entry]] = {}
    for line, entry in zip(kept.lines, entries, strict=True):
        if line.play is not None:
            by_play.setdefault(line.play, []).append(entry)
    if account.plays != len(kept.plays) or set(by_play) != {play.id for play in kept.plays}:
        raise Mismatch(PLAYS_WRONG(known=account.plays, kept=len(kept.plays)), kept.id)
    for play in kept.plays:
        try:
            _check_play(play, by_play[play.id], account, of)
        except Refused as refused:
            raise Mismatch(refused.refusal, f"{kept.id}: play {play.id}", refused.line) from None
    _check_seals(kept, sealed)
    return account


def _folded(kept: Book) -> tuple[Player, list[Entry]]:
    account: Player | None = None
    entries: list[Entry] = []
    for line in _in_order(kept):
        try:
            entry = evidence.decoded(line.text, line.number)
            account, due = player.record(account, entry.what, entry.at, entry.actor)  # type: ignore[arg-type]
        except (Refused, AssertionError, ValueError):  # of the house's, or impossible
            raise Mismatch(CHAIN_BROKEN(entry=line.number), kept.id) from None
        if due != line or (entries and entry.at < entries[-1].at):
            raise Mismatch(CHAIN_BROKEN(entry=line.number), kept.id)
        entries.append(entry)
    if account is None:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)
    return account, entries


def _in_order(kept: Book) -> Sequence[Line]:
    for number, line in enumerate(kept.lines, start=1):
        if line.number != number:
            raise Mismatch(CHAIN_BROKEN(entry=number), kept.id)
    return kept.lines


def _check_account(kept: Book, account: Player) -> None:
    current = None if account.current is None else account.current.play
    due = account.id, wire.encode(account), account.entries, account.head, current
    poor = any(account.has(each) < NOTHING for each in PLAYERS)
    if due != (kept.id, kept.text, kept.entries, kept.head, kept.play) or poor:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)
    if total(account.balances.values()) != NOTHING:
        raise Mismatch(ACCOUNT_WRONG(), kept.id)


def _check_play(kept: Kept, entries: Sequence[Entry], account: Player, of: House) -> None:
    current = account.current is not None and account.current.play == kept.id
    if kept.started_at is None:
        evidence.check_commitment(kept, entries)
        if not current or len(entries) != 1 or not isinstance(entries[0].what, SeedCommitted) or kept.text:
            raise Refused(ACCOUNT_WRONG())
        return
    in_force = of.rules_at(kept.started_at).name, of.law_hash_at(kept.started_at)
    if (kept.rules, kept.law) != in_force:
        raise Refused(NOT_IN_FORCE())
    if current == (kept.ended_at is not None):
        raise Refused(ACCOUNT_WRONG())
    evidence.check(kept, of.law(kept.law), entries)


def _check_seals(kept: Book, sealed: Heads) -> None:
    for seal, (entries, head) in sealed.items():
        if not 1 <= entries <= len(kept.lines) or kept.lines[entries - 1].hash != head:
            raise Mismatch(SEAL_BROKEN(seal=seal, book=kept.id), kept.id)
