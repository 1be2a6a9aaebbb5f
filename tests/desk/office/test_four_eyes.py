"""Requirement 42: nobody publishes, posts rates, pays above an amount or appoints alone."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from tests.enrolled import by_code, by_link, enrolled
from tests.kit import QUICK, House, in_hand, seeded
from ventuno.desk.office.enrolment import MadeLink
from ventuno.desk.office.staff import StaffDesk
from ventuno.desk.requests import (
    Adjust,
    Appoint,
    AskHouse,
    ChangeRole,
    CloseGames,
    DecideDispute,
    Dismiss,
    Done,
    Exclude,
    PostRate,
    PublishLaw,
    PublishOnlineTerms,
    PublishRules,
    PublishTableRules,
    RenewCredentials,
    Request,
)
from ventuno.house.documents.online_terms import OnlineTerms
from ventuno.house.factors import totp
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office import approvals, house_state
from ventuno.house.office.events import ActApproved, FourEyesSet, RatesPosted, ToHouse
from ventuno.house.office.house_state import BOOK, HouseState
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.table_rules import LEAFLET
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws

PASSWORD = "nine blue bicycles"  # noqa: S105
OLGA, OTTO, SVEN = "operator:olga", "operator:otto", "support:sven"
CHANGES = dict.fromkeys(Language, "new")
RATE = PostRate(currency=Currency.EUR, buys="0.93", sells="0.97", reason="as in town")
TABLES = table_rules_text.write(replace(LEAFLET, name="2026-06-01"))
on_one_database = pytest.mark.parametrize("where", ["sqlite"], indirect=True)


class Office:
    """A house with two operators, so with four eyes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
        for name, role in (("olga", Role.OPERATOR), ("sven", Role.SUPPORT), ("otto", Role.OPERATOR)):
            request = Appoint(name=name, role=role, reason="they start today")
            house.run(enrolled(self.staff, request, PASSWORD, actor="console:root", clock=house.clock))

    def ask(self, request: Request[Done], actor: str = OLGA, player: str | None = None) -> Done:
        desk, key = self.house.desk, self.house.key()
        if player is None:
            return self.house.run(desk.run(request, key=key, actor=actor))
        return self.house.run(desk.do(request, player=player, key=key, actor=actor))

    def proposed(self, request: Request[Done], actor: str = OLGA, player: str | None = None) -> int:
        done = self.ask(request, actor, player)
        assert done.proposal is not None
        return done.proposal

    def approve(self, proposal: int, actor: str = OTTO, *, key: str | None = None) -> Done:
        approval, _ = self.house.run(self.staff.approve(proposal, key=key or self.house.key(), actor=actor))
        return approval.done

    def refused(self, what: Callable[[], object]) -> str:
        with pytest.raises(Refused) as refused:
            what()
        return refused.value.refusal.code

    @property
    def state(self) -> HouseState:
        found = self.house.run(self.house.store.books.house())
        assert found is not None
        return found

    def kinds(self) -> list[str]:
        return [line.kind for line in self.house.run(self.house.store.books.lines(BOOK))]

    def problem(self) -> str | None:
        found = self.house.run(audit(self.house.store)).problem
        return None if found is None else found.refusal.code


@pytest.fixture
def office(house: House) -> Office:
    return Office(house)


def adjustment(amount: str) -> Adjust:
    return Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount=amount, reason="a mistake")


def new_terms() -> PublishOnlineTerms:
    terms = OnlineTerms("2026-06-01", dict.fromkeys(Language, "# Terms\n\n## 1 All\n\n1.1 Be fair.\n"))
    return PublishOnlineTerms(online_terms=terms, changes=CHANGES, reason="as planned")


ACTS: list[tuple[Request[Done], str]] = [
    (RATE, "rates_posted"),
    (PublishRules(rules="2024-08-28", changes=CHANGES, reason="r"), "rules_published"),
    (PublishLaw(law=str(laws.load("optimal-88")), changes=CHANGES, reason="r"), "law_published"),
    (PublishTableRules(rules="2026-06-01", changes=CHANGES, reason="r", text=TABLES), "table_rules_published"),
    (new_terms(), "online_terms_published"),
    (ChangeRole(name="sven", role=Role.OPERATOR, reason="promoted"), "staff_appointed"),
    (Appoint(name="eva", role=Role.AUDITOR, reason="new"), "staff_appointed"),
    (RenewCredentials(name="sven", reason="lost a telephone"), "credentials_renewed"),
]


