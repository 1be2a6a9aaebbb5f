"""Exported games of a table and their verification, offline: whatever is changed in one is noticed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.house.big21.test_evidence import changed, resealed
from tests.kit import House
from tests.live import LiveTable
from ventuno.desk import exports
from ventuno.house.big21 import evidence
from ventuno.house.ledger import codec
from ventuno.house.tables import evidence as table_evidence
from ventuno.house.tables.state import TablePhase
from ventuno.rules.refusals import Refused

Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """`over`: bets that went back first, somebody late, somebody coming meanwhile. `void`: by the floor manager."""
    with House(tmp_path_factory.mktemp("evidence") / "house.sqlite") as house:
        table = LiveTable(house)
        for box in (1, 3, 4):
            table.sit(box)
        table.run_out()
        table.bet(3)
        table.run_out()  # C3: goes back
        table.deal((4, 1, 3))
        table.decide(table.game.turn or 0, pays=True)
        table.sit(6)
        table.run_out()  # C13
        while table.now.phase is TablePhase.PLAYING:
            table.decide(table.game.turn or 0, pays=True)
        over = exported(house, table.kept.id)
        table.deal((4, 1, 3))
        table.decide(table.game.turn or 0, pays=True)
        table.void("A card fell")
        return {"over": over, "void": exported(house, table.kept.id)}


def exported(house: House, game: str) -> str:
    return codec.encode(house.run(exports.export_game(house.store, game)))


def test_a_game_proves_itself(games: dict[str, str]) -> None:
    verified = table_evidence.verify(games["over"])
    assert (verified.players, verified.pot.centimes) == (3, 1500 + 500 * 4)
    assert verified.winner in {1, 3, 4}
    assert verified.draws >= 2
    assert verified.moves == verified.draws + 5
    assert verified.postings >= 2 + 2 + 6 + 4 + 2


def test_c14_a_void_game_proves_itself_too(games: dict[str, str]) -> None:
    verified = table_evidence.verify(games["void"])
    assert (verified.winner, verified.players) == (None, 3)


def test_its_fields_are_what_verifiers_read(games: dict[str, str]) -> None:
    data = json.loads(games["over"])
    assert " ".join(data) == (
        "format game table commitment server_seed client_seed started_at ended_at text hash_before journal"
    )
    assert data["format"] == "ventuno table game 1"
    assert json.loads(data["journal"][0]["text"])["what"]["kind"] == "betting_opened"


def test_what_is_not_about_the_game_is_not_in_the_export(games: dict[str, str]) -> None:
    assert "seated" not in games["over"]
    assert sum("digest" in line for line in json.loads(games["over"])["journal"]) == 1


def test_each_verifier_leaves_the_others_exports_alone(games: dict[str, str]) -> None:
    assert table_evidence.is_export(games["over"])
    assert not any(map(table_evidence.is_export, ["", "[]", '{"format":"ventuno play 1"}', "\x00"]))
    with pytest.raises(Refused) as refused:
        evidence.verify(games["over"])
    assert refused.value.refusal.code == "not_an_export"


def text(old: str, new: str) -> Change:
    def change(data: dict[str, Any]) -> None:
        assert old in data["text"]
        data["text"] = data["text"].replace(old, new, 1)

    return change


def entry(kind: str, old: str, new: str, *, which: int = 0) -> Change:
    """Change an entry and chain the journal anew, as a forger would."""

    def change(data: dict[str, Any]) -> None:
        places = [place for place, line in enumerate(data["journal"]) if f'"kind":"{kind}"' in line.get("text", "")]
        resealed(data, places[which], old, new)

    return change


def without(kind: str, *, which: int = 0) -> Change:
    """Leave an entry out, numbers and chain made anew."""

    def change(data: dict[str, Any]) -> None:
        places = [place for place, line in enumerate(data["journal"]) if f'"kind":"{kind}"' in line.get("text", "")]
        number = data["journal"][0]["number"]
        data["journal"].pop(places[which])
        _renumber(data, number)

    return change


def twice(kind: str, *, which: int = 0) -> Change:
    def change(data: dict[str, Any]) -> None:
        places = [place for place, line in enumerate(data["journal"]) if f'"kind":"{kind}"' in line.get("text", "")]
        data["journal"].insert(places[which], dict(data["journal"][places[which]]))
        _renumber(data, data["journal"][0]["number"])

    return change


def _renumber(data: dict[str, Any], number: int) -> None:
    for place, line in enumerate(data["journal"]):
        if "text" in line:
            line["text"] = line["text"].replace(f'"number":{line["number"]},', f'"number":{number + place},', 1)
        line["number"] = number + place
    resealed(data, 0, '"number":', '"number":')


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


OTHER_CARD = both(lambda data: data.update(text=data["text"].replace("community ", "community 2c 3d #", 1)))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.update(server_seed="00" * 32), "commitment_broken"),
        (lambda data: data.update(server_seed="zz"), "not_an_export"),
        (lambda data: data.update(commitment="00" * 32), "commitment_broken"),
        (entry("betting_opened", '"commitment":"', '"commitment":"0'), "nothing_committed"),
        (entry("betting_opened", '"commitment":"', '"commitment":"0', which=1), "nothing_committed"),
        (without("betting_opened"), "nothing_committed"),
        (lambda data: data.update(client_seed="1:mine"), "players_seeds_wrong"),
        (entry("bet_placed", '"seed":"seed of 3"', '"seed":"other"', which=3), "players_seeds_wrong"),
        (entry("bet_placed", '"seed":"seed of 3"', '"seed":"other"'), None),  # that one went back
        (entry("bet_placed", '"seed":"seed of 4"', '"seed":"other"', which=1), "players_seeds_wrong"),
        (OTHER_CARD, "draw_wrong"),
        (text("deal ", "deal 2c 3c 4c 5c 6c 7c #"), "draw_wrong"),
        (text("antes=5", "antes=6"), "bets_wrong"),
        (text("red:1", "black:1"), "bets_wrong"),
        (text("button=1", "button=3"), "bets_wrong"),
        (entry("game_dealt", '"button":1', '"button":3'), "bets_wrong"),
        (without("game_dealt"), "bets_wrong"),
        (without("bet_placed", which=1), "bets_wrong"),
        (twice("bet_placed", which=1), "bets_wrong"),
        (without("bets_returned"), "bets_wrong"),
        (entry("bets_returned", '"pot":500', '"pot":600'), "bets_wrong"),
        (entry("bets_returned", '["pot","chips:3",500]', '["pot","chips:3",600]'), "money_wrong"),
        (entry("bet_placed", '["chips:3","pot",500]', '["chips:3","pot",400]'), "money_wrong"),
        (text("pay", "stay"), "over"),  # then box 1 is not asked again
        (text("stay", "pay"), "not_finished"),  # then box 3 is
        (lambda data: data.update(text="stay".join(data["text"].rsplit("pay", 1))), "decision_wrong"),
        (without("decided"), "decision_wrong"),
        (twice("decided"), "decision_wrong"),
        (entry("decided", '"box":1', '"box":3'), "decision_wrong"),
        (entry("decided", '"card":1', '"card":2'), "decision_wrong"),
        (entry("decided", '"paid":500', '"paid":0'), "decision_wrong"),
        (entry("decided", '"paid":500', '"late":true,"paid":500'), "decision_wrong"),
        (entry("decided", '["chips:1","pot",500]', '["chips:1","pot",400]'), "money_wrong"),
        (entry("decided", '"at":"2026-03-03T12:00:', '"at":"2026-03-03T11:59:', which=1), "terms_wrong"),
        (entry("game_dealt", '"until":"2026-03-03T12', '"until":"2026-03-03T13'), None),
        (entry("decided", '"until":"2026-03-03T12', '"until":"2026-03-03T13'), "decision_wrong"),
        (entry("game_ended", '"pot":3500', '"pot":3400'), "money_wrong"),
        (entry("game_ended", '"staked":300', '"staked":200'), "money_wrong"),
        (entry("game_ended", '"box":1,"amount":', '"box":1,"amount":1'), "money_wrong"),
        (entry("game_ended", '["bonus","house",300]', '["bonus","house",200]'), "money_wrong"),
        (without("game_ended"), "money_wrong"),
        (twice("game_ended"), "money_wrong"),
        (lambda data: data.update(started_at="2026-03-03T11:59:59Z"), "terms_wrong"),
        (lambda data: data.update(ended_at="2026-03-09T12:00:00Z"), "terms_wrong"),
        (lambda data: data.update(text="\n".join(data["text"].splitlines()[:-1]) + "\n"), "not_finished"),
        (lambda data: data.update(text=data["text"] + "pay\n"), "over"),
        (lambda data: data.update(text=data["text"] + "nonsense\n"), "notation_unknown_move"),
        (lambda data: data.update(text=""), "notation_no_game"),
        (lambda data: data.update(format="ventuno table game 2"), "not_an_export"),
        (lambda data: data.update(table="t-other"), "not_an_export"),
        (lambda data: data.update(game=data["table"] + "-9"), "terms_wrong"),
        (lambda data: data.update(more=1), "not_an_export"),
        (lambda data: data.pop("text"), "not_an_export"),
        (lambda data: data.update(journal=[]), "nothing_committed"),
        (lambda data: data["journal"].pop(1), "chain_broken"),
        (lambda data: data["journal"][2].update(number=99), "chain_broken"),
        (lambda data: data.update(hash_before="1" * 64), "chain_broken"),
        (lambda data: data["journal"][-1].update(text=data["journal"][-1]["text"] + " "), "chain_broken"),
    ],
)
def test_whatever_is_changed_in_an_export_is_noticed(games: dict[str, str], change: Change, code: str | None) -> None:
    forged = changed(games["over"], change)
    if code is None:  # it does not matter for the game, nor how long somebody might have had
        table_evidence.verify(forged)
        return
    with pytest.raises(Refused) as refused:
        table_evidence.verify(forged)
    assert refused.value.refusal.code.removeprefix("challenge_") == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (text("A card fell", "Nothing"), "money_wrong"),
        (text("void olga", "void otto"), "money_wrong"),
        (entry("game_voided", '"pot":1000', '"pot":900'), "money_wrong"),
        (entry("game_voided", ",1000]", ",900]"), "money_wrong"),
        (without("game_voided"), "money_wrong"),
        (lambda data: data.update(text="\n".join(data["text"].splitlines()[:-1]) + "\n"), "not_finished"),
    ],
)
def test_c14_whatever_is_changed_in_a_void_game_is_noticed(games: dict[str, str], change: Change, code: str) -> None:
    with pytest.raises(Refused) as refused:
        table_evidence.verify(changed(games["void"], change))
    assert refused.value.refusal.code == code


def test_c5_the_seed_is_nobodys_to_see_before_the_game_is_over(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite") as house:
        table = LiveTable(house)
        table.sit(1)
        table.sit(2)
        table.run_out()
        player = house.ready()
        play = house.finish(player, house.start(player)).play
        for name in (f"{table.id}-1", f"{table.id}-2", "t-none-1", "t-", play):
            with pytest.raises(Refused) as refused:
                house.run(exports.export_game(house.store, name))
            assert refused.value.refusal.code == "no_play"
        table.deal((1, 2))
        with pytest.raises(Refused) as refused:
            exported(house, f"{table.id}-1")
        assert refused.value.refusal.code == "not_over"
        while table.now.phase is TablePhase.PLAYING:
            table.decide(table.game.turn or 0, pays=False)
        assert table_evidence.verify(exported(house, f"{table.id}-1")).winner is not None
        with pytest.raises(Refused) as refused:
            house.run(exports.export(house.store, f"{table.id}-1"))
        assert refused.value.refusal.code == "no_play"
