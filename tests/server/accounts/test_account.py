"""The player's own account over HTTP: limits, money, statement, blocks, messages, language, data."""

import json
from datetime import timedelta
from itertools import pairwise

import pytest

from tests.desk.office.test_terms import CHANGES
from tests.kit import NOON, RULES
from tests.server.site import Browser, Json, Site
from ventuno.desk.requests import Adjust, Exclude, PostRate, PublishLaw, PublishRules, Readmit
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.server.accounts.views import STATEMENT_LINES
from ventuno.store import laws


def account(browser: Browser) -> Json:
    return browser.took(browser.get("/me"))["account"]


def limit(shown: Json, kind: str) -> Json:
    (found,) = [each for each in shown["limits"] if each["limit"] == kind]
    return found


def statement(browser: Browser, query: str = "") -> Json:
    return browser.took(browser.get(f"/account/statement{query}"))


def messages(browser: Browser) -> Json:
    return browser.took(browser.get("/account/messages"))


# ----- terms and limits


def test_art_5_before_the_first_play_come_both_documents_and_limits(site: Site) -> None:
    anna = site.registered()
    anna.took(anna.post("/account/deposits", {"amount": "10"}))
    offered = anna.took(anna.post("/plays"))
    body = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    path = f"/plays/{offered['play']}/start"
    anna.refused(anna.post(path, body), 422, "rules_not_accepted")
    accepted = anna.took(anna.post("/account/rules", {"rules": RULES}))
    assert (accepted["accepted"], accepted["bound"], accepted["online_terms"]) == (RULES, False, None)
    refused = anna.refused(anna.post(path, body), 422, "online_terms_not_accepted")
    assert "2026-11-19" in refused["detail"]
    anna.refused(anna.post("/account/online-terms", {"version": "2026-01-01"}), 422, "online_terms_not_in_force")
    accepted = anna.took(anna.post("/account/online-terms", {"version": "2026-11-19"}))
    assert (accepted["online_terms"], accepted["online_terms_at"]) == ("2026-11-19", accepted["accepted_at"])
    assert accepted["bound"] is True
    anna.refused(anna.post(path, body), 422, "limits_not_set")
    some = anna.took(anna.post("/account/limits", {"limits": {"loss_1_day": "5", "loss_7_days": "5"}}))
    assert some["limits_set"] is False
    anna.refused(anna.post(path, body), 422, "limits_not_set")
    assert anna.took(anna.post("/account/limits", {"limits": {"loss_30_days": "5"}}))["limits_set"] is True
    assert anna.took(anna.post(path, body))["balance"] == "9.00"


def test_req_23_lowering_is_at_once_and_raising_after_72_hours(both: Site) -> None:
    anna = both.ready(limit="50")
    lower = anna.took(anna.post("/account/limits", {"limits": {"loss_1_day": "20"}}))
    assert limit(lower, "loss_1_day") == {
        "limit": "loss_1_day",
        "amount": "20.00",
        "used": "0.00",
        "left": "20.00",
        "pending": False,
        "pending_amount": None,
        "pending_at": None,
        "cap": None,
        "cap_until": None,
    }
    higher = limit(anna.took(anna.post("/account/limits", {"limits": {"loss_1_day": "30"}})), "loss_1_day")
    assert (higher["amount"], higher["pending"], higher["pending_amount"]) == ("20.00", True, "30.00")
    assert higher["pending_at"] == "2026-03-06T12:00:00Z"
    both.clock.forward(hours=11)
    both.restart()
    assert limit(account(anna), "loss_1_day") == higher
    both.clock.at = NOON + timedelta(hours=72)
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    after = limit(account(anna), "loss_1_day")
    assert (after["amount"], after["pending"], after["pending_at"]) == ("30.00", False, None)


def test_req_23_what_is_used_of_a_limit_is_shown_and_won_money_uses_none(generous: Site) -> None:
    anna = generous.ready(limit="10")
    anna.finish(anna.start("3"))
    lost = limit(account(anna), "loss_7_days")
    assert (lost["used"], lost["left"]) == ("3.00", "7.00")
    anna.finish(anna.win(anna.start("1")))
    won = limit(account(anna), "loss_7_days")
    assert (won["used"], won["left"]) == ("0.00", "11.00")
    deposits = limit(account(anna), "deposit_30_days")
    assert (deposits["amount"], deposits["used"], deposits["left"]) == (None, "100.00", None)


