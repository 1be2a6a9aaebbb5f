"""Publishing a law that nobody can beat (P4): what its best player receives is known before it is announced.

The highest payout was calculated for the draft. If this machine has solved the law itself, it uses its own solution.
Otherwise it uses what the draft says, because whoever publishes should not have to wait for minutes.
"""

from msgspec import structs

from ventuno.desk.requests import PublishLaw
from ventuno.house.office.draft_refusals import LAW_ABOVE_CEILING
from ventuno.house.office.events import PublishedFigures
from ventuno.maths.big21.scope import Scope
from ventuno.rules import law as laws
from ventuno.rules.refusals import Refused
from ventuno.store.solved import files


def bounded(request: PublishLaw, worked_out: PublishedFigures, *, ceiling: float) -> PublishLaw:
    """The request with the law's highest payout (P2) and its other figures. Refused above the house's ceiling."""
    law = laws.parse(request.law)
    solved = files.figures(law, Scope.PLAY)
    payout = worked_out.highest_payout if solved is None else float(solved["highest_payout"])
    if payout > ceiling:
        raise Refused(LAW_ABOVE_CEILING(law=law.name, payout=f"{payout:.2%}", ceiling=f"{ceiling:.2%}"))
    return structs.replace(request, figures=structs.replace(worked_out, highest_payout=payout))
