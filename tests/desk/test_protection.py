"""Cases of player protection (requirement 46): who opens them, which measures there are, what the journal says."""

import asyncio
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.kit import OPERATOR, House
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.requests import (
    Appoint,
    BeginCase,
    ChooseLanguage,
    CloseCase,
    Deposit,
    ReportFindings,
    SetLimit,
    TakeCase,
    TakeMeasure,
    Withdraw,
)
from ventuno.house.accounts.events import LimitKind
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.office.staff import PROTECTION, Role
from ventuno.house.protection.cases import CaseState
from ventuno.house.protection.criteria import Criteria
from ventuno.house.protection.events import CaseOpened, Judgement, Measure, Sign
from ventuno.jobs.audit import audit
from ventuno.jobs.protection import detection
from ventuno.jobs.protection.detection import LookReport
from ventuno.rules.language import Language

SUPPORT = "support:sven"
WHY = "as discussed on the telephone"


def looked(house: House) -> LookReport:
    return house.run(detection.look(house.desk, detection.shipped(), house.clock(), lambda _: None))


def test_req_46_an_open_house_looks_by_the_criteria_it_is_given(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = house.ready(deposit="100")
    sends_back_and_forth(house, player)
    file = tmp_path / "criteria.toml"
    shipped = (files("ventuno.house.protection") / "criteria.toml").read_text("utf-8")
    file.write_text(re.sub(r"open_at = \d+", "open_at = 100", shipped), "utf-8")
    monkeypatch.setattr(detection, "WAIT_SECONDS", 0.0)

    async def one_turn(criteria: Criteria) -> None:
        done, looks = asyncio.Event(), detection.look

        async def noticed(*given: object) -> LookReport:
            report = await looks(*given)  # type: ignore[arg-type]
            done.set()
            return report

        with monkeypatch.context() as watched:
            watched.setattr(detection, "look", noticed)
            looking = asyncio.create_task(detection.look_forever(house.desk, house.clock, criteria))
            await done.wait()
            looking.cancel()

    house.run(one_turn(detection.load(str(file))))
    assert house.player(player).case is None
    house.clock.forward(hours=6)
    house.run(one_turn(detection.load(None)))
    assert house.player(player).case is not None


def sends_back_and_forth(house: House, player: str, times: int = 3) -> None:
    for _ in range(times):
        house.do(Withdraw(amount="20"), player)
        house.do(Deposit(amount="20"), player)
        house.clock.forward(days=1)


def state_of(house: House, player: str, number: int = 1) -> CaseState:
    found = house.run(house.store.cases.find(player, number))
    assert found is not None
    return found.state


def events(house: House, player: str) -> list[object]:
    lines = house.run(house.store.books.lines(player))
    return [codec.decode(line.text, Entry).what for line in lines]


def measure(kind: Measure, **given: object) -> TakeMeasure:
    return TakeMeasure(number=1, measure=kind, reason=WHY, **given)  # type: ignore[arg-type]


def with_case(house: House) -> str:
    player = house.ready(deposit="100")
    house.do(BeginCase(reason="a call of the family"), player, actor=OPERATOR)
    return player


def test_req_46_the_look_opens_one_case_with_its_facts(house: House) -> None:
    anna, berta = house.ready("anna", deposit="100"), house.ready("berta", deposit="100")
    sends_back_and_forth(house, anna)
    assert looked(house) == LookReport(players=2, opened=1)
    assert looked(house) == LookReport()  # nothing is new
    case = house.player(anna).case
    assert case is not None
    assert set(case.signs) == {Sign.WITHDRAWN_AND_BACK}
    assert house.player(berta).case is None
    (line,) = house.run(house.store.cases.in_state(CaseState.OPEN))
    assert (line.player, line.number, line.signs) == (anna, 1, (Sign.WITHDRAWN_AND_BACK,))
    opened = next(each for each in events(house, anna) if isinstance(each, CaseOpened))
    (finding,) = opened.findings
    assert (opened.criteria, finding.times) == (detection.shipped().hash, 3)
    assert [each.amount for each in finding.occasions] == [Money(20_00)] * 3
    house.do(Deposit(amount="1"), anna)
    assert looked(house) == LookReport(players=1)  # the case knows it
    house.clock.forward(days=8)
    house.do(Deposit(amount="1"), anna)
    assert looked(house) == LookReport(players=1, extended=1)
    assert house.run(audit(house.store)).problem is None


def test_req_46_what_was_judged_is_not_found_again(house: House) -> None:
    player = house.ready(deposit="100")
    sends_back_and_forth(house, player)
    looked(house)
    house.do(TakeCase(number=1), player, actor=OPERATOR)
    assert state_of(house, player) is CaseState.TAKEN
    house.do(CloseCase(number=1, judgement=Judgement.UNFOUNDED, outcome="moved banks"), player, actor=OPERATOR)
    assert state_of(house, player) is CaseState.CLOSED
    house.do(Deposit(amount="1"), player)
    assert looked(house) == LookReport(players=1)
    house.clock.forward(minutes=1)
    sends_back_and_forth(house, player)
    assert looked(house).opened == 1
    assert house.player(player).cases == 2
    assert house.run(audit(house.store)).problem is None


def test_req_46_a_pause_and_an_exclusion_bar_from_play_and_are_explained(house: House) -> None:
    player = with_case(house)
    house.do(measure(Measure.PAUSE, days=7), player, actor=OPERATOR)
    assert house.refused(Deposit(amount="1"), player).code == "blocked_until"
    first = house.run(inbox(house.store.books, player))[0]
    assert first.kind == "measure_taken"
    house.clock.forward(days=8)
    house.do(Deposit(amount="1"), player)
    house.do(measure(Measure.EXCLUSION, text="Call us."), player, actor=OPERATOR)
    assert house.refused(Deposit(amount="1"), player).code == "excluded"
    house.do(Withdraw(amount="1"), player)
    assert house.run(inbox(house.store.books, player))[0].text.endswith("\n\nCall us.")
    assert house.run(audit(house.store)).problem is None


def test_req_46_the_house_lowers_a_limit_and_keeps_it_low(house: House) -> None:
    player = with_case(house)
    limit = LimitKind.LOSS_7
    before = house.player(player).limits[limit].amount
    assert before is not None
    higher = str(before + Money(100))
    assert house.refused(measure(Measure.LIMIT, days=30, limit=limit, amount=higher), player, actor=OPERATOR).code == (
        "bad_measure"
    )
    house.do(measure(Measure.LIMIT, days=30, limit=limit, amount="10"), player, actor=OPERATOR)
    assert house.player(player).limits[limit].in_force(house.clock()) == Money(10_00)
    assert house.refused(SetLimit(limit=limit, amount="11"), player).code == "house_limit"
    house.do(SetLimit(limit=limit, amount="9"), player)
    house.clock.forward(days=31)
    house.do(SetLimit(limit=limit, amount="50"), player)
    assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    "given",
    [
        {"kind": Measure.PAUSE},
        {"kind": Measure.PAUSE, "days": 0},
        {"kind": Measure.PAUSE, "days": 366},
        {"kind": Measure.MESSAGE, "days": 3},
        {"kind": Measure.EXCLUSION, "days": 3},
        {"kind": Measure.LIMIT, "days": 3},
        {"kind": Measure.LIMIT, "days": 3, "limit": LimitKind.LOSS_7},
        {"kind": Measure.MESSAGE, "limit": LimitKind.LOSS_7, "amount": "1"},
    ],
)
def test_bad_measures_are_refused_and_leave_nothing(house: House, given: dict[str, object]) -> None:
    player = with_case(house)
    before = house.player(player)
    assert house.refused(measure(**given), player, actor=OPERATOR).code == "bad_measure"  # type: ignore[arg-type]
    assert house.player(player) == before


