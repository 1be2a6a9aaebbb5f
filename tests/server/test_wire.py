"""What the client believes the server sends is what it sends."""

import runpy
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.site import Site
from ventuno.house.happenings import Game, LimitKind
from ventuno.house.ledger import Account, Currency
from ventuno.house.staff import Power
from ventuno.house.table import Phase as TablePhase
from ventuno.house.table_happenings import Pace
from ventuno.maths.review import By, Effect
from ventuno.rules import challenge
from ventuno.rules.big21 import Phase
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.moves import Choice
from ventuno.rules.cards import RANKS, Suit
from ventuno.rules.challenge import events as challenge_events
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.language import Language
from ventuno.server import console_wire, table_wire, wire

ROOT = Path(__file__).parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "wire.py"))


def test_the_clients_types_are_made_from_ours() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == TOOL["typescript"]()
    console = ROOT / "web" / "src" / "console" / "wire.ts"
    assert console.read_text(encoding="utf-8") == TOOL["console_typescript"]()


def test_the_consoles_types_are_all_there_and_none_twice() -> None:
    known, written = TOOL["typescript"](), TOOL["console_typescript"]()
    for name, kind in vars(console_wire).items():
        if isinstance(kind, type) and kind.__module__ == console_wire.__name__:
            assert f"export interface {name} {{" in written
            assert f"export interface {name} {{" not in known


def test_every_type_of_ours_is_among_them() -> None:
    written = TOOL["typescript"]()
    for kind in TOOL["structs"]():
        assert f"export interface {kind.__name__} {{" in written
        for field in kind.__struct_fields__:
            assert f"  {field}: " in written or f"  {field}?: " in written


def test_what_is_sent_may_lack_nothing_and_what_is_taken_nothing_unknown() -> None:
    kinds = TOOL["structs"]()
    for kind in kinds:
        config = kind.__struct_config__
        assert config.frozen
        assert config.forbid_unknown_fields == issubclass(kind, wire.Body)
    assert len(kinds) > 40


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (wire.Rank, {rank.symbol for rank in RANKS}),
        (wire.Suit, {suit.value for suit in Suit}),
        (wire.Phase, {phase.value for phase in Phase}),
        (wire.Ended, {end.value for end in ev.PlayEnd}),
        (wire.GameEnded, {end.value for end in ev.GameEnd}),
        (wire.By, {by.value for by in By}),
        (wire.GuessWord, {Choice.HIGHER.value, Choice.LOWER.value}),
        (wire.Currency, {currency.value for currency in Currency}),
        (console_wire.LedgerAccount, {account.value for account in Account}),
        (console_wire.PowerName, {power.name.lower() for power in Power}),
        (console_wire.BookPhase, {phase.value for phase in TablePhase}),
        (table_wire.Pace, {pace.value for pace in Pace} - {Pace.PRACTICE.value}),
        (table_wire.Decided, {decision.value for decision in challenge.Decision}),
        (table_wire.BonusName, {bonus.value for bonus in Bonus}),
    ],
)
def test_a_word_of_the_wire_is_a_word_of_the_house(said: object, meant: set[str]) -> None:
    assert set(get_args(said)) == meant


def test_the_effects_of_moves_are_those_of_the_review() -> None:
    (kind,) = [field.type for field in msgspec.structs.fields(wire.Worth) if field.name == "effect"]
    assert set(get_args(kind)) == {effect.value for effect in Effect}


def test_every_event_of_the_rules_can_be_told() -> None:
    (kinds,) = [field.type for field in msgspec.structs.fields(wire.Event) if field.name == "kind"]
    named = {kind.__name__ for group in (ev.GameEvent, ev.LadderEvent, ev.PlayEvent) for kind in get_args(group)}
    told = {"".join(word.title() for word in kind.split("_")) for kind in get_args(kinds)}
    assert told == named - {"CardBought"}  # told as `card_sold`, with its price


def test_every_event_of_a_table_can_be_told() -> None:
    """Under its own name, or the one in which a table's guests know it."""
    (kinds,) = [field.type for field in msgspec.structs.fields(table_wire.TableEvent) if field.name == "kind"]
    told = {"".join(word.title() for word in kind.split("_")) for kind in get_args(kinds)}
    named = {kind.__name__ for kind in get_args(challenge_events.Event)}
    assert named - told == {"CommunityTurned"}
    assert "card_turned" in get_args(kinds)


def test_every_message_of_a_socket_says_its_kind() -> None:
    written = TOOL["typescript"]()
    for kind in (*get_args(table_wire.Commands), *get_args(table_wire.Messages)):
        assert f"export interface {kind.__name__} {{\n  kind: " in written


def test_the_enumerations_are_those_of_the_house() -> None:
    written = TOOL["typescript"]()
    for kind in (Game, LimitKind, Language):
        values = " | ".join(f'"{value}"' for value in sorted(each.value for each in kind))
        assert f"export type {kind.__name__} = {values};" in written


def test_answers_are_what_their_types_say(generous: Site) -> None:
    """Decoded strictly, every answer of a whole visit is of the type that the client has for it."""
    anna = generous.ready()

    def is_a(kind: object, path: str) -> None:
        msgspec.json.decode(anna.get(path).content, type=kind, strict=True)

    table = anna.win(anna.start("2"))
    is_a(wire.Moved, f"/plays/{table['play']}")
    table = anna.finish(anna.moved(table, "highlow"))
    anna.took(anna.post("/account/blocks", {"days": 1, "game": "challenge"}))
    is_a(wire.House, "/house")
    is_a(wire.Me, "/me")
    is_a(wire.Statement, "/account/statement")
    is_a(wire.History, "/account/plays")
    is_a(table_wire.OwnGames, "/account/games")
    is_a(list[wire.Message], "/account/messages")
    is_a(wire.Review, f"/plays/{table['play']}/review")
    is_a(wire.Problem, "/nothing")
    offered = anna.post("/plays").content
    msgspec.json.decode(offered, type=wire.PlayOffered, strict=True)
    practised = anna.post("/practice", {"stake": "5"}).content
    msgspec.json.decode(practised, type=wire.Practised, strict=True)
