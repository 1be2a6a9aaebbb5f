"""The verifier in the browser and the games of a table: a real one holds, and whatever is changed in it is noticed."""

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.places import Thread
from tests.browser.tables.boxes import deal, decisions, fated, opened, seated
from tests.browser.visitors import LANGUAGES, Visitors
from tests.house.big21.test_evidence import resealed
from tests.house.tables.test_evidence import exported
from tests.kit import House
from tests.live import LiveTable

Data = dict[str, Any]


@pytest.fixture
def evidence(salon: Thread, visitors: Visitors) -> Data:
    """Of a game with a war, played in two browsers."""
    anna, beat = visitors(salon.url, "de"), visitors(salon.url, "de")
    for each in (anna, beat):
        each.become_player()
    table = opened(anna)
    boxes = seated(table, [anna, beat])
    boxes[0].until_phase("betting")
    seeds = fated(salon.file, boxes, lambda game: len(game.wars) == 1, payers=range(1, 8))
    deal(boxes, seeds)
    commitment = anna.page.get_by_test_id("commitment").inner_text()
    for box in decisions(boxes):
        box.decide(pays=True)
    name = table.removeprefix("challenge/")
    found: Data = anna.ask("GET", f"/tables/{name}/games/1/evidence")
    assert found["commitment"] == commitment  # what stood there before the cards were dealt
    return found


def entry(kind: str, old: str, new: str) -> Callable[[Data], None]:
    """Change an entry of the journal and chain it anew, as a forger would."""

    def change(data: Data) -> None:
        places = [place for place, line in enumerate(data["journal"]) if f'"kind":"{kind}"' in line.get("text", "")]
        assert old in data["journal"][places[-1]]["text"]
        resealed(data, places[-1], old, new)

    return change


def left_out(kind: str) -> Callable[[Data], None]:
    """Leave an entry out, numbers and chain made anew."""

    def change(data: Data) -> None:
        lines, first = data["journal"], data["journal"][0]["number"]
        lines.remove(next(line for line in lines if f'"kind":"{kind}"' in line.get("text", "")))
        for number, line in enumerate(lines, start=first):
            if "text" in line:
                line["text"] = line["text"].replace(f'"number":{line["number"]},', f'"number":{number},', 1)
            line["number"] = number
        resealed(data, 0, '"number":', '"number":')

    return change


def words_swapped(line: int) -> Callable[[Data], None]:
    """Two cards of a line of the game."""

    def change(data: Data) -> None:
        lines = data["text"].split("\n")
        words = lines[line].split()
        words[1], words[2] = words[2], words[1]
        lines[line] = " ".join(words)
        data["text"] = "\n".join(lines)

    return change


def winner_and_money(data: Data) -> None:
    """Everything that the other one would have got, and a chain to it."""
    ended = next(line["text"] for line in data["journal"] if '"kind":"game_ended"' in line.get("text", ""))
    won = json.loads(ended)["what"]["winner"]
    entry("game_ended", f'"winner":{won}', f'"winner":{3 - won}')(data)
    entry("game_ended", f'["pot","chips:{won}",', f'["pot","chips:{3 - won}",')(data)


def checked(page: Page, file: Path) -> Locator:
    """What is said of a file, and not what was said of the one before."""
    page.evaluate("document.querySelector('.result')?.setAttribute('data-before', '')")
    page.locator("input[type=file]").set_input_files(file)
    result = page.locator(".result:not([data-before])")
    expect(result).to_be_visible()
    expect(page.locator("p.name .mono")).to_have_text(file.name)
    return result


FORGERIES: dict[str, Callable[[Data], object]] = {
    "server seed": lambda data: data.update(server_seed="00" * 32),
    "players' seeds": lambda data: data.update(client_seed="1:mine\n2:mine"),
    "seed of a bet": entry("bet_placed", '"seed":"', '"seed":"0'),
    "hands swapped": words_swapped(1),
    "community swapped": words_swapped(2),
    "war swapped": words_swapped(-2),
    "decision": lambda data: data.update(text="stay".join(data["text"].rsplit("pay", 1))),
    "decision entry": entry("decided", '"paid":500', '"paid":0'),
    "winner": winner_and_money,
    "pot": entry("game_ended", '"pot":3000', '"pot":2900'),
    "rake": entry("game_ended", ",3000]", ",2900]"),
    "bonus": entry("game_ended", '"box":1,"amount":', '"box":1,"amount":1'),
    "ante": lambda data: data.update(text=data["text"].replace("antes=5", "antes=6", 1)),
    "no commitment": left_out("betting_opened"),
    "no decision": left_out("decided"),
    "no end": left_out("game_ended"),
    "chain": lambda data: data["journal"][1].update(hash="1" * 64),
    "cut short": lambda data: data["journal"].pop(),
    "another table": lambda data: data.update(table="t-other"),
    "one field more": lambda data: data.update(more=1),
}


