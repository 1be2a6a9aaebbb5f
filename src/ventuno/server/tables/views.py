"""A table as one viewer may see it: the values of `tables.wire`, made from the table, its game and the viewer's box.

They are built field by field from the rules' own view of a seat, so they contain no card that the seat may not see.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, TypedDict

import msgspec

from ventuno.desk.tables.terms import chips_limits, chips_to_bring
from ventuno.house.ledger.money import Money
from ventuno.house.ledger.postings import LedgerAccount
from ventuno.house.tables.events import Pace, TableTerms
from ventuno.house.tables.state import Seat, Table, TablePhase, posted
from ventuno.rules.cards import DECK, Card
from ventuno.rules.challenge import Bet, ChallengeGame, GamePhase, GameView, view
from ventuno.rules.challenge.bets import GRID_CENTIMES, black_bonus, red_bonus
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.challenge.view import BoxView, own_box
from ventuno.server.tables import wire
from ventuno.server.tables.wire_events import BonusWon
from ventuno.server.wire.cards import PlayingCard

_FACES: Final = {card: PlayingCard(rank=card.rank.symbol, suit=card.suit.value) for card in DECK}  # type: ignore[arg-type]
_STEP: Final = str(Money(GRID_CENTIMES))
_PHASES: Final[dict[GamePhase, wire.TablePhaseName]] = {
    GamePhase.DEAL: "betting",
    GamePhase.CARD_1: "card1",
    GamePhase.CARD_2: "card2",
    GamePhase.WAR: "over",
    GamePhase.OVER: "over",
    GamePhase.VOID: "void",
}


@dataclass(frozen=True, slots=True)
class SeenTable:
    """A table with its game, as the server knows it. The viewer is named later, when it is shown."""

    table: Table
    game: ChallengeGame | None  # running, or just over; none before cards are dealt
    commitment: str | None = None
    watchers: int = 0
    bots: dict[int, wire.Level] = field(default_factory=dict)
    replay: bool = False
    rules: TableRules = LEAFLET  # C17: in force now

    @property
    def posted(self) -> TableRules:
        """C17: a game that is bet on, played or shown again keeps its rules. Otherwise those in force hold."""
        playing = self.replay or self.table.phase in {TablePhase.BETTING, TablePhase.PLAYING}
        return self.table.rules if playing else self.rules


def state(seen: SeenTable, box: int | None) -> wire.TableState:
    """What the viewer in that box sees. Without a box: what everybody sees."""
    return public(seen) if box is None else own(seen, public(seen), box)


def own(seen: SeenTable, seen_by_all: wire.TableState, box: int) -> wire.TableState:
    """What everybody sees, and what only the viewer in that box sees: the hidden card, and what the viewer may do."""
    table, game, boxes = seen.table, seen.game, list(seen_by_all.boxes)
    if game is not None and box in game.order and not game.shown:  # afterwards it lies open for everybody
        boxes[box - 1] = msgspec.structs.replace(boxes[box - 1], **_hand(own_box(game, box)))
    return msgspec.structs.replace(
        seen_by_all,
        boxes=boxes,
        own_box=box,
        bet=_bet_offer(table, box),
        decide=None if seen.replay else _decide_offer(table, game, box),
        sit=None,
        bring=None if seen.replay else _bring_offer(table, box, seen.rules),
        stand=not seen.replay and table.seats[box].leaving is None,
    )


def public(seen: SeenTable) -> wire.TableState:
    """What everybody sees. It is made once for all viewers."""
    table, game = seen.table, seen.game
    shown = None if game is None else view(game)
    cards = {} if shown is None else {each.box: each for each in shown.boxes}
    contenders = () if shown is None else shown.contenders
    terms = table.terms
    return wire.TableState(
        id=table.id,
        name=terms.name,
        language=terms.language,
        pace="brisk" if terms.pace is Pace.BRISK else "calm",
        posted=_posted(terms, seen.posted),
        private=table.invitation is not None,
        practice=terms.pace is Pace.PRACTICE,
        replay=seen.replay,
        phase=_phase(table, game),
        due_at=None if terms.pace is Pace.PRACTICE or table.phase is TablePhase.WAITING else table.due_at,
        seconds=round(table.clock_seconds),
        game=table.game,
        number=table.games,
        commitment=seen.commitment,
        button=table.button if game is None else game.button,
        boxes=[_box(seen, cards.get(each), each, in_war=each in contenders) for each in range(1, terms.boxes + 1)],
        community=_community(shown),
        laid=game is not None and game.community is not None,
        pot=str(table.has(LedgerAccount.POT) if game is None or game.voided else Money(game.pot_centimes)),
        turn=None if shown is None else shown.turn,
        own_box=None,
        contenders=list(contenders),
        winner=None if shown is None else shown.winner,
        watchers=seen.watchers,
        bet=None,
        decide=None,
        sit=None if seen.replay else _sit_offer(table, seen.rules),
        bring=None,
        stand=False,
    )


def face(card: Card) -> PlayingCard:
    return _FACES[card]


def bonus_won(game: ChallengeGame, box: int) -> BonusWon:
    bet, hand = game.bet(box), game.hand(box)
    red = red_bonus(hand) if bet.red_centimes else None
    black = black_bonus(hand) if bet.black_centimes else None
    return BonusWon(
        red=None if red is None else red.value,
        black=None if black is None else black.value,
        paid=str(Money(game.bonus_centimes(box))),
    )


@lru_cache(maxsize=1024)
def _posted(terms: TableTerms, rules: TableRules) -> wire.Posted:
    """The minimum and maximum bets, and the odds. They are remembered, because they seldom change."""
    limits = posted(terms, rules)
    return wire.Posted(
        ante_min=str(limits.ante_min),
        ante_max=str(limits.ante_max),
        bonus_min=str(limits.bonus_min),
        bonus_max=str(limits.bonus_max),
        rules=rules.name,
        odds=odds_shown(rules),
    )


def odds_shown(rules: TableRules) -> dict[str, str]:
    """C2: what each bonus pays, such as `30:1`."""
    return {bonus.value: str(odds) for bonus, odds in rules.odds.items()}


def _phase(table: Table, game: ChallengeGame | None) -> wire.TablePhaseName:
    if table.phase in {TablePhase.PLAYING, TablePhase.OVER} and game is not None:
        return _PHASES[game.phase]
    return "waiting" if table.phase is TablePhase.OVER else table.phase.value  # type: ignore[return-value]


def _community(shown: GameView | None) -> list[PlayingCard | None]:
    turned = () if shown is None else shown.community
    return [_FACES[turned[place]] if place < len(turned) else None for place in range(2)]


def _box(seen: SeenTable, cards: BoxView | None, box: int, *, in_war: bool) -> wire.Box:
    table = seen.table
    seat = table.seats.get(box)
    over = seen.game is not None and seen.game.winner is not None
    return wire.Box(
        box=box,
        name=None if seat is None else seat.name,
        bot=seen.bots.get(box),
        chips=str(table.chips(box)),
        away=seat is not None and seat.away,
        leaving=seat is not None and seat.leaving is not None,
        bet=_stake(seat, cards),
        paid=str(Money(0 if cards is None else cards.paid_centimes)),
        open_card=None if cards is None or cards.open_card is None else _FACES[cards.open_card],
        first=_decided(None if cards is None else cards.first),
        second=_decided(None if cards is None else cards.second),
        war_cards=[] if cards is None else [_FACES[card] for card in cards.war_cards],
        in_war=in_war,
        bonus=bonus_won(seen.game, box) if seen.game is not None and seen.game.shown and cards is not None else None,
        net=str(Money(seen.game.net_centimes(box))) if seen.game is not None and over and cards is not None else None,
        **_hand(cards),
    )


class _Hand(TypedDict):
    hidden_card: PlayingCard | None
    hidden: bool
    points: int | None
    soft: bool
    bust: bool


def _hand(cards: BoxView | None) -> _Hand:
    """The hand in a box, which depends on the viewer."""
    total = None if cards is None else cards.total
    return _Hand(
        hidden_card=None if cards is None or cards.hidden_card is None else _FACES[cards.hidden_card],
        hidden=cards is not None and cards.open_card is not None and cards.hidden_card is None,
        points=None if total is None else total.points,
        soft=total is not None and total.soft,
        bust=total is not None and total.bust,
    )


def _stake(seat: Seat | None, cards: BoxView | None) -> wire.Stake | None:
    """The stake in the running game, or in the game that is being bet on."""
    bet = None if cards is None else cards.bet
    if bet is None and seat is not None and seat.bet is not None:
        bet = Bet(seat.bet.pot.centimes, seat.bet.red.centimes, seat.bet.black.centimes)
    if bet is None:
        return None
    return _staked(bet)


@lru_cache(maxsize=1024)
def _staked(bet: Bet) -> wire.Stake:
    """The stake as text. It is remembered, because many players bet the same, game after game."""
    ante, red, black = (str(Money(each)) for each in (bet.ante_centimes, bet.red_centimes, bet.black_centimes))
    return wire.Stake(ante=ante, red=red, black=black)


def _decided(paid: bool | None) -> wire.DecisionName | None:  # noqa: FBT001  # a decision, or none
    return None if paid is None else "pay" if paid else "stay"


def _bet_offer(table: Table, box: int) -> wire.BetOffer | None:
    if table.phase is not TablePhase.BETTING or table.seats[box].bet is not None or not table.can_bet(box):
        return None
    terms = table.posted()
    return wire.BetOffer(
        ante_min=str(terms.ante_min),
        ante_max=str(terms.ante_max),
        bonus_min=str(terms.bonus_min),
        bonus_max=str(terms.bonus_max),
        step=_STEP,
    )


def _decide_offer(table: Table, game: ChallengeGame | None, box: int) -> wire.DecideOffer | None:
    if game is None or game.turn != box or game.card_asked is None:
        return None
    price = Money(game.bet(box).ante_centimes)
    return wire.DecideOffer(card=game.card_asked, price=str(price), affordable=table.chips(box) >= price)


def _sit_offer(table: Table, rules: TableRules) -> wire.SitOffer | None:
    free = [box for box in range(1, table.terms.boxes + 1) if box not in table.seats]
    if not free or table.phase is TablePhase.CLOSED:
        return None
    least, most = chips_limits(table.terms, rules)
    return wire.SitOffer(boxes=free, chips_min=str(least), chips_max=str(most))


def _bring_offer(table: Table, box: int, rules: TableRules) -> wire.BringOffer | None:
    """C15: between games; C16."""
    seat, room = table.seats[box], chips_to_bring(table.terms, table.chips(box), rules)
    if seat.bet is not None or seat.leaving is not None or room is None or table.phase is TablePhase.CLOSED:
        return None
    return wire.BringOffer(chips_min=str(room[0]), chips_max=str(room[1]))
