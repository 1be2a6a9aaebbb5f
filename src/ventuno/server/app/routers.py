"""Which handlers there are, and under which address."""

from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide

from ventuno.server import context
from ventuno.server.accounts import emails, entry, factors, recovery, routes
from ventuno.server.big21 import routes as plays
from ventuno.server.console.routes import (
    approvals,
    cases,
    checks,
    daily_checks,
    enrolment,
    monitor,
    players,
    rates,
    reads,
    reports,
    staff,
    terms,
)
from ventuno.server.console.routes import house as console
from ventuno.server.console.routes import plays as console_plays
from ventuno.server.console.routes import questions as console_questions
from ventuno.server.documents import routes as documents
from ventuno.server.house import routes as house
from ventuno.server.practice import routes as practice
from ventuno.server.public_log import routes as public_log
from ventuno.server.questions import routes as questions
from ventuno.server.tables import routes as tables

API = "/api/v1"

HANDLERS = (
    house.house,
    *(entry.me, entry.register, entry.log_in, entry.log_out),
    *(recovery.unlock, recovery.recover, recovery.follow_link, recovery.make_codes),
    *(factors.factors, factors.offer_app, factors.turn_on_app, factors.turn_off_app),
    *(factors.offer_passkey, factors.add_passkey, factors.remove_passkey),
    *(entry.offer_log_in, entry.log_in_with_passkey),
    *(entry.change_password, entry.sessions, entry.log_out_elsewhere),
    *(documents.listed, documents.shown, documents.printed),
    *(routes.accept_rules, routes.accept_online_terms, routes.set_limits, routes.block_myself, routes.language),
    *(routes.close_account, routes.ask_erasure),
    *(emails.address, emails.give, emails.confirm, emails.choose, emails.remove),
    *(routes.deposit, routes.withdraw, routes.messages, routes.mark_read),
    *(routes.statement, routes.plays, routes.games, routes.export),
    *(questions.questions, questions.question, questions.ask, questions.ask_again),
    *(questions.about, questions.ask_as_guest),
    *(plays.offer, plays.start, plays.move, plays.table, plays.review, plays.evidence),
    *(practice.begin, practice.move, practice.advice, practice.review),
    *(tables.tables, tables.open_table, tables.games, tables.replay, tables.evidence),
)
CONSOLE = (
    *(console.log_in, console.log_out, console.me),
    *(enrolment.look, enrolment.enrol, enrolment.offer_use, enrolment.freshen),
    *(enrolment.factors, enrolment.change_password, enrolment.offer_passkey, enrolment.add_passkey),
    *(approvals.listed, approvals.shown, approvals.approve, approvals.reject, approvals.withdraw),
    reads.reads,
    *(console.overview, console.close, console.reopen, console.unfinished, console.journal),
    *(console.tables, console.void),
    *(players.players, players.file, players.statement, players.plays),
    *(players.games, players.messages, players.journal),
    *(players.write, players.reset, players.block, players.lift),
    *(players.exclude, players.readmit, players.adjust, players.decide_identity, players.correct, players.erase),
    checks.held,
    *(console_questions.inbox, console_questions.file, console_questions.answer, console_questions.decide),
    *(console_questions.guest_file, console_questions.answer_guest),
    *(cases.listed, cases.file, cases.begin, cases.take, cases.measure, cases.close),
    *(cases.figures, cases.figures_file),
    *(console_plays.play, console_plays.game),
    monitor.monitor,
    *(reports.report, reports.report_file, reports.events),
    *(reports.dossier, reports.dossier_file),
    *(daily_checks.rounds, daily_checks.make, daily_checks.alerts, daily_checks.answer),
    *(staff.everybody, staff.appoint, staff.renew),
    *(staff.change_role, staff.dismiss),
    *(terms.terms, terms.unread, terms.draft, terms.keep, terms.change),
    *(terms.discard, terms.publish, terms.propose, terms.publish_online_terms),
    *(rates.rates, rates.post_rate),
)
PUBLIC_LOG = (public_log.checkpoint, public_log.tile, public_log.keys)


def players_router() -> Router:
    return Router(API, route_handlers=HANDLERS, tags=["big21"], cache_control=CacheControlHeader(no_store=True))


def console_router() -> Router:
    """Every handler of the console names the power that it needs, and the guard checks it."""
    return Router(
        f"{API}/console",
        route_handlers=CONSOLE,
        tags=["console"],
        cache_control=CacheControlHeader(no_store=True),
        guards=[context.guard_console],
        dependencies={"staff": Provide(context.provide_staff, sync_to_thread=False)},
    )
