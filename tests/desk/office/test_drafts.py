"""Drafts: people prepare them and publish them as they were seen. Until then they have no effect."""

from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from tests.kit import NOON, OPERATOR, RULES, House
from tests.store.test_drafts import FIGURES
from ventuno.desk.office import steering
from ventuno.desk.office.drafts import DraftAnnouncement, DraftDesk, Wanted
from ventuno.desk.requests import PublishLaw
from ventuno.house.contact.messages import announcements
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.house.office.drafts import Draft
from ventuno.house.office.events import LawPublished, RulesPublished
from ventuno.house.office.house_state import BOOK
from ventuno.jobs import counting
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import Counters
from ventuno.maths.big21.scope import Scope
from ventuno.maths.monitoring import likelihood
from ventuno.maths.monitoring.tally import Tally, total
from ventuno.rules.big21 import RULE_SETS
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refusal, Refused
from ventuno.store import laws
from ventuno.store.solved import files, solutions

NEW_RULES = next(name for name in RULE_SETS if name != RULES)
OPTIMAL = laws.load("optimal-88")
CHANGES = {language.value: f"new in {language.value}" for language in Language}
TOLD = DraftAnnouncement(CHANGES, "as planned")
CEILING = 0.95
OTHER = "operator:oskar"


@pytest.fixture(scope="module", autouse=True)
def solved() -> None:
    for law in (UNIFORM, OPTIMAL):
        solutions.load(law, Scope.PLAY, lambda _: None, threads=2)


@dataclass
class Office:
    """Somebody who prepares drafts; what is to be worked on is noted."""

    house: House
    begun: list[Draft] = field(default_factory=list)

    @property
    def drafts(self) -> DraftDesk:
        return DraftDesk(self.house.desk, self.house.clock, self.begun.append, ceiling=CEILING)

    def rules(self, name: str = NEW_RULES, told: DraftAnnouncement = TOLD, key: str = "k") -> Draft:
        return self.house.run(self.drafts.make_rules(name, told, key=key, actor=OPERATOR))

    def law(
        self, name: str = OPTIMAL.name, text: str | None = None, told: DraftAnnouncement = TOLD, key: str = "k"
    ) -> Draft:
        return self.house.run(self.drafts.make_law(name, text, told, key=key, actor=OPERATOR))

    def worked_out(self, draft: Draft) -> Draft:
        filled = structs.replace(draft, figures=FIGURES, running=FIGURES, state="ready")
        assert self.house.run(self.house.store.drafts.fill(filled))
        return filled

    def publish(self, draft: Draft, key: str = "p") -> None:
        self.house.run(self.drafts.publish(draft.id, draft.version, key=key, actor=OPERATOR))

    def refusal(self, draft: Draft, key: str = "p") -> Refusal:
        before = self.everything()
        with pytest.raises(Refused) as refused:
            self.publish(draft, key)
        assert self.everything() == before
        return refused.value.refusal

    def everything(self) -> object:
        return self.house.run(self.house.store.books.whole(BOOK)), self.house.run(self.house.store.drafts.all())

    def journal(self) -> list[Entry]:
        return [codec.decode(line.text, Entry) for line in self.house.run(self.house.store.books.lines(BOOK))]


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with House(tmp_path / "house.sqlite") as house:
        yield Office(house)


@pytest.fixture
def either(house: House) -> Office:
    """On either database."""
    return Office(house)


def refused(house: House, asked: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Refused) as caught:
        house.run(asked)
    return caught.value.refusal.code


def test_a_draft_binds_nobody_and_is_on_no_record(either: Office) -> None:
    player = either.house.opened()
    before = either.house.run(either.house.store.books.whole(BOOK))
    made = either.rules(), either.law(key="l")
    assert either.house.run(either.house.store.books.whole(BOOK)) == before
    house = either.house.run(either.house.store.books.house())
    assert house is not None
    assert list(announcements(house, either.house.player(player))) == []
    assert [(each.kind, each.name, each.state) for each in made] == [
        ("rules", NEW_RULES, "ready"),
        ("law", "optimal-88", "working"),
    ]
    assert made[1].text == str(OPTIMAL)
    assert [each.id for each in either.begun] == [made[1].id]
    for each in made:
        either.house.run(either.drafts.discard(each.id, each.version))
    assert either.house.run(either.drafts.all()) == []


