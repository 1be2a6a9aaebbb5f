"""`ventuno protect`, as whoever watches over the players calls it (requirement 46)."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.cli.commands import refusal, report, ventuno
from tests.kit import House
from ventuno.desk.requests import Deposit, Withdraw


def test_req_46_the_command_opens_a_case_once(where: Path | str) -> None:
    with House(where) as house:
        house.clock.at = datetime.now(UTC) - timedelta(days=5)
        player = house.ready(deposit="100")
        for _ in range(3):
            house.do(Withdraw(amount="20"), player)
            house.do(Deposit(amount="20"), player)
            house.clock.forward(days=1)
    at = ("--database", str(where))
    assert report("protect", *at) == {"players": 1, "opened": 1, "extended": 0}
    assert report("protect", *at) == {"players": 0, "opened": 0, "extended": 0}
    with House(where, law=None) as house:
        assert house.player(player).case is not None
    assert ventuno("audit", *at).returncode == 0


def test_req_46_criteria_that_cannot_be_read_are_refused_and_nobody_is_looked_at(tmp_path: Path) -> None:
    place, file = tmp_path / "house.sqlite", tmp_path / "criteria.toml"
    with House(place) as house:
        house.clock.at = datetime.now(UTC)
        house.ready(deposit="100")
    at = ("--database", str(place))
    file.write_text("open_at = 'soon'\n", "utf-8")
    for path in (file, tmp_path / "none.toml"):
        assert refusal("protect", "--criteria", str(path), *at)
    assert refusal("protect", "--database", str(tmp_path / "none.sqlite"))[0] == "store_missing"
    assert report("protect", *at)["players"] == 1
