"""What people write: kept apart from the journal, whose line has only a hash of it (requirement 45).

The journal lasts for ever, and what somebody wrote may name somebody. So the words can be erased with their player, and
the line stays letter by letter. The salt goes with the words: without it nobody can try what they were. Lines of
earlier versions have their words in full.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from ventuno.house.accounts.events import (
    DisputeDecided,
    MessageWritten,
    QuestionAnswered,
    QuestionAsked,
    QuestionContinued,
)
from ventuno.house.journal import Entry
from ventuno.house.protection.events import MeasureTaken

SALT_BYTES: Final = 16
WithWords = MessageWritten | QuestionAsked | QuestionContinued | QuestionAnswered | DisputeDecided | MeasureTaken


class Writing(msgspec.Struct, frozen=True, kw_only=True):
    """The words of one line. Those of a question begin with its subject, in a line of its own."""

    player: str
    entry: int
    salt: str  # in hexadecimal
    text: str

    @property
    def hash(self) -> str:
        return hashlib.sha256(f"{self.salt}\n{self.text}".encode()).hexdigest()


def apart(player: str, entry: int, what: WithWords, salt: str) -> tuple[WithWords, Writing]:
    """The event as it stands in the journal, and its words."""
    replace = msgspec.structs.replace
    text = f"{what.subject}\n{what.text}" if isinstance(what, QuestionAsked) else what.text
    writing = Writing(player=player, entry=entry, salt=salt, text=text)
    if isinstance(what, QuestionAsked):
        return replace(what, subject="", text="", words=writing.hash), writing
    return replace(what, text="", words=writing.hash), writing


def joined(entry: Entry, texts: Mapping[int, str]) -> Entry:
    """The entry with its words, if they are still there."""
    what, text = entry.what, texts.get(entry.number)
    if not isinstance(what, WithWords) or not what.words or text is None:
        return entry
    if isinstance(what, QuestionAsked):
        subject, _, text = text.partition("\n")
        what = msgspec.structs.replace(what, subject=subject)
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(what, text=text, words=""))


def has_words(entries: Iterable[Entry]) -> bool:
    """Whether some of these have their words apart."""
    return any(isinstance(each.what, WithWords) and each.what.words for each in entries)


def fit(kept: Sequence[Writing], entries: Sequence[Entry], *, erased: bool) -> bool:
    """The audit: whether all words that the journal speaks of are there, and no others. Once erased, none are."""
    due = {each.number: each.what.words for each in entries if isinstance(each.what, WithWords) and each.what.words}
    return {each.entry: each.hash for each in kept} == ({} if erased else due)