def test_one_name_is_one_law(office: Office) -> None:
    """Otherwise a command that names it would be about another."""
    house, told, by = office.house, DraftAnnouncement({}), {"key": "k", "actor": OPERATOR}
    other = str(laws.load("aces-88"))
    assert refused(house, office.drafts.make_law("optimal-88", other, told, **by)) == "law_name_taken"
    wanted = Wanted("uniform", 0.85, 0.9, 20.0)  # in force here
    assert refused(house, office.drafts.propose(wanted, **by)) == "law_name_taken"
    assert house.run(office.drafts.make_law("aces-88", other, told, **by)).name == "aces-88"


def test_art_24_2_rules_are_published_as_they_were_seen_and_the_draft_is_gone(office: Office) -> None:
    draft = office.rules()
    office.publish(draft)
    last = office.journal()[-1]
    assert (last.actor, last.what) == (
        OPERATOR,
        RulesPublished(
            rules=NEW_RULES,
            effective_at=NOON + timedelta(days=10),  # as soon as possible
            changes={language: CHANGES[language.value] for language in Language},
            reason="as planned",
        ),
    )
    assert office.house.run(office.drafts.all()) == []
    assert office.house.run(audit(office.house.store)).problem is None


def test_p2_a_law_is_on_record_with_its_highest_payout(either: Office) -> None:
    either.publish(either.worked_out(either.law()))
    what = either.journal()[-1].what
    assert isinstance(what, LawPublished)
    assert what.highest_payout == pytest.approx(0.88, abs=1e-6)
    assert what.law == str(OPTIMAL)
    assert either.house.run(audit(either.house.store)).problem is None


def test_p4_a_law_above_the_houses_ceiling_is_refused_in_every_language(office: Office) -> None:
    office.house.clock.forward(days=1)
    office.house.operate(PublishLaw(law=str(OPTIMAL), changes=dict.fromkeys(Language, "x"), reason="r"))
    draft = office.worked_out(office.law("uniform"))
    found = office.refusal(draft)
    assert (found.code, found.article) == ("law_above_ceiling", "P4")
    payout = files.figures(UNIFORM, Scope.PLAY)
    assert payout is not None
    for language in Language:
        said = found.said_in(language)
        assert f"{payout['highest_payout']:.2%}" in said
        assert "95.00%" in said


@pytest.mark.parametrize(("worked_out", "code"), [(0.9512, "law_above_ceiling"), (0.9, None)])
def test_p4_a_machine_that_has_not_solved_the_law_goes_by_what_its_draft_says(
    office: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worked_out: float, code: str | None
) -> None:
    monkeypatch.setenv("VENTUNO_CACHE", str(tmp_path / "nothing"))
    draft = office.law(key="l")
    figures = structs.replace(FIGURES, highest_payout=worked_out)
    draft = structs.replace(draft, figures=figures, running=figures, state="ready")
    assert office.house.run(office.house.store.drafts.fill(draft))
    if code is not None:
        assert office.refusal(draft).code == code
        return
    office.publish(draft)
    last = office.journal()[-1].what
    assert isinstance(last, LawPublished)
    assert last.highest_payout == worked_out


def test_a_draft_that_is_changed_while_it_is_published_is_gone_all_the_same(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft, run = office.rules(), office.house.desk.run

    async def meanwhile(*asked: Any, **given: Any) -> object:  # noqa: ANN401
        await office.drafts.change(draft.id, draft.version, DraftAnnouncement(CHANGES, "better"), actor=OPERATOR)
        return await run(*asked, **given)

    monkeypatch.setattr(office.house.desk, "run", meanwhile)
    office.publish(draft)
    assert office.journal()[-1].what.reason == draft.reason  # type: ignore[union-attr]
    assert office.house.run(office.drafts.all()) == []


LATE = NOON + timedelta(days=9, hours=23)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (DraftAnnouncement(CHANGES, "as planned", NOON - timedelta(days=1)), "notice_too_short"),
        (DraftAnnouncement(CHANGES, "as planned", LATE), "notice_too_short"),
        (DraftAnnouncement(CHANGES, "as planned", NOON + timedelta(days=3650)), "effective_too_late"),
        (DraftAnnouncement({}, "as planned"), "changes_not_in_all_languages"),
        (DraftAnnouncement(CHANGES | {"it": "  "}, "as planned"), "changes_not_in_all_languages"),
        (DraftAnnouncement(CHANGES), "reason_needed"),
    ],
)
def test_rules_that_are_not_ready_to_be_announced_are_refused_and_the_draft_stays(
    office: Office, told: DraftAnnouncement, code: str
) -> None:
    assert office.refusal(office.rules(told=told)).code == code


