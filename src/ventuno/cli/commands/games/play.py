"""`ventuno play`: Big21 in the terminal, for practice. No account, no money, the same rules and laws."""

import hashlib
import secrets
from pathlib import Path
from typing import Annotated, assert_never

import typer

from ventuno.cli.terminal import texts, words
from ventuno.cli.terminal.drawing import TableView
from ventuno.cli.terminal.keys import Keys
from ventuno.cli.terminal.options import LawOption, RulesOption, StakeOption, rule_set, stake_centimes
from ventuno.cli.terminal.output import LanguageOption, PipedConsole
from ventuno.house.big21.draw import Chance, Seeds
from ventuno.rules.amounts import francs, parse_francs
from ventuno.rules.big21 import Choice, Move, Phase, Place, Play, PlayView, Risk, Risks, apply, notation, start, view
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.store import laws
from ventuno.store.files import UNWRITABLE, write_new

_KEYS = {
    Choice.DISCARD: "d",
    Choice.BUY: "b",
    Choice.END: "e",
    Choice.HIGH_LOW: "h",
    Choice.HIGHER: "h",
    Choice.LOWER: "l",
}
_RISK_KEY, _QUIT_KEY = "r", "q"


def play(
    *,
    stake: StakeOption = "1",
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed gives the same cards.")] = None,
    law: LawOption = "optimal-88",
    rules: RulesOption = "2024-10-23",
    save: Annotated[Path | None, typer.Option(help="Record the play as text in this new file.")] = None,
    lang: LanguageOption = Language.EN,
) -> None:
    """Play Big21 in the terminal."""
    seed = seed or secrets.token_hex(8)
    seeds = Seeds(server=hashlib.sha256(seed.encode("utf-8", "surrogateescape")).digest(), client=b"")
    keys = Keys()
    sitting = TerminalGame(start(rule_set(rules), stake_centimes(stake)), Chance(laws.load(law), seeds), keys, lang)
    if save is not None:
        write_new(save, sitting.text)  # refused before the play rather than after it
    try:
        with keys:
            sitting.play_on()
    except (EOFError, KeyboardInterrupt):
        sitting.say(f"\n{texts.left_unfinished().said_in(lang)}")
    finally:
        if save is not None:
            _record(save, sitting.text)
    if save is not None:
        sitting.say(texts.saved(file=save).said_in(lang))
    sitting.say(texts.same_cards_again(seed=seed).said_in(lang))


def _record(save: Path, text: str) -> None:
    try:
        save.write_text(text, "utf-8")
    except OSError as error:
        raise Refused(UNWRITABLE(file=save, problem=error.strerror or "I/O error")) from None


