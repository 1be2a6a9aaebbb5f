"""Each role at the console: what they see and do there, and that the others cannot."""

import json
from collections.abc import Iterator
from datetime import timedelta

import pytest
from playwright.sync_api import Route, expect

from tests.browser.console.officers import WHY, Office, Officer, Seeded, furnished, in_thread
from tests.browser.places import Thread
from tests.browser.visitors import PASSWORD, Visitor, Visitors
from tests.kit import House
from ventuno.house.factors import totp
from ventuno.house.office.approvals import ABOVE
from ventuno.house.refusals import NOT_YOUR_OFFICE, RATE_CHANGED
from ventuno.rules.language import Language

# Of the pages made here; others have their own tests.
HOUSE = ("overview", "tables", "unfinished", "staff", "journal")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thread, Seeded]]:
    with furnished(tmp_path_factory.mktemp("office") / "house.sqlite") as furnished_place:
        yield furnished_place


@pytest.fixture
def office(place: tuple[Thread, Seeded], visitors: Visitors) -> Office:
    return Office(*place, visitors)


def account_of(visitor: Visitor) -> str:
    return str(visitor.ask("GET", "/me")["account"]["player"])


def last_of(officer: Officer, path: str) -> dict[str, str]:
    """The newest line of a journal: what, who, why."""
    line = officer.read(path)["lines"][0]
    return {name: line[name] for name in ("kind", "actor", "reason")}


# ----- coming and going


def test_one_logs_in_with_a_code_and_is_where_one_wanted_to_be(office: Office) -> None:
    olga = office.guest("olga")
    page = olga.open("staff")
    expect(page.get_by_role("heading", level=1)).to_have_text("Log in at the console")
    olga.log_in()
    expect(page.get_by_role("heading", level=1)).to_have_text("Staff")
    expect(page.get_by_test_id("who")).to_have_text("olga · Operator")
    page.get_by_role("button", name="Log out").click()
    expect(page.locator("input[name=code]")).to_be_visible()
    assert olga.read("/me")["code"] == "no_console_session"
    page.reload()
    expect(page.locator("input[name=code]")).to_be_visible()


def test_what_was_wrong_at_the_log_in_is_not_said(office: Office) -> None:
    olga = office.guest("olga")
    page = olga.open()
    said = set[str]()
    for name, password, code in (
        ("olga", PASSWORD, "000000"),
        ("olga", "wrong horse", office.code("olga")),
        ("nobody", PASSWORD, "123456"),
    ):
        page.locator("input[name=username]").fill(name)
        page.locator("input[name=password]").fill(password)
        page.locator("input[name=code]").fill(code)
        page.locator("main button[type=submit]").click()
        expect(page.get_by_role("alert")).not_to_be_empty()
        expect(page.locator("input[name=code]")).to_have_value("")
        said.add(page.get_by_role("alert").inner_text())
    assert len(said) == 1
    olga.log_in()


def test_a_session_that_has_ended_asks_for_the_log_in_and_goes_on_there(office: Office) -> None:
    sven = office.at("sven")
    page = sven.open("players?q=berta")
    office.place.ahead += timedelta(minutes=21)
    page.get_by_role("link", name="Anna berta").click()
    expect(page.get_by_text("Your session has ended.")).to_be_visible()
    sven.log_in()
    expect(page).to_have_url(f"{office.place.url}/en/console/player/{office.seeded.player}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna berta")


# ----- support


