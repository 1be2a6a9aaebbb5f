"""Rule sets that an operator writes (B1, Art. 24.2): published with notice, played, audited, exported and verified."""

from datetime import timedelta

import pytest
from msgspec import structs

from tests.kit import GENEROUS, NOON, House
from ventuno.desk import exports
from ventuno.desk.requests import OfferPlay, PublishLaw, PublishRules, StartPlay
from ventuno.house.big21 import evidence
from ventuno.house.ledger import codec
from ventuno.house.office.events import PublishedFigures
from ventuno.jobs.audit import audit
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.rules.refusals import Refused

TEN_DAYS = timedelta(days=10)
NEW = 'name = "2026-04-01"\nplays_per_day_max = 2\nstakes_centimes = [100, 1000]\nopening_cards = 7\nhours_max = 2\n'


def publication(text: str = NEW, name: str = "2026-04-01", **others: object) -> PublishRules:
    facts = {"effective_at": NOON + TEN_DAYS, "changes": dict.fromkeys(Language, "x"), "reason": "r", **others}
    if "opening_cards = 7" in text:
        solved = solved_hash(UNIFORM.hash, ruleset_text.parse(text).game_numbers)
        facts.setdefault("figures", (PublishedFigures(highest_payout=0.5, of=solved),))
    return PublishRules(rules=name, text=text, **facts)  # type: ignore[arg-type]


def refused(house: House, request: PublishRules) -> str:
    with pytest.raises(Refused) as refusal:
        house.operate(request)
    return refusal.value.refusal.code


def test_b1_plays_from_that_day_on_are_played_by_the_new_numbers(house: House) -> None:
    player = house.ready()
    old = house.start(player, stake="5")
    house.operate(publication())
    house.finish(player, old)
    house.clock.at = NOON + TEN_DAYS
    for _ in range(2):
        play = house.start(player, stake="10")
        state = house.state(play.play)
        assert (state.rules.name, state.game.to_come + 1) == ("2026-04-01", 7)
        assert house.player(player).current.expires_at == house.clock.at + timedelta(hours=2)  # type: ignore[union-attr]
        house.finish(player, play)
    with pytest.raises(Refused) as refusal:
        house.start(player, stake="10")
    assert refusal.value.refusal.code == "daily_plays_reached"
    assert house.run(audit(house.store)).problem is None


def test_b1_a_play_under_written_rules_can_be_verified_by_anyone(house: House) -> None:
    player = house.ready()
    house.operate(publication())
    house.clock.at = NOON + TEN_DAYS
    play = house.start(player, stake="10")
    house.finish(player, play)
    exported = house.run(exports.export(house.store, play.play))
    text = codec.encode(exported)
    assert evidence.verify(text).play == play.play
    forged = text.replace("plays_per_day_max=2", "plays_per_day_max=3")  # the journal names the hash of the numbers
    with pytest.raises(Refused) as refusal:
        evidence.verify(forged)
    assert refusal.value.refusal.code == "terms_wrong"


def test_b1_a_name_stands_for_one_rule_set_for_ever(house: House) -> None:
    assert refused(house, publication(name="2026-05-01")) == "rule_set_name_taken"
    house.operate(publication())
    other = NEW.replace("hours_max = 2", "hours_max = 3")
    assert refused(house, publication(other)) == "rule_set_name_taken"
    assert refused(house, publication()) == "rules_published_already"


def test_p2_nothing_is_published_before_it_is_known_what_it_pays_out(house: House) -> None:
    """A rule set needs figures of each law that is in force with it, and a law those under each such rule set."""
    assert refused(house, publication(figures=())) == "not_worked_out"
    assert refused(house, publication(figures=(PublishedFigures(highest_payout=0.5),))) == "not_worked_out"
    house.operate(publication())
    law = PublishLaw(law=str(GENEROUS), changes=dict.fromkeys(Language, "x"), reason="r")
    with pytest.raises(Refused) as refusal:
        house.operate(law)
    assert refusal.value.refusal.code == "not_worked_out"
    under_the_old = PublishedFigures(highest_payout=0.5)
    solved = solved_hash(GENEROUS.hash, ruleset_text.parse(NEW).game_numbers)
    under_the_new = PublishedFigures(highest_payout=0.6, of=solved)
    house.operate(structs.replace(law, figures=under_the_old, also=(under_the_new,)))
    kept = house.run(house.store.books.house())
    assert kept is not None
    assert kept.figures_at(NOON + TEN_DAYS) == under_the_new
    assert house.run(audit(house.store)).problem is None


def test_art_24_2_written_rules_need_ten_days_and_a_text_that_can_be_played(house: House) -> None:
    assert refused(house, publication(effective_at=NOON + TEN_DAYS - timedelta(seconds=1))) == "notice_too_short"
    assert refused(house, publication('name = "2026-04-01"\nopening_cards = 60')) == "rule_set_bad_number"
    assert len(house.run(house.store.books.house()).rules) == 1  # type: ignore[union-attr]


def test_art_4_1_a_stake_of_the_old_rules_is_refused_under_the_new_ones(house: House) -> None:
    player = house.ready()
    house.operate(publication())
    house.clock.at = NOON + TEN_DAYS
    offered = house.do(OfferPlay(), player)
    with pytest.raises(Refused) as refusal:
        house.do(StartPlay(play=offered.play, stake="5", client_seed="x"), player)
    assert refusal.value.refusal.code == "stake_not_offered"