@on_one_database
@pytest.mark.parametrize(("request_", "kind"), ACTS, ids=[kind for _, kind in ACTS])
def test_req_42_one_person_proposes_and_another_makes_it_happen(
    office: Office, request_: Request[Done], kind: str
) -> None:
    before = office.kinds().count(kind)
    proposal = office.proposed(request_)
    assert office.kinds().count(kind) == before
    assert [each.entry for each in office.state.proposals] == [proposal]
    office.approve(proposal)
    assert office.kinds()[-2:] == ["act_approved", kind]
    assert not office.state.proposals
    assert office.problem() is None


def test_req_42_payments_above_an_amount_wait_and_smaller_ones_do_not(office: Office) -> None:
    house, player = office.house, office.house.ready()
    assert office.ask(adjustment("500"), OLGA, player).proposal is None
    house.clock.forward(hours=25)
    proposal = office.proposed(adjustment("500.01"), OLGA, player)
    assert house.player(player).balance == Money(600_00)
    done = office.approve(proposal)
    assert house.player(player).balance == Money(1100_01)
    (line,) = house.run(house.store.books.lines(player, after=done.entry - 1, most=1))
    entry = codec.decode(line.text, Entry)
    assert (entry.actor, entry.what.proposal) == (OTTO, proposal)  # type: ignore[union-attr]
    assert office.kinds()[-1] == "act_approved"
    assert office.problem() is None


def test_req_42_many_small_payments_are_one_large_one(office: Office) -> None:
    house, player = office.house, office.house.ready()
    assert office.ask(adjustment("300"), OLGA, player).proposal is None
    assert office.ask(adjustment("300"), OTTO, player).proposal is not None  # also by two, one after the other
    assert office.ask(adjustment("200"), OLGA, player).proposal is None
    assert office.ask(adjustment("0.01"), OLGA, player).proposal is not None
    house.clock.forward(hours=24)
    assert office.ask(adjustment("500"), OLGA, player).proposal is None
    assert office.problem() is None


def test_req_42_a_payment_after_a_dispute_keeps_its_words_out_of_the_houses_journal(office: Office) -> None:
    house, player = office.house, office.house.ready()
    play = house.finish(player, house.start(player)).play
    house.do(AskHouse(subject="s", text="t", about=play, dispute=True), player)
    wanted = DecideDispute(number=1, text="Sie hatten recht, Anna.", upheld=True, amount="900")
    proposal = office.proposed(wanted, OLGA, player)
    shown = house.run(house.desk.approvals.proposal(proposal))
    assert shown.words == "Sie hatten recht, Anna."
    assert "Anna" not in "".join(line.text for line in house.run(house.store.books.lines(BOOK)))
    office.approve(proposal)
    assert house.player(player).balance >= Money(900_00)
    assert office.problem() is None
    assert house.run(house.store.proposals.words(proposal)) is not None
    assert house.run(house.store.proposals.forget(house.clock.at + timedelta(days=8))) == 1


def test_words_that_somebody_has_changed_are_not_approved(office: Office) -> None:
    house, player = office.house, office.house.ready()
    house.do(
        AskHouse(subject="s", text="t", about=house.finish(player, house.start(player)).play, dispute=True), player
    )
    proposal = office.proposed(DecideDispute(number=1, text="Yes", upheld=True, amount="900"), OLGA, player)
    if not isinstance(house.where, str):
        with in_hand(house.where) as database:
            database.execute("UPDATE proposal_words SET text = 'No'")
        assert office.refused(lambda: office.approve(proposal)) == "words_gone"


# ----- who decides


@on_one_database
def test_req_42_an_approval_by_the_proposer_is_refused_under_whatever_name_of_office(office: Office) -> None:
    proposal = office.proposed(RATE, OLGA)
    for actor in (OLGA, "console:olga"):
        assert office.refused(lambda actor=actor: office.approve(proposal, actor)) == "not_alone"  # type: ignore[misc]
    for actor in (SVEN, "operator:nobody", "auditor:otto"):
        assert office.refused(lambda actor=actor: office.approve(proposal, actor)) == "not_your_office"  # type: ignore[misc]
    assert office.refused(lambda: office.approve(proposal, "player:otto")) == "operators_only"
    assert office.state.rates == {}
    assert [each.entry for each in office.state.proposals] == [proposal]