def test_support_reads_players_and_writes_to_them_and_nothing_else(office: Office) -> None:
    sven, seeded = office.at("sven"), office.seeded
    page = sven.open()
    assert sven.nav() == ["Players", "Checks", "Questions", "Your access"]
    page.get_by_label("Search").fill("Anna Muster")
    expect(page.get_by_role("alert")).to_contain_text("date of birth")  # requirement 43: nobody pages through everybody
    page.get_by_label("Search").fill("berta")
    expect(page.get_by_test_id("found")).to_have_text("1 found")
    page.get_by_role("link", name="Anna berta").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna berta")
    assert page.locator("main .c-head").get_by_role("button").all_inner_texts() == [
        "Write a message",
        "New password",
    ]
    dialog = sven.ask("Write a message", reason="")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_have_text("Please fill in: Text.")
    sven.field("Text").fill("Wir haben Ihren Brief erhalten.")
    dialog.locator("button[type=submit]").dblclick()
    expect(sven.dialog).to_have_count(0)
    page.get_by_role("link", name="Messages").click()
    expect(page.get_by_text("Wir haben Ihren Brief erhalten.")).to_have_count(1)
    for path in HOUSE:
        sven.open(path)
        refusal = NOT_YOUR_OFFICE(role="support").said_in(Language.EN)
        expect(page.get_by_role("alert").filter(has_text=refusal)).to_be_visible()
    sven.open(f"play/{seeded.finished}")
    expect(page.get_by_test_id("step")).to_contain_text("Step 0 of")


# ----- the auditor


def test_the_auditor_reads_everything_and_is_offered_nothing_to_change(office: Office) -> None:
    adam, seeded = office.at("adam"), office.seeded
    page = adam.open()
    for path in (*HOUSE, "players", f"player/{seeded.player}", f"play/{seeded.running}", f"game/{seeded.game}"):
        adam.open(path)
        expect(page.locator("main").get_by_role("alert").filter(has_text="role")).to_have_count(0)
        expect(page.locator("main button[aria-haspopup=dialog]")).to_have_count(0)
    adam.open("journal")
    expect(page.get_by_role("row").filter(has_text="They start today")).not_to_have_count(0)


def test_every_posting_stands_beside_the_step_it_followed_from(office: Office) -> None:
    adam, seeded = office.at("adam"), office.seeded
    file = adam.read(f"/plays/{seeded.finished}")
    page = adam.open(f"play/{seeded.finished}")
    marked = page.locator("main tr[aria-current]")
    for at in range(len(file["steps"]) + 1):
        expect(page.get_by_test_id("step")).to_contain_text(f"Step {at} of {len(file['steps'])}")
        numbers = [str(line["number"]) for line in file["journal"] if line["step"] == at]
        expect(marked).to_have_count(len(numbers))
        assert [row.locator("td").first.inner_text() for row in marked.all()] == numbers
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_test_id("step")).to_contain_text(f"Step {len(file['steps']) - 1} of")
    running = adam.read(f"/plays/{seeded.running}")
    adam.open(f"play/{seeded.running}")
    expect(page.get_by_text("only when it is over")).to_have_count(2)
    assert running["server_seed"] is None


# ----- the operator


def test_req_35_a_game_that_is_closed_is_closed_to_players_at_once(office: Office) -> None:
    olga, anna = office.at("olga"), office.player()
    page = olga.open("overview")
    big21 = page.get_by_test_id("game-big21")
    start = anna.open("play").locator("main form button[type=submit]")
    expect(start).to_be_visible()
    olga.ask("Close", reason="", within=big21).locator("button[type=submit]").click()
    expect(olga.dialog.get_by_role("alert")).to_have_text("Please fill in: Reason.")
    olga.field("Reason").fill("The generator is looked at")
    olga.dialog.locator("button[type=submit]").click()
    expect(big21).to_contain_text("The generator is looked at")
    expect(big21).to_contain_text("closed")
    start.click()
    expect(anna.page.get_by_role("alert").filter(has_text="closed")).to_be_visible()
    olga.do("Reopen", reason="It is sound", within=big21)
    expect(big21).to_contain_text("open")
    start.click()
    expect(anna.page.get_by_test_id("table")).to_be_visible()
    assert last_of(olga, "/journal") == {"kind": "reopened", "actor": "operator:olga", "reason": "It is sound"}


