"""What is kept of a player's second factors, written together with the journal that says so."""

from ventuno.house.factors.records import AllOff, AppOff, AppOn, FactorChange, KeptPasskey, PasskeyOff, PasskeyOn
from ventuno.store import kept_secrets
from ventuno.store.dialects import Part
from ventuno.store.execution.access import END_OTHER_SESSIONS
from ventuno.store.keys.ring import KeyRing
from ventuno.store.times import microseconds

KEEP_APP = """
    INSERT INTO code_apps (player, made, secret, used_step) SELECT $1, $2, $3, $4 WHERE true {guard}
    ON CONFLICT (player) DO UPDATE SET made = excluded.made, secret = excluded.secret, used_step = excluded.used_step
"""

DROP_APP = "DELETE FROM code_apps WHERE player = $1 {guard}"

ADD_PASSKEY = """
    INSERT INTO passkeys (credential, player, number, public_key, sign_count, name, added_us)
    SELECT $1, $2, $3, $4, $5, $6, $7 WHERE true {guard}
"""

DROP_PASSKEY = "DELETE FROM passkeys WHERE player = $1 AND number = $2 {guard}"

DROP_PASSKEYS = "DELETE FROM passkeys WHERE player = $1 {guard}"


def of_factor(change: FactorChange, keys: KeyRing) -> list[Part]:
    match change:
        case AppOn(app=app):
            secret = kept_secrets.kept(keys, kept_secrets.PLAYER_APP, app.secret, owner=app.player)
            keep: Part = (KEEP_APP, [app.player, app.made, secret, app.used_step])
            return [keep, (END_OTHER_SESSIONS, [app.player, change.session])]
        case AppOff():
            return [(DROP_APP, [change.player])]
        case PasskeyOn(passkey=passkey):
            return [_add(passkey), (END_OTHER_SESSIONS, [passkey.player, change.session])]
        case PasskeyOff():
            return [(DROP_PASSKEY, [change.player, change.number])]
        case AllOff():
            return [(DROP_APP, [change.player]), (DROP_PASSKEYS, [change.player])]


def _add(new: KeptPasskey) -> Part:
    values: list[object] = [new.credential, new.player, new.number, new.public_key.hex(), new.sign_count, new.name]
    return ADD_PASSKEY, [*values, microseconds(new.added_at)]
