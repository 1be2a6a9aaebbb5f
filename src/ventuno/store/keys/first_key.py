"""What happens when a house gets its first key: the secrets that earlier versions have stored are encrypted."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

from ventuno.store import kept_secrets
from ventuno.store.executor import Batch, Executor, OvertakenError, Select, Steps, Write
from ventuno.store.keys.ring import KeyRing
from ventuno.store.sql.key_checks import ADD_KEY_CHECK, LIST_KEY_CHECKS
from ventuno.store.times import microseconds


class SecretText(NamedTuple):
    owner: str
    text: str  # hexadecimal; of a code sent by e-mail, the code


class Kept(NamedTuple):
    """A column of secrets."""

    purpose: str
    find: Select[SecretText]
    change: Write
    plain: Callable[[str], bytes] = bytes.fromhex


_COLUMNS = (
    Kept(
        kept_secrets.STAFF_APP,
        Select(SecretText._make, "SELECT name, secret FROM credentials"),
        Write("UPDATE credentials SET secret = $2 WHERE name = $1"),
    ),
    Kept(
        kept_secrets.PLAYER_APP,
        Select(SecretText._make, "SELECT player, secret FROM code_apps"),
        Write("UPDATE code_apps SET secret = $2 WHERE player = $1"),
    ),
    Kept(
        kept_secrets.CEREMONY,
        Select(SecretText._make, "SELECT token_hash, secret FROM ceremonies"),
        Write("UPDATE ceremonies SET secret = $2 WHERE token_hash = $1"),
    ),
    Kept(
        kept_secrets.HOUSE,
        Select(SecretText._make, "SELECT name, value FROM secrets"),
        Write("UPDATE secrets SET value = $2 WHERE name = $1"),
    ),
    Kept(
        kept_secrets.EMAIL_CODE,
        Select(SecretText._make, "SELECT id, code FROM outbox WHERE code IS NOT NULL"),
        Write("UPDATE outbox SET code = $2 WHERE id = $1"),
        str.encode,
    ),
)


async def take_up(executor: Executor, keys: KeyRing, at: datetime) -> bool:
    """Encrypt every secret, and note the keys, in one transaction. False if another process has done it meanwhile."""

    def steps() -> Steps:
        known: Sequence[object] = yield LIST_KEY_CHECKS()
        if known:
            raise OvertakenError
        for column in _COLUMNS:
            found: Sequence[SecretText] = yield column.find()
            changed = [
                (owner, kept_secrets.kept(keys, column.purpose, column.plain(text), owner=owner))
                for owner, text in found
            ]
            if changed:
                yield Batch(column.change, changed)
        for key_id in keys.ids:
            yield ADD_KEY_CHECK(key_id, keys.check_value(key_id), microseconds(at))

    return await executor.transact(steps, lock="keys")
