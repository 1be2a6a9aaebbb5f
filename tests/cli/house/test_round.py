"""`ventuno round` and `ventuno check`, as whoever runs the house calls them."""

import asyncio
import json
from collections.abc import Iterator
from datetime import timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.commands import ventuno
from tests.cli.office.test_monitor import Command, cached, command, house_at
from tests.kit import House, in_hand
from tests.server.office import PREFIX, Office
from tests.server.site import Site
from ventuno.cli import run
from ventuno.house.office.staff import ROUND
from ventuno.jobs.daily_check import run as daily_check
from ventuno.jobs.daily_check import self_check
from ventuno.jobs.daily_check.run import CheckOutcome, CheckRequest
from ventuno.jobs.daily_check.self_check import Dependency, Software
from ventuno.rules.refusals import Refused
from ventuno.server import settings
from ventuno.server.console.views import daily_check as shown_check
from ventuno.server.settings import Settings
from ventuno.store import databases

__all__ = ["cached", "command"]  # fixtures: a cache in which the uniform law is solved, and what is printed

pytestmark = pytest.mark.usefixtures("same_day")

NUMPY = Dependency("numpy", "2.4", files=900)


@pytest.fixture(autouse=True)
def software(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Software]]:
    """What is found: the last of these. To hash everything takes some seconds."""
    found = [Software("5" * 64, {"house/audit.py": "a" * 64}, (NUMPY,))]
    monkeypatch.setattr(self_check, "software", lambda **_: found[-1])
    yield found
    shown_check._software.cache_clear()  # which a server of this process has found out once and for all


def at(where: Path | str) -> tuple[str, str]:
    return "--database", str(where)


def test_req_13_and_37_a_round_is_on_record_with_what_it_found(where: Path | str, command: Command) -> None:
    house_at(where)
    found = command.report("round", *at(where))
    assert (found["made"], found["books"], found["plays"], found["problem"]) == (True, 2, 4, None)
    assert found["payout"] in {"quiet", "warn", "alert"}
    assert found["chance"] == "quiet"
    assert found["software"] == "5" * 64
    assert command.report("check", *at(where))["configuration"] == found["configuration"]
    again = command.report("round", "--once-a-day", *at(where))
    assert again == {"made": False, "entry": found["entry"]}
    assert command.report("round", *at(where))["made"]  # asked for, it is made
    assert command.report("audit", *at(where))["problem"] is None
    with House(where, law=None, at=databases.now()) as house:
        state = house.run(house.store.books.house())
    assert state is not None
    assert state.daily_check is not None
    assert state.daily_check.actor.startswith("console:")


def test_req_37_other_software_raises_an_alert(tmp_path: Path, command: Command, software: list[Software]) -> None:
    place = at(tmp_path / "house.sqlite")
    with House(tmp_path / "house.sqlite", at=databases.now()):
        pass
    assert command.report("round", *place)["alerts"] == []
    software.append(Software("6" * 64, {}, (NUMPY,)))
    (alert,) = command.report("round", *place)["alerts"]
    assert alert == {"alert": 4, "subject": "software", "facts": {"before": "5" * 64, "now": "6" * 64}}
    shown, _ = command.said("round", *place)
    assert "alert" not in shown
    software.append(Software("7" * 64, {}, (NUMPY,)))
    shown, told = command.said("round", *place)
    assert "software: before" in shown
    assert "Audited: 1 books" in told


def test_req_13_and_37_the_console_says_of_a_round_what_the_command_printed(
    tmp_path: Path, command: Command, software: list[Software]
) -> None:
    file = tmp_path / "house.sqlite"
    with Site(file, at=databases.now() - timedelta(minutes=5)) as site:
        adam = Office(site).at("adam")
        with House(file, law=None, at=databases.now()) as house:
            player = house.ready()
            house.finish(player, house.move(player, house.start(player, "2"), "place 1"))
        command.report("round", *at(file))
        software.append(Software("6" * 64, {}, (NUMPY,)))
        said = command.report("round", *at(file))
        last = adam.took(adam.get(f"{PREFIX}/rounds"))["rounds"][0]
    assert (said.pop("made"), said["plays"], len(said["alerts"])) == (True, 1, 1)
    assert {name: last[name] for name in said} == said | {"alerts": 1}


