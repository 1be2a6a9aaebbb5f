"""A rule set with other prizes, opening cards and ladder (B1, P2, P4): worked out, published, played and checked."""

from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from tests.kit import GENEROUS, NOON, OPERATOR, House
from tests.maths.test_other_numbers import OTHER
from tests.store.test_drafts import FIGURES
from ventuno.desk import exports
from ventuno.desk.office.drafts import DraftAnnouncement, DraftDesk
from ventuno.desk.requests import PublishRules
from ventuno.house.big21 import evidence
from ventuno.house.ledger import codec
from ventuno.house.office.drafts import Draft
from ventuno.house.office.events import PublishedFigures
from ventuno.jobs.audit import audit
from ventuno.jobs.counting import Counters, count
from ventuno.jobs.drafts import calculation, fill
from ventuno.jobs.drafts.fill import Listeners
from ventuno.jobs.monitoring import laws as monitored
from ventuno.maths.big21.review import PlayValuer
from ventuno.maths.big21.scope import Scope
from ventuno.maths.calibration.mixture import of_skill
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import PUBLISHED_NUMBERS, solved_hash
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.solved import solutions

LAW = laws.load("players-88")
TEXT = ruleset_text.write(OTHER)
RICH = 'name = "2027-02-01"\nprize_tenths = [0, 0, 20, 50, 100, 200]\n'
TOLD = DraftAnnouncement(
    {language.value: "other prizes" for language in Language}, "as planned", NOON + timedelta(days=10)
)
CEILING = 0.95


@dataclass
class Office:
    house: House
    begun: list[Draft] = field(default_factory=list)

    @property
    def drafts(self) -> DraftDesk:
        return DraftDesk(self.house.desk, self.house.clock, self.begun.append, ceiling=CEILING)

    def begin(self, text: str) -> Draft:
        """The draft of a rule set, whose figures a worker process is asked for."""
        name = ruleset_text.parse(text).name
        draft = self.house.run(self.drafts.make_rules(name, TOLD, text=text, key=name, actor=OPERATOR))
        assert (draft.state, draft) == ("working", self.begun[-1])
        assert self.refused(draft) == "draft_not_ready"
        return draft

    def worked_out(self, draft: Draft) -> Draft:
        """With its figures, as the worker process leaves it."""
        listeners = Listeners(lambda _: None, search=lambda _: None)
        return self.house.run(fill.fill_draft(str(self.house.where), draft.id, listeners)).draft

    def publish(self, draft: Draft) -> None:
        self.house.run(self.drafts.publish(draft.id, draft.version, key="p", actor=OPERATOR))

    def refused(self, draft: Draft) -> str:
        with pytest.raises(Refused) as refusal:
            self.house.run(self.drafts.publish(draft.id, draft.version, key="r", actor=OPERATOR))
        return refusal.value.refusal.code


@pytest.mark.long
def test_b1_other_numbers_are_worked_out_published_played_counted_and_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calculation, "ASSUMED", of_skill(20.0))  # one skill instead of three: it takes less long
    with House(tmp_path / "house.sqlite", law=LAW) as house:
        office, player = Office(house), house.ready()
        old = house.start(player, stake="2")
        draft = office.worked_out(office.begin(TEXT))
        exact = solutions.load(LAW, Scope.PLAY, lambda _: None, OTHER.game_numbers, threads=2)
        assert draft.figures is not None
        assert draft.running is not None
        assert draft.figures.highest_payout == exact.figures.highest_payout < CEILING
        assert draft.running.highest_payout == laws.figures()[LAW.hash].highest_payout
        office.publish(draft)
        house.clock.at = NOON + timedelta(days=10)
        after = house.run(house.store.books.house())
        assert after is not None
        on_record = after.figures_at(house.clock())
        assert on_record is not None
        assert (on_record.highest_payout, on_record.players) == (exact.figures.highest_payout, "skill:20")
        assert on_record.of == solved_hash(LAW.hash, OTHER.game_numbers)

        assert house.state(old.play).rules.game_numbers == PUBLISHED_NUMBERS
        new = house.start(player, stake="2")
        state = house.state(new.play)
        assert (state.rules.game_numbers, state.game.to_come + 1) == (OTHER.game_numbers, 7)
        house.finish(player, new)
        _checked(house, new.play, PlayValuer(LAW, exact), exact.figures.best_net)


