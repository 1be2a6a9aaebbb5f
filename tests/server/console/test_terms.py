"""Rule sets and laws at the console: drafts, publishing, who has read it, and laws proposed for how people play."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs

from tests.kit import RULES, TERMS, House
from tests.maths.test_other_numbers import OTHER
from tests.server.office import PREFIX, Office, player_of, tables_left_alone
from tests.server.site import Browser, Json, Site
from tests.store.test_drafts import FIGURES
from ventuno.desk.requests import ChangeRole
from ventuno.house.office.staff import Role
from ventuno.jobs.audit import audit
from ventuno.jobs.processes import workers
from ventuno.jobs.processes.messages import FillDraft, Job
from ventuno.jobs.processes.workers import JobRun, Workers
from ventuno.maths.big21.scope import Scope
from ventuno.rules.big21 import ruleset_text
from ventuno.rules.big21.rulesets import solved_hash
from ventuno.rules.language import Language
from ventuno.rules.law import UNIFORM
from ventuno.store import databases, laws
from ventuno.store.solved import files, solutions

__all__ = ["tables_left_alone"]  # a fixture for all tests here

OPTIMAL = laws.load("optimal-88")
CHANGES = {language.value: f"new in {language.value}" for language in Language}
RULES_DRAFT = {"kind": "rules", "name": "2024-08-28", "changes": CHANGES, "reason": "as planned"}
LAW_DRAFT = {"kind": "law", "name": "optimal-88", "changes": CHANGES, "reason": "as planned"}
TABLES_TEXT = 'name = "2027-01-01"\nred_pair = "25:1"\n'
TABLES_DRAFT = {"kind": "table_rules", "name": "2027-01-01", "text": TABLES_TEXT, "changes": CHANGES, "reason": "so"}
PROPOSAL = {"name": "new", "target": 0.85, "ceiling": 0.9, "skill": 20.0}
PATIENCE_SECONDS = 300


@pytest.fixture(scope="module", autouse=True)
def solved() -> None:
    for law in (UNIFORM, OPTIMAL):
        solutions.load(law, Scope.PLAY, lambda _: None, threads=2)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """With the time on the wall, which is that of the worker processes."""
    with Site(tmp_path / "house.sqlite", at=databases.now()) as site:
        yield Office(site)


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Job]]:
    """Workers that never do anything; what was asked of them."""
    asked: list[tuple[str, Job]] = []

    def start(_workers: Workers, name: str, job: Job) -> JobRun:
        asked.append((name, job))
        return JobRun(name)

    monkeypatch.setattr(Workers, "start", start)
    return asked


def got(browser: Browser, path: str) -> Json:
    return browser.took(browser.get(f"{PREFIX}{path}"))


def did(browser: Browser, path: str, body: Json, status: int = 200, **given: str) -> Json:
    return browser.took(browser.post(f"{PREFIX}{path}", body, **given), status)


def worked_out(browser: Browser, draft: str) -> Json:
    """Once a worker process is done with it."""
    for _ in range(PATIENCE_SECONDS * 5):
        found = got(browser, f"/drafts/{draft}")
        if found["state"] != "working":
            return found
        time.sleep(0.2)
    raise AssertionError(found)


def assert_clean(site: Site) -> None:
    with House(site.where, law=None, at=site.clock.at) as house:
        assert house.run(audit(house.store)).problem is None


def test_what_the_house_was_founded_with_is_on_record(office: Office) -> None:
    told = got(office.at("adam"), "/terms")
    assert (told["rules_known"], told["notice_days"], told["ceiling"]) == (["2024-08-28", RULES], 10, 0.95)
    assert (told["skill"], told["drafts"]) == (None, [])
    law, rules, terms = told["history"]
    assert (terms["kind"], terms["entry"], terms["terms"]["name"]) == ("online_terms", 1, TERMS.version)
    assert terms["terms"]["hash"] == TERMS.hashes[Language.DE]
    assert told["online_terms_known"] == ["2026-11-18", "2026-12-01"]
    assert (law["kind"], law["entry"], law["terms"]["hash"], law["text"]) == ("law", 1, UNIFORM.hash, str(UNIFORM))
    assert (rules["kind"], rules["entry"], rules["terms"]["name"], rules["text"]) == ("rules", 1, RULES, None)
    for each in (law, rules, terms):
        assert each["in_force"]
        assert (each["addressed"], each["read"], each["changes"]) == (0, 0, {})


def test_art_24_2_a_law_from_draft_to_message_in_every_language(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its figures made by a worker process, published as seen, announced to all, and who has read it."""
    monkeypatch.setattr(workers, "NICENESS", 0)  # nobody plays who would wait
    site, olga = office.site, office.at("olga")
    people = {language: site.registered(f"p{language.value}", language.value) for language in Language}
    draft = did(olga, "/drafts", LAW_DRAFT, 201)
    assert (draft["state"], draft["hash"], draft["figures"]) == ("working", OPTIMAL.hash, None)
    ready = worked_out(olga, draft["draft"])
    known = files.figures(OPTIMAL, Scope.PLAY)
    assert known is not None
    assert (ready["state"], ready["problem"], ready["version"]) == ("ready", None, 1)
    assert ready["figures"]["highest_payout"] == known["highest_payout"]
    assert ready["running"]["highest_payout"] > 1.0
    assert ready["figures"]["population_payout"] is None  # nobody has played
    told = did(olga, f"/drafts/{draft['draft']}/publish", {"version": 1}, key="now")
    assert told["drafts"] == []
    again = did(olga, f"/drafts/{draft['draft']}/publish", {"version": 1}, key="now")  # requirement 28
    assert again | {"now": None} == told | {"now": None}
    olga.refused(olga.post(f"{PREFIX}/drafts/{draft['draft']}/publish", {"version": 1}), 404, "no_draft")
    newest = told["history"][0]
    assert (newest["terms"]["name"], newest["by"], newest["changes"]) == ("optimal-88", "operator:olga", CHANGES)
    assert (newest["in_force"], newest["addressed"], newest["read"]) == (False, 4, 0)
    site.clock.forward(minutes=2)
    for language, browser in people.items():
        (announced,) = browser.took(browser.get("/house"))["announcements"]
        assert (announced["kind"], announced["changes"]) == ("law", CHANGES[language.value])
        (message,) = browser.took(browser.get("/account/messages"))
        assert (message["kind"], message["read"]) == ("law_published", False)
        assert "optimal-88" in message["text"]
        assert CHANGES[language.value] in message["text"]
    reader = people[Language.FR]
    reader.took(reader.post("/account/messages/read", {"until": site.clock.at.isoformat()}))
    others = {player_of(browser) for language, browser in people.items() if language is not Language.FR}
    site.clock.forward(days=10)
    site.registered("late")
    olga = office.at("olga")  # nobody stays logged in for ten days
    now = got(olga, "/terms")["history"][0]
    assert (now["in_force"], now["addressed"], now["read"]) == (True, 4, 1)
    unread = got(olga, f"/terms/{now['entry']}/unread")
    assert (unread["addressed"], unread["read"], unread["after"]) == (4, 1, None)
    assert {each["player"] for each in unread["unread"]} == others
    assert {each["login"] for each in unread["unread"]} == {"pde", "pit", "pen"}
    last = unread["unread"][0]["player"]
    assert len(got(olga, f"/terms/{now['entry']}/unread?after={last}")["unread"]) == 2
    (line,) = [each for each in got(olga, "/journal")["lines"] if each["kind"] == "law_published"]
    assert line["facts"]["highest_payout"] == str(known["highest_payout"])
    assert line["facts"]["notice_days"] == "10"
    payout = site.browser().get("/house").json()["law"]["payout"]
    assert (payout["reached_by"], payout["highest"]) == ("best", pytest.approx(known["highest_payout"], abs=1e-9))
    assert_clean(site)


