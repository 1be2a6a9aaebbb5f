"""Sessions: what the server remembers of somebody who is logged in."""

from datetime import datetime

import msgspec

from ventuno.house.ledger.money import Money


class Session(msgspec.Struct, frozen=True, kw_only=True):
    """A player who is logged in. The session ends at log-out, or at the time that was set when it began."""

    token_hash: str  # SHA-256, in hexadecimal: whoever reads the database still cannot log in
    player: str
    started_at: datetime
    expires_at: datetime
    before_at: datetime | None = None  # when the player had logged in before that
    seen_at: datetime | None = None  # the last request, to within a minute
    device: str = ""  # what it began on, coarsely: Firefox, Android; empty: not known
    result_before: Money  # the player's net result when it began: what has been added since is the session's


class StaffSession(msgspec.Struct, frozen=True, kw_only=True):
    """A member of the staff who is logged in. It ends soon after the last request, and after some hours in any case."""

    token_hash: str
    name: str
    started_at: datetime
    expires_at: datetime
    fresh_at: datetime  # when a second factor was shown last, at the log-in or since