def test_req_35_a_player_who_is_blocked_cannot_begin_in_another_browser(office: Office) -> None:
    olga, anna = office.at("olga"), office.player()
    start = anna.open("play").locator("main form button[type=submit]")
    expect(start).to_be_visible()
    page = olga.open(f"player/{account_of(anna)}")
    dialog = olga.ask("Block")
    olga.field("Until").fill("2020-01-01T12:00")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()  # in the past: refused, and said so here
    expect(olga.field("Reason")).to_have_value(WHY)
    olga.field("Until").fill("")
    olga.field("Game").select_option("big21")
    dialog.locator("button[type=submit]").dblclick()
    expect(olga.dialog).to_have_count(0)
    expect(page.get_by_role("row", name="Big21 The house until it is lifted")).to_be_visible()
    start.click()
    expect(anna.page.get_by_role("alert").filter(has_text="block")).to_be_visible()
    assert anna.ask("GET", "/me")["account"]["running"] is None
    olga.do("Lift the block")
    expect(page.get_by_test_id("block")).to_have_count(0)
    kinds = [line["kind"] for line in olga.read(f"/players/{account_of(anna)}/journal")["lines"]]
    assert kinds.count("blocked") == kinds.count("block_lifted") == 1


def test_the_operator_excludes_readmits_and_corrects_with_reasons(office: Office) -> None:
    olga, anna = office.at("olga"), office.player()
    journal = f"/players/{account_of(anna)}/journal"
    page = olga.open(f"player/{account_of(anna)}")
    olga.do("Exclude", reason="Art. 80")
    expect(page.get_by_test_id("excluded")).to_be_visible()
    assert last_of(olga, journal) == {"kind": "excluded", "actor": "operator:olga", "reason": "Art. 80"}
    olga.do("Readmit", reason="Hearing held")
    expect(page.get_by_test_id("excluded")).to_have_count(0)
    dialog = olga.ask("Correct an amount", reason="A card was charged twice")
    olga.field("Amount").fill("zwei")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("for example 20 or 12.50")
    olga.field("To").select_option("house")
    olga.field("Amount").fill("2,50")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("house")  # from and to the same: the server's word
    olga.field("To").select_option("balance")
    dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    assert last_of(olga, journal)["kind"] == "adjusted"
    page.get_by_role("link", name="Statement").click()
    expect(page.get_by_role("row").filter(has_text="A card was charged twice")).to_contain_text("+2.50")
    assert anna.ask("GET", "/me")["account"]["balance"] == "102.50"


def test_req_28_what_a_server_did_before_it_failed_is_not_done_twice(office: Office) -> None:
    olga, anna = office.at("olga"), office.player()
    page = olga.open(f"player/{account_of(anna)}")
    failures = []

    def fail_afterwards(route: Route) -> None:
        route.fetch()
        failures.append(route.request.headers["idempotency-key"])
        problem = {"type": "about:blank", "title": "", "status": 503, "detail": "Too slow.", "code": "too_slow"}
        route.fulfill(status=503, content_type="application/problem+json", body=json.dumps(problem))

    page.route("**/adjust", fail_afterwards, times=1)
    dialog = olga.ask("Correct an amount", reason="A card was charged twice")
    olga.field("To").select_option("balance")
    olga.field("Amount").fill("2.50")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_have_text("Too slow.")
    dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    assert len(failures) == 1
    assert anna.ask("GET", "/me")["account"]["balance"] == "102.50"


def test_c14_the_operator_voids_the_game_in_progress(office: Office) -> None:
    olga = office.at("olga")
    page = olga.open("tables")
    row = page.get_by_test_id(f"table-{office.seeded.table}")
    expect(row).to_contain_text("10.00")
    olga.do("Void", reason="A card fell", within=row)
    expect(row.get_by_role("button", name="Void")).to_have_count(0)
    expect(row.locator("td.money").first).to_have_text("0.00")


