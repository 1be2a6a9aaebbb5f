"""One request over HTTP and its answer, on their way through the server.

The middleware makes one for each request, so that the headers are read into a dictionary once, and so that every answer
gets the headers that all answers have, whoever gives it.
"""

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any, Final

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = Sequence[tuple[bytes, bytes]]

WHOLE_ANSWER: Final = "ventuno.whole_answer"  # an extension of ASGI that our connection offers


class Exchange:
    __slots__ = ("_added", "_send", "_with_content", "headers", "receive", "scope", "status")

    def __init__(self, scope: Scope, receive: Receive, send: Send, added: Headers) -> None:
        self._with_content = scope["method"] != "HEAD"  # is answered like GET, without the content
        self._send = send
        self._added = added  # to the headers of the answer
        self.scope = scope if self._with_content else {**scope, "method": "GET"}
        self.headers: dict[bytes, bytes] = dict(scope["headers"])  # of the request; of those with one name, the last
        self.receive = receive
        self.status = 0  # of the answer; 0: it has not begun

    async def send(self, message: Message) -> None:
        """A part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *self._added]
        elif not self._with_content:
            message["body"] = b""
        await self._send(message)

    async def answer(self, status: int, headers: Headers, content: bytes) -> None:
        """The whole answer. The headers are ours: nothing that somebody else has written is in them."""
        self.status = status
        all_headers = [*headers, (b"content-length", b"%d" % len(content)), *self._added]
        body = content if self._with_content else b""
        offered = self.scope.get("extensions", {}).get(WHOLE_ANSWER)
        if offered is None or not offered["send"](status, all_headers, body):
            await self._send({"type": "http.response.start", "status": status, "headers": all_headers})
            await self._send({"type": "http.response.body", "body": body})
