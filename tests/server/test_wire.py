"""The client's types agree with what the server sends."""

import runpy
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.server.site import Site
from ventuno.house.accounts.events import GameKind, LimitKind
from ventuno.house.ledger.postings import Currency, LedgerAccount
from ventuno.house.office.staff import Power
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import TablePhase
from ventuno.maths.big21.review import Effect, MoveMaker
from ventuno.rules import challenge
from ventuno.rules.big21 import Phase
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.moves import Choice
from ventuno.rules.cards import RANKS, Suit
from ventuno.rules.challenge import events as challenge_events
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.language import Language
from ventuno.server import wire
from ventuno.server.accounts import wire as account_wire
from ventuno.server.big21 import wire as big21_wire
from ventuno.server.big21 import wire_events
from ventuno.server.console.wire import house as console_house_wire
from ventuno.server.console.wire import journal as journal_wire
from ventuno.server.console.wire import staff as staff_wire
from ventuno.server.house import wire as house_wire
from ventuno.server.practice import wire as practice_wire
from ventuno.server.tables import wire as table_wire
from ventuno.server.tables import wire_events as table_events
from ventuno.server.wire import cards

ROOT = Path(__file__).parents[2]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "wire.py"))
DOCUMENT: dict[str, Any] = TOOL["document"]()


def test_the_clients_types_are_made_from_ours() -> None:
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == TOOL["typescript"](DOCUMENT)
    console = ROOT / "web" / "src" / "console" / "wire.ts"
    assert console.read_text(encoding="utf-8") == TOOL["console_typescript"](DOCUMENT)


def test_the_consoles_types_are_all_there_and_none_twice() -> None:
    known, written = TOOL["typescript"](DOCUMENT), TOOL["console_typescript"](DOCUMENT)
    for kind in TOOL["structs"](console=True):
        assert f"export interface {kind.__name__} {{" in written
        assert f"export interface {kind.__name__} {{" not in known


def test_every_type_of_ours_is_among_them() -> None:
    written = TOOL["typescript"](DOCUMENT)
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
        (cards.RankSymbol, {rank.symbol for rank in RANKS}),
        (cards.SuitLetter, {suit.value for suit in Suit}),
        (big21_wire.PhaseName, {phase.value for phase in Phase}),
        (wire_events.PlayEndName, {end.value for end in ev.PlayEnd}),
        (wire_events.GameEndName, {end.value for end in ev.GameEnd}),
        (wire_events.LadderEndName, {end.value for end in ev.LadderEnd}),
        (wire_events.NoFreeCardsWhy, {reason.value for reason in ev.NoFreeCardsReason}),
        (big21_wire.MadeBy, {by.value for by in MoveMaker}),
        (big21_wire.GuessWord, {Choice.HIGHER.value, Choice.LOWER.value}),
        (account_wire.CurrencyCode, {currency.value for currency in Currency}),
        (journal_wire.LedgerAccountName, {account.value for account in LedgerAccount}),
        (staff_wire.PowerName, {power.name.lower() for power in Power}),
        (console_house_wire.BookPhase, {phase.value for phase in TablePhase}),
        (table_wire.PaceName, {pace.value for pace in Pace} - {Pace.PRACTICE.value}),
        (table_wire.DecisionName, {decision.value for decision in challenge.Decision}),
        (table_events.BonusName, {bonus.value for bonus in Bonus}),
    ],
)
def test_a_word_of_the_wire_is_a_word_of_the_house(said: object, meant: set[str]) -> None:
    assert set(get_args(said)) == meant


def test_the_effects_of_moves_are_those_of_the_review() -> None:
    (kind,) = [field.type for field in msgspec.structs.fields(big21_wire.Worth) if field.name == "effect"]
    assert set(get_args(kind)) == {effect.value for effect in Effect}


def kinds(union: object) -> set[str]:
    return {each.__struct_config__.tag for each in get_args(union)}


def test_every_event_of_the_rules_can_be_told() -> None:
    named = {kind.__name__ for group in (ev.GameEvent, ev.LadderEvent, ev.PlayEvent) for kind in get_args(group)}
    told = {"".join(word.title() for word in kind.split("_")) for kind in kinds(wire_events.BoardEvent)}
    assert told == named - {"CardBought"}  # told as `card_sold`, with its price


