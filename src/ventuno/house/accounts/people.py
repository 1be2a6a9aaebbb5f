"""Who may have an account: Art. 1.2, B19, requirement 22."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable
from datetime import date, datetime

import msgspec

from ventuno.house.accounts.likeness import Likeness, likeness
from ventuno.house.ledger import calendar
from ventuno.house.refusals import BAD_BIRTH_DATE, BAD_LOGIN, BAD_NAME, CANTON_NOT_SERVED, UNDER_18
from ventuno.rules.refusals import Refused

AGE_MIN = 18
CANTONS = "AG AI AR BE BL BS GL GR LU NW OW SG SH SO SZ TG UR ZG ZH".split()  # noqa: SIM905  # Art. 1.2, footnote
NAME_CHARACTERS_MAX = 100
_BETWEEN = " -'’.,"
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,31}", re.ASCII)
SALT_BYTES = 16
_OLDEST = 130  # years; an earlier date of birth is a typing mistake


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who a player is. Kept apart from the journal, which lasts for ever and names nobody."""

    player: str
    login: str
    name: str
    birth: date
    password: str  # argon2id's own notation
    canton: str = ""  # none: the journal of an earlier version says it
    place: str = ""  # among the people with that date of birth: see `place_among`
    salt: str = ""  # of `details`, in hexadecimal; it goes with the person

    @property
    def details(self) -> str:
        """The hash that the journal has: nobody can rename a person, or swap two, behind its back."""
        return details_of(self.salt, self.player, self.login, self.name, self.birth.isoformat(), self.canton)

    @property
    def words(self) -> list[str]:
        """The words by which the console finds this person."""
        return sorted({*words_of(self.name), *words_of(self.login), *words_of(self.player)})


class NewPassword(msgspec.Struct, frozen=True, kw_only=True):
    """Requirement 45: a player's new password. Every other session of the player ends with the change."""

    player: str
    password: str  # argon2id's own notation
    session: str  # the hash of the token of the session that goes on


class CorrectedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Requirement 45: a person whose details were put right."""

    person: Person
    moved: bool  # born on another day, so among other people: the place of `person` is new


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has an account already, as far as it matters to somebody who wants one."""

    player: str
    login: str
    name: str
    birth: date


def details_of(salt: str, player: str, *details: str) -> str:
    """`details`: login, name, date of birth, canton.

    Salted: whoever has only the journal cannot try names. Once the salt is gone with the person, nobody can.
    """
    return hashlib.sha256("\n".join(["ventuno person", salt, player, *details]).encode()).hexdigest()


def place_among(birth: date, known: Iterable[str]) -> str:
    """The place of one more person among the players with that date of birth.

    It is the same for two who come at the same time, and the store keeps every place once. So the second is compared
    with the first.
    """
    return f"{birth.isoformat()} {hashlib.sha256(' '.join(sorted(known)).encode()).hexdigest()}"


def alike(name: str, birth: date, known: Iterable[Known]) -> dict[str, Likeness]:
    """B19: the players who may be the same person."""
    found = {each.player: likeness(name, each.name) for each in known if each.birth == birth}
    return {player: how for player, how in found.items() if how is not None}


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