def test_c15_the_operator_posts_a_rate_and_confirms_a_jump(office: Office) -> None:
    olga = office.at("olga")
    page = olga.open("rates")
    dialog = olga.ask("Post a rate", reason="As in town")
    buys, sells = dialog.locator("input[inputmode=decimal]").all()
    buys.fill("0.97")
    sells.fill("0.93")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("A rate is a number from 0.01 to 100")
    buys.fill("0,93")
    sells.fill("0.97")
    dialog.locator("button[type=submit]").click()
    expect(page.get_by_test_id("rate-EUR")).to_contain_text("0.93")
    dialog = olga.ask("Post a rate", reason="It rose")
    dialog.locator("input[inputmode=decimal]").last.fill("1.30")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("more than 20 %")
    dialog.get_by_role("checkbox").check()
    dialog.locator("button[type=submit]").click()
    expect(page.get_by_test_id("rate-EUR")).to_contain_text("1.30")
    history = page.get_by_role("group", name="History").locator("tbody tr")
    expect(history).to_have_count(2)
    expect(history.first).to_contain_text("It rose")
    expect(history.first).to_contain_text("olga")


def test_c15_from_the_rate_that_an_operator_posts_to_the_statement_of_a_player(office: Office) -> None:
    """The rate changes while the player looks at it: refused, shown, and then paid."""
    olga, luc = office.at("olga"), office.player("fr")
    rate_posted(olga, "0.9312", "0.9698")
    cash = luc.open("account/money")
    cash.locator("select[name=deposit-currency]").select_option("EUR")
    cash.locator("input[name=deposit-amount]").fill("50")
    shown = cash.get_by_test_id("exchanged").first
    # C15, L68
    expect(shown).to_contain_text("1 EUR = CHF 0.9312")
    rate_posted(olga, "0.94", "0.98")
    form = cash.locator("section", has=cash.locator("#deposit")).locator("form")
    form.locator("button[type=submit]").click()
    refusal = RATE_CHANGED(currency="EUR", seen="0.9312", rate="0.94").said_in(Language.FR)
    expect(form.get_by_role("alert")).to_have_text(refusal)
    assert luc.ask("GET", "/me")["account"]["balance"] == "100.00"
    expect(shown).to_contain_text("CHF\u00a047.00")
    assert luc.wrong() == []
    form.locator("button[type=submit]").click()
    expect(cash.locator(".balance")).to_have_text("CHF\u00a0147.00")
    paid = luc.open("account/statement").locator("tbody tr").first
    for said in ("EUR\u00a050.00", "0.94", "47.00"):
        expect(paid).to_contain_text(said)
    olga.open(f"player/{account_of(luc)}")
    olga.page.get_by_role("link", name="Statement").click()
    expect(olga.page.get_by_role("row").filter(has_text="47.00").first).to_be_visible()


def rate_posted(olga: Officer, buys: str, sells: str) -> None:
    """On the page, whatever was posted before."""
    olga.open("rates")
    fields = olga.ask("Post a rate", reason="As in town").locator("input[inputmode=decimal]")
    fields.first.fill(buys)
    fields.last.fill(sells)
    olga.dialog.locator("button[type=submit]").click()
    refused = "dialog[open] [role=alert]:not(:empty)"
    expect(olga.page.locator(f"{refused}, body:not(:has(dialog[open]))")).to_have_count(1)
    if olga.page.locator(refused).count():  # a jump from what another test has posted
        olga.dialog.get_by_role("checkbox").check()
        olga.dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    expect(olga.page.get_by_test_id("rate-EUR")).to_contain_text(buys)


def test_the_operator_appoints_changes_renews_and_dismisses(office: Office) -> None:
    olga = office.at("olga")
    page = olga.open("staff")
    dialog = olga.ask("Appoint", reason="Starts on Monday")
    olga.field("Name").fill("Otto Muster")
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).not_to_be_empty()
    olga.field("Name").fill("otto")
    dialog.locator("button[type=submit]").click()
    once = page.get_by_test_id("once")
    link = once.get_by_label("Link").input_value()
    once.get_by_role("button", name="Handed over").click()
    expect(once).to_have_count(0)
    enrolled_by(office, link)
    otto = page.get_by_test_id("staff-otto")
    expect(otto).to_contain_text("Support")
    dialog = olga.ask("Change role", within=otto)
    olga.field("Role").select_option("auditor")
    dialog.locator("button[type=submit]").click()
    expect(otto).to_contain_text("Auditor")
    olga.do("Renew", within=otto)
    expect(once).to_be_visible()
    assert once.get_by_label("Link").input_value() != link
    olga.do("Dismiss", reason="Left", within=otto)
    expect(otto).to_have_count(0)
    assert last_of(olga, "/journal") == {"kind": "staff_dismissed", "actor": "operator:olga", "reason": "Left"}