def _checked(house: House, play: str, valuer: PlayValuer, best_net: float) -> None:
    """The play's export, its review, and what is counted of it."""
    exported = codec.encode(house.run(exports.export(house.store, play)))
    assert evidence.verify(exported).play == play
    forged = exported.replace("opening_cards=7", "opening_cards=8")
    with pytest.raises(Refused):
        evidence.verify(forged)
    kept = house.run(house.store.plays.find(play))
    assert kept is not None
    reviewed = valuer.review(kept.text)
    assert reviewed.expected == pytest.approx(best_net - 1.0, abs=1e-12)
    assert reviewed.net == pytest.approx(reviewed.expected + reviewed.luck - reviewed.given_away)
    counted = house.run(count(house.store, Counters(lambda _: None)))
    assert counted.plays == 2  # the old one has run out of time, and is counted as what it was
    both = {LAW.hash, solved_hash(LAW.hash, OTHER.game_numbers)}
    assert {each.law for each in house.run(house.store.counts.tallies())} == both
    assert house.run(audit(house.store)).problem is None


def test_p4_rules_that_pay_above_the_ceiling_are_refused_and_nothing_changes(where: Path | str) -> None:
    with House(where, law=LAW) as house:
        office, rich = Office(house), ruleset_text.parse(RICH)
        draft = office.begin(RICH)
        of = solved_hash(LAW.hash, rich.game_numbers)
        figures = structs.replace(FIGURES, highest_payout=CEILING + 1e-6, law=LAW.name, rules=rich.name, of=of)
        filled = structs.replace(draft, figures=figures, running=FIGURES, state="ready")
        assert house.run(house.store.drafts.fill(filled))
        before = house.run(house.store.books.house())
        assert office.refused(draft) == "rules_above_ceiling"
        other = structs.replace(filled, figures=structs.replace(figures, highest_payout=0.9, of=LAW.hash))
        assert house.run(house.store.drafts.discard(draft.id, 1)) is not None
        assert house.run(house.store.drafts.keep(other))
        assert office.refused(other) == "not_worked_out"
        assert house.run(house.store.books.house()) == before
        assert house.run(office.drafts.draft(draft.id)) == other


def test_b1_a_running_play_is_paid_by_its_own_rules_and_a_new_one_by_the_new_ones(where: Path | str) -> None:
    """Under a law by which everybody wins, so its figures are only said to be low enough."""
    with House(where, law=GENEROUS) as house:
        solved = solved_hash(GENEROUS.hash, OTHER.game_numbers)
        request = PublishRules(
            rules=OTHER.name,
            text=TEXT,
            effective_at=NOON + timedelta(days=10),
            changes=dict.fromkeys(Language, "x"),
            reason="r",
            figures=(PublishedFigures(highest_payout=0.5, of=solved),),
        )
        house.operate(request)
        house.clock.at = NOON + timedelta(days=10, hours=-1)
        anna, beat = house.ready("anna"), house.ready("beat")
        running = house.win(anna, house.start(anna))
        house.clock.forward(hours=2)
        house.finish(anna, house.climb(anna, running))
        house.finish(beat, house.climb(beat, house.win(beat, house.start(beat))))
        for player, times in ((anna, 20), (beat, 16)):
            assert house.player(player).balance.centimes == 100_00 - 100 + 100 * times
        known = house.run(house.store.books.house())
        assert known is not None
        asked = monitored.find_law(known, None, house.clock())
        assert (asked.solved, asked.since, asked.about["rules"]) == (solved, NOON + timedelta(days=10), OTHER.name)
        found = monitored.monitored_laws(known, house.clock())
        assert [each.solved for each in found] == [solved, GENEROUS.hash]
        assert house.run(audit(house.store)).problem is None