class TerminalGame:
    """One person at the table, until the play is over or the person leaves."""

    def __init__(self, play: Play, chance: Chance, keys: Keys, language: Language) -> None:
        self.play = play
        self.language = language
        self._chance = chance
        self._moves: list[Move] = []
        self._console = PipedConsole(highlight=False)
        self._keys = keys
        self._table = TableView(language, play.rules)

    @property
    def text(self) -> str:
        return notation.write(notation.Header(self.play.rules, self.play.stake_centimes), self._moves)

    def say(self, sentence: str, *, end: str = "\n") -> None:
        self._console.print(sentence, markup=False, end=end)

    def play_on(self) -> None:
        while self.play.end is None:
            if move := self._chance.move(self.play):
                self._make(move)
                continue
            seen = view(self.play)
            self._table.draw(self._console, seen)
            self._offer(seen)
            self._make(self._decision(seen))
        self._table.draw(self._console, view(self.play))
        self.say(self._result())

    def _make(self, move: Move) -> None:
        self.play, events = apply(self.play, move)
        self._moves.append(move)
        for event in events:
            self._table.hear(event, self._chance.suit())

    def _offer(self, seen: PlayView) -> None:
        """What each key does now."""
        keys = {offer: sentence for offer in seen.moves for sentence in [self._meaning(offer, seen)] if sentence}
        placings = [offer for offer in seen.moves if isinstance(offer, Place)]
        self.say("")
        if placings:
            self.say(f"  1-{len(placings)}  {texts.key_place().said_in(self.language)}")
        for offer, sentence in keys.items():
            self.say(f"  {_key(offer)}    {sentence}")
        self.say(f"  {_QUIT_KEY}    {texts.key_leave().said_in(self.language)}")
        self.say("> ", end="")

    def _meaning(self, offer: Place | Choice | Risks, seen: PlayView) -> str | None:
        say, prize = self.language, francs(seen.prize_centimes)
        match offer:
            case Place():
                return None
            case Risks(stakes_centimes=stakes):
                return texts.key_risk(least=francs(stakes[0]), most=francs(stakes[-1])).said_in(say)
            case Choice.DISCARD:
                return texts.key_discard().said_in(say)
            case Choice.BUY:
                return texts.key_buy(price=francs(seen.card_price_centimes), left=seen.purchases_left).said_in(say)
            case Choice.HIGH_LOW:
                return texts.key_high_low(prize=prize).said_in(say)
            case Choice.HIGHER:
                return texts.key_higher().said_in(say)
            case Choice.LOWER:
                return texts.key_lower().said_in(say)
            case Choice.END if seen.phase is Phase.CHOICE:
                return texts.key_end_play(total=francs(seen.prize_centimes + seen.realised_left_centimes)).said_in(say)
            case Choice.END:
                text = texts.key_end_ladder if seen.phase is Phase.HIGH_LOW else texts.key_end_game
                return text(prize=prize).said_in(say)
            case _:
                assert_never(offer)

    def _decision(self, seen: PlayView) -> Move:
        offers = {_key(offer): offer for offer in seen.moves}
        while True:
            key = self._keys.key()
            if key == _QUIT_KEY:
                raise EOFError
            offer = offers.get(key)
            if offer is None:
                self.say(texts.unknown_key(key=key).said_in(self.language), end=" ")
            elif isinstance(offer, Risks):
                if (risk := self._risk(offer, seen)) is not None:
                    return risk
            elif not isinstance(offer, Place) or self._meant(offer, seen):
                return offer

    def _meant(self, place: Place, seen: PlayView) -> bool:
        """A placement that busts is legal, but asked about first (B5)."""
        stack = seen.stacks[place.stack]
        if not stack.fatal or seen.card is None:
            return True
        points = stack.total.add(seen.card)[0].points
        self.say(texts.ask_fatal(points=points).said_in(self.language), end=" ")
        return self._keys.key() in words.YES_KEYS

    def _risk(self, offer: Risks, seen: PlayView) -> Risk | None:
        stakes = offer.stakes_centimes
        assert seen.risk_limit is not None
        limit = words.LIMITS[seen.risk_limit].said_in(self.language)
        prompt = texts.ask_risk_stake(least=francs(stakes[0]), most=francs(stakes[-1]), limit=limit)
        answer = self._keys.line(f"{prompt.said_in(self.language)} ")
        stake = parse_francs(answer)
        if stake is None:
            self.say(texts.not_an_amount(text=answer).said_in(self.language), end=" ")
            return None
        try:
            apply(self.play, Risk(stake))
        except Refused as refused:
            self.say(refused.refusal.said_in(self.language), end=" ")
            return None
        return Risk(stake)

    def _result(self) -> str:
        """Money facts, in the same words for a win and a loss."""
        play = self.play
        assert play.paid_out_centimes is not None
        paid_in = play.stake_centimes + play.cards_cost_centimes - play.spent_centimes
        net = play.paid_out_centimes - paid_in
        result = texts.result(
            paid_in=francs(paid_in),
            paid_out=francs(play.paid_out_centimes),
            sign="+" if net > 0 else "−" if net < 0 else "±",
            net=francs(abs(net)),
        )
        return result.said_in(self.language)


def _key(offer: Place | Choice | Risks) -> str:
    match offer:
        case Place():
            return str(offer.stack + 1)
        case Risks():
            return _RISK_KEY
        case Choice():
            return _KEYS[offer]
        case _:
            assert_never(offer)
