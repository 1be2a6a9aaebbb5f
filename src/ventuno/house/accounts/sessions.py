"""What is known of somebody who is logged in, from one request to the next."""

from datetime import datetime

import msgspec

from ventuno.house.ledger.money import Money


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A visit of a player. It ends when the player says so, or at the time set when it began."""

    token_hash: str  # SHA-256, in hexadecimal: whoever reads the database still cannot log in
    player: str
    started_at: datetime
    expires_at: datetime
    result_before: Money  # the player's net result when it began: what has been added since is the session's


class StaffSession(msgspec.Struct, frozen=True, kw_only=True):
    """A visit of somebody of the staff. It ends soon after they last did something, and after a day's work anyway."""

    token_hash: str
    name: str
    started_at: datetime
    expires_at: datetime