def test_a_law_that_cannot_be_published_is_refused_and_the_draft_stays(office: Office) -> None:
    past = DraftAnnouncement(CHANGES, "as planned", NOON - timedelta(seconds=1))
    assert office.refusal(office.law(key="1")).code == "draft_not_ready"
    assert office.refusal(office.worked_out(office.law(told=past, key="2"))).code == "effective_too_soon"
    partly = DraftAnnouncement({"de": "neu"}, "as planned")
    assert office.refusal(office.worked_out(office.law(told=partly, key="3"))).code == "changes_not_in_all_languages"
    office.publish(office.worked_out(office.law(key="4")))
    again = office.refusal(office.worked_out(office.law(text=str(OPTIMAL), name="same", key="5")), key="other")
    assert again.code == "law_in_force"
    office.house.restart()
    assert len(office.house.run(office.drafts.all())) == 4


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("nobody-knows", None, "law_not_known"),
        ("/etc/hostname", None, "law_not_known"),
        ("-", None, "law_not_known"),
        ("x", "name = ", "law_not_toml"),
        ("x", "", "law_bad_name"),
        ("Not A Name", str(UNIFORM), "law_bad_name"),
    ],
)
def test_a_text_that_is_not_a_law_makes_no_draft(office: Office, name: str, text: str | None, code: str) -> None:
    assert refused(office.house, office.drafts.make_law(name, text, TOLD, key="k", actor=OPERATOR)) == code
    assert office.house.run(office.drafts.all()) == []


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (DraftAnnouncement({"rm": "nov"}), "changes_not_in_all_languages"),
        (DraftAnnouncement({"de": "x" * 2001}), "changes_not_in_all_languages"),
        (DraftAnnouncement({"de": "\ud800"}), "bad_text"),
        (DraftAnnouncement({}, "a\0b"), "reason_needed"),
        (DraftAnnouncement({}, "x" * 501), "reason_needed"),
    ],
)
def test_what_cannot_be_written_down_is_refused(office: Office, told: DraftAnnouncement, code: str) -> None:
    assert refused(office.house, office.drafts.make_rules(NEW_RULES, told, key="k", actor=OPERATOR)) == code
    draft = office.rules()
    assert refused(office.house, office.drafts.change(draft.id, 1, told, actor=OPERATOR)) == code
    assert office.house.run(office.drafts.draft(draft.id)) == draft


def test_unknown_rules_make_no_draft(office: Office) -> None:
    assert (
        refused(office.house, office.drafts.make_rules("1999", TOLD, key="k", actor=OPERATOR))
        == "notation_unknown_rules"
    )


WRITTEN = 'name = "2027-01-01"\nplays_per_day_max = 50\n'


def test_b1_a_rule_set_that_the_operator_has_written_is_published_as_it_was_seen(either: Office) -> None:
    house = either.house
    make = either.drafts.make_rules("2027-01-01", TOLD, text=WRITTEN, key="k", actor=OPERATOR)
    draft = house.run(make)
    assert draft.state == "ready"
    either.publish(draft)
    state = house.run(house.store.books.house())
    assert state is not None
    in_force = state.rules_at(NOON + timedelta(days=10))
    assert (in_force.name, in_force.plays_per_day_max) == ("2027-01-01", 50)
    assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("2027-01-01", WRITTEN + "stacks = 6\n", "rule_set_unknown_number"),
        ("2027-01-01", WRITTEN + "opening_cards = 9\n", "rule_set_bad_number"),
        ("2027-01-01", WRITTEN + "prize_tenths = [0, 0, 11, 40, 100, 200]\n", "rule_set_not_playable"),
        ("2027-02-01", WRITTEN, "rule_set_bad_name"),
    ],
)
def test_b1_a_rule_set_that_cannot_be_played_makes_no_draft(office: Office, name: str, text: str, code: str) -> None:
    make = office.drafts.make_rules(name, TOLD, text=text, key="k", actor=OPERATOR)
    assert refused(office.house, make) == code
    assert office.house.run(office.drafts.all()) == []


