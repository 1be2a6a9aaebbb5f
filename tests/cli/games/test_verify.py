"""`ventuno verify` compares an export with what the player was shown and has kept (requirement 40)."""

import itertools
import json
import shutil
from pathlib import Path

import pytest

from tests.cli.commands import ventuno
from tests.kit import House
from ventuno.desk import exports
from ventuno.desk.requests import OfferPlay
from ventuno.house.ledger import codec


@pytest.fixture(scope="module")
def made_anew(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, Path]:
    """The play that was offered, its commitment, and an export of that play with another seed and other cards.

    The house sets its database back to before the offer, and lets the same player play the same play again.
    """
    folder = tmp_path_factory.mktemp("verify")
    with House(folder / "house.sqlite") as house:
        player = house.ready()
    shutil.copy(folder / "house.sqlite", folder / "again.sqlite")
    with House(folder / "house.sqlite", law=None) as house:
        offered = house.do(OfferPlay(), player, key="offer")
    with House(folder / "again.sqlite", law=None, seed="another") as house:
        house._keys = itertools.count(1000)
        again = house.do(OfferPlay(), player, key="offer again")
        assert again.play == offered.play
        at = house.finish(player, house.start(player, "2"))
        found = house.run(exports.export(house.store, at.play))
    (folder / "export.json").write_text(codec.encode(found))
    return offered.commitment, again.commitment, folder / "export.json"


def error(*arguments: str) -> str:
    done = ventuno("verify", *arguments)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    return done.stderr


def test_req_40_an_export_with_another_seed_and_other_cards_does_not_fit_the_commitment_shown(
    made_anew: tuple[str, str, Path],
) -> None:
    shown, found, file = made_anew
    assert ventuno("verify", str(file)).returncode == 0  # it fits itself
    said = error(str(file), "--commitment", shown)
    assert f"Before the stake the commitment {shown} was shown, the file has {found}" in said
    done = ventuno("verify", str(file), "--commitment", found.upper(), "--json")
    assert (done.returncode, json.loads(done.stdout)["compared"]) == (0, ["commitment"])


def test_req_40_an_export_with_another_seed_of_the_player_is_named(made_anew: tuple[str, str, Path]) -> None:
    file = made_anew[2]
    own = json.loads(file.read_text())["client_seed"]
    assert ventuno("verify", str(file), "--client-seed", own).returncode == 0
    assert "Your seed was “another”" in error(str(file), "--client-seed", "another")


def test_req_40_nonsense_fits_no_commitment(made_anew: tuple[str, str, Path]) -> None:
    for nonsense in ("", "x", "0" * 64, "é"):
        assert "was shown" in error(str(made_anew[2]), "--commitment", nonsense)
