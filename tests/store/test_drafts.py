"""Drafts and the register of who has read what, on both databases."""

from datetime import timedelta

import pytest
from msgspec import structs

from tests.kit import NOON, House
from tests.store.test_stores import execute
from ventuno.desk.requests import Deposit, MarkMessagesRead
from ventuno.house.office.drafts import Draft, DraftFigures, problem
from ventuno.house.refusals import NO_ACCOUNT
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM

FIGURES = DraftFigures(
    highest_payout=0.88,
    population_payout=None,
    blind_payout=0.0002,
    divergence=0.06,
    hit_rate=0.2,
    shares={"deal.A": 0.0155},
)
LAW = Draft(
    id="one",
    request="x",
    kind="law",
    name="uniform",
    text=str(UNIFORM),
    changes={Language.DE: "Neu: «alles»", Language.EN: ""},
    reason="as planned",
    effective_at=NOON + timedelta(days=1, microseconds=1),
    made_by="operator:olga",
    changed_by="operator:oskar",
    changed_at=NOON,
    skill=12.5,
    state="working",
)
PROPOSAL = structs.replace(LAW, id="two", text=None, target=0.85, ceiling=0.95, changed_at=NOON + timedelta(seconds=1))


def test_a_draft_is_kept_as_it_is_and_once(house: House) -> None:
    store = house.store
    full = structs.replace(LAW, figures=FIGURES, running=FIGURES, problem=problem(NO_ACCOUNT()), state="failed")
    assert house.run(store.drafts.keep(full))
    assert house.run(store.drafts.keep(PROPOSAL))
    assert not house.run(store.drafts.keep(structs.replace(full, name="other")))
    house.restart()
    assert house.run(house.store.drafts.find("one")) == full
    assert house.run(house.store.drafts.all()) == [PROPOSAL, full]
    assert house.run(house.store.drafts.find("nobody's")) is None
    assert house.run(house.store.drafts.find("a\0b")) is None


def test_only_what_was_seen_is_changed_or_discarded(house: House) -> None:
    store, told = house.store, {Language.FR: "tout"}
    house.run(store.drafts.keep(LAW))
    by, at = "operator:ottilie", NOON + timedelta(hours=1)
    changed = structs.replace(LAW, changes=told, reason="", effective_at=None, changed_by=by, changed_at=at)
    assert house.run(store.drafts.change(changed))
    assert not house.run(store.drafts.change(structs.replace(changed, reason="late")))
    assert house.run(store.drafts.find("one")) == structs.replace(changed, version=2)
    assert not house.run(store.drafts.discard("one", 1))
    assert not house.run(store.drafts.discard("two", 2))
    assert house.run(store.drafts.discard("one", 2))
    assert house.run(store.drafts.all()) == []


def test_only_one_of_many_simultaneous_changes_succeeds(house: House) -> None:
    house.run(house.store.drafts.keep(LAW))
    tried = (house.store.drafts.change(structs.replace(LAW, reason=f"reason {number}")) for number in range(8))
    assert sorted(house.together(*tried)) == [False] * 7 + [True]


def test_what_was_worked_out_leaves_alone_what_people_wrote_meanwhile(house: House) -> None:
    """A law that was not known before makes another version: nobody publishes what they have not seen."""
    store = house.store
    for draft in (LAW, PROPOSAL):
        house.run(store.drafts.keep(draft))
        house.run(store.drafts.change(structs.replace(draft, reason="better")))
        found = structs.replace(draft, text=str(UNIFORM), skill=20.0, figures=FIGURES, running=FIGURES, state="ready")
        assert house.run(store.drafts.fill(found))
        kept = house.run(store.drafts.find(draft.id))
        assert kept == structs.replace(found, reason="better", version=2 if draft is LAW else 3)
        assert not house.run(store.drafts.fill(structs.replace(found, state="failed")))  # it is not being worked on
    assert not house.run(store.drafts.fill(structs.replace(LAW, id="gone")))


# ----- who has read what


def test_art_24_2_who_had_an_account_before_it_took_effect_and_who_has_read_of_it(house: House) -> None:
    announced, effective = NOON + timedelta(hours=1), NOON + timedelta(days=10)
    asked = announced, effective
    anna, berta, carla = (house.opened(name) for name in ("anna", "berta", "carla"))
    house.do(MarkMessagesRead(until=house.clock.at), berta)  # before there was anything to read
    assert house.run(house.store.readers.count(*asked)) == (3, 0)
    house.clock.at = announced
    house.do(MarkMessagesRead(until=house.clock.at), anna)
    house.clock.at = effective
    house.opened("late")  # nobody told them of it: it was in force
    unread = house.run(house.store.readers.unread(*asked))
    assert {(each.player, each.login, each.read_until) for each in unread} == {
        (berta, "berta", NOON),
        (carla, "carla", None),
    }
    assert house.run(house.store.readers.count(*asked)) == (3, 1)
    first, second = sorted((berta, carla))
    assert [each.player for each in house.run(house.store.readers.unread(*asked, most=1))] == [first]
    assert [each.player for each in house.run(house.store.readers.unread(*asked, after=first))] == [second]
    assert house.run(house.store.readers.unread(*asked, after="a\0b")) == []
    house.do(MarkMessagesRead(until=house.clock.at), carla)
    house.restart()
    assert house.run(house.store.readers.count(*asked)) == (3, 2)
    assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    "statement", ["UPDATE readers SET read_us = read_us + 1", "UPDATE readers SET opened_us = 1", "DELETE FROM readers"]
)
def test_a_register_that_says_something_else_than_the_books_is_found_out(house: House, statement: str) -> None:
    house.do(MarkMessagesRead(until=house.clock.at), house.opened())
    execute(house.where, statement)
    found = house.run(audit(house.store)).problem
    assert found is not None
    assert found.refusal.code == "account_wrong"


def test_a_refused_or_unrelated_request_leaves_the_register_alone(house: House) -> None:
    player = house.opened()
    before = execute(house.where, "SELECT * FROM readers")
    house.clock.forward(days=1)
    house.do(Deposit(amount="5"), player)
    house.refused(Deposit(amount="-5"), player)
    assert execute(house.where, "SELECT * FROM readers") == before