@on_one_database
def test_req_42_the_terminal_is_one_person_only(office: Office) -> None:
    proposal = office.proposed(RATE, "console:root")
    assert office.refused(lambda: office.approve(proposal, "console:other")) == "not_alone"
    office.approve(proposal, OLGA)
    assert office.problem() is None


@on_one_database
def test_a_proposal_is_rejected_by_another_and_withdrawn_by_its_own(office: Office) -> None:
    desk, key = office.house.desk.approvals, office.house.key
    first, second = office.proposed(RATE, OLGA), office.proposed(RATE, OLGA)

    def reject(proposal: int, actor: str) -> object:
        return office.house.run(desk.reject(proposal, "no", key=key(), actor=actor))

    def withdraw(proposal: int, actor: str) -> object:
        return office.house.run(desk.withdraw(proposal, "no", key=key(), actor=actor))

    assert office.refused(lambda: reject(first, OLGA)) == "not_alone"
    assert office.refused(lambda: withdraw(first, OTTO)) == "not_your_proposal"
    assert office.refused(lambda: reject(first, SVEN)) == "not_your_office"
    reject(first, OTTO)
    withdraw(second, OLGA)
    for proposal in (first, second, 1, 99_999):
        assert office.refused(lambda proposal=proposal: office.approve(proposal)) == "no_proposal"  # type: ignore[misc]
    assert office.problem() is None


def test_a_proposal_expires_and_of_many_approvals_one_counts(office: Office) -> None:
    house = office.house
    late = office.proposed(RATE)
    house.clock.forward(days=7)
    assert office.refused(lambda: office.approve(late)) == "no_proposal"
    player = house.ready()
    proposal = office.proposed(adjustment("900"), OLGA, player)
    came = house.together(*(office.staff.approve(proposal, key=f"k{each}", actor=OTTO) for each in range(10)))
    assert [type(each).__name__ for each in came].count("tuple") == 1
    assert {each.refusal.code for each in came if isinstance(each, Refused)} == {"no_proposal"}
    assert house.player(player).balance == Money(1000_00)
    assert office.problem() is None


def test_the_same_approval_again_has_the_same_answer(office: Office) -> None:
    player = office.house.ready()
    proposal = office.proposed(adjustment("900"), OLGA, player)
    first = office.approve(proposal, key="once")
    assert office.approve(proposal, key="once") == first
    assert office.house.player(player).balance == Money(1000_00)


@on_one_database
def test_req_42_what_is_approved_is_judged_again_then(office: Office) -> None:
    house = office.house
    soon = house.clock.at + timedelta(days=11)
    law = PublishLaw(law=str(laws.load("optimal-88")), changes=CHANGES, reason="r", effective_at=soon)
    proposal = office.proposed(law)
    house.clock.forward(days=2)
    assert (
        office.refused(lambda: office.approve(proposal)) == "effective_too_soon"
    )  # Art. 24.2, B19: nine days are left
    player = house.ready(deposit="600")
    taken = Adjust(source=LedgerAccount.BALANCE, target=LedgerAccount.HOUSE, amount="600", reason="r")
    proposal = office.proposed(taken, OLGA, player)
    house.start(player)
    assert office.refused(lambda: office.approve(proposal)) == "bad_adjustment"
    assert office.problem() is None


@on_one_database
def test_req_42_what_somebody_proposed_who_was_dismissed_since_does_not_happen(office: Office) -> None:
    office.ask(ChangeRole(name="sven", role=Role.OPERATOR, reason="r"), OLGA)
    proposal = office.proposed(RATE, OLGA)
    office.house.run(office.staff.dismiss(Dismiss(name="olga", reason="gone"), actor=OTTO))
    assert office.refused(lambda: office.approve(proposal, OTTO)) == "not_your_office"


