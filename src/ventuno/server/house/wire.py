"""What anyone may know of the house: the rules and the law in force, and what is announced."""

from datetime import datetime
from typing import Literal

from ventuno.server.accounts.wire import CurrencyCode
from ventuno.server.wire import Amount, Wire

TermsKind = Literal["rules", "law", "online_terms", "table_rules"]
ReachedBy = Literal["players", "best"]


class LawFigures(Wire, frozen=True):
    """P2, per unit of stake. They are known when the law is solved."""

    highest_payout: float
    best_net: float
    best_net_purchases: float


class PlaysShare(Wire, frozen=True):
    """Of all plays, the share that is played with that skill."""

    skill: float
    share: float


class LawPayout(Wire, frozen=True):
    """P5: what the 88 % of Art. 3 mean under this law. All figures are computed from its weights, without Risk."""

    target: float
    reached_by: ReachedBy | None  # who receives the target; null: neither
    highest: float  # of best play
    players: list[PlaysShare]  # for whom the next figure was computed; empty if it was not
    players_payout: float | None  # of all of them together
    blind: float | None  # of blind play, where every move is equally likely


class LawShown(Wire, frozen=True):
    name: str
    hash: str
    deal: dict[str, int]
    free_cards: dict[str, int]
    high_low: dict[str, int]
    figures: LawFigures | None
    payout: LawPayout | None  # null until anything is known


class Announcement(Wire, frozen=True):
    """Art. 24.2."""

    kind: TermsKind
    name: str
    announced_at: datetime
    effective_at: datetime
    changes: str


class RuleNumbers(Wire, frozen=True):
    """The numbers of the rule set, for the page of rules."""

    name: str
    stakes: list[Amount]
    opening_cards: int
    free_cards: list[int]
    purchases_max: int
    prize_tenths: list[int]
    ladder_tenths: list[int]
    risk_prize_tenths_min: int
    risk_share: int  # one of so many parts of a prize may be staked on Risk
    risk_whole_prize: list[Amount]  # from, to: what may be staked whole
    risk_stake_max: Amount
    winnings_max: Amount
    hours_max: int
    plays_per_day_max: int | None


class BonusBetShown(Wire, frozen=True):
    """C1, C2: what a bonus bet pays, and what it is worth. Fractions are exact, such as `-11/102`."""

    odds: dict[str, str]  # by bonus, such as `30:1`
    expectation: str  # won on average with one franc


class TableClockShown(Wire, frozen=True):
    """C13."""

    bet_seconds: int
    decide_seconds: int


class TableRulesShown(Wire, frozen=True):
    """C17: a version of the rules of the tables of Black Jack Challenge."""

    name: str
    effective_at: datetime | None  # null: it holds since the house was founded
    red: BonusBetShown
    black: BonusBetShown
    ante_min: Amount  # C4: the least and the most that a table may post
    ante_max: Amount
    bonus_min: Amount
    bonus_max: Amount
    chips_antes_max: int  # C16
    calm: TableClockShown
    brisk: TableClockShown


class RateShown(Wire, frozen=True):
    """C15: francs for one unit, when the house buys it (a deposit) and when it sells it (a withdrawal)."""

    currency: CurrencyCode
    buys: str
    sells: str


class OperatorShown(Wire, frozen=True):
    """Who runs the house, and how to reach them; empty where the operator has not said."""

    name: str
    address: str
    web: str
    email: str
    phone: str


class HouseInfo(Wire, frozen=True):
    """What is in force, for anyone to see."""

    now: datetime
    rules: RuleNumbers
    law: LawShown
    online_terms: str | None  # the version of the terms for online participation in force; null: none yet
    table_rules: TableRulesShown
    table_rules_announced: list[TableRulesShown]  # that take effect later, the next one first
    announcements: list[Announcement]
    cantons: list[str]
    loss_limit_max: Amount
    block_days_max: int
    currencies: list[CurrencyCode]
    rates: list[RateShown]
    operator: OperatorShown
    play_money: bool
    coach_ready: bool
    version: str


class Health(Wire, frozen=True):
    status: Literal["ok"]
    rules: str
