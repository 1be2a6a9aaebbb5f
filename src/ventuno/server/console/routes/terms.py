"""The operator's console: rule sets and laws, drafts of them, and laws proposed for how people play (P5).

Only what is published takes effect: by a person, with a reason and a time (Art. 24.2). A change of a draft has no key,
because it names the version that was seen.
"""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ventuno.desk.office import steering
from ventuno.desk.office.drafts import DraftAnnouncement, Wanted
from ventuno.desk.office.online_terms import publication
from ventuno.house.office.publishing import NOTICE
from ventuno.house.office.reads import ReadKind
from ventuno.house.office.staff import Power
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.challenge.table_rules import TABLE_RULES
from ventuno.rules.language import Language
from ventuno.server.console import reading
from ventuno.server.console.views import terms as terms_views
from ventuno.server.console.wire import terms as wire
from ventuno.server.context import Asking, Context, InContext, Key, OfStaff, provide_staff
from ventuno.server.http.problems import language_of
from ventuno.store import online_terms

DraftName = Annotated[str, PathParameter(name="draft", min_length=1, max_length=64)]
EntryNumber = Annotated[int, PathParameter(name="entry", ge=1, le=2**31)]
AfterPlayer = Annotated[
    str | None, QueryParameter(name="after", min_length=1, max_length=64, description="Only what comes after it.")
]


@get("/terms", power=Power.READ_HOUSE)
async def terms(request: Asking, context: InContext) -> wire.TermsRegister:
    """Everything on record with who has read it, and everything that is being prepared."""
    return await _register(context, request)


@get("/terms/{entry:int}/unread", power=Power.READ_HOUSE)
async def unread(entry: EntryNumber, staff: OfStaff, context: InContext, after: AfterPlayer = None) -> wire.Readers:
    found = await terms_views.readers(context.store, entry, after)
    subjects = [each.player for each in found.unread]
    if subjects:
        await reading.note(context.store, staff.actor, context.clock(), ReadKind.UNREAD, subjects=subjects)
    return found


@get("/drafts/{draft:str}", power=Power.READ_HOUSE)
async def draft(draft: DraftName, request: Asking, context: InContext) -> wire.TermsDraft:
    return terms_views.draft(await context.drafts.draft(draft), _language(request), context.clock())


@post("/drafts", status_code=201, power=Power.TERMS)
async def keep(
    data: JSONBody[wire.KeepDraftBody], key: Key, request: Asking, staff: OfStaff, context: InContext
) -> wire.TermsDraft:
    """Keep a draft. It binds nobody. The figures of a law follow in seconds, under load in a minute or two."""
    told = DraftAnnouncement(data.changes, data.reason, data.effective_at)
    match data.kind:
        case "rules":
            made = await context.drafts.make_rules(data.name, told, text=data.text, key=key, actor=staff.actor)
        case "table_rules":
            made = await context.drafts.make_table_rules(data.name, told, text=data.text, key=key, actor=staff.actor)
        case "law":
            made = await context.drafts.make_law(data.name, data.text, told, key=key, actor=staff.actor)
    return terms_views.draft(made, _language(request), context.clock())


@post("/drafts/{draft:str}", status_code=200, power=Power.TERMS)
async def change(
    draft: DraftName, data: JSONBody[wire.ChangeDraftBody], request: Asking, staff: OfStaff, context: InContext
) -> wire.TermsDraft:
    """Change a draft. Refused if it is no longer the version that was seen."""
    told = DraftAnnouncement(data.changes, data.reason, data.effective_at)
    changed = await context.drafts.change(draft, data.version, told, actor=staff.actor)
    return terms_views.draft(changed, _language(request), context.clock())


@post("/drafts/{draft:str}/discard", status_code=200, power=Power.TERMS)
async def discard(
    draft: DraftName, data: JSONBody[wire.DiscardDraftBody], request: Asking, context: InContext
) -> wire.TermsRegister:
    await context.drafts.discard(draft, data.version)
    return await _register(context, request)


@post("/drafts/{draft:str}/publish", status_code=200, power=Power.TERMS, fresh=True)
async def publish(
    draft: DraftName, data: JSONBody[wire.PublishDraftBody], key: Key, request: Asking, context: InContext
) -> wire.TermsRegister:
    """Publish a draft as it was seen. It goes on record, and every player finds it among their messages."""
    proposal = await context.drafts.publish(draft, data.version, key=key, actor=provide_staff(request).actor)
    return msgspec.structs.replace(await _register(context, request), proposal=proposal)


@post("/proposals", status_code=201, power=Power.TERMS)
async def propose(
    data: JSONBody[wire.ProposeLawBody], key: Key, request: Asking, staff: OfStaff, context: InContext
) -> wire.TermsDraft:
    """Look for a law. It takes minutes; the draft says when it is found. Nothing else follows by itself."""
    wanted = Wanted(data.name, data.target, data.ceiling, data.skill)
    return terms_views.draft(
        await context.drafts.propose(wanted, key=key, actor=staff.actor), _language(request), context.clock()
    )


@post("/online-terms", status_code=200, power=Power.TERMS, fresh=True)
async def publish_online_terms(
    data: JSONBody[wire.PublishOnlineTermsBody], key: Key, request: Asking, staff: OfStaff, context: InContext
) -> wire.TermsRegister:
    """Publish a version of the terms for online participation: a shipped one, or one given in four languages."""
    wanted = publication(data.version, data.texts, DraftAnnouncement(data.changes, data.reason, data.effective_at))
    done = await context.desk.run(wanted, key=key, actor=staff.actor)
    return msgspec.structs.replace(await _register(context, request), proposal=done.proposal)


async def _register(context: Context, request: Asking) -> wire.TermsRegister:
    house, at, language = await context.house(), context.clock(), _language(request)
    published = {each.what for each in house.online_terms}
    return wire.TermsRegister(
        now=at,
        rules_known=list(RULE_SETS),
        table_rules_known=list(TABLE_RULES),
        online_terms_known=[each for each in online_terms.shipped() if each not in published],
        notice_days=NOTICE.days,
        ceiling=context.settings.ceiling,
        skill=await steering.fitted_skill(context.store.counts, at),
        history=await terms_views.history(context.store, house, at),
        drafts=[terms_views.draft(each, language, at) for each in await context.drafts.all()],
    )


def _language(request: Asking) -> Language:
    return language_of(request.headers.get("accept-language"))