@on_one_database
def test_what_is_impossible_is_not_even_proposed(office: Office) -> None:
    bad = PostRate(currency=Currency.EUR, buys="2", sells="1", reason="r")
    assert office.refused(lambda: office.ask(bad)) == "bad_rate"
    assert office.refused(lambda: office.ask(Appoint(name="olga", role=Role.AUDITOR, reason="r"))) == "staff_known"
    assert office.refused(lambda: office.ask(RATE, SVEN)) == "not_your_office"
    player = office.house.ready()
    short = Adjust(source=LedgerAccount.BALANCE, target=LedgerAccount.HOUSE, amount="900", reason="r")
    assert office.refused(lambda: office.ask(short, OLGA, player)) == "bad_adjustment"
    assert office.refused(lambda: office.ask(adjustment("900"), SVEN, player)) == "not_your_office"
    assert office.refused(lambda: office.ask(adjustment("900"), OLGA, "nobody")) == "no_account"
    assert not office.state.proposals


@on_one_database
def test_what_protects_does_not_wait(office: Office) -> None:
    player = office.house.ready()
    office.ask(Exclude(reason="r"), OLGA, player)
    office.ask(CloseGames(game=None, reason="r"), OLGA)
    office.ask(Dismiss(name="sven", reason="r"), OLGA)
    assert not office.state.proposals


@on_one_database
def test_there_are_so_many_open_proposals_at_most(office: Office) -> None:
    for _ in range(approvals.OPEN_MAX):
        office.proposed(RATE)
    assert office.refused(lambda: office.ask(RATE)) == "too_many_proposals"
    office.house.clock.forward(days=8)
    office.proposed(RATE)
    assert len(office.state.proposals) == 1


# ----- whether it holds


@on_one_database
def test_req_42_it_begins_with_the_second_operator_and_stays(house: House) -> None:
    staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
    for name in ("olga", "otto"):
        request = Appoint(name=name, role=Role.OPERATOR, reason="r")
        house.run(enrolled(staff, request, PASSWORD, actor="console:root", clock=house.clock))
    state = house.run(house.store.books.house())
    assert state is not None
    assert approvals.holds(state)
    house.run(staff.dismiss(Dismiss(name="otto", reason="in the way"), actor=OLGA))
    alone = house.run(house.desk.run(RATE, key="k", actor=OLGA))
    assert alone.proposal is not None  # dismissing the other does not make one free
    approval, _ = house.run(staff.approve(alone.proposal, key="a", actor="console:root"))
    assert approval.done.proposal is None


@on_one_database
def test_req_42_the_settings_are_on_record_and_judged(office: Office) -> None:
    desk = office.house.desk.approvals

    def applied(*, on: bool, above: int) -> list[str]:
        before = len(office.kinds())
        office.house.run(desk.apply_settings(on=on, above=Money(above)))
        return office.kinds()[before:]

    assert applied(on=True, above=500_00) == []
    assert applied(on=True, above=100_00) == ["four_eyes_set"]
    player = office.house.ready()
    assert office.ask(adjustment("100.01"), OLGA, player).proposal is not None
    assert applied(on=False, above=100_00) == ["four_eyes_set"]
    assert applied(on=False, above=100_00) == []
    assert office.ask(adjustment("800"), OLGA, player).proposal is None
    assert office.ask(RATE).proposal is None
    assert applied(on=True, above=100_00) == ["four_eyes_set"]
    assert office.ask(RATE).proposal is not None
    assert office.problem() is None


@on_one_database
def test_a_house_with_one_operator_goes_on_as_before(house: House) -> None:
    staff = StaffDesk(house.desk, house.clock, seeded("staff"), QUICK)
    request = Appoint(name="olga", role=Role.OPERATOR, reason="r")
    house.run(enrolled(staff, request, PASSWORD, actor="console:root", clock=house.clock))
    house.run(house.desk.approvals.apply_settings(on=True, above=Money(500_00)))
    state = house.run(house.store.books.house())
    assert state is not None
    assert state.four_eyes is None
    player = house.ready()
    assert house.do(adjustment("9000"), player, actor=OLGA).proposal is None
    house.run(house.desk.approvals.apply_settings(on=False, above=Money(500_00)))
    assert house.run(house.desk.run(RATE, key="k", actor=OLGA)).proposal is None
    assert house.run(audit(house.store)).problem is None


# ----- who enrols


