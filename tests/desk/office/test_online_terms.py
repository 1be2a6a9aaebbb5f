"""The terms for online participation: accepted beside the rules, announced and published like them."""

from datetime import timedelta

import pytest

from tests.kit import NOON, RULES, TERMS, House
from ventuno.desk import documents
from ventuno.desk.contact.inbox import inbox
from ventuno.desk.requests import AcceptOnlineTerms, AcceptRules, Deposit, OfferPlay, PublishOnlineTerms, StartPlay
from ventuno.house.accounts.events import PlayStarted
from ventuno.house.documents.document import DocumentKind
from ventuno.house.documents.online_terms import CHARACTERS_MAX, OnlineTerms, hash_of
from ventuno.house.journal import Entry
from ventuno.house.ledger import codec
from ventuno.jobs.audit import audit
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused

TEN_DAYS = timedelta(days=10)
CHANGES = {language: f"Änderungen, {language}" for language in Language}
TEXT = "# Bedingungen\n\n## 1 Alles\n\n1.1 Seien Sie fair,\nauch online.\n"
NEW = OnlineTerms("2026-04-01", dict.fromkeys(Language, TEXT))


class EarlierHouse(House):
    """As an earlier version has founded it."""

    online_terms = None


def publication(terms: OnlineTerms = NEW, **given: object) -> PublishOnlineTerms:
    wanted = {"online_terms": terms, "changes": CHANGES, "reason": "as planned"} | given
    return PublishOnlineTerms(**wanted)  # type: ignore[arg-type]


def refused(house: House, request: PublishOnlineTerms) -> str:
    with pytest.raises(Refused) as refusal:
        house.operate(request)
    return refusal.value.refusal.code


def started(house: House, play: str) -> PlayStarted:
    entries = (codec.decode(line.text, Entry).what for line in house.run(house.store.books.lines_of_play(play)))
    return next(each for each in entries if isinstance(each, PlayStarted))


def test_art_5_a_play_names_both_documents_and_what_was_accepted(house: House) -> None:
    player = house.ready()
    kept = house.player(player).accepted_terms
    assert kept is not None
    assert (kept.version, kept.at) == ("2026-11-19", NOON)
    play = started(house, house.finish(player, house.start(player)).play)
    assert (play.rules, play.accepted) == (RULES, RULES)
    assert (play.online_terms, play.online_terms_accepted) == ("2026-11-19", "2026-11-19")
    assert house.run(audit(house.store)).problem is None


def test_art_24_2_terms_are_announced_ten_days_ahead_and_take_effect_by_themselves(house: House) -> None:
    player = house.ready()
    early = publication(effective_at=NOON + TEN_DAYS - timedelta(seconds=1))
    assert refused(house, early) == "notice_too_short"
    house.operate(publication(effective_at=NOON + TEN_DAYS))
    (message,) = house.run(inbox(house.store.books, player))
    assert message.kind == "online_terms_published"
    assert "Änderungen, de" in message.text
    assert "2026-04-01" in message.text
    house.clock.at = NOON + TEN_DAYS - timedelta(seconds=1)
    running = house.start(player)
    house.clock.forward(seconds=1)
    house.restart()
    assert started(house, house.finish(player, running).play).online_terms == "2026-11-19"
    play = started(house, house.start(player).play)  # no new acceptance is needed
    assert (play.online_terms, play.online_terms_accepted) == ("2026-04-01", "2026-11-19")
    assert house.run(audit(house.store)).problem is None


def test_art_1_4_a_version_begins_on_the_day_it_is_named_after_but_never_too_soon(house: House) -> None:
    house.operate(publication())
    house.operate(publication(OnlineTerms("2020-01-01", NEW.texts)))
    kept = house.run(house.store.books.house())
    assert kept is not None
    first, second = (each.effective_at for each in kept.online_terms[1:])
    assert first.isoformat() == "2026-03-31T22:00:00+00:00"  # midnight in Zurich
    assert second == NOON + TEN_DAYS


