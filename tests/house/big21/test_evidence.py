"""Exports and their verification, offline: whatever is changed in one is noticed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.kit import GENEROUS, House
from ventuno.desk import exports
from ventuno.desk.requests import Deposit
from ventuno.house.big21 import evidence
from ventuno.house.journal import chained, digest
from ventuno.house.ledger import codec
from ventuno.rules.refusals import Refused


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A play with a Risk game, bought cards, High/Low, and a deposit in between."""
    with House(tmp_path_factory.mktemp("evidence") / "house.sqlite", law=GENEROUS) as house:
        player = house.ready()
        at = house.win(player, house.start(player, "2"), stacks=3)
        at = house.climb(player, at)
        at = house.move(player, at, "risk 10.00")
        house.do(Deposit(amount="7"), player)
        while house.state(at.play).game.card is not None:
            at = house.move(player, at, "discard")
        at = house.move(player, at, "buy")
        at = house.finish(player, at)
        return codec.encode(house.run(exports.export(house.store, at.play)))


def test_an_export_proves_itself(exported: str) -> None:
    verified = evidence.verify(exported)
    assert verified.draws > 15
    assert verified.postings >= 5
    assert str(verified.paid_out) == "20.00"  # 40 won, 10 of it risked and lost, 10 spent on a card


def test_what_is_not_about_the_play_is_not_in_the_export(exported: str) -> None:
    assert "deposited" not in exported
    lines = json.loads(exported)["journal"]
    assert sum("digest" in line for line in lines) == 1


def changed(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


def resealed(data: dict[str, Any], position: int, old: str, new: str) -> None:
    """Change an entry and chain the journal anew, as a forger would."""
    assert old in data["journal"][position]["text"]
    data["journal"][position]["text"] = data["journal"][position]["text"].replace(old, new)
    previous = data["hash_before"]
    for line in data["journal"]:
        previous = line["hash"] = chained(previous, digest(line["text"]) if "text" in line else line["digest"])


def rewritten(data: dict[str, Any], old: str, new: str) -> None:
    """Change something wherever it stands, and chain the journal anew."""
    assert old in json.dumps(data, separators=(",", ":")).replace('\\"', '"')
    for name, value in data.items():
        if isinstance(value, str):
            data[name] = f'"{name}":"{value}"'.replace(old, new).removeprefix(f'"{name}":"').removesuffix('"')
    for position, line in enumerate(data["journal"]):
        if old in line.get("text", ""):
            resealed(data, position, old, new)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.update(server_seed="00" * 32), "commitment_broken"),
        (lambda data: data.update(server_seed="zz"), "not_an_export"),
        (lambda data: data.update(commitment="00" * 32), "commitment_broken"),
        (lambda data: data.update(client_seed="other"), "draw_wrong"),
        (lambda data: data.update(law=data["law"].replace("K = 1000000000", "K = 999")), "draw_wrong"),
        (lambda data: data.update(law=data["law"].replace("K = 1000000000", "K = 0")), "law_bad_weight"),
        (lambda data: data.update(text=data["text"].replace("deal K", "deal A", 1)), "draw_wrong"),
        (lambda data: data.update(text=data["text"].replace("stake=2", "stake=3")), "terms_wrong"),
        (lambda data: data.update(stake="3.00"), "terms_wrong"),
        (lambda data: data.update(rules="2024-08-28"), "terms_wrong"),
        (lambda data: data.update(text=data["text"].replace("buy\n", "")), "nothing_to_draw"),
        (lambda data: data.update(text=data["text"] + "end\n"), "play_over"),
        (lambda data: data.update(text=data["text"] + "expire\n"), "expired_early"),
        (lambda data: data.update(text="\n".join(data["text"].splitlines()[:-1]) + "\n"), "not_finished"),
        (lambda data: data.update(started_at="2026-03-03T11:59:59Z"), "terms_wrong"),
        (lambda data: data.update(ended_at="2026-03-09T12:00:00Z"), "money_wrong"),
        (lambda data: rewritten(data, "2026-03-03T16:00:00Z", "2026-03-03T12:00:01Z"), "terms_wrong"),
        (lambda data: rewritten(data, '"ended_at":"2026-03-03T12', '"ended_at":"2026-03-09T12'), "terms_wrong"),
        (lambda data: resealed(data, -1, '"at":"2026-03-03', '"at":"2026-03-02'), "terms_wrong"),
        (lambda data: resealed(data, 1, '["balance","held",200]', '["balance","held",-200]'), "chain_broken"),
        (lambda data: resealed(data, 1, '["balance","held",200]', f'["balance","held",{10**16}]'), "chain_broken"),
        (lambda data: data.update(format="ventuno play 2"), "not_an_export"),
        (lambda data: data.update(more=1), "not_an_export"),
        (lambda data: data.pop("text"), "not_an_export"),
        (lambda data: data["journal"].pop(), "money_wrong"),
        (lambda data: data["journal"].pop(1), "chain_broken"),
        (lambda data: data["journal"].pop(0), "chain_broken"),
        (lambda data: data["journal"][2].update(number=99), "chain_broken"),
        (lambda data: data.update(hash_before="1" * 64), "chain_broken"),
        (lambda data: data["journal"][-1].update(text=data["journal"][-1]["text"] + " "), "chain_broken"),
        (lambda data: resealed(data, -1, '"paid_out":2000', '"paid_out":2100'), "money_wrong"),
        (lambda data: resealed(data, 1, '["balance","held",200]', '["balance","held",100]'), "money_wrong"),
        (lambda data: resealed(data, 0, '"commitment":"', '"commitment":"0'), "nothing_committed"),
        (lambda data: resealed(data, 1, '"client_seed":"lucky"', '"client_seed":"other"'), "terms_wrong"),
        (lambda data: data.update(journal=[]), "nothing_committed"),
        (lambda data: data.update(stake="x"), "not_an_export"),
    ],
)
def test_whatever_is_changed_in_an_export_is_noticed(
    exported: str, change: Callable[[dict[str, Any]], object], code: str
) -> None:
    with pytest.raises(Refused) as refused:
        evidence.verify(changed(exported, change))
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "\x00", '{"format":"ventuno play 1"}'])
def test_a_file_that_is_not_an_export_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        evidence.verify(text)
    assert refused.value.refusal.code == "not_an_export"


def test_a_play_that_expired_proves_itself_too(tmp_path: Path) -> None:
    with House(tmp_path / "house.sqlite", law=GENEROUS) as house:
        player = house.ready()
        at = house.start(player)
        house.clock.forward(hours=4)
        house.do(Deposit(amount="1"), player)
        text = codec.encode(house.run(exports.export(house.store, at.play)))
    assert evidence.verify(text).paid_out.centimes == 0
    early = changed(text, lambda data: data.update(ended_at="2026-03-03T13:00:00Z"))
    with pytest.raises(Refused, match="four hours"):
        evidence.verify(early)