def enrolled_by(office: Office, link: str) -> None:
    """Requirement 44: whoever has the link chooses password and app, and logs in with them."""
    otto = office.guest("otto")
    page = otto.page
    page.goto(link)
    form = page.get_by_test_id("enrol")
    expect(form).to_contain_text("your name here is otto")
    assert otto.visitor.axe() == []
    assert otto.visitor.overflow() == []
    office.seeded.secrets["otto"] = totp.read(form.get_by_test_id("secret").inner_text())
    form.locator("input[name=password]").fill(PASSWORD)
    form.locator("input[name=code]").fill("000000")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).not_to_be_empty()
    form.locator("input[name=code]").fill(office.code("otto"))
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("status")).to_contain_text("Log in now")
    form.get_by_role("button", name="To the log-in").click()
    otto.log_in()
    page.goto(link)
    expect(page.get_by_role("alert")).to_contain_text("not valid")


def test_req_42_a_fresh_code_is_asked_for_and_the_act_goes_on(office: Office) -> None:
    olga = office.at("olga")
    page = olga.open("rates")
    office.place.ahead += timedelta(minutes=6)
    olga.ask("Post a rate")
    olga.field("Currency").select_option("GBP")
    buys, sells = olga.dialog.locator("input[inputmode=decimal]").all()
    buys.fill("1.10")
    sells.fill("1.15")
    olga.dialog.locator("button[type=submit]").click()
    fresh = page.get_by_test_id("fresh")
    expect(fresh).to_be_visible()
    assert olga.visitor.axe() == []
    fresh.get_by_label("Code").fill("000000")
    fresh.get_by_role("button", name="Confirm").click()
    expect(fresh.get_by_role("alert")).not_to_be_empty()
    fresh.get_by_label("Code").fill(office.code("olga"))
    fresh.get_by_role("button", name="Confirm").click()
    expect(olga.dialog).to_have_count(0)
    expect(page.get_by_test_id("rate-GBP")).to_contain_text("1.10")


def test_req_42_what_one_operator_asks_for_another_approves(office: Office) -> None:
    olga, ines, place = office.at("olga"), office.at("ines"), office.place
    four_eyes(place, on=True)
    try:
        page = olga.open(f"player/{office.seeded.player}")
        olga.ask("Correct an amount")
        olga.field("From").select_option("house")
        olga.field("To").select_option("balance")
        olga.field("Amount").fill("900")
        olga.dialog.locator("button[type=submit]").click()
        expect(page.get_by_test_id("proposed")).to_contain_text("waits for a second person")
        page.get_by_test_id("proposed").get_by_role("link").click()
        line = page.locator("tr[data-testid^=proposal-]")
        expect(line).to_contain_text("Correction of an account")
        expect(line.get_by_role("button")).to_have_count(1)  # who has proposed it may withdraw it, no more
        other = ines.open("approvals")
        line = other.locator("tr[data-testid^=proposal-]")
        line.get_by_role("button", name="Approve").click()
        expect(ines.dialog.get_by_test_id("exactly")).to_contain_text("900")
        assert ines.visitor.axe() == []
        ines.dialog.locator("button[type=submit]").click()
        expect(other.get_by_test_id("none")).to_be_visible()
        assert last_of(ines, f"/players/{office.seeded.player}/journal")["actor"] == "operator:ines"
        ines.open("overview")
        expect(other.get_by_test_id("four-eyes")).to_have_text("in force")
    finally:
        four_eyes(place, on=False)