def test_req_42_nobody_becomes_two_people_by_an_appointment(office: Office) -> None:
    """The approver has the link and the proposer has the code: neither can enrol alone."""
    house = office.house
    invited = house.run(office.staff.appoint(Appoint(name="eva", role=Role.OPERATOR, reason="new"), actor=OLGA))
    assert invited.link is None
    assert invited.proposal is not None
    _, link = house.run(office.staff.approve(invited.proposal, key="a", actor=OTTO))
    assert isinstance(link, MadeLink)
    for code in ("", "0000-0000-0000-0000", invited.code[:-1]):
        with pytest.raises(Refused) as refused:
            house.run(by_link(office.staff, link, PASSWORD, clock=house.clock, code=code))
        assert refused.value.refusal.code == "enrolment_invalid"
    typed = invited.code.lower().replace("-", " ")
    secret = house.run(by_link(office.staff, link, PASSWORD, clock=house.clock, code=typed))
    proof = by_code(totp.code(secret, totp.step_at(house.clock.at)))
    assert house.run(office.staff.log_in("eva", PASSWORD, proof))[0] is Role.OPERATOR
    journal = "".join(line.text for line in house.run(house.store.books.lines(BOOK)))
    assert invited.code not in journal
    assert link.token not in journal


# ----- what the audit finds


def forged(office: Office, *events: ToHouse, actor: str = OLGA) -> None:
    """Lines of the house's journal that somebody with the database in hand has written, the chain kept."""
    state = office.state
    for event in events:
        state, line = house_state.record(state, event, office.house.clock.at, actor)
        with in_hand(office.house.where) as database:  # type: ignore[arg-type]
            database.execute(
                "INSERT INTO entries (book, number, kind, play, hash, text) VALUES (?, ?, ?, NULL, ?, ?)",
                (BOOK, line.number, line.kind, line.hash, line.text),
            )
            database.execute(
                "UPDATE books SET version = version + 1, text = ?, entries = ?, head = ? WHERE id = ?",
                (codec.encode(state), state.entries, state.head, BOOK),
            )
    office.house.restart()


POSTED = RatesPosted(currency=Currency.EUR, buys="0.5", sells="0.97", reason="r")


AS_PROPOSED = RatesPosted(currency=Currency.EUR, buys="0.93", sells="0.97")


@on_one_database
def test_req_42_the_audit_finds_what_nobody_approved(office: Office) -> None:
    forged(office, POSTED)
    assert office.problem() == "not_approved"


@on_one_database
@pytest.mark.parametrize("case", ["other", "own", "nothing", "gone"])
def test_req_42_the_audit_finds_an_approval_of_something_else(office: Office, case: str) -> None:
    proposal = office.proposed(RATE, OTTO if case != "own" else OLGA)
    match case:
        case "other":
            forged(office, ActApproved(proposal=proposal), POSTED)
        case "own":
            forged(office, ActApproved(proposal=proposal), AS_PROPOSED)
        case "nothing":
            forged(office, ActApproved(proposal=proposal))
        case _:
            forged(office, ActApproved(proposal=2))
    assert office.problem() in {"not_approved", "chain_broken"}


@on_one_database
def test_req_42_the_audit_finds_a_rule_that_was_turned_off_by_hand(office: Office) -> None:
    forged(office, FourEyesSet(on=False, above=Money(0)))
    assert office.problem() == "not_approved"


@on_one_database
def test_req_42_the_audit_finds_a_payment_without_approval(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    player = office.house.ready()
    with monkeypatch.context() as patched:
        patched.setattr(approvals, "needed_for", lambda *_: False)
        office.ask(adjustment("900"), OLGA, player)
    assert office.problem() == "not_approved"


def test_old_lines_are_judged_by_the_rule_of_their_time(house: House) -> None:
    player = house.ready()
    house.do(adjustment("9000"), player, actor="console:root")
    Office(house)
    assert house.run(audit(house.store)).problem is None


@on_one_database
def test_a_house_of_an_earlier_version_has_the_rule_when_its_server_starts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(approvals, "begins", lambda _: False)
        office = Office(house)
    assert office.state.four_eyes is None
    before = office.kinds()
    house.run(office.staff.dismiss(Dismiss(name="sven", reason="r"), actor=OLGA))
    assert office.kinds() == [*before, "staff_dismissed"]  # nobody but the server or an appointment begins it
    house.run(house.desk.approvals.apply_settings(on=True, above=Money(500_00)))
    assert approvals.holds(office.state)
    assert office.kinds()[-1] == "four_eyes_set"
    assert office.problem() is None