def test_c17_rules_of_the_tables_from_draft_to_message(office: Office) -> None:
    site, olga = office.site, office.at("olga")
    site.registered("anna")
    assert got(olga, "/terms")["table_rules_known"] == ["2019-12"]
    for language, said in (("de", "der Bank im Durchschnitt Verlust"), ("en", "The bank must not lose")):
        body = TABLES_DRAFT | {"text": TABLES_TEXT.replace("25:1", "50:1")}
        problem = olga.refused(
            olga.post(f"{PREFIX}/drafts", body, **{"Accept-Language": language}), 422, "table_rules_bank_loses"
        )
        assert said in problem["detail"]
        assert "+3/34" in problem["detail"]
    draft = did(olga, "/drafts", TABLES_DRAFT, 201)
    assert (draft["kind"], draft["state"], draft["figures"]) == ("table_rules", "ready", None)
    assert draft["bonus_expectations"] == {"red": "-8/51", "black": "-11/102"}
    assert "2027-01-01" in draft["told"]["fr"]
    now = did(olga, f"/drafts/{draft['draft']}/publish", {"version": 1})["history"][0]
    assert (now["kind"], now["terms"]["name"], now["in_force"], now["addressed"]) == (
        "table_rules",
        "2027-01-01",
        False,
        1,
    )
    assert "red_pair" in now["text"]
    assert len(got(olga, f"/terms/{now['entry']}/unread")["unread"]) == 1
    assert got(olga, "/journal")["lines"][0]["kind"] == "table_rules_published"
    assert_clean(site)


