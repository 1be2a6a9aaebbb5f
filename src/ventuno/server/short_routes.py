"""Short routes: endpoints that are asked a thousand times a second, answered without the framework.

The framework takes longer to read such a request than the house takes to answer it. A short route is declared like any
other handler, so that it is in the OpenAPI document. But every request to it is answered here: path, key, content and
session are read in the simplest way, and the handler is called with them.

    @short_post("/plays/{play:str}/moves", body=wire.MakeMoveBody)
    async def move(play: Named, data: JSONBody[wire.MakeMoveBody], key: Key, session: OfPlayer, …) -> wire.Moved

A short route is for logged-in players. It has the name of a play in its path, a JSON body and an idempotency key.
"""

from collections.abc import Awaitable, Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler

from ventuno.desk.idempotency import KEY_CHARACTERS_MAX
from ventuno.rules.refusals import Refused
from ventuno.server import problems
from ventuno.server.context import Context
from ventuno.server.middleware import Application, Receive, Scope, Send
from ventuno.server.refusals import BAD_REQUEST, NOT_LOGGED_IN, TOO_LARGE, WRONG_TOKEN
from ventuno.server.sessions import PlayerSession

NAME_CHARACTERS_MAX: Final = 64
_NAME: Final = "{play:str}"
_BODY: Final = "body_of_short_route"
_ENCODER: Final = msgspec.json.Encoder()
_HEADERS: Final = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]

Headers = dict[bytes, bytes]
Handler = Callable[[str, msgspec.Struct, str, PlayerSession, Context], Awaitable[msgspec.Struct]]


def short_post(path: str, *, body: type[msgspec.Struct]) -> Callable[[Callable[..., Any]], HTTPRouteHandler]:
    """Declares a short route."""
    return post(path, status_code=200, opt={_BODY: body})


class ShortRoute:
    def __init__(self, handler: HTTPRouteHandler, template: str) -> None:
        self.template = template
        self.handle: Handler = handler.fn
        self.body = msgspec.json.Decoder(handler.opt[_BODY])


class ShortRoutes:
    """Stands in front of the framework: answers requests to short routes, and passes on all others."""

    def __init__(
        self, inside: Application, handlers: Iterable[object], prefix: str, context: Callable[[], Context]
    ) -> None:
        self._inside = inside
        self._context = context
        self._before = ""  # the part of the path before the name of a play; the same for all
        self._routes: dict[str, ShortRoute] = {}  # by the part of the path after the name
        for handler in handlers:
            if isinstance(handler, HTTPRouteHandler) and _BODY in handler.opt:
                (path,) = handler.paths
                before, _, after = f"{prefix}{path}".partition(_NAME)
                assert self._before in {"", before}
                self._before, self._routes[after] = before, ShortRoute(handler, f"{before}{{play}}{after}")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        route = None
        if path.startswith(self._before) and scope["method"] == "POST":
            play, slash, after = path[len(self._before) :].partition("/")
            route = self._routes.get(f"{slash}{after}") if play else None
        if route is None:
            await self._inside(scope, receive, send)
            return
        scope["path_template"] = route.template
        headers: Headers = dict(scope["headers"])
        context, status, answer_headers = self._context(), 200, _HEADERS
        try:
            answer = await self._answer(route, play, scope, headers, await _content(receive, context))
        except Refused as refused:
            status, answer_headers, answer = problems.told(refused, headers.get(b"accept-language", b""))
        length = (b"content-length", str(len(answer)).encode())
        await send({"type": "http.response.start", "status": status, "headers": [*answer_headers, length]})
        await send({"type": "http.response.body", "body": answer})

    async def _answer(self, route: ShortRoute, play: str, scope: Scope, headers: Headers, content: bytes) -> bytes:
        if len(play) > NAME_CHARACTERS_MAX:
            raise Refused(BAD_REQUEST(problem=f"play: at most {NAME_CHARACTERS_MAX} characters"))
        key = headers.get(b"idempotency-key", b"").decode("latin-1")
        if not 0 < len(key) <= KEY_CHARACTERS_MAX:
            raise Refused(BAD_REQUEST(problem=f"Idempotency-Key: 1 to {KEY_CHARACTERS_MAX} characters"))
        try:
            data: msgspec.Struct = route.body.decode(content)
        except msgspec.ValidationError as error:
            raise Refused(BAD_REQUEST(problem=error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refused(BAD_REQUEST(problem="JSON")) from None
        context = self._context()
        session = await context.sessions.of(_cookie(scope, context.cookie))
        if session is None:
            raise Refused(NOT_LOGGED_IN())
        if not session.sent_by(headers.get(b"x-csrf-token", b"").decode("latin-1")):
            raise Refused(WRONG_TOKEN())
        return _ENCODER.encode(await route.handle(play, data, key, session, context))


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


def _cookie(scope: Scope, name: str) -> str | None:
    """The cookie of that name. Our own pages send only one cookie, which needs no parser."""
    sent = b"; ".join(value for header, value in scope["headers"] if header == b"cookie")
    found, _, value = sent.partition(b"=")
    if found == name.encode() and b";" not in value:
        return value.decode("latin-1")
    try:
        cookies = SimpleCookie(sent.decode("latin-1"))
    except CookieError:
        return None
    return cookies[name].value if name in cookies else None
