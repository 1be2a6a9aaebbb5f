"""Short routes: endpoints that are asked a thousand times a second, answered without the framework.

The framework takes longer to read such a request than the house takes to answer it. A short route is declared like any
other handler, so that it is in the OpenAPI document. But every request to it is answered here: path, key, content and
session are read in the simplest way, and the handler is called with them.

    @short_post("/plays/{play:str}/moves", body=wire.MakeMoveBody)
    async def move(play: Named, data: JSONBody[wire.MakeMoveBody], key: Key, session: OfPlayer, …) -> wire.Moved

A short route is for logged-in players and has an idempotency key. Either it has the name of a play in its path and a
JSON body, or neither: then its handler gets only key, session and context.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler

from ventuno.desk.idempotency import KEY_CHARACTERS_MAX
from ventuno.rules.language import Language
from ventuno.rules.refusals import Refused
from ventuno.server.context import Context
from ventuno.server.http import problems
from ventuno.server.http.cookies import read_cookie
from ventuno.server.http.exchange import Application, Exchange, Headers, Receive, Scope
from ventuno.server.refusals import BAD_REQUEST, NOT_LOGGED_IN, TOO_LARGE, WRONG_TOKEN

NAME_CHARACTERS_MAX: Final = 64
_NAME: Final = "{play:str}"
_BODY: Final = "body_of_short_route"
_ENCODER: Final = msgspec.json.Encoder()
_HEADERS: Final[Headers] = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]

Handler = Callable[..., Awaitable[msgspec.Struct]]  # (play, body,) key, session, context (, language)


def short_post(path: str, *, body: type[msgspec.Struct] | None) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declares a short route."""
    return post(path, status_code=200, opt={_BODY: body})


class ShortRoute:
    def __init__(self, handler: HTTPRouteHandler, template: str) -> None:
        self.template = template
        self.handle: Handler = handler.fn
        body: type[msgspec.Struct] | None = handler.opt[_BODY]
        self.body = None if body is None else msgspec.json.Decoder(body)


class ShortRoutes:
    """Stands in front of the framework: answers requests to short routes, and passes on all others."""

    def __init__(
        self, inside: Application, handlers: Iterable[object], prefix: str, context: Callable[[], Context]
    ) -> None:
        self._inside = inside
        self._context = context
        self._before = ""  # the part of the path before the name of a play; the same for all
        self._routes: dict[str, ShortRoute] = {}  # by the part of the path after the name
        self._nameless: dict[str, ShortRoute] = {}  # by the whole path
        for handler in handlers:
            if isinstance(handler, HTTPRouteHandler) and _BODY in handler.opt:
                (path,) = handler.paths
                before, name, after = f"{prefix}{path}".partition(_NAME)
                if not name:
                    self._nameless[before] = ShortRoute(handler, before)
                    continue
                assert self._before in {"", before}
                self._before, self._routes[after] = before, ShortRoute(handler, f"{before}{{play}}{after}")

    async def __call__(self, exchange: Exchange) -> None:
        route, play = self._found(exchange.scope)
        if route is None:
            await self._inside(exchange.scope, exchange.receive, exchange.send)
            return
        exchange.scope["path_template"] = route.template
        status, headers = 200, _HEADERS
        try:
            answer = await _answer(route, play, exchange, self._context())
        except Refused as refused:
            status, headers, answer = problems.told(refused, exchange.headers.get(b"accept-language", b""))
        await exchange.answer(status, headers, answer)

    def _found(self, scope: Scope) -> tuple[ShortRoute | None, str]:
        """The short route that is asked for, and the name of the play in the path."""
        if scope.get("method") != "POST":
            return None, ""
        path: str = scope["path"]
        if not path.startswith(self._before):
            return self._nameless.get(path), ""
        play, slash, after = path[len(self._before) :].partition("/")
        return (self._routes.get(f"{slash}{after}") if play else None), play


async def _answer(route: ShortRoute, play: str, exchange: Exchange, context: Context) -> bytes:
    headers, content = exchange.headers, await _content(exchange.receive, context)
    if len(play) > NAME_CHARACTERS_MAX:
        raise Refused(BAD_REQUEST(problem=f"play: at most {NAME_CHARACTERS_MAX} characters"))
    key = headers.get(b"idempotency-key", b"").decode("latin-1")
    if not 0 < len(key) <= KEY_CHARACTERS_MAX:
        raise Refused(BAD_REQUEST(problem=f"Idempotency-Key: 1 to {KEY_CHARACTERS_MAX} characters"))
    given: tuple[object, ...] = ()
    try:
        if route.body is not None:
            given = play, route.body.decode(content)
    except msgspec.ValidationError as error:
        raise Refused(BAD_REQUEST(problem=error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(BAD_REQUEST(problem="JSON")) from None
    session = await context.sessions.of(read_cookie(exchange.scope["headers"], context.cookie))
    if session is None:
        raise Refused(NOT_LOGGED_IN())
    if not session.sent_by(headers.get(b"x-csrf-token", b"").decode("latin-1")):
        raise Refused(WRONG_TOKEN())
    await context.sessions.used(session)
    shown: tuple[Language, ...] = ()
    if given:  # only a play that is shown has sentences in it
        shown = (problems.language_of(headers.get(b"accept-language", b"").decode("latin-1")),)
    return _ENCODER.encode(await route.handle(*given, key, session, context, *shown))


async def _content(receive: Receive, context: Context) -> bytes:
    """The whole body, unless it is too long. If the client has gone, what has come so far: nobody reads the answer."""
    message = await receive()
    content: bytes = message.get("body", b"")
    while message.get("more_body", False):
        message = await receive()
        content += message.get("body", b"")
        if len(content) > context.settings.body_bytes:
            break
    if len(content) > context.settings.body_bytes:
        raise Refused(TOO_LARGE(most=context.settings.body_bytes))
    return content
