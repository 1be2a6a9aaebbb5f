"""`ventuno dossier`: the same bytes every time, nothing from outside, the same figures as the other commands."""

import fcntl
import hashlib
import json
import os
import re
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from pypdf import PdfReader

from tests.cli.commands import VENTUNO, refusal, report
from ventuno.cli import run
from ventuno.cli.terminal.folders import NOT_WRITABLE
from ventuno.maths.challenge.simulation.players import SimulatedSeat, decisions
from ventuno.maths.challenge.simulation.simulator import simulate
from ventuno.maths.challenge.simulation.totals import estimates
from ventuno.rules.language import Language

GAMES, SEED = "300", "5"
FILES = {"dossier.html", "dossier.pdf", "facts.json", "SHA256SUMS"}
FIGURES = {
    "law", "outcomes", "players", "stacks", "funnel", "curve", "clearing", "buying", "ladder", "sensitivity",
    "paying",
}  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"


def started(out: Path) -> "subprocess.Popen[str]":
    command = [VENTUNO, "dossier", "--out", str(out), "--games", GAMES, "--seed", SEED, "--draft", "--json"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.fixture(scope="module")
def solved() -> Any:  # noqa: ANN401  # whatever JSON holds
    return report("solve")


@pytest.fixture(scope="module")
def dossiers(tmp_path_factory: pytest.TempPathFactory, solved: Any) -> tuple[Path, Path]:  # noqa: ANN401, ARG001
    """The same dossier twice, side by side, once the law is solved; made once for all processes of a test run."""
    run_id = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    own = tmp_path_factory.mktemp("dossiers")
    folder = own if run_id is None else tmp_path_factory.getbasetemp().parent / f"dossiers-{run_id}"
    folder.mkdir(exist_ok=True)
    first, second = folder / "first" / "new", folder / "second" / "new"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "made").exists():
            _make(first, second)
            (folder / "made").touch()
    return first, second


def _make(*folders: Path) -> None:
    for process in [started(folder) for folder in folders]:
        output, errors = process.communicate(timeout=900)
        assert process.returncode == 0, errors
        assert "Playing" in errors
        assert json.loads(output)["law"] == "optimal-88"


