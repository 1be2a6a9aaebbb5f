"""Session cookies: how one is sent to a browser, and how one is read from a request without the framework."""

from collections.abc import Iterable

from litestar.datastructures import Cookie


def session_cookie(name: str, token: str, *, seconds: int, https: bool) -> Cookie:
    """The cookie: only for requests from this site, and not readable by scripts."""
    return Cookie(key=name, value=token, max_age=seconds, path="/", httponly=True, samesite="strict", secure=https)


def read_cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """The cookie of that name, among whatever else the browser sends."""
    wanted = name.encode()
    for header, cookies in headers:
        if header == b"cookie":
            for part in cookies.split(b";"):
                found, _, value = part.strip().partition(b"=")
                if found == wanted:
                    return value.decode("latin-1")
    return None