def test_a_deposit_limit_can_be_set_and_taken_away_after_72_hours(site: Site) -> None:
    anna = site.registered()
    anna.took(anna.post("/account/limits", {"limits": {"deposit_30_days": "10"}}))
    anna.took(anna.post("/account/deposits", {"amount": "8"}))
    anna.refused(anna.post("/account/deposits", {"amount": "3"}), 422, "deposit_limit_reached")
    shown = anna.took(anna.post("/account/limits", {"limits": {"deposit_30_days": None}}))
    gone = limit(shown, "deposit_30_days")
    assert (gone["amount"], gone["used"], gone["left"]) == ("10.00", "8.00", "2.00")
    assert (gone["pending"], gone["pending_amount"], gone["pending_at"]) == (True, None, "2026-03-06T12:00:00Z")
    anna.refused(anna.post("/account/deposits", {"amount": "3"}), 422, "deposit_limit_reached")


def test_several_limits_are_all_set_or_none(site: Site) -> None:
    anna = site.ready(limit="50")
    before = account(anna)
    for wrong, code in (("900.01", "limit_too_high"), ("x", "bad_amount"), (None, "limit_needed")):
        body = {"limits": {"loss_1_day": "1", "loss_7_days": wrong}}
        anna.refused(anna.post("/account/limits", body), 422, code)
    assert account(anna) == before


def test_limits_asked_for_again_with_the_same_key_are_not_set_again(site: Site) -> None:
    anna = site.ready(limit="50")
    low, lower = {"limits": {"loss_1_day": "20"}}, {"limits": {"loss_1_day": "10"}}
    anna.took(anna.post("/account/limits", low, key="a" * 128))
    anna.took(anna.post("/account/limits", lower, key="a" * 127 + "b"))
    again = anna.took(anna.post("/account/limits", low, key="a" * 128))
    assert limit(again, "loss_1_day")["amount"] == "10.00"
    assert limit(again, "loss_1_day")["pending"] is False
    anna.refused(anna.post("/account/limits", lower, key="a" * 128), 409, "key_conflict")


def test_req_25_the_plays_of_the_day_are_counted_by_the_day_of_zurich(site: Site) -> None:
    anna = site.ready()
    for _ in range(3):
        anna.finish(anna.start())
    shown = account(anna)
    assert (shown["plays_today"], shown["plays_per_day"]) == (3, 100)
    site.clock.at = NOON.replace(hour=22, minute=59)
    assert account(anna)["plays_today"] == 3
    site.clock.forward(minutes=1)  # midnight in Zurich
    assert account(anna)["plays_today"] == 0


# ----- money


def test_money_goes_in_and_out_once_for_each_key(both: Site) -> None:
    anna = both.registered()
    for _ in range(3):
        assert anna.took(anna.post("/account/deposits", {"amount": "20"}, key="in"))["balance"] == "20.00"
    for _ in range(3):
        assert anna.took(anna.post("/account/withdrawals", {"amount": "7.5"}, key="out"))["balance"] == "12.50"
    anna.refused(anna.post("/account/deposits", {"amount": "21"}, key="in"), 409, "key_conflict")
    anna.refused(anna.post("/account/withdrawals", {"amount": "12.51"}), 422, "balance_too_low")
    assert [line["amount"] for line in statement(anna)["lines"]] == ["-7.50", "20.00"]


def test_a_refused_request_leaves_its_key_free(site: Site) -> None:
    anna = site.registered()
    anna.refused(anna.post("/account/withdrawals", {"amount": "5"}, key="k"), 422, "balance_too_low")
    assert anna.took(anna.post("/account/deposits", {"amount": "5"}, key="k"))["balance"] == "5.00"


def test_c15_foreign_money_at_posted_rates(site: Site) -> None:
    anna = site.registered()
    assert anna.took(anna.get("/house"))["currencies"] == []
    site.operate(PostRate(currency=Currency.EUR, buys="0.9312", sells="0.9688", reason="as in town"))
    house = anna.took(anna.get("/house"))
    assert house["currencies"] == ["EUR"]
    assert house["rates"] == [{"currency": "EUR", "buys": "0.9312", "sells": "0.9688"}]
    deposit = {"amount": "100", "currency": "EUR", "rate": "0.9312"}
    anna.refused(anna.post("/account/deposits", deposit | {"rate": "0.95"}), 409, "rate_changed")
    anna.refused(anna.post("/account/deposits", deposit | {"rate": "much"}), 422, "bad_rate")
    anna.refused(anna.post("/account/deposits", {"amount": "1", "rate": "1"}), 422, "no_rate")
    assert anna.took(anna.post("/account/deposits", deposit))["balance"] == "93.12"
    assert anna.took(anna.post("/account/withdrawals", {"amount": "10", "currency": "EUR"}))["balance"] == "83.12"
    anna.refused(anna.post("/account/deposits", {"amount": "1", "currency": "GBP"}), 422, "no_rate")
    lines = statement(anna)["lines"]
    assert [(line["kind"], line["amount"], line["note"]) for line in lines] == [
        ("withdrawn", "-10.00", "EUR 10.32 @ 0.9688"),
        ("deposited", "93.12", "EUR 100.00 @ 0.9312"),
    ]
    assert [(line["currency"], line["foreign"], line["rate"]) for line in lines] == [
        ("EUR", "10.32", "0.9688"),
        ("EUR", "100.00", "0.9312"),
    ]


