"""Cases of player protection as the console shows them, from the register and the player's journal."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import assert_never, cast

from ventuno.house.accounts.events import LimitImposed
from ventuno.house.accounts.player import Player
from ventuno.house.contact import messages
from ventuno.house.journal import Entry
from ventuno.house.protection.cases import CaseLine
from ventuno.house.protection.events import (
    CaseClosed,
    CaseExtended,
    CaseOpened,
    CaseTaken,
    Judgement,
    MeasureTaken,
    Sign,
    ToCase,
)
from ventuno.jobs.protection.figures import Behaviour, YearFigures
from ventuno.server.console.wire import cases as wire


def line(case: CaseLine, login: str) -> wire.CaseListed:
    return wire.CaseListed(
        player=case.player,
        login=login,
        number=case.number,
        state=case.state.value,
        signs=[each.value for each in case.signs],
        handler=case.handler,
        judgement=None if case.judgement is None else case.judgement.value,
        opened_at=case.opened_at,
        changed_at=case.changed_at,
    )


def findings(entries: Sequence[Entry]) -> Iterator[wire.FindingShown]:
    """The newest first."""
    for entry in reversed(entries):
        what = entry.what
        for each in what.findings if isinstance(what, CaseOpened | CaseExtended) else ():
            yield wire.FindingShown(
                sign=each.sign.value,
                found_at=entry.at,
                criteria=cast("CaseOpened", what).criteria,
                since=each.since,
                until=each.until,
                times=each.times,
                facts=each.facts,
                occasions=[
                    wire.OccasionShown(
                        at=one.at, amount=None if one.amount is None else str(one.amount), minutes=one.minutes
                    )
                    for one in reversed(each.occasions)
                ],
            )


def steps(entries: Sequence[Entry], player: Player) -> list[wire.CaseStep]:
    shown = [(entry, before) for before, entry in pairwise((None, *entries)) if entry is not None]
    return [_step(entry, before, player) for entry, before in shown if isinstance(entry.what, ToCase)]


def _step(entry: Entry, before: Entry | None, player: Player) -> wire.CaseStep:
    assert isinstance(entry.what, ToCase)
    at, actor = entry.at, entry.actor
    match entry.what:
        case CaseOpened(reason=reason):
            return wire.CaseStep(at=at, actor=actor, kind="opened", text=reason)
        case CaseExtended():
            return wire.CaseStep(at=at, actor=actor, kind="extended", text="")
        case CaseTaken():
            return wire.CaseStep(at=at, actor=actor, kind="taken", text="")
        case MeasureTaken() as what:
            lowered = before.what if before is not None and isinstance(before.what, LimitImposed) else None
            return wire.CaseStep(
                at=at,
                actor=actor,
                kind="measure",
                text=what.reason,
                measure=what.measure.value,
                until=what.until,
                limit=None if lowered is None else lowered.limit,
                amount=None if lowered is None else str(lowered.amount),
                told=messages.about(entry, player).text,
            )
        case CaseClosed(judgement=judgement, outcome=outcome):
            return wire.CaseStep(at=at, actor=actor, kind="closed", text=outcome, judgement=judgement.value)
        case _:
            assert_never(entry.what)


def figures(found: YearFigures) -> wire.ProtectionFigures:
    return wire.ProtectionFigures(
        year=found.year,
        opened=found.opened,
        by_staff=found.by_staff,
        signs={each.value: found.signs[each] for each in Sign},
        founded=found.judgements[Judgement.FOUNDED],
        unfounded=found.judgements[Judgement.UNFOUNDED],
        unfounded_share=found.unfounded_share,
        measures=[
            wire.MeasureResult(
                measure=measure.value,
                taken=each.taken,
                compared=each.compared,
                before=_behaviour(each.before),
                after=_behaviour(each.after),
            )
            for measure, each in found.measures.items()
        ],
    )


def _behaviour(did: Behaviour) -> wire.BehaviourFigures:
    return wire.BehaviourFigures(deposits=str(did.deposits), lost=str(did.lost), minutes=did.minutes)