@pytest.fixture(scope="module")
def facts(dossiers: tuple[Path, Path]) -> Any:  # noqa: ANN401
    return json.loads((dossiers[0] / "facts.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def page(dossiers: tuple[Path, Path]) -> str:
    return (dossiers[0] / "dossier.html").read_text("utf-8")


@pytest.mark.long
def test_the_same_law_games_and_seed_give_the_same_bytes(dossiers: tuple[Path, Path]) -> None:
    first, second = dossiers
    assert {path.name for path in first.iterdir()} == FILES
    for name in FILES:
        assert (first / name).read_bytes() == (second / name).read_bytes(), name


def test_checksums_are_those_of_the_files(dossiers: tuple[Path, Path]) -> None:
    lines = (dossiers[0] / "SHA256SUMS").read_text("utf-8").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert listed.keys() == FILES - {"SHA256SUMS"}
    for name, digest in listed.items():
        assert hashlib.sha256((dossiers[0] / name).read_bytes()).hexdigest() == digest


def test_facts_are_those_of_solve_and_simulate(facts: Any, solved: Any) -> None:  # noqa: ANN401
    for name in ("highest_payout", "best_net", "best_net_purchases", "high_low", "states"):
        assert facts["exact"][name] == solved[name]
    played = report("simulate", "--player", "greedy", "--games", GAMES, "--seed", SEED)
    greedy = next(player for player in facts["players"] if player["name"] == "greedy")
    assert greedy["outcomes"][0]["payout"] == played["payout"]
    assert facts["law"]["hash"] == report("law", "show", "optimal-88")["hash"]


def test_blind_players_are_shown_at_every_stake(facts: Any) -> None:  # noqa: ANN401
    blind = facts["players"][0]
    assert (blind["name"], blind["stakes"]) == ("blind", [1, 2, 3, 4, 5])
    assert len(blind["outcomes"]) == len(set(blind["seeds"])) == 5


def test_the_chapter_on_the_other_game_has_its_figures(facts: Any, page: str) -> None:  # noqa: ANN401
    chapter = facts["challenge"]
    assert [table["seats"] for table in chapter["tables"]] == [2, 3, 4, 5, 6, 7]
    played = simulate(decisions((SimulatedSeat.HOUSE13,) * 7), int(SEED), int(GAMES))
    assert chapter["tables"][-1]["found"] == asdict(estimates(played))
    assert chapter["two"]["exploitability"] < 1e-6
    assert chapter["two"]["value_button"] == -chapter["two"]["value_other"]
    words = "".join(ET.fromstring(page).itertext())  # noqa: S314  # our own
    assert "Red Pair30:11/102" in words
    assert words.count("−11/102") == 3
    assert f"{chapter['two']['mean_pot']:.5f}" in words


def test_the_page_is_well_formed_and_has_every_figure(page: str, facts: Any) -> None:  # noqa: ANN401
    root = ET.fromstring(page)  # noqa: S314  # our own
    figures = {figure.get("id"): figure for figure in root.iter("figure")}
    assert figures.keys() == FIGURES
    for figure in figures.values():
        assert figure.find("h3") is not None
        drawing = figure.find(f"{SVG}svg")
        assert drawing is not None
        assert drawing.get("aria-label")
        assert len(list(drawing.iter(f"{SVG}path"))) > 5
    names = re.findall(r'\bid="([^"]*)"', page)
    assert len(names) == len(set(names))
    words = "".join(root.itertext())
    assert "88.00\u00a0%" in words
    assert facts["law"]["hash"] in words
    assert "Does blind play succeed in less than 10 % of plays?Yes" in words


def test_the_page_refers_to_nothing_outside(page: str) -> None:
    assert "<script" not in page
    assert set(re.findall(r'(?:href|src)="(.)', page)) == {"#"}
    for found in re.findall(r"url\((.{12})", page):
        assert found.startswith("#")
    assert "@import" not in page
    assert not re.search(r"(?<!xmlns=\")(?<!xmlns:xlink=\")https?://", page)
    assert not re.search(r"20[2-9]\d-\d\d-\d\dT", page)  # no moment of making


def test_the_pdf_has_numbered_a4_pages_and_no_date(dossiers: tuple[Path, Path]) -> None:
    data = (dossiers[0] / "dossier.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.rstrip().endswith(b"%%EOF")
    pages = len(re.findall(rb"/Type /Page\b(?!s)", data))
    assert 6 <= pages <= 20
    assert b"595.28 841.89" in data
    assert set(re.findall(rb"D:(\d{8})", data)) == {b"20000101"}


def test_the_pdf_says_what_the_page_says(dossiers: tuple[Path, Path], facts: Any) -> None:  # noqa: ANN401
    text = "".join(page.extract_text() for page in PdfReader(dossiers[0] / "dossier.pdf").pages)
    assert "88.00" in text
    assert facts["law"]["hash"] in re.sub(r"\s", "", text)
    assert re.search(r"\b2 ?/ ?\d+\b", text)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The code of a refusal; in this process, for importing takes longer than refusing."""
    assert run(["dossier", *arguments, "--json"]) == 2
    code: str = json.loads(capsys.readouterr().out)["error"]["code"]
    return code


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert refused(capsys, "--out", str(tmp_path)) == "directory_not_empty"
    assert refused(capsys, "--out", str(tmp_path / "mine.txt")) == "directory_not_empty"
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_a_place_that_cannot_be_written_is_refused_at_once() -> None:
    assert refusal("dossier", "--out", "/proc/dossier") == ("directory_not_writable", "File")


@pytest.mark.parametrize("language", Language)
def test_the_refusal_is_said_in_every_language(language: Language) -> None:
    said = NOT_WRITABLE(directory="/proc", problem="Disk full").said_in(language)
    assert "/proc" in said
    assert "Disk full" in said


@pytest.mark.parametrize(
    ("options", "code"),
    [
        pytest.param(["--law", "nobody"], "law_unknown", id="law"),
        pytest.param(["--games", "0"], "usage", id="no games"),
        pytest.param(["--games", "1e6"], "usage", id="not a number"),
        pytest.param(["--seed", "-1"], "usage", id="seed"),
    ],
)
def test_bad_options_are_refused_and_make_no_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], code: str
) -> None:
    out = tmp_path / "out"
    assert refused(capsys, "--out", str(out), *options) == code
    assert not out.exists()