def test_every_event_of_a_table_can_be_told() -> None:
    """Under its own name, or the one in which a table's guests know it."""
    told = {"".join(word.title() for word in kind.split("_")) for kind in kinds(table_events.TableEvent)}
    named = {kind.__name__ for kind in get_args(challenge_events.Event)}
    assert named - told == {"CommunityTurned"}
    assert "card_turned" in kinds(table_events.TableEvent)


@pytest.mark.parametrize("union", [wire_events.BoardEvent, table_events.TableEvent])
def test_an_event_is_named_after_its_kind(union: object) -> None:
    for each in get_args(union):
        words = each.__struct_config__.tag.split("_")
        assert each.__name__ == "".join(word.title() for word in words) + "Event"


def test_what_an_event_does_not_say_is_not_sent() -> None:
    """Clients tell a late decision from others by the field being there."""
    in_time = table_events.StayedEvent(box=1, card=2)
    assert msgspec.json.encode(in_time) == b'{"kind":"stayed","box":1,"card":2}'
    late = table_events.StayedEvent(box=1, card=2, late=True)
    assert msgspec.json.encode(late) == b'{"kind":"stayed","box":1,"card":2,"late":true}'
    gone = table_events.LeftEvent(box=3, amount="5.00", reason="own")
    assert msgspec.json.encode(gone) == b'{"kind":"left","box":3,"amount":"5.00","reason":"own"}'


def test_every_message_of_a_socket_says_its_kind() -> None:
    written = TOOL["typescript"](DOCUMENT)
    for kind in (*get_args(table_wire.AnyCommand), *get_args(table_wire.AnyServerMessage)):
        assert f"export interface {kind.__name__} {{\n  kind: " in written


def test_every_route_of_the_document_is_one_of_the_clients() -> None:
    players, console = TOOL["typescript"](DOCUMENT), TOOL["console_typescript"](DOCUMENT)
    for path, operations in DOCUMENT["paths"].items():
        if path.startswith("/api/v1/"):
            for method in operations:
                route = f'  "{method.upper()} {path.removeprefix("/api/v1")}": {{ '
                assert players.count(route) + console.count(route) == 1
    assert '"POST /plays/{play}/moves": { path: { play: string }; body: MakeMoveBody; keyed: true; answer' in players
    assert '"GET /account/messages": { answer: (AccountMessage)[] }' in players
    assert '"POST /console/rounds": { body: GiveReasonBody; answer: DailyChecks }' in console


def test_the_enumerations_are_those_of_the_house() -> None:
    written = TOOL["typescript"](DOCUMENT)
    for kind in (GameKind, LimitKind, Language):
        values = " | ".join(f'"{value}"' for value in sorted(each.value for each in kind))
        assert f"export type {kind.__name__} = {values};" in written


def test_answers_are_what_their_types_say(generous: Site) -> None:
    """Decoded strictly, every answer of a whole visit is of the type that the client has for it."""
    anna = generous.ready()

    def is_a(kind: object, path: str) -> None:
        msgspec.json.decode(anna.get(path).content, type=kind, strict=True)

    table = anna.win(anna.start("2"))
    is_a(big21_wire.Moved, f"/plays/{table['play']}")
    table = anna.finish(anna.moved(table, "highlow"))
    anna.took(anna.post("/account/blocks", {"days": 1, "game": "challenge"}))
    is_a(house_wire.HouseInfo, "/house")
    is_a(account_wire.Me, "/me")
    is_a(account_wire.Statement, "/account/statement")
    is_a(big21_wire.History, "/account/plays")
    is_a(table_wire.OwnGames, "/account/games")
    is_a(list[account_wire.AccountMessage], "/account/messages")
    is_a(big21_wire.Review, f"/plays/{table['play']}/review")
    is_a(wire.Problem, "/nothing")
    offered = anna.post("/plays").content
    msgspec.json.decode(offered, type=big21_wire.PlayOffer, strict=True)
    practised = anna.post("/practice", {"stake": "5"}).content
    msgspec.json.decode(practised, type=practice_wire.Practised, strict=True)
