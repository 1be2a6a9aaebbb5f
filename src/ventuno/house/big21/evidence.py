"""Evidence: that a play was played as its seeds, its law and the rules say, and paid as it was played.

The audit checks every play in the store in this way. Anyone can check an exported play: the file holds everything
needed, and no database is involved.
"""

import hashlib
from collections.abc import Sequence
from datetime import datetime

import msgspec

from ventuno.house.accounts.events import OfferWithdrawn, PlayStarted, SeedCommitted, ToPlayer
from ventuno.house.accounts.postings import postings_of
from ventuno.house.big21 import play_record
from ventuno.house.big21.draw import Drawn, chance_move
from ventuno.house.big21.play_record import PlayRecord
from ventuno.house.findings import (
    CARD_MISSING,
    CHAIN_BROKEN,
    COMMITMENT_BROKEN,
    DRAW_WRONG,
    EXPIRED_EARLY,
    LAW_WRONG,
    MONEY_WRONG,
    NOT_AN_EXPORT,
    NOT_FINISHED,
    NOTHING_COMMITTED,
    TERMS_WRONG,
)
from ventuno.house.journal import Entry, Line, chained, digest
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount, post
from ventuno.rules import law as laws
from ventuno.rules.big21 import ChanceMove, Clock, Play, RuleSet, apply, notation, ruleset_text, start
from ventuno.rules.big21.events import Event, PlayEnd
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused

FORMAT = "ventuno play 1"


class ExportedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the journal. If it does not concern the play, only the hash of its text is here."""

    number: int
    hash: str
    text: str | None = None
    digest: str | None = None


class Export(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished play that anyone can check."""

    format: str
    play: str
    rules: str
    law: str  # its text
    stake: str
    commitment: str
    server_seed: str
    client_seed: str
    started_at: datetime
    expires_at: datetime
    ended_at: datetime
    text: str
    hash_before: str  # of the journal's line before the first one here
    journal: tuple[ExportedLine, ...]


class Verified(msgspec.Struct, frozen=True):
    """What has been checked."""

    play: str
    draws: int
    moves: int
    postings: int
    paid_out: Money


def export(kept: PlayRecord, law: Law, lines: Sequence[Line], hash_before: str) -> Export:
    """`lines`: the journal's lines, from the one with the commitment to the one that pays out."""
    if kept.ended_at is None or kept.started_at is None or kept.expires_at is None:
        raise Refused(NOT_FINISHED())
    return Export(
        format=FORMAT,
        play=kept.id,
        rules=kept.rules,
        law=str(law),
        stake=str(kept.stake),
        commitment=kept.commitment,
        server_seed=kept.server_seed,
        client_seed=kept.client_seed,
        started_at=kept.started_at,
        expires_at=kept.expires_at,
        ended_at=kept.ended_at,
        text=kept.text,
        hash_before=hash_before,
        journal=exported_lines(kept.id, lines),
    )


def exported_lines(play: str, lines: Sequence[Line]) -> tuple[ExportedLine, ...]:
    return tuple(
        ExportedLine(line.number, line.hash, text=line.text)
        if line.play == play
        else ExportedLine(line.number, line.hash, digest=digest(line.text))
        for line in lines
    )


def verify(text: str) -> Verified:
    """What an export proves; `Refused` names the first thing that does not fit."""
    try:
        exported = codec.decode(text, Export)
        stake = Money.parse(exported.stake)
        bytes.fromhex(exported.server_seed)
    except ValueError:
        raise Refused(NOT_AN_EXPORT()) from None
    if exported.format != FORMAT or stake is None:
        raise Refused(NOT_AN_EXPORT())
    law = laws.parse(exported.law)
    kept = PlayRecord(
        id=exported.play,
        owner=exported.play.rpartition("-")[0],
        server_seed=exported.server_seed,
        commitment=exported.commitment,
        client_seed=exported.client_seed,
        rules=exported.rules,
        law=law.hash,
        stake=stake,
        started_at=exported.started_at,
        expires_at=exported.expires_at,
        ended_at=exported.ended_at,
        sequence=len(notation.read(exported.text)[1]),
        text=exported.text,
    )
    return check(kept, law, unchained(exported.hash_before, exported.journal))


def check(kept: PlayRecord, law: Law, entries: Sequence[Entry]) -> Verified:
    """Compare a started play with the journal's entries about it."""
    if kept.law != law.hash:
        raise Refused(LAW_WRONG())
    check_commitment(kept, entries)
    moves, events, play = _replayed(kept, law)
    _check_money(kept, play, events, entries)
    _check_times(kept, play, entries)
    return Verified(
        play=kept.id,
        draws=sum(isinstance(move, ChanceMove) for move in moves),
        moves=len(moves),
        postings=sum(len(entry.postings) for entry in entries),
        paid_out=Money(play.paid_out_centimes or 0),
    )


def check_commitment(kept: PlayRecord, entries: Sequence[Entry]) -> None:
    """B3: the seed fits the commitment, and the commitment came before the stake.

    The seed of a play that runs can be checked only by whoever has the house's key.
    """
    if not kept.unchecked and not opens(kept.server_seed, kept.commitment):
        raise Refused(COMMITMENT_BROKEN())
    committed = SeedCommitted(play=kept.id, commitment=kept.commitment)
    if not entries or entries[0].what != committed:
        raise Refused(NOTHING_COMMITTED())


