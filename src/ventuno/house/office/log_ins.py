"""Who of the staff was logged in when, and with which credentials, from the house's book. The audit judges by it.

Credentials stand apart from the journal, which has a hash of them: when somebody enrols, changes the password, and
logs in. So nobody can put other credentials in their place unseen, log in with them, and put the old ones back.

An act in a role (`operator:olga`) is done by somebody who is logged in. A session lasts a day at most, and the clocks
of several machines may disagree by another (`staff_history`). Houses of earlier versions had no log-ins on record: acts
are judged from two days after the first one. Acts at the terminal (`console:olga`) need no log-in.
"""

from datetime import datetime, timedelta
from typing import Final

from ventuno.house.journal import Entry
from ventuno.house.office.events import (
    CredentialsRenewed,
    StaffAppointed,
    StaffDismissed,
    StaffEnrolled,
    StaffEntered,
    StaffPasswordChanged,
)
from ventuno.house.office.house_state import HouseState
from ventuno.house.office.staff import Role, person_of
from ventuno.house.office.staff_history import CLOCKS_APART_MAX

SESSION_MAX: Final = timedelta(hours=24)  # the longest that the settings of a server allow
WITHIN: Final = SESSION_MAX + CLOCKS_APART_MAX


class LogIns:
    def __init__(self) -> None:
        self._entered: dict[str, list[tuple[int, datetime]]] = {}  # by name: the entry, and when
        self._first: datetime | None = None
        self._hashes: dict[str, str] = {}  # of the credentials on record
        self._enrolling: set[str] = set()  # who has none until they enrol
        self._records = False  # whether this version has written to the journal

    def fits(self, entry: Entry) -> bool:
        """Whether the credentials of a log-in are those on record."""
        if not isinstance(entry.what, StaffEntered) or not entry.what.credentials:
            return True
        name = person_of(entry.actor)
        return name not in self._enrolling and self._hashes.get(name, entry.what.credentials) == entry.what.credentials

    def add(self, before: HouseState | None, entry: Entry) -> None:
        what, name = entry.what, person_of(entry.actor)
        match what:
            case StaffEntered():
                self._first = self._first or entry.at
                self._entered.setdefault(name, []).append((entry.number, entry.at))
                if what.credentials:
                    self._hashes.setdefault(name, what.credentials)
            case StaffEnrolled() | StaffPasswordChanged():
                self._records = self._records or bool(what.credentials)
                self._hashes[name] = what.credentials
                self._enrolling.discard(name)
            case StaffAppointed(name=appointed) if before is None or appointed not in before.staff:
                self._forget(appointed)
            case CredentialsRenewed(name=renewed):
                self._forget(renewed)
            case StaffDismissed(name=dismissed):
                self._forget(dismissed)
            case _:
                pass

    def _forget(self, name: str) -> None:
        self._hashes.pop(name, None)
        if self._records:
            self._enrolling.add(name)

    def was_logged_in(self, entry: Entry, house_entries: int) -> bool:
        """Whether the entry's actor had logged in, when the house's book had so many entries. 0: nobody noted it."""
        office, _, name = entry.actor.partition(":")
        if office not in set(Role) or not house_entries or isinstance(entry.what, StaffEntered | StaffEnrolled):
            return True
        if self._first is None or entry.at <= self._first + WITHIN:
            return True
        return any(
            number <= house_entries and abs(entry.at - at) <= WITHIN
            for number, at in reversed(self._entered.get(name, ()))
        )

    def known(self, name: str, credentials: str) -> bool:
        """Whether credentials with that hash are those on record. Of some, older journals have none."""
        on_record = self._hashes.get(name, "")
        return name not in self._enrolling and on_record in {"", credentials}