def test_who_has_not_read_comes_in_pages(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.server.console.views.terms.UNREAD_SHOWN", 2)
    players = sorted(player_of(office.site.registered(name)) for name in ("anna", "berta", "carla"))
    olga = office.at("olga")
    draft = did(olga, "/drafts", RULES_DRAFT, 201)
    entry = did(olga, f"/drafts/{draft['draft']}/publish", {"version": 1})["history"][0]["entry"]
    first = got(olga, f"/terms/{entry}/unread")
    second = got(olga, f"/terms/{entry}/unread?after={first['after']}")
    assert [each["player"] for each in (*first["unread"], *second["unread"])] == players
    assert second["after"] is None
    for number in (1, entry + 1, entry + 100):
        olga.refused(olga.get(f"{PREFIX}/terms/{number}/unread"), 404, "not_found")


def test_a_draft_is_changed_by_whoever_saw_it_and_looked_at_as_players_will_read_it(office: Office) -> None:
    olga = office.at("olga")
    before = office.site.browser().get("/house").json()["announcements"]
    draft = did(olga, "/drafts", RULES_DRAFT | {"changes": {"de": "alles neu"}}, 201, key="one")
    assert did(olga, "/drafts", RULES_DRAFT | {"changes": {"de": "alles neu"}}, 201, key="one") == draft
    olga.refused(olga.post(f"{PREFIX}/drafts", RULES_DRAFT, key="one"), 409, "key_conflict")
    assert list(draft["told"]) == ["de"]
    assert "alles neu" in draft["told"]["de"]
    path = f"/drafts/{draft['draft']}"
    at = "2031-01-01T00:00:00+01:00"
    body = {"version": 1, "changes": CHANGES, "reason": "better", "effective_at": at}
    office.act(ChangeRole(name="eva", role=Role.OPERATOR, reason="helps"))
    changed = did(office.at("eva"), path, body)
    assert (changed["version"], changed["effective_at"]) == (2, "2030-12-31T23:00:00Z")
    assert (changed["made_by"], changed["changed_by"]) == ("operator:olga", "operator:eva")
    assert "01.01.2031 00:00" in changed["told"]["en"]
    olga.refused(olga.post(f"{PREFIX}{path}", body | {"reason": "late"}), 409, "draft_changed")
    for what in ("publish", "discard"):
        olga.refused(olga.post(f"{PREFIX}{path}/{what}", {"version": 1}), 409, "draft_changed")
    assert got(office.at("adam"), path) == changed
    assert did(olga, f"{path}/discard", {"version": 2})["drafts"] == []
    olga.refused(olga.get(f"{PREFIX}{path}"), 404, "no_draft")
    olga.refused(olga.post(f"{PREFIX}{path}/publish", {"version": 2}), 404, "no_draft")
    assert office.site.browser().get("/house").json()["announcements"] == before == []


@pytest.mark.usefixtures("idle")
def test_what_may_not_be_published_is_refused_and_nothing_has_changed(office: Office) -> None:
    olga = office.at("olga", "de")
    past = (office.site.clock.at.replace(year=office.site.clock.at.year - 1)).isoformat()
    uniform = did(olga, "/drafts", LAW_DRAFT | {"name": "same", "text": str(UNIFORM)}, 201)
    drafts = {
        "notice_too_short": did(olga, "/drafts", RULES_DRAFT | {"effective_at": past}, 201),
        "changes_not_in_all_languages": did(olga, "/drafts", RULES_DRAFT | {"changes": {"de": "neu"}}, 201),
        "reason_needed": did(olga, "/drafts", RULES_DRAFT | {"reason": ""}, 201),
        "rules_published_already": did(olga, "/drafts", RULES_DRAFT | {"name": RULES}, 201),
        "law_above_ceiling": uniform,
    }
    with House(office.site.where, law=None, at=office.site.clock.at) as house:
        draft = house.run(house.store.drafts.find(uniform["draft"]))
        assert draft is not None
        house.run(house.store.drafts.fill(structs.replace(draft, figures=FIGURES, running=FIGURES, state="ready")))
    before = office.site.books()
    for code, made in drafts.items():
        response = olga.post(f"{PREFIX}/drafts/{made['draft']}/publish", {"version": made["version"]})
        problem = olga.refused(response, 422, code)
    assert "95.00%" in problem["detail"]
    assert office.site.books() == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (PROPOSAL | {"ceiling": 0.8}, "steering_ceiling"),
        (PROPOSAL | {"ceiling": 0.96}, "steering_ceiling"),
        (PROPOSAL | {"skill": None}, "steering_no_plays"),
        (PROPOSAL | {"name": "Ä"}, "law_bad_name"),
    ],
)
def test_p5_what_cannot_be_proposed_is_refused(
    office: Office, idle: list[tuple[str, Job]], body: Json, code: str
) -> None:
    olga = office.at("olga")
    before = office.site.books()
    olga.refused(olga.post(f"{PREFIX}/proposals", body), 422, code)
    assert office.site.books() == before
    assert idle == []