@pytest.mark.parametrize("missing", Language)
def test_art_24_2_terms_are_given_in_all_languages(house: House, missing: Language) -> None:
    texts = {language: text for language, text in NEW.texts.items() if language is not missing}
    assert refused(house, publication(OnlineTerms("2026-04-01", texts))) == "terms_language_missing"
    told = {language: text for language, text in CHANGES.items() if language is not missing}
    assert refused(house, publication(changes=told)) == "changes_not_in_all_languages"


@pytest.mark.parametrize(
    ("version", "text", "code"),
    [
        ("2026-11-19", TEXT, "online_terms_published_already"),
        ("newest", TEXT, "bad_terms_version"),
        ("2026-02-30", TEXT, "bad_terms_version"),
        ("2026-04-01", "x" * (CHARACTERS_MAX + 1), "terms_too_long"),
        ("2026-04-01", "Seien Sie fair.", "terms_unreadable"),
        ("2026-04-01", "# A\n\n## 2 B\n\n2.1 C\n", "terms_unreadable"),
        ("2026-04-01", "# A\n\n## 1 B\n\n1.2 C\n", "terms_unreadable"),
        ("2026-04-01", "# A\n\n## 1 B\n", "terms_unreadable"),
        ("2026-04-01", "# A\n\n## 1 B\n\n1.1 C\x00\n", "terms_unreadable"),
    ],
)
def test_b19_terms_that_cannot_be_published_are_refused(house: House, version: str, text: str, code: str) -> None:
    assert refused(house, publication(OnlineTerms(version, dict.fromkeys(Language, text)))) == code


def test_art_24_3_every_language_has_the_paragraphs_of_the_german_text(house: House) -> None:
    texts = NEW.texts | {Language.IT: "# A\n\n## 1 B\n\n1.1 C\n\n1.2 D\n"}
    assert refused(house, publication(OnlineTerms("2026-04-01", texts))) == "terms_differ"


def test_art_25_every_version_stays_available_letter_by_letter(house: House) -> None:
    house.operate(publication())
    house.clock.forward(days=60)
    books = house.store.books
    for terms in (TERMS, NEW):
        assert house.run(documents.published_terms(books, terms.version)).texts == terms.texts
        for language, text in terms.texts.items():
            found = house.run(documents.read(books, DocumentKind.ONLINE_TERMS, terms.version, language))
            assert found.hash == hash_of(text)
    kept = house.run(books.house())
    assert kept is not None
    listed = documents.versions(kept, house.clock.at)
    terms_listed = [(each.version, each.in_force) for each in listed if each.kind is DocumentKind.ONLINE_TERMS]
    assert terms_listed == [("2026-04-01", True), ("2026-11-19", False)]


def test_b19_an_earlier_house_is_bound_by_its_first_announcement(where: object) -> None:
    """Who had accepted the rules before is bound by it; who came later accepts both documents."""
    with EarlierHouse(where) as house:  # type: ignore[arg-type]
        old = house.ready("old")
        assert started(house, house.finish(old, house.start(old)).play).online_terms is None
        with pytest.raises(Refused, match="No terms"):
            house.do(AcceptOnlineTerms(version="2026-11-19"), old)
        house.clock.forward(minutes=1)
        house.operate(publication())
        late = house.ready("late")
        assert house.finish(late, house.start(late)).over  # nothing is in force yet
        house.clock.at = NOON + timedelta(days=40)
        play = started(house, house.finish(old, house.start(old)).play)
        assert (play.online_terms, play.online_terms_accepted) == ("2026-04-01", None)
        offered = house.do(OfferPlay(), late)
        start = StartPlay(play=offered.play, stake="1", client_seed="x")
        assert house.refused(start, late).code == "online_terms_not_accepted"
        house.do(AcceptOnlineTerms(version="2026-04-01"), late)
        house.do(start, late)
        assert house.run(audit(house.store)).problem is None


def test_art_5_an_acceptance_of_the_rules_alone_is_not_enough(house: House) -> None:
    player = house.opened()
    house.do(AcceptRules(rules=RULES), player)
    house.do(Deposit(amount="10"), player)
    offered = house.do(OfferPlay(), player)
    refusal = house.refused(StartPlay(play=offered.play, stake="1", client_seed="x"), player)
    assert (refusal.code, refusal.article, refusal.facts["version"]) == (
        "online_terms_not_accepted",
        "Art. 5",
        "2026-11-19",
    )
