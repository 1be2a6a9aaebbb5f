"""The server's settings: typed, each with a default, each from an environment variable of its name.

`VENTUNO_PORT=9000 ventuno serve` sets `port`. docs/server.md lists all of them; a test checks it.
"""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from ventuno.house.accounts import erasure
from ventuno.jobs.protection import detection
from ventuno.logs import LogFormat
from ventuno.rules.refusals import Refused
from ventuno.server.refusals import BAD_SETTING

PREFIX = "VENTUNO_"
# They may hold a password, or say where one process listens and writes.
UNHASHED = frozenset({"database", "public_log", "host", "port", "log"})

Positive = Annotated[int, Meta(ge=1)]
# https://ventuno.example, with a name and no path: what browsers call an origin. Without HTTPS only on this machine.
Origin = Annotated[
    str,
    Meta(pattern=r"^(https://([a-z0-9-]+\.)*[a-z][a-z0-9-]*(:[0-9]{1,5})?|http://localhost(:[0-9]{1,5})?)?$"),
]
OperatorText = Annotated[str, Meta(max_length=200)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str | None = None  # an SQLite file or a postgresql:// address; none: a file in the user's data directory
    public_log: str | None = None  # the folder of the public log; none: beside the database, or in the data directory
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8021  # 0: any free port
    identify: bool = False  # B19: every new account is held until somebody of the staff has identified its owner
    https: bool = False  # behind a proxy that speaks HTTPS: cookies are sent over HTTPS only
    origin: Origin = ""  # how players reach the house, for passkeys; empty: as localhost, on this machine
    proxy: str = ""  # addresses, separated by commas, from which X-Forwarded-For is accepted
    session_hours: Annotated[int, Meta(ge=1, le=24 * 365)] = 12
    idle_minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 365)] = 30  # without a request: then the password is due again
    console_minutes: Annotated[int, Meta(ge=1, le=60)] = 20  # after the last request of somebody of the staff
    console_hours: Annotated[int, Meta(ge=1, le=24)] = 10  # after they logged in, whatever they do
    login_attempts: Positive = 5  # of one name from one address, within `attempt_minutes`
    address_attempts: Positive = 50  # from one address, and of one name from anywhere
    attempt_minutes: Annotated[int, Meta(ge=1, le=60 * 24)] = 15  # attempts are kept for a day
    body_bytes: Positive = 64_000
    request_seconds: Positive = 20
    requests_at_once: Positive = 1_000
    coach: bool = True  # say what moves are worth; takes some 200 MB of memory
    counting: bool = True  # add up what was played, for payout control and reports; takes as much memory
    protection: bool = True  # look for signs of problem gambling, four times a day
    protection_criteria: str | None = None  # a file of criteria for that; none: the shipped ones
    four_eyes: bool = True  # requirement 42: from the second operator on, some acts need another person's approval
    four_eyes_chf: Annotated[int, Meta(ge=0, le=1_000_000)] = (
        500  # what one person may move alone, of one account a day
    )
    retention_years: Annotated[int, Meta(ge=0)] = erasure.YEARS  # personal data are kept after a closing
    rounds: bool = True  # make the daily check, in a separate process
    round_hour: Annotated[int, Meta(ge=0, le=23)] = 4  # the hour in Zurich from which the daily check is due
    ceiling: Annotated[float, Meta(gt=0, lt=1)] = 0.95  # P4: no law with a higher payout is published
    dossier: str | None = None  # the folder that `ventuno dossier` has written, for the console
    mail: str | None = None  # the folder that mail is written into; none: no e-mail anywhere
    mail_from: Annotated[str, Meta(min_length=3, max_length=200)] = "house@ventuno.invalid"
    operator: OperatorText = ""  # Art. 25: who runs the house; empty: the documents call it a demonstration
    operator_address: OperatorText = ""  # where a copy on paper is to be had
    operator_web: OperatorText = ""
    operator_email: OperatorText = ""  # for whoever cannot log in, or would rather not
    operator_phone: OperatorText = ""
    log: LogFormat = "json"


def hashed(settings: Settings) -> dict[str, str]:
    """Requirement 37: the settings that the hash of the configuration is made of. Of criteria it is what they say."""
    values = msgspec.structs.asdict(settings)
    values["protection_criteria"] = detection.hash_of(settings.protection_criteria)
    return {name: str(value) for name, value in values.items() if name not in UNHASHED}


def from_environment(environment: Mapping[str, str], **given: object) -> Settings:
    """Settings from what was given, else from the environment, else the defaults."""
    names = Settings.__struct_fields__
    found: dict[str, object] = {
        name: environment[key] for name in names if (key := f"{PREFIX}{name.upper()}") in environment
    }
    found |= {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            problem = str(error).partition(" - at")[0]
            raise Refused(BAD_SETTING(name=f"{PREFIX}{name.upper()}", problem=problem)) from None
    settings = msgspec.convert(found, Settings, strict=False)
    erasure.checked(settings.retention_years)
    return settings