def test_p5_a_proposal_is_worked_on_until_it_is_found_whoever_is_restarted(
    office: Office, idle: list[tuple[str, Job]]
) -> None:
    olga = office.at("olga")
    first, second = (did(olga, "/proposals", PROPOSAL | {"name": name}, 201) for name in ("first", "second"))
    assert (first["state"], first["text"], first["target"], first["ceiling"]) == ("working", None, 0.85, 0.9)
    assert idle == [("proposals", FillDraft(draft=first["draft"]))]  # one at a time
    response = olga.post(f"{PREFIX}/drafts/{first['draft']}/publish", {"version": 1})
    olga.refused(response, 409, "draft_not_ready")
    did(olga, f"/drafts/{first['draft']}/discard", {"version": 1})
    office.site.restart()
    assert got(olga, f"/drafts/{second['draft']}") == second
    assert idle[1:] == [("proposals", FillDraft(draft=second["draft"]))]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_job_that_ends_without_a_word_leaves_a_draft_that_says_so(
    office: Office, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def start(_workers: Workers, name: str, _job: Job) -> JobRun:
        run = JobRun(name, last_line="MemoryError")
        run.end(well=False)
        return run

    monkeypatch.setattr(Workers, "start", start)
    olga = office.at("olga", language)
    found = worked_out(olga, did(olga, "/proposals", PROPOSAL, 201)["draft"])
    assert found["state"] == "failed"
    assert "MemoryError" in found["problem"]
    assert ("computation" in found["problem"]) == (language == "en")
    did(olga, f"/drafts/{found['draft']}/discard", {"version": 1})


WRITTEN = ruleset_text.write(OTHER)


@pytest.mark.usefixtures("idle")
def test_b1_a_rule_set_with_other_numbers_from_draft_to_the_page_of_rules(office: Office) -> None:
    """With its figures on record, then its numbers, what it pays out and its copy for players."""
    site, olga = office.site, office.at("olga")
    body = {"kind": "rules", "name": OTHER.name, "text": WRITTEN, "changes": CHANGES, "reason": "as planned"}
    draft = did(olga, "/drafts", body, 201)
    assert (draft["state"], draft["figures"]) == ("working", None)
    olga.refused(olga.post(f"{PREFIX}/drafts/{draft['draft']}/publish", {"version": 1}), 409, "draft_not_ready")
    of = solved_hash(UNIFORM.hash, OTHER.game_numbers)
    figures = structs.replace(
        FIGURES, population_payout=0.7, players="skill:20", law="uniform", rules=OTHER.name, of=of
    )
    with House(site.where, law=None, at=site.clock.at) as house:
        found = house.run(house.store.drafts.find(draft["draft"]))
        assert found is not None
        house.run(house.store.drafts.fill(structs.replace(found, figures=figures, running=FIGURES, state="ready")))
    shown = got(olga, f"/drafts/{draft['draft']}")["figures"]
    assert (shown["law"], shown["rules"], shown["players"], shown["also"]) == ("uniform", OTHER.name, "skill:20", [])
    entry = did(olga, f"/drafts/{draft['draft']}/publish", {"version": 1})["history"][0]
    (on_record,) = entry["figures"]
    assert (on_record["law"], on_record["rules"]) == ("uniform", OTHER.name)
    guest = site.browser()
    assert guest.took(guest.get("/house"))["rules"]["prize_tenths"] == [0, 0, 11, 50, 100, 200]
    site.clock.forward(days=10)
    info = guest.took(guest.get("/house"))
    numbers = info["rules"]
    assert (numbers["opening_cards"], numbers["purchases_max"], numbers["prize_tenths"]) == (
        7,
        2,
        [0, 2, 13, 40, 90, 160],
    )
    assert (numbers["risk_share"], numbers["risk_whole_prize"]) == (3, ["3.00", "10.00"])
    assert info["law"]["payout"]["highest"] == on_record["highest_payout"]
    assert info["law"]["payout"]["players_payout"] == 0.7
    for language, said in {"de": "33.33 %", "fr": "33.33 %", "it": "33.33 %", "en": "33.33 %"}.items():
        copy = guest.took(guest.get(f"/documents/big21/{OTHER.name}/{language}"))
        assert said in str(copy)
    assert_clean(site)
