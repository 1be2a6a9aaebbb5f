"""What a player was shown before the stake, and has kept: an export is compared with it (requirement 40).

An export proves that its cards follow from its own seeds. It cannot prove that these are the seeds of the play that
somebody saw: a house that makes its books anew makes fitting exports, too. Only what the player has kept can.
"""

import msgspec

from ventuno.house.findings import CLIENT_SEED_DIFFERS, COMMITMENT_DIFFERS
from ventuno.house.ledger import codec
from ventuno.rules.refusals import Refused


class _Exported(msgspec.Struct, frozen=True):
    commitment: str
    client_seed: str | None = None  # of a game at a table there are several, in its bets


def must_be_as_shown(export: str, *, commitment: str | None = None, client_seed: str | None = None) -> None:
    """Refused if the verified export is not of the play that was shown with this commitment, or of another own seed."""
    exported = codec.decode(export, _Exported)
    if commitment is not None and exported.commitment != commitment.strip().lower():
        raise Refused(COMMITMENT_DIFFERS(shown=commitment.strip().lower(), found=exported.commitment))
    if client_seed is not None and exported.client_seed != client_seed:
        raise Refused(CLIENT_SEED_DIFFERS(given=client_seed, found=exported.client_seed or "–"))
