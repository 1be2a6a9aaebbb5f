"""Publishing a law that nobody can beat (P4): what its best player receives is known before it is announced.

The payout is computed before the transaction, which only ever writes what is known by then: solving a law that was
never solved takes seconds, in a process of its own.
"""

from msgspec import structs

from ventuno.desk import Desk
from ventuno.desk.requests import Done, PublishLaw
from ventuno.house.draft_refusals import LAW_ABOVE_CEILING
from ventuno.maths.control import NOT_SOLVED
from ventuno.maths.scope import Scope
from ventuno.rules import law as laws
from ventuno.rules.law import Law
from ventuno.rules.refusals import Refused
from ventuno.store import cache, solving


async def publish_law(desk: Desk, request: PublishLaw, *, ceiling: float, key: str, actor: str) -> Done:
    """On record with its highest payout; refused above the house's ceiling."""
    law = laws.parse(request.law)
    payout = await highest_payout(law)
    if payout > ceiling:
        raise Refused(LAW_ABOVE_CEILING(law=law.name, payout=f"{payout:.2%}", ceiling=f"{ceiling:.2%}"))
    return await desk.run(structs.replace(request, highest_payout=payout), key=key, actor=actor)


async def highest_payout(law: Law) -> float:
    """P2, from the law's solution."""
    found = cache.figures(law, Scope.PLAY)
    if found is None:
        await solving.solve(law)
        found = cache.figures(law, Scope.PLAY)
    if found is None:
        raise Refused(NOT_SOLVED(law=law.name))
    return float(found["highest_payout"])