def opens(server_seed: str, commitment: str) -> bool:
    """Whether the seed is that of the commitment. What is not hexadecimal is no seed."""
    try:
        return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest() == commitment
    except ValueError:
        return False


def check_withdrawn(kept: PlayRecord, entries: Sequence[Entry]) -> None:
    """Requirement 38: an offer that was taken back has revealed its seed, and was never played."""
    check_commitment(kept, entries)
    withdrawn = entries[1] if len(entries) == 2 else None
    if withdrawn is None or not isinstance(withdrawn.what, OfferWithdrawn) or kept.text or kept.sequence:
        raise Refused(TERMS_WRONG())
    if (withdrawn.what.server_seed, withdrawn.at) != (kept.server_seed, kept.ended_at):
        raise Refused(TERMS_WRONG())


def _replayed(kept: PlayRecord, law: Law) -> tuple[list[object], list[Event], Play]:
    """Replay the whole play, and draw every outcome again."""
    header, moves = notation.read(kept.text)
    if (header.rules.name, header.stake_centimes) != (kept.rules, kept.stake.centimes):
        raise Refused(TERMS_WRONG())
    seeds = None if kept.unchecked else kept.seeds
    play, drawn, heard = start(header.rules, header.stake_centimes), Drawn(), list[Event]()
    for line, move in enumerate(moves, start=2):
        due = None if seeds is None else chance_move(play, law, seeds, drawn)
        if isinstance(move, ChanceMove) and due is not None and move != due:
            raise Refused(DRAW_WRONG(found=notation.write_move(move), due=notation.write_move(due)), line)
        if move is Clock.EXPIRE and (kept.ended_at is None or kept.ended_at != kept.expires_at):
            raise Refused(EXPIRED_EARLY(), line)
        try:
            play, events = apply(play, move)
        except Refused as refused:
            raise Refused(refused.refusal, line) from None
        drawn = drawn.and_(move)
        heard += events
    if seeds is not None and chance_move(play, law, seeds, drawn) is not None:
        raise Refused(CARD_MISSING())
    if (play.end is None) != (kept.ended_at is None) or len(moves) != kept.sequence:
        raise Refused(NOT_FINISHED())
    return list(moves), heard, play


def _check_money(kept: PlayRecord, play: Play, events: Sequence[Event], entries: Sequence[Entry]) -> None:
    """Every posting follows from the play, and none is missing."""
    assert kept.started_at is not None
    assert kept.expires_at is not None
    settled = play_record.settle(kept.id, events, kept.ended_at or kept.started_at)
    about = entries[1:]  # after the commitment
    if not about or about[0].at != kept.started_at or not _starts(about[0].what, kept, play.rules):
        raise Refused(TERMS_WRONG())
    assert isinstance(about[0].what, PlayStarted)
    happened: Sequence[ToPlayer] = (about[0].what, *settled)
    balances = {LedgerAccount.BALANCE: Money(10**14)}  # how much the player has does not matter here
    for entry, what in zip(about, happened, strict=False):
        due = postings_of(what, balances)
        if entry.what != what or entry.postings != due:
            raise Refused(MONEY_WRONG(entry=entry.number))
        balances = post(balances, due)
    if len(about) != len(happened):
        raise Refused(MONEY_WRONG(entry=entries[-1].number))


def _check_times(kept: PlayRecord, play: Play, entries: Sequence[Entry]) -> None:
    """Art. 23: a play has four hours, to the microsecond, and everything in it happens within them."""
    assert kept.started_at is not None
    assert kept.expires_at is not None
    expired = play.end is PlayEnd.EXPIRED
    times = [entry.at for entry in entries]
    if times != sorted(times) or kept.expires_at != play_record.expires_at(play.rules, kept.started_at):
        raise Refused(TERMS_WRONG())
    if kept.ended_at is not None and (times[-1] < kept.ended_at or (kept.ended_at < kept.expires_at) == expired):
        raise Refused(TERMS_WRONG())
    within = entries[:-1] if play.end is not None else entries
    if any(entry.at >= kept.expires_at for entry in within) or (kept.ended_at or kept.started_at) > kept.expires_at:
        raise Refused(TERMS_WRONG())


def _starts(what: object, kept: PlayRecord, rules: RuleSet) -> bool:
    return isinstance(what, PlayStarted) and (
        (what.rules, what.rules_hash, what.law, what.stake, what.client_seed, what.expires_at)
        == (kept.rules, ruleset_text.hash_of(rules), kept.law, kept.stake, kept.client_seed, kept.expires_at)
    )


def unchained(hash_before: str, journal: Sequence[ExportedLine]) -> list[Entry]:
    """The entries about the play. Refused if the chain of hashes has a gap."""
    previous, entries = hash_before, list[Entry]()
    for position, line in enumerate(journal):
        text_digest = digest(line.text) if line.text is not None else line.digest or ""
        gap = line.number != journal[0].number + position
        if gap or chained(previous, text_digest) != line.hash:
            raise Refused(CHAIN_BROKEN(entry=line.number))
        previous = line.hash
        if line.text is not None:
            entries.append(decoded(line.text, line.number))
    return entries


def decoded(text: str, number: int) -> Entry:
    try:
        entry = codec.decode(text, Entry)
    except ValueError:
        raise Refused(CHAIN_BROKEN(entry=number)) from None
    if entry.number != number or entry.at.tzinfo is None:
        raise Refused(CHAIN_BROKEN(entry=number))
    return entry
