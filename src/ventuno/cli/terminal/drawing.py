"""The terminal table: draws what the player may see. It decides nothing and asks nothing."""

from dataclasses import dataclass, field

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from ventuno.cli.terminal import words
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
        say = self.language
        if view.phase is Phase.RISK:
            title = words.RISK_TITLE.said_in(
                say, stake=francs(view.game_stake_centimes), realised=francs(view.realised_left_centimes)
            )
        else:
            title = words.TITLE.said_in(say, stake=francs(view.stake_centimes))
        parts: list[RenderableType] = [Line(title, style="bold"), Line()]
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
            return Line(words.COMPLETE.said_in(self.language), style="green")
        return Line(words.MISSING.said_in(self.language, points=stack.missing) if stack.missing else "", style="dim")

    def _prizes(self, view: PlayView) -> Line:
        """The prize plan, or in High/Low the ladder, with the present step marked."""
        if view.phase is Phase.HIGH_LOW:
            name, steps = words.LADDER, [("", tenths) for tenths in self.rules.ladder_tenths]
        else:
            plan = enumerate(self.rules.prize_tenths)
            name, steps = words.PRIZES, [(f"{stacks}: ", tenths) for stacks, tenths in plan if tenths]
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
        label = words.CARD if view.card is not None else words.OPEN_CARD
        line = Line(f"\n{label.said_in(self.language)}  ") + self._face(self.shown)
        if view.card is not None:
            line.append(f"  {words.TO_COME.said_in(self.language, n=view.to_come)}", style="dim")
        if any(stack.total.soft for stack in view.stacks):
            line.append(f"   {words.SOFT.said_in(self.language)}", style="dim")
        return [line]


def news(event: ev.Event, language: Language) -> str | None:
    """What a person should be told about an event, where the table alone does not show it."""
    match event:
        case ev.AcesDevalued():
            return words.DEVALUED.said_in(language, stack=event.stack + 1)
        case ev.StackCompleted():
            return words.COMPLETED.said_in(language, stack=event.stack + 1)
        case ev.StackCleared():
            return words.CLEARED.said_in(language, stack=event.stack + 1)
        case ev.FreeCardsGranted():
            return words.GRANTED.said_in(language, cards=event.cards)
        case ev.NoFreeCards():
            return words.NO_FREE_CARDS[event.reason].said_in(language)
        case ev.HiddenCardShown():
            return words.HIDDEN_WAS.said_in(language, card=words.rank_symbol(event.rank, language))
        case ev.PredictionRight():
            return words.RIGHT.said_in(language)
        case ev.PredictionNotCounted():
            return words.TIE.said_in(language)
        case ev.PredictionWrong():
            return words.WRONG.said_in(language)
        case ev.PrizeWon() if event.prize_centimes:
            return words.PRIZE.said_in(language, prize=francs(event.prize_centimes))
        case ev.Realised() if event.amount_centimes:
            return words.REALISED.said_in(language, amount=francs(event.amount_centimes))
        case ev.PlayEnded():
            return words.ENDS[event.why].said_in(language)
        case _:
            return None
