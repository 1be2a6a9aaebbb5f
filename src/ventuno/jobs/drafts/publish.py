"""Publishing a rule set in one go, for the command line: checked, worked out, then announced (Art. 24.2, P2).

At the console these are three steps, because a person looks at the figures in between. Here the house's ceiling alone
decides. What would be refused anyway is refused before anything is computed.
"""

from msgspec import structs

from ventuno.desk.desk import Desk
from ventuno.desk.office.drafts import published_figures
from ventuno.desk.office.payout_ceiling import bounded_rules
from ventuno.desk.requests import PublishRules
from ventuno.house.office.draft_refusals import NOT_WORKED_OUT
from ventuno.house.office.house_state import Announced, HouseState
from ventuno.house.office.publishing import NOTICE, Notice, publish_rules
from ventuno.jobs.database import founded, opened
from ventuno.jobs.drafts import fill
from ventuno.jobs.drafts.fill import Listeners
from ventuno.rules.refusals import Refused
from ventuno.store import databases
from ventuno.store.entropy import entropy


async def announce_rules(
    place: str, request: PublishRules, listeners: Listeners, *, ceiling: float, actor: str
) -> Announced:
    """The announcement as it is on record."""
    async with opened(place) as store:
        house, at = await founded(store.books), databases.now()
        if _needs_figures(house, request):
            draft = structs.replace(fill.unkept(request.rules, None), kind="rules", text=request.text)
            draft = await fill.worked_out(store, house, draft, at, listeners)
            figures = published_figures(draft.figures, draft.skill)
            from_then = max(at, request.effective_at or at + NOTICE)
            request = bounded_rules(request, figures, house, from_then, ceiling=ceiling)
        await Desk(store, databases.now, entropy).run(request, key=entropy(8).hex(), actor=actor)
        return (await founded(store.books)).rules[-1]


def _needs_figures(house: HouseState, request: PublishRules) -> bool:
    """Refused if the rule set cannot be published with any figures."""
    notice = Notice(request.effective_at, request.changes, request.reason)
    try:
        publish_rules(house, request.rules, notice, databases.now(), text=request.text)
    except Refused as refused:
        if refused.refusal.code != NOT_WORKED_OUT.code:
            raise
        return True
    return False
