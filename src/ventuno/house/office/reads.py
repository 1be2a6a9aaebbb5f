"""Requirement 43: who of the staff has read personal data, of whom, what and when.

The record is a chain like a journal, but not one: reading must not compete with what happens in the house. Whoever logs
in puts its length and last hash into the house's journal. So it can be neither shortened nor rewritten unseen from then
on. It names people by their numbers only, so it says nothing about somebody who was erased.
"""

from datetime import datetime
from enum import StrEnum

import msgspec

from ventuno.house.journal import chained, digest
from ventuno.house.ledger import codec


class ReadKind(StrEnum):
    """What was looked at."""

    SEARCH = "search"  # people who were found
    LIST = "list"  # a page of everybody
    HELD = "held"
    FILE = "file"
    STATEMENT = "statement"
    PLAYS = "plays"
    GAMES = "games"
    MESSAGES = "messages"
    JOURNAL = "journal"
    PLAY = "play"
    GAME = "game"
    QUESTIONS = "questions"
    QUESTION = "question"
    GUEST = "guest"
    CASES = "cases"
    CASE = "case"
    UNREAD = "unread"  # who has not read an announcement


class Read(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    number: int
    at: datetime
    actor: str
    what: ReadKind
    subjects: tuple[str, ...] = ()  # players
    about: str = ""  # a play, a game, a question


class KeptRead(msgspec.Struct, frozen=True, kw_only=True):
    text: str
    hash: str

    @property
    def read(self) -> Read:
        return codec.decode(self.text, Read)


def kept(read: Read, previous: str) -> KeptRead:
    text = codec.encode(read)
    return KeptRead(text=text, hash=chained(previous, digest(text)))


def fits(found: KeptRead, number: int, previous: str, subjects: frozenset[str]) -> bool:
    """Whether it is the next of the chain, and listed under everybody whom it concerns."""
    try:
        read = found.read
    except ValueError:
        return False
    linked = found.hash == chained(previous, digest(found.text))
    return linked and read.number == number and frozenset(read.subjects) == subjects