TABLES = 'name = "2027-01-01"\nred_pair = "25:1"\n'


def test_c17_rules_of_the_tables_are_published_as_they_were_seen(either: Office) -> None:
    house = either.house
    draft = house.run(either.drafts.make_table_rules("2027-01-01", TOLD, text=TABLES, key="k", actor=OPERATOR))
    assert (draft.state, draft.kind, draft.text) == (
        "ready",
        "table_rules",
        table_rules_text.write(table_rules_text.parse(TABLES)),
    )
    either.publish(draft)
    state = house.run(house.store.books.house())
    assert state is not None
    in_force = state.table_rules_at(NOON + timedelta(days=10))
    assert (in_force.name, str(in_force.red_pair)) == ("2027-01-01", "25:1")
    assert house.run(audit(house.store)).problem is None


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("2027-01-01", TABLES.replace("25", "50"), "table_rules_bank_loses"),
        ("2027-01-01", TABLES + "boxes = 6\n", "table_rules_unknown_number"),
        ("2027-02-01", TABLES, "table_rules_bad_name"),
        ("2027-02-01", None, "table_rules_unknown"),
    ],
)
def test_c17_rules_of_the_tables_that_cannot_be_published_make_no_draft(
    office: Office, name: str, text: str | None, code: str
) -> None:
    make = office.drafts.make_table_rules(name, TOLD, text=text, key="k", actor=OPERATOR)
    assert refused(office.house, make) == code
    assert office.house.run(office.drafts.all()) == []


def test_asked_for_twice_with_one_key_it_is_one_draft(office: Office) -> None:
    draft = office.law()
    assert office.law() == draft
    assert len(office.begun) == 1
    other = office.drafts.make_law("optimal-88", None, DraftAnnouncement({}), key="k", actor=OPERATOR)
    assert refused(office.house, other) == "key_conflict"
    assert office.law(key="another").id != draft.id


def test_only_what_was_seen_is_changed_discarded_or_published(either: Office) -> None:
    draft = either.rules()
    told = DraftAnnouncement({"de": "anders"}, "better", NOON + timedelta(days=20))
    changed = either.house.run(either.drafts.change(draft.id, 1, told, actor=OTHER))
    assert (changed.version, changed.changes, changed.reason) == (2, {Language.DE: "anders"}, "better")
    assert (draft.changed_by, changed.made_by, changed.changed_by) == (OPERATOR, OPERATOR, OTHER)
    assert either.house.run(either.drafts.change(draft.id, 1, told, actor=OTHER)) == changed  # asked twice
    for asked in (
        either.drafts.change(draft.id, 1, TOLD, actor=OTHER),
        either.drafts.discard(draft.id, 1),
        either.drafts.publish(draft.id, 1, key="p", actor=OPERATOR),
    ):
        assert refused(either.house, asked) == "draft_changed"
    either.house.run(either.drafts.discard(draft.id, 2))
    for asked in (
        either.drafts.draft(draft.id),
        either.drafts.change(draft.id, 2, TOLD, actor=OTHER),
        either.drafts.discard(draft.id, 2),
        either.drafts.publish(draft.id, 2, key="p", actor=OPERATOR),
    ):
        assert refused(either.house, asked) == "no_draft"


def test_req_28_published_twice_with_one_key_it_is_announced_once(either: Office) -> None:
    """Also when the draft is gone; and the key is good for this draft as it was seen, by this person, and no more."""
    rules, law, other = either.rules(), either.worked_out(either.law(key="l")), either.rules(key="o")
    for number, draft in enumerate((rules, law)):
        either.publish(draft, key=f"p{number}")
    published = either.everything()
    for number, draft in enumerate((rules, law)):
        either.publish(draft, key=f"p{number}")
        assert either.refusal(draft, key="another").code == "no_draft"
    assert either.refusal(law, key="p0").code == "key_conflict"
    assert either.refusal(other, key="p0").code == "key_conflict"
    assert either.refusal(structs.replace(rules, version=2), key="p0").code == "key_conflict"
    by_another = either.drafts.publish(rules.id, rules.version, key="p0", actor=OTHER)
    assert refused(either.house, by_another) == "no_draft"
    assert either.everything() == published
    assert either.house.run(either.drafts.all()) == [other]


