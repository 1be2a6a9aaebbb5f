"""Every error has the same form: problem details (RFC 9457), in the reader's language."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.openapi.datastructures import ResponseSpec
from litestar.plugins.base import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from ventuno.rules.language import Language
from ventuno.rules.refusals import Refusal, Refused
from ventuno.server import wire
from ventuno.server.refusals import BAD_REQUEST, FAILED, NOT_ALLOWED, NOT_FOUND, TOO_LARGE
from ventuno.store.entropy import ENTROPY_FAILED
from ventuno.store.errors import STORE_BUSY, STORE_UNREACHABLE, Unavailable

MEDIA_TYPE: Final = "application/problem+json"
UNAVAILABLE: Final = 503
_TOO_MANY = 429
_REFUSED, _TOO_LARGE, _SERVER = 422, 413, 500
_LANGUAGES: Final = {language.value: language for language in Language}
HEADERS: Final = [(b"content-type", MEDIA_TYPE.encode()), (b"cache-control", b"no-store")]
_GONE: Final = "client disconnected prematurely"  # the framework's words for it: no failure of ours
Asking = Request[Any, Any, State]
_LOG = structlog.get_logger(__name__)
_PROBLEM: Final = ResponseSpec(
    wire.Problem, generate_examples=False, description="Refused, and why.", media_type=MEDIA_TYPE
)
# 400 is named because the framework would describe an error of its own there; `default` is every other status.
_DECLARED: Final = cast("Mapping[int, ResponseSpec]", {400: _PROBLEM, "default": _PROBLEM})

# What the house refuses is 422 unless it is one of these.
_STATUS: Final[Mapping[str, int]] = {
    "not_logged_in": 401,
    "wrong_password": 401,
    "password_needed": 401,
    "code_wrong": 401,
    "second_factor_needed": 401,
    "passkey_needed": 401,
    "app_code_wrong": 401,
    "passkey_refused": 401,
    "no_console_session": 401,
    "wrong_credentials": 401,
    "wrong_token": 403,
    "operators_only": 403,
    "not_your_office": 403,
    "fresh_code_needed": 403,
    "not_alone": 403,
    "not_your_proposal": 403,
    "no_proposal": 404,
    "too_many_proposals": 409,
    "words_gone": 409,
    "enrolment_invalid": 401,
    "no_account": 404,
    "no_passkey": 404,
    "passkeys_off": 404,
    "no_play": 404,
    "no_staff": 404,
    "no_draft": 404,
    "no_question": 404,
    "no_open_dispute": 409,
    "guest_answered": 409,
    "no_case": 404,
    "case_not_open": 409,
    "case_is_open": 409,
    "house_limit": 409,
    "no_such_document": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "stale": 409,
    "key_conflict": 409,
    "play_running": 409,
    "play_over": 409,
    "account_closed": 409,
    "account_open": 409,
    "no_email": 404,
    "data_kept": 409,
    "person_erased": 409,
    "link_shown": 409,
    "app_is_on": 409,
    "app_is_off": 409,
    "ceremony_over": 409,
    "passkey_known": 409,
    "chips_at_table": 409,
    "dispute_open": 409,
    "not_over": 409,
    "expired": 409,
    "login_taken": 409,
    "no_identity_check": 409,
    "nothing_to_correct": 409,
    "staff_known": 409,
    "last_operator": 409,
    "closed_already": 409,
    "not_closed": 409,
    "not_blocked": 409,
    "draft_changed": 409,
    "draft_not_ready": 409,
    "law_name_taken": 409,
    "too_many_drafts": 409,
    "no_open_alert": 409,
    "round_running": 409,
    "rate_changed": 409,
    "rate_jumps": 409,
    "too_large": 413,
    "not_json": 415,
    "bad_request": 400,
    "too_many_attempts": 429,
    "too_many_codes": 429,
    "failed": 500,
    "coach_not_ready": 503,
    "coach_off": 404,
    "too_slow": 503,
    "store_busy": 503,
    "clock_went_back": 503,
    "not_founded": 503,
    "table_unknown": 404,
    "table_not_invited": 403,
    "table_closed": 409,
    "unreadable": 400,
    "flood": 429,
    "tables_full": 503,
    "too_many_practice_tables": 429,
    "law_never_published": 404,
    "control_law_not_solved": 409,
    "control_law_not_promised": 409,
    "control_no_plays": 409,
    "nothing_to_export": 409,
}


@lru_cache(maxsize=1024)
def language_of(header: str | None) -> Language:
    """The best of our four languages for that `Accept-Language`; English if there is none."""
    best, weight = Language.EN, 0.0
    for each in (header or "")[:200].split(","):
        tag, _, parameter = each.partition(";")
        code = tag.strip().lower().partition("-")[0]
        if code in _LANGUAGES and (liked := _weight(parameter)) > weight:
            best, weight = _LANGUAGES[code], liked
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def problem(refusal: Refusal, language: Language, *, status: int | None = None) -> wire.Problem:
    return wire.Problem(
        type=f"about:blank#{refusal.code}",
        title=refusal.code.replace("_", " "),
        status=status or _STATUS.get(refusal.code, _REFUSED),
        detail=refusal.said_in(language),
        code=refusal.code,
        article=refusal.article,
    )


def encoded(refusal: Refusal, language: Language) -> tuple[int, bytes]:
    told = problem(refusal, language)
    return told.status, msgspec.json.encode(told)


def answer(request: Asking, refusal: Refusal, status: int | None = None) -> Response[bytes]:
    told = problem(refusal, language_of(request.headers.get("accept-language")), status=status)
    later = {"Retry-After": "2"} if told.status == UNAVAILABLE else {}
    if told.status == _TOO_MANY:
        minutes = request.app.state.context.settings.attempt_minutes
        later = {"Retry-After": str(3600 if told.code == "too_many_codes" else 60 * minutes)}
    return Response(
        msgspec.json.encode(told),
        media_type=MEDIA_TYPE,
        status_code=told.status,
        headers={**later, "Cache-Control": "no-store"},
    )


class Declared(ReceiveRoutePlugin):
    """Declares in the OpenAPI document that the answer of every route may be a problem."""

    def receive_route(self, route: BaseRoute) -> None:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**(handler.responses or {}), **_DECLARED}


# ----- whatever may be raised in a handler


def refused(request: Asking, error: Refused) -> Response[bytes]:
    return answer(request, *_for_all(error))


def told(error: Refused, accept_language: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """The same without the framework: status, headers and body."""
    refusal, status = _for_all(error)
    found = problem(refusal, language_of(accept_language.decode("latin-1")), status=status)
    later = [(b"retry-after", b"2")] if found.status == UNAVAILABLE else []
    return found.status, [*HEADERS, *later], msgspec.json.encode(found)


def _for_all(error: Refused) -> tuple[Refusal, int | None]:
    """The refusal that anybody may read. What a database says, and where it is, goes only into the log."""
    refusal = error.refusal
    if not isinstance(error, Unavailable) and refusal.article != STORE_BUSY.article:
        return refusal, None
    _LOG.error("unavailable", code=refusal.code, said=refusal.said_in(Language.EN))
    known = {STORE_BUSY.code, STORE_UNREACHABLE.code, ENTROPY_FAILED.code}
    return refusal if refusal.code in known else FAILED(), UNAVAILABLE


def misunderstood(request: Asking, error: HTTPException) -> Response[bytes]:
    """The problem for a request that the framework could not understand."""
    if error.status_code == _TOO_LARGE:
        return answer(request, TOO_LARGE(most=request.app.request_max_body_size), status=error.status_code)
    if isinstance(error, NotFoundException | MethodNotAllowedException):
        reason = NOT_FOUND if isinstance(error, NotFoundException) else NOT_ALLOWED
        response = answer(request, reason(), status=error.status_code)
        response.headers.update(error.headers or {})  # for example `Allow`
        return response
    if error.detail == _GONE:
        return answer(request, BAD_REQUEST(problem="JSON"))
    if error.status_code >= _SERVER:
        return failed(request, error)
    return answer(request, BAD_REQUEST(problem=_said(error)), status=error.status_code)


def unreadable(request: Asking, _error: Exception) -> Response[bytes]:
    """The problem for JSON that is nested too deeply or not UTF-8: the framework has no error for it."""
    return answer(request, BAD_REQUEST(problem="JSON"))


def _said(error: HTTPException) -> str:
    """The fields that were wrong and why, as far as the framework says it."""
    extra = error.extra if isinstance(error, ValidationException | ClientException) else None
    if isinstance(extra, list):
        found = [f"{each.get('key', '')} {each.get('message', '')}".strip() for each in extra if isinstance(each, dict)]
        return "; ".join(found)[:300] or "JSON"
    return (error.detail or "JSON")[:300]


def failed(request: Asking, error: Exception) -> Response[bytes]:
    _LOG.error("failed", route=request.scope.get("path_template", ""), method=request.method, exc_info=error)
    return answer(request, FAILED())
