"""The rules of the games as documents, from the same texts as their pages (Art. 25).

A message's name says where it belongs: `art10-p2` is paragraph 10.2, `art10-b8` the ruling B8 beside it. So a sentence
that is added to the texts is in the copies without further work. Numbers come from the rule set itself.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Final

from ventuno.house.accounts.people import CANTONS
from ventuno.house.documents import texts
from ventuno.house.documents.big21_rules_texts import TEXTS as BIG21
from ventuno.house.documents.challenge_rules_texts import TEXTS as CHALLENGE
from ventuno.house.documents.document import (
    BindingDocument,
    DocumentArticle,
    DocumentKind,
    DocumentPart,
    NumberedParagraph,
    TextTable,
    long_day,
)
from ventuno.house.documents.rules_texts import TEXTS as TABLES
from ventuno.house.tables.croupier import VOID_AFTER
from ventuno.house.tables.events import Pace
from ventuno.house.tables.state import AWAY_SECONDS, LEAVES_AFTER, clock_of
from ventuno.rules.big21 import RuleSet
from ventuno.rules.challenge.bets import Bonus
from ventuno.rules.challenge.game import PLAYERS
from ventuno.rules.challenge.table_rules import LEAFLET, TableRules
from ventuno.rules.language import Language, Text

_ARTICLES: Final = {
    "a": range(1, 2),  # Art. 1.1, 1.3
    "b": range(2, 4),
    "c": range(4, 6),
    "d": range(6, 13),
    "e": range(13, 19),
    "f": range(19, 23),
    "g": range(23, 24),
    "h": range(24, 26),
}
_SECTIONS: Final = {
    "a": ("aim",),
    "b": ("table", "values", "pot", "button"),
    "c": ("bonuses", "odds"),
    "d": ("steps", "communityCards", "showdown"),
    "e": ("tie", "allBust", "deck"),
    "f": ("thinking", "late", "interruption", "voided"),
    "g": ("limits", "money"),
    "h": ("houseRules",),  # L70, L71
}
_OR: Final = {Language.DE: " oder ", Language.FR: " ou ", Language.IT: " o ", Language.EN: ", or "}


# ----- Big21


def big21(rules: RuleSet, language: Language) -> BindingDocument:
    values = _numbers(rules, language)
    parts = tuple(
        DocumentPart(
            letter.upper(),
            BIG21[f"part-{letter}"].said_in(language),
            tuple(_article(number, rules, language, values) for number in numbers),
        )
        for letter, numbers in _ARTICLES.items()
    )
    return BindingDocument(
        kind=DocumentKind.BIG21,
        version=rules.name,
        language=language,
        title=texts.title_big21().said_in(language),
        lead=texts.lead_big21(day=values["in_force"]).said_in(language),
        parts=parts,
        german_prevails="24.3",
    )


def _article(number: int, rules: RuleSet, language: Language, values: Mapping[str, str]) -> DocumentArticle:
    names = list(_paragraphs(BIG21, f"art{number}"))
    several = sum(name.startswith("p") for name in names) > 1
    paragraphs = tuple(
        NumberedParagraph(_at(number, name, several=several), _said(BIG21[f"art{number}-{name}"], language, values))
        for name in names
        if (number, name) != (4, "p2") or rules.plays_per_day_max is not None  # B1: only the later rule set has it
    )
    title = BIG21[f"art{number}-title"].said_in(language)
    return DocumentArticle(str(number), title, paragraphs, _table(number, rules, language))


def _at(number: int, name: str, *, several: bool) -> str:
    if not name.startswith("p"):
        return name.upper()
    return f"{number}.{name[1:]}" if several else str(number)


def _table(number: int, rules: RuleSet, language: Language) -> TextTable | None:
    def said(name: str) -> str:
        return TABLES[name].said_in(language)

    match number:
        case 8:
            prizes = enumerate(rules.prize_tenths)
            rows = tuple((str(stacks), _times(each) if each else said("no_prize")) for stacks, each in prizes)
            return TextTable((said("stacks"), said("multiple")), rows)
        case 12:
            order = ((BIG21[f"order-{each}-stacks"], BIG21[f"order-{each}-leads"]) for each in _ORDER)
            rows = tuple((stacks.said_in(language), leads.said_in(language)) for stacks, leads in order)
            return TextTable((said("stacks"), said("follows")), rows)
        case 17:
            ladder, multiple = rules.ladder_tenths, said("multiple")
            rows = tuple(
                (f"{_times(each)} {multiple}", f"{_times(after)} {multiple}") for each, after in pairwise(ladder)
            )
            return TextTable((said("at_risk"), said("when_right")), rows)
        case _:
            return None


_ORDER: Final = ("few", "some", "all", "bust")


def _numbers(rules: RuleSet, language: Language) -> dict[str, str]:
    ladder = [_times(each) for each in rules.ladder_tenths]
    stakes = [_francs(each) for each in rules.stakes_centimes]
    return {
        "cantons": ", ".join(CANTONS),
        "stakes": _OR[language].join((", ".join(stakes[:-1]), stakes[-1])),
        "plays": "–" if rules.plays_per_day_max is None else str(rules.plays_per_day_max),
        "opening": str(rules.opening_cards),
        "free_least": str(min(rules.free_cards)),
        "free_most": str(max(rules.free_cards)),
        "purchases": str(rules.purchases_max),
        "winnings": _francs(rules.winnings_max_centimes),
        "risk_max": _francs(rules.risk_stake_max_centimes),
        "hours": str(rules.hours_max),
        "risk_least": _times(rules.risk_prize_tenths_min),
        "risk_share": _share(rules.risk_share),
        "whole_from": _francs(rules.risk_whole_prize_centimes[0]),
        "whole_to": _francs(rules.risk_whole_prize_centimes[1]),
        "ladder_first": ladder[0],
        "ladder_middle": ladder[2],
        "best": ladder[-1],
        "in_force": long_day(rules.name[:10], language),  # Art. 24.1
    }


# ----- Black Jack Challenge


def challenge(language: Language, rules: TableRules = LEAFLET) -> BindingDocument:
    """C17: a version of the rules of the tables."""
    values = {
        "players_least": str(PLAYERS[0]),
        "players_most": str(PLAYERS[-1]),
        "cards": "52",
        "chips_antes": str(rules.chips_antes_max),
        "red_pair": str(rules.red_pair),
        "becomes": _francs(rules.red_pair.paid_centimes(100)),
        "away_seconds": f"{AWAY_SECONDS:.0f}",
        "missed_games": str(LEAVES_AFTER),
        "void_minutes": f"{VOID_AFTER.total_seconds() / 60:.0f}",
    }
    parts = tuple(
        DocumentPart(
            letter.upper(),
            CHALLENGE[f"part-{letter}"].said_in(language),
            tuple(_section(name, rules, language, values) for name in names),
        )
        for letter, names in _SECTIONS.items()
    )
    return BindingDocument(
        kind=DocumentKind.CHALLENGE,
        version=rules.name,
        language=language,
        title=texts.title_challenge().said_in(language),
        lead=_lead(rules, language),
        parts=parts,
    )


def _lead(rules: TableRules, language: Language) -> str:
    """L1: the leaflet names its month. A later version is named after its day."""
    year, month = LEAFLET.name.split("-")
    name = texts.months().said_in(language).split()[int(month) - 1]
    lead = texts.lead_challenge(month=name, year=year).said_in(language)
    if rules == LEAFLET:
        return lead
    return f"{lead}. {texts.lead_table_rules(day=long_day(rules.name[:10], language)).said_in(language)}"


def _section(name: str, rules: TableRules, language: Language, values: Mapping[str, str]) -> DocumentArticle:
    said = [f"{name}-{each}" for each in _paragraphs(CHALLENGE, name)]
    if name == "odds" and rules.odds != LEAFLET.odds:  # its example is of the leaflet's
        said = ["bonus-of_version"]
    paragraphs = tuple(NumberedParagraph("", _said(CHALLENGE[each], language, values)) for each in said)
    return DocumentArticle("", CHALLENGE[f"{name}-title"].said_in(language), paragraphs, _shown(name, rules, language))


def _shown(name: str, rules: TableRules, language: Language) -> TextTable | None:
    def said(message: str) -> str:
        return CHALLENGE[message].said_in(language)

    match name:
        case "odds":
            head = said("bonus-first_two"), said("bonus-odds")
            what = {each: f"{_name(each)}: {said(f'bonus-what-{each.value}')}" for each in Bonus}
            rows = tuple((what[each], str(odds)) for each, odds in rules.odds.items())
            return TextTable(head, rows)
        case "pot" if rules != LEAFLET:  # C4: the leaflet leaves the limits to the tables
            limits = (("Ante", rules.ante_centimes), ("Red Bonus, Black Bonus", rules.bonus_centimes))
            return TextTable(
                (said("posted-bet"), said("posted-least"), said("posted-most")),
                tuple((what, _francs(least), _francs(most)) for what, (least, most) in limits),
            )
        case "thinking":
            calm, brisk = clock_of(Pace.CALM, rules), clock_of(Pace.BRISK, rules)
            return TextTable(
                (said("clock-phase"), said("clock-calm"), said("clock-brisk")),
                (
                    (said("clock-bet"), f"{calm.bet_seconds:.0f} s", f"{brisk.bet_seconds:.0f} s"),
                    (said("clock-decide"), f"{calm.decide_seconds:.0f} s", f"{brisk.decide_seconds:.0f} s"),
                ),
            )
        case _:
            return None


def _name(bonus: Bonus) -> str:
    """Its name at the table, which is English everywhere: `Red Pair`."""
    return str(bonus.value).replace("_", " ").title()


# ----- both


def _paragraphs(messages: Mapping[str, Text], group: str) -> Iterator[str]:
    """The messages of an article except its title, in the order of the texts."""
    for name in messages:
        if name.startswith(f"{group}-") and name != f"{group}-title":
            yield name.removeprefix(f"{group}-")


def _said(text: Text, language: Language, values: Mapping[str, str]) -> str:
    return text.said_in(language, **values)


def _share(parts: int) -> str:
    """One of so many parts, in per cent; never more than it is."""
    return f"{10_000 // parts / 100:g}"


def _times(tenths: int) -> str:
    return f"{tenths / 10:g}"


def _francs(centimes: int) -> str:
    """As the pages write it: `5’000`."""
    whole, rest = divmod(centimes, 100)
    return f"{whole:,}".replace(",", "’") + (f".{rest:02}" if rest else "")
