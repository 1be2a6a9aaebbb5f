"""What is kept of a player's proofs apart from the journal, written together with it: password, codes, links."""

from collections.abc import Sequence

from ventuno.house.access.recovery import KeptCode, NewCodes, NewLink
from ventuno.house.accounts.people import NewPassword
from ventuno.store.dialects import Part

CHANGE_PASSWORD = "UPDATE people SET password = $2 WHERE player = $1 {guard}"  # noqa: S105  # a statement, not a password

END_OTHER_SESSIONS = "DELETE FROM sessions WHERE player = $1 AND token_hash <> $2 {guard}"

DROP_CODES = "DELETE FROM recovery_codes WHERE player = $1 AND made < $2 {guard}"

ADD_CODE = """
    INSERT INTO recovery_codes (player, code_hash, made, number) SELECT $1, $2, $3, $4 WHERE true {guard}
"""

DROP_CODE = "DELETE FROM recovery_codes WHERE player = $1 AND made = $2 AND number = $3 {guard}"

DROP_LINK = "DELETE FROM reset_links WHERE player = $1 {guard}"

KEEP_LINK = """
    INSERT INTO reset_links (player, token_hash, made) SELECT $1, $2, $3 WHERE true {guard}
    ON CONFLICT (player) DO UPDATE SET token_hash = excluded.token_hash, made = excluded.made
"""


def of_password(new: NewPassword) -> list[Part]:
    return [
        (CHANGE_PASSWORD, [new.player, new.password]),
        (END_OTHER_SESSIONS, [new.player, new.session]),
        (DROP_LINK, [new.player]),
    ]


def of_recovery(changes: Sequence[NewCodes | KeptCode | NewLink]) -> list[Part]:
    return [part for each in changes for part in _parts(each)]


def _parts(change: NewCodes | KeptCode | NewLink) -> list[Part]:
    match change:
        case NewCodes():
            numbered = enumerate(change.hashes, start=1)
            added: list[Part] = [(ADD_CODE, [change.player, each, change.made, number]) for number, each in numbered]
            return [(DROP_CODES, [change.player, change.made]), *added]
        case KeptCode():
            return [(DROP_CODE, [change.player, change.made, change.number])]
        case NewLink():
            return [(KEEP_LINK, [change.player, change.token_hash, change.made])]
