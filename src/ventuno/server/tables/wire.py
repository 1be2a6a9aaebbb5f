"""Everything that passes between the server and a browser at a table of Black Jack Challenge, as values.

Over HTTP tables are listed and opened, and finished games are read. At a table everything goes through its socket, as
messages with a `kind`. With every change the server sends the whole state of the table, as the viewer may see it. So a
client that missed something needs only the newest message. `events` say what has changed, for animations and sounds.
Every command carries a key: if it is sent again with the same key, it is done once.

Only these values leave the server. They contain no seed of a running game, no hidden card of another player, no card
that has not been turned, and no deck.
"""

from typing import Annotated, Literal

from msgspec import Meta

from ventuno.rules.language import Language
from ventuno.server.accounts.wire import CurrencyCode, RateTyped
from ventuno.server.tables.wire_events import BonusWon, TableEvent
from ventuno.server.wire import Amount, AmountTyped, Body, Hash, Instant, Problem, Wire
from ventuno.server.wire.cards import PlayingCard

BoxNumber = Annotated[int, Meta(ge=1, le=7)]
CommandKey = Annotated[str, Meta(min_length=1, max_length=64)]
TableName = Annotated[str, Meta(min_length=1, max_length=30)]
Nickname = Annotated[str, Meta(min_length=1, max_length=16)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]
Invite = Annotated[str, Meta(min_length=1, max_length=64)]

PaceName = Literal["calm", "brisk"]
Level = Literal["beginner", "solid", "strong"]
DecisionName = Literal["pay", "stay"]
TablePhaseName = Literal["waiting", "betting", "card1", "card2", "over", "void", "closed"]


# ----- the lobby, over HTTP


class LobbyTable(Wire, frozen=True):
    """A table in the list of tables. `invite` is for its link, and only sent to those who may pass it on."""

    id: str
    name: str
    language: Language
    pace: PaceName
    boxes: int
    taken: int
    ante_min: Amount
    ante_max: Amount
    bonus_min: Amount
    bonus_max: Amount
    chips_min: Amount  # to sit down with
    chips_max: Amount
    private: bool
    playing: bool
    seated: bool  # the visitor sits there
    invite: str | None


class Tables(Wire, frozen=True):
    tables: list[LobbyTable]


class OpenTableBody(Body, frozen=True):
    """A new table of the player: open to everybody, or private and by invitation."""

    name: TableName
    language: Language
    pace: PaceName = "calm"
    boxes: Annotated[int, Meta(ge=2, le=7)] = 7
    ante_min: AmountTyped = "5.00"
    ante_max: AmountTyped = "5.00"
    bonus_min: AmountTyped = "1.00"
    bonus_max: AmountTyped = "5.00"
    private: bool = False


class GameLine(Wire, frozen=True):
    """A finished game of a table."""

    game: str
    number: int
    ended_at: Instant
    players: int
    pot: Amount
    winner: str | None  # the name at the table; none: void
    own_net: Amount | None  # the visitor's result, if they played in it
    war: bool


class GameLines(Wire, frozen=True):
    games: list[GameLine]
    more: bool


class OwnGame(Wire, frozen=True):
    """A finished game in which the player had a bet. `outcome` is about the pot; `net` includes the bonus bets."""

    table: str
    name: str  # of the table
    game: str
    number: int  # of the table's games
    dealt_at: Instant
    ended_at: Instant
    box: BoxNumber
    ante: Amount
    payments: Amount  # for community cards
    bonus: Amount  # staked on the bonus bets
    paid_in: Amount  # all of that
    net: Amount
    outcome: Literal["won", "lost", "void"]
    war: bool


class OwnGames(Wire, frozen=True):
    games: list[OwnGame]
    before: str | None  # for the next page


class GameReplay(Wire, frozen=True):
    """A finished game step by step, as it was seen from the visitor's own box: marked as replay (requirement 19)."""

    game: str
    ended_at: Instant
    steps: list["GameStep"]


class GameStep(Wire, frozen=True):
    line: str  # of the notation
    events: list[TableEvent]
    state: "TableState"


# ----- the table as a viewer sees it


class Stake(Wire, frozen=True):
    ante: Amount
    red: Amount
    black: Amount


class Box(Wire, frozen=True):
    """A box, taken or not."""

    box: int
    name: str | None  # none: free
    bot: Level | None
    chips: Amount
    away: bool  # late or gone: the clock decides to stay (C13)
    leaving: bool  # after this game
    bet: Stake | None
    paid: Amount  # into the pot, so far
    open_card: PlayingCard | None
    hidden_card: PlayingCard | None  # the viewer's own; after the showdown everybody's
    hidden: bool  # a hidden card lies there
    first: DecisionName | None
    second: DecisionName | None
    points: int | None  # of the cards that the viewer sees
    soft: bool
    bust: bool
    war_cards: list[PlayingCard]
    in_war: bool  # can still win it
    bonus: BonusWon | None
    net: Amount | None  # of the game, when it is over