def test_req_37_settings_are_part_of_the_configuration_and_the_database_is_not(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = at(tmp_path / "house.sqlite")
    with House(tmp_path / "house.sqlite", at=databases.now()):
        pass
    before = command.report("check", *place)["configuration"]
    for name in settings.UNHASHED - {"database"}:
        monkeypatch.setenv(f"VENTUNO_{name.upper()}", {"port": "9000", "log": "text"}.get(name, "127.0.0.2"))
    assert command.report("check", *place)["configuration"] == before
    monkeypatch.setenv("VENTUNO_SESSION_HOURS", "1")
    assert command.report("check", *place)["configuration"] != before
    assert settings.hashed(Settings(database="postgresql://a:b@c/d")) == settings.hashed(Settings())
    assert settings.hashed(Settings()).keys() == {*Settings.__struct_fields__} - settings.UNHASHED
    criteria = tmp_path / "criteria.toml"
    kept = (files("ventuno.house.protection") / "criteria.toml").read_bytes()
    hashes = []
    for content in (kept, kept + b"# by ourselves\n", b"open_at ="):
        criteria.write_bytes(content)
        hashes.append(settings.hashed(Settings(protection_criteria=str(criteria)))["protection_criteria"])
    assert hashes[0] == settings.hashed(Settings())["protection_criteria"]
    assert len({*hashes}) == 3


def test_req_36_books_that_were_tampered_with_are_reported_and_recorded(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "house.sqlite"
    house_at(path)
    with in_hand(path) as database:
        database.execute("UPDATE entries SET text = replace(text, '10000', '90000') WHERE kind = 'deposited'")
    found = command.report("round", *at(path))
    assert "chain breaks" in found["problem"]
    (alert,) = found["alerts"]
    assert (alert["subject"], alert["facts"]["code"]) == ("audit", "chain_broken")
    assert alert["facts"]["place"] in found["problem"]


def test_without_a_house_there_is_nothing_to_look_at(tmp_path: Path, command: Command) -> None:
    assert command.refusal("round", *at(tmp_path / "house.sqlite"))[0] == "store_missing"


def test_in_whose_name_is_judged_by_the_journal(tmp_path: Path) -> None:
    file = tmp_path / "house.sqlite"
    with House(file, at=databases.now()):
        pass
    for actor, code in (("operator:nobody", "not_your_office"), ("player:anna", "operators_only")):
        with pytest.raises(Refused) as refused:
            made(file, CheckRequest(actor, {}))
        assert refused.value.refusal.code == code
    assert made(file, CheckRequest(ROUND, {}, reason="as every day")).result is not None
    with House(file, law=None, at=databases.now()) as house:
        state = house.run(house.store.books.house())
    assert state is not None
    assert state.daily_check is not None
    assert (state.daily_check.actor, state.daily_check.made.reason) == (ROUND, "as every day")


def made(file: Path, request: CheckRequest) -> CheckOutcome:
    return asyncio.run(daily_check.run(str(file), request, lambda _: None))


# ----- ventuno check


def test_req_37_check_says_what_runs_here(tmp_path: Path, command: Command) -> None:
    place = at(tmp_path / "none.sqlite")
    found = command.report("check", *place)
    assert found == {
        "software": "5" * 64,
        "configuration": None,  # of no house
        "files": 1,
        "dependencies": {"numpy": {"version": "2.4", "files": 900, "changed": [], "missing": []}},
        "whole": True,
    }
    assert command.report("check", "--files", *place)["files"] == {"house/audit.py": "a" * 64}
    shown, _ = command.said("check", "--files", *place)
    for word in ("software", "numpy", "2.4", "house/audit.py"):
        assert word in shown


def test_req_37_check_expects_a_hash(tmp_path: Path, command: Command) -> None:
    place = at(tmp_path / "none.sqlite")
    assert command.report("check", "--expect", "5" * 64, *place)["software"] == "5" * 64
    assert command.refusal("check", "--expect", "6" * 64, *place) == ("other_software", "House")
    assert command.refusal("check", "--expect", "", *place) == ("other_software", "House")


def test_req_37_a_needed_package_that_was_changed_ends_with_1(
    tmp_path: Path, software: list[Software], capsys: pytest.CaptureFixture[str]
) -> None:
    broken = Dependency("numpy", "2.4", files=900, changed=("numpy/core.py",), missing=("numpy/gone.py",))
    software.append(Software("5" * 64, {}, (broken,)))
    assert run(["check", "--json", *at(tmp_path / "none.sqlite")]) == 1
    said = capsys.readouterr()
    assert json.loads(said.out)["whole"] is False
    assert said.err == "numpy 2.4: numpy/core.py is changed\nnumpy 2.4: numpy/gone.py is missing\n"


def test_req_37_what_is_installed_here_is_whole(tmp_path: Path) -> None:
    done = ventuno("check", "--json", *at(tmp_path / "none.sqlite"))
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["whole"]
