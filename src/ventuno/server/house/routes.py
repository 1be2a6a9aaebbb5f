"""What anyone may know of the house."""

from importlib.metadata import version

from litestar import get

from ventuno.desk.accounts import BLOCK_DAYS
from ventuno.house.accounts.limits import LOSS_LIMIT_MAX
from ventuno.house.accounts.people import CANTONS
from ventuno.house.ledger.postings import Currency
from ventuno.house.office.events import PublishedFigures
from ventuno.house.office.house_state import Announced, HouseState, law_of
from ventuno.maths.big21.scope import Scope
from ventuno.rules.amounts import francs
from ventuno.rules.big21 import RuleSet
from ventuno.rules.big21.rulesets import GameNumbers
from ventuno.rules.language import Language
from ventuno.rules.law import KEYS, Law
from ventuno.server.context import Asking, InContext
from ventuno.server.house import table_rules, wire
from ventuno.server.house.law_payout import law_payout
from ventuno.server.http.problems import language_of
from ventuno.server.settings import Settings
from ventuno.store.solved import files


@get("/house")
async def house(request: Asking, context: InContext) -> wire.HouseInfo:
    """The rules and the law in force, and what is announced."""
    found, at = await context.house(), context.clock()
    law, rules = found.law(found.law_hash_at(at)), found.rules_at(at)
    language = language_of(request.headers.get("accept-language"))
    return wire.HouseInfo(
        now=at,
        rules=_numbers(rules),
        law=_law(law, rules.game_numbers, found.figures_at(at)),
        online_terms=found.online_terms_at(at),
        table_rules=table_rules.in_force_at(found, at),
        table_rules_announced=table_rules.announced_at(found, at),
        announcements=_announcements(found, language),
        cantons=list(CANTONS),
        loss_limit_max=str(LOSS_LIMIT_MAX),
        block_days_max=BLOCK_DAYS[-1],
        currencies=[currency.value for currency in found.rates],
        rates=rates_shown(found),
        operator=_operator(context.settings),
        play_money=True,
        coach_ready=context.coach.ready(law, rules.game_numbers),
        version=version("ventuno"),
    )


def rates_shown(house: HouseState) -> list[wire.RateShown]:
    """C15: the posted rates, always in the same order."""
    posted = ((each, house.rates[each]) for each in Currency if each in house.rates)
    return [wire.RateShown(currency=each.value, buys=rate.buys, sells=rate.sells) for each, rate in posted]


def _operator(settings: Settings) -> wire.OperatorShown:
    return wire.OperatorShown(
        name=settings.operator,
        address=settings.operator_address,
        web=settings.operator_web,
        email=settings.operator_email,
        phone=settings.operator_phone,
    )


def _numbers(rules: RuleSet) -> wire.RuleNumbers:
    return wire.RuleNumbers(
        name=rules.name,
        stakes=[francs(stake) for stake in rules.stakes_centimes],
        opening_cards=rules.opening_cards,
        free_cards=list(rules.free_cards),
        purchases_max=rules.purchases_max,
        prize_tenths=list(rules.prize_tenths),
        ladder_tenths=list(rules.ladder_tenths),
        risk_prize_tenths_min=rules.risk_prize_tenths_min,
        risk_share=rules.risk_share,
        risk_whole_prize=[francs(each) for each in rules.risk_whole_prize_centimes],
        risk_stake_max=francs(rules.risk_stake_max_centimes),
        winnings_max=francs(rules.winnings_max_centimes),
        hours_max=rules.hours_max,
        plays_per_day_max=rules.plays_per_day_max,
    )


def _law(law: Law, numbers: GameNumbers, published: PublishedFigures | None) -> wire.LawShown:
    figures = files.figures(law, Scope.PLAY, numbers)
    weights = {
        name: dict(zip(KEYS[name], values, strict=True))
        for name, values in (("deal", law.deal), ("free_cards", law.free_cards), ("high_low", law.high_low))
    }
    return wire.LawShown(
        name=law.name,
        hash=law.hash,
        deal=weights["deal"],
        free_cards=weights["free_cards"],
        high_low=weights["high_low"],
        figures=None
        if figures is None
        else wire.LawFigures(
            highest_payout=figures["highest_payout"],
            best_net=figures["best_net"],
            best_net_purchases=figures["best_net_purchases"],
        ),
        payout=law_payout(
            law, numbers, published, solved_highest=None if figures is None else figures["highest_payout"]
        ),
    )


def _announcements(house: HouseState, language: Language) -> list[wire.Announcement]:
    """Art. 24.2: the newest first."""
    rules = [_announcement("rules", each, each.what, language) for each in house.rules if each.changes]
    laws = [_announcement("law", each, law_of(each.what).name, language) for each in house.laws if each.changes]
    terms = [_announcement("online_terms", each, each.what, language) for each in house.online_terms if each.changes]
    tables = [_announcement("table_rules", each, each.what, language) for each in house.table_rules if each.changes]
    return sorted((*rules, *laws, *terms, *tables), key=lambda each: each.announced_at, reverse=True)


def _announcement(kind: wire.TermsKind, each: Announced, name: str, language: Language) -> wire.Announcement:
    return wire.Announcement(
        kind=kind,
        name=name,
        announced_at=each.announced_at,
        effective_at=each.effective_at,
        changes=each.changes[language],
    )
