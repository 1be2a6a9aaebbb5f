"""Who may have an account: Art. 1.2, B19, requirement 22."""

import re
import unicodedata
from datetime import date, datetime

import msgspec

from ventuno.house.ledger import calendar
from ventuno.house.refusals import BAD_BIRTH_DATE, BAD_LOGIN, BAD_NAME, CANTON_NOT_SERVED, UNDER_18
from ventuno.rules.refusals import Refused

AGE_MIN = 18
CANTONS = "AG AI AR BE BL BS GL GR LU NW OW SG SH SO SZ TG UR ZG ZH".split()  # noqa: SIM905  # Art. 1.2, footnote
NAME_CHARACTERS_MAX = 100
_BETWEEN = " -'’.,"
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}", re.ASCII)
_OLDEST = 130  # years; an earlier date of birth is a typing mistake


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who a player is. Kept apart from the journal, which lasts for ever and names nobody."""

    player: str
    login: str
    name: str
    birth: date
    password: str  # argon2id's own notation

    @property
    def identity(self) -> str:
        return identity_of(self.name, self.birth)

    @property
    def words(self) -> list[str]:
        """The words by which the console finds this person."""
        return sorted({*words_of(self.name), *words_of(self.login), *words_of(self.player)})


class NewPassword(msgspec.Struct, frozen=True, kw_only=True):
    """Requirement 45: a player's new password. Every other session of the player ends with the change."""

    player: str
    password: str  # argon2id's own notation
    session: str  # the hash of the token of the session that goes on


def identity_of(name: str, birth: date) -> str:
    """The same for the same person, however the name was typed."""
    return f"{' '.join(sorted(set(words_of(name))))} {birth.isoformat()}"


def words_of(text: str) -> list[str]:
    """The words of a text in one spelling, however they were typed: for comparing and searching."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return re.findall(r"\w+", plain.casefold())


def _is_name(text: str) -> bool:
    """First and last name, in Latin letters only: letters of other scripts can look the same and differ."""
    letters = [each for each in unicodedata.normalize("NFC", text) if each not in _BETWEEN]
    latin = all(each.isalpha() and unicodedata.name(each, "").startswith("LATIN") for each in letters)
    return latin and len(text) <= NAME_CHARACTERS_MAX and len(re.findall(r"\w+", text)) >= 2


def may_have_account(login: str, name: str, birth: date, canton: str, at: datetime) -> None:
    if not _LOGIN.fullmatch(login):
        raise Refused(BAD_LOGIN())
    if not _is_name(name):
        raise Refused(BAD_NAME(most=NAME_CHARACTERS_MAX))
    today = calendar.day_of(at)
    age = today.year - birth.year - ((today.month, today.day) < (birth.month, birth.day))
    if not 0 <= age <= _OLDEST:
        raise Refused(BAD_BIRTH_DATE())
    if age < AGE_MIN:
        raise Refused(UNDER_18())
    if canton not in CANTONS:
        raise Refused(CANTON_NOT_SERVED(cantons=", ".join(CANTONS)))
