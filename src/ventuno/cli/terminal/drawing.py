"""The terminal table: draws what the player may see. It decides nothing and asks nothing."""

from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ventuno.cli.terminal import texts, words
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import Phase, PlayView, RuleSet
from ventuno.rules.big21 import events as ev
from ventuno.rules.big21.view import StackView
from ventuno.rules.cards import Rank, Suit
from ventuno.rules.language import Language

SUIT_SIGNS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
RED = (Suit.DIAMONDS, Suit.HEARTS)
_COLUMN = 12


@dataclass(frozen=True, slots=True)
class DrawnCard:
    rank: Rank
    suit: Suit


@dataclass
class TableView:
    """What lies on the table: the cards of each stack, which the rules need not remember, and the last news."""

    language: Language
    rules: RuleSet
    stacks: list[list[DrawnCard]] = field(init=False)
    shown: DrawnCard | None = None
    news: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.stacks = [[] for _ in range(self.rules.stacks)]

    def hear(self, event: ev.Event, suit: Suit) -> None:
        """Take note of an event; `suit` dresses a card that is shown now."""
        match event:
            case ev.CardShown(rank=rank) | ev.OpenCardShown(rank=rank):
                self.shown = DrawnCard(rank, suit)
            case ev.CardPlaced(stack=stack) if self.shown is not None:
                self.stacks[stack].append(self.shown)
            case ev.RiskStarted():
                self.clear()
            case _:
                pass
        if sentence := news(event, self.language):
            self.news.append(sentence)

    def draw(self, console: Console, view: PlayView) -> None:
        if view.phase is Phase.RISK:
            stake, realised = francs(view.game_stake_centimes), francs(view.realised_left_centimes)
            title = texts.risk_title(stake=stake, realised=realised)
        else:
            title = texts.title(stake=francs(view.stake_centimes))
        parts: list[RenderableType] = [Line(title.said_in(self.language), style="bold"), Line()]
        parts.append(self._stacks(view))
        parts.append(Line())
        parts.append(self._prizes(view))
        parts += [Line(f"  {sentence}", style="italic") for sentence in self.news]
        parts += self._card(view)
        self.news.clear()
        if console.is_terminal:
            console.clear()
        console.print(Padding(Group(*parts), (1, 2, 0, 2)))

    def _stacks(self, view: PlayView) -> Table:
        table = Table(box=None, pad_edge=False, show_header=True, header_style="dim")
        for number in range(len(view.stacks)):
            table.add_column(str(number + 1), justify="center", width=_COLUMN)
        height = max(1, *(len(stack) for stack in self.stacks))
        for row in range(height):
            table.add_row(*(self._face(stack[row]) if row < len(stack) else Line("") for stack in self.stacks))
        table.add_row(*(self._total(stack) for stack in view.stacks))
        table.add_row(*(self._need(stack) for stack in view.stacks))
        return table

    def _face(self, card: DrawnCard) -> Line:
        sign = f"{words.rank_symbol(card.rank, self.language)}{SUIT_SIGNS[card.suit]}"
        return Line(f" {sign:<3}", style=f"{'red' if card.suit in RED else 'black'} on white")

    def _total(self, stack: StackView) -> Line:
        mark = "*" if stack.total.soft else ""
        style = "bold green" if stack.complete else "bold red" if stack.total.bust else "bold"
        return Line(f"{stack.total.points}{mark}", style=style)

    def _need(self, stack: StackView) -> Line:
        if stack.complete:
            return Line(texts.stack_complete().said_in(self.language), style="green")
        missing = texts.points_missing(points=stack.missing).said_in(self.language) if stack.missing else ""
        return Line(missing, style="dim")

    def _prizes(self, view: PlayView) -> Line:
        """The prize plan, or in High/Low the ladder, with the present step marked."""
        if view.phase is Phase.HIGH_LOW:
            name, steps = texts.ladder(), [("", tenths) for tenths in self.rules.ladder_tenths]
        else:
            plan = enumerate(self.rules.prize_tenths)
            name, steps = texts.prize_plan(), [(f"{stacks}: ", tenths) for stacks, tenths in plan if tenths]
        line = Line(f"{name.said_in(self.language)}  ", style="dim")
        for label, tenths in steps:
            prize = tenths * view.game_stake_centimes // 10
            style = "reverse" if prize == view.prize_centimes else "not dim"
            line.append(f" {label}{francs(prize)} ", style=style)
            line.append(" ")
        return line

    def _card(self, view: PlayView) -> list[RenderableType]:
        if self.shown is None or (view.card is None and view.open_card is None):
            return []
        label = texts.card() if view.card is not None else texts.open_card()
        line = Line(f"\n{label.said_in(self.language)}  ") + self._face(self.shown)
        if view.card is not None:
            to_come = texts.cards_to_come(n=view.to_come) if view.to_come else texts.no_cards_to_come()
            line.append(f"  {to_come.said_in(self.language)}", style="dim")
        if any(stack.total.soft for stack in view.stacks):
            line.append(f"   {texts.ace_counts_eleven().said_in(self.language)}", style="dim")
        return [line]


def news(event: ev.Event, language: Language) -> str | None:
    """What a person should be told about an event, where the table alone does not show it."""
    match event:
        case ev.AcesDevalued():
            return texts.ace_devalued(stack=event.stack + 1).said_in(language)
        case ev.StackCompleted():
            return texts.stack_completed(stack=event.stack + 1).said_in(language)
        case ev.StackCleared():
            return texts.stack_cleared(stack=event.stack + 1).said_in(language)
        case ev.FreeCardsGranted():
            return texts.free_cards_granted(cards=event.cards).said_in(language)
        case ev.NoFreeCards():
            return words.NO_FREE_CARDS[event.reason].said_in(language)
        case ev.HiddenCardShown():
            return texts.hidden_card_was(card=words.rank_symbol(event.rank, language)).said_in(language)
        case ev.PredictionRight():
            return texts.prediction_right().said_in(language)
        case ev.PredictionNotCounted():
            return texts.prediction_not_counted().said_in(language)
        case ev.PredictionWrong():
            return texts.prediction_wrong().said_in(language)
        case ev.PrizeWon() if event.prize_centimes:
            return texts.prize_won(prize=francs(event.prize_centimes)).said_in(language)
        case ev.Realised() if event.amount_centimes:
            return texts.realised(amount=francs(event.amount_centimes)).said_in(language)
        case ev.PlayEnded():
            return words.ENDS[event.why].said_in(language)
        case _:
            return None