def test_only_who_may_touches_a_case(house: House) -> None:
    house.operate(Appoint(name="sven", role=Role.SUPPORT, reason="new"))
    player = with_case(house)
    close = CloseCase(number=1, judgement=Judgement.FOUNDED, outcome="done")
    report = ReportFindings(cases=1, criteria="", findings=())
    for request in (TakeCase(number=1), measure(Measure.MESSAGE), close):
        assert house.refused(request, player, actor=SUPPORT).code == "not_your_office"
        assert house.refused(request, player, actor=PROTECTION).code == "operators_only"
        assert house.refused(request, player).code == "operators_only"
    assert house.refused(report, player, actor=OPERATOR).code == "operators_only"
    assert house.refused(report, player).code == "operators_only"
    assert house.refused(BeginCase(reason=WHY), player, actor=OPERATOR).code == "case_is_open"
    assert house.refused(TakeCase(number=2), player, actor=OPERATOR).code == "no_case"
    house.do(close, player, actor=OPERATOR)
    assert house.refused(TakeCase(number=1), player, actor=OPERATOR).code == "case_not_open"


def test_the_message_is_in_the_language_of_the_player(house: House) -> None:
    player = with_case(house)
    house.do(measure(Measure.MESSAGE), player, actor=OPERATOR)
    words = {Language.DE: "«Limiten»", Language.FR: "«Limites»", Language.IT: "«Limiti»", Language.EN: "“Limits”"}
    for language, limits in words.items():
        house.do(ChooseLanguage(language=language), player)
        (message,) = (each for each in house.run(inbox(house.store.books, player)) if each.kind == "measure_taken")
        assert limits in message.text.replace("\u202f", " ").replace("\u00a0", " ")
        assert WHY not in message.text  # the reason is for the record
