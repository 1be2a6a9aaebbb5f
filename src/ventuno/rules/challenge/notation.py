"""Games of Black Jack Challenge as text: a header with the bets, then one move a line.

`read_move` and `write_move` are inverse to each other, and so are `read` and `write`. The text alone gives back every
state of the game: `replay` applies its moves.
"""

import re
from collections.abc import Iterable
from typing import assert_never

from ventuno.rules import notation
from ventuno.rules.amounts import francs, parse_francs
from ventuno.rules.cards import CARD_BY_SYMBOL, Card
from ventuno.rules.challenge import table_rules_text
from ventuno.rules.challenge.bets import Bet
from ventuno.rules.challenge.game import apply, start
from ventuno.rules.challenge.moves import Community, DealHands, Decision, Draw, Move, Offer, Void, War
from ventuno.rules.challenge.state import ChallengeGame
from ventuno.rules.refusals import Refused

EXAMPLE = "challenge antes=5,5,5 bonuses=red:1,black:2,both:1:2 button=2"
EMPTY_BOX = "-"

_HEADER = re.compile(
    r"challenge(?=.*\santes=(\S+))(?=.*\sbonuses=(\S+))(?=.*\sbutton=([1-7])(?!\S))(?:\s+\w+=\S+){3}"
    r"(?: (rules=\S+(?: \w+=\S+)*))?",  # C17: only if they are not the leaflet's
    re.ASCII,
)
_VOID = re.compile(r'void (\S+) "([^"]*)"')
_WORDS: dict[str, Decision] = {decision.value: decision for decision in Decision}


def read_header(text: str) -> ChallengeGame:
    """The game as it begins: what was staked in each box, and where the button is."""
    found = _HEADER.fullmatch(text)
    bets = None if found is None else _bets(found[1].split(","), found[2].split(","))
    if found is None or bets is None:
        raise Refused(notation.BAD_HEADER(example=EXAMPLE))
    return start(bets, int(found[3]), table_rules_text.from_entries(found[4] or ""))


def write_header(game: ChallengeGame) -> str:
    antes = ",".join(EMPTY_BOX if bet is None else _short(bet.ante_centimes) for bet in game.bets)
    bonuses = ",".join(EMPTY_BOX if bet is None else _written_bonus(bet) for bet in game.bets)
    rules = table_rules_text.entries(game.rules)
    return f"challenge antes={antes} bonuses={bonuses} button={game.button}{rules and ' '}{rules}"


def read_move(text: str) -> Move:
    """The move in one line of text, without comment."""
    word, _, rest = text.partition(" ")
    move: Move | None = _WORDS.get(text)
    if word in {"deal", "community"}:
        move = _dealt(word, _cards(rest))
    elif word == "war":
        move = _war(rest)
    elif found := _VOID.fullmatch(text):
        move = Void(found[1], found[2])
    if move is None:
        raise Refused(notation.UNKNOWN_MOVE(line=notation.excerpt(text)))
    return move


def write_move(move: Move | Offer) -> str:
    match move:
        case Decision() | Draw():
            return str(move.value)
        case DealHands():
            return f"deal {_listed(move.cards)}"
        case Community():
            return f"community {move.first} {move.second}"
        case War():
            return f"war {move.burnt}: {_listed(move.cards)}"
        case Void():
            return f'void {move.by} "{move.reason}"'
        case _:
            assert_never(move)


def read(text: str) -> tuple[ChallengeGame, list[Move]]:
    """The game as it begins, and the moves of a text."""
    (number, first), *others = _lines(text)
    with notation.at_line(number):
        game = read_header(first)
    moves = []
    for number, line in others:
        with notation.at_line(number):
            moves.append(read_move(line))
    return game, moves


def write(game: ChallengeGame, moves: Iterable[Move]) -> str:
    """The text of a game, given its beginning and its moves."""
    return "".join(f"{line}\n" for line in (write_header(game), *map(write_move, moves)))


def replay(text: str) -> ChallengeGame:
    """The game after the last line; `Refused` names the first line that cannot be read or is not legal."""
    (number, first), *others = _lines(text)
    with notation.at_line(number):
        game = read_header(first)
    for number, line in others:
        with notation.at_line(number):
            game, _ = apply(game, read_move(line))
    return game


def _lines(text: str) -> list[tuple[int, str]]:
    lines = list(notation.lines(text))
    if not lines:
        raise Refused(notation.NO_GAME(example=EXAMPLE), 1)
    return lines


def _bets(antes: list[str], bonuses: list[str]) -> tuple[Bet | None, ...] | None:
    """One entry for each box; None if they cannot be read."""
    if len(antes) != len(bonuses):
        return None
    bets: list[Bet | None] = []
    for ante, bonus in zip(antes, bonuses, strict=True):
        if ante == bonus == EMPTY_BOX:
            bets.append(None)
            continue
        ante_centimes, found = parse_francs(ante), _bonus(bonus)
        if ante_centimes is None or found is None:
            return None
        bets.append(Bet(ante_centimes, *found))
    return tuple(bets)


def _bonus(text: str) -> tuple[int, int] | None:
    """Red and black: `red:1`, `black:2`, `both:1:2`."""
    kind, *amounts = text.split(":")
    found = [parse_francs(amount) for amount in amounts]
    match kind, found:
        case "red", [int(red)]:
            return red, 0
        case "black", [int(black)]:
            return 0, black
        case "both", [int(red), int(black)]:
            return red, black
        case _:
            return None


def _written_bonus(bet: Bet) -> str:
    red, black = _short(bet.red_centimes), _short(bet.black_centimes)
    if bet.red_centimes and bet.black_centimes:
        return f"both:{red}:{black}"
    return f"red:{red}" if bet.red_centimes else f"black:{black}"


def _short(centimes: int) -> str:
    return francs(centimes) if centimes % 100 else str(centimes // 100)


def _cards(text: str) -> tuple[Card, ...] | None:
    cards = tuple(CARD_BY_SYMBOL.get(word) for word in text.split())
    return None if None in cards else cards  # type: ignore[return-value]  # none is missing


def _dealt(word: str, cards: tuple[Card, ...] | None) -> DealHands | Community | None:
    if word == "deal":
        return DealHands(cards) if cards else None
    return Community(*cards) if cards is not None and len(cards) == 2 else None


def _war(text: str) -> War | None:
    burnt, colon, rest = text.partition(":")
    card, cards = CARD_BY_SYMBOL.get(burnt.strip()), _cards(rest)
    return War(card, cards) if card is not None and colon and cards else None


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