# ----- statement


def test_req_21_the_sums_are_those_of_the_days_asked_for(both: Site) -> None:
    anna = both.ready(deposit="50")
    anna.finish(anna.start("2"))
    both.clock.forward(days=10)
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    anna.took(anna.post("/account/deposits", {"amount": "30"}))
    anna.took(anna.post("/account/withdrawals", {"amount": "12.35"}))
    anna.finish(anna.start("5"))
    whole, recent = statement(anna), statement(anna, "?days=9")
    assert (whole["days"], recent["days"]) == (92, 9)
    sums = ("deposits", "withdrawals", "net_deposits", "stakes", "prizes", "result")
    assert [whole[each] for each in sums] == ["80.00", "12.35", "67.65", "7.00", "0.00", "-7.00"]
    assert [recent[each] for each in sums] == ["30.00", "12.35", "17.65", "5.00", "0.00", "-5.00"]
    assert [line["amount"] for line in recent["lines"]] == ["0.00", "-5.00", "-12.35", "30.00"]
    assert [line["balance"] for line in recent["lines"]] == ["60.65", "60.65", "65.65", "78.00"]
    assert len(whole["lines"]) == 7
    assert recent["since"] == "2026-03-04T12:00:00Z"


def test_every_line_follows_from_the_one_before_and_a_card_bought_is_one(site: Site) -> None:
    anna = site.ready(deposit="20")
    table = anna.start("2")
    while table["to_come"] or table["card"]:
        table = anna.moved(table, "discard")
    table = anna.moved(table, "buy")
    play = anna.finish(table)["play"]
    lines = statement(anna)["lines"]
    assert [(line["kind"], line["amount"], line["play"]) for line in lines] == [
        ("play_paid", "0.00", play),
        ("card_bought", "-2.00", play),
        ("play_started", "-2.00", play),
        ("deposited", "20.00", None),
    ]
    for newer, older in pairwise(lines):
        assert cents(newer["balance"]) == cents(older["balance"]) + cents(newer["amount"])
        assert newer["number"] > older["number"]
    assert lines[0]["balance"] == account(anna)["balance"] == "16.00"
    shown = statement(anna)
    assert (shown["stakes"], shown["result"]) == ("4.00", "-4.00")


def cents(amount: str) -> int:
    return int(amount.replace(".", ""))


