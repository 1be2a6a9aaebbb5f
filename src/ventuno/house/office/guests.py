"""Questions of guests: of whoever is not logged in, cannot be, or has no account (requirement 47).

They are answered by e-mail or telephone, so each says where. Nobody knows who writes: a guest may name any account, and
is told the same whatever is true. The staff check who it is before they do anything to an account.

The words are in a table of their own and in no journal, because they are personal data. The house's journal says who
answered, when and how, with a salted hash of the question. The words are deleted some time after the answer.
"""

import hashlib
import re
from datetime import datetime, timedelta
from typing import Final

import msgspec

from ventuno.house.contact import questions
from ventuno.house.office.events import GuestAnswered
from ventuno.house.refusals import BAD_REACH, GUEST_ANSWERED, NO_QUESTION
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

KEPT: Final = timedelta(days=90)  # after the answer
SALT_BYTES: Final = 16
LOGIN_CHARACTERS_MAX: Final = 32
REACH_CHARACTERS_MAX: Final = 120
_EMAIL: Final = re.compile(r"[^\s@]+@[^\s@]+\.[^\s@.]{2,}")
_PHONE: Final = re.compile(r"\+?[\d\s()/.'-]+", re.ASCII)
_DIGITS: Final = range(7, 16)  # an international number has at most 15


class GuestQuestion(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    asked_at: datetime
    language: Language
    subject: str
    login: str  # as it was typed; empty: none
    reach: str
    text: str
    salt: str  # in hexadecimal
    entry: int | None = None  # of the house's journal: how it was answered

    @property
    def hash(self) -> str:
        """What the journal has of it. Without the salt nobody can try what the words were."""
        said = (self.salt, self.asked_at.isoformat(), self.subject, self.login, self.reach, self.text)
        return hashlib.sha256("\n".join(said).encode()).hexdigest()


def asked(  # noqa: PLR0913  # each is a field of the form
    *, key: str, at: datetime, language: Language, subject: str, login: str, reach: str, text: str, salt: bytes
) -> GuestQuestion:
    """Refused if it says nothing, or not where to answer. The same under the same key is one question."""
    subject, text, login = questions.subject(subject), questions.words(text), " ".join(login.split())
    reach = " ".join(reach.split())
    if not can_be_reached(reach) or len(login) > LOGIN_CHARACTERS_MAX or not login.isprintable():
        raise Refused(BAD_REACH())
    content = f"{key}\n{subject}\n{login}\n{reach}\n{text}"
    return GuestQuestion(
        id=hashlib.sha256(f"guest question\n{content}".encode()).hexdigest()[:32],
        asked_at=at,
        language=language,
        subject=subject,
        login=login,
        reach=reach,
        text=text,
        salt=salt.hex(),
    )


def can_be_reached(reach: str) -> bool:
    """Whether it looks like an e-mail address or a telephone number."""
    if len(reach) > REACH_CHARACTERS_MAX or not reach.isprintable():
        return False
    is_phone = bool(_PHONE.fullmatch(reach)) and sum(map(str.isdigit, reach)) in _DIGITS
    return is_phone or bool(_EMAIL.fullmatch(reach))


def answer(question: GuestQuestion | None, done: str) -> GuestAnswered:
    """What was done about it, once."""
    if question is None:
        raise Refused(NO_QUESTION())
    if question.entry is not None:
        raise Refused(GUEST_ANSWERED(entry=question.entry))
    return GuestAnswered(question=question.id, asked_at=question.asked_at, words=question.hash, done=done)