def four_eyes(place: Thread, *, on: bool) -> None:
    """As the settings of a server would say."""

    def put() -> None:
        with House(place.file, law=None, at=place.now()) as house:
            house.run(house.desk.approvals.apply_settings(on=on, above=ABOVE))

    in_thread(put)


def test_req_44_everybody_changes_their_own_password(office: Office) -> None:
    adam = office.at("adam")
    page = adam.open("access")
    adam.ask("Change the password", reason="")
    adam.field("Present password").fill("wrong horse")
    adam.field("New password").fill(PASSWORD)
    adam.dialog.locator("button[type=submit]").click()
    expect(adam.dialog.get_by_role("alert")).not_to_be_empty()
    adam.field("Present password").fill(PASSWORD)
    adam.dialog.locator("button[type=submit]").click()
    expect(page.get_by_test_id("said")).to_contain_text("All other sessions have ended")


def test_req_43_the_auditor_sees_who_has_looked_at_whom(office: Office) -> None:
    sven, adam = office.at("sven"), office.at("adam")
    sven.open(f"player/{office.seeded.player}")
    page = adam.open(f"reads?q={office.seeded.player}")
    first = page.locator("tr[data-read=file]").first
    expect(first).to_contain_text("sven")
    expect(first).to_contain_text("Account")


def test_whoever_is_given_another_role_finds_it_at_the_next_request(office: Office) -> None:
    """The page still offers what the role no longer has; the dialog shows the server's refusal."""
    olga, ines = office.at("olga"), office.at("ines")
    page = ines.open("overview")
    ines.ask("Close everything")
    olga.open("staff")
    dialog = olga.ask("Change role", within=olga.page.get_by_test_id("staff-ines"))
    olga.field("Role").select_option("auditor")
    dialog.locator("button[type=submit]").click()
    expect(olga.dialog).to_have_count(0)
    ines.dialog.locator("button[type=submit]").click()
    expect(ines.dialog.get_by_role("alert")).to_have_text(NOT_YOUR_OFFICE(role="auditor").said_in(Language.EN))
    page.reload()
    expect(page.get_by_test_id("game-big21")).to_contain_text("open")
    expect(page.get_by_role("button", name="Close everything")).to_have_count(0)


# ----- a lost password


@pytest.mark.parametrize("language", ["de", "en"])
def test_req_45_support_checks_who_asks_and_hands_out_a_link_that_sets_a_new_password(
    office: Office, language: str
) -> None:
    player = office.player(language)
    account = account_of(player)
    adam = office.at("adam", language)
    page = adam.open(f"player/{account}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    label = "Neues Passwort" if language == "de" else "New password"
    expect(page.get_by_role("button", name=label)).to_have_count(0)  # not for auditors
    sven = office.at("sven", language)
    page = sven.open(f"player/{account}")
    page.get_by_role("button", name=label).click()
    sven.dialog.locator("button[type=submit]").click()
    expect(sven.dialog.get_by_role("alert")).not_to_be_empty()  # no check, no link
    sven.dialog.locator("[name=document]").select_option("passport")
    sven.dialog.locator("[name=how]").fill("at the counter")
    sven.dialog.locator("button[type=submit]").click()
    shown = page.get_by_test_id("reset-link")
    expect(shown).to_be_visible()
    assert sven.visitor.overflow() == []
    assert sven.visitor.axe() == []
    link = shown.locator("textarea").input_value()
    shown.locator("button[type=submit]").click()
    expect(shown.locator("textarea")).to_have_count(0)
    line = last_of(sven, f"/players/{account}/journal")
    assert line == {"kind": "reset_link_made", "actor": "support:sven", "reason": "at the counter"}
    page = player.tab()
    page.goto(link)
    page.locator("input[name=password]").fill("nine blue bicycles")
    page.locator("main form button[type=submit]").click()
    expect(page.get_by_test_id("password-set")).to_contain_text(player.login)