class Posted(Wire, frozen=True):
    """The least and the most that may be bet, as it is written on every table (L69), and what bonus bets pay (C17)."""

    ante_min: Amount
    ante_max: Amount
    bonus_min: Amount
    bonus_max: Amount
    rules: str  # the version, named by its day
    odds: dict[str, str]  # by bonus, such as `30:1`


class BetOffer(Wire, frozen=True):
    """What the viewer may bet now. One bonus bet or both are needed."""

    ante_min: Amount
    ante_max: Amount
    bonus_min: Amount
    bonus_max: Amount
    step: Amount


class DecideOffer(Wire, frozen=True):
    card: int  # 1 or 2
    price: Amount
    affordable: bool  # otherwise only staying is possible


class SitOffer(Wire, frozen=True):
    """Where one may sit down, and with how many chips (C16)."""

    boxes: list[int]
    chips_min: Amount
    chips_max: Amount


class BringOffer(Wire, frozen=True):
    """C16: how many chips the viewer may bring now, between games."""

    chips_min: Amount
    chips_max: Amount


class TableState(Wire, frozen=True):
    id: str
    name: str
    language: Language
    pace: PaceName
    posted: Posted
    private: bool
    practice: bool
    replay: bool
    phase: TablePhaseName
    due_at: Instant | None  # when the clock runs out
    seconds: int  # of the whole clock
    game: str | None
    number: int  # of the game at this table
    commitment: str | None  # the hash of the server's seed, before anybody bets
    button: int | None
    boxes: list[Box]  # by number
    community: list[PlayingCard | None]  # two; none: face down, or not there yet
    laid: bool  # the community cards lie on the table
    pot: Amount
    turn: int | None
    own_box: int | None
    contenders: list[int]  # in the war
    winner: int | None
    watchers: int
    bet: BetOffer | None  # what the viewer may do now
    decide: DecideOffer | None
    sit: SitOffer | None
    bring: BringOffer | None
    stand: bool


# ----- messages of the client's


class ClientCommand(Body, frozen=True, tag_field="kind"):
    pass


class EnterCommand(ClientCommand, frozen=True, tag="enter"):
    """The first message. `csrf` is the token of the session; without it the viewer can only watch."""

    language: Language
    csrf: Annotated[str, Meta(max_length=128)] | None = None
    invite: Invite | None = None
    seen: int | None = None  # the sequence of the last state seen


class PayInBody(Body, frozen=True):
    """C15: notes for chips. `rate` is the one that was shown: if another is posted by now, all of it is refused."""

    amount: AmountTyped
    currency: CurrencyCode | None = None
    rate: RateTyped | None = None


class SitCommand(ClientCommand, frozen=True, tag="sit"):
    """With chips from the account. What is paid in on the spot goes there first, in the same step (C15)."""

    key: CommandKey
    box: BoxNumber
    chips: AmountTyped
    name: Nickname
    pay: PayInBody | None = None


class BringCommand(ClientCommand, frozen=True, tag="bring"):
    """More chips, between games. `pay`: as above."""

    key: CommandKey
    chips: AmountTyped
    pay: PayInBody | None = None


class BetCommand(ClientCommand, frozen=True, tag="bet"):
    """The seed is mixed with the server's and everybody else's."""

    key: CommandKey
    game: Hash
    ante: AmountTyped
    seed: Seed
    red: AmountTyped = "0"
    black: AmountTyped = "0"


class DecideCommand(ClientCommand, frozen=True, tag="decide"):
    key: CommandKey
    game: Hash
    card: Annotated[int, Meta(ge=1, le=2)]
    decision: DecisionName


class StandCommand(ClientCommand, frozen=True, tag="stand"):
    """Now if no game is running, otherwise after it."""

    key: CommandKey


class PractiseCommand(ClientCommand, frozen=True, tag="practise"):
    """The first message at a practice table: with bots, no account, no money."""

    language: Language
    seats: Annotated[int, Meta(ge=2, le=7)] = 5
    level: Level | Literal["mixed"] = "mixed"
    name: Nickname = "…"


AnyCommand = EnterCommand | PractiseCommand | SitCommand | BringCommand | BetCommand | DecideCommand | StandCommand


# ----- messages of the server's


class ServerMessage(Wire, frozen=True, tag_field="kind"):
    pass


class StateMessage(ServerMessage, frozen=True, tag="state"):
    """Sent with every change. `sequence` never falls; a message with a smaller one is out of date."""

    sequence: int
    now: Instant
    balance: Amount | None  # of the account
    table: TableState
    events: list[TableEvent]


class DoneMessage(ServerMessage, frozen=True, tag="done"):
    """The command of that key was carried out. The state of that sequence, or a later one, shows the result."""

    key: str
    sequence: int


class DeclinedMessage(ServerMessage, frozen=True, tag="declined"):
    """The command of that key was refused; nothing has changed."""

    key: str
    problem: Problem


class FarewellMessage(ServerMessage, frozen=True, tag="farewell"):
    """The last message before the server closes the socket. `again` says whether to come back."""

    problem: Problem
    again: bool


AnyServerMessage = StateMessage | DoneMessage | DeclinedMessage | FarewellMessage