def test_a_game_is_checked_in_the_browser_and_forgeries_are_found_out(
    salon: Thread, visitors: Visitors, evidence: Data, tmp_path: Path
) -> None:
    guest = visitors(salon.url, "de")
    page = guest.page
    results = {}
    for language in LANGUAGES:
        guest.language = language
        guest.open(f"verify/{evidence['table']}/1")
        expect(page.locator(".result")).to_be_visible()
        expect(page.locator(".result.bad")).to_have_count(0)
        assert guest.overflow() == []
        results[language] = page.locator(".result").inner_text()
    assert guest.axe() == []
    assert len(set(results.values())) == len(LANGUAGES)
    expect(page.locator(".steps")).to_contain_text(evidence["commitment"])
    guest.open("verify")
    taken = {}
    for name, change in ({"as it is": lambda _: None} | FORGERIES).items():
        data = json.loads(json.dumps(evidence))
        change(data)
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps(data), encoding="utf-8")
        result = checked(page, file)
        taken[name] = not re.search(r"\bbad\b", result.get_attribute("class") or "")
    assert [name for name, fine in taken.items() if fine] == ["as it is"]
    assert guest.axe() == []


VOIDED = {
    "de": "Ungültig, weil\nes nicht rechtzeitig weitergehen konnte",
    "fr": "Annulée, motif\nelle n’a pas pu continuer à temps",
    "it": "Annullata, motivo\nnon è potuta proseguire in tempo",
    "en": "Void, because\nit could not go on in time",
}


@pytest.fixture(scope="module")
def void_games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Declared void by the house, by somebody with a reason, and by somebody who typed the words of the house."""
    folder = tmp_path_factory.mktemp("void")

    def play() -> None:
        with House(folder / "house.sqlite") as house:
            table = LiveTable(house)
            table.sit(1)
            table.sit(2)
            for by, reason in (("house", None), ("person", "A card fell"), ("parrot", "could not go on in time")):
                table.deal((1, 2))
                if reason is None:
                    house.restart()
                    table.run_out(late=600)
                else:
                    table.void(reason)
                (folder / f"{by}.json").write_text(exported(house, table.kept.id), encoding="utf-8")

    with ThreadPoolExecutor(1) as another:  # the browser's driver has taken this one's event loop
        another.submit(play).result()
    return {file.stem: file for file in folder.glob("*.json")}


def test_c14_why_the_house_declared_a_game_void_is_said_in_the_readers_language_and_others_are_quoted(
    salon: Thread, visitors: Visitors, void_games: dict[str, Path]
) -> None:
    guest = visitors(salon.url, "de")
    page = guest.page
    for language in LANGUAGES:
        guest.language = language
        guest.open("verify")
        title, said = VOIDED[language].split("\n")[0], {}
        for by, file in void_games.items():
            expect(checked(page, file)).not_to_have_class(re.compile(r"\bbad\b"))
            facts = page.locator(".steps dl > div").all_inner_texts()
            said[by] = next(fact for fact in facts if fact.startswith(title))
        opened_by, closed_by = "“”" if language == "en" else "«»"
        assert said == {
            "house": VOIDED[language],
            "person": f"{title}\n{opened_by}A card fell{closed_by}",
            "parrot": f"{title}\n{opened_by}could not go on in time{closed_by}",
        }


def test_a_running_game_cannot_be_checked_yet(salon: Thread, visitors: Visitors) -> None:
    anna, beat = visitors(salon.url, "fr"), visitors(salon.url, "fr")
    for each in (anna, beat):
        each.become_player()
    table = opened(anna)
    deal(seated(table, [anna, beat]))
    guest = visitors(salon.url, "fr")
    guest.open(f"verify/{table.removeprefix('challenge/')}/1")
    expect(guest.page.locator("main .note[role=alert]")).not_to_be_empty()
    expect(guest.page.locator(".result")).to_have_count(0)
