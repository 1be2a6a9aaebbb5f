"""The short way of a move, and of the start of a play: the requests that come a thousand times a second.

One that is in order in every respect is answered here, without the framework, which would take longer over it than the
house does. Whatever is the least bit odd goes the ordinary way, untouched, and is answered there; both ways end in
`routes.plays.moved`, and a test sees to it that they answer alike.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from ventuno.desk import KEY_CHARACTERS_MAX
from ventuno.desk.requests import Move, StartPlay
from ventuno.rules.refusals import Refused
from ventuno.server import problems, wire
from ventuno.server.front import Front
from ventuno.server.gate import Application, Message, Receive, Scope, Send
from ventuno.server.routes import plays
from ventuno.store.errors import Unavailable

_BEFORE: Final = "/api/v1/plays/"
_NAME_MAX: Final = 64
_ENCODER: Final = msgspec.json.Encoder()
_ANSWER: Final = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


Asked = tuple[str, str]  # what for, and in which play
Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


def _move(play: str, body: bytes, decoder: msgspec.json.Decoder[wire.MakeMove]) -> Move:
    data = decoder.decode(body)
    return Move(play=play, sequence=data.sequence, move=data.move)


def _start(play: str, body: bytes, decoder: msgspec.json.Decoder[wire.StartPlay]) -> StartPlay:
    data = decoder.decode(body)
    return plays.start_of(play, data)


_REQUESTS: Final[dict[str, Callable[[str, bytes], Move | StartPlay]]] = {
    "moves": partial(_move, decoder=msgspec.json.Decoder(wire.MakeMove)),
    "start": partial(_start, decoder=msgspec.json.Decoder(wire.StartPlay)),
}


class Express:
    def __init__(self, inside: Application, front: Callable[[], Front]) -> None:
        self._inside = inside
        self._front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = _asked(scope)
        if asked is None:
            await self._inside(scope, receive, send)
            return
        first = await receive()
        answer = await self._answer(scope, asked, first)
        if answer is None:
            await self._inside(scope, _again(first, receive), send)
            return
        scope["path_template"] = f"{_BEFORE}{{play}}/{asked[0]}"
        status, headers, body = answer
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, scope: Scope, asked: Asked, first: Message) -> Answer | None:
        """Nothing where the request is not in order."""
        front, headers, (kind, play) = self._front(), dict(scope["headers"]), asked
        key = headers.get(b"idempotency-key")
        if not key or len(key) > KEY_CHARACTERS_MAX or first.get("more_body"):
            return None
        try:
            visit = await front.visits.of(_cookie(headers, front.cookie))
            if visit is None or not visit.sent_by(headers.get(b"x-csrf-token", b"").decode("latin-1")):
                return None
            request = _REQUESTS[kind](play, first["body"])
            moved = await front.desk.do(request, player=visit.player, key=key.decode("ascii"))
            return 200, _ANSWER, _ENCODER.encode(await plays.moved(moved, visit, front))
        except (Unavailable, msgspec.MsgspecError, UnicodeDecodeError, KeyError, RecursionError):
            return None
        except Refused as refused:
            language = problems.language_of(headers.get(b"accept-language", b"").decode("latin-1"))
            status, body = problems.encoded(refused.refusal, language)
            return None if status == problems.UNAVAILABLE else (status, problems.HEADERS, body)


def _asked(scope: Scope) -> Asked | None:
    """What is to be done in which play, if it is one of these."""
    path: str = scope.get("path", "")
    if not path.startswith(_BEFORE) or scope["method"] != "POST":
        return None
    play, _, kind = path[len(_BEFORE) :].partition("/")
    return (kind, play) if kind in _REQUESTS and 0 < len(play) <= _NAME_MAX else None


def _cookie(headers: dict[bytes, bytes], name: str) -> str | None:
    """Where it is the only one; a browser with more of them goes the ordinary way."""
    found, _, value = headers.get(b"cookie", b"").partition(b"=")
    return value.decode("latin-1") if found == name.encode() and b";" not in value else None


def _again(first: Message, receive: Receive) -> Receive:
    """The first message once more, then the others."""
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
