"""How secrets are kept in the database: encrypted with the house's key, each for its purpose and its owner.

A database that somebody can read gives away none of them, and none can be given to somebody else by copying its text.
"""

from ventuno.store.keys.ring import KeyRing

STAFF_APP = "app of the staff"  # the owner is the name
PLAYER_APP = "app of a player"  # the player
CEREMONY = "ceremony"  # the hash of its token
HOUSE = "secret of the house"  # the name of the secret
EMAIL_CODE = "code by e-mail"  # the id of the mail


def kept(keys: KeyRing, purpose: str, secret: bytes, *, owner: str) -> str:
    return keys.encrypt(purpose, secret, owner=owner)


def opened(keys: KeyRing, purpose: str, text: str, *, owner: str) -> bytes:
    return keys.decrypt(purpose, text, owner=owner)