def test_a_long_statement_is_read_page_by_page_with_the_same_sums(site: Site) -> None:
    anna = site.registered()
    for number in range(2 * STATEMENT_LINES + 5):
        anna.took(anna.post("/account/deposits", {"amount": f"{number + 1}"}))
    pages, query = list[Json](), ""
    while True:
        pages.append(statement(anna, query))
        if pages[-1]["before"] is None:
            break
        query = f"?before={pages[-1]['before']}"
    assert [len(page["lines"]) for page in pages] == [50, 50, 5]
    amounts = [cents(line["amount"]) // 100 for page in pages for line in page["lines"]]
    assert amounts == list(range(105, 0, -1))
    assert {page["deposits"] for page in pages} == {"5565.00"}
    assert statement(anna, "?before=1")["lines"] == []


def test_more_entries_than_are_read_at_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ventuno.server.accounts.views._CHUNK", 7)
    monkeypatch.setattr("ventuno.server.accounts.routes._CHUNK", 3)
    anna = site.ready()
    for _ in range(12):
        anna.finish(anna.start())
        site.clock.forward(minutes=1)
    shown = statement(anna)
    assert (shown["stakes"], len(shown["lines"])) == ("12.00", 25)
    assert [line["number"] for line in shown["lines"]] == sorted(
        (line["number"] for line in shown["lines"]), reverse=True
    )
    export = anna.took(anna.get("/account/export"))
    numbers = [entry["number"] for entry in export["journal"]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(export["plays"]) == 12


def test_req_27_a_correction_is_a_line_with_its_reason(site: Site) -> None:
    anna = site.ready()
    player = account(anna)["player"]
    adjust = Adjust(source=LedgerAccount.HOUSE, target=LedgerAccount.BALANCE, amount="2.50", reason="a card too many")
    site.operate(adjust, player)
    line = statement(anna)["lines"][0]
    assert (line["kind"], line["amount"], line["balance"], line["note"]) == (
        "adjusted",
        "2.50",
        "102.50",
        "a card too many",
    )
    assert statement(anna)["result"] == "0.00"


# ----- blocks


def test_req_26_a_block_of_ones_own_cannot_be_undone_or_shortened(both: Site) -> None:
    anna = both.ready()
    table = anna.start()
    shown = anna.took(anna.post("/account/blocks", {"days": 30, "game": "big21"}))
    assert shown["blocks"] == [{"game": "big21", "until": "2026-04-02T12:00:00Z"}]
    assert anna.took(anna.post("/account/blocks", {"days": 1}))["blocks"] == [
        {"game": "big21", "until": "2026-04-02T12:00:00Z"},
        {"game": "challenge", "until": "2026-03-04T12:00:00Z"},
    ]
    anna.finish(table)  # a running play may be finished
    offered = anna.took(anna.post("/plays"))
    body = {"stake": "1", "client_seed": "x", "rules": offered["rules"], "law": offered["law"]}
    told = anna.refused(anna.post(f"/plays/{offered['play']}/start", body), 422, "self_blocked")
    assert "02.04.2026" in told["detail"]
    anna.refused(anna.post("/account/deposits", {"amount": "1"}), 422, "self_blocked")
    assert anna.took(anna.post("/account/withdrawals", {"amount": "99"}))["balance"] == "0.00"
    both.clock.forward(days=1)
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    assert [block["game"] for block in account(anna)["blocks"]] == ["big21"]
    both.clock.forward(days=29)
    anna.took(anna.post("/session", {"login": "anna", "password": "correct horse"}))
    assert account(anna)["blocks"] == []


# ----- messages and language


def test_messages_are_told_counted_and_marked_as_read(both: Site) -> None:
    anna = both.ready(language="fr", limit="10")
    assert (account(anna)["unread"], messages(anna)) == (0, [])
    both.clock.forward(minutes=1)
    for stake in ("5", "4"):
        anna.finish(anna.start(stake))
    (near, *_) = found = messages(anna)
    assert {each["kind"] for each in found} == {"near_limit"}
    assert near["text"].startswith("Vous avez utilisé CHF 9.00 de votre limite de perte nette de CHF 10.00")
    assert account(anna)["unread"] == len(found) == 3
    both.clock.forward(minutes=1)
    anna.took(anna.post("/account/blocks", {"days": 1, "game": "challenge"}))
    assert account(anna)["unread"] == 4
    assert anna.took(anna.post("/account/messages/read", {"until": near["at"]}))["unread"] == 1
    assert [each["read"] for each in messages(anna)] == [False, True, True, True]
    earlier = anna.took(anna.post("/account/messages/read", {"until": "2020-01-01T00:00:00+01:00"}))
    assert earlier["unread"] == 1  # what was read stays read
    far = anna.took(anna.post("/account/messages/read", {"until": "2999-01-01T00:00:00Z"}))
    assert far["unread"] == 0
    both.clock.forward(minutes=1)
    anna.took(anna.post("/account/blocks", {"days": 2, "game": "challenge"}))
    assert account(anna)["unread"] == 1  # what is still to come was not read


def test_messages_follow_the_language_of_the_account(site: Site) -> None:
    anna = site.ready(language="de")
    anna.took(anna.post("/account/blocks", {"days": 1, "game": "challenge"}))
    begins = {"de": "Wie gewünscht", "fr": "Comme demandé", "it": "Come richiesto", "en": "As you requested"}
    for language, text in begins.items():
        assert anna.took(anna.post("/account/language", {"language": language}))["language"] == language
        assert messages(anna)[0]["text"].startswith(text)


def test_art_24_2_announcements_are_messages_and_on_the_houses_page(site: Site) -> None:
    anna = site.registered(language="it")
    site.operate(
        PublishRules(reason="as planned", rules="2024-08-28", effective_at=NOON + timedelta(days=10), changes=CHANGES)
    )
    site.clock.forward(hours=1)
    site.operate(PublishLaw(reason="as planned", law=str(laws.load("aces-88")), changes=CHANGES))
    assert [each["kind"] for each in messages(anna)] == ["law_published", "rules_published"]
    assert all("Il numero di partite è libero." in each["text"] for each in messages(anna))
    assert account(anna)["unread"] == 2
    for language, changes in CHANGES.items():
        shown = site.browser(language).get("/house").json()["announcements"]
        assert [(each["kind"], each["changes"]) for each in shown] == [("law", changes), ("rules", changes)]
    assert shown[1]["effective_at"] == "2026-03-13T12:00:00Z"


def test_what_an_operator_does_is_told(site: Site) -> None:
    anna = site.registered()
    player = account(anna)["player"]
    site.operate(Exclude(reason="by order"), player)
    site.clock.forward(minutes=1)
    assert account(anna)["excluded"] is True
    site.operate(Readmit(reason="lifted"), player)
    assert account(anna)["excluded"] is False
    assert [each["kind"] for each in messages(anna)] == ["readmitted", "excluded"]


# ----- data


def test_the_export_is_everything_and_no_seed_of_a_running_play(both: Site) -> None:
    anna = both.ready(deposit="50", language="it")
    plays = [anna.finish(anna.start(seed=f"seed {number}"))["play"] for number in range(2)]
    running = anna.start()["play"]
    response = anna.get("/account/export")
    assert response.headers["content-disposition"] == 'attachment; filename="ventuno-account.json"'
    export = anna.took(response)
    assert export["person"] == {"login": "anna", "name": "Anna anna", "birth": "1990-05-17", "canton": "ZH"}
    assert export["account"]["language"] == "it"
    assert [play["id"] for play in export["plays"]] == [running, *plays[::-1]]
    assert [bool(play["server_seed"]) for play in export["plays"]] == [False, True, True]
    assert [entry["number"] for entry in export["journal"]] == list(range(1, export["account"]["entries"] + 1))
    kinds = {entry["what"]["kind"] for entry in export["journal"]}
    assert {"opened", "rules_accepted", "limit_set", "deposited", "seed_committed", "play_started"} <= kinds
    assert not any(each in response.text for each in ("argon2", "password", "correct horse", anna.csrf or "?"))
    offered = both.ready("berta")
    offered.took(offered.post("/plays"))
    (play,) = offered.took(offered.get("/account/export"))["plays"]
    assert (play["server_seed"], play["text"]) == ("", "")


def test_the_export_of_an_empty_account_is_whole_too(site: Site) -> None:
    export = json.loads(site.registered().get("/account/export").text)
    assert [entry["what"]["kind"] for entry in export["journal"]] == ["opened"]
    assert export["plays"] == []


# ----- closing


def test_req_45_a_player_closes_the_account_and_can_only_read_it_from_then_on(both: Site) -> None:
    anna = both.ready(deposit="12.50")
    assert account(anna)["closed_at"] is None
    wrong = {"password": "wrong horse"}
    anna.refused(anna.post("/account/closing", wrong), 422, "password_differs")
    closed = anna.took(anna.post("/account/closing", {"password": "correct horse"}, key="close"))
    assert (closed["closed_at"], closed["balance"]) == ("2026-03-03T12:00:00Z", "0.00")
    assert anna.took(anna.post("/account/closing", {"password": "correct horse"}, key="close")) == closed
    anna.refused(anna.post("/account/deposits", {"amount": "1"}), 409, "account_closed")
    anna.refused(anna.post("/plays"), 409, "account_closed")
    again = both.browser()
    again.took(again.post("/session", {"login": "anna", "password": "correct horse"}))
    assert account(again)["closed_at"] == closed["closed_at"]
    assert statement(again)["withdrawals"] == "12.50"
    assert again.get("/account/export").status_code == 200


def test_req_45_a_play_that_runs_keeps_the_account_open(site: Site) -> None:
    anna = site.ready()
    anna.start()
    told = anna.refused(anna.post("/account/closing", {"password": "correct horse"}), 409, "play_running")
    assert "must be finished first" in told["detail"]
    assert account(anna)["closed_at"] is None


def test_req_45_passwords_are_not_guessed_by_closing_an_account(site: Site) -> None:
    anna = site.ready()
    answers = [anna.post("/account/closing", {"password": "wrong horse"}).status_code for _ in range(6)]
    assert answers == [422] * 5 + [429]
    anna.refused(anna.post("/account/closing", {"password": "correct horse"}), 429, "too_many_attempts")