def test_req_28_of_many_who_publish_at_once_with_one_key_all_have_the_answer(either: Office) -> None:
    draft, before = either.rules(), len(either.journal())
    asked = (either.drafts.publish(draft.id, 1, key="p", actor=OPERATOR) for _ in range(8))
    assert either.house.together(*asked) == [None] * 8
    assert len(either.journal()) == before + 1


def test_whoever_is_killed_between_publishing_and_discarding_has_published_once(
    either: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    draft, store = either.worked_out(either.law()), either.house.store

    async def killed(*_: object) -> bool:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(store.drafts, "discard", killed)
        with pytest.raises(KeyboardInterrupt):
            either.publish(draft)
    either.house.restart()
    published = len(either.journal())
    assert either.refusal(draft, key="another").code == "law_in_force"
    with monkeypatch.context() as patched:
        patched.setattr("ventuno.desk.office.drafts.bounded", killed)  # nothing is worked out again
        either.publish(draft)
    assert len(either.journal()) == published
    assert either.house.run(either.drafts.all()) == []


def test_there_are_not_arbitrarily_many(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.desk.office.drafts.DRAFTS_MAX", 2)
    office.rules(key="1")
    office.rules(key="2")
    asked = office.drafts.make_rules(NEW_RULES, TOLD, key="3", actor=OPERATOR)
    assert refused(office.house, asked) == "too_many_drafts"


# ----- steering


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Wanted("new", 0.9, 0.85, 20.0), "steering_ceiling"),
        (Wanted("new", 0.85, 0.96, 20.0), "steering_ceiling"),  # above the house's own
        (Wanted("new", 0.0, 0.9, 20.0), "steering_target"),
        (Wanted("new", float("nan"), 0.9, 20.0), "steering_target"),
        (Wanted("new", 0.85, float("nan"), 20.0), "steering_ceiling"),
        (Wanted("new", 0.85, 0.9, -1.0), "steering_skill"),
        (Wanted("new", 0.85, 0.9, float("inf")), "steering_skill"),
        (Wanted("New Law", 0.85, 0.9, 20.0), "law_bad_name"),
        (Wanted("new", 0.85, 0.9), "steering_no_plays"),
    ],
)
def test_p5_what_cannot_be_proposed_is_refused_before_anything_is_begun(
    office: Office, wanted: Wanted, code: str
) -> None:
    assert refused(office.house, office.drafts.propose(wanted, key="k", actor=OPERATOR)) == code
    assert office.begun == []
    assert office.house.run(office.drafts.all()) == []


def test_p5_a_proposal_is_a_draft_that_is_being_worked_on(office: Office) -> None:
    draft = office.house.run(office.drafts.propose(Wanted("new", 0.85, 0.95, 20.0), key="k", actor=OPERATOR))
    assert (draft.text, draft.skill, draft.target, draft.ceiling, draft.state) == (None, 20.0, 0.85, 0.95, "working")
    assert office.begun == [draft]
    assert office.refusal(draft).code == "draft_not_ready"


def test_p5_the_fitted_skill_is_that_of_everybody_in_the_last_thirty_days(office: Office) -> None:
    house = office.house
    assert house.run(steering.fitted_skill(house.store.counts, house.clock.at)) is None
    for name in ("anna", "berta"):
        player = house.ready(name)
        for _ in range(3):
            house.finish(player, house.move(player, house.start(player), "place 1"))
    house.run(counting.count(house.store, Counters(lambda _: None)))
    found = house.run(steering.fitted_skill(house.store.counts, house.clock.at))
    tallies = [Tally.from_bytes(each.sums) for each in house.run(house.store.counts.tallies())]
    assert found == likelihood.fit_skill(total(tallies)).skill
    assert house.run(steering.fitted_skill(house.store.counts, house.clock.at + timedelta(days=30))) is None
    wanted = Wanted("new", 0.85, 0.95)
    assert house.run(office.drafts.propose(wanted, key="k", actor=OPERATOR)).skill == found
