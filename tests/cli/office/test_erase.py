"""`ventuno erase`, as whoever runs the house calls it (requirement 45)."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.cli.commands import refusal, report, ventuno
from tests.kit import House

LONG_AGO = datetime(2012, 5, 1, 12, tzinfo=UTC)  # ten business years later it was 2023
WHY = ("--reason", "Ten years are over.")


def closed(house: House, login: str) -> str:
    player = house.ready(login)
    house.run(house.desk.close_account(player, "correct horse", key=house.key()))
    return player


def test_req_45_the_command_erases_whose_time_is_over_and_nobody_before(where: Path | str) -> None:
    with House(where, at=LONG_AGO) as house:
        erika, carla = closed(house, "erika"), closed(house, "carla")
        house.clock.at = datetime.now(UTC) - timedelta(days=1)
        berta, anna = closed(house, "berta"), house.ready("anna")
        entries = house.player(erika).entries
    at = ("--database", str(where))
    early = ventuno("erase", berta, *WHY, *at)
    assert (early.returncode, early.stdout) == (2, "")
    assert "must be kept until" in early.stderr
    refused = {"data_kept": berta, "account_open": anna, "no_account": "nobody"}
    assert {code: refusal("erase", player, *WHY, *at)[0] for code, player in refused.items()} == {
        code: code for code in refused
    }
    assert refusal("erase", erika, "--reason", " ", *at)[0] == "reason_needed"
    assert refusal("erase", erika, *at)[0] == "usage"
    assert report("erase", erika, *WHY, *at) == {"player": erika, "entry": entries + 1}
    assert refusal("erase", erika, *WHY, *at)[0] == "person_erased"
    said = ventuno("erase", carla, *WHY, *at)
    assert said.returncode == 0
    assert carla in said.stdout
    with House(where, law=None) as house:
        people = [house.run(house.store.people.of_player(each)) for each in (erika, carla, berta, anna)]
        assert [each is None for each in people] == [True, True, False, False]
        assert house.run(house.store.books.lines(erika))[-1].kind == "person_erased"
    assert ventuno("audit", *at).returncode == 0


@pytest.mark.parametrize("command", ["erase", "sweep"])
@pytest.mark.parametrize("how", ["--years", "VENTUNO_RETENTION_YEARS"])
def test_req_45_nothing_is_kept_longer_than_the_terms_promise(
    where: Path | str, command: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Terms for online participation, 8.5: ten years at most."""
    with House(where, at=LONG_AGO) as house:
        player = closed(house, "erika")
    given = ["sweep"] if command == "sweep" else ["erase", player, *WHY]
    given += ["--database", str(where)]
    option = ("--years", "11") if how == "--years" else ()
    with monkeypatch.context() as before:
        if not option:
            before.setenv(how, "11")
        assert refusal(*given, *option) == ("retention_too_long", "House")
    with House(where, law=None) as house:
        assert house.player(player).erased_at is None
    assert report(*given, "--years", "10")
